"""Imaginarium behind the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bricabrac.games import game
from bricabrac.games.dice import key_words
from bricabrac.games.game import BadSetup, Decision, Event, IllegalOption, Result, Value
from bricabrac.games.imaginarium.blocked import blocked_options
from bricabrac.games.imaginarium.components import FEWEST_SEATS, MOST_SEATS, Stuff
from bricabrac.games.imaginarium.deal import deal
from bricabrac.games.imaginarium.decisions import MOST_OPTIONS, OPTIONS
from bricabrac.games.imaginarium.describe import describe_option
from bricabrac.games.imaginarium.ending import majorities_of, majority_points, standing
from bricabrac.games.imaginarium.soundness import faults_of
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.story import story_of_step
from bricabrac.games.imaginarium.turn import follow_up, list_options, step
from bricabrac.games.imaginarium.view import hide, renew_luck, reshuffle
from bricabrac.games.imaginarium.workshop import levels_of

OPEN_SCREENS: Final = "open_screens"


class Imaginarium(game.Game[State]):
    name = "imaginarium"
    rules_version = 1
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    state_type = State
    option_count = OPTIONS

    def new(self, seed: bytes, seats: int, options: Mapping[str, Value] | None = None) -> State:
        if seats not in self.seats:
            raise BadSetup(f"Imaginarium is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
        options = options or {}
        unknown = sorted(set(options) - {OPEN_SCREENS})
        if unknown or not isinstance(options.get(OPEN_SCREENS, False), bool):
            wrong = ", ".join(unknown) or f"{OPEN_SCREENS} is yes or no"
            raise BadSetup(f"Imaginarium has one option, {OPEN_SCREENS} (yes or no): {wrong}")
        state = State.blank()
        state.key = key_words(seed)
        state.seats = seats
        state.open_screens = int(bool(options.get(OPEN_SCREENS, False)))
        deal(state)
        follow_up(state)
        return self._settled(state)[0]

    def legal(self, state: State) -> list[int]:
        options = [0] * MOST_OPTIONS
        return options[: list_options(state, options)]

    def decision(self, state: State) -> Decision | None:
        legal = self.legal(state)
        if not legal:
            return None
        view = self.view(state, state.seat)
        return Decision(
            state.seat,
            Pending(state.pending).name.lower().replace("_", "-"),
            tuple(describe_option(view, number) for number in legal),
            blocked_options(view, legal),
        )

    def play(self, state: State, option: int) -> tuple[State, list[Event]]:
        if option not in self.legal(state):
            raise IllegalOption(option, self.decision(state))
        before, after = state, state.copy()
        step(after, option)
        events = list(story_of_step(before, option, after))
        after, forced = self._settled(after)
        return after, events + forced

    def _settled(self, state: State) -> tuple[State, list[Event]]:
        """Goes on while only one option exists, and tells it."""
        events: list[Event] = []
        legal = self.legal(state)
        while len(legal) == 1:
            before, state = state, state.copy()
            step(state, legal[0])
            events += story_of_step(before, legal[0], state)
            legal = self.legal(state)
        return state, events

    def apply(self, state: State, option: int) -> State:
        if option not in self.legal(state):
            raise IllegalOption(option, self.decision(state))
        after = state.copy()
        step(after, option)
        legal = self.legal(after)
        while len(legal) == 1:
            step(after, legal[0])
            legal = self.legal(after)
        return after

    def to_move(self, state: State) -> int | None:
        return None if state.pending == Pending.OVER else state.seat

    def turn(self, state: State) -> int:
        """A piece that is being planned has begun its turn: a new round is a new turn, even of the same player."""
        return state.turns + (1 if state.pending == Pending.PLAN else 0)

    def revealed(self, before: State, after: State) -> bool:
        """Cards, assistants or projects were turned up or drawn, or a pile was shuffled."""
        return (
            after.deck_size != before.deck_size
            or after.assistant_pile_size != before.assistant_pile_size
            or after.project_pile_size != before.project_pile_size
            or after.used != before.used
        )

    def result(self, state: State) -> Result | None:
        """I10.2."""
        if state.pending != Pending.OVER:
            return None
        seats = range(state.seats)
        points = [state.stock[seat][Stuff.POINT] for seat in seats]
        best = max(standing(state, seat) for seat in seats)
        winners = tuple(seat for seat in seats if standing(state, seat) == best)
        equal = points.count(max(points))
        return Result(
            winners=winners,
            scores=tuple(points),
            decided_by="points" if equal == 1 else "nothing" if equal == len(winners) else "levels",
            standings=tuple(
                {
                    "points": points[seat],
                    "majorities": majorities_of(state, seat) * majority_points(state, seat),
                    "levels": levels_of(state, seat),
                }
                for seat in seats
            ),
        )

    def view(self, state: State, viewer: int) -> State:
        view = state.copy()
        hide(view, viewer)
        return view

    def reshuffled(self, view: State, key: bytes) -> State:
        state = view.copy()
        state.key = key_words(key)
        reshuffle(state)
        return state

    def without_luck(self, state: State) -> State:
        forgotten = state.copy()
        forgotten.key = [0] * len(state.key)
        forgotten.used = [0] * len(state.used)
        forgotten.deck[: state.deck_size] = sorted(state.deck[: state.deck_size])
        for pile, size in (
            (forgotten.assistant_pile, state.assistant_pile_size),
            (forgotten.project_pile, state.project_pile_size),
        ):
            pile[:size] = sorted(pile[:size])
        return forgotten

    def with_new_luck(self, state: State, seed: bytes) -> State:
        renewed = self.without_luck(state)
        renewed.key = key_words(seed)
        renew_luck(renewed)
        return renewed

    def faults(self, state: State) -> list[str]:
        return list(faults_of(state))


@lru_cache(maxsize=1)
def imaginarium() -> Imaginarium:
    return Imaginarium()
