"""The dial and the actions (I5.6, I7), as options for people. From views only."""

from __future__ import annotations

from bricabrac.games.game import Data, Thing, Value
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.actions import BUY, BUY_POINT, most_times, point_price
from bricabrac.games.imaginarium.actions import dismantle as carry_out_dismantling
from bricabrac.games.imaginarium.actions import trade as carry_out_trade
from bricabrac.games.imaginarium.components import (
    ASSISTANT_COST,
    COST,
    DISABLER,
    DISABLING,
    EFFECT_TIMES,
    EXTRACTED,
    INSTANT,
    KINDS,
    LEVEL,
    MARKET,
    MOST_ASSISTANTS,
    NOTHING,
    RECYCLER,
    SERIALS,
    STEALS_AMOUNT,
    STEALS_STUFF,
    Action,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.contents import SINGLE, USE_COUNT
from bricabrac.games.imaginarium.naming import (
    action_name,
    amount_of,
    amounts_of,
    assistant_thing,
    numbers_of,
    slots_with,
    stock_things,
    stuff_name,
)
from bricabrac.games.imaginarium.projects import assistants_of
from bricabrac.games.imaginarium.prospects import after_recruiting, after_repair, prospects, validated_now
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import has, is_protected, slot_limit, slots_taken

_Described = tuple[str, tuple[Thing, ...], Data]


def dial(_view: State, pair: int) -> _Described:
    things = tuple(Thing("dial", action) for action in numbers.PAIRS[pair])
    return "dial", things, {"actions": actions_of_pair(pair)}


def actions_of_pair(pair: int) -> tuple[Value, ...]:
    return tuple(action_name(action) for action in numbers.PAIRS[pair])


def extract(view: State, _: int) -> _Described:
    after = view.copy()
    after.stock[view.seat][Stuff.CHARCOALIUM] += EXTRACTED
    gained = amount_of(Stuff.CHARCOALIUM, EXTRACTED)
    return "extract", (Thing("dial", Action.EXTRACT),), {"gained": gained, **prospects(view, after)}


def recruit(view: State, assistant: int) -> _Described:
    """`places`: how many more assistants could be recruited after this one."""
    cost = ASSISTANT_COST[assistant]
    data: Data = {
        "assistant": assistant + 1,
        "assistant_effect": assistant + 1,
        "paid": amount_of(Stuff.CHARCOALIUM, cost),
        "remaining": amount_of(Stuff.CHARCOALIUM, view.stock[view.seat][Stuff.CHARCOALIUM] - cost),
        "places": MOST_ASSISTANTS - assistants_of(view, view.seat) - 1,
        **prospects(view, after_recruiting(view, assistant, cost)),
    }
    return "recruit", (assistant_thing(view, assistant), Thing("stock", Stuff.CHARCOALIUM, view.seat)), data


def repair(view: State, kind: int) -> _Described:
    """`times`: how often its effect may be applied at once (I7.3, I11.11)."""
    seat = view.seat
    after = after_repair(view, kind)
    twice = has(view, seat, Assistant.EFFECT_TWICE)
    data: Data = {
        "machine": SERIALS[kind],
        "level": LEVEL[kind],
        "machine_effect": SERIALS[kind],
        "paid": amounts_of(COST[kind]),
        "remaining": amounts_of(after.stock[seat][: Stuff.POINT]),
        "slots": slot_limit(view, seat) - slots_taken(after, seat),
        "times": (EFFECT_TIMES if twice else 1) if USE_COUNT[SINGLE[kind]] else 0,
        **attack_data(view, kind),
        **prospects(view, after),
    }
    return "repair", (Thing("yard", kind, seat), *stock_things(seat, COST[kind])), data


def attack_data(view: State, kind: int) -> dict[str, Value]:
    """I8.7-8.11: whom it reaches, who is protected; what there is to recycle."""
    if kind == RECYCLER:
        found = sum(view.discard[other] for other in range(KINDS) if not INSTANT[other])
        return {"recyclable": found, "nothing_to_recycle": found == 0}
    if kind != DISABLER and STEALS_STUFF[kind] == NOTHING:
        return {}
    what = DISABLING if kind == DISABLER else 1 << STEALS_STUFF[kind]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    protected = tuple(seat for seat in others if is_protected(view, seat, what))
    exposed = tuple(
        seat for seat in others if seat not in protected and (kind != DISABLER or slots_taken(view, seat) > 0)
    )
    stolen = {} if kind == DISABLER else {"steals": amount_of(STEALS_STUFF[kind], STEALS_AMOUNT[kind])}
    return {**stolen, "exposed_seats": exposed, "protected_seats": protected}


def trade(view: State, number: int) -> _Described:
    """`transaction`: which it is of how many (I7.6, I11.10)."""
    stuff, price = traded(view, number)
    coal, good = amount_of(Stuff.CHARCOALIUM, price), amount_of(stuff, 1)
    after = view.copy()
    carry_out_trade(after, number)
    begun = view.copy()
    begun.action = Action.TRADE
    about: Data = {
        "stuff": stuff_name(stuff),
        "transaction": view.times + 1 if view.action == Action.TRADE else 1,
        "transactions": most_times(begun),
        **prospects(view, after),
    }
    given = stuff if number < BUY else Stuff.CHARCOALIUM
    things = (Thing("market", stuff), Thing("stock", given, view.seat))
    if number < BUY:
        return "sell", things, {**about, "paid": good, "gained": coal}
    return "buy", things, {**about, "paid": coal, "gained": good}


def traded(view: State, number: int) -> tuple[int, int]:
    """What is sold or bought, and its price in charcoalium."""
    if number == BUY_POINT:
        return Stuff.POINT, point_price(view)
    stuff = number + 1 if number < BUY else number - BUY + 1
    return stuff, MARKET[stuff]


def dismantle_broken(view: State, kind: int) -> _Described:
    """`count`: how many cubes of the cost."""
    data: Data = {"machine": SERIALS[kind], "count": LEVEL[kind], "cost": amounts_of(COST[kind])}
    return "dismantle-broken", (Thing("yard", kind, view.seat),), data


def dismantle_for_resources(view: State, kind: int) -> _Described:
    return "dismantle-for-resources", *_dismantled(view, kind, numbers.DISMANTLE_FOR_RESOURCES)


def dismantle_for_points(view: State, kind: int) -> _Described:
    return "dismantle-for-points", *_dismantled(view, kind, numbers.DISMANTLE_FOR_POINTS)


def _dismantled(view: State, kind: int, block: int) -> tuple[tuple[Thing, ...], Data]:
    after = view.copy()
    carry_out_dismantling(after, block + kind)
    gained = [now - then for now, then in zip(after.stock[view.seat], view.stock[view.seat], strict=True)]
    data: Data = {"machine": SERIALS[kind], "gained": amounts_of(gained), **prospects(view, after)}
    return slots_with(view, view.seat, SINGLE[kind])[:1], data


def take_cubes(view: State, number: int) -> _Described:
    gained = (0, *numbers.CUBES[number])
    things = tuple(Thing("reserve", stuff) for stuff, amount in enumerate(gained) if amount)
    return "take-cubes", things, {"machine": SERIALS[view.machine], "gained": amounts_of(gained)}


def reorganise(view: State, _: int) -> _Described:
    taken, limit = slots_taken(view, view.seat), slot_limit(view, view.seat)
    things = tuple(Thing("slot", slot, view.seat) for slot in range(taken))
    return "reorganise", things, {"taken": taken, "slots": limit}


def end_action(view: State, _: int) -> _Described:
    return "end-action", (), {"action": action_name(view.action), "actions": actions_left(view)}


def end_actions(view: State, _: int) -> _Described:
    """`validates`: the projects that are then validated (I9.1), and the points for them."""
    projects, points = validated_now(view)
    return "end-actions", (), {"actions": actions_left(view), "validates": numbers_of(projects), "points": points}


def actions_left(view: State) -> tuple[Value, ...]:
    return tuple(action_name(action) for action in Action if view.actions >> action & 1)
