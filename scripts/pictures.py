"""Draws the pictures of the README: what a player sees in the terminal, from a real game.

python scripts/pictures.py FOLDER
"""

from __future__ import annotations

import io
import sys
import tempfile
from contextlib import chdir
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from unittest.mock import patch

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from bricabrac.bots.bots import bot_named
from bricabrac.cli.opening import names_of
from bricabrac.cli.playing import TerminalGame
from bricabrac.cli.telling import tell_game
from bricabrac.games.library import game_named
from bricabrac.table.match import Match
from bricabrac.table.seeds import seed_from_text
from bricabrac.words.words import words_in

WIDTH: Final = 100
LANGUAGES: Final = ("en", "fr")
PERSON: Final = 0


@dataclass(frozen=True)
class Scene:
    """A moment of a game: a person (played by a bot here) is to make a decision of a kind, from this turn on."""

    game: str
    seats: int
    seed: str
    asked: str
    turn: int


NICODEMUS: Final = Scene("nicodemus", 2, "a picture 125", "action", 52)
"""There is something of everything on the table: a theft, repairs, projects."""
IMAGINARIUM: Final = Scene("imaginarium", 3, "a picture 0", "act", 40)
TOLD: Final = replace(NICODEMUS, turn=16)
FORM: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""As Rich draws a terminal, but with the reader's own font: nothing is fetched from anywhere."""


def game_in_progress(scene: Scene) -> Match:
    names = ["Ada", *["bot:greedy"] * (scene.seats - 1)]
    match = Match(game_named(scene.game), names, seed=seed_from_text(scene.seed))
    bots = [bot_named(scene.game, "greedy", seat) for seat in range(scene.seats)]
    while (decision := match.decision) and not (
        (decision.seat, decision.kind) == (PERSON, scene.asked) and match.game.turn(match.state) >= scene.turn
    ):
        match.choose(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    return match


def recorder() -> Console:
    return Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )


def draw(console: Console, path: Path, title: str) -> None:
    path.write_text(
        console.export_svg(title=title, theme=SVG_EXPORT_THEME, code_format=FORM, unique_id=path.stem), "utf-8"
    )


def draw_table(folder: Path, scene: Scene, language: str) -> None:
    console, words = recorder(), words_in(language, scene.game)
    with tempfile.TemporaryDirectory() as kept, chdir(kept), patch.object(sys, "stdin", io.StringIO("")):
        TerminalGame(game_in_progress(scene), Path("game.json"), words, console).play()
    draw(console, folder / f"{scene.game}-{language}.svg", f"bricabrac play {scene.game} --lang {language}")


def draw_replay(folder: Path, scene: Scene, language: str) -> None:
    console, words, match = recorder(), words_in(language, scene.game), game_in_progress(scene)
    tell_game(console, match, names_of(match.seats, words), words, PERSON)
    draw(console, folder / f"replay-{language}.svg", f"bricabrac replay FILE --viewer {PERSON} --lang {language}")


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for scene in (NICODEMUS, IMAGINARIUM):
            draw_table(folder, scene, language)
        draw_replay(folder, TOLD, language)


if __name__ == "__main__":
    main()
