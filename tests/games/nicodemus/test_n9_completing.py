"""N9.3, N9.5, N9.6: completing several projects, one or none, and what becomes of tiles, machines and points."""

from __future__ import annotations

from itertools import product

import pytest

from bricabrac.games.nicodemus.components import MACHINE_IDS, PROJECT_IDS
from bricabrac.games.nicodemus.state import OTHERS, Place
from tests.games.nicodemus.completing import fulfils, offered, repaired, row, used
from tests.games.nicodemus.positions import table

POINTS = {10: 5, 11: 1, 12: 1, 13: 3, 14: 3, 20: 2, 21: 3, 22: 2, 23: 1}
POINTS |= {31: 2, 32: 2, 33: 2, 34: 2, 35: 2, 36: 2, 37: 3, 38: 3}


# N9.3


def test_n9_3_rulebook_example_of_a_completion() -> None:
    """Page 9: the second machine worth 3 points, both with charcoalium: two projects at once, 3 points for these."""
    played = repaired(33, workshop=[25], row=[23, 34, 10], points=7)
    played.choose("complete", project=23).choose("complete", project=34)
    assert played.state.score[0] == 7 + 3 + 3
    assert played.projects(Place.DONE) == [23, 34]
    assert used(played) == [25, 33]
    assert played.workshop(0) == []
    assert [event.data for event in played.happened("complete")] == [
        {"project": 23, "points": 1},
        {"project": 34, "points": 2},
    ]


def test_n9_3_after_one_project_the_player_may_stop() -> None:
    played = repaired(33, workshop=[25], row=[23, 34]).choose("complete", project=23).choose("no-more-projects")
    assert played.projects(Place.DONE) == [23]
    assert played.projects(Place.ROW) == [34]
    assert played.state.score[0] == 4


def test_n9_3_as_many_projects_as_the_machines_fulfil_even_four() -> None:
    """Two machines 42: yellow, identical, three points each, charcoalium twice."""
    played = repaired(42, workshop=[42], row=[14, 20, 23, 34])
    for project in (14, 20, 23, 34):
        played.choose("complete", project=project)
    assert played.state.score[0] == 3 + 3 + 2 + 1 + 2
    assert used(played) == [42, 42]


def test_n9_3_one_older_machine_may_be_used_for_one_project_and_another_for_the_next() -> None:
    """With 15 (blue, three points): 11 for the two blue ones, 25 for the two worth three."""
    played = repaired(15, workshop=[11, 25], row=[11, 23]).choose("complete", project=11)
    played.choose("complete", project=23)
    assert used(played) == [11, 15, 25]
    assert played.workshop(0) == []


# N9.5


@pytest.mark.parametrize("project", PROJECT_IDS)
def test_n9_5_the_points_of_the_project_are_scored(project: int) -> None:
    sizes = {10: 4, 38: 3}
    machines = next(each for each in product(MACHINE_IDS, repeat=sizes.get(project, 2)) if fulfils(project, each))
    played = repaired(machines[-1], workshop=machines[:-1], row=[project], points=2, other_points=3)
    machine_points = played.state.score[0] - 2
    played.choose("complete", project=project)
    assert played.state.score == [2 + machine_points + POINTS[project], 3]


def test_n9_5_the_points_count_at_once_so_a_project_can_trigger_the_end() -> None:
    """N8.1: 16 points, 1 for the machine, 3 for the project."""
    played = repaired(31, workshop=[32], row=[13], points=16)
    assert played.state.last_round == 0
    played.choose("complete", project=13)
    assert (played.state.score[0], played.state.last_round) == (20, 1)


def test_n9_5_with_19_points_after_the_project_the_game_goes_on() -> None:
    played = repaired(31, workshop=[32], row=[13], points=15).choose("complete", project=13)
    assert (played.state.score[0], played.state.last_round) == (19, 0)


def test_n9_5_a_revealed_tile_is_not_replaced_and_the_others_keep_their_spaces() -> None:
    played = repaired(12, workshop=[11], row=[10, 31, 20, 36], pile=[37, 38]).choose("complete", project=31)
    assert row(played) == [10, 0, 20, 36, 0, 0]
    assert played.state.pile_size == 2
    assert played.projects(Place.PILE) == [37, 38]


