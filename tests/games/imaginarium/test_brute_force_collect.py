"""What a handyman collects (I5.4, I5.5, I11.7) against a reading that tries every payment."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.imaginarium.drawn import tables
from tests.games.imaginarium.exploring import world_of, worlds_reached
from tests.games.imaginarium.naive import worlds_after_collecting
from tests.games.imaginarium.positions import position

CONVEYOR = ["D3", "A6", "S1", "T3", "P3", "P1", "T2"]
NASTY: dict[str, dict[str, Any]] = {
    "nothing at all": {},
    "enough charcoalium": {"charcoalium": 9, "wood": 2},
    "one missing": {"charcoalium": 2, "wood": 2, "copper": 2, "crystal": 2},
    "resources alone": {"wood": 9, "copper": 9, "crystal": 9},
    "just enough of everything": {"charcoalium": 1, "wood": 4, "copper": 4, "crystal": 4},
    "one resource too few": {"charcoalium": 1, "wood": 3, "copper": 4, "crystal": 4},
    "only one kind": {"charcoalium": 3, "crystal": 8},
}


def assert_that_all_can_be_collected(stands: int, words: dict[str, Any]) -> None:
    """From space 1 to 10; a piece that waits has nothing to ask before I11.7."""
    state = position(at="collect", stands=stands, **words)
    assert worlds_reached(state) == worlds_after_collecting(world_of(state), stands)


@pytest.mark.parametrize("assistants", [[], [5], [7], [5, 7]])
@pytest.mark.parametrize("case", NASTY)
def test_i5_5_a_reserved_machine_is_paid_in_every_way_there_is(case: str, assistants: list[int]) -> None:
    for stands in range(1, 8):
        words = {"conveyor": CONVEYOR, "stock": NASTY[case], "points": 2, "assistants": assistants}
        assert_that_all_can_be_collected(stands, words)


@settings(max_examples=100)
@given(tables(most=1, in_yard=1), st.integers(1, 10), st.booleans())
def test_i5_4_i5_5_i11_7_whatever_the_stock_it_is_collected_as_it_should(
    words: dict[str, Any], stands: int, buys_from_the_deck: bool
) -> None:
    if buys_from_the_deck:
        words["assistants"] = sorted({*words["assistants"][:2], 7})
        words["row"] = [number for number in words["row"] if number != 7]
        words["others"] = []
    assert_that_all_can_be_collected(stands, words)


@pytest.mark.parametrize("charcoalium", range(8))
def test_i4_3_i11_7_a_piece_that_waits_may_still_buy_the_top_card(charcoalium: int) -> None:
    words: dict[str, Any] = {
        "stands": 11,
        "deck": ["A1", "P1"],
        "assistants": [7],
        "stock": {"charcoalium": charcoalium},
    }
    state = position(at="buy-after" if charcoalium >= 3 else "dial", **words)
    assert worlds_reached(state) == worlds_after_collecting(world_of(state), 11)
