"""Games from the first question to the result, at the keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bricabrac.table.replay import load
from bricabrac.table.seeds import promise
from bricabrac.words.words import words_in
from tests.cli.terminal import (
    EN,
    ENDING,
    ENTER,
    FR,
    bricabrac,
    by_lot,
    ending_game,
    file_at,
    kept_file,
    kept_match,
    play,
    typing,
)
from tests.table.matches import SEED


@pytest.mark.parametrize(("language", "bot"), [("fr", "greedy"), ("en", "random"), ("fr", "none"), ("en", "none")])
def test_a_game_is_played_to_its_result(language: str, bot: str) -> None:
    game = play("--lang", language, "--bot", bot, "--seed", "whole", typed=by_lot(1))
    match = kept_match()
    assert match.result is not None
    names = {"fr": ("Joueur", "Robot (glouton)"), "en": ("Player", "Bot (random)")}[language]
    if bot == "none":
        names = {"fr": ("Joueur 1", "Joueur 2"), "en": ("Player 1", "Player 2")}[language]
    assert words_in(language, "nicodemus").result(match.result, names) in game.out
    assert (game.code, game.err) == (0, "")


def test_the_seed_is_shown_after_the_game_and_not_before() -> None:
    game = play("--load", ending_game(), typed=ENDING)
    before, _, after = game.out.rpartition(EN.say("prompt-choice"))
    assert SEED.hex() in after
    assert SEED.hex() not in before
    assert promise(SEED) in before


def test_the_command_shown_after_a_game_verifies_it() -> None:
    game = play("--bot", "none", "--seed", "whole", typed=by_lot(1))
    command = game.out.strip().splitlines()[-1].split()
    verified = bricabrac(*command[1:])
    assert command[0] == "bricabrac"
    assert (verified.code, verified.out.splitlines()[-1]) == (0, EN.say("verify-good"))


def test_no_proof_is_offered_where_the_seed_shuffled_nothing() -> None:
    assert "bricabrac verify" not in play("--load", ending_game(), typed=ENDING).out


def test_after_the_end_both_hands_are_open() -> None:
    game = play("--load", ending_game(), typed=ENDING)
    last_table = game.out.rpartition("Turn ")[2]
    assert last_table.splitlines().count(f"   {EN.say('table-hand')}") == 1
    assert EN.card(12) in last_table
    assert EN.card(13) in last_table


def test_the_last_table_no_longer_speaks_of_a_last_round() -> None:
    game = play("--load", ending_game(), typed=ENDING)
    before, last = [line for line in game.out.splitlines() if line.startswith("Turn ")]
    assert EN.say("table-last-round") in before
    assert EN.say("table-last-round") not in last


# What a new game is given


@pytest.mark.parametrize("bot", ["greedy", "random", "none"])
def test_the_same_seed_is_the_same_game(bot: str) -> None:
    first, second = (
        play("--bot", bot, "--seed", "again", "--save", name, typed=by_lot(5, lines=12)).out.replace(name, "")
        for name in ("1.json", "2.json")
    )
    assert first == second


def test_another_seed_is_another_deal() -> None:
    first, second = (play("--bot", "none", "--seed", seed, typed=[ENTER, "quit"]).out for seed in ("one", "two"))
    assert first != second


def test_64_hexadecimal_digits_are_the_seed_itself() -> None:
    play("--seed", "0123456789ABCDEF" * 4)
    assert json.loads(kept_file().read_text())["seed"] == "0123456789abcdef" * 4


def test_games_without_a_seed_differ() -> None:
    play("--save", "1.json")
    play("--save", "2.json")
    assert json.loads(Path("1.json").read_text())["seed"] != json.loads(Path("2.json").read_text())["seed"]


def test_two_people_are_called_by_their_names() -> None:
    game = play("--bot", "none", "--names", "Ada, Blaise", "--seed", "names")
    assert kept_match().seats == ("Ada", "Blaise")
    assert EN.say("prompt-pass-on", player="Ada") in game.out


def test_one_person_plays_under_their_name_against_the_bot() -> None:
    play("--names", "Ada")
    assert kept_match().seats == ("Ada", "bot:greedy")


def test_nothing_in_a_name_moves_the_cursor() -> None:
    game = play("--names", "A\x1b[2Jda", typed=["quit"])
    assert "\x1b" not in game.out
    assert "A[2Jda" in game.out


@pytest.mark.parametrize(
    ("bot", "names"), [("none", "Ada,Blaise,Chloé"), ("greedy", "Ada,Blaise"), ("none", "Ada,"), ("none", "bot:greedy")]
)
def test_names_that_do_not_fit_are_refused(bot: str, names: str) -> None:
    game = play("--bot", bot, "--names", names)
    most = 2 if bot == "none" else 1
    assert (game.code, game.err) == (2, f"bricabrac: {EN.say('error-names', most=most)}\n")


def test_a_bot_that_does_not_exist_is_refused_in_the_language_of_the_player() -> None:
    game = play("--bot", "deep", "--lang", "fr")
    refused = FR.say("error-no-bot", name="deep", game="nicodemus", known="random, greedy, none")
    assert (game.code, game.err) == (2, f"bricabrac: {refused}\n")


def test_a_game_that_does_not_exist_is_refused() -> None:
    game = bricabrac("play", "chess")
    refused = EN.say("error-no-game", name="chess", known="nicodemus, imaginarium")
    assert (game.code, game.err) == (2, f"bricabrac: {refused}\n")


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_language_is_that_of_the_system(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, "fr_FR.UTF-8")
    assert FR.say("prompt-choice") in play().out


def test_the_language_asked_for_comes_before_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert EN.say("prompt-choice") in play("--lang", "en").out


# What is typed and is no choice


@pytest.mark.parametrize("line", ["0", "6", "-1", "1.0", "1 2", "one", "²", "99999999999999999999", "undo 1", "\x1b[A"])
def test_what_is_no_choice_is_refused_and_asked_for_again(line: str) -> None:
    path = file_at("five.json", hand=[11, 12, 13, 14, 15])
    game = play("--load", path, typed=[ENTER, line])
    shown = line.replace("\x1b", "?")
    assert EN.say("prompt-unknown", typed=shown, last=5) in game.out
    assert game.out.count(EN.say("prompt-choice")) == 2
    assert load(path).choices == ()


def test_an_empty_line_is_asked_for_again_without_a_word() -> None:
    game = play("--bot", "none", "--seed", "wrong", typed=[ENTER, ENTER, ENTER])
    assert game.out.count(EN.say("prompt-choice")) == 3
    assert "“" not in game.out.partition(EN.say("prompt-choice"))[2]


@pytest.mark.parametrize("leaving", ["closed", "interrupted", "quit"])
def test_who_leaves_is_told_how_to_go_on(leaving: str) -> None:
    def person(_: str) -> str | None:
        if leaving == "interrupted":
            raise KeyboardInterrupt
        return "q" if leaving == "quit" else None

    game = play("--bot", "none", typed=person)
    assert game.code == 0
    assert EN.say("prompt-kept") in game.out
    assert game.out.endswith("\n  bricabrac play nicodemus --continue\n")
    assert kept_match().choices == ()


def test_the_command_to_go_on_names_a_language_that_is_not_the_system_s() -> None:
    game = play("--lang", "fr", typed=typing("q"))
    assert game.out.endswith("\n  bricabrac play nicodemus --continue --lang fr\n")
