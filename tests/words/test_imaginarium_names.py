"""How the things of Imaginarium are called, and what the catalogues say that they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bricabrac.games.imaginarium.components import (
    ASSISTANTS,
    KIND_OF,
    PROJECTS,
    SERIALS,
    WORKSHOPS,
    Action,
    Family,
    Stuff,
    machine_printed,
    project_printed,
)
from bricabrac.words.words import LANGUAGES, words_in
from tests.words.form import faults_of_form
from tests.words.imaginarium_labels import PRINTED, label, labels
from tests.words.pages import numbers_in

GAME = "imaginarium"
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
NAMED = [f"machine-{serial}" for serial in SERIALS] + [f"assistant-{number}" for number in range(1, ASSISTANTS + 1)]
SAID_IN_WORDS = {"number", "cost", "effect", "times"}


def say(language: str, name: str, **about: int) -> str:
    return words_in(language, GAME).say(name, **about)


def everything() -> Iterator[str]:
    yield from NAMED
    yield from (name.replace("-", "-effect-") for name in NAMED)
    for number in range(1, PROJECTS + 1):
        yield from (f"project-{number}", f"project-condition-{number}")
    yield from (f"workshop-{number}" for number in range(1, WORKSHOPS + 1))
    yield from (f"family-{family.name.lower()}" for family in Family)
    yield from (f"action-{action.name.lower()}" for action in Action)
    yield from (f"stuff-{stuff.name.lower()}" for stuff in Stuff)
    yield from (f"source-{source}" for source in ("card", "rulebook", "inferred", "house"))


@IN_BOTH
def test_everything_has_a_name_that_is_well_formed(language: str) -> None:
    said = [say(language, name) for name in everything()] + list(labels(language).values())
    assert [fault for each in said for fault in faults_of_form(language, each)] == []


@IN_BOTH
@pytest.mark.parametrize("stuff", Stuff)
def test_amounts_have_their_plurals(language: str, stuff: Stuff) -> None:
    said = [say(language, f"amount-{stuff.name.lower()}", count=count) for count in (0, 1, 2)]
    assert [fault for each in said for fault in faults_of_form(language, each)] == []


@IN_BOTH
def test_machines_are_called_as_the_components_call_them(language: str) -> None:
    printed = {serial: machine_printed(kind)["name"][language].replace("'", "’") for serial, kind in KIND_OF.items()}
    assert {serial: label(language, f"machine-{serial}") for serial in SERIALS} == printed


@pytest.mark.parametrize("name", NAMED)
def test_in_english_sentences_names_have_an_article_and_on_labels_none(name: str) -> None:
    assert say("en", name) == f"the {label('en', name)}"


@pytest.mark.parametrize("name", NAMED)
def test_in_french_both_have_the_article_in_sentences_a_small_one(name: str) -> None:
    on_label = label("fr", name)
    assert on_label.startswith(("Le ", "La ", "L’"))
    assert say("fr", name) == on_label[0].lower() + on_label[1:]


@IN_BOTH
def test_no_two_things_are_called_alike(language: str) -> None:
    names = [label(language, name).casefold() for name in NAMED]
    names += [say(language, f"project-{number}").casefold() for number in range(1, PROJECTS + 1)]
    assert len(set(names)) == len(names)


@IN_BOTH
@pytest.mark.parametrize("serial", [serial for serial in SERIALS if "multipliers" in machine_printed(KIND_OF[serial])])
def test_effects_of_machines_tell_their_multipliers(language: str, serial: str) -> None:
    printed = machine_printed(KIND_OF[serial])
    per_machine = len(printed.get("produces", [1]))
    taken = [printed["turns"]["resources"]] if "turns" in printed else []
    assert numbers_in(say(language, f"machine-effect-{serial}")) == taken + printed["multipliers"] * per_machine


@IN_BOTH
@pytest.mark.parametrize("serial", [serial for serial in SERIALS if "steals" in machine_printed(KIND_OF[serial])])
def test_effects_of_thieves_tell_how_much_is_given_and_how_much_is_kept(language: str, serial: str) -> None:
    ((stuff, amount),) = machine_printed(KIND_OF[serial])["steals"].items()
    effect = say(language, f"machine-effect-{serial}")
    assert numbers_in(effect) == [amount, amount]
    assert say(language, f"amount-{stuff}", count=amount) in effect


@IN_BOTH
@pytest.mark.parametrize("serial", ["P1", "P2", "P3", "P4", "P5", "T1", "T2", "T3", "T4", "S2"])
def test_effects_of_machines_tell_what_they_make(language: str, serial: str) -> None:
    printed = machine_printed(KIND_OF[serial])
    made = list(printed["produces"]) if "produces" in printed else [printed["turns"]["into"]]
    for stuff in made:
        name = stuff.removeprefix("victory_")
        assert say(language, f"stuff-{name}") in say(language, f"machine-effect-{serial}")


@IN_BOTH
@pytest.mark.parametrize("assistant", PRINTED["assistant"], ids=lambda assistant: str(assistant["effect"]))
def test_effects_of_assistants_tell_their_numbers(language: str, assistant: dict[str, Any]) -> None:
    expected = [value for key, value in assistant.items() if key not in SAID_IN_WORDS]
    effect = say(language, f"assistant-effect-{assistant['number']}")
    assert numbers_in(effect) == expected
    assert ({"en": "twice", "fr": "deux fois"}[language] in effect) == ("times" in assistant)


@IN_BOTH
@pytest.mark.parametrize("number", range(1, PROJECTS + 1))
def test_conditions_of_projects_tell_their_numbers(language: str, number: int) -> None:
    printed = project_printed(number - 1)
    expected = {value for key, value in printed.items() if isinstance(value, int) and key not in ("number", "points")}
    assert set(numbers_in(say(language, f"project-condition-{number}"))) - {1} == expected - {1}


@IN_BOTH
@pytest.mark.parametrize("number", range(1, PROJECTS + 1))
def test_conditions_of_projects_tell_their_families(language: str, number: int) -> None:
    printed = project_printed(number - 1)
    asked = set(printed.get("families", [])) | ({printed["family"]} if "family" in printed else set())
    condition = say(language, f"project-condition-{number}")
    told = {family.name.lower() for family in Family if say(language, f"family-{family.name.lower()}") in condition}
    assert told == asked
