"""N6.1, N6.2: harvests, which gain by the symbols that the bric-a-brac shows."""

from __future__ import annotations

import pytest

from tests.games.nicodemus.positions import Table, table

HARVESTS = [(11, "wood"), (13, "copper"), (14, "crystal"), (12, "charcoalium")]
SHOWING = {
    "wood": [11, 24, 34, 41],
    "copper": [13, 23, 32],
    "crystal": [14, 22, 31],
    "charcoalium": [12, 25, 33, 42],
    "wild": [15, 21],
}
HELD = ("charcoalium", "wood", "copper", "crystal")
SUPPLY = {"charcoalium": 12, "wood": 8, "copper": 8, "crystal": 8}

every_harvest = pytest.mark.parametrize(("machine", "stuff"), HARVESTS)
every_resource = pytest.mark.parametrize("resource", ["wood", "copper", "crystal"])


def applied(machine: int, **words: object) -> Table:
    """The machine is played for its effect."""
    return table(hand=[machine], **words).choose("play", machine=machine).choose("use-effect")


def only(stuff: str, amount: int) -> dict[str, int]:
    return {each: amount if each == stuff else 0 for each in HELD}


@every_harvest
def test_n6_1_a_harvest_counts_the_machine_just_played(machine: int, stuff: str) -> None:
    assert applied(machine).stock(0) == only(stuff, 1)


@every_harvest
def test_n6_1_a_harvest_gains_one_for_each_machine_that_shows_the_symbol(machine: int, stuff: str) -> None:
    others = [each for each in SHOWING[stuff] if each != machine]
    assert applied(machine, board=others).stock(0) == only(stuff, len(others) + 1)


@every_harvest
def test_n6_1_equal_machines_count_one_by_one(machine: int, stuff: str) -> None:
    assert applied(machine, board=[machine, machine, machine]).stock(0) == only(stuff, 4)


@every_harvest
def test_n6_1_a_wild_symbol_counts_for_nothing_but_wild(machine: int, stuff: str) -> None:
    assert applied(machine, board=[15, 21, 15, 21]).stock(0) == only(stuff, 1)


@every_harvest
def test_n6_1_machines_of_other_symbols_do_not_count(machine: int, stuff: str) -> None:
    others = [each for symbol in HELD if symbol != stuff for each in SHOWING[symbol]][:9]
    assert applied(machine, board=others).stock(0) == only(stuff, 1)


@every_harvest
def test_n6_1_only_the_bric_a_brac_is_harvested_not_workshops_nor_hands(machine: int, stuff: str) -> None:
    showing = SHOWING[stuff]
    played = table(
        hand=[machine, showing[1]],
        other_hand=[showing[2], 15],
        workshop=[showing[0]],
        other_workshop=[showing[1], showing[2]],
    )
    assert played.choose("play", machine=machine).choose("use-effect").stock(0) == only(stuff, 1)


@every_harvest
def test_n6_1_both_rows_are_harvested(machine: int, stuff: str) -> None:
    upper, lower = [15, 15, 21, 21, SHOWING[stuff][1]], [15, SHOWING[stuff][2]]
    assert applied(machine, board=[*upper, *lower]).stock(0) == only(stuff, 3)


@every_harvest
def test_n6_1_the_tenth_machine_harvests_the_upper_row_before_that_is_discarded(machine: int, stuff: str) -> None:
    upper, lower = [machine, 21, 21, 21, SHOWING[stuff][1]], [15, 15, 15, 21]
    played = applied(machine, board=[*upper, *lower])
    assert played.stock(0) == only(stuff, 3)
    assert played.board() == [15, 15, 15, 21, machine]


@every_harvest
def test_n6_1_a_harvest_asks_nothing(machine: int, stuff: str) -> None:
    played = applied(machine, board=SHOWING[stuff][1:3])
    assert (played.asked, played.state.seat) == ("action", 1)


@every_harvest
def test_n6_1_a_harvest_comes_from_the_reserve_and_leaves_everything_else_alone(machine: int, stuff: str) -> None:
    stock = {"charcoalium": 1, "wood": 1, "copper": 1, "crystal": 1}
    played = applied(machine, board=[(24, 2), 22], stock=stock, other_stock=stock, points=3, other_points=4)
    gained = {"wood": 2, "crystal": 2}.get(stuff, 1)
    assert played.stock(0) == {**stock, stuff: 1 + gained}
    assert played.stock(1) == stock
    before = {each: SUPPLY[each] - 2 - (2 if each == "charcoalium" else 0) for each in HELD}
    assert played.reserve() == {**before, stuff: before[stuff] - gained}
    assert (played.board(), played.fees()) == ([24, 22, machine], [2, 0, 0])
    assert played.state.score == [3, 4]


