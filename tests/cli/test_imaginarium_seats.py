"""Who sits at the table of Imaginarium: people, bots, names, and screens that are open or not."""

from __future__ import annotations

import pytest

from bricabrac.table.replay import load
from bricabrac.words.words import words_in
from tests.cli.imaginarium import EN, WORDS, file_at, line_with, play
from tests.cli.terminal import ENTER, bricabrac, kept_file, kept_match

GREEDY = "bot:greedy"


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ((), ("Player", GREEDY, GREEDY)),
        (("--players", "5"), ("Player", GREEDY, GREEDY, GREEDY, GREEDY)),
        (("--players", "2", "--bot", "random"), ("Player", "bot:random")),
        (("--names", "Ada, Blaise"), ("Ada", "Blaise", GREEDY)),
        (("--players", "4", "--names", "Ada,Blaise", "--bot", "random"), ("Ada", "Blaise", "bot:random", "bot:random")),
        (("--names", "Ada,Blaise,Chloé"), ("Ada", "Blaise", "Chloé")),
        (("--bot", "none"), ("Player 1", "Player 2", "Player 3")),
        (("--players", "4", "--bot", "none", "--names", "Ada,Blaise"), ("Ada", "Blaise", "Player 3", "Player 4")),
    ],
)
def test_bots_fill_the_seats_that_people_leave(arguments: tuple[str, ...], seats: tuple[str, ...]) -> None:
    play(*arguments)
    assert kept_match().seats == seats


def test_bots_of_one_kind_are_told_apart() -> None:
    shown = play("--seed", "bots", "--names", "Ada", typed=["l"]).out
    assert "── Bot 2 (greedy)" in shown
    assert "── Bot 3 (greedy)" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "players", "least", "most"),
    [("imaginarium", 1, 2, 5), ("imaginarium", 6, 2, 5), ("imaginarium", -1, 2, 5), ("nicodemus", 3, 2, 2)],
)
def test_no_game_is_played_by_more_or_fewer_than_it_is_for(
    game: str, players: int, least: int, most: int, language: str
) -> None:
    run = bricabrac("play", game, "--players", str(players), "--lang", language)
    name = game.capitalize()
    said = words_in(language).say("error-players", game=name, least=least, most=most, players=players)
    assert (run.code, run.out, run.err) == (2, "", f"bricabrac: {said}\n")


def test_what_nicodemus_is_for_is_said_in_so_many_words() -> None:
    assert bricabrac("play", "nicodemus", "--players", "3").err == "bricabrac: Nicodemus is for 2 players, not 3\n"
    assert play("--players", "6").err == "bricabrac: Imaginarium is for 2 to 5 players, not 6\n"


def test_nicodemus_is_for_two_and_may_be_told_so() -> None:
    bricabrac("play", "nicodemus", "--players", "2")
    assert kept_match().seats == ("Player", GREEDY)


@pytest.mark.parametrize(
    ("arguments", "most"),
    [
        (("--players", "2", "--names", "Ada,Blaise,Chloé"), 2),
        (("--players", "2", "--names", "Ada,Blaise", "--bot", "random"), 1),
        (("--names", "Ada,,Blaise"), 3),
    ],
)
def test_names_that_do_not_fit_are_refused(arguments: tuple[str, ...], most: int) -> None:
    run = play(*arguments)
    assert (run.code, run.err) == (2, f"bricabrac: {EN.say('error-names', most=most)}\n")


# Screens


def test_screens_are_closed_unless_one_wants_them_open() -> None:
    play()
    assert kept_match().options == {}


def test_open_screens_show_what_the_others_have_also_when_one_goes_on() -> None:
    closed = play("--save", "closed.json", "--names", "Ada", "--players", "2").out
    opened = play("--open-screens", "--names", "Ada", "--players", "2").out
    again = play("--continue").out
    assert line_with(closed.splitlines(), "── Bot").endswith(EN.say("table-screen"))
    for shown in (opened, again):
        assert line_with(shown.splitlines(), "── Bot").endswith(" 0")
    assert kept_match().options == {"open_screens": True}


def test_nicodemus_has_no_screens_to_open() -> None:
    run = bricabrac("play", "nicodemus", "--open-screens")
    assert (run.code, run.err) == (2, f"bricabrac: {EN.say('error-open-screens', game='Nicodemus')}\n")


# Kept games


@pytest.mark.parametrize("option", [("--players", "3"), ("--open-screens",)])
@pytest.mark.parametrize("which", [("--continue",), ("--load", "game.json"), ("--load", "game.json", "--at", "0")])
def test_a_kept_game_has_its_seats_and_its_screens_already(option: tuple[str, ...], which: tuple[str, ...]) -> None:
    file_at("game.json", at="dial")
    run = play(*which, *option)
    assert (run.code, run.err) == (2, f"bricabrac: {EN.say('error-load-and-more', option=option[0])}\n")


def test_a_position_is_opened_for_as_many_as_it_has_seats() -> None:
    file_at("game.json", at="dial")
    play("--load", "game.json", "--at", "0", "--names", "Denis", typed=["q"])
    assert kept_match().seats == ("Denis", GREEDY, GREEDY)


def test_going_on_names_all_players() -> None:
    path = file_at("game.json", at="dial")
    play("--load", path, typed=[ENTER, "1"])
    said = EN.say("prompt-continue", players="Ada, Blaise and Chloé", count=1)
    assert said in play("--load", path).out
    assert len(load(path).choices) == 1


def test_the_last_game_gone_on_with_is_one_of_the_same_game() -> None:
    play("--names", "Ada")
    bricabrac("play", "nicodemus", "--save", "two.json")
    assert "imaginarium" in kept_file().name
    assert bricabrac("play", "nicodemus", "--continue").code == 2
    assert EN.say("prompt-promise") in play("--continue").out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_of_the_other_kind_is_refused_as_such(language: str) -> None:
    path = file_at("game.json", at="dial")
    run = bricabrac("play", "nicodemus", "--load", path, "--lang", language)
    said = WORDS[language].say("error-other-game", path="game.json", found="imaginarium", game="nicodemus")
    assert (run.code, run.err) == (2, f"bricabrac: {said}\n")
