"""What the source can name without having words for it: kinds of events and options, reasons, refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from bricabrac import cli
from bricabrac.games.imaginarium import (
    blocked,
    blocked_actions,
    describe,
    describe_actions,
    describe_effects,
    story,
    story_actions,
    story_collect,
    story_effects,
    story_rounds,
)
from bricabrac.games.nicodemus import blocked as nicodemus_blocked
from bricabrac.games.nicodemus import describe as nicodemus_describe
from bricabrac.games.nicodemus import story as nicodemus_story
from bricabrac.table import match


@dataclass(frozen=True)
class Telling:
    """The modules of a game that say something about its rules."""

    describe: Sequence[ModuleType]
    blocked: Sequence[ModuleType]
    story: Sequence[ModuleType]


TELLING: Final[Mapping[str, Telling]] = {
    "nicodemus": Telling([nicodemus_describe], [nicodemus_blocked], [nicodemus_story]),
    "imaginarium": Telling(
        [describe, describe_actions, describe_effects],
        [blocked, blocked_actions],
        [story, story_actions, story_collect, story_effects, story_rounds],
    ),
}


@cache
def _tree(path: str | None) -> ast.Module:
    assert path is not None
    return ast.parse(Path(path).read_text("utf-8"))


def _nodes(module: ModuleType) -> Iterator[ast.AST]:
    return ast.walk(_tree(module.__file__))


def _strings(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def _calls(module: ModuleType, name: str) -> Iterator[ast.Call]:
    return (
        node
        for node in _nodes(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    )


def event_kinds(game: str) -> set[str]:
    found = set()
    for module in TELLING[game].story:
        for call in _calls(module, "Event"):
            kind = call.args[0]
            strings = _assigned(module, kind.id) if isinstance(kind, ast.Name) else _strings(kind)
            assert strings, f"{module.__name__}:{call.lineno}: which kinds of events are these?"
            found |= strings
    return found


def _assigned(module: ModuleType, name: str) -> set[str]:
    assigned = (node for node in _nodes(module) if isinstance(node, ast.Assign))
    values = (each.value for each in assigned for to in each.targets if isinstance(to, ast.Name) and to.id == name)
    return {string for value in values for string in _strings(value)}


def option_kinds(game: str) -> set[str]:
    """Every function that describes an option returns its kind first."""
    returned = (
        node.value for module in TELLING[game].describe for node in _nodes(module) if isinstance(node, ast.Return)
    )
    firsts = (value.elts[0] for value in returned if isinstance(value, ast.Tuple))
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def reasons(game: str) -> set[str]:
    """Every string of those modules that is not a name of something else."""
    return {reason for module in TELLING[game].blocked for reason in _reasons(game, module)}


def _reasons(game: str, module: ModuleType) -> set[str]:
    others = option_kinds(game)
    for node in _nodes(module):
        if isinstance(node, ast.Dict):
            others |= {key for each in node.keys if each is not None for key in _strings(each)}
        if isinstance(node, ast.Module | ast.FunctionDef):
            others.add(ast.get_docstring(node, clean=False) or "")
    others |= {
        name for call in ("Blocked", "Thing") for each in _calls(module, call) for name in _strings(each.args[0])
    }
    return {string for string in _strings(_tree(module.__file__)) - others if not is_clause(game, string)}


def is_clause(game: str, string: str) -> bool:
    return string.startswith(game[0].upper()) and string[1:].replace(".", "").isdecimal()


def refusals() -> set[str]:
    found = {reason for call in _calls(match, "NotNow") if call.args for reason in _strings(call.args[0])}
    for node in _nodes(match):
        if isinstance(node, ast.FunctionDef) and node.name == "undo_refused":
            returned = (each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value)
            found |= {reason for value in returned for reason in _strings(value)}
    return found


def command_line() -> tuple[set[str], set[str]]:
    """The strings of the command line, and the beginnings of those it puts together ("help-")."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    assert cli.__file__ is not None
    for path in sorted(Path(cli.__file__).parent.glob("*.py")):
        tree = _tree(str(path))
        whole |= _strings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                beginnings.add(str(node.left.value))
    return whole, {beginning for beginning in beginnings if beginning.endswith("-")}
