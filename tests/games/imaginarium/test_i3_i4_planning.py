"""I3.2, I4: the ten spaces, and where pieces go."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.turns import idle_round, idle_turn

FULL = ["S2", "P6", "P3", "P4", "T4", "P1", "P2"]

# The board


def test_i3_2_there_are_seven_spaces_on_the_conveyor_and_three_extractors_after_them() -> None:
    table = Playing(position(at="plan", conveyor=FULL))
    spaces = [(option.kind, option.data["space"]) for option in table.decision.options]
    assert spaces == [("reserve", space) for space in range(1, 8)] + [("go-to-extractor", each) for each in (8, 9, 10)]


def test_i3_2_base_costs_fall_from_the_space_next_to_the_deck_on() -> None:
    table = Playing(position(at="plan", conveyor=FULL))
    assert [option.data["base"] for option in table.decision.options[:7]] == [4, 3, 3, 2, 2, 1, 1]


def test_i3_2_the_extractors_show_1_2_and_3() -> None:
    table = Playing(position(at="plan"))
    shown = [option.data["gained"] for option in table.decision.options if option.kind == "go-to-extractor"]
    assert shown == [(("charcoalium", amount),) for amount in (1, 2, 3)]


# Who goes where


def test_i4_1_pieces_are_placed_in_initiative_order() -> None:
    table = Playing(position(at="plan", seats=4, seat=2, track=[2, 0, 3, 1]))
    order = []
    for space in (10, 9, 8):
        order.append(table.seat)
        table.take("go-to-extractor", space=space)
    assert (*order, table.seat, table.asked) == (2, 0, 3, 1, "plan")


def test_i4_1_a_piece_leaves_the_track_for_the_space_it_is_placed_on() -> None:
    table = Playing(position(at="plan", seat=1, track=[1, 2, 0])).take("reserve", space=4)
    assert (table.pieces(), table.track()[:3]) == ({4: 1}, [None, 2, 0])


def test_i4_1_a_reserved_machine_stays_on_the_conveyor() -> None:
    table = Playing(position(at="plan", conveyor=FULL)).take("reserve", space=1)
    assert table.conveyor() == FULL
    assert table.yard(0) == []


def test_i4_1_a_machine_is_reserved_by_one_piece_only() -> None:
    table = Playing(position(at="plan", pieces={3: 2}, track=[None, 0, 1]))
    assert not table.allows("reserve", space=3)
    assert table.blocked("reserve", space=3) == ["machine-taken"]


def test_i4_1_an_extractor_is_for_one_piece_only() -> None:
    table = Playing(position(at="plan", pieces={9: 2}, track=[None, 0, 1]))
    assert not table.allows("go-to-extractor", space=9)
    assert table.blocked("go-to-extractor", space=9) == ["extractor-taken"]


def test_i4_1_when_the_last_piece_is_placed_realisation_begins() -> None:
    table = Playing(position(at="plan", slots=[["P1"]], pieces={8: 1, 9: 2}, track=[None, None, 0]))
    assert (table.take("reserve", space=1).asked, table.seat) == ("use", 0)


# Two players


def test_i4_1_with_two_players_saboteurs_and_handymen_are_placed_in_the_order_of_the_track() -> None:
    table = Playing(position(at="plan", seats=2, track=[saboteur(1), 0, saboteur(0), 1], seat=1))
    order = []
    for space in (1, 2, 3):
        order.append((table.seat, table.decision.options[-1].data["piece"]))
        table.choose(table.options()[0])
        assert table.pieces()[space] in (saboteur(1), 0, saboteur(0))
    assert order == [(1, "saboteur"), (0, "handyman"), (0, "saboteur")]
    assert (table.seat, table.pieces()) == (1, {1: saboteur(1), 2: 0, 3: saboteur(0)})


def test_i4_1_a_saboteur_goes_to_a_machine_or_an_extractor() -> None:
    table = Playing(position(at="plan", seats=2, track=[saboteur(0), saboteur(1), 0, 1]))
    kinds = [(option.kind, option.data["space"]) for option in table.decision.options]
    assert kinds == [("sabotage", each) for each in range(1, 8)] + [("block-extractor", each) for each in (8, 9, 10)]


@pytest.mark.parametrize("owner", [0, 1])
def test_i4_1_the_space_of_a_saboteur_is_free_for_nobody_not_even_its_owner(owner: int) -> None:
    other = saboteur(1 - owner)
    table = Playing(position(at="plan", seats=2, pieces={2: saboteur(owner)}, track=[None, 0, other, 1]))
    assert not table.allows("reserve", space=2)
    assert table.blocked("reserve", space=2) == ["machine-taken"]


# Free choice


def test_i4_2_a_machine_that_cannot_be_paid_may_be_reserved() -> None:
    table = Playing(position(at="plan", conveyor=FULL, stock={}))
    assert table.allows("reserve", machine="S2", unpayable=True)
    assert table.take("reserve", space=1).pieces() == {1: 0}


def test_i4_2_a_conveyor_space_without_a_machine_cannot_be_chosen() -> None:
    table = Playing(position(at="plan", conveyor=[None, "P1"]))
    assert [option.data["space"] for option in table.decision.options] == [2, 8, 9, 10]
    assert table.blocked("reserve", space=1) == ["space-empty"]


def test_i4_2_with_an_empty_conveyor_the_extractors_are_left() -> None:
    table = Playing(position(at="plan", conveyor=[]))
    assert [option.data["space"] for option in table.decision.options] == [8, 9, 10]


# No free space


def test_i4_3_a_piece_that_finds_no_free_space_waits_beside_the_board() -> None:
    table = Playing(position(at="plan", seats=4, conveyor=[], pieces={8: 1, 9: 2}, track=[None, None, 0, 3]))
    table.take("go-to-extractor", space=10)
    assert (table.waiting(), [event.seat for event in table.happened("no-space")]) == ([3], [3])


def test_i4_3_with_one_space_left_the_piece_goes_there() -> None:
    """By itself: there is nothing to choose."""
    table = Playing(position(at="plan", seats=4, conveyor=["P1"], pieces={8: 1, 9: 2}, track=[None, None, 0, 3]))
    table.take("go-to-extractor", space=10)
    assert (table.waiting(), [event.seat for event in table.happened("reserve")]) == ([], [3])


def test_i4_3_pieces_wait_in_initiative_order() -> None:
    state = position(at="plan", seats=5, seat=2, conveyor=[], pieces={8: 1, 9: 3}, track=[None, None, 2, 4, 0])
    assert Playing(state).take("go-to-extractor", space=10).waiting() == [4, 0]


def test_i4_3_who_waits_is_resolved_after_extractor_3_in_the_order_of_waiting() -> None:
    table = Playing(
        position(at="act", seats=4, stands=10, conveyor=[], waiting=[3, 1], track=[2], pair=("recruit", "extract"))
    )
    turns = [event.seat for event in idle_round(table).happened("turn")]
    assert turns == [3, 1]


def test_i4_3_who_waits_uses_machines_and_acts_but_collects_nothing() -> None:
    table = Playing(position(at="use", seats=4, conveyor=[], stands=11, slots=[["P1"]], stock={"charcoalium": 5}))
    assert table.take("end-use").asked == "dial"
    assert (table.stock(0), table.yard(0)) == ({"charcoalium": 5}, [])


def test_i4_3_who_waits_may_buy_the_top_card() -> None:
    state = position(
        at="use", seats=4, conveyor=[], stands=11, slots=[["P1"]], stock={"charcoalium": 3}, assistants=[7], deck=["P6"]
    )
    table = Playing(state).take("end-use")
    assert table.asked == "buy-after"
    assert table.take("buy-top").yard(0) == ["P6"]
    assert table.asked == "dial"


def test_i4_3_a_saboteur_that_waits_does_nothing_and_goes_back_to_the_track() -> None:
    state = position(
        at="act",
        seats=2,
        stands=10,
        conveyor=[],
        waiting=[saboteur(0)],
        track=[1, saboteur(1)],
        pair=("recruit", "extract"),
    )
    table = Playing(state).take("end-actions")
    assert [event.data["piece"] for event in table.happened("initiative")] == ["handyman", "saboteur"]
    assert table.happened("machine-sabotaged") == table.happened("extractor-blocked") == []
    assert table.discard() == []
    assert table.track()[:4] == [1, saboteur(1), 0, saboteur(0)]


def test_i4_3_a_saboteur_that_finds_no_space_waits_as_a_handyman_does() -> None:
    state = position(
        at="plan",
        seats=2,
        conveyor=[],
        pieces={8: saboteur(1), 9: 1},
        track=[None, None, 0, saboteur(0)],
        slots=[["P1"]],
    )
    table = Playing(state).take("go-to-extractor", space=10)
    assert [(event.seat, event.data["piece"]) for event in table.happened("no-space")] == [(0, "saboteur")]


def test_i4_3_the_piece_that_waited_is_no_longer_waiting_after_its_turn() -> None:
    state = position(
        at="use",
        seats=4,
        conveyor=[],
        stands=11,
        waiting=[2],
        slots=[["P1"]],
        others=[Player(), Player(slots=[["P2"]])],
    )
    table = idle_turn(Playing(state))
    assert (table.waiting(), table.seat, table.asked) == ([2], 2, "use")
