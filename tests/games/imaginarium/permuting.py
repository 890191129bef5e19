"""Every way in which the hidden part of a position could be different, for one viewer: written from I12 alone.

Behind the screens nothing is hidden that cannot be counted, except secret projects: these, the one that left the game
unseen (I11.8) and the piles are dealt anew, with other luck to come.
"""

from __future__ import annotations

from random import Random

from bricabrac.games.imaginarium.components import PROJECTS
from bricabrac.games.imaginarium.state import Place, State


def permuted(state: State, viewer: int, luck: Random) -> State:
    other = state.copy()
    other.key = [luck.randrange(-(2**31), 2**31) for _ in other.key]
    other.used = [luck.randrange(0, 2000) for _ in other.used]
    _shuffle(other.deck, other.deck_size, luck)
    _shuffle(other.assistant_pile, other.assistant_pile_size, luck)
    _deal_projects(other, viewer, luck)
    return other


def _shuffle(cards: list[int], size: int, luck: Random) -> None:
    top = cards[:size]
    luck.shuffle(top)
    cards[:size] = top


def _deal_projects(state: State, viewer: int, luck: Random) -> None:
    """A seat knows its own secret projects, and which of them it put away."""
    foreign = [each for each in range(PROJECTS) if is_foreign_secret(state.project[each], viewer)]
    places = [state.project[each] for each in foreign]
    pool = [*state.project_pile[: state.project_pile_size], *foreign]
    luck.shuffle(pool)
    dealt = [(pool.pop(), place) for place in places]
    for project, place in dealt:
        state.project[project] = place
    kept = sorted(project for project, place in dealt if place < Place.UNSEEN)
    if kept:
        state.secret = [*kept, *state.secret[len(kept) :]]
    for card, project in enumerate(pool):
        state.project_pile[card] = project
        state.project[project] = Place.PILE


def is_foreign_secret(place: int, viewer: int) -> bool:
    return place >= Place.OWNED and place not in (Place.OWNED + viewer, Place.UNSEEN + viewer)
