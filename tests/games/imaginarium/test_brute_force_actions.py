"""The two actions of a turn (I5.6, I7, I8) against a reading that tries every order, choice and end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.imaginarium.drawn import PAIRS, tables
from tests.games.imaginarium.exploring import world_of, worlds_reached
from tests.games.imaginarium.naive_actions import worlds_after_acting
from tests.games.imaginarium.positions import Pair, Player, position

PLENTY = {"charcoalium": 3, "wood": 3, "copper": 3, "crystal": 3}
FULL = [["P1"], ["P2"], ["D1", "D2"], ["A2"]]
VICTIMS = [
    Player(stock=PLENTY, slots=[["P1"], ["P2", "T1"]], disabled=[["D1"]]),
    Player(stock={"charcoalium": 1, "crystal": 1}, slots=[["D1", "D2"]]),
    Player(stock=PLENTY, slots=[["D3"], ["P1"]]),
    Player(stock=PLENTY, slots=[["P3"]], disabled=[["P3"], ["D3"]]),
]
NASTY: dict[str, tuple[Pair, dict[str, Any]]] = {
    "the repair makes room for nothing": (("repair", "dismantle"), {"yard": ["P1", "T1"], "slots": FULL}),
    "dismantled first, repaired then": (("repair", "dismantle"), {"yard": ["P1"], "slots": FULL, "stock": {}}),
    "combined machines stay": (("dismantle", "reorganise"), {"slots": [["P1", "P1"], ["P2", "T1"], ["S2"]]}),
    "recycled out of what was dismantled": (("repair", "dismantle"), {"yard": ["S1", "A1"], "slots": [["P6"]]}),
    "recycled twice": (("repair", "extract"), {"yard": ["S1", "P6"], "discard": ["P6", "A1", "D1"], "assistants": [3]}),
    "recycled with an effect that is not doubled": (
        ("repair", "extract"),
        {"yard": ["S1", "P2"], "discard": ["P6", "T4"], "assistants": [3, 11]},
    ),
    "nothing to recycle": (("repair", "extract"), {"yard": ["S1"], "discard": ["A1", "A5"]}),
    "an effect twice, chosen anew": (("repair", "trade"), {"yard": ["P6"], "assistants": [11]}),
    "two effects of which the first feeds the second": (
        ("repair", "extract"),
        {"yard": ["T2", "T2"], "assistants": [3, 11], "stock": {"wood": 3, "crystal": 2}},
    ),
    "five transactions, cheap points": (("trade", "extract"), {"assistants": [9, 10], "stock": {"charcoalium": 4}}),
    "sold and bought again": (("trade", "extract"), {"stock": {"crystal": 2, "wood": 1}}),
    "five transactions as soon as the assistant is there": (
        ("recruit", "trade"),
        {"row": [9, 10], "stock": {"charcoalium": 8, "copper": 1}},
    ),
    "two repairs as soon as the assistant is there": (
        ("recruit", "repair"),
        {"row": [3, 11], "stock": PLENTY | {"charcoalium": 6}, "yard": ["P1", "P2"]},
    ),
    "six slots as soon as the assistant is there": (
        ("recruit", "reorganise"),
        {"row": [6, 8], "stock": {"charcoalium": 6}, "slots": [["P1", "P1"], ["D1", "D2"], ["P2", "T1"], ["A1"]]},
    ),
    "no fourth assistant": (("recruit", "extract"), {"row": [12], "assistants": [1, 2, 4], "stock": PLENTY}),
    "both broken and repaired": (
        ("dismantle", "extract"),
        {"assistants": [3], "yard": ["A6", "P5", "S2"], "slots": [["P5"], ["A5"], ["P1", "P1"]], "stock": {}},
    ),
}


def assert_that_all_can_be_done(pair: Pair, words: dict[str, Any]) -> None:
    state = position(at="act", pair=pair, **words)
    assert worlds_reached(state) == worlds_after_acting(world_of(state), pair)


@pytest.mark.parametrize("case", NASTY)
def test_i5_6_two_actions_lead_everywhere_they_should_and_nowhere_else(case: str) -> None:
    pair, words = NASTY[case]
    assert_that_all_can_be_done(pair, {"stock": PLENTY} | words)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("attack", ["A1", "A2", "A3", "A4", "A5", "A6"])
def test_i8_8_every_attack_hits_whom_it_should(attack: str, seats: int) -> None:
    words = {"yard": [attack], "stock": PLENTY, "office": [1, 2, 14], "others": VICTIMS[: seats - 1], "seats": seats}
    assert_that_all_can_be_done(("repair", "trade"), {**words, "seat": seats - 1})


@settings(max_examples=60)
@given(tables(), st.sampled_from(PAIRS))
def test_i5_6_whatever_the_table_any_two_actions_lead_where_they_should(words: dict[str, Any], pair: Pair) -> None:
    assert_that_all_can_be_done(pair, words)
