"""What a check of recorded games found."""

from __future__ import annotations

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TextIO

SHOWN: Final = 20


class BadTrace(ValueError):
    """A file that is not a recording of this form, with the place."""


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    differences: int = 0
    known: Counter[str] = field(default_factory=Counter)
    first: list[str] = field(default_factory=list)
    """The first differences, in words."""

    def differ(self, place: str, words: str) -> None:
        self.differences += 1
        if len(self.first) < SHOWN:
            self.first.append(f"{place}: {words}")

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.differences += other.differences
        self.known += other.known
        self.first = (self.first + other.first)[:SHOWN]

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "differences": self.differences,
            "known": dict(sorted(self.known.items())),
            "first_differences": self.first,
        }


@dataclass
class Line:
    """Of a recording, with its place."""

    path: Path
    number: int
    content: dict[str, Any]

    @property
    def place(self) -> str:
        return f"{self.path.name}:{self.number}"

    def bad(self, words: str) -> BadTrace:
        return BadTrace(f"{self.path}, line {self.number}: {words}")


@contextmanager
def reading(line: Line) -> Iterator[None]:
    """Whatever cannot be made sense of is the fault of a line."""
    try:
        yield
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise line.bad(f"it makes no sense ({type(error).__name__}: {error})") from error


def read_games(path: Path, key: str, ends: Collection[str], check: Callable[[Line], None]) -> Iterator[list[Line]]:
    """From a line that is `init` by this key to one that ends the game, with at least one decision between."""
    game: list[Line] = []
    for number, content in read_lines(path):
        line = Line(path, number, content)
        check(line)
        if content[key] == "init" and game:
            raise line.bad("a game begins before the last one has ended")
        if content[key] != "init" and not game:
            raise line.bad("a game without a beginning")
        game.append(line)
        if content[key] in ends:
            if len(game) == 2:
                raise line.bad("a game without a decision")
            yield game
            game = []
    if game:
        raise BadTrace(f"{path}: the last game has no end; the file is cut off")


def _opened(path: Path) -> TextIO:
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8")
    return path.open(encoding="utf-8")


def read_lines(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The JSON objects of a recording, packed or not, with the numbers of their lines."""
    number = 0
    try:
        with _opened(path) as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    value = json.loads(line)
                    if not isinstance(value, dict):
                        raise BadTrace(f"{path}, line {number}: not a JSON object")
                    yield number, value
    except BadTrace:
        raise
    except json.JSONDecodeError as error:
        raise BadTrace(f"{path}, line {number}: not JSON ({error.msg} at column {error.colno})") from error
    except EOFError as error:
        raise BadTrace(f"{path}, after line {number}: the file is cut off") from error
    except (OSError, UnicodeDecodeError, zlib.error) as error:
        raise BadTrace(f"{path}, after line {number}: {error}") from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, brackets within brackets
        raise BadTrace(f"{path}, line {number}: {error}") from error
