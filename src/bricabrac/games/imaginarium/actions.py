"""The dial (I5.6) and the actions that take one step: extract, recruit, trade, dismantle (I7)."""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.arrange import begin_to_reorganise, can_reorganise
from bricabrac.games.imaginarium.components import (
    ACTION_TIMES,
    ASSISTANT_COST,
    ASSISTANT_ROW,
    CHEAP_POINT_PRICE,
    COST,
    DISMANTLABLE,
    DISMANTLED,
    EXTRACTED,
    KINDS,
    LEVEL,
    MARKET,
    MORE_TRANSACTIONS,
    MOST_ASSISTANTS,
    NOTHING,
    POINT_PRICE,
    SECRET_PROJECTS,
    TRANSACTIONS,
    Action,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.contents import SINGLE, SINGLE_KIND
from bricabrac.games.imaginarium.decisions import (
    CUBES,
    DIAL,
    DISMANTLE_BROKEN,
    DISMANTLE_FOR_POINTS,
    DISMANTLE_FOR_RESOURCES,
    END_ACTION,
    END_ACTIONS,
    EXTRACT,
    NEIGHBOURS,
    PAIRS,
    RECRUIT,
    REORGANISE,
    REPAIR,
    TAKE_CUBES,
    TRADE,
)
from bricabrac.games.imaginarium.repair import list_repairs, repair
from bricabrac.games.imaginarium.state import Pending, Place, State
from bricabrac.games.imaginarium.workshop import empty_slot, has, slots_taken, sort_secrets

BUY: Final = 3
"""From this trade on: buying; before: selling."""
BUY_POINT: Final = 6


@rule
def list_pairs(state: State, options: list[int]) -> int:
    """I5.6, I11.1."""
    free = has(state, state.seat, Assistant.FREE_ACTIONS)
    count = 0
    for pair in range(len(PAIRS)):
        if free or (NEIGHBOURS[pair] == 1 and pair != state.dialled[state.seat]):
            options[count] = DIAL + pair
            count += 1
    return count


@rule
def dial(state: State, option: int) -> None:
    pair = option - DIAL
    state.dialled[state.seat] = pair
    state.actions = 1 << PAIRS[pair][0] | 1 << PAIRS[pair][1]
    state.pending = Pending.ACT


@rule
def list_acts(state: State, options: list[int]) -> int:
    """I5.6: one action completely before the other; both may be left out."""
    count = 0
    for action in range(len(Action)):
        if action == state.action or (state.action == NOTHING and state.actions >> action & 1):
            count = list_steps(state, action, options, count)
    options[count] = END_ACTIONS if state.action == NOTHING else END_ACTION
    return count + 1


@rule
def list_steps(state: State, action: int, options: list[int], count: int) -> int:
    if action == Action.RECRUIT:
        return list_recruits(state, options, count)
    if action == Action.REPAIR:
        return list_repairs(state, options, count)
    if action == Action.TRADE:
        return list_trades(state, options, count)
    if action == Action.DISMANTLE:
        return list_dismantled(state, options, count)
    if action == Action.EXTRACT:
        options[count] = EXTRACT
        return count + 1
    if can_reorganise(state):
        options[count] = REORGANISE
        return count + 1
    return count


@rule
def action_of(option: int) -> int:
    if option < RECRUIT:
        return Action.EXTRACT
    if option < REPAIR:
        return Action.RECRUIT
    if option < TRADE:
        return Action.REPAIR
    if option < DISMANTLE_BROKEN:
        return Action.TRADE
    return Action.DISMANTLE if option < REORGANISE else Action.REORGANISE


@rule
def act(state: State, option: int) -> None:
    if option == END_ACTIONS:
        state.pending = Pending.TURN_END
        return
    if option == END_ACTION:
        end_action(state)
        return
    if state.action == NOTHING:
        state.action = action_of(option)
        state.actions &= ~(1 << state.action)
    state.pending = Pending.STEP_DONE
    if option >= REORGANISE:
        begin_to_reorganise(state)
    elif option >= DISMANTLE_BROKEN:
        dismantle(state, option)
    elif option >= TRADE:
        trade(state, option - TRADE)
    elif option >= REPAIR:
        repair(state, option - REPAIR)
    elif option >= RECRUIT:
        recruit(state, option - RECRUIT)
    else:
        state.stock[state.seat][0] += EXTRACTED


@rule
def end_action(state: State) -> None:
    state.action = NOTHING
    state.times = 0
    state.pending = Pending.ACT


@rule
def step_done(state: State) -> None:
    """I7.6, I11.3, I11.10: whether the action may go on."""
    state.times += 1
    state.pending = Pending.ACT
    if state.times >= most_times(state):
        end_action(state)


@rule
def most_times(state: State) -> int:
    if state.action == Action.TRADE:
        return MORE_TRANSACTIONS if has(state, state.seat, Assistant.FIVE_TRANSACTIONS) else TRANSACTIONS
    if state.action == Action.REPAIR or state.action == Action.DISMANTLE:
        return ACTION_TIMES if has(state, state.seat, Assistant.REPAIR_AND_DISMANTLE_TWICE) else 1
    return 1


@rule
def list_recruits(state: State, options: list[int], count: int) -> int:
    """I7.2."""
    mine = 0
    for assistant in range(len(Assistant)):
        if has(state, state.seat, assistant):
            mine += 1
    if mine < MOST_ASSISTANTS:
        for space in range(ASSISTANT_ROW):
            assistant = state.assistant_row[space]
            if assistant != NOTHING and ASSISTANT_COST[assistant] <= state.stock[state.seat][0]:
                options[count] = RECRUIT + assistant
                count += 1
    return count


@rule
def recruit(state: State, assistant: int) -> None:
    state.stock[state.seat][0] -= ASSISTANT_COST[assistant]
    state.assistant[assistant] = Place.OWNED + state.seat
    for space in range(ASSISTANT_ROW):
        if state.assistant_row[space] == assistant:
            state.assistant_row[space] = NOTHING
    if assistant == Assistant.SECRET_PROJECTS:
        draw_secret_projects(state)


@rule
def draw_secret_projects(state: State) -> None:
    """I11.8."""
    for secret in range(SECRET_PROJECTS):
        if state.project_pile_size > 0:
            state.project_pile_size -= 1
            project = state.project_pile[state.project_pile_size]
            state.project_pile[state.project_pile_size] = NOTHING
            state.secret[secret] = project
            state.project[project] = Place.OWNED + state.seat
    sort_secrets(state)


@rule
def point_price(state: State) -> int:
    """I11.9."""
    return CHEAP_POINT_PRICE if has(state, state.seat, Assistant.CHEAP_POINTS) else POINT_PRICE


@rule
def list_trades(state: State, options: list[int], count: int) -> int:
    """I7.6."""
    stock = state.stock[state.seat]
    for sold in range(1, 4):
        if stock[sold] > 0:
            options[count] = TRADE + sold - 1
            count += 1
    for bought in range(1, 4):
        if stock[0] >= MARKET[bought]:
            options[count] = TRADE + BUY + bought - 1
            count += 1
    if stock[0] >= point_price(state):
        options[count] = TRADE + BUY_POINT
        count += 1
    return count


@rule
def trade(state: State, number: int) -> None:
    stock = state.stock[state.seat]
    if number < BUY:
        stock[number + 1] -= 1
        stock[0] += MARKET[number + 1]
    elif number < BUY_POINT:
        stock[number - BUY + 1] += 1
        stock[0] -= MARKET[number - BUY + 1]
    else:
        stock[Stuff.POINT] += 1
        stock[0] -= point_price(state)


@rule
def list_dismantled(state: State, options: list[int], count: int) -> int:
    """I7.4: broken, or repaired and not combined."""
    for kind in range(KINDS):
        if state.yard[state.seat][kind] > 0 and DISMANTLABLE[kind] == 1:
            options[count] = DISMANTLE_BROKEN + kind
            count += 1
    before = NOTHING
    for slot in range(slots_taken(state, state.seat)):
        kind = SINGLE_KIND[state.slots[state.seat][slot]]
        if kind != NOTHING and kind != before and DISMANTLABLE[kind] == 1:
            options[count] = DISMANTLE_FOR_RESOURCES + kind
            options[count + 1] = DISMANTLE_FOR_POINTS + kind
            count += 2
            before = kind
    return count


@rule
def dismantle(state: State, option: int) -> None:
    seat = state.seat
    if option < DISMANTLE_FOR_RESOURCES:
        kind = option - DISMANTLE_BROKEN
        state.yard[seat][kind] -= 1
        state.machine = kind
        state.pending = Pending.CUBES
    elif option < DISMANTLE_FOR_POINTS:
        kind = option - DISMANTLE_FOR_RESOURCES
        empty_slot(state, seat, SINGLE[kind])
        for resource in range(1, 4):
            state.stock[seat][resource] += DISMANTLED[kind][resource]
    else:
        kind = option - DISMANTLE_FOR_POINTS
        empty_slot(state, seat, SINGLE[kind])
        state.stock[seat][Stuff.POINT] += LEVEL[kind]
    state.discard[kind] += 1


@rule
def list_cubes(state: State, options: list[int]) -> int:
    """I7.4: cubes of the cost, each at most once."""
    cost = COST[state.machine]
    count = 0
    for number in range(len(CUBES)):
        wood = CUBES[number][0]
        copper = CUBES[number][1]
        crystal = CUBES[number][2]
        if wood + copper + crystal == LEVEL[state.machine]:
            if wood <= cost[1] and copper <= cost[2] and crystal <= cost[3]:
                options[count] = TAKE_CUBES + number
                count += 1
    return count


@rule
def take_cubes(state: State, option: int) -> None:
    for resource in range(1, 4):
        state.stock[state.seat][resource] += CUBES[option - TAKE_CUBES][resource - 1]
    state.machine = NOTHING
    state.pending = Pending.STEP_DONE
