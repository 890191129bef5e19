"""Positions with a few numbers of their record changed, as a forger would."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from bricabrac.games.records import Record

State = TypeVar("State", bound=Record)


def places(value: Any) -> list[list[int]]:
    """Where the numbers of a field are."""
    if not isinstance(value, list):
        return [[]]
    return [[index, *rest] for index, each in enumerate(value) for rest in places(each)]


def changed(state: State, luck: Random, how_many: Sequence[int], numbers: Sequence[int]) -> State:
    """So many numbers of the record are others, drawn from these; the key is left alone."""
    other = state.copy()
    for _ in range(luck.choice(how_many)):
        name = luck.choice([name for name in type(state).fields() if name != "key"])
        holder: Any = vars(other)
        *steps, last = [name, *luck.choice(places(getattr(other, name)))]
        for step in steps:
            holder = holder[step]
        holder[last] = luck.choice(numbers)
    return other
