"""Repairing a machine of the bric-a-brac (N5)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.board import take_machine
from bricabrac.games.nicodemus.components import COST, POINTS, PRODUCES, Stuff
from bricabrac.games.nicodemus.decisions import PAYMENT_NUMBER, PAYMENTS, REPAIR, WILD_PAYMENTS
from bricabrac.games.nicodemus.ending import score_points
from bricabrac.games.nicodemus.projects import begin_projects
from bricabrac.games.nicodemus.state import State
from bricabrac.games.nicodemus.stocks import give_back


@rule
def reduction(state: State, seat: int, stuff: int) -> int:
    """N5.2: machines of the workshop that show it."""
    count = 0
    for space in range(state.workshop_size[seat]):
        if PRODUCES[state.workshop[seat][space]] == stuff:
            count += 1
    return count


@rule
def list_repairs(state: State, options: list[int], count: int) -> int:
    """N5.1, N5.2: every affordable machine, with every choice of what the wilds pay that can be afforded."""
    seat = state.seat
    stock = state.stock[seat]
    within_reach = max(0, state.board_size - 1 - stock[0] - reduction(state, seat, Stuff.CHARCOALIUM))
    less_wood = reduction(state, seat, Stuff.WOOD)
    less_copper = reduction(state, seat, Stuff.COPPER)
    less_crystal = reduction(state, seat, Stuff.CRYSTAL)
    wilds = reduction(state, seat, Stuff.WILD)
    for space in range(within_reach, state.board_size):
        cost = COST[state.board[space]]
        wood = max(0, cost[1] - less_wood)
        copper = max(0, cost[2] - less_copper)
        crystal = max(0, cost[3] - less_crystal)
        used = min(wilds, wood + copper + crystal)
        least_wood = max(0, wood - stock[1])
        least_copper = max(0, copper - stock[2])
        least_crystal = max(0, crystal - stock[3])
        if least_wood + least_copper + least_crystal > used:
            continue
        for on_wood in range(min(used, wood), least_wood - 1, -1):
            for on_copper in range(min(used - on_wood, copper), least_copper - 1, -1):
                on_crystal = used - on_wood - on_copper
                if least_crystal <= on_crystal <= crystal:
                    options[count] = REPAIR + space * PAYMENTS + PAYMENT_NUMBER[on_wood][on_copper][on_crystal]
                    count += 1
    return count


@rule
def repair(state: State, space: int, payment: int) -> None:
    seat = state.seat
    kind = state.board[space]
    for resource in range(1, 4):
        cost = max(0, COST[kind][resource] - reduction(state, seat, resource))
        give_back(state, seat, resource, cost - WILD_PAYMENTS[payment][resource - 1])
    lay_fee(state, space)
    state.stock[seat][0] += state.fees[space]  # N5.4
    take_machine(state, space)
    state.workshop[seat][state.workshop_size[seat]] = kind
    state.workshop_size[seat] += 1
    score_points(state, POINTS[kind])
    begin_projects(state)


@rule
def lay_fee(state: State, space: int) -> None:
    """N5.3: the machines furthest from the repaired one are spared first."""
    spared = reduction(state, state.seat, Stuff.CHARCOALIUM)
    for following in range(space + 1, state.board_size - spared):
        state.stock[state.seat][0] -= 1
        state.fees[following] += 1
