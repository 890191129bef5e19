"""What holds in every position of every game, whatever is dealt and chosen."""

from __future__ import annotations

from collections import Counter
from typing import Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.game import IllegalOption
from bricabrac.games.nicodemus.components import COPIES, NOTHING, TILES
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, Place, State
from tests.games.nicodemus.random_tables import choices, chosen, last_position, positions, seeds, states

GAME = nicodemus()
whole_games = settings(max_examples=40, deadline=None)
single_positions = settings(max_examples=80, deadline=None)

MOST_PLAYS: Final = 55
"""Each machine but the first of the bric-a-brac comes from a hand, once, and never returns to one."""
MOST_REPAIRS: Final = 40
"""Each scores a point at least, and whoever has 20 points has no other turn: 20 repairs for each player."""
MOST_TURNS: Final = 2 * (MOST_PLAYS + MOST_REPAIRS) + 2
"""Only an empty hand passes (N3.2), and of two empty hands the last to be emptied was emptied by a play that could not

be refilled: before the last round nobody passes after a pass."""


def machines_of(state: State) -> Counter[int]:
    """Wherever they are: how many there are of each kind."""
    cards = state.deck[: state.deck_size] + state.board[: state.board_size]
    for seat in range(2):
        cards += state.hand[seat][: state.hand_size[seat]] + state.workshop[seat][: state.workshop_size[seat]]
    count = Counter(cards)
    for heap in state.gone:
        count.update(dict(enumerate(heap)))
    return count


@whole_games
@given(seeds, choices)
def test_n1_1_cubes_and_charcoalium_never_become_more_or_fewer(seed: bytes, played: bytes) -> None:
    for state, _ in positions(seed, played):
        (_, wood, copper, crystal) = (sum(amounts) for amounts in zip(state.reserve, *state.stock, strict=True))
        assert (wood, copper, crystal) == (8, 8, 8)
        assert state.reserve[0] + state.stock[0][0] + state.stock[1][0] + sum(state.fees) == 12
        assert min(*state.reserve, *state.stock[0], *state.stock[1], *state.fees) >= 0


@whole_games
@given(seeds, choices)
def test_n1_1_each_of_the_56_machines_is_always_somewhere_and_nowhere_else(seed: bytes, played: bytes) -> None:
    for state, _ in positions(seed, played):
        assert machines_of(state) == Counter(dict(enumerate(COPIES)))


@whole_games
@given(seeds, choices)
def test_n1_1_each_of_the_17_projects_is_always_in_one_place(seed: bytes, played: bytes) -> None:
    for state, _ in positions(seed, played):
        lying = [*state.pile[: state.pile_size], *state.row, *state.drawn]
        lying = [tile for tile in lying if tile != NOTHING]
        away = [tile for tile in range(TILES) if state.place[tile] >= Place.PRIVATE]
        assert sorted(lying + away) == list(range(TILES))


@whole_games
@given(seeds, choices)
def test_n5_4_n9_5_points_come_from_repairs_and_projects_alone(seed: bytes, played: bytes) -> None:
    state = GAME.new(seed)
    for byte in played:
        legal = GAME.legal(state)
        if not legal:
            break
        after, events = GAME.play(state, chosen(legal, byte))
        for seat in range(2):
            earned = [event.data["points"] for event in events if event.seat == seat and "points" in event.data]
            assert after.score[seat] - state.score[seat] == sum(int(str(points)) for points in earned)
            repaired = [event for event in events if event.kind == "repair" and event.seat == seat]
            done = [tile for tile in range(TILES) if after.place[tile] == Place.DONE + seat != state.place[tile]]
            assert len(earned) == len(repaired) + len(done)
        state = after


@whole_games
@given(seeds, choices)
def test_there_is_always_something_to_choose_between_until_the_game_is_over(seed: bytes, played: bytes) -> None:
    """Or one of several equal cards to be chosen: the opponent is not to learn that they are equal."""
    for state, _ in positions(seed, played):
        legal = GAME.legal(state)
        if state.pending == Pending.OVER:
            assert legal == []
        elif state.pending in (Pending.ACTION, Pending.SCRAP_FROM_HAND) and state.hand_size[state.seat] > 1:
            assert legal != []
        else:
            assert len(legal) >= 2


@whole_games
@given(seeds, choices)
def test_options_are_different_numbers_below_the_fixed_count(seed: bytes, played: bytes) -> None:
    for state, _ in positions(seed, played):
        legal = GAME.legal(state)
        assert len(set(legal)) == len(legal)
        assert set(legal) <= set(range(GAME.option_count))


@whole_games
@given(seeds, choices)
def test_a_decision_describes_exactly_the_legal_options(seed: bytes, played: bytes) -> None:
    for state, _ in positions(seed, played):
        decision = GAME.decision(state)
        assert (
            [option.number for option in decision.options] == GAME.legal(state) if decision else not GAME.legal(state)
        )


