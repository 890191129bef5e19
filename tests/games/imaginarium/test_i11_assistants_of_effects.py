"""I11.11, I11.12, I11.13: effects twice, borrowed machines, larger majorities."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position

RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}

WAITS: Final[dict[str, Any]] = {"seats": 4, "conveyor": [], "stands": 11}
"""Beside the board (I4.3), where nothing is collected."""


def kinds(table: Playing) -> set[str]:
    return {option.kind for option in table.decision.options}


# Assistant 11


def repaired(serial: str, **words: Any) -> Playing:
    state = position(at="act", pair=("repair", "trade"), yard=[serial], **{"assistants": [11], "stock": RICH, **words})
    return Playing(state).take("repair", machine=serial)


@pytest.mark.parametrize(
    ("serial", "good"), [("P1", "charcoalium"), ("P2", "wood"), ("P3", "copper"), ("P4", "crystal"), ("S2", "point")]
)
def test_i11_11_the_effect_of_a_repaired_machine_may_be_applied_twice(serial: str, good: str) -> None:
    table = repaired(serial)
    before = amount(table, good)
    table.take("apply").take("apply")
    assert amount(table, good) == before + 2
    assert kinds(table) == {"sell", "buy", "end-actions"}


def amount(table: Playing, good: str) -> int:
    return table.points(0) if good == "point" else table.stock(0).get(good, 0)


def test_i11_11_each_time_is_chosen_anew() -> None:
    table = repaired("P6", stock={"copper": 2, "crystal": 2})
    table.take("apply", gained=(("wood", 1),)).take("apply", gained=(("crystal", 1),))
    assert table.stock(0) == {"wood": 1, "crystal": 1}


def test_i11_11_the_second_time_may_use_what_the_first_brought() -> None:
    """T2 turns a resource into copper: the copper of the first time, too."""
    table = repaired("T2", stock={"wood": 2, "crystal": 1}).take("apply", spent=(("wood", 1),))
    assert table.take("apply", spent=(("copper", 1),)).stock(0) == {"copper": 1}


def test_i11_11_once_is_enough() -> None:
    table = repaired("P6", stock=RICH).take("apply", gained=(("wood", 1),)).take("no-effect")
    assert table.stock(0) == {"charcoalium": 9, "wood": 10, "copper": 7, "crystal": 7}


def test_i11_11_and_so_is_not_at_all() -> None:
    table = repaired("P6", stock=RICH).take("no-effect")
    assert kinds(table) == {"sell", "buy", "end-actions"}


def test_i11_11_what_cannot_be_transformed_a_second_time_is_not() -> None:
    table = repaired("T1", stock={"copper": 1, "crystal": 1, "wood": 1}).take("apply", spent=(("wood", 1),))
    assert table.stock(0) == {"charcoalium": 3}
    assert table.asked == "act"


def test_i11_11_without_it_the_effect_is_applied_once() -> None:
    table = repaired("P6", assistants=[], others=[Player(assistants=[11])]).take("apply", gained=(("wood", 1),))
    assert table.asked == "act"


def test_i11_11_an_attack_happens_once() -> None:
    table = repaired("A1", others=[Player(stock={"charcoalium": 9})])
    assert (table.stock(1), table.asked) == ({"charcoalium": 6}, "act")


def test_i11_11_a_project_is_removed_once() -> None:
    assert repaired("A5", office=[1, 2]).take("remove-project", project=1).office() == [2]


def test_i11_11_one_slot_of_an_opponent_is_disabled() -> None:
    table = repaired("A6", seats=2, others=[Player(slots=[["P1"], ["P2"]])]).take("disable", machines=("P1",))
    assert (table.disabled(1), table.asked) == ([["P1"]], "act")


def test_i11_11_a_defence_machine_has_nothing_to_apply() -> None:
    assert repaired("D1").asked == "act"


def test_i11_11_not_for_the_machine_that_s1_brings_back() -> None:
    table = repaired("S1", discard=["P6"]).take("recycle", machine="P6").take("apply", gained=(("wood", 1),))
    assert (table.asked, table.stock(0)["wood"]) == ("act", 9 - 1 + 1)


def test_i11_11_not_in_the_use_step() -> None:
    state = position(at="use", **WAITS, assistants=[11], slots=[["P1"], ["P6"]])
    table = Playing(state).take("use", machines=("P1",))
    assert not table.allows("use", machines=("P1",))


# Assistant 12


def borrowing(*slots: list[str], **words: Any) -> Playing:
    """From the left neighbour, who has these slots."""
    other = Player(slots=slots, disabled=words.pop("theirs_disabled", ()))
    words = {**WAITS, "assistants": [12], "slots": [["P1"], ["P2"]], **words}
    return Playing(position(at="use", others=[other], **words))


def test_i11_12_a_machine_of_an_opponent_may_be_used() -> None:
    table = borrowing(["P4"]).take("borrow", machine="P4")
    assert table.stock(0) == {"crystal": 1}


def test_i11_12_once_per_use_step() -> None:
    table = borrowing(["P3"], ["P4"]).take("borrow", machine="P4")
    assert not table.allows("borrow")
    assert table.blocked("borrow") == ["borrowed-already"]


def test_i11_12_at_any_time_of_the_step() -> None:
    table = borrowing(["P4"], slots=[["P1"], ["P2"]]).take("use", machines=("P1",)).take("borrow", machine="P4")
    assert table.take("use", machines=("P2",)).stock(0) == {"charcoalium": 1, "wood": 1, "crystal": 1}


def test_i11_12_what_it_transforms_comes_from_the_stock_of_the_user() -> None:
    table = borrowing(["T1"], stock={"wood": 2}).take("borrow", machine="T1", spent=(("wood", 1),))
    assert table.stock(0) == {"charcoalium": 3, "wood": 1}


def test_i11_12_it_cannot_be_used_without_the_resources() -> None:
    table = borrowing(["T1"])
    assert not table.allows("borrow")
    assert table.blocked("borrow") == ["no-resources"]


def test_i11_12_the_stock_of_the_owner_is_not_touched() -> None:
    state = position(
        at="use",
        **WAITS,
        assistants=[12],
        slots=[["P1"]],
        stock={"wood": 1},
        others=[Player(slots=[["T1"]], stock={"wood": 5})],
    )
    assert Playing(state).take("borrow", machine="T1").stock(1) == {"wood": 5}


def test_i11_12_the_owner_uses_it_as_ever() -> None:
    state = position(
        at="use", stands=8, pieces={9: 1}, track=[2], assistants=[12], others=[Player(slots=[["P3"], ["P4"]])]
    )
    table = Playing(state).take("borrow", machine="P4").take("dial", actions=("recruit", "extract")).take("end-actions")
    assert table.seat == 1
    assert table.take("use", machines=("P4",)).stock(1) == {"crystal": 1}


def test_i11_12_a_p6_leaves_the_choice_to_the_borrower() -> None:
    table = borrowing(["P6"])
    gains = [option.data["gained"] for option in table.decision.options if option.kind == "borrow"]
    assert gains == [(("wood", 1),), (("copper", 1),), (("crystal", 1),)]


@pytest.mark.parametrize("slot", [["P1", "P1"], ["P2", "T1"], ["T1", "T1"]])
def test_i11_12_combined_machines_cannot_be_borrowed(slot: list[str]) -> None:
    table = borrowing(slot, stock=RICH)
    assert not table.allows("borrow")
    assert table.blocked("borrow") == ["borrow-combined"]


@pytest.mark.parametrize("serial", ["A1", "D1", "S2"])
def test_i11_12_only_production_and_transformation_machines_can(serial: str) -> None:
    assert not borrowing([serial], stock=RICH).allows("borrow")


def test_i11_12_not_a_disabled_one() -> None:
    table = borrowing(theirs_disabled=[["P4"]])
    assert not table.allows("borrow")
    assert table.blocked("borrow") == ["borrow-disabled"]


def test_i11_12_an_equal_machine_that_is_enabled_can() -> None:
    assert borrowing(["P4"], theirs_disabled=[["P4"]]).allows("borrow", machine="P4")


def test_i11_12_not_a_broken_one() -> None:
    state = position(at="use", **WAITS, assistants=[12], slots=[["P1"], ["P2"]], others=[Player(yard=["P4"])])
    assert not Playing(state).allows("borrow")


def test_i11_12_not_ones_own() -> None:
    table = borrowing(slots=[["P1"], ["P4"]]).take("use", machines=("P4",))
    assert not table.allows("borrow")


def test_i11_12_equal_machines_of_several_opponents_are_one_option() -> None:
    others = [Player(slots=[["P4"]]), Player(slots=[["P4"], ["P3"]])]
    state = position(at="use", **WAITS, assistants=[12], slots=[["P1"]], others=others)
    borrowed = [option.data["machine"] for option in Playing(state).decision.options if option.kind == "borrow"]
    assert borrowed == ["P3", "P4"]


def test_i11_12_all_at_once_does_not_borrow() -> None:
    table = borrowing(["P4"]).take("use-all")
    assert (table.stock(0), table.asked) == ({"charcoalium": 1, "wood": 1}, "use")
    assert table.allows("borrow", machine="P4")


def test_i11_12_nobody_else_can_borrow() -> None:
    assert not borrowing(["P4"], assistants=[11]).allows("borrow")


# Assistant 13


def ended(mine: Player, other: Player) -> Playing:
    state = position(
        at="act",
        pair=("recruit", "extract"),
        stands=10,
        points=20,
        stock=mine.stock,
        assistants=mine.assistants,
        others=[other],
    )
    return Playing(state).take("end-actions")


def test_i11_13_each_majority_gives_three_points() -> None:
    table = ended(Player(stock={"wood": 2, "copper": 1}, assistants=[13]), Player(stock={"wood": 1}))
    assert table.points(0) == 20 + 3 + 3


def test_i11_13_a_shared_one_too_and_two_to_the_others() -> None:
    table = ended(Player(stock={"crystal": 2}, assistants=[13]), Player(stock={"crystal": 2}))
    assert (table.points(0), table.points(1)) == (20 + 3, 2)


def test_i11_13_nothing_without_a_majority() -> None:
    table = ended(Player(stock={"wood": 1}, assistants=[13]), Player(stock={"wood": 2}))
    assert (table.points(0), table.points(1)) == (20, 2)


def test_i11_13_nothing_before_the_end() -> None:
    state = position(at="act", pair=("recruit", "extract"), stands=10, stock={"wood": 2}, assistants=[13], points=19)
    assert Playing(state).take("end-actions").points(0) == 19
