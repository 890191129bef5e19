"""Reorganise (I7.5): every arrangement can be reached, each in exactly one way.

All machines are taken off, and the lowest kind that is still loose is put somewhere, until none is left. What holds the
same lowest kind is chosen from the highest content down, so that equal arrangements are one; only what leaves enough
slots for the rest is offered, so that there is no dead end.
"""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import KINDS, MOST_SLOTS, NOTHING
from bricabrac.games.imaginarium.contents import COUNT_WITH, FIRST_WITH, HOLDS, LOWEST, MACHINES_IN
from bricabrac.games.imaginarium.decisions import ARRANGE
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.workshop import slot_limit, slots_taken, sort_slots

_LARGEST: Final = tuple(max(len(machines) for machines in MACHINES_IN if kind in machines) for kind in range(KINDS))
WHOLE_SLOT: Final = 60
PART_OF_SLOT: Final = tuple(WHOLE_SLOT // largest for largest in _LARGEST)
"""The least part of a slot that a machine takes up: a quick bound on what has room."""


@rule
def loosen(state: State, content: int) -> None:
    for kind in range(KINDS):
        state.loose[kind] += HOLDS[content][kind]


@rule
def fasten(state: State, content: int) -> None:
    for kind in range(KINDS):
        state.loose[kind] -= HOLDS[content][kind]


@rule
def is_there(state: State, content: int) -> bool:
    for kind in range(KINDS):
        if HOLDS[content][kind] > state.loose[kind]:
            return False
    return True


@rule
def highest_content(state: State, last: int) -> int:
    """Where the order of contents goes on after the last one; NOTHING if no machine is loose."""
    for kind in range(KINDS):
        if state.loose[kind] > 0:
            if last != NOTHING and LOWEST[last] == kind:
                return last
            return FIRST_WITH[kind] + COUNT_WITH[kind] - 1
    return NOTHING


@rule
def next_there(state: State, content: int) -> int:
    """This content, or the next lower one with the same lowest machine, whose machines are loose; else NOTHING."""
    while content != NOTHING and not is_there(state, content):
        content = content - 1 if content > FIRST_WITH[LOWEST[content]] else NOTHING
    return content


@rule
def has_room(state: State, slots: int) -> bool:
    parts = 0
    for kind in range(KINDS):
        parts += state.loose[kind] * PART_OF_SLOT[kind]
    return parts <= slots * WHOLE_SLOT


@rule
def loose_machines(state: State) -> int:
    count = 0
    for kind in range(KINDS):
        count += state.loose[kind]
    return count


@rule
def fits(state: State, last: int, slots: int) -> bool:
    """Whether the loose machines have room in so many slots, in the order of contents after the last one."""
    filled = 0
    content = highest_content(state, last)
    while loose_machines(state) > slots - filled:
        room = filled < slots and has_room(state, slots - filled)
        content = next_there(state, content) if room else NOTHING
        if content != NOTHING:
            fasten(state, content)
            state.trial[filled] = content
            filled += 1
            content = highest_content(state, content)
        elif filled == 0:
            return False
        else:
            filled -= 1
            content = state.trial[filled]
            state.trial[filled] = 0
            loosen(state, content)
            content = content - 1 if content > FIRST_WITH[LOWEST[content]] else NOTHING
    while filled > 0:
        filled -= 1
        loosen(state, state.trial[filled])
        state.trial[filled] = 0
    return True


@rule
def list_contents(state: State, last: int, slots: int, options: list[int]) -> int:
    count = 0
    content = next_there(state, highest_content(state, last))
    while content != NOTHING:
        fasten(state, content)
        if fits(state, content, slots - 1):
            options[count] = ARRANGE + content
            count += 1
        loosen(state, content)
        content = next_there(state, content - 1 if content > FIRST_WITH[LOWEST[content]] else NOTHING)
    return count


@rule
def count_contents(state: State, last: int, slots: int) -> int:
    """How many, up to 2."""
    count = 0
    content = next_there(state, highest_content(state, last))
    while content != NOTHING and count < 2:
        fasten(state, content)
        if fits(state, content, slots - 1):
            count += 1
        loosen(state, content)
        content = next_there(state, content - 1 if content > FIRST_WITH[LOWEST[content]] else NOTHING)
    return count


@rule
def can_reorganise(state: State) -> bool:
    """Whether there is another arrangement: on the way to the present one, somewhere there is a choice."""
    seat = state.seat
    slots = state.slots[seat]
    taken = slots_taken(state, seat)
    left = slot_limit(state, seat)
    for slot in range(taken):
        loosen(state, slots[slot])
    last = NOTHING
    begin = 0
    found = False
    while begin < taken and not found:
        end = begin
        while end < taken and LOWEST[slots[end]] == LOWEST[slots[begin]]:
            end += 1
        for slot in range(end - 1, begin - 1, -1):
            found = found or count_contents(state, last, left) > 1
            last = slots[slot]
            fasten(state, last)
            left -= 1
        begin = end
    for kind in range(KINDS):
        state.loose[kind] = 0
    return found


@rule
def begin_to_reorganise(state: State) -> None:
    seat = state.seat
    for slot in range(MOST_SLOTS):
        if state.slots[seat][slot] != NOTHING:
            loosen(state, state.slots[seat][slot])
            state.slots[seat][slot] = NOTHING
    state.arranged = NOTHING
    state.pending = Pending.ARRANGE


@rule
def list_arrange(state: State, options: list[int]) -> int:
    left = slot_limit(state, state.seat) - slots_taken(state, state.seat)
    return list_contents(state, state.arranged, left, options)


@rule
def arrange(state: State, content: int) -> None:
    fasten(state, content)
    state.slots[state.seat][slots_taken(state, state.seat)] = content
    state.arranged = content
    if loose_machines(state) == 0:
        sort_slots(state, state.seat)
        state.arranged = NOTHING
        state.pending = Pending.STEP_DONE
