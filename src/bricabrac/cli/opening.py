"""Who plays and which file: what the command line was given, made into a match or refused in the player's language."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from bricabrac.bots.bots import LEVELS, Bot, bot_named
from bricabrac.games.imaginarium.game import OPEN_SCREENS
from bricabrac.games.library import game_named
from bricabrac.table.match import Match
from bricabrac.table.replay import BadReplay, load
from bricabrac.table.seeds import seed_from_text
from bricabrac.words.words import Words

BOT_SEAT: Final = "bot:"
"""A seat named like this is played by the bot of that level."""
DEFAULT_BOT: Final = "greedy"
NO_BOT: Final = "none"
"""People at one screen."""
SEATS: Final[Mapping[str, int]] = {"nicodemus": 2, "imaginarium": 3}
"""How many play, unless something else is asked for."""
SETTINGS: Final[Mapping[str, Collection[str]]] = {"nicodemus": (), "imaginarium": (OPEN_SCREENS,)}
"""The options of each game."""
LONGEST_NAME: Final = 24
LONGEST_SHOWN: Final = 500
"""Fluent takes no more than 1000 letters for a variable."""
DAMAGED: Final = ("choices", "hashes", "seed", "start", "taken_back", "resigned", "result", "checksum")
"""Fields that fit together in every file that was left as it was written."""
VERSIONS: Final = ("format_version", "rules_version")


class Refused(ValueError):
    """Something that the person at the keyboard asked for and cannot have, said in their language."""


@dataclass(frozen=True)
class Wanted:
    """What the command line says about a new game; None where it says nothing."""

    bot: str | None = None
    names: str | None = None
    seed: str | None = None
    players: int | None = None
    open_screens: bool = False


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


def seats_of_new_game(game: str, count: int, wanted: Wanted, words: Words) -> list[str]:
    """People first, then the bots; where nothing is said of bots, they only fill seats without a name."""
    people = [name.strip() for name in wanted.names.split(",")] if wanted.names is not None else []
    most = count if wanted.bot in (None, NO_BOT) else count - 1
    if len(people) > most or any(not name or name.startswith(BOT_SEAT) for name in people):
        raise Refused(words.say("error-names", most=most))
    if wanted.bot == NO_BOT:
        return people + [words.say("name-seat", seat=seat + 1) for seat in range(len(people), count)]
    bot = one_of(words, "error-no-bot", wanted.bot or DEFAULT_BOT, [*LEVELS[game], NO_BOT], game=game)
    people = people or [words.say("name-player")]
    return people + [BOT_SEAT + bot] * (count - len(people))


def names_of(seats: Sequence[str], words: Words) -> list[str]:
    """As they are shown: no two alike. Files come from anywhere: no name moves the cursor or fills the screen."""
    names = [_name(seat, words) for seat in seats]
    numbered = [_name(seat, words, f" {number}") for number, seat in enumerate(seats, 1)]
    return [with_number if names.count(name) > 1 else name for name, with_number in zip(names, numbered, strict=True)]


def _name(seat: str, words: Words, number: str = "") -> str:
    name = "".join(letter for letter in seat if letter.isprintable()).strip()[:LONGEST_SHOWN] or "?"
    if name.startswith(BOT_SEAT):
        name, number = words.say("name-bot", level=name.removeprefix(BOT_SEAT), number=number), ""
    return (name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…") + number


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


def new_match(game: str, wanted: Wanted, words: Words) -> Match:
    count = SEATS[game] if wanted.players is None else wanted.players
    possible = game_named(game).seats
    if count not in possible:
        least, most = possible[0], possible[-1]
        raise Refused(words.say("error-players", game=game.capitalize(), least=least, most=most, players=count))
    if wanted.open_screens and OPEN_SCREENS not in SETTINGS[game]:
        raise Refused(words.say("error-open-screens", game=game.capitalize()))
    seats = seats_of_new_game(game, count, wanted, words)
    options = {OPEN_SCREENS: True} if wanted.open_screens else {}
    return Match(game_named(game), seats, seed=_seed(wanted), options=options)


def _seed(wanted: Wanted) -> bytes | None:
    return seed_from_text(wanted.seed) if wanted.seed else None


def match_from_position(kept: Match, at: int, wanted: Wanted, words: Words) -> Match:
    """A new match from a position of a kept one, with its players unless others are named."""
    if not 0 <= at <= len(kept.choices):
        raise Refused(words.say("error-at", last=len(kept.choices), at=at))
    _refuse_what_the_table_decides(wanted, words)
    others = wanted.bot or wanted.names is not None
    seats = seats_of_new_game(kept.game.name, len(kept.seats), wanted, words) if others else None
    return kept.opened_at(at, seats, seed=_seed(wanted))


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


def refuse_for_kept_games(wanted: Wanted, words: Words) -> None:
    """A kept game has its players and its deal already."""
    _refuse_if_given(words, {"--bot": wanted.bot, "--seed": wanted.seed, "--names": wanted.names})
    _refuse_what_the_table_decides(wanted, words)


def _refuse_what_the_table_decides(wanted: Wanted, words: Words) -> None:
    """A position has its number of seats and its screens."""
    _refuse_if_given(words, {"--players": wanted.players, "--open-screens": wanted.open_screens or None})


def _refuse_if_given(words: Words, options: Mapping[str, object]) -> None:
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
