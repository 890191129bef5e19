"""The rules for players, of every game: complete, well formed, and the same in both languages."""

from __future__ import annotations

import re

import pytest

from bricabrac.words.words import LANGUAGES
from tests.words.form import faults_of_form
from tests.words.pages import EXAMPLE, LETTERS, RULES, RULING, clauses, lines, numbers_in, page

EVERY_GAME = pytest.mark.parametrize("game", LETTERS)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
CLAUSES_OF_CHAPTERS = {
    "nicodemus": (3, 4, 3, 5, 7, 15, 2, 3, 6, 2),
    "imaginarium": (4, 4, 2, 3, 10, 4, 6, 12, 5, 2, 13, 2),
}
WITH_RULINGS = {
    "nicodemus": [
        *("N3.2", "N3.3", "N4.2", "N4.3", "N4.5", "N5.2", "N5.4"),
        *("N6", "N6.4", "N6.5", "N6.6", "N6.7", "N6.12", "N6.13", "N6.14", "N7.1", "N8.1", "N9.4"),
    ],
    "imaginarium": [
        *("I1.3", "I2.2", "I4.2", "I4.3", "I5.6", "I6.2", "I6.3", "I6.4", "I7.5"),
        *("I8.8", "I8.9", "I8.10", "I9.1", "I9.3", "I10.1", "I10.2", "I11.8", "I11.11"),
    ],
}


def test_every_page_belongs_to_a_game_and_every_game_has_its_pages() -> None:
    expected = {f"{game}.{language}.md" for game in LETTERS for language in LANGUAGES}
    assert {path.name for path in RULES.iterdir()} == expected


@EVERY_GAME
@IN_BOTH
def test_every_clause_is_there_in_the_order_of_its_number(game: str, language: str) -> None:
    letter, expected = LETTERS[game], []
    for chapter, count in enumerate(CLAUSES_OF_CHAPTERS[game], start=1):
        expected += [f"{letter}{chapter}", *(f"{letter}{chapter}.{number}" for number in range(1, count + 1))]
    assert [each.number for each in clauses(game, language)] == expected


@EVERY_GAME
@IN_BOTH
def test_rulings_are_marked_where_there_are_any(game: str, language: str) -> None:
    assert [each.number for each in clauses(game, language) if RULING[language] in each.text] == WITH_RULINGS[game]


@EVERY_GAME
@IN_BOTH
def test_every_quotation_block_is_a_ruling(game: str, language: str) -> None:
    marks = [line for line in page(game, language).splitlines() if line.startswith(">")]
    assert len(marks) == len(WITH_RULINGS[game])
    assert all(line.startswith(RULING[language]) for line in marks)


@EVERY_GAME
def test_both_languages_give_examples_at_the_same_clauses(game: str) -> None:
    english, french = (
        [each.text.count(EXAMPLE[language]) for each in clauses(game, language)] for language in LANGUAGES
    )
    assert english == french
    assert any(english)


@EVERY_GAME
def test_both_languages_have_the_same_numbers_in_the_same_clauses(game: str) -> None:
    """As figures, of which a translation may change the order."""
    for english, french in zip(clauses(game, "en"), clauses(game, "fr"), strict=True):
        above_one = [sorted(set(numbers_in(each.text)) - {0, 1}) for each in (english, french)]
        assert above_one[0] == above_one[1], english.number


@EVERY_GAME
@IN_BOTH
def test_every_clause_that_is_referred_to_exists(game: str, language: str) -> None:
    there = {each.number for each in clauses(game, language)}
    assert set(re.findall(rf"\b{LETTERS[game]}\d+(?:\.\d+)?", page(game, language))) <= there


@EVERY_GAME
def test_both_languages_refer_to_the_same_clauses_from_the_same_clause(game: str) -> None:
    for english, french in zip(clauses(game, "en"), clauses(game, "fr"), strict=True):
        referred = [sorted(set(re.findall(r"\b[NI]\d+(?:\.\d+)?", each.text))) for each in (english, french)]
        assert referred[0] == referred[1], english.number


@EVERY_GAME
@IN_BOTH
def test_the_pages_are_well_formed(game: str, language: str) -> None:
    assert [fault for line in lines(game, language) for fault in faults_of_form(language, line)] == []
