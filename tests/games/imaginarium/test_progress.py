"""How far a player is towards a project, as others are told."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.games.imaginarium.components import HIDDEN, PROJECTS
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.progress import progress
from bricabrac.games.imaginarium.projects import is_met
from tests.games.imaginarium.positions import Player, Slot, position
from tests.games.imaginarium.random_tables import choices, last_position, seats, seeds, skipped

FIFTEEN_CHARCOALIUM = 9


@settings(max_examples=40)
@given(seats=seats, seed=seeds, skipped=skipped, played=choices, project=st.integers(0, PROJECTS - 1))
def test_all_that_is_needed_is_there_exactly_where_the_condition_is_met(
    seats: int, seed: bytes, skipped: int, played: bytes, project: int
) -> None:
    state = last_position(seats, seed, skipped, played)
    for seat in range(seats):
        there, needed = progress(state, seat, project)
        assert 0 <= there <= needed
        assert (there == needed) == is_met(state, seat, project)


@pytest.mark.parametrize(
    ("project", "slots", "expected"),
    [
        (1, [["P3"], ["P4", "P4"]], (3, 3)),
        (1, [["P3"], ["D2"]], (2, 3)),
        (2, [["P2"], ["P6"]], (2, 3)),
        (3, [["P1", "P1"], ["P1"]], (2, 3)),
        (5, [["P3", "P3", "P3"]], (5, 6)),
        (5, [["P3", "P3", "P3"], ["P3"]], (5, 6)),
        (5, [["P3", "P3", "P3"], ["P2"]], (6, 6)),
        (8, [["A1"], ["A1"]], (1, 2)),
        (11, [["P2"], ["P6"]], (2, 3)),
        (13, [["P2", "T1"]], (1, 2)),
        (14, [["P1", "P1"], ["P2", "T1"]], (2, 4)),
    ],
)
def test_what_there_is_counts_towards_a_project(project: int, slots: list[Slot], expected: tuple[int, int]) -> None:
    assert progress(position(at="dial", slots=slots), 0, project - 1) == expected


def test_of_charcoalium_behind_a_screen_only_the_player_knows() -> None:
    state = position(at="dial", stock={"charcoalium": 4}, others=[Player(stock={"charcoalium": 20})])
    view = imaginarium().view(state, 0)
    assert progress(view, 0, FIFTEEN_CHARCOALIUM - 1) == (4, 15)
    assert progress(view, 1, FIFTEEN_CHARCOALIUM - 1) == (HIDDEN, 15)
