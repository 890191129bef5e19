"""A sensible greedy player of Nicodemus: looks to the end of its own turn, in a world drawn from what it knows.

Values are in hundredths of a point, whole numbers, so that every way of running it chooses the same.
"""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule
from bricabrac.games.dice import MASK
from bricabrac.games.luck import next_word
from bricabrac.games.nicodemus.components import (
    COST,
    PAIR_TILES,
    POINTS,
    POINTS_TO_END,
    PRODUCES,
    PROJECT_POINTS,
    TILES,
    WORKSHOP_LIMIT,
    Stuff,
)
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import Pending, Place, State
from bricabrac.games.nicodemus.turn import list_options, step
from bricabrac.games.nicodemus.view import reshuffle
from bricabrac.games.records import States

POINT: Final = 100
VICTORY: Final = 100_000
CHARCOALIUM_WORTH: Final = 30
CUBE_WORTH: Final = 38
MANY: Final = 4
"""From here on more of the same is worth half."""
SYMBOL_WORTH: Final = 35
WILD_SYMBOL_WORTH: Final = 55
CARD_WORTH: Final = 6
PRIVATE_PROJECT_WORTH: Final = 45
MISSING_CUBE: Final = 55
MISSING_CHARCOALIUM: Final = 45
NEXT_REPAIR_PER_CENT: Final = 45
OPPONENT_PER_CENT: Final = 75

WORLD: Final = 1
TRIED: Final = 2
CONTINUED: Final = 3


@rule
def choose_greedy(states: States[State], options: list[int], count: int, luck: list[int], scratch: list[int]) -> int:
    """`states[WORLD]` is the view of the player to move; those after it are overwritten."""
    world = states[WORLD]
    seat = world.seat
    for word in range(len(world.key)):
        world.key[word] = (next_word(luck) & MASK) - 0x80000000
    reshuffle(world)
    best = options[0]
    best_value = -10 * VICTORY
    for choice in range(count):
        states[TRIED] = states[WORLD]
        tried = states[TRIED]
        step(tried, options[choice])
        finish_turn(states, seat, scratch)
        value = (worth(states[TRIED], seat) << 8) + (next_word(luck) & 0xFF)  # ties are broken by luck
        if value > best_value:
            best_value = value
            best = options[choice]
    return best


@rule
def finish_turn(states: States[State], seat: int, scratch: list[int]) -> None:
    """Takes the best next step until the turn is over."""
    turns = states[WORLD].turns[seat]
    while True:
        tried = states[TRIED]
        if tried.pending == Pending.OVER or tried.seat != seat or tried.turns[seat] != turns:
            return
        count = list_options(tried, scratch)
        best = scratch[0]
        best_value = -10 * VICTORY
        if count > 1:
            for choice in range(count):
                states[CONTINUED] = states[TRIED]
                continued = states[CONTINUED]
                step(continued, scratch[choice])
                value = worth(continued, seat)
                if value > best_value:
                    best_value = value
                    best = scratch[choice]
        step(tried, best)


@rule
def worth(state: State, seat: int) -> int:
    if state.pending == Pending.OVER:
        ahead = lead(state, seat)
        return VICTORY + ahead if ahead > 0 else -VICTORY + ahead if ahead < 0 else 0
    return holdings(state, seat) - holdings(state, 1 - seat) * OPPONENT_PER_CENT // 100


@rule
def holdings(state: State, seat: int) -> int:
    value = state.score[seat] * POINT
    if state.score[seat] >= POINTS_TO_END:
        value += 3 * POINT
    value += amount_worth(state.stock[seat][0], CHARCOALIUM_WORTH)
    for resource in range(1, 4):
        value += amount_worth(state.stock[seat][resource], CUBE_WORTH)
    value += state.hand_size[seat] * CARD_WORTH
    size = state.workshop_size[seat]
    for space in range(size):
        symbol = PRODUCES[state.workshop[seat][space]]
        lasting = WORKSHOP_LIMIT - size  # the fewer machines, the longer they stay
        value += (WILD_SYMBOL_WORTH if symbol == Stuff.WILD else SYMBOL_WORTH) * (1 + lasting) // 3
    for tile in range(TILES):
        if state.place[tile] == Place.PRIVATE + seat:
            value += PRIVATE_PROJECT_WORTH
    return value + best_next_repair(state, seat) * NEXT_REPAIR_PER_CENT // 100


@rule
def amount_worth(amount: int, each: int) -> int:
    return amount * each if amount <= MANY else MANY * each + (amount - MANY) * each // 2


@rule
def best_next_repair(state: State, seat: int) -> int:
    """The best machine of the bric-a-brac with its projects, less what is still missing for it."""
    best = 0
    stock = state.stock[seat]
    less_charcoalium = reduction(state, seat, Stuff.CHARCOALIUM)
    wilds = reduction(state, seat, Stuff.WILD)
    for space in range(state.board_size):
        kind = state.board[space]
        missing = -wilds
        for resource in range(1, 4):
            missing += max(0, COST[kind][resource] - reduction(state, seat, resource) - stock[resource])
        fee = max(0, state.board_size - 1 - space - less_charcoalium - stock[0])
        value = POINTS[kind] * POINT + state.fees[space] * CHARCOALIUM_WORTH + project_prospect(state, seat, kind)
        value -= max(0, missing) * MISSING_CUBE + fee * MISSING_CHARCOALIUM
        best = max(best, value)
    return best


@rule
def project_prospect(state: State, seat: int, kind: int) -> int:
    """The best project that this machine would complete with one of the workshop."""
    best = 0
    for space in range(state.workshop_size[seat]):
        tiles = PAIR_TILES[kind][state.workshop[seat][space]]
        for tile in range(TILES):
            if tiles >> tile & 1 and (state.place[tile] == Place.ROW or state.place[tile] == Place.PRIVATE + seat):
                best = max(best, PROJECT_POINTS[tile] * POINT)
    return best
