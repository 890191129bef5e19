"""Projects after a repair (N9) and the limit of the workshop (N5.7)."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus.components import (
    ALL_COLOURS_TILES,
    COLOUR,
    NOTHING,
    PAIR_TILES,
    PROJECT_POINTS,
    ROW_OF_PROJECTS,
    TILES,
    TRIPLE_TILES,
    WORKSHOP_LIMIT,
)
from bricabrac.games.nicodemus.decisions import COMPLETE, NO_MORE_PROJECTS, SET_ASIDE
from bricabrac.games.nicodemus.ending import score_points
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State


@rule
def begin_projects(state: State) -> None:
    state.pending = Pending.PROJECTS if completable(state) != 0 else Pending.REPAIRED


@rule
def available(state: State) -> int:
    """N9.1: revealed tiles and the player's own, a bit each."""
    tiles = 0
    for tile in range(TILES):
        if state.place[tile] == Place.ROW or state.place[tile] == Place.PRIVATE + state.seat:
            tiles |= 1 << tile
    return tiles


@rule
def completable(state: State) -> int:
    """N9.1: available tiles that the newest machine and others of the workshop fulfil, a bit each."""
    if state.workshop_size[state.seat] < 2:
        return 0
    tiles = 0
    for machines in range(1 << (state.workshop_size[state.seat] - 1)):
        tiles |= fulfilled_by(state, machines)
    return tiles & available(state) if tiles != 0 else 0


@rule
def fulfilled_by(state: State, machines: int) -> int:
    """N9.2, N9.4: tiles that want exactly the newest machine and these others (a bit each)."""
    workshop = state.workshop[state.seat]
    newest = workshop[state.workshop_size[state.seat] - 1]
    first = NOTHING
    second = NOTHING
    third = NOTHING
    for space in range(WORKSHOP_LIMIT - 1):
        if machines >> space & 1:
            third = second
            second = first
            first = workshop[space]
    if first == NOTHING:
        return 0
    if second == NOTHING:
        return PAIR_TILES[newest][first]
    if third == NOTHING:
        return TRIPLE_TILES[newest][first][second]
    colours = 1 << COLOUR[newest] | 1 << COLOUR[first] | 1 << COLOUR[second] | 1 << COLOUR[third]
    return ALL_COLOURS_TILES if colours == 0b1111 else 0


@rule
def list_projects(state: State, options: list[int]) -> int:
    """N9.4: all projects of the turn, chosen one by one in any order."""
    count = 0
    tiles = completable(state) & ~state.chosen
    for tile in range(TILES):
        if tiles >> tile & 1:
            options[count] = COMPLETE + tile
            count += 1
    options[count] = NO_MORE_PROJECTS
    return count + 1


@rule
def choose_project(state: State, option: int) -> None:
    if option != NO_MORE_PROJECTS:
        state.chosen |= 1 << (option - COMPLETE)
    elif state.chosen != 0:
        state.pending = Pending.MACHINES_USED
    else:
        state.pending = Pending.REPAIRED


@rule
def usable_sets(state: State) -> int:
    """N9.4: the sets of machines besides the newest that can serve all chosen projects together (bit n: set n)."""
    others = state.workshop_size[state.seat] - 1
    reached = 1
    for tile in range(TILES):
        if state.chosen >> tile & 1:
            extended = 0
            for machines in range(1 << others):
                if fulfilled_by(state, machines) >> tile & 1:
                    for before in range(1 << others):
                        if reached >> before & 1:
                            extended |= 1 << (before | machines)
            reached = extended
    return reached


@rule
def list_sets(state: State, options: list[int]) -> int:
    workshop = state.workshop[state.seat]
    others = state.workshop_size[state.seat] - 1
    sets = usable_sets(state)
    count = 0
    for machines in range(1 << others):
        if sets >> machines & 1:
            repeated = False
            for space in range(others):
                for earlier in range(space):
                    same = workshop[space] == workshop[earlier]
                    if same and machines >> space & 1 and not machines >> earlier & 1:
                        repeated = True
            if not repeated:
                options[count] = SET_ASIDE + (machines | 1 << others)
                count += 1
    return count


@rule
def complete_projects(state: State, machines: int) -> None:
    """N9.4, N9.5."""
    seat = state.seat
    for tile in range(TILES):
        if state.chosen >> tile & 1:
            score_points(state, PROJECT_POINTS[tile])
            state.place[tile] = Place.DONE + seat
    for space in range(ROW_OF_PROJECTS):
        if state.row[space] != NOTHING and state.chosen >> state.row[space] & 1:
            state.row[space] = NOTHING
    set_aside(state, machines, seat)
    state.pending = Pending.REPAIRED


@rule
def set_aside(state: State, machines: int, heap: int) -> None:
    workshop = state.workshop[state.seat]
    size = state.workshop_size[state.seat]
    left = 0
    for space in range(size):
        kind = workshop[space]
        if machines >> space & 1:
            state.gone[heap][kind] += 1
        else:
            workshop[left] = kind
            left += 1
    for space in range(left, size):
        workshop[space] = NOTHING
    state.workshop_size[state.seat] = left


@rule
def end_repair(state: State) -> None:
    """N5.7, N4.4."""
    if state.workshop_size[state.seat] == WORKSHOP_LIMIT:
        set_aside(state, (1 << (WORKSHOP_LIMIT - 1)) - 1, OTHERS)
    state.pending = Pending.TURN_END
