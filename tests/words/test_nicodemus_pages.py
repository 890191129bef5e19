"""The rules of Nicodemus for players: the names of the catalogues and the printed numbers."""

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
from tests.words.pages import clause, named_at_the_start, numbers_in, page, quoted, tables

GAME = "nicodemus"
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
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


@IN_BOTH
def test_the_components_are_counted_right(language: str) -> None:
    charcoalium, *cubes = SUPPLY
    counted = [MACHINES, KINDS, TILES, charcoalium, sum(cubes), *cubes]
    assert numbers_in(clause(GAME, language, "N1.1")) == counted


@IN_BOTH
def test_the_setup_is_counted_right(language: str) -> None:
    assert numbers_in(clause(GAME, language, "N2.1")) == [TILES, ROW_OF_PROJECTS, TILES - ROW_OF_PROJECTS]
    assert numbers_in(clause(GAME, language, "N2.2")) == [HAND_SIZE]
    assert numbers_in(clause(GAME, language, "N2.3")) == [
        amount for stock in STARTING_STOCK for amount in stock if amount
    ]


@IN_BOTH
def test_the_table_of_machines_is_what_is_printed(language: str) -> None:
    words = words_in(language, GAME)
    machines, _, _ = tables(GAME, language)
    for kind, cells in enumerate(machines):
        assert cells == [
            str(MACHINE_IDS[kind]),
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
    words = words_in(language, GAME)
    _, projects, _ = tables(GAME, language)
    assert projects == [
        [str(printed), _capital(words.project(printed)), str(points)]
        for printed, points in zip(PROJECT_IDS, PROJECT_POINTS, strict=True)
    ]


def _capital(name: str) -> str:
    return name[0].upper() + name[1:]


@IN_BOTH
def test_the_table_of_machines_has_every_machine(language: str) -> None:
    machines, _, _ = tables(GAME, language)
    assert len(machines) == KINDS


@IN_BOTH
def test_each_family_is_counted_right(language: str) -> None:
    families = [sum(COLOUR[kind] == colour for kind in FULL_DECK) for colour in Colour]
    (line,) = re.findall(r"^(?:That makes|Soit) (.+)$", page(GAME, language), re.MULTILINE)
    assert numbers_in(line) == families


@IN_BOTH
@pytest.mark.parametrize("number", sorted(set(CLAUSE_OF_EFFECT.values())))
def test_each_effect_names_its_machines(language: str, number: str) -> None:
    machines = [machine for machine, effect in zip(MACHINE_IDS, EFFECT, strict=True) if _is_told_in(effect, number)]
    named = named_at_the_start(clause(GAME, language, number))
    assert named == {words_in(language, GAME).card(machine).casefold() for machine in machines}


def _is_told_in(effect: int, number: str) -> bool:
    return CLAUSE_OF_EFFECT[Effect(effect)] == number


@IN_BOTH
@pytest.mark.parametrize("number", ["N9.3", "N9.4"])
def test_examples_call_projects_by_their_names(language: str, number: str) -> None:
    called = quoted(language, clause(GAME, language, number))
    assert called
    assert set(called) <= {words_in(language, GAME).project(printed) for printed in PROJECT_IDS}
