"""Luck in the state: the key stream is ChaCha20, what is drawn from it has no bias, and the purposes never meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from hypothesis import given
from hypothesis import strategies as st

from bricabrac.games import dice
from bricabrac.games.dice import (
    KEY_BYTES,
    KEY_WORDS,
    MASK,
    SIMULATED,
    Words,
    chacha_block,
    key_words,
    quarter_round,
    roll,
    set_simulated_key,
    shuffle,
)

KEY = key_words(bytes(range(32)))
STREAMS = 4
BLOCK_BYTES = 64

seeds = st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES)
purposes = st.integers(0, STREAMS - 1)
bounds = st.integers(1, 100)
used_words = st.lists(st.integers(0, 1000), min_size=STREAMS, max_size=STREAMS)

# RFC 8439, A.1, test vectors 1 to 4: bytes of the key that are not 0, block counter, key stream.
RFC_BLOCKS: tuple[tuple[dict[int, int], int, str], ...] = (
    (
        {},
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        {},
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        {31: 0x01},
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        {1: 0xFF},
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
)


def stream(seed: bytes, purpose: int, blocks: int) -> list[int]:
    """The words of a purpose's stream, by another implementation."""
    nonce = bytes(4) + purpose.to_bytes(4, "little") + bytes(8)  # counter, then the nonce of RFC 8439
    encryptor = Cipher(algorithms.ChaCha20(seed, nonce), mode=None).encryptor()
    key_stream = encryptor.update(bytes(BLOCK_BYTES * blocks))
    return [int.from_bytes(key_stream[at : at + 4], "little") for at in range(0, len(key_stream), 4)]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The stream is what the test says, and then ones."""
    chosen: list[int] = []

    def block(key: list[int], purpose: int, number: int) -> Words:  # noqa: ARG001
        padded = [*chosen, *[1] * (16 * (number + 1))]
        return tuple(padded[16 * number : 16 * number + 16])  # type: ignore[return-value]

    monkeypatch.setattr(dice, "chacha_block", block)
    return chosen


# The key stream


def test_a_quarter_round_is_that_of_the_standard() -> None:
    """RFC 8439, 2.1.1."""
    assert quarter_round(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567) == (
        0xEA2A92F4,
        0xCB1CF8CE,
        0x4581472E,
        0x5881C4BB,
    )


@pytest.mark.parametrize(("key_bytes", "block", "expected"), RFC_BLOCKS)
def test_blocks_are_those_of_the_standard(key_bytes: dict[int, int], block: int, expected: str) -> None:
    seed = bytes(key_bytes.get(place, 0) for place in range(KEY_BYTES))
    words = chacha_block(key_words(seed), 0, block)
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == expected


@given(seeds, st.integers(0, 2**31 - 1), st.integers(0, 3))
def test_the_stream_of_a_purpose_is_chacha20_with_the_purpose_as_nonce(seed: bytes, purpose: int, block: int) -> None:
    assert list(chacha_block(key_words(seed), purpose, block)) == stream(seed, purpose, block + 1)[-16:]


@given(seeds)
def test_a_seed_is_kept_as_it_is(seed: bytes) -> None:
    assert b"".join(word.to_bytes(4, "little", signed=True) for word in key_words(seed)) == seed


@pytest.mark.parametrize("size", [0, KEY_BYTES - 1, KEY_BYTES + 1])
def test_a_seed_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"not {size}"):
        key_words(bytes(size))


# Numbers


@given(seeds, purposes, st.integers(0, 100), bounds)
def test_a_roll_is_the_next_word_of_the_stream_that_is_not_passed_over_scaled_to_the_bound(
    seed: bytes, purpose: int, position: int, bound: int
) -> None:
    used = [position] * STREAMS
    words = stream(seed, purpose, 8)
    taken = next(at for at in range(position, len(words)) if words[at] * bound & MASK >= 2**32 % bound)
    assert roll(key_words(seed), used, purpose, bound) == words[taken] * bound // 2**32
    assert used[purpose] == taken + 1


@pytest.mark.parametrize(
    ("word", "rolled"),
    [
        (1, 0),
        (0x55555555, 0),
        (0x55555556, 1),
        (0xAAAAAAAA, 1),
        (0xAAAAAAAB, 2),
        (0xFFFFFFFF, 2),
    ],
)
def test_all_words_but_one_are_shared_out_evenly_among_three(words: list[int], word: int, rolled: int) -> None:
    """0x55555555 words each: the first and the last of every share."""
    words.append(word)
    assert roll(KEY, [0], 0, 3) == rolled


def test_the_word_that_would_favour_a_number_is_passed_over(words: list[int]) -> None:
    """Of 2^32 words one is too many for three equal shares."""
    words.extend([0, 0, 0xFFFFFFFF])
    used = [0]
    assert roll(KEY, used, 0, 3) == 2
    assert used == [3]


def test_a_bound_that_divides_evenly_uses_every_word(words: list[int]) -> None:
    words.extend([0, 0xFFFFFFFF])
    used = [0]
    assert [roll(KEY, used, 0, 4), roll(KEY, used, 0, 4)] == [0, 3]


def test_rolls_are_even() -> None:
    """Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand streams, and this one is given."""
    used = [0]
    rolled = Counter(roll(KEY, used, 0, 6) for _ in range(3000))
    assert sum((rolled[face] - 500) ** 2 / 500 for face in range(6)) < 20.5


# Shuffles


@given(seeds, purposes, used_words, st.integers(1, 60))
def test_a_shuffle_is_the_same_as_rolling_card_by_card(seed: bytes, purpose: int, used: list[int], count: int) -> None:
    key, shuffled, used_by_rolling = key_words(seed), list(range(count)), list(used)
    shuffle(key, used, purpose, shuffled, count)
    assert shuffled == shuffled_by_rolling(key, used_by_rolling, purpose, count)
    assert used == used_by_rolling


def shuffled_by_rolling(key: list[int], used: list[int], purpose: int, count: int) -> list[int]:
    """Fisher and Yates from the top."""
    cards = list(range(count))
    for last in range(count - 1, 0, -1):
        other = roll(key, used, purpose, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def test_a_shuffle_passes_over_the_same_words_as_rolling(words: list[int]) -> None:
    words.extend([0, 0xFFFFFFFF] * 12)  # with the end of a block among them
    used, used_by_rolling, cards = [0], [0], list(range(14))
    shuffle(KEY, used, 0, cards, 14)
    assert cards == shuffled_by_rolling(KEY, used_by_rolling, 0, 14)
    assert used == used_by_rolling
    assert used[0] > 16


@given(seeds, st.integers(0, 20))
def test_a_shuffle_loses_no_card_and_leaves_those_beyond_alone(seed: bytes, count: int) -> None:
    cards = list(range(25))
    shuffle(key_words(seed), [0], 0, cards, count)
    assert sorted(cards[:count]) == list(range(count))
    assert cards[count:] == list(range(count, 25))


def test_every_order_is_equally_likely() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand streams, and this one is given."""
    orders = Counter(shuffles_of_four(2400))
    assert set(orders) == set(permutations(range(4)))
    assert sum((seen - 100) ** 2 / 100 for seen in orders.values()) < 49.7


