"""Replay files: whatever a match is, its file gives it back; a file is written whole or not at all."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bricabrac.games.game import BadSetup
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.table.match import Choice, Match
from bricabrac.table.replay import LARGEST_FILE, BadReplay, from_bytes, load, save, to_bytes
from tests.table.matches import SEED, choose_any, everything, match_at, matches, new_match, play_on, undo_anything
from tests.table.written import checksum_of, compact, json_of, played_a_little

names = st.text(st.characters(codec="utf-8"))
times = st.floats(allow_nan=False, allow_infinity=False)


def folder_of(path: Path) -> list[str]:
    return sorted(each.name for each in path.iterdir())


# Round trip


@settings(max_examples=60, deadline=None)
@given(matches())
def test_what_is_written_is_read_again(match: Match) -> None:
    assert everything(from_bytes(to_bytes(match))) == everything(match)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_what_was_read_is_written_again_byte_for_byte(match: Match) -> None:
    written = to_bytes(match)
    assert to_bytes(from_bytes(written)) == written


@settings(max_examples=20, deadline=None)
@given(matches())
def test_a_match_that_was_read_goes_on_like_the_one_that_was_written(match: Match) -> None:
    """Undos too: one begun before the file was written is the same undo after it."""
    read = from_bytes(to_bytes(match))
    if match.choices and match.resigned is None:
        undo_anything(match)
        undo_anything(read)
    play_on(match, 5)
    play_on(read, 5)
    assert [read.state_after(made) for made in range(len(read.choices) + 1)] == [
        match.state_after(made) for made in range(len(match.choices) + 1)
    ]
    assert [undone.after for undone in read.taken_back] == [undone.after for undone in match.taken_back]


@settings(deadline=None)
@given(names, names)
def test_players_may_have_any_name(first: str, second: str) -> None:
    match = Match(nicodemus(), (first, second), seed=SEED)
    assert from_bytes(to_bytes(match)).seats == (first, second)


def test_a_name_that_is_not_text_is_refused_before_a_game_is_played_that_cannot_be_saved() -> None:
    """Half a letter, as systems make it of what is not UTF-8 on a command line."""
    with pytest.raises(BadSetup, match="seat 1: its name"):
        Match(nicodemus(), ("Ada", "Blaise\udce9"), seed=SEED)


@settings(deadline=None)
@given(times, times)
@example(0.0, -0.0)
def test_any_time_is_kept_to_the_last_bit(chosen: float, resigned: float) -> None:
    clock = iter((chosen, resigned))
    match = Match(nicodemus(), ("Ada", "Blaise"), seed=SEED, clock=lambda: next(clock))
    choose_any(match, 0)
    match.resign(0)
    read = from_bytes(to_bytes(match))
    assert [str(read.choices[0].time), str(read.resigned_at)] == [str(chosen), str(resigned)]


@pytest.mark.parametrize("time", [float("nan"), float("inf")])
def test_a_time_that_json_does_not_have_cannot_come_into_the_log(time: float) -> None:
    match = match_at(hand=[11, 12])
    with pytest.raises(ValueError, match="which no file can hold"):
        match.record(Choice(0, 0, match.game.legal(match.state)[0], time))
    assert match.choices == ()


# What is written


def test_a_file_is_json_in_utf_8_of_which_every_field_has_its_place() -> None:
    match = Match(nicodemus(), ("Zoé", "Łukasz"), seed=SEED)
    written = json.loads(to_bytes(match).decode())
    assert list(written)[:6] == ["format", "format_version", "game", "rules_version", "options", "seats"]
    assert list(written)[6:11] == ["promise", "seed", "start", "choices", "taken_back"]
    assert list(written)[11:] == ["resigned", "result", "hashes", "checksum"]
    assert written["seats"] == ["Zoé", "Łukasz"]
    assert "Zoé" in to_bytes(match).decode()


def test_every_choice_is_its_number_seat_option_and_time() -> None:
    match = play_on(new_match(), 3)
    assert json_of(match)["choices"] == [[each.sequence, each.seat, each.option, each.time] for each in match.choices]


def test_whoever_has_the_file_can_check_the_promise() -> None:
    written = json_of(new_match())
    assert hashlib.sha256(bytes.fromhex(written["seed"])).hexdigest() == written["promise"]


def test_whoever_has_the_file_can_check_its_checksum() -> None:
    """SHA-256 of the compact JSON in which the checksum is empty."""
    written = json_of(played_a_little())
    assert written["checksum"] == checksum_of(written)


def test_the_table_is_hashed_every_ten_choices_and_at_the_end() -> None:
    match = play_on(new_match(), 23)
    assert [made for made, _ in json_of(match)["hashes"]] == [0, 10, 20, 23]
    for made, written in json_of(match)["hashes"]:
        packed = match.game.pack(match.state_after(made))
        assert hashlib.sha256(packed).hexdigest().startswith(written)


def test_what_was_taken_back_is_written_with_who_took_it_back() -> None:
    match = played_a_little()
    assert [(each["after"], each["by"], len(each["choices"])) for each in json_of(match)["taken_back"]] == [
        (undone.after, undone.by, len(undone.choices)) for undone in match.taken_back
    ]
    assert match.taken_back


def test_a_game_that_is_not_over_has_no_result_in_its_file() -> None:
    assert json_of(play_on(new_match(), 3))["result"] is None


def test_a_resignation_is_written_with_its_time_and_the_winner() -> None:
    match = new_match()
    match.resign(0)
    written = json_of(match)
    assert written["resigned"] == [0, match.resigned_at]
    assert written["result"] == {"winners": [1], "scores": [], "decided_by": "resignation"}


@pytest.mark.parametrize("ends", [b"\r\n", b" \n\n\t", b""])
def test_ends_of_lines_and_spaces_do_not_matter(ends: bytes) -> None:
    """Other programs change them unasked."""
    match = played_a_little()
    assert everything(from_bytes(to_bytes(match).replace(b"\n", ends))) == everything(match)


def test_a_file_on_a_single_line_is_read_too() -> None:
    match = played_a_little()
    assert everything(from_bytes(compact(json_of(match)))) == everything(match)


# Whole or not at all


def test_a_saved_match_is_loaded(tmp_path: Path) -> None:
    match = played_a_little()
    save(match, tmp_path / "game.json")
    assert everything(load(tmp_path / "game.json")) == everything(match)


def test_folders_that_are_missing_are_made(tmp_path: Path) -> None:
    save(new_match(), tmp_path / "été" / "2024" / "game.json")
    assert load(tmp_path / "été" / "2024" / "game.json").choices == ()


def test_saving_again_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    match = new_match()
    save(match, tmp_path / "game.json")
    play_on(match, 2)
    save(match, tmp_path / "game.json")
    assert len(load(tmp_path / "game.json").choices) == 2
    assert folder_of(tmp_path) == ["game.json"]


def test_the_file_is_complete_and_on_the_disk_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace, fsync = Path.replace, os.fsync

    def watched_fsync(handle: int) -> None:
        fsync(handle)
        done.append("on the disk")

    def watched_replace(source: Path, target: Path) -> Path:
        done.append("complete" if source.read_bytes() == to_bytes(match) else "in pieces")
        return replace(source, target)

    match = played_a_little()
    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(Path, "replace", watched_replace)
    save(match, tmp_path / "game.json")
    assert done == ["on the disk", "complete"]


@pytest.mark.parametrize("broken", [OSError("no space left"), KeyboardInterrupt()])
@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_whatever_goes_wrong_the_old_file_stays_and_nothing_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: BaseException, moment: str
) -> None:
    def break_off(*_: object) -> None:
        raise broken

    path = tmp_path / "game.json"
    match = new_match()
    save(match, path)
    before = path.read_bytes()
    play_on(match, 3)
    monkeypatch.setattr(os if moment == "fsync" else Path, moment, break_off)
    with pytest.raises(type(broken)):
        save(match, path)
    assert path.read_bytes() == before
    assert folder_of(tmp_path) == ["game.json"]


def test_a_match_that_no_reader_would_take_is_not_written(tmp_path: Path) -> None:
    match = Match(nicodemus(), ("Ada", "B" * LARGEST_FILE), seed=SEED)
    with pytest.raises(ValueError, match="nobody would read"):
        save(match, tmp_path / "game.json")
    assert folder_of(tmp_path) == []


def test_where_there_is_a_folder_no_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(OSError, match=r"game\.json"):
        save(new_match(), tmp_path / "game.json")
    assert folder_of(tmp_path) == ["game.json"]


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(BadReplay) as refusal:
            load(path)
        assert str(refusal.value).startswith(f"{path}: cannot be read (")
