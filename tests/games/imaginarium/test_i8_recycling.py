"""I8.11: the Recyclatrice."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Stock, table

COST = {"wood": 1, "copper": 1, "crystal": 2}
INSTANT = ["A1", "A2", "A3", "A4", "A5", "A6", "S1"]
NOT_INSTANT = ["P1", "P2", "P3", "P4", "P5", "P6", "T1", "T2", "T3", "T4", "D1", "D2", "D3", "S2"]


def about_to_recycle(**words: object) -> Playing:
    """A Recyclatrice to repair with exactly its cost, and an extraction to follow."""
    return playing(table(**{"at": "act", "pair": ("repair", "extract"), "yard": ["S1"], "stock": COST, **words}))


def recycling(**words: object) -> Playing:
    """Once it is repaired."""
    return about_to_recycle(**words).take("repair", machine="S1")


# The Recyclatrice itself


def test_i8_11_it_is_discarded_at_once() -> None:
    played = recycling(discard=["P1"])
    assert (played.slots(0), played.yard(0), played.discard()) == ([], [], ["P1", "S1"])


def test_i8_11_it_is_discarded_even_if_nothing_is_taken() -> None:
    played = recycling(discard=["P1"]).take("recycle-none")
    assert (played.asked, played.slots(0), played.discard()) == ("act", [], ["P1", "S1"])


def test_i8_11_its_repair_needs_an_empty_slot() -> None:
    played = about_to_recycle(slots=[["P1"], ["P2"], ["P3"], ["P4"]], discard=["P1"])
    assert not played.allows("repair")
    assert played.blocked("repair") == ["no-slot-left"]


def test_i8_11_the_last_empty_slot_is_enough() -> None:
    played = recycling(slots=[["P2"], ["P3"], ["P4"]], discard=["D1"]).take("recycle", machine="D1")
    assert played.slots(0) == [["P2"], ["P3"], ["P4"], ["D1"]]


# What may be taken


@pytest.mark.parametrize("machine", NOT_INSTANT)
def test_i8_11_any_machine_that_is_not_instant_may_be_taken(machine: str) -> None:
    played = recycling(discard=[machine]).take("recycle", machine=machine)
    assert (played.slots(0), played.discard()) == ([[machine]], ["S1"])


@pytest.mark.parametrize("machine", INSTANT)
def test_i8_11_no_instant_machine_may_be_taken_not_even_itself(machine: str) -> None:
    played = recycling(discard=["P1"] if machine == "S1" else ["P1", machine])
    assert machine in played.discard()
    assert not played.allows("recycle", machine=machine)
    assert played.blocked("recycle", machine=machine) == ["instant-not-recycled"]


def test_i8_11_every_kind_in_the_discard_pile_can_be_chosen_and_nothing_else() -> None:
    played = recycling(discard=["D3", "P1", "P1", "A6", "S2"])
    assert [each for each in NOT_INSTANT if played.allows("recycle", machine=each)] == ["P1", "D3", "S2"]


def test_i8_11_only_one_machine_is_taken() -> None:
    played = recycling(discard=["P1", "P1", "D1"]).take("recycle", machine="D1")
    assert (played.asked, played.discard()) == ("act", ["P1", "P1", "S1"])


@pytest.mark.parametrize("discard", [[], ["A1"], ["A1", "A5", "A6"]])
def test_i8_11_with_nothing_to_take_nothing_happens(discard: list[str]) -> None:
    played = recycling(discard=discard)
    assert (played.asked, played.slots(0)) == ("act", [])
    assert played.happened("nothing-to-recycle")


def test_i8_11_what_one_has_dismantled_oneself_may_be_taken_back() -> None:
    words = {"pair": ("dismantle", "repair"), "slots": [["D1"]]}
    played = about_to_recycle(**words).take("dismantle-for-points", machine="D1")
    played.take("repair", machine="S1").take("recycle", machine="D1")
    assert (played.slots(0), played.points(0)) == ([["D1"]], 1)


# How it arrives


@pytest.mark.parametrize(("there", "machine"), [("P1", "P1"), ("P2", "T1"), ("D1", "D2"), ("S2", "S2")])
def test_i8_11_it_takes_the_slot_alone_whatever_it_combines_with(there: str, machine: str) -> None:
    played = recycling(slots=[[there]], discard=[machine]).take("recycle", machine=machine)
    assert played.slots(0) == [[there], [machine]]


def test_i8_11_it_arrives_repaired_and_costs_nothing_more() -> None:
    played = recycling(discard=["D3"]).take("recycle", machine="D3")
    assert (played.slots(0), played.yard(0), played.stock(0)) == ([["D3"]], [], {})


def test_i8_11_it_counts_for_projects_in_the_same_turn() -> None:
    """Project 7: two defence machines."""
    played = recycling(slots=[["D1"]], discard=["D2"], office=[7]).take("recycle", machine="D2").take("end-actions")
    assert played.validated(7) == [0]


# Its effect


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
def test_i8_11_its_effect_may_be_applied_once(machine: str, gained: Stock) -> None:
    played = recycling(discard=[machine]).take("recycle", machine=machine).take("apply")
    assert (played.asked, played.stock(0)) == ("act", gained)


def test_i8_11_a_diplomatrice_brings_a_point() -> None:
    assert recycling(discard=["S2"]).take("recycle", machine="S2").take("apply").points(0) == 1


def test_i8_11_a_flamelleur_makes_a_resource_of_choice() -> None:
    played = recycling(discard=["P6"]).take("recycle", machine="P6").take("apply", gained=(("crystal", 1),))
    assert played.stock(0) == {"crystal": 1}


def test_i8_11_its_effect_may_be_left_out() -> None:
    played = recycling(discard=["P5"]).take("recycle", machine="P5").take("no-effect")
    assert (played.asked, played.stock(0)) == ("act", {})


def test_i8_11_a_transformation_takes_what_the_repair_has_left() -> None:
    played = recycling(discard=["T1"], stock=COST | {"copper": 2}).take("recycle", machine="T1").take("apply")
    assert played.stock(0) == {"charcoalium": 3}


def test_i8_11_a_transformation_without_resources_asks_nothing() -> None:
    assert recycling(discard=["T1"]).take("recycle", machine="T1").asked == "act"


@pytest.mark.parametrize("machine", ["D1", "D2", "D3"])
def test_i8_11_a_defence_machine_has_no_effect_to_apply(machine: str) -> None:
    assert recycling(discard=[machine]).take("recycle", machine=machine).asked == "act"


def test_i8_11_with_assistant_3_a_second_repair_may_follow() -> None:
    """Its slot is free again if nothing was taken."""
    words = {"yard": ["S1", "D1"], "stock": {"wood": 2, "copper": 2, "crystal": 2}, "assistants": [3]}
    played = recycling(slots=[["P2"], ["P3"], ["P4"]], discard=["P1"], **words).take("recycle-none")
    assert played.allows("repair", machine="D1")
