"""What happened in the actions (I5.6, I7) and by repairing (I8.8-8.11)."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Data, Event
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.actions import BUY
from bricabrac.games.imaginarium.components import (
    ASSISTANT_COST,
    CANCELLER,
    COST,
    DISMANTLED,
    EXTRACTED,
    LEVEL,
    NOTHING,
    RECYCLER,
    SERIALS,
    STEALS_STUFF,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.describe_actions import actions_of_pair, traded
from bricabrac.games.imaginarium.naming import amount_of, amounts_of, numbers_of, stuff_name
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.workshop import is_protected


def dialled(before: State, option: int, _after: State) -> Iterator[Event]:
    yield Event("dial", before.seat, {"actions": actions_of_pair(option - numbers.DIAL)})


def acted(before: State, option: int, after: State) -> Iterator[Event]:
    """The blocks of decisions.py; nothing is told of an end."""
    seat = before.seat
    if option == numbers.EXTRACT:
        yield Event("extract", seat, {"gained": amount_of(Stuff.CHARCOALIUM, EXTRACTED)})
    elif option < numbers.REPAIR:
        yield from _recruited(before, option - numbers.RECRUIT, after)
    elif option < numbers.TRADE:
        yield from _repaired(before, option - numbers.REPAIR, after)
    elif option < numbers.DISMANTLE_BROKEN:
        yield _traded(before, option - numbers.TRADE)
    elif option < numbers.DISMANTLE_FOR_RESOURCES:
        yield Event("dismantle-broken", seat, {"machine": SERIALS[option - numbers.DISMANTLE_BROKEN]})
    elif option < numbers.DISMANTLE_FOR_POINTS:
        kind = option - numbers.DISMANTLE_FOR_RESOURCES
        yield _dismantled(seat, kind, DISMANTLED[kind])
    elif option < numbers.REORGANISE:
        kind = option - numbers.DISMANTLE_FOR_POINTS
        yield _dismantled(seat, kind, (0, 0, 0, 0, LEVEL[kind]))
    elif option == numbers.REORGANISE:
        yield Event("reorganise", seat)


def _recruited(before: State, assistant: int, after: State) -> Iterator[Event]:
    """I7.2, I11.8."""
    seat = before.seat
    paid = amount_of(Stuff.CHARCOALIUM, ASSISTANT_COST[assistant])
    yield Event("recruit", seat, {"assistant": assistant + 1, "paid": paid})
    if assistant == Assistant.SECRET_PROJECTS:
        drawn = [project for project in after.secret if project != NOTHING]
        secret: Data = {"projects": numbers_of(drawn)} if drawn else {}
        yield Event("draw-secret", seat, {"count": len(drawn)}, secret, frozenset({seat}))


def _traded(before: State, number: int) -> Event:
    """I7.6."""
    stuff, price = traded(before, number)
    coal, good = amount_of(Stuff.CHARCOALIUM, price), amount_of(stuff, 1)
    if number < BUY:
        return Event("sell", before.seat, {"paid": good, "gained": coal})
    return Event("buy", before.seat, {"paid": coal, "gained": good})


def _dismantled(seat: int, kind: int, gained: tuple[int, ...]) -> Event:
    """I7.4, repaired."""
    return Event("dismantle", seat, {"machine": SERIALS[kind], "gained": amounts_of(gained)})


def cubes_taken(before: State, option: int, _after: State) -> Iterator[Event]:
    """I7.4, broken."""
    gained = amounts_of((0, *numbers.CUBES[option - numbers.TAKE_CUBES]))
    yield Event("take-cubes", before.seat, {"machine": SERIALS[before.machine], "gained": gained})


def _repaired(before: State, kind: int, after: State) -> Iterator[Event]:
    """I7.3 and, of an instant machine, what happens at once (I8.8-8.11)."""
    seat = before.seat
    machine: Data = {"machine": SERIALS[kind]}
    yield Event("repair", seat, {**machine, "paid": amounts_of(COST[kind])})
    if STEALS_STUFF[kind] != NOTHING:
        yield from _stolen(before, kind, after)
    elif kind == CANCELLER and after.pending != Pending.REMOVE_PROJECT:
        yield Event("nothing-to-remove", seat)
    elif kind == RECYCLER:
        yield Event("discard-recycler", seat, machine)
        if after.pending != Pending.RECYCLE:
            yield Event("nothing-to-recycle", seat)


def _stolen(before: State, kind: int, after: State) -> Iterator[Event]:
    """I8.7, I8.8: from each in seat order; what the attacker keeps of it all, and what goes to the reserve."""
    seat, stuff = before.seat, STEALS_STUFF[kind]
    total = 0
    for victim in range(before.seats):
        if victim == seat:
            continue
        given = before.stock[victim][stuff] - after.stock[victim][stuff]
        total += given
        if is_protected(before, victim, 1 << stuff):
            yield Event("protected", seat, {"machine": SERIALS[kind], "target_seat": victim})
        elif given:
            yield Event("steal", seat, {"from_seat": victim, "lost": amount_of(stuff, given)})
        else:
            yield Event("steal-nothing", seat, {"from_seat": victim, "stuff": stuff_name(stuff)})
    kept = after.stock[seat][stuff] - before.stock[seat][stuff] + COST[kind][stuff]
    if total:
        yield Event("keep", seat, {"gained": amount_of(stuff, kept), "returned": amount_of(stuff, total - kept)})
