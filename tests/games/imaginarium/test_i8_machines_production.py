"""I8.2, I8.5: what production machines and the Diplomatrice make, alone and in stacks."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Slot, Stock, table

STACKS: list[tuple[Slot, Stock]] = [
    (["P1"], {"charcoalium": 1}),
    (["P1", "P1"], {"charcoalium": 3}),
    (["P1", "P1", "P1"], {"charcoalium": 7}),
    (["P2"], {"wood": 1}),
    (["P2", "P2"], {"wood": 3}),
    (["P2", "P2", "P2"], {"wood": 5}),
    (["P3"], {"copper": 1}),
    (["P3", "P3"], {"copper": 3}),
    (["P3", "P3", "P3"], {"copper": 5}),
    (["P4"], {"crystal": 1}),
    (["P4", "P4"], {"crystal": 3}),
    (["P4", "P4", "P4"], {"crystal": 5}),
    (["P5"], {"wood": 1, "copper": 1}),
]
"""Rulebook p. 16. The three stacks of Charbonneuses are an example of p. 9 too."""

every_stack = pytest.mark.parametrize(("slot", "produced"), STACKS)
every_resource = pytest.mark.parametrize("resource", ["wood", "copper", "crystal"])


def about_to_use(*slots: Slot, **words: object) -> Playing:
    """With a piece that waits beside the board: after this step there is nothing to collect (I4.3)."""
    return playing(table(**{"at": "use", "stands": 11, "slots": slots, **words}))


def gains(played: Playing) -> list[object]:
    return [option.data["gained"] for option in played.decision.options if option.kind == "use"]


# Production


@every_stack
def test_i8_2_a_slot_produces_the_amount_of_its_multiplier(slot: Slot, produced: Stock) -> None:
    assert about_to_use(slot).take("use").stock(0) == produced


@every_stack
def test_i8_2_it_is_added_to_what_one_has_and_nothing_is_taken(slot: Slot, produced: Stock) -> None:
    stock = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}
    played = about_to_use(slot, stock=stock).take("use")
    assert played.stock(0) == {stuff: amount + produced.get(stuff, 0) for stuff, amount in stock.items()}


@every_stack
def test_i8_2_production_leaves_nothing_to_choose(slot: Slot, produced: Stock) -> None:
    assert gains(about_to_use(slot)) == [tuple(produced.items())]


def test_i8_2_machines_that_are_not_combined_produce_one_each() -> None:
    assert about_to_use(["P1"], ["P1"], ["P1"]).take("use-all").stock(0) == {"charcoalium": 3}


def test_i8_2_a_stack_is_used_once_and_whole() -> None:
    played = about_to_use(["P1", "P1"], ["P6"]).take("use", machines=("P1", "P1"))
    assert played.stock(0) == {"charcoalium": 3}
    assert not played.allows("use", machines=("P1", "P1"))
    assert not played.allows("use", machines=("P1",))


def test_i8_2_charbonneuse_and_menuisette_make_a_charcoalium_and_a_wood_every_turn() -> None:
    """The example of the rulebook (p. 7)."""
    assert about_to_use(["P1"], ["P2"]).take("use-all").stock(0) == {"charcoalium": 1, "wood": 1}


# The Flamelleur


@every_resource
def test_i8_2_a_flamelleur_makes_one_resource_of_choice(resource: str) -> None:
    played = about_to_use(["P6"]).take("use", gained=((resource, 1),))
    assert played.stock(0) == {resource: 1}


@every_resource
def test_i8_2_two_flamelleurs_make_three_identical_resources_of_choice(resource: str) -> None:
    played = about_to_use(["P6", "P6"]).take("use", gained=((resource, 3),))
    assert played.stock(0) == {resource: 3}


@pytest.mark.parametrize(("slot", "amount"), [(["P6"], 1), (["P6", "P6"], 3)])
def test_i8_2_a_flamelleur_makes_no_mixture_and_no_charcoalium(slot: Slot, amount: int) -> None:
    assert gains(about_to_use(slot)) == [((resource, amount),) for resource in ("wood", "copper", "crystal")]


def test_i8_2_two_flamelleurs_apart_make_different_resources() -> None:
    played = about_to_use(["P6"], ["P6"]).take("use", gained=(("wood", 1),)).take("use", gained=(("crystal", 1),))
    assert played.stock(0) == {"wood": 1, "crystal": 1}


# The Diplomatrice


@pytest.mark.parametrize(("slot", "points"), [(["S2"], 1), (["S2", "S2"], 3)])
def test_i8_5_diplomatrices_make_points_by_their_multiplier(slot: Slot, points: int) -> None:
    played = about_to_use(slot).take("use")
    assert (played.points(0), played.stock(0)) == (points, {})


def test_i8_5_three_diplomatrices_in_two_slots_make_four_points() -> None:
    assert about_to_use(["S2"], ["S2", "S2"]).take("use-all").points(0) == 4


def test_i8_5_the_points_are_added_to_those_one_has() -> None:
    assert about_to_use(["S2"], points=7).take("use").points(0) == 8


# Machines that are not used


@pytest.mark.parametrize("machine", ["A1", "A2", "A3", "A4", "A5", "A6", "D1", "D2", "D3"])
def test_i8_1_attack_and_defence_machines_are_not_used(machine: str) -> None:
    """I5.2."""
    played = about_to_use([machine], ["P1"])
    assert not played.allows("use", machines=(machine,))
    assert played.allows("use", machines=("P1",))


@pytest.mark.parametrize(("machine", "reason"), [("A1", "instant-machine"), ("D3", "defence-protects")])
def test_i8_1_why_a_machine_is_not_used_is_said(machine: str, reason: str) -> None:
    assert about_to_use([machine], ["P1"]).blocked("use", machines=(machine,)) == [reason]
