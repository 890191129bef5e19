"""The printed components as tables: `components.toml` is the only place that has the numbers.

Machines, assistants, projects and workshops are counted from 0 in the order of that file.
"""

from __future__ import annotations

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Any, Final

_DATA: Final[dict[str, Any]] = tomllib.loads((files(__package__) / "components.toml").read_text("utf-8"))
_MACHINES: Final[list[dict[str, Any]]] = _DATA["machine"]
_ASSISTANTS: Final[list[dict[str, Any]]] = _DATA["assistant"]
_PROJECTS: Final[list[dict[str, Any]]] = _DATA["project"]
_WORKSHOPS: Final[list[dict[str, Any]]] = _DATA["workshop"]

NOTHING: Final = -1
"""No machine, no piece, no project."""
HIDDEN: Final = -2
"""In views: what the viewer cannot know."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5


class Stuff(IntEnum):
    """What is gained and spent."""

    CHARCOALIUM = 0
    WOOD = 1
    COPPER = 2
    CRYSTAL = 3
    POINT = 4


STUFFS: Final = len(Stuff)


class Family(IntEnum):
    PRODUCTION = 0
    TRANSFORMATION = 1
    ATTACK = 2
    DEFENCE = 3
    SPECIAL = 4


class Action(IntEnum):
    """The dial, in its order (I5.6)."""

    RECRUIT = 0
    EXTRACT = 1
    REPAIR = 2
    TRADE = 3
    DISMANTLE = 4
    REORGANISE = 5


assert [action.name.lower() for action in Action] == _DATA["dial"]["actions"]

_STUFF_WORDS: Final = {stuff.name.lower(): stuff for stuff in Stuff} | {"victory_point": Stuff.POINT}


def amounts(printed: dict[str, int]) -> tuple[int, ...]:
    """By stuff."""
    counts = {_STUFF_WORDS[word]: count for word, count in printed.items()}
    return tuple(counts.get(stuff, 0) for stuff in Stuff)


SERIALS: Final = tuple(str(machine["serial"]) for machine in _MACHINES)
KINDS: Final = len(SERIALS)
KIND_OF: Final = {serial: kind for kind, serial in enumerate(SERIALS)}
LEVEL: Final = tuple(int(machine["level"]) for machine in _MACHINES)
COPIES: Final = tuple(int(machine["copies"]) for machine in _MACHINES)
MACHINES: Final = sum(COPIES)
COST: Final = tuple(amounts(machine["repair"]) for machine in _MACHINES)
FAMILY: Final = tuple("PTADS".index(serial[0]) for serial in SERIALS)
INSTANT: Final = tuple(int(machine.get("instant", False)) for machine in _MACHINES)
DISMANTLABLE: Final = tuple(int(machine.get("dismantle", True)) for machine in _MACHINES)

_NONE: Final = (NOTHING, 0)
_STEALS: Final = tuple(
    next(((int(_STUFF_WORDS[word]), int(count)) for word, count in machine.get("steals", {}).items()), _NONE)
    for machine in _MACHINES
)
STEALS_STUFF: Final = tuple(stuff for stuff, _ in _STEALS)
STEALS_AMOUNT: Final = tuple(amount for _, amount in _STEALS)
DISABLING: Final = 1 << STUFFS
"""Among what is protected from (a bit for each stuff): A6."""
PROTECTS: Final = tuple(
    sum(DISABLING if word == "disable-slot" else 1 << _STUFF_WORDS[word] for word in machine.get("protects", []))
    for machine in _MACHINES
)


def _with_effect(effect: str) -> int:
    return next(kind for kind, machine in enumerate(_MACHINES) if machine.get("effect") == effect)


CANCELLER: Final = _with_effect("cancel-project")
DISABLER: Final = _with_effect("disable-slot")
RECYCLER: Final = _with_effect("recycle")

POINTS_TO_END: Final[int] = _DATA["points_to_end"]
WORKSHOP_SLOTS: Final[int] = _DATA["workshop_slots"]
MOST_ASSISTANTS: Final[int] = _DATA["assistants_max"]
ASSISTANT_ROW: Final[int] = _DATA["assistants_revealed"]
EXTRACTED: Final[int] = _DATA["extract_action"]
MAJORITY_POINTS: Final[int] = _DATA["majority_points"]
OFFICE_SIZE: Final = tuple(int(_DATA["projects_revealed"].get(str(seats), 0)) for seats in range(MOST_SEATS + 1))
MOST_OFFICE: Final = max(OFFICE_SIZE)
BASE_COST: Final = tuple(int(cost) for cost in _DATA["conveyor"]["base_cost"])
CONVEYOR: Final = len(BASE_COST)
EXTRACTORS: Final = tuple(int(shown) for shown in _DATA["conveyor"]["extractors"])
SPACES: Final = CONVEYOR + len(EXTRACTORS)
TRANSACTIONS: Final[int] = _DATA["market"]["transactions"]
MARKET: Final = (0, *(int(_DATA["market"][stuff.name.lower()]) for stuff in (Stuff.WOOD, Stuff.COPPER, Stuff.CRYSTAL)))
POINT_PRICE: Final[int] = _DATA["market"]["victory_point"]
PRICE_UNIT: Final[int] = _DATA["resources_for_charcoalium"]
"""Resources for each charcoalium that is missing (I5.5)."""
MOST_PAID: Final = PRICE_UNIT * (max(LEVEL) + max(BASE_COST))


class Assistant(IntEnum):
    """I11, in its order, counted from 0."""

    FREE_ACTIONS = 0
    COAL_FROM_THE_CRUSHER = 1
    REPAIR_AND_DISMANTLE_TWICE = 2
    PROJECT_BONUS = 3
    BASE_COST_ONLY = 4
    TWO_MORE_SLOTS = 5
    BUY_FROM_THE_DECK = 6
    SECRET_PROJECTS = 7
    CHEAP_POINTS = 8
    FIVE_TRANSACTIONS = 9
    EFFECT_TWICE = 10
    BORROW_A_MACHINE = 11
    MAJORITY_BONUS = 12


ASSISTANTS: Final = len(Assistant)
assert [each["effect"] for each in _ASSISTANTS] == [each.name.lower().replace("_", "-") for each in Assistant]
assert [each["number"] for each in _ASSISTANTS] == list(range(1, ASSISTANTS + 1))
ASSISTANT_COST: Final = tuple(int(assistant["cost"]) for assistant in _ASSISTANTS)
ACTION_TIMES: Final[int] = _ASSISTANTS[Assistant.REPAIR_AND_DISMANTLE_TWICE]["times"]
PROJECT_BONUS: Final[int] = _ASSISTANTS[Assistant.PROJECT_BONUS]["points"]
MORE_SLOTS: Final[int] = _ASSISTANTS[Assistant.TWO_MORE_SLOTS]["slots"]
TOP_CARD_PRICE: Final[int] = _ASSISTANTS[Assistant.BUY_FROM_THE_DECK]["price"]
SECRET_PROJECTS: Final[int] = _ASSISTANTS[Assistant.SECRET_PROJECTS]["projects"]
CHEAP_POINT_PRICE: Final[int] = _ASSISTANTS[Assistant.CHEAP_POINTS]["price"]
MORE_TRANSACTIONS: Final[int] = _ASSISTANTS[Assistant.FIVE_TRANSACTIONS]["transactions"]
EFFECT_TIMES: Final[int] = _ASSISTANTS[Assistant.EFFECT_TWICE]["times"]
MORE_MAJORITY_POINTS: Final[int] = _ASSISTANTS[Assistant.MAJORITY_BONUS]["points"]
MOST_SLOTS: Final = WORKSHOP_SLOTS + MORE_SLOTS

DISMANTLED: Final = tuple(tuple(_DATA["dismantled_times_cost"] * amount for amount in cost) for cost in COST)
"""What a repaired machine gives, by stuff, when it is dismantled for resources (I7.4)."""

PROJECTS: Final = len(_PROJECTS)
LATER_VALIDATION: Final[int] = _DATA["later_validation"]
assert [each["number"] for each in _PROJECTS] == list(range(1, PROJECTS + 1))
PROJECT_POINTS: Final = tuple(int(project["points"]) for project in _PROJECTS)

WORKSHOPS: Final = len(_WORKSHOPS)
assert [each["number"] for each in _WORKSHOPS] == list(range(1, WORKSHOPS + 1))
STARTING_STOCK: Final = tuple(
    amounts({word: workshop[word] for word in ("charcoalium", "wood", "copper", "crystal")}) for workshop in _WORKSHOPS
)
STARTING_MACHINES: Final = tuple(tuple(KIND_OF[serial] for serial in workshop["machines"]) for workshop in _WORKSHOPS)
HOUSE_WORKSHOPS: Final = tuple(int("house" in workshop["source"].values()) for workshop in _WORKSHOPS)
"""Workshops of which some number is our own guess, and is shown as such."""


def project_printed(project: int) -> dict[str, Any]:
    return _PROJECTS[project]


def machine_printed(kind: int) -> dict[str, Any]:
    return _MACHINES[kind]
