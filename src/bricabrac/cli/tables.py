"""Which table belongs to which game: what the command line wants of a game beyond its rules and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from rich.console import Console

from bricabrac.cli import imaginarium_table, nicodemus_table
from bricabrac.cli.showing import Said
from bricabrac.games.game import Event, Option
from bricabrac.words.words import Words


class GameTable(Protocol):
    """How a terminal shows one game, from views."""

    def show_table(self, console: Console, view: Any, names: Sequence[str], words: Words, me: int | None) -> None:
        """All there is to see, for the player `me` or, where that is None, for nobody in particular."""

    def show_stocks(self, console: Console, view: Any, names: Sequence[str], words: Words, me: int) -> None:
        """What changes within a turn, without the rest of the table."""

    def show_cards(self, console: Console, view: Any, words: Words) -> None:
        """Everything that is printed on the components."""

    def say_option(self, option: Option, names: Sequence[str], words: Words, width: int) -> Said:
        """Few words, where there are any, stand under the title `table-many-KIND`."""

    def length_of(self, state: Any) -> int:
        """In what the game is measured by: see `replay-length`."""

    def first_heading(self, state: Any, names: Sequence[str], words: Words) -> str:
        """Above the first things told of a match that begins with this state."""

    def heading(self, event: Event, turn: int, names: Sequence[str], words: Words) -> str | None:
        """What is above all that follows this event, if it begins something; `turn` is the number of turns begun."""

    def is_news(self, event: Event) -> bool:
        """Whether a player is told of it who is shown the table as well."""

    def strikes(self, event: Event, viewer: int) -> bool:
        """Whether something was done to this player."""


TABLES: Final[Mapping[str, GameTable]] = {"nicodemus": nicodemus_table, "imaginarium": imaginarium_table}
