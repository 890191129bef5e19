"""I12.1, I12.2: what is gained and paid is public, so whoever counts knows what stands behind every screen.

A spectator adds up what they are told, from the workshops that everybody sees, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import State
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.workshops import WORKSHOPS

GAME: Final = imaginarium()
GOODS: Final = ("charcoalium", "wood", "copper", "crystal", "point")
LOSSES: Final = ("paid", "spent", "lost")
POINTS: Final = ("validate", "validate-secret", "majority")
IDLE: Final = ("end-use", "end-collect", "end-action", "end-actions", "no-effect", "dismantle-broken", "sell")
"""Chosen less often, as machines that cannot be paid are, or games by lot would be long and poor."""
DECISIONS: Final = 700


class Ledger:
    """What a spectator writes down."""

    def __init__(self, stocks: Iterable[dict[str, int]]) -> None:
        self.stocks = [Counter(stock) for stock in stocks]

    def hear(self, event: Event) -> None:
        """Of a theft, the victim is told apart from the thief."""
        data: dict[str, Any] = dict(event.seen_by(SPECTATOR).data)
        self.stocks[event.seat].update(dict(data.get("gained", ())))
        for name in LOSSES:
            self.stocks[data.get("from_seat", event.seat)].subtract(dict(data.get(name, ())))
        if event.kind in POINTS:
            self.stocks[event.seat]["point"] += data["points"]

    def amounts(self) -> list[list[int]]:
        return [[stock[good] for good in GOODS] for stock in self.stocks]


@cache
def game(seats: int) -> tuple[tuple[State, list[Event]], ...]:
    """Every state of a game by lot, with what led to it."""
    return tuple(_game(seats))


def _game(seats: int) -> Iterator[tuple[State, list[Event]]]:
    luck = Random(seats)
    state, events = GAME.new(luck.randbytes(32), seats), list[Event]()
    for _ in range(DECISIONS):
        yield state, events
        if (decision := GAME.decision(state)) is None:
            return
        busy = [each for each in decision.options if each.kind not in IDLE and not each.data.get("unpayable")]
        option = luck.choice(busy if busy and luck.random() < 0.9 else decision.options)
        state, events = GAME.play(state, option.number)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_i12_2_what_is_told_adds_up_to_what_is_counted_and_to_what_is_there(seats: int) -> None:
    (start, _), *_ = game(seats)
    ledger = Ledger(WORKSHOPS[workshop + 1][0] for workshop in start.workshop[:seats])
    for state, events in game(seats):
        for event in events:
            ledger.hear(event)
        assert ledger.amounts() == GAME.view(state, SPECTATOR).counted[:seats] == state.stock[:seats]


def test_these_games_have_most_kinds_of_gains_and_payments_in_them() -> None:
    """Otherwise they would prove nothing."""
    told = {event.kind for seats in GAME.seats for _, events in game(seats) for event in events}
    assert told >= {"use", "borrow", "apply", "take-charcoalium", "extract", "coal-from-the-crusher"}
    assert told >= {"buy-reserved", "lose-everything", "buy-top", "recruit", "repair", "dismantle", "take-cubes"}
    assert told >= {"sell", "buy", "steal", "keep", "validate", "majority"}


RARE: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "points of a Diplomatrice": ("use", "use-all", {"slots": [["S2", "S2"], ["P1"]]}),
    "resources for charcoalium": (
        "collect",
        "buy-with-resources",
        {"stock": {"charcoalium": 1, "wood": 12}, "stands": 1},
    ),
    "a secret project": ("act", "end-actions", {"slots": [["T1", "T1"]], "assistants": [4, 8], "secrets": [5, 13]}),
    "the end": (
        "act",
        "end-actions",
        {"points": 20, "stock": {"wood": 2}, "stands": 10, "others": [Player(stock={"copper": 1}, assistants=[13])]},
    ),
}


@pytest.mark.parametrize("case", list(RARE))
def test_i12_2_rare_gains_and_payments_are_told_too(case: str) -> None:
    at, kind, words = RARE[case]
    table = Playing(position(at=at, pair=("recruit", "extract") if at == "act" else None, **words))
    before = GAME.view(table.state, SPECTATOR).counted[:3]
    ledger = Ledger(dict(zip(GOODS, stock, strict=True)) for stock in before)
    for event in table.take(kind).events:
        ledger.hear(event)
    assert ledger.amounts() == GAME.view(table.state, SPECTATOR).counted[:3] != before
