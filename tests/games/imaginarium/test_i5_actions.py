"""I5.6: the dial, and which actions of a pair are done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Pair, Player, position
from tests.games.imaginarium.turns import idle_round, idle_turn

NEIGHBOURS: list[Pair] = [
    ("recruit", "extract"),
    ("recruit", "reorganise"),
    ("extract", "repair"),
    ("repair", "trade"),
    ("trade", "dismantle"),
    ("dismantle", "reorganise"),
]


def dialling(**words: Any) -> Playing:
    return Playing(position(at="dial", **words))


def pairs(table: Playing) -> list[object]:
    return [option.data["actions"] for option in table.decision.options]


def kinds(table: Playing) -> list[str]:
    return [option.kind for option in table.decision.options]


# The pair


def test_i5_6_neighbours_on_the_dial_are_the_pairs() -> None:
    """Page 8 lists the six."""
    assert pairs(dialling()) == NEIGHBOURS


@pytest.mark.parametrize("last", NEIGHBOURS)
def test_i5_6_the_pair_of_ones_last_turn_cannot_be_chosen(last: Pair) -> None:
    table = dialling(dialled=last)
    assert pairs(table) == [pair for pair in NEIGHBOURS if pair != last]
    assert table.blocked("dial", actions=last) == ["dialled-last-turn"]


def test_i5_6_actions_that_are_not_neighbours_are_no_pair() -> None:
    table = dialling(dialled=("extract", "repair"))
    assert table.blocked("dial", actions=("extract", "dismantle")) == ["not-neighbours"]
    assert len(table.decision.blocked) == 15 - 5


def test_i5_6_the_pairs_of_others_make_no_difference() -> None:
    table = dialling(others=[Player(dialled=("trade", "dismantle")), Player(dialled=("extract", "repair"))])
    assert pairs(table) == NEIGHBOURS


def test_i5_6_a_pair_may_be_chosen_again_after_another_one() -> None:
    """Dialled two turns ago."""
    table = dialling(dialled=("extract", "repair"), stands=8, pieces={9: 1, 10: 2}, track=[])
    table.take("dial", actions=("trade", "dismantle"))
    idle_round(table)
    for space in (8, 9, 10):
        table.take("go-to-extractor", space=space)
    assert table.allows("dial", actions=("extract", "repair"))
    assert table.blocked("dial", actions=("trade", "dismantle")) == ["dialled-last-turn"]


def test_i5_6_the_pair_counts_as_the_pair_of_this_turn_even_if_nothing_is_done_of_it() -> None:
    table = dialling(slots=[["P1"], ["P1"]], stands=8, pieces={9: 1, 10: 2}, track=[])
    table.take("dial", actions=("dismantle", "reorganise")).take("end-actions")
    assert idle_round(table).round == 6
    assert table.dialled(0) == ("dismantle", "reorganise")


# One of them, both, or none


def test_i5_6_only_the_actions_of_the_pair_can_be_done() -> None:
    state = position(
        at="dial", stock={"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}, yard=["P1"], slots=[["P2"], ["P2"]]
    )
    table = Playing(state).take("dial", actions=("extract", "repair"))
    assert kinds(table) == ["extract", "repair", "end-actions"]
    assert table.blocked("recruit") == table.blocked("trade") == table.blocked("dismantle") == ["not-dialled"]


def test_i5_6_both_actions_may_be_left_out() -> None:
    table = dialling(stock={"charcoalium": 9}, pieces={9: 1}, others=[Player(slots=[["P1"]])])
    before = table.stock(0)
    table.take("dial", actions=("recruit", "extract")).take("end-actions")
    assert (table.stock(0), table.assistants(0), table.seat) == (before, [], 1)


@pytest.mark.parametrize("done", ["recruit", "extract"])
def test_i5_6_one_action_may_be_left_out_whichever_it_is(done: str) -> None:
    words: dict[str, Any] = {"stock": {"charcoalium": 9}, "row": [7, 12, 13], "pieces": {9: 1}}
    table = dialling(**words, others=[Player(slots=[["P1"]])]).take("dial", actions=("recruit", "extract"))
    table.take(done, **({"assistant": 7} if done == "recruit" else {})).take("end-actions")
    left = ({"charcoalium": 6}, [7]) if done == "recruit" else ({"charcoalium": 12}, [])
    assert (table.stock(0), table.assistants(0)) == left


def test_i5_6_the_second_of_the_dial_may_be_done_first() -> None:
    """The extraction pays for the assistant."""
    table = dialling(row=[7, 12, 13]).take("dial", actions=("recruit", "extract"))
    assert not table.allows("recruit")
    table.take("extract").take("recruit", assistant=7)
    assert (table.stock(0), table.assistants(0)) == ({}, [7])


def test_i5_6_the_first_of_the_dial_may_be_done_first() -> None:
    table = dialling(row=[7, 12, 13], stock={"charcoalium": 3}).take("dial", actions=("recruit", "extract"))
    table.take("recruit", assistant=7).take("extract")
    assert (table.stock(0), table.assistants(0)) == ({"charcoalium": 3}, [7])


def test_i5_6_an_action_is_done_once() -> None:
    table = Playing(position(at="act", pair=("recruit", "extract"), stock={"charcoalium": 9}, row=[7, 12, 13]))
    table.take("extract")
    assert not table.allows("extract")
    assert table.blocked("extract") == ["action-done"]


def test_i5_6_the_first_is_completed_before_the_second_begins() -> None:
    table = Playing(position(at="act", pair=("repair", "trade"), stock={"wood": 9, "crystal": 9}, yard=["T2"]))
    table.take("sell", stuff="wood")
    assert not table.allows("repair")
    assert table.blocked("repair") == ["finish-first"]


def test_i5_6_once_the_first_is_ended_it_cannot_be_taken_up_again() -> None:
    table = Playing(position(at="act", pair=("repair", "trade"), stock={"wood": 9, "crystal": 9}, yard=["T2"]))
    table.take("sell", stuff="wood").take("end-action")
    assert kinds(table) == ["repair", "end-actions"]
    assert table.blocked("trade") == ["action-done"]


def test_i5_6_the_effect_of_a_repaired_machine_comes_before_the_other_action() -> None:
    table = Playing(position(at="act", pair=("repair", "trade"), stock={"wood": 3, "crystal": 3}, yard=["T2"]))
    table.take("repair", machine="T2")
    assert set(kinds(table)) == {"apply", "no-effect"}
    assert table.take("no-effect").allows("sell", stuff="wood")


def test_i5_6_after_both_actions_the_turn_goes_on_by_itself() -> None:
    table = Playing(
        position(
            at="act",
            pair=("recruit", "extract"),
            stock={"charcoalium": 3},
            row=[7, 12, 13],
            pieces={9: 1},
            others=[Player(slots=[["P1"]])],
        )
    )
    assert table.take("recruit", assistant=12).take("extract").seat == 1


def test_i5_6_a_piece_that_waited_dials_as_all_others_do() -> None:
    table = idle_turn(Playing(position(at="dial", seats=4, conveyor=[], stands=11, waiting=[2])))
    assert table.dialled(0) == ("recruit", "extract")
