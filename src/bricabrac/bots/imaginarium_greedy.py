"""A sensible greedy player of Imaginarium: looks to the end of its own turn, in a world drawn from what it knows.

Before it dials a pair of actions it plays the turn with each of them in its head, always taking the next step that
looks best. Everything else is judged by what it leads to at once.
"""

from __future__ import annotations

from typing import Final

from bricabrac.bots.imaginarium_worth import CONTENT_YIELD, KEPT_WORTH, USE_WORTH, WORTH, hopes_of_others, worth
from bricabrac.games.compiling import rule
from bricabrac.games.dice import MASK
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.collect import price
from bricabrac.games.imaginarium.components import CONVEYOR, EXTRACTORS, KINDS, NOTHING, PRICE_UNIT, SPACES
from bricabrac.games.imaginarium.contents import CONTENTS, FIRST_USE, FREE_USE, MACHINES_IN, SINGLE, USES
from bricabrac.games.imaginarium.planning import first_on_track, is_free
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, State
from bricabrac.games.imaginarium.stocks import apply_use, resources_of
from bricabrac.games.imaginarium.turn import list_options, step
from bricabrac.games.imaginarium.view import reshuffle
from bricabrac.games.imaginarium.workshop import slots_taken
from bricabrac.games.luck import next_word
from bricabrac.games.records import States

NEVER: Final = -1_000_000
EARLIER_WORTH: Final = 1
"""By space: who is resolved earlier is first to plan in the next round (I5.9)."""
SLOT_SAVED: Final = 30
"""Combining machines."""

WORLD: Final = 1
TRIED: Final = 2
CONTINUED: Final = 3
STATES_NEEDED: Final = 4

USE_ALL, COLLECT, END_ACTION, END_ACTIONS = numbers.USE_ALL, numbers.COLLECT, numbers.END_ACTION, numbers.END_ACTIONS
PLAN, TAKE_CUBES = numbers.PLAN, numbers.TAKE_CUBES


def _at_a_glance() -> list[int]:
    glance = [0] * numbers.OPTIONS
    for number, cubes in enumerate(numbers.CUBES):
        glance[TAKE_CUBES + number] = sum(each * WORTH[1 + resource] for resource, each in enumerate(cubes))
    glance[numbers.APPLY : numbers.APPLY + USES] = USE_WORTH
    for project in range(numbers.REMOVE, numbers.REMOVE_NONE):
        glance[project] = -1
    glance[numbers.DISABLE : numbers.DISABLE + CONTENTS] = CONTENT_YIELD
    for kind in range(KINDS):
        glance[numbers.RECYCLE + kind] = 3 * CONTENT_YIELD[SINGLE[kind]] + KEPT_WORTH[kind]
    for content, machines in enumerate(MACHINES_IN):
        apart = sum(CONTENT_YIELD[SINGLE[kind]] for kind in machines)
        glance[numbers.ARRANGE + content] = CONTENT_YIELD[content] - apart + SLOT_SAVED * (len(machines) - 1)
    return glance


AT_A_GLANCE: Final = tuple(_at_a_glance())
"""What options are worth that only complete a step."""


@rule
def choose_greedy(
    states: States[State],
    options: list[int],
    count: int,
    luck: list[int],
    steps: list[int],
    scratch: list[int],
    profile: list[int],
) -> int:
    """`states[WORLD]` is the view of the player to move; those after it are overwritten, and so are the last lists."""
    world = states[WORLD]
    if options[0] == USE_ALL or options[0] == COLLECT:
        return options[0]
    if world.pending == Pending.DISABLE:
        return best_at_a_glance(options, count)
    for word in range(len(world.key)):
        world.key[word] = (next_word(luck) & MASK) - 0x80000000
    reshuffle(world)
    if world.pending == Pending.PLAN:
        return choose_space(states, options, count, luck, profile)
    seat = world.seat
    best = options[0]
    best_value = NEVER << 8
    for choice in range(count):
        states[TRIED] = states[WORLD]
        tried = states[TRIED]
        if options[choice] != END_ACTIONS:
            try_step(tried, options[choice], scratch)
        if world.pending == Pending.DIAL:
            finish_actions(states, seat, steps, scratch, profile)
        value = worth(tried, seat, profile)
        if world.pending == Pending.REMOVE_PROJECT:
            value -= hopes_of_others(tried, seat, profile)
        value = (value << 8) + (next_word(luck) & 0xFF)  # ties are broken by luck
        if value > best_value:
            best_value = value
            best = options[choice]
    return best


