"""Reorganise (I7.5) against a reading that tries everything: every arrangement can be reached, each in one way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.imaginarium.decisions import REORGANISE
from bricabrac.games.imaginarium.turn import step
from tests.games.imaginarium.drawn import workshops
from tests.games.imaginarium.exploring import arrangements_reached
from tests.games.imaginarium.naive import Slots, arrangements
from tests.games.imaginarium.positions import Table, table

NASTY = [
    ("P1 P1", 4),
    ("P1 P1 P1 P1 P1 P1 P1 P1", 4),
    ("P2 P2 P2 P2 P2 P2 P2 T1 T1", 4),
    ("P2 T1 P3 T2 P4 T3 P6", 4),
    ("P2 P3 P4 P6 T1 T1 T1", 6),
    ("P5 P5 T4 T4 T4", 4),
    ("P6 P6 T1 T1 T1", 4),
    ("S2 S2 S2", 4),
    ("D1 D1 D2 D2 D3 D3", 4),
    ("D1 D1 D2 D2 D3 D3", 6),
    ("D1 D2 D3 A1 A2", 4),
    ("A1 A1 A2 A3 D1 D2 D3", 6),
    ("A1 A2 P2 P3 P4 T1 T2 T3", 6),
    ("P2 P2 P3 P3 P4 P4 T1 T2 T3", 6),
    ("P1 P1 P1 P2 P2 P2 P3 P3 T4 T4 T4 P5", 6),
    ("P1 P1 P1 P1 P2 P2 P2 P3 P3 P3 T4 T4 P5", 6),
    ("T1 T1 T1 T2 T2 T2 T3 T3 T3 P2 P2 P4", 6),
]
WITH_NO_CHOICE = [
    ("", 4),
    ("P1", 4),
    ("A1 A1 A2 A3", 4),
    ("P1 P2 P3 P5", 6),
    ("P1 P1 A1 A2 A3", 4),
    ("D1 D2 D3 A1 A2 A3", 4),
    ("A1 A1 A2 A2 A3 D1 D2", 6),
    ("P2 P2 P2 P2 P2 P2 P2 T1 T1 T1", 4),
    ("P1 P1 P1 P2 P2 P2 P3 P3 P3 T4 T4 T4", 4),
    ("T1 T1 T1 T2 T2 T2 T3 T3 T3 P2 P2 P2", 6),
    ("P1 P1 P1 P2 P2 P2 P3 P3 P3 P4 P4 P4", 4),
    ("P1 P1 P1 P1 P1 P1 P2 P2 P2 P2 P2 P2 P3 P3 P3 P3 P3 P3", 6),
]


def about_to_reorganise(slots: Slots, slots_allowed: int) -> Table:
    assistants = [6] if slots_allowed == 6 else []
    return table(at="act", pair=("reorganise", "recruit"), left=["reorganise"], slots=slots, assistants=assistants)


def reached_from(slots: Slots, slots_allowed: int) -> list[Slots]:
    """Every way to go through the action."""
    state = about_to_reorganise(slots, slots_allowed).state
    step(state, REORGANISE)
    return arrangements_reached(state)


def all_arrangements(machines: str, slots_allowed: int) -> set[Slots]:
    found = arrangements(tuple(machines.split()), slots_allowed)
    assert found
    return found


@pytest.mark.parametrize(("machines", "slots_allowed"), NASTY)
def test_i7_5_every_arrangement_can_be_reached_in_exactly_one_way(machines: str, slots_allowed: int) -> None:
    possible = all_arrangements(machines, slots_allowed)
    for present in (min(possible), max(possible)):
        assert sorted(reached_from(present, slots_allowed)) == sorted(possible)


@pytest.mark.parametrize(("machines", "slots_allowed"), NASTY)
def test_i7_5_reorganise_is_offered_where_there_is_another_arrangement(machines: str, slots_allowed: int) -> None:
    for present in all_arrangements(machines, slots_allowed):
        assert about_to_reorganise(present, slots_allowed).offers(REORGANISE)


@pytest.mark.parametrize(("machines", "slots_allowed"), WITH_NO_CHOICE)
def test_i7_5_reorganise_is_not_offered_where_there_is_no_other_arrangement(machines: str, slots_allowed: int) -> None:
    (present,) = all_arrangements(machines, slots_allowed)
    assert not about_to_reorganise(present, slots_allowed).offers(REORGANISE)


@settings(max_examples=100)
@given(st.sampled_from([4, 6]).flatmap(lambda slots: st.tuples(workshops(slots * 2, slots), st.just(slots))))
def test_i7_5_whatever_is_repaired_can_be_arranged_in_every_way_once(drawn: tuple[Slots, int]) -> None:
    present, slots_allowed = drawn
    possible = arrangements(tuple(serial for slot in present for serial in slot), slots_allowed)
    if about_to_reorganise(present, slots_allowed).offers(REORGANISE):
        assert sorted(reached_from(present, slots_allowed)) == sorted(possible)
    else:
        assert possible == {present}
