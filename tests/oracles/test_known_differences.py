"""The six readings that the other implementation is known to have of a rule: each is told exactly."""

from __future__ import annotations

import pytest

from bricabrac.games.nicodemus.state import State
from tests.games.nicodemus.positions import position
from tests.oracles.checking import by_clause, checked_from_position
from tests.oracles.recorded_options import (
    EMPTY_EXCHANGE,
    IDLE_COPY,
    LAST_TILES,
    LATE_RETURN,
    MORE_SET_ASIDE,
    READINGS,
    STUCK,
)
from tests.oracles.recorder import Json, Recorder


def begun(state: State, policy: str = "u") -> Recorder:
    return Recorder(state, READINGS if policy == "o" else READINGS - {MORE_SET_ASIDE}, policy=policy)


def known_of(game: Recorder) -> dict[str, int]:
    """What is known of a game without any other difference, cut off where it is."""
    game.lines.append({"t": "stuck"})
    report = checked_from_position(game)
    assert [words for words in report.first if "stuck there" not in words] == []
    assert by_clause(report) == +game.known
    return dict(by_clause(report))


def differences(game: Recorder) -> list[str]:
    game.lines.append({"t": "stuck"})
    return [words for words in checked_from_position(game).first if "stuck there" not in words]


def last_decision(game: Recorder) -> Json:
    return game.lines[-1]


# N6.4-6.6: charcoalium returned after the gain


def scrapping(machine: int, charcoalium_left: int = 0) -> Recorder:
    """The one earlier machine, with a charcoalium on it, is about to be scrapped."""
    game = begun(
        position(
            hand=[machine, 12],
            board=[(11, 1)],
            stock={"charcoalium": 6 - charcoalium_left},
            other_stock={"charcoalium": 5},
        )
    )
    return game.choose("play", machine).choose("effect")


def test_n6_5_a_return_after_the_gain_is_known_where_the_reserve_is_empty() -> None:
    assert known_of(scrapping(23).choose("selr", [2])) == {LATE_RETURN: 1}


def test_n6_5_with_charcoalium_in_the_reserve_the_order_makes_no_difference() -> None:
    assert known_of(scrapping(23, charcoalium_left=1).choose("selr", [2])) == {}


def test_n6_4_where_no_charcoalium_is_gained_the_order_makes_no_difference() -> None:
    assert known_of(scrapping(22).choose("selr", [2])) == {}


# N6.7: exchanges that bring nothing


def trading() -> Recorder:
    """Nobody but seat 0 has charcoalium, so a wood brings none; cubes there are."""
    return begun(position(hand=[24, 12], stock={"charcoalium": 12, "wood": 1})).choose("play", 24).choose("effect")


def test_n6_7_an_exchange_that_brings_nothing_is_known_when_it_is_offered() -> None:
    assert known_of(trading().choose("noexch")) == {EMPTY_EXCHANGE: 1}


def test_n6_7_an_exchange_that_brings_nothing_is_known_when_it_is_made() -> None:
    game = trading().choose("exch", 1, 0)
    assert game.state.stock[0] == [12, 0, 0, 0]
    assert known_of(game.choose("noexch")) == {EMPTY_EXCHANGE: 1}


def test_n6_7_an_exchange_of_what_the_player_does_not_have_is_not_known() -> None:
    game = trading()
    game.choose("noexch")
    last_decision(game)["o"].append(["exch", 2, 0])
    assert "['exch', 2, 0] is not legal" in differences(game)[0]


# N6.12: the last tiles


def drawing(pile: list[int]) -> Recorder:
    return begun(position(hand=[41, 12], board=[11], pile=pile)).choose("play", 41)


def test_n6_12_the_loss_of_the_last_tile_is_known() -> None:
    game = drawing([31]).choose("effect")
    assert last_decision(game)["s"]["ps"] == [31]
    assert known_of(game) == {LAST_TILES: 1}


def test_n6_12_the_effect_offered_without_tiles_is_known_whether_chosen_or_not() -> None:
    assert known_of(drawing([]).choose("char")) == {LAST_TILES: 1}
    assert known_of(drawing([]).choose("effect")) == {LAST_TILES: 1}


def test_n6_12_the_loss_of_one_of_two_tiles_is_not_known() -> None:
    game = drawing([31, 32]).choose("effect").choose("selp", 31)
    last_decision(game)["s"]["pp"][0].remove(31)
    last_decision(game)["s"]["ps"] = [31]
    assert len(differences(game)) == 1


def test_n6_12_a_tile_that_was_lost_stays_where_it_is() -> None:
    game = drawing([31]).choose("effect")
    game.choose("play", last_decision(game)["s"]["h"][1][0])
    state = last_decision(game)["s"]
    state["pd"][2] = sorted([*state["pd"][2], *state.pop("ps")])
    assert len(differences(game)) == 1


# N6.13: copies of effects that cannot be applied


def copying(board: list[int]) -> Recorder:
    return begun(position(hand=[42, 12], board=board)).choose("play", 42)


def test_n6_13_an_idle_copy_is_known_when_it_is_offered() -> None:
    assert known_of(copying([41, 11]).choose("effect").choose("selm", "b", 2)) == {IDLE_COPY: 1}


def test_n6_13_an_idle_copy_is_known_when_it_is_made() -> None:
    assert known_of(copying([41, 11]).choose("effect").choose("selm", "b", 1)) == {IDLE_COPY: 1}


def test_n6_13_the_effect_is_known_where_only_idle_copies_are_offered() -> None:
    assert known_of(copying([41]).choose("effect").choose("selm", "b", 1)) == {IDLE_COPY: 2}


