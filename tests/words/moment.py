"""A moment of a game, about which something is said."""

from __future__ import annotations

from dataclasses import dataclass

from bricabrac.games.game import SPECTATOR, Decision, Event, Result


@dataclass(frozen=True)
class Moment:
    """What a choice led to, and what is to be decided then, or how the game has ended."""

    players: tuple[str, ...]
    events: tuple[Event, ...] = ()
    decision: Decision | None = None
    result: Result | None = None

    @property
    def viewers(self) -> tuple[int, ...]:
        return (SPECTATOR, *range(len(self.players)))
