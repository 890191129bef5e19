"""Whether a state can be one of Nicodemus: everything conserved (N1.1), everything where it may be."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    COPIES,
    HAND_SIZE,
    KINDS,
    MACHINE_IDS,
    MACHINES,
    NOTHING,
    PROJECT_IDS,
    ROW_OF_PROJECTS,
    SEATS,
    STUFFS,
    SUPPLY,
    TILES,
    WORKSHOP_LIMIT,
)
from bricabrac.games.nicodemus.describe import stuff_name
from bricabrac.games.nicodemus.state import Pending, Place, State


def faults_of(state: State) -> Iterator[str]:
    out_of_range = list(_out_of_range(state))
    yield from out_of_range
    if not out_of_range:
        yield from _machines(state)
        yield from _stuff(state)
        yield from _projects(state)
        yield from _undecidable(state)


def _out_of_range(state: State) -> Iterator[str]:
    if state.pending not in set(Pending):
        yield f"there is no decision of kind {state.pending}"
    for name in ("seat", "first"):
        if getattr(state, name) not in range(SEATS):
            yield f"{name} is {getattr(state, name)}, not 0 or 1"
    piles = [("bric-a-brac", state.board, state.board_size, BOARD_SPACES, KINDS)]
    piles.append(("deck", state.deck, state.deck_size, MACHINES, KINDS))
    piles.append(("project pile", state.pile, state.pile_size, TILES, TILES))
    for seat in range(SEATS):
        piles.append((f"hand of seat {seat}", state.hand[seat], state.hand_size[seat], HAND_SIZE, KINDS))
        workshop, size = state.workshop[seat], state.workshop_size[seat]
        piles.append((f"workshop of seat {seat}", workshop, size, WORKSHOP_LIMIT, KINDS))
    for name, cards, size, capacity, kinds in piles:
        if not 0 <= size <= capacity:
            yield f"the {name} holds {size}, not 0 to {capacity}"
        elif any(card not in range(kinds) for card in cards[:size]) or any(card != NOTHING for card in cards[size:]):
            yield f"the {name} has gaps or unknown cards"
    for name, amounts in (("score", state.score), ("turns", state.turns), ("charcoalium on machines", state.fees)):
        if any(amount < 0 for amount in amounts):
            yield f"{name} is negative"
    for seat in range(SEATS):
        if state.hand[seat][: state.hand_size[seat]] != sorted(state.hand[seat][: state.hand_size[seat]]):
            yield f"the hand of seat {seat} is not sorted"


def _machines(state: State) -> Iterator[str]:
    cards = [*state.deck, *state.board]
    for seat in range(SEATS):
        cards += [*state.hand[seat], *state.workshop[seat]]
    for kind in range(KINDS):
        count = cards.count(kind) + sum(heap[kind] for heap in state.gone)
        if count != COPIES[kind] or any(heap[kind] < 0 for heap in state.gone):
            yield f"there are {count} machines {MACHINE_IDS[kind]}, not {COPIES[kind]}"


def _stuff(state: State) -> Iterator[str]:
    for stuff in range(STUFFS):
        amounts = [state.reserve[stuff], *(state.stock[seat][stuff] for seat in range(SEATS))]
        total = sum(amounts) + (sum(state.fees) if stuff == 0 else 0)
        if total != SUPPLY[stuff] or min(amounts) < 0:
            yield f"there are {total} {stuff_name(stuff)}, not {SUPPLY[stuff]}, or one stock is negative"


def _projects(state: State) -> Iterator[str]:
    expected: dict[int, int] = {}
    for tile in state.pile[: state.pile_size]:
        expected[tile] = Place.PILE
    for tile in state.row:
        if tile != NOTHING:
            expected[tile] = Place.ROW
    for tile in state.drawn:
        if tile != NOTHING:
            expected[tile] = Place.DRAWN
    for tile in range(TILES):
        place = state.place[tile]
        elsewhere = place in range(Place.PRIVATE, Place.BOXED + SEATS) and tile not in expected
        if not elsewhere and expected.get(tile) != place:
            yield f"project {PROJECT_IDS[tile]} is not in one place"
    if len(state.row) != ROW_OF_PROJECTS or any(tile >= TILES for tile in expected):
        yield "the row of projects has unknown tiles"
    for seat in range(SEATS):
        if state.place.count(Place.BOXED + seat) != state.boxed[seat]:
            yield f"the tiles returned to the box by seat {seat} are miscounted"


def _undecidable(state: State) -> Iterator[str]:
    # Whoever empties a hand plays a machine, and so holds a full hand or has triggered the end: with two empty hands
    # before the last round, both could pass for ever.
    if state.hand_size == [0, 0] and not state.last_round:
        yield "both hands are empty before the last round"
    board_needed = state.pending in (Pending.USE, Pending.COPIED, Pending.WILD_HARVEST, Pending.EXCHANGE)
    if board_needed and state.board_size == 0:
        yield "a machine was played, but the bric-a-brac is empty"
    if state.pending == Pending.KEPT_PROJECT and all(tile == NOTHING for tile in state.drawn):
        yield "a project is to be kept, but none was drawn"
    if state.pending in (Pending.PROJECTS, Pending.MACHINES_USED) and state.workshop_size[state.seat] == 0:
        yield "projects are to be completed, but the workshop is empty"
