"""Several people at one screen of Imaginarium: nobody sees what another has behind the screen, or what is secret."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from bricabrac.table.replay import load
from tests.cli.imaginarium import EN, NAMES, file_at, play
from tests.cli.terminal import ENTER, Person, by_lot, since_cleared, without_colours
from tests.games.imaginarium.positions import Player

WOOD: Final = (150, 250, 350)
"""Of Ada, Blaise and Chloé: whatever they do, the number begins with the same digit."""
SECRETS: Final = (3, 10)
"""Of Chloé."""


@pytest.fixture(autouse=True)
def screen_that_can_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")


def owners_of_numbers_on(screen: str) -> set[int]:
    """Whose wood is on the screen."""
    return {int(number[0]) - 1 for number in re.findall(r"(?<![\w-])([123]\d\d)(?!\w)", without_colours(screen))}


def secrets_on(screen: str) -> bool:
    return any(EN.project(project) in screen for project in SECRETS)


def watched(person: Person, path: Path) -> Person:
    """Looks at the screen before every line that is typed."""

    def watching(screen: str) -> str | None:
        visible = since_cleared(screen)
        if screen.endswith(" > "):
            seat = load(path).to_move
            assert owners_of_numbers_on(visible) == {seat}
            assert secrets_on(visible) == (seat == 2)
        elif EN.say("prompt-hide") not in screen.splitlines()[-1]:
            assert owners_of_numbers_on(visible) == set()
            assert not secrets_on(visible)
        return person(screen)

    return watching


def rich_table() -> Path:
    ada, blaise, chloe = ({"wood": amount} for amount in WOOD)
    others = [Player(stock=blaise), Player(stock=chloe, assistants=[8], secrets=SECRETS)]
    return file_at("game.json", at="plan", stock=ada, others=others, office=[5, 6])


@pytest.mark.parametrize("luck", [1, 2])
def test_the_screen_never_shows_what_the_others_have(luck: int) -> None:
    path = rich_table()
    play("--load", path, typed=watched(by_lot(luck, lines=60), path))
    assert {choice.seat for choice in load(path).choices} == {0, 1, 2}
    assert len(load(path).choices) > 20


def test_the_screen_goes_round_by_name() -> None:
    path = rich_table()
    game = play("--load", path, typed=[ENTER, "1", ENTER, ENTER, "1", ENTER, ENTER, "1"])
    for name in NAMES[:3]:
        assert EN.say("prompt-pass-on", player=name) in game.out


def test_bots_do_not_ask_for_the_screen() -> None:
    path = file_at("game.json", ("Ada", "bot:random", "Chloé"), at="plan")
    game = play("--load", path, typed=[ENTER, "1", ENTER, ENTER])
    assert game.out.count(EN.say("prompt-hide")) == 1
    assert EN.say("prompt-pass-on", player="Chloé") in game.out
    assert EN.say("event-go-to-extractor", player="Bot (random)", space=0, shown="")[:12] in game.out


def test_each_person_is_told_what_all_the_others_did_since_their_last_choice() -> None:
    """Ada, Blaise and Chloé plan; the first on the board is Ada, who is told of both."""
    path = file_at("game.json", at="plan", conveyor=["P1"])
    game = play("--load", path, typed=[ENTER, "1", ENTER, ENTER, "1", ENTER, ENTER, "1", ENTER, ENTER])
    news = game.out.rpartition(EN.say("table-since"))[2]
    assert without_colours(news).index("Blaise goes") < without_colours(news).index("Chloé goes")


# Taking back among three


def test_a_plan_is_taken_back_by_the_next_player_if_all_agree() -> None:
    """As the screen is then at Blaise, his is the question."""
    path, shown = rich_table(), list[str]()
    lines = iter([ENTER, "1", ENTER, ENTER, "u", "y"])

    def person(screen: str) -> str | None:
        shown.append(screen)
        return next(lines, None)

    play("--load", path, typed=person)
    assert shown[-2].endswith("Do all agree? (y/n) ")
    assert since_cleared(shown[-1]).startswith(EN.say("prompt-pass-on", player="Ada"))
    assert load(path).choices == ()


def test_without_consent_nothing_is_taken_back() -> None:
    path = rich_table()
    game = play("--load", path, typed=[ENTER, "1", ENTER, ENTER, "u", "n"])
    assert EN.say("prompt-not-taken-back") in game.out
    assert len(load(path).choices) == 1


def test_against_bots_the_choices_of_all_of_them_are_taken_back_with_ones_own() -> None:
    path = file_at("game.json", ("Ada", "bot:random", "bot:random"), at="plan")
    game = play("--load", path, typed=["1", "u", "y"])
    assert "the bots consent" in game.out
    assert load(path).choices == ()
    (undone,) = load(path).taken_back
    assert [choice.seat for choice in undone.choices][:3] == [0, 1, 2]
