"""Options as people and pages need them: what each touches on the table, and its numbers. From views only."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Data, Option, Thing, Value
from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.board import machines_showing
from bricabrac.games.nicodemus.choices import scrapped_kind
from bricabrac.games.nicodemus.components import (
    COST,
    EFFECT,
    MACHINE_IDS,
    POINTS,
    PROJECT_IDS,
    PROJECT_POINTS,
    TILES,
    WORKSHOP_LIMIT,
    Effect,
    Stuff,
)
from bricabrac.games.nicodemus.projects import completable
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


def expected_gain(view: State, due: dict[int, int], back: int = 0) -> dict[str, Value]:
    """N4.5: what is due, how much of it the opponent would have to give, and what nobody has any more.

    `back`: charcoalium that returns to the reserve before (N6.4).
    """
    reserve = {stuff: view.reserve[stuff] + (back if stuff == Stuff.CHARCOALIUM else 0) for stuff in due}
    short = {stuff: max(0, due[stuff] - reserve[stuff]) for stuff in due}
    taken = {stuff: min(short[stuff], view.stock[1 - view.seat][stuff]) for stuff in due}
    lost = {stuff: short[stuff] - taken[stuff] for stuff in due}
    return {"gained": cubes(due), "from_opponent": cubes(taken), "lost": cubes(lost)}


_HARVESTED = {
    Effect.HARVEST_WOOD: Stuff.WOOD,
    Effect.HARVEST_COPPER: Stuff.COPPER,
    Effect.HARVEST_CRYSTAL: Stuff.CRYSTAL,
    Effect.HARVEST_CHARCOALIUM: Stuff.CHARCOALIUM,
}


def _effect(view: State, kind: int) -> Data:
    """A machine with its effect; of a harvest (N6.1) also what it would bring."""
    effect = Effect(EFFECT[kind])
    data: dict[str, Value] = {"machine": MACHINE_IDS[kind], "effect": effect_name(effect)}
    if effect in _HARVESTED:
        stuff = _HARVESTED[effect]
        data |= expected_gain(view, {stuff: machines_showing(view, stuff)})
    return data


def describe_option(view: State, number: int) -> Option:
    """The blocks of decisions.py, from the last to the first."""
    for start, describe in _BLOCKS:
        if number >= start:
            kind, things, data = describe(view, number - start)
            return Option(number, kind, things, data)
    raise ValueError(f"no option has the number {number}")


_Described = tuple[str, tuple[Thing, ...], Data]


def _play(view: State, kind: int) -> _Described:
    data: Data = {"machine": MACHINE_IDS[kind], "effect": effect_name(EFFECT[kind])}
    return "play", in_hand(view, view.seat, kind), data


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
        "completes": _completed_by(view, kind),
        "clears": ids(view.workshop[view.seat][: WORKSHOP_LIMIT - 1]) if _fills_workshop(view) else (),
    }
    return "repair", (Thing("board", space), *_stocks(view.seat, paid)), data


def ids(kinds: list[int]) -> tuple[Value, ...]:
    return tuple(MACHINE_IDS[kind] for kind in kinds)


def _completed_by(view: State, kind: int) -> tuple[Value, ...]:
    """N9.1: the projects that could be completed after this repair."""
    after = view.copy()
    after.workshop[view.seat][view.workshop_size[view.seat]] = kind
    after.workshop_size[view.seat] += 1
    tiles = completable(after)
    return tuple(PROJECT_IDS[tile] for tile in range(TILES) if tiles >> tile & 1)


def _fills_workshop(view: State) -> bool:
    """N5.7."""
    return view.workshop_size[view.seat] == WORKSHOP_LIMIT - 1


def _stocks(seat: int, counts: dict[int, int]) -> Iterator[Thing]:
    return (Thing("stock", stuff, seat) for stuff, amount in counts.items() if amount)


def _pass(_view: State, _: int) -> _Described:
    return "pass", (), {}


def _use_charcoalium(view: State, _: int) -> _Described:
    kind = view.board[view.board_size - 1]
    data: Data = {
        "machine": MACHINE_IDS[kind],
        "amount": POINTS[kind],
        **expected_gain(view, {Stuff.CHARCOALIUM: POINTS[kind]}),
    }
    return "use-charcoalium", (Thing("board", view.board_size - 1),), data


def _use_production(view: State, stuff: int) -> _Described:
    machine = MACHINE_IDS[view.board[view.board_size - 1]]
    data: Data = {"machine": machine, "stuff": stuff_name(stuff), **expected_gain(view, {stuff: 1})}
    return "use-production", (Thing("board", view.board_size - 1), Thing("reserve", stuff)), data


def _use_effect(view: State, _: int) -> _Described:
    space = view.board_size - 1
    return "use-effect", (Thing("board", space),), _effect(view, view.board[space])


def _copy(view: State, kind: int) -> _Described:
    return "copy", on_board(view, kind), _effect(view, kind)


def _scrap_hand(view: State, kind: int) -> _Described:
    return "scrap-hand", in_hand(view, view.seat, kind), {"machine": MACHINE_IDS[kind], "cost": _cost(kind)}


def _cost(kind: int) -> tuple[Value, ...]:
    return cubes(dict(enumerate(COST[kind])))


def _scrap_board(view: State, space: int) -> _Described:
    data: Data = {
        "machine": MACHINE_IDS[view.board[space]],
        "space": space + 1,
        "cost": _cost(view.board[space]),
        "charcoalium": view.fees[space],
    }
    return "scrap-board", (Thing("board", space),), data


def _cubes(view: State, gained: tuple[int, ...]) -> _Described:
    counts = {resource: gained.count(resource) for resource in range(1, 4)}
    if view.effect == Effect.SCRAP_ONE_OF_LAST_TWO:
        counts[Stuff.CHARCOALIUM] = 1
    things = tuple(Thing("reserve", stuff) for stuff, amount in counts.items() if amount)
    back = 0 if view.effect == Effect.SCRAP_FROM_HAND else view.fees[view.selected]
    return "gain-cubes", things, {"machine": MACHINE_IDS[scrapped_kind(view)], **expected_gain(view, counts, back)}


def _gain_cube(view: State, index: int) -> _Described:
    return _cubes(view, (index + 1,))


def _gain_pair(view: State, pair: int) -> _Described:
    return _cubes(view, numbers.RESOURCE_PAIRS[pair])


def _harvest(view: State, index: int) -> _Described:
    data: Data = {
        "stuff": stuff_name(index + 1),
        **expected_gain(view, {index + 1: machines_showing(view, Stuff.WILD)}),
    }
    return "harvest", (Thing("reserve", index + 1),), data


def _exchange(view: State, exchange: int) -> _Described:
    given, gained = numbers.EXCHANGES[exchange]
    data: Data = {
        "given": stuff_name(given),
        "gained": stuff_name(gained),
        "from_opponent": view.reserve[gained] == 0,
    }
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
    workshop = view.workshop[view.seat][: view.workshop_size[view.seat]]
    spaces = [space for space in range(len(workshop)) if machines >> space & 1]
    data: Data = {
        "machines": ids([workshop[space] for space in spaces]),
        "kept": ids([kind for space, kind in enumerate(workshop) if space not in spaces]),
    }
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
