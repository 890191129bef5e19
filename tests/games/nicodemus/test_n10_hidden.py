"""N10.2: hands, deck, pile, luck and tiles drawn: what is hidden, and from whom."""

from __future__ import annotations

import pytest

from bricabrac.games.dice import key_words
from bricabrac.games.game import SPECTATOR
from bricabrac.games.nicodemus.components import HIDDEN, NOTHING
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, Place
from tests.games.nicodemus.positions import TILE, Table, position, table
from tests.games.nicodemus.viewing import (
    VIEWERS,
    busy,
    data_told,
    every_viewer,
    games,
    played_game,
    same_to,
    told,
    view,
)

others_than_seat_0 = pytest.mark.parametrize("viewer", [1, SPECTATOR])


# hands


@pytest.mark.parametrize("seat", [0, 1])
def test_n10_2_a_player_sees_the_own_hand(seat: int) -> None:
    played = busy()
    assert view(played, seat).hand[seat] == played.state.hand[seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_n10_2_the_other_hand_is_hidden_but_for_its_size(seat: int) -> None:
    assert view(busy(), seat).hand[1 - seat] == [HIDDEN] * 3 + [NOTHING] * 2


def test_n10_2_a_spectator_sees_neither_hand() -> None:
    assert view(busy(), SPECTATOR).hand == [[HIDDEN] * 3 + [NOTHING] * 2] * 2


@others_than_seat_0
def test_n10_2_cards_drawn_are_told_to_their_drawer_only(viewer: int) -> None:
    played = table(hand=[11, 12, 13], deck=[41, 42, 15]).choose("play", machine=11).choose("use-charcoalium")
    assert data_told(played, "draw", viewer) == [{"count": 3}]
    assert data_told(played, "draw", 0) == [{"count": 3, "machines": (41, 42, 15)}]


def test_n10_2_out_of_a_hand_of_equal_cards_one_is_asked_for_so_that_nobody_learns_that_they_are_equal() -> None:
    """A game that played the card by itself would do so only out of a hand like this."""

    def after_seat_0(*hand_of_seat_1: int) -> Table:
        return (
            table(board=[34], hand=[11, 12], other_hand=hand_of_seat_1)
            .choose("play", machine=11)
            .choose("use-charcoalium")
        )

    equal, different = after_seat_0(13, 13), after_seat_0(13, 14)
    assert [option.kind for option in equal.decision.options] == ["play"]  # type: ignore[union-attr]
    assert told(equal, 0) == told(different, 0)
    assert view(equal, 0) == view(different, 0)


def test_n10_2_out_of_a_hand_of_equal_cards_the_one_to_be_scrapped_is_asked_for() -> None:
    played = table(hand=[21, 13, 13], board=[11]).choose("play", machine=21).choose("use-effect")
    assert played.asked == "scrap-from-hand"


@others_than_seat_0
def test_n10_2_a_card_being_scrapped_is_the_one_that_goes_whatever_others_imagine_of_the_hand(viewer: int) -> None:
    """N6.3: 33 is what the scrapper takes apart; only its cubes are still to be chosen."""
    played = table(hand=[21, 11, 33], other_hand=[12, 13, 14]).choose("play", machine=21).choose("use-effect")
    played.choose("scrap-hand", machine=33)
    assert played.state.pending == Pending.CUBES
    game = played.game
    (number,) = played.numbers("gain-cubes", gained=(("crystal", 2),))
    after = game.apply(played.state, number)
    for seed in range(20):
        imagined = game.apply(game.reshuffled(game.view(played.state, viewer), bytes([seed]) * 32), number)
        assert game.faults(imagined) == []
        assert imagined.gone == after.gone


# deck, pile, luck


@every_viewer
def test_n10_2_the_deck_is_hidden_from_everybody(viewer: int) -> None:
    played = table(hand=[11], deck=[12, 13, 14])
    assert view(played, viewer).deck == [HIDDEN] * 3 + [NOTHING] * 53


@every_viewer
def test_n10_2_the_project_pile_is_hidden_from_everybody(viewer: int) -> None:
    played = table(hand=[11], row=[10], pile=[31, 32, 33])
    seen = view(played, viewer)
    assert seen.pile == [HIDDEN] * 3 + [NOTHING] * 14
    assert [seen.place[TILE[project]] for project in (31, 32, 33)] == [HIDDEN] * 3


@every_viewer
def test_n10_2_the_seed_is_in_no_view(viewer: int) -> None:
    seed = bytes(range(1, 33))
    game = nicodemus()
    state = game.new(seed)
    assert state.key == key_words(seed)
    seen = game.view(state, viewer)
    assert not any(seen.key)
    assert not any(seen.used)
    packed = game.pack(seen)
    assert not any(seed[word : word + 4] in packed for word in range(0, 32, 4))


@every_viewer
def test_n10_2_two_games_that_differ_only_in_their_seed_look_the_same(viewer: int) -> None:
    one, other = busy(), busy()
    other.state.key = key_words(b"another seed of thirty-two bytes")
    other.state.used = [5, 6, 7, 8]
    assert one.game.pack(view(one, viewer)) == one.game.pack(view(other, viewer))


@every_viewer
def test_n10_2_a_view_leaves_the_game_itself_untouched(viewer: int) -> None:
    played = busy()
    before = played.game.pack(played.state)
    view(played, viewer)
    assert played.game.pack(played.state) == before


def test_n10_2_positions_that_differ_only_in_the_other_hand_and_the_deck_look_the_same() -> None:
    one = position(hand=[11], other_hand=[12, 13, 14], deck=[15, 31, 32])
    other = position(hand=[11], other_hand=[15, 31, 32], deck=[14, 13, 12])
    assert same_to(0, one, other)
    assert same_to(SPECTATOR, one, other)
    assert not same_to(1, one, other)


@every_viewer
def test_n10_2_positions_that_differ_only_in_the_order_of_deck_and_pile_look_the_same(viewer: int) -> None:
    one = position(hand=[11], other_hand=[12], deck=[15, 31, 32], pile=[20, 21, 22])
    other = position(hand=[11], other_hand=[12], deck=[32, 15, 31], pile=[22, 20, 21])
    assert same_to(viewer, one, other)


@every_viewer
@pytest.mark.parametrize("game_number", range(4))
def test_n10_2_a_new_game_shows_a_viewer_only_the_row_the_first_machine_and_the_own_hand(
    game_number: int, viewer: int
) -> None:
    """Whatever else is drawn anew, the view stays the same."""
    game = nicodemus()
    state = game.new(bytes([game_number]) * 32)
    renewed = game.with_new_luck(state, b"n" * 32)
    assert state.deck != renewed.deck
    assert state.pile != renewed.pile
    assert same_to(viewer, state, renewed)


# tiles drawn and returned to the box (N6.12)


def drawing(pile: list[int]) -> Table:
    return table(hand=[41], pile=pile).choose("play", machine=41).choose("use-effect")


def test_n10_2_the_drawn_tiles_are_seen_by_their_drawer() -> None:
    played = drawing([31, 32, 33])
    assert sorted(view(played, 0).drawn) == sorted([TILE[31], TILE[32]])
    assert data_told(played, "draw-projects", 0) == [{"count": 2, "projects": (31, 32)}]


@every_viewer
@pytest.mark.parametrize("piles", [([31, 32], [32, 31]), ([10, 32], [32, 10]), ([10, 38, 11], [38, 10, 11])])
def test_n10_2_which_of_the_drawn_tiles_lay_on_top_is_known_to_nobody(
    viewer: int, piles: tuple[list[int], list[int]]
) -> None:
    """They are drawn together."""
    one, other = piles
    assert same_to(viewer, drawing(one).state, drawing(other).state)


@others_than_seat_0
def test_n10_2_the_drawn_tiles_are_hidden_from_everybody_else(viewer: int) -> None:
    played = drawing([31, 32, 33])
    seen = view(played, viewer)
    assert seen.drawn == [HIDDEN, HIDDEN]
    assert [seen.place[TILE[project]] for project in (31, 32, 33)] == [HIDDEN] * 3
    assert data_told(played, "draw-projects", viewer) == [{"count": 2}]
    assert same_to(viewer, played.state, drawing([33, 31, 32]).state)


def test_n10_2_the_drawer_knows_the_tile_returned_to_the_box() -> None:
    played = drawing([31, 32, 33]).choose("keep", project=32)
    assert Table(view(played, 0)).projects(Place.BOXED) == [31]
    assert data_told(played, "box-project", 0) == [{"project": 31}]


@others_than_seat_0
def test_n10_2_nobody_else_knows_the_tile_returned_to_the_box(viewer: int) -> None:
    played = drawing([31, 32, 33]).choose("keep", project=32)
    seen = view(played, viewer)
    assert seen.place[TILE[31]] == seen.place[TILE[33]] == HIDDEN
    assert seen.boxed[0] == 1
    assert data_told(played, "box-project", viewer) == [{}]
    assert same_to(viewer, played.state, drawing([33, 32, 31]).choose("keep", project=32).state)


def test_n10_2_each_drawer_knows_the_own_returned_tile_only() -> None:
    played = table(hand=[41], other_hand=[41, 11], pile=[31, 32, 33, 34, 35])
    played.choose("play", machine=41).choose("use-effect").choose("keep", project=31)
    played.choose("play", machine=41).choose("use-effect").choose("keep", project=33)
    for viewer in (0, 1):
        seen = view(played, viewer)
        assert seen.place[TILE[32]] == (Place.BOXED if viewer == 0 else HIDDEN)
        assert seen.place[TILE[34]] == (Place.BOXED + 1 if viewer == 1 else HIDDEN)
    assert [view(played, SPECTATOR).place[TILE[project]] for project in (32, 34, 35)] == [HIDDEN] * 3


def test_n10_2_for_the_drawer_the_returned_tile_is_never_in_the_pile_for_the_opponent_it_may_be() -> None:
    played = drawing([31, 32, 33, 34]).choose("keep", project=32)
    game = played.game
    for number in range(30):
        mine = game.reshuffled(game.view(played.state, 0), bytes([number]) * 32)
        assert mine.place[TILE[31]] == Place.BOXED
    theirs = [game.reshuffled(game.view(played.state, 1), bytes([number]) * 32) for number in range(30)]
    assert {state.place[TILE[31]] for state in theirs} == {Place.PILE, Place.BOXED}


# over whole games


def test_n10_2_what_a_viewer_is_told_hides_nothing_any_more() -> None:
    """No secret travels along with an event that was made for a viewer."""
    for number in range(12):
        for played in played_game(number):
            assert all(event.secret == {} for viewer in VIEWERS for event in told(played, viewer))


@games
def test_n10_2_whatever_is_imagined_behind_a_view_is_sound_and_looks_the_same(game_number: int) -> None:
    game = nicodemus()
    for step, played in enumerate(played_game(game_number)):
        for viewer in VIEWERS:
            seen = game.view(played.state, viewer)
            imagined = game.reshuffled(seen, step.to_bytes(32, "little"))
            assert game.faults(imagined) == []
            assert game.pack(game.view(imagined, viewer)) == game.pack(seen)


@games
def test_n10_2_whatever_is_imagined_behind_a_view_can_be_played_on(game_number: int) -> None:
    """The same decision is pending, and every one of its options leads to a sound state."""
    game = nicodemus()
    for step, played in enumerate(played_game(game_number)):
        for viewer in VIEWERS:
            imagined = game.reshuffled(game.view(played.state, viewer), step.to_bytes(32, "little"))
            assert imagined.pending == played.state.pending
            for option in game.legal(imagined):
                assert game.faults(game.apply(imagined, option)) == []
