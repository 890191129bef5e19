"""What every game shows alike in a terminal: paragraphs, columns, what can be chosen, the news."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from bricabrac.games.game import Event, Option
from bricabrac.words.words import Words

NUMBER_WIDTH: Final = 5
"""The number of an option and the space after it."""
MANY: Final = 8
"""From so many options of a kind on they stand side by side, where there is room."""
SEVERAL: Final = 4
"""The same where a few words say each."""
GAP: Final = 2
_UNBREAKABLE: Final = str.maketrans("\u00a0\u202f", "\ue000\ue001")
_BREAKABLE: Final = str.maketrans("\ue000\ue001", "\u00a0\u202f")
"""Rich breaks lines at every kind of space: while it does, those that may not be broken are letters to it."""


def flow(console: Console, text: Text | str, prefix: str = "", prefix_style: str = "", style: str = "") -> None:
    """A paragraph whose further lines stand under its first word; never broken where French forbids it."""
    text = Text(text, style=style) if isinstance(text, str) else text
    text.plain = text.plain.translate(_UNBREAKABLE)
    lines = text.wrap(console, max(20, console.width - len(prefix)))
    for place, line in enumerate(lines):
        line.plain = line.plain.translate(_BREAKABLE)
        start = Text.assemble((prefix, prefix_style)) if place == 0 else Text(" " * len(prefix))
        line.rstrip()
        console.print(start + line, soft_wrap=True)


def show_lines(console: Console, lines: Iterable[Text]) -> None:
    for line in lines:
        flow(console, line)


def cell(text: str, width: int, style: str = "", *, right: bool = False) -> Text:
    if right:
        return Text(" " * max(0, width - cell_len(text)) + text, style=style)
    return Text(set_cell_size(text, width) if cell_len(text) <= width else text, style=style)


def struck_first(
    events: Iterable[Event], viewer: int, strikes: Callable[[Event, int], bool]
) -> list[tuple[Event, bool]]:
    """The news for a player, with a mark on what was done to them."""
    told = list(events)
    struck = [event for event in told if strikes(event, viewer)]
    return [(event, True) for event in struck] + [(event, False) for event in told if event not in struck]


@dataclass(frozen=True)
class Said:
    """An option in words, what would follow from it, and the fewest words that do where there are many options."""

    text: str
    notes: Sequence[str] = ()
    brief: str | None = None


def show_options(console: Console, options: Sequence[Option], words: Words, say: Callable[[Option], Said]) -> None:
    """By kinds, each under its title; many of a kind side by side, in few words where there are any."""
    groups = [(kind, list(each)) for kind, each in groupby(options, key=lambda option: option.kind)]
    number = 1
    for kind, group in groups:
        title = f"table-group-{kind}"
        if len(groups) > 1 and words.has(title):
            flow(console, words.say(title), style="dim")
        said = [say(option) for option in group]
        briefs = [Text(each.brief) for each in said if each.brief is not None]
        if len(briefs) >= SEVERAL:
            flow(console, words.say(f"table-many-{kind}"), style="dim")
            _show_side_by_side(console, number, briefs)
        elif len(group) >= MANY:
            _show_side_by_side(console, number, [_with_notes(each) for each in said])
        else:
            _show_below_each_other(console, number, [_with_notes(each) for each in said])
        number += len(group)


def _with_notes(said: Said) -> Text:
    text = Text(said.text)
    for note in said.notes:
        text.append(f" · {note}", style="dim")
    return text


def _show_below_each_other(console: Console, first: int, said: Sequence[Text]) -> None:
    """Further lines of an option stand under its first word."""
    for number, text in enumerate(said, first):
        flow(console, text, f"{number:3}  ", "bold")


def _show_side_by_side(console: Console, first: int, said: Sequence[Text]) -> None:
    """Numbers run down the columns."""
    width = max(text.cell_len for text in said) + NUMBER_WIDTH + GAP
    columns = max(1, (console.width + GAP) // width)
    if columns == 1:
        _show_below_each_other(console, first, said)
        return
    rows = -(-len(said) // columns)
    for row in range(rows):
        line = Text()
        for place in range(row, len(said), rows):
            line.pad_right(place // rows * width - line.cell_len)
            line.append(f"{first + place:3}  ", style="bold")
            line += said[place]
        console.print(line, soft_wrap=True)
