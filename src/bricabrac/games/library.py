"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bricabrac.games.game import BadSetup, Game
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.nicodemus.game import nicodemus

GAMES: Final[dict[str, Callable[[], Game[Any]]]] = {"nicodemus": nicodemus, "imaginarium": imaginarium}


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}: choose one of {', '.join(GAMES)}")
    return GAMES[name]()