def test_n9_5_a_tile_set_aside_belongs_to_the_player_who_completed_it() -> None:
    played = repaired(12, workshop=[11], row=[31], seat=1, first=0).choose("complete", project=31)
    assert played.projects(Place.DONE + 1) == [31]
    assert played.projects(Place.DONE) == []


def test_n9_5_a_completed_tile_cannot_be_completed_again_by_anybody() -> None:
    played = table(
        board=[13, 12],
        workshop=[11],
        other_workshop=[14],
        row=[11],
        stock={"wood": 2},
        other_stock={"copper": 1, "crystal": 2},
    )
    played.choose("repair", machine=12).choose("complete", project=11)
    played.choose("repair", machine=13)
    assert played.workshop(1) == [14, 13]
    assert played.state.score[1] == 2
    assert played.projects(Place.DONE) == [11]


@pytest.mark.parametrize("completed", [True, False])
def test_n9_5_machines_used_are_out_of_play_and_give_no_more_reductions(completed: bool) -> None:
    """12 takes one charcoalium off the next fee, unless it was used for the project."""
    stock = {"charcoalium": 1, "wood": 1, "copper": 2, "crystal": 1}
    played = table(board=[14, 13, 12], hand=[15, 21], workshop=[11], row=[31], stock=stock)
    played.choose("repair", machine=12)
    if completed:
        played.choose("complete", project=31)
    else:
        played.choose("no-more-projects")
    assert played.workshop(0) == ([] if completed else [11, 12])
    played.choose("play", machine=played.hand(1)[0]).choose("use-charcoalium")
    assert played.offers("repair", machine=14) == (not completed)
    assert played.blocked("repair", machine=14) == (["charcoalium-missing"] if completed else [])


def test_n9_5_the_opponent_and_the_bric_a_brac_are_left_alone() -> None:
    played = repaired(
        12,
        board=[(14, 1), 12],
        workshop=[11],
        row=[31],
        other_workshop=[11, 12],
        other_private=[20],
        other_points=4,
        other_stock={"wood": 1},
        other_hand=[13, 15],
    )
    played.choose("complete", project=31)
    assert (played.board(), played.fees()) == ([14], [1])
    assert played.workshop(1) == [11, 12]
    assert played.projects(Place.PRIVATE + 1) == [20]
    assert played.state.score[1] == 4
    assert played.hand(1) == [13, 15]


# N9.6


def test_n9_6_completing_is_optional() -> None:
    played = repaired(12, workshop=[11], row=[11, 31]).choose("no-more-projects")
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.workshop(0) == [11, 12]
    assert played.projects(Place.ROW) == [11, 31]
    assert played.state.score[0] == 1
    assert used(played) == []


def test_n9_6_where_no_project_can_be_completed_nothing_is_asked() -> None:
    played = repaired(12, workshop=[13], row=[13, 20])
    assert (played.asked, played.state.seat) == ("action", 1)


def test_n9_6_who_declines_waits_for_another_repair_that_the_project_needs() -> None:
    """Declined with 11 and 12; then 31 is repaired, which is not blue, then 13, which is."""
    assert offered(repaired(12, workshop=[11], row=[11])) == {11}
    assert offered(repaired(31, workshop=[11, 12], row=[11])) == frozenset()
    assert offered(repaired(13, workshop=[11, 12], row=[11])) == {11}


def test_n9_6_declining_with_four_machines_keeps_only_the_newest() -> None:
    """N5.7 follows the projects."""
    played = repaired(14, workshop=[11, 12, 13], row=[11])
    before = list(played.state.gone[OTHERS])
    played.choose("no-more-projects")
    assert played.workshop(0) == [14]
    assert sum(played.state.gone[OTHERS]) - sum(before) == 3
    assert used(played) == []


def test_n9_6_a_completion_that_makes_room_saves_the_rest_of_a_workshop_of_four() -> None:
    played = repaired(14, workshop=[11, 25, 23], row=[11]).choose("complete", project=11)
    assert played.workshop(0) == [25, 23]
