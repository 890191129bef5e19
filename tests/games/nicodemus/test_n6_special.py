"""N6.12, N6.13: machine 41, which draws projects, and machine 42, which copies."""

from __future__ import annotations

import pytest

from bricabrac.games.game import SPECTATOR
from bricabrac.games.nicodemus.state import Place
from tests.games.nicodemus.positions import Table, table

NONE = {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}
ATTACKS = [31, 32, 33, 34]


def drawing(**words: object) -> Table:
    return table(**{"hand": [41, 11], **words}).choose("play", machine=41).choose("use-effect")


def played_copy(**words: object) -> Table:
    """The copying machine lies on the bric-a-brac; what it is used for is still open."""
    return table(**{"hand": [42], **words}).choose("play", machine=42)


def copied(machine: int, **words: object) -> Table:
    """The copying machine is played and copies this machine; a single possibility is not asked for."""
    played = played_copy(**words).choose("use-effect")
    return played.choose("copy", machine=machine) if played.asked == "copied" else played


def held(played: Table, seat: int = 0) -> str:
    return " ".join(each for each, amount in played.stock(seat).items() for _ in range(amount))


# N6.12


def test_n6_12_two_tiles_are_drawn_from_the_pile_and_one_of_them_is_to_be_kept() -> None:
    played = drawing(pile=[36, 20, 13, 10])
    assert (played.asked, played.state.seat) == ("kept-project", 0)
    decision = played.decision
    assert decision is not None
    assert {option.data["project"] for option in decision.options} == {36, 20}


@pytest.mark.parametrize(("kept", "returned"), [(36, 20), (20, 36)])
def test_n6_12_one_stays_in_the_workshop_and_the_other_returns_to_the_box(kept: int, returned: int) -> None:
    played = drawing(pile=[36, 20, 13]).choose("keep", project=kept)
    assert played.projects(Place.PRIVATE) == [kept]
    assert played.projects(Place.BOXED) == [returned]
    assert played.state.boxed[0] == 1
    assert played.state.pile_size == 1


def test_n6_12_the_kept_tile_is_public() -> None:
    played = drawing(pile=[36, 20, 13]).choose("keep", project=20)
    for viewer in (0, 1, SPECTATOR):
        assert Table(played.game.view(played.state, viewer)).projects(Place.PRIVATE) == [20]
        (event,) = played.happened("keep-project")
        assert event.seen_by(viewer).data == {"project": 20}


def test_n6_12_the_kept_tile_joins_those_kept_before() -> None:
    played = drawing(pile=[36, 20], private=[10, 11]).choose("keep", project=36)
    assert played.projects(Place.PRIVATE) == [10, 11, 36]


def test_n6_12_a_last_tile_is_kept_without_a_choice() -> None:
    played = drawing(pile=[36])
    assert played.projects(Place.PRIVATE) == [36]
    assert played.state.pile_size == 0
    assert played.state.boxed[0] == 0
    assert played.state.seat == 1


def test_n6_12_two_last_tiles_are_both_drawn() -> None:
    played = drawing(pile=[36, 20]).choose("keep", project=20)
    assert played.state.pile_size == 0
    assert played.projects(Place.BOXED) == [36]


def test_n6_12_without_a_pile_the_effect_is_not_offered() -> None:
    played = table(hand=[41, 11], row=[10, 11, 12]).choose("play", machine=41)
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["no-project-left"]


def test_n6_12_revealed_projects_are_not_drawn_and_not_replaced() -> None:
    played = drawing(row=[31, 32, 33], pile=[36, 20]).choose("keep", project=20)
    assert played.projects(Place.ROW) == [31, 32, 33]


def test_n6_12_the_tile_returned_to_the_box_never_comes_back() -> None:
    played = table(hand=[41], other_hand=[41, 11], pile=[36, 20, 13], deck=[12] * 4 + [14] * 4)
    played.choose("play", machine=41).choose("use-effect").choose("keep", project=20)
    played.choose("play", machine=41).choose("use-effect")
    assert played.projects(Place.PRIVATE) == [20]
    assert played.projects(Place.PRIVATE + 1) == [13]
    assert played.projects(Place.BOXED) == [36]


