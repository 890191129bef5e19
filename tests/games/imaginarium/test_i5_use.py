"""I5.2, I5.3: using machines, and what ends that step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.turns import idle_turn


def using(**words: Any) -> Playing:
    """Beside the board (I4.3), where nothing is collected: whatever the stock gains, machines have made."""
    return Playing(position(at="use", seats=4, conveyor=[], stands=11, **words))


# Each slot once


def test_i5_2_a_slot_that_was_used_cannot_be_used_again() -> None:
    table = using(slots=[["P1"], ["P2"]])
    table.take("use", machines=("P1",))
    assert not table.allows("use", machines=("P1",))
    assert table.blocked("use", machines=("P1",)) == ["slot-used"]


def test_i5_2_the_other_slots_can_still_be_used() -> None:
    table = using(slots=[["P1"], ["P2"]]).take("use", machines=("P1",))
    assert table.take("use", machines=("P2",)).stock(0) == {"charcoalium": 1, "wood": 1}


def test_i5_2_two_equal_slots_are_one_option_and_can_be_used_once_each() -> None:
    table = using(slots=[["P1"], ["P1"], ["P2"]])
    table.take("use", machines=("P1",)).take("use", machines=("P1",))
    assert not table.allows("use", machines=("P1",))
    assert table.stock(0) == {"charcoalium": 2}


@pytest.mark.parametrize("order", [("P1", "P2", "S2"), ("S2", "P2", "P1"), ("P2", "S2", "P1")])
def test_i5_2_slots_may_be_used_in_any_order(order: tuple[str, str, str]) -> None:
    table = using(slots=[["P1"], ["P2"], ["S2"]])
    for serial in order:
        table.take("use", machines=(serial,))
    assert (table.stock(0), table.points(0)) == ({"charcoalium": 1, "wood": 1}, 1)


def test_i5_2_what_one_machine_produces_another_may_transform() -> None:
    table = using(slots=[["P2"], ["T1"]])
    assert not table.allows("use", machines=("T1",))
    table.take("use", machines=("P2",))
    assert table.take("use", machines=("T1",)).stock(0) == {"charcoalium": 3}


def test_i5_2_no_machine_has_to_be_used() -> None:
    table = using(slots=[["P1"], ["P2"]]).take("end-use")
    assert (table.asked, table.stock(0)) == ("dial", {})


def test_i5_2_the_step_may_be_ended_after_some_of_them() -> None:
    table = using(slots=[["P1"], ["P2"]]).take("use", machines=("P2",)).take("end-use")
    assert table.stock(0) == {"wood": 1}


def test_i5_2_in_the_next_turn_every_slot_can_be_used_again() -> None:
    state = position(at="use", slots=[["P1"], ["P2"]], used=[["P1"]], stands=10, track=[1, 2])
    table = idle_turn(Playing(state))
    for space in (8, 9, 10):
        table.take("go-to-extractor", space=space)
    idle_turn(idle_turn(table))
    assert (table.seat, table.asked) == (0, "use")
    assert table.allows("use", machines=("P1",))


def test_i5_2_the_machines_of_others_and_broken_ones_cannot_be_used() -> None:
    table = using(slots=[["P1"], ["S2"]], yard=["P3"], others=[Player(slots=[["P4"]])])
    used = [option.data["machines"] for option in table.decision.options if option.kind == "use"]
    assert used == [("P1",), ("S2",)]


# All at once


def test_i5_2_what_asks_nothing_can_be_used_all_at_once() -> None:
    table = using(slots=[["P1", "P1"], ["P2"], ["S2"], ["P3", "T1"]]).take("use-all")
    assert (table.stock(0), table.points(0)) == ({"charcoalium": 6, "wood": 1}, 1)


def test_i5_2_what_asks_a_choice_is_left_when_all_else_is_used() -> None:
    table = using(slots=[["P2"], ["P1"], ["P6"], ["T1"]]).take("use-all")
    assert table.stock(0) == {"charcoalium": 1, "wood": 1}
    assert table.allows("use", machines=("P6",), gained=(("crystal", 1),))
    assert table.allows("use", machines=("T1",), spent=(("wood", 1),))


def test_i5_2_all_at_once_leaves_out_what_was_used_or_is_disabled() -> None:
    table = using(slots=[["P1"], ["P2"], ["P3"]], used=[["P1"]], disabled=[["P4"]])
    assert table.take("use-all").stock(0) == {"wood": 1, "copper": 1}


def test_i5_2_a_single_slot_is_not_offered_all_at_once() -> None:
    assert not using(slots=[["P1"], ["P6"]]).allows("use-all")


# Whole slots


def test_i5_2_a_production_machine_under_a_transformation_machine_is_not_used_alone() -> None:
    table = using(slots=[["P2", "T2"]])
    assert [option.data.get("machines") for option in table.decision.options] == [("P2", "T2"), None]
    assert "only-together" in table.blocked("use", machine="P2")


def test_i5_2_such_a_slot_yields_what_the_transformation_machine_makes() -> None:
    """Page 10: a P2 and a T3 make a crystal in each turn."""
    table = using(slots=[["P2", "T3"], ["P6"]])
    assert table.take("use", machines=("P2", "T3")).stock(0) == {"crystal": 1}


def test_i5_2_a_p6_under_a_transformation_machine_makes_no_choice() -> None:
    table = using(slots=[["P6", "T1"]])
    uses = [option.data["gained"] for option in table.decision.options if option.kind == "use"]
    assert uses == [(("charcoalium", 3),)]


@pytest.mark.parametrize(("machines", "amount"), [(["P1"], 1), (["P1", "P1"], 3), (["P1", "P1", "P1"], 7)])
def test_i5_2_identical_machines_in_a_slot_are_used_together(machines: list[str], amount: int) -> None:
    """Page 10: P1, alone and combined."""
    table = using(slots=[machines, ["P6"]])
    (option,) = [each for each in table.decision.options if each.data.get("machines") == tuple(machines)]
    assert option.data["gained"] == (("charcoalium", amount),)


# What is not used here


@pytest.mark.parametrize("serial", ["A1", "A2", "A3", "A4", "A5", "A6"])
def test_i5_2_instant_machines_are_not_used_here(serial: str) -> None:
    table = using(slots=[[serial], ["P1"]])
    assert not table.allows("use", machines=(serial,))
    assert table.blocked("use", machines=(serial,)) == ["instant-machine"]


@pytest.mark.parametrize("slot", [["D1"], ["D2"], ["D3"], ["D1", "D2", "D3"]])
def test_i5_2_defence_machines_are_not_used_here(slot: list[str]) -> None:
    table = using(slots=[slot, ["P1"]])
    assert not table.allows("use", machines=tuple(slot))
    assert table.blocked("use", machines=tuple(slot)) == ["defence-protects"]


def test_i5_2_a_disabled_slot_cannot_be_used() -> None:
    table = using(slots=[["P1"]], disabled=[["P2"]])
    assert not table.allows("use", machines=("P2",))
    assert table.blocked("use", machines=("P2",)) == ["slot-disabled"]


def test_i5_2_of_two_equal_slots_only_the_enabled_one_can_be_used() -> None:
    table = using(slots=[["P1"], ["P6"]], disabled=[["P1"]]).take("use", machines=("P1",))
    assert not table.allows("use", machines=("P1",))


def test_i5_2_with_nothing_to_use_nothing_is_asked() -> None:
    state = position(at="act", pair=("recruit", "extract"), stands=8, pieces={9: 1}, others=[Player(slots=[["D1"]])])
    table = Playing(state).take("end-actions")
    assert (table.seat, table.asked, table.stock(1)) == (1, "dial", {"charcoalium": 2})


# Enabled again


def test_i5_3_at_the_end_of_the_step_disabled_machines_become_enabled() -> None:
    table = using(slots=[["P1"]], disabled=[["P2"], ["P3", "P3"]]).take("end-use")
    assert table.disabled(0) == []
    assert table.slots(0) == [["P1"], ["P2"], ["P3", "P3"]]


def test_i5_3_they_yield_nothing_in_that_turn() -> None:
    table = using(slots=[["P1"], ["S2"]], disabled=[["P2"], ["P3"]])
    table.take("use-all")
    assert (table.asked, table.stock(0)) == ("dial", {"charcoalium": 1})


def test_i5_3_a_player_whose_machines_are_all_disabled_gets_them_back_too() -> None:
    """Nothing can be used, so nothing is asked before the dial."""
    state = position(
        at="act",
        pair=("recruit", "extract"),
        stands=8,
        pieces={9: 1},
        track=[2],
        others=[Player(disabled=[["P1"], ["P2"]])],
    )
    table = Playing(state).take("end-actions")
    assert (table.asked, table.stock(1), table.disabled(1)) == ("dial", {"charcoalium": 2}, [])


def test_i5_3_those_of_other_players_stay_disabled() -> None:
    table = using(slots=[["P1"]], disabled=[["P2"]], others=[Player(slots=[["P3"]], disabled=[["P4"]])])
    assert table.take("end-use").disabled(1) == [["P4"]]


def test_i5_3_machines_are_enabled_for_whatever_follows_in_the_turn() -> None:
    """Validated with a machine that was disabled when the turn began."""
    state = position(at="use", slots=[["T1"]], disabled=[["T2"]], office=[13], stands=8, pieces={9: 1}, track=[2])
    assert idle_turn(Playing(state)).points(0) == 3
