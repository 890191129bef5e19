"""I8.1, I8.6: what a slot may hold: every combination that there is, and every one that there is not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from bricabrac.games.imaginarium.components import KIND_OF, LEVEL, SERIALS
from bricabrac.games.imaginarium.contents import MACHINES_IN
from tests.games.imaginarium.conservation import MACHINES
from tests.games.imaginarium.exploring import arrangements_reached
from tests.games.imaginarium.naive import PRINTED
from tests.games.imaginarium.playing import playing
from tests.games.imaginarium.positions import Slot, table

COMBINES_WITH = {
    "P1": "P1",
    "P2": "P2 T1 T2 T3",
    "P3": "P3 T1 T3",
    "P4": "P4 T1 T2",
    "P5": "T4",
    "P6": "P6 T1",
    "T1": "T1 P2 P3 P4 P6",
    "T2": "T2 P2 P4",
    "T3": "T3 P2 P3",
    "T4": "T4 P5",
    "A1": "",
    "A2": "",
    "A3": "",
    "A4": "",
    "A5": "",
    "A6": "",
    "D1": "D1 D2 D3",
    "D2": "D1 D2 D3",
    "D3": "D1 D2 D3",
    "S1": "",
    "S2": "S2",
}
"""Rulebook p. 16 to 18."""
THREE_IDENTICAL = ["P1", "P2", "P3", "P4", "T4"]
"""Those with three multipliers (p. 16 and 17)."""
LEVELS = {
    1: "P1 P2 T1 T2 A1 A2 A3 A4 D1",
    2: "P3 P4 P5 T3 T4 A5 D2",
    3: "P6 A6 D3 S1 S2",
}

IN_A_SLOT = [serial for serial in PRINTED if serial != "S1"]
"""A Recyclatrice never stays in a slot (I8.11)."""
PAIRS = [
    (one, other)
    for one, other in combinations_with_replacement(IN_A_SLOT, 2)
    if one != other or PRINTED[one]["copies"] > 1
]
THREE_COPIES = [serial for serial in IN_A_SLOT if PRINTED[serial]["copies"] > 2]

every_machine = pytest.mark.parametrize("machine", PRINTED)


def combined(*machines: str, assistants: tuple[int, ...] = ()) -> bool:
    """Whether one who has them apart can put them all into one slot."""
    slots = [[machine] for machine in machines]
    words = {"at": "act", "pair": ("reorganise", "extract"), "slots": slots, "assistants": assistants}
    played = playing(table(**words))
    if not played.allows("reorganise"):
        return False
    arrangements = arrangements_reached(played.take("reorganise").state)
    return (tuple(sorted(machines)),) in arrangements


def may_share_a_slot(machines: tuple[str, ...]) -> bool:
    """I8.1, by the lists above."""
    kinds, families = set(machines), {machine[0] for machine in machines}
    if len(machines) == 1 or families == {"D"}:
        return True
    if len(kinds) == 1:
        (kind,) = kinds
        return kind in COMBINES_WITH[kind].split() and len(machines) <= (3 if kind in THREE_IDENTICAL else 2)
    return len(machines) == 2 and families == {"P", "T"} and max(machines) in COMBINES_WITH[min(machines)].split()


def validated(project: int, *slots: Slot) -> bool:
    """At the end of a turn (I9.1)."""
    played = playing(table(at="act", pair=("extract", "recruit"), slots=slots, office=[project])).take("end-actions")
    return played.validated(project) == [0]


# What combines with what


def test_i8_1_there_are_21_kinds_of_machines() -> None:
    assert list(PRINTED) == list(COMBINES_WITH)


@every_machine
def test_i8_1_a_card_lists_what_its_machine_combines_with(machine: str) -> None:
    assert sorted(PRINTED[machine].get("combines_with", [])) == sorted(COMBINES_WITH[machine].split())


@every_machine
def test_i8_1_what_a_machine_combines_with_lists_that_machine(machine: str) -> None:
    assert all(machine in PRINTED[other]["combines_with"] for other in PRINTED[machine].get("combines_with", []))


@every_machine
def test_i8_1_a_machine_has_as_many_multipliers_as_it_can_be_stacked(machine: str) -> None:
    """Machines that neither produce nor transform have none."""
    stack = 3 if machine in THREE_IDENTICAL else 2 if machine in COMBINES_WITH[machine].split() else 1
    used = machine[0] in "PT" or machine == "S2"
    assert len(PRINTED[machine].get("multipliers", [])) == (stack if used else 0)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_i8_1_two_machines_share_a_slot_if_they_list_each_other_and_only_then(one: str, other: str) -> None:
    assert combined(one, other) == (other in COMBINES_WITH[one].split())


@pytest.mark.parametrize("machine", THREE_COPIES)
def test_i8_1_three_identical_machines_share_a_slot_if_there_is_a_third_multiplier(machine: str) -> None:
    assert combined(machine, machine, machine) == (machine in THREE_IDENTICAL)


@pytest.mark.parametrize("machine", ["P1", "P2", "P3", "P4"])
def test_i8_1_four_identical_machines_do_not(machine: str) -> None:
    assert not combined(machine, machine, machine, machine)


@pytest.mark.parametrize(("production", "transformation"), [("P2", "T1"), ("P2", "T2"), ("P4", "T2"), ("P3", "T3")])
def test_i8_1_one_transformation_on_one_production_and_no_more(production: str, transformation: str) -> None:
    assert combined(production, transformation)
    assert not combined(production, production, transformation)
    assert not combined(production, transformation, transformation)


def test_i8_1_two_different_transformations_do_not_share_a_production() -> None:
    assert not combined("P2", "T1", "T3")


def test_i8_1_two_different_productions_do_not_share_a_transformation() -> None:
    assert not combined("P2", "P3", "T1")


@pytest.mark.parametrize("size", [2, 3, 4])
def test_i8_1_any_defence_machines_share_a_slot(size: int) -> None:
    """The example of the rulebook (p. 9)."""
    for machines in set(combinations(["D1", "D1", "D2", "D2", "D3", "D3"], size)):
        assert combined(*machines)


def test_i8_1_all_six_defence_machines_share_a_slot() -> None:
    assert combined("D1", "D1", "D2", "D2", "D3", "D3", assistants=(6,))


@pytest.mark.parametrize("other", ["P1", "T1", "A1", "S2"])
def test_i8_1_nothing_else_joins_defence_machines(other: str) -> None:
    assert not combined("D1", "D2", other)


# All of it


def test_i8_1_of_all_machines_those_share_a_slot_that_may_and_no_others() -> None:
    """Up to four machines; of defence machines up to the six there are."""
    sizes = {size: tuple(MACHINES) if size < 5 else ("D1", "D2", "D3") for size in range(1, 7)}
    expected = {
        machines
        for size, serials in sizes.items()
        for machines in combinations_with_replacement(sorted(serials), size)
        if may_share_a_slot(machines) and Counter(machines) <= MACHINES
    }
    contents = [tuple(sorted(SERIALS[kind] for kind in machines)) for machines in MACHINES_IN]
    assert len(contents) == len(set(contents))
    assert set(contents) == expected


# I8.6


@every_machine
def test_i8_6_a_machine_has_the_level_of_its_card(machine: str) -> None:
    assert [level for level, machines in LEVELS.items() if machine in machines.split()] == [LEVEL[KIND_OF[machine]]]


def test_i8_6_a_level_1_and_a_level_2_machine_combined_are_not_of_level_3() -> None:
    """Rulebook p. 9."""
    assert not validated(4, ["P2", "T3"], ["P2", "T3"])


def test_i8_6_three_machines_of_level_1_combined_are_not_of_level_3() -> None:
    assert not validated(4, ["P1", "P1", "P1"], ["P2", "P2", "P2"])


def test_i8_6_combined_machines_keep_their_level() -> None:
    assert validated(4, ["P6", "T1"], ["D1", "D3"])
    assert validated(1, ["P3", "T1"], ["P5", "T4"])


def test_i8_6_combined_machines_keep_their_family() -> None:
    """Under and over each other they are four production and two transformation machines."""
    slots = [["P2", "T1"], ["P3", "T1"], ["P1"], ["P4"]]
    assert validated(13, *slots)
    assert validated(14, *slots)
