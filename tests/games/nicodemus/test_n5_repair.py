"""N5: repairing a machine of the bric-a-brac."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from bricabrac.games.nicodemus.components import COST, MACHINE_IDS, POINTS, PRODUCES, RESOURCES, Stuff
from bricabrac.games.nicodemus.state import OTHERS, Place
from tests.games.nicodemus.positions import KIND, Table, table

RICH = {"charcoalium": 5, "wood": 4, "copper": 4, "crystal": 4}
NOTHING_AT_ALL = {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}
ALL_MACHINES = pytest.mark.parametrize("machine", MACHINE_IDS)


def cubes_of(machine: int) -> dict[str, int]:
    return {Stuff(resource).name.lower(): COST[KIND[machine]][resource] for resource in RESOURCES}


def another(machine: int) -> int:
    """A machine to have in hand, so that a repair is never all there is to do."""
    return 12 if machine != 12 else 11


def ways(start: Table, machine: int) -> list[tuple[Any, Any]]:
    """In how many ways the machine can be repaired: what the wilds take off, what is paid in cubes."""
    decision = start.decision
    assert decision is not None
    return [
        (option.data["wilds"], option.data["paid"])
        for option in decision.options
        if option.kind == "repair" and option.data["machine"] == machine
    ]


# 5.1: the cost


def test_n5_1_the_last_machine_costs_its_cubes_and_no_charcoalium() -> None:
    played = table(board=[11, 13], hand=[12], stock={"copper": 1, "crystal": 2}).choose("repair", machine=13)
    assert played.workshop(0) == [13]
    assert played.stock(0) == {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}


def test_n5_1_every_machine_after_it_costs_one_charcoalium() -> None:
    played = table(board=[12, 13, 14], hand=[12], stock={"wood": 2, "charcoalium": 2}).choose("repair", machine=12)
    assert played.stock(0)["charcoalium"] == 0
    assert played.fees() == [1, 1]


def test_n5_1_the_lower_row_comes_after_the_whole_upper_row() -> None:
    short = table(board=[12, 13, 13, 13, 14, 14, 14], hand=[12], stock={"wood": 2, "charcoalium": 5})
    assert not short.offers("repair", machine=12)
    assert short.blocked("repair", machine=12) == ["charcoalium-missing"]


@ALL_MACHINES
def test_n5_1_exactly_the_cubes_printed_are_enough(machine: int) -> None:
    start = table(board=[machine], hand=[another(machine)], stock=cubes_of(machine))
    assert start.choose("repair", machine=machine).stock(0) == NOTHING_AT_ALL


@ALL_MACHINES
def test_n5_1_a_machine_of_which_one_cube_is_missing_cannot_be_repaired(machine: int) -> None:
    for resource, amount in cubes_of(machine).items():
        if amount > 0:
            stock = {"charcoalium": 8, "wood": 6, "copper": 6, "crystal": 6, resource: amount - 1}
            start = table(board=[machine], hand=[another(machine)], stock=stock)
            assert not start.offers("repair")
            assert start.blocked("repair", machine=machine) == ["cubes-missing"]


def test_n5_1_cubes_of_another_kind_do_not_make_up_for_what_is_missing() -> None:
    assert not table(board=[12], hand=[11], stock={"wood": 1, "copper": 5, "crystal": 5}).offers("repair")


def test_n5_1_charcoalium_does_not_pay_for_cubes_nor_cubes_for_the_fee() -> None:
    assert not table(board=[12], hand=[11], stock={"charcoalium": 9, "wood": 1}).offers("repair")
    assert not table(board=[12, 13], hand=[11], stock={"wood": 8}).offers("repair")


@pytest.mark.parametrize("after", range(9))
def test_n5_1_the_fee_is_the_number_of_machines_placed_after_it_and_not_one_less(after: int) -> None:
    board = [22, 13, 13, 13, 14, 14, 14, 32, 34][: after + 1]
    enough = table(board=board, hand=[12], stock={"wood": 2, "charcoalium": after})
    assert enough.offers("repair", machine=22, fee=after)
    assert enough.choose("repair", machine=22).stock(0) == NOTHING_AT_ALL
    if after:
        short = table(board=board, hand=[12], stock={"wood": 2, "charcoalium": after - 1})
        assert not short.offers("repair", machine=22)
        assert short.blocked("repair", machine=22) == ["charcoalium-missing"]


def test_n5_1_machines_placed_before_it_cost_nothing() -> None:
    start = table(board=[13, 14, 32, 34, 12], hand=[11], stock={"wood": 2})
    assert start.choose("repair", machine=12).fees() == [0, 0, 0, 0]


def test_n5_1_charcoalium_already_lying_on_the_machines_after_it_lowers_no_fee() -> None:
    assert not table(board=[12, (13, 3)], hand=[11], stock={"wood": 2}).offers("repair")


def test_n5_1_what_is_repaired_is_taken_from_where_it_lies_and_not_from_a_cheaper_copy() -> None:
    start = table(board=[(12, 2), 13, 12], hand=[11], stock={"wood": 2, "charcoalium": 2})
    played = start.choose("repair", machine=12, space=1)
    assert played.board() == [13, 12]
    assert played.fees() == [1, 1]


# 5.2: reductions


@pytest.mark.parametrize(
    ("symbol", "machine", "paid"),
    [
        (11, 12, {"wood": 1}),
        (13, 14, {"copper": 1, "crystal": 1}),
        (14, 13, {"copper": 1, "crystal": 1}),
    ],
)
def test_n5_2_a_symbol_in_the_workshop_takes_one_such_cube_off(symbol: int, machine: int, paid: dict[str, int]) -> None:
    start = table(board=[machine], hand=[21], workshop=[symbol], stock=paid)
    assert start.choose("repair", machine=machine).stock(0) == NOTHING_AT_ALL


def test_n5_2_several_symbols_take_several_cubes_off() -> None:
    start = table(board=[15], hand=[21], workshop=[11, 24], stock={"wood": 1, "copper": 1})
    assert start.choose("repair", machine=15).stock(0) == NOTHING_AT_ALL


def test_n5_2_a_symbol_helps_only_with_its_own_kind() -> None:
    start = table(board=[12], hand=[21], workshop=[13, 14], stock={"wood": 1})
    assert not start.offers("repair")


def test_n5_2_symbols_that_are_not_needed_are_lost() -> None:
    start = table(board=[31], hand=[21], workshop=[11, 24], stock={"wood": 3, "crystal": 1})
    assert ways(start, 31) == [((), (("crystal", 1),))]
    assert start.choose("repair", machine=31).stock(0) == {**NOTHING_AT_ALL, "wood": 3}


def test_n5_2_a_repair_may_be_free() -> None:
    played = table(board=[31], hand=[21], workshop=[11, 14]).choose("repair", machine=31)
    assert played.workshop(0) == [11, 14, 31]


def test_n5_2_reductions_are_compulsory() -> None:
    start = table(board=[12, 13], hand=[21], workshop=[11, 25], stock=RICH)
    assert ways(start, 12) == [((), (("wood", 1),))]
    assert start.offers("repair", machine=12, fee=0)
    assert not start.offers("repair", machine=12, fee=1)


def test_n5_2_only_machines_in_the_players_own_workshop_reduce() -> None:
    assert not table(board=[12], hand=[21], other_workshop=[11, 24], stock={"wood": 1}).offers("repair")


def test_n5_2_machines_on_the_bric_a_brac_and_in_hand_do_not_reduce() -> None:
    assert not table(board=[24, 11, 12], hand=[34, 41], stock={"wood": 1}).offers("repair", machine=12)


def test_n5_2_a_machine_does_not_reduce_the_cost_of_its_own_repair() -> None:
    assert not table(board=[13], hand=[21], stock={"crystal": 2}).offers("repair")
    assert not table(board=[12, 13], hand=[21], stock={"wood": 2}).offers("repair", machine=12)


def test_n5_2_a_machine_reduces_from_the_next_repair_on() -> None:
    played = table(board=[22, 12], hand=[21, 15], other_hand=[41, 42], stock={"wood": 4}).choose("repair", machine=12)
    played.choose("play", machine=41).choose("use-production")
    assert played.board() == [22, 41]
    assert played.offers("repair", machine=22, fee=0)


def test_n5_2_a_charcoalium_symbol_takes_no_cube_off() -> None:
    assert not table(board=[12], hand=[21], workshop=[25, 42], stock={"wood": 1, "charcoalium": 5}).offers("repair")


def test_n5_2_a_charcoalium_symbol_takes_one_charcoalium_off_the_fee() -> None:
    start = table(board=[22, 13, 14], hand=[21], workshop=[12], stock={"wood": 2, "charcoalium": 1})
    assert start.choose("repair", machine=22).stock(0) == NOTHING_AT_ALL


def test_n5_2_a_charcoalium_symbol_that_is_not_needed_is_lost() -> None:
    start = table(board=[13, 22], hand=[21], workshop=[12, 25], stock={"wood": 2, "charcoalium": 3})
    assert start.choose("repair", machine=22).stock(0) == {**NOTHING_AT_ALL, "charcoalium": 3}


def test_n5_2_a_wild_takes_one_cube_of_the_players_choice_off() -> None:
    start = table(board=[21], hand=[11], workshop=[15], stock={"wood": 1, "copper": 1})
    assert sorted(ways(start, 21), key=str) == [
        ((("copper", 1),), (("wood", 1),)),
        ((("wood", 1),), (("copper", 1),)),
    ]
    played = start.choose("repair", machine=21, wilds=(("copper", 1),))
    assert played.stock(0) == {**NOTHING_AT_ALL, "copper": 1}


def test_n5_2_the_choice_is_only_among_what_can_be_paid() -> None:
    start = table(board=[21], hand=[11], workshop=[15], stock={"wood": 1})
    assert ways(start, 21) == [((("copper", 1),), (("wood", 1),))]


def test_n5_2_a_wild_never_stands_for_charcoalium() -> None:
    start = table(board=[12, 13], hand=[11], workshop=[15, 21], stock={"wood": 2})
    assert not start.offers("repair", machine=12)
    assert start.blocked("repair", machine=12) == ["charcoalium-missing"]


def test_n5_2_one_wild_does_not_stand_for_two_cubes() -> None:
    assert not table(board=[22], hand=[11], workshop=[15]).offers("repair")
    assert table(board=[22], hand=[11], workshop=[15, 21]).offers("repair")


def test_n5_2_as_many_wilds_as_possible_are_used_even_by_a_player_who_would_rather_pay() -> None:
    start = table(board=[22], hand=[11], workshop=[15, 21], stock=RICH)
    assert ways(start, 22) == [((("wood", 2),), ())]
    assert start.choose("repair", machine=22).stock(0) == RICH


def test_n5_2_a_wild_that_is_not_needed_is_lost() -> None:
    start = table(board=[22], hand=[11], workshop=[15, 21, 15], stock={"wood": 1})
    assert ways(start, 22) == [((("wood", 2),), ())]


def test_n5_2_plain_symbols_come_before_wilds() -> None:
    start = table(board=[31], hand=[12], workshop=[11, 15], stock=RICH)
    assert ways(start, 31) == [((("crystal", 1),), ())]


def test_n5_2_two_wilds_may_pay_the_same_kind_or_two_kinds() -> None:
    start = table(board=[14], hand=[11], workshop=[15, 21], stock=RICH)
    assert sorted(ways(start, 14), key=str) == [
        ((("copper", 1), ("crystal", 1)), (("copper", 1),)),
        ((("copper", 2),), (("crystal", 1),)),
    ]


def test_n5_2_what_the_wilds_may_pay_is_exactly_what_can_then_be_paid() -> None:
    """Against all conceivable ways to use the wilds, for many workshops and stocks."""
    luck = Random(52)
    seen: set[int] = set()
    for _ in range(400):
        machine = luck.choice(MACHINE_IDS)
        workshop = luck.sample([15, 15, 15, 21, 21, 21, 11, 12, 13, 14], luck.randint(1, 3))
        stock = {resource: luck.randint(0, 3) for resource in cubes_of(machine)}
        start = table(board=[machine], hand=[another(machine)], workshop=workshop, stock=stock)
        shown = [PRODUCES[KIND[each]] for each in workshop]
        need = [max(0, COST[KIND[machine]][resource] - shown.count(resource)) for resource in RESOURCES]
        possible = {
            off
            for off in product(range(4), repeat=len(RESOURCES))
            if sum(off) == min(shown.count(Stuff.WILD), sum(need))
            and all(0 <= n - o <= have for n, o, have in zip(need, off, stock.values(), strict=True))
        }
        offered = [tuple(dict(wilds).get(resource, 0) for resource in stock) for wilds, _ in ways(start, machine)]
        assert sorted(offered) == sorted(possible), (machine, workshop, stock)
        for wilds, paid in ways(start, machine):
            rest = [n - dict(wilds).get(resource, 0) for n, resource in zip(need, stock, strict=True)]
            assert [dict(paid).get(resource, 0) for resource in stock] == rest
        seen.add(len(possible))
    assert {0, 1, 2, 3} <= seen


# 5.3: paying


def test_n5_3_the_cubes_paid_return_to_the_reserve() -> None:
    start = table(board=[13], hand=[11], stock=RICH)
    before = start.reserve()
    after = start.choose("repair", machine=13).reserve()
    assert after == {**before, "copper": before["copper"] + 1, "crystal": before["crystal"] + 2}


def test_n5_3_the_fee_does_not_return_to_the_reserve() -> None:
    start = table(board=[22, 13, 14], hand=[11], stock={"wood": 2, "charcoalium": 2})
    before = start.reserve()["charcoalium"]
    played = start.choose("repair", machine=22)
    assert played.reserve()["charcoalium"] == before
    assert sum(played.fees()) == 2


def test_n5_3_one_charcoalium_is_laid_on_each_machine_after_it_and_on_none_before_it() -> None:
    start = table(board=[13, 14, 22, 31, 32, 34], hand=[11], stock={"wood": 2, "charcoalium": 5})
    played = start.choose("repair", machine=22)
    assert played.board() == [13, 14, 31, 32, 34]
    assert played.fees() == [0, 0, 1, 1, 1]
    assert played.stock(0)["charcoalium"] == 2


def test_n5_3_the_fee_comes_on_top_of_what_lies_there_already() -> None:
    start = table(board=[22, (13, 2), 14, (32, 1)], hand=[11], stock={"wood": 2, "charcoalium": 3})
    assert start.choose("repair", machine=22).fees() == [3, 1, 2]


@pytest.mark.parametrize(
    ("workshop", "fees"),
    [([], [1, 1, 1, 1]), ([12], [1, 1, 1, 0]), ([12, 25], [1, 1, 0, 0]), ([12, 25, 42], [1, 0, 0, 0])],
)
def test_n5_3_with_a_reduction_the_last_machines_placed_get_nothing(workshop: list[int], fees: list[int]) -> None:
    start = table(board=[22, 13, 14, 32, 34], hand=[11], workshop=workshop, stock={"wood": 2, "charcoalium": sum(fees)})
    played = start.choose("repair", machine=22)
    assert played.fees() == fees
    assert played.stock(0)["charcoalium"] == 0


def test_n5_3_a_reduction_as_large_as_the_fee_lays_nothing() -> None:
    start = table(board=[22, 13, 14], hand=[11], workshop=[12, 25], stock={"wood": 2, "charcoalium": 1})
    played = start.choose("repair", machine=22)
    assert played.fees() == [0, 0]
    assert played.stock(0)["charcoalium"] == 1


def test_n5_3_a_reduction_larger_than_the_fee_brings_nothing_back() -> None:
    start = table(board=[22, (13, 2)], hand=[11], workshop=[12, 25, 42], stock={"wood": 2, "charcoalium": 1})
    played = start.choose("repair", machine=22)
    assert played.fees() == [2]
    assert played.stock(0)["charcoalium"] == 1


def test_n5_3_a_spared_machine_keeps_what_lies_on_it() -> None:
    start = table(board=[22, 13, (14, 2)], hand=[11], workshop=[12], stock={"wood": 2, "charcoalium": 1})
    assert start.choose("repair", machine=22).fees() == [1, 2]


def test_n5_3_in_the_lower_row_too_the_last_placed_are_spared_first() -> None:
    board = [13, 14, 32, 22, 34, 13, 14]
    start = table(board=board, hand=[11], workshop=[12], stock={"wood": 2, "charcoalium": 2})
    assert start.choose("repair", machine=22).fees() == [0, 0, 0, 1, 1, 0]


def test_n5_3_the_opponent_pays_nothing() -> None:
    theirs = {"charcoalium": 2, "wood": 2, "copper": 2, "crystal": 2}
    start = table(board=[22, 13], hand=[11], stock={"wood": 2, "charcoalium": 1}, other_stock=theirs)
    assert start.choose("repair", machine=22).stock(1) == theirs


def test_n5_3_what_was_paid_is_told() -> None:
    played = table(board=[13, 14], hand=[11], workshop=[23], stock={"crystal": 2, "charcoalium": 1})
    (event,) = played.choose("repair", machine=13).happened("repair")
    assert event.data["paid"] == (("charcoalium", 1), ("crystal", 2))
    assert event.data["points"] == 2


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


# the rulebook


def test_n5_rulebook_example_of_a_repair() -> None:
    """The first of four machines; a workshop that shows wood and charcoalium: 2 crystals, 1 copper, 2 charcoalium."""
    played = table(
        board=[25, 11, 12, 13],
        hand=[12],
        workshop=[11, 12],
        stock={"crystal": 2, "copper": 1, "charcoalium": 2},
    ).choose("repair", machine=25)
    assert played.board() == [11, 12, 13]
    assert played.fees() == [1, 1, 0]
    assert played.workshop(0) == [11, 12, 25]
    assert played.state.score[0] == 3
    assert sum(played.stock(0).values()) == 0
