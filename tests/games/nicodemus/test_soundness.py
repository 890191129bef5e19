"""What cannot be a position of the game is refused, whoever made it up: what is not refused can be played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.nicodemus.components import NOTHING, Effect
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, State
from tests.games.changing import changed
from tests.games.nicodemus.positions import position
from tests.games.nicodemus.random_tables import states

GAME: Final = nicodemus()
NUMBERS: Final = (-32768, -2, -1, 0, 1, 2, 3, 4, 5, 9, 10, 15, 16, 17, 20, 31, 32767)
HOW_MANY: Final = (1, 1, 2, 3)


@settings(max_examples=200)
@given(states, st.integers(0, 2**32))
def test_a_changed_position_is_refused_or_can_be_played_to_its_end(state: State, lot: int) -> None:
    luck = Random(lot)
    other = changed(state, luck, HOW_MANY, NUMBERS)
    if GAME.faults(other):
        return
    while (decision := GAME.decision(other)) is not None:
        other, _ = GAME.play(other, luck.choice(decision.options).number)
        assert GAME.faults(other) == []
    assert GAME.unpack(GAME.pack(other)) == other


Change = Callable[[State], None]


def setting(**fields: int) -> Change:
    return lambda state: vars(state).update(fields)


def twenty_points(state: State) -> None:
    state.score[0] = 20


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (setting(pending=Pending.TURN_END), "no decision of kind"),
        (setting(pending=Pending.USE), "the hand is full"),
        (setting(effect=Effect.COPY), "asks nothing"),
        (setting(pending=Pending.EXCHANGE, effect=Effect.COPY), "does not ask this"),
        (setting(pending=Pending.EXCHANGE, effect=Effect.EXCHANGE), "not that of the machine just played"),
        (setting(selected=3), "is not there"),
        (setting(exchanges=1), "exchanges were made"),
        (setting(chosen=1), "without a repair"),
        (setting(pending=Pending.PROJECTS), "the workshop is empty"),
        (setting(last_round=2), "last_round is 2"),
        (twenty_points, "the end was reached, but not triggered"),
    ],
)
def test_what_does_not_fit_the_moment_is_named(change: Change, fault: str) -> None:
    state = position(board=[11, 12], hand=[13, 14, 15, 21, 22])
    change(state)
    assert [said for said in GAME.faults(state) if fault in said]


def test_a_position_within_an_effect_is_sound() -> None:
    state = position(board=[11, 24], hand=[13], stock={"wood": 1})
    state.pending, state.effect, state.exchanges = Pending.EXCHANGE, int(Effect.EXCHANGE), 2
    assert GAME.faults(state) == []
    state.effect = NOTHING
    assert GAME.faults(state) != []
