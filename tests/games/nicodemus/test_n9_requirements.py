"""N9.1, N9.2: which projects can be completed, and with which machines; always with the machine just repaired."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, permutations, product

import pytest

from bricabrac.games.nicodemus.components import MACHINE_IDS, PROJECT_IDS
from bricabrac.games.nicodemus.state import Place
from tests.games.nicodemus.completing import (
    BLUE,
    COPPER,
    CRYSTAL,
    PURPLE,
    RED,
    REQUIRED,
    WILD,
    WOOD,
    YELLOW,
    fulfils,
    offered,
    repaired,
    row,
)
from tests.games.nicodemus.positions import table

PAIRS = [each for each in PROJECT_IDS if each == 20 or len(REQUIRED[each]) == 2]


@cache
def completable(newest: int, *older: int) -> frozenset[int]:
    """The projects that can be completed after this repair with these machines in the workshop, of all seventeen."""
    return offered(repaired(newest, workshop=older, private=PROJECT_IDS))


# N9.1


def test_n9_1_a_revealed_project_can_be_completed() -> None:
    played = repaired(12, workshop=[11], row=[11, 31]).choose("complete", project=31).choose("no-more-projects")
    assert played.projects(Place.DONE) == [31]


def test_n9_1_a_project_of_the_own_workshop_can_be_completed() -> None:
    played = repaired(12, workshop=[11], private=[31]).choose("complete", project=31)
    assert played.projects(Place.DONE) == [31]
    assert played.projects(Place.PRIVATE) == []


def test_n9_1_revealed_and_own_projects_are_offered_together() -> None:
    assert offered(repaired(12, workshop=[11], row=[11, 13], private=[31, 14])) == {11, 31}


@pytest.mark.parametrize("seat", [0, 1])
def test_n9_1_a_project_of_the_opponents_workshop_cannot_be_completed(seat: int) -> None:
    assert offered(repaired(12, workshop=[11], row=[11], other_private=[31], seat=seat)) == {11}
    assert offered(repaired(12, workshop=[11], row=[11], private=[31], seat=seat)) == {11, 31}


def test_n9_1_a_project_of_the_pile_or_in_the_box_cannot_be_completed() -> None:
    assert offered(repaired(12, workshop=[11], row=[11], pile=[31])) == {11}


def test_n9_1_projects_are_for_repairs_a_machine_played_completes_nothing() -> None:
    played = table(hand=[11, 12], workshop=[13, 14], row=[11]).choose("play", machine=11).choose("use-charcoalium")
    assert (played.asked, played.state.seat) == ("action", 1)
    assert row(played)[0] == 11


def test_n9_1_machines_of_the_opponents_workshop_do_not_help() -> None:
    assert offered(repaired(12, other_workshop=[11, 13], row=[11, 31])) == frozenset()


def test_n9_1_machines_left_on_the_bric_a_brac_do_not_help() -> None:
    assert offered(repaired(12, board=[11, 13, 12], row=[11, 31])) == frozenset()


def test_n9_1_the_machine_just_repaired_must_be_one_of_those_used() -> None:
    """Two blue machines are there, but a red one was repaired."""
    played = repaired(31, workshop=[11, 12], row=[11, 33])
    assert offered(played) == {33}
    assert played.blocked("complete", project=11) == ["newest-not-used"]


def test_n9_1_an_unfulfilled_requirement_is_told_apart_from_an_unused_newest_machine() -> None:
    played = repaired(31, workshop=[11, 12], row=[11, 13, 33])
    assert played.blocked("complete", project=13) == ["requirement-not-met"]


def test_n9_1_an_equal_older_machine_does_not_stand_in_for_the_newest() -> None:
    """Tile 31 wants charcoalium and wood, which the older machines show; the newest shows copper."""
    assert offered(repaired(13, workshop=[11, 12], row=[31])) == frozenset()


@pytest.mark.parametrize("project", PAIRS)
def test_n9_1_two_older_machines_alone_never_complete_a_project(project: int) -> None:
    for first, second in product(MACHINE_IDS, repeat=2):
        if fulfils(project, (first, second)):
            stranger = next(
                each
                for each in MACHINE_IDS
                if not fulfils(project, (each, first)) and not fulfils(project, (each, second))
            )
            assert project not in completable(stranger, first, second)


# N9.2


@pytest.mark.parametrize("project", PAIRS)
def test_n9_2_two_machines_complete_a_project_exactly_if_they_are_what_it_shows(project: int) -> None:
    for older, newest in product(MACHINE_IDS, repeat=2):
        expected = fulfils(project, (older, newest))
        assert (project in completable(newest, older)) == expected, (older, newest)


@pytest.mark.parametrize("project", PROJECT_IDS)
def test_n9_2_one_machine_alone_completes_nothing(project: int) -> None:
    assert all(project not in completable(newest) for newest in MACHINE_IDS)


@pytest.mark.parametrize("project", PAIRS)
def test_n9_2_older_machines_that_are_not_needed_do_not_hinder(project: int) -> None:
    first, second = next(each for each in product(MACHINE_IDS, repeat=2) if fulfils(project, each))
    others = [each for each in MACHINE_IDS if each not in (first, second)]
    for strangers in combinations(others, 2):
        assert project in completable(second, strangers[0], first, strangers[1])


@pytest.mark.parametrize(("colour", "project"), [(BLUE, 11), (PURPLE, 12), (RED, 13), (YELLOW, 14)])
def test_n9_2_two_machines_of_a_colour_may_be_of_the_same_kind_or_not(colour: set[int], project: int) -> None:
    assert all(project in completable(first, second) for first, second in product(colour, repeat=2))


@pytest.mark.parametrize("newest", sorted(BLUE | PURPLE | RED | YELLOW))
def test_n9_2_one_machine_of_each_colour_whichever_is_the_newest(newest: int) -> None:
    colours = [each for each in (BLUE, PURPLE, RED, YELLOW) if newest not in each]
    for older in product(*map(sorted, colours)):
        assert 10 in completable(newest, *older), older


@pytest.mark.parametrize("missing", [BLUE, PURPLE, RED, YELLOW])
def test_n9_2_with_a_colour_missing_four_machines_do_not_do(missing: set[int]) -> None:
    three = [min(each) for each in (BLUE, PURPLE, RED, YELLOW) if each is not missing]
    for fourth in sorted(set(MACHINE_IDS) - missing):
        assert 10 not in completable(fourth, *three)


def test_n9_2_three_machines_never_show_four_colours() -> None:
    for machines in product([11, 21, 31, 41], repeat=3):
        if max(Counter(machines).values()) <= 2:
            assert 10 not in completable(*machines)


@pytest.mark.parametrize("machines", list(product(sorted(WOOD), sorted(COPPER), sorted(CRYSTAL))))
def test_n9_2_wood_copper_and_crystal_are_shown_by_three_machines_in_any_order(machines: tuple[int, ...]) -> None:
    assert all(38 in completable(*order) for order in permutations(machines))


@pytest.mark.parametrize("symbols", [(WOOD, COPPER), (WOOD, CRYSTAL), (COPPER, CRYSTAL)])
def test_n9_2_two_of_the_three_symbols_are_not_enough_whatever_the_third_machine(
    symbols: tuple[set[int], set[int]],
) -> None:
    first, second = min(symbols[0]), min(symbols[1])
    lacking = ({*WOOD, *COPPER, *CRYSTAL} - symbols[0]) - symbols[1]
    for third in sorted(set(MACHINE_IDS) - lacking):
        assert 38 not in completable(third, first, second)
        assert 38 not in completable(first, second, third)


@pytest.mark.parametrize("wild", sorted(WILD))
@pytest.mark.parametrize("project", [31, 32, 33, 34, 35, 36, 37, 38])
def test_n9_2_a_wild_symbol_does_not_count(project: int, wild: int) -> None:
    wanted = [min(each) for each in REQUIRED[project]]
    for place in range(len(wanted)):
        machines = [*wanted[:place], wild, *wanted[place + 1 :]]
        for order in permutations(machines):
            assert project not in completable(*order)


@pytest.mark.parametrize("project", [31, 32, 33, 34, 35, 36, 37])
def test_n9_2_symbols_are_shown_by_one_machine_each_the_pair_is_never_one_machine(project: int) -> None:
    for machine in sorted(REQUIRED[project][0] | REQUIRED[project][1]):
        assert project not in completable(machine)


@pytest.mark.parametrize("machine", MACHINE_IDS)
def test_n9_2_identical_machines_are_two_of_the_same_kind(machine: int) -> None:
    assert 20 in completable(machine, machine)
    assert all(20 not in completable(machine, other) for other in MACHINE_IDS if other != machine)


def test_n9_2_the_two_identical_machines_include_the_newest() -> None:
    assert 20 not in completable(12, 11, 11)
    assert 20 in completable(11, 11, 12)
