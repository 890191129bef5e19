"""I9.4: what the slots of a workshop can produce in one use step: projects 2, 5 and 11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Slot, table

THREE_IDENTICAL, SIX_OF_TWO_KINDS, ONE_OF_EACH = 2, 5, 11
"""The projects."""

ENOUGH: dict[int, dict[str, list[Slot]]] = {
    THREE_IDENTICAL: {
        "two combined": [["P3", "P3"]],
        "three combined": [["P4", "P4", "P4"]],
        "three apart": [["P2"], ["P2"], ["P2"]],
        "two Productivettes and a Menuisette": [["P5"], ["P5"], ["P2"]],
        "two Flamelleurs combined": [["P6", "P6"]],
        "Flamelleurs that make what the others make": [["P6"], ["P6"], ["P4"]],
        "a Flamelleur that adds to the second resource of two": [["P5"], ["P3"], ["P6"]],
        "under transformations": [["P2", "T2"], ["P4", "T2"], ["P3"]],
        "under transformations into crystal": [["P2", "T3"], ["P3", "T3"], ["P4"]],
        "beside other resources": [["P2", "P2"], ["P3"], ["P4"]],
    },
    SIX_OF_TWO_KINDS: {
        "three and three": [["P2", "P2"], ["P4", "P4"]],
        "five and one": [["P3", "P3", "P3"], ["P2"]],
        "of three kinds": [["P2", "P2"], ["P3"], ["P4"], ["P6"]],
        "more than six": [["P2", "P2", "P2"], ["P3", "P3", "P3"]],
        "a Flamelleur that makes the second kind": [["P2", "P2", "P2"], ["P6"]],
        "two Flamelleurs combined that make the second kind": [["P2", "P2"], ["P6", "P6"]],
        "two Flamelleurs, Productivette and two Menuisettes": [["P6"], ["P5"], ["P2", "P2"]],
        "under a transformation": [["P2", "P2", "P2"], ["P2", "T3"]],
    },
    ONE_OF_EACH: {
        "one machine each": [["P2"], ["P3"], ["P4"]],
        "a Productivette and a Rotativette": [["P5"], ["P4"]],
        "a Productivette and a Flamelleur": [["P5"], ["P6"]],
        "two Flamelleurs that make different resources": [["P6"], ["P6"], ["P3"]],
        "two Flamelleurs combined beside the two other kinds": [["P6", "P6"], ["P3"], ["P4"]],
        "under transformations": [["P2", "T2"], ["P2", "T3"], ["P2"]],
        "combined among themselves": [["P2", "P2"], ["P3", "P3"], ["P4", "P4"]],
    },
}
TOO_LITTLE: dict[int, dict[str, list[Slot]]] = {
    THREE_IDENTICAL: {
        "two apart": [["P2"], ["P2"]],
        "three different": [["P2"], ["P3"], ["P4"]],
        "two Productivettes": [["P5"], ["P5"]],
        "a Flamelleur short": [["P6"], ["P4"]],
        "charcoalium": [["P1", "P1"], ["P1"]],
        "points": [["S2", "S2"]],
        "transformations on their own": [["T2", "T2"], ["T3", "T3"]],
        "a third by a transformation on its own": [["P3"], ["P3"], ["T2"]],
        "charcoalium of what is under a transformation": [["P2", "T1"], ["P2"], ["P2"]],
        "two thirds under a transformation": [["P2", "T2"], ["P2"], ["P2"]],
        "a Flamelleur under a Combustoir": [["P6", "T1"], ["P2"], ["P2"]],
        "a Productivette under a Surcombustoir": [["P5", "T4"], ["P2"], ["P2"]],
    },
    SIX_OF_TWO_KINDS: {
        "five of two kinds": [["P2", "P2"], ["P3"], ["P3"]],
        "six of one kind": [["P2", "P2", "P2"], ["P2"]],
        "five of one kind": [["P4", "P4", "P4"]],
        "five, with a Flamelleur": [["P2", "P2"], ["P6"], ["P3"]],
        "the second kind charcoalium": [["P2", "P2", "P2"], ["P2"], ["P1", "P1", "P1"]],
        "the second kind points": [["P2", "P2", "P2"], ["P2"], ["S2", "S2"]],
        "the sixth by a transformation on its own": [["P2", "P2", "P2"], ["T2"]],
        "the sixth turned into charcoalium": [["P2", "P2", "P2"], ["P3", "T1"]],
        "a Flamelleur under a Combustoir": [["P2", "P2", "P2"], ["P6", "T1"]],
    },
    ONE_OF_EACH: {
        "two kinds": [["P2", "P2"], ["P3", "P3"]],
        "a Flamelleur makes one of two": [["P2"], ["P6"]],
        "two Flamelleurs make two of three": [["P6"], ["P6"]],
        "two Flamelleurs combined make identical resources": [["P6", "P6"], ["P3"]],
        "the third by a transformation on its own": [["P5"], ["T3"]],
        "the third turned into charcoalium": [["P5"], ["P4", "T1"]],
        "the third turned into another": [["P2"], ["P3"], ["P4", "T2"]],
        "a Productivette under a Surcombustoir": [["P5", "T4"], ["P3"], ["P4"]],
    },
}
PLENTY = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}


def cases(of: dict[int, dict[str, list[Slot]]]) -> pytest.MarkDecorator:
    every = [(project, slots, f"{project}: {case}") for project, some in of.items() for case, slots in some.items()]
    ids = [name for _, _, name in every]
    return pytest.mark.parametrize(("project", "slots"), [(project, slots) for project, slots, _ in every], ids=ids)


every_project = pytest.mark.parametrize("project", ENOUGH)


def turn_ended(project: int, **words: Any) -> Playing:
    return playing(table(at="act", pair=("recruit", "extract"), office=[project], **words)).take("end-actions")


def validated(project: int, *slots: Slot, **words: Any) -> bool:
    return turn_ended(project, slots=slots, **words).validated(project) == [0]


@cases(ENOUGH)
def test_i9_4_a_workshop_that_can_generate_enough_fulfils_the_project(project: int, slots: list[Slot]) -> None:
    assert validated(project, *slots)


@cases(TOO_LITTLE)
def test_i9_4_a_workshop_that_cannot_does_not(project: int, slots: list[Slot]) -> None:
    assert not validated(project, *slots)


@cases(TOO_LITTLE)
def test_i9_4_what_is_in_stock_does_not_count(project: int, slots: list[Slot]) -> None:
    """Nor can it be fed to transformation machines on their own."""
    assert not validated(project, *slots, stock=PLENTY)


@every_project
def test_i9_4_generating_is_not_done_but_could_be_done(project: int) -> None:
    """Nothing is gained or spent by it."""
    slots = next(iter(ENOUGH[project].values()))
    stock = {"charcoalium": 1, "wood": 2}
    assert turn_ended(project, slots=slots, stock=stock).stock(0) == stock


@every_project
def test_i9_4_broken_machines_generate_nothing(project: int) -> None:
    assert not validated(project, yard=["P2", "P2", "P2", "P3", "P3", "P3", "P4", "P4", "P6"])


@every_project
def test_i9_4_machines_that_were_disabled_generate_again(project: int) -> None:
    """I5.3."""
    slots = next(iter(ENOUGH[project].values()))
    played = playing(table(at="use", stands=11, disabled=slots, office=[project])).take("end-use")
    assert played.take("dial", actions=("recruit", "extract")).take("end-actions").validated(project) == [0]


def test_i9_4_one_flamelleur_cannot_make_two_resources_in_one_use_step() -> None:
    assert not validated(ONE_OF_EACH, ["P6"], ["P2"])
    assert validated(ONE_OF_EACH, ["P6"], ["P2"], ["P3"])


def test_i9_4_each_project_is_judged_by_the_choice_that_suits_it_best() -> None:
    """The Flamelleur makes wood for one project and crystal for the other, in the same turn."""
    words = {"slots": [["P6"], ["P2"], ["P5"]], "office": [THREE_IDENTICAL, ONE_OF_EACH]}
    played = playing(table(at="act", pair=("recruit", "extract"), **words)).take("end-actions")
    assert (played.validated(THREE_IDENTICAL), played.validated(ONE_OF_EACH)) == ([0], [0])


def test_i9_4_machines_lent_by_assistant_12_generate_nothing() -> None:
    """Only the slots of one's own workshop count."""
    assert not validated(ONE_OF_EACH, ["P2"], ["P3"], assistants=[12], others=[Player(slots=[["P4"]])])
