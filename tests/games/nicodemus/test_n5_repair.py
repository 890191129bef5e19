"""N5: repairing a machine of the bric-a-brac."""

from __future__ import annotations

from tests.games.nicodemus.positions import table

RICH = {"charcoalium": 5, "wood": 4, "copper": 4, "crystal": 4}


def test_n5_1_the_last_machine_costs_its_cubes_and_no_charcoalium() -> None:
    played = table(board=[11, 13], hand=[12], stock={"copper": 1, "crystal": 2}).choose("repair", machine=13)
    assert played.workshop(0) == [13]
    assert played.stock(0) == {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}


def test_n5_1_every_machine_after_it_costs_one_charcoalium() -> None:
    played = table(board=[12, 13, 14], hand=[12], stock={"wood": 2, "charcoalium": 2}).choose("repair", machine=12)
    assert played.stock(0)["charcoalium"] == 0
    assert played.fees() == [1, 1]


def test_n5_1_the_lower_row_comes_after_the_whole_upper_row() -> None:
    short = table(board=[12, 13, 13, 13, 14, 14, 14], hand=[12], stock={"wood": 2, "charcoalium": 5})
    assert not short.offers("repair", machine=12)
    assert short.blocked("repair", machine=12) == ["charcoalium-missing"]


def test_n5_rulebook_example_of_a_repair() -> None:
    """The first of four machines; a workshop that shows wood and charcoalium: 2 crystals, 1 copper, 2 charcoalium."""
    played = table(
        board=[25, 11, 12, 13],
        hand=[12],
        workshop=[11, 12],
        stock={"crystal": 2, "copper": 1, "charcoalium": 2},
    ).choose("repair", machine=25)
    assert played.board() == [11, 12, 13]
    assert played.fees() == [1, 1, 0]
    assert played.workshop(0) == [11, 12, 25]
    assert played.state.score[0] == 3
    assert sum(played.stock(0).values()) == 0
