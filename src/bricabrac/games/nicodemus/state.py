"""What the table of Nicodemus holds: one record, every field named."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from bricabrac.games.dice import KEY_WORDS
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    HAND_SIZE,
    KINDS,
    MACHINES,
    ROW_OF_PROJECTS,
    SEATS,
    STUFFS,
    TILES,
    WORKSHOP_LIMIT,
)
from bricabrac.games.records import Field, Number, Record


class Purpose(IntEnum):
    """What luck is for: each has a stream of its own (N2.1, N2.2, N2.3; N6.8-6.10)."""

    FIRST_PLAYER = 0
    PROJECTS = 1
    MACHINES = 2
    RANDOM_CARDS = 3


class Pending(IntEnum):
    """What is to be decided next, by the player in `seat`; the last ones only occur inside of a step (see turn.py)."""

    ACTION = 0  # N3.1
    USE = 1  # N4.1
    COPIED = 2  # N6.13: which effect
    SCRAP_FROM_HAND = 3  # N6.3: which card
    SCRAP_FROM_BOARD = 4  # N6.4, N6.5: which machine
    CUBES = 5  # N6.3-6.6: which of its cubes
    WILD_HARVEST = 6  # N6.2: which resource
    EXCHANGE = 7  # N6.7
    STOLEN_RESOURCE = 8  # N6.9
    SPOILED = 9  # N6.11: which resources
    KEPT_PROJECT = 10  # N6.12
    PROJECTS = 11  # N9.1
    MACHINES_USED = 12  # N9.4
    OVER = 13  # N8.2
    EFFECT = 14  # N4.1 (c): it begins
    STOLEN_CARD = 15  # N6.8, N6.9: after charcoalium or a resource
    PLAYED = 16  # N4.3: the hand is refilled
    REPAIRED = 17  # N5.7: the limit of the workshop
    TURN_END = 18  # N3.3


class Place(IntEnum):
    """Where a project tile is; with a seat: the value plus the seat."""

    PILE = 0
    ROW = 1
    DRAWN = 2
    PRIVATE = 3
    DONE = 5
    BOXED = 7


OTHERS: Final = SEATS
"""The heap of machines that are out of the game and were not used for a project by anybody."""


class State(Record):
    """A game of Nicodemus between two decisions. Piles have their top at the end; hands are sorted."""

    key: Annotated[list[int], Field((KEY_WORDS,), "<i4")]
    """The secret seed."""
    used: Annotated[list[int], Field((len(Purpose),))]
    """By purpose: words of its stream already used."""
    chosen: Annotated[int, Field((), "<i4")]
    """Projects being completed this turn, a bit each (N9.4)."""

    pending: Number
    seat: Number
    first: Number
    """The seat of the first player (N2.3)."""
    turns: Annotated[list[int], Field((SEATS,))]
    """Turns begun by each seat."""
    last_round: Number
    """1 once the end has been triggered (N8.1)."""

    effect: Number
    """The effect under way: the played machine's or the one it copies (N6.13)."""
    selected: Number
    """What is being scrapped: a machine in hand (N6.3) or a space of the bric-a-brac (N6.4-6.6)."""
    exchanges: Number
    """How many were made (N6.7)."""
    drawn: Annotated[list[int], Field((2,))]
    """Tiles drawn, one of which is to be kept (N6.12)."""

    board_size: Number
    board: Annotated[list[int], Field((BOARD_SPACES,))]
    fees: Annotated[list[int], Field((BOARD_SPACES,))]
    """Charcoalium lying on each machine of the bric-a-brac."""

    hand_size: Annotated[list[int], Field((SEATS,))]
    hand: Annotated[list[list[int]], Field((SEATS, HAND_SIZE))]
    seen: Annotated[list[list[int]], Field((SEATS, HAND_SIZE))]
    """1 for a card in hand that the opponent knows, because it was stolen from them (N10.2)."""
    workshop_size: Annotated[list[int], Field((SEATS,))]
    workshop: Annotated[list[list[int]], Field((SEATS, WORKSHOP_LIMIT))]
    """Machines in the order of their repair: the last is the newest."""
    stock: Annotated[list[list[int]], Field((SEATS, STUFFS))]
    reserve: Annotated[list[int], Field((STUFFS,))]
    score: Annotated[list[int], Field((SEATS,))]

    deck_size: Number
    deck: Annotated[list[int], Field((MACHINES,))]
    gone: Annotated[list[list[int]], Field((SEATS + 1, KINDS))]
    """Machines out of the game, by kind: used for projects by each seat, and all others."""

    pile_size: Number
    pile: Annotated[list[int], Field((TILES,))]
    row: Annotated[list[int], Field((ROW_OF_PROJECTS,))]
    """The revealed projects; they keep their spaces (N9.5)."""
    place: Annotated[list[int], Field((TILES,))]
    """Of each tile, see Place."""
    boxed: Annotated[list[int], Field((SEATS,))]
    """How many tiles each seat returned to the box (which ones, only that seat knows)."""
