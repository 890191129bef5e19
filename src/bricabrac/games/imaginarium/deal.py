"""Setup (I2)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import roll, shuffle
from bricabrac.games.imaginarium.components import (
    ASSISTANT_ROW,
    ASSISTANTS,
    CONVEYOR,
    COPIES,
    FAMILY,
    KINDS,
    LEVEL,
    MACHINES,
    MOST_OFFICE,
    MOST_SEATS,
    MOST_SLOTS,
    NOTHING,
    OFFICE_SIZE,
    PROJECTS,
    SPACES,
    STARTING_MACHINES,
    STARTING_STOCK,
    STUFFS,
    WORKSHOPS,
    Family,
)
from bricabrac.games.imaginarium.contents import SINGLE
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, Place, Purpose, State
from bricabrac.games.imaginarium.workshop import put_in_slot


@rule
def deal(state: State) -> None:
    """A new game from the key, the number of seats and the options in the state."""
    for purpose in range(len(state.used)):
        state.used[purpose] = 0
    clear_table(state)
    deal_workshops(state)
    fill_deck(state)
    shuffle(state.key, state.used, Purpose.MACHINES, state.deck, state.deck_size)
    reveal_machines(state)
    sort_conveyor(state)
    shuffle(state.key, state.used, Purpose.ASSISTANTS, state.assistant_pile, ASSISTANTS)
    shuffle(state.key, state.used, Purpose.PROJECTS, state.project_pile, PROJECTS)
    reveal_assistants(state)
    open_office(state)
    begin_round(state)


@rule
def clear_table(state: State) -> None:
    state.turns = 0
    state.round = 0
    state.seat = 0
    clear_turn(state)
    for kind in range(KINDS):
        state.discard[kind] = 0
        state.loose[kind] = 0
    for seat in range(MOST_SEATS):
        state.workshop[seat] = NOTHING
        state.dialled[seat] = NOTHING
        state.waiting[seat] = NOTHING
        state.track[seat] = NOTHING
        for stuff in range(STUFFS):
            state.stock[seat][stuff] = 0
            state.counted[seat][stuff] = 0
        for kind in range(KINDS):
            state.yard[seat][kind] = 0
        for slot in range(MOST_SLOTS):
            state.slots[seat][slot] = NOTHING
            state.disabled[seat][slot] = 0
    for slot in range(MOST_SLOTS):
        state.trial[slot] = 0
    for space in range(SPACES):
        state.piece[space] = NOTHING
    for space in range(CONVEYOR):
        state.conveyor[space] = NOTHING
    for assistant in range(ASSISTANTS):
        state.assistant[assistant] = Place.PILE
        state.assistant_pile[assistant] = assistant
    state.assistant_pile_size = ASSISTANTS
    for space in range(ASSISTANT_ROW):
        state.assistant_row[space] = NOTHING
    for project in range(PROJECTS):
        state.project[project] = Place.PILE
        state.project_pile[project] = project
        for order in range(MOST_SEATS):
            state.validated[project][order] = NOTHING
    state.project_pile_size = PROJECTS
    for space in range(MOST_OFFICE):
        state.office[space] = NOTHING
    for secret in range(len(state.secret)):
        state.secret[secret] = NOTHING


@rule
def clear_turn(state: State) -> None:
    for slot in range(MOST_SLOTS):
        state.slot_used[slot] = 0
    state.borrowed = 0
    state.bought_top = 0
    state.actions = 0
    state.action = NOTHING
    state.times = 0
    state.machine = NOTHING
    state.arranged = NOTHING
    state.effects = 0
    state.target = NOTHING
    state.resolving = NOTHING


@rule
def deal_workshops(state: State) -> None:
    """I2.1, I2.4: places on the track, stocks and machines. The deck is still empty: its space serves for the draw."""
    for workshop in range(WORKSHOPS):
        state.deck[workshop] = workshop
    shuffle(state.key, state.used, Purpose.WORKSHOPS, state.deck, WORKSHOPS)
    for seat in range(state.seats):
        state.workshop[seat] = state.deck[seat]
    for card in range(MACHINES):
        state.deck[card] = NOTHING
    for seat in range(state.seats):
        workshop = state.workshop[seat]
        for stuff in range(STUFFS):
            state.stock[seat][stuff] = STARTING_STOCK[workshop][stuff]
        for machine in range(len(STARTING_MACHINES[workshop])):
            put_in_slot(state, seat, SINGLE[STARTING_MACHINES[workshop][machine]])
        if state.seats > 2:
            state.track[workshop] = seat
    if state.seats == 2:
        lower = 0 if state.workshop[0] < state.workshop[1] else 1
        state.track[0] = SABOTEUR + lower
        state.track[1] = SABOTEUR + 1 - lower
        state.track[2] = lower
        state.track[3] = 1 - lower


@rule
def fill_deck(state: State) -> None:
    """All machines but those of the workshops in play."""
    state.deck_size = 0
    for kind in range(KINDS):
        copies = COPIES[kind]
        for seat in range(state.seats):
            for machine in range(len(STARTING_MACHINES[state.workshop[seat]])):
                if STARTING_MACHINES[state.workshop[seat]][machine] == kind:
                    copies -= 1
        for _ in range(copies):
            state.deck[state.deck_size] = kind
            state.deck_size += 1


@rule
def reveal_machines(state: State) -> None:
    """I2.2: an attack machine goes back anywhere into the deck, top and bottom included."""
    revealed = 0
    while revealed < CONVEYOR:
        kind = state.deck[state.deck_size - 1]
        state.deck_size -= 1
        state.deck[state.deck_size] = NOTHING
        if FAMILY[kind] == Family.ATTACK:
            above = roll(state.key, state.used, Purpose.MACHINES, state.deck_size + 1)
            put_back(state, kind, above)
        else:
            state.conveyor[revealed] = kind
            revealed += 1


@rule
def put_back(state: State, kind: int, above: int) -> None:
    """So that this many cards lie above it."""
    place = state.deck_size - above
    for card in range(state.deck_size, place, -1):
        state.deck[card] = state.deck[card - 1]
    state.deck[place] = kind
    state.deck_size += 1


@rule
def sort_conveyor(state: State) -> None:
    """I2.2: decreasing level from the deck on; of equal levels the one revealed earlier lies nearer the deck."""
    for last in range(1, CONVEYOR):
        space = last
        while space > 0 and LEVEL[state.conveyor[space - 1]] < LEVEL[state.conveyor[space]]:
            kind = state.conveyor[space]
            state.conveyor[space] = state.conveyor[space - 1]
            state.conveyor[space - 1] = kind
            space -= 1


@rule
def reveal_assistants(state: State) -> None:
    """I2.3, I6.2: the row is filled, as far as the pile goes."""
    for space in range(ASSISTANT_ROW):
        if state.assistant_row[space] == NOTHING and state.assistant_pile_size > 0:
            state.assistant_pile_size -= 1
            assistant = state.assistant_pile[state.assistant_pile_size]
            state.assistant_pile[state.assistant_pile_size] = NOTHING
            state.assistant_row[space] = assistant
            state.assistant[assistant] = Place.TABLE


@rule
def open_office(state: State) -> None:
    """I2.3."""
    size = OFFICE_SIZE[state.seats]
    for _ in range(size):
        state.project_pile_size -= 1
        state.project[state.project_pile[state.project_pile_size]] = Place.TABLE
        state.project_pile[state.project_pile_size] = NOTHING
    lay_out_office(state)


@rule
def lay_out_office(state: State) -> None:
    """In the order of the numbers, without gaps."""
    shown = 0
    for project in range(PROJECTS):
        if state.project[project] == Place.TABLE:
            state.office[shown] = project
            shown += 1
    for space in range(shown, MOST_OFFICE):
        state.office[space] = NOTHING


@rule
def begin_round(state: State) -> None:
    state.round += 1
    state.pending = Pending.NEXT_TO_PLAN