def test_n6_12_nothing_is_scored_or_gained_for_the_tile_itself() -> None:
    played = drawing(pile=[36, 20], points=4).choose("keep", project=36)
    assert played.state.score == [4, 0]
    assert played.stock(0) == NONE


def test_n6_12_its_owner_can_complete_it() -> None:
    played = table(board=[11], workshop=[12], stock={"copper": 1, "crystal": 1}, private=[11])
    played.choose("repair", machine=11).choose("complete", project=11)
    assert played.state.score[0] == 2
    assert played.projects(Place.DONE) == [11]


def test_n6_12_nobody_else_can_complete_it() -> None:
    played = table(board=[11], workshop=[12], stock={"copper": 1, "crystal": 1}, other_private=[11])
    played.choose("repair", machine=11)
    assert played.state.score[0] == 1
    assert played.projects(Place.PRIVATE + 1) == [11]


def test_n6_12_a_tile_kept_now_waits_for_the_next_repair() -> None:
    """The workshop would fulfil it, but nothing was repaired."""
    played = drawing(pile=[11, 20], workshop=[12, 13]).choose("keep", project=11)
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.state.score[0] == 0


# N6.13: which machines can be copied


def test_n6_13_the_player_chooses_which_machine_of_the_bric_a_brac_is_copied() -> None:
    played = played_copy(board=[11, 13, 31]).choose("use-effect")
    assert (played.asked, played.state.seat) == ("copied", 0)
    decision = played.decision
    assert decision is not None
    assert {option.data["machine"] for option in decision.options} == {11, 13, 31}
    assert held(played.choose("copy", machine=13)) == "copper"


def test_n6_13_machines_of_both_rows_can_be_copied() -> None:
    played = played_copy(board=[11, 13, 14, 15, 31, 33, 34]).choose("use-effect")
    assert len(played.numbers("copy")) == 7


def test_n6_13_equal_machines_have_equal_effects_and_are_one_option() -> None:
    played = played_copy(board=[11, 13, 11]).choose("use-effect")
    assert len(played.numbers("copy", machine=11)) == 1
    decision = played.decision
    assert decision is not None
    assert len(decision.options) == 2


def test_n6_13_the_tenth_machine_can_copy_one_of_the_upper_row_before_that_is_discarded() -> None:
    played = copied(12, board=[12, 12, 12, 12, 25, 11, 11, 13, 13])
    assert played.stock(0)["charcoalium"] == 6
    assert played.board() == [11, 11, 13, 13, 42]


def test_n6_13_the_copied_machine_stays_with_the_charcoalium_on_it() -> None:
    played = copied(13, board=[(13, 2), (12, 1)])
    assert (played.board(), played.fees()) == ([13, 12, 42], [2, 1, 0])


def test_n6_13_on_an_empty_bric_a_brac_there_is_nothing_to_copy_for_it_cannot_copy_itself() -> None:
    played = played_copy()
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["nothing-to-copy"]


def test_n6_13_a_machine_in_a_workshop_or_hand_cannot_be_copied() -> None:
    played = played_copy(hand=[42, 11], workshop=[13], other_workshop=[14], other_hand=[31, 33])
    assert not played.offers("use-effect")


def test_n6_13_a_copying_machine_cannot_be_copied() -> None:
    played = played_copy(board=[42, 11, 13]).choose("use-effect")
    assert not played.offers("copy", machine=42)
    assert played.blocked("copy", machine=42) == ["copy-of-copy"]
    assert played.offers("copy", machine=11)


def test_n6_13_other_copying_machines_alone_leave_nothing_to_copy() -> None:
    played = played_copy(board=[42, 42])
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["nothing-to-copy"]


