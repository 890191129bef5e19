"""Random play on a GPU beside one core of the processor: identical games, and how many in a second.

python bench/gpu/random_play.py [--game nicodemus] [--seats 2] [--threads N] [--games N]
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numba

from bricabrac.games.compiling import Twins
from bricabrac.games.gpu import Played, play_random_on_gpu
from bricabrac.games.library import YARDSTICKS
from bricabrac.games.yardstick import Bench, Count, Yardstick

SEED = 20


def same_games(yardstick: Yardstick, run: Callable[..., Any], played: Played, games: int, threads: range) -> bool:
    """Every counted number and the whole last state of these threads, to the byte."""
    bench = Bench(yardstick)
    for thread in threads:
        counts = bench.play(run, SEED, thread * games, games)
        if counts != played.counts[thread].tolist():
            return False
        if bench.states.tobytes() != played.states[thread : thread + 1].tobytes():
            return False
    return True


def measure(yardstick: Yardstick, threads: int, games: int, checked: int) -> dict[str, Any]:
    jit = numba.njit(nogil=True, error_model="numpy")
    run = Twins(jit).entry(yardstick.play, jit)
    bench = Bench(yardstick)
    bench.play(run, SEED, 0, 1)
    begun = time.perf_counter()
    play_random_on_gpu(yardstick, 64, 1, SEED)
    compile_s = time.perf_counter() - begun
    played = min((play_random_on_gpu(yardstick, threads, games, SEED) for _ in range(3)), key=lambda each: each.seconds)
    begun = time.perf_counter()
    on_core = bench.play(run, SEED, 0, 50_000)
    core_decisions = on_core[Count.DECISIONS] / (time.perf_counter() - begun)
    gpu_games = int(played.counts[:, Count.GAMES].sum())
    gpu_decisions = int(played.counts[:, Count.DECISIONS].sum()) / played.seconds
    compared = range(0, threads, max(1, threads // checked))
    return {
        "game": yardstick.game,
        "seats": yardstick.seats,
        "threads": threads,
        "games": gpu_games,
        "gpu_seconds": round(played.seconds, 3),
        "gpu_compile_s": round(compile_s, 1),
        "gpu_decisions_per_s": round(gpu_decisions),
        "gpu_games_per_s": round(gpu_games / played.seconds),
        "core_decisions_per_s": round(core_decisions),
        "ratio": round(gpu_decisions / core_decisions, 1),
        "threads_compared": len(compared),
        "identical": same_games(yardstick, run, played, games, compared),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=132 * 64 * 16)
    parser.add_argument("--games", type=int, default=64, help="per thread")
    parser.add_argument("--checked", type=int, default=2000, help="threads whose games are compared")
    parser.add_argument("--game", choices=sorted({each.game for each in YARDSTICKS}), default="nicodemus")
    parser.add_argument("--seats", type=int, default=2)
    words = parser.parse_args()
    yardsticks = [each for each in YARDSTICKS if (each.game, each.seats) == (words.game, words.seats)]
    if not yardsticks:
        parser.error(f"{words.game} is not for {words.seats} seats")
    report = measure(yardsticks[0], words.threads, words.games, words.checked)
    print(json.dumps(report, indent=1))
    raise SystemExit(0 if report["identical"] else 1)


if __name__ == "__main__":
    main()
