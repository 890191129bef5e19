"""Where the recording implementation is known to differ from the rules of Nicodemus, each detected exactly.

An option that our rules do not have is known if the rule named allows it there and forbids it here. A state after a
choice is known if it is the one that the other reading of the rule leads to: that reading is carried out and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from bricabrac.games.nicodemus.components import EFFECT, NOTHING, Effect
from bricabrac.games.nicodemus.decisions import (
    COPY,
    EXCHANGE,
    EXCHANGES,
    MOST_OPTIONS,
    SET_ASIDE,
    STOP,
    USE_EFFECT,
)
from bricabrac.games.nicodemus.effects import can_apply, can_apply_itself, can_exchange, draw_projects
from bricabrac.games.nicodemus.projects import list_sets
from bricabrac.games.nicodemus.state import Pending, Place, State
from bricabrac.games.nicodemus.turn import follow_up, step

LATE_RETURN = "N6.4-6.6 charcoalium returned after the gain"
EMPTY_EXCHANGE = "N6.7 exchange that brings nothing"
LAST_TILES = "N6.12 one or no tile left"
IDLE_COPY = "N6.13 copy of an effect that cannot be applied"
MORE_SET_ASIDE = "N9.4 more machines set aside than required"
STUCK = "N3.2 no pass"

OVERGENEROUS_POLICY = "o"


@dataclass(frozen=True)
class Variant:
    """What their reading of a rule makes of a choice."""

    reason: str
    play: Callable[[State], None]


def _carried_out(state: State, option: int) -> int:
    if state.pending == Pending.USE and option == USE_EFFECT:
        return EFFECT[state.board[state.board_size - 1]]
    if state.pending == Pending.COPIED:
        return EFFECT[option - COPY]
    return NOTHING


def known_extra_option(state: State, choice: tuple[int, ...], policy: str) -> str | None:
    option = choice[0]
    if state.pending == Pending.EXCHANGE and EXCHANGE <= option < STOP:
        given = EXCHANGES[option - EXCHANGE][0]
        owned = state.stock[state.seat][given] > 0
        return EMPTY_EXCHANGE if owned and not can_exchange(state, option - EXCHANGE) else None
    if state.pending == Pending.USE and option == USE_EFFECT:
        effect = _carried_out(state, option)
        if can_apply(state, effect):
            return None
        return {
            Effect.EXCHANGE: EMPTY_EXCHANGE if sum(state.stock[state.seat]) > 0 else None,
            Effect.DRAW_PROJECTS: LAST_TILES,
            Effect.COPY: IDLE_COPY if _other_machines(state) else None,
        }.get(Effect(effect))
    if state.pending == Pending.COPIED:
        effect = _carried_out(state, option)
        on_board = option - COPY in state.board[: state.board_size - 1]
        idle = effect != Effect.COPY and not can_apply_itself(state, effect)
        return IDLE_COPY if on_board and idle else None
    if state.pending == Pending.MACHINES_USED and policy == OVERGENEROUS_POLICY:
        return MORE_SET_ASIDE if option - SET_ASIDE in set(_larger_sets(state)) else None
    return None


def _other_machines(state: State) -> bool:
    return any(EFFECT[kind] != Effect.COPY for kind in state.board[: state.board_size - 1])


def known_variants(state: State, choice: list[int], policy: str) -> Iterator[Variant]:
    scraps_from_board = state.pending == Pending.CUBES and state.effect != Effect.SCRAP_FROM_HAND
    if scraps_from_board and state.reserve[0] == 0 and state.fees[state.selected] > 0:
        yield Variant(LATE_RETURN, lambda after: _return_late(after, choice[0]))
    effect = _carried_out(state, choice[0])
    if state.pending == Pending.COPIED and not can_apply_itself(state, effect):
        yield Variant(IDLE_COPY, _end_play)
    elif effect == Effect.DRAW_PROJECTS and state.pile_size < 2:
        yield Variant(LAST_TILES, _lose_last_tile)
    elif state.pending == Pending.USE and effect == Effect.COPY and not can_apply(state, effect):
        yield Variant(IDLE_COPY, _end_play)
    if policy == OVERGENEROUS_POLICY and state.pending in (Pending.PROJECTS, Pending.MACHINES_USED):
        yield from _generous(state, choice)


def _return_late(after: State, option: int) -> None:
    """N6.4-6.6 with the gain first: the charcoalium is laid by, the gain takes place without it, then it returns."""
    fee = after.fees[after.selected]
    after.fees[after.selected] = 0
    step(after, option)
    after.reserve[0] += fee


def _end_play(after: State) -> None:
    after.pending = Pending.PLAYED
    follow_up(after)


def _lose_last_tile(after: State) -> None:
    """N6.12: the only tile drawn is lost, or none is drawn; nothing else happens."""
    if after.pile_size > 0:
        draw_projects(after)
        tile = after.drawn[0]
        after.drawn[0] = NOTHING
        after.place[tile] = Place.BOXED
    _end_play(after)


def _generous(state: State, choice: list[int]) -> Iterator[Variant]:
    """N9.4: every set of machines that holds one we would set aside, and more."""
    chosen, before = state.copy(), list[int]()
    if state.pending == Pending.PROJECTS:
        _play(chosen, choice)
        before = choice
    if chosen.pending == Pending.MACHINES_USED:
        for machines in _larger_sets(chosen):
            yield Variant(MORE_SET_ASIDE, partial(_play, choice=[*before, SET_ASIDE + machines]))


def _play(state: State, choice: list[int]) -> None:
    for option in choice:
        step(state, option)


def _larger_sets(state: State) -> Iterator[int]:
    options = [0] * MOST_OPTIONS
    legal = {option - SET_ASIDE for option in options[: list_sets(state, options)]}
    for machines, smaller in product(range(1 << state.workshop_size[state.seat]), legal):
        if machines not in legal and machines & smaller == smaller:
            yield machines
