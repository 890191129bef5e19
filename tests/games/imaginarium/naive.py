"""A second reading of the rules: everything a player may do, found by trying everything, with plain Python objects.

Written from the clauses and from the printed numbers alone. Nothing here is shared with the rules under test, nothing
is fast, and nothing is left out because it looks pointless. What is found is compared as a whole: see exploring.py.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, Final

_PRINTED: Final[dict[str, Any]] = tomllib.loads(
    files("bricabrac.games.imaginarium").joinpath("components.toml").read_text("utf-8")
)
PRINTED: Final[dict[str, dict[str, Any]]] = {machine["serial"]: machine for machine in _PRINTED["machine"]}
ASSISTANT_COST: Final[dict[int, int]] = {each["number"]: each["cost"] for each in _PRINTED["assistant"]}
BASE_COST: Final[list[int]] = _PRINTED["conveyor"]["base_cost"]
MARKET: Final[dict[str, int]] = _PRINTED["market"]

RESOURCES: Final = ("wood", "copper", "crystal")
GOODS: Final = ("charcoalium", *RESOURCES, "points")

Amounts = tuple[int, ...]
"""Of each of the GOODS."""
Slot = tuple[str, ...]
Slots = tuple[Slot, ...]


@dataclass(frozen=True)
class Owner:
    stock: Amounts
    slots: Slots = ()
    """All of them, in no order of their own: sorted."""
    disabled: Slots = ()
    """Those of the slots that are."""
    yard: tuple[str, ...] = ()
    assistants: tuple[int, ...] = ()
    secrets: tuple[int, ...] = ()

    def having(self, **changes: Any) -> Owner:
        return replace(self, **{name: _sorted(name, value) for name, value in changes.items()})

    @property
    def slots_allowed(self) -> int:
        """I7.3, I11.6."""
        return 6 if 6 in self.assistants else 4

    def with_goods(self, *changes: dict[str, int]) -> Owner | None:
        """None if there is not enough."""
        stock = Counter(dict(zip(GOODS, self.stock, strict=True)))
        for change in changes:
            stock.update(change)
        after = tuple(stock[good] for good in GOODS)
        return None if min(after) < 0 else self.having(stock=after)

    def amount(self, good: str) -> int:
        return self.stock[GOODS.index(good)]


def _sorted(name: str, value: Any) -> Any:
    return value if name == "stock" else tuple(sorted(value))


@dataclass(frozen=True)
class World:
    """The table, as far as a turn between I5.2 and I5.6 can change it."""

    players: tuple[Owner, ...]
    mover: int
    conveyor: tuple[str | None, ...] = ()
    deck: tuple[str, ...] = ()
    """Top first."""
    discard: tuple[str, ...] = ()
    row: tuple[int, ...] = ()
    office: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    """Of projects, top first."""

    @property
    def me(self) -> Owner:
        return self.players[self.mover]

    @property
    def opponents(self) -> list[int]:
        """In seat order from the mover on."""
        return [(self.mover + distance) % len(self.players) for distance in range(1, len(self.players))]

    def with_player(self, seat: int, player: Owner) -> World:
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_me(self, **changes: Any) -> World:
        return self.with_player(self.mover, self.me.having(**changes))

    def discarding(self, *serials: str) -> World:
        return replace(self, discard=tuple(sorted((*self.discard, *serials))))


def without(things: tuple[Any, ...], thing: Any) -> tuple[Any, ...]:
    """One of them less."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def minus(amounts: dict[str, int], times: int = 1) -> dict[str, int]:
    return {good: -times * amount for good, amount in amounts.items()}


# What machines are for (I8)


def is_one_slot(machines: Slot) -> bool:
    """I8.1."""
    if len(machines) == 1:
        return True
    families = {serial[0] for serial in machines}
    if families == {"D"}:
        return True
    if len(set(machines)) == 1:
        stacks = families <= {"P", "T"} or machines[0] == "S2"
        return stacks and len(machines) <= len(PRINTED[machines[0]]["multipliers"])
    if len(machines) == 2 and families == {"P", "T"}:
        production, transformation = sorted(machines)
        return transformation in PRINTED[production]["combines_with"]
    return False


def arrangements(machines: tuple[str, ...], slots_allowed: int) -> set[Slots]:
    """I7.5: each machine in turn goes to a slot that is begun, or begins one; what is allowed stays so when it was."""
    found: set[Slots] = {()}
    for serial in machines:
        larger: set[Slots] = set()
        for slots in found:
            if len(slots) < slots_allowed:
                larger.add(tuple(sorted((*slots, (serial,)))))
            for slot in set(slots):
                together = tuple(sorted((*slot, serial)))
                if is_one_slot(together):
                    larger.add(tuple(sorted((*without(slots, slot), together))))
        found = larger
    return found


