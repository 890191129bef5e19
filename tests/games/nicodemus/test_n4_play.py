"""N4: playing a machine from the hand."""

from __future__ import annotations

import pytest

from bricabrac.games.nicodemus.components import HAND_SIZE, MACHINE_IDS, POINTS, PRODUCES, RESOURCES, Stuff
from tests.games.nicodemus.positions import KIND, Table, table

NOTHING_AT_ALL = {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}
ALL_MACHINES = pytest.mark.parametrize("machine", MACHINE_IDS)
KINDS_OF_CUBES = [Stuff(resource).name.lower() for resource in RESOURCES]
WILD = [machine for machine in MACHINE_IDS if PRODUCES[KIND[machine]] == Stuff.WILD]
PLAIN = [machine for machine in MACHINE_IDS if machine not in WILD]


def played(machine: int, **words: object) -> Table:
    """The machine has been played; its player is to choose what it is good for."""
    hand = words.pop("hand", [machine, 11 if machine != 11 else 12])
    return table(hand=hand, **words).choose("play", machine=machine)


def choices(playing: Table) -> list[tuple[str, object]]:
    decision = playing.decision
    assert decision is not None
    assert decision.kind == "use"
    return [(option.kind, option.data.get("stuff")) for option in decision.options]


# 4.1: where it goes


def test_n4_1_a_machine_goes_to_the_right_of_the_last_one() -> None:
    assert played(11, board=[12, 13]).board() == [12, 13, 11]


def test_n4_1_on_an_empty_bric_a_brac_it_takes_the_first_space() -> None:
    playing = played(11, board=[])
    assert playing.board() == [11]
    assert playing.happened("play")[0].data["space"] == 1


def test_n4_1_when_the_upper_row_is_full_the_lower_row_begins() -> None:
    playing = played(11, board=[12, 13, 14, 15, 21])
    assert playing.board() == [12, 13, 14, 15, 21, 11]
    assert playing.happened("play")[0].data["space"] == 6


def test_n4_1_a_machine_arrives_without_charcoalium_and_moves_none() -> None:
    assert played(11, board=[(12, 2), (13, 1)]).fees() == [2, 1, 0]


def test_n4_1_the_machine_leaves_the_hand_and_its_copies_stay() -> None:
    assert played(11, board=[12], hand=[11, 11, 12]).hand(0) == [11, 12]


def test_n4_1_playing_a_machine_costs_and_scores_nothing() -> None:
    playing = played(25, board=[12, 13], stock={"charcoalium": 2, "wood": 1}, points=3).choose("use-production")
    assert playing.stock(0) == {"charcoalium": 3, "wood": 1, "copper": 0, "crystal": 0}
    assert playing.state.score == [3, 0]
    assert playing.workshop(0) == []


# 4.1: one of three choices


@ALL_MACHINES
def test_n4_1_a_brings_as_much_charcoalium_as_the_machine_has_points(machine: int) -> None:
    playing = played(machine, board=[14, 13]).choose("use-charcoalium")
    assert playing.stock(0) == {**NOTHING_AT_ALL, "charcoalium": POINTS[KIND[machine]]}


@pytest.mark.parametrize("machine", PLAIN)
def test_n4_1_b_brings_one_of_what_the_production_zone_shows(machine: int) -> None:
    shown = Stuff(PRODUCES[KIND[machine]]).name.lower()
    playing = played(machine, board=[14, 13])
    assert [stuff for kind, stuff in choices(playing) if kind == "use-production"] == [shown]
    assert playing.choose("use-production").stock(0) == {**NOTHING_AT_ALL, shown: 1}


@pytest.mark.parametrize("machine", WILD)
@pytest.mark.parametrize("resource", KINDS_OF_CUBES)
def test_n4_1_b_of_a_wild_machine_brings_one_resource_of_the_players_choice(machine: int, resource: str) -> None:
    playing = played(machine, board=[14, 13]).choose("use-production", stuff=resource)
    assert playing.stock(0) == {**NOTHING_AT_ALL, resource: 1}


@pytest.mark.parametrize("machine", WILD)
def test_n4_1_b_of_a_wild_machine_never_brings_charcoalium(machine: int) -> None:
    playing = played(machine, board=[14, 13])
    assert [stuff for kind, stuff in choices(playing) if kind == "use-production"] == KINDS_OF_CUBES


