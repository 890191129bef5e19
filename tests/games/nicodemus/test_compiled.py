"""Compiled, the rules are the same: whole games, plainly and compiled, byte by byte."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.compiling import rule
from bricabrac.games.dice import key_words
from bricabrac.games.game import SPECTATOR
from bricabrac.games.machine_code import compiled, plain
from bricabrac.games.nicodemus.components import SEATS
from bricabrac.games.nicodemus.deal import deal
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.random_play import YARDSTICK
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.turn import list_options, step
from bricabrac.games.nicodemus.view import hide, renew_luck, reshuffle
from bricabrac.games.records import Records, States
from bricabrac.games.yardstick import COPIED_STATES, Bench, copy_around
from tests.games.nicodemus.random_tables import MOST_CHOICES, choices, seeds

VIEWERS: Final = 1 + SEATS
LOOKS: Final = 2 + 2 * VIEWERS
"""Records of one decision: the state, the same with other luck, for each viewer the view and what it imagines."""


@rule
def live(states: States[State], played: list[int], counts: list[int], options: list[list[int]]) -> None:
    """A game with the key in the first record: every decision and all that is made of it, one after the other."""
    deal(states[0])
    for choice in range(len(played)):
        here = choice * LOOKS
        look_around(states, here)
        count = list_options(states[here], options[choice])
        counts[choice] = count
        if count == 0:
            return
        byte = played[choice]
        taken = count - 1 if byte < 64 else byte % count
        states[here + LOOKS] = states[here]
        step(states[here + LOOKS], options[choice][taken])


@rule
def look_around(states: States[State], here: int) -> None:
    states[here + 1] = states[here]
    renew_luck(states[here + 1])
    for look in range(VIEWERS):
        view = here + 2 + 2 * look
        states[view] = states[here]
        hide(states[view], look + SPECTATOR)
        states[view + 1] = states[view]
        for word in range(len(states[view].key)):
            states[view + 1].key[word] = here + word
        reshuffle(states[view + 1])


@dataclass(frozen=True)
class Lived:
    states: Records
    counts: list[int]
    options: list[list[int]]


def lived(run: Callable[..., Any], seed: bytes, played: bytes) -> Lived:
    played += b"\0"  # to look around once more after the last choice
    states = np.zeros((len(played) + 1) * LOOKS, State.dtype())
    states["key"][0] = key_words(seed)
    counts = np.zeros(len(played), np.int64)
    options = np.zeros((len(played), MOST_OPTIONS), np.int16)
    run(states, np.array(list(played), np.int64), counts, options)
    listed = [row[:count] for row, count in zip(options.tolist(), counts.tolist(), strict=True)]
    return Lived(states, counts.tolist(), listed)


@settings(max_examples=25, deadline=None)
@given(seeds, choices)
def test_every_position_view_and_option_of_a_game_is_the_same(seed: bytes, played: bytes) -> None:
    by_machine = lived(compiled(live), seed, played)
    by_hand = lived(plain(live, State), seed, played)
    assert by_machine.counts == by_hand.counts
    assert by_machine.options == by_hand.options
    for here, (one, other) in enumerate(zip(by_machine.states, by_hand.states, strict=True)):
        assert one == other, f"decision {here // LOOKS}, look {here % LOOKS}"
    assert by_machine.states.tobytes() == by_hand.states.tobytes()


def test_the_games_compared_come_to_every_kind_of_decision() -> None:
    """Otherwise the test above would compare less than it seems to."""
    asked: set[int] = set()
    for seed in range(60):
        game = lived(compiled(live), seed.to_bytes(32, "little"), bytes(range(seed, seed + MOST_CHOICES)))
        asked |= {int(pending) for pending in game.states["pending"][::LOOKS]}
    assert asked >= {int(pending) for pending in Pending if pending <= Pending.OVER}


def test_compiled_states_have_the_digests_of_a_match() -> None:
    """They are packed as they lie in memory."""
    states = lived(compiled(live), bytes(32), bytes(range(MOST_CHOICES))).states[::LOOKS]
    for index, record in enumerate(states):
        assert nicodemus().pack(State.load(states, index)) == record.tobytes()


# Random play


def played_at_random(run: Callable[..., Any], seed: int, first: int, games: int) -> tuple[list[int], bytes]:
    bench = Bench(YARDSTICK)
    return bench.play(run, seed, first, games), bench.states.tobytes()


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**62 - 1), st.integers(0, 2**40), st.integers(1, 5))
def test_random_play_has_the_same_fingerprint(seed: int, first: int, games: int) -> None:
    by_machine = played_at_random(compiled(YARDSTICK.play), seed, first, games)
    assert by_machine == played_at_random(plain(YARDSTICK.play, State), seed, first, games)


def test_a_game_has_its_own_fingerprint() -> None:
    play = compiled(YARDSTICK.play)
    assert len({tuple(played_at_random(play, 1, game, 1)[0]) for game in range(200)}) == 200


def test_whole_states_are_copied_alike() -> None:
    states = np.zeros(COPIED_STATES, State.dtype())
    states["score"][:, 0] = range(COPIED_STATES)
    others = states.copy()
    compiled(copy_around)(states, 100)
    plain(copy_around, State)(others, 100)
    assert states.tobytes() == others.tobytes()
