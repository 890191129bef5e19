"""I11.4, I11.8: assistants that change what projects bring."""

from __future__ import annotations

from typing import Any

import pytest

from bricabrac.games.game import SPECTATOR
from bricabrac.games.imaginarium.state import Place
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position

TWO_TRANSFORMATION = [["T1", "T1"]]
"""What project 13 asks for, for 3 points."""


def turn_over(**words: Any) -> Playing:
    return Playing(position(**{"at": "act", "pair": ("recruit", "extract"), **words})).take("end-actions")


# Assistant 4


def test_i11_4_one_more_point_for_a_project() -> None:
    assert turn_over(assistants=[4], slots=TWO_TRANSFORMATION, office=[13]).points(0) == 3 + 1


def test_i11_4_for_each_of_several() -> None:
    """13: two transformation; 1: three of level 2."""
    table = turn_over(assistants=[4], slots=[["T3", "T3"], ["T4"]], office=[1, 13])
    assert table.points(0) == (4 + 1) + (3 + 1)


def test_i11_4_also_for_who_is_not_the_first() -> None:
    assert turn_over(assistants=[4], slots=TWO_TRANSFORMATION, office=[13], validated={13: [1]}).points(0) == 3 - 1 + 1


def test_i11_4_not_again_for_what_was_validated_before() -> None:
    assert turn_over(assistants=[4], slots=TWO_TRANSFORMATION, office=[13], validated={13: [0]}).points(0) == 0


def test_i11_4_in_the_turn_of_recruiting_too() -> None:
    state = position(
        at="act",
        pair=("recruit", "extract"),
        row=[4],
        stock={"charcoalium": 5},
        slots=TWO_TRANSFORMATION,
        office=[13],
    )
    assert Playing(state).take("recruit", assistant=4).take("end-actions").points(0) == 4


def test_i11_4_not_for_others() -> None:
    assert turn_over(slots=TWO_TRANSFORMATION, office=[13], others=[Player(assistants=[4])]).points(0) == 3


# Assistant 8: drawing


def recruiting(**words: Any) -> Playing:
    state = position(
        at="act", pair=("recruit", "extract"), row=[8], **{"stock": {"charcoalium": 6}, "pile": [5, 2, 9], **words}
    )
    return Playing(state).take("recruit", assistant=8)


def test_i11_8_the_top_two_of_the_project_pile_are_drawn() -> None:
    table = recruiting()
    assert (table.secrets(0), table.pile()[0]) == ([2, 5], 9)


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_i11_8_the_pile_holds_two_less(seats: int, left: int) -> None:
    assert len(recruiting(seats=seats).pile()) == left


def test_i11_8_they_are_drawn_secretly() -> None:
    (drawn,) = recruiting().happened("draw-secret")
    assert drawn.seen_by(0).data == {"count": 2, "projects": (2, 5)}
    assert [drawn.seen_by(viewer).data for viewer in (1, 2, SPECTATOR)] == [{"count": 2}] * 3


def test_i11_8_they_are_not_in_the_design_office() -> None:
    assert recruiting(office=[1]).office() == [1]


def test_i11_8_in_the_turn_of_recruiting_one_may_be_scored() -> None:
    table = recruiting(pile=[13, 5], slots=TWO_TRANSFORMATION).take("end-actions")
    assert (table.points(0), table.secrets(0)) == (3, [])


# Assistant 8: validating


def secret(**words: Any) -> Playing:
    return turn_over(**{"assistants": [8], "secrets": [5, 13], **words})


def test_i11_8_a_fulfilled_one_is_revealed_and_scores_its_points() -> None:
    table = secret(slots=TWO_TRANSFORMATION)
    (validated,) = table.happened("validate-secret")
    assert (validated.data, validated.secret) == ({"project": 13, "points": 3}, {})
    assert table.points(0) == 3


