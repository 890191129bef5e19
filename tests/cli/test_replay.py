"""A game told from its file: whole, at a moment, and as somebody saw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bricabrac.cli.opening import names_of
from bricabrac.table.replay import load, save
from bricabrac.words.words import words_in
from tests.cli.terminal import EN, FR, bricabrac, file_at
from tests.table.matches import choose, new_match

GOLDEN = sorted((Path(__file__).parents[1] / "replays").glob("*.json"))
GAME = next(path for path in GOLDEN if path.stem == "resignation")


def drawn() -> Path:
    """Ada has played the Sawtooth and drawn the Prism Moth; Blaise holds the Lantern Mole."""
    path = file_at("drawn.json", hand=[11, 15, 15, 21, 21], other_hand=[12, 13], deck=[14, 22, 22, 23, 23, 23])
    match = load(path)
    choose(match, "play", machine=11)
    choose(match, "use-charcoalium")
    save(match, path)
    return path


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_game_is_told_to_its_result(path: Path, language: str) -> None:
    told = bricabrac("replay", path, "--lang", language)
    words, match = words_in(language, "nicodemus"), load(path)
    assert match.result is not None
    assert told.code == 0
    assert words.result(match.result, names_of(match.seats, words)) in told.out.replace("\n", " ")


def test_a_game_that_is_not_over_says_so() -> None:
    assert bricabrac("replay", drawn()).out.strip().endswith(EN.say("replay-not-over"))


def test_every_turn_has_its_heading_once() -> None:
    told = bricabrac("replay", GAME).out
    turns = load(GAME).state.turns
    for turn in range(1, sum(turns)):
        assert told.count(f"\nTurn {turn}: ") == 1


def test_choices_that_were_taken_back_are_counted_and_not_told() -> None:
    match = load(drawn())
    match.undo(0, frozenset((1,)))
    save(match, Path("undone.json"))
    told = bricabrac("replay", "undone.json").out
    assert EN.say("replay-size", choices=1, length=EN.say("replay-length", count=10), undone=1) in told
    assert "draws" not in told


# What is told to whom


def test_by_default_everything_is_open() -> None:
    told = bricabrac("replay", drawn(), "--at", "2").out
    assert EN.say("event-draw-known", player="Ada", machines=EN.say("machine-14")) in told
    assert EN.card(12) in told


def test_who_drew_sees_the_card_and_not_the_hand_of_the_other() -> None:
    told = bricabrac("replay", drawn(), "--viewer", "0", "--at", "2").out
    assert EN.say("event-draw-known", player="Ada", machines=EN.say("machine-14")) in told
    assert EN.card(12) not in told


def test_the_other_does_not_see_what_was_drawn() -> None:
    told = bricabrac("replay", drawn(), "--viewer", "1", "--at", "2").out
    assert EN.say("event-draw", player="Ada", count=1) in told
    assert EN.card(14) not in told
    assert EN.card(12) in told


def test_a_spectator_sees_neither_hand() -> None:
    told = bricabrac("replay", drawn(), "--viewer", "-1", "--at", "2").out
    assert EN.say("event-draw", player="Ada", count=1) in told
    assert EN.card(14) not in told
    assert EN.card(12) not in told


# At a moment


def test_the_deal_can_be_shown() -> None:
    told = bricabrac("replay", drawn(), "--at", "0").out
    before, _, after = told.partition(EN.say("event-play", player="Ada", machine=EN.say("machine-11")))
    assert EN.say("replay-start") in before
    assert EN.say("table-reserve") in before
    assert EN.say("table-reserve") not in after


def test_the_table_is_shown_after_the_choice_that_was_asked_for() -> None:
    told = bricabrac("replay", drawn(), "--at", "1", "--lang", "fr").out
    before, _, after = told.partition(FR.say("replay-moment", number=1, total=2))
    assert FR.say("event-play", player="Ada", machine=FR.say("machine-11")) in before
    assert FR.say("table-reserve") in after


def test_without_a_moment_no_table_is_shown() -> None:
    assert EN.say("table-reserve") not in bricabrac("replay", drawn()).out


@pytest.mark.parametrize("at", ["-1", "3"])
def test_a_moment_the_game_does_not_have_is_refused(at: str) -> None:
    told = bricabrac("replay", drawn(), "--at", at)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"bricabrac: {EN.say('error-at', last=2, at=int(at))}\n"


@pytest.mark.parametrize("viewer", ["-2", "2"])
def test_a_seat_the_game_does_not_have_is_refused(viewer: str) -> None:
    told = bricabrac("replay", drawn(), "--viewer", viewer)
    assert (told.code, told.out, told.err) == (2, "", f"bricabrac: {EN.say('error-viewer', last=1)}\n")


def test_names_from_a_file_neither_move_the_cursor_nor_fill_the_screen() -> None:
    match = new_match()
    match.seats = ("bot:" + "x" * 5000, "\x1b[2J\r\nBlaise")
    save(match, Path("names.json"))
    told = bricabrac("replay", "names.json").out
    assert "\x1b" not in told
    assert "xxxxx…" in told
    assert told.splitlines()[0].endswith("[2JBlaise")


def test_two_players_of_the_same_name_are_told_apart() -> None:
    match = new_match()
    match.seats = ("Ada", "Ada")
    save(match, Path("names.json"))
    told = bricabrac("replay", "names.json").out
    assert EN.say("replay-title", game="Nicodemus", players="Ada 1 and Ada 2") in told
