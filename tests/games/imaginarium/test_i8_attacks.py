"""I8.8, I8.9: thefts (A1 to A4) and the Neuralisatrice (A5). Of the Embrouillette see test_i8_disabling.py."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Stock, table


@dataclass(frozen=True)
class Theft:
    attack: str
    stuff: str
    amount: int
    cost: Stock


THEFTS = [
    Theft("A1", "charcoalium", 3, {"wood": 1, "crystal": 1}),
    Theft("A2", "wood", 3, {"copper": 1, "crystal": 1}),
    Theft("A3", "copper", 2, {"wood": 1, "crystal": 2}),
    Theft("A4", "crystal", 2, {"wood": 1, "copper": 3}),
]
"""Rulebook p. 17."""
PLENTY = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}

every_theft = pytest.mark.parametrize("theft", THEFTS, ids=lambda theft: theft.attack)
every_attack = pytest.mark.parametrize("attack", ["A1", "A2", "A3", "A4", "A5", "A6"])


def attacked(attack: str, *victims: Stock, **words: object) -> Playing:
    """Seat 0 has repaired the machine, and an extraction to follow. The others have these stocks and no machines."""
    others = [Player(stock=stock) for stock in victims]
    words = {"at": "act", "pair": ("repair", "extract"), "yard": [attack], "stock": PLENTY, "others": others, **words}
    return playing(table(**words)).take("repair", machine=attack)


def robbed(theft: Theft, *victims: Stock, **words: object) -> Playing:
    """By somebody who has nothing left of their own."""
    return attacked(theft.attack, *victims, stock=theft.cost, **words)


# I8.8: what is given up


@every_theft
def test_i8_8_a_victim_gives_up_as_much_as_the_card_says(theft: Theft) -> None:
    played = robbed(theft, PLENTY)
    assert played.stock(1) == PLENTY | {theft.stuff: 9 - theft.amount}
    assert played.stock(0) == {theft.stuff: theft.amount}


@every_theft
def test_i8_8_what_is_stolen_is_added_to_what_the_attacker_has(theft: Theft) -> None:
    played = attacked(theft.attack, {theft.stuff: 1})
    assert played.stock(0)[theft.stuff] == 9 - theft.cost.get(theft.stuff, 0) + 1


@every_theft
def test_i8_8_who_has_exactly_as_much_gives_it_all(theft: Theft) -> None:
    played = robbed(theft, {theft.stuff: theft.amount})
    assert (played.stock(0), played.stock(1)) == ({theft.stuff: theft.amount}, {})


@every_theft
def test_i8_8_who_has_less_gives_what_there_is(theft: Theft) -> None:
    played = robbed(theft, {theft.stuff: theft.amount - 1})
    assert (played.stock(0), played.stock(1)) == ({theft.stuff: theft.amount - 1}, {})


@every_theft
def test_i8_8_who_has_none_of_it_gives_nothing_else(theft: Theft) -> None:
    others = {other: 9 for other in PLENTY if other != theft.stuff}
    played = robbed(theft, others)
    assert (played.stock(0), played.stock(1)) == ({}, others)
    assert len(played.happened("steal-nothing")) == 2


@every_theft
def test_i8_8_points_are_never_stolen(theft: Theft) -> None:
    played = robbed(theft, others=[Player(points=7, stock={theft.stuff: 3})], points=2)
    assert [played.points(seat) for seat in (0, 1)] == [2, 7]


@every_theft
def test_i8_8_the_attacker_gives_up_nothing(theft: Theft) -> None:
    played = attacked(theft.attack, {}, {})
    assert played.stock(0) == {have: 9 - theft.cost.get(have, 0) for have in PLENTY}


# I8.8: several victims


@every_theft
def test_i8_8_every_other_player_gives(theft: Theft) -> None:
    played = attacked(theft.attack, PLENTY, {theft.stuff: theft.amount}, {theft.stuff: 1}, {}, seats=5)
    left = [played.stock(seat).get(theft.stuff, 0) for seat in (1, 2, 3, 4)]
    assert left == [9 - theft.amount, 0, 0, 0]


@every_theft
def test_i8_8_of_all_that_is_given_the_attacker_keeps_only_as_much_as_the_card_says(theft: Theft) -> None:
    assert robbed(theft, PLENTY, PLENTY, PLENTY, PLENTY, seats=5).stock(0) == {theft.stuff: theft.amount}


@every_theft
def test_i8_8_what_the_attacker_does_not_keep_goes_to_the_reserve(theft: Theft) -> None:
    played = robbed(theft, PLENTY, PLENTY)
    left = 9 - theft.amount
    assert [played.stock(seat)[theft.stuff] for seat in (0, 1, 2)] == [theft.amount, left, left]
    (kept,) = played.happened("keep")
    assert kept.data == {"gained": ((theft.stuff, theft.amount),), "returned": ((theft.stuff, theft.amount),)}


@every_theft
def test_i8_8_one_piece_each_of_two_victims_is_kept(theft: Theft) -> None:
    played = robbed(theft, {theft.stuff: 1}, {theft.stuff: 1}, {}, seats=4)
    assert [played.stock(seat) for seat in range(4)] == [{theft.stuff: 2}, {}, {}, {}]


@every_theft
def test_i8_8_one_piece_each_of_three_victims_is_kept_up_to_what_the_card_says(theft: Theft) -> None:
    played = robbed(theft, {theft.stuff: 1}, {theft.stuff: 1}, {theft.stuff: 1}, seats=4)
    assert [played.stock(seat) for seat in range(4)] == [{theft.stuff: theft.amount}, {}, {}, {}]


@every_theft
def test_i8_8_of_two_players_there_is_one_victim(theft: Theft) -> None:
    played = robbed(theft, {theft.stuff: 5}, seats=2, seat=1)
    assert (played.stock(1), played.stock(0)) == ({theft.stuff: theft.amount}, {theft.stuff: 5 - theft.amount})


# I8.8: when, and whether


@every_theft
def test_i8_8_a_theft_asks_nothing(theft: Theft) -> None:
    """It acts whether the player wishes it or not."""
    assert attacked(theft.attack, {theft.stuff: 5}).asked == "act"


@every_theft
def test_i8_8_a_theft_is_no_reason_to_refuse_the_repair(theft: Theft) -> None:
    assert attacked(theft.attack, {}, {}).slots(0) == [[theft.attack]]


@every_attack
def test_i8_8_an_attack_machine_stays_in_its_slot(attack: str) -> None:
    played = attacked(attack, PLENTY, slots=[["P1"]])
    assert (played.slots(0), played.yard(0), played.discard()) == ([["P1"], [attack]], [], [])


@every_theft
def test_i8_8_an_attack_happens_once(theft: Theft) -> None:
    """In later turns the machine is not used (I5.2)."""
    played = playing(table(at="use", stands=11, slots=[[theft.attack], ["P6"]], others=[Player(stock=PLENTY)]))
    assert not played.allows("use", machines=(theft.attack,))
    assert played.take("end-use").stock(1) == PLENTY


def test_i8_8_every_copy_of_an_attack_acts_when_it_is_repaired() -> None:
    played = attacked("A1", {"charcoalium": 9}, slots=[["A1"]])
    assert played.stock(1) == {"charcoalium": 6}


@every_theft
def test_i8_8_an_attack_machine_counts_for_projects(theft: Theft) -> None:
    """Project 6: two attack machines."""
    played = attacked(theft.attack, slots=[["A5"]], office=[6]).take("end-actions")
    assert (played.validated(6), played.points(0)) == ([0], 4)


@every_attack
def test_i8_8_an_attack_machine_can_be_dismantled_later(attack: str) -> None:
    played = playing(table(at="act", pair=("dismantle", "extract"), slots=[[attack]]))
    assert played.take("dismantle-for-points", machine=attack).discard() == [attack]


# I8.9: the Neuralisatrice


def test_i8_9_any_project_of_the_design_office_can_be_removed_and_no_other() -> None:
    played = attacked("A5", office=[3, 7, 12], pile=[1, 2])
    assert played.asked == "remove-project"
    assert [project for project in range(1, 15) if played.allows("remove-project", project=project)] == [3, 7, 12]


def test_i8_9_a_removed_project_is_out_of_the_game() -> None:
    played = attacked("A5", office=[3, 7, 12], pile=[1, 2]).take("remove-project", project=7)
    assert 7 in played.out_of_the_game()
    assert 7 not in played.pile()


def test_i8_9_no_other_project_takes_its_place() -> None:
    played = attacked("A5", office=[3, 7, 12], pile=[1, 2]).take("remove-project", project=7)
    assert (played.office(), played.pile()[:2]) == ([3, 12], [1, 2])


def test_i8_9_one_may_remove_none() -> None:
    played = attacked("A5", office=[3, 7, 12]).take("remove-none")
    assert (played.asked, played.office()) == ("act", [3, 7, 12])


def test_i8_9_only_one_project_is_removed() -> None:
    assert attacked("A5", office=[3, 7, 12]).take("remove-project", project=3).asked == "act"


def test_i8_9_points_already_scored_stay() -> None:
    others = [Player(points=5), Player(points=4)]
    played = attacked("A5", office=[3], others=others, validated={3: [1, 2]}).take("remove-project", project=3)
    assert [played.points(seat) for seat in range(3)] == [0, 5, 4]


@pytest.mark.parametrize("seat", [0, 1])
def test_i8_9_nobody_validates_a_removed_project_any_more(seat: int) -> None:
    """Project 12: three assistants. Neither who removed it nor who comes after."""
    words = {"assistants": [1, 2, 3]} if seat == 0 else {"others": [Player(assistants=[1, 2, 3])]}
    played = attacked("A5", office=[12], **words, stands=1, pieces={8: 1}, track=[2])
    played.take("remove-project", project=12).take("end-actions")
    if seat == 1:
        played.take("dial", actions=("recruit", "extract")).take("end-actions")
    assert (played.validated(12), played.points(seat)) == ([], 0)


def test_i8_9_a_project_left_in_the_office_is_validated_after_the_actions() -> None:
    played = attacked("A5", office=[12], assistants=[1, 2, 4]).take("remove-none").take("end-actions")
    assert played.validated(12) == [0]


def test_i8_9_with_an_empty_design_office_there_is_nothing_to_remove() -> None:
    played = attacked("A5", office=[])
    assert (played.asked, played.slots(0)) == ("act", [["A5"]])
    assert played.happened("nothing-to-remove")


def test_i8_9_it_takes_nothing_from_anybody() -> None:
    played = attacked("A5", PLENTY, office=[3], stock={"copper": 2, "crystal": 2}).take("remove-project", project=3)
    assert (played.stock(0), played.stock(1)) == ({}, PLENTY)
