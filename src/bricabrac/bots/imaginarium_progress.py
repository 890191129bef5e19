"""How far a player of Imaginarium is from each project, as the greedy bot sees it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import KINDS, LEVEL, Family
from bricabrac.games.imaginarium.contents import (
    CONTENTS,
    GENERATES,
    GENERATES_OF_CHOICE,
    MACHINES_IN,
    SINGLE,
    SIZE,
    STACK,
)
from bricabrac.games.imaginarium.projects import (
    CONDITION,
    HOLDS_FAMILY,
    HOW_MANY,
    OF_WHAT,
    Condition,
    assistants_of,
    is_met,
)
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import machines_of, slots_taken

PROGRESS_PER_CENT: Final = (100, 74, 60, 50, 42, 34, 27, 22, 18, 14, 11, 9, 7, 5, 4, 3, 2, 1)
"""Of the points of a project, by what is missing for it: a machine is four steps, one that waits for its repair two."""
MACHINE_STEPS: Final = 4
BROKEN_STEPS: Final = 2
GENERATED_STEPS: Final = 2
ASSISTANT_STEPS: Final = 5


class Feature(IntEnum):
    """What projects count, of the machines in a workshop and again of those in the yard."""

    LEVEL = 0  # three: with the level
    FAMILY = 4  # five: plus the family
    MACHINES = 9
    PRODUCTION_SLOTS = 10
    GENERATED = 11  # four: plus the resource
    OF_CHOICE = 15


FEATURES: Final = 16
PROFILE: Final = 2 * FEATURES


def _features(content: int) -> list[int]:
    machines = MACHINES_IN[content]
    levels = [sum(LEVEL[kind] == level for kind in machines) for level in range(4)]
    slots = int(HOLDS_FAMILY[content][Family.PRODUCTION] > 0)
    return [
        *levels,
        *HOLDS_FAMILY[content],
        SIZE[content],
        slots,
        *GENERATES[content][:4],
        GENERATES_OF_CHOICE[content],
    ]


CONTENT_FEATURES: Final = tuple(tuple(_features(content)) for content in range(CONTENTS))
KIND_FEATURES: Final = tuple(CONTENT_FEATURES[SINGLE[kind]] for kind in range(KINDS))


@rule
def take_profile(state: State, seat: int, profile: list[int]) -> None:
    for feature in range(PROFILE):
        profile[feature] = 0
    for slot in range(slots_taken(state, seat)):
        content = state.slots[seat][slot]
        for feature in range(FEATURES):
            profile[feature] += CONTENT_FEATURES[content][feature]
    for kind in range(KINDS):
        broken = state.yard[seat][kind]
        if broken > 0:
            for feature in range(FEATURES):
                profile[FEATURES + feature] += broken * KIND_FEATURES[kind][feature]


@rule
def likelihood(steps: int) -> int:
    """In per cent."""
    return PROGRESS_PER_CENT[min(steps, len(PROGRESS_PER_CENT) - 1)]


@rule
def machine_steps(missing: int, broken: int) -> int:
    if missing <= 0:
        return 0
    waiting = min(missing, broken)
    return waiting * BROKEN_STEPS + (missing - waiting) * MACHINE_STEPS


@rule
def steps_of(profile: list[int], feature: int, many: int) -> int:
    return machine_steps(many - profile[feature], profile[FEATURES + feature])


@rule
def steps_to(state: State, seat: int, project: int, profile: list[int]) -> int:
    """How far a project is away: 0 exactly when it is met."""
    condition = CONDITION[project]
    many = HOW_MANY[project]
    what = OF_WHAT[project]
    if condition == Condition.LEVEL:
        return steps_of(profile, Feature.LEVEL + what, many)
    if condition == Condition.FAMILY:
        return steps_of(profile, Feature.FAMILY + what, many)
    if condition == Condition.FAMILY_SLOTS:
        missing = many - profile[Feature.FAMILY + what]
        return max(many - profile[Feature.PRODUCTION_SLOTS], machine_steps(missing, profile[FEATURES + Feature.FAMILY]))
    if condition == Condition.TWO_FAMILIES:
        return steps_of(profile, Feature.FAMILY + many, 1) + steps_of(profile, Feature.FAMILY + what, 1)
    if condition == Condition.MACHINES:
        return steps_of(profile, Feature.MACHINES, many)
    if condition == Condition.CHARCOALIUM:
        return max(0, many - state.stock[seat][0])
    if condition == Condition.ASSISTANTS:
        return max(0, many - assistants_of(state, seat)) * ASSISTANT_STEPS
    if is_met(state, seat, project):
        return 0
    if condition == Condition.IDENTICAL_COMBINED:
        return max(1, steps_to_identical(state, seat, many))
    return max(1, steps_to_generate(profile, condition, many, what))


@rule
def steps_to_identical(state: State, seat: int, many: int) -> int:
    best = many * MACHINE_STEPS
    for kind in range(KINDS):
        if STACK[kind] >= many:
            best = min(best, 1 + machine_steps(many - machines_of(state, seat, kind), state.yard[seat][kind]))
    return best


@rule
def steps_to_generate(profile: list[int], condition: int, many: int, kinds: int) -> int:
    choice = profile[Feature.OF_CHOICE]
    total = choice
    most = 0
    found = 0
    broken_total = profile[FEATURES + Feature.OF_CHOICE]
    broken_most = 0
    steps_each = 0
    for resource in range(1, 4):
        made = profile[Feature.GENERATED + resource]
        broken = profile[FEATURES + Feature.GENERATED + resource]
        total += made
        broken_total += broken
        found += min(1, made)
        if made + broken >= most + broken_most:
            most = made
            broken_most = broken
        steps_each += machine_steps(many - made, broken)
    if condition == Condition.GENERATES_EACH:
        return steps_each - MACHINE_STEPS * min(choice, 1)
    if condition == Condition.GENERATES_IDENTICAL:
        return GENERATED_STEPS * (many - most - choice) - broken_most
    return max(GENERATED_STEPS * (many - total) - broken_total, MACHINE_STEPS * (kinds - found - choice))
