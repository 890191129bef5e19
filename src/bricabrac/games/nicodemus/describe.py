"""Options as people and pages need them: what each touches on the table, and its numbers. From views only."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Data, Option, Thing, Value
from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.choices import scrapped_kind
from bricabrac.games.nicodemus.components import (
    COST,
    EFFECT,
    MACHINE_IDS,
    POINTS,
    PROJECT_IDS,
    PROJECT_POINTS,
    Effect,
    Stuff,
)
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import State


def stuff_name(stuff: int) -> str:
    return Stuff(stuff).name.lower()


def effect_name(effect: int) -> str:
    return Effect(effect).name.lower().replace("_", "-")


def cubes(counts: dict[int, int]) -> tuple[Value, ...]:
    """Amounts by kind, as words want them: only what there is, in the order of the materials."""
    return tuple((stuff_name(stuff), amount) for stuff, amount in sorted(counts.items()) if amount)


def in_hand(view: State, seat: int, kind: int) -> tuple[Thing, ...]:
    return tuple(Thing("hand", card, seat) for card in range(view.hand_size[seat]) if view.hand[seat][card] == kind)


def on_board(view: State, kind: int) -> tuple[Thing, ...]:
    return tuple(Thing("board", space) for space in range(view.board_size - 1) if view.board[space] == kind)


def project_thing(view: State, tile: int) -> Thing:
    if tile in view.row:
        return Thing("project", view.row.index(tile))
    return Thing("tile", PROJECT_IDS[tile], view.seat)


def describe_option(view: State, number: int) -> Option:
    """The blocks of decisions.py, from the last to the first."""
    for start, describe in _BLOCKS:
        if number >= start:
            kind, things, data = describe(view, number - start)
            return Option(number, kind, things, data)
    raise ValueError(f"no option has the number {number}")


_Described = tuple[str, tuple[Thing, ...], Data]


def _play(view: State, kind: int) -> _Described:
    return "play", in_hand(view, view.seat, kind), {"machine": MACHINE_IDS[kind]}


def _repair(view: State, offset: int) -> _Described:
    space, payment = divmod(offset, numbers.PAYMENTS)
    kind = view.board[space]
    wilds = numbers.WILD_PAYMENTS[payment]
    paid = {
        resource: max(0, COST[kind][resource] - reduction(view, view.seat, resource)) - wilds[resource - 1]
        for resource in range(1, 4)
    }
    fee = max(0, view.board_size - 1 - space - reduction(view, view.seat, Stuff.CHARCOALIUM))
    data: Data = {
        "machine": MACHINE_IDS[kind],
        "space": space + 1,
        "fee": fee,
        "paid": cubes(paid),
        "wilds": cubes({resource: wilds[resource - 1] for resource in range(1, 4)}),
        "collected": view.fees[space],
        "points": POINTS[kind],
    }
    return "repair", (Thing("board", space), *_stocks(view.seat, paid)), data


def _stocks(seat: int, counts: dict[int, int]) -> Iterator[Thing]:
    return (Thing("stock", stuff, seat) for stuff, amount in counts.items() if amount)


def _pass(_view: State, _: int) -> _Described:
    return "pass", (), {}


def _use_charcoalium(view: State, _: int) -> _Described:
    kind = view.board[view.board_size - 1]
    data: Data = {"machine": MACHINE_IDS[kind], "amount": POINTS[kind]}
    return "use-charcoalium", (Thing("board", view.board_size - 1),), data


def _use_production(view: State, stuff: int) -> _Described:
    data: Data = {"machine": MACHINE_IDS[view.board[view.board_size - 1]], "stuff": stuff_name(stuff)}
    return "use-production", (Thing("board", view.board_size - 1), Thing("reserve", stuff)), data


def _use_effect(view: State, _: int) -> _Described:
    kind = view.board[view.board_size - 1]
    data: Data = {"machine": MACHINE_IDS[kind], "effect": effect_name(EFFECT[kind])}
    return "use-effect", (Thing("board", view.board_size - 1),), data


def _copy(view: State, kind: int) -> _Described:
    return "copy", on_board(view, kind), {"machine": MACHINE_IDS[kind], "effect": effect_name(EFFECT[kind])}


def _scrap_hand(view: State, kind: int) -> _Described:
    return "scrap-hand", in_hand(view, view.seat, kind), {"machine": MACHINE_IDS[kind]}


def _scrap_board(view: State, space: int) -> _Described:
    data: Data = {"machine": MACHINE_IDS[view.board[space]], "space": space + 1, "charcoalium": view.fees[space]}
    return "scrap-board", (Thing("board", space),), data


def _cubes(view: State, gained: tuple[int, ...]) -> _Described:
    counts = {resource: gained.count(resource) for resource in range(1, 4)}
    if view.effect == Effect.SCRAP_ONE_OF_LAST_TWO:
        counts[Stuff.CHARCOALIUM] = 1
    things = tuple(Thing("reserve", stuff) for stuff, amount in counts.items() if amount)
    return "gain-cubes", things, {"machine": MACHINE_IDS[scrapped_kind(view)], "gained": cubes(counts)}


def _gain_cube(view: State, index: int) -> _Described:
    return _cubes(view, (index + 1,))


def _gain_pair(view: State, pair: int) -> _Described:
    return _cubes(view, numbers.RESOURCE_PAIRS[pair])


def _harvest(_view: State, index: int) -> _Described:
    return "harvest", (Thing("reserve", index + 1),), {"stuff": stuff_name(index + 1)}


def _exchange(view: State, exchange: int) -> _Described:
    given, gained = numbers.EXCHANGES[exchange]
    data: Data = {"given": stuff_name(given), "gained": stuff_name(gained)}
    return "exchange", (Thing("stock", given, view.seat), Thing("reserve", gained)), data


def _stop(_view: State, _: int) -> _Described:
    return "stop", (), {}


def _steal(view: State, index: int) -> _Described:
    return "steal", (Thing("stock", index + 1, 1 - view.seat),), {"stuff": stuff_name(index + 1)}


def _spoil(view: State, lost: tuple[int, ...]) -> _Described:
    counts = {resource: lost.count(resource) for resource in range(1, 4)}
    return "spoil", tuple(_stocks(1 - view.seat, counts)), {"lost": cubes(counts)}


def _spoil_cube(view: State, index: int) -> _Described:
    return _spoil(view, (index + 1,))


def _spoil_pair(view: State, pair: int) -> _Described:
    return _spoil(view, numbers.RESOURCE_PAIRS[pair])


def _keep(view: State, tile: int) -> _Described:
    data: Data = {"project": PROJECT_IDS[tile], "points": PROJECT_POINTS[tile]}
    return "keep", (Thing("tile", PROJECT_IDS[tile], view.seat),), data


def _complete(view: State, tile: int) -> _Described:
    data: Data = {"project": PROJECT_IDS[tile], "points": PROJECT_POINTS[tile]}
    return "complete", (project_thing(view, tile),), data


def _no_more_projects(view: State, _: int) -> _Described:
    return "no-more-projects", (), {"chosen": bin(view.chosen).count("1")}


def _set_aside(view: State, machines: int) -> _Described:
    spaces = [space for space in range(view.workshop_size[view.seat]) if machines >> space & 1]
    data: Data = {"machines": tuple(MACHINE_IDS[view.workshop[view.seat][space]] for space in spaces)}
    return "set-aside", tuple(Thing("workshop", space, view.seat) for space in spaces), data


_BLOCKS = (
    (numbers.SET_ASIDE, _set_aside),
    (numbers.NO_MORE_PROJECTS, _no_more_projects),
    (numbers.COMPLETE, _complete),
    (numbers.KEEP, _keep),
    (numbers.SPOIL_PAIR, _spoil_pair),
    (numbers.SPOIL_CUBE, _spoil_cube),
    (numbers.STEAL, _steal),
    (numbers.STOP, _stop),
    (numbers.EXCHANGE, _exchange),
    (numbers.HARVEST, _harvest),
    (numbers.GAIN_PAIR, _gain_pair),
    (numbers.GAIN_CUBE, _gain_cube),
    (numbers.SCRAP_BOARD, _scrap_board),
    (numbers.SCRAP_HAND, _scrap_hand),
    (numbers.COPY, _copy),
    (numbers.USE_EFFECT, _use_effect),
    (numbers.USE_PRODUCTION, _use_production),
    (numbers.USE_CHARCOALIUM, _use_charcoalium),
    (numbers.PASS, _pass),
    (numbers.REPAIR, _repair),
    (numbers.PLAY, _play),
)
