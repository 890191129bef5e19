"""N5.4 to N5.7: the repaired machine is taken from the bric-a-brac into a workshop of at most three."""

from __future__ import annotations

from bricabrac.games.nicodemus.components import MACHINE_IDS, POINTS
from bricabrac.games.nicodemus.state import OTHERS, Place
from tests.games.nicodemus.positions import KIND, table
from tests.games.nicodemus.repairing import ALL_MACHINES, NOTHING_AT_ALL, RICH, another, ways

# 5.4: the machine and what lies on it


def test_n5_4_the_machine_brings_all_charcoalium_lying_on_it() -> None:
    played = table(board=[13, (12, 3)], hand=[11], stock={"wood": 2}).choose("repair", machine=12)
    assert played.stock(0)["charcoalium"] == 3
    assert played.happened("collect")[0].data["amount"] == 3


def test_n5_4_charcoalium_lying_on_the_other_machines_stays_there() -> None:
    played = table(board=[(13, 2), (12, 3), (14, 1)], hand=[11], stock={"wood": 2, "charcoalium": 1})
    assert played.choose("repair", machine=12).fees() == [2, 2]


def test_n5_4_charcoalium_lying_on_the_machine_cannot_pay_for_its_own_repair() -> None:
    start = table(board=[(12, 3), 13, 14], hand=[11], stock={"wood": 2, "charcoalium": 1})
    assert not start.offers("repair", machine=12)
    assert start.blocked("repair", machine=12) == ["charcoalium-missing"]


def test_n5_4_the_fee_is_paid_before_the_machine_brings_its_charcoalium() -> None:
    start = table(board=[(12, 3), 13, 14], hand=[11], stock={"wood": 2, "charcoalium": 2})
    played = start.choose("repair", machine=12)
    assert played.stock(0)["charcoalium"] == 3
    assert played.fees() == [1, 1]


def test_n5_4_the_machine_joins_the_workshop_as_its_newest() -> None:
    played = table(board=[12], hand=[11], workshop=[24, 31], other_workshop=[13], stock=RICH)
    played.choose("repair", machine=12)
    assert played.workshop(0) == [24, 31, 12]
    assert played.workshop(1) == [13]


@ALL_MACHINES
def test_n5_4_its_points_are_scored(machine: int) -> None:
    start = table(board=[machine], hand=[another(machine)], stock=RICH, points=4, other_points=6)
    assert start.choose("repair", machine=machine).state.score == [4 + POINTS[KIND[machine]], 6]


def test_n5_4_its_points_are_scored_at_once_before_any_project() -> None:
    start = table(board=[13], hand=[12], workshop=[11], stock=RICH, row=[11], points=4)
    played = start.choose("repair", machine=13)
    assert played.asked == "projects"
    assert played.state.score == [6, 0]


def test_n5_4_a_repaired_machine_is_neither_played_nor_produces() -> None:
    played = table(board=[14, 31], hand=[12], stock={"wood": 1, "crystal": 1}, other_stock={"charcoalium": 2})
    played.choose("repair", machine=31)
    assert played.stock(0) == NOTHING_AT_ALL
    assert played.stock(1)["charcoalium"] == 2


# 5.5: the gap


def test_n5_5_the_machines_after_it_close_the_gap() -> None:
    played = table(board=[13, 12, 14, 32], hand=[11], stock=RICH).choose("repair", machine=12)
    assert played.board() == [13, 14, 32]


def test_n5_5_the_lower_row_moves_up_through_the_gap() -> None:
    board = [13, 22, 14, 32, 34, 41, 42]
    played = table(board=board, hand=[11], stock=RICH).choose("repair", machine=22)
    assert played.board()[4] == 41
    assert played.board()[5:] == [42]


def test_n5_5_charcoalium_moves_with_the_machine_it_lies_on() -> None:
    start = table(board=[(13, 1), 12, (14, 2), 32], hand=[11], workshop=[25, 42], stock={"wood": 2})
    assert start.choose("repair", machine=12).fees() == [1, 2, 0]


def test_n5_5_the_last_machine_leaves_no_gap() -> None:
    played = table(board=[(13, 1), 14, 12], hand=[11], stock={"wood": 2}).choose("repair", machine=12)
    assert played.board() == [13, 14]
    assert played.fees() == [1, 0]


def test_n5_5_the_next_machine_goes_to_the_space_that_became_free() -> None:
    played = table(board=[13, 12, 14], hand=[11], other_hand=[31, 32], stock=RICH).choose("repair", machine=12)
    played.choose("play", machine=31)
    assert played.board() == [13, 14, 31]
    assert played.happened("play")[0].data["space"] == 3


