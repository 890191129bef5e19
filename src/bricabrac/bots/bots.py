"""Bots as players at a table: each is given a view and a decision, never the state, and answers with an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import numpy as np

from bricabrac.bots import imaginarium_greedy, nicodemus_greedy
from bricabrac.bots.imaginarium_progress import PROFILE
from bricabrac.games.game import BadSetup, Decision
from bricabrac.games.imaginarium import decisions as imaginarium_decisions
from bricabrac.games.imaginarium.state import State as ImaginariumState
from bricabrac.games.luck import WORDS, pick, seed_luck
from bricabrac.games.nicodemus import decisions as nicodemus_decisions
from bricabrac.games.nicodemus.state import State as NicodemusState
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

    def choose(self, view: NicodemusState, decision: Decision) -> int:
        worlds = Opened(NicodemusState, np.zeros(4, NicodemusState.dtype()))
        worlds[nicodemus_greedy.WORLD] = view
        options = [option.number for option in decision.options]
        scratch = [0] * nicodemus_decisions.MOST_OPTIONS
        return nicodemus_greedy.choose_greedy(worlds, options, len(options), self._luck, scratch)


class ImaginariumGreedyBot:
    """Takes what looks best at the end of its own turn."""

    def __init__(self, seed: int) -> None:
        self._luck = [0] * WORDS
        seed_luck(self._luck, seed, seed >> 32, BOT_SEED)

    def choose(self, view: ImaginariumState, decision: Decision) -> int:
        states = np.zeros(imaginarium_greedy.STATES_NEEDED, ImaginariumState.dtype())
        worlds = Opened(ImaginariumState, states)
        worlds[imaginarium_greedy.WORLD] = view
        options = [option.number for option in decision.options]
        steps = [0] * imaginarium_decisions.MOST_OPTIONS
        scratch = [0] * imaginarium_decisions.MOST_OPTIONS
        profile = [0] * PROFILE
        return imaginarium_greedy.choose_greedy(worlds, options, len(options), self._luck, steps, scratch, profile)


LEVELS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "nicodemus": {"random": RandomBot, "greedy": NicodemusGreedyBot},
    "imaginarium": {"random": RandomBot, "greedy": ImaginariumGreedyBot},
}


def bot_named(game: str, level: str, seed: int) -> Bot:
    levels = LEVELS[game]
    if level not in levels:
        raise BadSetup(f"there is no bot {level!r} for {game}: choose one of {', '.join(levels)}")
    return levels[level](seed)
