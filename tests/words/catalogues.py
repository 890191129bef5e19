"""The catalogues taken apart: every text in them, its variables, and all that it can turn into."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bricabrac.words.words import LANGUAGES, catalogue, words_in

AMOUNTS: Final = (0, 1, 2)
PLURALS: Final = frozenset({"one", "many", "other"})
OF_THE_TERMINAL: Final = frozenset({"command", "error", "help", "name", "prompt", "replay", "table", "verify"})
"""Families of messages that only the command line says; all others are about the game."""
REACHES: Final = (2, 3)
"""How far back effects discard (N6.4, N6.5): the one number of things that is never 0 or 1."""
PLAYERS: Final = frozenset(
    {"player", "players", "opponent", "winner", "loser", "first", "second"}
    | {f"{who}_seat" for who in ("by", "from", "owner", "target")}
    | {f"{who}_seats" for who in ("exposed", "owner", "protected", "validated")}
)
NAMED: Final[Mapping[str, Mapping[tuple[str, ...], tuple[str, ...]]]] = {
    "nicodemus": {
        ("machine", "machines", "discarded", "clears", "kept"): ("machine-11", "machine-13"),
    },
    "imaginarium": {
        ("machine", "machines", "over"): ("machine-P6", "machine-A6"),
        ("assistant",): ("assistant-2", "assistant-3"),
        ("action", "actions", "under_way"): ("action-repair", "action-extract"),
        ("protects",): ("protection-charcoalium", "protection-disabling"),
    },
}
"""Variables that are names, and names that would show a lack of an elision or a contraction."""


@dataclass
class Text(Visitor):
    """What stands behind one name. `keys`: by variable, what it is asked for where the text depends on it."""

    variables: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        asked = (variant.key for variant in node.variants)
        names = {key.name if isinstance(key, ast.Identifier) else key.value for key in asked}
        self.keys.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)

    def values(self, variable: str, language: str, game: str) -> tuple[str | int, ...]:
        """Enough of them to come through every branch."""
        if variable in PLAYERS:
            return ("Ada",)
        for variables, names in NAMED[game].items():
            if variable in variables:
                return tuple(words_in(language, game).say(name) for name in names)
        words = {key for key in self.keys.get(variable, ()) if not key.isdecimal()} - PLURALS
        if words:
            return (*sorted(words), "else")
        if variable == "reach":
            return REACHES
        return AMOUNTS if variable in self.keys else (2,)


@cache
def texts(language: str, game: str | None) -> dict[str, Text]:
    """By name, with `name.attribute` for attributes: what is said of every game and, if one is named, of this one."""
    source = catalogue(language) + (catalogue(language, game) if game else "")
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            for name, pattern in _patterns(entry):
                found[name] = Text()
                found[name].visit(pattern)
    return found


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def messages(game: str | None) -> list[str]:
    return [name for name in texts(LANGUAGES[0], game) if "." not in name]


def common_messages() -> set[str]:
    return set(messages(None))


def family(name: str) -> str:
    return name.partition("-")[0]


def variations(language: str, game: str, name: str) -> Iterator[str]:
    """The sentence with every combination of amounts and cases."""
    text = texts(language, game)[name]
    variables = sorted(text.variables)
    for values in product(*(text.values(variable, language, game) for variable in variables)):
        about: dict[str, Any] = dict(zip(variables, values, strict=True))
        yield words_in(language, game).say(name, **about)