def test_n5_5_the_only_machine_leaves_an_empty_bric_a_brac() -> None:
    played = table(board=[12], hand=[11], stock=RICH).choose("repair", machine=12)
    assert played.board() == []


# 5.6: projects before the limit


def test_n5_6_projects_are_completed_before_the_workshop_is_emptied() -> None:
    start = table(board=[13], hand=[12], workshop=[11, 22, 31], stock=RICH, row=[11])
    played = start.choose("repair", machine=13)
    assert played.asked == "projects"
    assert played.workshop(0) == [11, 22, 31, 13]


def test_n5_6_a_project_that_uses_machines_may_save_the_others_from_the_limit() -> None:
    start = table(board=[13], hand=[12], workshop=[11, 22, 31], stock=RICH, row=[11])
    played = start.choose("repair", machine=13).choose("complete", project=11)
    assert played.workshop(0) == [22, 31]
    assert not played.happened("workshop-limit")
    assert played.projects(Place.DONE) == [11]


def test_n5_6_who_renounces_the_project_meets_the_limit() -> None:
    start = table(board=[13], hand=[12], workshop=[11, 22, 31], stock=RICH, row=[11])
    played = start.choose("repair", machine=13).choose("no-more-projects")
    assert played.workshop(0) == [13]
    assert played.happened("workshop-limit")[0].data["machines"] == (11, 22, 31)
    assert played.projects(Place.ROW) == [11]


def test_n5_6_without_a_project_to_complete_nothing_is_asked() -> None:
    played = table(board=[13], hand=[12], workshop=[22], stock=RICH, row=[11, 13]).choose("repair", machine=13)
    assert played.state.seat == 1
    assert played.asked == "action"


# 5.7: the workshop limit


def test_n5_7_with_the_fourth_machine_only_the_one_just_repaired_stays() -> None:
    played = table(board=[14], hand=[12], workshop=[11, 22, 31], stock=RICH).choose("repair", machine=14)
    assert played.workshop(0) == [14]
    (event,) = played.happened("workshop-limit")
    assert event.data["machines"] == (11, 22, 31)


def test_n5_7_three_machines_may_stay() -> None:
    played = table(board=[14], hand=[12], workshop=[11, 22], stock=RICH).choose("repair", machine=14)
    assert played.workshop(0) == [11, 22, 14]
    assert not played.happened("workshop-limit")


def test_n5_7_the_machines_set_aside_keep_their_points() -> None:
    start = table(board=[14], hand=[12], workshop=[11, 22, 31], stock=RICH, points=3)
    assert start.choose("repair", machine=14).state.score == [5, 0]


def test_n5_7_the_machines_set_aside_are_out_of_play() -> None:
    start = table(board=[14], hand=[12], workshop=[11, 22, 31], stock=RICH)
    before = list(start.state.gone[OTHERS])
    after = start.choose("repair", machine=14).state.gone[OTHERS]
    out = [MACHINE_IDS[kind] for kind in range(len(after)) for _ in range(after[kind] - before[kind])]
    assert out == [11, 22, 31]


def test_n5_7_the_machines_set_aside_still_reduce_the_repair_that_sets_them_aside() -> None:
    start = table(board=[15], hand=[12], workshop=[11, 24, 34], stock={"copper": 1})
    played = start.choose("repair", machine=15)
    assert played.workshop(0) == [15]
    assert played.stock(0) == NOTHING_AT_ALL


def test_n5_7_the_machines_set_aside_reduce_nothing_any_more() -> None:
    start = table(board=[12, 14], hand=[21], other_hand=[33, 34], workshop=[11, 24, 41], stock=RICH)
    played = start.choose("repair", machine=14)
    played.choose("play", machine=33).choose("use-production")
    assert ways(played, 12) == [((), (("wood", 2),))]


def test_n5_7_cubes_charcoalium_and_private_projects_stay_in_the_workshop() -> None:
    start = table(board=[14], hand=[12], workshop=[11, 22, 31], stock=RICH, private=[36])
    played = start.choose("repair", machine=14)
    assert played.stock(0) == {"charcoalium": 5, "wood": 4, "copper": 2, "crystal": 4}
    assert played.projects(Place.PRIVATE) == [36]


def test_n5_7_the_workshop_of_the_opponent_is_not_concerned() -> None:
    start = table(board=[14], hand=[12], workshop=[11, 22, 31], other_workshop=[12, 23, 32], stock=RICH)
    assert start.choose("repair", machine=14).workshop(1) == [12, 23, 32]
