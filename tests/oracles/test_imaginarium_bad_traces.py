"""Files that are not recordings of Imaginarium are refused, with the line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bricabrac.oracles.imaginarium import check
from bricabrac.oracles.report import BadTrace
from tests.oracles.recorded_imaginarium import checked, game


@pytest.mark.parametrize("field", ["k", "rd", "st", "p", "o", "a", "s"])
def test_a_decision_without_one_of_its_fields_is_refused_with_its_line(field: str) -> None:
    lines = game(0)
    del lines[5][field]
    with pytest.raises(BadTrace, match=r"line 6:"):
        checked(lines)


@pytest.mark.parametrize("field", ["seats", "workshops", "deck0", "back", "assistants0", "projects0", "s"])
def test_a_deal_without_one_of_its_fields_is_refused_with_its_line(field: str) -> None:
    lines = game(0)
    del lines[0][field]
    with pytest.raises(BadTrace, match=r"line 1:"):
        checked(lines)


@pytest.mark.parametrize("field", ["rounds", "majorities", "bonus", "points", "levels", "winners"])
def test_an_end_without_one_of_its_fields_is_refused_with_its_line(field: str) -> None:
    lines = game(0)
    del lines[-1][field]
    with pytest.raises(BadTrace, match=rf"line {len(lines)}:"):
        checked(lines)


@pytest.mark.parametrize(
    ("field", "value"),
    [("o", []), ("o", [[]]), ("o", "end-use"), ("o", [7]), ("a", [3]), ("ev", {}), ("ev", [[]]), ("oa", "many")],
)
def test_a_field_of_another_form_is_refused_with_its_line(field: str, value: Any) -> None:
    lines = game(0)
    lines[5][field] = value
    with pytest.raises(BadTrace, match=r"line 6:"):
        checked(lines)


def test_two_states_after_one_decision_are_refused() -> None:
    lines = game(0)
    lines[5]["S"] = lines[0]["s"]
    with pytest.raises(BadTrace, match=r"line 6:.*one state"):
        checked(lines)


@pytest.mark.parametrize("conveyor", [["X9"] * 7, ["P1"] * 6, "P1", [["P1"]] * 7, {}])
def test_a_conveyor_that_cannot_be_is_refused_with_its_line(conveyor: Any) -> None:
    lines = game(0)
    lines[5]["s"]["cv"] = conveyor
    with pytest.raises(BadTrace, match=r"line 6:"):
        checked(lines)


@pytest.mark.parametrize(("name", "value"), [("tn", 7), ("more", 1), ("rd", -1)])
def test_a_state_that_cannot_be_is_refused_with_its_line(name: str, value: Any) -> None:
    lines = game(0)
    lines[5]["s"][name] = value
    with pytest.raises(BadTrace, match=r"line 6:"):
        checked(lines)


def test_a_machine_that_does_not_exist_is_refused_in_a_deck() -> None:
    lines = game(0)
    lines[0]["deck0"][3] = "P9"
    with pytest.raises(BadTrace, match=r"line 1:.*P9"):
        checked(lines)


def test_a_game_without_an_end_is_refused() -> None:
    with pytest.raises(BadTrace, match="no end"):
        checked(game(0)[:-1])


def test_a_game_without_a_beginning_is_refused() -> None:
    with pytest.raises(BadTrace, match=r"line 1:.*beginning"):
        checked(game(0)[1:])


def test_a_game_within_a_game_is_refused() -> None:
    with pytest.raises(BadTrace, match=r"line 4:.*before"):
        checked(game(0)[:3] + game(0))


def test_a_game_without_decisions_is_refused() -> None:
    lines = game(0)
    with pytest.raises(BadTrace, match=r"line 2:.*without a decision"):
        checked([lines[0], lines[-1]])


@pytest.mark.parametrize("text", ["not JSON", "[1, 2]", '{"k": "d"', "[" * 100_000])
def test_what_is_not_a_json_object_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(game(0)[0]) + "\n" + text, encoding="utf-8")
    with pytest.raises(BadTrace, match="line 2"):
        check(path)


def test_a_packed_file_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    packed = gzip.compress("\n".join(json.dumps(line) for line in game(0)).encode())
    path.write_bytes(packed[: len(packed) // 2])
    with pytest.raises(BadTrace, match="after line"):
        check(path)
