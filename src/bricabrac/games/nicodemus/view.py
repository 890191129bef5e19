"""What each player knows (N10): views, and copies of the game in which all the rest is drawn anew.

A view is a state in which whatever its viewer cannot know is `HIDDEN` and the luck is wiped out. Everything that a
person or a bot is shown is made from a view alone; so is a reshuffled copy, which therefore cannot peek.
"""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import shuffle
from bricabrac.games.game import SPECTATOR
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    COPIES,
    HAND_SIZE,
    HIDDEN,
    KINDS,
    NOTHING,
    SEATS,
    TILES,
    WORKSHOP_LIMIT,
    Effect,
)
from bricabrac.games.nicodemus.effects import sort_drawn
from bricabrac.games.nicodemus.hands import add_card
from bricabrac.games.nicodemus.state import Pending, Place, Purpose, State


@rule
def hide(state: State, viewer: int) -> None:
    """Turns a state into what a seat, or a spectator, knows of it."""
    for word in range(len(state.key)):
        state.key[word] = 0
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    for card in range(state.deck_size):
        state.deck[card] = HIDDEN
    for seat in range(SEATS):
        if seat != viewer:
            hide_hand(state, seat, viewer != SPECTATOR)
    hide_projects(state, viewer)


@rule
def hide_hand(state: State, seat: int, knows_stolen: bool) -> None:
    """N10.2: of the other hand one knows the cards stolen from oneself, and everybody the one being scrapped (N6.3)."""
    known = 0
    shown = card_shown(state) if seat == state.seat else NOTHING
    before = NOTHING
    for card in range(state.hand_size[seat]):
        kind = state.hand[seat][card]
        if (knows_stolen and state.seen[seat][card] == 1) or (kind == shown and kind != before):
            state.hand[seat][known] = kind
            known += 1
        before = kind
    for card in range(HAND_SIZE):
        state.seen[seat][card] = 1 if card < known else 0
        if known <= card < state.hand_size[seat]:
            state.hand[seat][card] = HIDDEN


@rule
def card_shown(state: State) -> int:
    """N6.3: the card whose cubes are being chosen is on the table already."""
    if state.pending == Pending.CUBES and state.effect == Effect.SCRAP_FROM_HAND:
        return state.selected
    return NOTHING


@rule
def hide_projects(state: State, viewer: int) -> None:
    for tile in range(state.pile_size):
        state.pile[tile] = HIDDEN
    draws_unseen = state.pending == Pending.KEPT_PROJECT and state.seat != viewer
    for draw in range(len(state.drawn)):
        if draws_unseen and state.drawn[draw] != NOTHING:
            state.drawn[draw] = HIDDEN
    for tile in range(TILES):
        place = state.place[tile]
        if place == Place.PILE or (place == Place.DRAWN and draws_unseen):
            state.place[tile] = HIDDEN
        if place >= Place.BOXED and place != Place.BOXED + viewer:
            state.place[tile] = HIDDEN


@rule
def reshuffle(state: State) -> None:
    """Makes a whole state of a view: what is hidden is drawn from all that it can be, with the key in the state."""
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    reshuffle_machines(state)
    reshuffle_projects(state)


@rule
def reshuffle_machines(state: State) -> None:
    unknown = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - machines_visible(state, kind)):
            state.deck[unknown] = kind
            unknown += 1
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, unknown)
    for seat in range(SEATS):
        size = state.hand_size[seat]
        known = 0
        while known < size and state.hand[seat][known] != HIDDEN:
            known += 1
        state.hand_size[seat] = known
        for card in range(known, size):
            state.hand[seat][card] = NOTHING
        for _ in range(size - known):
            unknown -= 1
            add_card(state, seat, state.deck[unknown], 0)
            state.deck[unknown] = NOTHING


@rule
def machines_visible(state: State, kind: int) -> int:
    count = 0
    for heap in range(SEATS + 1):
        count += state.gone[heap][kind]
    for space in range(BOARD_SPACES):
        if state.board[space] == kind:
            count += 1
    for seat in range(SEATS):
        for space in range(WORKSHOP_LIMIT):
            if state.workshop[seat][space] == kind:
                count += 1
        for card in range(HAND_SIZE):
            if state.hand[seat][card] == kind:
                count += 1
    return count


@rule
def reshuffle_projects(state: State) -> None:
    unknown = 0
    for tile in range(TILES):
        if state.place[tile] == HIDDEN:
            state.pile[unknown] = tile
            unknown += 1
    shuffle(state.key, state.used, Purpose.PROJECTS, state.pile, unknown)
    for seat in range(SEATS):
        for _ in range(state.boxed[seat] - boxed_visible(state, seat)):
            unknown -= 1
            state.place[state.pile[unknown]] = Place.BOXED + seat
            state.pile[unknown] = NOTHING
    for draw in range(len(state.drawn)):
        if state.drawn[draw] == HIDDEN:
            unknown -= 1
            state.drawn[draw] = state.pile[unknown]
            state.place[state.pile[unknown]] = Place.DRAWN
            state.pile[unknown] = NOTHING
    sort_drawn(state)
    for tile in range(unknown):
        state.place[state.pile[tile]] = Place.PILE


@rule
def boxed_visible(state: State, seat: int) -> int:
    count = 0
    for tile in range(TILES):
        if state.place[tile] == Place.BOXED + seat:
            count += 1
    return count


@rule
def renew_luck(state: State) -> None:
    """A position opened as a new game: hands stay, what is still to be drawn is shuffled with the key in the state."""
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    shuffle(state.key, state.used, Purpose.PROJECTS, state.pile, state.pile_size)
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, state.deck_size)
