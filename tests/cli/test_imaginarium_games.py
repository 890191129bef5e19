"""Games of Imaginarium at the keyboard: to their results, told again, proved, and opened anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from bricabrac.cli.opening import names_of
from bricabrac.games.imaginarium.components import SERIALS
from bricabrac.table.replay import load
from bricabrac.words.words import words_in
from tests.cli.imaginarium import EN, WORDS, file_at, part, play
from tests.cli.terminal import ENTER, bricabrac, by_lot, kept_match, options_shown
from tests.games.imaginarium.positions import Player

ENDING = {"at": "act", "points": 20, "pair": ("trade", "repair"), "stock": {"charcoalium": 1}}
"""Ada has won when she ends her actions: all others have had their turns, and nobody has more."""
END_ACTIONS = "2"


def unbroken(shown: str) -> str:
    return " ".join(shown.split())


@pytest.mark.parametrize(
    ("players", "language", "bot"), [("2", "en", "none"), ("3", "fr", "greedy"), ("4", "en", "greedy"), ("5", "fr", "none")]
)
def test_a_game_is_played_to_its_result_told_and_proved(players: str, language: str, bot: str) -> None:
    game = play("--players", players, "--lang", language, "--bot", bot, "--seed", "whole", typed=by_lot(1))
    match, words = kept_match(), WORDS[language]
    assert (game.code, game.err) == (0, "")
    assert match.result is not None
    result = unbroken(words.result(match.result, names_of(match.seats, words)))
    assert result in unbroken(game.out)
    (path,) = Path("home").rglob("*.json")
    assert unbroken(bricabrac("replay", path, "--lang", language).out).endswith(result)
    proof = bricabrac("verify", path, "--lang", language)
    assert (proof.code, proof.out.splitlines()[-1]) == (0, words.say("verify-good"))
    assert words.say("verify-shuffles") in proof.out


def test_after_the_end_everything_is_open() -> None:
    path = file_at("ending.json", **ENDING, others=[Player(stock={"wood": 77})])
    game = play("--load", path, typed=[ENTER, END_ACTIONS])
    last = game.out.rpartition(EN.say("table-initiative", order="")[:11])[2]
    assert "77" in last
    assert "77" not in game.out.removesuffix(last)


# Replays


def test_a_replay_is_told_by_rounds_and_turns() -> None:
    path = file_at("game.json", **ENDING | {"points": 0})
    play("--load", path, typed=[ENTER, END_ACTIONS])
    told = bricabrac("replay", path).out
    assert f"\n{EN.say('table-round', round=5)} · Ada\n" in told


def test_the_plans_of_a_round_are_told_under_its_number_and_each_turn_under_its_player() -> None:
    path = file_at("game.json", at="plan", seat=2, pieces={9: 0, 10: 1})
    play("--load", path, typed=[ENTER, "1"])
    plan, turn, *_ = [line for line in bricabrac("replay", path).out.splitlines() if line[:1].isalpha()][3:]
    assert plan == EN.say("table-round", round=5)
    assert turn == EN.say("table-turn-of", player="Chloé")


@pytest.mark.parametrize("viewer", ["0", "1", "2", "-1"])
def test_a_replay_as_somebody_saw_it_shows_the_stocks_of_nobody_else(viewer: str) -> None:
    path = file_at("game.json", at="dial", stock={"wood": 71}, others=[Player(stock={"wood": 82})])
    told = bricabrac("replay", path, "--at", "0", "--viewer", viewer).out
    assert ("71" in told, "82" in told) == (viewer == "0", viewer == "1")


def test_a_replay_without_a_viewer_shows_all_stocks() -> None:
    path = file_at("game.json", at="dial", stock={"wood": 71}, others=[Player(stock={"wood": 82})])
    told = bricabrac("replay", path, "--at", "0").out
    assert "71" in told
    assert "82" in told


def test_a_viewer_is_one_of_the_seats() -> None:
    path = file_at("game.json", at="dial")
    assert bricabrac("replay", path, "--viewer", "2").code == 0
    assert bricabrac("replay", path, "--viewer", "3").err == f"bricabrac: {EN.say('error-viewer', last=2)}\n"


# Positions as new games


def test_any_position_of_a_kept_game_is_opened_as_a_new_game() -> None:
    path = file_at("game.json", at="dial")
    play("--load", path, typed=[ENTER, "1", "1"])
    play("--load", path, "--at", "1", "--save", "tried.json", typed=[ENTER, "1"])
    tried, kept = load(Path("tried.json")), load(path)
    assert tried.start.origin == (kept.promise, 1)
    assert tried.game.view(tried.state_after(0), 0) == kept.game.view(kept.state_after(1), 0)


# What is asked and told


def test_cards_shows_every_machine() -> None:
    game = play("--load", file_at("game.json", at="dial"), typed=[ENTER, "c"])
    assert all(EN.card(serial) in game.out for serial in SERIALS)


def test_what_was_taken_from_a_player_is_told_first() -> None:
    """Blaise steals 3 charcoalium; then his turn and the round are over, and Ada is the first to plan."""
    path = file_at(
        "game.json",
        at="act",
        seat=1,
        pair=("repair", "extract"),
        yard=["A1"],
        stock={"wood": 1, "crystal": 1},
        others=[Player(), Player(stock={"charcoalium": 5})],
        track=[0, 2, None],
    )
    game = play("--load", path, typed=[ENTER, "2", "2", ENTER, ENTER])
    news = game.out.rpartition(EN.say("table-since"))[2].strip().splitlines()
    assert news[0].strip().startswith("! Blaise")
    assert news[1].strip()[:1] != "!"


def test_many_ways_to_pay_stand_side_by_side() -> None:
    """5 charcoalium short: 10 of the 12 resources."""
    path = file_at(
        "game.json", at="collect", assistants=[7], stands=1, conveyor=["P4"], stock={"charcoalium": 3, "wood": 2}
    )
    assert path
    due = {"charcoalium": 0, "wood": 9, "copper": 9, "crystal": 9}
    path = file_at("paying.json", at="pay", stands=1, conveyor=["P4"], stock=due)
    game = play("--load", path, typed=[ENTER])
    asked = game.out.rpartition(EN.say("table-many-pay"))[2]
    rows = [line for line in asked.splitlines() if line.strip()[:1].isdecimal()]
    assert options_shown(game.out.partition("\nThe game is kept")[0].rstrip("\n")) > 50
    assert len(rows) < options_shown(game.out.partition("\nThe game is kept")[0].rstrip("\n"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_chosen_is_asked_in_the_language_of_the_player(language: str) -> None:
    path = file_at("game.json", at="dial")
    words = words_in(language, "imaginarium")
    assert words.say("question-dial") in unbroken(play("--load", path, "--lang", language, typed=[ENTER]).out)


def test_the_table_lies_open_once_a_turn_and_ones_own_side_at_every_choice() -> None:
    path = file_at("game.json", at="dial", stock={"charcoalium": 9})
    shown = play("--load", path, typed=[ENTER, "1"]).out
    assert shown.count(EN.say("table-board")) == 1
    assert len([line for line in part(shown.splitlines()[-12:], "Ada")]) > 1
