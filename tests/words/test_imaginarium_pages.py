"""The rules of Imaginarium for players: the names of the catalogues and the printed numbers."""

from __future__ import annotations

import re

import pytest

from bricabrac.games.imaginarium.components import (
    ACTION_TIMES,
    ASSISTANT_COST,
    ASSISTANT_ROW,
    ASSISTANTS,
    BASE_COST,
    CHEAP_POINT_PRICE,
    CONVEYOR,
    COPIES,
    COST,
    EFFECT_TIMES,
    EXTRACTED,
    EXTRACTORS,
    FAMILY,
    FEWEST_SEATS,
    HOUSE_WORKSHOPS,
    KINDS,
    LEVEL,
    MACHINES,
    MAJORITY_POINTS,
    MARKET,
    MORE_MAJORITY_POINTS,
    MORE_SLOTS,
    MORE_TRANSACTIONS,
    MOST_ASSISTANTS,
    OFFICE_SIZE,
    POINT_PRICE,
    POINTS_TO_END,
    PRICE_UNIT,
    PROJECT_BONUS,
    PROJECT_POINTS,
    PROJECTS,
    SECRET_PROJECTS,
    SERIALS,
    SPACES,
    STARTING_MACHINES,
    STARTING_STOCK,
    STEALS_AMOUNT,
    TOP_CARD_PRICE,
    TRANSACTIONS,
    WORKSHOP_SLOTS,
    WORKSHOPS,
    Action,
    Assistant,
    Family,
    Stuff,
    machine_printed,
)
from bricabrac.words.words import LANGUAGES, words_in
from tests.words.imaginarium_labels import PRINTED, label
from tests.words.pages import clause, clauses, named_at_the_start, numbers_in, page, quoted, tables

GAME = "imaginarium"
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
NONE = "–"
TOLD = {
    "I1.1": [MACHINES, KINDS, ASSISTANTS, PROJECTS, WORKSHOPS],
    "I2.3": [ASSISTANT_ROW, OFFICE_SIZE[FEWEST_SEATS] - FEWEST_SEATS],
    "I3.2": [SPACES, CONVEYOR, len(EXTRACTORS)],
    "I6.1": [POINTS_TO_END],
    "I7.1": [EXTRACTED],
    "I7.2": [MOST_ASSISTANTS],
    "I7.3": [WORKSHOP_SLOTS],
    "I9.2": [1],
    "I11.4": [PROJECT_BONUS],
    "I11.6": [MORE_SLOTS],
    "I11.7": [TOP_CARD_PRICE],
    "I11.9": [CHEAP_POINT_PRICE],
    "I11.10": [MORE_TRANSACTIONS],
    "I11.13": [MORE_MAJORITY_POINTS],
}
TWICE = {"en": "twice", "fr": "deux fois"}


def rule_of(language: str, number: str) -> str:
    """Without its ruling and its examples."""
    return clause(GAME, language, number).partition("\n\n")[0]


def amounts(language: str, counts: tuple[int, ...]) -> str:
    words = words_in(language, GAME)
    return ", ".join(
        words.say(f"amount-{Stuff(stuff).name.lower()}", count=count) for stuff, count in enumerate(counts) if count
    )


# Numbers in the text


@IN_BOTH
@pytest.mark.parametrize("number", TOLD)
def test_clauses_tell_the_printed_numbers(language: str, number: str) -> None:
    assert numbers_in(rule_of(language, number)) == TOLD[number]


@IN_BOTH
def test_the_price_of_a_missing_charcoalium_is_told_right(language: str) -> None:
    assert numbers_in(rule_of(language, "I5.5")) == [PRICE_UNIT]


@IN_BOTH
def test_trade_tells_the_number_of_transactions(language: str) -> None:
    assert numbers_in(rule_of(language, "I7.6")) == [TRANSACTIONS]


@IN_BOTH
def test_majorities_are_worth_what_the_rules_say(language: str) -> None:
    assert numbers_in(rule_of(language, "I10.1")) == [MAJORITY_POINTS]


@IN_BOTH
def test_attacks_tell_how_much_is_stolen(language: str) -> None:
    stolen = [amount for amount in STEALS_AMOUNT if amount]
    assert numbers_in(rule_of(language, "I8.8")) == [*stolen, *stolen]


@IN_BOTH
def test_the_mole_draws_as_many_projects_as_are_printed(language: str) -> None:
    assert numbers_in(rule_of(language, "I11.8")) == [SECRET_PROJECTS]


@IN_BOTH
def test_what_may_be_done_twice_is_told_with_that_word(language: str) -> None:
    assert (ACTION_TIMES, EFFECT_TIMES) == (2, 2)
    for number in ("I11.3", "I11.11"):
        assert TWICE[language] in rule_of(language, number)


def test_the_office_has_as_many_projects_more_than_players_at_every_table() -> None:
    assert {size - seats for seats, size in enumerate(OFFICE_SIZE) if size} == {TOLD["I2.3"][1]}


# Names


@IN_BOTH
@pytest.mark.parametrize("assistant", Assistant)
def test_each_assistant_has_its_clause_under_its_name(language: str, assistant: Assistant) -> None:
    named = named_at_the_start(clause(GAME, language, f"I11.{assistant + 1}"))
    assert named == {label(language, f"assistant-{assistant + 1}").casefold()}


