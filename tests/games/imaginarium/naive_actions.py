"""The second reading of the rules, continued: the two actions of a turn (I5.6, I7) and what a repair does (I8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from tests.games.imaginarium.naive import (
    ASSISTANT_COST,
    MARKET,
    PRINTED,
    RESOURCES,
    World,
    arrangements,
    effects,
    minus,
    without,
)


def worlds_after_acting(world: World, pair: tuple[str, str]) -> set[World]:
    """I5.6: one, both or none, in either order, the first completely before the second."""
    found = {world}
    for first, second in permutations(pair):
        for between in worlds_after_action(world, first):
            found |= worlds_after_action(between, second)
    return found


def worlds_after_action(world: World, action: str) -> set[World]:
    """The action left out, begun and ended at any time, or done as often as it may be."""
    steps = {
        "recruit": _recruits,
        "extract": _extracts,
        "repair": _repairs,
        "trade": _trades,
        "dismantle": _dismantles,
        "reorganise": _reorganisations,
    }
    times = 1
    if action == "trade":
        times = 5 if 10 in world.me.assistants else 3
    elif action in ("repair", "dismantle") and 3 in world.me.assistants:
        times = 2
    found = latest = {world}
    for _ in range(times):
        latest = {after for before in latest for after in steps[action](before)}
        found = found | latest
    return found


def _with_goods(world: World, *changes: dict[str, int]) -> Iterator[World]:
    """Nothing at all if there is not enough at any time."""
    me = world.me
    for change in changes:
        changed = me.with_goods(change)
        if changed is None:
            return
        me = changed
    yield world.with_player(world.mover, me)


def _extracts(world: World) -> Iterator[World]:
    yield from _with_goods(world, {"charcoalium": 3})


def _recruits(world: World) -> Iterator[World]:
    """I7.2, I11.8."""
    if len(world.me.assistants) == 3:
        return
    for number in world.row:
        for paid in _with_goods(world, {"charcoalium": -ASSISTANT_COST[number]}):
            recruited = replace(paid, row=without(paid.row, number))
            recruited = recruited.with_me(assistants=(*paid.me.assistants, number))
            if number == 8:
                recruited = replace(recruited.with_me(secrets=recruited.pile[:2]), pile=recruited.pile[2:])
            yield recruited


def _trades(world: World) -> Iterator[World]:
    """I7.6, I11.9."""
    for resource in RESOURCES:
        yield from _with_goods(world, {resource: -1}, {"charcoalium": MARKET[resource]})
        yield from _with_goods(world, {"charcoalium": -MARKET[resource]}, {resource: 1})
    price = 3 if 9 in world.me.assistants else MARKET["victory_point"]
    yield from _with_goods(world, {"charcoalium": -price}, {"points": 1})


def _dismantles(world: World) -> Iterator[World]:
    """I7.4."""
    for serial in set(world.me.yard):
        if serial[0] != "S":
            left = world.with_me(yard=without(world.me.yard, serial)).discarding(serial)
            cubes = [resource for resource, count in PRINTED[serial]["repair"].items() for _ in range(count)]
            for taken in set(permutations(cubes, PRINTED[serial]["level"])):
                yield from _with_goods(left, {resource: taken.count(resource) for resource in RESOURCES})
    for slot in set(world.me.slots):
        if len(slot) == 1 and slot[0][0] != "S":
            left = world.with_me(slots=without(world.me.slots, slot)).discarding(slot[0])
            yield from _with_goods(left, minus(PRINTED[slot[0]]["repair"], -2))
            yield from _with_goods(left, {"points": PRINTED[slot[0]]["level"]})


def _reorganisations(world: World) -> Iterator[World]:
    """I7.5."""
    machines = tuple(serial for slot in world.me.slots for serial in slot)
    for slots in arrangements(machines, world.me.slots_allowed):
        yield world.with_me(slots=slots)


def _repairs(world: World) -> Iterator[World]:
    """I7.3."""
    if len(world.me.slots) == world.me.slots_allowed:
        return
    for serial in set(world.me.yard):
        for paid in _with_goods(world, minus(PRINTED[serial]["repair"])):
            repaired = paid.with_me(yard=without(paid.me.yard, serial), slots=(*paid.me.slots, (serial,)))
            yield from _after_effect(repaired, serial, 2 if 11 in world.me.assistants else 1)


def _after_effect(world: World, serial: str, times: int) -> Iterator[World]:
    """Of a machine just repaired."""
    if serial in ("A1", "A2", "A3", "A4"):
        yield _after_theft(world, *next(iter(PRINTED[serial]["steals"].items())))
    elif serial == "A5":
        yield world
        for number in world.office:
            yield replace(world, office=without(world.office, number))
    elif serial == "A6":
        yield from _after_disabling(world)
    elif serial == "S1":
        yield from _after_recycling(world)
    else:
        latest = {world}
        yield world
        for _ in range(times):
            latest = {
                after
                for before in latest
                for spent, gained in effects((serial,))
                for after in _with_goods(before, minus(spent), gained)
            }
            yield from latest


def _protected(world: World, seat: int, what: str) -> bool:
    """I8.7, I8.10."""
    slots = world.players[seat].slots
    for slot in world.players[seat].disabled:
        slots = without(slots, slot)
    return any(what in PRINTED[serial].get("protects", []) for slot in slots for serial in slot)


def _after_theft(world: World, good: str, amount: int) -> World:
    """I8.8."""
    total = 0
    for seat in world.opponents:
        given = min(amount, world.players[seat].amount(good))
        if not _protected(world, seat, good):
            robbed = world.players[seat].with_goods({good: -given})
            assert robbed is not None
            world = world.with_player(seat, robbed)
            total += given
    (after,) = _with_goods(world, {good: min(amount, total)})
    return after


def _after_disabling(world: World) -> set[World]:
    """I8.10; of equal slots one that is still enabled is meant."""
    found = {world}
    for seat in world.opponents:
        victim = world.players[seat]
        if victim.slots and not _protected(world, seat, "disable-slot"):
            changed = set()
            for slot in set(victim.slots):
                all_are = victim.disabled.count(slot) == victim.slots.count(slot)
                disabled = victim.disabled if all_are else (*victim.disabled, slot)
                changed.add(victim.having(disabled=disabled))
            found = {before.with_player(seat, player) for before in found for player in changed}
    return found


def _after_recycling(world: World) -> Iterator[World]:
    """I8.11."""
    world = world.with_me(slots=without(world.me.slots, ("S1",))).discarding("S1")
    yield world
    for serial in set(world.discard):
        if not PRINTED[serial].get("instant"):
            taken = replace(world, discard=without(world.discard, serial))
            taken = taken.with_me(slots=(*taken.me.slots, (serial,)))
            yield from _after_effect(taken, serial, 1)
