"""Whatever single thing a recording of Imaginarium has otherwise than the rules is found, and its place is told."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles.recorded_imaginarium import GAMES, Json, checked, game, places_of_faults, recorded_games

NOT_OF_THE_RULES = ("seed", "policies")
WORDS = ("P1", "T2", "A6", "D3", "0h", "1s", "wood", "copper", "repair", "extract", "5.2", "7", "take", "end-use")


def change(value: Any, draw: Callable[[Sequence[Any]], Any]) -> Any:
    """The same with one number, word or list in it another."""
    match value:
        case bool():
            return not value
        case None:
            return draw((0, 1, "0h", "P1", []))
        case int():
            return value + draw((-10, -1, 1, 2, 10))
        case str():
            return draw([word for word in WORDS if word != value])
        case []:
            return [draw((0, 11, "P1", "0h", ["P1"]))]
        case dict():
            key = draw(sorted(value))
            return {**value, key: change(value[key], draw)}
    how, at = draw(("within", "within", "less", "more")), draw(range(len(value)))
    if how == "within":
        return [*value[:at], change(value[at], draw), *value[at + 1 :]]
    return [*value[:at], *value[at + 1 :]] if how == "less" else [*value, value[at]]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_one_thing_changed_is_found_where_it_is(data: st.DataObject) -> None:
    def draw(values: Sequence[Any]) -> Any:
        return data.draw(st.sampled_from(values))

    lines = list(recorded_games()[draw(range(GAMES))])
    number = draw(range(len(lines)))
    before = lines[number]
    name = draw([name for name in before if name not in NOT_OF_THE_RULES])
    lines[number] = {**before, name: change(before[name], draw)}
    assert places_of_faults(lines)[:1] == [number + 1]


def find(wanted: Callable[[Json], bool]) -> tuple[list[Json], int]:
    """A copy of a game, and the index of its first decision of this kind."""
    for number, lines in enumerate(recorded_games()):
        for place, line in enumerate(lines[1:-1], 1):
            if wanted(line):
                return game(number), place
    raise AssertionError("there is no such decision in the sample")


@pytest.mark.parametrize("clause", ["4.1", "5.2", "5.4", "5.5", "5.6", "7", "7.3", "8.9", "8.10", "8.11"])
def test_an_option_that_is_missing_is_found(clause: str) -> None:
    lines, place = find(lambda line: line["st"] == clause and len(line["o"]) > 1)
    line = lines[place]
    line["o"] = line["o"][:-1] if line["a"] != line["o"][-1] else line["o"][1:]
    assert places_of_faults(lines) == [place + 1]


@pytest.mark.parametrize("clause", ["4.1", "5.2", "5.4", "5.5", "5.6", "7", "7.3", "8.9", "8.10", "8.11"])
def test_an_option_offered_twice_is_found(clause: str) -> None:
    lines, place = find(lambda line: line["st"] == clause)
    lines[place]["o"].append(lines[place]["o"][0])
    assert places_of_faults(lines) == [place + 1]


@pytest.mark.parametrize(
    ("kind", "at", "value"),
    [
        ("plan", 1, "x"),
        ("plan", 2, 11),
        ("use", 1, ["A1"]),
        ("use", 2, [9, 0, 0]),
        ("borrow", 1, 9),
        ("borrow", 2, "P6"),
        ("pay", 1, [9, 9, 9]),
        ("dial", 1, "trade"),
        ("recruit", 1, 14),
        ("repair", 1, "S3"),
        ("trade", 1, "give"),
        ("dismantle", 1, "new"),
        ("arrange", 1, [["P1", "A1"]]),
        ("apply", 2, [9, 9, 9, 9, 9]),
        ("remove-project", 1, 15),
        ("disable", 1, 9),
        ("recycle", 1, "A1"),
    ],
)
def test_an_option_that_we_do_not_have_is_found(kind: str, at: int, value: Any) -> None:
    lines, place = find(lambda line: any(option[0] == kind for option in line["o"]))
    option = copy.deepcopy(next(option for option in lines[place]["o"] if option[0] == kind))
    option[at] = value
    lines[place]["o"].append(option)
    assert places_of_faults(lines) == [place + 1]


@pytest.mark.parametrize(("word", "other"), [("take", "default"), ("default", "take"), ("extractor", "take")])
def test_what_is_collected_under_another_name_is_found(word: str, other: str) -> None:
    lines, place = find(lambda line: line["a"] == [word])
    lines[place]["a"] = [other]
    lines[place]["o"] = [[other] if option == [word] else option for option in lines[place]["o"]]
    assert places_of_faults(lines)[0] == place + 1


def test_the_machine_of_one_opponent_is_not_that_of_another() -> None:
    """Borrowing an equal machine comes to the same, but these are two options."""
    lines, place = find(lambda line: sum(option[0] == "borrow" for option in line["o"]) > 1)
    line = lines[place]
    line["o"].remove(next(o for o in line["o"] if o[0] == "borrow" and o != line["a"]))
    assert places_of_faults(lines) == [place + 1]


@pytest.mark.parametrize("event", ["reshuffle", "refill", "bought-top", "assistant", "secret", "protected", "kept"])
def test_what_happened_and_is_not_told_is_found(event: str) -> None:
    lines, place = find(lambda line: any(each[0] == event and each[-1] != 0 for each in line.get("ev", [])))
    events = lines[place]["ev"]
    events.remove(next(each for each in events if each[0] == event))
    assert places_of_faults(lines)[0] == place + 1


@pytest.mark.parametrize("event", [["refill", "P1"], ["reshuffle", ["P1"]], ["no-space", "0h"], ["reshuffle", []]])
def test_what_is_told_and_did_not_happen_is_found(event: list[Any]) -> None:
    lines, place = find(lambda line: line["a"] == ["extract"])
    lines[place].setdefault("ev", []).append(event)
    assert places_of_faults(lines) == [place + 1]


def test_another_choice_than_the_one_that_was_carried_out_is_found() -> None:
    lines, place = find(lambda line: line["st"] == "5.6")
    line = lines[place]
    line["a"] = next(option for option in line["o"] if option != line["a"])
    assert places_of_faults(lines) == [place + 1]


@pytest.mark.parametrize(("name", "value"), [("rd", 99), ("st", "8.9"), ("p", 4)])
def test_a_decision_of_another_round_clause_or_seat_is_found(name: str, value: Any) -> None:
    lines = game(0)
    lines[5][name] = value
    assert places_of_faults(lines) == [6]


def test_a_game_that_stops_before_it_is_over_is_found() -> None:
    lines = game(0)
    assert any("not over" in words for words in checked([*lines[:20], lines[-1]]).first)


def test_a_key_that_no_state_has_is_found() -> None:
    lines = game(0)
    lines[3]["s"]["more"] = 1
    assert places_of_faults(lines)[0] == 4


def test_the_end_before_the_end_is_found() -> None:
    lines = game(0)
    del lines[-5:-1]
    assert len(lines) in places_of_faults(lines)


def arrangements(line: Json) -> list[Any]:
    return [option for option in line["o"] if option[0] == "arrange"]


def many_left_out() -> tuple[list[Json], int]:
    lines, place = find(lambda line: len(arrangements(line)) > 1 and line["a"][0] == "arrange")
    line = lines[place]
    line["oa"] = len(arrangements(line))
    line["o"] = [option for option in line["o"] if option[0] != "arrange"]
    return lines, place


def test_arrangements_may_be_left_out_if_they_are_counted() -> None:
    lines, _ = many_left_out()
    assert places_of_faults(lines) == []


@pytest.mark.parametrize("more", [-1, 1])
def test_a_wrong_number_of_arrangements_left_out_is_found(more: int) -> None:
    lines, place = many_left_out()
    lines[place]["oa"] += more
    assert places_of_faults(lines) == [place + 1]


def test_the_present_arrangement_is_not_legal_where_they_are_left_out() -> None:
    lines, place = many_left_out()
    line = lines[place]
    seat = f"p{line['p']}"
    before = next(
        each[state][seat]["sl"]
        for each in reversed(lines[:place])
        for state in ("s", "S")
        if "sl" in each.get(state, {}).get(seat, {})
    )
    line["a"] = ["arrange", before]
    assert places_of_faults(lines)[0] == place + 1
