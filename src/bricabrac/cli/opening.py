"""Who plays and which file: what the command line was given, made into a match or refused in the player's language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from bricabrac.table.match import Match
from bricabrac.table.replay import BadReplay, load
from bricabrac.words.words import Words

BOT_SEAT: Final = "bot:"
"""A seat named like this is played by the bot of that level."""
LONGEST_NAME: Final = 24
DAMAGED: Final = ("choices", "hashes", "seed", "start", "taken_back", "resigned", "result", "checksum")
"""Fields that fit together in every file that was left as it was written."""
VERSIONS: Final = ("format_version", "rules_version")


class Refused(ValueError):
    """Something that the person at the keyboard asked for and cannot have, said in their language."""


def one_of(words: Words, refusal: str, name: str, known: Collection[str], **about: str) -> str:
    if name not in known:
        raise Refused(words.say(refusal, name=name, known=", ".join(known), **about))
    return name


def names_of(seats: Sequence[str], words: Words) -> list[str]:
    """As they are shown. Files come from anywhere: nothing in a name moves the cursor or fills the screen."""
    return [_name(seat, words) for seat in seats]


def _name(seat: str, words: Words) -> str:
    printable = "".join(letter for letter in seat if letter.isprintable()).strip() or "?"
    if printable.startswith(BOT_SEAT):
        printable = words.say("name-bot", level=printable.removeprefix(BOT_SEAT))
    return printable if len(printable) <= LONGEST_NAME else printable[: LONGEST_NAME - 1] + "…"


def kept_games() -> Path:
    return user_data_path("bricabrac") / "games"


def open_match(path: Path, words: Words) -> Match:
    """A match from its file. What exactly is wrong with a file is said by its reader, in English."""
    if not path.exists():
        raise Refused(words.say("error-no-file", path=str(path)))
    try:
        return load(path)
    except BadReplay as error:
        detail = str(error).removeprefix(f"{path}: ")
        field = detail.partition(":")[0].partition("[")[0].partition(".")[0]
        kind = "version" if field in VERSIONS else "changed" if field in DAMAGED else "unreadable"
        raise Refused(words.say(f"error-file-{kind}", path=str(path), detail=detail)) from error


def last_left(game: str, words: Words) -> tuple[Path, list[str]]:
    """The unfinished game that was played last, and what is wrong with later files that had to be passed over."""
    wrong: list[str] = []
    for path in sorted(kept_games().glob(f"*-{game}-*.json"), key=_played, reverse=True):
        try:
            if not open_match(path, words).over:
                return path, wrong
        except Refused as refused:
            wrong.append(str(refused))
    raise Refused("; ".join([words.say("error-nothing-kept"), *wrong]))


def _played(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name
