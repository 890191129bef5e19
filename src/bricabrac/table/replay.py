"""Replay files: one JSON object that is save file, replay, bug report, golden test and training data.

While a game is being played its file holds the secret seed: whoever has it can know what comes.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from bricabrac.games.game import Game
from bricabrac.games.library import game_named
from bricabrac.table.match import Choice, Match, Setting, Start, TakenBack, check_seats, sound_state
from bricabrac.table.seeds import keeps_promise

FORMAT: Final = "bricabrac-replay"
FORMAT_VERSION: Final = 1
HASHED_EVERY: Final = 10
LARGEST_FILE: Final = 8 * 1024 * 1024
LONGEST_MESSAGE: Final = 400


class BadReplay(ValueError):
    """A file that is not a sound replay; `what` is wrong with it names the place.

    Files come from anywhere: nothing that is quoted from one moves a cursor or fills a screen.
    """

    def __init__(self, what: str, path: Path | None = None) -> None:
        printable = "".join(letter if letter.isprintable() else "?" for letter in what)
        self.what = printable if len(printable) <= LONGEST_MESSAGE else printable[: LONGEST_MESSAGE - 1] + "…"
        super().__init__(self.what if path is None else f"{path}: {self.what}")


Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Hexadecimal = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""256 bits."""
WrittenChoice = tuple[Count, Count, Count, float]
"""(sequence, seat, option, time)"""


