"""I7.5: reorganise. That every arrangement can be reached is in test_brute_force_arrange.py."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.exploring import arrangements_reached
from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Slot, table

FULL: list[Slot] = [["P1", "P1"], ["P2"], ["P3"], ["A1"]]
"""All four slots are taken: the Charbonneuses cannot be taken apart."""


def about_to_reorganise(*slots: Slot, **words: object) -> Playing:
    """With an extraction to follow (I11.1), so that the turn goes on."""
    return playing(table(**{"at": "act", "pair": ("reorganise", "extract"), "slots": slots, **words}))


def arranged(played: Playing, *slots: Slot) -> Playing:
    """Reorganised into these slots; what has but one place goes there by itself."""
    played.take("reorganise")
    wanted = [tuple(slot) for slot in slots]
    while played.asked == "arrange":
        (machines,) = {slot for slot in wanted if played.allows("arrange", machines=slot)}
        played.take("arrange", machines=machines)
    return played


def most_slots(played: Playing) -> int:
    """Of all arrangements that can be reached."""
    return max(len(slots) for slots in arrangements_reached(played.take("reorganise").state))


# Any arrangement


def test_i7_5_machines_can_be_combined() -> None:
    played = arranged(about_to_reorganise(["P1"], ["P1"], ["P2"], ["T1"]), ["P1", "P1"], ["P2", "T1"])
    assert played.slots(0) == [["P1", "P1"], ["P2", "T1"]]


def test_i7_5_machines_can_be_taken_apart() -> None:
    played = arranged(about_to_reorganise(["P1", "P1"], ["P2", "T1"]), ["P1"], ["P2"], ["T1"])
    assert played.slots(0) == [["P1"], ["P1"], ["P2"], ["T1"]]


def test_i7_5_machines_can_change_their_partners() -> None:
    played = arranged(about_to_reorganise(["P2", "T1"], ["P3", "T3"]), ["P2", "T3"], ["P3", "T1"])
    assert played.slots(0) == [["P2", "T3"], ["P3", "T1"]]


def test_i7_5_a_third_machine_can_join_two() -> None:
    played = arranged(about_to_reorganise(["P3", "P3"], ["P3"]), ["P3", "P3", "P3"])
    assert played.slots(0) == [["P3", "P3", "P3"]]


def test_i7_5_defence_machines_of_all_kinds_can_be_put_together() -> None:
    """The example of the rulebook (p. 9)."""
    played = arranged(about_to_reorganise(["D1"], ["D1"], ["D2"], ["D3"]), ["D1", "D1", "D2", "D3"])
    assert played.slots(0) == [["D1", "D1", "D2", "D3"]]


def test_i7_5_one_may_end_with_the_arrangement_one_had() -> None:
    played = about_to_reorganise(["P1"], ["P1"], ["A1"]).take("reorganise").take("arrange", machines=("P1",))
    assert (played.asked, played.slots(0)) == ("act", [["P1"], ["P1"], ["A1"]])


def test_i7_5_what_does_not_combine_cannot_be_put_together() -> None:
    played = about_to_reorganise(["P1"], ["P1"], ["T1"], ["A1"]).take("reorganise")
    assert {option.data["machines"] for option in played.decision.options} == {("P1",), ("P1", "P1")}


def test_i7_5_no_machine_can_be_left_out() -> None:
    played = about_to_reorganise(["P1"], ["P1"]).take("reorganise")
    assert {option.kind for option in played.decision.options} == {"arrange"}


def test_i7_5_broken_machines_stay_where_they_are() -> None:
    played = about_to_reorganise(["P1"], ["P1"], yard=["P1"]).take("reorganise")
    assert not played.allows("arrange", machines=("P1", "P1", "P1"))


def test_i7_5_the_machines_of_the_others_stay_where_they_are() -> None:
    others = [Player(slots=[["P1"], ["P1"]])]
    played = arranged(about_to_reorganise(["P1"], ["P1"], others=others), ["P1", "P1"])
    assert played.slots(1) == [["P1"], ["P1"]]


# Free of charge, without effects, once


def test_i7_5_it_costs_nothing_and_applies_no_effect() -> None:
    stock = {"charcoalium": 1, "wood": 2}
    played = arranged(about_to_reorganise(["P1"], ["P1"], ["S2"], ["S2"], stock=stock), ["P1", "P1"], ["S2", "S2"])
    assert (played.asked, played.stock(0), played.points(0)) == ("act", stock, 0)


def test_i7_5_it_can_be_done_with_nothing_in_stock() -> None:
    assert about_to_reorganise(["P1"], ["P1"], stock={}).allows("reorganise")


def test_i7_5_it_is_done_once_in_a_turn() -> None:
    played = arranged(about_to_reorganise(["P1"], ["P1"]), ["P1", "P1"])
    assert not played.allows("reorganise")
    assert played.blocked("reorganise") == ["action-done"]


def test_i7_5_a_machine_taken_apart_can_be_dismantled_in_the_same_turn() -> None:
    """Rulebook p. 9: machines are taken apart "notably to be able to dismantle them then"."""
    words = {"pair": ("reorganise", "dismantle")}
    played = about_to_reorganise(["P1", "P1"], **words)
    assert not played.allows("dismantle-for-points")
    assert arranged(played, ["P1"]).allows("dismantle-for-points", machine="P1")


# The slots there are


def test_i7_5_four_slots_can_be_filled_and_no_fifth() -> None:
    assert most_slots(about_to_reorganise(["P1", "P1"], ["P2", "P2"], ["A1"])) == 4


def test_i7_5_why_there_is_no_room_is_said() -> None:
    """With three Charbonneuses apart there would be five slots at least."""
    played = about_to_reorganise(["P1", "P1", "P1"], ["P2"], ["D1"], ["D2"]).take("reorganise")
    assert not played.allows("arrange", machines=("P1",))
    assert played.blocked("arrange", machines=("P1",)) == ["no-room-for-the-rest"]


def test_i7_5_not_even_if_a_dismantle_is_to_follow() -> None:
    assert not about_to_reorganise(*FULL, pair=("reorganise", "dismantle")).allows("reorganise")


def test_i7_5_not_even_if_assistant_6_could_still_be_recruited() -> None:
    words = {"pair": ("reorganise", "recruit"), "row": [6], "stock": {"charcoalium": 4}}
    played = about_to_reorganise(*FULL, **words)
    assert not played.allows("reorganise")
    assert played.take("recruit", assistant=6).allows("reorganise")


def test_i7_5_with_assistant_6_six_slots_can_be_filled_and_no_seventh() -> None:
    slots = [["P1", "P1"], ["P2", "P2"], ["A1"], ["P3", "T1"]]
    assert most_slots(about_to_reorganise(*slots, assistants=[6])) == 6


# Where there is nothing to rearrange


@pytest.mark.parametrize(
    "slots",
    [
        [],
        [["P1"]],
        [["P1"], ["P2"], ["P3"], ["P4"]],
        [["P5"], ["P5"]],
        [["A1"], ["A1"], ["A2"], ["A3"]],
        [["P1"], ["T1"]],
        [["P2"], ["T4"]],
        [["S2"], ["D1"]],
        FULL,
    ],
)
def test_i7_5_with_no_other_arrangement_it_is_not_offered(slots: list[Slot]) -> None:
    played = about_to_reorganise(*slots)
    assert not played.allows("reorganise")
    assert played.blocked("reorganise") == ["no-other-arrangement"]


def test_i7_5_broken_machines_make_no_other_arrangement() -> None:
    assert not about_to_reorganise(["P1"], yard=["P1"]).allows("reorganise")


def test_i7_5_a_machine_that_was_disabled_can_be_rearranged_as_any_other() -> None:
    """I5.3 has enabled it when the actions begin."""
    words = {"at": "use", "slots": [["P1"]], "disabled": [["P1"]], "stands": 11}
    played = playing(table(**words)).take("end-use").take("dial", actions=("dismantle", "reorganise"))
    assert arranged(played, ["P1", "P1"]).slots(0) == [["P1", "P1"]]
