"""A game told turn by turn: the log of a player and the replay of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from bricabrac.cli.showing import flow
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
    teller = _Teller(console, names, words, match.game.turn(match.state_after(0)))
    at(0)
    seat = match.game.to_move(match.state_after(0))
    for choice in match.choices:
        if choice.sequence == 0 and seat is not None:
            teller.heading(seat)
        for event in match.events_of(choice.sequence):
            if event.kind == "turn":
                teller.next_turn(event.seat)
                continue
            seen = event.open() if viewer is None else event.seen_by(viewer)
            teller.line(choice.sequence + 1, words.event(seen, names))
        at(choice.sequence + 1)


class _Teller:
    def __init__(self, console: Console, names: Sequence[str], words: Words, turn: int) -> None:
        self.console = console
        self.names = names
        self.words = words
        self.turn = turn
        self.due: int | None = None
        """Whose heading comes before the next line, if there is one."""

    def heading(self, seat: int) -> None:
        self.due = seat

    def next_turn(self, seat: int) -> None:
        self.turn += 1
        self.due = seat

    def line(self, number: int, said: str) -> None:
        if self.due is not None:
            self.console.print()
            title = self.words.say("table-turn-of", turn=self.turn, player=self.names[self.due])
            flow(self.console, title, style="bold")
            self.due = None
        flow(self.console, said, f"{number:4}  ", "dim")
