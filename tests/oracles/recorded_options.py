"""The options that the other implementation offers and records, by our rules or by its own readings of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations, product
from typing import Any, Final

from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.components import (
    COLOUR,
    COST,
    EFFECT,
    MACHINE_IDS,
    POINTS,
    PRODUCES,
    PROJECT_IDS,
    RESOURCES,
    TILES,
    Colour,
    Effect,
    Stuff,
    fulfils,
    machines_needed,
    requirement,
)
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.turn import list_options
from tests.oracles.recorded_state import ids

Option = list[Any]
Offers = list[tuple[Option, list[int]]]
"""Options as recorded, each with our choices for it."""

LATE_RETURN: Final = "N6.4-6.6"
EMPTY_EXCHANGE: Final = "N6.7"
LAST_TILES: Final = "N6.12"
IDLE_COPY: Final = "N6.13"
MORE_SET_ASIDE: Final = "N9.4"
STUCK: Final = "N3.2"
"""Of every recording: there is no form for a pass."""
READINGS: Final = frozenset((LATE_RETURN, EMPTY_EXCHANGE, LAST_TILES, IDLE_COPY, MORE_SET_ASIDE))
OUR_RULES: Final[frozenset[str]] = frozenset()


def legal(state: State) -> list[int]:
    options = [0] * numbers.MOST_OPTIONS
    return options[: list_options(state, options)]


def offers(state: State, readings: Collection[str]) -> Offers:
    options = legal(state)
    match state.pending:
        case Pending.ACTION:
            options = [option for option in options if option != numbers.PASS]
        case Pending.USE if numbers.USE_EFFECT not in options and _effect_offered(state, readings):
            options.append(numbers.USE_EFFECT)
        case Pending.EXCHANGE if EMPTY_EXCHANGE in readings:
            owned = [number for number, (given, _) in enumerate(numbers.EXCHANGES) if state.stock[state.seat][given]]
            options = [*(numbers.EXCHANGE + number for number in owned), numbers.STOP]
        case Pending.COPIED:
            return list(_copies(state, options, readings))
        case Pending.PROJECTS:
            return list(_sets_of_projects([option - numbers.COMPLETE for option in options[:-1]]))
        case Pending.MACHINES_USED:
            return _sets_of_machines(state, readings)
    return [(_option(state, option), [option]) for option in options]


def _effect_offered(state: State, readings: Collection[str]) -> bool:
    *others, played = (EFFECT[kind] for kind in state.board[: state.board_size])
    return (
        (played == Effect.EXCHANGE and EMPTY_EXCHANGE in readings and sum(state.stock[state.seat]) > 0)
        or (played == Effect.DRAW_PROJECTS and LAST_TILES in readings)
        or (played == Effect.COPY and IDLE_COPY in readings and bool(set(others) - {Effect.COPY}))
    )


def _copies(state: State, options: list[int], readings: Collection[str]) -> Iterator[tuple[Option, list[int]]]:
    for space, kind in enumerate(state.board[: state.board_size - 1]):
        idle = IDLE_COPY in readings and EFFECT[kind] != Effect.COPY
        if idle or numbers.COPY + kind in options:
            yield ["selm", "b", space + 1, MACHINE_IDS[kind]], [numbers.COPY + kind]


def _sets_of_projects(tiles: list[int]) -> Iterator[tuple[Option, list[int]]]:
    for size in range(1, len(tiles) + 1):
        for chosen in combinations(tiles, size):
            choices = [numbers.COMPLETE + tile for tile in chosen]
            yield ["proj", [PROJECT_IDS[tile] for tile in chosen]], [*choices, numbers.NO_MORE_PROJECTS]
    yield ["noproj"], [numbers.NO_MORE_PROJECTS]


def _sets_of_machines(state: State, readings: Collection[str]) -> Offers:
    """Unique by the machines set aside, each with one way to get them."""
    tiles, workshop = chosen_tiles(state), workshop_of(state)
    found: dict[str, tuple[Option, list[int]]] = {}
    for uses in product(*(_uses(tile, workshop, MORE_SET_ASIDE in readings) for tile in tiles)):
        spaces = {space for used in uses for space in used}
        machines = ids(workshop[space] for space in spaces)
        ways = [[PROJECT_IDS[t], ids(workshop[s] for s in used)] for t, used in zip(tiles, uses, strict=True)]
        choice = numbers.SET_ASIDE + sum(1 << space for space in spaces)
        found.setdefault(str(machines), (["disc", machines, ways], [choice]))
    return list(found.values())


def _uses(tile: int, workshop: list[int], more: bool) -> Iterator[tuple[int, ...]]:
    """Spaces of the workshop used for one project, always with the newest machine."""
    spaces, needed = candidates(tile, workshop), machines_needed(tile)
    for size in range(needed, (len(spaces) if more else needed) + 1):
        for used in combinations(spaces, size):
            exact = combinations(used, needed)
            if any(spaces[-1] in each and fulfils(tile, tuple(workshop[s] for s in each)) for each in exact):
                yield used


def candidates(tile: int, workshop: list[int]) -> list[int]:
    """Spaces of machines that show what a project asks for; the newest machine, the last, is one of them."""
    key, wanted = requirement(tile)
    names = {name.upper() for name in wanted}

    def serves(kind: int) -> bool:
        match key:
            case "colours":
                return Colour(COLOUR[kind]).name in names
            case "worth":
                return POINTS[kind] == wanted["points"]
            case "production":
                return Stuff(PRODUCES[kind]).name in names
        return kind == workshop[-1]

    return [space for space, kind in enumerate(workshop) if serves(kind)]


def chosen_tiles(state: State) -> list[int]:
    return [tile for tile in range(TILES) if state.chosen >> tile & 1]


def workshop_of(state: State) -> list[int]:
    return state.workshop[state.seat][: state.workshop_size[state.seat]]


def _option(state: State, number: int) -> Option:
    """One choice as it is recorded."""
    match state.pending:
        case Pending.ACTION if number < numbers.REPAIR:
            return ["play", MACHINE_IDS[number]]
        case Pending.ACTION:
            return _repair(state, *divmod(number - numbers.REPAIR, numbers.PAYMENTS))
        case Pending.USE if number == numbers.USE_EFFECT:
            return ["effect"]
        case Pending.USE:
            return ["char"] if number == numbers.USE_CHARCOALIUM else ["res", number - numbers.USE_PRODUCTION]
        case Pending.SCRAP_FROM_HAND:
            return ["selm", "h", MACHINE_IDS[number - numbers.SCRAP_HAND]]
        case Pending.SCRAP_FROM_BOARD:
            space = number - numbers.SCRAP_BOARD
            return ["selm", "b", space + 1, MACHINE_IDS[state.board[space]]]
        case Pending.EXCHANGE:
            return ["noexch"] if number == numbers.STOP else ["exch", *numbers.EXCHANGES[number - numbers.EXCHANGE]]
        case Pending.KEPT_PROJECT:
            return ["selp", PROJECT_IDS[number - numbers.KEEP]]
    return ["selr", _resources(number)]


def _resources(number: int) -> list[int]:
    for block in (numbers.GAIN_PAIR, numbers.SPOIL_PAIR):
        if block <= number < block + len(numbers.RESOURCE_PAIRS):
            return list(numbers.RESOURCE_PAIRS[number - block])
    blocks = (numbers.GAIN_CUBE, numbers.HARVEST, numbers.STEAL, numbers.SPOIL_CUBE)
    return next([number - block + 1] for block in blocks if block <= number < block + len(RESOURCES))


def _repair(state: State, space: int, payment: int) -> Option:
    """N5.1, N5.2: what is laid and paid after all reductions."""
    kind, by_wilds = state.board[space], numbers.WILD_PAYMENTS[payment]
    fee = max(0, state.board_size - 1 - space - reduction(state, state.seat, Stuff.CHARCOALIUM))
    costs = [max(0, COST[kind][resource] - reduction(state, state.seat, resource)) for resource in RESOURCES]
    paid = [cost - wild for cost, wild in zip(costs, by_wilds, strict=True)]
    wilds = [resource for resource in RESOURCES for _ in range(by_wilds[resource - 1])]
    return ["repair", space + 1, MACHINE_IDS[kind], [fee, *paid], wilds]
