"""I7.3: repair, also twice (I11.3) and with the effect twice (I11.11)."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Stock, table

COSTS: dict[str, Stock] = {
    "P1": {"wood": 2},
    "P2": {"copper": 2},
    "P3": {"wood": 2, "crystal": 1},
    "P4": {"wood": 2, "copper": 2},
    "P5": {"crystal": 3},
    "P6": {"copper": 2, "crystal": 2},
    "T1": {"copper": 1, "crystal": 1},
    "T2": {"wood": 1, "crystal": 1},
    "T3": {"wood": 1, "copper": 2},
    "T4": {"wood": 1, "copper": 1, "crystal": 1},
    "A1": {"wood": 1, "crystal": 1},
    "A2": {"copper": 1, "crystal": 1},
    "A3": {"wood": 1, "crystal": 2},
    "A4": {"wood": 1, "copper": 3},
    "A5": {"copper": 2, "crystal": 2},
    "A6": {"copper": 1, "crystal": 3},
    "D1": {"wood": 1, "copper": 1},
    "D2": {"wood": 3, "copper": 1},
    "D3": {"wood": 1, "copper": 1, "crystal": 2},
    "S1": {"wood": 1, "copper": 1, "crystal": 2},
    "S2": {"wood": 1, "copper": 1, "crystal": 2},
}
"""As the cards say."""
PLENTY = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}
FULL = [["P1"], ["P2"], ["A1"], ["D1"]]

every_machine = pytest.mark.parametrize("machine", COSTS)


def left_of(stock: Stock, paid: Stock) -> Stock:
    return {stuff: left for stuff, amount in stock.items() if (left := amount - paid.get(stuff, 0))}


def about_to_repair(*yard: str, **words: object) -> Playing:
    """With plenty of everything, and an extraction to follow."""
    return playing(table(**{"at": "act", "pair": ("repair", "extract"), "yard": yard, "stock": PLENTY, **words}))


def repaired(machine: str, **words: object) -> Playing:
    """Its effect, if it has one to choose, is not applied yet."""
    return about_to_repair(machine, **words).take("repair", machine=machine)


# What it costs


@every_machine
def test_i7_3_a_repair_costs_what_the_card_says_and_no_charcoalium(machine: str) -> None:
    played = repaired(machine)
    if played.asked == "effect":
        played.take("no-effect")
    assert played.stock(0) == left_of(PLENTY, COSTS[machine])


@every_machine
def test_i7_3_exactly_its_cost_is_enough(machine: str) -> None:
    assert about_to_repair(machine, stock=COSTS[machine]).allows("repair", machine=machine)


@pytest.mark.parametrize(("machine", "stuff"), [(machine, stuff) for machine, cost in COSTS.items() for stuff in cost])
def test_i7_3_one_cube_too_few_is_not_enough_whatever_else_there_is(machine: str, stuff: str) -> None:
    played = about_to_repair(machine, stock={**PLENTY, stuff: COSTS[machine][stuff] - 1})
    assert not played.allows("repair")
    assert played.blocked("repair", machine=machine) == ["cost-missing"]


# Where it goes


def test_i7_3_a_repaired_machine_leaves_the_yard_for_a_slot() -> None:
    played = repaired("D1")
    assert (played.yard(0), played.slots(0)) == ([], [["D1"]])


def test_i7_3_machines_that_are_not_repaired_stay_in_the_yard() -> None:
    assert about_to_repair("D1", "D1", "P2").take("repair", machine="D1").yard(0) == ["P2", "D1"]


@pytest.mark.parametrize(("there", "machine"), [("P1", "P1"), ("P2", "T1"), ("T1", "P2"), ("D1", "D2"), ("S2", "S2")])
def test_i7_3_it_takes_a_slot_of_its_own_whatever_it_combines_with(there: str, machine: str) -> None:
    assert sorted(repaired(machine, slots=[[there]]).slots(0)) == sorted([[there], [machine]])


def test_i7_3_a_machine_beside_one_of_its_kind_does_not_count_as_combined() -> None:
    played = repaired("P1", slots=[["P1"]], stock=COSTS["P1"]).take("apply")
    assert played.stock(0) == {"charcoalium": 1}


def test_i7_3_the_fourth_slot_can_be_filled() -> None:
    assert len(repaired("D2", slots=FULL[:3]).slots(0)) == 4


def test_i7_3_there_is_no_fifth_slot() -> None:
    played = about_to_repair("D2", "P1", slots=FULL)
    assert not played.allows("repair")
    assert played.blocked("repair") == ["no-slot-left"]


def test_i7_3_combined_machines_take_one_slot() -> None:
    """Seven machines in three slots leave one."""
    slots = [["P1", "P1", "P1"], ["P2", "T1"], ["D1", "D2"]]
    assert about_to_repair("D2", slots=slots).allows("repair", machine="D2")


def test_i7_3_with_assistant_6_there_are_a_fifth_and_a_sixth_slot_and_no_seventh() -> None:
    slots, six = [*FULL, ["P4"]], {"assistants": [6]}
    assert len(repaired("D2", slots=slots, **six).slots(0)) == 6
    assert not about_to_repair("D2", slots=[*slots, ["P5"]], **six).allows("repair")


def test_i7_3_only_a_machine_of_ones_own_yard_can_be_repaired() -> None:
    played = about_to_repair(others=[Player(yard=["P1"])])
    assert not played.allows("repair")
    assert played.blocked("repair") == ["nothing-broken"]


def test_i7_3_any_machine_of_the_yard_can_be_chosen() -> None:
    played = about_to_repair("A6", "P2", "S1", "P2", slots=FULL[:3])
    assert [machine for machine in COSTS if played.allows("repair", machine=machine)] == ["P2", "A6", "S1"]


# Its effect at once


@pytest.mark.parametrize(
    ("machine", "gained"),
    [
        ("P1", {"charcoalium": 1}),
        ("P2", {"wood": 1}),
        ("P3", {"copper": 1}),
        ("P4", {"crystal": 1}),
        ("P5", {"wood": 1, "copper": 1}),
    ],
)
def test_i7_3_the_effect_may_be_applied_at_once(machine: str, gained: Stock) -> None:
    assert repaired(machine, stock=COSTS[machine]).take("apply").stock(0) == gained


def test_i7_3_a_diplomatrice_brings_a_point_at_once() -> None:
    assert repaired("S2").take("apply").points(0) == 1


def test_i7_3_the_effect_may_be_left_out() -> None:
    played = repaired("P5", stock=COSTS["P5"]).take("no-effect")
    assert (played.stock(0), played.slots(0)) == ({}, [["P5"]])


def test_i7_3_the_effect_is_applied_once() -> None:
    assert repaired("P5").take("apply").asked == "act"


def test_i7_3_the_effect_comes_after_the_cost_is_paid() -> None:
    """The copper and the crystal that repair a Combustoir are not there any more for it to transform."""
    played = repaired("T1", stock=COSTS["T1"])
    assert (played.asked, played.stock(0)) == ("act", {})


def test_i7_3_what_is_left_after_the_cost_can_be_transformed() -> None:
    played = repaired("T1", stock={**COSTS["T1"], "wood": 1}).take("apply")
    assert played.stock(0) == {"charcoalium": 3}


def test_i7_3_what_the_effect_produces_does_not_help_to_pay_the_cost() -> None:
    """A Flamelleur would make the copper that is missing."""
    assert not about_to_repair("P6", stock={"copper": 1, "crystal": 2}).allows("repair")


@pytest.mark.parametrize("machine", ["D1", "D2", "D3"])
def test_i7_3_a_defence_machine_has_no_effect_to_apply(machine: str) -> None:
    assert repaired(machine).asked == "act"


# Once, or twice with assistant 3


def test_i7_3_only_one_machine_is_repaired_in_a_turn() -> None:
    played = about_to_repair("D1", "D2").take("repair", machine="D1")
    assert played.asked == "act"
    assert not played.allows("repair")
    assert played.blocked("repair") == ["action-done"]


def test_i11_3_with_assistant_3_two_machines_are_repaired_and_not_three() -> None:
    played = about_to_repair("D1", "D1", "D2", assistants=[3]).take("repair", machine="D1").take("repair", machine="D1")
    assert played.slots(0) == [["D1"], ["D1"]]
    assert not played.allows("repair")


def test_i11_3_the_second_repair_comes_after_the_effect_of_the_first() -> None:
    played = about_to_repair("P2", "P1", assistants=[3], stock={"wood": 1, "copper": 2}).take("repair", machine="P2")
    assert (played.asked, played.allows("repair")) == ("effect", False)
    assert played.take("apply").take("repair", machine="P1").slots(0) == [["P1"], ["P2"]]


def test_i11_3_what_is_left_out_of_the_first_effect_does_not_pay_the_second_repair() -> None:
    played = about_to_repair("P2", "P1", assistants=[3], stock={"wood": 1, "copper": 2}).take("repair", machine="P2")
    assert not played.take("no-effect").allows("repair")


def test_i11_3_both_repairs_come_before_the_other_action() -> None:
    played = about_to_repair("D1", "D2", assistants=[3]).take("repair", machine="D1")
    assert not played.allows("extract")
    assert played.blocked("extract") == ["finish-first"]


def test_i11_3_the_second_repair_may_be_left_out_but_not_made_up_for() -> None:
    played = about_to_repair("D1", "D2", assistants=[3]).take("repair", machine="D1").take("end-action")
    assert played.allows("extract")
    assert not played.allows("repair")


def test_i11_3_the_second_repair_needs_an_empty_slot_too() -> None:
    played = about_to_repair("D1", "D2", slots=FULL[:3], assistants=[3]).take("repair", machine="D1")
    assert not played.allows("repair")


# The effect twice, with assistant 11


def test_i11_11_the_effect_may_be_applied_twice_and_not_three_times() -> None:
    played = repaired("P5", stock=COSTS["P5"], assistants=[11]).take("apply").take("apply")
    assert (played.asked, played.stock(0)) == ("act", {"wood": 2, "copper": 2})


def test_i11_11_the_second_time_may_be_left_out() -> None:
    played = repaired("P5", stock=COSTS["P5"], assistants=[11]).take("apply").take("no-effect")
    assert played.stock(0) == {"wood": 1, "copper": 1}


def test_i11_11_the_second_time_is_chosen_anew() -> None:
    played = repaired("P6", stock=COSTS["P6"], assistants=[11])
    played.take("apply", gained=(("wood", 1),)).take("apply", gained=(("crystal", 1),))
    assert played.stock(0) == {"wood": 1, "crystal": 1}


def test_i11_11_the_second_time_comes_after_the_first_is_complete() -> None:
    """What a Transmutoir has made of the only wood, it can transform again."""
    played = repaired("T2", stock={"wood": 2, "crystal": 1}, assistants=[11]).take("apply")
    assert played.stock(0) == {"copper": 1}
    assert played.take("apply", spent=(("copper", 1),)).stock(0) == {"copper": 1}


def test_i11_11_a_second_time_that_cannot_be_paid_is_not_asked_for() -> None:
    played = repaired("T1", stock={**COSTS["T1"], "wood": 1}, assistants=[11]).take("apply")
    assert (played.asked, played.stock(0)) == ("act", {"charcoalium": 3})


def test_i11_11_a_diplomatrice_brings_two_points() -> None:
    assert repaired("S2", assistants=[11]).take("apply").take("apply").points(0) == 2


def test_i11_11_an_attack_is_not_doubled() -> None:
    played = repaired("A1", assistants=[11], others=[Player(stock={"charcoalium": 8})])
    assert (played.asked, played.stock(1)) == ("act", {"charcoalium": 5})


def test_i11_11_the_machine_that_a_recyclatrice_brings_back_has_its_effect_once() -> None:
    played = repaired("S1", stock=COSTS["S1"], discard=["P1"], assistants=[11])
    played.take("recycle", machine="P1").take("apply")
    assert (played.asked, played.stock(0)) == ("act", {"charcoalium": 1})


def test_i11_11_a_machine_that_was_repaired_before_is_not_used_again() -> None:
    """The effect is that of the machine just repaired, in the turn that repairs it."""
    played = repaired("P5", slots=[["P2"]], assistants=[11])
    assert {option.data["machine"] for option in played.decision.options} == {"P5"}
