"""Positions for properties: any deal, any choices, drawn (and made smaller) by Hypothesis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hypothesis import strategies as st

from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import State

MOST_CHOICES: Final = 130
"""About as many decisions as a game has, when choices are drawn by lot."""

seeds = st.binary(min_size=32, max_size=32)
keys = seeds
choices = st.integers(0, MOST_CHOICES).flatmap(lambda size: st.binary(min_size=size, max_size=size))
"""One byte a decision."""


def chosen(legal: list[int], byte: int) -> int:
    """A quarter of the bytes take the last option: the effect of a machine, a repair, the end of an exchange."""
    return legal[-1] if byte < 64 else legal[byte % len(legal)]


def positions(seed: bytes, played: bytes) -> Iterator[tuple[State, int | None]]:
    """Every position of a game with the option chosen in it (None in the last one)."""
    game = nicodemus()
    state = game.new(seed)
    for byte in played:
        legal = game.legal(state)
        if not legal:
            break
        option = chosen(legal, byte)
        yield state, option
        state = game.apply(state, option)
    yield state, None


def last_position(seed: bytes, played: bytes) -> State:
    """Where these choices lead."""
    game = nicodemus()
    state = game.new(seed)
    for byte in played:
        legal = game.legal(state)
        if not legal:
            break
        state = game.apply(state, chosen(legal, byte))
    return state


states = st.builds(last_position, seeds, choices)
"""Any position that a game may come to."""
