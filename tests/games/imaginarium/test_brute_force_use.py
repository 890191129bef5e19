"""The use step (I5.2) against a reading that tries every order and every choice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from bricabrac.games.imaginarium.decisions import USE_ALL
from tests.games.imaginarium.drawn import tables
from tests.games.imaginarium.exploring import world_of, worlds_reached
from tests.games.imaginarium.naive import Amounts, stocks_after_use
from tests.games.imaginarium.positions import Player, position, table

NASTY: dict[str, dict[str, Any]] = {
    "nothing to use": {"slots": [["D1", "D2"], ["A1"]]},
    "one after the other, in one order only": {"slots": [["T2"], ["T3"], ["T1"]], "stock": {"wood": 1}},
    "produced first, transformed then": {"slots": [["P2"], ["P4"], ["T4"]]},
    "three times the same, for one resource": {"slots": [["T1"], ["T1"], ["T1"]], "stock": {"wood": 1, "copper": 1}},
    "two resources in six ways": {"slots": [["T4"], ["T4", "T4"]], "stock": {"wood": 2, "copper": 2, "crystal": 1}},
    "nothing taken from the stock under a transformation": {"slots": [["P2", "T1"], ["P5", "T4"], ["P4", "T2"]]},
    "a resource of choice feeds a transformation": {"slots": [["P6"], ["T3"], ["P6", "T1"]]},
    "three identical resources of choice": {"slots": [["P6", "P6"], ["T4", "T4", "T4"]]},
    "of equal slots one is disabled": {"slots": [["P1"], ["T1"]], "disabled": [["P1"], ["T1"]], "stock": {"wood": 2}},
    "points by the way": {"slots": [["S2"], ["S2", "S2"], ["P1"]]},
    "six slots": {"slots": [["P2"], ["P3"], ["P4"], ["P5"], ["T1"], ["T4"]], "assistants": [6]},
}
BORROWED: dict[str, dict[str, Any]] = {
    "the same as one's own": {"slots": [["P1"]], "others": [Player(slots=[["P1"]])]},
    "from one of two": {"slots": [], "others": [Player(slots=[["P6"]]), Player(slots=[["P6"], ["T2"]])]},
    "fed by one's own": {"slots": [["P2"], ["P3"]], "others": [Player(slots=[["T4"]], stock={"crystal": 3})]},
    "neither combined nor disabled nor of another family": {
        "slots": [["P2"]],
        "others": [
            Player(slots=[["P1", "P1"], ["P3", "T1"], ["S2"], ["D1"], ["A1"]][:4], disabled=[]),
            Player(slots=[["A2"]], disabled=[["P4"], ["T1"]]),
        ],
    },
    "enabled beside a disabled one": {"slots": [], "others": [Player(slots=[["P3"]], disabled=[["P3"], ["P1"]])]},
}


def stocks_reached(words: dict[str, Any]) -> set[Amounts]:
    state = position(at="use", **words)
    return {world.me.stock for world in worlds_reached(state)}


@pytest.mark.parametrize("case", NASTY)
def test_i5_2_every_order_and_choice_can_be_made_and_no_other(case: str) -> None:
    expected = stocks_after_use(world_of(position(at="use", **NASTY[case])))
    assert stocks_reached(NASTY[case]) == expected


@pytest.mark.parametrize("case", BORROWED)
def test_i11_12_one_machine_is_borrowed_at_any_time_of_the_step(case: str) -> None:
    words = BORROWED[case] | {"assistants": [12]}
    assert stocks_reached(words) == stocks_after_use(world_of(position(at="use", **words)))


@settings(max_examples=80)
@given(tables(most=7, in_yard=0, disabled=1, families="PT"))
def test_i5_2_whatever_a_workshop_holds_its_use_leads_where_it_should(words: dict[str, Any]) -> None:
    assert stocks_reached(words) == stocks_after_use(world_of(position(at="use", **words)))


def test_i5_2_all_that_asks_nothing_can_be_used_at_once() -> None:
    slots = [["P1"], ["P2", "T1"], ["S2"], ["T2"]]
    playing = table(at="use", slots=slots, disabled=[["P1"]], assistants=[6], stock={"wood": 1}).choose(USE_ALL)
    assert (playing.stock(0), playing.points(0)) == ({"charcoalium": 4, "wood": 1}, 1)
    assert playing.asked == "use"
    assert not playing.offers(USE_ALL)


@settings(max_examples=40)
@given(tables(most=5, in_yard=0, disabled=2))
def test_i5_2_using_machines_changes_nothing_but_ones_own_stock(words: dict[str, Any]) -> None:
    before = world_of(position(at="use", **words))
    for after in worlds_reached(position(at="use", **words)):
        assert after == before.with_me(stock=after.me.stock)
