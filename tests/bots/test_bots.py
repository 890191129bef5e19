"""Bots at a table: they see views only, and always answer with one of the options."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.bots import nicodemus_greedy
from bricabrac.bots.bots import BOT_SEED, LEVELS, NicodemusGreedyBot, RandomBot, bot_named
from bricabrac.bots.nicodemus_greedy import TRIED, WORLD, choose_greedy
from bricabrac.games.game import BadSetup, Decision, Option
from bricabrac.games.library import GAMES
from bricabrac.games.luck import WORDS, seed_luck
from bricabrac.games.machine_code import compiled
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.records import States
from tests.games.nicodemus.permuting import permuted
from tests.games.nicodemus.positions import table
from tests.games.nicodemus.random_tables import states

GAME = nicodemus()
undecided = states.filter(lambda state: state.pending != Pending.OVER)
bot_seeds = st.integers(0, 2**64 - 1)
every_level = pytest.mark.parametrize("level", ["random", "greedy"])
some_positions = settings(max_examples=40, deadline=None)


def asked(state: State) -> tuple[State, Decision]:
    """What a bot is given."""
    decision = GAME.decision(state)
    assert decision is not None
    return GAME.view(state, state.seat), decision


def answer(level: str, seed: int, state: State) -> int:
    return bot_named("nicodemus", level, seed).choose(*asked(state))


# Every bot


def test_every_game_has_bots() -> None:
    assert set(LEVELS) == set(GAMES)


@every_level
@some_positions
@given(undecided, bot_seeds)
def test_a_bot_always_answers_with_one_of_the_options(level: str, state: State, seed: int) -> None:
    assert answer(level, seed, state) in GAME.legal(state)


@every_level
@some_positions
@given(undecided, bot_seeds)
def test_a_bot_of_the_same_seed_answers_the_same(level: str, state: State, seed: int) -> None:
    assert answer(level, seed, state) == answer(level, seed, state)


@every_level
@some_positions
@given(undecided, bot_seeds, st.randoms(use_true_random=False))
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(level: str, state: State, seed: int, luck: Random) -> None:
    assert answer(level, seed, permuted(state, state.seat, luck)) == answer(level, seed, state)


@every_level
@some_positions
@given(undecided, bot_seeds)
def test_a_bot_leaves_the_view_as_it_is(level: str, state: State, seed: int) -> None:
    view, decision = asked(state)
    bot_named("nicodemus", level, seed).choose(view, decision)
    assert view == GAME.view(state, state.seat)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no bot 'clever' for nicodemus: choose one of random, greedy"):
        bot_named("nicodemus", "clever", 0)


# The random bot


def test_the_random_bot_chooses_every_option_evenly() -> None:
    """Chi-square with 4 degrees of freedom: 18.5 is passed once in a thousand seeds, and this one is given."""
    bot = RandomBot(1)
    decision = Decision(0, "any", tuple(Option(number, "any") for number in (2, 3, 5, 7, 11)))
    chosen = Counter(bot.choose(None, decision) for _ in range(5000))
    assert set(chosen) == {2, 3, 5, 7, 11}
    assert sum((times - 1000) ** 2 / 1000 for times in chosen.values()) < 18.5


@pytest.mark.parametrize("other", [2, 1 + 2**32])
def test_random_bots_of_other_seeds_choose_differently(other: int) -> None:
    decision = Decision(0, "any", tuple(Option(number, "any") for number in range(1000)))
    one, two = RandomBot(1), RandomBot(other)
    assert [one.choose(None, decision) for _ in range(5)] != [two.choose(None, decision) for _ in range(5)]


# The greedy bot


@pytest.mark.parametrize("seed", range(5))
def test_the_greedy_bot_makes_the_repair_that_wins_the_game(seed: int) -> None:
    """The last turn of the game: one point more than the opponent."""
    playing = table(
        seat=1, last_round=True, board=[12], hand=[11, 13, 24, 31], stock={"wood": 3, "copper": 3, "crystal": 3},
        points=20, other_points=20, other_stock={"charcoalium": 9},
    )  # fmt: skip
    assert [answer("greedy", seed, playing.state)] == playing.numbers("repair", machine=12)


@some_positions
@given(undecided, bot_seeds)
def test_the_greedy_bot_tries_its_options_in_a_whole_game_behind_its_view(state: State, seed: int) -> None:
    view, decision = asked(state)
    worlds: list[State] = []

    def spy(states: States[State], *_: object) -> None:
        worlds.append(states[WORLD].copy())
        assert GAME.faults(states[TRIED]) == []

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(nicodemus_greedy, "finish_turn", spy)
        NicodemusGreedyBot(seed).choose(view, decision)
    assert len(worlds) == len(decision.options)
    for world in worlds:
        assert GAME.faults(world) == []
        assert GAME.view(world, state.seat) == view


@some_positions
@given(undecided, bot_seeds)
def test_compiled_the_greedy_bot_answers_the_same(state: State, seed: int) -> None:
    view, decision = asked(state)
    worlds = np.zeros(4, State.dtype())
    view.store(worlds, WORLD)
    luck = np.zeros(WORDS, np.int64)
    by_hand = [0] * WORDS
    seed_luck(by_hand, seed, seed >> 32, BOT_SEED)
    luck[:] = by_hand
    options = np.array([option.number for option in decision.options], np.int16)
    scratch = np.zeros(MOST_OPTIONS, np.int16)
    by_machine = compiled(choose_greedy)(worlds, options, len(options), luck, scratch)
    assert by_machine == NicodemusGreedyBot(seed).choose(view, decision)
