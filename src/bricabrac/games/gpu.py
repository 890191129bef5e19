"""The same rules on a GPU, one game per thread (needs the extra `gpu` of the package and a CUDA device)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

# numba-cuda still looks for names that newer versions of NumPy have dropped.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))

from numba import cuda, int16, int64  # noqa: E402

from bricabrac.games.compiling import Twins  # noqa: E402
from bricabrac.games.luck import WORDS  # noqa: E402
from bricabrac.games.records import Records  # noqa: E402
from bricabrac.games.yardstick import COUNTS, Yardstick  # noqa: E402

THREADS_PER_BLOCK: Final = 64
REGISTERS: Final = 64
"""A thread waits for memory most of the time: fewer registers let more threads wait at once."""


@dataclass(frozen=True)
class Played:
    """What the threads counted (see yardstick.Count), the last state of each, and the time on the device."""

    counts: Any
    states: Records
    seconds: float


@cache
def _kernel(yardstick: Yardstick) -> Any:
    # Inlined, the compiler can tell that states are in the thread's own memory, whose loads are cheaper.
    inner = cuda.jit(device=True, forceinline=True)
    play_games = Twins(inner).entry(yardstick.play, inner)
    record, most_options, seats = yardstick.state_type.dtype(), yardstick.most_options, yardstick.seats

    def play(states: Any, seed: int, games: int, counts: Any) -> None:
        thread = cuda.grid(1)
        if thread >= states.shape[0]:
            return
        options = cuda.local.array(most_options, int16)
        luck = cuda.local.array(WORDS, int64)
        tally = cuda.local.array(COUNTS, int64)
        mine = cuda.local.array(1, record)
        for entry in range(COUNTS):
            tally[entry] = 0
        play_games(mine, 0, options, luck, seats, seed, thread * games, games, tally)
        states[thread] = mine[0]
        for entry in range(COUNTS):
            counts[thread, entry] = tally[entry]

    return cuda.jit(max_registers=REGISTERS)(play)


def play_random_on_gpu(yardstick: Yardstick, threads: int, games: int, seed: int) -> Played:
    """Thread t plays the games t x games to (t + 1) x games - 1 of the seed: the same as on a processor."""
    states = cuda.device_array(threads, yardstick.state_type.dtype())
    counts = cuda.device_array((threads, COUNTS), np.int64)
    begin, end = cuda.event(), cuda.event()
    begin.record()
    blocks = -(-threads // THREADS_PER_BLOCK)
    _kernel(yardstick)[blocks, THREADS_PER_BLOCK](states, seed, games, counts)
    end.record()
    end.synchronize()
    return Played(counts.copy_to_host(), states.copy_to_host(), cuda.event_elapsed_time(begin, end) / 1000)
