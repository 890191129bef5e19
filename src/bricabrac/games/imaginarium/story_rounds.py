"""What happened between choices: pieces that wait or work by themselves, the end of a turn, a round and the game."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Event
from bricabrac.games.imaginarium.components import (
    ASSISTANT_ROW,
    CONVEYOR,
    NOTHING,
    POINTS_TO_END,
    PROJECT_POINTS,
    PROJECTS,
    SERIALS,
    SPACES,
    Stuff,
)
from bricabrac.games.imaginarium.ending import has_most, majority_points
from bricabrac.games.imaginarium.naming import amount_of, piece_name, stuff_name
from bricabrac.games.imaginarium.planning import first_on_track
from bricabrac.games.imaginarium.projects import has_validated, points_for, score_project
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, Place, State


def piece_waits(before: State, after: State) -> Iterator[Event]:
    """I4.3."""
    for order, piece in enumerate(after.waiting):
        if piece != before.waiting[order]:
            yield Event("no-space", piece % SABOTEUR, {"piece": piece_name(piece)})


def piece_resolved(before: State, after: State) -> Iterator[Event]:
    """I5.1, I5.10, I4.3: a saboteur does its work, or a turn begins."""
    if after.pending == Pending.USE:
        yield Event("turn", after.seat)
    elif after.pending == Pending.NEXT_TO_RESOLVE:
        space = next((space for space in range(SPACES) if before.piece[space] != NOTHING), SPACES)
        piece = before.piece[space] if space < SPACES else before.waiting[0]
        seat = piece % SABOTEUR
        if space < CONVEYOR:
            yield Event("machine-sabotaged", seat, {"machine": SERIALS[before.conveyor[space]], "space": space + 1})
        elif space < SPACES:
            yield Event("extractor-blocked", seat, {"space": space + 1})
        yield _initiative(before, after, piece)


def _initiative(before: State, after: State, piece: int) -> Event:
    """I5.9."""
    (place,) = [place for place, there in enumerate(after.track) if there != before.track[place]]
    return Event("initiative", piece % SABOTEUR, {"piece": piece_name(piece), "place": place + 1})


def turn_ended(before: State, after: State) -> Iterator[Event]:
    """I5.8, I5.9."""
    yield from _validated(before, after)
    yield from _secret_validated(before, after)
    yield _initiative(before, after, before.seat)


def _validated(before: State, after: State) -> Iterator[Event]:
    """I9.2, I11.4."""
    seat = before.seat
    for project in range(PROJECTS):
        if has_validated(after, seat, project) and not has_validated(before, seat, project):
            first = after.validated[project][0] == seat
            points = _scored(before, points_for(before, project))
            yield Event("validate", seat, {"project": project + 1, "points": points, "first": first})


def _scored(state: State, points: int) -> int:
    """With what an assistant adds (I11.4)."""
    scored = state.copy()
    score_project(scored, state.seat, points)
    return scored.stock[state.seat][Stuff.POINT] - state.stock[state.seat][Stuff.POINT]


def _secret_validated(before: State, after: State) -> Iterator[Event]:
    """I11.8: one is revealed; the other leaves the game unseen."""
    seat = before.seat
    secrets = [project for project in before.secret if project != NOTHING and project not in after.secret]
    for project in secrets:
        if after.project[project] == Place.OUT:
            points = _scored(before, PROJECT_POINTS[project])
            yield Event("validate-secret", seat, {"project": project + 1, "points": points})
    for project in secrets:
        if after.project[project] != Place.OUT:
            yield Event("discard-secret", seat, {}, {"project": project + 1}, frozenset({seat}))


def round_ended(before: State, after: State) -> Iterator[Event]:
    """I6."""
    if after.pending == Pending.OVER:
        yield from _game_ended(before)
        return
    yield from _crushed(before, after)
    yield from _refilled(before, after)
    for space in range(ASSISTANT_ROW):
        if after.assistant_row[space] != before.assistant_row[space]:
            yield Event("reveal-assistant", before.seat, {"assistant": after.assistant_row[space] + 1})
    yield Event("round", after.track[first_on_track(after)] % SABOTEUR, {"round": after.round})


def _game_ended(before: State) -> Iterator[Event]:
    """I6.1, I10.1."""
    for seat in range(before.seats):
        if before.stock[seat][Stuff.POINT] >= POINTS_TO_END:
            yield Event("announce", seat, {"limit": POINTS_TO_END, "have": before.stock[seat][Stuff.POINT]})
    for stuff in range(Stuff.POINT):
        for seat in range(before.seats):
            if has_most(before, seat, stuff):
                most = amount_of(stuff, before.stock[seat][stuff])
                points = majority_points(before, seat)
                yield Event("majority", seat, {"stuff": stuff_name(stuff), "most": most, "points": points})
    yield Event("over", before.seat)


def _crushed(before: State, after: State) -> Iterator[Event]:
    """I6.2, I11.2."""
    left = [space for space in range(CONVEYOR) if before.conveyor[space] != NOTHING]
    if left:
        machine = SERIALS[before.conveyor[left[-1]]]
        yield Event("crush", before.seat, {"machine": machine, "space": left[-1] + 1})
    for seat in range(before.seats):
        gained = after.stock[seat][Stuff.CHARCOALIUM] - before.stock[seat][Stuff.CHARCOALIUM]
        if gained:
            yield Event("coal-from-the-crusher", seat, {"gained": amount_of(Stuff.CHARCOALIUM, gained)})


def _refilled(before: State, after: State) -> Iterator[Event]:
    """I6.2, I6.3: the first card drawn lies nearest to the far end."""
    kept = max(0, sum(kind != NOTHING for kind in before.conveyor) - 1)
    for drawn, space in enumerate(range(CONVEYOR - 1 - kept, -1, -1)):
        kind = after.conveyor[space]
        if drawn == before.deck_size and kind != NOTHING:
            cards = after.deck_size + sum(after.conveyor[each] != NOTHING for each in range(space + 1))
            yield Event("reshuffle", before.seat, {"count": cards})
        if kind != NOTHING:
            yield Event("refill", before.seat, {"machine": SERIALS[kind], "space": space + 1})
    empty = sum(kind == NOTHING for kind in after.conveyor)
    if empty:
        yield Event("no-machine-left", before.seat, {"count": empty})
