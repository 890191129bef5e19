"""I7.1, I7.2: extract and recruit."""

from __future__ import annotations

import pytest

from bricabrac.games.imaginarium.components import ASSISTANT_COST
from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, table

COSTS = {1: 9, 2: 5, 3: 6, 4: 5, 5: 6, 6: 4, 7: 3, 8: 6, 9: 5, 10: 6, 11: 5, 12: 3, 13: 3}
"""Of the thirteen assistants, as their cards say."""


def recruiting(**words: object) -> Playing:
    """About to act, with recruit and extract dialled."""
    return playing(table(**{"at": "act", "pair": ("recruit", "extract"), **words}))


# I7.1: extract


def test_i7_1_extract_brings_three_charcoalium() -> None:
    played = recruiting(stock={"charcoalium": 2, "wood": 1}).take("extract")
    assert played.stock(0) == {"charcoalium": 5, "wood": 1}


def test_i7_1_extract_takes_nothing_from_the_others() -> None:
    played = recruiting(others=[Player(stock={"charcoalium": 5})]).take("extract")
    assert played.stock(1) == {"charcoalium": 5}


def test_i7_1_extract_is_possible_with_nothing_at_all() -> None:
    assert recruiting(stock={}, slots=[], row=[]).take("extract").stock(0) == {"charcoalium": 3}


def test_i7_1_extract_is_done_once() -> None:
    played = recruiting(stock={"charcoalium": 3}, row=[12]).take("extract")
    assert played.asked == "act"
    assert not played.allows("extract")
    assert played.blocked("extract") == ["action-done"]


def test_i7_1_what_was_extracted_pays_for_an_assistant() -> None:
    played = recruiting(row=[12])
    assert not played.allows("recruit")
    assert played.take("extract").allows("recruit", assistant=12)


# I7.2: recruit


def test_i7_2_every_assistant_is_one_of_the_thirteen() -> None:
    assert dict(enumerate(ASSISTANT_COST, start=1)) == COSTS


@pytest.mark.parametrize(("assistant", "cost"), COSTS.items())
def test_i7_2_an_assistant_costs_what_its_card_says(assistant: int, cost: int) -> None:
    played = recruiting(row=[assistant], stock={"charcoalium": cost + 1}).take("recruit", assistant=assistant)
    assert played.stock(0) == {"charcoalium": 1}
    assert played.assistants(0) == [assistant]


@pytest.mark.parametrize(("assistant", "cost"), COSTS.items())
def test_i7_2_exactly_enough_charcoalium_is_enough(assistant: int, cost: int) -> None:
    played = recruiting(row=[assistant], stock={"charcoalium": cost})
    assert played.take("recruit", assistant=assistant).stock(0) == {}


@pytest.mark.parametrize(("assistant", "cost"), COSTS.items())
def test_i7_2_one_charcoalium_too_few_is_not_made_up_for_by_resources(assistant: int, cost: int) -> None:
    stock = {"charcoalium": cost - 1, "wood": 9, "copper": 9, "crystal": 9}
    played = recruiting(row=[assistant], stock=stock)
    assert not played.allows("recruit")
    assert played.blocked("recruit", assistant=assistant) == ["assistant-too-dear"]


def test_i7_2_any_assistant_of_the_row_can_be_chosen_and_none_of_the_pile() -> None:
    played = recruiting(row=[4, 9, 13], assistant_pile=[2], stock={"charcoalium": 20})
    assert [each for each in COSTS if played.allows("recruit", assistant=each)] == [4, 9, 13]


def test_i7_2_only_one_assistant_is_recruited_in_a_turn() -> None:
    played = recruiting(row=[4, 9, 13], stock={"charcoalium": 20}).take("recruit", assistant=9)
    assert played.asked == "act"
    assert not played.allows("recruit")


def test_i7_2_a_third_assistant_can_be_recruited() -> None:
    played = recruiting(row=[4], assistants=[9, 13], stock={"charcoalium": 5})
    assert played.take("recruit", assistant=4).assistants(0) == [4, 9, 13]


def test_i7_2_a_fourth_assistant_cannot_be_recruited() -> None:
    played = recruiting(row=[4], assistants=[2, 9, 13], stock={"charcoalium": 20})
    assert not played.allows("recruit")
    assert played.blocked("recruit") == ["assistants-enough"]


def test_i7_2_the_assistants_of_the_others_do_not_count() -> None:
    played = recruiting(row=[4], others=[Player(assistants=[2, 9, 13])], stock={"charcoalium": 5})
    assert played.take("recruit", assistant=4).assistants(0) == [4]


def test_i7_2_nobody_else_gets_the_assistant() -> None:
    played = recruiting(row=[4], stock={"charcoalium": 5}).take("recruit", assistant=4)
    assert [played.assistants(seat) for seat in (1, 2)] == [[], []]


def test_i7_2_an_empty_place_of_the_row_is_not_refilled_in_the_same_round() -> None:
    played = recruiting(row=[4, 9, 13], stock={"charcoalium": 5}).take("recruit", assistant=9)
    assert played.row() == [4, 13]


def test_i7_2_with_no_assistant_left_nobody_can_be_recruited() -> None:
    """Rulebook p. 10: with five players it may happen."""
    others = [Player(assistants=[4, 5, 6]), Player(assistants=[7, 8, 9]), Player(assistants=[10, 11, 12])]
    words = {"seats": 5, "assistants": [1, 2], "others": [*others, Player(assistants=[3, 13])]}
    played = recruiting(**words, stock={"charcoalium": 20})
    assert not played.allows("recruit")
    assert played.blocked("recruit") == ["no-assistant-left"]


def test_i7_2_an_assistant_has_its_effect_from_then_on() -> None:
    """Assistant 6: a fifth slot, in the same turn."""
    full = {
        "slots": [["P1"], ["P2"], ["P3"], ["P4"]],
        "yard": ["A5"],
        "stock": {"charcoalium": 4, "copper": 2, "crystal": 2},
    }
    played = recruiting(pair=("recruit", "repair"), row=[6], **full)
    assert not played.allows("repair")
    assert played.take("recruit", assistant=6).allows("repair", machine="A5")


def test_i7_2_an_assistant_has_no_effect_on_what_was_done_before() -> None:
    """Assistant 9 makes points cheaper: the charcoalium paid for one does not come back."""
    words = {"pair": ("recruit", "trade"), "row": [9], "stock": {"charcoalium": 13}}
    played = recruiting(**words).take("buy", stuff="point").take("end-action").take("recruit", assistant=9)
    assert (played.stock(0), played.points(0)) == ({"charcoalium": 3}, 1)
