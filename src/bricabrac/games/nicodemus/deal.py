"""Setup (N2)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import roll, shuffle
from bricabrac.games.nicodemus.board import place_machine
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    FULL_DECK,
    HAND_SIZE,
    KINDS,
    MACHINES,
    NOTHING,
    ROW_OF_PROJECTS,
    SEATS,
    STARTING_STOCK,
    STUFFS,
    SUPPLY,
    TILES,
    WORKSHOP_LIMIT,
)
from bricabrac.games.nicodemus.ending import begin_turn
from bricabrac.games.nicodemus.hands import refill
from bricabrac.games.nicodemus.state import Place, Purpose, State


@rule
def deal(state: State) -> None:
    """A new game from the key in the state."""
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    for tile in range(TILES):
        state.pile[tile] = tile
    for card in range(MACHINES):
        state.deck[card] = FULL_DECK[card]
    state.first = roll(state.key, state.used, Purpose.FIRST_PLAYER, SEATS)
    shuffle(state.key, state.used, Purpose.PROJECTS, state.pile, TILES)
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, MACHINES)
    lay_out(state)


@rule
def lay_out(state: State) -> None:
    """N2 after the shuffles: deck and pile are complete and in order, the first player is known."""
    clear_table(state)
    for space in range(ROW_OF_PROJECTS):  # N2.1
        state.pile_size -= 1
        tile = state.pile[state.pile_size]
        state.pile[state.pile_size] = NOTHING
        state.row[space] = tile
        state.place[tile] = Place.ROW
    state.deck_size -= 1  # N2.2
    place_machine(state, state.deck[state.deck_size])
    state.deck[state.deck_size] = NOTHING
    refill(state, state.first)
    refill(state, 1 - state.first)
    for stuff in range(STUFFS):  # N2.3
        state.stock[state.first][stuff] = STARTING_STOCK[0][stuff]
        state.stock[1 - state.first][stuff] = STARTING_STOCK[1][stuff]
        state.reserve[stuff] = SUPPLY[stuff] - STARTING_STOCK[0][stuff] - STARTING_STOCK[1][stuff]
    begin_turn(state, state.first)


@rule
def clear_table(state: State) -> None:
    state.last_round = 0
    state.effect = NOTHING
    state.selected = NOTHING
    state.exchanges = 0
    state.chosen = 0
    state.drawn[0] = NOTHING
    state.drawn[1] = NOTHING
    state.board_size = 0
    for space in range(BOARD_SPACES):
        state.board[space] = NOTHING
        state.fees[space] = 0
    for seat in range(SEATS):
        state.turns[seat] = 0
        state.score[seat] = 0
        state.boxed[seat] = 0
        state.hand_size[seat] = 0
        for card in range(HAND_SIZE):
            state.hand[seat][card] = NOTHING
            state.seen[seat][card] = 0
        state.workshop_size[seat] = 0
        for space in range(WORKSHOP_LIMIT):
            state.workshop[seat][space] = NOTHING
    for heap in range(SEATS + 1):
        for kind in range(KINDS):
            state.gone[heap][kind] = 0
    for tile in range(TILES):
        state.place[tile] = Place.PILE
    state.deck_size = MACHINES
    state.pile_size = TILES
