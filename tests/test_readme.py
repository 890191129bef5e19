"""What the README says is true: its program runs, its files are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
TRACKED_TEXTS = ("README.md", "Makefile", "pyproject.toml", "docs", "requirements", "scripts", "src", "bench")


def programs(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_program_of_the_readme_plays_a_whole_game() -> None:
    (program,) = programs("python")
    played = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    told = played.stdout.splitlines()
    assert len(told) > 40
    assert "The game is over." in told
    assert "Ada" in told[-1]


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\((?!http)([^)]+)\)", README))))
def test_what_the_readme_links_to_is_there(link: str) -> None:
    assert (ROOT / link).is_file()


def test_the_targets_that_the_readme_names_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"make (\w[\w-]*)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_commands_that_the_readme_names_exist() -> None:
    from bricabrac.cli.app import app

    commands = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    named = set(re.findall(r"bricabrac ([a-z][a-z-]+)", README)) - {"bench"}
    assert named <= commands


def test_no_package_registry_is_named_anywhere() -> None:
    hosts = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("registry", "npmjs"))]
    for name in TRACKED_TEXTS:
        place = ROOT / name
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ""} and path.is_file():
                text = path.read_text("utf-8", errors="replace")
                assert not [host for host in hosts if host in text], path
