"""I5.4, I5.5: what a handyman collects where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position


def collecting(**words: Any) -> Playing:
    return Playing(position(at="collect", **words))


def reserved(serial: str, space: int, **words: Any) -> Playing:
    return collecting(conveyor=[None] * (space - 1) + [serial], stands=space, **words)


def payments(table: Playing) -> list[dict[str, int]]:
    """Of resources alone: the charcoalium is gone in any case."""
    paid: list[Any] = [option.data["paid"] for option in table.decision.options if option.kind == "pay"]
    return [{stuff: amount for stuff, amount in each if stuff != "charcoalium"} for each in paid]


# Extractors


@pytest.mark.parametrize(("space", "shown"), [(8, 1), (9, 2), (10, 3)])
def test_i5_4_an_extractor_gives_the_charcoalium_it_shows(space: int, shown: int) -> None:
    table = collecting(stands=space, stock={"charcoalium": 4, "wood": 1})
    assert table.take("take-charcoalium").stock(0) == {"charcoalium": 4 + shown, "wood": 1}


def test_i5_4_nothing_is_asked_at_an_extractor() -> None:
    table = Playing(position(at="use", slots=[["P1"], ["P2"]], stands=10)).take("end-use")
    assert (table.asked, table.stock(0)) == ("dial", {"charcoalium": 3})


# The price


@pytest.mark.parametrize(("space", "base"), list(enumerate([4, 3, 3, 2, 2, 1, 1], start=1)))
@pytest.mark.parametrize(("serial", "level"), [("P1", 1), ("P3", 2), ("S2", 3)])
def test_i5_5_a_machine_costs_its_level_and_the_base_cost_of_its_space(
    space: int, base: int, serial: str, level: int
) -> None:
    table = reserved(serial, space, stock={"charcoalium": 9, "wood": 9})
    assert table.take("buy-reserved").stock(0) == {"charcoalium": 9 - base - level, "wood": 9}


@pytest.mark.parametrize(("serial", "space", "price"), [("P1", 7, 2), ("S2", 1, 7)])
def test_i5_5_prices_are_from_2_to_7(serial: str, space: int, price: int) -> None:
    """Page 7."""
    table = reserved(serial, space, stock={"charcoalium": price})
    assert table.take("buy-reserved").stock(0) == {}


def test_i5_5_what_was_produced_before_helps_to_pay() -> None:
    state = position(at="use", slots=[["P1", "P1"], ["P6"]], stands=7, conveyor=[*[None] * 6, "P3"])
    table = Playing(state).take("use", machines=("P1", "P1")).take("end-use")
    assert (table.stock(0), table.yard(0)) == ({}, ["P3"])


# The yard


def test_i5_5_a_bought_machine_lies_broken_in_the_yard_and_its_space_is_empty() -> None:
    table = reserved("S2", 1, stock={"charcoalium": 7}, slots=[["P1"]]).take("buy-reserved")
    assert (table.yard(0), table.slots(0), table.conveyor()[0]) == (["S2"], [["P1"]], None)


def test_i5_5_the_yard_is_unlimited() -> None:
    many = ["P1"] * 8 + ["P2"] * 7 + ["P3"] * 6
    table = reserved("P4", 7, stock={"charcoalium": 3}, yard=many).take("buy-reserved")
    assert sorted(table.yard(0)) == sorted([*many, "P4"])


def test_i5_5_an_instant_machine_does_nothing_when_it_is_bought() -> None:
    others = [Player(stock={"charcoalium": 3})]
    table = reserved("A1", 7, stock={"charcoalium": 2}, others=others).take("buy-reserved")
    assert (table.stock(0), table.stock(1)) == ({}, {"charcoalium": 3})


# Too little charcoalium


def test_i5_5_all_charcoalium_and_two_resources_for_each_that_is_missing() -> None:
    table = reserved("S2", 1, stock={"charcoalium": 5, "wood": 9}).take("buy-with-resources")
    assert (table.stock(0), table.yard(0)) == ({"wood": 5}, ["S2"])


def test_i5_5_without_any_charcoalium_resources_pay_the_whole_price() -> None:
    table = reserved("P1", 7, stock={"copper": 4}).take("buy-with-resources")
    assert (table.stock(0), table.yard(0)) == ({}, ["P1"])


def test_i5_5_which_resources_is_the_choice_of_the_player() -> None:
    table = reserved("P1", 7, stock={"charcoalium": 1, "wood": 2, "copper": 1, "crystal": 2}).take("buy-with-resources")
    assert payments(table) == [
        {"wood": 2},
        {"wood": 1, "copper": 1},
        {"wood": 1, "crystal": 1},
        {"copper": 1, "crystal": 1},
        {"crystal": 2},
    ]


def test_i5_5_only_what_was_chosen_is_paid() -> None:
    table = reserved("P1", 7, stock={"charcoalium": 1, "wood": 2, "copper": 1, "crystal": 2}).take("buy-with-resources")
    table.take("pay", paid=(("charcoalium", 1), ("copper", 1), ("crystal", 1)))
    assert (table.stock(0), table.yard(0)) == ({"wood": 2, "crystal": 1}, ["P1"])


def test_i5_5_with_one_way_to_pay_nothing_is_asked() -> None:
    table = reserved("P1", 7, stock={"charcoalium": 1, "crystal": 3}).take("buy-with-resources")
    assert (table.asked, table.stock(0)) == ("dial", {"crystal": 1})


def test_i5_5_resources_are_not_paid_instead_of_charcoalium_that_is_there() -> None:
    """Enough charcoalium: nothing to choose."""
    table = reserved("P1", 7, stock={"charcoalium": 2, "wood": 9})
    assert [option.kind for option in table.decision.options] == ["buy-reserved"]
    assert table.take("buy-reserved").stock(0) == {"wood": 9}


# Not enough of anything


def test_i5_5_with_one_resource_too_few_everything_is_lost_and_the_machine_is_discarded() -> None:
    table = reserved("P1", 7, stock={"charcoalium": 1, "wood": 1}, points=7).take("lose-everything")
    assert (table.stock(0), table.yard(0), table.discard()) == ({}, [], ["P1"])
    assert (table.conveyor()[6], table.asked) == (None, "dial")


def test_i5_5_even_what_would_pay_for_a_part_is_lost() -> None:
    table = reserved("S2", 1, stock={"charcoalium": 6, "wood": 1}).take("lose-everything")
    assert table.stock(0) == {}


def test_i5_5_points_and_machines_are_not_lost() -> None:
    table = reserved("S2", 1, points=7, slots=[["P1"]], yard=["P2"]).take("lose-everything")
    assert (table.points(0), table.slots(0), table.yard(0)) == (7, [["P1"]], ["P2"])


def test_i5_5_nobody_else_loses_anything() -> None:
    others = [Player(stock={"charcoalium": 9, "wood": 3})]
    table = reserved("S2", 1, stock={"wood": 3}, others=others).take("lose-everything")
    assert table.stock(1) == {"charcoalium": 9, "wood": 3}


@pytest.mark.parametrize(
    ("stock", "kind"),
    [
        ({"charcoalium": 3}, "buy-reserved"),
        ({"charcoalium": 2, "wood": 1, "copper": 1}, "buy-with-resources"),
        ({"charcoalium": 2, "wood": 1}, "lose-everything"),
        ({"wood": 2, "copper": 2, "crystal": 2}, "buy-with-resources"),
        ({"wood": 2, "copper": 2, "crystal": 1}, "lose-everything"),
        ({}, "lose-everything"),
    ],
)
def test_i5_5_paying_is_compulsory_when_possible_and_losing_everything_when_not(
    stock: dict[str, int], kind: str
) -> None:
    """A machine of level 2 on space 6: 3 charcoalium."""
    assert [option.kind for option in reserved("P3", 6, stock=stock).decision.options] == [kind]
