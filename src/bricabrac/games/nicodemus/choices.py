"""What effects ask their player (N6): the options, and what each does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.board import discard_from_board, machines_showing
from bricabrac.games.nicodemus.components import COST, EFFECT, NOTHING, Effect, Stuff
from bricabrac.games.nicodemus.decisions import (
    COPY,
    EXCHANGE,
    EXCHANGES,
    GAIN_CUBE,
    GAIN_PAIR,
    HARVEST,
    KEEP,
    RESOURCE_PAIRS,
    SCRAP_BOARD,
    SPOIL_CUBE,
    SPOIL_PAIR,
    STOP,
)
from bricabrac.games.nicodemus.effects import can_copy, can_exchange
from bricabrac.games.nicodemus.hands import remove_card
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State
from bricabrac.games.nicodemus.stocks import gain, give_back, resources_of

MOST_EXCHANGES: Final = 3


@rule
def list_copied(state: State, options: list[int]) -> int:
    """N6.13: equal machines have equal effects, so they are one option."""
    count = 0
    for space in range(state.board_size - 1):
        kind = state.board[space]
        if can_copy(state, kind):
            listed = False
            for earlier in range(space):
                if state.board[earlier] == kind:
                    listed = True
            if not listed:
                options[count] = COPY + kind
                count += 1
    return count


@rule
def copy_effect(state: State, kind: int) -> None:
    state.effect = EFFECT[kind]
    state.pending = Pending.EFFECT


@rule
def list_board_scraps(state: State, options: list[int]) -> int:
    """N6.4, N6.5: those immediately before the machine just played."""
    reach = 3 if state.effect == Effect.SCRAP_ONE_OF_LAST_THREE else 2
    last = state.board_size - 2
    count = 0
    for space in range(max(0, last - reach + 1), last + 1):
        options[count] = SCRAP_BOARD + space
        count += 1
    return count


@rule
def select_scrap(state: State, selected: int) -> None:
    state.selected = selected
    state.pending = Pending.CUBES


@rule
def scrapped_kind(state: State) -> int:
    return state.selected if state.effect == Effect.SCRAP_FROM_HAND else state.board[state.selected]


@rule
def list_cubes(state: State, options: list[int]) -> int:
    """N6.3, N6.6: two; N6.4, N6.5: one."""
    cost = COST[scrapped_kind(state)]
    if state.effect == Effect.SCRAP_ONE_OF_LAST_THREE or state.effect == Effect.SCRAP_ONE_OF_LAST_TWO:
        return list_single_cubes(cost, GAIN_CUBE, options)
    return list_pairs_of_cubes(cost, GAIN_PAIR, options)


@rule
def list_single_cubes(there: Sequence[int], block: int, options: list[int]) -> int:
    count = 0
    for resource in range(1, 4):
        if there[resource] > 0:
            options[count] = block + resource - 1
            count += 1
    return count


@rule
def list_pairs_of_cubes(there: Sequence[int], block: int, options: list[int]) -> int:
    """The same kind twice only if it is there twice."""
    count = 0
    for pair in range(len(RESOURCE_PAIRS)):
        first = RESOURCE_PAIRS[pair][0]
        second = RESOURCE_PAIRS[pair][1]
        if (first != second and there[first] > 0 and there[second] > 0) or (first == second and there[first] > 1):
            options[count] = block + pair
            count += 1
    return count


@rule
def scrap(state: State, option: int) -> None:
    """N6.3-6.6: the machine goes first, and the charcoalium on it, then the gain."""
    if state.effect == Effect.SCRAP_FROM_HAND:
        remove_card(state, state.seat, state.selected)
        state.gone[OTHERS][state.selected] += 1
    else:
        discard_from_board(state, state.selected)
    if option >= GAIN_PAIR:
        gain(state, state.seat, RESOURCE_PAIRS[option - GAIN_PAIR][0], 1)
        gain(state, state.seat, RESOURCE_PAIRS[option - GAIN_PAIR][1], 1)
    else:
        gain(state, state.seat, option - GAIN_CUBE + 1, 1)
    if state.effect == Effect.SCRAP_ONE_OF_LAST_TWO:
        gain(state, state.seat, 0, 1)
    state.pending = Pending.PLAYED


@rule
def list_harvests(options: list[int]) -> int:
    for resource in range(1, 4):
        options[resource - 1] = HARVEST + resource - 1
    return 3


@rule
def harvest_wild(state: State, resource: int) -> None:
    """N6.2."""
    gain(state, state.seat, resource, machines_showing(state, Stuff.WILD))
    state.pending = Pending.PLAYED


@rule
def list_exchanges(state: State, options: list[int]) -> int:
    count = 0
    for exchange in range(len(EXCHANGES)):
        if can_exchange(state, exchange):
            options[count] = EXCHANGE + exchange
            count += 1
    options[count] = STOP
    return count + 1


@rule
def exchange(state: State, option: int) -> None:
    """N6.7: give first, then gain."""
    if option != STOP:
        give_back(state, state.seat, EXCHANGES[option - EXCHANGE][0], 1)
        gain(state, state.seat, EXCHANGES[option - EXCHANGE][1], 1)
        state.exchanges += 1
    if option == STOP or state.exchanges == MOST_EXCHANGES:
        state.pending = Pending.PLAYED


@rule
def list_spoils(state: State, options: list[int]) -> int:
    """N6.11."""
    stock = state.stock[1 - state.seat]
    if resources_of(state, 1 - state.seat) == 1:
        return list_single_cubes(stock, SPOIL_CUBE, options)
    return list_pairs_of_cubes(stock, SPOIL_PAIR, options)


@rule
def spoil(state: State, option: int) -> None:
    opponent = 1 - state.seat
    if option >= SPOIL_PAIR:
        give_back(state, opponent, RESOURCE_PAIRS[option - SPOIL_PAIR][0], 1)
        give_back(state, opponent, RESOURCE_PAIRS[option - SPOIL_PAIR][1], 1)
    else:
        give_back(state, opponent, option - SPOIL_CUBE + 1, 1)
    state.pending = Pending.PLAYED


@rule
def list_drawn(state: State, options: list[int]) -> int:
    count = 0
    for draw in range(len(state.drawn)):
        if state.drawn[draw] != NOTHING:
            options[count] = KEEP + state.drawn[draw]
            count += 1
    return count


@rule
def keep_project(state: State, kept: int) -> None:
    """N6.12: the other returns to the box."""
    for draw in range(len(state.drawn)):
        tile = state.drawn[draw]
        state.drawn[draw] = NOTHING
        if tile == kept:
            state.place[tile] = Place.PRIVATE + state.seat
        elif tile != NOTHING:
            state.place[tile] = Place.BOXED + state.seat
            state.boxed[state.seat] += 1
    state.pending = Pending.PLAYED