@ALL_MACHINES
def test_n4_1_c_is_there_beside_a_and_b(machine: int) -> None:
    kinds = [kind for kind, _ in choices(played(machine, board=[14, 13], pile=[11, 12], stock={"wood": 1}))]
    assert kinds.count("use-charcoalium") == 1
    assert kinds.count("use-effect") == 1
    assert kinds.count("use-production") == (len(RESOURCES) if machine in WILD else 1)
    assert len(kinds) == kinds.count("use-production") + 2


@pytest.mark.parametrize("choice", ["use-charcoalium", "use-production", "use-effect"])
def test_n4_1_exactly_one_of_the_three_is_chosen_and_then_the_turn_is_over(choice: str) -> None:
    playing = played(11, board=[14, 13]).choose(choice)
    assert playing.state.seat == 1
    assert playing.asked == "action"


def test_n4_1_production_is_one_however_many_machines_show_the_symbol() -> None:
    assert played(11, board=[11, 24, 34]).choose("use-production").stock(0)["wood"] == 1


@pytest.mark.parametrize("choice", ["use-charcoalium", "use-production"])
def test_n4_1_without_c_an_attack_attacks_nobody(choice: str) -> None:
    playing = played(31, board=[14], other_stock={"charcoalium": 2, "crystal": 1}, other_hand=[12, 13, 14])
    playing.choose(choice)
    assert playing.stock(1) == {**NOTHING_AT_ALL, "charcoalium": 2, "crystal": 1}
    assert playing.hand(1) == [12, 13, 14]


def test_n4_1_gains_come_from_the_reserve_and_the_opponent_is_left_alone() -> None:
    playing = played(15, board=[14], other_stock={"charcoalium": 4, "wood": 3})
    before = playing.reserve()
    playing.choose("use-charcoalium")
    assert playing.reserve() == {**before, "charcoalium": before["charcoalium"] - 3}
    assert playing.stock(1) == {**NOTHING_AT_ALL, "charcoalium": 4, "wood": 3}


def test_n4_1_rulebook_note_a_is_worth_at_least_as_much_charcoalium_as_b() -> None:
    playing = played(42, board=[14])
    assert playing.offers("use-charcoalium", amount=3)
    assert playing.offers("use-production", stuff="charcoalium")


# 4.2: when the effect is offered


@pytest.mark.parametrize(
    ("machine", "reason"),
    [
        (22, "no-earlier-machine"),
        (23, "no-earlier-machine"),
        (25, "no-earlier-machine"),
        (24, "no-exchange"),
        (41, "no-project-left"),
        (42, "nothing-to-copy"),
    ],
)
def test_n4_2_an_effect_that_can_do_nothing_is_not_offered(machine: int, reason: str) -> None:
    playing = played(machine, board=[])
    assert not playing.offers("use-effect")
    assert playing.blocked("use-effect") == [reason]
    assert playing.offers("use-charcoalium")
    assert playing.offers("use-production")


def test_n4_2_scrapping_from_hand_is_not_offered_when_the_last_card_was_just_played() -> None:
    playing = table(board=[13], hand=[21], stock={"copper": 1, "crystal": 2}).choose("play", machine=21)
    assert playing.state.deck_size > 0, "cards are drawn after the choice, not before"
    assert not playing.offers("use-effect")
    assert playing.blocked("use-effect") == ["no-card-to-scrap"]


def test_n4_2_a_machine_that_could_be_offered_is_not_blocked() -> None:
    playing = played(22, board=[13])
    assert playing.offers("use-effect")
    assert playing.blocked("use-effect") == []


@pytest.mark.parametrize("machine", [31, 32, 33, 34])
def test_n4_2_an_attack_is_offered_even_against_an_opponent_who_has_nothing(machine: int) -> None:
    assert played(machine, board=[], other_hand=[]).offers("use-effect")


def test_n4_2_a_harvest_needs_no_target_and_is_offered_even_when_nothing_is_left_to_gain() -> None:
    playing = played(11, board=[], stock={"wood": 8})
    assert playing.offers("use-effect")
    assert playing.choose("use-effect").stock(0) == {**NOTHING_AT_ALL, "wood": 8}


