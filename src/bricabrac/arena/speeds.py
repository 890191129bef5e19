"""How fast the rules are on one core: what `bricabrac bench games` prints."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from bricabrac.games.luck import WORDS
from bricabrac.games.machine_code import compiled, compiling_is_wanted, plain
from bricabrac.games.nicodemus.components import SEATS
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.random_play import COUNTS, Count, copy_around, play_random
from bricabrac.games.nicodemus.state import State

COPIES: Final = 200_000
PLAIN_SHARE: Final = 0.25
"""The plain rules are measured for this part of the time."""


@dataclass(frozen=True)
class Speed:
    game: str
    seats: int
    decisions_per_s: float
    """With two or more options; forced steps are not counted."""
    games_per_s: float
    plain_decisions_per_s: float
    state_bytes: int
    copy_ns: float
    compile_s: float
    cached_s: float

    def as_json(self) -> dict[str, Any]:
        return {name: round(value, 3) if isinstance(value, float) else value for name, value in asdict(self).items()}


def measure_all(seconds: float) -> list[Speed]:
    return [measure_nicodemus(seconds)]


def measure_nicodemus(seconds: float) -> Speed:
    plain_games, plain_decisions = random_play(plain(play_random, State), seconds * PLAIN_SHARE)
    if compiling_is_wanted():
        cold, cached = time_to_compile()
        games, decisions = random_play(compiled(play_random), seconds)
        copy = copy_ns(compiled(copy_around))
    else:
        cold = cached = 0.0
        games, decisions = plain_games, plain_decisions
        copy = copy_ns(plain(copy_around, State))
    return Speed("nicodemus", SEATS, decisions, games, plain_decisions, State.dtype().itemsize, copy, cold, cached)


def random_play(run: Callable[..., Any], seconds: float) -> tuple[float, float]:
    """Games and decisions per second of the best of several equal stretches, as the machine may be busy otherwise."""
    states = np.zeros(1, State.dtype())
    options, luck = np.zeros(MOST_OPTIONS, np.int16), np.zeros(WORDS, np.int64)
    run(states, 0, options, luck, 0, 0, 1, np.zeros(COUNTS, np.int64))
    size, best = 1, (0.0, 0.0)
    first, end = 1, time.perf_counter() + seconds
    while time.perf_counter() < end:
        counts = np.zeros(COUNTS, np.int64)
        begun = time.perf_counter()
        run(states, 0, options, luck, 0, first, size, counts)
        took = time.perf_counter() - begun
        first += size
        best = max(best, (size / took, counts[Count.DECISIONS] / took))
        if took < seconds / 10:
            size *= 2
    return float(best[0]), float(best[1])


def copy_ns(run: Callable[..., Any]) -> float:
    states = np.zeros(64, State.dtype())
    run(states, 1)
    begun = time.perf_counter()
    run(states, COPIES)
    return (time.perf_counter() - begun) / COPIES * 1e9


_COMPILE: Final = """
import time
begun = time.perf_counter()
from bricabrac.arena.speeds import random_play
from bricabrac.games.machine_code import compiled
from bricabrac.games.nicodemus.random_play import play_random
random_play(compiled(play_random), 0.0)
print(time.perf_counter() - begun)
"""


def time_to_compile() -> tuple[float, float]:
    """From an empty cache and from a full one, each in a fresh process, imports included."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"BRICABRAC_CACHE": folder}
        times = [
            float(
                subprocess.run(
                    [sys.executable, "-c", _COMPILE], env=environment, check=True, capture_output=True, text=True
                ).stdout
            )
            for _ in range(2)
        ]
    return times[0], times[1]