@single_positions
@given(states, st.integers(-5, GAME.option_count + 5))
def test_whatever_is_not_an_option_is_refused(state: State, option: int) -> None:
    if option in GAME.legal(state):
        GAME.apply(state, option)
    else:
        with pytest.raises(IllegalOption):
            GAME.play(state, option)
        with pytest.raises(IllegalOption):
            GAME.apply(state, option)


@settings(max_examples=25, deadline=None)
@given(seeds, st.binary(min_size=64, max_size=64))
def test_n8_every_game_comes_to_its_end(seed: bytes, pattern: bytes) -> None:
    turns, state = turns_to_the_end(seed, pattern)
    assert turns <= MOST_TURNS
    assert GAME.result(state) is not None


@pytest.mark.parametrize("stubborn", [0, 64, 65, 66, 67, 127, 255])
@pytest.mark.parametrize("seed", range(3))
def test_n8_a_game_ends_also_when_everybody_insists_on_the_same_choice(seed: int, stubborn: int) -> None:
    turns, state = turns_to_the_end(seed.to_bytes(32, "little"), bytes([stubborn]))
    assert turns <= MOST_TURNS
    assert GAME.result(state) is not None


def turns_to_the_end(seed: bytes, pattern: bytes) -> tuple[int, State]:
    """Choices follow the pattern again and again. A turn has at most 12 decisions: a copy, an exchange, projects."""
    state = GAME.new(seed)
    for number in range(MOST_TURNS * 12):
        legal = GAME.legal(state)
        if not legal:
            break
        state = GAME.apply(state, chosen(legal, pattern[number % len(pattern)]))
    assert state.pending == Pending.OVER
    return GAME.turn(state), state


@single_positions
@given(states)
def test_a_choice_leaves_the_position_it_was_made_in_untouched(state: State) -> None:
    for option in GAME.legal(state):
        before = GAME.pack(state)
        after, _ = GAME.play(state, option)
        assert GAME.pack(state) == before
        GAME.apply(state, option)
        assert GAME.pack(state) == before
        after.stock[0][0] += 1
        after.hand[0][0] = NOTHING
        assert GAME.pack(state) == before


@single_positions
@given(states)
def test_the_story_of_a_choice_does_not_change_its_consequences(state: State) -> None:
    for option in GAME.legal(state):
        assert GAME.play(state, option)[0] == GAME.apply(state, option)


@single_positions
@given(seeds, choices)
def test_the_same_seed_and_choices_lead_to_the_same_position(seed: bytes, played: bytes) -> None:
    assert GAME.digest(last_position(seed, played)) == GAME.digest(last_position(seed, played))


@whole_games
@given(seeds, choices)
def test_a_packed_position_is_the_same_when_it_is_unpacked(seed: bytes, played: bytes) -> None:
    """Were a number too large for its field, it would not survive."""
    for state, _ in positions(seed, played):
        unpacked = GAME.unpack(GAME.pack(state))
        assert unpacked == state
        assert GAME.legal(unpacked) == GAME.legal(state)


@single_positions
@given(states)
def test_an_unpacked_position_can_be_played_on_like_the_packed_one(state: State) -> None:
    for option in GAME.legal(state):
        assert GAME.apply(GAME.unpack(GAME.pack(state)), option) == GAME.apply(state, option)


@single_positions
@given(states)
def test_the_digest_changes_with_every_field(state: State) -> None:
    digests = {GAME.digest(state)}
    for name in State.fields():
        other = state.copy()
        value = getattr(other, name)
        if isinstance(value, list):
            while isinstance(value[0], list):
                value = value[0]
            value[0] += 1 if value[0] < 2**31 - 1 else -1
        else:
            setattr(other, name, value + 1)
        digests.add(GAME.digest(other))
    assert len(digests) == 1 + len(State.fields())


def test_a_position_fits_into_512_bytes() -> None:
    assert len(GAME.pack(GAME.new(bytes(32)))) <= 512


def test_a_packed_position_has_little_endian_numbers() -> None:
    state = GAME.new(bytes(32))
    state.score[0] = 0x0102
    record = np.frombuffer(GAME.pack(state), State.dtype())
    assert record["score"].tobytes()[:2] == b"\x02\x01"


@pytest.mark.parametrize("size", [0, 1, 10_000])
def test_bytes_of_another_length_are_no_position(size: int) -> None:
    with pytest.raises(ValueError, match="nicodemus has"):
        GAME.unpack(bytes(size))


@single_positions
@given(states)
def test_no_position_of_a_game_has_faults(state: State) -> None:
    assert GAME.faults(state) == []
