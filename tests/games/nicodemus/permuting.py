"""Every way in which the hidden part of a position could be different, for one viewer: written from N10 alone.

`permuted` deals the cards and tiles that the viewer cannot know anew among the places where they can be, and takes
other luck. What is `held` stays as it is, so that the same choice can be made in both positions and reveals the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bricabrac.games.game import SPECTATOR
from bricabrac.games.nicodemus.components import HAND_SIZE, MACHINES, NOTHING, TILES, Effect
from bricabrac.games.nicodemus.state import Pending, Place, State


@dataclass
class Held:
    """What a permutation leaves alone although the viewer does not know it."""

    cards: dict[int, list[int]] = field(default_factory=dict)
    """By seat: cards of the hand."""
    top_of_deck: int = 0
    top_of_pile: int = 0
    drawn: list[int] = field(default_factory=list)
    luck: bool = False


def permuted(state: State, viewer: int, luck: Random, held: Held | None = None) -> State:
    held = held or Held()
    other = state.copy()
    if not held.luck:
        other.key = [luck.randrange(-(2**31), 2**31) for _ in other.key]
        other.used = [luck.randrange(0, 2000) for _ in other.used]
    _permute_machines(other, viewer, luck, held)
    _permute_projects(other, viewer, luck, held)
    return other


def cards_fixed(state: State, seat: int, viewer: int, held: Held) -> list[int]:
    """The cards of a hand that have to be in it."""
    hand = state.hand[seat][: state.hand_size[seat]]
    if seat == viewer:
        return hand
    fixed = []
    if viewer != SPECTATOR:
        fixed = [kind for kind, seen in zip(hand, state.seen[seat], strict=False) if seen]
    on_the_table = state.pending == Pending.CUBES and state.effect == Effect.SCRAP_FROM_HAND and state.seat == seat
    wanted = [state.selected] if on_the_table else []
    for kind in [*wanted, *held.cards.get(seat, [])]:
        if fixed.count(kind) < min(hand.count(kind), held.cards.get(seat, []).count(kind) or 1):
            fixed.append(kind)
    return fixed


def _permute_machines(state: State, viewer: int, luck: Random, held: Held) -> None:
    below = state.deck_size - held.top_of_deck if state.deck_size > held.top_of_deck else 0
    pool = state.deck[:below]
    fixed = [cards_fixed(state, seat, viewer, held) for seat in range(2)]
    for seat in range(2):
        free = list(state.hand[seat][: state.hand_size[seat]])
        for kind in fixed[seat]:
            free.remove(kind)
        pool += free
    luck.shuffle(pool)
    for seat in range(2):
        if seat == viewer:
            continue
        size = state.hand_size[seat]
        stolen = [kind for kind, seen in zip(state.hand[seat], state.seen[seat], strict=True) if seen]
        new = [pool.pop() for _ in range(size - len(fixed[seat]))]
        if viewer == SPECTATOR:  # which of the cards were stolen is as unknown as the cards
            cards = sorted((kind, -luck.randrange(2)) for kind in [*fixed[seat], *new])
        else:
            rest = list(fixed[seat])
            for kind in stolen:
                rest.remove(kind)
            cards = sorted([(kind, -1) for kind in stolen] + [(kind, 0) for kind in [*rest, *new]])
        empty = HAND_SIZE - size
        state.hand[seat] = [kind for kind, _ in cards] + [NOTHING] * empty
        state.seen[seat] = [-seen for _, seen in cards] + [0] * empty
    state.deck = pool + state.deck[below : state.deck_size] + [NOTHING] * (MACHINES - state.deck_size)


def _permute_projects(state: State, viewer: int, luck: Random, held: Held) -> None:
    below = max(0, state.pile_size - held.top_of_pile)
    boxed = {seat: [t for t in range(TILES) if state.place[t] == Place.BOXED + seat] for seat in range(2)}
    hidden_boxes = [seat for seat in range(2) if seat != viewer]
    pool = state.pile[:below] + [tile for seat in hidden_boxes for tile in boxed[seat]]
    draws_hidden = state.pending == Pending.KEPT_PROJECT and state.seat != viewer
    draws = [tile for tile in state.drawn if tile != NOTHING]
    if draws_hidden:
        pool += [tile for tile in draws if tile not in held.drawn]
    luck.shuffle(pool)
    for seat in hidden_boxes:
        for _ in boxed[seat]:
            state.place[pool.pop()] = Place.BOXED + seat
    if draws_hidden:
        kept = [tile for tile in draws if tile in held.drawn]
        drawn = sorted(kept + [pool.pop() for _ in range(len(draws) - len(kept))])
        state.drawn = drawn + [NOTHING] * (len(state.drawn) - len(drawn))
        for tile in drawn:
            state.place[tile] = Place.DRAWN
    state.pile = pool + state.pile[below : state.pile_size] + [NOTHING] * (TILES - state.pile_size)
    for tile in pool:
        state.place[tile] = Place.PILE
