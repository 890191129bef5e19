"""The fixed numbering of all options of Imaginarium: one number means the same thing in every game.

Options of one kind of decision are a block; `BLOCK + n` is its n-th option.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bricabrac.games.imaginarium.components import ASSISTANTS, KINDS, LEVEL, MOST_PAID, PROJECTS, SPACES, Action
from bricabrac.games.imaginarium.contents import CONTENTS, USES

PAIRS: Final = tuple(combinations(range(len(Action)), 2))
"""Two different actions each, in the order of the dial."""
NEIGHBOURS: Final = tuple(int(second - first in (1, len(Action) - 1)) for first, second in PAIRS)
"""Pairs that are side by side on the dial (I5.6)."""
CUBES: Final = tuple(
    (wood, copper, total - wood - copper)
    for total in sorted(set(LEVEL))
    for wood in range(total, -1, -1)
    for copper in range(total - wood, -1, -1)
)
"""What a broken machine may give: wood, copper, crystal, as many as its level (I7.4)."""
TRADES: Final = 7
"""Sell wood, copper, crystal; buy wood, copper, crystal, a point (I7.6)."""
PAYMENT_ROW: Final = MOST_PAID + 1

PLAN: Final = 0
"""+ space (I4.1)."""
USE: Final = PLAN + SPACES
"""+ use (see contents.py; I5.2)."""
USE_ALL: Final = USE + USES
"""Every slot that is used in one way, for nothing."""
BORROW: Final = USE_ALL + 1
"""+ use (I11.12)."""
END_USE: Final = BORROW + USES
COLLECT: Final = END_USE + 1
"""I5.4, I5.5."""
BUY_TOP: Final = COLLECT + 1
"""I11.7."""
END_COLLECT: Final = BUY_TOP + 1
PAY: Final = END_COLLECT + 1
"""+ wood x PAYMENT_ROW + copper; the rest is crystal (I5.5)."""
DIAL: Final = PAY + PAYMENT_ROW * PAYMENT_ROW
"""+ pair (I5.6)."""
EXTRACT: Final = DIAL + len(PAIRS)
"""I7.1."""
RECRUIT: Final = EXTRACT + 1
"""+ assistant (I7.2)."""
REPAIR: Final = RECRUIT + ASSISTANTS
"""+ kind of machine (I7.3)."""
TRADE: Final = REPAIR + KINDS
"""+ trade (I7.6)."""
DISMANTLE_BROKEN: Final = TRADE + TRADES
"""+ kind of machine (I7.4)."""
DISMANTLE_FOR_RESOURCES: Final = DISMANTLE_BROKEN + KINDS
"""+ kind of machine, repaired."""
DISMANTLE_FOR_POINTS: Final = DISMANTLE_FOR_RESOURCES + KINDS
"""+ kind of machine, repaired."""
REORGANISE: Final = DISMANTLE_FOR_POINTS + KINDS
"""I7.5."""
END_ACTION: Final = REORGANISE + 1
"""Goes on to the other action of the pair (I7.6, I11.3)."""
END_ACTIONS: Final = END_ACTION + 1
TAKE_CUBES: Final = END_ACTIONS + 1
"""+ number of the cubes (I7.4)."""
APPLY: Final = TAKE_CUBES + len(CUBES)
"""+ use (I7.3)."""
NO_EFFECT: Final = APPLY + USES
REMOVE: Final = NO_EFFECT + 1
"""+ project (I8.9)."""
REMOVE_NONE: Final = REMOVE + PROJECTS
DISABLE: Final = REMOVE_NONE + 1
"""+ content (I8.10)."""
RECYCLE: Final = DISABLE + CONTENTS
"""+ kind of machine (I8.11)."""
RECYCLE_NONE: Final = RECYCLE + KINDS
ARRANGE: Final = RECYCLE_NONE + 1
"""+ content (I7.5)."""
OPTIONS: Final = ARRANGE + CONTENTS

MOST_OPTIONS: Final = 160
"""No decision has more: the most are ways to pay 14 resources of three kinds (120)."""
