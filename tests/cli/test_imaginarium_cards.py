"""All that is printed on the components of Imaginarium, as the command for the cards lists it."""

from __future__ import annotations

import re

import pytest

from bricabrac.games.imaginarium.components import (
    ASSISTANT_COST,
    ASSISTANTS,
    PROJECT_POINTS,
    PROJECTS,
    SERIALS,
    machine_printed,
)
from bricabrac.words.words import LANGUAGES
from tests.cli.imaginarium import EN, WORDS, cards, line_with, part

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def flat(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@IN_BOTH
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_long(language: str, width: int) -> None:
    assert max(map(len, cards(width, language))) <= width


@IN_BOTH
def test_every_machine_has_its_effect(language: str) -> None:
    words, shown = WORDS[language], flat(cards(language=language))
    for serial in SERIALS:
        effect = words.say(f"machine-effect-{serial}").replace("\u00a0", " ")
        assert shown.index(words.card(serial)) < shown.index(effect)


def test_a_machine_has_its_level_its_copies_and_what_its_repair_costs() -> None:
    assert line_with(part(cards(), "Attack"), "Crystalifter") == "Crystalifter L1 2 copies 1 3"


def test_discarded_machines_are_counted() -> None:
    assert "2 copies, 1 discarded" in line_with(cards(discard=["A4"]), "Crystalifter")


def test_a_machine_has_all_that_it_combines_with() -> None:
    shown = flat(part(cards(), "Production"))
    assert "combines with: Flamelier, Combustor" in shown
    assert "combines with: Timberette, Combustor, Transmuter, Grand Transmuter" in shown


def test_what_is_never_combined_or_dismantled_says_so() -> None:
    special = flat(part(cards(), "Special"))
    assert "already repaired · never combined · cannot be dismantled" in special
    assert "combines with: Diplomatrix · cannot be dismantled" in special
    assert flat(part(cards(), "Attack")).count("never combined") == 6


@IN_BOTH
def test_every_assistant_has_its_cost_and_effect(language: str) -> None:
    words, shown = WORDS[language], flat(cards(language=language))
    for assistant in range(ASSISTANTS):
        effect = words.say(f"assistant-effect-{assistant + 1}")
        said = words.say("table-assistant", assistant=words.card(assistant + 1, "assistant"), effect=effect)
        assert f" {ASSISTANT_COST[assistant]} {said}".replace("\u00a0", " ") in shown


@IN_BOTH
def test_every_project_has_its_points_and_condition(language: str) -> None:
    words, shown = WORDS[language], flat(cards(language=language))
    for project in range(PROJECTS):
        condition = words.say(f"project-condition-{project + 1}")
        said = words.say("table-project", project=words.project(project + 1), condition=condition)
        assert f" {PROJECT_POINTS[project]} {said}".replace("\u00a0", " ") in shown


def test_workshops_show_what_one_begins_with_and_which_of_it_is_our_own_guess() -> None:
    lines = part(cards(), "Workshops")
    assert [re.sub(" +", " ", line).strip() for line in lines[1:6]] == [
        "1 Coalette, Timberette 3 1 1 1",
        "2 Coalette, Timberette * 4 1 1 1",
        "3 Coalette, Copperette * 3 1 0 1",
        "4 Coalette, Copperette * 4 1 0 1",
        "5 Coalette, Whirlette 3 1 1 0",
    ]
    assert lines[6] == f"* {EN.say('table-house')}"


@IN_BOTH
def test_the_few_words_for_a_machine_have_its_printed_multipliers(language: str) -> None:
    for serial in SERIALS:
        multipliers = machine_printed(SERIALS.index(serial)).get("multipliers", [])
        if len(multipliers) > 1:
            assert "/".join(map(str, multipliers)) in WORDS[language].say(f"machine-brief-{serial}")
