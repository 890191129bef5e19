"""N2: setting up a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bricabrac.games.game import BadSetup
from bricabrac.games.nicodemus.components import (
    FULL_DECK,
    HAND_SIZE,
    HIDDEN,
    KINDS,
    MACHINES,
    NOTHING,
    PROJECT_IDS,
    ROW_OF_PROJECTS,
    STARTING_STOCK,
    STUFFS,
    SUPPLY,
    TILES,
)
from bricabrac.games.nicodemus.deal import lay_out
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, Place, State
from tests.games.nicodemus.positions import TILE, Table

A_DECK = FULL_DECK[::7] + tuple(kind for card, kind in enumerate(FULL_DECK) if card % 7)
"""A complete deck in an order that is easy to tell from the printed one; its top is its end."""
A_PILE = tuple(range(TILES))[::-1]
FIRST_OR_SECOND = pytest.mark.parametrize("first", [0, 1])


@pytest.fixture(scope="module")
def games() -> list[State]:
    return [nicodemus().new(number.to_bytes(32, "little")) for number in range(64)]


def laid_out(deck: Sequence[int] = A_DECK, pile: Sequence[int] = A_PILE, first: int = 0) -> Table:
    """The table laid out from piles in a known order."""
    state = State.blank()
    state.deck, state.pile, state.first = list(deck), list(pile), first
    lay_out(state)
    return Table(state)


def test_n2_a_new_game_is_sound(games: list[State]) -> None:
    assert [fault for state in games for fault in nicodemus().faults(state)] == []


def test_n2_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    seed, other = b"\x07" * 32, b"\x08" * 32
    assert nicodemus().new(seed) == nicodemus().new(seed)
    assert nicodemus().new(seed) != nicodemus().new(other)


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_n2_the_game_is_for_two_players_and_for_no_other_number(seats: int) -> None:
    with pytest.raises(BadSetup):
        nicodemus().new(bytes(32), seats=seats)


def test_n2_1_six_projects_are_revealed_and_eleven_form_the_pile(games: list[State]) -> None:
    for state in games:
        assert len(Table(state).projects(Place.ROW)) == ROW_OF_PROJECTS == 6
        assert len(Table(state).projects(Place.PILE)) == state.pile_size == 11


def test_n2_1_every_project_is_there_exactly_once(games: list[State]) -> None:
    for state in games:
        assert sorted([*state.row, *state.pile[: state.pile_size]]) == list(range(TILES))


def test_n2_1_the_first_six_of_the_shuffled_projects_are_revealed_in_their_order() -> None:
    shuffled = [38, 10, 37, 11, 36, 12, 35, 13, 34, 14, 33, 20, 32, 21, 31, 22, 23]
    assert sorted(shuffled) == sorted(PROJECT_IDS)
    table = laid_out(pile=[TILE[each] for each in reversed(shuffled)])
    assert [PROJECT_IDS[tile] for tile in table.state.row] == shuffled[:6]
    pile = table.state.pile[: table.state.pile_size]
    assert [PROJECT_IDS[tile] for tile in reversed(pile)] == shuffled[6:]


def test_n2_1_any_project_may_be_revealed_and_any_may_stay_hidden(games: list[State]) -> None:
    for tile in range(TILES):
        assert {state.place[tile] for state in games} == {Place.ROW, Place.PILE}


def test_n2_1_the_project_pile_lies_face_down(games: list[State]) -> None:
    for state in games[:8]:
        for viewer in (0, 1):
            view = nicodemus().view(state, viewer)
            assert set(view.pile[: view.pile_size]) == {HIDDEN}
            assert view.row == state.row


def test_n2_1_no_player_begins_with_a_project_of_their_own(games: list[State]) -> None:
    for state in games:
        assert set(state.place) == {Place.ROW, Place.PILE}
        assert state.boxed == [0, 0]


def test_n2_2_one_machine_opens_the_bric_a_brac_on_its_first_space_without_charcoalium(games: list[State]) -> None:
    for state in games:
        assert state.board_size == 1
        assert state.board[0] in range(KINDS)
        assert set(state.board[1:]) == {NOTHING}
        assert sum(state.fees) == 0


def test_n2_2_each_player_is_dealt_five_and_forty_five_remain_in_the_deck(games: list[State]) -> None:
    for state in games:
        assert state.hand_size == [HAND_SIZE, HAND_SIZE] == [5, 5]
        assert state.deck_size == MACHINES - 2 * HAND_SIZE - 1 == 45


def test_n2_2_all_56_machines_are_in_the_game(games: list[State]) -> None:
    for state in games:
        cards = [*state.board[:1], *state.hand[0], *state.hand[1], *state.deck[: state.deck_size]]
        assert sorted(cards) == sorted(FULL_DECK)
        assert len(cards) == 56
        assert all(sum(heap) == 0 for heap in state.gone)


@FIRST_OR_SECOND
def test_n2_2_the_first_machine_opens_the_bric_a_brac_and_the_next_ten_are_the_hands(first: int) -> None:
    top_first = A_DECK[::-1]
    state = laid_out(first=first).state
    assert state.board[0] == top_first[0]
    assert sorted([*state.hand[0], *state.hand[1]]) == sorted(top_first[1:11])
    assert tuple(state.deck[: state.deck_size][::-1]) == top_first[11:]


def test_n2_2_any_machine_may_open_the_bric_a_brac() -> None:
    openings = {nicodemus().new((1000 + number).to_bytes(32, "little")).board[0] for number in range(160)}
    assert openings == set(range(KINDS))


def test_n2_2_the_hands_are_hidden_from_each_other(games: list[State]) -> None:
    for state in games[:8]:
        for viewer in (0, 1):
            view = nicodemus().view(state, viewer)
            assert view.hand[viewer] == state.hand[viewer]
            assert set(view.hand[1 - viewer]) == {HIDDEN}


def test_n2_2_the_workshops_begin_without_machines(games: list[State]) -> None:
    assert all(state.workshop_size == [0, 0] for state in games)


def test_n2_3_either_seat_may_come_to_be_first(games: list[State]) -> None:
    chosen = [state.first for state in games]
    assert len(games) / 4 < chosen.count(0) < len(games) * 3 / 4
    assert chosen.count(0) + chosen.count(1) == len(games)


def test_n2_3_the_first_player_takes_two_charcoalium_and_nothing_else(games: list[State]) -> None:
    for state in games:
        stock = Table(state).stock(state.first)
        assert stock == {"charcoalium": 2, "wood": 0, "copper": 0, "crystal": 0}
        assert tuple(state.stock[state.first]) == STARTING_STOCK[0]


def test_n2_3_the_second_player_takes_one_charcoalium_and_one_wood(games: list[State]) -> None:
    for state in games:
        stock = Table(state).stock(1 - state.first)
        assert stock == {"charcoalium": 1, "wood": 1, "copper": 0, "crystal": 0}
        assert tuple(state.stock[1 - state.first]) == STARTING_STOCK[1]


@FIRST_OR_SECOND
def test_n2_3_what_is_taken_follows_the_first_player_and_not_the_seat(first: int) -> None:
    table = laid_out(first=first)
    assert table.stock(first)["charcoalium"] == 2
    assert table.stock(1 - first) == {"charcoalium": 1, "wood": 1, "copper": 0, "crystal": 0}


def test_n2_3_what_the_players_take_is_taken_from_the_reserve(games: list[State]) -> None:
    for state in games:
        assert Table(state).reserve() == {"charcoalium": 9, "wood": 7, "copper": 8, "crystal": 8}
        assert [state.reserve[s] + state.stock[0][s] + state.stock[1][s] for s in range(STUFFS)] == list(SUPPLY)


def test_n2_3_the_first_player_has_the_first_turn(games: list[State]) -> None:
    for state in games:
        assert nicodemus().to_move(state) == state.seat == state.first
        assert state.pending == Pending.ACTION
        assert nicodemus().turn(state) == 1


def test_n2_4_both_scores_start_at_zero(games: list[State]) -> None:
    assert all(state.score == [0, 0] for state in games)


def test_n2_4_nobody_has_won_before_the_game_has_begun(games: list[State]) -> None:
    assert all(nicodemus().result(state) is None and not state.last_round for state in games)