def test_i11_8_then_both_leave_the_game() -> None:
    table = secret(slots=TWO_TRANSFORMATION)
    assert table.secrets(0) == []
    assert {5, 13} <= set(table.out_of_the_game())


def test_i11_8_the_other_one_leaves_it_unseen() -> None:
    table = secret(slots=TWO_TRANSFORMATION)
    (unseen,) = table.happened("discard-secret")
    assert (unseen.seen_by(0).data, unseen.seen_by(1).data) == ({"project": 5}, {})
    assert (table.state.project[13 - 1], table.state.project[5 - 1]) == (Place.OUT, Place.UNSEEN + 0)


def test_i11_8_neither_is_put_back_into_the_pile() -> None:
    before = Playing(position(at="act", pair=("recruit", "extract"), assistants=[8], secrets=[5, 13], slots=[["P1"]]))
    assert secret(slots=TWO_TRANSFORMATION).pile() == before.pile()


def test_i11_8_with_none_fulfilled_both_stay_behind_the_screen() -> None:
    table = secret(slots=[["T1"], ["P1"]])
    assert (table.secrets(0), table.points(0), table.happened("discard-secret")) == ([5, 13], 0, [])


def test_i11_8_it_brings_its_full_points_and_one_more_with_assistant_4() -> None:
    assert secret(assistants=[4, 8], slots=TWO_TRANSFORMATION).points(0) == 4


def test_i11_8_it_happens_beside_the_projects_of_the_office() -> None:
    """1: three of level 2."""
    table = secret(slots=[["T3", "T3"], ["T4"]], office=[1])
    assert table.points(0) == 4 + 3
    assert table.validated(1) == [0]


def test_i11_8_only_one_of_two_fulfilled_ones_counts_the_one_with_more_points() -> None:
    """1 for 4 points, 13 for 3."""
    table = secret(secrets=[1, 13], slots=[["T3", "T3"], ["T4"]])
    assert (table.points(0), table.state.project[1 - 1], table.state.project[13 - 1]) == (4, Place.OUT, Place.UNSEEN)


def test_i11_8_more_points_matter_before_the_number() -> None:
    """4 for 3 points (level 3), 10 for 4 (six machines)."""
    table = secret(secrets=[4, 10], slots=[["S2", "S2"], ["P1", "P1", "P1"], ["P2"]])
    assert (table.points(0), table.state.project[10 - 1], table.state.project[4 - 1]) == (4, Place.OUT, Place.UNSEEN)


def test_i11_8_of_equal_points_the_lower_number_counts() -> None:
    """7 (two defence) and 8 (attack and defence), both for 4."""
    table = secret(secrets=[8, 7], slots=[["D1", "D1"], ["A1"]])
    assert (table.points(0), table.state.project[7 - 1], table.state.project[8 - 1]) == (4, Place.OUT, Place.UNSEEN)


def test_i11_8_in_the_turn_of_another_player_nothing_is_scored() -> None:
    others = [Player(assistants=[8], secrets=[5, 13], slots=TWO_TRANSFORMATION)]
    table = Playing(position(at="act", pair=("recruit", "extract"), pieces={9: 1}, track=[2], others=others))
    assert (table.take("end-actions").points(1), table.secrets(1)) == (0, [5, 13])


def test_i11_8_when_both_have_left_the_game_nothing_more_is_scored() -> None:
    state = position(at="act", pair=("recruit", "extract"), assistants=[8], slots=TWO_TRANSFORMATION, stands=10)
    assert Playing(state).take("end-actions").points(0) == 0


def test_i11_8_secret_projects_cannot_be_removed() -> None:
    """A5 reaches the design office alone (I8.9)."""
    state = position(
        at="remove-project",
        pair=("repair", "trade"),
        slots=[["A5"]],
        office=[1],
        others=[Player(assistants=[8], secrets=[5, 13])],
    )
    removals = [option.data.get("project") for option in Playing(state).decision.options]
    assert removals == [1, None]
