"""What `bench games` measures: only that there is something to it, never how much."""

from __future__ import annotations

import pytest

from bricabrac.arena.speeds import measure_all
from bricabrac.games.library import GAMES, YARDSTICKS


def test_every_game_has_a_yardstick() -> None:
    assert {yardstick.game for yardstick in YARDSTICKS} == set(GAMES)


def test_plain_rules_have_speeds_too_and_nothing_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRICABRAC_COMPILE", "0")
    speeds = measure_all(0.1)
    assert [(speed.game, speed.seats) for speed in speeds] == [(each.game, each.seats) for each in YARDSTICKS]
    for speed, yardstick in zip(speeds, YARDSTICKS, strict=True):
        assert speed.decisions_per_s > speed.games_per_s > 0
        assert speed.decisions_per_s == speed.plain_decisions_per_s
        assert (speed.compile_s, speed.cached_s) == (0, 0)
        assert speed.state_bytes == yardstick.state_type.dtype().itemsize
        assert set(speed.as_json()) >= {"game", "seats", "copy_ns"}