def test_n6_13_a_copy_of_a_copy_is_not_known() -> None:
    game = copying([42, 11]).choose("effect").choose("selm", "b", 2)
    last_decision(game)["o"].append(["selm", "b", 1, 42])
    assert "['selm', 'b', 1, 42] is not legal" in differences(game)[0]


def test_n6_13_each_of_two_equal_machines_is_to_be_offered() -> None:
    game = copying([11, 11, 13]).choose("effect").choose("selm", "b", 3)
    last_decision(game)["o"].remove(["selm", "b", 1, 11])
    last_decision(game)["c"] = 1
    assert "is not offered there" in differences(game)[0]


def test_n6_13_a_copied_effect_of_an_empty_hand_leaves_them_stuck() -> None:
    game = begun(position(hand=[42], board=[21, 11])).choose("play", 42).choose("effect").choose("selm", "b", 1)
    report = checked_from_position(game.stuck())
    assert (report.differences, by_clause(report)) == (0, {IDLE_COPY: 2})


# N9.4: more machines set aside than required


def completing(policy: str, workshop: tuple[int, ...] = (12, 14, 31), project: int = 11) -> Recorder:
    """The 11 that is repaired makes the third blue machine, where two are required; the 31 is red."""
    state = position(workshop=workshop, board=[11], row=[project], stock={"copper": 1, "crystal": 1})
    return begun(state, policy).choose("repair", 1).choose("proj", [project])


def test_n9_4_a_policy_may_set_aside_all_machines_that_serve() -> None:
    game = completing("o").choose("disc", [11, 12, 14])
    assert known_of(game) == {MORE_SET_ASIDE: 1}


def test_n9_4_larger_sets_are_known_when_they_are_offered() -> None:
    assert known_of(completing("o").choose("disc", [11, 12])) == {MORE_SET_ASIDE: 1}


@pytest.mark.parametrize(("policy", "found"), [("o", 0), ("u", 1)])
def test_n9_4_larger_sets_are_known_where_machines_are_set_aside_unasked(policy: str, found: int) -> None:
    game = completing("o").choose("disc", [11, 12, 14])
    game.lines[0]["pol"] = policy
    unasked = game.lines.pop()
    last_decision(game)["s"] = unasked["s"]
    assert len(differences(game)) == found


def test_n9_4_no_other_policy_may_set_aside_more() -> None:
    game = completing("o").choose("disc", [11, 12, 14])
    game.lines[0]["pol"] = "u"
    assert any("['disc', [11, 12, 14]" in words and "not legal" in words for words in differences(game))


def test_n9_4_a_machine_that_serves_for_nothing_is_never_set_aside() -> None:
    game = completing("o").choose("disc", [11, 12])
    last_decision(game)["o"].append(["disc", [11, 12, 31], [[11, [11, 12, 31]]]])
    assert "[11, 12, 31]" in differences(game)[0]


def test_n9_4_the_newest_machine_is_always_set_aside() -> None:
    game = completing("o").choose("disc", [11, 12])
    last_decision(game)["o"].append(["disc", [12, 14], [[11, [12, 14]]]])
    assert "not legal" in differences(game)[0]


def test_n9_4_a_policy_may_offer_nothing_but_larger_sets() -> None:
    game = completing("o").choose("disc", [11, 12, 14])
    line = last_decision(game)
    line["o"], line["c"] = [line["a"]], 0
    assert known_of(game) == {MORE_SET_ASIDE: 1}


def test_n9_4_with_one_set_of_the_required_size_offered_the_others_are_missed() -> None:
    game = completing("o").choose("disc", [11, 12, 14])
    line = last_decision(game)
    line["o"], line["c"] = [line["o"][0], line["a"]], 1
    assert "is not offered there" in differences(game)[0]


def test_n9_4_the_way_machines_are_used_must_be_one() -> None:
    game = completing("u").choose("disc", [11, 12])
    last_decision(game)["o"][1][2] = [[11, [11, 31]]]
    assert "do not fulfil project 11" in differences(game)[0]


def test_n9_4_equal_machines_for_two_identical_ones_are_never_asked_for() -> None:
    game = completing("o", workshop=(11, 11), project=20)
    assert last_decision(game)["s"]["st"] == "chooseAction"
    assert known_of(game) == {}


# N3.2: no pass


def in_want(other_hand: list[int]) -> Recorder:
    """Seat 1 can repair nothing."""
    state = position(hand=[11, 12], other_hand=other_hand, deck=[13, 14], last_round=True)
    return begun(state).choose("play", 11).choose("char")


@pytest.mark.parametrize("ending", [{"t": "stuck"}, {"t": "stuck", "g": 3, "n": 2, "st": "chooseAction", "s": None}])
def test_n3_2_a_game_stuck_where_we_pass_is_known(ending: Json) -> None:
    game = in_want([]).stuck()
    game.lines[-1] = ending
    report = checked_from_position(game)
    assert (report.differences, by_clause(report)) == (0, {STUCK: 1})


@pytest.mark.parametrize("nobody", [None, 0, 1])
def test_n3_2_whose_turn_it_would_be_is_of_no_meaning_then(nobody: int | None) -> None:
    game = in_want([])
    last_decision(game)["s"]["ap"] = nobody
    assert checked_from_position(game.stuck()).differences == 0


def test_n3_2_a_game_stuck_where_there_is_a_choice_is_a_difference() -> None:
    report = checked_from_position(in_want([15, 21]).stuck())
    assert (report.differences, by_clause(report)) == (1, {})
    assert "stuck there" in report.first[0]