@pytest.mark.parametrize(
    ("machine", "reason"), [(21, "no-card-to-scrap"), (24, "no-exchange"), (41, "no-project-left")]
)
def test_n6_13_only_an_effect_that_could_be_applied_can_be_copied(machine: int, reason: str) -> None:
    played = played_copy(board=[machine, 11, 13]).choose("use-effect")
    assert not played.offers("copy", machine=machine)
    assert played.blocked("copy", machine=machine) == [reason]


@pytest.mark.parametrize("machine", [21, 24, 41])
def test_n6_13_where_nothing_could_be_applied_the_copy_is_not_offered(machine: int) -> None:
    played = played_copy(board=[machine, 42])
    assert not played.offers("use-effect")
    assert played.blocked("use-effect") == ["nothing-to-copy"]


@pytest.mark.parametrize(
    ("machine", "words"),
    [(21, {"hand": [42, 12]}), (24, {"stock": {"wood": 1}}), (41, {"pile": [20]})],
)
def test_n6_13_what_an_effect_needs_is_asked_of_the_copying_player_now(machine: int, words: dict[str, object]) -> None:
    assert played_copy(board=[machine], **words).offers("use-effect")


def test_n6_13_what_only_the_opponent_has_does_not_make_an_effect_possible() -> None:
    assert not played_copy(board=[21, 24], other_hand=[11, 12], other_stock={"wood": 2}).offers("use-effect")


def test_n6_13_a_single_machine_to_copy_is_not_asked_for() -> None:
    played = played_copy(board=[13]).choose("use-effect")
    assert held(played) == "copper"
    (event,) = played.happened("copy")
    assert event.data == {"machine": 13, "effect": "harvest-copper"}


# N6.13: the effect, as if it were the copying machine's


@pytest.mark.parametrize(("machine", "resource"), [(11, "wood"), (13, "copper"), (14, "crystal")])
def test_n6_13_a_copied_harvest_counts_the_copied_machine_but_no_symbol_that_the_copying_one_lacks(
    machine: int, resource: str
) -> None:
    assert copied(machine, board=[machine]).stock(0) == {**NONE, resource: 1}


def test_n6_13_a_copied_charcoalium_harvest_counts_the_symbol_of_the_copying_machine_itself() -> None:
    assert copied(12, board=[12]).stock(0) == {**NONE, "charcoalium": 2}


def test_n6_13_a_copied_charcoalium_harvest_counts_earlier_copying_machines_too() -> None:
    assert copied(12, board=[42, 12, 42, 25, 11]).stock(0) == {**NONE, "charcoalium": 5}


def test_n6_13_a_copied_wild_harvest_asks_which_resource_and_counts_wilds_only() -> None:
    played = copied(15, board=[15, 21, 12])
    assert played.asked == "wild-harvest"
    assert played.choose("harvest", stuff="crystal").stock(0) == {**NONE, "crystal": 2}


def test_n6_13_a_copied_scrap_from_hand_discards_a_card_of_the_hand() -> None:
    played = copied(21, hand=[42, 13, 31], deck=[11] * 4, board=[21])
    assert played.asked == "scrap-from-hand"
    played.choose("scrap-hand", machine=31)
    assert held(played) == "wood crystal"
    assert played.hand(0) == [11, 11, 11, 11, 13]
    assert played.board() == [21, 42]


def test_n6_13_a_copied_scrap_counts_the_last_three_before_the_copying_machine() -> None:
    played = copied(22, board=[22, 11, 12, 13])
    assert played.asked == "scrap-from-board"
    assert [played.offers("scrap-board", space=space) for space in range(1, 6)] == [False, True, True, True, False]
    played.choose("scrap-board", machine=12)
    assert held(played) == "wood"
    assert played.board() == [22, 11, 13, 42]


def test_n6_13_a_copied_scrap_counts_the_last_two_before_the_copying_machine() -> None:
    played = copied(23, board=[23, 11, 12])
    assert [played.offers("scrap-board", space=space) for space in range(1, 5)] == [False, True, True, False]
    played.choose("scrap-board", machine=12)
    assert held(played) == "charcoalium wood"


