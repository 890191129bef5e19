"""What holds in every position of every game, whatever is dealt and chosen."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.imaginarium.components import KINDS, NOTHING
from bricabrac.games.imaginarium.random_play import YARDSTICKS, play_random
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.luck import WORDS
from bricabrac.games.machine_code import compiled, plain
from bricabrac.games.yardstick import COUNTS, Count
from tests.games.imaginarium.conservation import assert_nothing_is_lost
from tests.games.imaginarium.naive import is_one_slot
from tests.games.imaginarium.random_tables import (
    choices,
    dealt,
    last_position,
    positions,
    seats,
    seeds,
    skipped,
    whole_game,
)
from tests.games.imaginarium.tables import Table, options_of

games = st.builds(positions, seats, seeds, skipped, choices)
some_games = settings(max_examples=40)
each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@some_games
@given(games)
def test_i1_1_every_machine_assistant_and_project_is_always_in_one_place(game: Iterator[State]) -> None:
    for state in game:
        assert_nothing_is_lost(state)


@some_games
@given(games)
def test_i1_3_nobody_ever_has_less_than_nothing(game: Iterator[State]) -> None:
    for state in game:
        for seat in range(state.seats):
            assert min(state.stock[seat]) >= 0
            assert min(state.yard[seat]) >= 0


@some_games
@given(games)
def test_i7_3_i7_5_i11_6_there_are_never_more_slots_than_the_workshop_has(game: Iterator[State]) -> None:
    for state in game:
        table = Table(state)
        for seat in range(state.seats):
            assert len(table.slots(seat)) <= (6 if 6 in table.assistants(seat) else 4)


@some_games
@given(games)
def test_i8_1_a_forbidden_combination_never_exists(game: Iterator[State]) -> None:
    for state in game:
        table = Table(state)
        assert all(is_one_slot(tuple(slot)) for seat in range(state.seats) for slot in table.slots(seat))


@some_games
@given(games)
def test_i8_11_the_recycler_never_stays_in_a_slot(game: Iterator[State]) -> None:
    for state in game:
        table = Table(state)
        assert not any("S1" in slot for seat in range(state.seats) for slot in table.slots(seat))


@some_games
@given(games)
def test_i7_2_nobody_has_more_than_three_assistants(game: Iterator[State]) -> None:
    for state in game:
        assert all(len(Table(state).assistants(seat)) <= 3 for seat in range(state.seats))


@some_games
@given(games)
def test_i7_5_machines_are_loose_only_while_their_owner_reorganises(game: Iterator[State]) -> None:
    for state in game:
        assert any(state.loose) == (state.pending == Pending.ARRANGE)
        assert not any(state.trial)


@some_games
@given(games)
def test_there_is_something_to_choose_until_the_game_is_over_and_nothing_then(game: Iterator[State]) -> None:
    for state in game:
        assert (options_of(state) == []) == (state.pending == Pending.OVER)


@some_games
@given(games)
def test_no_option_is_offered_twice(game: Iterator[State]) -> None:
    for state in game:
        options = options_of(state)
        assert len(set(options)) == len(options)


@some_games
@given(games)
def test_nothing_is_left_to_be_carried_out_when_somebody_is_asked(game: Iterator[State]) -> None:
    for state in game:
        assert state.pending <= Pending.OVER


@some_games
@given(seats, seeds, skipped, choices)
def test_the_same_key_and_choices_lead_to_the_same_record(seats: int, seed: bytes, skipped: int, played: bytes) -> None:
    records = np.zeros(2, State.dtype())
    for index in range(2):
        last_position(seats, seed, skipped, played).store(records, index)
    assert records[:1].tobytes() == records[1:].tobytes()


@some_games
@given(seats, seeds, skipped, choices)
def test_a_stored_position_is_the_same_when_it_is_loaded(seats: int, seed: bytes, skipped: int, played: bytes) -> None:
    """Were a number too large for its field, it would not survive."""
    records = np.zeros(1, State.dtype())
    state = last_position(seats, seed, skipped, played)
    state.store(records, 0)
    assert State.load(records, 0) == state


@settings(max_examples=12)
@given(seats, seeds)
def test_i6_1_a_game_ends_after_the_first_round_that_leaves_somebody_with_20_points(seats: int, seed: bytes) -> None:
    """Games by lot come to an end; a round begins only while everybody has less."""
    rounds = 0
    for state in whole_game(seats, seed):
        if state.round > rounds:
            rounds = state.round
            assert max(stock[4] for stock in state.stock) < 20
    assert state.pending == Pending.OVER
    assert max(state.stock[seat][4] - bonus(state, seat) for seat in range(seats)) >= 20


def bonus(state: State, seat: int) -> int:
    """I10.1, I11.13."""
    most = [max(stock[good] for stock in state.stock) for good in range(4)]
    majorities = sum(state.stock[seat][good] == most[good] > 0 for good in range(4))
    return majorities * (3 if 13 in Table(state).assistants(seat) else 2)


@each_number_of_seats
def test_i2_1_every_deal_is_one_of_a_whole_box(seats: int) -> None:
    for number in range(20):
        state = dealt(seats, bytes([number]) * 32)
        assert_nothing_is_lost(state)
        assert state.conveyor.count(NOTHING) == 0
        assert sum(state.discard[kind] for kind in range(KINDS)) == 0


@each_number_of_seats
def test_compiled_games_end_as_interpreted_ones_do(seats: int) -> None:
    assert simulated(compiled(play_random), seats) == simulated(plain(play_random, State), seats)


def simulated(run: object, seats: int) -> tuple[list[int], bytes]:
    """Three games: what was counted, and the last position."""
    assert callable(run)
    records, counts = np.zeros(1, State.dtype()), np.zeros(COUNTS, np.int64)
    options = np.zeros(YARDSTICKS[0].most_options, np.int16)
    run(records, 0, options, np.zeros(WORDS, np.int64), seats, 7, 100, 3, counts)
    assert counts[Count.GAMES] == 3
    return counts.tolist(), records.tobytes()
