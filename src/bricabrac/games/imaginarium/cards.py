"""The deck, the discard pile and the conveyor."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import shuffle
from bricabrac.games.imaginarium.components import KINDS, NOTHING
from bricabrac.games.imaginarium.state import Purpose, State


@rule
def can_draw(state: State) -> bool:
    """I6.3."""
    if state.deck_size > 0:
        return True
    for kind in range(KINDS):
        if state.discard[kind] > 0:
            return True
    return False


@rule
def draw_machine(state: State) -> int:
    """I6.3: the discard pile becomes a new deck when a card is to be drawn and there is none, not earlier."""
    if state.deck_size == 0:
        reshuffle_discard(state)
    if state.deck_size == 0:
        return NOTHING
    state.deck_size -= 1
    kind = state.deck[state.deck_size]
    state.deck[state.deck_size] = NOTHING
    return kind


@rule
def reshuffle_discard(state: State) -> None:
    for kind in range(KINDS):
        while state.discard[kind] > 0:
            state.deck[state.deck_size] = kind
            state.deck_size += 1
            state.discard[kind] -= 1
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, state.deck_size)


@rule
def discard_from_conveyor(state: State, space: int) -> None:
    state.discard[state.conveyor[space]] += 1
    state.conveyor[space] = NOTHING
