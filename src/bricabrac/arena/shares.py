"""How sure one can be of a share or an average."""

from __future__ import annotations

import math


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - spread) / scale, (centre + spread) / scale


def mean_and_error(total: int, total_of_squares: int, games: int) -> tuple[float, float]:
    """The average and its standard error."""
    mean = total / games
    return mean, math.sqrt(max(0.0, total_of_squares / games - mean * mean) / games)
