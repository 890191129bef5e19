"""The games there are, by name, and the measure of speed of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bricabrac.games.game import BadSetup, Game
from bricabrac.games.imaginarium import random_play as imaginarium_random_play
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.nicodemus import random_play as nicodemus_random_play
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.yardstick import Yardstick

GAMES: Final[dict[str, Callable[[], Game[Any]]]] = {"nicodemus": nicodemus, "imaginarium": imaginarium}


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}: choose one of {', '.join(GAMES)}")
    return GAMES[name]()


YARDSTICKS: Final[tuple[Yardstick, ...]] = (nicodemus_random_play.YARDSTICK, *imaginarium_random_play.YARDSTICKS)
"""For each number of seats."""
