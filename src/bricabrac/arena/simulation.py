"""Many games between bots of the compiled core, on all threads, the same whatever their number."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

import numpy as np

from bricabrac.arena import imaginarium_runs, nicodemus_runs
from bricabrac.arena.runs import Counts, Runs
from bricabrac.arena.shares import mean_and_error
from bricabrac.arena.shares import wilson as wilson
from bricabrac.games.dice import SEEDS
from bricabrac.games.game import BadSetup
from bricabrac.games.machine_code import Changeover

RUNS: Final[dict[str, Runs]] = {runs.game: runs for runs in (nicodemus_runs.RUNS, imaginarium_runs.RUNS)}

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

    @property
    def runs(self) -> Runs:
        return RUNS[self.game]

    def count(self, entry: IntEnum, bot: int = 0) -> int:
        return self.tally[entry + bot]

    def counted(self, entry: str, bot: int = 0) -> int:
        """By the name that the entry has in the tally of every game."""
        return self.count(self.runs.tally[entry], bot)

    def as_json(self) -> dict[str, Any]:
        games = self.counted("GAMES")
        decisions = self.counted("DECISIONS")
        decided = games - self.counted("SHARED")
        mean, error = mean_and_error(self.counted("MARGIN"), self.counted("MARGIN_SQUARED"), games)
        return {
            "game": self.game,
            "games": games,
            "seed": self.seed,
            "seats": len(self.bots),
            "bots": [self._bot(bot, games) for bot in range(len(self.bots))],
            "shared": self.counted("SHARED"),
            "margin": {"mean": round(mean, 3), "standard_error": round(error, 3)},
            "first_player_wins": round(self.counted("FIRST_PLAYER_WINS") / decided, 4) if decided else None,
            "turns": round(self.counted("TURNS") / games, 2),
            "decisions": round(decisions / games, 2),
            "options": round(self.counted("OPTIONS") / max(1, decisions), 2),
            **self.runs.measures(self.tally),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(games / self.seconds, 1),
            "decisions_per_s": round(decisions / self.seconds, 1),
            "compiled": self.compiled,
        }

    def _bot(self, bot: int, games: int) -> dict[str, Any]:
        score = self.runs.victories(self.tally, bot) / games
        low, high = wilson(score, games)
        return {
            "name": self.bots[bot],
            "wins": self.counted("WINS_BOT", bot),
            "score": round(score, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(self.counted("POINTS_BOT", bot) / games, 3),
        }


def core_bots(names: Sequence[str], game: str = "nicodemus") -> list[int]:
    runs = RUNS[game]
    known = {bot.name.lower(): int(bot) for bot in runs.bots}
    for name in names:
        if name not in known:
            raise BadSetup(f"there is no bot {name!r}: choose among {', '.join(known)}")
    if len(names) not in runs.seats:
        possible = " to ".join(str(seats) for seats in sorted({min(runs.seats), max(runs.seats)}))
        raise BadSetup(f"{game} is for {possible} bots, not {len(names)}")
    return [known[name] for name in names]


def simulate(
    game: str, games: int, bots: Sequence[str], jobs: int, seed: int, progress: Progress | None = None
) -> Simulation:
    """Begins at once with the plain rules and changes over to the compiled ones when they are ready."""
    if game not in RUNS:
        raise BadSetup(f"there is nothing to simulate {game!r} with")
    if games < 1:
        raise BadSetup(f"at least one game is to be played, not {games}")
    if not 0 <= seed < SEEDS:
        raise BadSetup(f"the seed of a simulation is from 0 to {SEEDS - 1}, not {seed}")
    runs = RUNS[game]
    players = np.array(core_bots(bots, game), np.int64)
    run = Changeover(runs.play_games, runs.state_type, runs.warm)
    jobs = jobs or os.cpu_count() or 1
    begun = time.perf_counter()
    played = 0

    def chunk(first: int, size: int) -> Counts:
        return runs.workplace().play(run, players, seed, first, size)

    total = np.zeros_like(chunk(0, 0))
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
