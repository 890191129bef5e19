"""I5.1, I5.9, I5.10: in which order the board is resolved, where pieces go afterwards, and saboteurs."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.turns import idle_round

LAST = [*[None] * 6, "P1"]

# Board order


@pytest.mark.parametrize(
    ("pieces", "order"),
    [
        ({2: 1, 3: 2}, [1, 2]),
        ({2: 2, 7: 1}, [2, 1]),
        ({7: 2, 8: 1}, [2, 1]),
        ({8: 1, 10: 2}, [1, 2]),
        ({9: 2, 10: 1}, [2, 1]),
    ],
)
def test_i5_1_the_board_is_resolved_from_space_1_to_7_and_then_the_extractors(
    pieces: dict[int, int], order: list[int]
) -> None:
    table = Playing(position(at="act", pair=("recruit", "extract"), stands=1, pieces=pieces))
    assert [event.seat for event in idle_round(table).happened("turn")] == order


def test_i5_1_a_turn_is_completed_before_the_next_begins() -> None:
    table = Playing(position(at="dial", stands=1, pieces={2: 1}, conveyor=[None, "P1"], track=[2]))
    table.take("dial", actions=("recruit", "extract")).take("extract")
    assert (table.seat, table.stock(0)) == (0, {"charcoalium": 3})
    table.take("end-actions")
    assert table.happened("turn")[0].seat == 1


def test_i5_1_the_steps_of_a_turn_follow_each_other() -> None:
    """Using machines, collecting, the dial, actions; then projects, and the end of the turn."""
    slots = [["T1", "T1"], ["P6"]]
    state = position(at="use", slots=slots, stock={"wood": 5, "copper": 5}, stands=7, conveyor=LAST, office=[13])
    table = Playing(state)
    assert table.asked == "use"
    assert table.take("end-use").asked == "pay"
    assert table.take("pay", paid=(("wood", 4),)).asked == "dial"
    assert table.take("dial", actions=("repair", "trade")).asked == "act"
    assert [event.kind for event in table.take("end-actions").events][:2] == ["validate", "initiative"]


# The initiative track


def test_i5_9_whoever_is_first_done_takes_the_first_place() -> None:
    table = Playing(position(at="act", pair=("recruit", "extract"), stands=1, pieces={8: 2, 9: 1}))
    assert table.take("end-actions").track() == [0, None, None, None, None]


def test_i5_9_the_next_takes_the_lowest_place_that_is_still_free() -> None:
    state = position(at="act", pair=("recruit", "extract"), stands=8, pieces={9: 1}, track=[2], seats=3)
    assert Playing(state).take("end-actions").track() == [2, 0, None, None, None]


def test_i5_9_the_order_on_the_board_is_the_order_of_the_next_planning() -> None:
    table = idle_round(
        Playing(position(at="act", pair=("recruit", "extract"), stands=8, pieces={9: 2, 10: 1}, track=[]))
    )
    assert (table.asked, table.round, table.track()) == ("plan", 6, [0, 2, 1, None, None])
    assert table.seat == 0


def test_i5_9_a_handyman_that_waited_takes_the_lowest_free_place_too() -> None:
    state = position(at="act", pair=("recruit", "extract"), seats=4, stands=11, track=[2, 1, 3], conveyor=[])
    assert Playing(state).take("end-actions").track() == [2, 1, 3, 0, None]


def test_i5_9_places_of_unused_workshops_are_empty_in_the_first_round_only() -> None:
    state = position(at="plan", track=[None, 0, None, 1, 2], round_number=1, slots=[["P1"]])
    table = Playing(state)
    for space in (8, 9, 10):
        table.take("go-to-extractor", space=space)
    assert idle_round(table).track() == [0, 1, 2, None, None]


# Saboteurs


def test_i5_10_a_machine_on_which_a_saboteur_stands_is_discarded() -> None:
    state = position(
        at="act",
        seats=2,
        pair=("recruit", "extract"),
        stands=1,
        conveyor=[None, "P6"],
        pieces={2: saboteur(1)},
        track=[1, saboteur(0)],
    )
    table = Playing(state).take("end-actions")
    assert [event.data["machine"] for event in table.happened("machine-sabotaged")] == ["P6"]
    assert "P6" in table.discard()
    assert table.yard(0) == table.yard(1) == []


def test_i5_10_a_saboteur_takes_the_lowest_free_place_when_its_space_is_resolved() -> None:
    state = position(
        at="act",
        seats=2,
        pair=("recruit", "extract"),
        stands=1,
        pieces={2: saboteur(1), 3: 1, 4: saboteur(0)},
        track=[],
    )
    assert Playing(state).take("end-actions").track() == [0, saboteur(1), None, None, None]


def test_i5_10_nothing_is_discarded_before_its_place_in_the_order_comes() -> None:
    state = position(
        at="act",
        seats=2,
        pair=("recruit", "extract"),
        stands=1,
        pieces={2: 1, 4: saboteur(0)},
        track=[saboteur(1)],
        others=[Player(slots=[["P1"]])],
    )
    table = Playing(state)
    machine = table.conveyor()[3]
    assert (table.take("end-actions").conveyor()[3], table.discard()) == (machine, [])


def test_i5_10_an_extractor_on_which_a_saboteur_stands_was_simply_blocked() -> None:
    state = position(
        at="act",
        seats=2,
        pair=("recruit", "extract"),
        stands=1,
        pieces={8: saboteur(1), 9: 1},
        track=[saboteur(0)],
        others=[Player(slots=[["P1"]])],
    )
    table = Playing(state).take("end-actions")
    assert [event.data["space"] for event in table.happened("extractor-blocked")] == [8]
    assert (table.stock(0), table.stock(1)) == ({}, {})
    assert table.discard() == []


def test_i5_10_a_saboteur_has_no_turn() -> None:
    """Nothing is asked of its owner between the two handymen."""
    state = position(
        at="act", seats=2, pair=("recruit", "extract"), stands=1, pieces={2: saboteur(0), 8: 1}, track=[saboteur(1)]
    )
    table = Playing(state).take("end-actions")
    assert [event.seat for event in table.happened("turn")] == [1]
    assert table.happened("validate") == []


def test_i5_10_a_saboteur_after_the_last_handyman_still_works_before_the_reset() -> None:
    """The machine it destroys is not there any more to be the rightmost one (I6.2)."""
    state = position(
        at="act",
        seats=2,
        pair=("recruit", "extract"),
        stands=5,
        conveyor=["P1", "P6", None, None, None, None, "T4"],
        pieces={7: saboteur(1)},
        track=[1, saboteur(0)],
    )
    table = Playing(state).take("end-actions")
    assert [event.data["machine"] for event in table.happened("machine-sabotaged")] == ["T4"]
    assert [event.data["machine"] for event in table.happened("crush")] == ["P6"]
