"""A sentence never tells what its reader does not know (N10.2)."""

from __future__ import annotations

import pytest

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.words.words import LANGUAGES, Words, words_in
from tests.words.moments import PLAYERS, events
from tests.words.saying import VIEWERS

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def with_secrets() -> list[Event]:
    return [event for event in events() if event.secret]


def names_of_secrets(event: Event, words: Words) -> list[str]:
    """The machines and projects that this event hides, as they are called."""
    found = []
    for key, value in event.secret.items():
        say = words.card if key.startswith("machine") else words.project
        found += [say(each) for each in (value if isinstance(value, tuple) else (value,)) if isinstance(each, int)]
    return found


def test_there_are_secrets_of_every_kind() -> None:
    assert {event.kind for event in with_secrets()} == {"draw", "draw-projects", "box-project", "steal-card"}


@IN_BOTH
def test_who_knows_a_secret_is_told_it_and_nobody_else(language: str) -> None:
    words = words_in(language, "nicodemus")
    for event in with_secrets():
        names = names_of_secrets(event, words)
        assert names
        for viewer in VIEWERS:
            told = words.event(event.seen_by(viewer), PLAYERS).lower()
            for name in names:
                assert (name.lower() in told) == (viewer in event.known_to), (viewer, told)


@IN_BOTH
def test_a_spectator_cannot_tell_one_secret_from_another(language: str) -> None:
    words = words_in(language, "nicodemus")
    drawn = (Event("draw", 0, {"count": 1}, {"machines": (machine,)}, frozenset({0})) for machine in (11, 42))
    assert len({words.event(event.seen_by(SPECTATOR), PLAYERS) for event in drawn}) == 1


@IN_BOTH
def test_a_stolen_card_is_named_to_the_thief_and_the_victim(language: str) -> None:
    """N10.2: and to nobody else."""
    words = words_in(language, "nicodemus")
    for event in (event for event in with_secrets() if event.kind == "steal-card"):
        thief, victim, spectator = (words.event(event.seen_by(viewer), PLAYERS) for viewer in (0, 1, SPECTATOR))
        assert thief == victim != spectator


@IN_BOTH
def test_with_all_cards_open_every_secret_is_told(language: str) -> None:
    words = words_in(language, "nicodemus")
    for event in with_secrets():
        told = words.event(event.open(), PLAYERS).lower()
        assert all(name.lower() in told for name in names_of_secrets(event, words))
