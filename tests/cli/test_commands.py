"""What can be typed beside a number, in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bricabrac.games.nicodemus.components import COPIES, MACHINE_IDS
from bricabrac.table.match import Match
from bricabrac.table.replay import load
from bricabrac.words.words import words_in
from tests.cli.terminal import EN, ENTER, FR, file_at, play
from tests.table.matches import match_at

COMMANDS: Final = ("undo", "why", "log", "cards", "table", "save", "resign", "quit", "help")
TWO_CARDS: Final[dict[str, Any]] = {"hand": [11, 24]}


def typed_at_a_table(*lines: str, language: str = "en", **words: object) -> str:
    """What is shown after the first question."""
    game = play("--load", file_at("game.json", **TWO_CARDS | words), "--lang", language, typed=[ENTER, *lines])
    return game.out.partition(words_in(language, "nicodemus").say("prompt-choice"))[2]


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("command", ["?", "why", "WHY"])
def test_why_says_what_is_missing_with_its_clause(command: str) -> None:
    shown = flat(typed_at_a_table(command, board=[11], stock={"copper": 1}))
    blocked = blocked_at(board=[11], stock={"copper": 1})
    assert blocked
    for reason in blocked:
        assert reason in shown


def blocked_at(**words: object) -> list[str]:
    decision = match_at(hand=[11, 24], **words).decision
    assert decision is not None
    return [flat(f"{EN.blocked(blocked)} ({blocked.clause})") for blocked in decision.blocked]


def test_where_nothing_is_blocked_why_says_so() -> None:
    assert EN.say("prompt-nothing-blocked") in typed_at_a_table("?")


def test_why_is_asked_in_french() -> None:
    assert FR.say("prompt-nothing-blocked") in typed_at_a_table("pourquoi", language="fr")


@pytest.mark.parametrize(("command", "language"), [("c", "en"), ("cards", "en"), ("m", "fr"), ("machines", "fr")])
def test_cards_shows_every_machine_with_its_effect(command: str, language: str) -> None:
    shown = typed_at_a_table(command, language=language)
    for machine in MACHINE_IDS:
        assert words_in(language, "nicodemus").card(machine) in shown


def test_cards_counts_what_is_out_of_the_game() -> None:
    shown = typed_at_a_table("c", deck=[12], other_hand=[])
    _, _, mole = shown.partition(EN.card(12))
    copies = COPIES[MACHINE_IDS.index(12)]
    assert EN.say("table-copies", copies=copies, gone=copies - 1) in mole.splitlines()[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lines_of_the_table_fit_into_80_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a row of numbers is wrapped: below a machine there is a machine, or its effect."""
    monkeypatch.setenv("COLUMNS", "80")
    shown = typed_at_a_table("c", "t", language=language, board=[(22, 1), (25, 2), 42], workshop=[41], private=[10])
    rows = [
        line
        for line in shown.splitlines()
        if any(words_in(language, "nicodemus").card(each) in line for each in MACHINE_IDS)
    ]
    assert len(rows) > len(MACHINE_IDS)
    assert all(len(line) <= 80 for line in shown.splitlines() if "game.json" not in line)
    assert not [line for line in shown.splitlines() if line[:1].isdecimal()]


@pytest.mark.parametrize(("command", "language"), [("l", "en"), ("log", "en"), ("j", "fr"), ("journal", "fr")])
def test_the_log_tells_the_turns(command: str, language: str) -> None:
    words = words_in(language, "nicodemus")
    shown = typed_at_a_table("1", command, language=language)
    told = shown.rpartition(words.say("table-turn-of", turn=10, player="Ada"))[2]
    assert words.say("event-play", player="Ada", machine=words.say("machine-11")) in told


def test_the_log_does_not_tell_what_the_other_drew() -> None:
    file = file_at("game.json", hand=[11], other_hand=[12], deck=[13, 14, 15, 21, 22, 23])
    game = play("--load", file, typed=[ENTER, "1", "1", ENTER, ENTER, "l"])
    log = game.out.rpartition(EN.say("table-turn-of", turn=10, player="Ada"))[2]
    assert EN.say("event-draw", player="Ada", count=5) in log
    assert EN.card(13) not in log


@pytest.mark.parametrize(("command", "language"), [("t", "en"), ("table", "en"), ("t", "fr")])
def test_the_table_is_shown_once_more(command: str, language: str) -> None:
    heading = words_in(language, "nicodemus").say("table-first-player", player="Ada")
    assert heading in typed_at_a_table(command, language=language)


@pytest.mark.parametrize(("command", "language"), [("h", "en"), ("help", "en"), ("h", "fr"), ("aide", "fr")])
def test_help_names_every_command(command: str, language: str) -> None:
    words = words_in(language, "nicodemus")
    shown = typed_at_a_table(command, language=language)
    for name in COMMANDS:
        assert words.say(f"command-{name}").replace(" ", ", ") in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_commands_are_typed_alike(language: str) -> None:
    typed = [word for name in COMMANDS for word in words_in(language, "nicodemus").say(f"command-{name}").split()]
    assert len(typed) == len(set(typed))
    assert not any(word.isdecimal() for word in typed)


# Resigning


def resigned(*lines: str, language: str = "en", seats: tuple[str, str] = ("Ada", "Blaise")) -> tuple[Match, str]:
    file = file_at("game.json", seats, hand=[11, 24])
    start = [] if seats[1].startswith("bot:") else [ENTER]
    game = play("--load", file, "--lang", language, typed=[*start, *lines])
    return load(file), game.out


@pytest.mark.parametrize(("lines", "language"), [(("r", "y"), "en"), (("resign", "Yes"), "en"), (("x", "o"), "fr")])
def test_who_resigns_loses(lines: tuple[str, ...], language: str) -> None:
    match, shown = resigned(*lines, language=language)
    assert match.resigned == 0
    assert match.result is not None
    assert words_in(language, "nicodemus").result(match.result, match.seats) in shown


def test_one_may_resign_against_a_bot() -> None:
    match, shown = resigned("r", "y", seats=("Ada", "bot:random"))
    assert match.resigned == 0
    assert EN.say("result-resignation", winner="Bot (random)", loser="Ada") in shown


@pytest.mark.parametrize("answer", ["n", "", "r"])
def test_nobody_resigns_by_mistake(answer: str) -> None:
    match, shown = resigned("r", answer)
    assert not match.over
    assert shown.count(EN.say("prompt-choice")) == 2


# What is told after a choice


def test_what_was_taken_from_a_player_is_told_first() -> None:
    """Ada plays the Tong Raccoon and applies its effect; then it is Blaise's turn."""
    file = file_at("game.json", hand=[31], other_hand=[12, 13], other_stock={"charcoalium": 1})
    game = play("--load", file, typed=[ENTER, "1", "3", ENTER, ENTER])
    news = game.out.rpartition(EN.say("table-since"))[2].strip().splitlines()
    assert [line.strip()[:1] for line in news[:3]] == ["!", "!", "A"]


def test_a_turn_that_the_other_had_to_pass_is_told() -> None:
    """Blaise has no card and can repair nothing: Ada is asked again at once."""
    file = file_at("game.json", hand=[11], other_hand=[], deck=[12, 13, 14, 15, 21, 22])
    game = play("--load", file, typed=[ENTER, "1", "1"])
    assert game.out.count(EN.say("event-pass", player="Blaise")) == 1


def test_a_player_is_called_exactly_as_they_wrote_it() -> None:
    game = play("--bot", "none", "--names", "ada,blaise", typed=[ENTER])
    assert "\nada: " in game.out or "\nblaise: " in game.out
