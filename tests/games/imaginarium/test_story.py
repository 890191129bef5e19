"""What is told of a step: all that happened in it, in the order of the rules, with secrets apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.imaginarium.components import KIND_OF
from bricabrac.games.imaginarium.decisions import PLAN
from bricabrac.games.imaginarium.story import story_of_step
from bricabrac.games.imaginarium.turn import step
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.told import amounts, change, chosen, random_steps, told

SCORED = ("validate", "validate-secret", "majority")
PLACED = ("reserve", "go-to-extractor", "sabotage", "block-extractor")

# The whole story


def test_what_is_told_of_gains_and_payments_is_what_the_stocks_change_by() -> None:
    for before, _, after, events in random_steps():
        for seat in range(before.seats):
            assert sum_told(events, seat) == change(before, after, seat)


def sum_told(events: Iterable[Event], seat: int) -> dict[str, int]:
    total: Counter[str] = Counter()
    for event in events:
        if event.seat == seat:
            total.update(amounts(event.data, "gained"))
            total.subtract(amounts(event.data, "paid", "spent"))
            total["point"] += int(str(event.data["points"])) if event.kind in SCORED else 0
        if event.data.get("from_seat", event.seat) == seat:
            total.subtract(amounts(event.data, "lost"))
    return {name: amount for name, amount in total.items() if amount}


def test_every_piece_that_is_placed_and_every_turn_that_begins_is_told() -> None:
    for before, _, after, events in random_steps():
        assert len(told(events, *PLACED, "turn")) == after.turns - before.turns


def test_a_round_is_told_whenever_one_begins() -> None:
    for before, _, after, events in random_steps():
        assert [data["round"] for _, _, data in told(events, "round")] == [*range(before.round + 1, after.round + 1)]


def test_the_machines_that_come_to_the_conveyor_are_those_that_are_told() -> None:
    for before, _, after, events in random_steps():
        for _, _, data in told(events, "refill"):
            assert after.conveyor[data["space"] - 1] == KIND_OF[data["machine"]]
        drawn = len(told(events, "refill", "buy-top"))
        reshuffled = sum(data["count"] for _, _, data in told(events, "reshuffle"))
        assert before.deck_size + reshuffled - drawn == after.deck_size


def test_a_story_of_another_step_is_refused() -> None:
    before = position(at="plan")
    after = before.copy()
    step(after, PLAN)
    with pytest.raises(AssertionError, match="of another step"):
        list(story_of_step(before, PLAN + 1, after))


# Planning and pieces


def test_a_piece_that_finds_no_space_is_told_to_wait() -> None:
    """I4.3: the extractors are taken and only one machine is left."""
    state = position(at="plan", seats=5, conveyor=["P1"], pieces={8: 2, 9: 3, 10: 4})
    events = chosen(state, "reserve", space=1)
    assert told(events, "reserve", "no-space") == [
        ("reserve", 0, {"machine": "P1", "space": 1}),
        ("no-space", 1, {"piece": "handyman"}),
    ]


def test_saboteurs_destroy_machines_and_block_extractors() -> None:
    """I5.10."""
    state = position(
        at="act", seats=2, pair=("recruit", "extract"), stands=1, pieces={3: saboteur(1), 8: saboteur(0), 9: 1}
    )
    state.conveyor[2] = KIND_OF["P1"]
    events = chosen(state, "end-actions")
    assert told(events, "initiative", "machine-sabotaged", "extractor-blocked", "turn") == [
        ("initiative", 0, {"piece": "handyman", "place": 1}),
        ("machine-sabotaged", 1, {"machine": "P1", "space": 3}),
        ("initiative", 1, {"piece": "saboteur", "place": 2}),
        ("extractor-blocked", 0, {"space": 8}),
        ("initiative", 0, {"piece": "saboteur", "place": 3}),
        ("turn", 1, {}),
    ]


# Machines


def test_every_slot_that_is_used_at_once_is_told() -> None:
    state = position(at="use", slots=[["P1", "P1"], ["P2"], ["P6"]])
    assert told(chosen(state, "use-all"), "use") == [
        ("use", 0, {"machines": ("P1", "P1"), "spent": (), "gained": (("charcoalium", 3),)}),
        ("use", 0, {"machines": ("P2",), "spent": (), "gained": (("wood", 1),)}),
    ]


def test_a_slot_that_is_enabled_again_is_told() -> None:
    """I5.3."""
    state = position(at="use", slots=[["P2"]], disabled=[["P1"]])
    assert told(chosen(state, "end-use"), "enable") == [("enable", 0, {"machines": ("P1",)})]


def test_who_cannot_pay_loses_everything() -> None:
    """I5.5; the assistant of I11.7 is why anything is asked."""
    state = position(at="collect", stands=1, conveyor=["S2"], stock={"charcoalium": 3, "wood": 1}, assistants=[7])
    assert told(chosen(state, "lose-everything"), "lose-everything") == [
        ("lose-everything", 0, {"machine": "S2", "space": 1, "lost": (("charcoalium", 3), ("wood", 1))})
    ]


# Attacks


def test_a_theft_is_told_victim_by_victim() -> None:
    """I8.7, I8.8."""
    state = position(
        at="act",
        seats=5,
        pair=("repair", "trade"),
        yard=["A1"],
        stock={"wood": 1, "crystal": 1},
        others=[
            Player(stock={"charcoalium": 2}),
            Player(stock={"charcoalium": 9}),
            Player(stock={"charcoalium": 9}, slots=[["D1"]]),
        ],
    )
    events = chosen(state, "repair", machine="A1")
    assert told(events, "steal", "steal-nothing", "protected", "keep") == [
        ("steal", 0, {"from_seat": 1, "lost": (("charcoalium", 2),)}),
        ("steal", 0, {"from_seat": 2, "lost": (("charcoalium", 3),)}),
        ("protected", 0, {"machine": "A1", "target_seat": 3}),
        ("steal-nothing", 0, {"from_seat": 4, "stuff": "charcoalium"}),
        ("keep", 0, {"gained": (("charcoalium", 3),), "returned": (("charcoalium", 2),)}),
    ]


def test_opponents_whom_the_muddler_does_not_reach_are_told_in_their_order() -> None:
    """I8.10."""
    state = position(
        at="act",
        seats=4,
        pair=("repair", "trade"),
        yard=["A6"],
        stock={"copper": 1, "crystal": 3},
        others=[Player(), Player(slots=[["D3"]]), Player(slots=[["P1"], ["P2"]])],
    )
    events = chosen(state, "repair", machine="A6")
    assert told(events, "nothing-to-disable", "protected", "disable") == [
        ("nothing-to-disable", 0, {"target_seat": 1}),
        ("protected", 0, {"machine": "A6", "target_seat": 2}),
    ]


def test_a_recycler_with_nothing_to_bring_back_is_told() -> None:
    """I8.11."""
    state = position(
        at="act", pair=("repair", "trade"), yard=["S1"], stock={"wood": 1, "copper": 1, "crystal": 2}, discard=["A1"]
    )
    events = chosen(state, "repair", machine="S1")
    assert told(events, "discard-recycler", "nothing-to-recycle") == [
        ("discard-recycler", 0, {"machine": "S1"}),
        ("nothing-to-recycle", 0, {}),
    ]


# Projects


def test_points_of_a_project_are_one_less_for_the_second_and_one_more_with_the_assistant() -> None:
    """I9.2, I11.4."""
    words = {"at": "act", "pair": ("recruit", "extract"), "slots": [["T1", "T1"]], "office": [13]}
    first = chosen(position(**words), "end-actions")  # type: ignore[arg-type]
    second = chosen(position(**words, validated={13: [1]}), "end-actions")  # type: ignore[arg-type]
    helped = chosen(position(**words, assistants=[4]), "end-actions")  # type: ignore[arg-type]
    assert [told(events, "validate")[0][2] for events in (first, second, helped)] == [
        {"project": 13, "points": 3, "first": True},
        {"project": 13, "points": 2, "first": False},
        {"project": 13, "points": 4, "first": True},
    ]


def test_drawn_secret_projects_are_known_to_whoever_drew_them() -> None:
    """I11.8."""
    state = position(at="act", pair=("recruit", "extract"), stock={"charcoalium": 6}, row=[8], pile=[3, 5], office=[1])
    (drawn,) = [event for event in chosen(state, "recruit", assistant=8) if event.kind == "draw-secret"]
    assert drawn.seen_by(0).data == {"count": 2, "projects": (3, 5)}
    assert drawn.seen_by(1).data == drawn.seen_by(SPECTATOR).data == {"count": 2}


def test_of_two_secret_projects_the_validated_one_is_public_and_the_other_stays_unseen() -> None:
    """I11.8."""
    state = position(at="act", pair=("recruit", "extract"), slots=[["T1", "T1"]], assistants=[8], secrets=[12, 13])
    validated, other = (each for each in chosen(state, "end-actions") if each.kind.endswith("-secret"))
    assert validated.seen_by(1).data == {"project": 13, "points": 3}
    assert other.seen_by(0).data == {"project": 12}
    assert other.seen_by(1).data == other.seen_by(SPECTATOR).data == {}


# The end of a round and of the game


def test_the_deck_is_made_anew_when_the_refill_needs_it_and_not_earlier() -> None:
    """I6.2, I6.3."""
    state = position(
        at="act",
        pair=("recruit", "extract"),
        stands=10,
        conveyor=["S2", "P5", "P4", "P4"],
        deck=["P1", "P2"],
        discard=["P3"],
        rest="yard",
    )
    events = chosen(state, "end-actions")
    kinds = [event.kind for event in events if event.kind in ("crush", "refill", "reshuffle", "no-machine-left")]
    assert kinds == ["crush", "refill", "refill", "reshuffle", "refill", "refill"]
    assert told(events, "crush", "reshuffle") == [
        ("crush", 0, {"machine": "P4", "space": 4}),
        ("reshuffle", 0, {"count": 2}),
    ]


def test_the_crusher_feeds_whoever_has_its_assistant() -> None:
    """I11.2."""
    state = position(at="act", pair=("recruit", "extract"), stands=10, conveyor=["S2"], others=[Player(assistants=[2])])
    assert told(chosen(state, "end-actions"), "coal-from-the-crusher") == [
        ("coal-from-the-crusher", 1, {"gained": (("charcoalium", 3),)})
    ]


def test_the_end_tells_who_ends_it_and_every_majority() -> None:
    """I6.1, I10.1, I11.13: of crystal nobody has any."""
    state = position(
        at="act",
        pair=("recruit", "extract"),
        stands=10,
        stock={"wood": 2, "charcoalium": 1},
        points=20,
        others=[Player(stock={"wood": 2, "copper": 1}, assistants=[13])],
    )
    assert told(chosen(state, "end-actions"), "announce", "majority", "over") == [
        ("announce", 0, {"limit": 20, "have": 20}),
        ("majority", 0, {"stuff": "charcoalium", "most": (("charcoalium", 1),), "points": 2}),
        ("majority", 0, {"stuff": "wood", "most": (("wood", 2),), "points": 2}),
        ("majority", 1, {"stuff": "wood", "most": (("wood", 2),), "points": 3}),
        ("majority", 1, {"stuff": "copper", "most": (("copper", 1),), "points": 3}),
        ("over", 0, {}),
    ]
