"""N9.4: the machines that the projects of a turn use, and the player's choice among them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from bricabrac.games.nicodemus.components import PROJECT_IDS
from bricabrac.games.nicodemus.state import Pending, Place
from tests.games.nicodemus.completing import fulfils, offered, repaired, used
from tests.games.nicodemus.positions import Table


def test_n9_4_a_project_uses_exactly_as_many_machines_as_it_requires() -> None:
    """Four blue machines: two of them are used, the others stay."""
    played = repaired(14, workshop=[11, 12, 13], row=[11]).choose("complete", project=11)
    assert (played.asked, played.state.seat) == ("machines-used", 0)
    played.choose("set-aside", machines=(12, 14))
    assert used(played) == [12, 14]
    assert played.workshop(0) == [11, 13]


def test_n9_4_where_the_workshop_offers_more_the_player_chooses_always_with_the_newest() -> None:
    played = repaired(14, workshop=[11, 12, 13], row=[11]).choose("complete", project=11)
    decision = played.decision
    assert decision is not None
    assert [option.data["machines"] for option in decision.options] == [(11, 14), (12, 14), (13, 14)]


def test_n9_4_where_there_is_one_way_only_nothing_is_asked() -> None:
    played = repaired(12, workshop=[11, 25], row=[31]).choose("complete", project=31)
    assert used(played) == [11, 12]
    assert played.workshop(0) == [25]


@pytest.mark.parametrize(("newest", "older"), [(11, [13, 14, 24]), (13, [11, 14, 34]), (14, [13, 23, 11])])
def test_n9_4_three_symbols_use_three_machines_and_leave_the_fourth(newest: int, older: list[int]) -> None:
    played = repaired(newest, workshop=older, row=[38]).choose("complete", project=38)
    if played.asked == "machines-used":
        decision = played.decision
        assert decision is not None
        played = Table(played.game.apply(played.state, decision.options[0].number))
    assert len(used(played)) == 3
    assert newest in used(played)
    assert len(played.workshop(0)) == 1


def test_n9_4_all_four_colours_use_all_four_machines() -> None:
    played = repaired(41, workshop=[11, 21, 31], row=[10]).choose("complete", project=10)
    assert used(played) == [11, 21, 31, 41]
    assert played.workshop(0) == []
    assert played.state.score[0] == 3 + 5


def test_n9_4_equal_sets_of_machines_are_one_option() -> None:
    played = repaired(13, workshop=[11, 12, 11], row=[11]).choose("complete", project=11)
    decision = played.decision
    assert decision is not None
    assert [option.data["machines"] for option in decision.options] == [(11, 13), (12, 13)]
    played.choose("set-aside", machines=(11, 13))
    assert sorted(played.workshop(0)) == [11, 12]


def test_n9_4_of_three_identical_machines_two_are_used_and_nothing_is_asked() -> None:
    played = repaired(11, workshop=[11, 11], row=[20]).choose("complete", project=20)
    assert used(played) == [11, 11]
    assert played.workshop(0) == [11]


def test_n9_4_the_machines_of_several_projects_are_set_aside_together() -> None:
    """Each project may take machines of its own: the smallest set and the larger ones are all open to the player."""
    played = repaired(15, workshop=[15, 13, 25], row=[11, 23]).choose("complete", project=11)
    played.choose("complete", project=23)
    decision = played.decision
    assert decision is not None
    assert {option.data["machines"] for option in decision.options} == {
        (15, 15),
        (15, 13, 15),
        (15, 25, 15),
        (13, 25, 15),
    }


def test_n9_4_a_machine_used_for_several_projects_is_set_aside_once() -> None:
    played = repaired(15, workshop=[15, 11], row=[11, 23]).choose("complete", project=11).choose("complete", project=23)
    played.choose("set-aside", machines=(15, 15))
    assert used(played) == [15, 15]
    assert played.workshop(0) == [11]


def test_n9_4_all_projects_of_the_turn_are_chosen_together_nothing_follows_the_setting_aside() -> None:
    played = repaired(14, workshop=[11, 12, 13], row=[11, 22]).choose("complete", project=11)
    played.choose("no-more-projects").choose("set-aside", machines=(11, 14))
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.projects(Place.ROW) == [22]


@pytest.mark.parametrize("order", list(permutations([14, 20, 34])))
def test_n9_4_projects_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    played = repaired(42, workshop=[42], row=[34, 14, 23, 20])
    for project in order:
        played.choose("complete", project=project)
    assert offered(played) == {23}
    played.choose("no-more-projects")
    assert played.projects(Place.DONE) == [14, 20, 34]
    assert played.projects(Place.ROW) == [23]


def test_n9_4_a_project_is_chosen_once() -> None:
    played = repaired(42, workshop=[42], row=[34, 14]).choose("complete", project=34)
    assert offered(played) == {14}


def test_n9_4_after_the_last_project_nothing_more_is_asked() -> None:
    played = repaired(42, workshop=[42], row=[34, 14]).choose("complete", project=34).choose("complete", project=14)
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.projects(Place.DONE) == [14, 34]


Outcome = tuple[tuple[int, ...], tuple[int, ...]]
"""Projects completed and machines used, both sorted."""


def reached(played: Table) -> Iterator[Outcome]:
    """Every way to the end of the turn, one outcome each."""
    if played.state.pending not in (Pending.PROJECTS, Pending.MACHINES_USED):
        yield tuple(sorted(played.projects(Place.DONE))), tuple(used(played))
        return
    decision = played.decision
    assert decision is not None
    for option in decision.options:
        yield from reached(Table(played.game.apply(played.state, option.number)))


def expected_outcomes(newest: int, older: list[int]) -> set[Outcome]:
    """By trying everything: for every set of projects, a set of machines for each, all united."""
    groups = [
        (*others, len(older)) for size in range(len(older) + 1) for others in combinations(range(len(older)), size)
    ]
    workshop = [*older, newest]
    ways = {
        project: [set(group) for group in groups if fulfils(project, tuple(workshop[space] for space in group))]
        for project in PROJECT_IDS
    }
    possible = [project for project in PROJECT_IDS if ways[project]]
    outcomes: set[Outcome] = set()
    for size in range(len(possible) + 1):
        for chosen in combinations(possible, size):
            for groups_used in product(*(ways[project] for project in chosen)):
                spaces: set[int] = set().union(*groups_used)
                outcomes.add((chosen, tuple(sorted(workshop[space] for space in spaces))))
    return outcomes


@pytest.mark.parametrize(
    ("newest", "older"),
    [
        (12, [11]),
        (33, [25]),
        (11, [11, 11]),
        (13, [11, 12, 11]),
        (15, [15, 13, 25]),
        (14, [11, 12, 13]),
        (14, [13, 23, 11]),
        (41, [11, 21, 31]),
        (42, [12, 23, 33]),
        (25, [42, 25, 12]),
        (22, [11, 32, 14]),
        (34, [34, 41, 15]),
        (13, [13, 13, 13]),
    ],
)
def test_n9_4_every_set_of_projects_with_every_set_of_machines_is_reached_and_nothing_else(
    newest: int, older: list[int]
) -> None:
    outcomes = set(reached(repaired(newest, workshop=older, private=PROJECT_IDS)))
    assert outcomes == expected_outcomes(newest, older)