def test_n6_13_a_copied_scrap_takes_the_last_before_the_copying_machine_not_before_the_copied_one() -> None:
    played = copied(25, board=[11, 25, 13, (12, 3)])
    assert held(played) == "wood wood"
    assert (played.board(), played.fees()) == ([11, 25, 13, 42], [0, 0, 0, 0])


@pytest.mark.parametrize("machine", [22, 23])
def test_n6_13_the_copied_machine_may_itself_be_scrapped(machine: int) -> None:
    played = copied(machine, board=[11, machine])
    played.choose("scrap-board", machine=machine)
    if played.asked == "cubes":
        played.choose("gain-cubes", gained=(("charcoalium", 1), ("crystal", 1)))
    assert played.board() == [11, 42]


def test_n6_13_scrap_last_copied_from_the_machine_just_before_discards_that_very_machine() -> None:
    played = copied(25, board=[11, 25])
    played.choose("gain-cubes", gained=(("crystal", 2),))
    assert played.board() == [11, 42]


def test_n6_13_the_first_machine_of_the_bric_a_brac_can_be_scrapped_by_its_own_effect() -> None:
    """Of its own it had no earlier machine; before the copying machine there is one: itself."""
    played = copied(22, board=[22])
    assert held(played) == "wood"
    assert played.board() == [42]


def test_n6_13_a_copied_exchange_is_made_up_to_three_times() -> None:
    played = copied(24, board=[24], stock={"charcoalium": 4})
    for resource in ("wood", "copper", "crystal"):
        assert played.asked == "exchange"
        played.choose("exchange", given="charcoalium", gained=resource)
    assert held(played) == "charcoalium wood copper crystal"
    assert played.state.seat == 1


def test_n6_13_a_copied_theft_of_charcoalium() -> None:
    played = copied(31, board=[31], deck=[11] * 4, other_hand=[15, 15, 15], other_stock={"charcoalium": 2})
    assert (held(played), held(played, 1)) == ("charcoalium", "charcoalium")
    assert 15 in played.hand(0)


def test_n6_13_a_copied_theft_of_a_resource_of_choice() -> None:
    played = copied(32, board=[32], other_stock={"wood": 1, "crystal": 1}).choose("steal", stuff="crystal")
    assert (held(played), held(played, 1)) == ("crystal", "wood")
    assert len(played.hand(1)) == 4


def test_n6_13_a_copied_ransack() -> None:
    played = copied(33, board=[33], other_stock={"charcoalium": 3})
    assert len(played.hand(1)) == 2
    assert held(played, 1) == "charcoalium"


def test_n6_13_a_copied_spoiling() -> None:
    played = copied(34, board=[34], other_stock={"wood": 2, "crystal": 1}).choose("spoil", lost=(("wood", 2),))
    assert held(played, 1) == "crystal"


@pytest.mark.parametrize("attack", ATTACKS)
def test_n6_13_an_attack_that_would_do_nothing_can_be_copied_all_the_same(attack: int) -> None:
    """N6.14."""
    played = played_copy(board=[attack], hand=[42, 11], deck=[11, 12, 13, 14], other_hand=[])
    assert played.offers("use-effect")
    assert played.choose("use-effect").hand(0) == [11, 11, 12, 13, 14]


def test_n6_13_a_copied_draw_of_projects() -> None:
    played = copied(41, board=[41], pile=[36, 20, 13])
    assert played.asked == "kept-project"
    played.choose("keep", project=36)
    assert played.projects(Place.PRIVATE) == [36]
    assert played.projects(Place.BOXED) == [20]


def test_n6_13_the_copying_machine_may_be_used_for_its_points_or_its_production_instead() -> None:
    assert held(played_copy(board=[13]).choose("use-charcoalium")) == "charcoalium charcoalium charcoalium"
    assert held(played_copy(board=[13]).choose("use-production")) == "charcoalium"
