"""Uniform random play of Imaginarium, for each number of seats."""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.dice import MASK, SIMULATED, set_simulated_key
from bricabrac.games.imaginarium.components import FEWEST_SEATS, MACHINES, MOST_SEATS, MOST_SLOTS, STUFFS
from bricabrac.games.imaginarium.deal import deal
from bricabrac.games.imaginarium.decisions import MOST_OPTIONS
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.turn import follow_up, list_options, step
from bricabrac.games.luck import pick, seed_luck
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
        state.seats = seats
        set_simulated_key(state.key, seed, game)
        seed_luck(luck, seed, game, SIMULATED)
        deal(state)
        follow_up(state)
        available = list_options(state, options)
        while available > 0:
            choice = 0
            if available > 1:
                counts[Count.DECISIONS] += 1
                choice = pick(luck, available)
            step(state, options[choice])
            available = list_options(state, options)
        counts[Count.GAMES] += 1
        counts[Count.FINGERPRINT] = fingerprint(state, counts[Count.FINGERPRINT])


@rule
def fingerprint(state: State, before: int) -> int:
    """A number that differs, in all likelihood, where anything about the end of a game differs."""
    mixed = (before * 31 + state.round) & MASK
    for seat in range(state.seats):
        for stuff in range(STUFFS):
            mixed = (mixed * 31 + state.stock[seat][stuff]) & MASK
        for slot in range(MOST_SLOTS):
            mixed = (mixed * 31 + state.slots[seat][slot]) & MASK
    for card in range(MACHINES):
        mixed = (mixed * 31 + state.deck[card]) & MASK
    return mixed


YARDSTICKS: Final = tuple(
    Yardstick("imaginarium", seats, play_random, State, MOST_OPTIONS) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
)
