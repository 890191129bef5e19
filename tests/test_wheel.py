"""The wheel is whole by itself: whoever installs it needs nothing of the repository."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bricabrac.games.library import GAMES
from bricabrac.words.words import LANGUAGES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize(
    "name",
    [
        *(f"bricabrac/games/{game}/components.toml" for game in GAMES),
        *(f"bricabrac/words/{language}.ftl" for language in LANGUAGES),
        *(f"bricabrac/words/{game}.{language}.ftl" for game in GAMES for language in LANGUAGES),
        *(f"bricabrac/rules_pages/{game}.{language}.md" for game in GAMES for language in LANGUAGES),
        "bricabrac/py.typed",
    ],
)
def test_the_wheel_has_components_words_and_rules(names: set[str], name: str) -> None:
    assert name in names


def test_the_wheel_has_every_module(names: set[str]) -> None:
    modules = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")}
    assert modules <= names


def test_the_wheel_has_no_tests_and_no_benchmarks(names: set[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in names} == {"bricabrac"}


def test_a_game_can_be_dealt_and_said_from_the_wheel_alone(wheel: Path) -> None:
    program = """
import bricabrac.games.library as library
from bricabrac.words.words import words_in
game = library.game_named("nicodemus")
decision = game.decision(game.new(bytes(32), 2, {}))
print(library.__file__, words_in("fr", "nicodemus").option(decision.options[0]), sep="\\n")
"""
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(wheel)},
        capture_output=True,
        text=True,
        check=True,
        cwd=wheel.parent,
    )
    place, option = said.stdout.splitlines()
    assert place.startswith(str(wheel))
    assert option.startswith("Jouer ")
