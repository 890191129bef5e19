"""Files that are not recordings are refused, with the line: nobody is left with a traceback or a wrong count."""

from __future__ import annotations

import copy
import gzip
import json
from functools import cache
from pathlib import Path

import pytest

from bricabrac.oracles.nicodemus import check
from bricabrac.oracles.report import BadTrace, Report
from tests.oracles.checking import checked
from tests.oracles.recorder import Json, recorded_deal


@cache
def _game() -> list[Json]:
    return recorded_deal(3).play().lines


def a_game() -> list[Json]:
    return copy.deepcopy(_game())


def test_packed_and_plain_files_read_the_same(tmp_path: Path) -> None:
    text = "\n".join(json.dumps(line) for line in a_game())
    plain, packed = tmp_path / "games.jsonl", tmp_path / "games.jsonl.gz"
    plain.write_text(text, encoding="utf-8")
    packed.write_bytes(gzip.compress(text.encode()))
    assert check(plain) == check(packed)


def test_fields_of_unknown_meaning_do_not_matter() -> None:
    lines = a_game()
    for line in lines:
        line["inv"] = ["project left in projectSelection at turn start"]
        if "s" in line:
            line["s"]["more"] = {"of": "it"}
    assert checked([lines]) == checked([a_game()])


@pytest.mark.parametrize("field", ["n", "tn", "st", "p", "o", "c", "a", "ev", "s"])
def test_a_decision_without_one_of_its_fields_is_refused_with_its_line(field: str) -> None:
    lines = a_game()
    del lines[5][field]
    with pytest.raises(BadTrace, match=r"line 6:"):
        checked([lines])


@pytest.mark.parametrize(
    "option", [["pass"], ["play"], ["play", 99], ["res", 4], ["selr", []], ["selr", [4]], ["exch", 1, 2], ["proj", []]]
)
def test_an_option_that_cannot_be_is_refused_with_its_line(option: list[object]) -> None:
    lines = a_game()
    lines[1]["o"].append(option)
    with pytest.raises(BadTrace, match=r"line 2:"):
        checked([lines])


def test_a_line_of_an_unknown_kind_is_refused() -> None:
    lines = a_game()
    lines[4]["t"] = "undo"
    with pytest.raises(BadTrace, match=r"line 5:.*undo"):
        checked([lines])


def test_a_game_without_all_machines_is_refused() -> None:
    lines = a_game()
    lines[0]["deck0"][-1] = lines[0]["deck0"][-2]
    with pytest.raises(BadTrace, match="line 1:"):
        checked([lines])


def test_a_game_without_an_end_is_refused() -> None:
    with pytest.raises(BadTrace, match="no end"):
        checked([a_game()[:-1]])


def test_a_game_without_a_beginning_is_refused() -> None:
    with pytest.raises(BadTrace, match=r"line 1:.*beginning"):
        checked([a_game()[1:]])


def test_a_game_within_a_game_is_refused() -> None:
    with pytest.raises(BadTrace, match=r"line 4:.*before"):
        checked([a_game()[:3], a_game()])


def test_a_game_without_decisions_is_refused() -> None:
    lines = a_game()
    with pytest.raises(BadTrace, match=r"line 2:.*without a decision"):
        checked([[lines[0], lines[-1]]])


@pytest.mark.parametrize("text", ["not JSON", "[1, 2]", '{"t": "init"', "9" * 5000, "[" * 100_000])
def test_what_is_not_a_json_object_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(a_game()[0]) + "\n" + text, encoding="utf-8")
    with pytest.raises(BadTrace, match="line 2"):
        check(path)


def test_a_packed_file_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    packed = gzip.compress("\n".join(json.dumps(line) for line in a_game()).encode())
    path.write_bytes(packed[: len(packed) // 2])
    with pytest.raises(BadTrace, match="after line"):
        check(path)


def test_reports_show_the_first_differences_and_count_all() -> None:
    report = Report()
    for number in range(30):
        report.differ(f"games.jsonl:{number}", "another score")
    assert (report.differences, len(report.first)) == (30, 20)
    assert report.as_json()["first_differences"][0] == "games.jsonl:0: another score"


def test_reports_of_several_files_are_added_up() -> None:
    report = Report()
    for name in ("a.jsonl", "b.jsonl"):
        other = Report(games=2, decisions=50)
        other.known["N6.7"] += 3
        other.differ(f"{name}:7", "another score")
        report.add(other)
    assert (report.games, report.decisions, report.differences, report.known) == (4, 100, 2, {"N6.7": 6})
    assert report.first == ["a.jsonl:7: another score", "b.jsonl:7: another score"]
