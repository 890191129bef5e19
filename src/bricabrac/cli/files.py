"""Telling and verifying games from their files."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import typer
from rich.console import Console

from bricabrac.cli.playing import BOT_SEAT
from bricabrac.cli.showing import show_table
from bricabrac.games.game import SPECTATOR, BadSetup
from bricabrac.games.nicodemus.state import State
from bricabrac.table.match import Match
from bricabrac.table.replay import load
from bricabrac.table.seeds import keeps_promise
from bricabrac.words.words import Words, words_in


def _names(match: Match, words: Words) -> list[str]:
    return [
        words.say("name-bot", level=seat.removeprefix(BOT_SEAT)) if seat.startswith(BOT_SEAT) else seat
        for seat in match.seats
    ]


def replay(file: Path, language: str, at: int | None, viewer: int | None) -> None:
    words = words_in(language)
    console = Console(highlight=False)
    match = load(file)
    total = len(match.choices)
    if at is not None and not 0 <= at <= total:
        raise BadSetup(f"--at: the game has the positions 0 to {total}, not {at}")
    if viewer is not None and viewer not in range(SPECTATOR, len(match.seats)):
        raise BadSetup(f"--viewer: there are the seats 0 to {len(match.seats) - 1}, and {SPECTATOR} for a spectator")
    names = _names(match, words)
    for made in range(total + 1):
        if made > 0:
            for event in match.events_of(made - 1):
                seen = event.open() if viewer is None else event.seen_by(viewer)
                console.print(f"[dim]{made:4}[/dim]  ", end="")
                console.print(words.event(seen, names), markup=False)
        if made == at:
            moment = words.say("replay-moment", number=made, total=total) if made else words.say("replay-start")
            console.print(moment, style="bold")
            state = match.state_after(made)
            shown = state if viewer is None else match.game.view(state, viewer)
            show_table(console, cast("State", shown), names, words, viewer if viewer in (0, 1) else None)
    if match.result is not None:
        console.print(words.result(match.result, names), style="bold green")


def verify(file: Path, promise: str | None, language: str) -> None:
    words = words_in(language)
    match = load(file)
    if not match.over:
        typer.echo(words.say("verify-not-over"), err=True)
        raise typer.Exit(1)
    if promise is not None and not keeps_promise(match.seed, promise.strip().lower()):
        typer.echo(words.say("verify-other-promise", published=promise, promise=match.promise), err=True)
        raise typer.Exit(1)
    # Reading the file has dealt from the seed and made every choice again: load refuses whatever does not follow.
    if match.start.origin is not None:
        typer.echo(words.say("verify-start", promise=match.start.origin[0], choices=match.start.origin[1]))
    typer.echo(words.say("verify-promise", promise=match.promise))
    typer.echo(words.say("verify-shuffles"))
    typer.echo(words.say("verify-choices", count=len(match.choices)))
    typer.echo(words.say("verify-good"))
