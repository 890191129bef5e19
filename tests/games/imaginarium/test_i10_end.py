"""I10: majorities, victory and ties."""

from __future__ import annotations

import pytest

from bricabrac.games.game import Result
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position

GOODS = ("charcoalium", "wood", "copper", "crystal")


def ended(*players: Player) -> Playing:
    """The last turn of the last round is over. The first player is at seat 0 and has done nothing in it."""
    first, *others = players
    state = position(
        at="act",
        pair=("recruit", "extract"),
        seats=max(3, len(players)),
        stands=10,
        points=first.points,
        stock=first.stock,
        slots=first.slots,
        yard=first.yard,
        others=others,
    )
    return Playing(state).take("end-actions")


def result(*players: Player) -> Result:
    table = ended(*players)
    found = table.game.result(table.state)
    assert found is not None
    return found


# Majorities


@pytest.mark.parametrize("good", GOODS)
def test_i10_1_who_has_most_of_a_good_gains_two_points(good: str) -> None:
    assert result(Player(points=20, stock={good: 2}), Player(stock={good: 3})).scores == (20, 2, 0)


def test_i10_1_each_good_counts_by_itself() -> None:
    rich = Player(stock={"charcoalium": 1, "wood": 1, "copper": 1, "crystal": 1})
    assert result(Player(points=20), rich).scores == (20, 8, 0)


def test_i10_1_different_players_may_have_most_of_different_goods() -> None:
    players = [
        Player(points=20, stock={"wood": 5, "copper": 1}),
        Player(stock={"copper": 2}),
        Player(stock={"wood": 4}),
    ]
    assert result(*players).scores == (22, 2, 0)


@pytest.mark.parametrize("tied", [2, 3])
def test_i10_1_tied_players_all_gain_them(tied: int) -> None:
    players = [Player(points=20 * (seat == 0), stock={"wood": 4 if seat < tied else 3}) for seat in range(3)]
    assert result(*players).scores == (22, 2, 2 if tied == 3 else 0)


def test_i10_1_nobody_gains_for_something_of_which_nobody_has_any() -> None:
    table = ended(Player(points=20))
    assert [table.points(seat) for seat in range(3)] == [20, 0, 0]
    assert table.happened("majority") == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i10_1_everybody_at_the_table_takes_part(seats: int) -> None:
    players = [Player(points=20), *[Player() for _ in range(seats - 2)], Player(stock={"wood": 1})]
    assert result(*players).scores == (20, *[0] * (seats - 2), 2)


def test_i10_1_only_a_stock_counts_and_not_what_lies_in_yards_or_slots() -> None:
    players = [Player(points=20, slots=[["P1"]]), Player(yard=["P2", "P2"]), Player(stock={"wood": 1})]
    assert result(*players).scores == (20, 0, 2)


def test_i10_1_majorities_are_told_with_their_points() -> None:
    table = ended(Player(points=20, stock={"wood": 3}), Player(stock={"crystal": 1}))
    told = [(event.seat, event.data["stuff"], event.data["points"]) for event in table.happened("majority")]
    assert told == [(0, "wood", 2), (1, "crystal", 2)]


def test_i10_1_there_are_no_majorities_before_the_game_ends() -> None:
    assert ended(Player(points=19, stock={"wood": 3})).points(0) == 19


# Victory


def test_i10_2_most_points_wins() -> None:
    won = result(Player(points=20), Player(points=23), Player(points=22))
    assert (won.winners, won.decided_by) == ((1,), "points")


def test_i10_2_points_of_majorities_count() -> None:
    won = result(Player(points=21), Player(points=20, stock={"wood": 1}))
    assert (won.winners, won.scores) == ((1,), (21, 22, 0))


def test_i10_2_whoever_ended_the_game_need_not_win() -> None:
    won = result(Player(points=20), Player(points=19, stock={"wood": 1}))
    assert won.winners == (1,)


def test_i10_2_of_equal_points_the_highest_sum_of_levels_wins() -> None:
    won = result(Player(points=20, slots=[["S2"], ["P1"]]), Player(points=20, slots=[["P6"], ["T4"]]))
    assert (won.winners, won.decided_by) == ((1,), "levels")


def test_i10_2_levels_count_for_nothing_without_a_tie() -> None:
    won = result(Player(points=21), Player(points=20, slots=[["S2"], ["P6"]]))
    assert won.winners == (0,)


def test_i10_2_i8_6_each_machine_of_a_combination_counts_with_its_level() -> None:
    won = result(Player(points=20, slots=[["P1", "P1", "P1"]]), Player(points=20, slots=[["P3"]]))
    assert (won.winners, [each["levels"] for each in won.standings]) == ((0,), [3, 2, 0])


def test_i10_2_disabled_machines_count() -> None:
    won = result(Player(points=20, slots=[["P3"]]), Player(points=20, slots=[["P1"]], disabled=[["P4"]]))
    assert won.winners == (1,)


def test_i10_2_broken_machines_do_not_count() -> None:
    won = result(Player(points=20, slots=[["P3"]]), Player(points=20, slots=[["P1"]], yard=["S2", "P6"]))
    assert won.winners == (0,)


def test_i10_2_whoever_has_fewer_points_does_not_win_by_levels() -> None:
    won = result(Player(points=20), Player(points=20, slots=[["P1"]]), Player(points=19, slots=[["S2"], ["P6"]]))
    assert won.winners == (1,)


def test_i10_2_with_equal_levels_too_the_victory_is_shared() -> None:
    won = result(Player(points=20, slots=[["P3"]]), Player(points=20, slots=[["P1"], ["P2"]]), Player(points=19))
    assert (won.winners, won.decided_by) == ((0, 1), "nothing")


def test_i10_2_of_three_with_equal_points_two_may_share_it() -> None:
    won = result(*[Player(points=20, slots=[[serial]]) for serial in ("P3", "P1", "P4")])
    assert (won.winners, won.decided_by) == ((0, 2), "levels")


def test_i10_2_all_may_share_it() -> None:
    assert result(*[Player(points=20)] * 3).winners == (0, 1, 2)


def test_i10_2_two_players_are_compared_as_more_are() -> None:
    state = position(
        at="act",
        seats=2,
        pair=("recruit", "extract"),
        stands=10,
        points=20,
        stock={"wood": 1},
        others=[Player(points=22, slots=[["P1"]])],
    )
    table = Playing(state).take("end-actions")
    found = table.game.result(table.state)
    assert found is not None
    assert (found.winners, found.scores) == ((1,), (22, 22))
