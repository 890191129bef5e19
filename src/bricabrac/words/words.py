"""Every sentence for people, in French and English, from the Fluent catalogues beside this file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bricabrac.games.game import Blocked, Decision, Event, Option, Result, Value
from bricabrac.table.match import NotNow

LANGUAGES: Final = ("en", "fr")

_NAMED: Final = {
    "machine": "machine",
    "machines": "machine",
    "discarded": "machine",
    "project": "project",
    "projects": "project",
    "effect": "effect",
}
"""Data that are names: which family of messages says them."""
_STUFFS: Final = ("charcoalium", "wood", "copper", "crystal", "wild")


class NoWords(KeyError):
    """A sentence that a catalogue does not have, or cannot make of what it was given."""


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise NoWords(f"no catalogue for {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(catalogue(language)))

    def say(self, name: str, **numbers: str | int) -> str:
        if not self._bundle.has_message(name):
            raise NoWords(f"{name!r} is not in the catalogue {self.language}.ftl")
        message = self._bundle.get_message(name)
        if message.value is None:
            raise NoWords(f"{name!r} in {self.language}.ftl has no text")
        said, errors = self._bundle.format_pattern(message.value, numbers)
        if errors:
            raise NoWords(f"{name!r} in {self.language}.ftl: {errors[0]}")
        return str(said)

    def option(self, option: Option) -> str:
        return _capital(self.say(f"option-{option.kind}", **self._told(option.data)))

    def blocked(self, blocked: Blocked) -> str:
        return _capital(self.say(f"reason-{blocked.reason}", **self._told(blocked.data)))

    def question(self, decision: Decision) -> str:
        return self.say(f"question-{decision.kind}")

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The event as it was seen by somebody: what is still secret in it is not told."""
        told = self._told(event.data)
        others = [name for seat, name in enumerate(names) if seat != event.seat]
        name = f"event-{event.kind}"
        secret_told = f"{name}-known"
        if self._bundle.has_message(secret_told) and any(key in event.data for key in _TOLD_IF_KNOWN):
            name = secret_told
        return _capital(self.say(name, player=names[event.seat], opponent=others[0] if others else "", **told))

    def result(self, result: Result, names: Sequence[str]) -> str:
        if len(result.winners) == len(names):
            return self.say("result-shared", players=self.listed(names))
        winners = self.listed([names[seat] for seat in result.winners])
        scores = " : ".join(str(score) for score in result.scores)
        return self.say(f"result-{result.decided_by}", winner=winners, scores=scores)

    def refusal(self, refusal: NotNow) -> str:
        return _capital(self.say(f"refusal-{refusal.reason}", **self._told(refusal.data)))

    def machine(self, printed: int) -> str:
        return self.say(f"machine-{printed}")

    def project(self, printed: int) -> str:
        return self.say(f"project-{printed}")

    def amounts(self, amounts: Iterable[tuple[str, int]]) -> str:
        """ "2 woods and 1 copper"."""
        return self.listed([self.say(f"amount-{stuff}", count=count) for stuff, count in amounts])

    def listed(self, items: Sequence[str]) -> str:
        if not items:
            return self.say("nothing")
        if len(items) == 1:
            return items[0]
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _told(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        told: dict[str, str | int] = {}
        for name, value in data.items():
            told[name] = self._value(name, value)
            if isinstance(value, tuple):
                told[f"{name}_count"] = len(value)
        return told

    def _value(self, name: str, value: Value) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            if name in _NAMED:
                return self.listed([self.say(f"{_NAMED[name]}-{item}") for item in value])
            return self.amounts([(str(item[0]), int(str(item[1]))) for item in value if isinstance(item, tuple)])
        if name in _NAMED:
            return self.say(f"{_NAMED[name]}-{value}")
        if value in _STUFFS:
            return self.say(f"amount-{value}", count=1)
        return value


_TOLD_IF_KNOWN: Final = ("machine", "machines", "project", "projects")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def catalogue(language: str) -> str:
    return (files(__package__) / f"{language}.ftl").read_text("utf-8")


@cache
def words_in(language: str) -> Words:
    return Words(language)
