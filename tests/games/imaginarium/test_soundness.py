"""What cannot be a position of the game is refused, whoever made it up: what is not refused can be played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.imaginarium.components import KIND_OF, NOTHING
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import Pending, State
from tests.games.changing import changed
from tests.games.imaginarium.positions import position
from tests.games.imaginarium.random_tables import dealt, play_by_lot, seats, seeds

GAME: Final = imaginarium()
NUMBERS: Final = (-32768, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 19, 67, 32767)
LOOKED_AT: Final = 30
"""Decisions after the change: to the end of its turn and beyond."""
HOW_MANY: Final = (1, 1, 2)


@settings(max_examples=200)
@given(seats, seeds, st.integers(0, 300), st.integers(0, 2**32))
def test_a_changed_position_is_refused_or_can_be_played_on(seats: int, seed: bytes, skipped: int, lot: int) -> None:
    luck = Random(lot)
    state = dealt(seats, seed)
    play_by_lot(state, luck, skipped)
    other = changed(state, luck, HOW_MANY, NUMBERS)
    if GAME.faults(other) or (GAME.to_move(other) is not None and not GAME.legal(other)):
        return
    for _ in range(LOOKED_AT):
        if (decision := GAME.decision(other)) is not None:
            other, _ = GAME.play(other, luck.choice(decision.options).number)
            assert GAME.faults(other) == []
    assert GAME.unpack(GAME.pack(other)) == other


Change = Callable[[State], None]


def setting(**fields: int) -> Change:
    return lambda state: vars(state).update(fields)


def nothing_reserved(space: int) -> Change:
    def change(state: State) -> None:
        state.discard[state.conveyor[space]] += 1
        state.conveyor[space] = NOTHING

    return change


def same_workshop(state: State) -> None:
    state.workshop[0] = state.workshop[1]


def no_workshop(state: State) -> None:
    state.workshop[0] = NOTHING


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (setting(pending=Pending.TURN_END), "pending is not from"),
        (setting(pending=Pending.PLAN), "outside of a turn"),
        (setting(pending=Pending.BUY_AFTER), "top card cannot be bought"),
        (setting(pending=Pending.EFFECT), "a machine is at work, or none"),
        (setting(pending=Pending.DISABLE), "a slot is to be disabled, or none"),
        (setting(pending=Pending.ARRANGE), "machines are loose"),
        (setting(machine=KIND_OF["P1"]), "a machine is at work, or none"),
        (setting(seat=1), "not that of the player to decide"),
        (nothing_reserved(1), "the machine reserved on space 2 is not there"),
        (nothing_reserved(4), "the machine reserved on space 5 is not there"),
        (same_workshop, "a workshop is missing, or there twice"),
        (no_workshop, "a workshop is missing, or there twice"),
    ],
)
def test_what_does_not_fit_the_moment_is_named(change: Change, fault: str) -> None:
    state = position(at="use", slots=[["P1"]], conveyor=["P1"] * 5, stands=2, pieces={5: 1}, track=[2])
    assert GAME.faults(state) == []
    change(state)
    assert [said for said in GAME.faults(state) if fault in said]


def test_i5_5_where_a_player_has_collected_the_machine_is_gone() -> None:
    state = position(at="dial", conveyor=[None, "P1"], stands=1, pieces={2: 1}, track=[2])
    assert GAME.faults(state) == []
