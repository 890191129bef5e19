"""Gains and returns: all cubes and charcoalium that exist move between the reserve, the stocks and the bric-a-brac."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.state import State


@rule
def gain(state: State, seat: int, stuff: int, amount: int) -> None:
    """N4.5: from the reserve, then from the opponent; the rest is lost."""
    from_reserve = min(amount, state.reserve[stuff])
    from_opponent = min(amount - from_reserve, state.stock[1 - seat][stuff])
    state.reserve[stuff] -= from_reserve
    state.stock[1 - seat][stuff] -= from_opponent
    state.stock[seat][stuff] += from_reserve + from_opponent


@rule
def give_back(state: State, seat: int, stuff: int, amount: int) -> None:
    state.stock[seat][stuff] -= amount
    state.reserve[stuff] += amount


@rule
def resources_of(state: State, seat: int) -> int:
    stock = state.stock[seat]
    return stock[1] + stock[2] + stock[3]
