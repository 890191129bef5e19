"""N6.7: the exchange, machine 24."""

from __future__ import annotations

import pytest

from tests.games.nicodemus.positions import Table, table

HELD = ("charcoalium", "wood", "copper", "crystal")
every_resource = pytest.mark.parametrize("resource", ["wood", "copper", "crystal"])


def trading(**words: object) -> Table:
    """The exchange is played for its effect."""
    return table(hand=[24, 11], **words).choose("play", machine=24).choose("use-effect")


def swap(played: Table, given: str, gained: str) -> Table:
    return played.choose("exchange", given=given, gained=gained)


def held(played: Table, seat: int = 0) -> str:
    return " ".join(each for each, amount in played.stock(seat).items() for _ in range(amount))


def over(played: Table) -> bool:
    """Whether the turn has passed to the opponent."""
    return (played.asked, played.state.seat) == ("action", 1)


@every_resource
def test_n6_7_one_charcoalium_buys_one_resource_of_choice(resource: str) -> None:
    played = swap(trading(stock={"charcoalium": 2}), "charcoalium", resource)
    assert held(played) == f"charcoalium {resource}"


@every_resource
def test_n6_7_one_resource_buys_one_charcoalium(resource: str) -> None:
    played = swap(trading(stock={resource: 2}), resource, "charcoalium")
    assert held(played) == f"charcoalium {resource}"


def test_n6_7_a_resource_never_buys_another_resource_directly() -> None:
    decision = trading(stock=dict.fromkeys(HELD, 1)).decision
    assert decision is not None
    offered = [(each.data["given"], each.data["gained"]) for each in decision.options if each.kind == "exchange"]
    assert len(offered) == 6
    assert all((given == "charcoalium") != (gained == "charcoalium") for given, gained in offered)


@every_resource
def test_n6_7_the_exchange_is_with_the_reserve(resource: str) -> None:
    played = swap(trading(stock={"charcoalium": 1}, other_stock=dict.fromkeys(HELD, 1)), "charcoalium", resource)
    assert played.reserve() == {**dict.fromkeys(HELD, 7), "charcoalium": 11, resource: 6}
    assert played.stock(1) == dict.fromkeys(HELD, 1)


def test_n6_7_the_first_and_second_exchange_leave_room_for_another() -> None:
    played = trading(stock={"charcoalium": 5})
    for gained in ("wood", "copper"):
        swap(played, "charcoalium", gained)
        assert (played.asked, played.state.seat) == ("exchange", 0)
        assert played.offers("exchange")
        assert played.offers("stop")


def test_n6_7_there_are_at_most_three_exchanges() -> None:
    played = trading(stock={"charcoalium": 5})
    for gained in ("wood", "copper", "crystal"):
        swap(played, "charcoalium", gained)
    assert over(played)
    assert held(played) == "charcoalium charcoalium wood copper crystal"


def test_n6_7_both_directions_may_be_mixed() -> None:
    played = trading(stock={"charcoalium": 1, "wood": 2})
    swap(swap(swap(played, "wood", "charcoalium"), "charcoalium", "crystal"), "wood", "charcoalium")
    assert held(played) == "charcoalium charcoalium crystal"


def test_n6_7_what_was_just_gained_may_be_given_on() -> None:
    played = trading(stock={"charcoalium": 1})
    swap(swap(swap(played, "charcoalium", "wood"), "wood", "charcoalium"), "charcoalium", "crystal")
    assert held(played) == "crystal"


def test_n6_7_the_player_may_stop_at_once_with_nothing_exchanged() -> None:
    played = trading(stock={"charcoalium": 2, "wood": 1}).choose("stop")
    assert over(played)
    assert held(played) == "charcoalium charcoalium wood"
    assert played.happened("exchange") == []


@pytest.mark.parametrize("made", [1, 2])
def test_n6_7_the_player_may_stop_after_any_exchange(made: int) -> None:
    played = trading(stock={"charcoalium": 3})
    for _ in range(made):
        swap(played, "charcoalium", "wood")
    played.choose("stop")
    assert over(played)
    assert held(played) == " ".join(["charcoalium"] * (3 - made) + ["wood"] * made)


def test_n6_7_another_turn_has_three_exchanges_of_its_own() -> None:
    played = table(hand=[24, 24], other_hand=[11, 24], stock={"charcoalium": 3}, other_stock={"charcoalium": 3})
    played.choose("play", machine=24).choose("use-effect")
    swap(swap(played, "charcoalium", "wood"), "charcoalium", "wood").choose("stop")
    played.choose("play", machine=24).choose("use-effect")
    for _ in range(3):
        assert (played.asked, played.state.seat) == ("exchange", 1)
        swap(played, "charcoalium", "copper")
    assert (played.asked, played.state.seat) == ("action", 0)


