"""I11.2, I11.5, I11.6, I11.7: assistants of the crusher, of prices, of slots and of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.turns import idle_turn

RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}
FULL = ["S2", "P6", "P3", "P4", "T4", "P1", "P2"]


def round_over(**words: Any) -> Playing:
    return Playing(position(at="act", pair=("recruit", "extract"), stands=10, **words)).take("end-actions")


# Assistant 2


@pytest.mark.parametrize(("serial", "level"), [("P1", 1), ("P3", 2), ("S2", 3)])
def test_i11_2_the_level_of_the_machine_discarded_by_the_reset_in_charcoalium(serial: str, level: int) -> None:
    assert round_over(assistants=[2], conveyor=[serial]).stock(0) == {"charcoalium": level}


def test_i11_2_whoever_it_is() -> None:
    table = round_over(conveyor=["P3"], others=[Player(), Player(assistants=[2], stock={"charcoalium": 1})])
    assert [table.stock(seat) for seat in range(3)] == [{}, {}, {"charcoalium": 3}]


def test_i11_2_nothing_if_no_machine_is_discarded() -> None:
    assert round_over(assistants=[2], conveyor=[]).stock(0) == {}


def test_i11_2_only_the_machine_of_the_reset_counts() -> None:
    """A machine that could not be paid is discarded, too (I5.5)."""
    state = position(
        at="collect", stands=1, conveyor=["P1"], pieces={10: 1}, track=[2], others=[Player(assistants=[2])]
    )
    table = Playing(state).take("lose-everything")
    assert (table.discard(), table.stock(1)) == (["P1"], {})


def test_i11_2_nothing_after_the_last_round() -> None:
    table = round_over(assistants=[2], conveyor=["S2"], points=20)
    assert (table.stock(0), table.happened("coal-from-the-crusher")) == ({}, [])


def test_i11_2_in_the_round_of_recruiting_already() -> None:
    state = position(
        at="act", pair=("recruit", "extract"), stands=10, stock={"charcoalium": 5}, row=[2], conveyor=["P3"]
    )
    assert Playing(state).take("recruit", assistant=2).take("end-actions").stock(0) == {"charcoalium": 2}


# Assistant 5


@pytest.mark.parametrize(("space", "base"), list(enumerate([4, 3, 3, 2, 2, 1, 1], start=1)))
def test_i11_5_a_reserved_machine_costs_only_the_base_cost_of_its_space(space: int, base: int) -> None:
    conveyor = [None] * (space - 1) + ["S2"]
    state = position(at="collect", stands=space, conveyor=conveyor, assistants=[5], stock={"charcoalium": 5})
    table = Playing(state).take("buy-reserved")
    left = {"charcoalium": 5 - base}
    assert (table.stock(0), table.yard(0)) == (left, ["S2"])


def test_i11_5_what_is_missing_of_it_is_paid_in_resources() -> None:
    state = position(at="collect", stands=1, conveyor=["S2"], assistants=[5], stock={"charcoalium": 3, "wood": 5})
    assert Playing(state).take("buy-with-resources").stock(0) == {"wood": 3}


def test_i11_5_without_it_the_level_is_paid_too() -> None:
    state = position(at="collect", stands=1, conveyor=["S2"], stock={"charcoalium": 4}, others=[Player(assistants=[5])])
    assert [option.kind for option in Playing(state).decision.options] == ["lose-everything"]


def test_i11_5_the_top_card_costs_what_it_always_does() -> None:
    state = position(at="collect", stands=7, conveyor=FULL, assistants=[5, 7], stock={"charcoalium": 9}, deck=["P6"])
    table = Playing(state).take("buy-top")
    assert table.happened("buy-top")[0].data["paid"] == (("charcoalium", 3),)
    assert table.happened("buy-reserved")[0].data["paid"] == (("charcoalium", 1),)


# Assistant 6


@pytest.mark.parametrize(("slots", "room"), [(4, True), (5, True), (6, False)])
def test_i11_6_there_are_six_slots(slots: int, room: bool) -> None:
    state = position(
        at="act", pair=("repair", "trade"), assistants=[6], slots=[["P1"]] * slots, stock=RICH, yard=["D1"]
    )
    table = Playing(state)
    assert table.allows("repair", machine="D1") == room
    assert (table.blocked("repair") == ["no-slot-left"]) == (not room)


@pytest.mark.parametrize(("slots", "room"), [(3, True), (4, False)])
def test_i11_6_without_it_there_are_four(slots: int, room: bool) -> None:
    others = [Player(assistants=[6])]
    state = position(at="act", pair=("repair", "trade"), slots=[["P1"]] * slots, stock=RICH, yard=["D1"], others=others)
    assert Playing(state).allows("repair", machine="D1") == room


def test_i11_6_it_gives_its_slots_at_once() -> None:
    """With assistant 1, a recruitment and a repair in one turn."""
    state = position(
        at="act",
        pair=("recruit", "repair"),
        assistants=[1],
        slots=[["P1"]] * 4,
        stock=RICH,
        yard=["D1"],
        row=[6],
    )
    table = Playing(state)
    assert not table.allows("repair")
    assert table.take("recruit", assistant=6).take("repair", machine="D1").slots(0) == [["P1"]] * 4 + [["D1"]]


def test_i11_6_machines_may_be_spread_over_six_slots() -> None:
    state = position(
        at="act", pair=("recruit", "reorganise"), assistants=[6], slots=[["P1", "P1", "P1"], ["P2", "P2", "P2"]]
    )
    table = Playing(state).take("reorganise")
    while table.asked == "arrange":
        singles = [each.number for each in table.decision.options if len(str(each.data["machines"])) == len("('P1',)")]
        table.choose(singles[0])
    assert table.slots(0) == [["P1"]] * 3 + [["P2"]] * 3


# Assistant 7


def buying(**words: Any) -> Playing:
    return Playing(position(**{"at": "collect", "assistants": [7], "deck": ["P6", "S2"], **words}))


@pytest.mark.parametrize("space", [8, 9, 10])
def test_i11_7_the_top_card_of_the_deck_may_be_bought_for_three(space: int) -> None:
    table = buying(stands=space, stock={"charcoalium": 3}).take("buy-top")
    assert (table.yard(0), table.slots(0), table.deck()[0]) == (["P6"], [], "S2")
    assert table.stock(0) == {"charcoalium": space - 7}


def test_i11_7_before_paying_for_the_reserved_machine() -> None:
    table = buying(stands=7, conveyor=FULL, stock={"charcoalium": 5}).take("buy-top")
    assert [event.kind for event in table.events][:2] == ["buy-top", "buy-reserved"]
    assert (table.stock(0), table.yard(0)) == ({}, ["P2", "P6"])


def test_i11_7_or_after_it() -> None:
    table = buying(stands=7, conveyor=FULL, stock={"charcoalium": 5}).take("buy-reserved")
    assert table.asked == "buy-after"
    assert table.take("buy-top").yard(0) == ["P2", "P6"]


def test_i11_7_with_what_an_extractor_gives() -> None:
    """By itself: before it there was nothing to buy with."""
    state = position(at="use", assistants=[7], deck=["P6"], slots=[["P1"]], stands=10)
    table = Playing(state).take("end-use")
    assert table.asked == "buy-after"
    assert table.take("buy-top").stock(0) == {}


def test_i11_7_it_may_be_declined() -> None:
    table = buying(stands=10, stock={"charcoalium": 3}).take("take-charcoalium").take("end-collect")
    assert (table.asked, table.yard(0)) == ("dial", [])


def test_i11_7_once_per_turn() -> None:
    table = buying(stands=10, stock={"charcoalium": 9}).take("buy-top")
    assert table.asked == "dial"
    assert table.blocked("buy-top") == ["top-bought-already"]
    assert len(table.yard(0)) == 1


def test_i11_7_again_in_the_next_turn() -> None:
    state = position(at="dial", assistants=[7], bought_top=True, stands=10, stock={"charcoalium": 9})
    table = idle_turn(Playing(state))
    for space in (10, 9, 8):
        table.take("go-to-extractor", space=space)
    while table.seat != 0:
        idle_turn(table)
    assert table.allows("buy-top")


def test_i11_7_two_charcoalium_are_not_enough_and_resources_do_not_help() -> None:
    table = buying(stands=7, conveyor=FULL, stock={"charcoalium": 2, "wood": 9})
    assert [option.kind for option in table.decision.options] == ["buy-reserved"]


def test_i11_7_what_is_missing_afterwards_is_paid_in_resources() -> None:
    table = buying(stands=7, conveyor=FULL, stock={"charcoalium": 3, "wood": 4}).take("buy-top")
    assert (table.happened("buy-reserved")[0].data["paid"], table.yard(0)) == ((("wood", 4),), ["P2", "P6"])


def test_i11_7_or_everything_is_lost() -> None:
    table = buying(stands=7, conveyor=FULL, stock={"charcoalium": 4, "wood": 1}).take("buy-top")
    assert (table.stock(0), table.yard(0), table.discard()) == ({}, ["P6"], ["P2"])


def test_i11_7_everybody_sees_it() -> None:
    (bought,) = buying(stands=8, stock={"charcoalium": 3}).take("buy-top").happened("buy-top")
    assert (bought.data["machine"], bought.secret) == ("P6", {})


def test_i11_7_with_an_empty_deck_the_discard_pile_is_shuffled_first() -> None:
    table = buying(stands=8, stock={"charcoalium": 3}, deck=[], discard=["T1", "T2", "T3"], rest="yard")
    table.take("buy-top")
    assert [event.data["count"] for event in table.happened("reshuffle")] == [3]
    assert (len(table.deck()), table.discard()) == (2, [])
    assert sorted([*table.deck(), *table.yard(0)]) == ["T1", "T2", "T3"]


def test_i11_7_the_last_card_of_the_deck_is_bought_without_a_new_deck() -> None:
    table = buying(stands=8, stock={"charcoalium": 3}, deck=["D1"], discard=["T1"], rest="yard").take("buy-top")
    assert (table.deck(), table.discard(), table.happened("reshuffle")) == ([], ["T1"], [])


def test_i11_7_with_both_piles_empty_it_cannot_be_bought() -> None:
    table = buying(stands=8, stock={"charcoalium": 3}, deck=[], discard=[], rest="yard")
    assert [option.kind for option in table.decision.options] == ["take-charcoalium"]
    assert table.take("take-charcoalium").blocked("buy-top") == ["no-top-card"]


def test_i11_7_nobody_else_can_buy_it() -> None:
    table = buying(assistants=[], stands=8, stock={"charcoalium": 9}, others=[Player(assistants=[7])])
    assert table.take("take-charcoalium").asked == "dial"
