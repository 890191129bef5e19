"""Options as people and pages need them: what each touches on the table, and its numbers. From views only."""

from __future__ import annotations

from typing import Final

from bricabrac.games.game import Data, Option, Thing, Value
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium import describe_actions as actions
from bricabrac.games.imaginarium import describe_effects as effects
from bricabrac.games.imaginarium.collect import price
from bricabrac.games.imaginarium.components import (
    BASE_COST,
    CONVEYOR,
    COST,
    EXTRACTORS,
    LEVEL,
    MOST_SLOTS,
    NOTHING,
    PRICE_UNIT,
    SERIALS,
    STUFFS,
    TOP_CARD_PRICE,
    Stuff,
)
from bricabrac.games.imaginarium.contents import (
    FIRST_USE,
    FREE_USE,
    MACHINES_IN,
    USE_CONTENT,
    USE_COUNT,
    USE_GAINS,
    USE_SPENDS,
)
from bricabrac.games.imaginarium.naming import (
    amount_of,
    amounts_of,
    board_thing,
    machines_in,
    piece_name,
    serials,
    slots_with,
    stock_things,
)
from bricabrac.games.imaginarium.planning import first_on_track
from bricabrac.games.imaginarium.state import SABOTEUR, State
from bricabrac.games.imaginarium.stocks import can_spend, resources_of
from bricabrac.games.imaginarium.use import is_usable
from bricabrac.games.imaginarium.workshop import slots_taken

_Described = tuple[str, tuple[Thing, ...], Data]


def describe_option(view: State, number: int) -> Option:
    """The blocks of decisions.py, from the last to the first."""
    for start, describe in _BLOCKS:
        if number >= start:
            kind, things, data = describe(view, number - start)
            return Option(number, kind, things, data)
    raise ValueError(f"no option has the number {number}")


# Planning


def _plan(view: State, space: int) -> _Described:
    """I4.1."""
    piece = view.track[first_on_track(view)]
    things = (board_thing(space), Thing("track", first_on_track(view)))
    about: dict[str, Value] = {"piece": piece_name(piece), "space": space + 1}
    if space >= CONVEYOR:
        shown = amount_of(Stuff.CHARCOALIUM, EXTRACTORS[space - CONVEYOR])
        if piece >= SABOTEUR:
            return "block-extractor", things, {**about, "shown": shown}
        return "go-to-extractor", things, {**about, "gained": shown}
    machine: Data = {**about, **machine_data(view.conveyor[space])}
    if piece >= SABOTEUR:
        return "sabotage", things, machine
    return "reserve", things, {**machine, **price_data(view, space)}


def machine_data(kind: int) -> Data:
    """`machine_effect` is what the machine does alone; `cost` what its repair takes."""
    return {
        "machine": SERIALS[kind],
        "level": LEVEL[kind],
        "machine_effect": SERIALS[kind],
        "cost": amounts_of(COST[kind]),
    }


def price_data(view: State, space: int) -> dict[str, Value]:
    """I5.5, by what the player has now: the machines they use before paying may bring more."""
    there = view.copy()
    there.resolving = space
    asked = price(there)
    stock = view.stock[view.seat]
    missing = max(0, asked - stock[Stuff.CHARCOALIUM])
    return {
        "base": BASE_COST[space],
        "price": asked,
        "have": stock[Stuff.CHARCOALIUM],
        "missing": missing,
        "due": PRICE_UNIT * missing,
        "unpayable": PRICE_UNIT * missing > resources_of(view, view.seat),
    }


# Using machines


def _use(view: State, use: int) -> _Described:
    """I5.2."""
    content = USE_CONTENT[use]
    data: Data = {"machines": machines_in(content), **use_data(use)}
    things = tuple(thing for thing in slots_with(view, view.seat, content) if is_usable(view, thing.index))
    return "use", (*things, *stock_things(view.seat, USE_SPENDS[use])), data


def use_data(use: int) -> dict[str, Value]:
    return {"spent": amounts_of(USE_SPENDS[use]), "gained": amounts_of(USE_GAINS[use])}


def free_slots(view: State) -> list[int]:
    """The slots that `USE_ALL` uses."""
    taken = slots_taken(view, view.seat)
    return [slot for slot in range(taken) if is_usable(view, slot) and FREE_USE[view.slots[view.seat][slot]]]


def _use_all(view: State, _: int) -> _Described:
    slots = view.slots[view.seat]
    used = free_slots(view)
    gained = [sum(USE_GAINS[FIRST_USE[slots[slot]]][stuff] for slot in used) for stuff in range(STUFFS)]
    machines = [kind for slot in used for kind in MACHINES_IN[slots[slot]]]
    data: Data = {"machines": serials(machines), "slots": len(used), "spent": (), "gained": amounts_of(gained)}
    return "use-all", tuple(Thing("slot", slot, view.seat) for slot in used), data


def _borrow(view: State, use: int) -> _Described:
    """I11.12."""
    content = USE_CONTENT[use]
    owners = [seat for seat in range(view.seats) if seat != view.seat and has_enabled(view, seat, content)]
    things = tuple(
        thing for seat in owners for thing in slots_with(view, seat, content) if not view.disabled[seat][thing.index]
    )
    data: Data = {"machine": machines_in(content)[0], "owner_seats": tuple(owners), **use_data(use)}
    return "borrow", (*things, *stock_things(view.seat, USE_SPENDS[use])), data


