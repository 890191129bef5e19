"""Imaginarium in a terminal: its table from positions, and games at the keyboard."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from bricabrac.cli.imaginarium_table import show_cards, show_table
from bricabrac.games.game import SPECTATOR
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import State
from bricabrac.table.match import Match, Start
from bricabrac.table.replay import save
from bricabrac.words.words import Words, words_in
from tests.cli.terminal import Person, Run, bricabrac
from tests.games.imaginarium.positions import position
from tests.table.matches import SEED, ticking

NAMES: Final = ("Ada", "Blaise", "Chloé", "Denis", "Emmy")
WORDS: Final = {language: words_in(language, "imaginarium") for language in ("en", "fr")}
EN: Final[Words] = WORDS["en"]


def play(*arguments: str | Path, typed: Sequence[str] | Person = ()) -> Run:
    return bricabrac("play", "imaginarium", *arguments, typed=typed)


def file_at(name: str, seats: Sequence[str] = NAMES[:3], **words: object) -> Path:
    """A game that begins with `position(...)`, in a file to load."""
    state = position(**{"seats": len(seats), **words})  # type: ignore[arg-type]
    start = Start(imaginarium().pack(state), same_luck=True)
    path = Path(name)
    save(Match(imaginarium(), seats, seed=SEED, start=start, clock=ticking()), path)
    return path


def seen(state: State, me: int | None = 0, width: int = 80, language: str = "en") -> list[str]:
    """The lines of the table as this player sees it; None: all of it, nobody's."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    view = state if me is None else imaginarium().view(state, me)
    show_table(console, view, NAMES[: state.seats], WORDS[language], me)
    return _lines(console)


def table(me: int | None = 0, width: int = 80, language: str = "en", **words: object) -> list[str]:
    """`seen(position(...))`."""
    return seen(position(**{"at": "dial", **words}), me, width, language)  # type: ignore[arg-type]


def cards(width: int = 80, language: str = "en", **words: object) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    state = position(**{"at": "dial", **words})  # type: ignore[arg-type]
    show_cards(console, imaginarium().view(state, SPECTATOR), WORDS[language])
    return _lines(console)


def _lines(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().replace("\u00a0", " ").splitlines()


def part(lines: Sequence[str], title: str) -> list[str]:
    """The lines below the title that begins like this, up to the next one; first the title."""
    (first,) = [number for number, line in enumerate(lines) if line.startswith(f"── {title}")]
    ends = [number for number, line in enumerate(lines) if number > first and line.startswith("── ")]
    return list(lines[first : ends[0] if ends else None])


def line_with(lines: Sequence[str], text: str) -> str:
    """The one line with this in it, its columns one space apart."""
    (line,) = [line for line in lines if text in line]
    return re.sub(" +", " ", line).strip()
