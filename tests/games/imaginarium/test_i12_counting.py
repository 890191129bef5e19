"""I12.1, I12.2: what is gained and paid is public, so whoever counts knows what stands behind every screen.

A spectator of whole games adds up what they are told, from the workshops that everybody sees, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import State
from tests.games.imaginarium.test_i2_setup import WORKSHOPS

GAME: Final = imaginarium()
GOODS: Final = ("charcoalium", "wood", "copper", "crystal", "point")
GAINS: Final = ("gained",)
LOSSES: Final = ("paid", "spent", "lost")
POINTS: Final = ("validate", "validate-secret", "majority")
SOUGHT: Final = ("repair", "recruit", "apply", "disable", "validate")
"""Chosen more often, or games by lot would be long and poor."""
DECISIONS: Final = 700
each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


class Ledger:
    """What a spectator writes down."""

    def __init__(self, view: State) -> None:
        self.stocks = [Counter(WORKSHOPS[workshop + 1][0]) for workshop in view.workshop[: view.seats]]

    def hear(self, event: Event) -> None:
        """Whoever is robbed loses, whoever it is told of gains."""
        data: dict[str, Any] = dict(event.seen_by(SPECTATOR).data)
        victim = data.get("from_seat", event.seat)
        for name in GAINS:
            self.stocks[event.seat].update(dict(data.get(name, ())))
        for name in LOSSES:
            self.stocks[victim].subtract(dict(data.get(name, ())))
        if event.kind in POINTS:
            self.stocks[event.seat]["point"] += data["points"]

    def amounts(self) -> list[list[int]]:
        return [[stock[good] for good in GOODS] for stock in self.stocks]


def game(seats: int, number: int) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a game by lot, with what led to it."""
    luck = Random(number)
    state, events = GAME.new(luck.randbytes(32), seats), []
    for _ in range(DECISIONS):
        yield state, events
        if (decision := GAME.decision(state)) is None:
            return
        sought = [option for option in decision.options if option.kind in SOUGHT]
        option = luck.choice(sought if sought and luck.random() < 0.8 else decision.options)
        state, events = GAME.play(state, option.number)


@each_number_of_seats
def test_i12_2_what_public_events_add_up_to_is_what_is_counted_and_what_is_there(seats: int) -> None:
    told: Counter[str] = Counter()
    for state, events in game(seats, number=seats):
        view = GAME.view(state, SPECTATOR)
        if not told:
            ledger = Ledger(view)
        for event in events:
            ledger.hear(event)
        told.update(event.kind for event in events)
        told["begun"] = 1
        assert ledger.amounts() == view.counted[:seats] == state.stock[:seats]
    assert {"use", "buy-reserved", "take-charcoalium", "recruit", "repair", "dial", "sell", "buy"} <= set(told)
