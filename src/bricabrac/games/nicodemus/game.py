"""Nicodemus behind the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bricabrac.games import game
from bricabrac.games.dice import key_words
from bricabrac.games.game import BadSetup, Result, Rules, Value
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

    def new(self, seed: bytes, seats: int = SEATS, options: Mapping[str, Value] | None = None) -> State:
        if seats not in self.seats:
            raise BadSetup(f"Nicodemus is for {SEATS} seats, not {seats}")
        if options:
            raise BadSetup(f"Nicodemus has no options: {', '.join(sorted(options))}")
        state = State.blank()
        state.key = key_words(seed)
        deal(state)
        return self._settled(state)[0]

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

    def without_luck(self, state: State) -> State:
        forgotten = state.copy()
        forgotten.key = [0] * len(state.key)
        forgotten.used = [0] * len(state.used)
        forgotten.deck[: state.deck_size] = sorted(state.deck[: state.deck_size])
        forgotten.pile[: state.pile_size] = sorted(state.pile[: state.pile_size])
        return forgotten


@lru_cache(maxsize=1)
def nicodemus() -> Nicodemus:
    return Nicodemus()
