"""All that moments of a game give to say, said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from bricabrac.games.game import Decision, Event
from bricabrac.words.words import Words
from tests.words.moment import Moment
from tests.words.moments import moments
from tests.words.refused import all_refusals


class Remembering(Words):
    """Remembers which messages were used."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.used: set[str] = set()

    def _said(self, name: str, attribute: str | None, about: dict[str, str | int]) -> str:
        self.used.add(name)
        return super()._said(name, attribute, about)


@cache
def everything(language: str, game: str) -> tuple[dict[str, set[str]], set[str]]:
    """All sentences by what they are ("event", "option", "note", "reason"...), and the messages used in them."""
    words = Remembering(language, game)
    said: defaultdict[str, set[str]] = defaultdict(set)
    for moment in moments(game):
        for what, sentence in _said_at(moment, words):
            said[what].add(sentence)
    said["refusal"] = {words.refusal(refusal) for refusal in all_refusals(game)}
    return dict(said), words.used


def said_in(language: str, game: str) -> dict[str, set[str]]:
    return everything(language, game)[0]


def sentences(language: str, game: str) -> list[str]:
    return [sentence for each in said_in(language, game).values() for sentence in each]


def _said_at(moment: Moment, words: Words) -> Iterator[tuple[str, str]]:
    names = moment.players
    for event in moment.events:
        for seen in (event.open(), *_seen(event, moment)):
            yield "event", words.event(seen, names)
    if moment.decision is not None:
        yield from _asked(moment.decision, names, words)
    if moment.result is not None:
        yield "result", words.result(moment.result, names)


def _seen(event: Event, moment: Moment) -> list[Event]:
    return [event.seen_by(viewer) for viewer in moment.viewers] if event.secret else []


def _asked(decision: Decision, names: tuple[str, ...], words: Words) -> Iterator[tuple[str, str]]:
    yield "question", words.question(decision)
    for option in decision.options:
        yield "option", words.option(option, names)
        for note in words.notes(option, names):
            yield "note", note
    for blocked in decision.blocked:
        yield "reason", words.blocked(blocked, names)
