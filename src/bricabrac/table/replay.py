"""Replay files: one JSON object that is save file, replay, bug report, golden test and training data.

While a game is being played its file holds the secret seed: whoever has it can know what comes.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from bricabrac.games.game import IllegalOption
from bricabrac.games.library import game_named
from bricabrac.table.match import Choice, Match, NotNow, Start, TakenBack
from bricabrac.table.seeds import keeps_promise

FORMAT: Final = "bricabrac-replay"
FORMAT_VERSION: Final = 1
HASHED_EVERY: Final = 10
LARGEST_FILE: Final = 8 * 1024 * 1024


class BadReplay(ValueError):
    """A file that is not a sound replay; the message names the place."""


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The file, field by field."""

    format: str
    format_version: int
    game: str
    rules_version: int
    options: dict[str, int | str | bool]
    seats: list[str]
    promise: str
    seed: str
    start: WrittenStart | None
    choices: list[tuple[int, int, int, float]]
    """(sequence, seat, option, time)"""
    taken_back: list[WrittenTakenBack]
    resigned: tuple[int, float] | None
    """(seat, time)"""
    result: WrittenResult | None
    hashes: list[tuple[int, str]]
    """(choices made, hash of the state)"""
    checksum: str = ""
    """SHA-256 of the same object with this field empty, as compact JSON in this order of fields."""


class WrittenStart(msgspec.Struct, forbid_unknown_fields=True):
    position: str
    origin_promise: str
    origin_choices: int
    same_luck: bool


class WrittenTakenBack(msgspec.Struct, forbid_unknown_fields=True):
    after: int
    by: int
    choices: list[tuple[int, int, int, float]]


class WrittenResult(msgspec.Struct, forbid_unknown_fields=True):
    winners: list[int]
    scores: list[int]
    decided_by: str


def to_bytes(match: Match) -> bytes:
    written = _written(match)
    written.checksum = _checksum(written)
    return msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n"


def save(match: Match, path: Path) -> None:
    """Writes the file whole or not at all, whatever happens meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(to_bytes(match))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Match:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadReplay(f"{path}: larger than any replay ({LARGEST_FILE // 1024 // 1024} MiB)")
        content = path.read_bytes()
    except OSError as error:
        raise BadReplay(f"{path}: cannot be read ({error.strerror})") from error
    try:
        return from_bytes(content)
    except BadReplay as error:
        raise BadReplay(f"{path}: {error}") from error


def from_bytes(content: bytes) -> Match:
    written = _decoded(content)
    match = _begun(written)
    hashes = dict(written.hashes)
    _check_hash(match, hashes)
    for place, choice in enumerate(written.choices):
        try:
            match.record(Choice(*choice))
        except (IllegalOption, NotNow) as error:
            raise BadReplay(f"choices[{place}]: {error}") from error
        _check_hash(match, hashes)
    _finish(match, written)
    if written.checksum != _checksum(written):
        raise BadReplay("checksum: it does not fit; something in the file was changed (a name, a time, an undo)")
    return match


def _written(match: Match) -> Written:
    result = match.result
    start = match.start
    return Written(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        game=match.game.name,
        rules_version=match.game.rules_version,
        options={name: value for name, value in match.options.items() if not isinstance(value, tuple)},
        seats=list(match.seats),
        promise=match.promise,
        seed=match.seed.hex(),
        start=None
        if start.position is None or start.origin is None
        else WrittenStart(base64.b64encode(start.position).decode(), *start.origin, start.same_luck),
        choices=[_row(choice) for choice in match.choices],
        taken_back=[
            WrittenTakenBack(undone.after, undone.by, [_row(choice) for choice in undone.choices])
            for undone in match.taken_back
        ],
        resigned=None if match.resigned is None else (match.resigned, match.resigned_at or 0.0),
        result=None if result is None else WrittenResult(list(result.winners), list(result.scores), result.decided_by),
        hashes=[
            (made, match.game.digest(match.state_after(made)))
            for made in range(len(match.choices) + 1)
            if made % HASHED_EVERY == 0 or made == len(match.choices)
        ],
    )


def _row(choice: Choice) -> tuple[int, int, int, float]:
    return (choice.sequence, choice.seat, choice.option, choice.time)


def _checksum(written: Written) -> str:
    return hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(written, checksum=""))).hexdigest()


def _decoded(content: bytes) -> Written:
    try:
        value: Any = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what = "it is empty" if not content.strip() else f"not JSON, or cut off ({_with_line(str(error), content)})"
        raise BadReplay(what) from error
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadReplay(f"not a replay of bricabrac: its field 'format' is not '{FORMAT}'")
    if value.get("format_version") != FORMAT_VERSION:
        raise BadReplay(f"format_version: {value.get('format_version')!r} is not known here, only {FORMAT_VERSION}")
    try:
        return msgspec.convert(value, Written)
    except msgspec.ValidationError as error:
        raise BadReplay(str(error).replace("$.", "")) from error


def _with_line(message: str, content: bytes) -> str:
    """Says the line of a place that is given as a byte."""
    digits = "".join(letter for letter in message.rpartition("byte ")[2] if letter.isdigit())
    place = int(digits) if digits else len(content)
    line = content[:place].count(b"\n") + 1
    return f"line {line}: {message}"


def _begun(written: Written) -> Match:
    try:
        game = game_named(written.game)
        if written.rules_version != game.rules_version:
            raise BadReplay(
                f"rules_version: played by version {written.rules_version} of the rules of {written.game}; "
                f"this program knows version {game.rules_version} and does not guess"
            )
        seed = bytes.fromhex(written.seed)
        if not keeps_promise(seed, written.promise):
            raise BadReplay("seed: it does not fit the promise (the hash published before the game)")
        return Match(game, written.seats, seed=seed, options=written.options, start=_start(written))
    except BadReplay:
        raise
    except ValueError as error:
        raise BadReplay(f"the beginning of the game: {error}") from error


def _start(written: Written) -> Start | None:
    if written.start is None:
        return None
    try:
        position = base64.b64decode(written.start.position, validate=True)
    except binascii.Error as error:
        raise BadReplay(f"start.position: not base64 ({error})") from error
    origin = (written.start.origin_promise, written.start.origin_choices)
    return Start(position, origin, written.start.same_luck)


def _check_hash(match: Match, hashes: dict[int, str]) -> None:
    made = len(match.choices)
    if made in hashes and hashes[made] != match.game.digest(match.state):
        raise BadReplay(f"hashes: after {made} choices the table is not what it was when this was written")


def _finish(match: Match, written: Written) -> None:
    for place, undone in enumerate(written.taken_back):
        if not undone.choices:
            raise BadReplay(f"taken_back[{place}].choices: empty")
        choices = tuple(Choice(*choice) for choice in undone.choices)
        match.taken_back.append(TakenBack(undone.after, undone.by, choices))
    if written.resigned is not None:
        try:
            match.resign(written.resigned[0])
        except NotNow as error:
            raise BadReplay(f"resigned: {error}") from error
        match.resigned_at = written.resigned[1]
    if (made := len(match.choices)) not in dict(written.hashes):
        raise BadReplay(f"hashes: the last, after {made} choices, is missing; the file is cut off")
    expected = _written(match).result
    if written.result != expected:
        raise BadReplay(f"result: it is {expected}, not {written.result}")
