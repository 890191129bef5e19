"""Random play of Nicodemus on a GPU beside one core of the processor: identical games, and how many in a second.

python bench/gpu/random_play.py [--threads N] [--games N]
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numba
import numpy as np

from bricabrac.games.compiling import Twins
from bricabrac.games.gpu import Played, play_random_on_gpu
from bricabrac.games.luck import WORDS
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.random_play import COUNTS, Count, play_random
from bricabrac.games.nicodemus.state import State

SEED = 20


def on_processor(run: Any, first: int, games: int) -> tuple[Any, Any, float]:
    states, counts = np.zeros(1, State.dtype()), np.zeros(COUNTS, np.int64)
    options, luck = np.zeros(MOST_OPTIONS, np.int16), np.zeros(WORDS, np.int64)
    begun = time.perf_counter()
    run(states, 0, options, luck, SEED, first, games, counts)
    return states, counts, time.perf_counter() - begun


def same_games(run: Any, played: Played, games: int, threads: range) -> bool:
    """Every counted number and the whole last state of these threads, to the byte."""
    for thread in threads:
        states, counts, _ = on_processor(run, thread * games, games)
        if states.tobytes() != played.states[thread : thread + 1].tobytes():
            return False
        if counts.tolist() != played.counts[thread].tolist():
            return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=132 * 64 * 16)
    parser.add_argument("--games", type=int, default=64, help="per thread")
    parser.add_argument("--checked", type=int, default=2000, help="threads whose games are compared")
    words = parser.parse_args()
    jit = numba.njit(nogil=True, error_model="numpy")
    run = Twins(jit).entry(play_random, jit)
    on_processor(run, 0, 1)
    begun = time.perf_counter()
    play_random_on_gpu(64, 1, SEED)
    compile_s = time.perf_counter() - begun
    played = min((play_random_on_gpu(words.threads, words.games, SEED) for _ in range(3)), key=lambda each: each.seconds)
    _, counts, seconds = on_processor(run, 0, 50_000)
    gpu_decisions = int(played.counts[:, Count.DECISIONS].sum()) / played.seconds
    core_decisions = int(counts[Count.DECISIONS]) / seconds
    step = max(1, words.threads // words.checked)
    report = {
        "threads": words.threads,
        "games": int(played.counts[:, Count.GAMES].sum()),
        "gpu_seconds": round(played.seconds, 3),
        "gpu_compile_s": round(compile_s, 1),
        "gpu_decisions_per_s": round(gpu_decisions),
        "gpu_games_per_s": round(int(played.counts[:, Count.GAMES].sum()) / played.seconds),
        "core_decisions_per_s": round(core_decisions),
        "ratio": round(gpu_decisions / core_decisions, 1),
        "threads_compared": len(range(0, words.threads, step)),
        "identical": same_games(run, played, words.games, range(0, words.threads, step)),
    }
    print(json.dumps(report, indent=1))
    raise SystemExit(0 if report["identical"] else 1)


if __name__ == "__main__":
    main()