def effects(slot: Slot) -> Iterator[tuple[dict[str, int], dict[str, int]]]:
    """I8.2-8.5: (spent, gained), in all ways there are."""
    if any(serial[0] in "AD" or serial == "S1" for serial in slot):
        return
    upper = max(slot)
    printed = PRINTED[upper]
    if upper[0] == "T" and min(slot)[0] == "P":  # I8.4
        yield {}, {printed["turns"]["into"]: min(printed["multipliers"])}
        return
    multiplier = printed["multipliers"][len(slot) - 1]
    if upper[0] == "T":
        for spent in _resources(printed["turns"]["resources"]):
            yield spent, {printed["turns"]["into"]: multiplier}
    elif upper == "S2":
        yield {}, {"points": multiplier}
    elif upper == "P6":
        for resource in RESOURCES:
            yield {}, {resource: multiplier}
    else:
        yield {}, {good: amount * multiplier for good, amount in printed["produces"].items()}


def _resources(count: int) -> Iterator[dict[str, int]]:
    """All ways to have so many resources in all."""
    for wood in range(count + 1):
        for copper in range(count - wood + 1):
            yield {"wood": wood, "copper": copper, "crystal": count - wood - copper}


# What using them leads to (I5.2)


def stocks_after_use(world: World) -> set[Amounts]:
    """Every order, every choice, and an end at any time."""
    usable = world.me.slots
    for slot in world.me.disabled:
        usable = without(usable, slot)
    found: set[Amounts] = set()
    tried: set[tuple[Amounts, Slots, bool]] = set()
    open_ends = [(world.me, usable, 12 in world.me.assistants)]
    while open_ends:
        me, slots, may_borrow = open_ends.pop()
        if (me.stock, slots, may_borrow) in tried:
            continue
        tried.add((me.stock, slots, may_borrow))
        found.add(me.stock)
        for slot in slots:
            open_ends += [(after, without(slots, slot), may_borrow) for after in _uses(me, slot)]
        for slot in machines_to_borrow(world) if may_borrow else ():
            open_ends += [(after, slots, False) for after in _uses(me, slot)]
    return found


def _uses(me: Owner, slot: Slot) -> Iterator[Owner]:
    for spent, gained in effects(slot):
        paid = me.with_goods(minus(spent))
        after = paid.with_goods(gained) if paid is not None else None
        if after is not None:
            yield after


def machines_to_borrow(world: World) -> set[Slot]:
    """I11.12."""
    found: set[Slot] = set()
    for seat in world.opponents:
        enabled = world.players[seat].slots
        for slot in world.players[seat].disabled:
            enabled = without(enabled, slot)
        found |= {slot for slot in enabled if len(slot) == 1 and slot[0][0] in "PT"}
    return found


# What is collected (I5.4, I5.5, I11.7)


def worlds_after_collecting(world: World, space: int) -> set[World]:
    """The piece of the mover stands on this space, 1 to 10; 11 is beside the board."""
    early = {world, *_after_buying_the_top(world)}
    found: set[World] = set()
    for before in early:
        for after in _after_the_space(before, space):
            found.add(after)
            if before.deck == world.deck:
                found |= set(_after_buying_the_top(after))
    return found


def _after_buying_the_top(world: World) -> Iterator[World]:
    paid = world.me.with_goods({"charcoalium": -3})
    if 7 in world.me.assistants and paid is not None:
        bought = paid.having(yard=(*paid.yard, world.deck[0]))
        yield replace(world.with_player(world.mover, bought), deck=world.deck[1:])


def _after_the_space(world: World, space: int) -> Iterator[World]:
    if space > 10:
        yield world
        return
    if space > 7:
        gained = world.me.with_goods({"charcoalium": space - 7})
        assert gained is not None
        yield world.with_player(world.mover, gained)
        return
    machine = world.conveyor[space - 1]
    assert machine is not None
    level = 0 if 5 in world.me.assistants else PRINTED[machine]["level"]
    emptied = replace(world, conveyor=(*world.conveyor[: space - 1], None, *world.conveyor[space:]))
    payers = list(_paying(world.me, BASE_COST[space - 1] + level))
    for paid in payers:
        yield emptied.with_player(world.mover, paid.having(yard=(*paid.yard, machine)))
    if not payers:
        yield emptied.with_me(stock=(0, 0, 0, 0, world.me.amount("points"))).discarding(machine)


def _paying(me: Owner, price: int) -> Iterator[Owner]:
    """I5.5."""
    coal = min(price, me.amount("charcoalium"))
    for resources in _resources(2 * (price - coal)):
        paid = me.with_goods({"charcoalium": -coal}, minus(resources))
        if paid is not None:
            yield paid