def has_enabled(view: State, seat: int, content: int) -> bool:
    return any(view.slots[seat][slot] == content and not view.disabled[seat][slot] for slot in range(MOST_SLOTS))


def _end_use(view: State, _: int) -> _Described:
    """`unused`: slots that could still be used."""
    slots = view.slots[view.seat]
    taken = slots_taken(view, view.seat)
    return "end-use", (), {"unused": sum(is_usable(view, slot) and can_use(view, slots[slot]) for slot in range(taken))}


def can_use(view: State, content: int) -> bool:
    return any(can_spend(view, use) for use in range(FIRST_USE[content], FIRST_USE[content] + USE_COUNT[content]))


# Collecting


def _collect(view: State, _: int) -> _Described:
    """I5.4, or I5.5 in one of three ways."""
    space = view.resolving
    things = (board_thing(space),)
    if space >= CONVEYOR:
        gained = amount_of(Stuff.CHARCOALIUM, EXTRACTORS[space - CONVEYOR])
        return "take-charcoalium", things, {"space": space + 1, "gained": gained}
    kind, stock = view.conveyor[space], view.stock[view.seat]
    about: Data = {**machine_data(kind), "space": space + 1, **price_data(view, space)}
    if not about["missing"]:
        paid = amount_of(Stuff.CHARCOALIUM, price(view))
        return "buy-reserved", (*things, Thing("stock", Stuff.CHARCOALIUM, view.seat)), {**about, "paid": paid}
    lost = amounts_of(stock[: Stuff.POINT])
    if about["unpayable"]:
        return "lose-everything", (*things, *stock_things(view.seat, stock[: Stuff.POINT])), {**about, "lost": lost}
    paid = amount_of(Stuff.CHARCOALIUM, stock[Stuff.CHARCOALIUM])
    return "buy-with-resources", things, {**about, "paid": paid}


def _buy_top(view: State, _: int) -> _Described:
    """`short`: what the reserved machine would then lack in charcoalium."""
    paid = amount_of(Stuff.CHARCOALIUM, TOP_CARD_PRICE)
    data: dict[str, Value] = {"paid": paid, "cards": view.deck_size, "reshuffles": view.deck_size == 0, "short": 0}
    space = view.resolving
    if space < CONVEYOR and view.conveyor[space] != NOTHING:
        data["short"] = max(0, price(view) + TOP_CARD_PRICE - view.stock[view.seat][Stuff.CHARCOALIUM])
    return "buy-top", (Thing("deck"), Thing("stock", Stuff.CHARCOALIUM, view.seat)), data


def _end_collect(_view: State, _: int) -> _Described:
    return "end-collect", (), {}


def _pay(view: State, number: int) -> _Described:
    """All charcoalium, and resources for what is missing."""
    stock = view.stock[view.seat]
    wood, copper = divmod(number, numbers.PAYMENT_ROW)
    due = PRICE_UNIT * (price(view) - stock[Stuff.CHARCOALIUM])
    paid = (stock[Stuff.CHARCOALIUM], wood, copper, due - wood - copper)
    left = [have - spent for have, spent in zip(stock, paid, strict=False)]
    space = view.resolving
    data: Data = {
        "machine": SERIALS[view.conveyor[space]],
        "space": space + 1,
        "price": price(view),
        "paid": amounts_of(paid),
        "remaining": amounts_of(left),
    }
    return "pay", (Thing("conveyor", space), *stock_things(view.seat, paid)), data


_BLOCKS: Final = (
    (numbers.ARRANGE, effects.arrange),
    (numbers.RECYCLE_NONE, effects.recycle_none),
    (numbers.RECYCLE, effects.recycle),
    (numbers.DISABLE, effects.disable),
    (numbers.REMOVE_NONE, effects.remove_none),
    (numbers.REMOVE, effects.remove_project),
    (numbers.NO_EFFECT, effects.no_effect),
    (numbers.APPLY, effects.apply),
    (numbers.TAKE_CUBES, actions.take_cubes),
    (numbers.END_ACTIONS, actions.end_actions),
    (numbers.END_ACTION, actions.end_action),
    (numbers.REORGANISE, actions.reorganise),
    (numbers.DISMANTLE_FOR_POINTS, actions.dismantle_for_points),
    (numbers.DISMANTLE_FOR_RESOURCES, actions.dismantle_for_resources),
    (numbers.DISMANTLE_BROKEN, actions.dismantle_broken),
    (numbers.TRADE, actions.trade),
    (numbers.REPAIR, actions.repair),
    (numbers.RECRUIT, actions.recruit),
    (numbers.EXTRACT, actions.extract),
    (numbers.DIAL, actions.dial),
    (numbers.PAY, _pay),
    (numbers.END_COLLECT, _end_collect),
    (numbers.BUY_TOP, _buy_top),
    (numbers.COLLECT, _collect),
    (numbers.END_USE, _end_use),
    (numbers.BORROW, _borrow),
    (numbers.USE_ALL, _use_all),
    (numbers.USE, _use),
    (numbers.PLAN, _plan),
)
