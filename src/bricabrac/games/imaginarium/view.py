"""What each player knows (I12): views, and copies of the game in which all the rest is drawn anew.

A view is a state in which whatever its viewer cannot know is `HIDDEN` and the luck is wiped out. What stands behind a
screen is not shown, but all gains and payments are public, from known beginnings: whoever counts knows it. So a view
has these amounts in `counted`, for those who count (bots, reshuffled copies); people are not shown them.
"""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import shuffle
from bricabrac.games.game import SPECTATOR
from bricabrac.games.imaginarium.components import (
    ASSISTANTS,
    CONVEYOR,
    COPIES,
    HIDDEN,
    KINDS,
    MOST_SEATS,
    NOTHING,
    PROJECTS,
    SECRET_PROJECTS,
    STUFFS,
    Assistant,
)
from bricabrac.games.imaginarium.state import Place, Purpose, State
from bricabrac.games.imaginarium.workshop import machines_of, sort_secrets


@rule
def hide(state: State, viewer: int) -> None:
    """Turns a state into what a seat, or a spectator, knows of it."""
    for word in range(len(state.key)):
        state.key[word] = 0
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    for card in range(state.deck_size):
        state.deck[card] = HIDDEN
    for card in range(state.assistant_pile_size):
        state.assistant_pile[card] = HIDDEN
    for card in range(state.project_pile_size):
        state.project_pile[card] = HIDDEN
    hide_projects(state, viewer)
    for seat in range(state.seats):
        hide_screen(state, seat, viewer)


@rule
def hide_screen(state: State, seat: int, viewer: int) -> None:
    """I12.2. What is hidden already has been counted already: a view of a view is the view."""
    for stuff in range(STUFFS):
        if state.stock[seat][stuff] != HIDDEN:
            state.counted[seat][stuff] = state.stock[seat][stuff]
        if seat != viewer and state.open_screens == 0:
            state.stock[seat][stuff] = HIDDEN


@rule
def hide_projects(state: State, viewer: int) -> None:
    """I11.8: secret projects, and the one that left the game unseen."""
    for project in range(PROJECTS):
        place = state.project[project]
        if place == Place.PILE:
            state.project[project] = HIDDEN
        if place >= Place.OWNED and (place - Place.OWNED) % MOST_SEATS != viewer:
            state.project[project] = HIDDEN
    if viewer == SPECTATOR or state.assistant[Assistant.SECRET_PROJECTS] != Place.OWNED + viewer:
        for secret in range(SECRET_PROJECTS):
            if state.secret[secret] != NOTHING:
                state.secret[secret] = HIDDEN


@rule
def reshuffle(state: State) -> None:
    """Makes a whole state of a view: what is hidden is drawn from all that it can be, with the key in the state."""
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    for seat in range(state.seats):
        for stuff in range(STUFFS):
            state.stock[seat][stuff] = state.counted[seat][stuff]
            state.counted[seat][stuff] = 0
    reshuffle_machines(state)
    reshuffle_assistants(state)
    reshuffle_projects(state)


@rule
def reshuffle_machines(state: State) -> None:
    """Which machines are in the deck can be counted; in which order, nobody knows."""
    unknown = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - machines_visible(state, kind)):
            state.deck[unknown] = kind
            unknown += 1
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, unknown)


@rule
def machines_visible(state: State, kind: int) -> int:
    count = state.discard[kind] + state.loose[kind]
    for seat in range(state.seats):
        count += state.yard[seat][kind] + machines_of(state, seat, kind)
    for space in range(CONVEYOR):
        if state.conveyor[space] == kind:
            count += 1
    return count


@rule
def reshuffle_assistants(state: State) -> None:
    unknown = 0
    for assistant in range(ASSISTANTS):
        if state.assistant[assistant] == Place.PILE:
            state.assistant_pile[unknown] = assistant
            unknown += 1
    shuffle(state.key, state.used, Purpose.ASSISTANTS, state.assistant_pile, unknown)


@rule
def reshuffle_projects(state: State) -> None:
    unknown = 0
    for project in range(PROJECTS):
        if state.project[project] == HIDDEN:
            state.project_pile[unknown] = project
            unknown += 1
    shuffle(state.key, state.used, Purpose.PROJECTS, state.project_pile, unknown)
    owner = state.assistant[Assistant.SECRET_PROJECTS] - Place.OWNED
    while unknown > state.project_pile_size:
        unknown -= 1
        project = state.project_pile[unknown]
        state.project_pile[unknown] = NOTHING
        hidden = NOTHING
        for secret in range(SECRET_PROJECTS):
            if state.secret[secret] == HIDDEN:
                hidden = secret
        if hidden == NOTHING:
            state.project[project] = Place.UNSEEN + owner
        else:
            state.secret[hidden] = project
            state.project[project] = Place.OWNED + owner
    sort_secrets(state)
    for card in range(unknown):
        state.project[state.project_pile[card]] = Place.PILE


@rule
def renew_luck(state: State) -> None:
    """A position opened as a new game: what is still to be drawn is shuffled with the key in the state."""
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, state.deck_size)
    shuffle(state.key, state.used, Purpose.ASSISTANTS, state.assistant_pile, state.assistant_pile_size)
    shuffle(state.key, state.used, Purpose.PROJECTS, state.project_pile, state.project_pile_size)
