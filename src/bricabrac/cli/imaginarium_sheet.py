"""The columns that everything on the table of Imaginarium is written into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from bricabrac.cli.showing import cell
from bricabrac.games.imaginarium.components import COST, FAMILY, LEVEL, SERIALS, Family, Stuff
from bricabrac.games.imaginarium.contents import MACHINES_IN
from bricabrac.games.imaginarium.naming import stuff_name
from bricabrac.games.imaginarium.state import SABOTEUR, State
from bricabrac.words.words import Words

STUFF_WIDTHS: Final = (8, 5, 7, 8, 4)
"""Charcoalium (with room for a price and what it is made of), wood, copper, crystal, points."""
NUMBER_WIDTH: Final = 3
MACHINE_WIDTH: Final = 19
LEVEL_WIDTH: Final = 3
BRIEF_WIDTH: Final = 22
NARROW: Final = 80
"""A line is at least so wide, and breaks on narrower terminals."""
COLOURS: Final = {
    Family.PRODUCTION: "green",
    Family.TRANSFORMATION: "magenta",
    Family.ATTACK: "red",
    Family.DEFENCE: "yellow",
    Family.SPECIAL: "bright_blue",
}


@dataclass(frozen=True)
class Sheet:
    """A view on its way to a terminal of this width; `me` is the player who looks, if one does."""

    view: State
    names: Sequence[str]
    words: Words
    me: int | None
    width: int

    @property
    def left_width(self) -> int:
        """Of all that stands before the materials."""
        return min(max(self.width, NARROW) - sum(STUFF_WIDTHS), NARROW)

    @property
    def machine_width(self) -> int:
        return NUMBER_WIDTH + MACHINE_WIDTH + LEVEL_WIDTH

    @property
    def is_wide(self) -> bool:
        """Whether there is room for who has taken a machine beside what it does."""
        return self.left_width - self.machine_width >= 2 * BRIEF_WIDTH

    def row(self, left: Text, amounts: Mapping[int, str], style: str = "") -> Text:
        line = left.copy()
        line.pad_right(self.left_width - line.cell_len)
        for stuff, width in enumerate(STUFF_WIDTHS):
            line += cell(amounts.get(stuff, ""), width, style, right=True)
        line.rstrip()
        return line

    def title(self, said: str, style: str = "bold", note: str = "") -> Text:
        """With a rule up to the materials."""
        said = shortened(said, self.left_width - len("── ") - 1)
        line = Text("── ", style="dim") + Text(said, style=style)
        if note:
            line += Text(f" · {note}", style="dim")
        line.append(" " + "─" * max(0, self.left_width - line.cell_len - 1), style="dim")
        return line

    def headings(self) -> dict[int, str]:
        """Above the materials."""
        return {stuff: self.words.say(f"table-{stuff_name(stuff)}") for stuff in Stuff}

    def machine(self, kind: int, number: int | None = None) -> Text:
        """Its number on the board, its name and its level."""
        line = cell("" if number is None else f"{number:2}", NUMBER_WIDTH, "dim")
        line += cell(self.words.card(SERIALS[kind]), MACHINE_WIDTH, COLOURS[Family(FAMILY[kind])])
        return line + cell(self.words.say("table-level", level=LEVEL[kind]), LEVEL_WIDTH)

    def brief(self, kind: int) -> Text:
        return Text(self.words.say(f"machine-brief-{SERIALS[kind]}"), style="dim")

    def cost(self, kind: int) -> dict[int, str]:
        return {stuff: str(amount) for stuff, amount in enumerate(COST[kind]) if amount}

    def content(self, content: int) -> str:
        """Machines of one slot: "Timberette ×2", "Timberette + Transmuter"."""
        machines = [self.words.card(SERIALS[kind]) for kind in MACHINES_IN[content]]
        each = dict.fromkeys(machines)
        return " + ".join(f"{name} ×{count}" if (count := machines.count(name)) > 1 else name for name in each)

    def piece(self, piece: int, width: int) -> str:
        if piece < SABOTEUR:
            return shortened(self.names[piece], width)
        said = self.words.say("table-saboteur", player="")
        return self.words.say("table-saboteur", player=shortened(self.names[piece - SABOTEUR], width - cell_len(said)))


def shortened(name: str, width: int) -> str:
    return name if cell_len(name) <= width else f"{name[: width - 1].rstrip()}…"


def short_names(names: Sequence[str], width: int) -> list[str]:
    """Still no two alike: where they would be, with the number of the seat."""
    short = [shortened(name, width) for name in names]
    return [
        f"{name[: width - 2].rstrip()}…{number}" if short.count(each) > 1 else each
        for number, (name, each) in enumerate(zip(names, short, strict=True), 1)
    ]
