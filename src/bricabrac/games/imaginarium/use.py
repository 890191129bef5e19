"""Using machines (I5.2) and what ends that step (I5.3)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import FAMILY, KINDS, MOST_SLOTS, NOTHING, SPACES, Assistant, Family
from bricabrac.games.imaginarium.contents import (
    FIRST_USE,
    FREE_USE,
    SINGLE,
    SINGLE_KIND,
    USE_CONTENT,
    USE_COUNT,
)
from bricabrac.games.imaginarium.decisions import BORROW, END_USE, USE, USE_ALL
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.stocks import apply_use, can_spend
from bricabrac.games.imaginarium.workshop import has, slots_taken, sort_slots


@rule
def is_usable(state: State, slot: int) -> bool:
    return state.slot_used[slot] == 0 and state.disabled[state.seat][slot] == 0


@rule
def list_uses(state: State, options: list[int]) -> int:
    """I5.2: each slot once, whole; equal slots are one option. What asks nothing can be used all at once."""
    slots = state.slots[state.seat]
    taken = slots_taken(state, state.seat)
    count = 0
    free = 0
    for slot in range(taken):
        if is_usable(state, slot):
            free += FREE_USE[slots[slot]]
    if free > 1:
        options[count] = USE_ALL
        count += 1
    for slot in range(taken):
        repeated = slot > 0 and slots[slot - 1] == slots[slot]  # usable ones come first
        if is_usable(state, slot) and not repeated:
            count = list_ways(state, slots[slot], USE, options, count)
    if has(state, state.seat, Assistant.BORROW_A_MACHINE) and state.borrowed == 0:
        count = list_borrowed(state, options, count)
    options[count] = END_USE
    return count + 1


@rule
def list_ways(state: State, content: int, block: int, options: list[int], count: int) -> int:
    """All ways to use a content that can be paid."""
    for use in range(FIRST_USE[content], FIRST_USE[content] + USE_COUNT[content]):
        if can_spend(state, use):
            options[count] = block + use
            count += 1
    return count


@rule
def list_borrowed(state: State, options: list[int], count: int) -> int:
    """I11.12: whose machine it is makes no difference, so equal machines are one option."""
    kinds = 0
    for seat in range(state.seats):
        if seat != state.seat:
            for slot in range(slots_taken(state, seat)):
                kind = SINGLE_KIND[state.slots[seat][slot]]
                if kind != NOTHING and state.disabled[seat][slot] == 0:
                    kinds |= 1 << kind
    for kind in range(KINDS):
        if kinds >> kind & 1 and FAMILY[kind] <= Family.TRANSFORMATION:
            count = list_ways(state, SINGLE[kind], BORROW, options, count)
    return count


@rule
def use(state: State, option: int) -> None:
    if option == END_USE:
        end_use(state)
    elif option >= BORROW:
        apply_use(state, option - BORROW)
        state.borrowed = 1
    elif option == USE_ALL:
        for slot in range(slots_taken(state, state.seat)):
            content = state.slots[state.seat][slot]
            if is_usable(state, slot) and FREE_USE[content]:
                apply_use(state, FIRST_USE[content])
                state.slot_used[slot] = 1
        sort_slots(state, state.seat)
    else:
        use_slot(state, option - USE)


@rule
def use_slot(state: State, way: int) -> None:
    apply_use(state, way)
    slot = 0
    while state.slots[state.seat][slot] != USE_CONTENT[way] or not is_usable(state, slot):
        slot += 1
    state.slot_used[slot] = 1
    sort_slots(state, state.seat)


@rule
def end_use(state: State) -> None:
    """I5.3; a piece that waited has nothing to collect (I4.3)."""
    for slot in range(MOST_SLOTS):
        state.slot_used[slot] = 0
        state.disabled[state.seat][slot] = 0
    sort_slots(state, state.seat)
    state.pending = Pending.COLLECT if state.resolving < SPACES else Pending.COLLECTED
