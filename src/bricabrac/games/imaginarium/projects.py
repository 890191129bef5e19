"""Projects (I9, I11.8): their conditions, and who validates them."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import (
    FAMILY,
    KINDS,
    LATER_VALIDATION,
    LEVEL,
    MOST_OFFICE,
    MOST_SEATS,
    NOTHING,
    PROJECT_BONUS,
    PROJECT_POINTS,
    PROJECTS,
    SECRET_PROJECTS,
    Assistant,
    Family,
    Stuff,
    project_printed,
)
from bricabrac.games.imaginarium.contents import (
    GENERATES,
    GENERATES_OF_CHOICE,
    IDENTICAL,
    MACHINES_IN,
    RESOURCES,
    SIZE,
)
from bricabrac.games.imaginarium.state import Place, State
from bricabrac.games.imaginarium.workshop import has, machines_of, machines_of_family, slots_taken


class Condition(IntEnum):
    """What kinds of conditions there are (I9.4, I9.5)."""

    LEVEL = 0
    FAMILY = 1
    FAMILY_SLOTS = 2
    TWO_FAMILIES = 3
    MACHINES = 4
    IDENTICAL_COMBINED = 5
    GENERATES_IDENTICAL = 6
    GENERATES = 7
    GENERATES_EACH = 8
    CHARCOALIUM = 9
    ASSISTANTS = 10


def _condition(project: int) -> tuple[int, int, int]:
    """(condition, how many, of what)"""
    printed = project_printed(project)
    if "families" in printed:
        first, second = printed["families"]
        assert set(printed["families"].values()) == {1}
        return Condition.TWO_FAMILIES, Family[first.upper()], Family[second.upper()]
    if "family" in printed:
        kind = Condition.FAMILY_SLOTS if "slots" in printed else Condition.FAMILY
        assert printed.get("slots", printed["machines"]) == printed["machines"]
        return kind, printed["machines"], Family[printed["family"].upper()]
    if "level" in printed:
        return Condition.LEVEL, printed["machines"], printed["level"]
    if "generates" in printed:
        return Condition.GENERATES, printed["generates"], printed["kinds"]
    for condition in Condition:
        if condition.name.lower() in printed:
            return condition, printed[condition.name.lower()], 0
    raise ValueError(f"project {project + 1}: a condition that no rule knows")


_CONDITIONS: Final = tuple(_condition(project) for project in range(PROJECTS))
CONDITION: Final = tuple(int(condition) for condition, _, _ in _CONDITIONS)
HOW_MANY: Final = tuple(int(many) for _, many, _ in _CONDITIONS)
OF_WHAT: Final = tuple(int(what) for _, _, what in _CONDITIONS)
HOLDS_FAMILY: Final = tuple(
    tuple(sum(FAMILY[kind] == family for kind in machines) for family in Family) for machines in MACHINES_IN
)


@rule
def is_met(state: State, seat: int, project: int) -> bool:
    condition = CONDITION[project]
    many = HOW_MANY[project]
    what = OF_WHAT[project]
    if condition == Condition.LEVEL:
        return machines_of_level(state, seat, what) >= many
    if condition == Condition.FAMILY:
        return machines_of_family(state, seat, what) >= many
    if condition == Condition.FAMILY_SLOTS:
        return slots_with_family(state, seat, what) >= many
    if condition == Condition.TWO_FAMILIES:
        return machines_of_family(state, seat, many) > 0 and machines_of_family(state, seat, what) > 0
    if condition == Condition.MACHINES:
        return all_machines(state, seat) >= many
    if condition == Condition.IDENTICAL_COMBINED:
        return most_identical(state, seat) >= many
    if condition == Condition.CHARCOALIUM:
        return state.stock[seat][0] >= many
    if condition == Condition.ASSISTANTS:
        return assistants_of(state, seat) >= many
    return can_generate(state, seat, condition, many, what)


@rule
def machines_of_level(state: State, seat: int, level: int) -> int:
    count = 0
    for kind in range(KINDS):
        if LEVEL[kind] == level:
            count += machines_of(state, seat, kind)
    return count


@rule
def slots_with_family(state: State, seat: int, family: int) -> int:
    """As many machines, then, as slots at least."""
    count = 0
    for slot in range(slots_taken(state, seat)):
        if HOLDS_FAMILY[state.slots[seat][slot]][family] > 0:
            count += 1
    return count


@rule
def all_machines(state: State, seat: int) -> int:
    count = 0
    for slot in range(slots_taken(state, seat)):
        count += SIZE[state.slots[seat][slot]]
    return count


@rule
def most_identical(state: State, seat: int) -> int:
    most = 0
    for slot in range(slots_taken(state, seat)):
        most = max(most, IDENTICAL[state.slots[seat][slot]])
    return most


@rule
def assistants_of(state: State, seat: int) -> int:
    count = 0
    for assistant in range(len(Assistant)):
        if has(state, seat, assistant):
            count += 1
    return count


@rule
def can_generate(state: State, seat: int, condition: int, many: int, kinds: int) -> bool:
    """I9.4: in one use step, with every machine that leaves the choice chosen as it suits best."""
    ways = 1
    for slot in range(slots_taken(state, seat)):
        if GENERATES_OF_CHOICE[state.slots[seat][slot]] > 0:
            ways *= len(RESOURCES)
    for way in range(ways):
        wood = generated(state, seat, way, Stuff.WOOD)
        copper = generated(state, seat, way, Stuff.COPPER)
        crystal = generated(state, seat, way, Stuff.CRYSTAL)
        if condition == Condition.GENERATES_IDENTICAL and max(wood, copper, crystal) >= many:
            return True
        if condition == Condition.GENERATES_EACH and min(wood, copper, crystal) >= many:
            return True
        if condition == Condition.GENERATES and wood + copper + crystal >= many:
            if min(wood, 1) + min(copper, 1) + min(crystal, 1) >= kinds:
                return True
    return False


@rule
def generated(state: State, seat: int, way: int, resource: int) -> int:
    """`way` written in base 3 says what each machine that leaves the choice makes."""
    amount = 0
    for slot in range(slots_taken(state, seat)):
        content = state.slots[seat][slot]
        amount += GENERATES[content][resource]
        if GENERATES_OF_CHOICE[content] > 0:
            if way % len(RESOURCES) == resource - 1:
                amount += GENERATES_OF_CHOICE[content]
            way //= len(RESOURCES)
    return amount


@rule
def validate_projects(state: State, seat: int) -> None:
    """I9.1."""
    for space in range(MOST_OFFICE):
        project = state.office[space]
        if project != NOTHING and not has_validated(state, seat, project) and is_met(state, seat, project):
            score_project(state, seat, points_for(state, project))
            earlier = 0
            while state.validated[project][earlier] != NOTHING:
                earlier += 1
            state.validated[project][earlier] = seat
    validate_secret(state, seat)


@rule
def points_for(state: State, project: int) -> int:
    """I9.2."""
    later = LATER_VALIDATION if state.validated[project][0] != NOTHING else 0
    return PROJECT_POINTS[project] - later


@rule
def has_validated(state: State, seat: int, project: int) -> bool:
    for order in range(MOST_SEATS):
        if state.validated[project][order] == seat:
            return True
    return False


@rule
def score_project(state: State, seat: int, points: int) -> None:
    """I9.2, I11.4."""
    state.stock[seat][Stuff.POINT] += points
    if has(state, seat, Assistant.PROJECT_BONUS):
        state.stock[seat][Stuff.POINT] += PROJECT_BONUS


@rule
def validate_secret(state: State, seat: int) -> None:
    """I11.8: of two that are met the one with more points, of equal ones the lower number."""
    if not has(state, seat, Assistant.SECRET_PROJECTS):
        return
    best = NOTHING
    for secret in range(SECRET_PROJECTS):
        project = state.secret[secret]
        if project != NOTHING and is_met(state, seat, project):
            if best == NOTHING or PROJECT_POINTS[project] > PROJECT_POINTS[best]:
                best = project
    if best == NOTHING:
        return
    score_project(state, seat, PROJECT_POINTS[best])
    for secret in range(SECRET_PROJECTS):
        project = state.secret[secret]
        state.secret[secret] = NOTHING
        if project != NOTHING:
            state.project[project] = Place.OUT if project == best else Place.UNSEEN + seat