def shuffles_of_four(times: int) -> Iterator[tuple[int, ...]]:
    used = [0]
    for _ in range(times):
        cards = list(range(4))
        shuffle(KEY, used, 0, cards, 4)
        yield tuple(cards)


# Purposes and counters


@given(seeds, purposes, st.integers(1, STREAMS - 1), bounds)
def test_what_is_drawn_for_one_purpose_changes_nothing_for_another(
    seed: bytes, purpose: int, distance: int, bound: int
) -> None:
    key, used, disturbed = key_words(seed), [0] * STREAMS, [0] * STREAMS
    shuffle(key, disturbed, (purpose + distance) % STREAMS, list(range(30)), 30)
    assert roll(key, disturbed, purpose, bound) == roll(key, used, purpose, bound)
    assert disturbed[purpose] == used[purpose]


def test_each_purpose_has_a_stream_of_its_own() -> None:
    assert len({chacha_block(KEY, purpose, 0) for purpose in range(STREAMS)}) == STREAMS


@given(seeds, purposes, used_words, bounds)
def test_the_same_counters_give_the_same_luck_again(seed: bytes, purpose: int, used: list[int], bound: int) -> None:
    """This is why undo does not reroll."""
    key, again = key_words(seed), list(used)
    assert roll(key, used, purpose, bound) == roll(key, again, purpose, bound)


def test_only_the_counter_of_the_purpose_goes_on() -> None:
    used = [5, 6, 7, 8]
    roll(KEY, used, 2, 2)
    assert used == [5, 6, 8, 8]
    shuffle(KEY, used, 1, [10, 20, 30], 3)
    assert used == [5, 8, 8, 8]


# Simulated games


def test_every_simulated_game_has_a_key_of_its_own() -> None:
    some = (0, 1, 2**31 - 1, 2**31, 2**40)
    assert len({tuple(simulated(seed, game)) for seed in some for game in some}) == len(some) ** 2


def test_a_simulated_game_never_has_the_key_of_a_match() -> None:
    """Nobody's 256 secret bits end like that."""
    assert simulated(0x7FFFFFFFFFFFFFFF, 12)[4:] == [0, 0, 0, SIMULATED]


def simulated(seed: int, game: int) -> list[int]:
    key = [-1] * KEY_WORDS
    set_simulated_key(key, seed, game)
    return key
