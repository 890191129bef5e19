"""Many games, and how fast: what is counted, and that it is the same however it was played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bricabrac.arena.nicodemus_runs import warm
from tests.cli.terminal import bricabrac

HOW_LONG = ("seconds", "games_per_s", "decisions_per_s", "compiled")
"""What may differ between two simulations of the same games."""


def simulated(*arguments: str, game: str = "nicodemus") -> dict[str, Any]:
    run = bricabrac("simulate", game, "--json", *arguments)
    assert (run.code, run.err) == (0, "")
    result: dict[str, Any] = json.loads(run.out)
    return result


def counted(*arguments: str) -> dict[str, Any]:
    return {name: value for name, value in simulated(*arguments).items() if name not in HOW_LONG}


def test_json_has_what_was_asked_for_and_what_was_counted() -> None:
    result = simulated("--games", "10", "--bots", "greedy, random", "--seed", "5")
    assert (result["game"], result["games"], result["seed"], result["seats"]) == ("nicodemus", 10, 5, 2)
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) + result["shared"] == 10
    assert {"name", "wins", "score", "low", "high", "points"} == set(result["bots"][0])
    assert {"margin", "first_player_wins", "turns", "decisions", "options", "ended_by_points", *HOW_LONG} < set(result)


def test_greedy_beats_random() -> None:
    result = simulated("--games", "10")
    random, greedy = result["bots"]
    assert (random["name"], greedy["name"]) == ("random", "greedy")
    assert greedy["wins"] > random["wins"]


def test_without_json_the_same_is_said_in_lines() -> None:
    shown = bricabrac("simulate", "nicodemus", "--games", "10", "--bots", "random,random").out
    result = simulated("--games", "10", "--bots", "random,random")
    lines = dict(line.strip().split(maxsplit=1) for line in shown.splitlines() if line.startswith("  "))
    assert lines["games"] == "10"
    assert lines["decisions"] == str(result["decisions"])
    assert lines["turns"] == str(result["turns"])


@pytest.mark.parametrize("jobs", ["2", "3", "0"])
def test_the_same_seed_is_the_same_result_on_any_number_of_threads(jobs: str) -> None:
    games = ("--games", "50", "--bots", "random,random", "--seed", "7")
    assert counted(*games, "--jobs", "1") == counted(*games, "--jobs", jobs)


def test_another_seed_is_another_result() -> None:
    games = ("--games", "50", "--bots", "random,random")
    assert counted(*games, "--seed", "1")["margin"] != counted(*games, "--seed", "2")["margin"]


def test_compiled_and_plain_rules_count_the_same(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = ("--games", "24", "--seed", "3", "--jobs", "2")
    plain = simulated(*games)
    monkeypatch.setenv("BRICABRAC_COMPILE", "1")
    monkeypatch.setenv("BRICABRAC_CACHE", str(request.config.rootpath / ".pytest_cache" / "bricabrac"))
    warm()
    compiled = simulated(*games)
    assert (plain["compiled"], compiled["compiled"]) == (False, True)
    assert {name: plain[name] for name in plain if name not in HOW_LONG} == {
        name: compiled[name] for name in compiled if name not in HOW_LONG
    }


# Imaginarium


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        (("--bots", "greedy,random"), ["greedy", "random"]),
        (("--bots", "greedy,random", "--players", "3"), ["greedy", "random", "greedy"]),
        (("--bots", "greedy", "--players", "2"), ["greedy", "greedy"]),
        (
            ("--bots", "greedy,greedy,random,random", "--players", "5"),
            ["greedy", "greedy", "random", "random", "greedy"],
        ),
    ],
)
def test_bots_are_repeated_round_the_table(arguments: tuple[str, ...], seats: list[str]) -> None:
    result = simulated("--games", "1", *arguments, game="imaginarium")
    assert [bot["name"] for bot in result["bots"]] == seats
    assert (result["game"], result["seats"]) == ("imaginarium", len(seats))


def test_bots_of_one_kind_are_told_apart_and_workshops_are_measured() -> None:
    shown = bricabrac("simulate", "imaginarium", "--games", "1", "--bots", "greedy,random", "--players", "5").out
    assert [line for line in shown.splitlines() if line[:1] != " "] == [
        *("greedy 1:", "random 2:", "greedy 3:", "random 4:", "greedy 5:"),
        "all games:",
        *(f"workshop {number}:" for number in range(1, 6)),
    ]
    assert "\n  rounds " in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "no game 'chess'"),
        (("nicodemus", "--bots", "random"), "2 bots, not 1"),
        (("nicodemus", "--bots", "random,greedy,random"), "2 bots, not 3"),
        (("nicodemus", "--players", "3"), "2 bots, not 3"),
        (("nicodemus", "--bots", "random,deep"), "no bot 'deep'"),
        (("imaginarium", "--bots", "random"), "2 to 5 bots, not 1"),
        (("imaginarium", "--players", "6"), "2 to 5 bots, not 6"),
        (("imaginarium", "--bots", "random,greedy,random", "--players", "2"), "3 bots for 2 players"),
        (("nicodemus", "--bots", ""), "no bot ''"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    run = bricabrac("simulate", *arguments)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("bricabrac: ")
    assert said in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize("option", [("--games", "0"), ("--games", "many"), ("--jobs", "-1"), ("--seed", "-1")])
def test_numbers_out_of_range_are_refused(option: tuple[str, str]) -> None:
    run = bricabrac("simulate", "nicodemus", *option)
    assert (run.code, run.out) == (2, "")
    assert f"'{option[0]}'" in run.err


# Speed


@pytest.fixture
def few_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncompiled they take their time, and nothing here depends on how many there are."""
    monkeypatch.setattr("bricabrac.arena.speeds.COPIES", 100)


@pytest.mark.usefixtures("few_copies")
def test_bench_measures_every_game() -> None:
    run = bricabrac("bench", "games", "--seconds", "0.05", "--json")
    speeds = json.loads(run.out)
    assert [(speed["game"], speed["seats"]) for speed in speeds] == [
        ("nicodemus", 2),
        *(("imaginarium", seats) for seats in (2, 3, 4, 5)),
    ]
    assert run.err == ""
    speed = speeds[0]
    assert set(speed) == {
        "game",
        "seats",
        "decisions_per_s",
        "games_per_s",
        "plain_decisions_per_s",
        "state_bytes",
        "copy_ns",
        "compile_s",
        "cached_s",
    }
    for speed in speeds:
        assert speed["decisions_per_s"] > speed["games_per_s"] > 0
        assert speed["state_bytes"] > 0
        assert speed["copy_ns"] > 0


@pytest.mark.usefixtures("few_copies")
def test_bench_says_the_same_in_lines() -> None:
    shown = bricabrac("bench", "games", "--seconds", "0.05").out
    assert shown.startswith("nicodemus, 2 seats:\n")
    assert "\nimaginarium, 5 seats:\n" in shown
    for measure in (
        "decisions/s",
        "games/s",
        "bytes of a state",
        "ns for a copy",
        "s to compile",
        "s to load compiled",
    ):
        assert f"\n  {measure} " in shown


def test_bench_needs_some_time() -> None:
    run = bricabrac("bench", "games", "--seconds", "0")
    assert (run.code, run.out) == (2, "")
