"""Any decision: what may be chosen, and the consequences of a choice."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.actions import act, dial, list_acts, list_cubes, list_pairs, step_done, take_cubes
from bricabrac.games.imaginarium.arrange import arrange, list_arrange
from bricabrac.games.imaginarium.collect import (
    buy_after,
    collect,
    collected,
    list_buy_after,
    list_collect,
    list_payments,
    pay,
)
from bricabrac.games.imaginarium.ending import end_round, end_turn
from bricabrac.games.imaginarium.planning import list_spaces, next_to_plan, next_to_resolve, plan
from bricabrac.games.imaginarium.repair import (
    disable,
    disable_next,
    effect,
    list_effects,
    list_recycled,
    list_removals,
    list_slots_to_disable,
    recycle,
    remove_project,
)
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.use import list_uses, use

PLAN, DISABLE, ARRANGE = numbers.PLAN, numbers.DISABLE, numbers.ARRANGE


@rule
def list_options(state: State, options: list[int]) -> int:
    """Writes all legal options and returns how many there are: none when the game is over."""
    match state.pending:
        case Pending.PLAN:
            return list_spaces(state, options)
        case Pending.USE:
            return list_uses(state, options)
        case Pending.COLLECT:
            return list_collect(state, options)
        case Pending.PAY:
            return list_payments(state, options)
        case Pending.BUY_AFTER:
            return list_buy_after(options)
        case Pending.DIAL:
            return list_pairs(state, options)
        case Pending.ACT:
            return list_acts(state, options)
        case Pending.CUBES:
            return list_cubes(state, options)
        case Pending.EFFECT:
            return list_effects(state, options)
        case Pending.REMOVE_PROJECT:
            return list_removals(state, options)
        case Pending.DISABLE:
            return list_slots_to_disable(state, options)
        case Pending.RECYCLE:
            return list_recycled(state, options)
        case Pending.ARRANGE:
            return list_arrange(state, options)
    return 0


@rule
def step(state: State, option: int) -> None:
    """The consequences of one legal option, up to whatever is to be decided next."""
    choose(state, option)
    follow_up(state)


@rule
def choose(state: State, option: int) -> None:
    match state.pending:
        case Pending.PLAN:
            plan(state, option - PLAN)
        case Pending.USE:
            use(state, option)
        case Pending.COLLECT:
            collect(state, option)
        case Pending.PAY:
            pay(state, option)
        case Pending.BUY_AFTER:
            buy_after(state, option)
        case Pending.DIAL:
            dial(state, option)
        case Pending.ACT:
            act(state, option)
        case Pending.CUBES:
            take_cubes(state, option)
        case Pending.EFFECT:
            effect(state, option)
        case Pending.REMOVE_PROJECT:
            remove_project(state, option)
        case Pending.DISABLE:
            disable(state, option - DISABLE)
        case Pending.RECYCLE:
            recycle(state, option)
        case Pending.ARRANGE:
            arrange(state, option - ARRANGE)


@rule
def follow_up(state: State) -> None:
    """What happens by itself until something is to be decided; each is called from here alone (see architecture.md)."""
    while state.pending > Pending.OVER:
        match state.pending:
            case Pending.COLLECTED:
                collected(state)
            case Pending.STEP_DONE:
                step_done(state)
            case Pending.DISABLE_NEXT:
                disable_next(state)
            case Pending.TURN_END:
                end_turn(state)
            case Pending.NEXT_TO_RESOLVE:
                next_to_resolve(state)
            case Pending.ROUND_END:
                end_round(state)
            case Pending.NEXT_TO_PLAN:
                next_to_plan(state)


@rule
def advance(state: State, options: list[int]) -> int:
    """Goes on while nothing is to be decided; writes the options of the next decision and returns their number."""
    while True:
        count = list_options(state, options)
        if count != 1:
            return count
        step(state, options[0])
