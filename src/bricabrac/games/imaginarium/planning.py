"""Planning (I4), the order of play (I5.1) and the initiative track (I5.9)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.cards import discard_from_conveyor
from bricabrac.games.imaginarium.components import CONVEYOR, MOST_SEATS, NOTHING, SPACES
from bricabrac.games.imaginarium.deal import clear_turn
from bricabrac.games.imaginarium.decisions import PLAN
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, State


@rule
def is_free(state: State, space: int) -> bool:
    """I4.1, I4.2."""
    return state.piece[space] == NOTHING and (space >= CONVEYOR or state.conveyor[space] != NOTHING)


@rule
def list_spaces(state: State, options: list[int]) -> int:
    count = 0
    for space in range(SPACES):
        if is_free(state, space):
            options[count] = PLAN + space
            count += 1
    return count


@rule
def first_on_track(state: State) -> int:
    """The place of the next piece to be planned; NOTHING when all are on the board."""
    for place in range(MOST_SEATS):
        if state.track[place] != NOTHING:
            return place
    return NOTHING


@rule
def next_to_plan(state: State) -> None:
    """I4.1; a piece that finds no free space waits beside the board (I4.3)."""
    place = first_on_track(state)
    if place == NOTHING:
        state.resolving = NOTHING
        state.pending = Pending.NEXT_TO_RESOLVE
        return
    piece = state.track[place]
    state.seat = piece % SABOTEUR
    for space in range(SPACES):
        if is_free(state, space):
            state.pending = Pending.PLAN
            return
    state.track[place] = NOTHING
    for waits in range(MOST_SEATS):
        if state.waiting[waits] == NOTHING:
            state.waiting[waits] = piece
            return


@rule
def plan(state: State, space: int) -> None:
    place = first_on_track(state)
    state.piece[space] = state.track[place]
    state.track[place] = NOTHING
    state.turns += 1
    state.pending = Pending.NEXT_TO_PLAN


@rule
def next_to_resolve(state: State) -> None:
    """I5.1: in board order, then whoever waits; saboteurs act by themselves (I5.10)."""
    space = 0
    while space < SPACES and state.piece[space] == NOTHING:
        space += 1
    piece = state.piece[space] if space < SPACES else state.waiting[0]
    if piece == NOTHING:
        state.pending = Pending.ROUND_END
    elif piece >= SABOTEUR:
        if space < CONVEYOR:
            discard_from_conveyor(state, space)
        return_piece(state, space)
    else:
        clear_turn(state)
        state.seat = piece
        state.resolving = space
        state.turns += 1
        state.pending = Pending.USE


@rule
def return_piece(state: State, space: int) -> None:
    """I5.9, I5.10: from this space, or from beside the board, to the lowest free place of the track."""
    if space < SPACES:
        piece = state.piece[space]
        state.piece[space] = NOTHING
    else:
        piece = state.waiting[0]
        for waits in range(1, MOST_SEATS):
            state.waiting[waits - 1] = state.waiting[waits]
        state.waiting[MOST_SEATS - 1] = NOTHING
    place = 0
    while state.track[place] != NOTHING:
        place += 1
    state.track[place] = piece
