"""Any position can be opened as a new match, to try something else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.game import BadSetup
from bricabrac.games.nicodemus.components import Effect
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.table.match import Match, Start
from bricabrac.table.replay import from_bytes, load, save, to_bytes
from bricabrac.table.seeds import keeps_promise
from tests.games.nicodemus.positions import position
from tests.table.matches import PLAYERS, SEED, choose, everything, lived_through, match_at, new_match, play_on

OTHER_SEED = bytes(32)


def still_to_be_drawn(state: State) -> tuple[list[int], list[int]]:
    return state.deck[: state.deck_size], state.pile[: state.pile_size]


def on_the_table(state: State) -> State:
    """The position without what is still to be drawn."""
    return nicodemus().without_luck(state)


def test_a_match_is_opened_at_any_of_its_positions() -> None:
    match = play_on(new_match(), 12)
    for made in range(13):
        opened = match.opened_at(made)
        assert on_the_table(opened.state) == on_the_table(match.state_after(made))
        assert opened.choices == ()


@pytest.mark.parametrize("made", [-1, 6])
def test_only_positions_that_were_reached_can_be_opened(made: int) -> None:
    with pytest.raises(BadSetup, match=f"the positions 0 to 5, not {made}"):
        play_on(new_match(), 5).opened_at(made)


def test_the_first_match_goes_on_untouched() -> None:
    match = play_on(new_match(), 10)
    before = everything(match)
    play_on(match.opened_at(4), 10)
    assert everything(match) == before


def test_hands_stay() -> None:
    match = play_on(new_match(), 10)
    assert match.opened_at(10).state.hand == match.state.hand


def test_what_is_still_to_be_drawn_is_shuffled_anew() -> None:
    match = play_on(new_match(), 10)
    old, new = still_to_be_drawn(match.state), still_to_be_drawn(match.opened_at(10, seed=OTHER_SEED).state)
    assert [sorted(cards) for cards in new] == [sorted(cards) for cards in old]
    assert all(cards != before for cards, before in zip(new, old, strict=True))


def test_new_luck_follows_from_the_new_seed_alone() -> None:
    match = play_on(new_match(), 10)
    first, second = match.opened_at(10, seed=OTHER_SEED), match.opened_at(10, seed=OTHER_SEED)
    assert first.state == second.state
    assert first.state != match.opened_at(10, seed=SEED).state


def test_the_file_of_a_match_with_new_luck_does_not_tell_what_would_have_come() -> None:
    """Two games that differ only in what is still to be drawn give the same position to begin from."""
    one = match_at(hand=[11, 12], deck=[13, 14, 15, 21], pile=[10, 11, 12])
    other = match_at(hand=[11, 12], deck=[21, 15, 14, 13], pile=[12, 11, 10])
    assert one.state != other.state
    assert one.opened_at(0).start.position == other.opened_at(0).start.position


def test_with_the_same_luck_the_same_cards_come() -> None:
    match = play_on(new_match(), 10)
    opened = match.opened_at(4, same_luck=True)
    for choice in match.choices[4:]:
        opened.choose(choice.seat, choice.option)
    assert opened.state == match.state


def test_an_opened_match_has_a_seed_and_a_promise_of_its_own() -> None:
    match = play_on(new_match(), 5)
    opened = match.opened_at(5)
    assert opened.seed != match.seed
    assert keeps_promise(opened.seed, opened.promise)


def test_an_opened_match_says_where_it_comes_from() -> None:
    match = play_on(new_match(), 5)
    assert match.opened_at(3).start.origin == (match.promise, 3)


def test_other_people_may_sit_down_at_an_opened_match() -> None:
    match = play_on(new_match(), 5)
    assert match.opened_at(3).seats == PLAYERS
    assert match.opened_at(3, ["Grace", "bot:greedy"]).seats == ("Grace", "bot:greedy")


def test_a_resigned_match_can_be_opened_and_played_on() -> None:
    match = play_on(new_match(), 5)
    match.resign(0)
    assert not match.opened_at(5).over


def test_an_opened_match_can_be_opened_again() -> None:
    match = play_on(play_on(new_match(), 6).opened_at(3), 4)
    opened = match.opened_at(2, same_luck=True)
    assert opened.state == match.state_after(2)


@pytest.mark.parametrize("same_luck", [True, False])
def test_the_file_of_an_opened_match_can_be_saved_and_loaded(tmp_path: Path, same_luck: bool) -> None:
    opened = play_on(play_on(new_match(), 10).opened_at(7, same_luck=same_luck), 10)
    save(opened, tmp_path / "opened.json")
    assert everything(load(tmp_path / "opened.json")) == everything(opened)


def test_where_a_match_comes_from_can_be_saved_whoever_counted_the_choices() -> None:
    """Bots calculate with numpy."""
    made: Any = np.int64(3)
    opened = play_on(new_match(), 5).opened_at(made)
    assert from_bytes(to_bytes(opened)).start == opened.start


@pytest.mark.parametrize("seats", [[], ["Ada"]])
def test_an_opened_match_needs_all_its_seats(seats: list[str]) -> None:
    with pytest.raises(BadSetup, match="nicodemus is for 2 seats"):
        new_match().opened_at(0, seats)


def test_a_position_that_nobody_played_can_be_saved_and_loaded(tmp_path: Path) -> None:
    """A puzzle, for example: it has no origin."""
    match = match_at(hand=[24, 11], stock={"charcoalium": 1})
    choose(match, "play", machine=24)
    save(match, tmp_path / "puzzle.json")
    assert everything(load(tmp_path / "puzzle.json")) == everything(match)


@settings(max_examples=20, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.binary(max_size=120), st.booleans())
def test_every_position_of_every_match_can_be_opened(seed: bytes, life: bytes, same_luck: bool) -> None:
    match = lived_through(new_match(seed), life)
    opened = match.opened_at(len(match.choices), same_luck=same_luck)
    assert opened.to_move == match.to_move
    assert opened.decision == match.decision
    play_on(opened, 3)


def beginning_with(change: Callable[[State], None]) -> Match:
    state = position(hand=[11, 12], board=[(13, 1), 14])
    change(state)
    return Match(nicodemus(), PLAYERS, seed=SEED, start=Start(nicodemus().pack(state)))


def one_card_more(state: State) -> None:
    state.hand[0][2] = state.hand[0][1]
    state.hand_size[0] = 3


def one_wood_less(state: State) -> None:
    state.reserve[1] -= 1


def nothing_to_decide(state: State) -> None:
    state.pending = Pending.TURN_END


def a_card_to_scrap_that_is_not_there(state: State) -> None:
    state.pending, state.effect, state.selected = Pending.CUBES, Effect.SCRAP_LAST, 99


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (one_card_more, "there are 5 machines 12, not 4"),
        (one_wood_less, "there are 7 wood, not 8"),
        (nothing_to_decide, "nicodemus"),
        (a_card_to_scrap_that_is_not_there, ""),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(change: Callable[[State], None], reason: str) -> None:
    with pytest.raises(BadSetup, match=f"not a position of nicodemus: .*{reason}|not a position of {reason}"):
        beginning_with(change)


@pytest.mark.parametrize("length", [0, 1, 10_000])
def test_bytes_of_the_wrong_length_are_no_position(length: int) -> None:
    with pytest.raises(BadSetup, match=f"not {length}"):
        Match(nicodemus(), PLAYERS, seed=SEED, start=Start(bytes(length)))
