"""Whole games of Imaginarium between bots that live in the compiled core: the inner loop of simulation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final

import numpy as np

from bricabrac.arena.runs import Counts, Runs
from bricabrac.arena.shares import mean_and_error, wilson
from bricabrac.bots.imaginarium_greedy import STATES_NEEDED, WORLD, choose_greedy
from bricabrac.bots.imaginarium_progress import PROFILE
from bricabrac.games.compiling import rule
from bricabrac.games.dice import SIMULATED, set_simulated_key
from bricabrac.games.imaginarium.components import FEWEST_SEATS, MOST_SEATS, NOTHING, WORKSHOPS, Stuff
from bricabrac.games.imaginarium.deal import deal
from bricabrac.games.imaginarium.decisions import MOST_OPTIONS
from bricabrac.games.imaginarium.ending import standing
from bricabrac.games.imaginarium.state import SABOTEUR, State
from bricabrac.games.imaginarium.turn import advance, follow_up, step
from bricabrac.games.imaginarium.view import hide
from bricabrac.games.luck import WORDS, pick, seed_luck
from bricabrac.games.machine_code import compiled
from bricabrac.games.records import States

GAME: Final = 0
WHOLE_WIN: Final = 60
"""A victory is counted in parts, so that any number of winners can share it evenly (I10.2)."""
MOST_ROUNDS: Final = 40
"""Longer games are counted together with those of so many rounds."""


class CoreBot(IntEnum):
    RANDOM = 0
    GREEDY = 1


class Tally(IntEnum):
    """What is counted. Of several places, this and the next: _BOT has one for each bot, WORKSHOP_ for each workshop,
    ROUNDS for each number of rounds."""

    GAMES = 0
    DECISIONS = 1
    OPTIONS = 2
    TURNS = 3
    SHARED = 4
    FIRST_PLAYER_WINS = 5
    DECIDED_BY_LEVELS = 6
    MARGIN = 7
    MARGIN_SQUARED = 8
    ALL_ROUNDS = 9
    WINS_BOT = 10
    SHARES_BOT = 15
    POINTS_BOT = 20
    WORKSHOP_GAMES = 25
    WORKSHOP_VICTORIES = 30
    WORKSHOP_POINTS = 35
    WORKSHOP_POINTS_SQUARED = 40
    ROUNDS = 45


TALLIES: Final = Tally.ROUNDS + MOST_ROUNDS


@rule
def play_games(
    states: States[State],
    options: list[int],
    steps: list[int],
    scratch: list[int],
    profile: list[int],
    luck: list[int],
    bots: list[int],
    seed: int,
    first_game: int,
    games: int,
    tally: list[int],
) -> None:
    """As many seats as bots; every deal is played with each rotation of the bots over the seats, game after game.

    A game depends on the seed and on its number alone.
    """
    for game in range(first_game, first_game + games):
        play_one(states, options, steps, scratch, profile, luck, bots, seed, game, tally)


@rule
def play_one(
    states: States[State],
    options: list[int],
    steps: list[int],
    scratch: list[int],
    profile: list[int],
    luck: list[int],
    bots: list[int],
    seed: int,
    game: int,
    tally: list[int],
) -> None:
    seats = len(bots)
    state = states[GAME]
    state.seats = seats
    set_simulated_key(state.key, seed, game // seats)
    seed_luck(luck, seed, game, SIMULATED)
    deal(state)
    first = first_in_initiative(state)
    follow_up(state)
    count = advance(state, options)
    while count > 0:
        tally[Tally.DECISIONS] += 1
        tally[Tally.OPTIONS] += count
        bot = bots[(state.seat + game) % seats]
        step(state, choose(states, options, count, bot, luck, steps, scratch, profile))
        count = advance(state, options)
    count_game(state, game, first, tally)


@rule
def choose(
    states: States[State],
    options: list[int],
    count: int,
    bot: int,
    luck: list[int],
    steps: list[int],
    scratch: list[int],
    profile: list[int],
) -> int:
    if bot == CoreBot.RANDOM:
        return options[pick(luck, count)]
    states[WORLD] = states[GAME]
    hide(states[WORLD], states[GAME].seat)
    return choose_greedy(states, options, count, luck, steps, scratch, profile)


@rule
def first_in_initiative(state: State) -> int:
    place = 0
    while state.track[place] == NOTHING or state.track[place] >= SABOTEUR:
        place += 1
    return state.track[place]


@rule
def count_game(state: State, game: int, first: int, tally: list[int]) -> None:
    tally[Tally.GAMES] += 1
    tally[Tally.TURNS] += state.turns
    tally[Tally.ALL_ROUNDS] += state.round
    tally[Tally.ROUNDS + min(state.round, MOST_ROUNDS) - 1] += 1
    best = 0
    most = 0
    for seat in range(state.seats):
        best = max(best, standing(state, seat))
        most = max(most, state.stock[seat][Stuff.POINT])
    winners = 0
    level = 0
    for seat in range(state.seats):
        winners += 1 if standing(state, seat) == best else 0
        level += 1 if state.stock[seat][Stuff.POINT] == most else 0
    if winners > 1:
        tally[Tally.SHARED] += 1
    elif level > 1:
        tally[Tally.DECIDED_BY_LEVELS] += 1
    for seat in range(state.seats):
        won = WHOLE_WIN // winners if standing(state, seat) == best else 0
        count_seat(state, seat, (seat + game) % state.seats, won, tally)
    if winners == 1 and standing(state, first) == best:
        tally[Tally.FIRST_PLAYER_WINS] += 1
    margin = margin_of(state, (-game) % state.seats)
    tally[Tally.MARGIN] += margin
    tally[Tally.MARGIN_SQUARED] += margin * margin


@rule
def count_seat(state: State, seat: int, bot: int, won: int, tally: list[int]) -> None:
    points = state.stock[seat][Stuff.POINT]
    workshop = state.workshop[seat]
    if won == WHOLE_WIN:
        tally[Tally.WINS_BOT + bot] += 1
    else:
        tally[Tally.SHARES_BOT + bot] += won
    tally[Tally.POINTS_BOT + bot] += points
    tally[Tally.WORKSHOP_GAMES + workshop] += 1
    tally[Tally.WORKSHOP_VICTORIES + workshop] += won
    tally[Tally.WORKSHOP_POINTS + workshop] += points
    tally[Tally.WORKSHOP_POINTS_SQUARED + workshop] += points * points


@rule
def margin_of(state: State, seat: int) -> int:
    """Over the best of the others."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.stock[other][Stuff.POINT])
    return state.stock[seat][Stuff.POINT] - best


