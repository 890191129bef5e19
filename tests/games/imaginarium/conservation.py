"""What must lie on the table at any time (I1): counted afresh, place by place, and by nothing that the rules keep.

How many machines there are of each kind is repeated here from the box, so that no slip in the printed numbers goes
unseen.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from bricabrac.games.imaginarium.components import NOTHING, SERIALS
from bricabrac.games.imaginarium.contents import MACHINES_IN
from bricabrac.games.imaginarium.state import Place, State

MACHINES: Final = Counter(
    {"P1": 8, "P2": 7, "P3": 6, "P4": 4, "P5": 2, "P6": 2, "T1": 3, "T2": 3, "T3": 3, "T4": 3}
    | {"A1": 2, "A2": 2, "A3": 2, "A4": 2, "A5": 1, "A6": 1, "D1": 2, "D2": 2, "D3": 2, "S1": 1, "S2": 3}
)
ASSISTANTS: Final = range(1, 14)
PROJECTS: Final = range(1, 15)


def assert_nothing_is_lost(state: State) -> None:
    """I1.1: every machine, assistant and project is in exactly one place."""
    assert Counter(machines_of(state)) == MACHINES
    assert sorted(assistants_of(state)) == list(ASSISTANTS)
    assert sorted(projects_of(state)) == list(PROJECTS)


def machines_of(state: State) -> list[str]:
    """Wherever they are: in the piles, on the conveyor, in yards and slots, or loose while their owner reorganises."""
    kinds = [*pile(state.deck, state.deck_size), *row(state.conveyor)]
    for counts in (state.discard, state.loose, *state.yard):
        assert min(counts) >= 0
        kinds += [kind for kind, count in enumerate(counts) for _ in range(count)]
    for slots in state.slots:
        kinds += [kind for content in row(slots) for kind in MACHINES_IN[content]]
    return [SERIALS[kind] for kind in kinds]


def assistants_of(state: State) -> list[int]:
    """In the pile, in the row, or recruited; where each of them is told to be is where it lies."""
    lying = pile(state.assistant_pile, state.assistant_pile_size)
    shown = row(state.assistant_row)
    recruited = [each for each, place in enumerate(state.assistant) if place >= Place.OWNED]
    assert all(state.assistant[each] == Place.PILE for each in lying)
    assert all(state.assistant[each] == Place.TABLE for each in shown)
    assert all(state.assistant[each] < Place.OWNED + state.seats for each in recruited)
    return [each + 1 for each in (*lying, *shown, *recruited)]


def projects_of(state: State) -> list[int]:
    """In the pile, in the design office, behind a screen, or out of the game (I11.8: seen or unseen)."""
    lying = pile(state.project_pile, state.project_pile_size)
    shown = row(state.office)
    secret = row(state.secret)
    out = [each for each, place in enumerate(state.project) if place == Place.OUT or place >= Place.UNSEEN]
    assert all(state.project[each] == Place.PILE for each in lying)
    assert all(state.project[each] == Place.TABLE for each in shown)
    assert all(Place.OWNED <= state.project[each] < Place.OWNED + state.seats for each in secret)
    return [each + 1 for each in (*lying, *shown, *secret, *out)]


def pile(cards: list[int], size: int) -> list[int]:
    """Its cards; beyond its top there is nothing."""
    assert all(card != NOTHING for card in cards[:size])
    assert all(card == NOTHING for card in cards[size:])
    return cards[:size]


def row(places: list[int]) -> list[int]:
    return [each for each in places if each != NOTHING]
