"""What simulation needs of a game: the one interface between the inner loops of the games and what is made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from bricabrac.games.records import Record

Counts = NDArray[np.int64]


class Workplace(Protocol):
    """What one thread needs to play games in."""

    def play(self, run: Callable[..., Any], bots: Counts, seed: int, first_game: int, games: int) -> Counts:
        """The tally of these games, by `run`: the inner loop or its compiled twin."""


@dataclass(frozen=True)
class Runs:
    """`tally` has, by these names, what is counted in every game:

    GAMES, DECISIONS, OPTIONS, TURNS, SHARED, FIRST_PLAYER_WINS, MARGIN, MARGIN_SQUARED (of the first bot), and in one
    place for each bot WINS_BOT (not shared) and POINTS_BOT.
    """

    game: str
    seats: Sequence[int]
    bots: type[IntEnum]
    tally: type[IntEnum]
    state_type: type[Record]
    play_games: Callable[..., None]
    warm: str
    """See machine_code.Changeover."""
    workplace: Callable[[], Workplace]
    victories: Callable[[Sequence[int], int], float]
    """Of a bot, with its part of those that are shared."""
    measures: Callable[[Sequence[int]], Mapping[str, Any]]
    """What there is to tell of this game alone, from its tally."""
