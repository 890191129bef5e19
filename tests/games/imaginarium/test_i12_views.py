"""I12 in every position: what a viewer is shown is the same whatever is hidden from them.

Positions are compared with copies in which everything that the viewer cannot know is dealt anew (see permuting.py,
which knows nothing of how views are made).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.dice import key_words
from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.imaginarium.components import HIDDEN, NOTHING
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import Place, State
from tests.games.imaginarium.permuting import permuted
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, Table, position
from tests.games.imaginarium.random_tables import choices, last_position, seats, seeds, skipped

GAME: Final = imaginarium()
PRIVATE: Final = {"key", "used", "stock", "counted", "deck", "assistant_pile", "project_pile", "project", "secret"}
SEATS: Final = (2, 3, 4, 5)


def secret_position(seats: int, luck: Random) -> State:
    """By lot too, but somebody has secret projects, or had (I11.8): games by lot seldom come to that."""
    owner = luck.randrange(seats)
    others = [Player() for _ in range(seats - 1)]
    projects = luck.sample(range(1, 15), 2)
    words: dict[str, Any] = {"assistants": [8], "secrets": projects}
    if owner:
        others[owner - 1] = Player(assistants=[8], secrets=projects)
        words = {}
    state = position(at="act", pair=("recruit", "extract"), seats=seats, stands=10, others=others, **words)
    if luck.randrange(2):
        state.secret = [NOTHING, NOTHING]
        state.project[projects[0] - 1] = int(Place.OUT)
        state.project[projects[1] - 1] = Place.UNSEEN + owner
    assert GAME.faults(state) == []
    return state


played = st.builds(last_position, seats, seeds, skipped, choices)
secretive = st.builds(secret_position, seats, st.integers(0, 2**32).map(Random))
states = st.one_of(played, secretive)
keys = st.binary(min_size=32, max_size=32)
lots = st.integers(0, 2**32).map(Random)
some_positions = settings(max_examples=40)


def viewer_of(state: State, luck: Random) -> int:
    return luck.randrange(SPECTATOR, state.seats)


# Views


@some_positions
@given(states, lots)
def test_i12_2_a_view_is_the_same_byte_by_byte_whatever_is_hidden_from_its_viewer(state: State, luck: Random) -> None:
    for viewer in (SPECTATOR, *range(state.seats)):
        other = permuted(state, viewer, luck)
        assert GAME.faults(other) == []
        assert GAME.pack(GAME.view(other, viewer)) == GAME.pack(GAME.view(state, viewer))


@some_positions
@given(states, lots)
def test_i12_2_a_decision_is_the_same_whatever_is_hidden_from_the_player_to_move(state: State, luck: Random) -> None:
    """All of it: the options, what is blocked and why, with their numbers."""
    assert repr(GAME.decision(permuted(state, state.seat, luck))) == repr(GAME.decision(state))


@some_positions
@given(states, lots)
def test_i12_2_a_choice_that_reveals_nothing_tells_and_shows_the_same_whatever_is_hidden(
    state: State, luck: Random
) -> None:
    for number in GAME.legal(state):
        after, events = GAME.play(state, number)
        if GAME.revealed(state, after) or after.secret != state.secret:
            continue
        viewer = viewer_of(state, luck)
        other = permuted(state, viewer, luck)
        other_after, other_events = GAME.play(other, number)
        if other_after.secret == other.secret:
            assert told(other_events, viewer) == told(events, viewer)
            assert GAME.pack(GAME.view(other_after, viewer)) == GAME.pack(GAME.view(after, viewer))


def told(events: list[Event], viewer: int) -> str:
    return repr([event.seen_by(viewer) for event in events])


@some_positions
@given(states)
def test_i12_1_everything_else_is_in_every_view_as_it_is(state: State) -> None:
    public = [name for name in vars(state) if name not in PRIVATE]
    assert len(public) + len(PRIVATE) == len(vars(state))
    for viewer in (SPECTATOR, *range(state.seats)):
        view = GAME.view(state, viewer)
        assert [getattr(view, name) for name in public] == [getattr(state, name) for name in public]


@some_positions
@given(states, lots)
def test_a_view_of_a_view_is_the_view(state: State, luck: Random) -> None:
    viewer = viewer_of(state, luck)
    view = GAME.view(state, viewer)
    assert GAME.view(view, viewer) == view


@some_positions
@given(states)
def test_i12_2_a_seat_knows_all_that_a_spectator_knows(state: State) -> None:
    for seat in range(state.seats):
        assert GAME.view(GAME.view(state, seat), SPECTATOR) == GAME.view(state, SPECTATOR)


@some_positions
@given(states)
def test_to_look_at_a_position_leaves_it_as_it_is(state: State) -> None:
    before = GAME.pack(state)
    GAME.view(state, 0)
    assert GAME.pack(state) == before


@pytest.mark.parametrize("seats", SEATS)
def test_i12_the_key_of_a_game_is_in_no_view_and_in_no_decision(seats: int) -> None:
    seed = bytes(range(0x41, 0x61))
    state, luck = GAME.new(seed, seats), Random(seats)
    for _ in range(60):
        packed = GAME.pack(GAME.view(state, SPECTATOR))
        assert not any(seed[at : at + 4] in packed for at in range(0, 32, 4))
        shown = repr(GAME.decision(state))
        state, events = GAME.play(state, luck.choice(GAME.legal(state)))
        assert not any(str(word) in shown + repr(events) for word in key_words(seed))


# Copies drawn anew from a view


@some_positions
@given(states, keys)
def test_i12_2_whatever_is_imagined_behind_a_view_is_sound_and_looks_like_it(state: State, key: bytes) -> None:
    for viewer in (SPECTATOR, *range(state.seats)):
        view = GAME.view(state, viewer)
        imagined = GAME.reshuffled(view, key)
        assert GAME.faults(imagined) == []
        assert GAME.view(imagined, viewer) == view


@some_positions
@given(states, keys, lots)
def test_i12_2_what_is_imagined_depends_on_the_view_and_its_key_alone(state: State, key: bytes, luck: Random) -> None:
    viewer = viewer_of(state, luck)
    imagined = GAME.reshuffled(GAME.view(state, viewer), key)
    other = GAME.reshuffled(GAME.view(permuted(state, viewer, luck), viewer), key)
    assert GAME.pack(other) == GAME.pack(imagined)


@some_positions
@given(states, keys)
def test_i12_2_the_stocks_that_are_imagined_are_those_that_are_counted(state: State, key: bytes) -> None:
    assert GAME.reshuffled(GAME.view(state, SPECTATOR), key).stock == state.stock


@some_positions
@given(states, keys, lots)
def test_imagining_a_game_leaves_the_view_untouched(state: State, key: bytes, luck: Random) -> None:
    view = GAME.view(state, viewer_of(state, luck))
    before = GAME.pack(view)
    GAME.reshuffled(view, key)
    assert GAME.pack(view) == before


@settings(max_examples=12)
@given(states, keys, lots)
def test_what_is_imagined_can_be_played_on(state: State, key: bytes, luck: Random) -> None:
    imagined = GAME.reshuffled(GAME.view(state, viewer_of(state, luck)), key)
    for _ in range(100):
        if not (legal := GAME.legal(imagined)):
            break
        imagined = GAME.apply(imagined, luck.choice(legal))
    assert GAME.faults(imagined) == []


# What may be anywhere is imagined anywhere


def small() -> State:
    """Three unknown machines in the deck; seat 1 has two secret projects."""
    return position(
        at="act",
        pair=("recruit", "extract"),
        deck=["P6", "T1", "A6"],
        rest="yard",
        office=[1],
        pile=[2, 3, 4],
        others=[Player(assistants=[8], secrets=[5, 13])],
    )


def copies(state: State, viewer: int, count: int = 300) -> list[State]:
    view = GAME.view(state, viewer)
    return [GAME.reshuffled(view, number.to_bytes(32, "little")) for number in range(count)]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_i12_2_the_deck_is_imagined_in_all_orders(viewer: int) -> None:
    assert len({tuple(Table(copy).deck()) for copy in copies(small(), viewer)}) == 6


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_i12_2_machines_that_are_just_being_arranged_are_not_imagined_in_the_deck(viewer: int) -> None:
    state = position(at="arrange", pair=("recruit", "reorganise"), loose=["P2", "P2", "T1"], stands=1)
    for copy in copies(state, viewer, 5):
        assert sorted(Table(copy).deck()) == sorted(Table(state).deck())


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_i12_2_others_imagine_any_two_unknown_projects_as_the_secret_ones(viewer: int) -> None:
    state = small()
    unknown = {*Table(state).pile(), 5, 13}
    imagined = [Table(copy).secrets(1) for copy in copies(state, viewer)]
    assert {len(secrets) for secrets in imagined} == {2}
    assert {project for secrets in imagined for project in secrets} == unknown


def test_i12_2_their_owner_imagines_no_others() -> None:
    assert {tuple(Table(copy).secrets(1)) for copy in copies(small(), 1)} == {(5, 13)}


def test_i12_2_all_secret_projects_that_may_be_imagined_are_equally_likely() -> None:
    """Two of seven."""
    count = Counter(project for copy in copies(small(), 0, 1400) for project in Table(copy).secrets(1))
    assert len(count) == 7
    assert (
        sum((times - 400) ** 2 / 400 for times in count.values()) < 22.5
    )  # 0.1 % for 6 degrees of freedom, and pairs vary less


def test_i11_8_what_left_the_game_unseen_is_imagined_to_be_any_unknown_project() -> None:
    words: dict[str, Any] = {"assistants": [8], "secrets": [5, 13], "slots": [["T1", "T1"]]}
    others = [Player(slots=[["P1"]])]
    state = position(at="act", pair=("recruit", "extract"), pieces={9: 1}, track=[2], others=others, **words)
    after = Playing(state).take("end-actions").state
    found: dict[int, set[int]] = defaultdict(set)
    for viewer in (0, 1):
        for copy in copies(after, viewer):
            found[viewer].add(copy.project.index(Place.UNSEEN + 0) + 1)
    assert dict(found) == {0: {5}, 1: {5, *Table(after).pile()}}


def test_the_copies_that_are_compared_do_differ_in_all_that_is_hidden() -> None:
    """Otherwise the properties above would say nothing."""
    state, luck = small(), Random(1)
    others = [permuted(state, 0, luck) for _ in range(60)]
    assert len({tuple(other.deck) for other in others}) == 6
    assert len({tuple(other.secret) for other in others}) > 10
    assert len({tuple(other.project_pile) for other in others}) > 30
    assert len({tuple(other.assistant_pile) for other in others}) > 30
    assert {tuple(permuted(state, 1, luck).secret) for _ in range(20)} == {(4, 12)}
    assert all(HIDDEN not in other.project for other in others)
