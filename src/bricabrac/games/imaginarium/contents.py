"""What one slot of a workshop may hold (I8.1), and what using it spends and gains (I8.2-8.5), as tables.

A content is a number. They are ordered by their lowest machine, then alone, under or over another machine, in stacks of
two and of three: `arrange.py` relies on that order.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any, Final

from bricabrac.games.imaginarium.components import (
    COPIES,
    FAMILY,
    KINDS,
    SERIALS,
    STUFFS,
    Family,
    Stuff,
    amounts,
    machine_printed,
)

RESOURCES: Final = (Stuff.WOOD, Stuff.COPPER, Stuff.CRYSTAL)
MOST_IDENTICAL: Final = 3
_STACKABLE: Final = (Family.PRODUCTION, Family.TRANSFORMATION, Family.SPECIAL)


def _combines(kind: int, other: int) -> bool:
    return SERIALS[other] in machine_printed(kind).get("combines_with", [])


def _multipliers(kind: int) -> list[int]:
    return list(machine_printed(kind).get("multipliers", []))


STACK: Final = tuple(
    min(len(_multipliers(kind)), MOST_IDENTICAL) if FAMILY[kind] in _STACKABLE and _combines(kind, kind) else 1
    for kind in range(KINDS)
)
"""How many identical machines one slot may hold."""
UNDER: Final = tuple(
    tuple(
        int(FAMILY[kind] == Family.TRANSFORMATION and FAMILY[other] == Family.PRODUCTION and _combines(kind, other))
        for other in range(KINDS)
    )
    for kind in range(KINDS)
)
"""UNDER[transformation][production]: whether they combine."""


def _all_contents() -> list[tuple[int, ...]]:
    contents = [(kind,) * count for kind in range(KINDS) for count in range(1, STACK[kind] + 1)]
    contents += [(low, high) for low, high in product(range(KINDS), repeat=2) if UNDER[high][low]]
    defence = [kind for kind in range(KINDS) if FAMILY[kind] == Family.DEFENCE]
    for size in range(2, sum(COPIES[kind] for kind in defence) + 1):
        for machines in combinations_with_replacement(defence, size):
            if all(machines.count(kind) <= COPIES[kind] for kind in defence):
                contents.append(machines)
    return sorted(contents, key=_order)


def _order(content: tuple[int, ...]) -> tuple[int, bool, int, tuple[int, ...]]:
    stacked = len(content) > 1 and len(set(content)) == 1
    return content[0], stacked and FAMILY[content[0]] != Family.DEFENCE, len(content), content


MACHINES_IN: Final = _all_contents()
"""Of each content, the machines in it: for people and oracles; the rules use HOLDS."""
CONTENTS: Final = len(MACHINES_IN)
CONTENT_OF: Final = {machines: content for content, machines in enumerate(MACHINES_IN)}
HOLDS: Final = tuple(tuple(machines.count(kind) for kind in range(KINDS)) for machines in MACHINES_IN)
SIZE: Final = tuple(len(machines) for machines in MACHINES_IN)
LOWEST: Final = tuple(machines[0] for machines in MACHINES_IN)
SINGLE: Final = tuple(CONTENT_OF[kind,] for kind in range(KINDS))
FIRST_WITH: Final = tuple(LOWEST.index(kind) for kind in range(KINDS))
"""The first content of which this kind is the lowest machine; they follow each other."""
COUNT_WITH: Final = tuple(LOWEST.count(kind) for kind in range(KINDS))
IDENTICAL: Final = tuple(len(machines) if len(set(machines)) == 1 else 0 for machines in MACHINES_IN)
SINGLE_KIND: Final = tuple(machines[0] if len(machines) == 1 else -1 for machines in MACHINES_IN)
"""The machine of a content that holds but one."""

_Use = tuple[tuple[int, ...], tuple[int, ...]]
"""(spent, gained), by stuff."""
_NONE: Final = (0,) * STUFFS


def _of(stuff: int, amount: int) -> tuple[int, ...]:
    return tuple(amount if each == stuff else 0 for each in range(STUFFS))


def _uses(machines: tuple[int, ...]) -> list[_Use]:
    kind, printed = machines[-1], machine_printed(machines[-1])
    if FAMILY[kind] in (Family.PRODUCTION, Family.SPECIAL) and "produces" in printed:
        return _productions(printed, _multipliers(kind)[len(machines) - 1])
    if FAMILY[kind] == Family.TRANSFORMATION:
        into = amounts({printed["turns"]["into"]: 1}).index(1)
        if len(set(machines)) > 1:  # I8.4
            return [(_NONE, _of(into, min(_multipliers(kind))))]
        gained = _of(into, _multipliers(kind)[len(machines) - 1])
        spent = combinations_with_replacement(RESOURCES, printed["turns"]["resources"])
        return [(tuple(each.count(stuff) for stuff in Stuff), gained) for each in spent]
    return []


def _productions(printed: dict[str, Any], amount: int) -> list[_Use]:
    if "of_choice" in printed["produces"]:
        return [(_NONE, _of(stuff, amount * printed["produces"]["of_choice"])) for stuff in RESOURCES]
    gained = amounts(printed["produces"])
    return [(_NONE, tuple(each * amount for each in gained))]


_ALL_USES: Final = [_uses(machines) for machines in MACHINES_IN]
USE_COUNT: Final = tuple(len(uses) for uses in _ALL_USES)
"""In how many ways a content can be used: 0 for attack and defence machines and S1."""
FIRST_USE: Final = tuple(sum(USE_COUNT[:content]) for content in range(CONTENTS))
USES: Final = sum(USE_COUNT)
USE_CONTENT: Final = tuple(content for content in range(CONTENTS) for _ in _ALL_USES[content])
USE_SPENDS: Final = tuple(spent for uses in _ALL_USES for spent, _ in uses)
USE_GAINS: Final = tuple(gained for uses in _ALL_USES for _, gained in uses)
FREE_USE: Final = tuple(int(len(uses) == 1 and not any(uses[0][0])) for uses in _ALL_USES)
"""Contents that can be used in one way, for nothing."""


def _generated(content: int) -> tuple[int, ...]:
    """I9.4: what a slot generates for sure, by stuff; not charcoalium, and nothing from transformation alone."""
    machines, uses = MACHINES_IN[content], _ALL_USES[content]
    if FAMILY[machines[0]] != Family.PRODUCTION or len(uses) != 1:
        return _NONE
    return tuple(amount if stuff in RESOURCES else 0 for stuff, amount in enumerate(uses[0][1]))


GENERATES: Final = tuple(_generated(content) for content in range(CONTENTS))
GENERATES_OF_CHOICE: Final = tuple(
    max(uses[0][1]) if len(uses) == len(RESOURCES) and FAMILY[MACHINES_IN[content][0]] == Family.PRODUCTION else 0
    for content, uses in enumerate(_ALL_USES)
)
"""As many identical resources of the player's choice: P6."""
