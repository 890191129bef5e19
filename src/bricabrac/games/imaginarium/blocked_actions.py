"""Why an action, or a step of one, cannot be chosen (I5.6, I7). From views only."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Blocked, Data, Thing
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.actions import BUY, list_trades
from bricabrac.games.imaginarium.arrange import can_reorganise
from bricabrac.games.imaginarium.components import (
    ASSISTANT_COST,
    COST,
    DISMANTLABLE,
    KINDS,
    MOST_ASSISTANTS,
    NOTHING,
    SERIALS,
    Action,
    Stuff,
)
from bricabrac.games.imaginarium.contents import SINGLE_KIND
from bricabrac.games.imaginarium.describe_actions import actions_of_pair, traded
from bricabrac.games.imaginarium.naming import action_name, amounts_of, assistant_thing, machines_in, stuff_name
from bricabrac.games.imaginarium.projects import assistants_of
from bricabrac.games.imaginarium.repair import can_afford
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import slot_limit, slots_taken


def blocked_actions(view: State) -> Iterator[Blocked]:
    """The steps of the actions that may be done now, then the actions that may not."""
    for action in Action:
        if action == view.action or (view.action == NOTHING and view.actions >> action & 1):
            yield from _STEPS[action](view)
        else:
            yield _not_now(view, action)


def _not_now(view: State, action: int) -> Blocked:
    """I5.6: a pair, each once, the first completely before the second."""
    about: Data = {"action": action_name(action)}
    things = (Thing("dial", action),)
    if action not in numbers.PAIRS[view.dialled[view.seat]]:
        pair = actions_of_pair(view.dialled[view.seat])
        return Blocked(action_name(action), "not-dialled", "I5.6", things, {**about, "actions": pair})
    if view.actions >> action & 1:
        under_way: Data = {**about, "under_way": action_name(view.action)}
        return Blocked(action_name(action), "finish-first", "I5.6", things, under_way)
    return Blocked(action_name(action), "action-done", "I5.6", things, about)


def _recruits(view: State) -> Iterator[Blocked]:
    """I7.2."""
    row = [assistant for assistant in view.assistant_row if assistant != NOTHING]
    if assistants_of(view, view.seat) >= MOST_ASSISTANTS:
        yield Blocked("recruit", "assistants-enough", "I7.2", (), {"most": MOST_ASSISTANTS})
    elif not row:
        yield Blocked("recruit", "no-assistant-left", "I7.2")
    else:
        have = view.stock[view.seat][Stuff.CHARCOALIUM]
        for assistant in row:
            price = ASSISTANT_COST[assistant]
            if price > have:
                data: Data = {"assistant": assistant + 1, "price": price, "have": have, "missing": price - have}
                yield Blocked("recruit", "assistant-too-dear", "I7.2", (assistant_thing(view, assistant),), data)


def _extractions(_view: State) -> Iterator[Blocked]:
    """I7.1: always possible."""
    return iter(())


def _repairs(view: State) -> Iterator[Blocked]:
    """I7.3."""
    seat = view.seat
    broken = [kind for kind in range(KINDS) if view.yard[seat][kind]]
    slots = slot_limit(view, seat)
    if not broken:
        yield Blocked("repair", "nothing-broken", "I7.3")
    elif slots_taken(view, seat) >= slots:
        things = tuple(Thing("yard", kind, seat) for kind in broken)
        yield Blocked("repair", "no-slot-left", "I7.3", things, {"slots": slots})
    else:
        for kind in broken:
            if not can_afford(view, seat, kind):
                yield _unaffordable(view, kind)


def _unaffordable(view: State, kind: int) -> Blocked:
    stock, cost = view.stock[view.seat], COST[kind]
    data: Data = {
        "machine": SERIALS[kind],
        "cost": amounts_of(cost),
        "have": amounts_of([have if asked else 0 for asked, have in zip(cost, stock, strict=True)]),
        "missing": amounts_of([max(0, asked - have) for asked, have in zip(cost, stock, strict=True)]),
    }
    return Blocked("repair", "cost-missing", "I7.3", (Thing("yard", kind, view.seat),), data)


def _trades(view: State) -> Iterator[Blocked]:
    """I7.6."""
    options = [0] * numbers.TRADES
    legal = options[: list_trades(view, options, 0)]
    have = view.stock[view.seat][Stuff.CHARCOALIUM]
    for number in range(numbers.TRADES):
        if numbers.TRADE + number in legal:
            continue
        stuff, price = traded(view, number)
        things = (Thing("market", stuff),)
        if number < BUY:
            yield Blocked("sell", "nothing-to-sell", "I7.6", things, {"stuff": stuff_name(stuff)})
        else:
            data: Data = {"stuff": stuff_name(stuff), "price": price, "have": have}
            yield Blocked("buy", "too-dear", "I7.6", things, data)


def _dismantlings(view: State) -> Iterator[Blocked]:
    """I7.4: broken machines, and repaired ones that are not combined."""
    seat = view.seat
    for kind in range(KINDS):
        if view.yard[seat][kind] and not DISMANTLABLE[kind]:
            yield _never(kind, Thing("yard", kind, seat))
    taken = slots_taken(view, seat)
    for slot in range(taken):
        content = view.slots[seat][slot]
        thing = Thing("slot", slot, seat)
        kind = SINGLE_KIND[content]
        if kind == NOTHING:
            yield Blocked("dismantle", "combined", "I7.4", (thing,), {"machines": machines_in(content)})
        elif not DISMANTLABLE[kind]:
            yield _never(kind, thing)
    if taken == 0 and not any(view.yard[seat]):
        yield Blocked("dismantle", "nothing-to-dismantle", "I7.4")


def _never(kind: int, thing: Thing) -> Blocked:
    return Blocked("dismantle", "not-dismantlable", "I1.4", (thing,), {"machine": SERIALS[kind]})


def _arrangements(view: State) -> Iterator[Blocked]:
    """I7.5."""
    if not can_reorganise(view):
        yield Blocked("reorganise", "no-other-arrangement", "I7.5")


_STEPS = {
    Action.RECRUIT: _recruits,
    Action.EXTRACT: _extractions,
    Action.REPAIR: _repairs,
    Action.TRADE: _trades,
    Action.DISMANTLE: _dismantlings,
    Action.REORGANISE: _arrangements,
}
