"""The one interface through which everybody else uses a game.

It is made for two to five seats, for hidden information and for chance. A state is opaque to its users: they get
decisions, views, events and results from the game, and give back numbers of options.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, Final, Generic, TypeVar

import numpy as np

from bricabrac.games.dice import key_words
from bricabrac.games.records import Record

SPECTATOR: Final = -1
"""The viewer who knows least."""

Value = int | str | bool | tuple["Value", ...]
"""What events, options and reasons carry: numbers of cubes, printed ids, names from the catalogues."""
Data = Mapping[str, Value]


@dataclass(frozen=True)
class Thing:
    """An object of the table, so that it can be lit up: a place and, where the place has several, which one."""

    place: str
    index: int = 0
    seat: int | None = None


@dataclass(frozen=True)
class Option:
    number: int
    kind: str
    things: tuple[Thing, ...] = ()
    data: Data = field(default_factory=dict)


@dataclass(frozen=True)
class Blocked:
    """What a player would expect to be able to choose, and why not; `clause` is where that is written."""

    kind: str
    reason: str
    clause: str
    things: tuple[Thing, ...] = ()
    data: Data = field(default_factory=dict)


@dataclass(frozen=True)
class Decision:
    seat: int
    kind: str
    options: tuple[Option, ...]
    blocked: tuple[Blocked, ...] = ()

    def option(self, number: int) -> Option | None:
        return next((option for option in self.options if option.number == number), None)


@dataclass(frozen=True)
class Event:
    """Something that happened. `secret` is for the seats in `known_to` only (everybody, if that is None)."""

    kind: str
    seat: int
    data: Data = field(default_factory=dict)
    secret: Data = field(default_factory=dict)
    known_to: frozenset[int] = frozenset()

    def seen_by(self, viewer: int) -> Event:
        """The event as this viewer may be told it: nothing in it is secret any more."""
        if not self.secret:
            return self
        known = {**self.data, **self.secret} if viewer in self.known_to else self.data
        return replace(self, data=known, secret={}, known_to=frozenset())

    def open(self) -> Event:
        return replace(self, data={**self.data, **self.secret}, secret={}, known_to=frozenset())


@dataclass(frozen=True)
class Result:
    """`winners` are several where the victory is shared; `decided_by` names what broke the tie, if anything did."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decided_by: str
    standings: tuple[Data, ...]


class IllegalOption(ValueError):
    """The option cannot be chosen now; nothing was changed."""

    def __init__(self, option: int, decision: Decision | None) -> None:
        self.option = option
        self.decision = decision
        if decision is None:
            super().__init__(f"option {option}: the game is over, nothing can be chosen any more")
        else:
            legal = ", ".join(str(each.number) for each in decision.options)
            super().__init__(
                f"option {option} cannot be chosen now: seat {decision.seat} decides {decision.kind!r} among {legal}"
            )


class BadSetup(ValueError):
    """A game cannot be set up like that."""


State = TypeVar("State", bound=Record)


@dataclass(frozen=True)
class Rules(Generic[State]):
    """The functions over records that a game is made of; they change the state that they are given."""

    list_options: Callable[[State, list[int]], int]
    step: Callable[[State, int], None]
    hide: Callable[[State, int], None]
    reshuffle: Callable[[State], None]
    renew_luck: Callable[[State], None]
    describe_option: Callable[[State, int], Option]
    blocked_options: Callable[[State, list[int]], tuple[Blocked, ...]]
    story_of_step: Callable[[State, int, State], Iterator[Event]]
    faults_of: Callable[[State], Iterator[str]]
    kinds_of_decision: type[IntEnum]
    """Among them OVER."""
    most_options: int


