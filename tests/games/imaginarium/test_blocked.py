"""Why something cannot be chosen: the reason, the clause and the numbers."""

from __future__ import annotations

import re

from bricabrac.games.imaginarium.blocked import blocked_options
from bricabrac.games.imaginarium.components import HIDDEN, STUFFS
from bricabrac.games.imaginarium.game import imaginarium
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.tables import options_of
from tests.games.imaginarium.told import blocked, decision, random_steps, reasons, values

REPAIRING = {"at": "act", "pair": ("repair", "trade")}

# All reasons


def test_every_reason_has_its_clause() -> None:
    for before, _, _, _ in random_steps():
        for each in decision(before).blocked:
            assert re.fullmatch(r"I\d+\.\d+", each.clause), each


def test_nothing_hidden_is_in_a_reason() -> None:
    for before, _, _, _ in random_steps():
        for each in decision(before).blocked:
            assert HIDDEN not in list(values(each.data))


def test_what_a_counting_player_knows_of_others_is_in_no_reason() -> None:
    for before, _, _, _ in random_steps():
        view = imaginarium().view(before, before.seat)
        other = view.copy()
        other.counted = [[99] * STUFFS for _ in view.counted]
        assert blocked_options(view, options_of(before)) == blocked_options(other, options_of(before))


def test_nothing_that_can_be_chosen_is_blocked() -> None:
    """Where an option and a reason name the same machines, pair or space, they cannot be of one decision."""
    for before, _, _, _ in random_steps():
        found = decision(before)
        for name in ("actions", "space", "stuff", "assistant"):
            free = {(each.kind, each.data[name]) for each in found.options if name in each.data}
            assert not free & {(each.kind, each.data[name]) for each in found.blocked if name in each.data}, found


# Planning


def test_spaces_that_are_taken_or_empty_are_explained() -> None:
    """I4.1, I4.2."""
    state = position(at="plan", seat=2, conveyor=["P1", None, "P2"], pieces={1: 1, 9: 0})
    assert [(each.reason, dict(each.data)) for each in decision(state).blocked][:2] == [
        ("machine-taken", {"space": 1, "by_seat": 1, "piece": "handyman", "machine": "P1"}),
        ("space-empty", {"space": 2}),
    ]
    assert reasons(state, "go-to-extractor", space=9, by_seat=0) == ["extractor-taken"]


# Using machines


def test_slots_that_cannot_be_used_are_explained() -> None:
    """I5.2, I8.10."""
    state = position(
        at="use",
        slots=[["P1"], ["P2", "T1"], ["D1"], ["A1"], ["P3"]],
        disabled=[["P4"]],
        used=[["P1"]],
        assistants=[6],
    )
    assert {(each.data.get("machines") or each.data["machine"], each.reason) for each in blocked(state, "use")} == {
        (("P1",), "slot-used"),
        ("P2", "only-together"),
        (("D1",), "defence-protects"),
        (("A1",), "instant-machine"),
        (("P4",), "slot-disabled"),
    }


def test_a_transformation_without_resources_is_explained_once_or_way_by_way() -> None:
    """I8.3."""
    nothing = position(at="use", slots=[["T4"], ["P1"], ["P2"]], stock={"wood": 1})
    assert [(each.reason, each.data["needed"], each.data["have"]) for each in blocked(nothing, "use")] == [
        ("no-resources", 2, (("wood", 1),))
    ]
    some = position(at="use", slots=[["T1"]], stock={"wood": 1})
    missing = [(each.reason, each.data["missing"]) for each in blocked(some, "use")]
    assert missing == [("resources-missing", (("copper", 1),)), ("resources-missing", (("crystal", 1),))]


