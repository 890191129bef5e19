"""What the five workshops give (I2.1), repeated here so that no slip in the printed numbers goes unseen."""

from __future__ import annotations

from typing import Final

WORKSHOPS: Final[dict[int, tuple[dict[str, int], list[list[str]]]]] = {
    1: ({"charcoalium": 3, "wood": 1, "copper": 1, "crystal": 1}, [["P1"], ["P2"]]),
    2: ({"charcoalium": 4, "wood": 1, "copper": 1, "crystal": 1}, [["P1"], ["P2"]]),
    3: ({"charcoalium": 3, "wood": 1, "crystal": 1}, [["P1"], ["P3"]]),
    4: ({"charcoalium": 4, "wood": 1, "crystal": 1}, [["P1"], ["P3"]]),
    5: ({"charcoalium": 3, "wood": 1, "copper": 1}, [["P1"], ["P4"]]),
}
"""By number: the stock, and the slots with repaired machines."""
