"""Positions that hypothesis draws: few kinds of machines, so that they combine, and stocks on the edge of enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from itertools import combinations
from typing import Any, Final

from hypothesis import strategies as st

from bricabrac.games.imaginarium.components import ASSISTANTS, PROJECTS
from tests.games.imaginarium.conservation import MACHINES
from tests.games.imaginarium.naive import Slots, arrangements
from tests.games.imaginarium.positions import Player

ACTIONS: Final = ("recruit", "extract", "repair", "trade", "dismantle", "reorganise")
PAIRS: Final = tuple(combinations(ACTIONS, 2))
Draw = Callable[[st.SearchStrategy[Any]], Any]
Box = Counter[str]

FAMILIES: Final = ("PT", "PT", "P", "DS", "PTADS")
"""Machines that combine would be rare if all families were always mixed."""

charcoalium = st.one_of(st.integers(0, 3), st.integers(0, 12))
stocks = st.fixed_dictionaries(
    {"charcoalium": charcoalium, "wood": st.integers(0, 3), "copper": st.integers(0, 3), "crystal": st.integers(0, 3)}
)


@st.composite
def machines(draw: Draw, box: Box, most: int, families: str = "PTADS") -> list[str]:
    """Of a few kinds, taken out of the box."""
    fitting = sorted(serial for serial in box if serial[0] in families)
    kinds = draw(st.lists(st.sampled_from(fitting), min_size=1, max_size=4, unique=True))
    size = draw(st.integers(0, most))
    taken = []
    for serial in draw(st.lists(st.sampled_from(kinds), min_size=size, max_size=size)):
        if box[serial] > 0:
            box[serial] -= 1
            taken.append(serial)
    return taken


@st.composite
def workshops(draw: Draw, most: int, slots: int, box: Box | None = None, families: str | None = None) -> Slots:
    """As many of the machines as have room, combined in any way. S1 never stays in a slot (I8.11)."""
    box = Counter(MACHINES) if box is None else box
    drawn = draw(machines(box, most, families or draw(st.sampled_from(FAMILIES))))
    repaired = [serial for serial in drawn if serial != "S1"]
    box["S1"] += drawn.count("S1")
    while not (possible := sorted(arrangements(tuple(repaired), slots))):
        box[repaired.pop()] += 1
    return draw(st.sampled_from(possible))  # type: ignore[no-any-return]


@st.composite
def tables(
    draw: Draw, *, most: int = 5, in_yard: int = 2, disabled: int = 0, families: str | None = None
) -> dict[str, Any]:
    """What `position` wants to know of the players and of the common piles. The limits are those of who is to move."""
    box = Counter(MACHINES)
    numbers = draw(st.permutations(range(1, ASSISTANTS + 1)))
    projects = draw(st.permutations(range(1, PROJECTS + 1)))
    seats = draw(st.integers(2, 5))
    players: list[Player] = []
    for _ in range(draw(st.integers(1, seats))):
        recruited = draw(st.integers(0, 3))
        assistants, numbers = numbers[:recruited], numbers[recruited:]
        slots = draw(workshops(most, 6 if 6 in assistants else 4, box, None if players else families))
        off = draw(st.integers(0, len(slots) if players else min(disabled, len(slots))))
        players.append(
            Player(
                stock=draw(stocks),
                points=draw(st.integers(0, 2)),
                slots=slots[off:],
                disabled=slots[:off],
                yard=draw(machines(box, in_yard)) if not players else [],
                assistants=assistants,
            )
        )
    mover, *others = players
    return {
        **asdict(mover),
        "others": others,
        "seats": seats,
        "seat": draw(st.integers(0, seats - 1)),
        "discard": draw(machines(box, 2)),
        "row": numbers[:3],
        "office": projects[:2],
        "pile": projects[2:4],
    }
