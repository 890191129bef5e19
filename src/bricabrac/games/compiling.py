"""One source of rules, run four ways: plain Python, one core, all cores, a GPU.

Functions marked `@rule` are ordinary Python. `Twins` makes a copy of such a function, and of every rule that it calls,
whose global names point to the copies; each copy is handed to a compiler (Numba's for the processor or for a GPU).
Tables, which are tuples in the source because plain Python reads those fastest, become constant arrays in the copies,
and enumerations become tuples of plain integers with names, since not every compiler takes their members as an index.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
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
            name: self._bound(function.__globals__[name])
            for name in function.__code__.co_names
            if name in function.__globals__
        }
        twin = FunctionType(function.__code__, function.__globals__ | names, function.__name__, function.__defaults__)
        twin.__qualname__ = function.__qualname__
        twin.__module__ = function.__module__
        return twin

    def _bound(self, value: object) -> object:
        if is_rule(value):
            assert isinstance(value, FunctionType)
            return self._twin(value)
        if isinstance(value, tuple):
            return np.array(value, dtype=np.int32)
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _integers(value)
        return value


def _integers(enumeration: type[IntEnum]) -> tuple[int, ...]:
    names = namedtuple(enumeration.__name__, [member.name for member in enumeration])  # type: ignore[misc]
    return names(*(int(member) for member in enumeration))
