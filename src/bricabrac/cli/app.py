"""The commands and their options; what they do is in the modules beside this one."""

from __future__ import annotations

import sys
from enum import StrEnum
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Play, study and program against the board games Nicodemus and Imaginarium (an unofficial fan work).",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help is quicker, and a mistake is one line
)
bench_app = typer.Typer(help="Measure speed.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench_app, name="bench")


class Language(StrEnum):
    EN = "en"
    FR = "fr"


LanguageOption = Annotated[Language | None, typer.Option("--lang", help="Language; by default that of the system.")]
GameArgument = Annotated[str, typer.Argument(help="nicodemus or imaginarium")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def play(
    game: GameArgument,
    bot: Annotated[
        str | None,
        typer.Option(help="Who fills the other seats: greedy (unless you say otherwise), random, or none for people."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play Imaginarium: 2 to 5; 3 unless you say otherwise.")
    ] = None,
    lang: LanguageOption = None,
    seed: Annotated[str | None, typer.Option(help="Any text, or 64 hexadecimal digits: the same deal again.")] = None,
    names: Annotated[str | None, typer.Option(help="The names of the people, separated by commas.")] = None,
    open_screens: Annotated[
        bool, typer.Option("--open-screens", help="Imaginarium: everybody sees all stocks and points.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the new game in this file, after every choice.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    at: Annotated[
        int | None,
        typer.Option(help="With --load: a new game from its position after so many choices, to try otherwise."),
    ] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the last game that was left.")] = False,
) -> None:
    """Play in the terminal, against bots or with others."""
    from bricabrac.cli import playing
    from bricabrac.cli.opening import Wanted

    wanted = Wanted(bot, names, seed, players, open_screens)
    playing.play(game, wanted, _language(lang), save, load, at, go_on)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file.")],
    lang: LanguageOption = None,
    at: Annotated[int | None, typer.Option(help="Show the table after so many choices, too.")] = None,
    viewer: Annotated[
        int | None,
        typer.Option(help="As this seat (0, 1...) saw it, or a spectator (-1); by default everything is open."),
    ] = None,
) -> None:
    """Tell a game from its file."""
    from bricabrac.cli import files

    files.replay(file, _language(lang), at, viewer)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A replay file of a finished game.")],
    promise: Annotated[str | None, typer.Option(help="The hash that was published before the game.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Prove that a finished game was shuffled as promised.

    Deals again from the seed, which must fit the hash published before the game, and makes every choice again.
    """
    from bricabrac.cli import files

    files.verify(file, promise, _language(lang))


@app.command()
def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    bots: Annotated[
        str, typer.Option(help="One for each seat, separated by a comma; they change seats.")
    ] = "random,greedy",
    players: Annotated[
        int | None, typer.Option(help="How many play; the bots are repeated round the table. By default one seat each.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Threads; 0 for one on each core.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**62 - 1, help="The same seed, the same games.")] = 0,
    json: JsonOption = False,
) -> None:
    """Play many games between bots and count what happened."""
    from bricabrac.cli import research

    research.simulate(game, games, bots, players, jobs, seed, json)


@app.command("check-traces")
def check_traces(
    files: Annotated[list[Path], typer.Argument(help="Recorded games (.jsonl or .jsonl.gz).")],
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one on each core.")] = 0,
    json: JsonOption = False,
) -> None:
    """Compare recorded games of other programs with our rules."""
    from bricabrac.cli import research

    research.check_traces(files, jobs, json)


@bench_app.command("games")
def bench_games(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each speed is measured.")] = 2.0,
    json: JsonOption = False,
) -> None:
    """Random legal play, copying, compiling: on one core."""
    from bricabrac.cli import research

    research.bench_games(seconds, json)


def _language(chosen: Language | None) -> str:
    from bricabrac.cli.opening import system_language

    return system_language() if chosen is None else chosen.value


def main() -> None:
    """Mistakes of the person at the keyboard are said in one line; only our own mistakes show a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # letters that a terminal does not know are no reason to stop
    try:
        app()
    except (ValueError, OSError) as error:
        # Our refusals (BadSetup, BadReplay, BadTrace) are ValueErrors that say what is wrong and where.
        if not _is_refusal(error):
            raise
        typer.echo(f"bricabrac: {error}", err=True)
        raise SystemExit(2) from None


def _is_refusal(error: Exception) -> bool:
    return isinstance(error, OSError) or type(error).__module__.startswith("bricabrac.")
