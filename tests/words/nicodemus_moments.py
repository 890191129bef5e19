"""Moments of Nicodemus about which something is said: random games, and positions for what is rare in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bricabrac.games.nicodemus.components import SUPPLY, Stuff
from tests.games.nicodemus.positions import Stock, Table, random_game, table
from tests.table.matches import PLAYERS, new_match
from tests.words.moment import Moment

RANDOM_GAMES: Final = 3
ALL_WOOD: Final = {"wood": SUPPLY[Stuff.WOOD]}


def nicodemus_moments() -> Iterator[Moment]:
    for seed in range(RANDOM_GAMES):
        yield from map(_now, random_game(seed))
    yield from _without_effect()
    yield from _nothing_left()
    yield from _attacks()
    yield from _repairs()
    yield from _endings()


def _now(at: Table) -> Moment:
    return Moment(PLAYERS, tuple(at.events), at.decision, at.game.result(at.state))


def _told(at: Table, *choices: tuple[str, Mapping[str, object]]) -> Iterator[Moment]:
    yield _now(at)
    for kind, data in choices:
        yield _now(at.choose(kind, **data))


def _played(at: Table, machine: int, *then: tuple[str, Mapping[str, object]]) -> Iterator[Moment]:
    return _told(at, ("play", {"machine": machine}), *then)


_EFFECT: Final[tuple[str, Mapping[str, object]]] = ("use-effect", {})


def _without_effect() -> Iterator[Moment]:
    """N6: why (c) is not offered."""
    for machine in (22, 23, 24, 25, 41, 42):
        yield from _played(table(hand=[machine, 11]), machine)
    yield from _played(table(hand=[21]), 21)


def _nothing_left() -> Iterator[Moment]:
    """N4.5: the reserve has no wood; the opponent has all of it, or none."""
    stocks: Mapping[str, Stock]
    for stocks in ({"stock": ALL_WOOD}, {"other_stock": ALL_WOOD}):
        yield from _played(table(hand=[11, 12], **stocks), 11, _EFFECT)
        yield from _played(table(hand=[11, 42], board=[11, 12], **stocks), 42, _EFFECT)
        yield from _played(table(hand=[11, 15], **stocks), 15, _EFFECT, ("harvest", {"stuff": "wood"}))
        yield from _played(table(hand=[11, 25], board=[25], **stocks), 25, _EFFECT)
        yield from _played(table(hand=[11, 21], board=[15], **stocks), 21, ("use-production", {"stuff": "wood"}))
    traded = ("exchange", {"given": "charcoalium", "gained": "copper"})
    yield from _played(table(hand=[11, 24], stock={"charcoalium": 1, **ALL_WOOD}), 24, _EFFECT, traded)
    bought = ("exchange", {"given": "charcoalium", "gained": "wood"})
    yield from _played(table(hand=[11, 24], stock={"charcoalium": 1}, other_stock=ALL_WOOD), 24, _EFFECT, bought)


def _attacks() -> Iterator[Moment]:
    """N6.8-6.11, with everything to lose, with little, and with nothing."""
    rich: Stock = {"charcoalium": 3, "wood": 2, "copper": 1}
    poor: Stock = {"charcoalium": 1, "crystal": 1}
    for other_stock, other_hand in ((rich, [12, 13, 14]), (poor, [12]), ({}, [])):
        for machine in (31, 33):
            yield from _played(
                table(hand=[11, machine], other_stock=other_stock, other_hand=other_hand), machine, _EFFECT
            )
    yield from _played(table(hand=[11, 32], other_stock=rich), 32, _EFFECT, ("steal", {"stuff": "wood"}))
    yield from _played(table(hand=[11, 34], other_stock=rich), 34, _EFFECT, ("spoil", {"lost": (("wood", 2),)}))
    yield from _played(table(hand=[11, 34], other_stock=poor), 34, _EFFECT)
    yield from _played(table(hand=[11, 34]), 34, _EFFECT)


def _repairs() -> Iterator[Moment]:
    """N9.1, N9.4: projects with and without the newest machine, and a choice of machines; N5.7: a full workshop."""
    blue = table(board=[(14, 2)], hand=[12], workshop=[11, 12], row=[11, 31, 37], stock={"copper": 2, "crystal": 1})
    yield from _told(
        blue,
        ("repair", {"machine": 14}),
        ("complete", {"project": 11}),
        ("set-aside", {"machines": (11, 14)}),
    )
    yield from _told(table(board=[12], hand=[11], workshop=[11, 21, 22]), ("repair", {"machine": 12}))


def _endings() -> Iterator[Moment]:
    """N8.3: the last turn is a pass; what breaks the tie, or that nothing does. And a resignation."""
    for words in ({"points": 20}, {"stock": {"charcoalium": 1}}, {"stock": {"wood": 1}}, {}):
        yield from _told(table(seat=1, first=0, last_round=True, hand=[], **words), ("pass", {}))
    nearly = table(board=[12], hand=[11], stock={"wood": 2}, points=19)
    yield from _told(nearly, ("repair", {"machine": 12}))
    resigned = new_match()
    resigned.resign(1)
    yield Moment(PLAYERS, result=resigned.result)
