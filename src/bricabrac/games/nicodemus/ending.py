"""The end of a turn (N3.3) and of the game (N8)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.board import sweep_full_board
from bricabrac.games.nicodemus.components import HAND_SIZE, NOTHING, POINTS_TO_END
from bricabrac.games.nicodemus.hands import refill
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.stocks import resources_of


@rule
def end_play(state: State) -> None:
    """N4.3: the hand is refilled; where it cannot be, the end is triggered (N8.1)."""
    refill(state, state.seat)
    if state.hand_size[state.seat] < HAND_SIZE:
        state.last_round = 1
    state.pending = Pending.TURN_END


@rule
def score_points(state: State, points: int) -> None:
    """N5.4, N9.5, N8.1."""
    state.score[state.seat] += points
    if state.score[state.seat] >= POINTS_TO_END:
        state.last_round = 1


@rule
def end_turn(state: State) -> None:
    sweep_full_board(state)
    state.effect = NOTHING
    state.selected = NOTHING
    state.exchanges = 0
    state.chosen = 0
    if state.last_round == 1 and state.seat != state.first:
        state.pending = Pending.OVER
    else:
        begin_turn(state, 1 - state.seat)


@rule
def begin_turn(state: State, seat: int) -> None:
    state.seat = seat
    state.turns[seat] += 1
    state.pending = Pending.ACTION


@rule
def lead(state: State, seat: int) -> int:
    """N8.3: positive where the seat is ahead of the other, negative where behind, 0 where the victory is shared."""
    other = 1 - seat
    points = state.score[seat] - state.score[other]
    if points != 0:
        return points
    charcoalium = state.stock[seat][0] - state.stock[other][0]
    if charcoalium != 0:
        return charcoalium
    return resources_of(state, seat) - resources_of(state, other)
