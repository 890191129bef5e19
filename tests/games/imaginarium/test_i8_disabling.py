"""I8.10, I8.12, I5.3: the Embrouillette, and machines that are disabled."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Slot, table

TWO = Player(slots=[["P1"], ["P2"]])
"""An opponent of whom there is a slot to choose."""
NEXT_TURN = {"stands": 8, "pieces": {9: 1}, "track": [2]}
"""After seat 0 it is the turn of seat 1, on an extractor."""


def muddled(*victims: Player, **words: object) -> Playing:
    """The player to move has repaired an Embrouillette, and an extraction to follow."""
    stock = {"copper": 1, "crystal": 3}
    words = {"at": "act", "pair": ("repair", "extract"), "yard": ["A6"], "stock": stock, "others": victims, **words}
    return playing(table(**words)).take("repair", machine="A6")


def about_to_use(*slots: Slot, **words: object) -> Playing:
    """With a piece that waits beside the board: after this step there is nothing to collect (I4.3)."""
    return playing(table(**{"at": "use", "stands": 11, "slots": slots, **words}))


def choices(played: Playing) -> list[object]:
    assert played.asked == "disable"
    assert {option.kind for option in played.decision.options} == {"disable"}
    return [option.data["machines"] for option in played.decision.options]


def target(played: Playing) -> object:
    (seat,) = {option.data["target_seat"] for option in played.decision.options}
    return seat


# I8.10: which slots


def test_i8_10_a_slot_of_the_opponent_is_chosen_and_disabled() -> None:
    played = muddled(TWO)
    assert choices(played) == [("P1",), ("P2",)]
    assert played.take("disable", machines=("P2",)).disabled(1) == [["P2"]]


def test_i8_10_any_machines_can_be_disabled() -> None:
    played = muddled(Player(slots=[["P5"], ["T1"], ["A1"], ["S2"]]))
    assert choices(played) == [("P5",), ("T1",), ("A1",), ("S2",)]


def test_i8_10_combined_machines_are_disabled_together() -> None:
    played = muddled(Player(slots=[["P1", "P1", "P1"], ["P2", "T1"]])).take("disable", machines=("P2", "T1"))
    assert played.disabled(1) == [["P2", "T1"]]


def test_i8_10_it_acts_whether_the_player_wishes_it_or_not() -> None:
    """I8.8: of an opponent with one slot there is nothing to choose."""
    played = muddled(Player(slots=[["P1"]]))
    assert (played.asked, played.disabled(1)) == ("act", [["P1"]])


def test_i8_10_an_opponent_without_a_slot_is_passed_over() -> None:
    played = muddled(Player(yard=["P1"]), TWO)
    assert target(played) == 2
    assert [event.data for event in played.happened("nothing-to-disable")] == [{"target_seat": 1}]


def test_i8_10_with_nobody_to_reach_nothing_is_asked() -> None:
    played = muddled(Player(slots=[["D3"], ["P1"]]), Player())
    assert (played.asked, played.disabled(1), played.slots(0)) == ("act", [], [["A6"]])


def test_i8_10_the_attackers_own_machines_stay_enabled() -> None:
    assert muddled(TWO, slots=[["P1"]]).take("disable", machines=("P1",)).disabled(0) == []


def test_i8_10_stocks_are_left_alone() -> None:
    rich = Player(slots=[["P1"], ["P2"]], stock={"charcoalium": 5, "wood": 5})
    played = muddled(rich).take("disable", machines=("P1",))
    assert (played.stock(0), played.stock(1)) == ({}, {"charcoalium": 5, "wood": 5})


@pytest.mark.parametrize(("attacker", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_i8_10_one_slot_of_every_opponent_in_seat_order_from_the_attacker_on(attacker: int, order: list[int]) -> None:
    played = muddled(TWO, TWO, TWO, seats=4, seat=attacker)
    targets = []
    while played.asked == "disable":
        targets.append(target(played))
        played.take("disable", machines=("P1",))
    assert targets == order
    assert [played.disabled(seat) for seat in order] == [[["P1"]]] * 3


def test_i8_10_protected_opponents_are_passed_over() -> None:
    """I8.7."""
    played = muddled(TWO, Player(slots=[["D3"], ["P1"]]), TWO, seats=4)
    assert target(played) == 1
    assert target(played.take("disable", machines=("P1",))) == 3
    assert played.disabled(2) == []


def test_i8_10_a_breveteur_can_itself_be_disabled_once_it_protects_no_more() -> None:
    played = muddled(Player(slots=[["P1"]], disabled=[["D3"]]))
    assert choices(played) == [("P1",), ("D3",)]


# I8.10: slots already disabled, equal slots


def test_i8_10_a_slot_already_disabled_can_be_chosen() -> None:
    played = muddled(Player(slots=[["P1"]], disabled=[["P2"]]))
    assert choices(played) == [("P1",), ("P2",)]
    assert played.take("disable", machines=("P2",)).disabled(1) == [["P2"]]


def test_i8_10_it_must_be_chosen_where_there_is_no_other() -> None:
    played = muddled(Player(disabled=[["P2"]]))
    assert (played.asked, played.disabled(1)) == ("act", [["P2"]])


def test_i8_10_equal_slots_are_one_choice_and_one_of_them_is_disabled() -> None:
    played = muddled(Player(slots=[["P1"], ["P1"], ["P2"]]))
    assert choices(played) == [("P1",), ("P2",)]
    assert played.take("disable", machines=("P1",)).disabled(1) == [["P1"]]


def test_i8_10_of_equal_slots_one_that_is_still_enabled_is_meant() -> None:
    played = muddled(Player(slots=[["P1"], ["P2"]], disabled=[["P1"]])).take("disable", machines=("P1",))
    assert played.disabled(1) == [["P1"], ["P1"]]


# I8.10: what disabled machines are good for


@pytest.mark.parametrize("slot", [["P1"], ["P1", "P1"], ["P2", "T1"], ["T4"], ["S2"]])
def test_i8_10_disabled_machines_cannot_be_used(slot: Slot) -> None:
    played = about_to_use(["P6"], disabled=[slot], stock={"wood": 3})
    assert not played.allows("use", machines=tuple(slot))
    assert played.blocked("use", machines=tuple(slot)) == ["slot-disabled"]


def test_i8_10_an_equal_slot_that_is_enabled_can_be_used_once() -> None:
    played = about_to_use(["P1"], ["P6"], disabled=[["P1"]]).take("use", machines=("P1",))
    assert not played.allows("use", machines=("P1",))


def test_i8_10_disabled_machines_are_not_used_with_all_others() -> None:
    assert about_to_use(["P1"], ["P2"], disabled=[["P3"]]).take("use-all").stock(0) == {"charcoalium": 1, "wood": 1}


def test_i8_10_assistant_12_cannot_use_them_either() -> None:
    played = about_to_use(assistants=[12], others=[Player(slots=[["P2"]], disabled=[["P1"]])])
    assert played.allows("borrow", machine="P2")
    assert not played.allows("borrow", machine="P1")
    assert played.blocked("borrow", machines=("P1",)) == ["borrow-disabled"]


def test_i8_10_they_give_no_protection() -> None:
    """The rest of it is in test_i8_defence.py."""
    words = {"assistants": [3], "yard": ["A6", "A1"], "stock": {"wood": 1, "copper": 1, "crystal": 4}}
    played = muddled(Player(slots=[["D1"], ["P1"]], stock={"charcoalium": 3}), **words)
    played.take("disable", machines=("D1",)).take("repair", machine="A1")
    assert played.stock(1) == {}


def test_i8_10_they_count_as_machines_in_a_tie() -> None:
    """I10.2: twenty points each; the levels are 3 of the attacker, and 4 although two of them are disabled."""
    rival = Player(points=20, slots=[["P3"], ["P4"]])
    played = muddled(rival, points=20).take("disable", machines=("P3",)).take("end-actions")
    result = played.game.result(played.state)
    assert result is not None
    assert (result.winners, result.decided_by) == ((1,), "levels")


# I5.3: until when


def test_i5_3_disabled_machines_are_enabled_at_the_end_of_ones_use_step() -> None:
    played = about_to_use(["P1"], ["P2"], disabled=[["P3"], ["P4"]])
    assert played.take("use", machines=("P1",)).disabled(0) == [["P3"], ["P4"]]
    assert played.take("end-use").disabled(0) == []


def test_i5_3_those_of_the_others_stay_disabled() -> None:
    played = about_to_use(["P1"], others=[Player(disabled=[["P2"]])])
    assert played.take("end-use").disabled(1) == [["P2"]]


def test_i5_3_who_has_nothing_but_disabled_machines_is_not_asked() -> None:
    played = muddled(Player(slots=[["P1"]]), **NEXT_TURN).take("end-actions")
    assert (played.seat, played.asked, played.disabled(1)) == (1, "dial", [])
    assert played.stock(1) == {"charcoalium": 2}


def test_i5_3_machines_that_were_disabled_count_for_projects_of_the_same_turn() -> None:
    """Project 7: two defence machines."""
    played = about_to_use(["D1"], disabled=[["D2"]], office=[7]).take("end-use")
    assert played.take("dial", actions=("recruit", "extract")).take("end-actions").validated(7) == [0]


def test_i5_3_machines_that_were_disabled_can_be_dismantled_in_the_same_turn() -> None:
    played = about_to_use(["P1"], disabled=[["P5"]]).take("end-use").take("dial", actions=("dismantle", "reorganise"))
    assert played.allows("dismantle-for-points", machine="P5")


# I8.12: one use step


def test_i8_12_being_disabled_costs_the_next_use_step() -> None:
    played = muddled(TWO, **NEXT_TURN).take("disable", machines=("P1",)).take("end-actions")
    assert (played.seat, played.asked) == (1, "use")
    assert not played.allows("use", machines=("P1",))
    assert played.allows("use", machines=("P2",))


def test_i8_12_after_that_step_anybody_can_use_them_again() -> None:
    """The next player by assistant 12."""
    words = {"stands": 8, "pieces": {9: 1, 10: 2}, "track": []}
    played = muddled(TWO, Player(assistants=[12]), **words).take("disable", machines=("P1",)).take("end-actions")
    played.take("end-use").take("dial", actions=("recruit", "extract")).take("end-actions")
    assert (played.seat, played.allows("borrow", machine="P1")) == (2, True)


def test_i8_12_being_disabled_twice_costs_one_use_step_too() -> None:
    twice = Player(slots=[["P2"]], disabled=[["P1"]])
    played = muddled(twice, **NEXT_TURN).take("disable", machines=("P1",)).take("end-actions")
    assert played.disabled(1) == [["P1"]]
    assert played.take("end-use").disabled(1) == []