# 4.3: drawing


def test_n4_3_the_player_draws_the_top_card_of_the_deck() -> None:
    playing = played(11, board=[12], hand=[11, 12, 13, 14, 15], deck=[31, 21, 22]).choose("use-charcoalium")
    assert playing.hand(0) == [12, 13, 14, 15, 31]
    assert playing.state.deck_size == 2


def test_n4_3_a_short_hand_is_filled_up_to_five() -> None:
    playing = played(11, board=[12], hand=[11, 12], deck=[31, 21, 22, 23, 24]).choose("use-charcoalium")
    assert playing.hand(0) == [12, 21, 22, 23, 31]
    assert len(playing.hand(0)) == HAND_SIZE == 5
    assert playing.state.deck_size == 1
    assert playing.happened("draw")[0].data["count"] == 4


def test_n4_3_nothing_is_drawn_before_the_choice_is_made() -> None:
    playing = played(11, board=[12], hand=[11, 12, 13, 14, 15], deck=[31, 21, 22])
    assert playing.hand(0) == [12, 13, 14, 15]
    assert playing.state.deck_size == 3


def test_n4_3_nothing_is_drawn_while_the_effect_still_asks() -> None:
    playing = played(21, board=[12], hand=[21, 12, 15, 13, 11], deck=[31, 22, 23]).choose("use-effect")
    assert playing.asked == "scrap-from-hand"
    assert playing.state.deck_size == 3
    assert not playing.offers("scrap-hand", machine=31)


def test_n4_3_only_the_player_who_played_draws() -> None:
    playing = played(11, board=[12], other_hand=[13, 14], deck=[31, 21, 22, 23, 24]).choose("use-charcoalium")
    assert playing.hand(1) == [13, 14]


def test_n4_3_from_a_short_deck_the_player_draws_what_is_left_and_the_end_is_triggered() -> None:
    playing = played(11, board=[12], hand=[11, 12, 13], deck=[31, 21]).choose("use-charcoalium")
    assert playing.hand(0) == [12, 13, 21, 31]
    assert playing.state.deck_size == 0
    assert playing.happened("last-round")


def test_n4_3_from_an_empty_deck_nothing_is_drawn_and_the_end_is_triggered() -> None:
    playing = played(11, board=[12], hand=[11, 12, 13, 14, 15], deck=[]).choose("use-charcoalium")
    assert playing.hand(0) == [12, 13, 14, 15]
    assert not playing.happened("draw")
    assert playing.happened("last-round")


def test_n4_3_a_deck_that_just_suffices_triggers_nothing() -> None:
    playing = played(11, board=[12], hand=[11, 12, 13], deck=[31, 21, 22]).choose("use-charcoalium")
    assert playing.hand(0) == [12, 13, 21, 22, 31]
    assert playing.state.deck_size == 0
    assert not playing.happened("last-round")


# 4.4: a repair draws nothing


def test_n4_4_a_player_who_repairs_draws_nothing_however_short_the_hand() -> None:
    playing = table(board=[12], hand=[11, 13], stock={"wood": 2})
    size = playing.state.deck_size
    playing.choose("repair", machine=12)
    assert playing.hand(0) == [11, 13]
    assert playing.state.deck_size == size
    assert not playing.happened("draw")


# 4.5: gains


def test_n4_5_while_the_reserve_lasts_the_opponent_gives_nothing() -> None:
    playing = played(15, board=[14], stock={"charcoalium": 4}, other_stock={"charcoalium": 5})
    playing.choose("use-charcoalium")
    assert playing.reserve()["charcoalium"] == 0
    assert playing.stock(0)["charcoalium"] == 7
    assert playing.stock(1)["charcoalium"] == 5


def test_n4_5_what_the_reserve_cannot_give_the_opponent_gives() -> None:
    playing = played(15, board=[14], stock={"charcoalium": 6}, other_stock={"charcoalium": 5})
    playing.choose("use-charcoalium")
    assert playing.reserve()["charcoalium"] == 0
    assert playing.stock(0)["charcoalium"] == 9
    assert playing.stock(1)["charcoalium"] == 3
    (gain,) = playing.happened("gain")
    assert gain.data["gained"] == (("charcoalium", 3),)
    assert gain.data["from_opponent"] == (("charcoalium", 2),)


