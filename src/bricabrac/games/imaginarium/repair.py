"""Repair (I7.3) and what happens at once: effects, attacks (I8.8-8.10), recycling (I8.11)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import (
    CANCELLER,
    COST,
    DISABLER,
    DISABLING,
    EFFECT_TIMES,
    FAMILY,
    INSTANT,
    KINDS,
    MOST_OFFICE,
    NOTHING,
    PROJECTS,
    RECYCLER,
    STEALS_AMOUNT,
    STEALS_STUFF,
    Assistant,
    Family,
)
from bricabrac.games.imaginarium.contents import SINGLE, USE_COUNT
from bricabrac.games.imaginarium.deal import lay_out_office
from bricabrac.games.imaginarium.decisions import (
    APPLY,
    DISABLE,
    NO_EFFECT,
    RECYCLE,
    RECYCLE_NONE,
    REMOVE,
    REMOVE_NONE,
    REPAIR,
)
from bricabrac.games.imaginarium.state import Pending, Place, State
from bricabrac.games.imaginarium.stocks import apply_use
from bricabrac.games.imaginarium.use import list_ways
from bricabrac.games.imaginarium.workshop import (
    empty_slot,
    has,
    is_protected,
    put_in_slot,
    slot_limit,
    slots_taken,
    sort_slots,
)


@rule
def list_repairs(state: State, options: list[int], count: int) -> int:
    seat = state.seat
    if slots_taken(state, seat) >= slot_limit(state, seat):
        return count
    for kind in range(KINDS):
        if state.yard[seat][kind] > 0 and can_afford(state, seat, kind):
            options[count] = REPAIR + kind
            count += 1
    return count


@rule
def can_afford(state: State, seat: int, kind: int) -> bool:
    for resource in range(1, 4):
        if state.stock[seat][resource] < COST[kind][resource]:
            return False
    return True


@rule
def repair(state: State, kind: int) -> None:
    """Its own slot, whatever it combines with; the effect comes after the cost."""
    seat = state.seat
    for resource in range(1, 4):
        state.stock[seat][resource] -= COST[kind][resource]
    state.yard[seat][kind] -= 1
    put_in_slot(state, seat, SINGLE[kind])
    if USE_COUNT[SINGLE[kind]] > 0:
        begin_effect(state, kind, EFFECT_TIMES if has(state, seat, Assistant.EFFECT_TWICE) else 1)
    elif FAMILY[kind] == Family.ATTACK:
        attack(state, kind)
    elif kind == RECYCLER:
        recycle_instead(state)


@rule
def begin_effect(state: State, kind: int, times: int) -> None:
    state.machine = kind
    state.effects = times
    state.pending = Pending.EFFECT


@rule
def list_effects(state: State, options: list[int]) -> int:
    count = list_ways(state, SINGLE[state.machine], APPLY, options, 0)
    options[count] = NO_EFFECT
    return count + 1


@rule
def effect(state: State, option: int) -> None:
    """I11.11: the second time is chosen anew."""
    if option == NO_EFFECT:
        state.effects = 0
    else:
        apply_use(state, option - APPLY)
        state.effects -= 1
    if state.effects == 0:
        state.machine = NOTHING
        state.pending = Pending.STEP_DONE


@rule
def attack(state: State, kind: int) -> None:
    """I8.8."""
    if kind == CANCELLER:
        if state.office[0] != NOTHING:
            state.pending = Pending.REMOVE_PROJECT
    elif kind == DISABLER:
        state.target = state.seat
        state.pending = Pending.DISABLE_NEXT
    else:
        steal(state, STEALS_STUFF[kind], STEALS_AMOUNT[kind])


@rule
def steal(state: State, stuff: int, amount: int) -> None:
    """I8.8: from everybody who is not protected; the attacker keeps as much as one gives up, the rest goes away."""
    total = 0
    for seat in range(state.seats):
        if seat != state.seat and not is_protected(state, seat, 1 << stuff):
            given = min(amount, state.stock[seat][stuff])
            state.stock[seat][stuff] -= given
            total += given
    state.stock[state.seat][stuff] += min(amount, total)


@rule
def list_removals(state: State, options: list[int]) -> int:
    count = 0
    while count < MOST_OFFICE and state.office[count] != NOTHING:
        options[count] = REMOVE + state.office[count]
        count += 1
    options[count] = REMOVE_NONE
    return count + 1


@rule
def remove_project(state: State, option: int) -> None:
    """I8.9."""
    if option < REMOVE + PROJECTS:
        state.project[option - REMOVE] = Place.OUT
        lay_out_office(state)
    state.pending = Pending.STEP_DONE


@rule
def disable_next(state: State) -> None:
    """I8.10: opponents in seat order from the attacker on."""
    target = (state.target + 1) % state.seats
    while target != state.seat:
        if slots_taken(state, target) > 0 and not is_protected(state, target, DISABLING):
            state.target = target
            state.pending = Pending.DISABLE
            return
        target = (target + 1) % state.seats
    state.target = NOTHING
    state.pending = Pending.STEP_DONE


@rule
def list_slots_to_disable(state: State, options: list[int]) -> int:
    """Equal slots are one option."""
    slots = state.slots[state.target]
    count = 0
    for slot in range(slots_taken(state, state.target)):
        if slot == 0 or slots[slot - 1] != slots[slot]:
            options[count] = DISABLE + slots[slot]
            count += 1
    return count


@rule
def disable(state: State, content: int) -> None:
    """Of equal slots an enabled one, which comes first in their order."""
    slot = 0
    while state.slots[state.target][slot] != content:
        slot += 1
    state.disabled[state.target][slot] = 1
    sort_slots(state, state.target)
    state.pending = Pending.DISABLE_NEXT


@rule
def recycle_instead(state: State) -> None:
    """I8.11: S1 is discarded at once."""
    empty_slot(state, state.seat, SINGLE[RECYCLER])
    state.discard[RECYCLER] += 1
    for kind in range(KINDS):
        if state.discard[kind] > 0 and INSTANT[kind] == 0:
            state.pending = Pending.RECYCLE


@rule
def list_recycled(state: State, options: list[int]) -> int:
    count = 0
    for kind in range(KINDS):
        if state.discard[kind] > 0 and INSTANT[kind] == 0:
            options[count] = RECYCLE + kind
            count += 1
    options[count] = RECYCLE_NONE
    return count + 1


@rule
def recycle(state: State, option: int) -> None:
    """I8.11, I11.11: its effect may be applied once, not twice."""
    state.pending = Pending.STEP_DONE
    if option != RECYCLE_NONE:
        kind = option - RECYCLE
        state.discard[kind] -= 1
        put_in_slot(state, state.seat, SINGLE[kind])
        if USE_COUNT[SINGLE[kind]] > 0:
            begin_effect(state, kind, 1)
