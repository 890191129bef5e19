"""Effects of repaired machines (I7.3, I8.8-8.11) and arrangements (I7.5), as options for people. From views only."""

from __future__ import annotations

from typing import Final

from bricabrac.games.game import Data, Thing
from bricabrac.games.imaginarium.arrange import fasten, loose_machines
from bricabrac.games.imaginarium.components import LEVEL, PROJECT_POINTS, SERIALS
from bricabrac.games.imaginarium.contents import SINGLE, USE_GAINS, USE_SPENDS
from bricabrac.games.imaginarium.naming import (
    amounts_of,
    effect_of,
    machines_in,
    numbers_of,
    occupied_seats,
    office_thing,
    slots_with,
    stock_things,
)
from bricabrac.games.imaginarium.projects import CONDITION, Condition
from bricabrac.games.imaginarium.prospects import prospects, validated_now
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import put_in_slot, slot_limit, slots_taken

_Described = tuple[str, tuple[Thing, ...], Data]

OF_ARRANGEMENTS: Final = (
    Condition.FAMILY_SLOTS,
    Condition.IDENTICAL_COMBINED,
    Condition.GENERATES_IDENTICAL,
    Condition.GENERATES,
    Condition.GENERATES_EACH,
)
"""Conditions that the same machines meet in one arrangement and not in another (I9.4, I9.5)."""


def apply(view: State, use: int) -> _Described:
    """`again`: how often the effect may be applied after this (I11.11)."""
    data: Data = {
        "machine": SERIALS[view.machine],
        "spent": amounts_of(USE_SPENDS[use]),
        "gained": amounts_of(USE_GAINS[use]),
        "again": view.effects - 1,
    }
    things = slots_with(view, view.seat, SINGLE[view.machine])[:1]
    return "apply", (*things, *stock_things(view.seat, USE_SPENDS[use])), data


def no_effect(view: State, _: int) -> _Described:
    return "no-effect", (), {"machine": SERIALS[view.machine]}


def remove_project(view: State, project: int) -> _Described:
    data: Data = {
        "project": project + 1,
        "project_condition": project + 1,
        "points": PROJECT_POINTS[project],
        "validated_seats": occupied_seats(view, view.validated[project]),
        "fulfilled": project in validated_now(view)[0],
    }
    return "remove-project", (office_thing(view, project),), data


def remove_none(_view: State, _: int) -> _Described:
    return "remove-none", (), {}


def disable(view: State, content: int) -> _Described:
    """`already`: all slots with these machines are disabled as it is (I8.10)."""
    things = slots_with(view, view.target, content)
    data: Data = {
        "target_seat": view.target,
        "machines": machines_in(content),
        **effect_of(content),
        "already": all(view.disabled[view.target][thing.index] for thing in things),
    }
    return "disable", things, data


def recycle(view: State, kind: int) -> _Described:
    after = view.copy()
    put_in_slot(after, view.seat, SINGLE[kind])
    data: Data = {
        "machine": SERIALS[kind],
        "level": LEVEL[kind],
        "machine_effect": SERIALS[kind],
        **prospects(view, after),
    }
    return "recycle", (Thing("discard", kind),), data


def recycle_none(_view: State, _: int) -> _Described:
    return "recycle-none", (), {}


def arrange(view: State, content: int) -> _Described:
    """`completes`: projects that this slot, with those filled before, fulfils and no arrangement does by itself.

    `loose`: machines that are then still to be put somewhere; `slots`: the slots left for them.
    """
    after = view.copy()
    fasten(after, content)
    put_in_slot(after, view.seat, content)
    now = validated_now(view)[0]
    completes = [
        project for project in validated_now(after)[0] if project not in now and CONDITION[project] in OF_ARRANGEMENTS
    ]
    data: Data = {
        "machines": machines_in(content),
        **effect_of(content),
        "loose": loose_machines(after),
        "slots": slot_limit(view, view.seat) - slots_taken(after, view.seat),
        "completes": numbers_of(completes),
    }
    return "arrange", (Thing("slot", slots_taken(view, view.seat), view.seat),), data
