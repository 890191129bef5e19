"""How fast the rules are on one core: what `bricabrac bench games` prints."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from bricabrac.games.library import YARDSTICKS
from bricabrac.games.machine_code import compiled, compiling_is_wanted, plain
from bricabrac.games.yardstick import COPIED_STATES, Bench, Count, Yardstick, copy_around

COPIES: Final = 200_000
PLAIN_COPIES: Final = 2_000
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
    return [measure(yardstick, seconds) for yardstick in YARDSTICKS]


def measure(yardstick: Yardstick, seconds: float) -> Speed:
    by_plain = random_play(yardstick, plain(yardstick.play, yardstick.state_type), seconds * PLAIN_SHARE)
    if compiling_is_wanted():
        cold, cached = time_to_compile(yardstick)
        games, decisions = random_play(yardstick, compiled(yardstick.play), seconds)
        copy = copy_ns(yardstick, compiled(copy_around), COPIES)
    else:
        cold = cached = 0.0
        games, decisions = by_plain
        copy = copy_ns(yardstick, plain(copy_around, yardstick.state_type), PLAIN_COPIES)
    size = yardstick.state_type.dtype().itemsize
    return Speed(yardstick.game, yardstick.seats, decisions, games, by_plain[1], size, copy, cold, cached)


def random_play(yardstick: Yardstick, run: Callable[..., Any], seconds: float) -> tuple[float, float]:
    """Games and decisions per second of the best of several equal stretches, as the machine may be busy otherwise."""
    bench = Bench(yardstick)
    bench.play(run, 0, 0, 1)
    size, best = 1, (0.0, 0.0)
    first, end = 1, time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.perf_counter()
        counts = bench.play(run, 0, first, size)
        took = time.perf_counter() - begun
        first += size
        best = max(best, (size / took, counts[Count.DECISIONS] / took))
        if took < seconds / 10:
            size *= 2
    return best


def copy_ns(yardstick: Yardstick, run: Callable[..., Any], copies: int) -> float:
    states = np.zeros(COPIED_STATES, yardstick.state_type.dtype())
    run(states, 1)
    begun = time.perf_counter()
    run(states, copies)
    return (time.perf_counter() - begun) / copies * 1e9


_COMPILE: Final = """
import time
begun = time.perf_counter()
from bricabrac.arena.speeds import random_play
from bricabrac.games.library import YARDSTICKS
from bricabrac.games.machine_code import compiled
yardstick = YARDSTICKS[{number}]
random_play(yardstick, compiled(yardstick.play), 0.0)
print(time.perf_counter() - begun)
"""


def time_to_compile(yardstick: Yardstick) -> tuple[float, float]:
    """From an empty cache and from a full one, each in a fresh process, imports included."""
    return _times_to_compile([each.play for each in YARDSTICKS].index(yardstick.play))


@cache
def _times_to_compile(number: int) -> tuple[float, float]:
    """Once for all numbers of seats that are played by the same rules."""
    code = _COMPILE.format(number=number)
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"BRICABRAC_CACHE": folder}
        times = [
            float(
                subprocess.run(
                    [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
                ).stdout
            )
            for _ in range(2)
        ]
    return times[0], times[1]
