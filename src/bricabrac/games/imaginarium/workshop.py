"""Workshops: slots with repaired machines, assistants and secret projects."""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import (
    FAMILY,
    KINDS,
    LEVEL,
    MORE_SLOTS,
    MOST_SLOTS,
    NOTHING,
    PROTECTS,
    WORKSHOP_SLOTS,
    Assistant,
)
from bricabrac.games.imaginarium.contents import CONTENTS, HOLDS, MACHINES_IN
from bricabrac.games.imaginarium.state import Place, State

CONTENT_PROTECTS: Final = tuple(
    sum(1 << bit for bit in range(8) if any(PROTECTS[kind] >> bit & 1 for kind in machines)) for machines in MACHINES_IN
)
"""What a slot protects from, see components.PROTECTS."""
CONTENT_LEVELS: Final = tuple(sum(LEVEL[kind] for kind in machines) for machines in MACHINES_IN)


@rule
def has(state: State, seat: int, assistant: int) -> bool:
    return state.assistant[assistant] == Place.OWNED + seat


@rule
def slot_limit(state: State, seat: int) -> int:
    """I11.6."""
    return WORKSHOP_SLOTS + MORE_SLOTS if has(state, seat, Assistant.TWO_MORE_SLOTS) else WORKSHOP_SLOTS


@rule
def slots_taken(state: State, seat: int) -> int:
    taken = 0
    while taken < MOST_SLOTS and state.slots[seat][taken] != NOTHING:
        taken += 1
    return taken


@rule
def slot_order(state: State, seat: int, slot: int) -> int:
    content = state.slots[seat][slot]
    if content == NOTHING:
        return 4 * CONTENTS
    return content * 4 + state.disabled[seat][slot] * 2 + (state.slot_used[slot] if seat == state.seat else 0)


@rule
def sort_slots(state: State, seat: int) -> None:
    """Slots have no order of their own: equal workshops are equal records."""
    for last in range(1, MOST_SLOTS):
        slot = last
        while slot > 0 and slot_order(state, seat, slot - 1) > slot_order(state, seat, slot):
            swap_slots(state, seat, slot - 1, slot)
            slot -= 1


@rule
def swap_slots(state: State, seat: int, one: int, other: int) -> None:
    content = state.slots[seat][one]
    state.slots[seat][one] = state.slots[seat][other]
    state.slots[seat][other] = content
    disabled = state.disabled[seat][one]
    state.disabled[seat][one] = state.disabled[seat][other]
    state.disabled[seat][other] = disabled
    if seat == state.seat:
        used = state.slot_used[one]
        state.slot_used[one] = state.slot_used[other]
        state.slot_used[other] = used


@rule
def put_in_slot(state: State, seat: int, content: int) -> None:
    state.slots[seat][slots_taken(state, seat)] = content
    sort_slots(state, seat)


@rule
def empty_slot(state: State, seat: int, content: int) -> None:
    """One slot with this content."""
    slot = 0
    while state.slots[seat][slot] != content:
        slot += 1
    state.slots[seat][slot] = NOTHING
    state.disabled[seat][slot] = 0
    sort_slots(state, seat)


@rule
def machines_of(state: State, seat: int, kind: int) -> int:
    """Repaired ones, combined or not (I8.6)."""
    count = 0
    for slot in range(slots_taken(state, seat)):
        count += HOLDS[state.slots[seat][slot]][kind]
    return count


@rule
def machines_of_family(state: State, seat: int, family: int) -> int:
    count = 0
    for kind in range(KINDS):
        if FAMILY[kind] == family:
            count += machines_of(state, seat, kind)
    return count


@rule
def is_protected(state: State, seat: int, what: int) -> bool:
    """I8.7; disabled machines give no protection (I8.10). `what`: a bit of components.PROTECTS."""
    for slot in range(slots_taken(state, seat)):
        if CONTENT_PROTECTS[state.slots[seat][slot]] & what and state.disabled[seat][slot] == 0:
            return True
    return False


@rule
def levels_of(state: State, seat: int) -> int:
    """I10.2: the sum of levels of repaired machines, disabled ones too."""
    levels = 0
    for slot in range(slots_taken(state, seat)):
        levels += CONTENT_LEVELS[state.slots[seat][slot]]
    return levels


@rule
def sort_secrets(state: State) -> None:
    """Two secret projects have no order of their own."""
    if state.secret[1] != NOTHING and state.secret[1] < state.secret[0]:
        project = state.secret[0]
        state.secret[0] = state.secret[1]
        state.secret[1] = project
