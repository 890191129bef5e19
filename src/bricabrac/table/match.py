"""A match is its log: the seed, the seats and the choices; states, views and stories are derived from it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from bricabrac.games.game import SPECTATOR, BadSetup, Decision, Event, Game, Result, Value
from bricabrac.table.seeds import SEED_BYTES, new_seed, promise

Clock = Callable[[], float]
Setting = int | str | bool
"""What an option of a game can be set to."""
State = Any
"""A state of the match's game: only the game knows what it is."""


@dataclass(frozen=True)
class Choice:
    """`seat` chose `option` at `time` (seconds since 1970); `sequence` counts from 0 and has no gaps."""

    sequence: int
    seat: int
    option: int
    time: float


@dataclass(frozen=True)
class TakenBack:
    """Choices that an undo cut off: kept, marked, and without effect. They stood after `after` other choices."""

    after: int
    by: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Start:
    """Where a match began: a deal from the seed, or a position of another game (its packed state, see Game.pack).

    `origin` says in the second case which one, where that is known: the promise of that game and the choices made.
    """

    position: bytes | None = None
    origin: tuple[str, int] | None = None
    same_luck: bool = False


class NotNow(ValueError):
    """Something that a seat may not do now; `reason` is a name from the catalogues. Nothing was changed."""

    def __init__(self, reason: str, data: Mapping[str, Value] | None = None) -> None:
        super().__init__(reason, data)
        self.reason = reason
        self.data = data or {}

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.data.items())
        return self.reason + (f" ({numbers})" if numbers else "")


