"""Games for properties: any number of seats, any deal, any choices, drawn (and made smaller) by hypothesis.

A game has thousands of decisions: the first ones are made by lot and not looked at, the last ones are drawn one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from hypothesis import strategies as st

from bricabrac.games.dice import key_words
from bricabrac.games.imaginarium.deal import deal
from bricabrac.games.imaginarium.decisions import DISMANTLE_BROKEN, END_ACTION, END_ACTIONS, END_USE, REORGANISE, TRADE
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.turn import follow_up, step
from tests.games.imaginarium.tables import options_of

MOST_SKIPPED: Final = 1500
IDLE: Final = 224
"""From this byte on all options are equally likely."""
LOSING: Final = (*range(TRADE, TRADE + 3), *range(DISMANTLE_BROKEN, REORGANISE))
"""What is sold or dismantled."""
ENDING: Final = (END_USE, END_ACTION, END_ACTIONS)

seats = st.integers(2, 5)
seeds = st.binary(min_size=32, max_size=32)
skipped = st.one_of(st.integers(0, 100), st.integers(0, MOST_SKIPPED))
choices = st.integers(0, 60).flatmap(lambda size: st.binary(min_size=size, max_size=size))
"""One byte a decision."""


def dealt(seats: int, seed: bytes) -> State:
    state = State.blank()
    state.key = key_words(seed)
    state.seats = seats
    deal(state)
    follow_up(state)
    return state


def chosen(options: list[int], byte: int) -> int:
    """Most bytes keep what there is and go on: workshops would hardly ever fill if all options were equally likely."""
    if byte < IDLE:
        options = [option for option in options if option not in LOSING] or options
        options = [option for option in options if option not in ENDING] or options
    return options[byte % len(options)]


def play_by_lot(state: State, luck: Random, decisions: int) -> None:
    """Not beyond the end."""
    for _ in range(decisions):
        if not (options := options_of(state)):
            return
        step(state, chosen(options, luck.randrange(256)))


def positions(seats: int, seed: bytes, skipped: int, played: bytes) -> Iterator[State]:
    """Every position that these choices lead to, forced ones too: always the same state, changed."""
    state = dealt(seats, seed)
    play_by_lot(state, Random(seed), skipped)
    yield state
    for byte in played:
        if not (options := options_of(state)):
            return
        step(state, chosen(options, byte))
        yield state


def last_position(seats: int, seed: bytes, skipped: int, played: bytes) -> State:
    *_, state = positions(seats, seed, skipped, played)
    return state


def whole_game(seats: int, seed: bytes) -> Iterator[State]:
    """All choices made by lot: the state at each decision and at the end."""
    state = dealt(seats, seed)
    luck = Random(seed)
    yield state
    while options := options_of(state):
        step(state, chosen(options, luck.randrange(256)))
        yield state
