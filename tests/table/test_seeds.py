"""Seeds: promised before, shown after; and the proof that a deal follows from its seed, without our shuffles."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.nicodemus.components import FULL_DECK, TILES
from bricabrac.table.seeds import SEED_BYTES, keeps_promise, new_seed, promise, seed_from_text
from tests.table.matches import SEED, new_match

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def test_a_seed_keeps_its_own_promise() -> None:
    assert keeps_promise(SEED, promise(SEED))


def test_no_other_seed_keeps_it() -> None:
    for bit in range(8 * SEED_BYTES):
        other = (int.from_bytes(SEED, "big") ^ 1 << bit).to_bytes(SEED_BYTES, "big")
        assert not keeps_promise(other, promise(SEED))


def test_a_promise_is_the_sha_256_of_the_seed_so_that_anyone_can_check_it() -> None:
    assert promise(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.mark.parametrize("text", ["", "é" * 64, promise(SEED)[:-1], promise(SEED) + "0"])
def test_what_is_no_promise_is_not_kept(text: str) -> None:
    assert not keeps_promise(SEED, text)


def test_a_match_promises_its_seed() -> None:
    assert keeps_promise(SEED, new_match(SEED).promise)


def test_every_new_seed_is_another() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == SEED_BYTES


@pytest.mark.parametrize("text", [SEED.hex(), SEED.hex().upper()])
def test_64_hexadecimal_digits_are_a_seed_as_it_is(text: str) -> None:
    assert seed_from_text(text) == SEED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "un été à Saint-Malo",
        SEED.hex()[:-1],
        SEED.hex() + "0",
        SEED.hex()[:-1] + "g",
        SEED.hex()[:-2] + "  ",
        "00" + 60 * " " + "00",
        "٠" * 64,
    ],
)
def test_any_other_text_stands_for_a_seed(text: str) -> None:
    assert seed_from_text(text) == hashlib.sha256(text.encode()).digest()


@given(st.text(st.characters(codec="utf-8")))
def test_every_text_gives_a_seed_of_the_right_length(text: str) -> None:
    assert len(seed_from_text(text)) == SEED_BYTES


# The proof for outsiders: nothing below comes from bricabrac.games.dice.

FIRST_PLAYER, PROJECTS, MACHINES = 0, 1, 2


def stream(seed: bytes, purpose: int) -> Iterator[int]:
    """The key stream of RFC 8439 from block 0 on, with the purpose as nonce, as little-endian 32-bit words."""
    counter_and_nonce = (0).to_bytes(4, "little") + purpose.to_bytes(12, "little")
    encryptor = Cipher(ChaCha20(seed, counter_and_nonce), mode=None).encryptor()
    while True:
        yield int.from_bytes(encryptor.update(bytes(4)), "little")


def below(bound: int, words: Iterator[int]) -> int:
    """Lemire: the upper half of word times bound; words that would make some numbers likelier are passed over."""
    return next(word * bound >> 32 for word in words if word * bound % 2**32 >= 2**32 % bound)


def shuffled(cards: list[int], words: Iterator[int]) -> list[int]:
    """Fisher and Yates, from the last card down."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, words)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_the_deal_follows_from_the_seed_by_any_implementation_of_chacha20(seed: bytes) -> None:
    first = below(2, stream(seed, FIRST_PLAYER))
    pile = shuffled(list(range(TILES)), stream(seed, PROJECTS))
    deck = shuffled(list(FULL_DECK), stream(seed, MACHINES))

    state = new_match(seed).state
    assert state.first == first
    assert state.row == [pile.pop() for _ in range(6)]
    assert state.pile[: state.pile_size] == pile
    assert state.board[0] == deck.pop()
    assert state.hand[first] == sorted(deck.pop() for _ in range(5))
    assert state.hand[1 - first] == sorted(deck.pop() for _ in range(5))
    assert state.deck[: state.deck_size] == deck
