"""Uniform random play as every game offers it: the measure of speed, on a processor and on a GPU alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

import numpy as np

from bricabrac.games.compiling import rule
from bricabrac.games.luck import WORDS
from bricabrac.games.records import Record, States

COPIED_STATES: Final = 64


class Count(IntEnum):
    """What random play counts: whole games, decisions with two or more options, and a hash of how the games ended."""

    GAMES = 0
    DECISIONS = 1
    FINGERPRINT = 2


COUNTS: Final = len(Count)


@dataclass(frozen=True)
class Yardstick:
    """`play(states, index, options, luck, seats, seed, first_game, games, counts)`: games by seed and number alone."""

    game: str
    seats: int
    play: Callable[..., None]
    state_type: type[Record]
    most_options: int


class Bench:
    """What one thread needs to play at random in."""

    def __init__(self, yardstick: Yardstick) -> None:
        self.states = np.zeros(1, yardstick.state_type.dtype())
        self._seats = yardstick.seats
        self._options = np.zeros(yardstick.most_options, np.int16)
        self._luck = np.zeros(WORDS, np.int64)

    def play(self, run: Callable[..., Any], seed: int, first_game: int, games: int) -> list[int]:
        """The counts of these games; the last state is left in `states`."""
        counts = np.zeros(COUNTS, np.int64)
        run(self.states, 0, self._options, self._luck, self._seats, seed, first_game, games, counts)
        return [int(count) for count in counts]


@rule
def copy_around(states: States[Any], times: int) -> None:
    """Copies whole states, so that the time of one copy can be measured."""
    for copy in range(times):
        states[(copy * 7 + 1) % COPIED_STATES] = states[(copy * 5) % COPIED_STATES]
