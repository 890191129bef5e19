"""What a handyman collects where it stands: charcoalium (I5.4) or a machine (I5.5); the top card (I11.7)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.cards import can_draw, discard_from_conveyor, draw_machine
from bricabrac.games.imaginarium.components import (
    BASE_COST,
    CONVEYOR,
    EXTRACTORS,
    LEVEL,
    NOTHING,
    PRICE_UNIT,
    STUFFS,
    TOP_CARD_PRICE,
    Assistant,
)
from bricabrac.games.imaginarium.decisions import BUY_TOP, COLLECT, END_COLLECT, PAY, PAYMENT_ROW
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.stocks import resources_of
from bricabrac.games.imaginarium.workshop import has


@rule
def can_buy_top(state: State) -> bool:
    """I11.7: once per turn, in charcoalium alone."""
    if state.bought_top == 1 or not has(state, state.seat, Assistant.BUY_FROM_THE_DECK):
        return False
    return state.stock[state.seat][0] >= TOP_CARD_PRICE and can_draw(state)


@rule
def list_collect(state: State, options: list[int]) -> int:
    options[0] = COLLECT
    if not can_buy_top(state):
        return 1
    options[1] = BUY_TOP
    return 2


@rule
def list_buy_after(options: list[int]) -> int:
    options[0] = END_COLLECT
    options[1] = BUY_TOP
    return 2


@rule
def price(state: State) -> int:
    """I5.5, I11.5."""
    base = BASE_COST[state.resolving]
    if has(state, state.seat, Assistant.BASE_COST_ONLY):
        return base
    return base + LEVEL[state.conveyor[state.resolving]]


@rule
def collect(state: State, option: int) -> None:
    if option == BUY_TOP:
        buy_top(state)
    elif state.resolving >= CONVEYOR:
        state.stock[state.seat][0] += EXTRACTORS[state.resolving - CONVEYOR]
        state.pending = Pending.COLLECTED
    else:
        buy_reserved(state)


@rule
def buy_top(state: State) -> None:
    state.stock[state.seat][0] -= TOP_CARD_PRICE
    state.yard[state.seat][draw_machine(state)] += 1
    state.bought_top = 1


@rule
def buy_reserved(state: State) -> None:
    """I5.5: in charcoalium, else with resources too, else everything is lost and the machine as well."""
    stock = state.stock[state.seat]
    missing = price(state) - stock[0]
    if missing <= 0:
        stock[0] -= price(state)
        take_reserved(state)
    elif PRICE_UNIT * missing <= resources_of(state, state.seat):
        state.pending = Pending.PAY
    else:
        for stuff in range(STUFFS - 1):
            stock[stuff] = 0
        discard_from_conveyor(state, state.resolving)
        state.pending = Pending.COLLECTED


@rule
def take_reserved(state: State) -> None:
    state.yard[state.seat][state.conveyor[state.resolving]] += 1
    state.conveyor[state.resolving] = NOTHING
    state.pending = Pending.COLLECTED


@rule
def list_payments(state: State, options: list[int]) -> int:
    stock = state.stock[state.seat]
    due = PRICE_UNIT * (price(state) - stock[0])
    count = 0
    for wood in range(min(due, stock[1]), -1, -1):
        for copper in range(min(due - wood, stock[2]), -1, -1):
            if due - wood - copper <= stock[3]:
                options[count] = PAY + wood * PAYMENT_ROW + copper
                count += 1
    return count


@rule
def pay(state: State, option: int) -> None:
    stock = state.stock[state.seat]
    due = PRICE_UNIT * (price(state) - stock[0])
    wood = (option - PAY) // PAYMENT_ROW
    copper = (option - PAY) % PAYMENT_ROW
    stock[0] = 0
    stock[1] -= wood
    stock[2] -= copper
    stock[3] -= due - wood - copper
    take_reserved(state)


@rule
def collected(state: State) -> None:
    state.pending = Pending.BUY_AFTER if can_buy_top(state) else Pending.DIAL


@rule
def buy_after(state: State, option: int) -> None:
    if option == BUY_TOP:
        buy_top(state)
    state.pending = Pending.DIAL
