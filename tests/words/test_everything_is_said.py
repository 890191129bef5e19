"""Whatever the game, a match or a move can come to is said in both languages, and every sentence is needed."""

from __future__ import annotations

import re

import pytest

from bricabrac.games.game import Blocked, Event
from bricabrac.games.imaginarium.components import SERIALS
from bricabrac.games.imaginarium.state import Pending as ImaginariumPending
from bricabrac.games.library import GAMES
from bricabrac.games.nicodemus.components import EFFECT
from bricabrac.games.nicodemus.describe import effect_name
from bricabrac.games.nicodemus.state import Pending as NicodemusPending
from bricabrac.words.words import LANGUAGES, words_in
from tests.words.catalogues import OF_THE_TERMINAL, common_messages, family, messages
from tests.words.form import faults_of_form
from tests.words.moments import decisions, events, options, results
from tests.words.printed import SAY_ALL_THAT_IS_PRINTED
from tests.words.refused import all_refusals
from tests.words.saying import Remembering, everything, said_in, sentences
from tests.words.source import event_kinds, is_clause, option_kinds, reasons, refusals

OF_EACH_GAME = pytest.mark.parametrize("game", GAMES)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
PENDING = {
    "nicodemus": [pending.name for pending in NicodemusPending if pending < NicodemusPending.OVER],
    "imaginarium": [pending.name for pending in ImaginariumPending if pending < ImaginariumPending.OVER],
}
ENDINGS = {
    "nicodemus": {("points", 1), ("charcoalium", 1), ("resources", 1), ("nothing", 2), ("resignation", 1)},
    "imaginarium": {("points", 1), ("levels", 1), ("nothing", 2), ("resignation", 1), ("resignation", 3)},
}
"""By what, and for how many winners."""
CODES = {
    "nicodemus": {effect_name(effect) for effect in EFFECT} - {"copy", "exchange", "ransack", "spoil"},
    "imaginarium": set(SERIALS),
}
"""Names that only the source has, besides those of messages; those left out are words as well."""


# Nothing in the source is without a moment, and so without words


@OF_EACH_GAME
def test_every_kind_of_event_is_told(game: str) -> None:
    assert {event.kind for event in events(game)} == event_kinds(game)


@OF_EACH_GAME
def test_every_kind_of_option_is_offered(game: str) -> None:
    assert {option.kind for option in options(game)} == option_kinds(game)


@OF_EACH_GAME
def test_every_kind_of_decision_is_asked(game: str) -> None:
    assert {decision.kind for decision in decisions(game)} == {name.lower().replace("_", "-") for name in PENDING[game]}


@OF_EACH_GAME
def test_every_reason_is_given_with_its_clause(game: str) -> None:
    blocked = [blocked for decision in decisions(game) for blocked in decision.blocked]
    assert {each.reason for each in blocked} == reasons(game)
    assert all(is_clause(game, each.clause) for each in blocked)


@OF_EACH_GAME
def test_every_way_to_decide_a_game_is_told(game: str) -> None:
    assert {(result.decided_by, len(result.winners)) for result in results(game)} == ENDINGS[game]


@OF_EACH_GAME
def test_every_refusal_of_a_match_is_told(game: str) -> None:
    assert {refusal.reason for refusal in all_refusals(game)} == refusals()


# Both languages say it


@OF_EACH_GAME
@IN_BOTH
def test_everything_that_happens_can_be_said(language: str, game: str) -> None:
    said = said_in(language, game)
    assert set(said) == {"event", "option", "note", "reason", "question", "result", "refusal"}
    assert all(sentences(language, game))


@OF_EACH_GAME
@IN_BOTH
def test_every_sentence_of_the_game_is_used(language: str, game: str) -> None:
    assert _not_of_the_terminal(set(messages(game)) - common_messages()) - _used(language, game) == set()


@IN_BOTH
def test_every_sentence_of_all_games_is_used(language: str) -> None:
    used = {name for game in GAMES for name in _used(language, game)}
    assert _not_of_the_terminal(common_messages()) - used == set()


def _not_of_the_terminal(names: set[str]) -> set[str]:
    return {name for name in names if family(name) not in OF_THE_TERMINAL}


def _used(language: str, game: str) -> set[str]:
    words = Remembering(language, game)
    SAY_ALL_THAT_IS_PRINTED[game](words)
    return words.used | everything(language, game)[1]


@OF_EACH_GAME
@IN_BOTH
def test_everything_that_is_said_is_well_formed(language: str, game: str) -> None:
    assert [fault for sentence in sentences(language, game) for fault in faults_of_form(language, sentence)] == []


@OF_EACH_GAME
@IN_BOTH
def test_no_name_from_the_source_is_shown(language: str, game: str) -> None:
    from_source = (set(messages(game)), event_kinds(game), option_kinds(game), reasons(game), refusals())
    names = CODES[game] | {name for each in from_source for name in each if "-" in name}
    shown = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)) + r"|\w_\w")
    assert [sentence for sentence in sentences(language, game) if shown.search(sentence)] == []


# Capitals and full stops


@OF_EACH_GAME
@IN_BOTH
@pytest.mark.parametrize("what", ["event", "result"])
def test_the_log_has_whole_sentences(language: str, game: str, what: str) -> None:
    for sentence in said_in(language, game)[what]:
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence


@OF_EACH_GAME
@IN_BOTH
@pytest.mark.parametrize("what", ["option", "reason", "refusal"])
def test_options_reasons_and_refusals_begin_with_a_capital_and_have_no_full_stop(
    language: str, game: str, what: str
) -> None:
    for sentence in said_in(language, game)[what]:
        assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
        assert not sentence.endswith("."), sentence


@OF_EACH_GAME
@IN_BOTH
@pytest.mark.parametrize("what", ["question", "note"])
def test_questions_and_notes_go_on_in_a_line(language: str, game: str, what: str) -> None:
    for sentence in said_in(language, game)[what]:
        assert sentence[0].islower() or not sentence[0].isalpha(), sentence
        assert not sentence.endswith("."), sentence


@IN_BOTH
def test_a_player_keeps_their_own_spelling(language: str) -> None:
    assert words_in(language, "nicodemus").event(Event("pass", 0), ("ada", "Blaise")).startswith("ada ")
    protected = Blocked("disable", "protected", "I8.7", (), {"target_seat": 0})
    assert words_in(language, "imaginarium").blocked(protected, ("ada", "Blaise")).startswith("ada ")
