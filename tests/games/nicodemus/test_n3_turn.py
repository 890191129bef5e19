"""N3: a turn is one of two actions; passing; the sweep of a full bric-a-brac."""

from __future__ import annotations

import pytest

from bricabrac.games.game import IllegalOption
from bricabrac.games.nicodemus.components import BOARD_SPACES, POINTS, ROW_LENGTH
from bricabrac.games.nicodemus.decisions import PASS
from bricabrac.games.nicodemus.state import OTHERS
from tests.games.nicodemus.positions import KIND, Table, random_game, table

NINE = [11, 12, 13, 14, 15, 21, 22, 23, 24]
"""One machine short of a full bric-a-brac; the last four are the lower row."""


def actions(playing: Table) -> list[tuple[str, object]]:
    decision = playing.decision
    assert decision is not None
    assert decision.kind == "action"
    return [(option.kind, option.data.get("machine")) for option in decision.options]


# 3.1: play or repair


def test_n3_1_a_player_may_play_any_machine_in_hand_or_repair_any_they_can_afford() -> None:
    start = table(board=[13, 12], hand=[11, 22, 31], stock={"charcoalium": 1, "wood": 2, "copper": 1, "crystal": 2})
    assert sorted(actions(start), key=str) == [
        ("play", 11),
        ("play", 22),
        ("play", 31),
        ("repair", 12),
        ("repair", 13),
    ]


def test_n3_1_a_machine_in_hand_cannot_be_repaired_and_one_on_the_bric_a_brac_cannot_be_played() -> None:
    start = table(board=[12], hand=[11, 22], stock={"wood": 4, "copper": 4, "crystal": 4})
    assert not start.offers("play", machine=12)
    assert not start.offers("repair", machine=11)


def test_n3_1_two_copies_of_a_machine_in_hand_are_one_and_the_same_choice() -> None:
    start = table(board=[13], hand=[11, 11, 22])
    assert actions(start) == [("play", 11), ("play", 22)]
    assert start.choose("play", machine=11).hand(0) == [11, 22]


def test_n3_1_two_copies_on_the_bric_a_brac_are_two_choices_with_two_prices() -> None:
    start = table(board=[12, 12], hand=[11], stock={"charcoalium": 1, "wood": 2})
    assert start.offers("repair", machine=12, space=1, fee=1)
    assert start.offers("repair", machine=12, space=2, fee=0)


def test_n3_1_with_an_empty_bric_a_brac_there_is_nothing_to_repair() -> None:
    start = table(board=[], hand=[11, 22], stock={"charcoalium": 5, "wood": 5, "copper": 5, "crystal": 5})
    assert actions(start) == [("play", 11), ("play", 22)]


def test_n3_1_with_an_empty_hand_there_is_nothing_to_play_and_the_player_is_told_so() -> None:
    start = table(board=[12, 22], hand=[], stock={"charcoalium": 1, "wood": 2})
    assert not start.offers("play")
    assert start.blocked("play") == ["empty-hand"]


def test_n3_1_playing_is_the_whole_turn() -> None:
    played = table(board=[12], hand=[11, 22], stock={"wood": 2}).choose("play", machine=11)
    assert not played.offers("repair")
    played.choose("use-charcoalium")
    assert played.state.seat == 1
    assert played.asked == "action"


def test_n3_1_repairing_is_the_whole_turn() -> None:
    played = table(board=[12, 22], hand=[11], stock={"wood": 4}).choose("repair", machine=22)
    assert played.state.seat == 1
    assert played.asked == "action"
    assert played.hand(0) == [11]


def test_n3_1_the_players_take_turns() -> None:
    playing = table(board=[13], hand=[11, 22], other_hand=[12, 24])
    movers = [playing.state.seat]
    for machine in (11, 12, 22, 24):
        playing.choose("play", machine=machine).choose("use-charcoalium")
        movers.append(playing.state.seat)
    assert movers == [0, 1, 0, 1, 0]


# 3.2: passing


def test_n3_2_a_player_with_an_empty_hand_who_can_afford_nothing_passes() -> None:
    played = table(board=[13], hand=[11, 22], other_hand=[]).choose("play", machine=11).choose("use-charcoalium")
    assert [event.seat for event in played.happened("pass")] == [1]
    assert played.state.seat == 0
    assert played.asked == "action"


