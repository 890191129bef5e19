"""Moments of both games: from games by lot, and from positions for what is rare in them."""

from __future__ import annotations

from functools import cache
from typing import Final

from bricabrac.games.game import Decision, Event, Option, Result
from tests.words.imaginarium_moments import imaginarium_moments
from tests.words.moment import Moment
from tests.words.nicodemus_moments import nicodemus_moments

_MOMENTS: Final = {"nicodemus": nicodemus_moments, "imaginarium": imaginarium_moments}


@cache
def moments(game: str) -> tuple[Moment, ...]:
    return tuple(_MOMENTS[game]())


def events(game: str) -> list[Event]:
    return [event for moment in moments(game) for event in moment.events]


def decisions(game: str) -> list[Decision]:
    return [moment.decision for moment in moments(game) if moment.decision is not None]


def options(game: str) -> list[Option]:
    return [option for decision in decisions(game) for option in decision.options]


def results(game: str) -> list[Result]:
    return [moment.result for moment in moments(game) if moment.result is not None]
