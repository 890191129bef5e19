"""What the source can name without having words for it: kinds of events and options, reasons, refusals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from bricabrac import cli
from bricabrac.games.nicodemus import blocked, describe, story
from bricabrac.table import match


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


def event_kinds() -> set[str]:
    return {kind for call in _calls(story, "Event") for kind in _strings(call.args[0])}


def option_kinds() -> set[str]:
    """Every function that describes an option returns its kind first."""
    returned = (node.value for node in _nodes(describe) if isinstance(node, ast.Return))
    firsts = (value.elts[0] for value in returned if isinstance(value, ast.Tuple))
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def reasons() -> set[str]:
    """Every string of that module that is not a name of something else."""
    others = option_kinds()
    for node in _nodes(blocked):
        if isinstance(node, ast.Dict):
            others |= {key for each in node.keys if each is not None for key in _strings(each)}
        if isinstance(node, ast.Module | ast.FunctionDef):
            others.add(ast.get_docstring(node, clean=False) or "")
    others |= {place for call in _calls(blocked, "Thing") for place in _strings(call.args[0])}
    strings = _strings(_tree(blocked.__file__))
    return {string for string in strings - others if not is_clause(string)}


def is_clause(string: str) -> bool:
    return string.startswith("N") and string[1:].replace(".", "").isdecimal()


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
