"""What our rules offer in a game of Imaginarium, in the words of a recording: option for option."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.actions import BUY, BUY_POINT
from bricabrac.games.imaginarium.components import CONVEYOR, NOTHING, SERIALS, Action
from bricabrac.games.imaginarium.contents import SINGLE, USE_CONTENT, USE_GAINS, USE_SPENDS, USES
from bricabrac.games.imaginarium.planning import first_on_track
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, State
from bricabrac.games.imaginarium.turn import list_options, step
from bricabrac.games.imaginarium.workshop import slots_taken
from bricabrac.oracles.imaginarium_form import slot_of

RESOURCES: Final = ("wood", "copper", "crystal")

Option = list[Any]
Choices = tuple[int, ...]
"""Our choices for one option of a recording, one after the other."""


def key_of(option: Option) -> str:
    """The same for the same option: neither slots nor the machines in one have an order."""
    match option:
        case ["use", list() as slot, *rest]:
            return json.dumps(["use", sorted(slot), *rest])
        case ["disable", seat, list() as slot]:
            return json.dumps(["disable", seat, sorted(slot)])
        case ["arrange", list() as slots]:
            return json.dumps(["arrange", sorted(sorted(slot) for slot in slots)])
    return json.dumps(option)


def legal(state: State) -> list[int]:
    options = [0] * numbers.MOST_OPTIONS
    return options[: list_options(state, options)]


def offers(state: State) -> Iterator[tuple[Option, Choices]]:
    """All options but arrangements."""
    for choice in legal(state):
        if numbers.BORROW <= choice < numbers.BORROW + USES:
            yield from ((option, (choice,)) for option in _borrowed(state, choice - numbers.BORROW))
        elif choice == numbers.COLLECT:
            yield from _collected(state)
        elif numbers.DISMANTLE_BROKEN <= choice < numbers.DISMANTLE_FOR_RESOURCES:
            serial = SERIALS[choice - numbers.DISMANTLE_BROKEN]
            for second in _after(state, choice):
                cubes = list(numbers.CUBES[second - numbers.TAKE_CUBES])
                yield ["dismantle", "broken", serial, cubes], (choice, second)
        elif choice not in (numbers.USE_ALL, numbers.REORGANISE):
            yield (_in_turn if choice < numbers.EXTRACT else _in_action)(state, choice), (choice,)


def arrangements(state: State) -> Iterator[tuple[Option, Choices]]:
    """I7.5: all but the present one."""
    if state.pending != Pending.ACT or numbers.REORGANISE not in legal(state):
        return
    present = sorted(content for content in state.slots[state.seat] if content != NOTHING)
    begun = state.copy()
    step(begun, numbers.REORGANISE)
    for path in _paths(begun, ()):
        contents = [choice - numbers.ARRANGE for choice in path]
        if sorted(contents) != present:
            yield ["arrange", [slot_of(content) for content in contents]], (numbers.REORGANISE, *path)


def _paths(state: State, path: Choices) -> Iterator[Choices]:
    if state.pending != Pending.ARRANGE:
        yield path
        return
    for choice in legal(state):
        after = state.copy()
        step(after, choice)
        yield from _paths(after, (*path, choice))


def _after(state: State, choice: int) -> list[int]:
    after = state.copy()
    step(after, choice)
    return legal(after)


def _use(use: int) -> Option:
    return [list(USE_SPENDS[use][1:4]), list(USE_GAINS[use])]


def _borrowed(state: State, use: int) -> Iterator[Option]:
    """I11.12: recordings say whose machine it is."""
    content = USE_CONTENT[use]
    for seat in range(state.seats):
        slots = range(slots_taken(state, seat))
        enabled = any(state.slots[seat][slot] == content and not state.disabled[seat][slot] for slot in slots)
        if seat != state.seat and enabled:
            yield ["borrow", seat, *slot_of(content), *_use(use)]


def _collected(state: State) -> Iterator[tuple[Option, Choices]]:
    """I5.4, I5.5."""
    after = state.copy()
    step(after, numbers.COLLECT)
    if state.resolving >= CONVEYOR:
        yield ["extractor"], (numbers.COLLECT,)
    elif after.pending == Pending.PAY:
        held = sum(state.stock[state.seat][1:4])
        for second in legal(after):
            paid = after.copy()
            step(paid, second)
            wood, copper = divmod(second - numbers.PAY, numbers.PAYMENT_ROW)
            crystal = held - sum(paid.stock[state.seat][1:4]) - wood - copper
            yield ["pay", [wood, copper, crystal]], (numbers.COLLECT, second)
    else:
        taken = sum(after.yard[state.seat]) > sum(state.yard[state.seat])
        yield ["take" if taken else "default"], (numbers.COLLECT,)


def _in_turn(state: State, choice: int) -> Option:
    """Options of all steps before the actions."""
    if choice < numbers.USE:
        piece = state.track[first_on_track(state)]
        return ["plan", "s" if piece >= SABOTEUR else "h", choice - numbers.PLAN + 1]
    if choice < numbers.USE_ALL:
        use = choice - numbers.USE
        return ["use", slot_of(USE_CONTENT[use]), *_use(use)]
    words = {numbers.END_USE: "end-use", numbers.BUY_TOP: "buy-top", numbers.END_COLLECT: "end-collect"}
    if choice in words:
        return [words[choice]]
    return ["dial", *(Action(action).name.lower() for action in numbers.PAIRS[choice - numbers.DIAL])]


def _in_action(state: State, choice: int) -> Option:
    if choice >= numbers.END_ACTION:
        return _end_or_effect(state, choice)
    if choice == numbers.EXTRACT:
        return ["extract"]
    if choice < numbers.REPAIR:
        return ["recruit", choice - numbers.RECRUIT + 1]
    if choice < numbers.TRADE:
        return ["repair", SERIALS[choice - numbers.REPAIR]]
    if choice < numbers.DISMANTLE_BROKEN:
        return _trade(choice - numbers.TRADE)
    if choice < numbers.DISMANTLE_FOR_POINTS:
        return ["dismantle", "repaired", SERIALS[choice - numbers.DISMANTLE_FOR_RESOURCES], "resources"]
    return ["dismantle", "repaired", SERIALS[choice - numbers.DISMANTLE_FOR_POINTS], "points"]


def _trade(number: int) -> Option:
    if number < BUY:
        return ["trade", "sell", RESOURCES[number]]
    return ["trade", "buy", "point" if number == BUY_POINT else RESOURCES[number - BUY]]


def _end_or_effect(state: State, choice: int) -> Option:
    words = {
        numbers.END_ACTION: "end-action",
        numbers.END_ACTIONS: "end-actions",
        numbers.NO_EFFECT: "no-effect",
        numbers.REMOVE_NONE: "no-project",
        numbers.RECYCLE_NONE: "no-recycle",
    }
    if choice in words:
        return [words[choice]]
    if choice < numbers.NO_EFFECT:
        assert USE_CONTENT[choice - numbers.APPLY] == SINGLE[state.machine]
        return ["apply", *_use(choice - numbers.APPLY)]
    if choice < numbers.REMOVE_NONE:
        return ["remove-project", choice - numbers.REMOVE + 1]
    if choice < numbers.RECYCLE:
        return ["disable", state.target, slot_of(choice - numbers.DISABLE)]
    return ["recycle", SERIALS[choice - numbers.RECYCLE]]
