"""Nicodemus behind the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bricabrac.games import game
from bricabrac.games.dice import key_words
from bricabrac.games.game import BadSetup, Decision, Event, IllegalOption, Result, Value
from bricabrac.games.nicodemus.blocked import blocked_options
from bricabrac.games.nicodemus.components import SEATS
from bricabrac.games.nicodemus.deal import deal
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS, OPTIONS
from bricabrac.games.nicodemus.describe import describe_option
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.soundness import faults_of
from bricabrac.games.nicodemus.state import Pending, Purpose, State
from bricabrac.games.nicodemus.stocks import resources_of
from bricabrac.games.nicodemus.story import story_of_step
from bricabrac.games.nicodemus.turn import list_options, step
from bricabrac.games.nicodemus.view import hide, renew_luck, reshuffle


class Nicodemus(game.Game[State]):
    name = "nicodemus"
    rules_version = 1
    seats = (SEATS,)
    state_type = State
    option_count = OPTIONS

    def new(self, seed: bytes, seats: int = SEATS, options: Mapping[str, Value] | None = None) -> State:
        if seats not in self.seats:
            raise BadSetup(f"Nicodemus is for {SEATS} seats, not {seats}")
        if options:
            raise BadSetup(f"Nicodemus has no options: {', '.join(sorted(options))}")
        state = State.blank()
        state.key = key_words(seed)
        deal(state)
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
        """Goes on while nothing is to be decided, and tells it."""
        events: list[Event] = []
        while (forced := self._forced(state)) is not None:
            before, state = state, state.copy()
            step(state, forced)
            events += story_of_step(before, forced, state)
        return state, events

    def _forced(self, state: State) -> int | None:
        """The only option, where everybody can tell that it is the only one.

        Of several equal cards one has to be chosen all the same: a game that went on by itself would tell the opponent
        that they are equal (N10.2).
        """
        legal = self.legal(state)
        from_hand = state.pending in (Pending.ACTION, Pending.SCRAP_FROM_HAND)
        if len(legal) != 1 or (from_hand and state.hand_size[state.seat] > 1):
            return None
        return legal[0]

    def apply(self, state: State, option: int) -> State:
        if option not in self.legal(state):
            raise IllegalOption(option, self.decision(state))
        after = state.copy()
        step(after, option)
        while (forced := self._forced(after)) is not None:
            step(after, forced)
        return after

    def to_move(self, state: State) -> int | None:
        return None if state.pending == Pending.OVER else state.seat

    def turn(self, state: State) -> int:
        return sum(state.turns)

    def revealed(self, before: State, after: State) -> bool:
        return (
            after.deck_size != before.deck_size
            or after.pile_size != before.pile_size
            or after.used[Purpose.RANDOM_CARDS] != before.used[Purpose.RANDOM_CARDS]
        )

    def result(self, state: State) -> Result | None:
        """N8.3."""
        if state.pending != Pending.OVER:
            return None
        ahead = lead(state, 0)
        charcoalium = [state.stock[seat][0] for seat in range(SEATS)]
        resources = [resources_of(state, seat) for seat in range(SEATS)]
        ladder = (("points", state.score), ("charcoalium", charcoalium), ("resources", resources))
        return Result(
            winners=(0, 1) if ahead == 0 else (0 if ahead > 0 else 1,),
            scores=tuple(state.score),
            decided_by=next((name for name, values in ladder if values[0] != values[1]), "nothing"),
            standings=tuple(
                {"points": state.score[seat], "charcoalium": charcoalium[seat], "resources": resources[seat]}
                for seat in range(SEATS)
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
        forgotten.pile[: state.pile_size] = sorted(state.pile[: state.pile_size])
        return forgotten

    def with_new_luck(self, state: State, seed: bytes) -> State:
        renewed = self.without_luck(state)
        renewed.key = key_words(seed)
        renew_luck(renewed)
        return renewed

    def faults(self, state: State) -> list[str]:
        return list(faults_of(state))


@lru_cache(maxsize=1)
def nicodemus() -> Nicodemus:
    return Nicodemus()
