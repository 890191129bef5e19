"""N6.3 to N6.6: machines that are scrapped for the cubes of their cost."""

from __future__ import annotations

import pytest

from bricabrac.games.nicodemus.components import MACHINE_IDS
from bricabrac.games.nicodemus.state import OTHERS
from tests.games.nicodemus.positions import Table, table

CUBES = ("wood", "copper", "crystal")
PAIRS = {
    11: ["copper crystal"],
    12: ["wood wood"],
    13: ["copper crystal", "crystal crystal"],
    14: ["copper copper", "copper crystal"],
    15: ["wood wood", "wood copper"],
    21: ["wood copper"],
    22: ["wood wood"],
    23: ["copper copper", "copper crystal"],
    24: ["wood wood", "wood crystal"],
    25: ["wood copper", "wood crystal", "copper crystal", "crystal crystal"],
    31: ["wood crystal"],
    32: ["wood copper", "wood crystal", "copper crystal"],
    33: ["wood crystal", "crystal crystal"],
    34: ["wood copper", "copper copper"],
    41: ["wood wood", "wood crystal", "crystal crystal"],
    42: ["copper copper", "copper crystal"],
}
"""What two cubes of each machine's cost can be, read off the cards."""

every_machine = pytest.mark.parametrize("scrapped", MACHINE_IDS)
every_scrap_of_the_board = pytest.mark.parametrize("scrapper", [22, 23, 25])


def applied(machine: int, **words: object) -> Table:
    """The machine is played for its effect; the rest of the hand is what the test says."""
    hand = words.pop("hand", [])
    assert isinstance(hand, list)
    return table(hand=[machine, *hand], **words).choose("play", machine=machine).choose("use-effect")


def gone(played: Table) -> list[int]:
    """Machines that are out of the game, without those used for projects."""
    return [MACHINE_IDS[kind] for kind, count in enumerate(played.state.gone[OTHERS]) for _ in range(count)]


def held(played: Table) -> str:
    """The stock of seat 0 as words, a word for each piece."""
    return " ".join(each for each, amount in played.stock(0).items() for _ in range(amount))


def outcomes(played: Table) -> list[str]:
    """What the stock of seat 0 can be once its cubes are chosen; a single possibility is not asked for."""
    if played.asked != "cubes":
        return [held(played)]
    return [held(Table(played.game.apply(played.state, number))) for number in played.numbers("gain-cubes")]


# N6.3


@every_machine
def test_n6_3_two_cubes_of_the_cost_the_same_kind_twice_only_if_printed_twice(scrapped: int) -> None:
    assert sorted(outcomes(applied(21, hand=[scrapped]))) == sorted(PAIRS[scrapped])


def test_n6_3_the_player_chooses_which_machine_of_the_hand_is_discarded() -> None:
    played = applied(21, hand=[12, 31], deck=[11, 11, 13, 14, 15])
    assert played.asked == "scrap-from-hand"
    played.choose("scrap-hand", machine=31)
    assert held(played) == "wood crystal"
    assert played.hand(0) == [11, 11, 12, 13, 14]


def test_n6_3_equal_cards_of_the_hand_are_one_option() -> None:
    played = applied(21, hand=[12, 12, 31, 31])
    assert len(played.numbers("scrap-hand")) == 2
    assert played.choose("scrap-hand", machine=12).hand(0).count(12) >= 1


def test_n6_3_only_one_of_two_equal_cards_is_discarded() -> None:
    played = applied(21, hand=[12, 12, 14], deck=[31, 31, 32, 32, 33]).choose("scrap-hand", machine=12)
    assert played.hand(0) == [12, 14, 31, 31, 32]


def test_n6_3_another_machine_of_the_same_kind_may_be_scrapped() -> None:
    played = applied(21, hand=[21])
    assert held(played) == "wood copper"
    assert played.board() == [21]


