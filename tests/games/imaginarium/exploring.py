"""Everything that the rules under test let a player do from a position, to be compared with the naive reading."""

from __future__ import annotations

from bricabrac.games.imaginarium.decisions import END_ACTIONS, END_USE
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.turn import step
from tests.games.imaginarium.naive import GOODS, Owner, Slots, World
from tests.games.imaginarium.tables import Table, options_of

_LAST = (END_USE, END_ACTIONS)
"""What ends a step: beyond is another one."""
MOST_TRIED = 30_000
"""No step that the tests go through has as many positions, unless something can be done again and again."""


def world_of(state: State) -> World:
    table = Table(state)
    return World(
        players=tuple(_player(table, seat) for seat in range(state.seats)),
        mover=state.seat,
        conveyor=tuple(table.conveyor()),
        deck=tuple(table.deck()),
        discard=tuple(sorted(table.discard())),
        row=tuple(table.row()),
        office=tuple(table.office()),
        pile=tuple(table.pile()),
    )


def _player(table: Table, seat: int) -> Owner:
    stock = {**table.stock(seat), "points": table.points(seat)}
    return Owner(
        stock=tuple(stock.get(good, 0) for good in GOODS),
        slots=_slots(table.slots(seat)),
        disabled=_slots(table.disabled(seat)),
        yard=tuple(sorted(table.yard(seat))),
        assistants=tuple(table.assistants(seat)),
        secrets=tuple(table.secrets(seat)),
    )


def _slots(slots: list[list[str]]) -> Slots:
    return tuple(sorted(tuple(sorted(slot)) for slot in slots))


def worlds_reached(state: State) -> set[World]:
    """At the end of this step of the turn (I5.2, I5.4 with I5.5, I5.6), in whatever way it is gone through."""
    found: set[World] = set()
    tried: set[str] = set()
    open_ends = [state]
    while open_ends:
        state = open_ends.pop()
        if state.pending == Pending.DIAL:
            found.add(world_of(state))
            continue
        for option in options_of(state):
            if option in _LAST:
                found.add(world_of(state))
                continue
            after = state.copy()
            step(after, option)
            if (seen := str(vars(after))) not in tried:
                tried.add(seen)
                assert len(tried) <= MOST_TRIED
                open_ends.append(after)
    return found


def arrangements_reached(state: State) -> list[Slots]:
    """By a player who reorganises: each as often as there are ways to it."""
    found: list[Slots] = []
    open_ends = [state]
    while open_ends:
        state = open_ends.pop()
        if state.pending != Pending.ARRANGE:
            found.append(_slots(Table(state).slots(state.seat)))
            continue
        options = options_of(state)
        assert options, "a dead end"
        for option in options:
            open_ends.append(state.copy())
            step(open_ends[-1], option)
    return found
