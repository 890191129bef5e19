"""What each viewer sees of a position and is told of a choice, for the tests of N10."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import State
from tests.games.nicodemus.positions import Table, table

VIEWERS = (0, 1, SPECTATOR)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)
games = pytest.mark.parametrize("game_number", range(12))


def view(played: Table, viewer: int) -> State:
    return played.game.view(played.state, viewer)


def told(played: Table, viewer: int) -> list[Event]:
    """What a viewer is told of the last choice."""
    return [event.seen_by(viewer) for event in played.events]


def data_told(played: Table, kind: str, viewer: int) -> list[dict[str, object]]:
    return [dict(event.data) for event in told(played, viewer) if event.kind == kind]


def same_to(viewer: int, one: State, other: State) -> bool:
    game = nicodemus()
    return game.pack(game.view(one, viewer)) == game.pack(game.view(other, viewer))


def played_game(number: int) -> Iterator[Table]:
    """Every state of a game played at random, with the events that led to it."""
    luck = random.Random(number)
    played = Table(nicodemus().new(luck.randbytes(32)))
    while played.decision is not None:
        yield played
        played.state, played.events = played.game.play(played.state, luck.choice(played.game.legal(played.state)))
    yield played


def busy() -> Table:
    """A position with something of everything."""
    return table(
        board=[(11, 2), 13, (24, 1)],
        hand=[11, 12, 41],
        other_hand=[13, 14, 31],
        workshop=[21],
        other_workshop=[22, 33],
        stock={"charcoalium": 2, "wood": 1},
        other_stock={"charcoalium": 1, "crystal": 3},
        points=5,
        other_points=7,
        row=[10, 11, 12],
        private=[20],
        other_private=[21, 22],
        pile=[31, 32, 33],
    )
