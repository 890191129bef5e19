"""Proof of a finished game, and refusal of everything else."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from bricabrac.table.match import Match, Start
from bricabrac.table.replay import load, save
from bricabrac.words.words import words_in
from tests.cli.terminal import EN, FR, bricabrac, file_at
from tests.table.matches import PLAYERS, new_match, play_on

GOLDEN = sorted((Path(__file__).parents[1] / "replays").glob("*.json"))
GAME = GOLDEN[0]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_game_is_verified(path: Path) -> None:
    proof = bricabrac("verify", path)
    assert (proof.code, proof.err) == (0, "")
    assert proof.out.splitlines()[-1] == EN.say("verify-good")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_published_hash_is_confirmed(language: str) -> None:
    words = words_in(language, "nicodemus")
    proof = bricabrac("verify", GAME, "--promise", load(GAME).promise.upper(), "--lang", language)
    assert proof.code == 0
    assert words.say("verify-published") in proof.out


def test_without_the_published_hash_the_proof_says_what_it_lacks() -> None:
    proof = bricabrac("verify", GAME).out
    assert EN.say("verify-compare") in proof
    assert load(GAME).promise in proof


def test_the_proof_can_be_repeated_by_hand() -> None:
    (line,) = [line for line in bricabrac("verify", GAME).out.splitlines() if "sha256sum" in line]
    seed = line.split("printf ")[1].split(" |")[0]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == load(GAME).promise


@pytest.mark.parametrize("published", ["", "abc", "0" * 64])
def test_another_hash_than_the_published_one_is_no_proof(published: str) -> None:
    proof = bricabrac("verify", GAME, "--promise", published, "--lang", "fr")
    refused = FR.say("verify-other-promise", published=published, promise=load(GAME).promise)
    assert (proof.code, proof.out, proof.err) == (1, "", refused + "\n")


def test_the_seed_of_an_unfinished_game_stays_secret() -> None:
    match = new_match()
    save(match, Path("game.json"))
    proof = bricabrac("verify", "game.json")
    assert (proof.code, proof.out, proof.err) == (1, "", EN.say("verify-not-over") + "\n")


def test_a_game_from_a_position_says_where_it_came_from() -> None:
    """The origin is known by its hash; nobody can prove that the other game was played like this."""
    first = load(GAME)
    match = first.opened_at(len(first.choices) - 3)
    match.resign(0)
    save(match, Path("opened.json"))
    proof = bricabrac("verify", "opened.json").out
    assert EN.say("verify-start", promise=first.promise, choices=len(first.choices) - 3) in proof


# Files that are no proof


def refused(path: str | Path) -> str:
    """What is said in one line; the command shows nothing else, and no traceback."""
    proof = bricabrac("verify", path)
    assert (proof.code, proof.out) == (2, "")
    assert proof.err.startswith("bricabrac: ")
    assert proof.err.count("\n") == 1
    return proof.err


def changed(**fields: object) -> Path:
    written = json.loads(GAME.read_text())
    path = Path("changed.json")
    path.write_text(json.dumps(written | fields))
    return path


@pytest.mark.parametrize(
    ("field", "value"),
    [("seats", ["Ada", "Blaise"]), ("seed", "00" * 32), ("promise", "00" * 32), ("choices", []), ("result", None)],
)
def test_a_file_that_was_changed_is_refused(field: str, value: object) -> None:
    assert "changed or is damaged" in refused(changed(**{field: value}))


@pytest.mark.parametrize(("field", "value"), [("format_version", 2), ("rules_version", 99)])
def test_a_file_of_another_version_is_refused_as_such(field: str, value: int) -> None:
    assert "another version" in refused(changed(**{field: value}))


@pytest.mark.parametrize("kept", [0, 1, 500])
def test_a_file_that_was_cut_off_is_refused(kept: int) -> None:
    Path("cut.json").write_bytes(GAME.read_bytes()[:kept])
    assert "cut.json" in refused("cut.json")


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\xff", b"[]", b"{}", b'{"format": 1}', b"[" * 10_000, b"null"])
def test_a_file_of_something_else_is_refused(content: bytes) -> None:
    Path("other").write_bytes(content)
    assert "other" in refused("other")


def test_a_folder_is_refused() -> None:
    assert str(Path.cwd()) in refused(Path.cwd())


@pytest.mark.parametrize("path", ["nowhere.json", "a/" * 1500, "x" * 5000])
def test_a_file_that_is_not_there_is_refused(path: str) -> None:
    refused(path)


def test_a_refusal_is_said_in_the_language_of_the_player() -> None:
    proof = bricabrac("verify", "nowhere.json", "--lang", "fr")
    assert proof.err == f"bricabrac: {FR.say('error-no-file', path='nowhere.json')}\n"


def test_a_position_that_cannot_be_is_refused() -> None:
    written = json.loads(file_at("game.json", hand=[11]).read_text())
    written["start"]["position"] = written["start"]["position"][:-8] + "AAAAAAA="
    Path("game.json").write_text(json.dumps(written))
    refused("game.json")


# Games that began from a position


def test_of_a_game_from_a_position_only_what_was_still_to_be_drawn_is_proved() -> None:
    opened = play_on(load(GAME).opened_at(20), 1000)
    save(opened, Path("game.json"))
    proof = bricabrac("verify", "game.json")
    assert proof.code == 0
    assert EN.say("verify-start", promise=load(GAME).promise, choices=20) in proof.out
    assert EN.say("verify-shuffles-opened") in proof.out
    assert EN.say("verify-shuffles") not in proof.out


def test_a_position_that_comes_from_nowhere_is_said_to() -> None:
    start = Start(new_match().game.pack(new_match().state))
    save(play_on(Match(new_match().game, PLAYERS, start=start), 1000), Path("game.json"))
    assert EN.say("verify-start-unknown") in bricabrac("verify", "game.json").out


def test_a_game_with_the_luck_of_another_proves_nothing() -> None:
    save(play_on(load(GAME).opened_at(20, same_luck=True), 1000), Path("game.json"))
    proof = bricabrac("verify", "game.json")
    assert (proof.code, proof.out, proof.err) == (1, "", EN.say("verify-same-luck") + "\n")
