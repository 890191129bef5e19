"""How far a player is towards a project (I9.4, I9.5), as far as a view knows."""

from __future__ import annotations

from typing import Final

from bricabrac.games.imaginarium.components import HIDDEN, Stuff
from bricabrac.games.imaginarium.contents import GENERATES_OF_CHOICE, RESOURCES
from bricabrac.games.imaginarium.projects import (
    CONDITION,
    HOW_MANY,
    OF_WHAT,
    Condition,
    all_machines,
    assistants_of,
    generated,
    machines_of_level,
    most_identical,
    slots_with_family,
)
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import machines_of_family, slots_taken

_FAMILIES: Final = 2
"""Of TWO_FAMILIES."""


def progress(view: State, seat: int, project: int) -> tuple[int, int]:
    """(what there is, what is needed): equal where the condition is met; HIDDEN where only the player knows."""
    condition, many, what = CONDITION[project], HOW_MANY[project], OF_WHAT[project]
    match condition:
        case Condition.TWO_FAMILIES:
            return sum(machines_of_family(view, seat, family) > 0 for family in (many, what)), _FAMILIES
        case Condition.GENERATES_EACH:
            return max(sum(amount >= many for amount in made) for made in _ways(view, seat)), len(RESOURCES)
        case Condition.GENERATES:
            return max(_of_kinds(made, many, what) for made in _ways(view, seat)), many
        case Condition.GENERATES_IDENTICAL:
            there = max(max(made) for made in _ways(view, seat))
        case Condition.CHARCOALIUM:
            there = view.stock[seat][Stuff.CHARCOALIUM]
        case Condition.LEVEL:
            there = machines_of_level(view, seat, what)
        case Condition.FAMILY:
            there = machines_of_family(view, seat, what)
        case Condition.FAMILY_SLOTS:
            there = slots_with_family(view, seat, what)
        case Condition.MACHINES:
            there = all_machines(view, seat)
        case Condition.IDENTICAL_COMBINED:
            there = most_identical(view, seat)
        case _:
            there = assistants_of(view, seat)
    return HIDDEN if there == HIDDEN else min(there, many), many


def _ways(view: State, seat: int) -> list[tuple[int, ...]]:
    """What the workshop can generate: one for each way in which machines that leave the choice can be used."""
    choices = sum(GENERATES_OF_CHOICE[content] > 0 for content in view.slots[seat][: slots_taken(view, seat)])
    ways = range(len(RESOURCES) ** choices)
    return [tuple(generated(view, seat, way, resource) for resource in RESOURCES) for way in ways]


def _of_kinds(made: tuple[int, ...], many: int, kinds: int) -> int:
    """Of too few kinds they are never enough."""
    enough = sum(amount > 0 for amount in made) >= kinds
    return min(sum(made), many if enough else many - 1)
