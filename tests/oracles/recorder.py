"""Games recorded as another implementation would record them, by our rules or by its own readings of some.

What it offers and writes is made here from the rules and the printed components, without the checker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from bricabrac.games.nicodemus.components import (
    EFFECT,
    FULL_DECK,
    MACHINE_IDS,
    NOTHING,
    PROJECT_IDS,
    TILES,
    Effect,
    machines_needed,
    requirement,
)
from bricabrac.games.nicodemus.deal import lay_out
from bricabrac.games.nicodemus.decisions import COPY, USE_EFFECT
from bricabrac.games.nicodemus.effects import can_apply, draw_projects
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.turn import follow_up, step
from tests.oracles.recorded_options import (
    IDLE_COPY,
    LAST_TILES,
    LATE_RETURN,
    OUR_RULES,
    STUCK,
    Offers,
    Option,
    candidates,
    chosen_tiles,
    legal,
    offers,
    workshop_of,
)
from tests.oracles.recorded_state import ids, recorded_state

Json = dict[str, Any]


class Recorder:
    """Plays on from a position at the start of a turn of seat 0; choices are drawn by lot, or made by a test."""

    def __init__(
        self, state: State, readings: Collection[str] = OUR_RULES, *, policy: str = "u", luck: int = 0
    ) -> None:
        assert (state.pending, state.seat, state.first) == (Pending.ACTION, 0, 0)
        self.state = state
        self.readings = readings
        self.luck = Random(luck)
        self.known: Counter[str] = Counter()
        """By reading: decisions, and ends, that are others than by our rules."""
        self.machine = 0
        self.turn = 1
        self.lines: list[Json] = [{"t": "init", "g": 1, "pol": policy, "s": recorded_state(state, 0)}]

    def play(self, taste: Mapping[str, int] | None = None) -> Recorder:
        """To the end; options of the kinds named are drawn more often, or less."""
        while self.state.pending != Pending.OVER:
            options = [option for option, _ in offers(self.state, self.readings)]
            if not options:
                return self.stuck()
            weights = [(taste or {}).get(option[0], 1) for option in options]
            self.choose(*self.luck.choices(options, weights)[0])
        return self.end()

    def choose(self, *chosen: Any) -> Recorder:
        """One decision; the option may be named by its beginning."""
        before, offered = self.state, offers(self.state, self.readings)
        (index,) = [n for n, (option, _) in enumerate(offered) if option[: len(chosen)] == list(chosen)]
        option, choices = offered[index]
        self.state = consequences(before, choices, self.readings)
        for reading in self.readings:
            other_options = _choices(offers(before, {reading})) != _choices(offers(before, OUR_RULES))
            other_state = consequences(before, choices, {reading}) != consequences(before, choices, OUR_RULES)
            self.known[reading] += other_options or other_state
        line = {"t": "d", "n": len(self.lines) - 1, "tn": self.turn, "st": self.lines[-1]["s"]["st"]}
        line |= {"p": before.seat, "o": [each for each, _ in offered], "c": index, "a": option}
        if option[0] in ("play", "repair"):
            self.machine = option[1] if option[0] == "play" else option[2]
        self.turn += self.state.turns != before.turns
        self.lines.append(line | {"ev": _cards_lost(before, choices[0], self.state), "s": self._state()})
        return self

    def _state(self) -> Json:
        return recorded_state(self.state, self.machine)

    def stuck(self) -> Recorder:
        self.known[STUCK if self.state.pending == Pending.ACTION else IDLE_COPY] += 1
        self.lines.append({"t": "stuck", "why": "nothing can be chosen"})
        return self

    def end(self) -> Recorder:
        """N8.3."""
        state = self.state
        merits = [(state.score[seat], state.stock[seat][0], sum(state.stock[seat][1:])) for seat in (0, 1)]
        score, charcoalium, resources = zip(*merits, strict=True)
        winner = -1 if merits[0] == merits[1] else merits.index(max(merits))
        ending = {"t": "end", "score": list(score), "char": list(charcoalium), "res": list(resources)}
        self.lines.append(ending | {"winner": winner, "turns": [(self.turn + 1) // 2, self.turn // 2]})
        return self


def recorded_deal(seed: int, readings: Collection[str] = OUR_RULES, policy: str = "u") -> Recorder:
    """A game from its deal."""
    luck, state = Random(seed), State.blank()
    state.key = [luck.getrandbits(31) for _ in state.key]
    state.deck, state.pile = luck.sample(FULL_DECK, len(FULL_DECK)), luck.sample(range(TILES), TILES)
    deal = {"deck0": [MACHINE_IDS[kind] for kind in state.deck[::-1]]}
    deal["proj0"] = [PROJECT_IDS[tile] for tile in state.pile[::-1]]
    lay_out(state)
    recorder = Recorder(state, readings, policy=policy, luck=seed)
    recorder.lines[0] |= deal
    return recorder


def _choices(offered: Offers) -> list[list[int]]:
    return [choices for _, choices in offered]


def consequences(before: State, choices: list[int], readings: Collection[str]) -> State:
    state = before.copy()
    effect = _begun_by(state, choices[0])
    if LATE_RETURN in readings and state.pending == Pending.CUBES and state.effect != Effect.SCRAP_FROM_HAND:
        fee, state.fees[state.selected] = state.fees[state.selected], 0
        step(state, choices[0])
        state.reserve[0] += fee
    elif effect == Effect.DRAW_PROJECTS and _lost(state, readings):
        draw_projects(state)
        state.pending = Pending.PLAYED
        follow_up(state)
    else:
        for choice in choices:
            step(state, choice)
    _go_on_unasked(state)
    return state


def _begun_by(state: State, choice: int) -> int:
    if state.pending == Pending.COPIED:
        return EFFECT[choice - COPY]
    return EFFECT[state.board[state.board_size - 1]] if choice == USE_EFFECT else NOTHING


def _lost(state: State, readings: Collection[str]) -> bool:
    """N6.12; a copy of what cannot be applied is another matter (N6.13)."""
    if state.pending == Pending.COPIED and not can_apply(state, Effect.DRAW_PROJECTS):
        return IDLE_COPY in readings
    return LAST_TILES in readings and state.pile_size < 2


def _go_on_unasked(state: State) -> None:
    """It does not ask for the only machine to discard, nor where no project has more candidates than it needs."""
    only_card = state.pending == Pending.SCRAP_FROM_HAND and state.hand_size[state.seat] == 1
    only_machine = state.pending == Pending.SCRAP_FROM_BOARD and state.board_size == 2
    if only_card or only_machine or (state.pending == Pending.MACHINES_USED and not _machines_to_choose(state)):
        step(state, legal(state)[0])


def _machines_to_choose(state: State) -> bool:
    tiles, workshop = chosen_tiles(state), workshop_of(state)
    if [requirement(tile)[0] for tile in tiles] == ["identical"]:
        return False
    return any(len(candidates(tile, workshop)) > machines_needed(tile) for tile in tiles)


def _cards_lost(before: State, choice: int, after: State) -> list[Option]:
    """N6.8-6.10: what was drawn by lot."""
    player, opponent = before.seat, 1 - before.seat
    lost = Counter(before.hand[opponent]) - Counter(after.hand[opponent])
    machines = ids(lost.elements())
    if _begun_by(before, choice) == Effect.RANSACK:
        return [["rdisc", opponent, machine] for machine in machines]
    return [["steal", opponent, player, machine] for machine in machines]