def test_n6_1_charcoalium_lying_on_machines_is_no_symbol() -> None:
    played = applied(12, board=[(11, 3), (13, 2)])
    assert played.stock(0)["charcoalium"] == 1
    assert played.fees() == [3, 2, 0]


@every_harvest
def test_n6_1_where_the_reserve_runs_out_the_opponent_provides_the_rest(machine: int, stuff: str) -> None:
    mine = SUPPLY[stuff] - 4
    played = applied(machine, board=[machine, machine], stock={stuff: mine}, other_stock={stuff: 3})
    assert played.stock(0)[stuff] == mine + 3
    assert played.stock(1)[stuff] == 1
    assert played.reserve()[stuff] == 0
    (gain,) = played.happened("gain")
    assert gain.data == {"gained": ((stuff, 3),), "from_opponent": ((stuff, 2),)}


@every_harvest
def test_n6_1_where_the_reserve_just_suffices_the_opponent_loses_nothing(machine: int, stuff: str) -> None:
    mine = SUPPLY[stuff] - 5
    played = applied(machine, board=[machine], stock={stuff: mine}, other_stock={stuff: 3})
    assert played.stock(0)[stuff] == mine + 2
    assert played.stock(1)[stuff] == 3
    assert played.reserve()[stuff] == 0


@every_harvest
def test_n6_1_what_neither_reserve_nor_opponent_has_is_not_gained(machine: int, stuff: str) -> None:
    mine = SUPPLY[stuff] - 1
    played = applied(machine, board=[machine, machine], stock={stuff: mine}, other_stock={stuff: 1})
    assert played.stock(0)[stuff] == SUPPLY[stuff]
    assert played.stock(1)[stuff] == 0


@every_harvest
def test_n6_1_a_harvest_needs_no_target_so_it_is_offered_even_where_nothing_is_left(machine: int, stuff: str) -> None:
    played = table(hand=[machine], stock={stuff: SUPPLY[stuff]}).choose("play", machine=machine)
    assert played.blocked("use-effect") == []
    played.choose("use-effect")
    assert played.stock(0) == only(stuff, SUPPLY[stuff])
    assert played.happened("gain-nothing")


def test_n6_1_charcoalium_on_machines_is_in_nobodys_stock_and_cannot_be_harvested() -> None:
    played = applied(12, board=[(25, 7), (33, 5)])
    assert played.stock(0)["charcoalium"] == 0
    assert played.fees() == [7, 5, 0]


@every_resource
def test_n6_2_the_wild_harvest_gains_the_chosen_resource_and_no_other(resource: str) -> None:
    played = applied(15)
    assert played.asked == "wild-harvest"
    assert played.choose("harvest", stuff=resource).stock(0) == only(resource, 1)


def test_n6_2_the_wild_harvest_is_of_one_resource_never_of_charcoalium() -> None:
    decision = applied(15, board=[21]).decision
    assert decision is not None
    assert [option.data["stuff"] for option in decision.options] == ["wood", "copper", "crystal"]


@every_resource
def test_n6_2_every_machine_that_shows_wild_counts(resource: str) -> None:
    played = applied(15, board=[15, 21, 12, 21, 15]).choose("harvest", stuff=resource)
    assert played.stock(0) == only(resource, 5)


@every_resource
def test_n6_2_machines_that_show_the_chosen_resource_itself_do_not_count(resource: str) -> None:
    played = applied(15, board=SHOWING[resource]).choose("harvest", stuff=resource)
    assert played.stock(0) == only(resource, 1)


def test_n6_2_wild_machines_of_the_workshops_do_not_count() -> None:
    played = applied(15, workshop=[15, 21], other_workshop=[21]).choose("harvest", stuff="copper")
    assert played.stock(0) == only("copper", 1)


@every_resource
def test_n6_2_a_resource_of_which_nothing_is_left_may_be_chosen(resource: str) -> None:
    """N4.5: where a kind may be chosen, any may be."""
    played = applied(15, stock={resource: 8}).choose("harvest", stuff=resource)
    assert played.stock(0) == only(resource, 8)
    assert played.happened("gain-nothing")


def test_n6_2_where_the_reserve_runs_out_the_opponent_provides_the_rest() -> None:
    played = applied(15, board=[21, 21], stock={"crystal": 3}, other_stock={"crystal": 4, "wood": 1})
    played.choose("harvest", stuff="crystal")
    assert played.stock(0) == only("crystal", 6)
    assert played.stock(1) == {"charcoalium": 0, "wood": 1, "copper": 0, "crystal": 2}


def test_n6_2_the_tenth_machine_harvests_the_wilds_of_the_upper_row_before_they_are_discarded() -> None:
    played = applied(15, board=[21, 21, 11, 11, 11, 12, 12, 12, 12])
    assert len(played.board()) == 10
    played.choose("harvest", stuff="wood")
    assert played.stock(0) == only("wood", 3)
    assert played.board() == [12, 12, 12, 12, 15]
