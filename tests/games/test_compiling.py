"""Copies of rules for a compiler: what they call and use is rebound, the source stays as it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from bricabrac.games.compiling import Twins, fingerprint, is_rule, rule

TABLE = (10, 20, 30)
NESTED = ((1, 2), (3, 4))
FACTOR = 5
WORD = "word"
HERE = sys.modules[__name__]


class Fruit(IntEnum):
    APPLE = 3
    PEAR = 8


def not_a_rule() -> int:
    return 1


@rule
def inner(index: int) -> int:
    return TABLE[index] * FACTOR


@rule
def outer(index: int) -> int:
    return inner(index) + inner(0) + Fruit.PEAR + max(1, NESTED[1][0])


@rule
def other_inner(index: int) -> int:
    return TABLE[index - 1]


@rule
def five() -> int:
    return 5


@rule
def also_five() -> int:
    return 5


@rule
def six() -> int:
    return 6


@rule
def uses_a_word() -> str:
    return WORD


@rule
def calls_plain_python() -> int:
    return not_a_rule()


class Compiled:
    """What a compiler made: here, a function that remembers by whom it was compiled."""

    def __init__(self, function: Callable[..., Any], compiler: str) -> None:
        self.function = function
        self.compiler = compiler

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)

    def sees(self, name: str) -> Any:
        """What a global name means to it."""
        return self.function.__globals__[name]


def compiler(name: str) -> Callable[[Callable[..., Any]], Any]:
    return lambda function: Compiled(function, name)


def twins() -> Twins:
    return Twins(compiler("inner"))


def entry(function: Callable[..., Any]) -> Compiled:
    made = twins().entry(function, compiler("outer"))
    assert isinstance(made, Compiled)
    return made


# Copies


def test_a_copy_gives_what_the_rule_gives() -> None:
    assert [entry(outer)(index) for index in range(3)] == [outer(index) for index in range(3)]


def test_an_entry_and_what_it_calls_are_compiled_each_in_its_way() -> None:
    assert entry(outer).compiler == "outer"
    assert entry(outer).sees("inner").compiler == "inner"


def test_what_is_called_by_what_is_called_is_a_copy_too() -> None:
    assert isinstance(entry(outer).sees("inner").sees("TABLE"), np.ndarray)


def test_a_rule_is_copied_once_for_all_that_call_it() -> None:
    both = twins()
    first = both.entry(outer, compiler("outer"))
    second = both.entry(outer, compiler("outer"))
    assert first.sees("inner") is second.sees("inner")


def test_the_source_stays_untouched() -> None:
    entry(outer)
    assert outer.__globals__["inner"] is inner
    assert isinstance(TABLE, tuple)
    assert is_rule(outer)


def test_a_copy_keeps_its_name_and_place_by_which_it_is_found_on_disk() -> None:
    made = entry(outer).function
    assert (made.__name__, made.__qualname__, made.__module__) == ("outer", "outer", __name__)
    assert made.__code__ is outer.__code__


# Tables and enumerations


def test_tables_become_constant_arrays() -> None:
    assert entry(inner).sees("TABLE").dtype == np.int32
    assert entry(inner).sees("TABLE").tolist() == [10, 20, 30]


def test_tables_of_tables_become_arrays_of_as_many_dimensions() -> None:
    assert entry(outer).sees("NESTED").tolist() == [[1, 2], [3, 4]]


def test_enumerations_become_plain_integers_with_names() -> None:
    fruit = entry(outer).sees("Fruit")
    assert (fruit.APPLE, fruit.PEAR) == (3, 8)
    assert type(fruit.PEAR) is int


def test_numbers_stay_as_they_are() -> None:
    assert entry(inner).sees("FACTOR") == 5


@pytest.mark.parametrize(("function", "name"), [(uses_a_word, "WORD"), (calls_plain_python, "not_a_rule")])
def test_a_rule_that_uses_anything_else_is_refused_by_name(function: Callable[..., Any], name: str) -> None:
    with pytest.raises(TypeError, match=name):
        entry(function)


# Fingerprints


def test_a_fingerprint_is_the_same_each_time() -> None:
    assert fingerprint(outer) == fingerprint(outer)


def test_other_code_has_another_fingerprint() -> None:
    assert fingerprint(inner) != fingerprint(other_inner)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FACTOR", 6),
        ("TABLE", (10, 20, 31)),
        ("NESTED", ((1, 2), (3, 5))),
        ("Fruit", IntEnum("Fruit", {"APPLE": 3, "PEAR": 9})),
        ("inner", other_inner),
    ],
)
def test_whatever_a_rule_uses_is_in_its_fingerprint(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    before = fingerprint(outer)
    monkeypatch.setattr(HERE, name, value)
    assert fingerprint(outer) != before


def test_what_a_rule_does_not_use_is_not_in_its_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(outer)
    monkeypatch.setattr(HERE, "WORD", "other")
    assert fingerprint(outer) == before


def test_a_number_written_in_a_rule_is_in_its_fingerprint() -> None:
    assert fingerprint(five) == fingerprint(also_five)
    assert fingerprint(five) != fingerprint(six)