def test_n3_2_a_pass_changes_nothing_on_the_table() -> None:
    start = table(
        board=[(13, 2), 14],
        hand=[],
        workshop=[11],
        other_workshop=[12],
        stock={"charcoalium": 3, "wood": 1},
        other_stock={"copper": 2},
        row=[11],
        pile=[12],
    )
    before = start.state
    after = start.choose("pass").state
    for part in ("board", "fees", "hand", "workshop", "stock", "reserve", "score", "deck", "gone", "row", "pile"):
        assert getattr(after, part) == getattr(before, part), part


def test_n3_2_a_player_who_passes_draws_nothing() -> None:
    played = table(board=[13], hand=[], deck=[11, 12, 14, 15, 21]).choose("pass")
    assert played.hand(0) == []
    assert played.state.deck_size == 5


def test_n3_2_a_pass_is_a_turn() -> None:
    start = table(board=[13], hand=[])
    turn = start.game.turn(start.state)
    start.choose("pass")
    assert start.game.turn(start.state) == turn + 1


def test_n3_2_nobody_passes_who_has_a_machine_to_play() -> None:
    start = table(board=[13], hand=[11, 22])
    assert not start.offers("pass")
    with pytest.raises(IllegalOption):
        start.game.play(start.state, PASS)


def test_n3_2_a_single_machine_in_hand_has_to_be_played() -> None:
    played = table(board=[13], hand=[11, 22], other_hand=[42]).choose("play", machine=11).choose("use-charcoalium")
    assert not played.happened("pass")
    assert played.board() == [13, 11, 42]
    assert (played.state.seat, played.asked) == (1, "use")


def test_n3_2_nobody_passes_who_can_repair() -> None:
    start = table(board=[12, 22], hand=[], stock={"charcoalium": 1, "wood": 2})
    assert sorted(actions(start)) == [("repair", 12), ("repair", 22)]


def test_n3_2_a_single_affordable_machine_has_to_be_repaired_when_the_hand_is_empty() -> None:
    played = table(board=[13], hand=[22, 11], other_hand=[], other_stock={"wood": 2})
    played.choose("play", machine=22).choose("use-charcoalium")
    assert not played.happened("pass")
    assert played.workshop(1) == [22]
    assert played.state.seat == 0


def test_n3_2_what_the_cubes_could_pay_but_the_charcoalium_cannot_is_not_affordable() -> None:
    played = table(board=[12], hand=[13, 11], other_hand=[], other_stock={"wood": 2})
    played.choose("play", machine=13).choose("use-charcoalium")
    assert played.happened("pass")


# 3.3: the sweep


def test_n3_3_a_tenth_machine_sweeps_the_upper_row_away_at_the_end_of_the_turn() -> None:
    played = table(board=NINE, hand=[25, 11]).choose("play", machine=25).choose("use-production")
    assert played.board() == [21, 22, 23, 24, 25]
    (swept,) = played.happened("sweep")
    assert swept.data["machines"] == (11, 12, 13, 14, 15)


def test_n3_3_a_ninth_machine_sweeps_nothing() -> None:
    played = table(board=NINE[:8], hand=[24, 25]).choose("play", machine=24).choose("use-production")
    assert played.board() == NINE
    assert not played.happened("sweep")


def test_n3_3_full_means_both_rows_of_five() -> None:
    assert (ROW_LENGTH, BOARD_SPACES) == (5, 10)
    played = table(board=NINE[:4], hand=[15, 25]).choose("play", machine=15).choose("use-charcoalium")
    assert played.board() == NINE[:5]


def test_n3_3_charcoalium_on_the_upper_row_returns_to_the_reserve() -> None:
    board = [(11, 1), 12, (13, 2), 14, 15, 21, 22, 23, 24]
    played = table(board=board, hand=[25, 11])
    before = played.reserve()["charcoalium"]
    played.choose("play", machine=25).choose("use-production", stuff="charcoalium")
    assert played.reserve()["charcoalium"] == before + 3 - 1
    (swept,) = played.happened("sweep")
    assert swept.data["charcoalium"] == 3


def test_n3_3_the_lower_row_moves_up_with_the_charcoalium_on_it() -> None:
    board = [11, 12, 13, 14, 15, (21, 2), 22, (23, 1), 24]
    played = table(board=board, hand=[25, 11]).choose("play", machine=25).choose("use-production")
    assert played.board() == [21, 22, 23, 24, 25]
    assert played.fees() == [2, 0, 1, 0, 0]


