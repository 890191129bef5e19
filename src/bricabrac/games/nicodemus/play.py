"""Playing a machine from the hand (N4)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.board import place_machine
from bricabrac.games.nicodemus.components import EFFECT, POINTS, PRODUCES, Stuff
from bricabrac.games.nicodemus.decisions import USE_CHARCOALIUM, USE_EFFECT, USE_PRODUCTION
from bricabrac.games.nicodemus.effects import can_apply
from bricabrac.games.nicodemus.hands import remove_card
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.stocks import gain


@rule
def play(state: State, kind: int) -> None:
    remove_card(state, state.seat, kind)
    place_machine(state, kind)
    state.pending = Pending.USE


@rule
def list_uses(state: State, options: list[int]) -> int:
    """N4.1, N4.2."""
    kind = state.board[state.board_size - 1]
    options[0] = USE_CHARCOALIUM
    count = 1
    if PRODUCES[kind] == Stuff.WILD:
        for resource in range(1, 4):
            options[count] = USE_PRODUCTION + resource
            count += 1
    else:
        options[count] = USE_PRODUCTION + PRODUCES[kind]
        count += 1
    if can_apply(state, EFFECT[kind]):
        options[count] = USE_EFFECT
        count += 1
    return count


@rule
def use(state: State, option: int) -> None:
    kind = state.board[state.board_size - 1]
    if option == USE_EFFECT:
        state.effect = EFFECT[kind]
        state.pending = Pending.EFFECT
        return
    if option == USE_CHARCOALIUM:
        gain(state, state.seat, 0, POINTS[kind])
    else:
        gain(state, state.seat, option - USE_PRODUCTION, 1)
    state.pending = Pending.PLAYED