@IN_BOTH
def test_every_machine_is_named_where_its_effect_is_told(language: str) -> None:
    effects = "".join(each.text for each in clauses(GAME, language) if each.number.startswith("I8."))
    names = [words_in(language, GAME).say(f"machine-{serial}").partition(" ")[2] for serial in SERIALS]
    assert [name for name in names if name not in effects] == []


@IN_BOTH
def test_examples_and_conditions_call_projects_by_their_names(language: str) -> None:
    called = [
        name for each in ("I9.4", "I9.5", "I11.8", "I12.2") for name in quoted(language, clause(GAME, language, each))
    ]
    assert len(set(called)) == 5
    assert set(called) <= {words_in(language, GAME).project(number) for number in range(1, PROJECTS + 1)}


# Tables


@IN_BOTH
def test_the_table_of_machines_is_what_is_printed(language: str) -> None:
    (other,) = set(LANGUAGES) - {language}
    assert tables(GAME, language)[0] == [
        [
            serial,
            label(language, f"machine-{serial}"),
            label(other, f"machine-{serial}"),
            str(LEVEL[kind]),
            str(COPIES[kind]),
            amounts(language, COST[kind]),
            words_in(language, GAME).say(f"machine-effect-{serial}"),
            ", ".join(map(str, machine_printed(kind).get("multipliers", []))) or NONE,
            ", ".join(machine_printed(kind).get("combines_with", [])) or NONE,
        ]
        for kind, serial in enumerate(SERIALS)
    ]


@IN_BOTH
def test_each_family_is_counted_right(language: str) -> None:
    (line,) = re.findall(r"^(?:That makes|Soit) (.+)$", page(GAME, language), re.MULTILINE)
    counts = [sum(copies for copies, of in zip(COPIES, FAMILY, strict=True) if of == family) for family in Family]
    assert numbers_in(line) == counts


@IN_BOTH
def test_the_table_of_assistants_is_what_is_printed(language: str) -> None:
    assert tables(GAME, language)[1] == [
        [
            str(number),
            label(language, f"assistant-{number}"),
            str(cost),
            f"{words_in(language, GAME).say(f'assistant-effect-{number}')} (I11.{number})",
        ]
        for number, cost in enumerate(ASSISTANT_COST, start=1)
    ]


@IN_BOTH
def test_the_table_of_projects_is_what_is_printed(language: str) -> None:
    words = words_in(language, GAME)
    assert tables(GAME, language)[2] == [
        [str(number), words.project(number), str(points), words.say(f"project-condition-{number}")]
        for number, points in enumerate(PROJECT_POINTS, start=1)
    ]


@IN_BOTH
def test_the_table_of_workshops_is_what_the_components_say(language: str) -> None:
    stocks = tuple(tuple(int(cell) for cell in row[1:5]) for row in tables(GAME, language)[3])
    assert stocks == tuple(stock[: Stuff.POINT] for stock in STARTING_STOCK)
    for row, machines in zip(tables(GAME, language)[3], STARTING_MACHINES, strict=True):
        assert row[6] == ", ".join(label(language, f"machine-{SERIALS[kind]}") for kind in machines)


@IN_BOTH
def test_guessed_workshops_are_marked_and_no_others(language: str) -> None:
    guess = words_in(language, GAME).say("source-house")
    marked = [guess in row for row in tables(GAME, language)[3]]
    assert marked == [bool(house) for house in HOUSE_WORKSHOPS]


@IN_BOTH
def test_of_each_workshop_it_is_said_how_its_stock_and_its_machines_are_known(language: str) -> None:
    known = [[workshop["source"][what] for what in ("stock", "machines")] for workshop in PRINTED["workshop"]]
    said = [[words_in(language, GAME).say(f"source-{source}") for source in sources] for sources in known]
    assert [[row[5], row[7]] for row in tables(GAME, language)[3]] == said


@IN_BOTH
def test_what_a_guess_is_called_in_the_tables_is_explained(language: str) -> None:
    guess = words_in(language, GAME).say("source-house")
    assert page(GAME, language).count(f"*{guess}*") == 2


@IN_BOTH
def test_the_tables_of_conveyor_and_extractors_are_what_is_printed(language: str) -> None:
    (costs,), (shown,) = tables(GAME, language)[4:6]
    assert costs[1:] == [str(cost) for cost in BASE_COST]
    assert shown[1:] == [str(charcoalium) for charcoalium in EXTRACTORS]


@IN_BOTH
def test_the_table_of_the_market_is_what_is_printed(language: str) -> None:
    goods = [words_in(language, GAME).say(f"stuff-{stuff.name.lower()}").capitalize() for stuff in list(Stuff)[1:]]
    prices = [[str(price), str(price)] for price in MARKET[1:]] + [[str(POINT_PRICE), NONE]]
    assert tables(GAME, language)[6] == [[name, *price] for name, price in zip(goods, prices, strict=True)]


@IN_BOTH
def test_the_table_of_the_dial_goes_once_around_it(language: str) -> None:
    names = [words_in(language, GAME).say(f"action-{action.name.lower()}") for action in Action]
    assert tables(GAME, language)[7] == [list(pair) for pair in zip(names, names[1:] + names[:1], strict=True)]
