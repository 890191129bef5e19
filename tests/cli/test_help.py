"""Help of every command, and mistakes in the command line itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import bricabrac

GAME = Path(__file__).parents[1] / "replays" / "deck-runs-out.json"
OPTIONS = {
    (): ("play", "replay", "verify", "simulate", "check-traces", "bench"),
    ("play",): (
        "--bot",
        "--players",
        "--lang",
        "--seed",
        "--names",
        "--open-screens",
        "--save",
        "--load",
        "--continue",
    ),
    ("replay",): ("--lang", "--at", "--viewer"),
    ("verify",): ("--promise", "--lang"),
    ("simulate",): ("--games", "--bots", "--players", "--jobs", "--seed", "--json"),
    ("check-traces",): ("--jobs", "--json"),
    ("bench",): ("games",),
    ("bench", "games"): ("--seconds", "--json"),
}


@pytest.mark.parametrize("command", OPTIONS, ids=" ".join)
def test_help_names_every_option(command: tuple[str, ...]) -> None:
    run = bricabrac(*command, "--help")
    assert (run.code, run.err) == (0, "")
    for option in OPTIONS[command]:
        assert f"\n  {option} " in run.out


@pytest.mark.parametrize("command", [(), ("bench",)])
def test_a_list_of_commands_says_of_each_what_it_does_without_an_ellipsis(command: tuple[str, ...]) -> None:
    assert "..." not in bricabrac(*command, "--help").out.partition("Commands:")[2]


@pytest.mark.parametrize(
    "mistake",
    [("dance",), ("play",), ("play", "nicodemus", "--loud"), ("play", "nicodemus", "--lang", "de"), ("verify",)],
)
def test_a_mistake_in_the_command_line_is_said_on_the_error_stream(mistake: tuple[str, ...]) -> None:
    run = bricabrac(*mistake)
    assert (run.code, run.out) == (2, "")
    assert "\nError: " in run.err


def test_a_mistake_of_our_own_is_not_taken_for_one_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("ours")

    monkeypatch.setattr("bricabrac.cli.files.verify", stumble)
    with pytest.raises(ValueError, match="ours"):
        bricabrac("verify", "game.json")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_reader_that_goes_away_is_no_mistake(command: str) -> None:
    """As in `bricabrac replay game.json | head`: the pipe is closed before everything is written."""
    arguments = [sys.executable, "-c", "from bricabrac.cli import main; main()", command, str(GAME)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
