"""Fast luck for simulation and search (sfc32 by Chris Doty-Humphrey): good and reproducible, but not secret.

The luck of a game itself is in dice.py; nothing here ever touches it.
"""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.dice import MASK

WORDS = 4


@rule
def seed_luck(luck: list[int], first: int, second: int, third: int) -> None:
    luck[0] = first & MASK
    luck[1] = second & MASK
    luck[2] = third & MASK
    luck[3] = 1
    for _ in range(12):
        next_word(luck)


@rule
def next_word(luck: list[int]) -> int:
    word = (luck[0] + luck[1] + luck[3]) & MASK
    luck[3] = (luck[3] + 1) & MASK
    luck[0] = luck[1] ^ (luck[1] >> 9)
    luck[1] = (luck[2] + (luck[2] << 3)) & MASK
    luck[2] = (((luck[2] << 21) | (luck[2] >> 11)) + word) & MASK
    return word


@rule
def pick(luck: list[int], count: int) -> int:
    """From 0 to count - 1; the bias is below count / 2^32."""
    return (next_word(luck) * count) >> 32