def test_n3_3_after_the_sweep_the_next_machine_is_the_first_of_the_lower_row() -> None:
    played = table(board=NINE, hand=[25, 11], other_hand=[12, 13])
    played.choose("play", machine=25).choose("use-production")
    played.choose("play", machine=12)
    (event,) = played.happened("play")
    assert event.data["space"] == ROW_LENGTH + 1


def test_n3_3_the_tenth_machine_is_on_the_table_with_the_other_nine_while_its_player_chooses() -> None:
    played = table(board=NINE, hand=[25, 11]).choose("play", machine=25)
    assert played.asked == "use"
    assert played.board() == [*NINE, 25]
    assert not played.happened("sweep")


def test_n3_3_the_tenth_machine_harvests_from_the_row_that_is_about_to_go() -> None:
    board = [11, 24, 34, 41, 12, 13, 14, 15, 21]
    played = table(board=board, hand=[11, 12]).choose("play", machine=11).choose("use-effect")
    assert played.stock(0)["wood"] == 5
    assert played.board() == [13, 14, 15, 21, 11]


def test_n3_3_the_tenth_machine_stays_through_every_exchange_of_its_turn() -> None:
    played = table(board=NINE, hand=[24, 11], stock={"wood": 1}).choose("play", machine=24).choose("use-effect")
    assert len(played.board()) == BOARD_SPACES
    played.choose("exchange", given="wood", gained="charcoalium")
    assert len(played.board()) == BOARD_SPACES
    assert played.choose("stop").board() == [21, 22, 23, 24, 24]


def test_n3_3_charcoalium_of_the_row_that_is_about_to_go_cannot_be_gained_in_the_same_turn() -> None:
    board = [(11, 3), 12, 13, 14, 15, 21, 22, 23, 24]
    played = table(board=board, hand=[25, 11], stock={"charcoalium": 7}, other_stock={"charcoalium": 2})
    assert played.reserve()["charcoalium"] == 0
    played.choose("play", machine=25).choose("use-charcoalium")
    assert POINTS[KIND[25]] == 3
    assert played.stock(0)["charcoalium"] == 9
    assert played.stock(1)["charcoalium"] == 0
    assert played.reserve()["charcoalium"] == 3


def test_n3_3_a_tenth_machine_that_scraps_another_leaves_nine_and_no_sweep() -> None:
    played = table(board=NINE, hand=[25, 11]).choose("play", machine=25).choose("use-effect")
    played.choose("gain-cubes", gained=(("wood", 2),))
    assert played.board() == [11, 12, 13, 14, 15, 21, 22, 23, 25]
    assert not played.happened("sweep")


def test_n3_3_a_repair_from_nine_machines_sweeps_nothing() -> None:
    played = table(board=NINE, hand=[11], stock={"wood": 2, "crystal": 1}).choose("repair", machine=24)
    assert played.board() == NINE[:8]
    assert not played.happened("sweep")


def test_n3_3_the_sweep_leaves_hands_workshops_scores_and_projects_alone() -> None:
    played = table(
        board=NINE,
        hand=[25, 11],
        other_hand=[12, 13],
        deck=[31, 32, 33, 34],
        workshop=[11],
        other_workshop=[12],
        points=4,
        other_points=7,
        row=[11, 12],
    )
    row = played.state.row
    played.choose("play", machine=25).choose("use-production")
    assert played.hand(0) == [11, 31, 32, 33, 34]
    assert played.hand(1) == [12, 13]
    assert (played.workshop(0), played.workshop(1)) == ([11], [12])
    assert played.state.score == [4, 7]
    assert played.state.row == row


def test_n3_3_the_swept_machines_are_out_of_the_game() -> None:
    played = table(board=NINE, hand=[25, 11])
    before = list(played.state.gone[OTHERS])
    played.choose("play", machine=25).choose("use-production")
    gone = [now - then for now, then in zip(played.state.gone[OTHERS], before, strict=True)]
    assert gone == [int(kind in [KIND[each] for each in NINE[:5]]) for kind in range(len(gone))]


def test_n3_3_no_turn_ever_begins_with_a_full_bric_a_brac() -> None:
    for seed in range(10):
        sizes = [playing.state.board_size for playing in random_game(seed) if playing.asked == "action"]
        assert max(sizes) < BOARD_SPACES