class Game(ABC, Generic[State]):
    """The rules of one game, as pure functions: no method changes the state it is given.

    Of its own fields a state needs `seat` (who decides), `pending` (what) and `key` (the secret seed).
    """

    name: str
    rules_version: int
    """Raised whenever the same choices could lead to another game."""
    seats: Sequence[int]
    """Possible numbers of seats."""
    state_type: type[State]
    option_count: int
    """All options of all decisions are numbered from 0 to this, the same in every game."""
    rules: Rules[State]

    @abstractmethod
    def new(self, seed: bytes, seats: int, options: Mapping[str, Value]) -> State: ...

    def legal(self, state: State) -> list[int]:
        """The numbers of all options: none when the game is over.

        Just one is asked only where a game that went on by itself would tell others what they cannot know.
        """
        options = [0] * self.rules.most_options
        return options[: self.rules.list_options(state, options)]

    def decision(self, state: State) -> Decision | None:
        """What is to be decided, with what the deciding seat needs to know."""
        legal = self.legal(state)
        if not legal:
            return None
        asked: Any = state
        view = self.view(state, asked.seat)
        return Decision(
            asked.seat,
            self.rules.kinds_of_decision(asked.pending).name.lower().replace("_", "-"),
            tuple(self.rules.describe_option(view, number) for number in legal),
            self.rules.blocked_options(view, legal),
        )

    def play(self, state: State, option: int) -> tuple[State, list[Event]]:
        """The state after a choice and whatever follows by itself, and what happened; IllegalOption if it cannot be."""
        self._check(state, option)
        before, after = state, state.copy()
        self.rules.step(after, option)
        events = list(self.rules.story_of_step(before, option, after))
        after, forced = self._settled(after)
        return after, events + forced

    def apply(self, state: State, option: int) -> State:
        """The same without the story."""
        self._check(state, option)
        after = state.copy()
        self.rules.step(after, option)
        while (forced := self._forced(after)) is not None:
            self.rules.step(after, forced)
        return after

    def _check(self, state: State, option: int) -> None:
        if option not in self.legal(state):
            raise IllegalOption(option, self.decision(state))

    def _settled(self, state: State) -> tuple[State, list[Event]]:
        """Goes on while nothing is to be decided, and tells it."""
        events: list[Event] = []
        while (forced := self._forced(state)) is not None:
            before, state = state, state.copy()
            self.rules.step(state, forced)
            events += self.rules.story_of_step(before, forced, state)
        return state, events

    def _forced(self, state: State) -> int | None:
        """The only option, where everybody can tell that it is the only one."""
        legal = self.legal(state)
        return legal[0] if len(legal) == 1 else None

    def to_move(self, state: State) -> int | None:
        asked: Any = state
        return None if self.rules.kinds_of_decision(asked.pending).name == "OVER" else int(asked.seat)

    @abstractmethod
    def turn(self, state: State) -> int:
        """How many turns have begun: it changes exactly when a turn ends."""

    @abstractmethod
    def revealed(self, before: State, after: State) -> bool:
        """Whether anybody learned something, between the two, that was not theirs to decide."""

    @abstractmethod
    def result(self, state: State) -> Result | None: ...

    def view(self, state: State, viewer: int) -> State:
        """What a seat, or SPECTATOR, knows; the luck is wiped out."""
        view = state.copy()
        self.rules.hide(view, viewer)
        return view

    def reshuffled(self, view: State, key: bytes) -> State:
        """A whole state that could be behind the view, drawn with a key that has nothing to do with the game's own."""
        state = self._with_key(view, key)
        self.rules.reshuffle(state)
        return state

    def _with_key(self, state: State, key: bytes) -> State:
        keyed: Any = state.copy()
        keyed.key = key_words(key)
        copied: State = keyed
        return copied

    @abstractmethod
    def without_luck(self, state: State) -> State:
        """The same position, from which nobody can tell in which order what is still to be drawn would have come."""

    def with_new_luck(self, state: State, seed: bytes) -> State:
        """The same position, in which all that is still to be drawn follows from another seed."""
        renewed = self._with_key(self.without_luck(state), seed)
        self.rules.renew_luck(renewed)
        return renewed

    def faults(self, state: State) -> list[str]:
        """Why this cannot be a state of this game: empty for a sound one."""
        return list(self.rules.faults_of(state))

    def copy(self, state: State) -> State:
        return state.copy()

    def pack(self, state: State) -> bytes:
        """The record of a state: the same bytes on every platform."""
        records = np.zeros(1, self.state_type.dtype())
        state.store(records, 0)
        return records.tobytes()

    def unpack(self, packed: bytes) -> State:
        dtype = self.state_type.dtype()
        if len(packed) != dtype.itemsize:
            raise ValueError(f"a state of {self.name} has {dtype.itemsize} bytes, not {len(packed)}")
        return self.state_type.load(np.frombuffer(packed, dtype), 0)

    def digest(self, state: State) -> str:
        return hashlib.sha256(self.pack(state)).hexdigest()[:16]
