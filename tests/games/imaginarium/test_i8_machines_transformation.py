"""I8.3, I8.4: transformation machines, alone, in stacks and on a production machine."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Slot, Stock, table

OF_ONE: list[tuple[Slot, str, int]] = [
    (["T1"], "charcoalium", 3),
    (["T1", "T1"], "charcoalium", 5),
    (["T2"], "copper", 1),
    (["T2", "T2"], "copper", 3),
    (["T3"], "crystal", 1),
    (["T3", "T3"], "crystal", 3),
]
OF_TWO: list[tuple[Slot, int]] = [(["T4"], 6), (["T4", "T4"], 9), (["T4", "T4", "T4"], 12)]
ON_PRODUCTION: list[tuple[Slot, Stock]] = [
    (["P2", "T1"], {"charcoalium": 3}),
    (["P3", "T1"], {"charcoalium": 3}),
    (["P4", "T1"], {"charcoalium": 3}),
    (["P6", "T1"], {"charcoalium": 3}),
    (["P2", "T2"], {"copper": 1}),
    (["P4", "T2"], {"copper": 1}),
    (["P2", "T3"], {"crystal": 1}),
    (["P3", "T3"], {"crystal": 1}),
    (["P5", "T4"], {"charcoalium": 6}),
]
"""Rulebook p. 16 and 17."""
RESOURCES = ("wood", "copper", "crystal")
PAIRS = list(combinations_with_replacement(RESOURCES, 2))

of_one = pytest.mark.parametrize(("slot", "into", "amount"), OF_ONE)
of_two = pytest.mark.parametrize(("slot", "amount"), OF_TWO)
on_production = pytest.mark.parametrize(("slot", "yielded"), ON_PRODUCTION)
every_resource = pytest.mark.parametrize("resource", RESOURCES)
every_pair = pytest.mark.parametrize("pair", PAIRS)


def about_to_use(*slots: Slot, **words: object) -> Playing:
    """With a piece that waits beside the board: after this step there is nothing to collect (I4.3)."""
    return playing(table(**{"at": "use", "stands": 11, "slots": slots, **words}))


def counted(pair: tuple[str, str]) -> Stock:
    return {resource: pair.count(resource) for resource in pair}


# One resource: Combustoir, Transmutoir, Surtransmutoir


@of_one
@every_resource
def test_i8_3_one_resource_of_choice_becomes_the_amount_of_the_multiplier(
    slot: Slot, into: str, amount: int, resource: str
) -> None:
    stock = {"charcoalium": 2, "wood": 2, "copper": 2, "crystal": 2}
    played = about_to_use(slot, stock=stock).take("use", spent=((resource, 1),))
    expected = dict(stock)
    expected[resource] -= 1
    expected[into] += amount
    assert played.stock(0) == expected


@of_one
def test_i8_3_the_last_resource_can_be_transformed(slot: Slot, into: str, amount: int) -> None:
    """Copper into copper as well."""
    assert about_to_use(slot, stock={"copper": 1}).take("use").stock(0) == {into: amount}


@of_one
def test_i8_3_without_a_resource_nothing_is_transformed(slot: Slot, into: str, amount: int) -> None:
    """Neither charcoalium nor points are resources (I1.2)."""
    played = about_to_use(slot, ["P6"], stock={"charcoalium": 9}, points=9)
    assert not played.allows("use", gained=((into, amount),), machines=tuple(slot))
    assert played.blocked("use", machines=tuple(slot)) == ["no-resources"]


@every_resource
def test_i8_3_only_a_resource_one_has_can_be_chosen(resource: str) -> None:
    stock = {other: 1 for other in RESOURCES if other != resource}
    played = about_to_use(["T1"], stock=stock)
    assert [each for each in RESOURCES if played.allows("use", spent=((each, 1),))] == list(stock)
    assert played.blocked("use", missing=((resource, 1),)) == ["resources-missing"]


def test_i8_3_what_was_produced_in_this_step_can_be_transformed() -> None:
    played = about_to_use(["P2"], ["T3"])
    assert not played.allows("use", machines=("T3",))
    assert played.take("use", machines=("P2",)).take("use", machines=("T3",)).stock(0) == {"crystal": 1}


def test_i8_3_two_machines_apart_transform_a_resource_each() -> None:
    played = about_to_use(["T1"], ["T1"], stock={"wood": 1, "copper": 1})
    played.take("use", spent=(("wood", 1),)).take("use", spent=(("copper", 1),))
    assert played.stock(0) == {"charcoalium": 6}


def test_i8_3_the_resources_of_the_others_cannot_be_transformed() -> None:
    played = about_to_use(["T1"], ["P6"], others=[Player(stock={"wood": 3})])
    assert not played.allows("use", machines=("T1",))


# Two resources: Surcombustoir


@of_two
@every_pair
def test_i8_3_any_two_resources_become_the_amount_of_the_multiplier(
    slot: Slot, amount: int, pair: tuple[str, str]
) -> None:
    spent = tuple(counted(pair).items())
    played = about_to_use(slot, stock=counted(pair)).take("use", spent=spent)
    assert played.stock(0) == {"charcoalium": amount}


@of_two
@every_resource
def test_i8_3_one_resource_is_not_enough_for_two(slot: Slot, amount: int, resource: str) -> None:
    played = about_to_use(slot, ["P6"], stock={resource: 1, "charcoalium": 9})
    assert not played.allows("use", gained=(("charcoalium", amount),))
    assert played.blocked("use", machines=tuple(slot)) == ["no-resources"]


@of_two
def test_i8_3_the_two_resources_can_be_chosen_in_every_way_there_is(slot: Slot, amount: int) -> None:
    played = about_to_use(slot, stock={"wood": 2, "copper": 2, "crystal": 2})
    spent = [option.data["spent"] for option in played.decision.options if option.kind == "use"]
    assert spent == [tuple(counted(pair).items()) for pair in PAIRS]
    assert played.allows("use", gained=(("charcoalium", amount),), spent=(("wood", 1), ("crystal", 1)))


def test_i8_3_of_one_resource_one_has_once_two_cannot_be_spent() -> None:
    played = about_to_use(["T4"], stock={"wood": 1, "copper": 1})
    assert played.allows("use", spent=(("wood", 1), ("copper", 1)))
    assert not played.allows("use", spent=(("wood", 2),))


# On a production machine


@on_production
def test_i8_4_a_transformation_on_a_production_yields_its_lowest_multiplier(slot: Slot, yielded: Stock) -> None:
    assert about_to_use(slot).take("use").stock(0) == yielded


@on_production
def test_i8_4_nothing_is_taken_from_the_stock(slot: Slot, yielded: Stock) -> None:
    stock = {"charcoalium": 2, "wood": 2, "copper": 2, "crystal": 2}
    played = about_to_use(slot, stock=stock).take("use")
    assert played.stock(0) == {stuff: amount + yielded.get(stuff, 0) for stuff, amount in stock.items()}


@on_production
def test_i8_4_it_leaves_nothing_to_choose(slot: Slot, yielded: Stock) -> None:
    """A Flamelleur under a Combustoir either (I5.2)."""
    played = about_to_use(slot, stock={"wood": 2, "copper": 2, "crystal": 2})
    (option,) = [option for option in played.decision.options if option.kind == "use"]
    assert (option.data["spent"], option.data["gained"]) == ((), tuple(yielded.items()))


@on_production
def test_i8_4_neither_machine_is_used_alone(slot: Slot, yielded: Stock) -> None:
    played = about_to_use(slot, ["P1"], stock={"wood": 2, "copper": 2, "crystal": 2})
    assert not any(played.allows("use", machines=(machine,)) for machine in slot)
    played.take("use", gained=tuple(yielded.items()))
    assert played.allows("use", machines=("P1",))
    assert not any(played.allows("use", machines=(machine,)) for machine in slot)


@on_production
def test_i8_4_it_is_used_once(slot: Slot, yielded: Stock) -> None:
    played = about_to_use(slot, ["P1"]).take("use", gained=tuple(yielded.items()))
    assert not played.allows("use", machines=tuple(slot))
    assert played.blocked("use", machines=tuple(slot)) == ["slot-used"]


def test_i8_4_a_menuisette_and_a_surtransmutoir_make_a_crystal_in_every_turn() -> None:
    """The example of the rulebook (p. 9)."""
    assert about_to_use(["P2", "T3"]).take("use").stock(0) == {"crystal": 1}
