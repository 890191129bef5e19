"""The one interface through which everybody else uses a game.

It is made for two to five seats, for hidden information and for chance. A state is opaque to its users: they get
decisions, views, events and results from the game, and give back numbers of options.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic, TypeVar

import numpy as np

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


class Game(ABC, Generic[State]):
    """The rules of one game, as pure functions: no method changes the state it is given."""

    name: str
    rules_version: int
    """Raised whenever the same choices could lead to another game."""
    seats: Sequence[int]
    """Possible numbers of seats."""
    state_type: type[State]
    option_count: int
    """All options of all decisions are numbered from 0 to this, the same in every game."""

    @abstractmethod
    def new(self, seed: bytes, seats: int, options: Mapping[str, Value]) -> State: ...

    @abstractmethod
    def legal(self, state: State) -> list[int]:
        """The numbers of all options: none when the game is over.

        Just one is asked only where a game that went on by itself would tell others what they cannot know.
        """

    @abstractmethod
    def decision(self, state: State) -> Decision | None:
        """What is to be decided, with what the deciding seat needs to know."""

    @abstractmethod
    def play(self, state: State, option: int) -> tuple[State, list[Event]]:
        """The state after a choice and whatever follows by itself, and what happened; IllegalOption if it cannot be."""

    def apply(self, state: State, option: int) -> State:
        """The same without the story."""
        return self.play(state, option)[0]

    @abstractmethod
    def to_move(self, state: State) -> int | None: ...

    @abstractmethod
    def turn(self, state: State) -> int:
        """How many turns have begun: it changes exactly when a turn ends."""

    @abstractmethod
    def revealed(self, before: State, after: State) -> bool:
        """Whether anybody learned something, between the two, that was not theirs to decide."""

    @abstractmethod
    def result(self, state: State) -> Result | None: ...

    @abstractmethod
    def view(self, state: State, viewer: int) -> State:
        """What a seat, or SPECTATOR, knows; the luck is wiped out."""

    @abstractmethod
    def reshuffled(self, view: State, key: bytes) -> State:
        """A whole state that could be behind the view, drawn with a key that has nothing to do with the game's own."""

    @abstractmethod
    def without_luck(self, state: State) -> State:
        """The same position, from which nobody can tell in which order what is still to be drawn would have come."""

    @abstractmethod
    def with_new_luck(self, state: State, seed: bytes) -> State:
        """The same position, in which all that is still to be drawn follows from another seed."""

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """Why this cannot be a state of this game: empty for a sound one."""

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
