"""A sentence never tells what its reader does not know (N10.2, I12.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.library import GAMES
from bricabrac.words.words import LANGUAGES, Words, words_in
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position
from tests.words.moment import Moment
from tests.words.moments import moments

OF_EACH_GAME = pytest.mark.parametrize("game", GAMES)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = ("Ada", "Blaise", "Chloé")
SECRETS = {
    "nicodemus": {"draw", "draw-projects", "box-project", "steal-card"},
    "imaginarium": {"draw-secret", "discard-secret"},
}


def with_secrets(game: str) -> Iterator[tuple[Event, Moment]]:
    return ((event, moment) for moment in moments(game) for event in moment.events if event.secret)


def names_of_secrets(event: Event, words: Words) -> list[str]:
    """The machines and projects that this event hides, as they are called."""
    found = []
    for key, value in event.secret.items():
        say = words.card if key.startswith("machine") else words.project
        found += [say(each) for each in (value if isinstance(value, tuple) else (value,)) if isinstance(each, int)]
    return found


@OF_EACH_GAME
def test_there_are_secrets_of_every_kind(game: str) -> None:
    assert {event.kind for event, _ in with_secrets(game)} == SECRETS[game]


@OF_EACH_GAME
@IN_BOTH
def test_who_knows_a_secret_is_told_it_and_nobody_else(language: str, game: str) -> None:
    words = words_in(language, game)
    for event, moment in with_secrets(game):
        names = names_of_secrets(event, words)
        assert names
        for viewer in moment.viewers:
            told = words.event(event.seen_by(viewer), moment.players).lower()
            for name in names:
                assert (name.lower() in told) == (viewer in event.known_to), (viewer, told)


@OF_EACH_GAME
@IN_BOTH
def test_with_everything_open_every_secret_is_told(language: str, game: str) -> None:
    words = words_in(language, game)
    for event, moment in with_secrets(game):
        told = words.event(event.open(), moment.players).lower()
        assert all(name.lower() in told for name in names_of_secrets(event, words))


@IN_BOTH
def test_a_spectator_cannot_tell_one_secret_from_another(language: str) -> None:
    words = words_in(language, "nicodemus")
    drawn = (Event("draw", 0, {"count": 1}, {"machines": (machine,)}, frozenset({0})) for machine in (11, 42))
    assert len({words.event(event.seen_by(SPECTATOR), PLAYERS[:2]) for event in drawn}) == 1


@IN_BOTH
def test_a_stolen_card_is_named_to_the_thief_and_the_victim(language: str) -> None:
    """N10.2: and to nobody else."""
    words = words_in(language, "nicodemus")
    for event, moment in with_secrets("nicodemus"):
        if event.kind == "steal-card":
            told = (words.event(event.seen_by(viewer), moment.players) for viewer in (0, 1, SPECTATOR))
            thief, victim, spectator = told
            assert thief == victim != spectator


@IN_BOTH
def test_secret_projects_are_named_to_nobody_but_whose_they_are(language: str) -> None:
    """I11.8."""
    words = words_in(language, "imaginarium")
    for event, moment in with_secrets("imaginarium"):
        for viewer in moment.viewers:
            told = words.event(event.seen_by(viewer), moment.players)
            named = [name for name in names_of_secrets(event, words) if name in told]
            assert bool(named) == (viewer == event.seat), (viewer, told)


@IN_BOTH
def test_whoever_keeps_secret_projects_is_told_what_becomes_of_them(language: str) -> None:
    """I11.8: the end of the actions would validate one, a dismantling would not."""
    words = words_in(language, "imaginarium")
    secrets = {"pair": ("trade", "dismantle"), "slots": [["T1"], ["T2"]], "assistants": [8], "secrets": [12, 13]}
    said = said_to_whoever_decides(words, **secrets)
    assert words.project(13) in said
    assert words.project(12) not in said


@IN_BOTH
def test_nobody_else_is_told_secret_projects_by_any_option_or_reason(language: str) -> None:
    """I11.8, I12.2: as what Ada can choose would tell her, if they lay in the design office."""
    words = words_in(language, "imaginarium")
    projects = {words.project(9), words.project(13)}
    mole = Player(slots=[["T1"], ["T2"]], assistants=[8], secrets=[9, 13])
    assert {name for name in projects if name in said_of_a_rich_turn(words, others=[mole])} == set()
    assert {name for name in projects if name in said_of_a_rich_turn(words, office=[9, 13])} == projects


def said_of_a_rich_turn(words: Words, **at: object) -> str:
    stock = {"charcoalium": 14, "wood": 9, "copper": 9, "crystal": 9}
    pairs = (("recruit", "extract"), ("repair", "trade"), ("trade", "dismantle"), ("reorganise", "recruit"))
    mine = {"slots": [["T1"]], "yard": ["T2"], "stock": stock}
    return "\n".join(said_to_whoever_decides(words, pair=pair, **mine, **at) for pair in pairs)


def said_to_whoever_decides(words: Words, **at: object) -> str:
    """About the actions."""
    decision = Playing(position(at="act", **at)).decision  # type: ignore[arg-type]
    said = [words.blocked(blocked, PLAYERS) for blocked in decision.blocked]
    for option in decision.options:
        said += [words.option(option, PLAYERS), *words.notes(option, PLAYERS)]
    return "\n".join(said)