def test_machines_of_opponents_that_cannot_be_borrowed_are_explained() -> None:
    """I11.12."""
    owner = Player(slots=[["P2", "T1"], ["P3"], ["D1"]], disabled=[["P1"]])
    state = position(at="use", assistants=[12], others=[owner])
    assert {(each.data["machines"], each.reason) for each in blocked(state, "borrow", owner_seat=1)} == {
        (("P1",), "borrow-disabled"),
        (("P2", "T1"), "borrow-combined"),
    }
    again = position(at="use", slots=[["P1"]], assistants=[12], borrowed=True, others=[owner])
    assert reasons(again, "borrow") == ["borrowed-already"]


def test_equal_machines_that_cannot_be_borrowed_for_want_of_resources_are_explained_once() -> None:
    """I8.3, I11.12."""
    owners = [Player(slots=[["T1"]]), Player(slots=[["T1"]])]
    state = position(at="use", slots=[["P1"], ["P2"]], assistants=[12], others=owners)
    assert reasons(state, "borrow") == ["no-resources"]


# The dial and the top card


def test_the_pair_of_the_last_turn_and_pairs_that_are_not_neighbours_are_explained() -> None:
    """I5.6."""
    state = position(at="dial", dialled=("recruit", "extract"))
    assert reasons(state, "dial", actions=("recruit", "extract")) == ["dialled-last-turn"]
    assert reasons(state, "dial", actions=("recruit", "repair")) == ["not-neighbours"]
    assert len(blocked(state, "dial")) == 10


def test_no_pair_is_blocked_for_whoever_may_choose_freely() -> None:
    """I11.1."""
    state = position(at="dial", dialled=("recruit", "extract"), assistants=[1])
    assert blocked(state, "dial") == []


def test_a_top_machine_that_was_not_offered_is_explained() -> None:
    """I11.7."""
    poor = position(at="dial", assistants=[7], stock={"charcoalium": 2})
    assert [(each.reason, dict(each.data)) for each in blocked(poor, "buy-top")] == [
        ("top-too-dear", {"price": 3, "have": 2})
    ]
    again = position(at="dial", assistants=[7], stock={"charcoalium": 9}, bought_top=True)
    assert reasons(again, "buy-top") == ["top-bought-already"]
    gone = position(at="dial", assistants=[7], stock={"charcoalium": 9}, rest="yard")
    assert reasons(gone, "buy-top") == ["no-top-card"]
    declined = position(at="dial", assistants=[7], stock={"charcoalium": 9})
    assert reasons(declined, "buy-top") == []


# Actions


def test_assistants_that_are_too_dear_are_explained() -> None:
    """I7.2."""
    state = position(at="act", pair=("recruit", "extract"), row=[1, 12], stock={"charcoalium": 5})
    (reason,) = blocked(state, "recruit")
    assert (reason.reason, reason.data["assistant"], reason.data["missing"]) == ("assistant-too-dear", 1, 4)


def test_whoever_has_three_assistants_cannot_recruit() -> None:
    """I7.2."""
    state = position(at="act", pair=("recruit", "extract"), assistants=[1, 2, 3], stock={"charcoalium": 9})
    assert reasons(state, "recruit") == ["assistants-enough"]
    alone = position(at="act", pair=("recruit", "extract"), row=[], stock={"charcoalium": 9})
    assert reasons(alone, "recruit") == ["no-assistant-left"]


def test_repairs_that_lack_cubes_or_a_slot_or_a_machine_are_explained() -> None:
    """I7.3."""
    cubes = position(**REPAIRING, yard=["P3"], stock={"wood": 1, "copper": 5})  # type: ignore[arg-type]
    assert [(each.reason, each.data["have"], each.data["missing"]) for each in blocked(cubes, "repair")] == [
        ("cost-missing", (("wood", 1),), (("wood", 1), ("crystal", 1)))
    ]
    full = position(**REPAIRING, yard=["P1"], slots=[["P1"]] * 4, stock={"wood": 2})  # type: ignore[arg-type]
    assert reasons(full, "repair") == ["no-slot-left"]
    nothing = position(**REPAIRING, stock={"wood": 2})  # type: ignore[arg-type]
    assert reasons(nothing, "repair") == ["nothing-broken"]


