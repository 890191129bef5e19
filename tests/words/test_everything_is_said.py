"""Whatever the game, a match or a move can come to is said in both languages, and every sentence is needed."""

from __future__ import annotations

import pytest

from bricabrac.games.game import Event
from bricabrac.games.nicodemus.components import COLOUR, EFFECT, MACHINE_IDS, PRODUCES, PROJECT_IDS, Colour, Stuff
from bricabrac.games.nicodemus.describe import effect_name
from bricabrac.games.nicodemus.state import Pending
from bricabrac.words.words import LANGUAGES, words_in
from tests.words.catalogues import OF_THE_TERMINAL, family, messages
from tests.words.form import faults_of_form
from tests.words.moments import decisions, events, options, results
from tests.words.refused import all_refusals
from tests.words.saying import Remembering, said_in, say_everything
from tests.words.source import event_kinds, is_clause, option_kinds, reasons, refusals

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


# Nothing in the source is without a moment, and so without words


def test_every_kind_of_event_is_told() -> None:
    assert {event.kind for event in events()} == event_kinds()


def test_every_kind_of_option_is_offered() -> None:
    assert {option.kind for option in options()} == option_kinds()


def test_every_kind_of_decision_is_asked() -> None:
    asked = {pending.name.lower().replace("_", "-") for pending in Pending if pending < Pending.OVER}
    assert {decision.kind for decision in decisions()} == asked


def test_every_reason_is_given_with_its_clause() -> None:
    blocked = [blocked for decision in decisions() for blocked in decision.blocked]
    assert {each.reason for each in blocked} == reasons()
    assert all(is_clause(each.clause) for each in blocked)


def test_every_way_to_decide_a_game_is_told() -> None:
    assert {(result.decided_by, len(result.winners)) for result in results()} == {
        ("points", 1),
        ("charcoalium", 1),
        ("resources", 1),
        ("nothing", 2),
        ("resignation", 1),
    }


def test_every_refusal_of_a_match_is_told() -> None:
    assert {refusal.reason for refusal in all_refusals()} == refusals()


def test_what_an_option_takes_from_the_opponent_or_cannot_bring_is_always_noted() -> None:
    """Unless the option says it itself, as the one that makes the opponent return cubes does."""
    for option in options():
        for key in {"from_opponent", "lost"} & option.data.keys():
            assert option.kind == "spoil" or words_in("en", "nicodemus").has(f"note-{option.kind}-{key}"), option


# Both languages say it


@IN_BOTH
def test_everything_that_happens_can_be_said(language: str) -> None:
    assert all(said_in(language).values())


@IN_BOTH
def test_every_sentence_of_the_game_is_used(language: str) -> None:
    words = Remembering(language, "nicodemus")
    say_everything(words)
    for kind, printed in enumerate(MACHINE_IDS):
        words.card(printed)
        words.say("effect-" + effect_name(EFFECT[kind]))
        words.say("colour-" + Colour(COLOUR[kind]).name.lower())
        words.say("stuff-" + Stuff(PRODUCES[kind]).name.lower())
    for printed in PROJECT_IDS:
        words.project(printed)
    assert {name for name in messages() if family(name) not in OF_THE_TERMINAL} - words.used == set()


@IN_BOTH
def test_everything_that_is_said_is_well_formed(language: str) -> None:
    sentences = [sentence for each in said_in(language).values() for sentence in each]
    assert [fault for sentence in sentences for fault in faults_of_form(language, sentence)] == []


@IN_BOTH
def test_no_name_from_the_source_is_shown(language: str) -> None:
    names = {name for name in messages() if "-" in name}
    names |= {name for each in (event_kinds(), option_kinds(), reasons(), refusals()) for name in each if "-" in name}
    names |= {effect_name(effect) for effect in EFFECT} - {"copy", "exchange", "ransack", "spoil"}
    sentences = [sentence for each in said_in(language).values() for sentence in each]
    assert [(name, sentence) for sentence in sentences for name in names if name in sentence] == []


# Capitals and full stops


@IN_BOTH
@pytest.mark.parametrize("what", ["event", "result"])
def test_the_log_has_whole_sentences(language: str, what: str) -> None:
    for sentence in said_in(language)[what]:
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence


@IN_BOTH
@pytest.mark.parametrize("what", ["option", "reason", "refusal"])
def test_options_reasons_and_refusals_begin_with_a_capital_and_have_no_full_stop(language: str, what: str) -> None:
    for sentence in said_in(language)[what]:
        assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
        assert not sentence.endswith("."), sentence


@IN_BOTH
@pytest.mark.parametrize("what", ["question", "note"])
def test_questions_and_notes_go_on_in_a_line(language: str, what: str) -> None:
    for sentence in said_in(language)[what]:
        assert sentence[0].islower() or not sentence[0].isalpha(), sentence
        assert not sentence.endswith("."), sentence


@IN_BOTH
def test_a_player_keeps_their_own_spelling(language: str) -> None:
    assert words_in(language, "nicodemus").event(Event("pass", 0), ("ada", "Blaise")).startswith("ada ")
