"""The fixed numbering of all options of Nicodemus: one number means the same thing in every game.

Options of one kind of decision are a block; `Block.X + n` is its n-th option.
"""

from __future__ import annotations

from typing import Final

from bricabrac.games.nicodemus.components import BOARD_SPACES, KINDS, STUFFS, TILES, WORKSHOP_LIMIT

WILD_PAYMENTS: Final = tuple(
    (wood, copper, total - wood - copper)
    for total in range(WORKSHOP_LIMIT)
    for wood in range(total, -1, -1)
    for copper in range(total - wood, -1, -1)
)
"""What the wilds of a workshop may pay: wood, copper, crystal; there are at most three machines (N5.7)."""
PAYMENTS: Final = len(WILD_PAYMENTS)
PAYMENT_NUMBER: Final = tuple(
    tuple(
        tuple(
            WILD_PAYMENTS.index((wood, copper, crystal)) if (wood, copper, crystal) in WILD_PAYMENTS else 0
            for crystal in range(WORKSHOP_LIMIT)
        )
        for copper in range(WORKSHOP_LIMIT)
    )
    for wood in range(WORKSHOP_LIMIT)
)
RESOURCE_PAIRS: Final = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
"""Two cubes, by kind."""
EXCHANGES: Final = ((0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (3, 0))
"""(given, gained), see Stuff."""

PLAY: Final = 0
"""+ kind of machine (N3.1)."""
REPAIR: Final = PLAY + KINDS
"""+ space x PAYMENTS + what the wilds pay (N5.2)."""
PASS: Final = REPAIR + BOARD_SPACES * PAYMENTS
USE_CHARCOALIUM: Final = PASS + 1
"""N4.1 (a)."""
USE_PRODUCTION: Final = USE_CHARCOALIUM + 1
"""N4.1 (b), + what is gained."""
USE_EFFECT: Final = USE_PRODUCTION + STUFFS
"""N4.1 (c)."""
COPY: Final = USE_EFFECT + 1
"""+ kind of the machine whose effect is copied."""
SCRAP_HAND: Final = COPY + KINDS
"""+ kind of machine."""
SCRAP_BOARD: Final = SCRAP_HAND + KINDS
"""+ space."""
GAIN_CUBE: Final = SCRAP_BOARD + BOARD_SPACES
"""+ resource - 1."""
GAIN_PAIR: Final = GAIN_CUBE + STUFFS - 1
"""+ number of the pair."""
HARVEST: Final = GAIN_PAIR + len(RESOURCE_PAIRS)
"""+ resource - 1."""
EXCHANGE: Final = HARVEST + STUFFS - 1
"""+ number of the exchange."""
STOP: Final = EXCHANGE + len(EXCHANGES)
STEAL: Final = STOP + 1
"""+ resource - 1."""
SPOIL_CUBE: Final = STEAL + STUFFS - 1
"""+ resource - 1; only where the opponent has but one cube."""
SPOIL_PAIR: Final = SPOIL_CUBE + STUFFS - 1
"""+ number of the pair."""
KEEP: Final = SPOIL_PAIR + len(RESOURCE_PAIRS)
"""+ tile."""
COMPLETE: Final = KEEP + TILES
"""+ tile; several are chosen one after the other."""
NO_MORE_PROJECTS: Final = COMPLETE + TILES
SET_ASIDE: Final = NO_MORE_PROJECTS + 1
"""+ machines of the workshop, a bit each."""
OPTIONS: Final = SET_ASIDE + (1 << WORKSHOP_LIMIT)

MOST_OPTIONS: Final = 128
"""No decision has more: at most 5 machines to play and 9 to repair, each with at most 10 ways for the wilds to pay."""