def test_trades_that_cannot_be_made_are_explained() -> None:
    """I7.6, I11.9: points cost 3 with the assistant, 5 without."""
    state = position(**REPAIRING, stock={"charcoalium": 2, "wood": 1})  # type: ignore[arg-type]
    assert [each.data["stuff"] for each in blocked(state, "sell")] == ["copper", "crystal"]
    assert [(each.data["stuff"], each.data["price"]) for each in blocked(state, "buy")] == [
        ("crystal", 3),
        ("point", 5),
    ]
    helped = position(**REPAIRING, stock={"charcoalium": 2}, assistants=[9])  # type: ignore[arg-type]
    assert blocked(helped, "buy", stuff="point")[0].data["price"] == 3


def test_machines_that_cannot_be_dismantled_are_explained() -> None:
    """I7.4, I1.4."""
    state = position(at="act", pair=("dismantle", "trade"), slots=[["P1", "P1"], ["S2"]], yard=["S1"])
    found = [(each.data.get("machines") or each.data["machine"], each.reason) for each in blocked(state, "dismantle")]
    assert found == [("S1", "not-dismantlable"), (("P1", "P1"), "combined"), ("S2", "not-dismantlable")]
    nothing = position(at="act", pair=("dismantle", "trade"))
    assert reasons(nothing, "dismantle") == ["nothing-to-dismantle"]


def test_machines_that_fit_in_one_way_only_cannot_be_reorganised() -> None:
    """I7.5."""
    state = position(at="act", pair=("reorganise", "recruit"), slots=[["P1"], ["P2"]])
    assert reasons(state, "reorganise") == ["no-other-arrangement"]


def test_actions_outside_of_the_pair_and_actions_that_are_done_or_must_wait_are_explained() -> None:
    """I5.6."""
    done = position(at="act", pair=("repair", "trade"), left=["trade"], stock={"wood": 1})
    assert reasons(done, "repair") == ["action-done"]
    assert reasons(done, "extract") == ["not-dialled"]
    begun = position(at="act", pair=("repair", "trade"), doing="trade", times=1, stock={"wood": 1})
    assert [(each.reason, each.data["under_way"]) for each in blocked(begun, "repair")] == [("finish-first", "trade")]


# Effects


def test_cubes_that_the_cost_does_not_have_are_explained() -> None:
    """I7.4: of a Flamelier two copper and two crystal, and three cubes are taken."""
    state = position(at="cubes", pair=("dismantle", "trade"), machine="P6")
    assert [(each.data["stuff"], each.data["count"]) for each in blocked(state, "take-cubes")] == [
        ("wood", 0),
        ("copper", 2),
        ("crystal", 2),
    ]


def test_opponents_whom_the_muddler_does_not_reach_are_explained() -> None:
    """I8.7, I8.10."""
    state = position(
        at="disable",
        seats=4,
        pair=("repair", "trade"),
        slots=[["A6"]],
        target=3,
        others=[Player(), Player(slots=[["D3"]]), Player(slots=[["P1"], ["P2"]])],
    )
    assert [(each.data["target_seat"], each.reason) for each in blocked(state, "disable")] == [
        (1, "nothing-to-disable"),
        (2, "protected"),
    ]


def test_instant_machines_do_not_come_back() -> None:
    """I8.11."""
    state = position(at="recycle", pair=("repair", "trade"), discard=["A1", "P1"])
    assert [each.data["machine"] for each in blocked(state, "recycle")] == ["A1", "S1"]


def test_arrangements_that_leave_too_few_slots_are_explained() -> None:
    """I7.5."""
    state = position(at="arrange", pair=("reorganise", "recruit"), loose=["P1", "P1", "P2", "P3", "P4"])
    found = [(each.data["machines"], each.data["slots"], each.reason) for each in blocked(state, "arrange")]
    assert found == [(("P1",), 4, "no-room-for-the-rest")]
