"""N10 in every position: what a viewer is shown is the same whatever is hidden from them.

Positions are compared with copies in which everything that the viewer cannot know is dealt anew (see permuting.py,
which knows nothing of how views are made).
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bricabrac.games.dice import key_words
from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.components import EFFECT, HIDDEN, NOTHING, Effect
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, Place, Purpose, State
from tests.games.nicodemus.permuting import Held, cards_fixed, permuted
from tests.games.nicodemus.positions import KIND, TILE, Table, position, table
from tests.games.nicodemus.random_tables import choices, keys, positions, seeds, states

GAME = nicodemus()
VIEWERS: Final = (0, 1, SPECTATOR)
viewers = st.sampled_from(VIEWERS)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)
lots = st.integers(0, 2**32).map(Random)
many_positions = settings(max_examples=60, deadline=None)


@many_positions
@given(states, viewers, lots)
def test_n10_2_a_view_is_the_same_whatever_is_hidden_from_its_viewer(state: State, viewer: int, luck: Random) -> None:
    other = permuted(state, viewer, luck)
    assert GAME.faults(other) == []
    assert GAME.pack(GAME.view(other, viewer)) == GAME.pack(GAME.view(state, viewer))


@settings(max_examples=15, deadline=None)
@given(seeds, choices, lots)
def test_n10_2_a_decision_is_the_same_whatever_is_hidden_from_the_player_to_move(
    seed: bytes, played: bytes, luck: Random
) -> None:
    """All of it: the options, what is blocked and why, with their numbers."""
    for state, _ in positions(seed, played):
        assert repr(GAME.decision(permuted(state, state.seat, luck))) == repr(GAME.decision(state))


@settings(max_examples=25, deadline=None)
@given(seeds, choices, viewers, lots)
def test_n10_2_the_same_choice_tells_and_shows_the_same_whatever_stays_hidden(
    seed: bytes, played: bytes, viewer: int, luck: Random
) -> None:
    for state, option in positions(seed, played):
        if option is None:
            continue
        after, events = GAME.play(state, option)
        other = permuted(state, viewer, luck, held_for(state, option, after, viewer))
        other_after, other_events = GAME.play(other, option)
        assert told(other_events, viewer) == told(events, viewer)
        assert GAME.pack(GAME.view(other_after, viewer)) == GAME.pack(GAME.view(after, viewer))


def told(events: list[Event], viewer: int) -> str:
    return repr([event.seen_by(viewer) for event in events])


def held_for(state: State, option: int, after: State, viewer: int) -> Held:
    """What this choice reveals to the viewer: the card played, what they draw, what is taken at random."""
    seat = state.seat
    held = Held()
    if numbers.PLAY <= option < numbers.REPAIR and state.pending == Pending.ACTION:
        held.cards[seat] = [option - numbers.PLAY]
    if state.pending == Pending.SCRAP_FROM_HAND:
        held.cards[seat] = [option - numbers.SCRAP_HAND]
    if state.pending == Pending.KEPT_PROJECT:
        held.drawn = [option - numbers.KEEP]
    if after.pile_size < state.pile_size and (viewer == seat or state.pile_size == 1):
        held.top_of_pile = state.pile_size - after.pile_size
    if viewer == seat:
        held.top_of_deck = state.deck_size - after.deck_size
    if after.used[Purpose.RANDOM_CARDS] != state.used[Purpose.RANDOM_CARDS]:
        held.luck = True
        held.cards[1 - seat] = state.hand[1 - seat][: state.hand_size[1 - seat]]
    if effect_begun(state, option) == Effect.SCRAP_FROM_HAND and state.hand_size[seat] == 1:
        held.cards[seat] = [state.hand[seat][0]]  # the only card is scrapped without being asked for
    if state.hand_size[1 - seat] == 1 and viewer != 1 - seat and sum(after.turns) > sum(state.turns):
        held.cards[1 - seat] = [state.hand[1 - seat][0]]  # and so the only card may be played
    return held


def effect_begun(state: State, option: int) -> int:
    if state.pending == Pending.USE and option == numbers.USE_EFFECT:
        return EFFECT[state.board[state.board_size - 1]]
    return EFFECT[option - numbers.COPY] if state.pending == Pending.COPIED else NOTHING


@many_positions
@given(states, viewers, keys)
def test_n10_2_whatever_is_imagined_behind_a_view_looks_like_it(state: State, viewer: int, key: bytes) -> None:
    view = GAME.view(state, viewer)
    imagined = GAME.reshuffled(view, key)
    assert GAME.faults(imagined) == []
    assert GAME.view(imagined, viewer) == view


@many_positions
@given(states, viewers, keys, lots)
def test_n10_2_what_is_imagined_depends_on_the_view_and_its_key_alone(
    state: State, viewer: int, key: bytes, luck: Random
) -> None:
    imagined = GAME.reshuffled(GAME.view(state, viewer), key)
    other = GAME.reshuffled(GAME.view(permuted(state, viewer, luck), viewer), key)
    assert GAME.pack(other) == GAME.pack(imagined)


@many_positions
@given(states, viewers, keys)
def test_imagining_a_game_leaves_the_view_untouched(state: State, viewer: int, key: bytes) -> None:
    view = GAME.view(state, viewer)
    before = GAME.pack(view)
    GAME.reshuffled(view, key)
    assert GAME.pack(view) == before


@many_positions
@given(states, viewers, keys, keys)
def test_what_is_imagined_with_another_key_has_other_luck_to_come(
    state: State, viewer: int, key: bytes, other: bytes
) -> None:
    assume(key != other)
    view = GAME.view(state, viewer)
    assert GAME.reshuffled(view, key).key != GAME.reshuffled(view, other).key


@many_positions
@given(states, viewers, keys)
def test_what_is_imagined_can_be_played_to_its_end(state: State, viewer: int, key: bytes) -> None:
    imagined = GAME.reshuffled(GAME.view(state, viewer), key)
    luck = Random(key)
    while legal := GAME.legal(imagined):
        imagined = GAME.apply(imagined, luck.choice(legal))
    assert GAME.result(imagined) is not None


@many_positions
@given(states, viewers)
def test_a_view_of_a_view_is_the_view(state: State, viewer: int) -> None:
    view = GAME.view(state, viewer)
    assert GAME.view(view, viewer) == view


@many_positions
@given(states, st.sampled_from([0, 1]))
def test_n10_1_a_spectator_learns_from_the_view_of_a_seat_what_they_are_shown_anyway(state: State, seat: int) -> None:
    assert GAME.view(GAME.view(state, seat), SPECTATOR) == GAME.view(state, SPECTATOR)


@every_viewer
def test_n10_2_the_key_of_a_game_is_in_no_view_and_in_no_decision(viewer: int) -> None:
    seed = bytes(range(0x41, 0x61))
    secret = [seed[at : at + 4] for at in range(0, 32, 4)]
    words = [str(word) for word in key_words(seed)]
    state, luck = GAME.new(seed), Random(1)
    while legal := GAME.legal(state):
        packed = GAME.pack(GAME.view(state, viewer))
        assert not any(part in packed for part in secret)
        shown = repr(GAME.decision(state))
        assert not any(word in shown for word in words)
        state, events = GAME.play(state, luck.choice(legal))
        assert not any(word in repr(events) for word in words)


@every_viewer
@pytest.mark.parametrize("field", ["key", "used"])
def test_n10_2_no_view_tells_how_much_luck_was_used(viewer: int, field: str) -> None:
    state = position(hand=[11])
    getattr(state, field)[3] = 77
    assert set(getattr(GAME.view(state, viewer), field)) == {0}


def hidden_things() -> State:
    """The tiles drawn are to be chosen from; a card was stolen by each player; both have returned a tile to the box."""
    state = position(
        board=[41],
        hand=[11, 12, 13],
        other_hand=[14, 15, 21, 22],
        deck=[23, 24, 25, 31],
        row=[10, 11, 12, 13, 14, 20],
        pile=[21, 22, 23, 31, 32, 33, 34],
    )
    for tile, place in ((35, Place.BOXED), (36, Place.BOXED + 1), (37, Place.PRIVATE), (38, Place.PRIVATE + 1)):
        state.place[TILE[tile]] = int(place)
    state.boxed = [1, 1]
    state.hand[0][:3], state.seen[0][1] = [KIND[11], KIND[12], KIND[13]], 1
    state.seen[1][2] = 1
    for draw in range(2):
        state.pile_size -= 1
        state.drawn[draw] = state.pile[state.pile_size]
        state.pile[state.pile_size] = NOTHING
        state.place[state.drawn[draw]] = int(Place.DRAWN)
    state.drawn.sort()
    state.pending, state.effect = Pending.KEPT_PROJECT, int(Effect.DRAW_PROJECTS)
    assert GAME.faults(state) == []
    return state


@every_viewer
def test_the_copies_that_are_compared_do_differ_in_all_that_is_hidden(viewer: int) -> None:
    """Otherwise the properties above would say nothing."""
    state, luck = hidden_things(), Random(1)
    others = [permuted(state, viewer, luck) for _ in range(40)]
    assert len({tuple(other.deck) for other in others}) > 30
    assert len({tuple(other.pile) for other in others}) > 30
    for seat in {0, 1} - {viewer}:
        assert len({tuple(other.hand[seat]) for other in others}) > 5
        assert len({other.place.index(Place.BOXED + seat) for other in others}) > 5
    assert (len({tuple(other.drawn) for other in others}) > 10) == (viewer != state.seat)


@every_viewer
def test_n10_2_every_unknown_card_is_imagined_wherever_it_can_be(viewer: int) -> None:
    state = hidden_things()
    fixed = [cards_fixed(state, seat, viewer, Held()) for seat in range(2)]
    unknown = set(state.deck[: state.deck_size])
    found: dict[str, set[int]] = defaultdict(set)
    for seat in range(2):
        free = [kind for kind in state.hand[seat][: state.hand_size[seat]] if kind not in fixed[seat]]
        unknown |= set(free)
    for number in range(150):
        imagined = GAME.reshuffled(GAME.view(state, viewer), number.to_bytes(32, "little"))
        for seat in range(2):
            cards = imagined.hand[seat][: imagined.hand_size[seat]]
            found[f"hand {seat}"] |= set(cards) - set(fixed[seat])
        for depth in range(state.deck_size):
            found[f"card {depth} of the deck"].add(imagined.deck[depth])
    everywhere = {f"card {depth} of the deck": unknown for depth in range(state.deck_size)}
    for seat in range(2):
        everywhere[f"hand {seat}"] = unknown if seat != viewer else set()
    assert dict(found) == everywhere


@every_viewer
def test_n10_2_every_unknown_tile_is_imagined_wherever_it_can_be(viewer: int) -> None:
    state = hidden_things()
    mine = [tile for tile in range(len(state.place)) if state.place[tile] == Place.BOXED + viewer and viewer >= 0]
    drawn = [tile for tile in state.drawn if viewer != state.seat]
    unknown = set(state.pile[: state.pile_size]) | set(drawn)
    unknown |= {tile for tile in range(len(state.place)) if state.place[tile] >= Place.BOXED} - set(mine)
    found: dict[str, set[int]] = defaultdict(set)
    for number in range(200):
        imagined = GAME.reshuffled(GAME.view(state, viewer), number.to_bytes(32, "little"))
        for depth in range(state.pile_size):
            found[f"tile {depth} of the pile"].add(imagined.pile[depth])
        found["drawn"] |= set(imagined.drawn)
        for tile, place in enumerate(imagined.place):
            if place >= Place.BOXED:
                found[f"box of {place - Place.BOXED}"].add(tile)
    everywhere = {f"tile {depth} of the pile": unknown for depth in range(state.pile_size)}
    everywhere["drawn"] = unknown if viewer != state.seat else set(state.drawn)
    for seat in range(2):
        everywhere[f"box of {seat}"] = set(mine) if seat == viewer else unknown
    assert dict(found) == everywhere


def test_n10_2_all_hands_that_a_seat_may_imagine_are_equally_likely() -> None:
    """One unknown card in the other hand, four in the deck, all different: each is in the hand a fifth of the times."""
    state = position(hand=[11], other_hand=[12], deck=[13, 14, 15, 21])
    view = GAME.view(state, 0)
    count: dict[int, int] = defaultdict(int)
    for number in range(2000):
        count[GAME.reshuffled(view, number.to_bytes(32, "little")).hand[1][0]] += 1
    assert len(count) == 5
    chi_square = sum((times - 400) ** 2 / 400 for times in count.values())
    assert chi_square < 18.5  # 0.1 % for 4 degrees of freedom


def test_n10_2_a_view_says_how_many_cards_are_hidden_and_where() -> None:
    view = GAME.view(hidden_things(), 0)
    assert view.hand[1] == [KIND[21], HIDDEN, HIDDEN, HIDDEN, NOTHING]
    assert view.deck[:5] == [HIDDEN, HIDDEN, HIDDEN, HIDDEN, NOTHING]
    assert view.pile[:6] == [HIDDEN] * 5 + [NOTHING]


def test_what_is_still_to_come_cannot_be_told_from_a_position_without_its_luck() -> None:
    def forgotten(deck: list[int], seed: int) -> State:
        state = position(hand=[11], other_hand=[12], deck=deck)
        state.key[0], state.used[3] = seed, seed
        return GAME.without_luck(state)

    assert forgotten([13, 14, 15], 1) == forgotten([15, 13, 14], 2)


def test_a_position_with_new_luck_keeps_what_is_on_the_table_and_in_hands() -> None:
    played: Table = table(hand=[11, 12], other_hand=[13], deck=[14, 15, 21, 22, 23, 24], pile=[10, 11, 12], row=[13])
    renewed = GAME.with_new_luck(played.state, bytes([7]) * 32)
    for viewer in (0, 1):
        assert GAME.view(renewed, viewer) == GAME.view(played.state, viewer)
    assert sorted(renewed.deck) == sorted(played.state.deck)
    assert sorted(renewed.pile) == sorted(played.state.pile)


def test_new_luck_follows_from_the_seed_alone() -> None:
    first = position(hand=[11], other_hand=[12], deck=[13, 14, 15, 21, 22, 23])
    second = position(hand=[11], other_hand=[12], deck=[23, 22, 21, 15, 14, 13])
    second.key, second.used = [9] * 8, [1, 2, 3, 4]
    seed = bytes([5]) * 32
    assert GAME.with_new_luck(first, seed) == GAME.with_new_luck(second, seed)
    assert GAME.with_new_luck(first, seed) != GAME.with_new_luck(first, bytes([6]) * 32)
