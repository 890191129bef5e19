"""Taking back at the keyboard: free, by consent, against a bot, and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from bricabrac.table.replay import load
from tests.cli.terminal import EN, ENTER, FR, file_at, play

TURN_OF_THE_OTHER = (ENTER, ENTER)
"""One hides the cards, the other looks at theirs."""


def exchanging() -> Path:
    """Ada may play the exchange, which reveals nothing."""
    return file_at("exchange.json", hand=[24], other_hand=[11], stock={"charcoalium": 2})


def drawing(seats: tuple[str, str] = ("Ada", "Blaise")) -> Path:
    """Ada plays her machine (1), gains for it (1), and draws: it is the other's turn."""
    return file_at("draw.json", seats, hand=[11], other_hand=[12, 13], deck=[14, 15, 21, 22, 23, 24, 25, 31, 32, 33])


def taken_back(path: Path) -> list[int]:
    """How many choices were taken back each time."""
    return [len(undo.choices) for undo in load(path).taken_back]


@pytest.mark.parametrize(("language", "command"), [("en", "u"), ("en", "undo"), ("fr", "a"), ("fr", "annuler")])
def test_a_choice_of_ones_own_turn_is_taken_back_without_a_question(language: str, command: str) -> None:
    path = exchanging()
    game = play("--load", path, "--lang", language, typed=[ENTER, "1", command])
    words = {"en": EN, "fr": FR}[language]
    assert words.say("prompt-taken-back", choice="").strip() in game.out
    assert load(path).choices == ()
    assert taken_back(path) == [1]


def test_the_english_words_work_in_french_too() -> None:
    path = exchanging()
    play("--load", path, "--lang", "fr", typed=[ENTER, "1", "UNDO"])
    assert taken_back(path) == [1]


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    game = play("--load", exchanging(), typed=[ENTER, "u", "y"])
    assert "There is nothing to take back" in game.out
    assert EN.say("prompt-not-taken-back") not in game.out


def test_before_ones_first_choice_there_is_nothing_to_take_back_from_a_bot_that_began() -> None:
    path = file_at("bot.json", ("bot:random", "Ada"), hand=[11], other_hand=[12], deck=[13, 14, 15, 21, 22, 23, 24, 25])
    game = play("--load", path, typed=["u", "y"])
    assert "There is nothing to take back" in game.out
    assert taken_back(path) == []


def test_two_people_take_back_what_was_revealed_if_both_agree() -> None:
    path = drawing()
    game = play("--load", path, typed=[ENTER, "1", "1", *TURN_OF_THE_OTHER, "u", "y", ENTER])
    assert "consent" in game.out
    assert len(load(path).choices) == 1
    assert taken_back(path) == [1]


@pytest.mark.parametrize("answer", ["n", "", "yesterday"])
def test_without_consent_nothing_is_taken_back(answer: str) -> None:
    path = drawing()
    game = play("--load", path, typed=[ENTER, "1", "1", *TURN_OF_THE_OTHER, "u", answer])
    assert EN.say("prompt-not-taken-back") in game.out
    assert len(load(path).choices) == 2
    assert taken_back(path) == []


def test_consent_is_given_in_the_language_of_the_game() -> None:
    path = drawing()
    play("--load", path, "--lang", "fr", typed=[ENTER, "1", "1", *TURN_OF_THE_OTHER, "a", "oui", ENTER])
    assert taken_back(path) == [1]


def test_against_a_bot_its_turn_is_taken_back_with_ones_own_choice() -> None:
    path = drawing(("Ada", "bot:random"))
    game = play("--load", path, typed=["1", "1", "u", "y"])
    assert "the bot consents" in game.out
    assert [choice.seat for choice in load(path).choices] == [0]
    assert sum(taken_back(path)) > 1


def test_against_a_bot_one_may_go_back_to_the_beginning() -> None:
    path = drawing(("Ada", "bot:random"))
    play("--load", path, typed=["1", "1", "u", "y", "u"])
    assert load(path).choices == ()


@pytest.mark.parametrize("bot", ["bot:random", "bot:greedy"])
def test_a_bot_does_the_same_again_after_the_same_choice(bot: str) -> None:
    path = drawing(("Ada", bot))
    play("--load", path, typed=["1", "1", "u", "y", "1"])
    (undone,), (_, *again) = [undo.choices for undo in load(path).taken_back], load(path).choices
    assert [choice.option for choice in undone] == [choice.option for choice in again]


def test_the_game_tells_how_often_something_was_taken_back() -> None:
    path = file_at("end.json", seat=1, last_round=True, hand=[11], other_hand=[12], deck=[])
    game = play("--load", path, typed=[ENTER, "1", "u", "1", "1", ENTER])
    assert EN.say("prompt-undos", count=1) in game.out
