"""Luck kept in the state: a secret 256-bit key and, for every purpose, how many words of its stream were used.

The stream of a purpose is the ChaCha20 key stream (RFC 8439) under that key with the purpose as nonce, read as
little-endian 32-bit words. What was seen of it never tells what comes; anyone who is given the key after the game can
check every shuffle with any implementation of ChaCha20. Masked 64-bit integers: both compilers and plain Python agree.
"""

from __future__ import annotations

from typing import Final

from bricabrac.games.compiling import rule

MASK: Final = 0xFFFFFFFF
DOUBLE_ROUNDS: Final = 10
WORDS_PER_BLOCK: Final = 16
KEY_WORDS: Final = 8

SIMULATED: Final = 0x51D0
SEEDS: Final = 1 << 62
"""How many seeds, and games of each, can be simulated: those that both 64-bit integers and the key have room for."""
KEY_BYTES: Final = 4 * KEY_WORDS

Words = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d


@rule
def chacha_block(key: list[int], purpose: int, block: int) -> Words:
    k0, k1, k2, k3 = key[0] & MASK, key[1] & MASK, key[2] & MASK, key[3] & MASK
    k4, k5, k6, k7 = key[4] & MASK, key[5] & MASK, key[6] & MASK, key[7] & MASK
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = block & MASK, purpose & MASK, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & MASK,
        (a1 + 0x3320646E) & MASK,
        (a2 + 0x79622D32) & MASK,
        (a3 + 0x6B206574) & MASK,
        (b0 + k0) & MASK,
        (b1 + k1) & MASK,
        (b2 + k2) & MASK,
        (b3 + k3) & MASK,
        (c0 + k4) & MASK,
        (c1 + k5) & MASK,
        (c2 + k6) & MASK,
        (c3 + k7) & MASK,
        (d0 + block) & MASK,
        (d1 + purpose) & MASK,
        d2,
        d3,
    )


@rule
def roll(key: list[int], used: list[int], purpose: int, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely (Lemire's multiplication with rejection)."""
    while True:
        position = used[purpose]
        words = chacha_block(key, purpose, position // WORDS_PER_BLOCK)
        used[purpose] = position + 1
        product = words[position % WORDS_PER_BLOCK] * bound
        if product & MASK >= (MASK + 1 - bound) % bound:
            return product >> 32


@rule
def shuffle(key: list[int], used: list[int], purpose: int, cards: list[int], count: int) -> None:
    """Every order of the first `count` cards is equally likely; the same as rolling once per card, block by block."""
    position = used[purpose]
    words = chacha_block(key, purpose, position // WORDS_PER_BLOCK)
    for last in range(count - 1, 0, -1):
        bound = last + 1
        threshold = (MASK + 1 - bound) % bound
        while True:
            word = words[position % WORDS_PER_BLOCK]
            position += 1
            if position % WORDS_PER_BLOCK == 0:
                words = chacha_block(key, purpose, position // WORDS_PER_BLOCK)
            if (word * bound) & MASK >= threshold:
                break
        other = (word * bound) >> 32
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    used[purpose] = position


@rule
def set_simulated_key(key: list[int], seed: int, game: int) -> None:
    """The key of a simulated game: no match between people ever has one."""
    for word in range(KEY_WORDS):
        key[word] = 0
    key[0] = seed & 0x7FFFFFFF
    key[1] = (seed >> 31) & 0x7FFFFFFF
    key[2] = game & 0x7FFFFFFF
    key[3] = (game >> 31) & 0x7FFFFFFF
    key[KEY_WORDS - 1] = SIMULATED


def key_words(seed: bytes) -> list[int]:
    """A seed of 256 bits as the record holds it."""
    if len(seed) != KEY_BYTES:
        raise ValueError(f"a seed has {KEY_BYTES} bytes, not {len(seed)}")
    return [int.from_bytes(seed[word * 4 : word * 4 + 4], "little", signed=True) for word in range(KEY_WORDS)]
