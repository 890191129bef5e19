"""Repairs that may complete projects, for the tests of N9: what each tile shows, and what is offered and used."""

from __future__ import annotations

from itertools import permutations

from bricabrac.games.nicodemus.components import MACHINE_IDS, NOTHING, PROJECT_IDS
from tests.games.nicodemus.positions import Table, table
from tests.games.nicodemus.repairing import RICH

BLUE, PURPLE, RED, YELLOW = {11, 12, 13, 14, 15}, {21, 22, 23, 24, 25}, {31, 32, 33, 34}, {41, 42}
ONE_POINT, TWO_POINTS, THREE_POINTS = {11, 12, 21, 22, 31}, {13, 14, 23, 24, 32}, {15, 25, 33, 34, 41, 42}
WOOD, COPPER, CRYSTAL, CHARCOALIUM, WILD = {11, 24, 34, 41}, {13, 23, 32}, {14, 22, 31}, {12, 25, 33, 42}, {15, 21}

REQUIRED: dict[int, tuple[set[int], ...]] = {
    10: (BLUE, PURPLE, RED, YELLOW),
    11: (BLUE, BLUE),
    12: (PURPLE, PURPLE),
    13: (RED, RED),
    14: (YELLOW, YELLOW),
    21: (ONE_POINT, ONE_POINT),
    22: (TWO_POINTS, TWO_POINTS),
    23: (THREE_POINTS, THREE_POINTS),
    31: (CHARCOALIUM, WOOD),
    32: (CHARCOALIUM, COPPER),
    33: (CHARCOALIUM, CRYSTAL),
    34: (CHARCOALIUM, CHARCOALIUM),
    35: (WOOD, WOOD),
    36: (COPPER, COPPER),
    37: (CRYSTAL, CRYSTAL),
    38: (WOOD, COPPER, CRYSTAL),
}
"""What each tile shows, read off the tiles: a set of machines for each machine it wants; 20 wants two equal ones."""


def fulfils(project: int, machines: tuple[int, ...]) -> bool:
    """Whether exactly these machines are what the tile shows."""
    if project == 20:
        return len(machines) == 2 and machines[0] == machines[1]
    wanted = REQUIRED[project]
    return len(machines) == len(wanted) and any(
        all(machine in each for machine, each in zip(order, wanted, strict=True)) for order in permutations(machines)
    )


def repaired(newest: int, **words: object) -> Table:
    """The machine is repaired, from a bric-a-brac of which it is the last; whatever the wilds pay."""
    played = table(**{"board": [newest], "stock": RICH, **words})
    number = played.numbers("repair", machine=newest)[0]
    played.state, played.events = played.game.play(played.state, number)
    return played


def offered(played: Table) -> frozenset[int]:
    """The projects that can be completed."""
    if played.asked != "projects":
        return frozenset()
    decision = played.decision
    assert decision is not None
    numbers = [option.data["project"] for option in decision.options if option.kind == "complete"]
    return frozenset(number for number in numbers if isinstance(number, int))


def used(played: Table, seat: int = 0) -> list[int]:
    """The machines that a player has set aside for projects."""
    return [MACHINE_IDS[kind] for kind, count in enumerate(played.state.gone[seat]) for _ in range(count)]


def row(played: Table) -> list[int]:
    return [0 if tile == NOTHING else PROJECT_IDS[tile] for tile in played.state.row]
