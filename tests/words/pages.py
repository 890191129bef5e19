"""The pages of the rules taken apart: clauses, tables, quotations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
RULING: Final = {"en": "> **Ruling.** ", "fr": "> **Précision de bricabrac.** "}
EXAMPLE: Final = {"en": "*Example.* ", "fr": "*Exemple.* "}
_HEADING: Final = re.compile(r"^## (?:(N\d+) · )?.+$", re.MULTILINE)
_CLAUSE: Final = re.compile(r"^\*\*(N\d+\.\d+)\*\* ", re.MULTILINE)
_QUOTED: Final = {"en": "“(.+?)”", "fr": "«\u00a0(.+?)\u00a0»"}


@dataclass(frozen=True)
class Clause:
    """`number` is that of the chapter for what stands before its first clause."""

    number: str
    text: str


@cache
def page(language: str) -> str:
    return (RULES / f"nicodemus.{language}.md").read_text("utf-8")


def lines(language: str) -> list[str]:
    """Paragraphs and cells of tables, without their marks."""
    plain = re.sub(r"^(#+|>|-|\d\.|\|)\s|^\([abc]\)\s|\*", "", page(language), flags=re.MULTILINE)
    cells = (cell.strip() for line in plain.splitlines() for cell in line.split("|"))
    return [cell for cell in cells if cell.strip("- ")]


@cache
def clauses(language: str) -> tuple[Clause, ...]:
    """In the order of the page, each with its rulings and examples."""
    parts = _HEADING.split(page(language))
    found = []
    for chapter, text in zip(parts[1::2], parts[2::2], strict=True):
        if chapter is not None:
            before, *numbered = _CLAUSE.split(text)
            found.append(Clause(chapter, before))
            found += [Clause(*pair) for pair in zip(numbered[::2], numbered[1::2], strict=True)]
    return tuple(found)


def clause(language: str, number: str) -> str:
    (found,) = [each.text for each in clauses(language) if each.number == number]
    return found


def rows(language: str, columns: int) -> dict[int, list[str]]:
    """The table with so many columns, by printed id."""
    found = (line.strip("| ").split(" | ") for line in page(language).splitlines() if line.startswith("| "))
    return {
        int(cells[0]): [_unbound(cell) for cell in cells[1:]]
        for cells in found
        if len(cells) == columns and cells[0].isdecimal()
    }


def quoted(language: str, text: str) -> list[str]:
    return [_unbound(each) for each in re.findall(_QUOTED[language], text)]


def _unbound(text: str) -> str:
    """The French page also keeps a number and what it counts on one line; the catalogue does not."""
    return re.sub(r"(?<=\d)\u00a0(?=\w)", " ", text)