def test_n6_3_the_machine_just_played_has_left_the_hand_so_the_last_card_cannot_scrap() -> None:
    played = table(hand=[21]).choose("play", machine=21)
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["no-card-to-scrap"]


def test_n6_3_one_card_left_in_hand_is_enough() -> None:
    assert table(hand=[21, 12]).choose("play", machine=21).offers("use-effect")


def test_n6_3_the_hand_is_refilled_for_both_cards_that_left_it() -> None:
    played = applied(21, hand=[11, 12, 13, 14], deck=[31, 32, 33]).choose("scrap-hand", machine=12)
    assert played.hand(0) == [11, 13, 14, 31, 32]
    assert played.state.deck_size == 1


def test_n6_3_a_deck_too_short_for_the_scrapped_card_triggers_the_end() -> None:
    """N4.3, N8.1: the hand misses two cards, the deck has one."""
    played = applied(21, hand=[11, 12, 13, 14], deck=[31]).choose("scrap-hand", machine=12)
    assert played.hand(0) == [11, 13, 14, 31]
    assert played.state.last_round == 1


def test_n6_3_the_card_is_discarded_for_all_to_see() -> None:
    played = applied(21, hand=[33, 12], deck=[11] * 4, other_hand=[13, 14]).choose("scrap-hand", machine=33)
    before = gone(played).count(33)
    played.choose("gain-cubes", gained=(("crystal", 2),))
    assert gone(played).count(33) == before + 1
    (event,) = played.happened("scrap-hand")
    assert event.seen_by(1).data == {"machine": 33}


def test_n6_3_a_cube_that_the_cost_does_not_show_is_blocked_with_its_reason() -> None:
    played = applied(21, hand=[15, 12]).choose("scrap-hand", machine=15)
    assert played.blocked("gain-cubes", stuff="crystal") == ["not-printed"]
    assert played.blocked("gain-cubes", stuff="copper") == []


def test_n6_3_the_cubes_come_from_the_reserve_and_the_bric_a_brac_is_left_alone() -> None:
    played = applied(21, board=[(11, 2), 12], hand=[12], other_stock={"wood": 3, "charcoalium": 1})
    assert held(played) == "wood wood"
    assert played.reserve() == {"charcoalium": 9, "wood": 3, "copper": 8, "crystal": 8}
    assert played.stock(1) == {"charcoalium": 1, "wood": 3, "copper": 0, "crystal": 0}
    assert (played.board(), played.fees()) == ([11, 12, 21], [2, 0, 0])


def test_n6_3_where_the_reserve_runs_out_the_opponent_provides_the_rest() -> None:
    played = applied(21, hand=[12], stock={"wood": 4}, other_stock={"wood": 3})
    assert played.stock(0)["wood"] == 6
    assert played.stock(1)["wood"] == 2


def test_n6_3_cubes_of_which_nothing_is_left_may_be_chosen() -> None:
    """N4.5: where a kind may be chosen, any may be."""
    played = applied(21, hand=[24, 12], stock={"wood": 8}).choose("scrap-hand", machine=24)
    played.choose("gain-cubes", gained=(("wood", 2),))
    assert played.stock(0) == {"charcoalium": 0, "wood": 8, "copper": 0, "crystal": 0}


# N6.4


def test_n6_4_one_of_the_last_three_machines_before_this_one() -> None:
    played = applied(22, board=[11, 12, 13, 14])
    assert played.asked == "scrap-from-board"
    assert [played.offers("scrap-board", space=space) for space in range(1, 6)] == [False, True, True, True, False]


def test_n6_4_a_fourth_machine_before_this_one_is_out_of_reach() -> None:
    assert applied(22, board=[11, 12, 13, 14]).blocked("scrap-board") == ["out-of-reach"]


def test_n6_4_reach_goes_over_from_the_lower_row_to_the_upper_one() -> None:
    played = applied(22, board=[11, 12, 13, 14, 15, 24])
    assert [played.offers("scrap-board", space=space) for space in range(3, 8)] == [False, True, True, True, False]