@rule
def try_step(state: State, option: int, scratch: list[int]) -> None:
    """A step with all that it needs to be complete; when machines are used, what is reserved is collected as well."""
    using = state.pending == Pending.USE
    seat = state.seat
    chosen = option
    while chosen != NOTHING:
        step(state, chosen)
        chosen = NOTHING
        if state.pending >= Pending.CUBES and state.pending < Pending.OVER:
            chosen = best_at_a_glance(scratch, list_options(state, scratch))
    if using and state.resolving < SPACES:
        collect_from(state, seat, state.resolving)


@rule
def best_at_a_glance(options: list[int], count: int) -> int:
    best = options[0]
    for choice in range(1, count):
        if AT_A_GLANCE[options[choice]] > AT_A_GLANCE[best]:
            best = options[choice]
    return best


@rule
def finish_actions(states: States[State], seat: int, steps: list[int], scratch: list[int], profile: list[int]) -> None:
    """Takes the best next step until it is best to stop."""
    tried = states[TRIED]
    while tried.pending == Pending.ACT:
        count = list_options(tried, steps)
        best = steps[count - 1]
        best_value = worth(tried, seat, profile)
        for choice in range(count - 1):
            states[CONTINUED] = states[TRIED]
            continued = states[CONTINUED]
            try_step(continued, steps[choice], scratch)
            value = worth(continued, seat, profile)
            if value > best_value:
                best_value = value
                best = steps[choice]
        if best == END_ACTIONS:
            return
        try_step(tried, best, scratch)


# Planning


@rule
def choose_space(states: States[State], options: list[int], count: int, luck: list[int], profile: list[int]) -> int:
    world = states[WORLD]
    saboteur = world.track[first_on_track(world)] >= SABOTEUR
    other = (world.seat + 1) % world.seats
    best = options[0]
    best_value = NEVER << 8
    for choice in range(count):
        space = options[choice] - PLAN
        if saboteur:
            value = best_space_without(states, world.seat, space, profile)
            value -= best_space_without(states, other, space, profile)
        else:
            value = space_worth(states, world.seat, space, profile)
        value = (value << 8) + (next_word(luck) & 0xFF)
        if value > best_value:
            best_value = value
            best = options[choice]
    return best


@rule
def best_space_without(states: States[State], seat: int, taken: int, profile: list[int]) -> int:
    best = NEVER
    for space in range(SPACES):
        if space != taken and is_free(states[WORLD], space):
            best = max(best, space_worth(states, seat, space, profile))
    return best


@rule
def space_worth(states: States[State], seat: int, space: int, profile: list[int]) -> int:
    states[TRIED] = states[WORLD]
    tried = states[TRIED]
    tried.seat = seat
    use_what_is_free(tried)
    collect_from(tried, seat, space)
    return worth(tried, seat, profile) - EARLIER_WORTH * space


@rule
def use_what_is_free(state: State) -> None:
    for slot in range(slots_taken(state, state.seat)):
        content = state.slots[state.seat][slot]
        if FREE_USE[content] == 1 and state.disabled[state.seat][slot] == 0:
            apply_use(state, FIRST_USE[content])


@rule
def collect_from(state: State, seat: int, space: int) -> None:
    """I5.4, I5.5, with the cheapest resources."""
    stock = state.stock[seat]
    if space >= CONVEYOR:
        stock[0] += EXTRACTORS[space - CONVEYOR]
        return
    state.resolving = space
    missing = price(state) - stock[0]
    if PRICE_UNIT * max(0, missing) > resources_of(state, seat):
        for stuff in range(4):
            stock[stuff] = 0
        return
    stock[0] = max(0, -missing)
    due = PRICE_UNIT * max(0, missing)
    for resource in range(1, 4):
        paid = min(due, stock[resource])
        stock[resource] -= paid
        due -= paid
    state.yard[seat][state.conveyor[space]] += 1
    state.conveyor[space] = NOTHING
