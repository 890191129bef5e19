"""Imaginarium behind the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bricabrac.games import game
from bricabrac.games.dice import key_words
from bricabrac.games.game import BadSetup, Result, Rules, Value
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
    rules = Rules(
        list_options=list_options,
        step=step,
        hide=hide,
        reshuffle=reshuffle,
        renew_luck=renew_luck,
        describe_option=describe_option,
        blocked_options=blocked_options,
        story_of_step=story_of_step,
        faults_of=faults_of,
        kinds_of_decision=Pending,
        most_options=MOST_OPTIONS,
    )

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


@lru_cache(maxsize=1)
def imaginarium() -> Imaginarium:
    return Imaginarium()
