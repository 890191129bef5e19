"""Games of Imaginarium played on by our rules from any position, and written down as a recording.

What is offered and what happens is put into words by the checker's own tables, so these games test what the checker
does with rare positions, and not the rules.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any
from unittest.mock import patch

from bricabrac.games.imaginarium import cards
from bricabrac.games.imaginarium.components import SERIALS, Stuff
from bricabrac.games.imaginarium.decisions import END_ACTIONS
from bricabrac.games.imaginarium.ending import has_most, majorities_of, majority_points, standing
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.turn import step
from bricabrac.games.imaginarium.workshop import levels_of
from bricabrac.oracles.imaginarium_form import record_of
from bricabrac.oracles.imaginarium_luck import witnessed
from bricabrac.oracles.imaginarium_options import Choices, Option, arrangements, offers
from tests.oracles.recorded_imaginarium import Json


class Recorder:
    def __init__(self, state: State, *, luck: int = 0, most_arrangements: int = 200) -> None:
        self.state = state
        self.luck = Random(luck)
        self.most_arrangements = most_arrangements
        self.lines: list[Json] = [{"k": "init", "s": record_of(state)}]

    def play(self, likes: str = "") -> list[Json]:
        """To the end, by lot; what has a certain word in it is always chosen where it is offered."""
        while self.state.pending != Pending.OVER:
            options = [*offers(self.state), *arrangements(self.state)]
            liked = [option for option in options if likes in option[0]]
            self._choose(*self.luck.choice(liked or options))
        self.lines.append(self._end())
        return json.loads(json.dumps(self.lines))  # type: ignore[no-any-return]

    def _choose(self, option: Option, choices: Choices) -> None:
        before, free = self.state, [option for option, _ in arrangements(self.state)]
        line: Json = {"k": "d", "rd": before.round, "st": record_of(before)["st"], "p": before.seat}
        line["o"] = [each for each, _ in offers(before)]
        if len(free) >= self.most_arrangements:
            line["oa"] = len(free)
        else:
            line["o"] += free
        self.state = before.copy()
        line |= {"a": option, "ev": self._step(choices), "S": record_of(self.state)}
        self.lines.append(line)

    def _step(self, choices: Choices) -> list[Any]:
        with witnessed() as witness:

            def shuffle(_key: list[int], _used: list[int], _purpose: int, deck: list[int], count: int) -> None:
                if count > 0:
                    deck[:count] = self.luck.sample(deck[:count], count)
                    witness.events.append(["reshuffle", [SERIALS[kind] for kind in reversed(deck[:count])]])

            with patch.object(cards, "shuffle", shuffle):
                for choice in choices:
                    step(self.state, choice)
                state = self.state
                if state.pending == Pending.ACT and state.actions == 0 and state.action < 0:
                    step(state, END_ACTIONS)
            return witness.events

    def _end(self) -> Json:
        state, seats = self.state, range(self.state.seats)
        best = max(standing(state, seat) for seat in seats)
        goods = [good for good in Stuff if good != Stuff.POINT]
        return {
            "k": "end",
            "rounds": state.round,
            "majorities": {good.name.lower(): [s for s in seats if has_most(state, s, good)] for good in goods},
            "bonus": [majorities_of(state, seat) * majority_points(state, seat) for seat in seats],
            "points": [state.stock[seat][Stuff.POINT] for seat in seats],
            "levels": [levels_of(state, seat) for seat in seats],
            "winners": [seat for seat in seats if standing(state, seat) == best],
        }
