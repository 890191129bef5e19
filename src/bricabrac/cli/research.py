"""Simulation, traces and speed, from the command line."""

from __future__ import annotations

import json as json_form
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from bricabrac.games.game import BadSetup
from bricabrac.games.library import GAMES
from bricabrac.oracles import imaginarium as imaginarium_oracle
from bricabrac.oracles import nicodemus as nicodemus_oracle
from bricabrac.oracles.report import BadTrace, Report, read_lines


def _print_json(value: Any) -> None:
    typer.echo(json_form.dumps(value, ensure_ascii=False, indent=1))


def _progress() -> Progress:
    """On the error stream, and only where a person watches."""
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def seated(bots: Sequence[str], players: int | None) -> list[str]:
    """The bots round the table; without a number of players each has one seat."""
    if players is None:
        return list(bots)
    if players < len(bots):
        raise BadSetup(f"there are {len(bots)} bots for {players} players")
    return [bots[seat % len(bots)] for seat in range(players)]


def simulate(game: str, games: int, bots: str, players: int | None, jobs: int, seed: int, json: bool) -> None:
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}: choose one of {', '.join(GAMES)}")
    from bricabrac.arena.simulation import simulate as run

    names = seated([name.strip() for name in bots.split(",")], players)
    with _progress() as bar:
        task = bar.add_task("playing (rules are being compiled meanwhile)", total=games)

        def watch(played: int, compiled: bool) -> None:
            bar.update(task, completed=played, description="playing" if compiled else bar.tasks[0].description)

        result = run(game, games, names, jobs, seed, watch).as_json()
    if json:
        _print_json(result)
        return
    for place, bot in enumerate(result["bots"], 1):
        typer.echo(f"{bot['name']} {place}:" if names.count(bot["name"]) > 1 else f"{bot['name']}:")
        _print_measures(
            {
                "score": _score(bot),
                "wins": f"{bot['wins']:,}",
                "points": f"{bot['points']:.2f}",
            }
        )
    typer.echo("all games:")
    measures = {
        name.replace("_", " "): said
        for name, value in result.items()
        if name not in SAID_OTHERWISE and (said := _in_a_line(value)) is not None
    }
    measures[f"margin of {names[0]}"] = f"{result['margin']['mean']} ± {result['margin']['standard_error']}"
    measures["games/s"] = f"{result['games_per_s']:,.0f}"
    measures["decisions/s"] = f"{result['decisions_per_s']:,.0f}"
    _print_measures(measures)
    for workshop in result.get("workshops", ()):
        if workshop["games"]:
            points = f"{workshop['points']:.2f} ± {workshop['standard_error']:.2f}"
            typer.echo(f"workshop {workshop['number']}:")
            _print_measures({"score": _score(workshop), "points": points})


SAID_OTHERWISE: Final = ("game", "seed", "seats", "margin", "seconds", "games_per_s", "decisions_per_s", "compiled")


def _in_a_line(value: Any) -> str | None:
    """Of what was counted in several rows only the mean, if there is one."""
    if isinstance(value, dict):
        value = value.get("mean")
    return None if isinstance(value, list) else str(value)


def _score(counted: Mapping[str, Any]) -> str:
    return f"{counted['score']:.1%} (95 %: {counted['low']:.1%} to {counted['high']:.1%})"


def _print_measures(measures: Mapping[str, str]) -> None:
    """One on a line, so that no number is ever cut off."""
    for name, value in measures.items():
        typer.echo(f"  {name:24}{value}")


ORACLES: Final[dict[str, Callable[[Path], Report]]] = {"t": nicodemus_oracle.check, "k": imaginarium_oracle.check}
"""By the key under which each line of a recording says what it is."""


def check_file(path: Path) -> Report:
    _, first = next(read_lines(path), (0, {}))
    if not first:
        raise BadTrace(f"{path}: it is empty")
    for key, check in ORACLES.items():
        if first.get(key) == "init":
            return check(path)
    raise BadTrace(f"{path}, line 1: not the beginning of a recorded game of {' or '.join(GAMES)}")


def check_traces(files: Sequence[Path], jobs: int, json: bool) -> None:
    for path in files:
        if not path.is_file():
            raise BadTrace(f"{path}: there is no such file")
    total = Report()
    with _progress() as bar:
        task = bar.add_task("checking files", total=len(files))
        for report in _reports(files, min(jobs or os.cpu_count() or 1, len(files))):
            total.add(report)
            bar.advance(task)
    if json:
        _print_json(total.as_json())
    else:
        typer.echo(f"{total.games} games, {total.decisions} decisions, {total.differences} differences")
        for reason, count in sorted(total.known.items()):
            typer.echo(f"known: {reason}: {count}")
        for words in total.first:
            typer.echo(f"difference: {words}")
    if total.differences:
        raise typer.Exit(1)


def _reports(files: Sequence[Path], jobs: int) -> Iterator[Report]:
    if jobs == 1:
        yield from map(check_file, files)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(check_file, files)


def bench_games(seconds: float, json: bool) -> None:
    from bricabrac.arena.speeds import measure_all

    with _progress() as bar:
        bar.add_task("measuring (compiling first, into an empty folder)", total=None)
        speeds = measure_all(seconds)
    if json:
        _print_json([speed.as_json() for speed in speeds])
        return
    for speed in speeds:
        typer.echo(f"{speed.game}, {speed.seats} seats:")
        _print_measures(
            {
                "decisions/s": f"{speed.decisions_per_s:,.0f}",
                "games/s": f"{speed.games_per_s:,.0f}",
                "plain decisions/s": f"{speed.plain_decisions_per_s:,.0f}",
                "bytes of a state": str(speed.state_bytes),
                "ns for a copy": f"{speed.copy_ns:.1f}",
                "s to compile": f"{speed.compile_s:.1f}",
                "s to load compiled": f"{speed.cached_s:.2f}",
            }
        )