class Header(msgspec.Struct):
    """What every version of the format has."""

    format: str
    format_version: int


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The file, field by field."""

    format: str
    format_version: int
    game: str
    rules_version: int
    options: dict[str, Setting]
    seats: list[str]
    promise: Hexadecimal
    seed: Hexadecimal
    start: WrittenStart | None
    choices: list[WrittenChoice]
    taken_back: list[WrittenTakenBack]
    resigned: tuple[Count, float] | None
    """(seat, time)"""
    result: WrittenResult | None
    hashes: list[tuple[Count, str]]
    """(choices made, hash of the state): every so often, and the last"""
    checksum: str = ""
    """SHA-256 of the same object with this field empty, as compact JSON in this order of fields."""


class WrittenStart(msgspec.Struct, forbid_unknown_fields=True):
    position: str
    origin: tuple[Hexadecimal, Count] | None
    """(promise, choices made)"""
    same_luck: bool


class WrittenTakenBack(msgspec.Struct, forbid_unknown_fields=True):
    after: Count
    by: Count
    choices: list[WrittenChoice]


class WrittenResult(msgspec.Struct, forbid_unknown_fields=True):
    winners: list[int]
    scores: list[int]
    decided_by: str


def to_bytes(match: Match) -> bytes:
    written = _written(match)
    written.checksum = _checksum(written)
    content = msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n"
    if len(content) > LARGEST_FILE:
        raise ValueError(f"this match takes {len(content)} bytes: nobody would read a file of more than {LARGEST_FILE}")
    return content


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
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadReplay(f"cannot be read ({error.strerror})", path) from error
    try:
        return from_bytes(content)
    except BadReplay as error:
        raise BadReplay(error.what, path) from error


def from_bytes(content: bytes) -> Match:
    written = _decoded(content)
    match = _begun(written)
    _make_choices(match, written)
    _take_back(match, written)
    _finish(match, written)
    _check_form(content, match)
    return match


def _written(match: Match) -> Written:
    result = match.result
    start = match.start
    return Written(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=match.options,
        seats=list(match.seats),
        promise=match.promise,
        seed=match.seed.hex(),
        start=None
        if start.position is None
        else WrittenStart(base64.b64encode(start.position).decode(), start.origin, start.same_luck),
        choices=[_row(choice) for choice in match.choices],
        taken_back=[
            WrittenTakenBack(undone.after, undone.by, [_row(choice) for choice in undone.choices])
            for undone in match.taken_back
        ],
        resigned=_resigned(match),
        result=None if result is None else WrittenResult(list(result.winners), list(result.scores), result.decided_by),
        hashes=[(made, match.game.digest(match.state_after(made))) for made in _hashed(match)],
    )


def _resigned(match: Match) -> tuple[int, float] | None:
    if match.resigned is None or match.resigned_at is None:
        return None
    return match.resigned, match.resigned_at


def _hashed(match: Match) -> list[int]:
    """After how many choices the state is hashed."""
    last = len(match.choices)
    return [made for made in range(last + 1) if made % HASHED_EVERY == 0 or made == last]


def _row(choice: Choice) -> WrittenChoice:
    return (choice.sequence, choice.seat, choice.option, choice.time)


def _checksum(written: Written) -> str:
    return hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(written, checksum=""))).hexdigest()


def _decoded(content: bytes) -> Written:
    if len(content) > LARGEST_FILE:
        raise BadReplay(f"larger than any replay ({LARGEST_FILE // 1024 // 1024} MiB)")
    if not content.strip():
        raise BadReplay("it is empty")
    try:
        content.decode()
        _check_header(content)
        return msgspec.json.decode(content, type=Written)
    except UnicodeDecodeError as error:
        raise BadReplay(f"{_line(content, error.start)}: not text in UTF-8 (byte {error.start})") from error
    except RecursionError as error:
        raise BadReplay("not a replay of bricabrac: nested far too deep") from error
    except msgspec.ValidationError as error:
        raise BadReplay(_place_first(str(error))) from error
    except msgspec.DecodeError as error:
        place = re.search(r"\(byte (\d+)\)", str(error))
        line = _line(content, int(place[1]) if place else len(content))
        raise BadReplay(f"{line}: not JSON, or cut off ({error})") from error


def _check_header(content: bytes) -> None:
    """What is of another format or version is not to be judged by the fields of this one."""
    try:
        header = msgspec.json.decode(content, type=Header)
    except msgspec.ValidationError as error:
        raise BadReplay(f"not a replay of bricabrac: {_place_first(str(error))}") from error
    if header.format != FORMAT:
        raise BadReplay(f"not a replay of bricabrac: its field 'format' is not '{FORMAT}'")
    if header.format_version != FORMAT_VERSION:
        raise BadReplay(f"format_version: {header.format_version} is not known here, only {FORMAT_VERSION}")


def _place_first(message: str) -> str:
    what, _, place = message.partition(" - at `$")
    return f"{place.lstrip('.').rstrip('`')}: {what}" if place else what


def _line(content: bytes, byte: int) -> str:
    return f"line {content[:byte].count(10) + 1}"


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """Whatever is wrong is wrong at this place of the file."""
    try:
        yield
    except BadReplay:
        raise
    except (ValueError, LookupError, ArithmeticError) as error:  # rules may stumble over a position no game can reach
        raise BadReplay(f"{place}: {error}") from error


def _begun(written: Written) -> Match:
    with _reading("game"):
        game = game_named(written.game)
    if written.rules_version != game.rules_version:
        raise BadReplay(
            f"rules_version: played by version {written.rules_version} of the rules of {written.game}; "
            f"this program knows version {game.rules_version} and does not guess"
        )
    with _reading("seats"):
        check_seats(game, written.seats)
    seed = bytes.fromhex(written.seed)
    if not keeps_promise(seed, written.promise):
        raise BadReplay("seed: it does not fit the promise (the hash published before the game)")
    start = _start(game, written.start)
    with _reading("options"):
        return Match(game, written.seats, seed=seed, options=written.options, start=start)


def _start(game: Game[Any], written: WrittenStart | None) -> Start | None:
    if written is None:
        return None
    with _reading("start.position"):
        position = base64.b64decode(written.position, validate=True)
        sound_state(game, position)
    return Start(position, written.origin, written.same_luck)


def _make_choices(match: Match, written: Written) -> None:
    hashes = dict(written.hashes)
    _check_hash(match, hashes)
    for place, choice in enumerate(written.choices):
        with _reading(f"choices[{place}]"):
            match.record(Choice(*choice))
        _check_hash(match, hashes)
    if [made for made, _ in written.hashes] != _hashed(match):
        expected = ", ".join(map(str, _hashed(match)))
        raise BadReplay(f"hashes: they must be those after {expected} choices; some are missing or too many")


def _check_hash(match: Match, hashes: dict[int, str]) -> None:
    made = len(match.choices)
    with _reading("hashes"):
        if made in hashes and hashes[made] != match.game.digest(match.state):
            raise BadReplay(f"hashes: after {made} choices the table is not what it was when this was written")


def _take_back(match: Match, written: Written) -> None:
    """From the last undo to the first: what it took back, put back where it stood, could be chosen there."""
    states = [match.state_after(made) for made in range(len(match.choices) + 1)]
    for place, undone in reversed(list(enumerate(written.taken_back))):
        with _reading(f"taken_back[{place}]"):
            choices = tuple(Choice(*choice) for choice in undone.choices)
            if not choices:
                raise ValueError("nothing was taken back")
            if undone.by not in range(len(match.seats)):
                raise ValueError(f"there is no seat {undone.by}")
            if undone.after not in range(len(states)):
                raise ValueError(f"there were only {len(states) - 1} choices then, not {undone.after}")
            del states[undone.after + 1 :]
            for choice in choices:
                if (choice.sequence, choice.seat) != (len(states) - 1, match.game.to_move(states[-1])):
                    raise ValueError(f"choice {choice.sequence} of seat {choice.seat} cannot have stood there")
                states.append(match.game.apply(states[-1], choice.option))
            match.taken_back.insert(0, TakenBack(undone.after, undone.by, choices))


def _finish(match: Match, written: Written) -> None:
    if written.resigned is not None:
        with _reading("resigned"):
            match.resign(written.resigned[0])
        match.resigned_at = written.resigned[1]
    expected = _written(match).result
    if written.result != expected:
        raise BadReplay(f"result: it is {expected}, not {written.result}")
    if written.checksum != _checksum(written):
        raise BadReplay("checksum: it does not fit; something in the file was changed (a name, a time, an undo)")


def _check_form(content: bytes, match: Match) -> None:
    """JSON can say the same in several ways, and a name twice, of which each reader takes the one it likes.

    Only what would be written is a replay: nobody reads anything else in it. Spaces and ends of lines do not matter.
    """
    with _reading("in all"):
        expected = to_bytes(match).splitlines()
    found = msgspec.json.format(content, indent=1).splitlines()
    for number, (line, written) in enumerate(zip(found, expected, strict=False), 1):  # neither can go on after "}"
        if line != written:
            raise BadReplay(
                f"line {number}: {line.strip().decode()} is not how it is written: {written.strip().decode()}"
            )
