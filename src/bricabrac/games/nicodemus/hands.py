"""Cards in hand: kept sorted, so that equal hands are equal records."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import roll
from bricabrac.games.nicodemus.components import HAND_SIZE, NOTHING
from bricabrac.games.nicodemus.state import Purpose, State


@rule
def add_card(state: State, seat: int, kind: int, seen: int) -> None:
    hand = state.hand[seat]
    flags = state.seen[seat]
    space = state.hand_size[seat]
    while space > 0 and (hand[space - 1] > kind or (hand[space - 1] == kind and flags[space - 1] < seen)):
        hand[space] = hand[space - 1]
        flags[space] = flags[space - 1]
        space -= 1
    hand[space] = kind
    flags[space] = seen
    state.hand_size[seat] += 1


@rule
def remove_card(state: State, seat: int, kind: int) -> None:
    """Of equal cards the one the opponent knows goes: nobody can tell that the known one is still there (N10.2)."""
    hand = state.hand[seat]
    flags = state.seen[seat]
    last = state.hand_size[seat] - 1
    space = 0
    while hand[space] != kind:
        space += 1
    while space < last:
        hand[space] = hand[space + 1]
        flags[space] = flags[space + 1]
        space += 1
    hand[last] = NOTHING
    flags[last] = 0
    state.hand_size[seat] = last


@rule
def list_cards(state: State, seat: int, block: int, options: list[int]) -> int:
    """One option for each different card; equal cards are one."""
    hand = state.hand[seat]
    count = 0
    for card in range(state.hand_size[seat]):
        if card == 0 or hand[card] != hand[card - 1]:
            options[count] = block + hand[card]
            count += 1
    return count


@rule
def lose_random_card(state: State, seat: int) -> int:
    card = state.hand[seat][roll(state.key, state.used, Purpose.RANDOM_CARDS, state.hand_size[seat])]
    remove_card(state, seat, card)
    return card


@rule
def refill(state: State, seat: int) -> None:
    """N4.3: up to a full hand, as far as the deck goes."""
    while state.hand_size[seat] < HAND_SIZE and state.deck_size > 0:
        state.deck_size -= 1
        add_card(state, seat, state.deck[state.deck_size], 0)
        state.deck[state.deck_size] = NOTHING
