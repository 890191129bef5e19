"""Many games between bots of the compiled core, on all threads, the same whatever their number."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from bricabrac.arena.nicodemus_runs import Buffers, CoreBot, Tally, play_games
from bricabrac.games.dice import SEEDS
from bricabrac.games.game import BadSetup
from bricabrac.games.machine_code import Changeover
from bricabrac.games.nicodemus.state import State

FIRST_CHUNK: Final = 8
LARGEST_CHUNK: Final = 20_000
CHUNK_SECONDS: Final = 0.25

Progress = Callable[[int, bool], None]
"""Called with the games played so far and whether they run compiled by now."""


@dataclass(frozen=True)
class Simulation:
    game: str
    bots: tuple[str, ...]
    seed: int
    tally: tuple[int, ...]
    seconds: float
    compiled: bool

    def count(self, entry: Tally, bot: int = 0) -> int:
        return self.tally[entry + bot]

    def as_json(self) -> dict[str, Any]:
        games = self.count(Tally.GAMES)
        mean = self.count(Tally.MARGIN) / games
        variance = self.count(Tally.MARGIN_SQUARED) / games - mean * mean
        decided = games - self.count(Tally.SHARED)
        return {
            "game": self.game,
            "games": games,
            "seed": self.seed,
            "seats": len(self.bots),
            "bots": [self._bot(bot, games) for bot in range(len(self.bots))],
            "shared": self.count(Tally.SHARED),
            "margin": {"mean": round(mean, 3), "standard_error": round(math.sqrt(max(0.0, variance) / games), 3)},
            "first_player_wins": round(self.count(Tally.FIRST_PLAYER_WINS) / decided, 4) if decided else None,
            "turns": round(self.count(Tally.TURNS) / games, 2),
            "decisions": round(self.count(Tally.DECISIONS) / games, 2),
            "options": round(self.count(Tally.OPTIONS) / max(1, self.count(Tally.DECISIONS)), 2),
            "ended_by_points": round(self.count(Tally.ENDED_BY_POINTS) / games, 4),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(games / self.seconds, 1),
            "decisions_per_s": round(self.count(Tally.DECISIONS) / self.seconds, 1),
            "compiled": self.compiled,
        }

    def _bot(self, bot: int, games: int) -> dict[str, Any]:
        wins = self.count(Tally.WINS_BOT, bot)
        score = (wins + self.count(Tally.SHARED) / 2) / games
        low, high = wilson(score, games)
        return {
            "name": self.bots[bot],
            "wins": wins,
            "score": round(score, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(self.count(Tally.POINTS_BOT, bot) / games, 3),
        }


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - spread) / scale, (centre + spread) / scale


def core_bots(names: Sequence[str]) -> list[int]:
    known = {bot.name.lower(): int(bot) for bot in CoreBot}
    for name in names:
        if name not in known:
            raise BadSetup(f"there is no bot {name!r}: choose among {', '.join(known)}")
    if len(names) != 2:
        raise BadSetup(f"nicodemus is for 2 bots, not {len(names)}")
    return [known[name] for name in names]


def simulate(
    game: str, games: int, bots: Sequence[str], jobs: int, seed: int, progress: Progress | None = None
) -> Simulation:
    """Begins at once with the plain rules and changes over to the compiled ones when they are ready."""
    if game != "nicodemus":
        raise BadSetup(f"there is nothing to simulate {game!r} with")
    if games < 1:
        raise BadSetup(f"at least one game is to be played, not {games}")
    if not 0 <= seed < SEEDS:
        raise BadSetup(f"the seed of a simulation is from 0 to {SEEDS - 1}, not {seed}")
    players = np.array(core_bots(bots), np.int64)
    run = Changeover(play_games, State, "bricabrac.arena.nicodemus_runs:warm")
    jobs = jobs or os.cpu_count() or 1
    begun = time.perf_counter()
    total = np.zeros_like(Buffers().tally)
    played = 0

    def chunk(first: int, size: int) -> Any:
        buffers = Buffers()
        run(buffers.states, buffers.options, buffers.scratch, buffers.luck, players, seed, first, size, buffers.tally)
        return buffers.tally

    with ThreadPoolExecutor(jobs) as pool:
        size = FIRST_CHUNK
        while played < games:
            was_compiled = run.is_compiled
            started = time.perf_counter()
            # Plain Python gains nothing from threads, and they would only slow the change over down.
            threads = jobs if was_compiled else 1
            firsts = range(played, min(games, played + threads * size), size)
            for tally in pool.map(lambda first, size=size: chunk(first, min(size, games - first)), firsts):
                total += tally
            played = min(games, played + threads * size)
            if progress:
                progress(played, run.is_compiled)
            quick = time.perf_counter() - started < CHUNK_SECONDS
            size = min(LARGEST_CHUNK, size * 2) if quick else max(1, size // 2) if not was_compiled else size
    seconds = time.perf_counter() - begun
    return Simulation(game, tuple(bots), seed, tuple(int(count) for count in total), seconds, run.is_compiled)
