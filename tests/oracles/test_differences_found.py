"""Whatever single thing a recording has otherwise than the rules is found, and its place is told."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bricabrac.oracles.report import BadTrace
from tests.oracles.checking import checked
from tests.oracles.recorder import Json, recorded_deal

NOT_OF_THE_RULES = ("g", "pol", "t")


@cache
def a_game(seed: int) -> list[Json]:
    game = recorded_deal(seed).play({"effect": 9, "repair": 9, "proj": 20})
    assert checked([game]).differences == 0
    return game.lines


def places_of_faults(lines: list[Json]) -> list[int]:
    """The numbers of the lines that are found fault with."""
    try:
        first = checked([lines]).first
    except BadTrace as refusal:
        first = [str(refusal)]
    return [int(found) for words in first for found in re.findall(r"(?:jsonl:|line )(\d+)", words)[:1]]


def change(value: Any, draw: Callable[[Sequence[Any]], Any]) -> Any:
    """The same with one number, word or list in it another."""
    match value:
        case int():
            return value + draw((-10, -1, 1, 2, 10))
        case str():
            return draw([word for word in ("chooseAction", "chooseProject", "res") if word != value])
        case dict():
            key = draw(sorted(value))
            return {**value, key: change(value[key], draw)}
        case []:
            return [draw((0, 11, 42))]
    how, at = draw(("within", "less", "more")), draw(range(len(value)))
    if how == "within":
        return [*value[:at], change(value[at], draw), *value[at + 1 :]]
    return [*value[:at], *value[at + 1 :]] if how == "less" else [*value, value[at]]


def whose_turn_aside(line: Json) -> Json:
    """After the last decision it has no meaning."""
    return {**line, "s": {**line["s"], "ap": None}}


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_one_thing_changed_is_found_where_it_is(data: st.DataObject) -> None:
    def draw(values: Sequence[Any]) -> Any:
        return data.draw(st.sampled_from(values))

    lines = list(a_game(draw(range(6))))
    number = draw(range(len(lines)))
    before = lines[number]
    name = draw([name for name in before if name not in NOT_OF_THE_RULES])
    lines[number] = {**before, name: change(before[name], draw)}
    assume(number != len(lines) - 2 or whose_turn_aside(lines[number]) != whose_turn_aside(before))
    assert set(places_of_faults(lines)) & {number + 1, number + 2}


def find(kind: str, beginning: str = "") -> tuple[list[Json], int]:
    """A copy of a game, and the index of its first decision of a kind."""
    lines = copy.deepcopy(a_game(0))
    places = [n for n, line in enumerate(lines) if line.get("st") == kind and line["a"][0].startswith(beginning)]
    return lines, places[0]


@pytest.mark.parametrize(
    "kind", ["chooseAction", "choosePlayAction", "selectMachine", "selectResource", "selectExchange", "chooseProject"]
)
def test_an_option_that_is_missing_is_found(kind: str) -> None:
    lines, place = find(kind)
    line = lines[place]
    del line["o"][0 if line["c"] else -1]
    line["c"] = line["o"].index(line["a"])
    assert places_of_faults(lines) == [place + 1]


def test_an_option_that_we_do_not_have_is_found() -> None:
    lines, place = find("chooseAction")
    hand = lines[place - 1]["s"]["h"][0]
    lines[place]["o"].append(["play", next(machine for machine in (11, 12, 13, 14, 15, 21) if machine not in hand)])
    assert places_of_faults(lines) == [place + 1]


def test_an_option_offered_twice_is_found() -> None:
    lines, place = find("choosePlayAction")
    lines[place]["o"].append(["char"])
    assert places_of_faults(lines) == [place + 1]


def test_a_payment_that_is_not_due_is_found() -> None:
    lines, place = find("chooseAction", "repair")
    option = lines[place]["a"]
    option[3][0] += 1
    lines[place]["o"][lines[place]["c"]] = option
    assert places_of_faults(lines) == [place + 1]


def test_another_choice_than_the_one_that_was_carried_out_is_found() -> None:
    lines, place = find("choosePlayAction")
    line = lines[place]
    line["c"] = 1 - line["c"] if line["c"] < 2 else 0
    line["a"] = line["o"][line["c"]]
    assert place + 1 in places_of_faults(lines)


def test_a_game_by_rules_of_its_own_is_a_difference_wherever_it_shows() -> None:
    """One more charcoalium in the reserve from the start: nobody else would miss it."""
    lines = copy.deepcopy(a_game(0))
    for line in lines[:-1]:
        line["s"]["rv"][0] += 1
    assert places_of_faults(lines)[0] == 1


def test_a_card_lost_by_lot_is_the_one_of_the_event() -> None:
    lines = copy.deepcopy(a_game(0))
    place, event = next(
        (n, e) for n, line in enumerate(lines) for e in line.get("ev", []) if e[0] in ("steal", "rdisc")
    )
    event[-1] = 11 if event[-1] != 11 else 12
    assert places_of_faults(lines) == [place + 1]


def test_the_end_before_the_end_is_a_difference() -> None:
    lines = copy.deepcopy(a_game(0))
    del lines[-5:-1]
    assert len(lines) in places_of_faults(lines)


def test_a_card_can_only_be_lost_to_the_player_whose_turn_it_is() -> None:
    lines = copy.deepcopy(a_game(0))
    lines[1]["ev"].append(["steal", 0, 1, 11])
    assert places_of_faults(lines)[0] == 2