class Buffers:
    """What one thread needs to play games in."""

    def __init__(self) -> None:
        self.states = np.zeros(STATES_NEEDED, State.dtype())
        self.options = np.zeros(MOST_OPTIONS, np.int16)
        self.steps = np.zeros(MOST_OPTIONS, np.int16)
        self.scratch = np.zeros(MOST_OPTIONS, np.int16)
        self.profile = np.zeros(PROFILE, np.int16)
        self.luck = np.zeros(WORDS, np.int64)
        self.tally = np.zeros(TALLIES, np.int64)

    def play(self, run: Callable[..., Any], bots: Counts, seed: int, first_game: int, games: int) -> Counts:
        self.tally[:] = 0
        own = (self.states, self.options, self.steps, self.scratch, self.profile, self.luck)
        run(*own, bots, seed, first_game, games, self.tally)
        return self.tally


def warm() -> None:
    """Compiles, or reads from disk, by playing one game."""
    Buffers().play(compiled(play_games), np.array([CoreBot.RANDOM, CoreBot.GREEDY], np.int64), 0, 0, 1)


def victories(tally: Sequence[int], bot: int) -> float:
    return tally[Tally.WINS_BOT + bot] + tally[Tally.SHARES_BOT + bot] / WHOLE_WIN


def measures(tally: Sequence[int]) -> dict[str, Any]:
    games = tally[Tally.GAMES]
    lengths = {str(rounds): tally[Tally.ROUNDS + rounds - 1] for rounds in range(1, MOST_ROUNDS)}
    lengths[f"{MOST_ROUNDS}+"] = tally[Tally.ROUNDS + MOST_ROUNDS - 1]
    return {
        "decided_by_levels": round(tally[Tally.DECIDED_BY_LEVELS] / games, 4),
        "rounds": {
            "mean": round(tally[Tally.ALL_ROUNDS] / games, 2),
            "histogram": {rounds: count for rounds, count in lengths.items() if count},
        },
        "workshops": [workshop_measures(tally, workshop) for workshop in range(WORKSHOPS)],
    }


def workshop_measures(tally: Sequence[int], workshop: int) -> dict[str, Any]:
    """How those did who began with it: the score is the share of the victories."""
    games = tally[Tally.WORKSHOP_GAMES + workshop]
    if games == 0:
        return {"number": workshop + 1, "games": 0}
    score = tally[Tally.WORKSHOP_VICTORIES + workshop] / WHOLE_WIN / games
    low, high = wilson(score, games)
    squares = tally[Tally.WORKSHOP_POINTS_SQUARED + workshop]
    points, error = mean_and_error(tally[Tally.WORKSHOP_POINTS + workshop], squares, games)
    return {
        "number": workshop + 1,
        "games": games,
        "score": round(score, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(points, 3),
        "standard_error": round(error, 3),
    }


RUNS: Final = Runs(
    game="imaginarium",
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    bots=CoreBot,
    tally=Tally,
    state_type=State,
    play_games=play_games,
    warm=f"{__name__}:{warm.__name__}",
    workplace=Buffers,
    victories=victories,
    measures=measures,
)
