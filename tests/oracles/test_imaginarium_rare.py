"""What hardly ever happens in a game of Imaginarium is checked as well as the rest."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.imaginarium.state import State
from bricabrac.oracles.imaginarium import check_from_position
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.oracles.imaginarium_recorder import Recorder
from tests.oracles.recorded_imaginarium import Json

RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}


def crowded(points: int = 20) -> State:
    """Five players, one machine and three extractors, and nothing to draw from; seat 4 has assistant 7."""
    return position(
        at="plan",
        seats=5,
        conveyor=[None] * 6 + ["P1"],
        track=[0, 1, 2, 3, 4],
        rest="yard",
        others=[Player(), Player(), Player(points=points), Player(stock=RICH, assistants=[7])],
    )


def named(lines: list[Json], event: str) -> list[Json]:
    return [line for line in lines[1:-1] if any(each[0] == event for each in line["ev"])]


def test_a_piece_that_finds_no_space_waits_and_is_resolved_last() -> None:
    lines = Recorder(crowded()).play("plan")
    assert [line["ev"][0] for line in named(lines, "no-space")] == [["no-space", "4h"]]
    assert check_from_position(lines).first == []


def test_whoever_waits_may_be_asked_for_the_top_card_in_the_name_of_either_clause() -> None:
    state = crowded()
    state.discard, state.yard[4] = state.yard[4], state.discard
    lines = Recorder(state).play("plan")
    asked = next(n for n, line in enumerate(lines) if line.get("p") == 4 and ["end-collect"] in line.get("o", []))
    assert lines[asked]["st"] == "5.4"
    lines[asked]["st"] = lines[asked - 1]["S"]["st"] = "5.5"
    assert check_from_position(lines).first == []


def test_a_round_with_both_piles_empty_goes_on_without_a_shuffle() -> None:
    state = position(at="plan", seats=3, conveyor=[None] * 6 + ["P1"], track=[0, 1, 2], rest="yard", points=19)
    lines = Recorder(state).play("trade")
    assert check_from_position(lines).first == []


def test_arrangements_left_out_of_the_options_are_counted() -> None:
    state = position(
        at="dial",
        slots=[["P1"], ["P1"], ["P2"], ["T1"], ["D1"], ["D2"]],
        assistants=[1, 6],
        points=20,
        seats=2,
        track=[saboteur(0), saboteur(1), 1],
    )
    game = Recorder(state, most_arrangements=2)
    lines = game.play("arrange")
    counted = [line for line in lines[1:-1] if "oa" in line]
    assert check_from_position(lines).first == []
    assert counted
    for line in counted:
        line["oa"] += 1
    assert check_from_position(lines).differences == len(counted)


def disabling() -> list[Json]:
    """Seat 0 repairs A6; of its opponents the second is protected."""
    state = position(
        at="act",
        seats=4,
        pair=("extract", "repair"),
        stock=RICH,
        points=20,
        yard=["A6"],
        others=[Player(slots=[["P1"]]), Player(slots=[["D3"]]), Player(slots=[["P2"]])],
    )
    return Recorder(state).play("repair")


def test_an_opponent_who_is_protected_from_disabling_may_be_named_sooner() -> None:
    lines = disabling()
    (told,) = named(lines, "protected")
    assert (told["st"], told["ev"]) == ("8.10", [["protected", 2, "A6"]])
    lines[1]["ev"], told["ev"] = told["ev"], []
    assert check_from_position(lines).first == []


def test_an_opponent_who_is_protected_from_disabling_has_to_be_named() -> None:
    lines = disabling()
    (told,) = named(lines, "protected")
    told["ev"] = []
    assert check_from_position(lines).differences == 1


def test_that_nothing_is_kept_of_a_theft_from_nobody_need_not_be_told() -> None:
    protected = Player(slots=[["D3"]])
    state = position(
        at="act", seats=2, pair=("extract", "repair"), stock=RICH, points=20, yard=["A1"], others=[protected]
    )
    lines = Recorder(state).play("repair")
    assert lines[1]["ev"][:2] == [["protected", 1, "A1"], ["kept", 0, "charcoalium", 0]]
    assert check_from_position(lines).first == []
    del lines[1]["ev"][1]
    assert check_from_position(lines).first == []
    lines[1]["ev"].insert(1, ["kept", 0, "charcoalium", 1])
    assert check_from_position(lines).differences == 1


@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, 1 << 32),
    st.sampled_from(["repair", "repair", "borrow", "buy-top", "reorganise", "recruit"]),
    st.sampled_from(["A6", "A5", "S1", "A1", "T2", "P6"]),
)
def test_a_game_by_our_rules_has_no_differences_whatever_is_rare_in_it(luck: int, likes: str, serial: str) -> None:
    attacker = Player(stock=RICH, yard=[serial], slots=[["D3"], ["P1"]], assistants=[7, 11, 12])
    victim = Player(stock=RICH, slots=[["P2"], ["P2"]], disabled=[["P2"]], points=20, assistants=[1, 3])
    state = position(
        at="plan",
        seats=4,
        track=[0, 1, 2, 3],
        stock=RICH,
        slots=[["T1", "P3"]],
        others=[attacker, victim, Player(slots=[["P2"], ["D3"]])],
        office=[1, 2],
        rest="discard",
    )
    lines = Recorder(state, luck=luck, most_arrangements=3).play(likes)
    report = check_from_position(lines)
    assert (report.decisions, report.first) == (len(lines) - 2, [])
