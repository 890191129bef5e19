"""What a check of recorded games found."""

from __future__ import annotations

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TextIO

SHOWN: Final = 20


class BadTrace(ValueError):
    """A file that is not a recording of this form, with the place."""


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    differences: int = 0
    known: Counter[str] = field(default_factory=Counter)
    first: list[str] = field(default_factory=list)
    """The first differences, in words."""

    def differ(self, place: str, words: str) -> None:
        self.differences += 1
        if len(self.first) < SHOWN:
            self.first.append(f"{place}: {words}")

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.differences += other.differences
        self.known += other.known
        self.first = (self.first + other.first)[:SHOWN]

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "differences": self.differences,
            "known": dict(sorted(self.known.items())),
            "first_differences": self.first,
        }


def _opened(path: Path) -> TextIO:
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8")
    return path.open(encoding="utf-8")


def read_lines(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The JSON objects of a recording, packed or not, with the numbers of their lines."""
    number = 0
    try:
        with _opened(path) as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    value = json.loads(line)
                    if not isinstance(value, dict):
                        raise BadTrace(f"{path}, line {number}: not a JSON object")
                    yield number, value
    except BadTrace:
        raise
    except json.JSONDecodeError as error:
        raise BadTrace(f"{path}, line {number}: not JSON ({error.msg} at column {error.colno})") from error
    except EOFError as error:
        raise BadTrace(f"{path}, after line {number}: the file is cut off") from error
    except (OSError, UnicodeDecodeError, zlib.error) as error:
        raise BadTrace(f"{path}, after line {number}: {error}") from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, brackets within brackets
        raise BadTrace(f"{path}, line {number}: {error}") from error