def test_n6_7_what_the_player_does_not_have_cannot_be_given() -> None:
    played = trading(stock={"wood": 1})
    assert not played.offers("exchange", given="copper")
    assert not played.offers("exchange", given="charcoalium")
    assert played.blocked("exchange", given="copper") == ["nothing-to-give"]
    assert played.blocked("exchange", given="charcoalium", gained="crystal") == ["nothing-to-give"]


@every_resource
def test_n6_7_with_none_left_in_the_reserve_the_opponent_provides_the_resource(resource: str) -> None:
    played = trading(stock={"charcoalium": 1, resource: 5}, other_stock={resource: 3})
    swap(played, "charcoalium", resource)
    assert played.stock(0)[resource] == 6
    assert played.stock(1)[resource] == 2
    assert played.reserve()["charcoalium"] == 12
    (event,) = played.happened("exchange")
    assert event.data == {"given": "charcoalium", "gained": resource, "from_opponent": True}


def test_n6_7_with_none_left_in_the_reserve_the_opponent_provides_the_charcoalium() -> None:
    played = trading(stock={"charcoalium": 7, "wood": 1}, other_stock={"charcoalium": 5})
    swap(played, "wood", "charcoalium")
    assert played.stock(0)["charcoalium"] == 8
    assert played.stock(1)["charcoalium"] == 4
    assert played.reserve()["wood"] == 8


def test_n6_7_while_the_reserve_has_one_left_the_opponent_loses_nothing() -> None:
    played = trading(stock={"charcoalium": 1}, other_stock={"wood": 7})
    swap(played, "charcoalium", "wood")
    assert played.stock(1)["wood"] == 7
    (event,) = played.happened("exchange")
    assert event.data["from_opponent"] is False


def test_n6_7_an_exchange_that_would_bring_nothing_is_not_offered() -> None:
    played = trading(stock={"charcoalium": 1, "wood": 8})
    assert not played.offers("exchange", gained="wood")
    assert played.blocked("exchange", gained="wood") == ["nothing-to-gain"]
    assert played.offers("exchange", given="charcoalium", gained="copper")


def test_n6_7_charcoalium_lying_on_machines_cannot_be_bought() -> None:
    played = trading(board=[(11, 11)], stock={"charcoalium": 1, "wood": 1})
    assert not played.offers("exchange", given="wood")
    assert played.blocked("exchange", given="wood") == ["nothing-to-gain"]


def test_n6_7_what_is_given_is_in_the_reserve_for_the_next_exchange() -> None:
    """The only charcoalium not lying on machines is spent, and bought back."""
    played = trading(board=[(11, 11)], stock={"charcoalium": 1, "wood": 1})
    swap(swap(played, "charcoalium", "copper"), "wood", "charcoalium")
    assert held(played) == "charcoalium copper"


def test_n6_7_with_an_empty_stock_the_effect_is_not_offered() -> None:
    played = table(hand=[24, 11], other_stock={"charcoalium": 2, "wood": 2}).choose("play", machine=24)
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["no-exchange"]


@pytest.mark.parametrize("stuff", HELD)
def test_n6_7_one_piece_of_anything_is_enough_for_the_effect(stuff: str) -> None:
    assert table(hand=[24, 11], stock={stuff: 1}).choose("play", machine=24).offers("use-effect")


def test_n6_7_with_no_charcoalium_to_be_had_resources_alone_do_not_do() -> None:
    played = table(board=[(11, 12)], hand=[24, 11], stock={"wood": 3}).choose("play", machine=24)
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["no-exchange"]


def test_n6_7_charcoalium_of_the_opponent_makes_the_effect_possible() -> None:
    played = table(board=[(11, 11)], hand=[24, 11], stock={"wood": 3}, other_stock={"charcoalium": 1})
    assert played.choose("play", machine=24).offers("use-effect")


def test_n6_7_whoever_owns_everything_can_exchange_nothing() -> None:
    everything = {"charcoalium": 12, "wood": 8, "copper": 8, "crystal": 8}
    played = table(hand=[24, 11], stock=everything).choose("play", machine=24)
    assert not played.offers("use-effect")


def test_n6_7_nothing_else_changes() -> None:
    words = {"board": [(11, 2), 12], "deck": [12, 13, 14, 15], "other_hand": [31, 32], "workshop": [21], "points": 3}
    played = swap(trading(stock={"charcoalium": 1}, **words), "charcoalium", "wood").choose("stop")
    assert (played.board(), played.fees()) == ([11, 12, 24], [2, 0, 0])
    assert (played.hand(0), played.hand(1)) == ([11, 12, 13, 14, 15], [31, 32])
    assert played.workshop(0) == [21]
    assert played.state.score == [3, 0]
