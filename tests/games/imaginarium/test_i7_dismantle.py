"""I7.4: dismantle, broken and repaired machines, also twice (I11.3)."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Slot, Stock, table

DOUBLE_COST: dict[str, Stock] = {
    "P1": {"wood": 4},
    "P2": {"copper": 4},
    "P3": {"wood": 4, "crystal": 2},
    "P4": {"wood": 4, "copper": 4},
    "P5": {"crystal": 6},
    "P6": {"copper": 4, "crystal": 4},
    "T1": {"copper": 2, "crystal": 2},
    "T2": {"wood": 2, "crystal": 2},
    "T3": {"wood": 2, "copper": 4},
    "T4": {"wood": 2, "copper": 2, "crystal": 2},
    "A1": {"wood": 2, "crystal": 2},
    "A2": {"copper": 2, "crystal": 2},
    "A3": {"wood": 2, "crystal": 4},
    "A4": {"wood": 2, "copper": 6},
    "A5": {"copper": 4, "crystal": 4},
    "A6": {"copper": 2, "crystal": 6},
    "D1": {"wood": 2, "copper": 2},
    "D2": {"wood": 6, "copper": 2},
    "D3": {"wood": 2, "copper": 2, "crystal": 4},
}
LEVELS = {1: "P1 P2 T1 T2 A1 A2 A3 A4 D1", 2: "P3 P4 P5 T3 T4 A5 D2", 3: "P6 A6 D3"}
BROKEN: dict[str, list[Stock]] = {
    "P1": [{"wood": 1}],
    "P2": [{"copper": 1}],
    "P3": [{"wood": 2}, {"wood": 1, "crystal": 1}],
    "P4": [{"wood": 2}, {"wood": 1, "copper": 1}, {"copper": 2}],
    "P5": [{"crystal": 2}],
    "P6": [{"copper": 2, "crystal": 1}, {"copper": 1, "crystal": 2}],
    "T1": [{"copper": 1}, {"crystal": 1}],
    "T2": [{"wood": 1}, {"crystal": 1}],
    "T3": [{"wood": 1, "copper": 1}, {"copper": 2}],
    "T4": [{"wood": 1, "copper": 1}, {"wood": 1, "crystal": 1}, {"copper": 1, "crystal": 1}],
    "A1": [{"wood": 1}, {"crystal": 1}],
    "A2": [{"copper": 1}, {"crystal": 1}],
    "A3": [{"wood": 1}, {"crystal": 1}],
    "A4": [{"wood": 1}, {"copper": 1}],
    "A5": [{"copper": 2}, {"copper": 1, "crystal": 1}, {"crystal": 2}],
    "A6": [{"copper": 1, "crystal": 2}, {"crystal": 3}],
    "D1": [{"wood": 1}, {"copper": 1}],
    "D2": [{"wood": 2}, {"wood": 1, "copper": 1}],
    "D3": [{"wood": 1, "copper": 1, "crystal": 1}, {"wood": 1, "crystal": 2}, {"copper": 1, "crystal": 2}],
}
"""What each may give: as many cubes of its cost as its level, each at most once."""

COMBINED: list[Slot] = [["P1", "P1"], ["P1", "P1", "P1"], ["P2", "T1"], ["T4", "T4"], ["D1", "D2"], ["S2", "S2"]]

every_machine = pytest.mark.parametrize("machine", DOUBLE_COST)


def about_to_dismantle(**words: object) -> Playing:
    """With an extraction to follow (I11.1), so that the turn goes on."""
    return playing(table(**{"at": "act", "pair": ("dismantle", "extract"), **words}))


def stocks_from_broken(machine: str) -> list[Stock]:
    """Of a player who has nothing else, by every choice there is."""
    played = about_to_dismantle(yard=[machine]).take("dismantle-broken", machine=machine)
    if played.asked != "cubes":
        return [played.stock(0)]
    return [
        playing(played).take("take-cubes", gained=option.data["gained"]).stock(0) for option in played.decision.options
    ]


def can_dismantle(played: Playing) -> bool:
    return any(option.kind.startswith("dismantle") for option in played.decision.options)


# Broken


@every_machine
def test_i7_4_a_broken_machine_gives_as_many_cubes_of_its_cost_as_its_level(machine: str) -> None:
    gained = stocks_from_broken(machine)
    assert len(gained) == len(BROKEN[machine])
    assert all(stock in gained for stock in BROKEN[machine])


def test_i7_4_a_broken_flamelleur_gives_two_crystals_and_a_copper_or_two_coppers_and_a_crystal() -> None:
    """The example of the rulebook (p. 9)."""
    assert stocks_from_broken("P6") == [{"copper": 2, "crystal": 1}, {"copper": 1, "crystal": 2}]


def test_i7_4_a_cube_that_the_cost_does_not_have_is_said_to_be_missing() -> None:
    played = about_to_dismantle(yard=["P6"]).take("dismantle-broken", machine="P6")
    assert played.blocked("take-cubes", stuff="wood") == ["not-in-cost"]
    assert played.blocked("take-cubes", stuff="copper", count=2) == ["not-in-cost"]


def test_i7_4_a_broken_machine_gives_no_points() -> None:
    played = about_to_dismantle(yard=["P1"])
    assert not played.allows("dismantle-for-points")
    assert not played.allows("dismantle-for-resources")


def test_i7_4_only_one_of_equal_broken_machines_goes() -> None:
    played = about_to_dismantle(yard=["P1", "P1", "D1"]).take("dismantle-broken", machine="P1")
    assert (played.yard(0), played.stock(0)) == (["P1", "D1"], {"wood": 1})


# Repaired


@every_machine
def test_i7_4_a_repaired_machine_gives_twice_its_cost(machine: str) -> None:
    played = about_to_dismantle(slots=[[machine]]).take("dismantle-for-resources", machine=machine)
    assert (played.stock(0), played.points(0)) == (DOUBLE_COST[machine], 0)


@every_machine
def test_i7_4_or_points_equal_to_its_level(machine: str) -> None:
    played = about_to_dismantle(slots=[[machine]]).take("dismantle-for-points", machine=machine)
    (level,) = [level for level, machines in LEVELS.items() if machine in machines.split()]
    assert (played.stock(0), played.points(0)) == ({}, level)


def test_i7_4_a_repaired_charbonneuse_gives_four_wood_or_one_point() -> None:
    """The example of the rulebook (p. 9)."""
    words = {"slots": [["P1"], ["P2"]], "stock": {"charcoalium": 3, "wood": 1, "copper": 1, "crystal": 1}}
    for_resources = about_to_dismantle(**words).take("dismantle-for-resources", machine="P1")
    for_points = about_to_dismantle(**words).take("dismantle-for-points", machine="P1")
    assert (for_resources.stock(0)["wood"], for_resources.points(0)) == (5, 0)
    assert (for_points.stock(0)["wood"], for_points.points(0)) == (1, 1)


def test_i7_4_a_repaired_machine_leaves_its_slot() -> None:
    played = about_to_dismantle(slots=[["P1"], ["P1"], ["P2"]]).take("dismantle-for-points", machine="P1")
    assert played.slots(0) == [["P1"], ["P2"]]


def test_i7_4_the_slot_is_free_for_a_repair_in_the_same_turn() -> None:
    words = {"pair": ("dismantle", "repair"), "slots": [["P1"], ["P2"], ["A1"], ["A2"]], "yard": ["D1"]}
    played = about_to_dismantle(**words, stock={"wood": 1, "copper": 1})
    assert not played.allows("repair")
    assert played.take("dismantle-for-points", machine="A1").allows("repair", machine="D1")


def test_i7_4_what_is_broken_and_what_is_repaired_are_two_choices() -> None:
    played = about_to_dismantle(yard=["P1"], slots=[["P1"]])
    assert played.allows("dismantle-broken", machine="P1")
    assert played.allows("dismantle-for-resources", machine="P1")


# What cannot be dismantled


@pytest.mark.parametrize("slot", COMBINED)
def test_i7_4_combined_machines_cannot_be_dismantled(slot: Slot) -> None:
    played = about_to_dismantle(slots=[slot])
    assert not can_dismantle(played)
    assert played.blocked("dismantle") == ["combined"]


def test_i7_4_beside_combined_ones_a_machine_of_the_same_kind_that_stands_alone_can_be() -> None:
    played = about_to_dismantle(slots=[["P1", "P1"], ["P1"]]).take("dismantle-for-resources", machine="P1")
    assert played.slots(0) == [["P1", "P1"]]


@pytest.mark.parametrize("machine", ["S1", "S2"])
def test_i7_4_a_broken_special_machine_cannot_be_dismantled(machine: str) -> None:
    played = about_to_dismantle(yard=[machine])
    assert not can_dismantle(played)
    assert played.blocked("dismantle", machine=machine) == ["not-dismantlable"]


def test_i7_4_a_repaired_diplomatrice_cannot_be_dismantled() -> None:
    played = about_to_dismantle(slots=[["S2"]])
    assert not can_dismantle(played)
    assert played.blocked("dismantle", machine="S2") == ["not-dismantlable"]


def test_i7_4_only_ones_own_machines_can_be_dismantled() -> None:
    played = about_to_dismantle(others=[Player(yard=["P1"], slots=[["P2"]])])
    assert not can_dismantle(played)
    assert played.blocked("dismantle") == ["nothing-to-dismantle"]


# Where it goes


def test_i7_4_a_broken_machine_goes_to_the_discard_pile() -> None:
    played = about_to_dismantle(yard=["P6"], discard=["A1"]).take("dismantle-broken", machine="P6")
    assert (played.discard(), played.yard(0)) == (["P6", "A1"], [])


@pytest.mark.parametrize("choice", ["dismantle-for-resources", "dismantle-for-points"])
def test_i7_4_a_repaired_machine_goes_to_the_discard_pile(choice: str) -> None:
    played = about_to_dismantle(slots=[["P6"]], discard=["A1"]).take(choice, machine="P6")
    assert (played.discard(), played.slots(0)) == (["P6", "A1"], [])


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_i7_4_anyone_may_look_through_the_discard_pile(viewer: int) -> None:
    played = about_to_dismantle(slots=[["P6"]], discard=["A1", "A1"]).take("dismantle-for-points", machine="P6")
    assert played.game.view(played.state, viewer).discard == played.state.discard


# Once, or twice with assistant 3


def test_i7_4_only_one_machine_is_dismantled_in_a_turn() -> None:
    played = about_to_dismantle(yard=["P1"], slots=[["P2"]]).take("dismantle-for-points", machine="P2")
    assert not can_dismantle(played)
    assert played.blocked("dismantle") == ["action-done"]


@pytest.mark.parametrize("first", ["dismantle-broken", "dismantle-for-points", "dismantle-for-resources"])
@pytest.mark.parametrize("second", ["dismantle-broken", "dismantle-for-points", "dismantle-for-resources"])
def test_i11_3_with_assistant_3_two_machines_are_dismantled_in_any_mix(first: str, second: str) -> None:
    played = about_to_dismantle(yard=["P1", "P2"], slots=[["P1"], ["P2"]], assistants=[3])
    assert not can_dismantle(played.take(first, machine="P1").take(second, machine="P2"))
    assert played.discard() == ["P1", "P2"]


def test_i11_3_the_cubes_of_the_first_are_taken_before_the_second() -> None:
    played = about_to_dismantle(yard=["P6", "P1"], assistants=[3]).take("dismantle-broken", machine="P6")
    assert played.asked == "cubes"
    assert can_dismantle(played.take("take-cubes", gained=(("copper", 1), ("crystal", 2))))


def test_i11_3_the_second_may_be_left_out() -> None:
    played = about_to_dismantle(yard=["P1", "P1"], assistants=[3]).take("dismantle-broken", machine="P1")
    assert played.take("end-action").allows("extract")
    assert not can_dismantle(played)
