"""I6: the check, and how the table is made ready for the next round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.turns import idle_round, idle_turn

FULL = ["S2", "P6", "P3", "P4", "T4", "P1", "P2"]


def last_turn(**words: Any) -> Playing:
    """The last piece of the round is about to be done."""
    return Playing(position(at="act", pair=("recruit", "extract"), **{"stands": 10, **words}))


def round_over(**words: Any) -> Playing:
    return last_turn(**words).take("end-actions")


# The check


@pytest.mark.parametrize(("points", "over"), [(19, False), (20, True), (27, True)])
def test_i6_1_the_game_ends_after_a_round_in_which_a_player_has_20_points(points: int, over: bool) -> None:
    table = round_over(points=points)
    assert (table.game.decision(table.state) is None) == over
    assert (table.game.result(table.state) is not None) == over


@pytest.mark.parametrize("seat", [1, 2])
def test_i6_1_any_player_may_have_them(seat: int) -> None:
    table = round_over(others=[Player(points=20 if each == seat else 3) for each in (1, 2)])
    assert table.game.result(table.state) is not None


def test_i6_1_the_round_is_played_to_its_end() -> None:
    """Seat 0 has won already, seats 1 and 2 still have their turns."""
    table = last_turn(points=25, stands=8, pieces={9: 1, 10: 2}, track=[])
    assert idle_turn(table).seat == 1
    assert idle_turn(table).seat == 2
    assert table.game.result(idle_turn(table).state) is not None


def test_i6_1_after_the_last_round_nothing_is_made_ready() -> None:
    table = round_over(points=20, conveyor=FULL, row=[1])
    assert (table.conveyor(), table.row(), table.round) == (FULL, [1], 5)


def test_i6_1_points_gained_by_the_last_projects_count() -> None:
    table = last_turn(points=17, slots=[["T1"], ["T2"]], office=[13]).take("end-actions")
    assert table.game.result(table.state) is not None


# The conveyor


def test_i6_2_the_rightmost_machine_is_discarded_the_rest_shifted_and_one_drawn() -> None:
    table = round_over(conveyor=FULL, deck=["D3"])
    assert (table.conveyor(), table.discard()) == (["D3", "S2", "P6", "P3", "P4", "T4", "P1"], ["P2"])


def test_i6_2_the_rightmost_is_the_last_one_still_there() -> None:
    table = round_over(conveyor=["S2", None, "P3", None, "T4", None, None], deck=["D3", "D2", "D1", "P1", "P2"])
    assert table.discard() == ["T4"]


def test_i6_2_the_rest_is_shifted_to_the_far_end_without_gaps_in_its_order() -> None:
    table = round_over(conveyor=["S2", None, "P3", None, "T4", None, None], deck=["D3", "D2", "D1", "P1", "P2"])
    assert table.conveyor()[5:] == ["S2", "P3"]


def test_i6_2_the_first_card_drawn_lies_nearest_to_the_far_end() -> None:
    table = round_over(conveyor=["S2", None, "P3", None, "T4", None, None], deck=["D3", "D2", "D1", "P1", "P2"])
    assert table.conveyor()[:5] == ["P2", "P1", "D1", "D2", "D3"]


def test_i6_2_drawn_machines_are_not_sorted_by_level() -> None:
    table = round_over(conveyor=[None] * 6 + ["P1"], deck=["P2", "S2", "P3", "P6", "T1", "T4", "D3"])
    assert table.conveyor() == ["D3", "T4", "T1", "P6", "P3", "S2", "P2"]


def test_i6_2_with_no_machine_left_on_the_conveyor_none_is_discarded() -> None:
    table = round_over(conveyor=[], deck=["P2", "S2", "P3", "P6", "T1", "T4", "D3"])
    assert (table.discard(), table.happened("crush")) == ([], [])
    assert table.conveyor() == ["D3", "T4", "T1", "P6", "P3", "S2", "P2"]


def test_i6_2_nothing_is_refilled_before_the_end_of_the_round() -> None:
    table = last_turn(stands=9, pieces={10: 1}, track=[2], conveyor=["S2"], row=[1], others=[Player(slots=[["P1"]])])
    table.take("end-actions")
    assert (table.conveyor()[:2], table.row()) == (["S2", None], [1])


# Assistants


def test_i6_2_the_row_of_assistants_is_refilled() -> None:
    assert round_over(row=[4], assistant_pile=[9, 2, 13]).row() == [4, 9, 2]


def test_i6_2_a_recruited_assistant_is_replaced_at_the_reset_and_not_at_once() -> None:
    table = last_turn(row=[7, 12, 13], assistant_pile=[1], stock={"charcoalium": 3}).take("recruit", assistant=12)
    assert sorted(table.row()) == [7, 13]
    assert sorted(table.take("end-actions").row()) == [1, 7, 13]


def test_i6_2_a_full_row_stays_as_it_is() -> None:
    table = round_over(row=[4, 5, 6])
    assert (table.row(), len(table.assistant_pile())) == ([4, 5, 6], 10)


def test_i6_2_with_the_pile_empty_places_of_the_row_stay_empty() -> None:
    """Page 11: with five players there may be none left."""
    recruited = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11]]
    others = [Player(assistants=each) for each in recruited]
    table = round_over(seats=5, others=others, row=[], assistant_pile=[13, 12])
    assert (table.row(), table.assistant_pile()) == ([13, 12], [])


def test_i6_2_with_no_assistant_left_nobody_can_recruit() -> None:
    recruited = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]
    others = [Player(assistants=each) for each in recruited]
    table = last_turn(seats=5, others=others, assistants=[13], row=[], stock={"charcoalium": 9})
    assert table.blocked("recruit") == ["no-assistant-left"]


# An empty deck


def lean(**words: Any) -> Playing:
    """All machines that are not mentioned lie broken in a yard."""
    return round_over(rest="yard", **words)


def test_i6_3_with_the_last_card_drawn_the_discard_pile_stays_where_it_is() -> None:
    table = lean(conveyor=FULL, deck=["D3"], discard=["T1"])
    assert (table.deck(), table.discard(), table.happened("reshuffle")) == ([], ["P2", "T1"], [])
    assert table.conveyor()[0] == "D3"


def test_i6_3_when_a_card_is_to_be_drawn_from_an_empty_deck_the_discard_pile_becomes_the_deck() -> None:
    table = lean(conveyor=["P6", *[None] * 5, "P2"], deck=["D1"], discard=["T1", "T1", "T1", "A1", "A2", "A3", "D2"])
    assert (table.conveyor()[6], table.conveyor()[5]) == ("P6", "D1")
    assert (table.discard(), len(table.deck())) == ([], 8 - 5)
    drawn = [serial for serial in table.conveyor()[:5] if serial is not None]
    assert sorted([*drawn, *table.deck()]) == sorted(["T1", "T1", "T1", "A1", "A2", "A3", "D2", "P2"])


def test_i6_3_the_machine_just_discarded_is_shuffled_in() -> None:
    table = lean(conveyor=FULL, deck=[], discard=[])
    assert table.conveyor() == ["P2", "S2", "P6", "P3", "P4", "T4", "P1"]
    assert (table.deck(), table.discard()) == ([], [])


def test_i6_3_the_new_deck_is_shuffled() -> None:
    tops = set()
    for number in range(12):
        state = position(
            at="act",
            pair=("recruit", "extract"),
            stands=10,
            rest="yard",
            conveyor=["P6", *[None] * 6],
            discard=["P1", "P2", "P3", "P4", "T1", "T2", "T3"],
        )
        state.key[0] = number
        tops.add(tuple(Playing(state).take("end-actions").conveyor()))
    assert len(tops) > 8


def test_i6_3_with_both_piles_empty_the_spaces_nearest_to_the_deck_stay_empty() -> None:
    table = lean(conveyor=["P6", None, None, None, None, None, "P2"], deck=["D1"])
    assert table.conveyor()[:4] == [None] * 4
    assert sorted(str(serial) for serial in table.conveyor()[4:]) == ["D1", "P2", "P6"]
    assert (table.deck(), table.discard()) == ([], [])


# The new round


def test_i6_4_attack_machines_may_enter_from_the_second_round_on() -> None:
    table = round_over(conveyor=FULL, deck=["A6"], round_number=1)
    assert (table.conveyor()[0], table.round) == ("A6", 2)


def test_i6_2_then_a_new_round_begins_with_planning() -> None:
    table = round_over(stands=10, track=[2, 1])
    assert (table.asked, table.round, table.seat, table.pieces()) == ("plan", 6, 2, {})


def test_i6_2_what_players_own_is_not_touched() -> None:
    words: dict[str, Any] = {"stock": {"wood": 4}, "slots": [["P1"]], "disabled": [["P2"]], "yard": ["T1"]}
    table = idle_round(last_turn(others=[Player(**words, points=3)]))
    owned = (table.stock(1), table.slots(1), table.disabled(1), table.yard(1), table.points(1))
    assert owned == ({"wood": 4}, [["P1"], ["P2"]], [["P2"]], ["T1"], 3)
