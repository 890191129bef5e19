"""What is said of positions and of games of Imaginarium: options, reasons and events, found by their kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from bricabrac.games.game import Blocked, Data, Decision, Event, Option, Value
from bricabrac.games.imaginarium.components import Stuff
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.story import story_of_step
from bricabrac.games.imaginarium.turn import step

DECISIONS: Final = 800
"""Of each random game: most of one."""
_SOUGHT: Final = ("repair", "recruit", "reorganise", "arrange", "apply")
"""What makes a workshop grow is chosen more often, or random players never have one."""


def decision(state: State) -> Decision:
    found = imaginarium().decision(state)
    assert found is not None
    return found


def options(state: State, kind: str, **data: Value) -> list[Option]:
    """Those of a kind, and with these data."""
    return [each for each in decision(state).options if each.kind == kind and _has(each.data, data)]


def option(state: State, kind: str, **data: Value) -> Option:
    (found,) = options(state, kind, **data)
    return found


def blocked(state: State, kind: str, **data: Value) -> list[Blocked]:
    return [each for each in decision(state).blocked if each.kind == kind and _has(each.data, data)]


def reasons(state: State, kind: str, **data: Value) -> list[str]:
    return [each.reason for each in blocked(state, kind, **data)]


def _has(data: Data, wanted: Data) -> bool:
    return all(data.get(name) == value for name, value in wanted.items())


def chosen(state: State, kind: str, **data: Value) -> list[Event]:
    """What the one choice that is meant leads to, up to the next decision of more than one option."""
    return imaginarium().play(state, option(state, kind, **data).number)[1]


def told(events: Iterable[Event], *kinds: str) -> list[tuple[str, int, dict[str, Any]]]:
    """(kind, seat, public data) of the events of these kinds."""
    return [(event.kind, event.seat, dict(event.data)) for event in events if event.kind in kinds]


def amounts(data: Data, *names: str) -> Counter[str]:
    """All that stands under these names, added."""
    total: Counter[str] = Counter()
    for name in names:
        pairs: Any = data.get(name, ())
        total.update(dict(pairs))
    return total


def values(data: Data) -> Iterator[Value]:
    """All of them, however deep."""
    for value in data.values():
        yield value
        if isinstance(value, tuple):
            for item in value:
                yield from item if isinstance(item, tuple) else (item,)


def stock_of(state: State, seat: int) -> Counter[str]:
    return Counter({stuff.name.lower(): state.stock[seat][stuff] for stuff in Stuff})


def change(before: State, after: State, seat: int) -> dict[str, int]:
    """What a stock has more of, and less of."""
    had, has = stock_of(before, seat), stock_of(after, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}


@cache
def random_steps() -> tuple[tuple[State, int, State, tuple[Event, ...]], ...]:
    """(before, option, after, what happened) of every step of the first part of one game for each number of seats."""
    return tuple(step_ for seats in imaginarium().seats for step_ in _steps(seats))


def _steps(seats: int) -> Iterator[tuple[State, int, State, tuple[Event, ...]]]:
    luck = Random(seats)
    state = imaginarium().new(bytes([seats]) * 32, seats)
    for _ in range(DECISIONS):
        found = imaginarium().decision(state)
        if found is None:
            return
        sought = [each for each in found.options if each.kind in _SOUGHT]
        lots = sought if sought and luck.random() < 0.7 else found.options
        number = luck.choice(lots).number
        after = state.copy()
        step(after, number)
        yield state, number, after, tuple(story_of_step(state, number, after))
        state = after
