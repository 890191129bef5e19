"""The command line in this process, and people who type at its keyboard."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bricabrac.cli import main
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.table.match import Match, Start
from bricabrac.table.replay import load, save
from bricabrac.words.words import words_in
from tests.games.nicodemus.positions import position
from tests.table.matches import SEED, ticking

Person = Callable[[str], str | None]
"""Is shown all that the screen has shown, and types a line; None closes the keyboard."""

EN: Final = words_in("en", "nicodemus")
FR: Final = words_in("fr", "nicodemus")
ENTER: Final = ""


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str


class _Keyboard(io.TextIOBase):
    def __init__(self, person: Person, screen: io.StringIO) -> None:
        self.person = person
        self.screen = screen

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self.person(self.screen.getvalue())
        return "" if line is None else line + "\n"


def bricabrac(*arguments: str | Path, typed: Sequence[str] | Person = ()) -> Run:
    """One command; after the last typed line the keyboard is closed."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["bricabrac", *map(str, arguments)])
        patch.setattr(sys, "stdin", _Keyboard(typed if callable(typed) else typing(*typed), out))
        with pytest.raises(SystemExit) as left:
            main()
    code = left.value.code
    assert code is None or isinstance(code, int)
    return Run(code or 0, out.getvalue(), err.getvalue())


def play(*arguments: str | Path, typed: Sequence[str] | Person = ()) -> Run:
    return bricabrac("play", "nicodemus", *arguments, typed=typed)


def typing(*lines: str) -> Person:
    left = iter(lines)
    return lambda _: next(left, None)


def without_colours(screen: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen)


def options_shown(screen: str) -> int:
    """How many options the last question has, be they side by side; 0 where it waits for Enter."""
    if not screen.endswith(" > "):
        return 0
    _, _, last = without_colours(screen).rpartition("\n  1  ")
    return max([1, *(int(number) for number in re.findall(r"(?:^|  ) {0,2}(\d{1,3})  \S", last, re.MULTILINE))])


def by_lot(luck: int, lines: int = 10_000) -> Person:
    """Chooses any option, to the end of the game; presses Enter where that is asked for."""
    lots, left = Random(luck), iter(range(lines))

    def person(screen: str) -> str | None:
        if next(left, None) is None:
            return None
        options = options_shown(screen)
        return str(lots.randint(1, options)) if options else ENTER

    return person


def ending_game() -> Path:
    """Blaise has the last turn, and two choices: to play his one machine, and what it gives."""
    return file_at("ending.json", seat=1, last_round=True, hand=[11], other_hand=[12, 13], deck=[])


ENDING: Final = (ENTER, "1", "1", ENTER)
"""What Blaise types to end that game."""


def since_cleared(screen: str) -> str:
    return screen.rpartition("\x1b[3J")[2]


def kept_file() -> Path:
    """The one game that was kept in the home of this test."""
    (path,) = Path("home").rglob("*.json")
    return path


def kept_match() -> Match:
    return load(kept_file())


def file_at(name: str, seats: Sequence[str] = ("Ada", "Blaise"), **words: object) -> Path:
    """A game that begins with `position(...)`, in a file to load."""
    start = Start(nicodemus().pack(position(**words)), same_luck=True)  # type: ignore[arg-type]
    path = Path(name)
    save(Match(nicodemus(), seats, seed=SEED, start=start, clock=ticking()), path)
    return path
