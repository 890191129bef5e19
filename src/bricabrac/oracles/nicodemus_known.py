"""Where the recording implementation is known to differ from the rules of Nicodemus, each detected exactly.

An option that our rules do not have is known if the rule named allows it there and forbids it here. A state after a
choice is known if it is the one that the other reading of the rule leads to: that reading is carried out and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from bricabrac.games.nicodemus.components import EFFECT, NOTHING, TILES, Effect, fulfils
from bricabrac.games.nicodemus.decisions import COPY, EXCHANGE, EXCHANGES, PASS, SET_ASIDE, STOP, USE_EFFECT
from bricabrac.games.nicodemus.effects import can_apply, can_apply_itself, can_exchange, draw_projects
from bricabrac.games.nicodemus.projects import fulfilled_by, usable_sets
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.turn import follow_up, step
from bricabrac.oracles.nicodemus_options import Offer, legal

LATE_RETURN = "N6.4-6.6 charcoalium returned after the gain"
EMPTY_EXCHANGE = "N6.7 exchange that brings nothing"
LAST_TILES = "N6.12 one or no tile left"
IDLE_COPY = "N6.13 copy of an effect that cannot be applied"
MORE_SET_ASIDE = "N9.4 more machines set aside than required"
STUCK = "N3.2 no pass"

GENEROUS_POLICY = "o"
"""The only one that may set aside more machines than required."""


@dataclass(frozen=True)
class Variant:
    """What their reading of a rule makes of a choice."""

    reason: str
    play: Callable[[State], None]


def known_extra_option(state: State, offer: Offer, policy: str) -> str | None:
    option = offer[0]
    if state.pending == Pending.EXCHANGE and EXCHANGE <= option < STOP:
        given = EXCHANGES[option - EXCHANGE][0]
        owned = state.stock[state.seat][given] > 0
        return EMPTY_EXCHANGE if owned and not can_exchange(state, option - EXCHANGE) else None
    if state.pending == Pending.USE and option == USE_EFFECT:
        return _known_use(state, _carried_out(state, option))
    if state.pending == Pending.COPIED and COPY + state.board[offer[1]] == option:
        effect = _carried_out(state, option)
        idle = effect != Effect.COPY and not can_apply_itself(state, effect)
        return IDLE_COPY if idle else None
    if state.pending == Pending.MACHINES_USED and policy == GENEROUS_POLICY:
        return MORE_SET_ASIDE if option - SET_ASIDE in generous_sets(state) else None
    return None


def _carried_out(state: State, option: int) -> int:
    if state.pending == Pending.USE and option == USE_EFFECT:
        return EFFECT[state.board[state.board_size - 1]]
    if state.pending == Pending.COPIED:
        return EFFECT[option - COPY]
    return NOTHING


def _known_use(state: State, effect: int) -> str | None:
    if can_apply(state, effect):
        return None
    others = [kind for kind in state.board[: state.board_size - 1] if EFFECT[kind] != Effect.COPY]
    return {
        Effect.EXCHANGE: EMPTY_EXCHANGE if sum(state.stock[state.seat]) > 0 else None,
        Effect.DRAW_PROJECTS: LAST_TILES,
        Effect.COPY: IDLE_COPY if others else None,
    }.get(Effect(effect))


def known_variants(state: State, choices: list[int], policy: str) -> Iterator[Variant]:
    scraps_from_board = state.pending == Pending.CUBES and state.effect != Effect.SCRAP_FROM_HAND
    if scraps_from_board and state.reserve[0] == 0 and state.fees[state.selected] > 0:
        yield Variant(LATE_RETURN, partial(_return_late, option=choices[0]))
    effect = _carried_out(state, choices[0])
    if state.pending == Pending.COPIED and not can_apply_itself(state, effect):
        yield Variant(IDLE_COPY, _end_play)
    elif effect == Effect.DRAW_PROJECTS and state.pile_size < 2:
        yield Variant(LAST_TILES, _lose_last_tile)
    if policy == GENEROUS_POLICY and state.pending == Pending.PROJECTS:
        yield from _set_aside_unasked(state, choices)


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
    """N6.12: the only tile drawn stays where it is for ever, or none is drawn; nothing else happens."""
    if after.pile_size > 0:
        draw_projects(after)
    _end_play(after)


def _set_aside_unasked(state: State, choices: list[int]) -> Iterator[Variant]:
    chosen = state.copy()
    play(chosen, choices)
    if chosen.pending == Pending.MACHINES_USED:
        for machines in sorted(generous_sets(chosen)):
            yield Variant(MORE_SET_ASIDE, partial(play, choices=[*choices, SET_ASIDE + machines]))


def play(state: State, choices: list[int]) -> None:
    for option in choices:
        step(state, option)


def generous_sets(state: State) -> set[int]:
    """N9.4: for each chosen project as many machines as one likes, of those that could serve for it; at least one more

    than required. All sets (a bit for each machine), with the newest.
    """
    others = state.workshop_size[state.seat] - 1
    reached = {0}
    for tile in range(TILES):
        if state.chosen >> tile & 1:
            required = [machines for machines in range(1 << others) if fulfilled_by(state, machines) >> tile & 1]
            serving = _could_serve(state, tile, required)
            usable = [
                machines
                for machines in range(1 << others)
                if machines & ~serving == 0 and any(machines & least == least for least in required)
            ]
            reached = {before | machines for before in reached for machines in usable}
    exact = usable_sets(state)
    return {machines | 1 << others for machines in reached if not exact >> machines & 1}


def _could_serve(state: State, tile: int, required: list[int]) -> int:
    """Machines that take part in fulfilling a project, or could take the place of one that does (a bit each)."""
    workshop = state.workshop[state.seat][: state.workshop_size[state.seat]]
    newest = 1 << len(workshop) - 1
    serving = 0
    for machines in required:
        used = [kind for space, kind in enumerate(workshop) if (machines | newest) >> space & 1]
        for space, kind in enumerate(workshop):
            replaced = [(*used[:place], kind, *used[place + 1 :]) for place in range(len(used))]
            if any(fulfils(tile, kinds) for kinds in replaced):
                serving |= 1 << space
    return serving


def known_stuck(state: State) -> str | None:
    """Why nothing can be chosen there: N3.2, or the effect of an empty hand that was copied all the same (N6.13)."""
    options = legal(state)
    if options == [PASS]:
        return STUCK
    return IDLE_COPY if not options and state.pending == Pending.SCRAP_FROM_HAND else None
