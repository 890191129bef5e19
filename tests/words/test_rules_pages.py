"""The rules for players: complete, the same in both languages, with the names of the catalogues and right numbers."""

from __future__ import annotations

import re

import pytest

from bricabrac.games.nicodemus.components import (
    COLOUR,
    COPIES,
    COST,
    EFFECT,
    FULL_DECK,
    HAND_SIZE,
    KINDS,
    MACHINE_IDS,
    MACHINES,
    POINTS,
    PRODUCES,
    PROJECT_IDS,
    PROJECT_POINTS,
    ROW_OF_PROJECTS,
    STARTING_STOCK,
    SUPPLY,
    TILES,
    Colour,
    Effect,
    Stuff,
)
from bricabrac.games.nicodemus.describe import effect_name
from bricabrac.words.words import LANGUAGES, words_in
from tests.words.form import faults_of_form
from tests.words.pages import EXAMPLE, RULING, clause, clauses, lines, page, quoted, rows

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
CLAUSES_OF_CHAPTERS = (3, 4, 3, 5, 7, 15, 2, 3, 6, 2)
WITH_RULINGS = [
    *("N3.2", "N3.3", "N4.2", "N4.3", "N4.5", "N5.2", "N5.4"),
    *("N6", "N6.4", "N6.5", "N6.6", "N6.7", "N6.12", "N6.13", "N6.14", "N7.1", "N8.1", "N9.4"),
]
CLAUSE_OF_EFFECT = {
    Effect.HARVEST_WOOD: "N6.1",
    Effect.HARVEST_COPPER: "N6.1",
    Effect.HARVEST_CRYSTAL: "N6.1",
    Effect.HARVEST_CHARCOALIUM: "N6.1",
    Effect.HARVEST_WILD: "N6.2",
    Effect.SCRAP_FROM_HAND: "N6.3",
    Effect.SCRAP_ONE_OF_LAST_THREE: "N6.4",
    Effect.SCRAP_ONE_OF_LAST_TWO: "N6.5",
    Effect.SCRAP_LAST: "N6.6",
    Effect.EXCHANGE: "N6.7",
    Effect.STEAL_CHARCOALIUM: "N6.8",
    Effect.STEAL_RESOURCE: "N6.9",
    Effect.RANSACK: "N6.10",
    Effect.SPOIL: "N6.11",
    Effect.DRAW_PROJECTS: "N6.12",
    Effect.COPY: "N6.13",
}


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(?<![N.\d])\d+(?!\.\d)", text)]


# Clauses


@IN_BOTH
def test_every_clause_is_there_in_the_order_of_its_number(language: str) -> None:
    expected = []
    for chapter, count in enumerate(CLAUSES_OF_CHAPTERS, start=1):
        expected += [f"N{chapter}", *(f"N{chapter}.{number}" for number in range(1, count + 1))]
    assert [each.number for each in clauses(language)] == expected


@IN_BOTH
def test_rulings_are_marked_where_there_are_any(language: str) -> None:
    assert [each.number for each in clauses(language) if RULING[language] in each.text] == WITH_RULINGS


@IN_BOTH
def test_every_quotation_block_is_a_ruling(language: str) -> None:
    marks = [line for line in page(language).splitlines() if line.startswith(">")]
    assert len(marks) == len(WITH_RULINGS)
    assert all(line.startswith(RULING[language]) for line in marks)


def test_both_languages_give_examples_at_the_same_clauses() -> None:
    english, french = ([each.text.count(EXAMPLE[language]) for each in clauses(language)] for language in LANGUAGES)
    assert english == french


def test_both_languages_have_the_same_numbers_in_the_same_clauses() -> None:
    """As figures, of which a translation may change the order."""
    for english, french in zip(clauses("en"), clauses("fr"), strict=True):
        without_zero = [sorted(set(numbers_in(each.text)) - {0, 1}) for each in (english, french)]
        assert without_zero[0] == without_zero[1], english.number


