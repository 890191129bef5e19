"""The printed components as tables: `components.toml` is the only place that has the numbers.

Machines and projects are counted from 0 in the order of that file; `MACHINE_IDS` and `PROJECT_IDS` are what is printed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from enum import IntEnum
from importlib.resources import files
from itertools import product
from typing import Any, Final

_DATA: Final[dict[str, Any]] = tomllib.loads((files(__package__) / "components.toml").read_text("utf-8"))
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_MACHINES: Final[list[dict[str, Any]]] = _DATA["machine"]
_PROJECTS: Final[list[dict[str, Any]]] = _DATA["project"]

NOTHING: Final = -1
"""No machine, no tile."""
HIDDEN: Final = -2
"""In views: a machine or a tile that the viewer cannot know."""

SEATS: Final = 2


class Stuff(IntEnum):
    """What is gained and paid; `WILD` is only printed, never held."""

    CHARCOALIUM = 0
    WOOD = 1
    COPPER = 2
    CRYSTAL = 3
    WILD = 4


STUFFS: Final = 4
RESOURCES: Final = (int(Stuff.WOOD), int(Stuff.COPPER), int(Stuff.CRYSTAL))


class Colour(IntEnum):
    BLUE = 0
    PURPLE = 1
    RED = 2
    YELLOW = 3


class Effect(IntEnum):
    """N6, in its order."""

    HARVEST_WOOD = 0
    HARVEST_COPPER = 1
    HARVEST_CRYSTAL = 2
    HARVEST_CHARCOALIUM = 3
    HARVEST_WILD = 4
    SCRAP_FROM_HAND = 5
    SCRAP_ONE_OF_LAST_THREE = 6
    SCRAP_ONE_OF_LAST_TWO = 7
    SCRAP_LAST = 8
    EXCHANGE = 9
    STEAL_CHARCOALIUM = 10
    STEAL_RESOURCE = 11
    RANSACK = 12
    SPOIL = 13
    DRAW_PROJECTS = 14
    COPY = 15


def _enum_name(word: str) -> str:
    return word.upper().replace("-", "_")


def _row(counts: dict[str, int], length: int = STUFFS) -> tuple[int, ...]:
    return tuple(counts.get(stuff.name.lower(), 0) for stuff in Stuff if stuff < length)


SUPPLY: Final = _row(_DATA["supply"])
HAND_SIZE: Final[int] = _SETUP["hand"]
ROW_OF_PROJECTS: Final[int] = _SETUP["projects_revealed"]
ROW_LENGTH: Final[int] = _SETUP["row_length"]
BOARD_SPACES: Final[int] = _SETUP["row_length"] * _SETUP["rows"]
WORKSHOP_LIMIT: Final[int] = _SETUP["workshop_limit"]
POINTS_TO_END: Final[int] = _SETUP["points_to_end"]
STARTING_STOCK: Final = (_row(_SETUP["first_player"]), _row(_SETUP["second_player"]))

MACHINE_IDS: Final = tuple(int(machine["id"]) for machine in _MACHINES)
KINDS: Final = len(_MACHINES)
COPIES: Final = tuple(int(machine["copies"]) for machine in _MACHINES)
MACHINES: Final = sum(COPIES)
POINTS: Final = tuple(int(machine["points"]) for machine in _MACHINES)
COLOUR: Final = tuple(int(Colour[_enum_name(machine["colour"])]) for machine in _MACHINES)
PRODUCES: Final = tuple(int(Stuff[_enum_name(machine["produces"])]) for machine in _MACHINES)
COST: Final = tuple(_row(machine["cost"]) for machine in _MACHINES)
EFFECT: Final = tuple(int(Effect[_enum_name(machine["effect"])]) for machine in _MACHINES)
FULL_DECK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))

PROJECT_IDS: Final = tuple(int(project["id"]) for project in _PROJECTS)
TILES: Final = len(_PROJECTS)
PROJECT_POINTS: Final = tuple(int(project["points"]) for project in _PROJECTS)


def requirement(tile: int) -> tuple[str, dict[str, int]]:
    """What a project asks for (N9.2), as its one printed key: colours, worth, identical or production."""
    project = _PROJECTS[tile]
    key = next(name for name in ("colours", "worth", "identical", "production") if name in project)
    wanted = project[key]
    return key, dict(wanted) if isinstance(wanted, dict) else {key: int(wanted)}


def machines_needed(tile: int) -> int:
    key, wanted = requirement(tile)
    return wanted["machines"] if key == "worth" else sum(wanted.values())


def machines_towards(tile: int, kinds: Sequence[int]) -> int:
    """How many of these machines a project can already use (N9.2): all it needs, where it is fulfilled."""
    key, wanted = requirement(tile)
    if key == "identical":
        return min(wanted[key], max(map(kinds.count, kinds), default=0))
    if key == "worth":
        return min(wanted["machines"], sum(POINTS[kind] == wanted["points"] for kind in kinds))
    if key == "colours":
        shown = [Colour(COLOUR[kind]).name for kind in kinds]
    else:
        shown = [Stuff(PRODUCES[kind]).name for kind in kinds]
    return sum(min(count, shown.count(name.upper())) for name, count in wanted.items())


def fulfils(tile: int, kinds: Sequence[int]) -> bool:
    """N9.2, N9.4: whether exactly these machines are what the project requires; wild counts for nothing else."""
    needed = machines_needed(tile)
    return len(kinds) == needed == machines_towards(tile, kinds)


def _tiles_fulfilled(kinds: tuple[int, ...]) -> int:
    return sum(1 << tile for tile in range(TILES) if fulfils(tile, kinds))


PAIR_TILES: Final = tuple(tuple(_tiles_fulfilled((first, second)) for second in range(KINDS)) for first in range(KINDS))
"""Projects that two machines fulfil, a bit each (bit n: tile n)."""


def _tiles_of_triples() -> tuple[tuple[tuple[int, ...], ...], ...]:
    wanted = [tile for tile in range(TILES) if machines_needed(tile) == 3]
    table = [[[0] * KINDS for _ in range(KINDS)] for _ in range(KINDS)]
    for first, second, third in product(range(KINDS), repeat=3):
        table[first][second][third] = sum(1 << tile for tile in wanted if fulfils(tile, (first, second, third)))
    return tuple(tuple(tuple(row) for row in plane) for plane in table)


TRIPLE_TILES: Final = _tiles_of_triples()
"""The same for three machines."""
ALL_COLOURS_TILES: Final = sum(
    1 << tile
    for tile in range(TILES)
    if requirement(tile) == ("colours", {colour.name.lower(): 1 for colour in Colour})
)
"""Projects that want one machine of each colour: the only ones that want four."""
assert all(machines_needed(tile) in (2, 3) or ALL_COLOURS_TILES >> tile & 1 for tile in range(TILES))
