"""I11.1, I11.3, I11.9, I11.10: assistants that change the dial, repairs, dismantling and trade."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position

ACTIONS = ("recruit", "extract", "repair", "trade", "dismantle", "reorganise")
RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}


def pairs(table: Playing) -> list[object]:
    return [option.data["actions"] for option in table.decision.options]


def kinds(table: Playing) -> set[str]:
    return {option.kind for option in table.decision.options}


def acting(*pair: str, **words: Any) -> Playing:
    """Others have something to use, so that the turn does not come back."""
    one, other = pair
    return Playing(
        position(at="act", pair=(one, other), pieces={9: 1}, track=[2], others=[Player(slots=[["P1"]])], **words)
    )


# Assistant 1


def test_i11_1_any_two_different_actions_may_be_dialled() -> None:
    assert pairs(Playing(position(at="dial", assistants=[1]))) == list(combinations(ACTIONS, 2))


def test_i11_1_even_the_pair_of_the_last_turn() -> None:
    table = Playing(position(at="dial", assistants=[1], dialled=("extract", "repair")))
    assert table.allows("dial", actions=("extract", "repair"))
    assert table.blocked("dial") == []


def test_i11_1_not_one_action_twice() -> None:
    table = Playing(position(at="act", assistants=[1], pair=("extract", "trade"), stock=RICH)).take("extract")
    assert not table.allows("extract")


def test_i11_1_the_pair_is_chosen_before_the_first_is_done() -> None:
    table = Playing(position(at="dial", assistants=[1], stock=RICH, row=[7])).take("dial", actions=("recruit", "trade"))
    assert kinds(table) == {"recruit", "sell", "buy", "end-actions"}


def test_i11_1_in_the_turn_of_recruiting_the_pair_stays_what_it_is() -> None:
    table = acting("recruit", "extract", stock=RICH, row=[1]).take("recruit", assistant=1)
    assert kinds(table) == {"extract", "end-actions"}


def test_i11_1_it_is_no_help_to_others() -> None:
    assert len(pairs(Playing(position(at="dial", others=[Player(assistants=[1])])))) == 6


# Assistant 3


def test_i11_3_two_machines_may_be_repaired() -> None:
    table = acting("repair", "trade", assistants=[3], stock=RICH, yard=["D1", "A5"]).take("repair", machine="D1")
    table.take("repair", machine="A5")
    assert (table.slots(0), table.yard(0)) == ([["A5"], ["D1"]], [])


def test_i11_3_not_three() -> None:
    table = acting("repair", "trade", assistants=[3], stock=RICH, yard=["D1", "D1", "D2"])
    table.take("repair", machine="D1").take("repair", machine="D1")
    assert table.blocked("repair") == ["action-done"]


def test_i11_3_one_is_enough() -> None:
    table = acting("repair", "trade", assistants=[3], stock=RICH, yard=["D1", "D2"]).take("repair", machine="D1")
    assert kinds(table) == {"repair", "end-action"}
    assert kinds(table.take("end-action")) == {"sell", "buy", "end-actions"}


def test_i11_3_the_second_repair_comes_after_the_effect_of_the_first() -> None:
    """The wood of the P2 pays for the D1."""
    table = acting("repair", "trade", assistants=[3], stock={"copper": 3}, yard=["P2", "D1"])
    table.take("repair", machine="P2")
    assert kinds(table) == {"apply", "no-effect"}
    assert table.take("apply").take("repair", machine="D1").stock(0) == {}


def test_i11_3_the_second_comes_before_the_other_action() -> None:
    table = acting("repair", "trade", assistants=[3], stock=RICH, yard=["D1", "D2"]).take("repair", machine="D1")
    assert table.blocked("sell") + table.blocked("trade") == ["finish-first"]


def test_i11_3_the_second_needs_a_slot_too() -> None:
    table = acting("repair", "trade", assistants=[3], stock=RICH, yard=["D1", "D2"], slots=[["P1"], ["P2"], ["P3"]])
    table.take("repair", machine="D1")
    assert kinds(table) == {"sell", "buy", "end-actions"}


def test_i11_3_without_it_one_machine_is_repaired() -> None:
    table = acting("repair", "trade", stock=RICH, yard=["D1", "D2"])
    assert "repair" not in kinds(table.take("repair", machine="D1"))


@pytest.mark.parametrize(
    "steps",
    [
        ("dismantle-broken", "dismantle-broken"),
        ("dismantle-broken", "dismantle-for-points"),
        ("dismantle-for-points", "dismantle-broken"),
        ("dismantle-for-resources", "dismantle-for-points"),
    ],
)
def test_i11_3_two_machines_may_be_dismantled_broken_and_repaired_in_any_mix(steps: tuple[str, str]) -> None:
    table = acting("trade", "dismantle", assistants=[3], yard=["P2", "P2"], slots=[["P1"], ["P1"]])
    for step in steps:
        table.take(step)
    assert len(table.discard()) == 2
    assert not kinds(table) & {"dismantle-broken", "dismantle-for-points"}


def test_i11_3_the_second_machine_may_be_dismantled_after_the_cubes_of_the_first_are_chosen() -> None:
    table = acting("trade", "dismantle", assistants=[3], yard=["P4", "P4"]).take("dismantle-broken")
    assert kinds(table) == {"take-cubes"}
    table.take("take-cubes", gained=(("wood", 2),))
    assert kinds(table) == {"dismantle-broken", "end-action"}


def test_i11_3_without_it_one_machine_is_dismantled() -> None:
    table = acting("trade", "dismantle", slots=[["P1"], ["P1"]]).take("dismantle-for-resources")
    assert table.blocked("dismantle") == ["action-done"]


def test_i11_3_it_does_not_repeat_other_actions() -> None:
    table = acting("recruit", "extract", assistants=[3], stock=RICH, row=[7, 12]).take("extract")
    assert kinds(table) == {"recruit", "end-actions"}


# Assistant 9


def test_i11_9_points_cost_three_charcoalium() -> None:
    table = acting("repair", "trade", assistants=[9], stock={"charcoalium": 4}).take("buy", stuff="point")
    assert (table.stock(0), table.points(0)) == ({"charcoalium": 1}, 1)


def test_i11_9_with_two_charcoalium_none_can_be_bought() -> None:
    table = acting("repair", "trade", assistants=[9], stock={"charcoalium": 2})
    assert table.blocked("buy", stuff="point") == ["too-dear"]


@pytest.mark.parametrize(("charcoalium", "offered"), [(4, False), (5, True)])
def test_i11_9_without_it_they_cost_five(charcoalium: int, offered: bool) -> None:
    table = acting("repair", "trade", assistants=[10], stock={"charcoalium": charcoalium})
    assert table.allows("buy", stuff="point") == offered


def test_i11_9_resources_cost_what_they_always_do() -> None:
    table = acting("repair", "trade", assistants=[9], stock=RICH)
    prices = [option.data["paid"] for option in table.decision.options if option.kind == "buy"]
    assert prices == [(("charcoalium", price),) for price in (1, 2, 3, 3)]


# Assistant 10


def test_i11_10_up_to_five_transactions() -> None:
    table = acting("repair", "trade", assistants=[10], stock={"wood": 8}, yard=["P1"])
    for _ in range(5):
        table.take("sell", stuff="wood")
    assert kinds(table) == {"repair", "end-actions"}
    assert table.stock(0) == {"charcoalium": 5, "wood": 3}


def test_i11_10_fewer_are_allowed() -> None:
    table = acting("repair", "trade", assistants=[10], stock={"wood": 6}, yard=["P1"]).take("sell", stuff="wood")
    assert table.take("end-action").stock(0) == {"charcoalium": 1, "wood": 5}


def test_i11_10_without_it_three() -> None:
    table = acting("repair", "trade", stock={"wood": 6}, yard=["P1"])
    for _ in range(3):
        table.take("sell", stuff="wood")
    assert kinds(table) == {"repair", "end-actions"}
    assert table.stock(0) == {"charcoalium": 3, "wood": 3}


def test_i11_10_they_are_counted_together_buying_and_selling() -> None:
    table = acting("repair", "trade", assistants=[10], stock={"wood": 2}, yard=["P2"])
    for kind in ("sell", "buy", "sell", "buy", "sell"):
        table.take(kind, stuff="wood")
    assert (table.stock(0), table.seat) == ({"charcoalium": 1, "wood": 1}, 1)
