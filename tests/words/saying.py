"""All that moments of the game give to say, said."""

from __future__ import annotations

from functools import cache
from typing import Final

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.words.words import Words
from tests.words.moments import PLAYERS, decisions, events, options, results
from tests.words.refused import all_refusals

VIEWERS: Final = (SPECTATOR, 0, 1)


class Remembering(Words):
    """Remembers which messages were used."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.used: set[str] = set()

    def _said(self, name: str, attribute: str | None, about: dict[str, str | int]) -> str:
        self.used.add(name)
        return super()._said(name, attribute, about)


def seen(event: Event) -> list[Event]:
    return [*(event.seen_by(viewer) for viewer in VIEWERS), event.open()]


def say_everything(words: Words) -> dict[str, set[str]]:
    """All that moments give to say, by what it is: "event", "option", "note", "reason"..."""
    return {
        "event": {words.event(each, PLAYERS) for event in events() for each in seen(event)},
        "option": {words.option(option) for option in options()},
        "note": {note for option in options() for note in words.notes(option)},
        "reason": {words.blocked(blocked) for decision in decisions() for blocked in decision.blocked},
        "question": {words.question(decision) for decision in decisions()},
        "result": {words.result(result, PLAYERS) for result in results()},
        "refusal": {words.refusal(refusal) for refusal in all_refusals()},
    }


@cache
def said_in(language: str) -> dict[str, set[str]]:
    return say_everything(Remembering(language, "nicodemus"))
