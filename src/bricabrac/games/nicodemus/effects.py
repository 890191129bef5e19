"""The effects of machines (N6): when each can be applied, and how it begins. Choices it asks for: choices.py."""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.board import machines_showing
from bricabrac.games.nicodemus.components import EFFECT, NOTHING, Effect, Stuff
from bricabrac.games.nicodemus.decisions import EXCHANGES
from bricabrac.games.nicodemus.hands import add_card, lose_random_card
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State
from bricabrac.games.nicodemus.stocks import gain, give_back, resources_of

HAND_AFTER_RANSACK: Final = 2
CHARCOALIUM_RANSACKED: Final = 2


@rule
def can_apply(state: State, effect: int) -> bool:
    """N4.2, with the machine just played last on the bric-a-brac."""
    if effect == Effect.COPY:
        return can_copy_something(state)
    return can_apply_itself(state, effect)


@rule
def can_apply_itself(state: State, effect: int) -> bool:
    if effect == Effect.SCRAP_FROM_HAND:
        return state.hand_size[state.seat] > 0
    if Effect.SCRAP_ONE_OF_LAST_THREE <= effect <= Effect.SCRAP_LAST:
        return state.board_size > 1
    if effect == Effect.EXCHANGE:
        for exchange in range(len(EXCHANGES)):
            if can_exchange(state, exchange):
                return True
        return False
    if effect == Effect.DRAW_PROJECTS:
        return state.pile_size > 0
    return True  # harvests (including this one) and attacks (N6.14)


@rule
def can_copy_something(state: State) -> bool:
    for space in range(state.board_size - 1):
        if can_copy(state, state.board[space]):
            return True
    return False


@rule
def can_copy(state: State, kind: int) -> bool:
    """N6.13."""
    return EFFECT[kind] != Effect.COPY and can_apply_itself(state, EFFECT[kind])


@rule
def can_exchange(state: State, exchange: int) -> bool:
    """N6.7: it brings something; what is given is in the reserve by then, but it is never what is gained."""
    given = EXCHANGES[exchange][0]
    gained = EXCHANGES[exchange][1]
    return state.stock[state.seat][given] > 0 and state.reserve[gained] + state.stock[1 - state.seat][gained] > 0


@rule
def begin_effect(state: State) -> None:
    effect = state.effect
    if effect <= Effect.HARVEST_CHARCOALIUM:
        harvest(state, effect)
    elif effect == Effect.HARVEST_WILD:
        state.pending = Pending.WILD_HARVEST
    elif effect == Effect.SCRAP_FROM_HAND:
        state.pending = Pending.SCRAP_FROM_HAND
    elif effect == Effect.SCRAP_LAST:
        state.selected = state.board_size - 2
        state.pending = Pending.CUBES
    elif effect == Effect.SCRAP_ONE_OF_LAST_THREE or effect == Effect.SCRAP_ONE_OF_LAST_TWO:
        state.pending = Pending.SCRAP_FROM_BOARD
    elif effect == Effect.EXCHANGE:
        state.pending = Pending.EXCHANGE
    elif effect == Effect.DRAW_PROJECTS:
        draw_projects(state)
    elif effect == Effect.COPY:
        state.pending = Pending.COPIED
    else:
        begin_attack(state, effect)


@rule
def begin_attack(state: State, effect: int) -> None:
    """N6.8-6.11, N6.14."""
    opponent = 1 - state.seat
    if effect == Effect.STEAL_CHARCOALIUM:
        steal(state, Stuff.CHARCOALIUM)
    elif effect == Effect.RANSACK:
        ransack(state)
    elif resources_of(state, opponent) > 0:
        state.pending = Pending.STOLEN_RESOURCE if effect == Effect.STEAL_RESOURCE else Pending.SPOILED
    else:
        state.pending = Pending.STOLEN_CARD if effect == Effect.STEAL_RESOURCE else Pending.PLAYED


@rule
def harvest(state: State, effect: int) -> None:
    """N6.1."""
    stuff = 0 if effect == Effect.HARVEST_CHARCOALIUM else effect - Effect.HARVEST_WOOD + Stuff.WOOD
    gain(state, state.seat, stuff, machines_showing(state, stuff))
    state.pending = Pending.PLAYED


@rule
def steal(state: State, stuff: int) -> None:
    """N6.8, N6.9."""
    opponent = 1 - state.seat
    if state.stock[opponent][stuff] > 0:
        state.stock[opponent][stuff] -= 1
        state.stock[state.seat][stuff] += 1
    state.pending = Pending.STOLEN_CARD


@rule
def steal_card(state: State) -> None:
    """N6.15: it is in the hand before the hand is refilled."""
    if state.hand_size[1 - state.seat] > 0:
        add_card(state, state.seat, lose_random_card(state, 1 - state.seat), 1)
    state.pending = Pending.PLAYED


@rule
def ransack(state: State) -> None:
    """N6.10."""
    opponent = 1 - state.seat
    while state.hand_size[opponent] > HAND_AFTER_RANSACK:
        state.gone[OTHERS][lose_random_card(state, opponent)] += 1
    give_back(state, opponent, 0, min(CHARCOALIUM_RANSACKED, state.stock[opponent][0]))
    state.pending = Pending.PLAYED


@rule
def draw_projects(state: State) -> None:
    """N6.12."""
    for draw in range(min(len(state.drawn), state.pile_size)):
        state.pile_size -= 1
        tile = state.pile[state.pile_size]
        state.pile[state.pile_size] = NOTHING
        state.drawn[draw] = tile
        state.place[tile] = Place.DRAWN
    sort_drawn(state)
    state.pending = Pending.KEPT_PROJECT


@rule
def sort_drawn(state: State) -> None:
    """Two drawn tiles have no order of their own."""
    if state.drawn[1] != NOTHING and state.drawn[1] < state.drawn[0]:
        tile = state.drawn[0]
        state.drawn[0] = state.drawn[1]
        state.drawn[1] = tile
