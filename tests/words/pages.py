"""The pages of the rules taken apart: clauses, tables, quotations, numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
LETTERS: Final = {"nicodemus": "N", "imaginarium": "I"}
"""With which the numbers of clauses begin."""
RULING: Final = {"en": "> **Ruling.** ", "fr": "> **Précision de bricabrac.** "}
EXAMPLE: Final = {"en": "*Example.* ", "fr": "*Exemple.* "}
_HEADING: Final = re.compile(r"^## (?:([NI]\d+) · )?.+$", re.MULTILINE)
_CLAUSE: Final = re.compile(r"^\*\*([NI]\d+\.\d+)\*\* ", re.MULTILINE)
_TABLE: Final = re.compile(r"(?:^\|.+\n)+", re.MULTILINE)
_QUOTED: Final = {"en": "“(.+?)”", "fr": "«\u00a0(.+?)\u00a0»"}


@dataclass(frozen=True)
class Clause:
    """`number` is that of the chapter for what stands before its first clause."""

    number: str
    text: str


@cache
def page(game: str, language: str) -> str:
    return (RULES / f"{game}.{language}.md").read_text("utf-8")


def lines(game: str, language: str) -> list[str]:
    """Paragraphs and cells of tables, without their marks."""
    plain = re.sub(r"^(#+|>|-|\d\.|\|)\s|^\([abc]\)\s|\*", "", page(game, language), flags=re.MULTILINE)
    cells = (cell.strip() for line in plain.splitlines() for cell in line.split("|"))
    return [cell for cell in cells if cell.strip("- ")]


@cache
def clauses(game: str, language: str) -> tuple[Clause, ...]:
    """In the order of the page, each with its rulings and examples."""
    parts = _HEADING.split(page(game, language))
    found = []
    for chapter, text in zip(parts[1::2], parts[2::2], strict=True):
        if chapter is not None:
            before, *numbered = _CLAUSE.split(text)
            found.append(Clause(chapter, before))
            found += [Clause(*pair) for pair in zip(numbered[::2], numbered[1::2], strict=True)]
    return tuple(found)


def clause(game: str, language: str, number: str) -> str:
    (found,) = [each.text for each in clauses(game, language) if each.number == number]
    return found


def tables(game: str, language: str) -> list[list[list[str]]]:
    """In the order of the page: rows of cells, without the heading."""
    found = (table.splitlines() for table in _TABLE.findall(page(game, language)))
    return [[_cells(row) for row in rows[2:]] for rows in found]


def _cells(row: str) -> list[str]:
    return [unbound(cell) for cell in row.removeprefix("| ").removesuffix(" |").split(" | ")]


def quoted(language: str, text: str) -> list[str]:
    return [unbound(each) for each in re.findall(_QUOTED[language], text)]


def numbers_in(text: str) -> list[int]:
    """As figures, but for clauses and serials."""
    return [int(number) for number in re.findall(r"(?<![A-Z.\d])\d+(?!\.\d)", text)]


def named_at_the_start(text: str) -> set[str]:
    """What a clause is about ("*The Coalette, the Timberette.* ..."), in small letters, without what is in brackets."""
    (names,) = re.findall(r"^\*(.+?)\.\*", text)
    return {re.sub(r" \(.+\)", "", name).casefold() for name in names.split(", ")}


def unbound(text: str) -> str:
    """The French pages also keep a number and what it counts on one line; the catalogues do not."""
    return re.sub(r"(?<=\d)\u00a0(?=\w)", " ", text)
