"""Whether a state can be one of Imaginarium: everything conserved (I1.1), everything where it may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bricabrac.games.imaginarium.collect import can_buy_top
from bricabrac.games.imaginarium.components import (
    ASSISTANTS,
    CONVEYOR,
    COPIES,
    DISMANTLABLE,
    FEWEST_SEATS,
    KINDS,
    MACHINES,
    MOST_ASSISTANTS,
    MOST_SEATS,
    MOST_SLOTS,
    NOTHING,
    OFFICE_SIZE,
    PROJECTS,
    RECYCLER,
    SECRET_PROJECTS,
    SERIALS,
    SPACES,
    WORKSHOPS,
    Action,
    Assistant,
)
from bricabrac.games.imaginarium.contents import CONTENTS, HOLDS, LOWEST, SINGLE, USE_COUNT
from bricabrac.games.imaginarium.decisions import PAIRS
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, Place, State
from bricabrac.games.imaginarium.workshop import slot_limit

MOST_COUNTED: Final = 10**9
"""Far more of anything than a game can bring, and room for more in the record."""
_INSIDE_A_TURN: Final = range(Pending.USE, Pending.OVER)


def faults_of(state: State) -> Iterator[str]:
    out_of_range = list(_out_of_range(state))
    yield from out_of_range
    if not out_of_range:
        yield from _workshops(state)
        yield from _machines(state)
        yield from _slots(state)
        yield from _assistants(state)
        yield from _projects(state)
        yield from _pieces(state)
        yield from _turn(state)


def _out_of_range(state: State) -> Iterator[str]:
    if state.seats not in range(FEWEST_SEATS, MOST_SEATS + 1):
        yield f"there are {state.seats} seats"
        return
    bounds: list[tuple[str, list[int], int, int]] = [
        ("open_screens", [state.open_screens], 0, 1),
        ("pending", [state.pending], 0, Pending.OVER),
        ("seat", [state.seat], 0, state.seats - 1),
        ("round", [state.round], 1, MOST_COUNTED),
        ("turns", [state.turns], 0, MOST_COUNTED),
        ("used", state.used, 0, MOST_COUNTED),
        ("counted", [each for row in state.counted for each in row], 0, 0),
        ("stock", [each for row in state.stock for each in row], 0, MOST_COUNTED),
        ("yard", [each for row in state.yard for each in row], 0, max(COPIES)),
        ("slots", [each for row in state.slots for each in row], NOTHING, CONTENTS - 1),
        ("disabled", [each for row in state.disabled for each in row], 0, 1),
        ("dialled", state.dialled, NOTHING, len(PAIRS) - 1),
        ("workshop", state.workshop, NOTHING, WORKSHOPS - 1),
        ("slot_used", state.slot_used, 0, 1),
        ("borrowed, bought_top", [state.borrowed, state.bought_top], 0, 1),
        ("actions", [state.actions], 0, (1 << len(Action)) - 1),
        ("action", [state.action], NOTHING, len(Action) - 1),
        ("times", [state.times], 0, 4),
        ("machine", [state.machine], NOTHING, KINDS - 1),
        ("arranged", [state.arranged], NOTHING, CONTENTS - 1),
        ("effects", [state.effects], 0, 2),
        ("target", [state.target], NOTHING, state.seats - 1),
        ("loose", state.loose, 0, max(COPIES)),
        ("trial", state.trial, 0, 0),
        ("conveyor", state.conveyor, NOTHING, KINDS - 1),
        ("piece", [*state.piece, *state.waiting, *state.track], NOTHING, SABOTEUR + MOST_SEATS - 1),
        ("resolving", [state.resolving], NOTHING, SPACES),
        ("discard", state.discard, 0, max(COPIES)),
        ("assistant", state.assistant, 0, Place.OWNED + state.seats - 1),
        ("project", state.project, 0, Place.UNSEEN + state.seats - 1),
        ("assistant_row", state.assistant_row, NOTHING, ASSISTANTS - 1),
        ("office", state.office, NOTHING, PROJECTS - 1),
        ("secret", state.secret, NOTHING, PROJECTS - 1),
        ("validated", [each for row in state.validated for each in row], NOTHING, state.seats - 1),
    ]
    for name, values, least, most in bounds:
        if not all(least <= value <= most for value in values):
            yield f"{name} is not from {least} to {most}"
    for name, cards, size, kinds in (
        ("deck", state.deck, state.deck_size, KINDS),
        ("assistant pile", state.assistant_pile, state.assistant_pile_size, ASSISTANTS),
        ("project pile", state.project_pile, state.project_pile_size, PROJECTS),
    ):
        if not 0 <= size <= len(cards):
            yield f"the {name} holds {size}"
        elif any(card not in range(kinds) for card in cards[:size]) or any(card != NOTHING for card in cards[size:]):
            yield f"the {name} has gaps or unknown cards"


def _workshops(state: State) -> Iterator[str]:
    """I2.1."""
    dealt = state.workshop[: state.seats]
    if (
        NOTHING in dealt
        or len(set(dealt)) != len(dealt)
        or any(each != NOTHING for each in state.workshop[len(dealt) :])
    ):
        yield "a workshop is missing, or there twice"


def _machines(state: State) -> Iterator[str]:
    for kind in range(KINDS):
        count = state.deck.count(kind) + state.conveyor.count(kind) + state.discard[kind] + state.loose[kind]
        for seat in range(MOST_SEATS):
            count += state.yard[seat][kind]
            count += sum(HOLDS[content][kind] for content in state.slots[seat] if content != NOTHING)
        if count != COPIES[kind]:
            yield f"there are {count} machines {SERIALS[kind]}, not {COPIES[kind]}"
    assert sum(COPIES) == MACHINES


def _slots(state: State) -> Iterator[str]:
    for seat in range(MOST_SEATS):
        taken = [content for content in state.slots[seat] if content != NOTHING]
        if state.slots[seat] != taken + [NOTHING] * (MOST_SLOTS - len(taken)):
            yield f"the slots of seat {seat} have gaps"
        if any(state.disabled[seat][len(taken) :]):
            yield f"an empty slot of seat {seat} is disabled"
        arranging = state.pending == Pending.ARRANGE and seat == state.seat
        flags = state.slot_used if seat == state.seat else [0] * MOST_SLOTS
        order = list(zip(taken, state.disabled[seat], flags, strict=False))
        if not arranging and order != sorted(order):
            yield f"the slots of seat {seat} are not in their order"
        if SINGLE[RECYCLER] in taken:
            yield f"seat {seat} has kept {SERIALS[RECYCLER]}"
        if seat >= state.seats:
            if taken or any(state.yard[seat]) or any(state.stock[seat]):
                yield f"there is no seat {seat} to own anything"
        elif len(taken) > slot_limit(state, seat):
            yield f"seat {seat} has {len(taken)} slots"


def _assistants(state: State) -> Iterator[str]:
    pile = state.assistant_pile[: state.assistant_pile_size]
    row = [assistant for assistant in state.assistant_row if assistant != NOTHING]
    wanted = {int(Place.PILE): (1, 0), int(Place.TABLE): (0, 1)}
    for assistant, place in enumerate(state.assistant):
        there = (pile.count(assistant), row.count(assistant))
        if there != wanted.get(place, (0, 0)) or place == Place.OUT:
            yield f"assistant {assistant + 1} is not in one place"
    for seat in range(state.seats):
        if state.assistant.count(Place.OWNED + seat) > MOST_ASSISTANTS:
            yield f"seat {seat} has more than {MOST_ASSISTANTS} assistants"


def _projects(state: State) -> Iterator[str]:
    pile = state.project_pile[: state.project_pile_size]
    office = [project for project in state.office if project != NOTHING]
    if state.office != sorted(office) + [NOTHING] * (len(state.office) - len(office)):
        yield "the design office is not in order"
    if len(office) > OFFICE_SIZE[state.seats]:
        yield "the design office has too many projects"
    secret = [project for project in state.secret if project != NOTHING]
    if state.secret != sorted(secret) + [NOTHING] * (SECRET_PROJECTS - len(secret)):
        yield "the secret projects are not in order"
    owner = state.assistant[Assistant.SECRET_PROJECTS]
    wanted = {int(Place.PILE): (1, 0, 0), int(Place.TABLE): (0, 1, 0)}
    for project, place in enumerate(state.project):
        there = (pile.count(project), office.count(project), secret.count(project))
        owned = place >= Place.OWNED
        if owned and place not in (owner, owner + Place.UNSEEN - Place.OWNED):
            yield f"project {project + 1} is the secret of nobody who could have one"
        if there != ((0, 0, 1) if owned and place < Place.UNSEEN else wanted.get(place, (0, 0, 0))):
            yield f"project {project + 1} is not in one place"
        seats = [seat for seat in state.validated[project] if seat != NOTHING]
        if len(set(seats)) != len(seats) or state.validated[project] != seats + [NOTHING] * (MOST_SEATS - len(seats)):
            yield f"project {project + 1} was validated twice by one seat, or with gaps"


def _pieces(state: State) -> Iterator[str]:
    pieces = [*state.piece, *state.waiting, *state.track]
    saboteurs = [SABOTEUR + seat for seat in range(state.seats)] if state.seats == FEWEST_SEATS else []
    if sorted(piece for piece in pieces if piece != NOTHING) != [*range(state.seats), *saboteurs]:
        yield "a piece is missing, or there twice"
    waiting = [piece for piece in state.waiting if piece != NOTHING]
    if state.waiting != waiting + [NOTHING] * (MOST_SEATS - len(waiting)):
        yield "those who wait are not in order"
    for space in range(CONVEYOR):
        collected = space == state.resolving and state.pending > Pending.PAY
        if state.piece[space] != NOTHING and state.conveyor[space] == NOTHING and not collected:
            yield f"the machine reserved on space {space + 1} is not there"


def _turn(state: State) -> Iterator[str]:
    """Whether all fits what is being decided."""
    inside = state.pending in _INSIDE_A_TURN
    if inside != (state.resolving != NOTHING):
        yield "a piece is at work outside of a turn, or none inside of one"
    elif inside:
        at_work = state.piece[state.resolving] if state.resolving < SPACES else state.waiting[0]
        if at_work != state.seat:
            yield "the piece at work is not that of the player to decide"
    elif state.pending == Pending.PLAN:
        yield from _planning(state)
    if state.pending in (Pending.COLLECT, Pending.PAY) and state.resolving == SPACES:
        yield "a piece that waits has nothing to collect"
    if state.pending == Pending.BUY_AFTER and not can_buy_top(state):
        yield "the top card cannot be bought"
    if state.pending == Pending.PAY and state.resolving >= CONVEYOR:
        yield "an extractor costs nothing"
    if (state.pending == Pending.ARRANGE) != any(state.loose):
        yield "machines are loose outside of an arrangement, or none in one"
    if (state.pending in (Pending.EFFECT, Pending.CUBES)) != (state.machine != NOTHING):
        yield "a machine is at work, or none, at the wrong moment"
    elif state.pending == Pending.EFFECT and (state.effects == 0 or USE_COUNT[SINGLE[state.machine]] == 0):
        yield "the machine has no effect to apply"
    elif state.pending == Pending.CUBES and not DISMANTLABLE[state.machine]:
        yield "the machine cannot be dismantled"
    if (state.pending == Pending.DISABLE) != (state.target != NOTHING):
        yield "a slot is to be disabled, or none, at the wrong moment"
    elif state.pending == Pending.DISABLE and (state.target == state.seat or state.slots[state.target][0] == NOTHING):
        yield "there is no slot to disable"
    if state.pending == Pending.ARRANGE and state.arranged != NOTHING:
        if state.arranged not in state.slots[state.seat] or LOWEST[state.arranged] > _lowest_loose(state):
            yield "the machines are not arranged in their order"


def _planning(state: State) -> Iterator[str]:
    first = next((piece for piece in state.track if piece != NOTHING), NOTHING)
    if first == NOTHING or first % SABOTEUR != state.seat:
        yield "the first piece of the track is not that of the player to decide"


def _lowest_loose(state: State) -> int:
    return next((kind for kind in range(KINDS) if state.loose[kind]), KINDS)
