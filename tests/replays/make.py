"""Makes the golden replays anew, for new rules: `python -m tests.replays.make`.

For every way in which a game can end, the first game of two bots that ends like that.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from bricabrac.bots.bots import bot_named
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.table.match import Match
from bricabrac.table.replay import save
from bricabrac.table.seeds import seed_from_text

FOLDER: Final = Path(__file__).parent
EVERYBODY: Final = frozenset((0, 1))


@dataclass(frozen=True)
class Wanted:
    """A way to end: who brought the end about, how (see `ending`), and what decided the result."""

    name: str
    brought_about_by: str
    ending: str
    decided_by: str
    bots: tuple[str, str]
    undo_every: int = 0
    """After so many choices, one is taken back."""
    resigns_after: int | None = None


WANTED: Final = (
    Wanted("points-of-the-first-player", "first", "points", "points", ("greedy", "greedy"), undo_every=9),
    Wanted("points-of-the-second-player", "second", "points", "points", ("greedy", "greedy")),
    Wanted("deck-runs-out", "first", "deck", "points", ("random", "random"), undo_every=31),
    Wanted("resignation", "second", "resignation", "resignation", ("random", "greedy"), resigns_after=37),
    Wanted("tie-broken-by-charcoalium", "first", "points", "charcoalium", ("greedy", "greedy")),
    Wanted("tie-broken-by-resources", "first", "deck", "resources", ("random", "random"), undo_every=40),
)


def ending(match: Match) -> tuple[str, str]:
    """Who brought the end about, and how."""
    first = match.state.first
    if match.resigned is not None:
        return ("first" if match.resigned == first else "second", "resignation")
    events = (event for choice in range(len(match.choices)) for event in match.events_of(choice))
    last_round = next(event for event in events if event.kind == "last-round")
    return ("first" if last_round.seat == first else "second", str(last_round.data["reason"]))


def is_wanted(match: Match, wanted: Wanted) -> bool:
    assert match.result is not None
    return (*ending(match), match.result.decided_by) == (wanted.brought_about_by, wanted.ending, wanted.decided_by)


def played(wanted: Wanted, number: int) -> Match:
    """Once a minute somebody chooses."""
    minutes = iter(range(10**6))
    match = Match(
        nicodemus(),
        [f"bot:{level}" for level in wanted.bots],
        seed=seed_from_text(f"{wanted.name} {number}"),
        clock=lambda: 1_735_689_600.0 + 60 * next(minutes),
    )
    bots = [bot_named("nicodemus", level, 2 * number + seat) for seat, level in enumerate(wanted.bots)]
    chosen = 0
    while decision := match.decision:
        if len(match.choices) == wanted.resigns_after:
            match.resign(1 - match.state.first if wanted.brought_about_by == "second" else match.state.first)
            break
        match.choose(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
        chosen += 1
        if wanted.undo_every and chosen % wanted.undo_every == 0 and not match.over:
            match.undo(decision.seat, EVERYBODY)
    return match


def make() -> None:
    for wanted in WANTED:
        match = next(match for number in count() if is_wanted(match := played(wanted, number), wanted))
        save(match, FOLDER / f"{wanted.name}.json")


if __name__ == "__main__":
    make()
