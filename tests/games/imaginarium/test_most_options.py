"""No decision has more options than there is room for: the most that each kind of decision can have, and games."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.imaginarium.decisions import MOST_OPTIONS, OPTIONS
from bricabrac.games.imaginarium.state import Pending, State
from tests.games.imaginarium.drawn import PAIRS, tables
from tests.games.imaginarium.naive import PRINTED, Slot, effects, is_one_slot
from tests.games.imaginarium.positions import Pair, position
from tests.games.imaginarium.random_tables import choices, positions, seats, seeds, skipped
from tests.games.imaginarium.tables import options_of

KINDS: Final = len(PRINTED)
SLOTS: Final = 6
END: Final = 1
"""The option to end a step, or to do without."""


def ways(slot: Slot) -> int:
    return len(list(effects(slot)))


IDENTICAL: Final = [(serial,) * count for serial in PRINTED for count in (1, 2, 3) if is_one_slot((serial,) * count)]
MOST_WAYS: Final = max(ways(slot) for slot in IDENTICAL)
BORROWED: Final = sum(ways((serial,)) for serial in PRINTED if serial[0] in "PT")
STEPS: Final = {
    "recruit": 3,
    "extract": 1,
    "repair": KINDS,
    "trade": 7,
    "dismantle": KINDS + 2 * SLOTS,
    "reorganise": 1,
}
STACKED_OR_UNDER_ANOTHER: Final = 3 + 4
"""A machine in stacks of one to three, or under one of four kinds of transformation machines."""
DEFENCES: Final = 3**3 - 1
"""None to two of each of three kinds, but something."""
DEAREST: Final = 4 + 3
"""Base cost and level; in resources twice as many, if there is no charcoalium at all."""

BOUNDS: Final = {
    Pending.PLAN: 7 + 3,
    Pending.USE: 1 + SLOTS * MOST_WAYS + BORROWED + END,
    Pending.COLLECT: 2,
    Pending.PAY: comb(2 * DEAREST + 2, 2),
    Pending.BUY_AFTER: 2,
    Pending.DIAL: comb(6, 2),
    Pending.ACT: sum(STEPS.values()) + END,
    Pending.CUBES: comb(3 + 2, 2),
    Pending.EFFECT: MOST_WAYS + END,
    Pending.REMOVE_PROJECT: 9 + END,
    Pending.DISABLE: SLOTS,
    Pending.RECYCLE: KINDS + END,
    Pending.ARRANGE: max(STACKED_OR_UNDER_ANOTHER, DEFENCES),
    Pending.OVER: 0,
}
"""The most that there could be, were there any number of machines of each kind."""


def test_there_is_room_for_the_most_options_that_any_decision_can_have() -> None:
    assert max(BOUNDS.values()) <= MOST_OPTIONS


def test_every_kind_of_decision_has_its_bound() -> None:
    assert list(BOUNDS) == [pending for pending in Pending if pending <= Pending.OVER]


def assert_within_bounds(state: State) -> None:
    options = options_of(state)
    assert len(options) <= BOUNDS[Pending(state.pending)]
    assert set(options) <= set(range(OPTIONS))


@settings(max_examples=60)
@given(st.builds(positions, seats, seeds, skipped, choices))
def test_no_decision_of_a_game_has_more_options_than_its_bound(game: Iterator[State]) -> None:
    for state in game:
        assert_within_bounds(state)


@settings(max_examples=60)
@given(tables(most=8, in_yard=6, families="PT"), st.sampled_from(["use", "act"]), st.sampled_from(PAIRS))
def test_no_drawn_position_has_more_options_than_its_bound(words: dict[str, Any], at: str, pair: Pair) -> None:
    assert_within_bounds(position(at=at, pair=pair if at == "act" else None, **words))


@pytest.mark.parametrize("resources", [14, 20])
def test_i5_5_the_dearest_machine_is_paid_in_120_ways_by_whoever_has_resources_alone(resources: int) -> None:
    stock = {"wood": resources, "copper": resources, "crystal": resources}
    assert len(options_of(position(at="pay", stands=1, conveyor=["D3"], stock=stock))) == BOUNDS[Pending.PAY] == 120
