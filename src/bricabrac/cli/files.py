"""Telling and verifying games from their files."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console

from bricabrac.cli.opening import Refused, names_of, open_match, printable
from bricabrac.cli.showing import flow
from bricabrac.cli.tables import TABLES
from bricabrac.cli.telling import tell_game
from bricabrac.games.game import SPECTATOR
from bricabrac.table.match import Match
from bricabrac.table.seeds import keeps_promise
from bricabrac.words.words import Words, words_in


def replay(file: Path, language: str, at: int | None, viewer: int | None) -> None:
    words = words_in(language)
    console = Console(highlight=False)
    match = open_match(file, words)
    words = words_in(language, match.game.name)
    total = len(match.choices)
    if at is not None and not 0 <= at <= total:
        raise Refused(words.say("error-at", last=total, at=at))
    if viewer is not None and viewer not in range(SPECTATOR, len(match.seats)):
        raise Refused(words.say("error-viewer", last=len(match.seats) - 1))
    names = names_of(match.seats, words)
    _show_heading(console, match, names, words, viewer)

    def show_moment(made: int) -> None:
        if made == at:
            moment = words.say("replay-moment", number=made, total=total) if made else words.say("replay-start")
            console.print()
            flow(console, moment, style="bold")
            state = match.state_after(made)
            shown = state if viewer is None else match.game.view(state, viewer)
            me = viewer if viewer in range(len(names)) else None
            TABLES[match.game.name].show_table(console, shown, names, words, me)

    tell_game(console, match, names, words, viewer, show_moment)
    console.print()
    if match.result is None:
        flow(console, words.say("replay-not-over"), style="bold")
    else:
        flow(console, words.result(match.result, names), style="bold green")


def _show_heading(console: Console, match: Match, names: list[str], words: Words, viewer: int | None) -> None:
    title = words.say("replay-title", game=match.game.name.capitalize(), players=words.listed(names))
    if viewer is None:
        how = words.say("replay-open")
    elif viewer == SPECTATOR:
        how = words.say("replay-spectator")
    else:
        how = words.say("replay-viewer", viewer=names[viewer])
    undone = sum(len(undo.choices) for undo in match.taken_back)
    length = words.say("replay-length", count=TABLES[match.game.name].length_of(match.state))
    size = words.say("replay-size", choices=len(match.choices), length=length, undone=undone)
    flow(console, title, style="bold")
    flow(console, size, style="dim")
    flow(console, how, style="dim")


def verify(file: Path, promise: str | None, language: str) -> None:
    words = words_in(language)
    match = open_match(file, words)
    words = words_in(language, match.game.name)
    if not match.over:
        typer.echo(words.say("verify-not-over"), err=True)
        raise typer.Exit(1)
    if promise is not None and not keeps_promise(match.seed, promise.strip().lower()):
        typer.echo(words.say("verify-other-promise", published=printable(promise), promise=match.promise), err=True)
        raise typer.Exit(1)
    if match.start.same_luck:
        typer.echo(words.say("verify-same-luck"), err=True)
        raise typer.Exit(1)
    # Reading the file has dealt from the seed and made every choice again: what does not follow is refused.
    opened = match.start.position is not None
    if match.start.origin is not None:
        typer.echo(words.say("verify-start", promise=match.start.origin[0], choices=match.start.origin[1]))
    elif opened:
        typer.echo(words.say("verify-start-unknown"))
    typer.echo(words.say("verify-promise"))
    typer.echo(f"  {match.promise}")
    typer.echo(words.say("verify-by-hand", command=f"printf {match.seed.hex()} | xxd -r -p | sha256sum"))
    typer.echo(words.say("verify-compare" if promise is None else "verify-published"))
    typer.echo(words.say("verify-shuffles-opened" if opened else "verify-shuffles"))
    typer.echo(words.say("verify-choices", count=len(match.choices)))
    typer.echo(words.say("verify-good"))