class Match:
    """One match and its authority: who decides, what is legal, what may be taken back."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[str],
        *,
        seed: bytes | None = None,
        options: Mapping[str, Setting] | None = None,
        start: Start | None = None,
        clock: Clock = time.time,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = dict(options or {})
        self.seed = new_seed() if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise BadSetup(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")
        self.start = start or Start()
        self.promise = promise(self.seed)
        self.taken_back: list[TakenBack] = []
        self.resigned: int | None = None
        self.resigned_at: float | None = None
        self._clock = clock
        self._choices: list[Choice] = []
        self._states: list[State] = [self._first_state()]
        self._events: list[list[Event]] = [[]]

    def _first_state(self) -> State:
        check_seats(self.game, self.seats)
        dealt = self.game.new(self.seed, len(self.seats), self.options)  # it refuses options, whatever we begin with
        if self.start.position is None:
            return dealt
        state = sound_state(self.game, self.start.position)
        return state if self.start.same_luck else self.game.with_new_luck(state, self.seed)

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(self._choices)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.game.to_move(self.state) is None

    @property
    def to_move(self) -> int | None:
        return None if self.over else self.game.to_move(self.state)

    @property
    def decision(self) -> Decision | None:
        return None if self.over else self.game.decision(self.state)

    @property
    def result(self) -> Result | None:
        """Who resigns loses to all others, who share the victory."""
        if self.resigned is None:
            return self.game.result(self.state)
        winners = tuple(seat for seat in range(len(self.seats)) if seat != self.resigned)
        return Result(winners, (), "resignation", ())

    def state_after(self, choices: int) -> State:
        """The state after so many choices: 0 for the first."""
        if choices not in range(len(self._states)):
            raise IndexError(f"this match has the positions 0 to {len(self._states) - 1}, not {choices}")
        return self._states[choices]

    def events_of(self, choice: int) -> list[Event]:
        """What the choice with this sequence number led to."""
        if choice not in range(len(self._choices)):
            raise IndexError(f"this match has {len(self._choices)} choices, numbered from 0, and none {choice}")
        return self._events[choice + 1]

    def view(self, viewer: int) -> State:
        """What a seat, or SPECTATOR, knows now."""
        if viewer != SPECTATOR:
            self._check_seat(viewer)
        return self.game.view(self.state, viewer)

    def choose(self, seat: int, option: int, sequence: int | None = None) -> list[Event]:
        """Makes a choice. `sequence`, where given, says which choice is meant: an outdated one is refused."""
        meant = len(self._choices) if sequence is None else sequence
        return self.record(Choice(meant, index(seat), index(option), float(self._clock())))

    def record(self, choice: Choice) -> list[Event]:
        """A choice that has its number and time already, such as one from a file: it must fit."""
        if self.over:
            raise NotNow("game-over")
        if choice.sequence != len(self._choices):
            raise NotNow("stale-choice", {"meant": choice.sequence, "now": len(self._choices)})
        if choice.seat != self.to_move:
            raise NotNow("not-your-decision", {"seat": self.to_move or 0})
        check_time(choice.time)
        state, events = self.game.play(self.state, choice.option)
        self._choices.append(choice)
        self._states.append(state)
        self._events.append(events)
        return events

    def resign(self, seat: int) -> None:
        if self.over:
            raise NotNow("game-over")
        self._check_seat(seat)
        now = float(self._clock())
        check_time(now)
        self.resigned, self.resigned_at = index(seat), now

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.seats)):
            raise NotNow("no-such-seat", {"seat": seat})

    def undo_refused(self, seat: int) -> str | None:
        """Why this seat cannot take back its last choice without the others' consent: None if it can."""
        if self.resigned is not None:
            return "undo-after-resignation"
        if not self._choices:
            return "undo-nothing"
        if self._choices[-1].seat != seat:
            return "undo-not-yours"
        before, after = self._states[-2], self._states[-1]
        if self.game.revealed(before, after):
            return "undo-revealed"
        if self.over or self.game.turn(before) != self.game.turn(after):
            return "undo-turn-ended"
        return None

    def undo(self, seat: int, consent: frozenset[int] = frozenset()) -> Choice:
        """Takes back the last choice: one's own within the turn, back to what revealed something; else with consent.

        Taking back never rerolls: the luck is in the state that comes back.
        """
        self._check_seat(seat)
        others = frozenset(range(len(self.seats))) - {seat}
        refused = self.undo_refused(seat)
        if refused in ("undo-nothing", "undo-after-resignation") or (refused and not others <= consent):
            raise NotNow(refused)
        choice = self._choices.pop()
        self._states.pop()
        self._events.pop()
        self._mark_taken_back(seat, choice)
        return choice

    def _mark_taken_back(self, seat: int, choice: Choice) -> None:
        last = self.taken_back[-1] if self.taken_back else None
        if last is not None and last.by == seat and last.choices[0].sequence == choice.sequence + 1:
            self.taken_back[-1] = TakenBack(choice.sequence, seat, (choice, *last.choices))
        else:
            self.taken_back.append(TakenBack(choice.sequence, seat, (choice,)))

    def opened_at(
        self, choices: int, seats: Sequence[str] | None = None, *, same_luck: bool = False, seed: bytes | None = None
    ) -> Match:
        """A new match from the position after so many choices, to try something else.

        What is still to be drawn is shuffled anew, unless the same luck is wanted (who knows this match knows it then).
        """
        try:
            state = self.state_after(choices)
        except IndexError as error:
            raise BadSetup(str(error)) from error
        position = self.game.pack(state if same_luck else self.game.without_luck(state))
        start = Start(position, (self.promise, index(choices)), same_luck)
        seats = self.seats if seats is None else seats
        return Match(self.game, seats, seed=seed, options=self.options, start=start, clock=self._clock)


def check_seats(game: Game[Any], seats: Sequence[str]) -> None:
    if len(seats) not in game.seats:
        possible = str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]} to {game.seats[-1]}"
        raise BadSetup(f"{game.name} is for {possible} seats, not {len(seats)}")
    for seat, name in enumerate(seats):
        if any("\ud800" <= letter <= "\udfff" for letter in name):  # halves of letters, from badly read command lines
            raise BadSetup(f"seat {seat}: its name is not text, no file can hold it")


def check_time(time: float) -> None:
    if not math.isfinite(time):
        raise ValueError(f"the clock says {time}, which no file can hold")


def sound_state(game: Game[Any], position: bytes) -> State:
    """The state that was packed, if a match can begin with it."""
    try:
        state = game.unpack(position)
    except ValueError as error:
        raise BadSetup(str(error)) from error
    faults = game.faults(state) or _deadlock(game, state)
    if faults:
        raise BadSetup(f"not a position of {game.name}: {'; '.join(faults)}")
    return state


def _deadlock(game: Game[Any], state: State) -> list[str]:
    """Rules may stumble over a state that no game can come to, even one of which every part is in its place."""
    try:
        stuck = game.to_move(state) is not None and not game.legal(state)
    except (ValueError, LookupError, ArithmeticError) as error:
        return [f"the rules do not know what can be chosen ({error})"]
    return ["nothing can be chosen, though the game is not over"] if stuck else []
