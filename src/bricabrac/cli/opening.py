"""Who plays and which file: what the command line was given, made into a match or refused in the player's language."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from bricabrac.bots.bots import LEVELS, Bot, bot_named
from bricabrac.games.library import game_named
from bricabrac.table.match import Match
from bricabrac.table.replay import BadReplay, load
from bricabrac.table.seeds import seed_from_text
from bricabrac.words.words import Words

BOT_SEAT: Final = "bot:"
"""A seat named like this is played by the bot of that level."""
DEFAULT_BOT: Final = "greedy"
NO_BOT: Final = "none"
"""Two people at one screen."""
LONGEST_NAME: Final = 24
LONGEST_SHOWN: Final = 500
"""Fluent takes no more than 1000 letters for a variable."""
DAMAGED: Final = ("choices", "hashes", "seed", "start", "taken_back", "resigned", "result", "checksum")
"""Fields that fit together in every file that was left as it was written."""
VERSIONS: Final = ("format_version", "rules_version")


class Refused(ValueError):
    """Something that the person at the keyboard asked for and cannot have, said in their language."""


def system_language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def printable(typed: str | Path, most: int = LONGEST_SHOWN) -> str:
    """What somebody typed, shown again: it neither moves the cursor nor fills the screen."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in str(typed))
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def one_of(words: Words, refusal: str, name: str, known: Collection[str], **about: str) -> str:
    if name not in known:
        raise Refused(words.say(refusal, name=printable(name), known=", ".join(known), **about))
    return name


def seats_of_new_game(game: str, bot: str, names: str | None, words: Words) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names is not None else []
    if any(not name or name.startswith(BOT_SEAT) for name in given):
        raise Refused(words.say("error-names"))
    if bot == NO_BOT:
        seats = given or [words.say("name-first-player"), words.say("name-second-player")]
    else:
        one_of(words, "error-no-bot", bot, [*LEVELS[game], NO_BOT], game=game)
        seats = [*(given or [words.say("name-player")]), BOT_SEAT + bot]
    if len(seats) != 2:
        raise Refused(words.say("error-names"))
    return seats


def names_of(seats: Sequence[str], words: Words) -> list[str]:
    """As they are shown: no two alike. Files come from anywhere: no name moves the cursor or fills the screen."""
    names = [_name(seat, words) for seat in seats]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def _name(seat: str, words: Words) -> str:
    name = "".join(letter for letter in seat if letter.isprintable()).strip()[:LONGEST_SHOWN] or "?"
    if name.startswith(BOT_SEAT):
        name = words.say("name-bot", level=name.removeprefix(BOT_SEAT))
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def kept_games() -> Path:
    return user_data_path("bricabrac") / "games"


def open_match(path: Path, words: Words) -> Match:
    """A match from its file. What exactly is wrong with a file is said by its reader, in English."""
    if not path.exists():
        raise Refused(words.say("error-no-file", path=printable(path)))
    try:
        return load(path)
    except BadReplay as error:
        detail = error.what
        field = detail.partition(":")[0].partition("[")[0].partition(".")[0]
        kind = "version" if field in VERSIONS else "changed" if field in DAMAGED else "unreadable"
        raise Refused(words.say(f"error-file-{kind}", path=printable(path), detail=detail)) from error


def match_to_play(game: str, path: Path, words: Words) -> Match:
    """A match from its file that this game and its bots can go on with."""
    match = open_match(path, words)
    if match.game.name != game:
        raise Refused(words.say("error-other-game", path=printable(path), found=match.game.name, game=game))
    for seat in match.seats:
        if seat.startswith(BOT_SEAT):
            one_of(words, "error-no-bot", seat.removeprefix(BOT_SEAT), LEVELS[game], game=game)
    return match


def new_match(game: str, bot: str | None, names: str | None, seed: str | None, words: Words) -> Match:
    seats = seats_of_new_game(game, bot or DEFAULT_BOT, names, words)
    return Match(game_named(game), seats, seed=seed_from_text(seed) if seed else None)


def match_from_position(
    kept: Match, at: int, bot: str | None, names: str | None, seed: str | None, words: Words
) -> Match:
    """A new match from a position of a kept one, with its players unless others are named."""
    if not 0 <= at <= len(kept.choices):
        raise Refused(words.say("error-at", last=len(kept.choices), at=at))
    seats = seats_of_new_game(kept.game.name, bot or DEFAULT_BOT, names, words) if bot or names else None
    return kept.opened_at(at, seats, seed=seed_from_text(seed) if seed else None)


def bot_to_move(match: Match) -> Bot | None:
    """Whoever chooses next, if it is a bot.

    Its luck is that of the game and the moment: neither an undo nor a break rerolls what it does.
    """
    seat = match.to_move
    if seat is None or not match.seats[seat].startswith(BOT_SEAT):
        return None
    moment = f"bot {seat} {len(match.choices)} ".encode() + match.seed
    luck = int.from_bytes(hashlib.sha256(moment).digest()[:8], "little")
    return bot_named(match.game.name, match.seats[seat].removeprefix(BOT_SEAT), luck)


def refuse_for_kept_games(words: Words, options: Mapping[str, str | None]) -> None:
    """A kept game has its players and its deal already."""
    for option, value in options.items():
        if value is not None:
            raise Refused(words.say("error-load-and-more", option=option))


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
