"""The bric-a-brac: machines in the order they were placed, upper row first, without gaps."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.components import BOARD_SPACES, NOTHING, PRODUCES, ROW_LENGTH
from bricabrac.games.nicodemus.state import OTHERS, State


@rule
def place_machine(state: State, kind: int) -> None:
    state.board[state.board_size] = kind
    state.fees[state.board_size] = 0
    state.board_size += 1


@rule
def take_machine(state: State, space: int) -> None:
    """N5.5, 6.4-6.6: those after it close the gap."""
    for following in range(space + 1, state.board_size):
        state.board[following - 1] = state.board[following]
        state.fees[following - 1] = state.fees[following]
    state.board_size -= 1
    state.board[state.board_size] = NOTHING
    state.fees[state.board_size] = 0


@rule
def discard_from_board(state: State, space: int) -> None:
    """N7.1, N7.2."""
    state.gone[OTHERS][state.board[space]] += 1
    state.reserve[0] += state.fees[space]
    take_machine(state, space)


@rule
def sweep_full_board(state: State) -> None:
    """N3.3."""
    if state.board_size == BOARD_SPACES:
        for _ in range(ROW_LENGTH):
            discard_from_board(state, 0)


@rule
def machines_showing(state: State, stuff: int) -> int:
    """N6: symbols are counted exactly; a wild machine is not a wood machine."""
    count = 0
    for space in range(state.board_size):
        if PRODUCES[state.board[space]] == stuff:
            count += 1
    return count
