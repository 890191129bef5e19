"""A game is kept after every choice, and gone on with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path

from bricabrac.table.replay import load
from tests.cli.terminal import EN, ENTER, by_lot, file_at, kept_file, kept_match, play, typing

GOLDEN = Path(__file__).parents[1] / "replays"
FINISHED = GOLDEN / "deck-runs-out.json"
GO_ON = "\n  bricabrac play nicodemus --continue\n"


def test_every_choice_is_in_the_file_before_anything_else_is_asked() -> None:
    made = 0
    choosing = by_lot(1)

    def person(screen: str) -> str | None:
        nonlocal made
        assert len(load(Path("game.json")).choices) == made
        line = choosing(screen)
        made += line != ENTER
        return line if made <= 12 else None

    play("--bot", "none", "--save", "game.json", typed=person)
    assert made > 12


def test_a_killed_process_loses_no_choice() -> None:
    command = [sys.executable, "-c", "from bricabrac.cli import main; main()", "play", "nicodemus", "--bot", "none"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"\n1\n")
        process.stdin.flush()
        shown = b""
        while EN.say("question-use").encode() not in shown:
            shown += os.read(process.stdout.fileno(), 4096)
        process.kill()
    match = kept_match()
    assert [choice.sequence for choice in match.choices] == [0]
    assert EN.say("prompt-continue", players="Player 1 and Player 2", count=1) in play("--continue").out


def test_going_on_takes_up_where_one_left() -> None:
    path = file_at("game.json", hand=[24], stock={"charcoalium": 2})
    play("--load", path, typed=[ENTER, "1"])
    game = play("--load", path, typed=[ENTER, "2"])
    assert EN.say("question-use") in game.out
    assert len(load(path).choices) == 2


def test_a_finished_game_is_shown_with_its_result() -> None:
    game = play("--load", FINISHED)
    assert EN.say("prompt-seed") in game.out
    assert EN.say("prompt-choice") not in game.out
    assert game.code == 0


def keep(name: str, age: int, content: Path | bytes = b"{") -> Path:
    """A file among the kept games, last played `age` seconds before the others."""
    path = kept_folder() / f"{name}-nicodemus-00000000.json"
    if isinstance(content, Path):
        shutil.copy(content, path)
    else:
        path.write_bytes(content)
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


def kept_folder() -> Path:
    folder = user_data_path("bricabrac") / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def test_without_a_kept_game_there_is_nothing_to_go_on_with() -> None:
    game = play("--continue")
    assert (game.code, game.err) == (2, f"bricabrac: {EN.say('error-nothing-kept')}\n")


def test_going_on_finds_the_game_that_was_played_last() -> None:
    keep("a", 2, file_at("older.json", ("Ada", "Other"), hand=[11]))
    keep("b", 1, file_at("last.json", ("Blaise", "Other"), hand=[11]))
    keep("c", 3, file_at("oldest.json", ("Carl", "Other"), hand=[11]))
    assert EN.say("prompt-pass-on", player="Blaise") in play("--continue").out


def test_a_game_that_is_over_is_not_gone_on_with() -> None:
    keep("a", 2, file_at("open.json", hand=[11]))
    keep("b", 1, FINISHED)
    assert EN.say("prompt-pass-on", player="Ada") in play("--continue").out


def test_a_damaged_game_is_passed_over_and_named() -> None:
    keep("a", 2, file_at("open.json", hand=[11]))
    damaged = keep("b", 1)
    game = play("--continue", typed=[ENTER, "q"])
    assert str(damaged) in game.out.replace("\n", "")
    assert EN.say("prompt-pass-on", player="Ada") in game.out


def test_where_all_games_are_damaged_the_refusal_names_them() -> None:
    damaged = keep("a", 1)
    game = play("--continue")
    assert game.code == 2
    assert str(damaged) in game.err
    assert game.err.count("\n") == 1


# Files that are asked for


def test_a_new_game_is_kept_where_it_was_asked_to_be() -> None:
    game = play("--save", "here/my game.json", "--bot", "none")
    assert load(Path("here/my game.json")).choices == ()
    assert "\n  bricabrac play nicodemus --load 'here/my game.json'\n" in game.out


def test_a_new_game_never_takes_the_place_of_a_file() -> None:
    Path("mine.json").write_text("precious")
    game = play("--save", "mine.json")
    assert (game.code, game.err) == (2, f"bricabrac: {EN.say('error-save-exists', path='mine.json')}\n")
    assert Path("mine.json").read_text() == "precious"


def test_a_loaded_game_goes_on_in_the_file_it_was_asked_to_be_kept_in() -> None:
    path = file_at("game.json", hand=[24], stock={"charcoalium": 2})
    play("--load", path, "--save", "other.json", typed=[ENTER, "1"])
    assert len(load(path).choices) == 0
    assert len(load(Path("other.json")).choices) == 1


def test_a_file_that_is_not_there_is_refused() -> None:
    game = play("--load", "nowhere.json")
    assert (game.code, game.err) == (2, f"bricabrac: {EN.say('error-no-file', path='nowhere.json')}\n")


@pytest.mark.parametrize(("option", "value"), [("--seed", "1"), ("--names", "Ada"), ("--bot", "random")])
@pytest.mark.parametrize("which", [("--continue",), ("--load", FINISHED)])
def test_a_kept_game_has_its_players_and_its_deal_already(option: str, value: str, which: tuple[str]) -> None:
    game = play(*which, option, value)
    assert (game.code, game.err) == (2, f"bricabrac: {EN.say('error-load-and-more', option=option)}\n")


def test_one_goes_on_with_the_last_game_or_with_a_file() -> None:
    game = play("--continue", "--load", FINISHED)
    assert (game.code, game.err) == (2, f"bricabrac: {EN.say('error-load-or-continue')}\n")


def test_a_game_against_a_bot_of_another_version_is_refused_before_it_begins() -> None:
    game = play("--load", file_at("game.json", ("Ada", "bot:deep"), hand=[11]))
    refused = EN.say("error-no-bot", name="deep", game="nicodemus", known="random, greedy")
    assert (game.code, game.err) == (2, f"bricabrac: {refused}\n")


# Copies, and files that cannot be written


@pytest.mark.parametrize(("language", "command"), [("en", "s"), ("en", "save"), ("fr", "e"), ("fr", "enregistrer")])
def test_a_copy_is_saved_under_the_name_that_was_typed(language: str, command: str) -> None:
    play("--bot", "none", "--lang", language, typed=[ENTER, "1", f"{command} my copy.json", "1"])
    assert len(load(Path("my copy.json")).choices) == 1
    assert len(kept_match().choices) == 2


def test_saving_without_a_name_tells_where_the_game_is_kept() -> None:
    game = play("--bot", "none", typed=[ENTER, "s"])
    assert str(kept_file()) in game.out.replace("\n", "")


def test_a_copy_never_takes_the_place_of_a_file() -> None:
    Path("mine.json").write_text("precious")
    game = play("--bot", "none", typed=[ENTER, "s mine.json"])
    assert EN.say("prompt-exists", path="mine.json") in game.out
    assert Path("mine.json").read_text() == "precious"


@pytest.mark.parametrize("name", ["file/copy.json", "~nobody-of-this-name/copy.json", "nul\0.json", "x" * 5000])
def test_a_copy_that_cannot_be_written_stops_nothing(name: str) -> None:
    Path("file").touch()
    game = play("--bot", "none", typed=[ENTER, f"s {name}", "1"])
    assert EN.say("prompt-not-saved", path="", why="").split(" ")[0] in game.out
    assert len(kept_match().choices) == 1


def test_a_game_that_cannot_be_kept_is_played_all_the_same_and_this_is_said_once() -> None:
    Path("file").touch()
    game = play("--bot", "random", "--save", "file/game.json", "--seed", "lost", typed=by_lot(1, lines=6))
    assert game.out.count("file/game.json") == 1
    assert game.out.count(EN.say("prompt-choice")) > 3
    assert EN.say("prompt-not-kept") in game.out
    assert GO_ON not in game.out


def test_nothing_half_written_is_left_behind() -> None:
    play("--bot", "none", "--save", "games/one.json", typed=typing(ENTER, "1", "1"))
    assert [path.name for path in Path("games").iterdir()] == ["one.json"]


# Positions of a kept game as new games


def test_any_position_of_a_kept_game_is_opened_as_a_new_game_with_its_players() -> None:
    before = FINISHED.read_bytes()
    play("--load", FINISHED, "--at", "20", "--bot", "none", "--save", "tried.json", typed=[ENTER, "1"])
    tried, kept = load(Path("tried.json")), load(FINISHED)
    assert tried.start.origin == (kept.promise, 20)
    assert tried.game.view(tried.state_after(0), 0) == kept.game.view(kept.state_after(20), 0)
    assert len(tried.choices) == 1
    assert FINISHED.read_bytes() == before


def test_without_other_players_those_of_the_kept_game_go_on() -> None:
    path = file_at("game.json", hand=[24, 11], stock={"charcoalium": 2})
    play("--load", path, "--at", "0", "--save", "tried.json", typed=[ENTER])
    assert load(Path("tried.json")).seats == load(path).seats


def test_a_position_that_the_game_does_not_have_is_refused() -> None:
    path = file_at("game.json", hand=[24, 11])
    assert "--at: the game has the positions 0 to 0, not 7" in play("--load", path, "--at", "7").err


def test_a_position_needs_a_kept_game() -> None:
    assert EN.say("error-at-alone") in play("--at", "7").err