@IN_BOTH
def test_every_clause_that_is_referred_to_exists(language: str) -> None:
    there = {each.number for each in clauses(language)}
    assert set(re.findall(r"\bN\d+(?:\.\d+)?", page(language))) <= there


@IN_BOTH
def test_the_pages_are_well_formed(language: str) -> None:
    assert [fault for line in lines(language) for fault in faults_of_form(language, line)] == []


# Numbers and names


@IN_BOTH
def test_the_components_are_counted_right(language: str) -> None:
    charcoalium, *cubes = SUPPLY
    counted = [MACHINES, KINDS, TILES, charcoalium, sum(cubes), *cubes]
    assert numbers_in(clause(language, "N1.1")) == counted


@IN_BOTH
def test_the_setup_is_counted_right(language: str) -> None:
    assert numbers_in(clause(language, "N2.1")) == [TILES, ROW_OF_PROJECTS, TILES - ROW_OF_PROJECTS]
    assert numbers_in(clause(language, "N2.2")) == [HAND_SIZE]
    assert numbers_in(clause(language, "N2.3")) == [amount for stock in STARTING_STOCK for amount in stock if amount]


@IN_BOTH
def test_the_table_of_machines_is_what_is_printed(language: str) -> None:
    words = words_in(language, "nicodemus")
    for kind, cells in enumerate(rows(language, columns=8).values()):
        assert cells == [
            words.card(MACHINE_IDS[kind]),
            words.say(f"colour-{Colour(COLOUR[kind]).name.lower()}"),
            str(COPIES[kind]),
            str(POINTS[kind]),
            words.say(f"stuff-{Stuff(PRODUCES[kind]).name.lower()}"),
            ", ".join(
                words.say(f"amount-{Stuff(stuff).name.lower()}", count=count)
                for stuff, count in enumerate(COST[kind])
                if count
            ),
            f"{words.say('effect-' + effect_name(EFFECT[kind]))} ({CLAUSE_OF_EFFECT[Effect(EFFECT[kind])]})",
        ]


@IN_BOTH
def test_the_table_of_projects_is_what_is_printed(language: str) -> None:
    words = words_in(language, "nicodemus")
    named = {
        printed: [_capital(words.project(printed)), str(points)]
        for printed, points in zip(PROJECT_IDS, PROJECT_POINTS, strict=True)
    }
    assert rows(language, columns=3) == named


def _capital(name: str) -> str:
    return name[0].upper() + name[1:]


@IN_BOTH
def test_the_tables_have_every_machine_and_every_project(language: str) -> None:
    assert tuple(rows(language, columns=8)) == MACHINE_IDS
    assert tuple(rows(language, columns=3)) == PROJECT_IDS


@IN_BOTH
def test_each_family_is_counted_right(language: str) -> None:
    families = [sum(COLOUR[kind] == colour for kind in FULL_DECK) for colour in Colour]
    (line,) = re.findall(r"^(?:That makes|Soit) (.+)$", page(language), re.MULTILINE)
    assert numbers_in(line) == families


@IN_BOTH
@pytest.mark.parametrize("number", sorted(set(CLAUSE_OF_EFFECT.values())))
def test_each_effect_names_its_machines(language: str, number: str) -> None:
    (names,) = re.findall(r"^\*(.+?)\.\*", clause(language, number))
    named = {re.sub(r" \(.+\)", "", name).casefold() for name in names.split(", ")}
    machines = [machine for machine, effect in zip(MACHINE_IDS, EFFECT, strict=True) if _is_told_in(effect, number)]
    assert named == {words_in(language, "nicodemus").card(machine).casefold() for machine in machines}


def _is_told_in(effect: int, number: str) -> bool:
    return CLAUSE_OF_EFFECT[Effect(effect)] == number


@IN_BOTH
@pytest.mark.parametrize("number", ["N9.3", "N9.4"])
def test_examples_call_projects_by_their_names(language: str, number: str) -> None:
    called = quoted(language, clause(language, number))
    assert called
    assert set(called) <= {words_in(language, "nicodemus").project(printed) for printed in PROJECT_IDS}
