"""Recorded games against our rules, from the command line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import bricabrac

SAMPLE = Path(__file__).parents[1] / "oracles" / "nicodemus-sample.jsonl.gz"


def first_game() -> list[dict[str, Any]]:
    game = []
    with gzip.open(SAMPLE, "rt") as lines:
        for line in lines:
            game.append(json.loads(line))
            if game[-1]["t"] == "end":
                break
    return game


def recorded(name: str, game: list[dict[str, Any]]) -> Path:
    path = Path(name)
    path.write_text("".join(json.dumps(line) + "\n" for line in game))
    return path


def test_a_game_that_follows_the_rules_has_no_differences() -> None:
    game = first_game()
    run = bricabrac("check-traces", recorded("game.jsonl", game), "--json")
    found = json.loads(run.out)
    assert run.code == 0
    assert found["games"] == 1
    assert found["decisions"] == len(game) - 2
    assert found["differences"] == 0
    assert isinstance(found["known"], dict)


def test_a_difference_is_told_with_its_place_and_the_command_fails() -> None:
    game = first_game()
    game[-1]["score"][0] += 1
    path = recorded("game.jsonl", game)
    run = bricabrac("check-traces", path, "--json")
    found = json.loads(run.out)
    assert run.code == 1
    assert found["differences"] == 1
    assert found["first_differences"][0].startswith(f"game.jsonl:{len(game)}: ")


def test_without_json_the_same_is_said_in_lines() -> None:
    game = first_game()
    game[-1]["score"][0] += 1
    run = bricabrac("check-traces", recorded("game.jsonl", game))
    assert run.code == 1
    assert run.out.splitlines()[0] == f"1 games, {len(game) - 2} decisions, 1 differences"
    assert f"difference: game.jsonl:{len(game)}: " in run.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_several_files_are_counted_together(jobs: str) -> None:
    game = first_game()
    files = [recorded("one.jsonl", game), recorded("two.jsonl", game)]
    run = bricabrac("check-traces", *files, "--jobs", jobs, "--json")
    assert (run.code, json.loads(run.out)["games"]) == (0, 2)


def test_packed_files_are_read_as_they_are() -> None:
    Path("game.jsonl.gz").write_bytes(gzip.compress(recorded("game.jsonl", first_game()).read_bytes()))
    run = bricabrac("check-traces", "game.jsonl.gz", "--json")
    assert (run.code, json.loads(run.out)["games"]) == (0, 1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ({"t": "dance"}, "game.jsonl, line 2"),
        ({"k": "dance"}, "game.jsonl, line 2: there are no lines of the kind 'dance'"),
    ],
)
def test_each_game_is_read_in_its_own_form(line: dict[str, Any], said: str) -> None:
    """Lines of Nicodemus say what they are under "t", those of Imaginarium under "k"."""
    (key,) = line
    first = first_game()[0] if key == "t" else {"k": "init"}
    assert said in refused(recorded("game.jsonl", [first, line]))


def refused(*files: str | Path) -> str:
    run = bricabrac("check-traces", *files)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("bricabrac: ")
    assert run.err.count("\n") == 1
    return run.err


def test_a_file_that_is_not_there_is_refused_before_any_is_checked() -> None:
    bad_too = recorded("bad.jsonl", first_game()[:-1])
    assert refused(bad_too, "nowhere.jsonl") == "bricabrac: nowhere.jsonl: there is no such file\n"


def test_a_folder_is_refused() -> None:
    Path("folder").mkdir()
    assert "folder" in refused("folder")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"not json\n", "line 1"),
        (b"[]\n", "line 1"),
        (b'{"t": "end"}\n', "line 1"),
        (b"\xff\xfe\x00\n", "after line 0"),
    ],
)
def test_a_file_of_something_else_is_refused_with_the_place(content: bytes, said: str) -> None:
    Path("other.jsonl").write_bytes(content)
    assert said in refused("other.jsonl")


def test_a_game_that_was_cut_off_is_refused() -> None:
    assert "cut off" in refused(recorded("cut.jsonl", first_game()[:-1]))


def test_a_packed_file_that_was_cut_off_is_refused() -> None:
    Path("cut.jsonl.gz").write_bytes(SAMPLE.read_bytes()[:5000])
    assert "cut.jsonl.gz" in refused("cut.jsonl.gz")


def test_without_a_file_there_is_nothing_to_check() -> None:
    run = bricabrac("check-traces")
    assert (run.code, run.out) == (2, "")
    assert "files" in run.err