@every_machine
def test_n6_4_one_cube_of_the_cost_whichever_it_shows(scrapped: int) -> None:
    printed = {cube for pair in PAIRS[scrapped] for cube in pair.split()}
    played = applied(22, board=[12, scrapped, 13]).choose("scrap-board", space=2)
    assert sorted(outcomes(played)) == sorted(printed)


def test_n6_4_the_machine_is_discarded_and_the_gap_closes_with_the_charcoalium_of_the_others() -> None:
    played = applied(22, board=[(11, 1), (12, 2), (13, 3), (14, 4)], other_hand=[15, 21])
    before = gone(played).count(12)
    played.choose("scrap-board", space=2)
    assert (played.board(), played.fees()) == ([11, 13, 14, 22], [1, 3, 4, 0])
    assert gone(played).count(12) == before + 1


def test_n6_4_with_two_earlier_machines_the_choice_is_between_these() -> None:
    played = applied(22, board=[11, 12])
    assert [played.offers("scrap-board", space=space) for space in range(1, 4)] == [True, True, False]


def test_n6_4_with_one_earlier_machine_there_is_nothing_to_choose() -> None:
    played = applied(22, board=[12])
    assert held(played) == "wood"
    assert played.board() == [22]


def test_n6_4_no_charcoalium_comes_with_the_cube() -> None:
    assert applied(22, board=[12]).stock(0)["charcoalium"] == 0


def test_n6_4_two_equal_machines_are_told_apart_by_their_spaces() -> None:
    """They may carry different charcoalium."""
    played = applied(22, board=[(12, 1), 11, (12, 4)])
    assert len(played.numbers("scrap-board", machine=12)) == 2
    assert played.choose("scrap-board", machine=12, charcoalium=4).fees() == [1, 0, 0]


def test_n6_4_a_machine_may_scrap_another_of_its_kind_but_not_itself() -> None:
    played = applied(22, board=[22])
    assert held(played) == "wood"
    assert played.board() == [22]


# N6.5


def test_n6_5_one_of_the_last_two_machines_before_this_one() -> None:
    played = applied(23, board=[11, 12, 13])
    assert [played.offers("scrap-board", space=space) for space in range(1, 5)] == [False, True, True, False]
    assert played.blocked("scrap-board") == ["out-of-reach"]


@every_machine
def test_n6_5_one_cube_of_the_cost_and_one_charcoalium(scrapped: int) -> None:
    printed = {cube for pair in PAIRS[scrapped] for cube in pair.split()}
    played = applied(23, board=[scrapped, 13]).choose("scrap-board", space=1)
    assert sorted(outcomes(played)) == sorted(f"charcoalium {cube}" for cube in printed)


def test_n6_5_with_one_earlier_machine_there_is_nothing_to_choose() -> None:
    played = applied(23, board=[12])
    assert held(played) == "charcoalium wood"
    assert played.board() == [23]


def test_n6_5_the_charcoalium_is_one_however_much_lay_on_the_machine() -> None:
    played = applied(23, board=[(12, 5)])
    assert played.stock(0)["charcoalium"] == 1
    assert played.reserve()["charcoalium"] == 11


def test_n6_5_charcoalium_of_the_discarded_machine_is_in_the_reserve_before_the_gain() -> None:
    """The reserve was empty: had the gain come first, the opponent would have paid it."""
    played = applied(23, board=[(12, 1)], stock={"charcoalium": 8}, other_stock={"charcoalium": 3})
    assert played.stock(0)["charcoalium"] == 9
    assert played.stock(1)["charcoalium"] == 3
    assert played.reserve()["charcoalium"] == 0


def test_n6_5_with_an_empty_reserve_and_a_bare_machine_the_opponent_provides_the_charcoalium() -> None:
    played = applied(23, board=[(13, 1), 12], stock={"charcoalium": 8}, other_stock={"charcoalium": 3})
    played.choose("scrap-board", machine=12)
    assert played.stock(0)["charcoalium"] == 9
    assert played.stock(1)["charcoalium"] == 2


