"""Gains and payments. The supply is unlimited (I1.3)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import STUFFS
from bricabrac.games.imaginarium.contents import USE_GAINS, USE_SPENDS
from bricabrac.games.imaginarium.state import State


@rule
def resources_of(state: State, seat: int) -> int:
    stock = state.stock[seat]
    return stock[1] + stock[2] + stock[3]


@rule
def can_spend(state: State, use: int) -> bool:
    """I8.3."""
    stock = state.stock[state.seat]
    for stuff in range(STUFFS):
        if stock[stuff] < USE_SPENDS[use][stuff]:
            return False
    return True


@rule
def apply_use(state: State, use: int) -> None:
    """I8.2-8.5."""
    stock = state.stock[state.seat]
    for stuff in range(STUFFS):
        stock[stuff] += USE_GAINS[use][stuff] - USE_SPENDS[use][stuff]
