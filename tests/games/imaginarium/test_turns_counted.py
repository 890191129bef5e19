"""When a turn ends: what a player may still take back alone, and when the whole table is shown again."""

from __future__ import annotations

from bricabrac.games.imaginarium.state import State
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import position, saboteur


def last_of_the_round() -> State:
    """Seat 0 has its saboteur in front already: it is the last to act, and the first to plan."""
    return position(at="act", seats=2, pair=("recruit", "extract"), stands=10, track=[saboteur(0), 1, saboteur(1)])


def turn(table: Playing) -> int:
    return table.game.turn(table.state)


def test_i6_a_new_round_is_a_new_turn_even_of_the_same_player() -> None:
    table = Playing(last_of_the_round())
    before, seat = turn(table), table.seat
    table.take("end-actions")
    assert (table.seat, table.asked, turn(table)) == (seat, "plan", before + 1)


def test_i4_1_every_piece_that_is_planned_is_a_turn() -> None:
    table = Playing(last_of_the_round()).take("end-actions")
    before = turn(table)
    assert turn(table.take("block-extractor", space=10)) == before + 1


def test_i5_1_the_first_handyman_at_work_has_the_turn_after_the_last_one_planned() -> None:
    table = Playing(position(at="plan", seats=3, pieces={8: 1, 9: 2}, track=[0], slots=[["P6"]]))
    before = turn(table)
    assert turn(table.take("go-to-extractor", space=10)) == before + 1


def test_i5_6_a_choice_within_a_turn_does_not_end_it() -> None:
    table = Playing(last_of_the_round())
    before = turn(table)
    assert turn(table.take("extract")) == before