def test_n4_5_what_neither_the_reserve_nor_the_opponent_has_is_not_gained() -> None:
    playing = played(15, board=[14], stock={"charcoalium": 10}, other_stock={"charcoalium": 1})
    playing.choose("use-charcoalium")
    assert playing.stock(0)["charcoalium"] == 12
    assert playing.stock(1)["charcoalium"] == 0


def test_n4_5_who_already_has_all_there_is_gains_nothing() -> None:
    playing = played(15, board=[14], stock={"charcoalium": 12}).choose("use-charcoalium")
    assert playing.stock(0)["charcoalium"] == 12
    assert playing.happened("gain-nothing")
    assert not playing.happened("gain")


@pytest.mark.parametrize(("machine", "resource"), [(11, "wood"), (13, "copper"), (14, "crystal")])
def test_n4_5_cubes_too_come_from_the_opponent_when_the_reserve_has_none(machine: int, resource: str) -> None:
    playing = played(machine, board=[12], stock={resource: 5}, other_stock={resource: 3}).choose("use-production")
    assert playing.stock(0) == {**NOTHING_AT_ALL, resource: 6}
    assert playing.stock(1) == {**NOTHING_AT_ALL, resource: 2}


def test_n4_5_a_reserve_without_wood_takes_no_other_cube_from_the_opponent() -> None:
    playing = played(11, board=[12], stock={"wood": 8}, other_stock={"charcoalium": 2, "copper": 3, "crystal": 3})
    playing.choose("use-production")
    assert playing.stock(0) == {**NOTHING_AT_ALL, "wood": 8}
    assert playing.stock(1) == {"charcoalium": 2, "wood": 0, "copper": 3, "crystal": 3}


def test_n4_5_the_gains_of_an_effect_come_from_the_opponent_as_well() -> None:
    playing = played(11, board=[24, 34], stock={"wood": 3}, other_stock={"wood": 4}).choose("use-effect")
    assert playing.stock(0)["wood"] == 6
    assert playing.stock(1)["wood"] == 2
    assert playing.reserve()["wood"] == 0


def test_n4_5_charcoalium_on_the_machines_is_in_nobodys_stock() -> None:
    playing = played(15, board=[(14, 4), (13, 2)], stock={"charcoalium": 5}, other_stock={"charcoalium": 1})
    playing.choose("use-charcoalium")
    assert playing.fees() == [4, 2, 0]
    assert playing.stock(0)["charcoalium"] == 6
    assert playing.stock(1)["charcoalium"] == 0


def test_n4_5_of_a_wild_even_the_resource_may_be_chosen_of_which_nothing_is_left() -> None:
    playing = played(15, board=[14], stock={"wood": 8}).choose("use-production", stuff="wood")
    assert playing.stock(0) == {**NOTHING_AT_ALL, "wood": 8}
    assert playing.happened("gain-nothing")


def test_n4_5_of_a_harvest_even_the_resource_may_be_chosen_of_which_nothing_is_left() -> None:
    playing = played(15, board=[21], stock={"copper": 8}).choose("use-effect")
    assert all(playing.offers("harvest", stuff=resource) for resource in KINDS_OF_CUBES)
    assert playing.choose("harvest", stuff="copper").stock(0) == {**NOTHING_AT_ALL, "copper": 8}


def test_n4_5_of_a_scrapped_machine_even_the_cube_may_be_chosen_of_which_nothing_is_left() -> None:
    playing = played(22, board=[11], stock={"crystal": 8}).choose("use-effect")
    playing.choose("gain-cubes", gained=(("crystal", 1),))
    assert playing.stock(0) == {**NOTHING_AT_ALL, "crystal": 8}
    assert playing.board() == [22]


def test_n4_5_a_production_zone_of_which_nothing_is_left_may_still_be_chosen() -> None:
    playing = played(11, board=[12], stock={"wood": 8})
    assert playing.offers("use-production", stuff="wood")
    assert playing.choose("use-production").happened("gain-nothing")
