"""What the table of Imaginarium holds: one record, every field named."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from bricabrac.games.dice import KEY_WORDS
from bricabrac.games.imaginarium.components import (
    ASSISTANT_ROW,
    ASSISTANTS,
    CONVEYOR,
    KINDS,
    MACHINES,
    MOST_OFFICE,
    MOST_SEATS,
    MOST_SLOTS,
    PROJECTS,
    SECRET_PROJECTS,
    SPACES,
    STUFFS,
)
from bricabrac.games.records import Field, Number, Record

SABOTEUR: Final = MOST_SEATS
"""A piece is the seat of its owner; a saboteur that plus this (I2.4)."""


class Purpose(IntEnum):
    """What luck is for: each has a stream of its own (I2.1; I2.2, I6.3; I2.3)."""

    WORKSHOPS = 0
    MACHINES = 1
    ASSISTANTS = 2
    PROJECTS = 3


class Pending(IntEnum):
    """What is to be decided next, by the player in `seat`; the last ones only occur inside of a step (see turn.py)."""

    PLAN = 0  # I4.1
    USE = 1  # I5.2
    COLLECT = 2  # I5.4, I5.5, with I11.7 before it
    PAY = 3  # I5.5: which resources
    BUY_AFTER = 4  # I11.7 after it
    DIAL = 5  # I5.6
    ACT = 6  # I5.6, I7
    CUBES = 7  # I7.4: which cubes of a broken machine
    EFFECT = 8  # I7.3: of the machine just repaired
    REMOVE_PROJECT = 9  # I8.9
    DISABLE = 10  # I8.10
    RECYCLE = 11  # I8.11
    ARRANGE = 12  # I7.5: where the next machine goes
    OVER = 13  # I6.1
    NEXT_TO_PLAN = 14  # I4.1: the next piece of the initiative track
    NEXT_TO_RESOLVE = 15  # I5.1: the next piece on the board
    COLLECTED = 16  # I5.4, I5.5 are done
    STEP_DONE = 17  # a step of an action is complete
    DISABLE_NEXT = 18  # I8.10: the next opponent
    TURN_END = 19  # I5.8, I5.9
    ROUND_END = 20  # I6


class Place(IntEnum):
    """Where a project or an assistant is; with a seat: the value plus the seat."""

    PILE = 0
    TABLE = 1  # the design office, the row of assistants
    OUT = 2
    OWNED = 3  # secret projects (I11.8), recruited assistants
    UNSEEN = OWNED + MOST_SEATS  # out of the game, but only its owner has seen it (I11.8)


Large = Annotated[int, Field((), "<i4")]
"""What has no bound: nothing but points ends a game, and players who do not want any can go on for ever."""


class State(Record):
    """A game of Imaginarium between two decisions. Piles have their top at the end; slots are sorted."""

    key: Annotated[list[int], Field((KEY_WORDS,), "<i4")]
    """The secret seed."""
    used: Annotated[list[int], Field((len(Purpose),), "<i4")]
    """By purpose: words of its stream already used."""

    seats: Number
    open_screens: Number
    """1 if stocks and points are shown to everybody (I12.2)."""
    pending: Number
    seat: Number
    round: Large
    turns: Large
    """Pieces planned and turns of handymen begun."""

    stock: Annotated[list[list[int]], Field((MOST_SEATS, STUFFS), "<i4")]
    """By seat: charcoalium, wood, copper, crystal, points."""
    counted: Annotated[list[list[int]], Field((MOST_SEATS, STUFFS), "<i4")]
    """In views: what a player who has counted all public gains and payments knows the stocks to be (I12.2)."""
    workshop: Annotated[list[int], Field((MOST_SEATS,))]
    yard: Annotated[list[list[int]], Field((MOST_SEATS, KINDS))]
    """Broken machines, by kind (I5.5)."""
    slots: Annotated[list[list[int]], Field((MOST_SEATS, MOST_SLOTS))]
    """What each occupied slot holds (see contents.py), sorted."""
    disabled: Annotated[list[list[int]], Field((MOST_SEATS, MOST_SLOTS))]
    """1 for a slot that is disabled (I8.10)."""
    dialled: Annotated[list[int], Field((MOST_SEATS,))]
    """The pair of actions last chosen (see decisions.py)."""

    slot_used: Annotated[list[int], Field((MOST_SLOTS,))]
    """Of the player in `seat`, in the step I5.2: 1 for a slot that was used."""
    borrowed: Number
    """1 once an opponent's machine was used this turn (I11.12)."""
    bought_top: Number
    """1 once the top card was bought this turn (I11.7)."""
    actions: Number
    """Actions of the chosen pair that are not begun, a bit each."""
    action: Number
    """The action under way."""
    times: Number
    """How often it was done (I7.6, I11.3)."""
    machine: Number
    """The machine just repaired (I7.3) or being dismantled (I7.4)."""
    arranged: Number
    """The content of the slot that was filled last (I7.5)."""
    effects: Number
    """How often its effect may still be applied (I7.3, I11.11)."""
    target: Number
    """The opponent of whom a slot is disabled (I8.10)."""
    loose: Annotated[list[int], Field((KINDS,))]
    """Machines that are still to be put somewhere (I7.5)."""
    trial: Annotated[list[int], Field((MOST_SLOTS,))]
    """Scratch paper of arrange.py: all 0 between two decisions."""

    conveyor: Annotated[list[int], Field((CONVEYOR,))]
    piece: Annotated[list[int], Field((SPACES,))]
    """The piece on each space of the board, extractors last."""
    waiting: Annotated[list[int], Field((MOST_SEATS,))]
    """Pieces that found no space, in their order (I4.3)."""
    track: Annotated[list[int], Field((MOST_SEATS,))]
    """The initiative track."""
    resolving: Number
    """The space whose piece is at work; SPACES for one that waits beside the board."""

    deck_size: Number
    deck: Annotated[list[int], Field((MACHINES,))]
    discard: Annotated[list[int], Field((KINDS,))]

    assistant: Annotated[list[int], Field((ASSISTANTS,))]
    """Of each assistant, see Place."""
    assistant_pile_size: Number
    assistant_pile: Annotated[list[int], Field((ASSISTANTS,))]
    assistant_row: Annotated[list[int], Field((ASSISTANT_ROW,))]

    project: Annotated[list[int], Field((PROJECTS,))]
    """Of each project, see Place."""
    project_pile_size: Number
    project_pile: Annotated[list[int], Field((PROJECTS,))]
    office: Annotated[list[int], Field((MOST_OFFICE,))]
    """The projects of the design office, in the order of their numbers."""
    validated: Annotated[list[list[int]], Field((PROJECTS, MOST_SEATS))]
    """Of each project, the seats that have validated it, in their order (I9.2)."""
    secret: Annotated[list[int], Field((SECRET_PROJECTS,))]
    """The projects of whoever has the assistant of I11.8."""
