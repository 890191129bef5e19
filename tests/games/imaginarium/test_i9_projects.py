"""I9: projects: conditions (I9.5), who validates, and for how many points. Of generation see test_i9_generation.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, table

Words = dict[str, Any]

POINTS = {1: 4, 2: 3, 3: 5, 4: 3, 5: 5, 6: 4, 7: 4, 8: 4, 9: 3, 10: 4, 11: 4, 12: 3, 13: 3, 14: 4}
"""As the tiles say."""
FULFILLED: dict[int, Words] = {
    1: {"slots": [["P3"], ["T3"], ["D2"]]},
    2: {"slots": [["P2", "P2"]]},
    3: {"slots": [["P1", "P1", "P1"]]},
    4: {"slots": [["P6"], ["S2"]]},
    5: {"slots": [["P2", "P2"], ["P3", "P3"]]},
    6: {"slots": [["A1"], ["A2"]]},
    7: {"slots": [["D1"], ["D2"]]},
    8: {"slots": [["A1"], ["D1"]]},
    9: {"stock": {"charcoalium": 15}},
    10: {"slots": [["P1", "P1", "P1"], ["D1", "D2"], ["A1"]]},
    11: {"slots": [["P5"], ["P4"]]},
    12: {"assistants": [1, 2, 3]},
    13: {"slots": [["T1"], ["T2"]]},
    14: {"slots": [["P1"], ["P1"], ["P1"], ["P2"]]},
}
"""Of each project, one way to do it and nothing more."""

MORE_WAYS: dict[str, tuple[int, Words]] = {
    "level 2, combined": (1, {"slots": [["P4", "P4", "P4"]]}),
    "level 2, combined with level 1": (1, {"slots": [["P3", "T1"], ["P4", "T2"], ["D1", "D2"]]}),
    "level 2, four machines": (1, {"slots": [["T4"], ["T4"], ["P5"], ["A5"]]}),
    "level 3, combined": (4, {"slots": [["P6", "P6"]]}),
    "level 3, combined with others": (4, {"slots": [["P6", "T1"], ["D1", "D3"]]}),
    "level 3, attack and defence": (4, {"slots": [["A6"], ["D3"]]}),
    "identical, transformation": (3, {"slots": [["T4", "T4", "T4"]]}),
    "attack, twice the same": (6, {"slots": [["A3"], ["A3"]]}),
    "attack, of all levels": (6, {"slots": [["A5"], ["A6"]]}),
    "defence, combined": (7, {"slots": [["D1", "D3"]]}),
    "defence, twice the same": (7, {"slots": [["D2"], ["D2"]]}),
    "attack and combined defence": (8, {"slots": [["A6"], ["D1", "D2"]]}),
    "sixteen charcoalium": (9, {"stock": {"charcoalium": 16}}),
    "six machines in six slots": (10, {"slots": [["P1"], ["P2"], ["T1"], ["A1"], ["D1"], ["S2"]], "assistants": [6]}),
    "seven machines": (10, {"slots": [["P1", "P1"], ["P2", "T1"], ["S2", "S2"], ["D1"]]}),
    "transformation, combined": (13, {"slots": [["T1", "T1"]]}),
    "transformation, over production": (13, {"slots": [["P2", "T1"], ["P5", "T4"]]}),
    "production, under transformation": (14, {"slots": [["P2", "T1"], ["P3", "T1"], ["P4", "T2"], ["P5", "T4"]]}),
    "production, some combined": (14, {"slots": [["P1", "P1"], ["P2"], ["P6", "T1"], ["P4"]]}),
    "production, in five slots": (14, {"slots": [["P1"], ["P1"], ["P1"], ["P1"], ["P1"]], "assistants": [6]}),
}
NOT_QUITE: dict[str, tuple[int, Words]] = {
    "level 2, only two": (1, {"slots": [["P3"], ["P4"]]}),
    "level 2, the third of level 3": (1, {"slots": [["P3"], ["P4"], ["P6"]]}),
    "level 2, the third of level 1": (1, {"slots": [["P3"], ["P4"], ["P1"]]}),
    "level 2, three of level 3": (1, {"slots": [["P6"], ["D3"], ["S2"]]}),
    "level 2, the third broken": (1, {"slots": [["P3"], ["P4"]], "yard": ["P5"]}),
    "level 3, only one": (4, {"slots": [["P6"]]}),
    "level 3, the second of level 2": (4, {"slots": [["P6"], ["P5"]]}),
    "level 3, the second broken": (4, {"slots": [["P6"]], "yard": ["D3"]}),
    "identical, apart": (3, {"slots": [["P1"], ["P1"], ["P1"]]}),
    "identical, two and one": (3, {"slots": [["P1", "P1"], ["P1"]]}),
    "identical, two and two": (3, {"slots": [["P1", "P1"], ["P1", "P1"]]}),
    "identical, three different defence machines": (3, {"slots": [["D1", "D2", "D3"]]}),
    "identical, two of three defence machines": (3, {"slots": [["D1", "D1", "D2"]]}),
    "attack, only one": (6, {"slots": [["A1"], ["D1"]]}),
    "attack, the second broken": (6, {"slots": [["A1"]], "yard": ["A1"]}),
    "defence, only one": (7, {"slots": [["D1"], ["A1"]]}),
    "defence, the second broken": (7, {"slots": [["D1"]], "yard": ["D1"]}),
    "attack twice and no defence": (8, {"slots": [["A1"], ["A2"]]}),
    "defence twice and no attack": (8, {"slots": [["D1", "D2"]]}),
    "attack, and defence broken": (8, {"slots": [["A1"]], "yard": ["D1"]}),
    "fourteen charcoalium": (9, {"stock": {"charcoalium": 14}}),
    "fourteen charcoalium and resources": (9, {"stock": {"charcoalium": 14, "wood": 9, "copper": 9, "crystal": 9}}),
    "five machines": (10, {"slots": [["P1", "P1", "P1"], ["P2", "T1"]]}),
    "five machines and a broken one": (10, {"slots": [["P1", "P1", "P1"], ["P2", "T1"]], "yard": ["P3"]}),
    "two assistants": (12, {"assistants": [1, 2]}),
    "transformation, only one": (13, {"slots": [["P2", "T1"], ["P3"]]}),
    "transformation, the second broken": (13, {"slots": [["T1"]], "yard": ["T1"]}),
    "production, six in three slots": (14, {"slots": [["P1", "P1", "P1"], ["P2", "P2"], ["P3"]]}),
    "production, the fourth slot only transforms": (14, {"slots": [["P1"], ["P2"], ["P3"], ["T1"]]}),
    "production, the fourth is special": (14, {"slots": [["P1"], ["P2"], ["P3"], ["S2"]]}),
    "production, the fourth broken": (14, {"slots": [["P1"], ["P2"], ["P3"]], "yard": ["P4"]}),
}

every_project = pytest.mark.parametrize("project", FULFILLED)


def acting(*office: int, **words: Any) -> Playing:
    """About to act."""
    return playing(table(at="act", pair=("recruit", "extract"), office=office, **words))


def turn_ended(*office: int, **words: Any) -> Playing:
    return acting(*office, **words).take("end-actions")


def everything(**words: Any) -> Words:
    """Projects 4, 6, 7, 8, 9, 12 and 13 at once."""
    slots = [["A5"], ["A6"], ["D1", "D3"], ["T1", "T1"]]
    return {"slots": slots, "stock": {"charcoalium": 15}, "assistants": [1, 2, 3], **words}


# Conditions


@every_project
def test_i9_5_who_fulfils_a_project_validates_it(project: int) -> None:
    assert turn_ended(project, **FULFILLED[project]).validated(project) == [0]


@every_project
def test_i9_5_who_has_nothing_does_not(project: int) -> None:
    played = turn_ended(project)
    assert (played.validated(project), played.points(0)) == ([], 0)


@pytest.mark.parametrize("way", MORE_WAYS)
def test_i9_5_in_every_way_there_is(way: str) -> None:
    project, words = MORE_WAYS[way]
    assert turn_ended(project, **words).validated(project) == [0]


@pytest.mark.parametrize("way", NOT_QUITE)
def test_i9_5_but_not_quite_is_not_enough(way: str) -> None:
    project, words = NOT_QUITE[way]
    assert turn_ended(project, **words).validated(project) == []


def test_i9_5_the_fifteen_charcoalium_are_not_spent() -> None:
    assert turn_ended(9, stock={"charcoalium": 15}).stock(0) == {"charcoalium": 15}


def test_i9_5_everybody_learns_of_the_fifteen_charcoalium() -> None:
    (event,) = turn_ended(9, stock={"charcoalium": 15}).happened("validate")
    assert (event.seat, event.data["project"], event.secret) == (0, 9, {})


# I9.1: when, what and by whom


def test_i9_1_validation_is_automatic() -> None:
    """After it the next round is planned: nobody was asked."""
    played = turn_ended(12, assistants=[1, 2, 3])
    assert (played.asked, played.round, played.validated(12)) == ("plan", 6, [0])


def test_i9_1_all_projects_whose_conditions_are_met_are_validated_at_once() -> None:
    played = turn_ended(1, 4, 6, 7, 9, 12, 14, **everything())
    assert [project for project in POINTS if played.validated(project)] == [4, 6, 7, 9, 12]
    assert played.points(0) == 3 + 4 + 4 + 3 + 3


def test_i9_1_only_projects_of_the_design_office_are_validated() -> None:
    played = turn_ended(1, pile=[12], assistants=[1, 2, 3])
    assert (played.validated(12), played.points(0)) == ([], 0)


@every_project
def test_i9_1_once_per_project_and_player(project: int) -> None:
    played = turn_ended(project, validated={project: [0]}, points=5, **FULFILLED[project])
    assert (played.validated(project), played.points(0)) == ([0], 5)


def test_i9_1_a_project_stays_in_the_design_office_for_the_others() -> None:
    assert turn_ended(12, assistants=[1, 2, 3]).office() == [12]


def test_i9_1_it_comes_after_the_actions() -> None:
    """What the actions bring counts."""
    played = acting(9, stock={"charcoalium": 12})
    assert played.validated(9) == []
    assert played.take("extract").take("end-actions").validated(9) == [0]


def test_i9_1_what_the_actions_take_away_does_not_count() -> None:
    played = acting(9, stock={"charcoalium": 15}, row=[12]).take("recruit", assistant=12)
    assert played.take("end-actions").validated(9) == []


def test_i9_1_in_the_turns_of_others_nothing_is_validated() -> None:
    played = turn_ended(12, others=[Player(assistants=[1, 2, 3])])
    assert (played.validated(12), played.points(1)) == ([], 0)


def test_i9_1_the_machines_of_the_others_do_not_count() -> None:
    played = turn_ended(6, slots=[["A1"]], others=[Player(slots=[["A1"], ["A2"]])])
    assert played.validated(6) == []


def test_i9_1_points_already_scored_stay_when_the_condition_is_lost() -> None:
    played = turn_ended(9, validated={9: [0]}, points=3, stock={})
    assert (played.validated(9), played.points(0)) == ([0], 3)


# I9.2: points


@every_project
def test_i9_2_the_first_scores_the_points_of_the_tile(project: int) -> None:
    assert turn_ended(project, **FULFILLED[project]).points(0) == POINTS[project]


@every_project
def test_i9_2_the_second_scores_one_point_less(project: int) -> None:
    played = turn_ended(project, validated={project: [2]}, **FULFILLED[project])
    assert (played.validated(project), played.points(0)) == ([2, 0], POINTS[project] - 1)


@pytest.mark.parametrize("earlier", [[1, 2], [3, 1, 2], [4, 3, 2, 1]])
def test_i9_2_whoever_comes_later_still_scores_one_point_less(earlier: list[int]) -> None:
    played = turn_ended(3, seats=5, validated={3: earlier}, **FULFILLED[3])
    assert (played.validated(3), played.points(0)) == ([*earlier, 0], 4)


def test_i9_2_one_may_be_first_of_one_project_and_second_of_another() -> None:
    played = turn_ended(7, 12, validated={7: [1]}, **everything())
    assert played.points(0) == 3 + 3


def test_i9_2_the_points_of_those_before_stay() -> None:
    played = turn_ended(3, validated={3: [1]}, others=[Player(points=5)], **FULFILLED[3])
    assert [played.points(seat) for seat in (0, 1)] == [4, 5]


# I9.3: tokens


def test_i9_3_running_out_of_six_tokens_limits_nobody() -> None:
    """Six projects are validated; now come a seventh and an eighth."""
    done = {project: [0] for project in (1, 2, 3, 5, 10, 14)}
    played = turn_ended(*done, 4, 12, seats=5, validated=done, **everything())
    assert (played.validated(4), played.validated(12), played.points(0)) == ([0], [0], 6)


def test_i9_3_seven_projects_can_be_validated_in_one_turn() -> None:
    """24 points: the game ends, and with them the majority of charcoalium counts (I10.1)."""
    played = turn_ended(4, 6, 7, 8, 9, 12, 13, **everything())
    assert len(played.happened("validate")) == 7
    assert played.points(0) == 3 + 4 + 4 + 4 + 3 + 3 + 3 + 2
