"""The recorded games of Imaginarium that tests change, and what is then found in them."""

from __future__ import annotations

import copy
import gzip
import json
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bricabrac.oracles.imaginarium import check
from bricabrac.oracles.report import BadTrace, Report

SAMPLE = Path(__file__).with_name("imaginarium-sample.jsonl.gz")
GAMES, DECISIONS = 6, 2554

Json = dict[str, Any]


@cache
def recorded_games() -> list[list[Json]]:
    games: list[list[Json]] = []
    for text in gzip.decompress(SAMPLE.read_bytes()).decode().splitlines():
        line = json.loads(text)
        if line["k"] == "init":
            games.append([])
        games[-1].append(line)
    return games


def game(number: int) -> list[Json]:
    """A copy, to be changed."""
    return copy.deepcopy(recorded_games()[number])


def checked(lines: list[Json]) -> Report:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        path.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
        return check(path)


def places_of_faults(lines: list[Json]) -> list[int]:
    """The numbers of the lines that are found fault with."""
    try:
        first = checked(lines).first
    except BadTrace as refusal:
        first = [str(refusal)]
    return [int(found) for words in first for found in re.findall(r"(?:jsonl:|line )(\d+)", words)[:1]]
