"""I7.6: trade."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, table

PRICES = {"wood": 1, "copper": 2, "crystal": 3}

every_resource = pytest.mark.parametrize(("stuff", "price"), PRICES.items())


def about_to_trade(**stock: int) -> Playing:
    """With an extraction to follow (I11.1), so that the turn goes on."""
    return playing(table(at="act", pair=("trade", "extract"), stock=stock))


def test_i7_6_two_coppers_and_a_charcoalium_make_a_point_in_three_transactions() -> None:
    """The example of the rulebook (p. 9)."""
    played = about_to_trade(copper=2, charcoalium=1)
    assert played.take("sell", stuff="copper").stock(0) == {"copper": 1, "charcoalium": 3}
    assert played.take("sell", stuff="copper").stock(0) == {"charcoalium": 5}
    played.take("buy", stuff="point")
    assert (played.stock(0), played.points(0)) == ({}, 1)
    assert not played.allows("sell")


# Prices


@every_resource
def test_i7_6_a_resource_is_sold_at_its_price(stuff: str, price: int) -> None:
    played = about_to_trade(**{stuff: 2}).take("sell", stuff=stuff)
    assert played.stock(0) == {stuff: 1, "charcoalium": price}


@every_resource
def test_i7_6_a_resource_is_bought_at_the_same_price(stuff: str, price: int) -> None:
    played = about_to_trade(charcoalium=price + 1).take("buy", stuff=stuff)
    assert played.stock(0) == {stuff: 1, "charcoalium": 1}


@every_resource
def test_i7_6_exactly_its_price_buys_a_resource(stuff: str, price: int) -> None:
    assert about_to_trade(charcoalium=price).take("buy", stuff=stuff).stock(0) == {stuff: 1}


@every_resource
def test_i7_6_one_charcoalium_less_does_not(stuff: str, price: int) -> None:
    played = about_to_trade(charcoalium=price - 1)
    assert not played.allows("buy", stuff=stuff)
    assert played.blocked("buy", stuff=stuff) == ["too-dear"]


def test_i7_6_a_point_costs_five_charcoalium() -> None:
    played = about_to_trade(charcoalium=6).take("buy", stuff="point")
    assert (played.stock(0), played.points(0)) == ({"charcoalium": 1}, 1)


def test_i7_6_four_charcoalium_do_not_buy_a_point() -> None:
    played = about_to_trade(charcoalium=4, wood=9)
    assert not played.allows("buy", stuff="point")
    assert played.blocked("buy", stuff="point") == ["too-dear"]


# What is for sale


def test_i7_6_points_cannot_be_sold() -> None:
    state = table(at="act", pair=("trade", "extract"), points=9, stock={"charcoalium": 9, "wood": 9})
    assert not playing(state).allows("sell", stuff="point")


def test_i7_6_charcoalium_is_no_good_on_the_market() -> None:
    played = about_to_trade(charcoalium=9, wood=1)
    assert not played.allows("sell", stuff="charcoalium")
    assert not played.allows("buy", stuff="charcoalium")


@pytest.mark.parametrize("stuff", PRICES)
def test_i7_6_what_one_does_not_have_cannot_be_sold(stuff: str) -> None:
    played = about_to_trade(**{other: 1 for other in PRICES if other != stuff})
    assert not played.allows("sell", stuff=stuff)
    assert played.blocked("sell", stuff=stuff) == ["nothing-to-sell"]


def test_i7_6_a_transaction_is_about_one_piece() -> None:
    assert about_to_trade(wood=5).take("sell", stuff="wood").stock(0) == {"wood": 4, "charcoalium": 1}


def test_i7_6_nobody_else_takes_part() -> None:
    others = [Player(stock={"wood": 4, "charcoalium": 4})]
    played = playing(table(at="act", pair=("trade", "extract"), stock={"charcoalium": 1}, others=others))
    assert played.take("buy", stuff="wood").stock(1) == {"wood": 4, "charcoalium": 4}


# How many


def test_i7_6_three_transactions_are_allowed_and_not_four() -> None:
    played = about_to_trade(wood=5)
    for _ in range(3):
        played.take("sell", stuff="wood")
    assert (played.asked, played.stock(0)) == ("act", {"wood": 2, "charcoalium": 3})
    assert not played.allows("sell")
    assert played.blocked("trade") == ["action-done"]


def test_i7_6_buying_and_selling_count_together() -> None:
    played = about_to_trade(wood=1, crystal=1)
    played.take("sell", stuff="crystal").take("buy", stuff="copper").take("sell", stuff="wood")
    assert (played.stock(0), played.allows("buy")) == ({"copper": 1, "charcoalium": 2}, False)


@pytest.mark.parametrize("transactions", [1, 2])
def test_i7_6_one_may_stop_earlier_and_not_come_back(transactions: int) -> None:
    played = about_to_trade(wood=5)
    for _ in range(transactions):
        played.take("sell", stuff="wood")
    played.take("end-action")
    assert played.allows("extract")
    assert not played.allows("sell")


def test_i7_6_the_other_action_waits_until_the_trade_is_complete() -> None:
    played = about_to_trade(wood=5).take("sell", stuff="wood")
    assert not played.allows("extract")
    assert played.blocked("extract") == ["finish-first"]


def test_i7_6_what_was_bought_can_be_sold_again() -> None:
    played = about_to_trade(charcoalium=3).take("buy", stuff="crystal").take("sell", stuff="crystal")
    assert played.stock(0) == {"charcoalium": 3}


def test_i7_6_three_points_can_be_bought_in_one_trade() -> None:
    played = about_to_trade(charcoalium=16)
    for _ in range(3):
        played.take("buy", stuff="point")
    assert (played.stock(0), played.points(0)) == ({"charcoalium": 1}, 3)
