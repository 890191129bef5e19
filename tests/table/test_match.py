"""A match as its authority: who may choose what and when, what is told to whom, how it ends."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from bricabrac.games.game import SPECTATOR, BadSetup, IllegalOption
from bricabrac.games.nicodemus.components import HIDDEN
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.table.match import Match, NotNow
from tests.games.nicodemus.positions import KIND
from tests.table.matches import (
    BEGAN,
    PLAYERS,
    SEED,
    choose,
    everything,
    match_at,
    new_match,
    option,
    play_on,
)


def refused_choice(match: Match, seat: int, number: int, sequence: int | None = None) -> NotNow:
    """The refusal, after a look that it changed nothing."""
    before = everything(match)
    with pytest.raises(NotNow) as refusal:
        match.choose(seat, number, sequence)
    assert everything(match) == before
    return refusal.value


def last_turn(points: int = 0, **words: object) -> Match:
    """Seat 1 plays machine 11 for one wood, and the game is over."""
    match = match_at(seat=1, first=0, last_round=True, hand=[11, 12], deck=[], points=points, **words)
    choose(match, "play", machine=11)
    choose(match, "use-production")
    return match


# Choosing


def test_a_choice_is_logged_with_its_number_seat_and_time() -> None:
    match = match_at(hand=[11, 12])
    played = option(match, "play", machine=11)
    match.choose(0, played)
    (choice,) = match.choices
    assert (choice.sequence, choice.seat, choice.option, choice.time) == (0, 0, played, BEGAN)


def test_each_choice_has_the_time_at_which_it_was_made() -> None:
    match = play_on(new_match(), 4)
    assert [choice.time for choice in match.choices] == [BEGAN, BEGAN + 1, BEGAN + 2, BEGAN + 3]


def test_choices_are_numbered_without_gaps_whatever_is_taken_back() -> None:
    match = play_on(new_match(), 5)
    match.undo(match.choices[-1].seat, frozenset((0, 1)))
    play_on(match, 3)
    assert [choice.sequence for choice in match.choices] == list(range(7))


def test_a_seat_that_is_not_to_move_cannot_choose() -> None:
    match = match_at(hand=[11, 12])
    refusal = refused_choice(match, 1, option(match, "play", machine=11))
    assert refusal.reason == "not-your-decision"
    assert refusal.data == {"seat": 0}


def test_a_seat_that_does_not_exist_cannot_choose() -> None:
    match = match_at(hand=[11, 12])
    assert refused_choice(match, 2, option(match, "play", machine=11)).reason == "not-your-decision"


@pytest.mark.parametrize("meant", [0, 2, -1])
def test_a_choice_that_was_meant_for_another_moment_is_refused(meant: int) -> None:
    match = match_at(hand=[11, 12])
    choose(match, "play", machine=11)
    refusal = refused_choice(match, 0, option(match, "use-production"), sequence=meant)
    assert refusal.reason == "stale-choice"
    assert refusal.data == {"meant": meant, "now": 1}


def test_a_choice_that_arrives_twice_counts_once() -> None:
    match = match_at(hand=[11, 12])
    played = option(match, "play", machine=11)
    match.choose(0, played, 0)
    assert refused_choice(match, 0, played, 0).reason == "stale-choice"


def test_an_option_that_is_not_offered_is_refused_with_those_that_are() -> None:
    match = match_at(hand=[11, 12])
    before = everything(match)
    with pytest.raises(IllegalOption, match="seat 0 decides 'action' among 0, 1") as refusal:
        match.choose(0, KIND[13])
    assert everything(match) == before
    assert refusal.value.decision == match.decision


@pytest.mark.parametrize("number", [-1, 10**30])
def test_a_number_that_no_option_has_is_refused(number: int) -> None:
    match = match_at(hand=[11, 12])
    with pytest.raises(IllegalOption):
        match.choose(0, number)
    assert match.choices == ()


def test_after_the_end_nothing_can_be_chosen() -> None:
    assert refused_choice(last_turn(), 0, 0).reason == "game-over"


def test_after_a_resignation_nothing_can_be_chosen() -> None:
    match = match_at(hand=[11, 12])
    match.resign(1)
    assert refused_choice(match, 0, KIND[11]).reason == "game-over"


def test_a_refusal_reads_as_its_reason_and_its_numbers() -> None:
    assert str(NotNow("stale-choice", {"meant": 3, "now": 5})) == "stale-choice (meant 3, now 5)"
    assert str(NotNow("game-over")) == "game-over"


def test_numbers_of_bots_that_calculate_with_numpy_are_logged_as_plain_numbers() -> None:
    """Otherwise the match could not be saved."""
    match = match_at(hand=[11, 12])
    chosen: Any = np.int64(option(match, "play", machine=11))
    seat: Any = np.int8(0)
    match.choose(seat, chosen)
    assert (type(match.choices[0].seat), type(match.choices[0].option)) == (int, int)


def test_a_clock_of_whole_seconds_gives_the_times_that_a_file_gives_back() -> None:
    match = play_on(Match(nicodemus(), PLAYERS, seed=SEED, clock=lambda: 7), 1)
    assert type(match.choices[0].time) is float


@pytest.mark.parametrize("time", [math.nan, math.inf, -math.inf])
def test_a_time_that_no_file_could_hold_is_refused(time: float) -> None:
    match = Match(nicodemus(), PLAYERS, seed=SEED, clock=lambda: time)
    with pytest.raises(ValueError, match="the clock says"):
        play_on(match, 1)
    with pytest.raises(ValueError, match="the clock says"):
        match.resign(0)
    assert (match.choices, match.resigned) == ((), None)


# The beginning


def test_the_same_seed_deals_the_same_game() -> None:
    assert new_match(SEED).state == new_match(SEED).state


def test_another_seed_deals_another_game() -> None:
    assert new_match(SEED).state != new_match(SEED[::-1]).state


def test_without_a_seed_every_match_has_one_of_its_own() -> None:
    first, second = Match(nicodemus(), PLAYERS), Match(nicodemus(), PLAYERS)
    assert first.seed != second.seed


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(BadSetup, match=f"a seed has 32 bytes, not {length}"):
        new_match(bytes(length))


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"nicodemus is for 2 seats, not {seats}"):
        Match(nicodemus(), ["Ada"] * seats)


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup, match="jokers"):
        Match(nicodemus(), PLAYERS, options={"jokers": 2})


# Resignation and result


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_resigns_loses_to_the_other_to_move_or_not(seat: int) -> None:
    match = match_at(hand=[11, 12], points=15, other_points=15)
    match.resign(seat)
    assert match.result is not None
    assert match.result.winners == (1 - seat,)
    assert match.result.decided_by == "resignation"


def test_a_resignation_is_kept_with_its_time() -> None:
    match = play_on(new_match(), 3)
    match.resign(1)
    assert (match.resigned, match.resigned_at) == (1, BEGAN + 3)


def test_after_a_resignation_nobody_is_to_move() -> None:
    match = match_at(hand=[11, 12])
    match.resign(0)
    assert match.over
    assert match.to_move is None
    assert match.decision is None


def test_nobody_can_resign_after_a_resignation() -> None:
    match = match_at(hand=[11, 12])
    match.resign(0)
    with pytest.raises(NotNow, match="game-over"):
        match.resign(1)
    assert match.resigned == 0


def test_nobody_can_resign_after_the_end() -> None:
    match = last_turn()
    with pytest.raises(NotNow, match="game-over"):
        match.resign(0)
    assert match.resigned is None


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_cannot_resign(seat: int) -> None:
    match = match_at(hand=[11, 12])
    with pytest.raises(NotNow, match="no-such-seat"):
        match.resign(seat)
    assert not match.over


def test_a_match_that_is_not_over_has_no_result() -> None:
    match = match_at(hand=[11, 12], points=19)
    assert not match.over
    assert match.result is None


@pytest.mark.parametrize(
    ("words", "winners", "decided_by"),
    [
        ({"points": 7, "other_points": 6, "other_stock": {"charcoalium": 5}}, (1,), "points"),
        ({"points": 6, "other_points": 7, "stock": {"charcoalium": 5}}, (0,), "points"),
        ({"stock": {"charcoalium": 1}, "other_stock": {"wood": 8}}, (1,), "charcoalium"),
        ({"other_stock": {"charcoalium": 1}}, (0,), "charcoalium"),
        ({"stock": {"copper": 1}, "other_stock": {"wood": 1}}, (1,), "resources"),
        ({"other_stock": {"wood": 1, "crystal": 1}}, (0,), "resources"),
        ({"other_stock": {"crystal": 1}}, (0, 1), "nothing"),
    ],
)
def test_the_result_says_who_won_and_what_decided(
    words: dict[str, object], winners: tuple[int, ...], decided_by: str
) -> None:
    """Seat 1 is asked last, and gains one wood."""
    match = last_turn(**words)  # type: ignore[arg-type]
    assert match.result is not None
    assert (match.result.winners, match.result.decided_by) == (winners, decided_by)


# What is told to whom


def test_a_seat_sees_its_own_hand_and_not_the_others() -> None:
    view = match_at(hand=[11, 12], other_hand=[13, 14]).view(0)
    assert view.hand[0][:2] == [KIND[11], KIND[12]]
    assert view.hand[1][:2] == [HIDDEN, HIDDEN]


def test_a_spectator_sees_no_hand() -> None:
    view = match_at(hand=[11, 12], other_hand=[13, 14]).view(SPECTATOR)
    assert [hand[:2] for hand in view.hand] == [[HIDDEN, HIDDEN], [HIDDEN, HIDDEN]]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_is_shown_the_luck(viewer: int) -> None:
    assert any(new_match().state.key)
    assert not any(new_match().view(viewer).key)


@pytest.mark.parametrize("viewer", [2, -2])
def test_who_has_no_seat_gets_no_view_but_that_of_a_spectator(viewer: int) -> None:
    with pytest.raises(NotNow, match="no-such-seat"):
        match_at(hand=[11, 12]).view(viewer)


def test_a_view_is_a_copy() -> None:
    match = new_match()
    match.view(0).score[0] = 99
    assert match.state.score == [0, 0]


def test_a_choice_returns_what_it_led_to() -> None:
    match = match_at(hand=[11, 12], deck=[13, 14, 15, 21, 22])
    choose(match, "play", machine=11)
    told = choose(match, "use-production")
    assert [event.kind for event in told] == ["gain", "draw", "turn"]


def test_what_any_choice_led_to_can_be_told_later() -> None:
    match = match_at(hand=[11, 12])
    told = [choose(match, "play", machine=11), choose(match, "use-production")]
    play_on(match, 3)
    assert [match.events_of(0), match.events_of(1)] == told


@pytest.mark.parametrize("choice", [-1, 2])
def test_a_choice_that_was_not_made_led_to_nothing(choice: int) -> None:
    with pytest.raises(IndexError, match="2 choices"):
        play_on(new_match(), 2).events_of(choice)


def test_every_state_of_the_past_can_be_seen_again() -> None:
    match = new_match()
    seen = [match.state, *(play_on(match, 1).state for _ in range(6))]
    assert [match.state_after(made) for made in range(7)] == seen


@pytest.mark.parametrize("made", [-1, 3])
def test_there_is_no_state_before_the_beginning_or_in_the_future(made: int) -> None:
    with pytest.raises(IndexError, match="the positions 0 to 2"):
        play_on(new_match(), 2).state_after(made)
