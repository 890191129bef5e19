"""A position of Imaginarium played in words: by the kind of an option and some of its data."""

from __future__ import annotations

from bricabrac.games.game import Decision, Event
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import State
from tests.games.imaginarium.conservation import assert_nothing_is_lost
from tests.games.imaginarium.tables import Table


class Playing(Table):
    """As a table, with decisions, events and reasons."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.game = imaginarium()
        self.events: list[Event] = []
        """What the last choice led to."""

    @property
    def decision(self) -> Decision:
        decision = self.game.decision(self.state)
        assert decision is not None
        return decision

    def numbers(self, kind: str, **data: object) -> list[int]:
        return [
            option.number
            for option in self.decision.options
            if option.kind == kind and all(option.data.get(name) == value for name, value in data.items())
        ]

    def allows(self, kind: str, **data: object) -> bool:
        return bool(self.numbers(kind, **data))

    def take(self, kind: str, **data: object) -> Playing:
        """Makes the one choice that is meant; more or fewer than one is a mistake in the test."""
        (number,) = self.numbers(kind, **data)
        self.state, self.events = self.game.play(self.state, number)
        assert_nothing_is_lost(self.state)
        assert self.game.faults(self.state) == []
        return self

    def blocked(self, kind: str, **data: object) -> list[str]:
        """The reasons for which options of a kind are blocked."""
        return [
            blocked.reason
            for blocked in self.decision.blocked
            if blocked.kind == kind and all(blocked.data.get(name) == value for name, value in data.items())
        ]

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def playing(table: Table) -> Playing:
    return Playing(table.state)
