"""Two people at one screen never see the other's hand, nor find it by scrolling back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bricabrac.games.nicodemus.components import HIDDEN, MACHINE_IDS, NOTHING
from bricabrac.table.match import Match
from bricabrac.table.replay import load
from tests.cli.terminal import EN, ENTER, Person, by_lot, file_at, play, since_cleared, without_colours

CARDS = {EN.card(machine): machine for machine in MACHINE_IDS}


@pytest.fixture(autouse=True)
def screen_that_can_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")


def machines_on(screen: str) -> set[int]:
    shown = " ".join(without_colours(screen).split())
    return {machine for card, machine in CARDS.items() if card in shown}


def machines_known(match: Match, seat: int) -> set[int]:
    """What a seat sees on the table and in its hand, and what it was told."""
    view = match.view(seat)
    rows = [view.board, *view.workshop, *view.hand]
    known = {MACHINE_IDS[kind] for row in rows for kind in row if kind not in (HIDDEN, NOTHING)}
    for choice in range(len(match.choices)):
        for event in match.events_of(choice):
            data = event.seen_by(seat).data
            told = [data.get("machine"), *(data.get("machines") or ()), *(data.get("discarded") or ())]  # type: ignore[misc]
            known |= {machine for machine in told if isinstance(machine, int)}
    return known


def watched(person: Person, path: Path) -> Person:
    """Looks at the screen before every line that is typed."""

    def watching(screen: str) -> str | None:
        match = load(path)
        visible = machines_on(since_cleared(screen))
        if screen.endswith(" > "):
            assert match.to_move is not None
            assert visible <= machines_known(match, match.to_move)
        elif EN.say("prompt-pass-on", player="Ada") in screen.splitlines()[-1]:
            assert visible == set()
        return person(screen)

    return watching


@pytest.mark.parametrize("luck", [1, 2])
def test_the_screen_never_shows_what_the_player_before_it_does_not_know(luck: int) -> None:
    path = file_at("game.json", hand=[11, 12, 13, 14, 15], other_hand=[21, 22, 23, 24, 25])
    play("--load", path, typed=watched(by_lot(luck, lines=60), path))
    assert len(load(path).choices) > 20


def test_the_screen_is_cleared_when_one_player_leaves_it_to_the_other() -> None:
    path = file_at("game.json", hand=[11], other_hand=[12, 13], deck=[14, 15, 21, 22, 23, 24, 25])
    game = play("--load", path, typed=[ENTER, "1", "1", ENTER])
    assert machines_on(since_cleared(game.out)) == set()


def test_the_screen_is_cleared_when_a_choice_of_the_other_is_taken_back() -> None:
    path = file_at("game.json", hand=[11], other_hand=[12, 13], deck=[14, 15, 21, 22, 23, 24, 25])
    shown = list[str]()

    def person(screen: str) -> str | None:
        shown.append(since_cleared(screen))
        return next(lines, None)

    lines = iter([ENTER, "1", "1", ENTER, ENTER, "u", "y"])
    play("--load", path, typed=person)
    assert shown[-1].startswith(EN.say("prompt-pass-on", player="Ada"))


@pytest.mark.parametrize("leaving", ["q", None])
def test_the_screen_is_cleared_when_they_leave(leaving: str | None) -> None:
    lines = iter([ENTER, leaving])
    game = play("--load", file_at("game.json", hand=[11]), typed=lambda _: next(lines))
    assert machines_on(since_cleared(game.out)) == set()
    assert "--load game.json" in since_cleared(game.out)


def test_against_a_bot_the_screen_is_never_cleared() -> None:
    game = play("--bot", "random", typed=by_lot(1, lines=8))
    assert since_cleared(game.out) == game.out


def test_a_file_that_is_written_to_holds_no_control_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR")
    game = play("--bot", "none", typed=by_lot(1, lines=8))
    assert "\x1b" not in game.out
