"""A game told turn by turn: the log of a player and the replay of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from bricabrac.cli.showing import flow
from bricabrac.cli.tables import TABLES
from bricabrac.table.match import Match
from bricabrac.words.words import Words


def tell_game(
    console: Console,
    match: Match,
    names: Sequence[str],
    words: Words,
    viewer: int | None,
    at: Callable[[int], None] = lambda _: None,
) -> None:
    """What this viewer was told (None: everything); `at` is called with the number of choices made so far."""
    table, first = TABLES[match.game.name], match.state_after(0)
    turn = match.game.turn(first)
    teller = _Teller(console)
    at(0)
    for choice in match.choices:
        if choice.sequence == 0:
            teller.heading = table.first_heading(first, names, words)
        for event in match.events_of(choice.sequence):
            turn += event.kind == "turn"
            heading = table.heading(event, turn, names, words)
            if heading is not None:
                teller.heading = heading
                continue
            seen = event.open() if viewer is None else event.seen_by(viewer)
            teller.line(choice.sequence + 1, words.event(seen, names))
        at(choice.sequence + 1)


class _Teller:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.heading: str | None = None
        """What comes before the next line, if there is one."""

    def line(self, number: int, said: str) -> None:
        if self.heading is not None:
            self.console.print()
            flow(self.console, self.heading, style="bold")
            self.heading = None
        flow(self.console, said, f"{number:4}  ", "dim")
