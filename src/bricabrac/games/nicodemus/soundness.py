"""Whether a state can be one of Nicodemus: everything conserved (N1.1), everything where it may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bricabrac.games.nicodemus.choices import MOST_EXCHANGES
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    COPIES,
    EFFECT,
    HAND_SIZE,
    KINDS,
    MACHINE_IDS,
    MACHINES,
    NOTHING,
    POINTS,
    POINTS_TO_END,
    PROJECT_IDS,
    PROJECT_POINTS,
    ROW_OF_PROJECTS,
    SEATS,
    STUFFS,
    SUPPLY,
    TILES,
    WORKSHOP_LIMIT,
    Effect,
)
from bricabrac.games.nicodemus.describe import stuff_name
from bricabrac.games.nicodemus.projects import completable
from bricabrac.games.nicodemus.state import Pending, Place, State
from bricabrac.games.nicodemus.stocks import resources_of

MOST_POINTS: Final = sum(points * copies for points, copies in zip(POINTS, COPIES, strict=True)) + sum(PROJECT_POINTS)
"""All machines and all projects."""
MOST_COUNTED: Final = 10_000
"""More turns, and more luck, than any game can use."""


def faults_of(state: State) -> Iterator[str]:
    out_of_range = list(_out_of_range(state))
    yield from out_of_range
    if not out_of_range:
        yield from _machines(state)
        yield from _stuff(state)
        yield from _projects(state)
        yield from _turn(state)


def _out_of_range(state: State) -> Iterator[str]:
    if state.pending not in range(Pending.OVER + 1):
        yield f"there is no decision of kind {state.pending}"
    if state.last_round not in (0, 1):
        yield f"last_round is {state.last_round}, not 0 or 1"
    for name, amounts, most in (("score", state.score, MOST_POINTS), ("turns", state.turns, MOST_COUNTED)):
        if not 0 <= min(amounts) <= max(amounts) <= most:
            yield f"{name} is not from 0 to {most}"
    if not 0 <= min(state.used) <= max(state.used) <= MOST_COUNTED:
        yield f"more luck than {MOST_COUNTED} was used, or less than none"
    if any(state.fees[state.board_size :]) or min(state.fees) < 0:
        yield "charcoalium lies where no machine is, or less than none"
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
    if len(state.row) != ROW_OF_PROJECTS or any(tile not in range(TILES) for tile in expected):
        yield "the row of projects has unknown tiles"
    for seat in range(SEATS):
        if state.place.count(Place.BOXED + seat) != state.boxed[seat]:
            yield f"the tiles returned to the box by seat {seat} are miscounted"


_AFTER_A_PLAY: Final = range(Pending.USE, Pending.PROJECTS)
_AFTER_A_REPAIR: Final = (Pending.PROJECTS, Pending.MACHINES_USED)
_SCRAPS_FROM_BOARD: Final = (Effect.SCRAP_ONE_OF_LAST_THREE, Effect.SCRAP_ONE_OF_LAST_TWO, Effect.SCRAP_LAST)
_EFFECTS_ASKING: Final = {
    Pending.COPIED: (Effect.COPY,),
    Pending.SCRAP_FROM_HAND: (Effect.SCRAP_FROM_HAND,),
    Pending.SCRAP_FROM_BOARD: _SCRAPS_FROM_BOARD[:2],
    Pending.CUBES: (Effect.SCRAP_FROM_HAND, *_SCRAPS_FROM_BOARD),
    Pending.WILD_HARVEST: (Effect.HARVEST_WILD,),
    Pending.EXCHANGE: (Effect.EXCHANGE,),
    Pending.STOLEN_RESOURCE: (Effect.STEAL_RESOURCE,),
    Pending.SPOILED: (Effect.SPOIL,),
    Pending.KEPT_PROJECT: (Effect.DRAW_PROJECTS,),
}
"""What each decision within an effect (N6) can be about."""


def _turn(state: State) -> Iterator[str]:
    """Whether all fits what is being decided."""
    seat, pending = state.seat, state.pending
    # Whoever empties a hand plays a machine, and so holds a full hand or has triggered the end: with two empty hands
    # before the last round, both could pass for ever.
    if state.hand_size == [0, 0] and not state.last_round:
        yield "both hands are empty before the last round"
    if max(state.score) >= POINTS_TO_END and not state.last_round:
        yield "the end was reached, but not triggered"
    played = pending in _AFTER_A_PLAY
    if not int(played) <= state.board_size <= BOARD_SPACES - (not played):
        yield f"the bric-a-brac holds {state.board_size} at this moment of a turn"
    if played and state.hand_size[seat] >= HAND_SIZE:
        yield "a machine was played, but the hand is full"
    for each in range(SEATS):
        full = each == seat and pending in _AFTER_A_REPAIR
        if state.workshop_size[each] > WORKSHOP_LIMIT - (not full):
            yield f"the workshop of seat {each} holds {state.workshop_size[each]} at this moment of a turn"
    yield from _effect(state)
    if pending in _AFTER_A_REPAIR:
        yield from _repaired(state)
    elif state.chosen:
        yield "projects were chosen without a repair"


def _effect(state: State) -> Iterator[str]:
    """N6: the effect under way is that of the machine just played, or of the one it copies."""
    pending, effect = state.pending, state.effect
    if pending not in _EFFECTS_ASKING:
        if effect != NOTHING:
            yield "an effect is under way, but asks nothing"
    elif effect not in _EFFECTS_ASKING[Pending(pending)]:
        yield f"the effect {effect} does not ask this"
    else:
        *others, last = [EFFECT[kind] for kind in state.board[: state.board_size]] or [NOTHING]
        if last != effect and not (last == Effect.COPY and effect in others):
            yield "the effect is not that of the machine just played"
        if effect in _SCRAPS_FROM_BOARD and state.board_size < 2:
            yield "there is no earlier machine to discard"
        if effect == Effect.SCRAP_FROM_HAND and state.hand_size[state.seat] == 0:
            yield "there is no card to discard"
        if pending in (Pending.STOLEN_RESOURCE, Pending.SPOILED) and resources_of(state, 1 - state.seat) == 0:
            yield "the opponent has no resource"
    yield from _details_of_effect(state)


def _details_of_effect(state: State) -> Iterator[str]:
    if state.selected not in _selectable(state):
        yield "what is being discarded is not there"
    if state.exchanges not in (range(MOST_EXCHANGES) if state.pending == Pending.EXCHANGE else (0,)):
        yield f"{state.exchanges} exchanges were made"
    drawn = [tile for tile in state.drawn if tile != NOTHING]
    if (len(drawn) > 0) != (state.pending == Pending.KEPT_PROJECT):
        yield "a project is to be kept, but none was drawn, or the other way round"
    if state.drawn != drawn + [NOTHING] * (len(state.drawn) - len(drawn)) or drawn != sorted(drawn):
        yield "the tiles drawn are not in their order"


def _selectable(state: State) -> list[int] | range:
    if state.pending != Pending.CUBES:
        return [NOTHING]
    if state.effect == Effect.SCRAP_FROM_HAND:
        return state.hand[state.seat][: state.hand_size[state.seat]]
    last = state.board_size - 1
    reach = {int(Effect.SCRAP_ONE_OF_LAST_THREE): 3, int(Effect.SCRAP_ONE_OF_LAST_TWO): 2}.get(state.effect, 1)
    return range(max(0, last - reach), last)


def _repaired(state: State) -> Iterator[str]:
    """N9.1, N9.4."""
    if state.workshop_size[state.seat] == 0:
        yield "a machine was repaired, but the workshop is empty"
    elif state.chosen & ~completable(state) or state.chosen < 0:
        yield "projects were chosen that cannot be completed"
    elif state.pending == Pending.MACHINES_USED and state.chosen == 0:
        yield "machines are to be used, but for no project"
