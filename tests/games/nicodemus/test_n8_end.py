"""N8: the end of the game, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bricabrac.games.game import IllegalOption, Result
from bricabrac.games.nicodemus.components import POINTS_TO_END
from tests.games.nicodemus.positions import OnBoard, Stock, Table, random_game, table

FULL_HAND = [11, 12, 13, 14, 15]
EITHER_FIRST = pytest.mark.parametrize("first", [0, 1])
"""Which seat is the first player."""


def about_to_repair(*, points: int, seat: int = 0, first: int = 0, **words: object) -> Table:
    """The player can repair machine 12, worth one point."""
    return table(board=[12], hand=[11, 13], stock={"wood": 2}, points=points, seat=seat, first=first, **words)


def repaired(**words: object) -> Table:
    return about_to_repair(**words).choose("repair", machine=12)  # type: ignore[arg-type]


def finished(
    *,
    points: tuple[int, int] = (0, 0),
    first: Stock | None = None,
    second: Stock | None = None,
    board: Sequence[OnBoard] = (),
    first_seat: int = 0,
    workshop: Sequence[int] = (),
) -> Result:
    """A game that ends because the second player, who has neither a card nor the means, passes on the last turn."""
    ended = table(
        seat=1 - first_seat,
        first=first_seat,
        last_round=True,
        hand=[],
        points=points[1],
        other_points=points[0],
        stock=second,
        other_stock=first,
        board=board,
        workshop=workshop,
    ).choose("pass")
    result = ended.game.result(ended.state)
    assert result is not None
    return result


# 8.1: by points


def test_n8_1_twenty_points_trigger_the_end() -> None:
    played = repaired(points=19)
    assert played.state.score[0] == POINTS_TO_END == 20
    (event,) = played.happened("last-round")
    assert (event.seat, event.data["reason"]) == (0, "points")


def test_n8_1_nineteen_points_do_not() -> None:
    played = repaired(points=18)
    assert played.state.score[0] == 19
    assert not played.happened("last-round")


def test_n8_1_more_than_twenty_points_trigger_it_as_well() -> None:
    played = table(board=[15], hand=[11, 12], stock={"wood": 3, "copper": 1}, points=19).choose("repair", machine=15)
    assert played.state.score[0] == 22
    assert played.happened("last-round")


def test_n8_1_the_points_of_a_project_count() -> None:
    start = about_to_repair(points=18, workshop=[14], row=[11])
    played = start.choose("repair", machine=12)
    assert not played.happened("last-round")
    played.choose("complete", project=11)
    assert played.state.score[0] == 20
    assert played.happened("last-round")


def test_n8_1_a_project_that_is_renounced_triggers_nothing() -> None:
    played = about_to_repair(points=18, workshop=[14], row=[11]).choose("repair", machine=12)
    played.choose("no-more-projects")
    assert played.state.score[0] == 19
    assert not played.happened("last-round")


def test_n8_1_nineteen_points_each_do_not_make_thirty_eight() -> None:
    assert not repaired(points=18, other_points=19).happened("last-round")


# 8.1: by the deck


def test_n8_1_a_hand_that_cannot_be_refilled_triggers_the_end() -> None:
    played = table(board=[21], hand=FULL_HAND, deck=[]).choose("play", machine=11).choose("use-charcoalium")
    (event,) = played.happened("last-round")
    assert (event.seat, event.data["reason"], event.data["cards"]) == (0, "deck", 4)


def test_n8_1_drawing_exactly_the_last_card_does_not_trigger_it() -> None:
    played = table(board=[21], hand=FULL_HAND, deck=[22]).choose("play", machine=11).choose("use-charcoalium")
    assert played.state.deck_size == 0
    assert not played.happened("last-round")


def test_n8_1_after_the_last_card_was_drawn_the_next_refill_triggers_it() -> None:
    played = table(board=[21], hand=FULL_HAND, deck=[22]).choose("play", machine=11).choose("use-charcoalium")
    played.choose("play", machine=41).choose("use-charcoalium")
    (event,) = played.happened("last-round")
    assert (event.seat, event.data["reason"]) == (1, "deck")


def test_n8_1_drawing_some_cards_but_not_enough_triggers_it() -> None:
    played = table(board=[21], hand=[11, 12], deck=[22, 23, 24]).choose("play", machine=11).choose("use-charcoalium")
    assert played.hand(0) == [12, 22, 23, 24]
    assert played.happened("last-round")


@pytest.mark.parametrize(("deck", "triggered"), [([22, 23], False), ([22], True)])
def test_n8_1_a_card_scrapped_from_hand_has_to_be_replaced_too(deck: list[int], triggered: bool) -> None:
    played = table(board=[13], hand=[21, 12, 13, 14, 15], deck=deck).choose("play", machine=21)
    played.choose("use-effect").choose("scrap-hand", machine=12)
    assert bool(played.happened("last-round")) is triggered


def test_n8_1_a_hand_filled_by_a_stolen_card_needs_no_deck() -> None:
    played = table(board=[13], hand=[31, 11, 12, 13, 14], deck=[]).choose("play", machine=31).choose("use-effect")
    assert len(played.hand(0)) == 5
    assert not played.happened("last-round")


def test_n8_1_a_repair_needs_no_deck() -> None:
    played = repaired(points=0, deck=[])
    assert not played.happened("last-round")
    assert played.asked == "action"


def test_n8_1_a_pass_needs_no_deck() -> None:
    played = table(board=[13], hand=[21, 11, 12, 14, 15], other_hand=[], deck=[22])
    played.choose("play", machine=11).choose("use-charcoalium")
    assert played.happened("pass")
    assert not played.happened("last-round")
    assert played.state.seat == 0


def test_n8_1_every_game_ends_for_one_of_the_two_reasons_and_they_are_told_once() -> None:
    reasons = set()
    for seed in range(20):
        told = []
        for playing in random_game(seed):
            told += playing.happened("last-round")
        (event,) = told
        enough = max(playing.state.score) >= POINTS_TO_END
        assert enough or playing.state.deck_size == 0
        reasons.add(event.data["reason"])
    assert "deck" in reasons


# 8.2: the round is finished


@EITHER_FIRST
def test_n8_2_when_the_first_player_triggers_the_end_the_second_has_one_more_turn(first: int) -> None:
    played = repaired(points=19, seat=first, first=first, other_hand=[21, 22])
    assert not played.happened("over")
    assert played.asked == "action"
    assert played.state.seat == 1 - first
    assert played.game.result(played.state) is None
    played.choose("play", machine=21).choose("use-charcoalium")
    assert played.asked == "over"


@EITHER_FIRST
def test_n8_2_when_the_second_player_triggers_the_end_the_game_ends_with_that_turn(first: int) -> None:
    played = repaired(points=19, seat=1 - first, first=first)
    assert played.asked == "over"
    assert played.happened("over")


@EITHER_FIRST
def test_n8_2_when_the_deck_fails_the_first_player_the_second_has_one_more_turn(first: int) -> None:
    played = table(board=[21], hand=FULL_HAND, other_hand=[22, 23], deck=[], seat=first, first=first)
    played.choose("play", machine=11).choose("use-charcoalium")
    assert (played.asked, played.state.seat) == ("action", 1 - first)
    played.choose("play", machine=22).choose("use-charcoalium")
    assert played.asked == "over"


@EITHER_FIRST
def test_n8_2_when_the_deck_fails_the_second_player_the_game_ends_with_that_turn(first: int) -> None:
    played = table(board=[21], hand=FULL_HAND, deck=[], seat=1 - first, first=first)
    played.choose("play", machine=11).choose("use-charcoalium")
    assert played.asked == "over"


def test_n8_2_the_second_player_may_overtake_in_the_last_turn() -> None:
    mine, theirs = {"wood": 2, "charcoalium": 1}, {"wood": 3, "copper": 1}
    played = table(board=[12, 15], hand=[11, 13], stock=mine, other_stock=theirs, points=19, other_points=19)
    played.choose("repair", machine=12)
    played.choose("repair", machine=15)
    result = played.game.result(played.state)
    assert result is not None
    assert result.scores == (20, 22)
    assert result.winners == (1,)


def test_n8_2_a_last_turn_may_be_spent_on_passing() -> None:
    played = repaired(points=19, other_hand=[])
    assert [event.seat for event in played.happened("pass")] == [1]
    assert played.asked == "over"


def test_n8_2_a_second_trigger_in_the_last_turn_brings_no_further_turn() -> None:
    played = repaired(points=19, seat=1, first=0, last_round=True, other_points=21)
    assert played.asked == "over"
    assert not played.happened("last-round")


def test_n8_2_twenty_points_do_not_cut_the_turn_short() -> None:
    """The second player reaches 20 with the machine and may still complete a project before the game ends."""
    played = about_to_repair(points=19, seat=1, first=0, workshop=[14], row=[11]).choose("repair", machine=12)
    assert played.asked == "projects"
    played.choose("complete", project=11)
    assert played.state.score[1] == 21
    assert played.asked == "over"


def test_n8_2_after_the_end_nothing_can_be_chosen_any_more() -> None:
    played = repaired(points=19, seat=1, first=0)
    assert played.decision is None
    assert played.game.legal(played.state) == []
    assert played.game.to_move(played.state) is None
    with pytest.raises(IllegalOption):
        played.game.play(played.state, 0)


def test_n8_2_while_the_game_goes_on_nobody_has_won() -> None:
    start = about_to_repair(points=18)
    assert start.game.result(start.state) is None
    assert start.choose("repair", machine=12).game.result(start.state) is None


def test_n8_2_at_the_end_of_every_game_both_players_have_had_equally_many_turns() -> None:
    for seed in range(100, 120):
        *_, playing = random_game(seed)
        assert playing.asked == "over"
        assert playing.state.turns[0] == playing.state.turns[1]
        assert playing.state.seat != playing.state.first


def test_n8_rulebook_note_on_who_triggers_the_end() -> None:
    """First player: the second plays their turn, then the game is over. Second player: over at the end of that turn."""
    by_first = repaired(points=19, seat=0, first=0, other_hand=[21, 22])
    assert by_first.asked == "action"
    assert by_first.choose("play", machine=21).choose("use-production", stuff="wood").asked == "over"
    assert repaired(points=19, seat=1, first=0).asked == "over"


# 8.3: who has won


@pytest.mark.parametrize(("points", "winner"), [((21, 20), 0), ((20, 21), 1)])
def test_n8_3_most_points_win(points: tuple[int, int], winner: int) -> None:
    result = finished(points=points)
    assert result.winners == (winner,)
    assert result.scores == points
    assert result.decided_by == "points"


def test_n8_3_who_triggers_the_end_may_lose() -> None:
    played = table(board=[21], hand=FULL_HAND, deck=[], points=3, other_points=4, seat=1, first=0)
    played.choose("play", machine=11).choose("use-charcoalium")
    result = played.game.result(played.state)
    assert result is not None
    assert result.winners == (0,)


def test_n8_3_one_point_is_worth_more_than_all_charcoalium_and_all_cubes() -> None:
    result = finished(points=(20, 21), first={"charcoalium": 12, "wood": 8, "copper": 8, "crystal": 8})
    assert result.winners == (1,)
    assert result.decided_by == "points"


@pytest.mark.parametrize(("first", "second", "winner"), [(3, 2, 0), (2, 3, 1)])
def test_n8_3_with_equal_points_most_charcoalium_wins(first: int, second: int, winner: int) -> None:
    result = finished(points=(20, 20), first={"charcoalium": first}, second={"charcoalium": second})
    assert result.winners == (winner,)
    assert result.decided_by == "charcoalium"


def test_n8_3_one_charcoalium_is_worth_more_than_all_cubes() -> None:
    result = finished(points=(20, 20), first={"wood": 8, "copper": 8, "crystal": 8}, second={"charcoalium": 1})
    assert result.winners == (1,)
    assert result.decided_by == "charcoalium"


@pytest.mark.parametrize(("first", "second", "winner"), [(3, 2, 0), (2, 3, 1)])
def test_n8_3_with_equal_charcoalium_most_resources_win(first: int, second: int, winner: int) -> None:
    result = finished(
        points=(20, 20), first={"charcoalium": 2, "wood": first}, second={"charcoalium": 2, "crystal": second}
    )
    assert result.winners == (winner,)
    assert result.decided_by == "resources"


def test_n8_3_resources_are_counted_together_and_not_kind_by_kind() -> None:
    result = finished(points=(20, 20), first={"wood": 3}, second={"wood": 1, "copper": 1, "crystal": 1})
    assert result.winners == (0, 1)


def test_n8_3_charcoalium_is_no_resource() -> None:
    result = finished(
        points=(20, 20), first={"charcoalium": 5, "wood": 1}, second={"charcoalium": 5, "wood": 1, "copper": 1}
    )
    assert result.winners == (1,)
    assert [standing["resources"] for standing in result.standings] == [1, 2]


@EITHER_FIRST
def test_n8_3_with_everything_equal_the_victory_is_shared(first: int) -> None:
    same = {"charcoalium": 2, "copper": 1}
    result = finished(points=(20, 20), first=same, second=same, first_seat=first)
    assert result.winners == (0, 1)
    assert result.decided_by == "nothing"


@EITHER_FIRST
def test_n8_3_having_been_first_breaks_no_tie_and_changes_no_winner(first: int) -> None:
    result = finished(points=(20, 20), first={"charcoalium": 1}, second={"charcoalium": 2}, first_seat=first)
    assert result.winners == (1 - first,)


def test_n8_3_what_lies_on_machines_counts_for_nobody() -> None:
    result = finished(points=(20, 20), first={"charcoalium": 1}, second={"charcoalium": 1}, board=[(13, 4), (14, 3)])
    assert result.winners == (0, 1)
    assert [standing["charcoalium"] for standing in result.standings] == [1, 1]


def test_n8_3_machines_in_the_workshop_break_no_tie() -> None:
    assert finished(points=(20, 20), workshop=[15, 25, 42]).winners == (0, 1)


def test_n8_3_a_game_that_ends_with_the_deck_is_won_by_points_all_the_same() -> None:
    result = finished(points=(7, 4))
    assert result.winners == (0,)
    assert result.standings == (
        {"points": 7, "charcoalium": 0, "resources": 0},
        {"points": 4, "charcoalium": 0, "resources": 0},
    )