def test_n6_5_charcoalium_that_is_nowhere_left_is_not_gained() -> None:
    played = applied(23, board=[(13, 12), 12]).choose("scrap-board", machine=12)
    assert held(played) == "wood"


# N6.6


def test_n6_6_the_last_machine_before_this_one_is_discarded_without_a_choice() -> None:
    played = applied(25, board=[11, 12, 13])
    assert played.asked == "cubes"
    played.choose("gain-cubes", gained=(("crystal", 2),))
    assert played.board() == [11, 12, 25]


@every_machine
def test_n6_6_two_cubes_of_the_cost_the_same_kind_twice_only_if_printed_twice(scrapped: int) -> None:
    assert sorted(outcomes(applied(25, board=[12, scrapped]))) == sorted(PAIRS[scrapped])


def test_n6_6_no_charcoalium_comes_with_the_cubes() -> None:
    assert applied(25, board=[(12, 3)]).stock(0)["charcoalium"] == 0


def test_n6_6_one_earlier_machine_is_enough() -> None:
    played = applied(25, board=[12])
    assert held(played) == "wood wood"
    assert played.board() == [25]


def test_n6_6_the_tenth_machine_scraps_the_ninth_so_the_upper_row_stays() -> None:
    """N3.3: at the end of the turn the bric-a-brac holds nine."""
    played = applied(25, board=[11, 11, 11, 11, 13, 13, 13, 13, 12])
    assert played.board() == [11, 11, 11, 11, 13, 13, 13, 13, 25]


# N6.4 to N6.6 together


@every_scrap_of_the_board
def test_n6_4_to_6_there_must_be_an_earlier_machine(scrapper: int) -> None:
    played = table(hand=[scrapper, 12]).choose("play", machine=scrapper)
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["no-earlier-machine"]


@every_scrap_of_the_board
def test_n6_4_to_6_charcoalium_on_the_discarded_machine_returns_to_the_reserve(scrapper: int) -> None:
    played = applied(scrapper, board=[(12, 4)], stock={"charcoalium": 3})
    assert played.reserve()["charcoalium"] == 9 - (1 if scrapper == 23 else 0)


@every_scrap_of_the_board
def test_n6_4_to_6_nothing_is_taken_from_hand_nor_workshops_nor_the_opponent(scrapper: int) -> None:
    played = applied(
        scrapper,
        board=[12],
        hand=[11, 13, 14, 15],
        deck=[31],
        other_hand=[32, 33],
        workshop=[21],
        other_workshop=[24],
        other_stock={"wood": 2, "charcoalium": 2},
        points=5,
    )
    assert played.hand(0) == [11, 13, 14, 15, 31]
    assert played.hand(1) == [32, 33]
    assert (played.workshop(0), played.workshop(1)) == ([21], [24])
    assert played.stock(1) == {"charcoalium": 2, "wood": 2, "copper": 0, "crystal": 0}
    assert played.state.score == [5, 0]


@every_scrap_of_the_board
def test_n6_4_to_6_where_the_reserve_runs_out_the_opponent_provides_the_cubes(scrapper: int) -> None:
    played = applied(scrapper, board=[12], stock={"wood": 5}, other_stock={"wood": 3})
    gained = 2 if scrapper == 25 else 1
    assert played.stock(0)["wood"] == 5 + gained
    assert played.stock(1)["wood"] == 3 - gained


@every_scrap_of_the_board
def test_n6_4_to_6_the_story_names_the_machine_and_the_charcoalium_that_lay_on_it(scrapper: int) -> None:
    (event,) = applied(scrapper, board=[(12, 2)]).happened("scrap-board")
    assert event.data == {"machine": 12, "space": 1, "charcoalium": 2}
