"""The end of a turn (I5.8, I5.9), of a round (I6) and of the game (I10)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.cards import discard_from_conveyor, draw_machine
from bricabrac.games.imaginarium.components import (
    CONVEYOR,
    LEVEL,
    MAJORITY_POINTS,
    MORE_MAJORITY_POINTS,
    NOTHING,
    POINTS_TO_END,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.deal import begin_round, clear_turn, reveal_assistants
from bricabrac.games.imaginarium.planning import return_piece
from bricabrac.games.imaginarium.projects import validate_projects
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.workshop import has, levels_of


@rule
def end_turn(state: State) -> None:
    validate_projects(state, state.seat)
    return_piece(state, state.resolving)
    clear_turn(state)
    state.pending = Pending.NEXT_TO_RESOLVE


@rule
def end_round(state: State) -> None:
    """I6.1, I6.2."""
    for seat in range(state.seats):
        if state.stock[seat][Stuff.POINT] >= POINTS_TO_END:
            state.pending = Pending.OVER
    if state.pending == Pending.OVER:
        score_majorities(state)
        return
    crush_last_machine(state)
    shift_conveyor(state)
    for space in range(CONVEYOR - 1, -1, -1):
        if state.conveyor[space] == NOTHING:
            state.conveyor[space] = draw_machine(state)
    reveal_assistants(state)
    begin_round(state)


@rule
def crush_last_machine(state: State) -> None:
    """I6.2, I11.2."""
    for space in range(CONVEYOR - 1, -1, -1):
        if state.conveyor[space] != NOTHING:
            for seat in range(state.seats):
                if has(state, seat, Assistant.COAL_FROM_THE_CRUSHER):
                    state.stock[seat][0] += LEVEL[state.conveyor[space]]
            discard_from_conveyor(state, space)
            return


@rule
def shift_conveyor(state: State) -> None:
    """To the far end, without gaps."""
    free = CONVEYOR - 1
    for space in range(CONVEYOR - 1, -1, -1):
        kind = state.conveyor[space]
        if kind != NOTHING:
            state.conveyor[space] = NOTHING
            state.conveyor[free] = kind
            free -= 1


@rule
def score_majorities(state: State) -> None:
    """I10.1."""
    for seat in range(state.seats):
        state.stock[seat][Stuff.POINT] += majorities_of(state, seat) * majority_points(state, seat)


@rule
def majority_points(state: State, seat: int) -> int:
    """I11.13."""
    return MORE_MAJORITY_POINTS if has(state, seat, Assistant.MAJORITY_BONUS) else MAJORITY_POINTS


@rule
def majorities_of(state: State, seat: int) -> int:
    count = 0
    for stuff in range(Stuff.POINT):
        if has_most(state, seat, stuff):
            count += 1
    return count


@rule
def has_most(state: State, seat: int, stuff: int) -> bool:
    for other in range(state.seats):
        if state.stock[other][stuff] > state.stock[seat][stuff]:
            return False
    return state.stock[seat][stuff] > 0


@rule
def standing(state: State, seat: int) -> int:
    """I10.2: whoever has the highest wins; equal ones share."""
    return state.stock[seat][Stuff.POINT] * 1000 + levels_of(state, seat)
