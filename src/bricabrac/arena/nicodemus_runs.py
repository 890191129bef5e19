"""Whole games of Nicodemus between bots that live in the compiled core: the inner loop of simulation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final

import numpy as np

from bricabrac.arena.runs import Counts, Runs
from bricabrac.bots.nicodemus_greedy import WORLD, choose_greedy
from bricabrac.games.compiling import rule
from bricabrac.games.dice import SIMULATED, set_simulated_key
from bricabrac.games.luck import WORDS, pick, seed_luck
from bricabrac.games.machine_code import compiled
from bricabrac.games.nicodemus.components import POINTS_TO_END, SEATS
from bricabrac.games.nicodemus.deal import deal
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.state import State
from bricabrac.games.nicodemus.turn import advance, step
from bricabrac.games.nicodemus.view import hide
from bricabrac.games.records import States

GAME: Final = 0
STATES_NEEDED: Final = 4


class CoreBot(IntEnum):
    RANDOM = 0
    GREEDY = 1


class Tally(IntEnum):
    """What is counted. Entries with _BOT have one place for each bot, this and the next."""

    GAMES = 0
    DECISIONS = 1
    OPTIONS = 2
    TURNS = 3
    SHARED = 4
    FIRST_PLAYER_WINS = 5
    ENDED_BY_POINTS = 6
    MARGIN = 7
    MARGIN_SQUARED = 8
    WINS_BOT = 10
    POINTS_BOT = 12


TALLIES: Final = 16


@rule
def play_games(
    states: States[State],
    options: list[int],
    scratch: list[int],
    luck: list[int],
    bots: list[int],
    seed: int,
    first_game: int,
    games: int,
    tally: list[int],
) -> None:
    """Bots change seats from game to game. A game depends on the seed and on its number alone."""
    for game in range(first_game, first_game + games):
        play_one(states, options, scratch, luck, bots, seed, game, tally)


@rule
def play_one(
    states: States[State],
    options: list[int],
    scratch: list[int],
    luck: list[int],
    bots: list[int],
    seed: int,
    game: int,
    tally: list[int],
) -> None:
    state = states[GAME]
    set_simulated_key(state.key, seed, game)
    seed_luck(luck, seed, game, SIMULATED)
    deal(state)
    count = advance(state, options)
    while count > 0:
        tally[Tally.DECISIONS] += 1
        tally[Tally.OPTIONS] += count
        bot = bots[(state.seat + game) % 2]
        step(state, choose(states, options, count, bot, luck, scratch))
        count = advance(state, options)
    count_result(state, game, tally)


@rule
def choose(states: States[State], options: list[int], count: int, bot: int, luck: list[int], scratch: list[int]) -> int:
    if bot == CoreBot.RANDOM:
        return options[pick(luck, count)]
    states[WORLD] = states[GAME]
    hide(states[WORLD], states[GAME].seat)
    return choose_greedy(states, options, count, luck, scratch)


@rule
def count_result(state: State, game: int, tally: list[int]) -> None:
    ahead = lead(state, 0)
    bot = game % 2  # of seat 0
    tally[Tally.GAMES] += 1
    tally[Tally.TURNS] += state.turns[0] + state.turns[1]
    tally[Tally.POINTS_BOT + bot] += state.score[0]
    tally[Tally.POINTS_BOT + 1 - bot] += state.score[1]
    margin = state.score[bot] - state.score[1 - bot]  # of the first bot
    tally[Tally.MARGIN] += margin
    tally[Tally.MARGIN_SQUARED] += margin * margin
    if max(state.score[0], state.score[1]) >= POINTS_TO_END:
        tally[Tally.ENDED_BY_POINTS] += 1
    if ahead == 0:
        tally[Tally.SHARED] += 1
        return
    winner = 0 if ahead > 0 else 1
    tally[Tally.WINS_BOT + (winner + bot) % 2] += 1
    if winner == state.first:
        tally[Tally.FIRST_PLAYER_WINS] += 1


class Buffers:
    """What one thread needs to play games in."""

    def __init__(self) -> None:
        self.states = np.zeros(STATES_NEEDED, State.dtype())
        self.options = np.zeros(MOST_OPTIONS, np.int16)
        self.scratch = np.zeros(MOST_OPTIONS, np.int16)
        self.luck = np.zeros(WORDS, np.int64)
        self.tally = np.zeros(TALLIES, np.int64)

    def play(self, run: Callable[..., Any], bots: Counts, seed: int, first_game: int, games: int) -> Counts:
        self.tally[:] = 0
        run(self.states, self.options, self.scratch, self.luck, bots, seed, first_game, games, self.tally)
        return self.tally


def warm() -> None:
    """Compiles, or reads from disk, by playing one game."""
    Buffers().play(compiled(play_games), np.array([CoreBot.RANDOM, CoreBot.GREEDY], np.int64), 0, 0, 1)


def victories(tally: Sequence[int], bot: int) -> float:
    return tally[Tally.WINS_BOT + bot] + tally[Tally.SHARED] / 2


def measures(tally: Sequence[int]) -> dict[str, Any]:
    return {"ended_by_points": round(tally[Tally.ENDED_BY_POINTS] / tally[Tally.GAMES], 4)}


RUNS: Final = Runs(
    game="nicodemus",
    seats=(SEATS,),
    bots=CoreBot,
    tally=Tally,
    state_type=State,
    play_games=play_games,
    warm=f"{__name__}:{warm.__name__}",
    workplace=Buffers,
    victories=victories,
    measures=measures,
)
