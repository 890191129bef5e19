"""N5.1 to N5.3: what the repair of a machine costs, what reduces the cost, and how it is paid."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bricabrac.games.nicodemus.components import COST, MACHINE_IDS, PRODUCES, RESOURCES, Stuff
from tests.games.nicodemus.positions import KIND, table
from tests.games.nicodemus.repairing import ALL_MACHINES, NOTHING_AT_ALL, RICH, another, ways


def cubes_of(machine: int) -> dict[str, int]:
    return {Stuff(resource).name.lower(): COST[KIND[machine]][resource] for resource in RESOURCES}


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
