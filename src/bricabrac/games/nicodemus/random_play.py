"""Uniform random play of Nicodemus."""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.dice import MASK, SIMULATED, set_simulated_key
from bricabrac.games.luck import pick, seed_luck
from bricabrac.games.nicodemus.components import MACHINES, SEATS
from bricabrac.games.nicodemus.deal import deal
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS
from bricabrac.games.nicodemus.state import State
from bricabrac.games.nicodemus.turn import list_options, step
from bricabrac.games.records import States
from bricabrac.games.yardstick import Count, Yardstick


@rule
def play_random(
    states: States[State],
    index: int,
    options: list[int],
    luck: list[int],
    seats: int,
    seed: int,
    first_game: int,
    games: int,
    counts: list[int],
) -> None:
    """Whole games one after the other; each depends on the seed and its number alone."""
    state = states[index]
    for game in range(first_game, first_game + games):
        set_simulated_key(state.key, seed, game)
        seed_luck(luck, seed, game, SIMULATED)
        deal(state)
        available = list_options(state, options)
        while available > 0:
            choice = 0
            if available > 1:
                counts[Count.DECISIONS] += 1
                choice = pick(luck, available)
            step(state, options[choice])
            available = list_options(state, options)
        counts[Count.GAMES] += 1
        counts[Count.FINGERPRINT] = fingerprint(state, seats, counts[Count.FINGERPRINT])


@rule
def fingerprint(state: State, seats: int, before: int) -> int:
    """A number that differs, in all likelihood, where anything about the end of a game differs."""
    mixed = before
    for seat in range(seats):
        mixed = (mixed * 31 + state.score[seat]) & MASK
        mixed = (mixed * 31 + state.turns[seat]) & MASK
        mixed = (mixed * 31 + state.stock[seat][0] * 1000 + state.stock[seat][1] * 100) & MASK
        mixed = (mixed * 31 + state.stock[seat][2] * 100 + state.stock[seat][3]) & MASK
        for card in range(state.hand_size[seat]):
            mixed = (mixed * 31 + state.hand[seat][card]) & MASK
    for card in range(MACHINES):
        mixed = (mixed * 31 + state.deck[card]) & MASK
    for space in range(state.board_size):
        mixed = (mixed * 31 + state.board[space] * 16 + state.fees[space]) & MASK
    return mixed


YARDSTICK: Final = Yardstick("nicodemus", SEATS, play_random, State, MOST_OPTIONS)
