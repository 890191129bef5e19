"""The two catalogues of each game against each other, against the source, and in every form of their sentences."""

from __future__ import annotations

import pytest

from bricabrac.games.imaginarium import components as imaginarium
from bricabrac.games.library import GAMES
from bricabrac.games.nicodemus import components as nicodemus
from bricabrac.words.words import LANGUAGES, NoWords, Words, words_in
from tests.words.catalogues import OF_THE_TERMINAL, family, messages, texts, variations
from tests.words.form import faults_of_form
from tests.words.source import command_line, option_kinds

OF_EACH_GAME = pytest.mark.parametrize("game", GAMES)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


@OF_EACH_GAME
def test_both_catalogues_have_the_same_messages_and_attributes(game: str) -> None:
    english, french = texts("en", game), texts("fr", game)
    assert sorted(english) == sorted(french)


@OF_EACH_GAME
def test_both_catalogues_have_the_same_variables_in_each_message(game: str) -> None:
    english, french = ({name: text.variables for name, text in texts(each, game).items()} for each in LANGUAGES)
    assert english == french


@OF_EACH_GAME
@IN_BOTH
def test_every_sentence_is_well_formed_with_every_amount_and_in_every_case(language: str, game: str) -> None:
    said = [sentence for name in messages(game) for sentence in variations(language, game, name)]
    assert [fault for sentence in said for fault in faults_of_form(language, sentence)] == []


@OF_EACH_GAME
@IN_BOTH
def test_no_sentence_is_empty(language: str, game: str) -> None:
    assert [name for name in messages(game) for sentence in variations(language, game, name) if not sentence] == []


def test_everything_the_command_line_says_is_in_the_catalogues() -> None:
    strings, _ = command_line()
    named = {string for string in strings if family(string) in OF_THE_TERMINAL and "-" in string and " " not in string}
    said = {name for game in GAMES for name in messages(game)}
    assert {name for name in named if not name.endswith("-")} - said == set()


@OF_EACH_GAME
def test_the_command_line_says_every_message_of_its_own(game: str) -> None:
    strings, beginnings = command_line()
    things = (each.name.lower() for names in (nicodemus.Stuff, imaginarium.Stuff, imaginarium.Family) for each in names)
    ends = strings | option_kinds(game) | set(things)
    put_together = {beginning + end for beginning in beginnings for end in ends}
    own = {name for name in messages(game) if family(name) in OF_THE_TERMINAL}
    assert own - strings - put_together == set()


@OF_EACH_GAME
@IN_BOTH
def test_no_two_commands_are_typed_alike(language: str, game: str) -> None:
    words = words_in(language, game)
    typed = [key for name in messages(game) if family(name) == "command" for key in words.say(name).split()]
    assert len(set(typed)) == len(typed)


def test_a_sentence_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(NoWords, match="'event-sing' is in no catalogue for 'fr'"):
        words_in("fr", "nicodemus").say("event-sing")


def test_a_sentence_of_another_game_is_an_error() -> None:
    with pytest.raises(NoWords, match="'event-extract' is in no catalogue for 'en'"):
        words_in("en", "nicodemus").say("event-extract", player="Ada", gained="3 charcoalium")


def test_a_sentence_that_lacks_a_variable_is_an_error() -> None:
    with pytest.raises(NoWords, match="'event-play'"):
        words_in("en", "nicodemus").say("event-play", player="Ada")


def test_a_language_without_a_catalogue_is_an_error() -> None:
    with pytest.raises(NoWords, match="no catalogue for 'de': choose one of en, fr"):
        Words("de")
