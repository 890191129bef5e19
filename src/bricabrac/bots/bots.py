"""Bots as players at a table: each is given a view and a decision, never the state, and answers with an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import numpy as np

from bricabrac.bots.nicodemus_greedy import WORLD, choose_greedy
from bricabrac.games.game import BadSetup, Decision
from bricabrac.games.luck import WORDS, pick, seed_luck
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.state import State
from bricabrac.games.records import Opened

BOT_SEED: Final = 0xB07


class Bot(Protocol):
    def choose(self, view: Any, decision: Decision) -> int:
        """The number of one of the options."""


class RandomBot:
    """Chooses evenly among all options."""

    def __init__(self, seed: int) -> None:
        self._luck = [0] * WORDS
        seed_luck(self._luck, seed, seed >> 32, BOT_SEED)

    def choose(self, view: Any, decision: Decision) -> int:  # noqa: ARG002 (it does not look)
        return decision.options[pick(self._luck, len(decision.options))].number


class NicodemusGreedyBot:
    """Takes what looks best at the end of its own turn."""

    def __init__(self, seed: int) -> None:
        self._luck = [0] * WORDS
        seed_luck(self._luck, seed, seed >> 32, BOT_SEED)

    def choose(self, view: State, decision: Decision) -> int:
        worlds = Opened(State, np.zeros(4, State.dtype()))
        worlds[WORLD] = view
        options = [option.number for option in decision.options]
        return choose_greedy(worlds, options, len(options), self._luck, [0] * MOST_OPTIONS)


LEVELS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "nicodemus": {"random": RandomBot, "greedy": NicodemusGreedyBot},
}


def bot_named(game: str, level: str, seed: int) -> Bot:
    levels = LEVELS[game]
    if level not in levels:
        raise BadSetup(f"there is no bot {level!r} for {game}: choose one of {', '.join(levels)}")
    return levels[level](seed)
