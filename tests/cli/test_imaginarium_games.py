"""Games of Imaginarium at the keyboard: to their results, told again, proved, and opened anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from bricabrac.cli.opening import names_of
from bricabrac.games.imaginarium.components import SERIALS
from bricabrac.table.replay import load
from bricabrac.words.words import words_in
from tests.cli.imaginarium import EN, WORDS, file_at, line_with, play
from tests.cli.terminal import ENTER, bricabrac, by_lot, kept_match
from tests.games.imaginarium.positions import Player

ENDING: Final[dict[str, Any]] = {"at": "act", "points": 20, "pair": ("trade", "repair"), "stock": {"charcoalium": 1}}
"""Ada has won when she ends her actions: all others have had their turns, and nobody has more."""
END_ACTIONS = "2"


def unbroken(shown: str) -> str:
    return " ".join(shown.split())


@pytest.mark.parametrize(("players", "language"), [("2", "en"), ("3", "fr")])
def test_a_game_is_played_to_its_result_told_and_proved(players: str, language: str) -> None:
    game = play("--players", players, "--lang", language, "--seed", "whole", typed=by_lot(1))
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
    before, _, last = game.out.rpartition(EN.say("table-assistants"))
    assert line_with(last.splitlines(), "── Blaise").endswith("─ 0 77 0 0 2")
    assert line_with(before.splitlines(), "── Blaise").endswith(EN.say("table-screen"))


# Replays


def test_a_replay_is_told_by_rounds_and_turns() -> None:
    path = file_at("game.json", **ENDING | {"points": 0})
    play("--load", path, typed=[ENTER, END_ACTIONS])
    told = bricabrac("replay", path).out
    assert f"\n{EN.say('table-round', round=5)} · Ada\n" in told


def test_plans_are_told_under_the_number_of_their_round_and_turns_under_the_names_of_the_players() -> None:
    """Ada plans after the others, on space 1: her turn is the first."""
    path = file_at("game.json", at="plan", pieces={9: 1, 10: 2}, conveyor=["P1"])
    play("--load", path, typed=[ENTER, "1", "1"])
    told = bricabrac("replay", path).out
    planned = EN.say("event-reserve", player="Ada", machine=EN.say("machine-P1"), space=1)
    assert f"\n{EN.say('table-round', round=5)}\n   1  {planned}\n\n{EN.say('table-turn-of', player='Ada')}\n" in told


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


def test_a_game_is_measured_by_its_rounds() -> None:
    told = bricabrac("replay", file_at("game.json", at="dial", round_number=7)).out
    assert EN.say("replay-size", choices=0, length=EN.say("replay-length", count=7), undone=0) in told


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


def test_an_attack_and_what_it_took_from_a_player_are_told_first() -> None:
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
    cost = EN.amounts([("wood", 1), ("crystal", 1)])
    assert [line.strip() for line in news[:2]] == [
        "! " + EN.say("event-repair", player="Blaise", machine=EN.say("machine-A1"), paid=cost),
        "! " + EN.say("event-steal", from_seat="Ada", lost=EN.amounts([("charcoalium", 3)]), player="Blaise"),
    ]
    assert news[2].strip().startswith("Chloé")


def test_what_the_table_shows_is_not_told_as_news() -> None:
    """Ada ends her turn and with it the round; the next begins with her."""
    path = file_at("game.json", **ENDING | {"points": 0, "track": [None, 1, 2]})
    told = play("--load", path, typed=[ENTER, END_ACTIONS]).out.rpartition(EN.say("table-after-choice"))[2]
    assert EN.say("event-round", round=6, player="Ada") in told
    assert "initiative track" not in told
    assert "comes to space" not in told


def test_machines_to_reserve_stand_side_by_side_with_what_one_lacks_for_them() -> None:
    path = file_at("game.json", at="plan", conveyor=["P4", "P1", "P2", "P1"], stock={"charcoalium": 4})
    asked = play("--load", path, typed=[ENTER]).out.rpartition(EN.say("table-many-reserve"))[2].splitlines()
    assert [" ".join(line.split()) for line in asked[1:3]] == [
        "1 Whirlette (space 1, lacks 2) 3 Timberette (space 3)",
        "2 Coalette (space 2) 4 Coalette (space 4)",
    ]


def test_a_few_machines_to_reserve_are_offered_with_their_price() -> None:
    path = file_at("game.json", at="plan", conveyor=["P4", "P1", "P2"], stock={"charcoalium": 4})
    game = play("--load", path, typed=[ENTER])
    said = EN.say("option-reserve", machine=EN.say("machine-P1"), level=1, space=2, price=4)
    assert f"\n  2  {said}\n" in game.out
    assert EN.say("table-many-reserve") not in game.out


PAYING: Final[dict[str, Any]] = {
    "at": "pay",
    "stands": 1,
    "conveyor": ["P1"],
    "stock": {"charcoalium": 2, "wood": 6, "copper": 6, "crystal": 6},
}
"""5 charcoalium for level and base cost: 6 resources for the 3 that are missing."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_many_ways_to_pay_stand_side_by_side_in_few_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = WORDS[language]
    game = play("--load", file_at("paying.json", **PAYING), "--lang", language, typed=[ENTER])
    asked = game.out.rpartition(words.say("table-many-pay"))[2].partition(words.say("prompt-choice"))[0]
    numbers = [int(number) for number in re.findall(r"(\d+)  \S", asked)]
    assert sorted(numbers) == list(range(1, 29))
    assert len(asked.strip().splitlines()) == 28 // 2
    assert f"  1  {words.say('amount-wood', count=6)} " in asked


def test_the_number_beside_a_payment_pays_it() -> None:
    path = file_at("paying.json", **PAYING)
    play("--load", path, typed=[ENTER, "28"])
    assert load(path).state.stock[0] == [0, 6, 6, 0, 0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_chosen_is_asked_in_the_language_of_the_player(language: str) -> None:
    path = file_at("game.json", at="dial")
    words = words_in(language, "imaginarium")
    assert words.say("question-dial") in unbroken(play("--load", path, "--lang", language, typed=[ENTER]).out)


def test_the_table_lies_open_once_a_turn_and_ones_own_side_at_every_choice() -> None:
    path = file_at("game.json", at="dial", stock={"charcoalium": 9})
    shown = play("--load", path, typed=[ENTER, "1"]).out
    assert shown.count(EN.say("table-board")) == 1
    assert line_with(shown.rpartition(EN.say("table-after-choice"))[2].splitlines(), "── Ada").endswith("─ 9 0 0 0 0")
