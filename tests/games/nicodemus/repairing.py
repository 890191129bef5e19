"""Repairs for the tests of N5 and N9: the stocks they are paid from, and the ways in which they can be paid."""

from __future__ import annotations

from typing import Any

import pytest

from bricabrac.games.nicodemus.components import MACHINE_IDS
from tests.games.nicodemus.positions import Table

RICH = {"charcoalium": 5, "wood": 4, "copper": 4, "crystal": 4}
NOTHING_AT_ALL = {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}
ALL_MACHINES = pytest.mark.parametrize("machine", MACHINE_IDS)


def another(machine: int) -> int:
    """A machine to have in hand, so that a repair is never all there is to do."""
    return 12 if machine != 12 else 11


def ways(start: Table, machine: int) -> list[tuple[Any, Any]]:
    """In how many ways the machine can be repaired: what the wilds take off, what is paid in cubes."""
    decision = start.decision
    assert decision is not None
    return [
        (option.data["wilds"], option.data["paid"])
        for option in decision.options
        if option.kind == "repair" and option.data["machine"] == machine
    ]
