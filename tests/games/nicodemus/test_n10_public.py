"""N10.1: what everybody knows and is told."""

from __future__ import annotations

import pytest

from bricabrac.games.nicodemus.components import HIDDEN, KINDS, NOTHING, PROJECT_IDS
from bricabrac.games.nicodemus.state import Place
from tests.games.nicodemus.positions import KIND, Table, table
from tests.games.nicodemus.viewing import VIEWERS, busy, data_told, every_viewer, games, played_game, view


@every_viewer
@pytest.mark.parametrize(
    "what",
    [
        "board_size",
        "board",
        "fees",
        "workshop_size",
        "workshop",
        "stock",
        "reserve",
        "score",
        "gone",
        "deck_size",
        "hand_size",
        "pile_size",
        "row",
        "boxed",
        "pending",
        "seat",
        "first",
        "turns",
        "last_round",
    ],
)
def test_n10_1_what_lies_on_the_table_is_public(what: str, viewer: int) -> None:
    played = busy()
    assert getattr(view(played, viewer), what) == getattr(played.state, what)


@every_viewer
def test_n10_1_private_projects_are_public(viewer: int) -> None:
    seen = Table(view(busy(), viewer))
    assert seen.projects(Place.PRIVATE) == [20]
    assert seen.projects(Place.PRIVATE + 1) == [21, 22]


@every_viewer
def test_n10_1_completed_projects_are_public(viewer: int) -> None:
    played = table(board=[12], workshop=[11], row=[31], stock={"wood": 2}).choose("repair", machine=12)
    played.choose("complete", project=31)
    assert Table(view(played, viewer)).projects(Place.DONE) == [31]
    assert data_told(played, "complete", viewer) == [{"project": 31, "points": 2}]


@every_viewer
def test_n10_1_how_many_cards_are_drawn_is_public(viewer: int) -> None:
    played = table(hand=[11, 12, 13]).choose("play", machine=11).choose("use-charcoalium")
    (data,) = data_told(played, "draw", viewer)
    assert data["count"] == 3


@every_viewer
def test_n10_1_a_card_played_is_public(viewer: int) -> None:
    played = table(hand=[11, 12]).choose("play", machine=12)
    assert data_told(played, "play", viewer) == [{"machine": 12, "space": 1}]
    assert view(played, viewer).board[0] == KIND[12]


@every_viewer
def test_n10_1_a_card_scrapped_from_the_hand_is_public(viewer: int) -> None:
    played = table(hand=[21, 12, 31]).choose("play", machine=21).choose("use-effect").choose("scrap-hand", machine=31)
    assert data_told(played, "scrap-hand", viewer) == [{"machine": 31}]
    assert view(played, viewer).gone == played.state.gone


@every_viewer
def test_n10_1_cards_discarded_by_a_ransack_are_public(viewer: int) -> None:
    played = table(hand=[33], other_hand=[11, 12, 13, 14, 15]).choose("play", machine=33).choose("use-effect")
    (data,) = data_told(played, "ransack", viewer)
    discarded = data["discarded"]
    assert isinstance(discarded, tuple)
    assert sorted([*discarded, *played.hand(1)]) == [11, 12, 13, 14, 15]
    assert view(played, viewer).gone == played.state.gone


@every_viewer
def test_n10_1_how_many_tiles_are_drawn_and_which_is_kept_is_public(viewer: int) -> None:
    played = table(hand=[41], pile=[31, 32]).choose("play", machine=41).choose("use-effect")
    (drawn,) = data_told(played, "draw-projects", viewer)
    assert drawn["count"] == 2
    played.choose("keep", project=32)
    assert data_told(played, "keep-project", viewer) == [{"project": 32}]


def test_n10_1_a_single_card_is_played_without_being_asked_for_as_everybody_can_count_it() -> None:
    played = table(board=[34], hand=[11, 12], other_hand=[13])
    played.choose("play", machine=11).choose("use-charcoalium")
    assert played.asked == "use"
    assert played.board()[-1] == 13


# over whole games


@games
def test_n10_1_every_machine_that_is_public_is_in_every_view(game_number: int) -> None:
    """All 56 machines are public, in the own hand or counted as hidden."""
    for played in played_game(game_number):
        for viewer in VIEWERS:
            seen = view(played, viewer)
            cards = [*seen.board, *seen.deck, *(each for pile in (*seen.hand, *seen.workshop) for each in pile)]
            assert sum(card != NOTHING for card in cards) + sum(map(sum, seen.gone)) == 56
            assert all(card in range(KINDS) for card in cards if card not in (NOTHING, HIDDEN))


@games
def test_n10_1_every_tile_that_is_not_in_the_pile_drawn_or_boxed_is_in_every_view(game_number: int) -> None:
    for played in played_game(game_number):
        for viewer in VIEWERS:
            seen = view(played, viewer)
            for tile in range(len(PROJECT_IDS)):
                place = played.state.place[tile]
                public = place in range(Place.ROW, Place.BOXED) and place != Place.DRAWN
                assert seen.place[tile] == (place if public or seen.place[tile] != HIDDEN else HIDDEN)
                assert not (public and seen.place[tile] == HIDDEN)
