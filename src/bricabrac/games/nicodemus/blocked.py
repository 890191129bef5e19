"""What a player would expect to be able to choose but cannot, and why, with the numbers. From views only."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Blocked, Data, Thing
from bricabrac.games.nicodemus.choices import scrapped_kind
from bricabrac.games.nicodemus.components import (
    COST,
    EFFECT,
    MACHINE_IDS,
    PROJECT_IDS,
    PROJECT_POINTS,
    TILES,
    Effect,
    Stuff,
    fulfils,
    machines_needed,
)
from bricabrac.games.nicodemus.decisions import EXCHANGES, PAYMENTS, REPAIR
from bricabrac.games.nicodemus.describe import cubes, effect_name, project_thing, stuff_name
from bricabrac.games.nicodemus.effects import can_apply, can_copy, can_exchange
from bricabrac.games.nicodemus.projects import available, completable
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import Pending, State


def blocked_options(view: State, legal: list[int]) -> tuple[Blocked, ...]:
    match view.pending:
        case Pending.ACTION:
            return tuple(_repairs(view, legal))
        case Pending.USE:
            kind = view.board[view.board_size - 1]
            return () if can_apply(view, EFFECT[kind]) else (_effect(kind, "use-effect", view.board_size - 1),)
        case Pending.COPIED:
            return tuple(
                _effect(view.board[space], "copy", space)
                for space in range(view.board_size - 1)
                if not can_copy(view, view.board[space])
            )
        case Pending.SCRAP_FROM_BOARD:
            return tuple(_out_of_reach(view))
        case Pending.CUBES:
            return tuple(_not_printed(view))
        case Pending.EXCHANGE:
            return tuple(_exchanges(view))
        case Pending.STOLEN_RESOURCE | Pending.SPOILED:
            return tuple(_opponent_lacks(view))
        case Pending.PROJECTS:
            return tuple(_projects(view))
    return ()


def _repairs(view: State, legal: list[int]) -> Iterator[Blocked]:
    affordable = {(option - REPAIR) // PAYMENTS for option in legal if option >= REPAIR}
    for space in range(view.board_size):
        if space not in affordable:
            yield _unaffordable(view, space)
    if view.hand_size[view.seat] == 0:
        yield Blocked("play", "empty-hand", "N3.1")


def _unaffordable(view: State, space: int) -> Blocked:
    seat, kind = view.seat, view.board[space]
    stock = view.stock[seat]
    things = (Thing("board", space),)
    after = view.board_size - 1 - space
    less = reduction(view, seat, Stuff.CHARCOALIUM)
    about: Data = {"machine": MACHINE_IDS[kind], "space": space + 1}
    if after - less > stock[Stuff.CHARCOALIUM]:
        fee: Data = {**about, "after": after, "less": min(less, after), "have": stock[Stuff.CHARCOALIUM]}
        return Blocked("repair", "charcoalium-missing", "N5.1", things, fee)
    need = {r: max(0, COST[kind][r] - reduction(view, seat, r)) for r in range(1, 4)}
    missing = {r: max(0, need[r] - stock[r]) for r in range(1, 4)}
    return Blocked(
        "repair",
        "cubes-missing",
        "N5.2",
        things,
        {
            **about,
            "cost": cubes({r: COST[kind][r] for r in range(1, 4)}),
            "less": cubes({r: COST[kind][r] - need[r] for r in range(1, 4)}),
            "wilds": reduction(view, seat, Stuff.WILD),
            "have": cubes({r: stock[r] for r in range(1, 4) if COST[kind][r]}),
            "missing": cubes(missing),
        },
    )


_WHY_NOT = {
    Effect.SCRAP_FROM_HAND: ("no-card-to-scrap", "N6.3"),
    Effect.SCRAP_ONE_OF_LAST_THREE: ("no-earlier-machine", "N6.4"),
    Effect.SCRAP_ONE_OF_LAST_TWO: ("no-earlier-machine", "N6.5"),
    Effect.SCRAP_LAST: ("no-earlier-machine", "N6.6"),
    Effect.EXCHANGE: ("no-exchange", "N6.7"),
    Effect.DRAW_PROJECTS: ("no-project-left", "N6.12"),
    Effect.COPY: ("nothing-to-copy", "N6.13"),
}


def _effect(kind: int, option: str, space: int) -> Blocked:
    effect = Effect(EFFECT[kind])
    reason, clause = ("copy-of-copy", "N6.13") if option == "copy" and effect == Effect.COPY else _WHY_NOT[effect]
    data: Data = {"machine": MACHINE_IDS[kind], "effect": effect_name(effect)}
    return Blocked(option, reason, clause, (Thing("board", space),), data)


def _out_of_reach(view: State) -> Iterator[Blocked]:
    reach, clause = (3, "N6.4") if view.effect == Effect.SCRAP_ONE_OF_LAST_THREE else (2, "N6.5")
    for space in range(max(0, view.board_size - 1 - reach)):
        data: Data = {"machine": MACHINE_IDS[view.board[space]], "reach": reach}
        yield Blocked("scrap-board", "out-of-reach", clause, (Thing("board", space),), data)


def _not_printed(view: State) -> Iterator[Blocked]:
    kind = scrapped_kind(view)
    for resource in range(1, 4):
        if COST[kind][resource] == 0:
            data: Data = {"machine": MACHINE_IDS[kind], "stuff": stuff_name(resource)}
            yield Blocked("gain-cubes", "not-printed", "N6.3", (Thing("reserve", resource),), data)


def _exchanges(view: State) -> Iterator[Blocked]:
    for number, (given, gained) in enumerate(EXCHANGES):
        if not can_exchange(view, number):
            reason = "nothing-to-give" if view.stock[view.seat][given] == 0 else "nothing-to-gain"
            things = (Thing("stock", given, view.seat), Thing("reserve", gained))
            data: Data = {"given": stuff_name(given), "gained": stuff_name(gained)}
            yield Blocked("exchange", reason, "N6.7", things, data)


def _opponent_lacks(view: State) -> Iterator[Blocked]:
    kind, clause = ("steal", "N6.9") if view.pending == Pending.STOLEN_RESOURCE else ("spoil", "N6.11")
    opponent = 1 - view.seat
    for resource in range(1, 4):
        if view.stock[opponent][resource] == 0:
            things = (Thing("stock", resource, opponent),)
            yield Blocked(kind, "opponent-has-none", clause, things, {"stuff": stuff_name(resource)})


def _projects(view: State) -> Iterator[Blocked]:
    possible = completable(view)
    for tile in range(TILES):
        if not available(view) >> tile & 1 or possible >> tile & 1:
            continue
        reason, clause = _why_not_completed(view, tile)
        data: Data = {"project": PROJECT_IDS[tile], "points": PROJECT_POINTS[tile], "needed": machines_needed(tile)}
        yield Blocked("complete", reason, clause, (project_thing(view, tile),), data)


def _why_not_completed(view: State, tile: int) -> tuple[str, str]:
    older = view.workshop[view.seat][: view.workshop_size[view.seat] - 1]
    subsets = (
        tuple(older[space] for space in range(len(older)) if mask >> space & 1) for mask in range(1 << len(older))
    )
    if any(fulfils(tile, kinds) for kinds in subsets):
        return "newest-not-used", "N9.1"
    return "requirement-not-met", "N9.2"
