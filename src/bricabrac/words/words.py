"""Every sentence for people, in French and English, from the Fluent catalogues beside this file."""

from __future__ import annotations

from collections import Counter
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
    "clears": "machine",
    "kept": "machine",
    "project": "project",
    "projects": "project",
    "completes": "project",
    "effect": "effect",
    "over": "machine",
    "machine_effect": "machine-effect",
    "assistant": "assistant",
    "assistant_effect": "assistant-effect",
    "project_condition": "project-condition",
    "breaks": "project",
    "validates": "project",
    "action": "action",
    "actions": "action",
    "under_way": "action",
    "protects": "protection",
}
"""Data that are names: which family of messages says them."""
_STUFFS: Final = ("charcoalium", "wood", "copper", "crystal", "wild", "point")


class NoWords(KeyError):
    """A sentence that a catalogue does not have, or cannot make of what it was given."""


class Words:
    """One language: what is said of every game, and of one."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise NoWords(f"no catalogue for {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(catalogue(language)))
        if game is not None:
            self._bundle.add_resource(FluentResource(catalogue(language, game)))

    def say(self, name: str, /, **about: str | int) -> str:
        return self._said(name, None, about)

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def _said(self, name: str, attribute: str | None, about: dict[str, str | int]) -> str:
        if not self.has(name):
            raise NoWords(f"{name!r} is in no catalogue for {self.language!r}")
        message = self._bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise NoWords(f"{name!r} in {self.language!r} has no text" + (f" .{attribute}" if attribute else ""))
        said, errors = self._bundle.format_pattern(pattern, about)
        if errors:
            raise NoWords(f"{name!r} in {self.language!r}: {errors[0]}")
        return str(said)

    def option(self, option: Option, names: Sequence[str] = ()) -> str:
        return self.say(f"option-{option.kind}", **self._told(option.data, names))

    def notes(self, option: Option, names: Sequence[str] = ()) -> list[str]:
        """What would follow from an option besides what it says itself."""
        told = self._told(option.data, names)
        messages = [f"note-{option.kind}-{key}" for key, value in option.data.items() if value]
        return [self.say(message, **told) for message in messages if self.has(message)]

    def blocked(self, blocked: Blocked, names: Sequence[str] = ()) -> str:
        return _begun(self.say(f"reason-{blocked.reason}", **self._told(blocked.data, names)), names)

    def question(self, decision: Decision) -> str:
        return self.say(f"question-{decision.kind}")

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The event as it was seen by somebody: what is still secret in it is not told."""
        told = self._told(event.data, names)
        others = [name for seat, name in enumerate(names) if seat != event.seat]
        name = f"event-{event.kind}"
        secret_told = f"{name}-known"
        if self.has(secret_told) and any(key in event.data for key in _TOLD_IF_KNOWN):
            name = secret_told
        return _begun(self.say(name, player=names[event.seat], opponent=others[0] if others else "", **told), names)

    def result(self, result: Result, names: Sequence[str]) -> str:
        winners = [names[seat] for seat in result.winners]
        if result.decided_by == "resignation":
            (loser,) = [name for seat, name in enumerate(names) if seat not in result.winners]
            if len(winners) > 1:
                return self.say("result-resignation-shared", players=self.listed(winners), loser=loser)
            return self.say("result-resignation", winner=winners[0], loser=loser)
        scores = self.listed(
            [self.say("result-score", player=names[seat], points=score) for seat, score in enumerate(result.scores)]
        )
        if len(winners) > 1:
            return self.say("result-shared", players=self.listed(winners), scores=scores)
        return self.say(f"result-{result.decided_by}", winner=winners[0], scores=scores)

    def refusal(self, refusal: NotNow) -> str:
        return _begun(self.say(f"refusal-{refusal.reason}", **self._told(refusal.data, ())))

    def card(self, printed: int | str, family: str = "machine") -> str:
        """The name of a machine, or of something else that is printed, as a label."""
        return self._said(f"{family}-{printed}", "card", {})

    def project(self, printed: int) -> str:
        return self.say(f"project-{printed}")

    def amounts(self, amounts: Iterable[tuple[str, int]]) -> str:
        """ "2 wood and 1 copper"."""
        return self.listed([self.say(f"amount-{stuff}", count=count) for stuff, count in amounts])

    def listed(self, items: Sequence[str]) -> str:
        if not items:
            return self.say("nothing")
        if len(items) == 1:
            return items[0]
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _told(self, data: Mapping[str, Value], names: Sequence[str]) -> dict[str, str | int]:
        told: dict[str, str | int] = {}
        for name, value in data.items():
            told[name] = self._players(name, value, names) or self._value(name, value)
            if isinstance(value, tuple):
                told[f"{name}_count"] = len(value)
            elif value in _STUFFS:
                told[f"{name}_name"] = self.say(f"stuff-{value}")
        return told

    def _players(self, name: str, value: Value, names: Sequence[str]) -> str | None:
        if name.endswith("_seat"):
            return names[int(str(value))]
        if name.endswith("_seats") and isinstance(value, tuple):
            return self.listed([names[int(str(seat))] for seat in value])
        return None

    def _value(self, name: str, value: Value) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            if name in _NAMED:
                return self.listed([self._named(_NAMED[name], item, count) for item, count in Counter(value).items()])
            return self.amounts([(str(item[0]), int(str(item[1]))) for item in value if isinstance(item, tuple)])
        if name in _NAMED:
            return self.say(f"{_NAMED[name]}-{value}")
        if value in _STUFFS:
            return self.say(f"amount-{value}", count=1)
        return value

    def _named(self, family: str, item: Value, count: int) -> str:
        """In a list of projects each has quotation marks: some names have commas in them."""
        said = self.say(f"{family}-{item}")
        if count > 1:
            return self.say("list-several", what=said, count=count)
        return self.say("project-quoted", project=said) if family == "project" else said


_TOLD_IF_KNOWN: Final = ("machine", "machines", "project", "projects")


def _begun(sentence: str, names: Sequence[str] = ()) -> str:
    """With a capital, unless it begins with a player, who is spelt as they please."""
    return sentence if sentence.startswith(tuple(names)) else sentence[:1].upper() + sentence[1:]


def catalogue(language: str, game: str | None = None) -> str:
    name = f"{language}.ftl" if game is None else f"{game}.{language}.ftl"
    return (files(__package__) / name).read_text("utf-8")


@cache
def words_in(language: str, game: str | None = None) -> Words:
    """Without a game: what can be said before there is one."""
    return Words(language, game)
