"""Recorded games put before the checker: whole ones in a file, those from positions without their deal."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bricabrac.games.nicodemus.components import FULL_DECK, MACHINE_IDS, PROJECT_IDS, SUPPLY, Stuff
from bricabrac.games.nicodemus.state import State
from bricabrac.oracles.nicodemus import check, check_play
from bricabrac.oracles.report import Line, Report
from tests.games.nicodemus.positions import position
from tests.oracles.recorder import Json, Recorder

READ_OTHERWISE = (22, 23, 24, 41, 42)
"""Machines of whose effects there is another reading."""


def checked(games: Sequence[Recorder | list[Json]]) -> Report:
    """Whole games, in one file."""
    lines = [line for game in games for line in (game.lines if isinstance(game, Recorder) else game)]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        path.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
        return check(path)


def checked_from_position(game: Recorder) -> Report:
    report = Report()
    lines = json.loads(json.dumps(game.lines))
    check_play([Line(Path("position.jsonl"), number, line) for number, line in enumerate(lines, 1)], report)
    return report


def by_clause(report: Report) -> Counter[str]:
    """The known differences, by the numbers of their clauses."""
    return Counter({reason.split()[0]: count for reason, count in report.known.items()})


def tight_position(luck: Random) -> State:
    """Late in a game, with little left of everything: here the readings of the rules differ most often."""
    machines = [MACHINE_IDS[kind] for kind in luck.sample(FULL_DECK, len(FULL_DECK))]
    machines.sort(key=lambda machine: machine in READ_OTHERWISE and luck.random() < 0.5)  # the last are on the table
    board = [(machines.pop(), luck.choice((0, 0, 1))) for _ in range(luck.randint(1, 8))]
    hands, workshops = [[[machines.pop() for _ in range(luck.randint(*r))] for _ in (0, 1)] for r in ((1, 5), (0, 3))]
    stocks: list[dict[str, int]] = [{}, {}]
    for stuff, supply in enumerate(SUPPLY):
        left = supply - (sum(fee for _, fee in board) if stuff == Stuff.CHARCOALIUM else 0)
        mine = luck.randint(0, left)
        stocks[0][Stuff(stuff).name.lower()] = mine
        stocks[1][Stuff(stuff).name.lower()] = luck.choice((0, left - mine))
    tiles = luck.sample(PROJECT_IDS, len(PROJECT_IDS))
    return position(
        board=board,
        hand=hands[0],
        other_hand=luck.choice((hands[1], hands[1], hands[1], [])),
        workshop=workshops[0],
        other_workshop=workshops[1],
        stock=stocks[0],
        other_stock=stocks[1],
        row=tiles[:6],
        pile=tiles[6 : 6 + luck.randint(0, 2)],
        deck=machines[: luck.randint(0, 6)],
    )
