"""What happened by effects that a player chooses (I7.3, I8.9-8.11) and in arrangements (I7.5)."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Event
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.components import DISABLER, SERIALS
from bricabrac.games.imaginarium.describe import use_data
from bricabrac.games.imaginarium.naming import machines_in
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import slots_taken


def effect_applied(before: State, option: int, _after: State) -> Iterator[Event]:
    """I7.3, I11.11; nothing is told of what is not applied."""
    if option != numbers.NO_EFFECT:
        yield Event("apply", before.seat, {"machine": SERIALS[before.machine], **use_data(option - numbers.APPLY)})


def project_removed(before: State, option: int, _after: State) -> Iterator[Event]:
    """I8.9."""
    if option == numbers.REMOVE_NONE:
        yield Event("remove-none", before.seat)
    else:
        yield Event("remove-project", before.seat, {"project": option - numbers.REMOVE + 1})


def disabled(before: State, option: int, _after: State) -> Iterator[Event]:
    """I8.10."""
    machines = machines_in(option - numbers.DISABLE)
    yield Event("disable", before.seat, {"target_seat": before.target, "machines": machines})


def passed_over(before: State, after: State) -> Iterator[Event]:
    """I8.7, I8.10: opponents who are protected, or have nothing, on the way to the next who is reached."""
    target = (before.target + 1) % before.seats
    while target != before.seat and target != after.target:
        if slots_taken(before, target):
            yield Event("protected", before.seat, {"machine": SERIALS[DISABLER], "target_seat": target})
        else:
            yield Event("nothing-to-disable", before.seat, {"target_seat": target})
        target = (target + 1) % before.seats


def recycled(before: State, option: int, _after: State) -> Iterator[Event]:
    """I8.11."""
    if option == numbers.RECYCLE_NONE:
        yield Event("recycle-none", before.seat)
    else:
        yield Event("recycle", before.seat, {"machine": SERIALS[option - numbers.RECYCLE]})


def arranged(before: State, option: int, _after: State) -> Iterator[Event]:
    """I7.5."""
    yield Event("arrange", before.seat, {"machines": machines_in(option - numbers.ARRANGE)})
