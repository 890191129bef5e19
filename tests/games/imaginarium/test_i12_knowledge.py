"""I12: what is public, and what stands behind a screen."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bricabrac.games.game import SPECTATOR, BadSetup
from bricabrac.games.imaginarium.components import HIDDEN, MACHINES, MOST_SEATS, NOTHING
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import Place, State
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, Table, position, saboteur

GAME: Final = imaginarium()
VIEWERS: Final = (0, 1, 2, SPECTATOR)
SCREENED: Final = [HIDDEN] * 5
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def seen(state: State, viewer: int) -> State:
    return GAME.view(state, viewer)


def busy(**words: Any) -> State:
    """A position with something of everything; seat 1 has two secret projects."""
    others = [
        Player(
            stock={"charcoalium": 7, "crystal": 2},
            points=11,
            slots=[["P1", "P1"]],
            disabled=[["P4"]],
            yard=["A1"],
            assistants=[8, 2],
            secrets=[5, 13],
            dialled=("trade", "dismantle"),
        ),
        Player(stock={"wood": 3}, points=4, slots=[["D1", "D3"]]),
    ]
    mine: dict[str, Any] = {"stock": {"charcoalium": 2, "copper": 1}, "points": 9, "slots": [["P2", "T1"], ["P3"]]}
    return position(
        **{
            **mine,
            "at": "act",
            "pair": ("repair", "trade"),
            "others": others,
            "pieces": {9: 1},
            "track": [2],
            "discard": ["P1", "T4"],
            "office": [1, 2, 3],
            "validated": {2: [1, 0], 4: [2]},
            **words,
        }
    )


# Public


@every_viewer
def test_i12_1_the_board_is_public(viewer: int) -> None:
    state = busy()
    table, view = Table(state), Table(seen(state, viewer))
    assert (view.conveyor(), view.pieces(), view.track()) == (table.conveyor(), table.pieces(), table.track())
    assert (view.row(), view.office()) == (table.row(), table.office())


@every_viewer
def test_i12_1_those_who_wait_and_saboteurs_are_public(viewer: int) -> None:
    state = position(at="act", seats=2, pair=("repair", "trade"), stands=10, conveyor=[], waiting=[saboteur(1), 1])
    assert Table(seen(state, viewer)).waiting() == [saboteur(1), 1]


@every_viewer
def test_i12_1_workshops_with_what_is_disabled_are_public(viewer: int) -> None:
    view = Table(seen(busy(), viewer))
    assert [view.slots(seat) for seat in range(3)] == [[["P2", "T1"], ["P3"]], [["P1", "P1"], ["P4"]], [["D1", "D3"]]]
    assert [view.disabled(seat) for seat in range(3)] == [[], [["P4"]], []]


@every_viewer
def test_i12_1_yards_are_public(viewer: int) -> None:
    assert [Table(seen(busy(), viewer)).yard(seat) for seat in range(3)] == [[], ["A1"], []]


@every_viewer
def test_i12_1_recruited_assistants_are_public(viewer: int) -> None:
    assert [Table(seen(busy(), viewer)).assistants(seat) for seat in range(3)] == [[], [2, 8], []]


@every_viewer
def test_i12_1_the_pairs_last_dialled_are_public(viewer: int) -> None:
    view = Table(seen(busy(), viewer))
    assert [view.dialled(seat) for seat in range(3)] == [("repair", "trade"), ("trade", "dismantle"), None]


@every_viewer
def test_i12_1_the_discard_pile_is_public(viewer: int) -> None:
    assert Table(seen(busy(), viewer)).discard() == ["P1", "T4"]


@every_viewer
def test_i12_1_validated_projects_and_those_out_of_the_game_are_public(viewer: int) -> None:
    state = busy()
    view = Table(seen(state, viewer))
    assert (view.validated(2), view.validated(4)) == ([1, 0], [2])
    assert view.out_of_the_game() == Table(state).out_of_the_game() != []


@every_viewer
def test_i12_1_how_many_cards_lie_in_deck_and_piles_is_public(viewer: int) -> None:
    state = busy()
    view = seen(state, viewer)
    sizes = (view.deck_size, view.assistant_pile_size, view.project_pile_size)
    assert sizes == (state.deck_size, state.assistant_pile_size, state.project_pile_size)
    assert [view.deck.count(HIDDEN), view.assistant_pile.count(HIDDEN), view.project_pile.count(HIDDEN)] == [*sizes]


@every_viewer
def test_i12_1_which_cards_they_are_is_not(viewer: int) -> None:
    view = seen(busy(), viewer)
    assert set(view.deck) == {HIDDEN, NOTHING}
    assert len(view.deck) == MACHINES
    assert set(view.assistant_pile) == set(view.project_pile) == {HIDDEN, NOTHING}


@every_viewer
def test_i12_1_points_are_gained_in_public(viewer: int) -> None:
    table = Playing(busy(slots=[["T2", "T2"]], office=[13], others=[])).take("end-actions")
    (validated,) = table.happened("validate")
    assert validated.seen_by(viewer).data == {"project": 13, "points": 3, "first": True}


@every_viewer
def test_i12_2_i9_5_everybody_learns_who_has_fifteen_charcoalium(viewer: int) -> None:
    table = Playing(busy(stock={"charcoalium": 15}, office=[9], others=[])).take("end-actions")
    assert Table(seen(table.state, viewer)).validated(9) == [0]


# Behind the screens


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_i12_2_a_seat_sees_its_own_stock_and_points_and_not_those_of_others(viewer: int) -> None:
    state = busy()
    view = seen(state, viewer)
    assert [view.stock[seat] for seat in range(3)] == [
        state.stock[seat] if seat == viewer else SCREENED for seat in range(3)
    ]


def test_i12_2_a_spectator_sees_no_stock() -> None:
    assert seen(busy(), SPECTATOR).stock[:3] == [SCREENED] * 3


@every_viewer
def test_i12_2_places_without_a_player_have_no_screen(viewer: int) -> None:
    assert seen(busy(), viewer).stock[3:] == [[0] * 5] * (MOST_SEATS - 3)


@every_viewer
def test_i12_2_whoever_counts_knows_what_stands_there(viewer: int) -> None:
    state = busy()
    assert seen(state, viewer).counted[:3] == state.stock[:3]


def test_i12_2_secret_projects_are_known_to_their_owner() -> None:
    view = seen(busy(), 1)
    assert (Table(view).secrets(1), view.secret) == ([5, 13], [4, 12])


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_i12_2_that_there_are_two_is_all_that_others_know(viewer: int) -> None:
    view = seen(busy(), viewer)
    assert view.secret == [HIDDEN, HIDDEN]
    assert [place for place in view.project if place >= Place.OWNED] == []


@every_viewer
def test_i12_2_a_project_that_is_not_seen_may_be_in_the_pile_or_a_secret(viewer: int) -> None:
    """All of them look alike."""
    state = busy()
    unknown = {*Table(state).pile(), *(() if viewer == 1 else (5, 13))}
    view = seen(state, viewer)
    assert {project + 1 for project in range(14) if view.project[project] == HIDDEN} == unknown


def after_a_secret_was_validated() -> State:
    """13 was revealed, 5 left the game unseen."""
    others = [Player(), Player(slots=[["P1"]])]
    words: dict[str, Any] = {"assistants": [8], "secrets": [5, 13], "slots": [["T1", "T1"]]}
    state = position(at="act", pair=("recruit", "extract"), others=others, pieces={9: 2}, track=[1], **words)
    return Playing(state).take("end-actions").state


def test_i11_8_its_owner_knows_what_left_the_game_unseen() -> None:
    view = seen(after_a_secret_was_validated(), 0)
    assert (view.project[5 - 1], view.project[13 - 1]) == (Place.UNSEEN + 0, Place.OUT)


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_i11_8_others_see_the_one_that_was_revealed_and_not_the_other(viewer: int) -> None:
    view = seen(after_a_secret_was_validated(), viewer)
    assert (view.project[5 - 1], view.project[13 - 1]) == (HIDDEN, Place.OUT)


@every_viewer
def test_i11_8_nobody_has_a_secret_any_more(viewer: int) -> None:
    assert seen(after_a_secret_was_validated(), viewer).secret == [NOTHING, NOTHING]


# Luck


@every_viewer
def test_i12_no_view_tells_of_the_luck_to_come_or_how_much_was_used(viewer: int) -> None:
    state = busy()
    state.key, state.used = [9] * 8, [1, 2, 3, 4]
    view = seen(state, viewer)
    assert (set(view.key), set(view.used)) == ({0}, {0})


# Open screens


def opened() -> State:
    state = busy()
    state.open_screens = 1
    return state


@every_viewer
def test_i12_2_with_open_screens_everybody_sees_all_stocks_and_points(viewer: int) -> None:
    assert seen(opened(), viewer).stock == opened().stock


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_i12_2_with_open_screens_secret_projects_stay_secret(viewer: int) -> None:
    assert seen(opened(), viewer).secret == [HIDDEN, HIDDEN]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_i12_2_a_table_is_opened_with_open_screens_or_without(seats: int) -> None:
    hidden = seen(GAME.new(bytes(32), seats), SPECTATOR)
    shown = seen(GAME.new(bytes(32), seats, {"open_screens": True}), SPECTATOR)
    assert hidden.stock[:seats] == [SCREENED] * seats
    assert shown.stock[:seats] == hidden.counted[:seats]


@pytest.mark.parametrize("options", [{"open_screens": 1}, {"open": True}])
def test_i12_2_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(bytes(32), 3, options)
