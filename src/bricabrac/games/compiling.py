"""One source of rules, run four ways: plain Python, one core, all cores, a GPU.

Functions marked `@rule` are ordinary Python. `Twins` makes a copy of such a function, and of every rule that it calls,
whose global names point to the copies; each copy is handed to a compiler (Numba's for the processor or for a GPU).
Tables, which are tuples in the source because plain Python reads those fastest, become constant arrays in the copies,
and enumerations become tuples of plain integers with names, since not every compiler takes their members as an index.
"""

from __future__ import annotations

import dis
import hashlib
from collections import namedtuple
from collections.abc import Callable, Iterator
from enum import IntEnum
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

Rule = TypeVar("Rule", bound=Callable[..., Any])
Compiler = Callable[[Callable[..., Any]], Any]

_MARK = "__bricabrac_rule__"


def rule(function: Rule) -> Rule:
    """Marks a function as one that has to stay within what the compilers take; changes nothing in it."""
    setattr(function, _MARK, True)
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, _MARK)


class Twins:
    """Compiled copies of rules, each made once; `inner` compiles what rules call, `outer` what Python calls."""

    def __init__(self, inner: Compiler) -> None:
        self._inner = inner
        self._made: dict[Callable[..., Any], Any] = {}

    def entry(self, function: Callable[..., Any], outer: Compiler) -> Any:
        return outer(self._rebound(function))

    def _twin(self, function: FunctionType) -> Any:
        if function not in self._made:
            self._made[function] = self._inner(self._rebound(function))
        return self._made[function]

    def _rebound(self, function: Callable[..., Any]) -> FunctionType:
        assert isinstance(function, FunctionType)
        names = {
            name: self._twin(value) if is_rule(value) else _constant(name, value)
            for name, value in _names_used(function)
        }
        return FunctionType(function.__code__, function.__globals__ | names, function.__name__, function.__defaults__)


def fingerprint(function: Callable[..., Any]) -> str:
    """A hash of all that a compiler is given: the code of a rule and of every rule it calls, and their tables."""
    digest = hashlib.sha256()
    found = [function]
    for each in found:  # it grows meanwhile
        code = each.__code__
        digest.update(repr((code.co_code, code.co_consts, code.co_names, code.co_varnames, each.__defaults__)).encode())
        for name, value in _names_used(each):
            if is_rule(value) and value not in found:
                found.append(value)
            told = found.index(value) if is_rule(value) else _told(_constant(name, value))
            digest.update(repr((name, told)).encode())
    return digest.hexdigest()[:16]


def _told(constant: object) -> object:
    return (str(constant.dtype), constant.tolist()) if isinstance(constant, np.ndarray) else constant


def _names_used(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """The global names of a function (not its attributes) and what they stand for."""
    assert isinstance(function, FunctionType)
    loads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    for name in dict.fromkeys(loads):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _constant(name: str, value: object) -> object:
    if isinstance(value, tuple):
        return np.array(value, dtype=np.int32)
    if isinstance(value, type) and issubclass(value, IntEnum):
        return _integers(value)
    if isinstance(value, int):
        return value
    raise TypeError(f"a rule uses {name!r}, which is neither a rule nor a number, a table or an enumeration")


def _integers(enumeration: type[IntEnum]) -> tuple[int, ...]:
    names = namedtuple(enumeration.__name__, [member.name for member in enumeration])  # type: ignore[misc]
    return names(*(int(member) for member in enumeration))
