"""Paragraphs in a terminal of any width."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bricabrac.cli.showing import flow
from bricabrac.words.words import words_in

FRENCH = words_in("fr", "nicodemus").say(
    "event-complete", player="Ada", project=words_in("fr", "nicodemus").say("project-38"), points=5
)
WIDTHS = range(24, 90)


def paragraph(text: str, width: int, prefix: str = "") -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    flow(console, text, prefix)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_broken_where_french_forbids_it(width: int) -> None:
    lines = paragraph(FRENCH, width)
    assert not [line for line in lines if line.strip()[0] in ":;?!»"]
    assert not [line for line in lines if line.rstrip().endswith("«")]


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_lost_and_no_line_is_too_long(width: int) -> None:
    lines = paragraph(FRENCH, width)
    assert " ".join(lines) == FRENCH
    assert max(map(len, lines)) <= width


def test_further_lines_stand_under_the_first_word() -> None:
    first, *further = paragraph(FRENCH, 40, " 12  ")
    assert first.startswith(" 12  Ada")
    assert further
    assert all(line.startswith("     ") and line[5] != " " for line in further)
