"""Positions of Imaginarium for tests, written as a player would set them up: by serials, numbers and amounts.

Whatever a test does not mention is out of the way: the others have had their turns and own nothing, machines lie in the
deck (or in the discard pile, or broken in the last player's yard: `rest`), the design office is empty, and a conveyor
or a row of assistants that nobody mentions is full. Every machine, assistant and project is somewhere (I1.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bricabrac.games.imaginarium.components import (
    ASSISTANT_ROW,
    ASSISTANTS,
    CONVEYOR,
    COPIES,
    FAMILY,
    KIND_OF,
    KINDS,
    LEVEL,
    MACHINES,
    MOST_OFFICE,
    MOST_SEATS,
    NOTHING,
    OFFICE_SIZE,
    PROJECTS,
    SECRET_PROJECTS,
    SPACES,
    Action,
    Assistant,
    Family,
    Stuff,
)
from bricabrac.games.imaginarium.contents import CONTENT_OF, HOLDS
from bricabrac.games.imaginarium.deal import clear_table
from bricabrac.games.imaginarium.decisions import PAIRS
from bricabrac.games.imaginarium.soundness import faults_of
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, Place, State
from bricabrac.games.imaginarium.turn import list_options
from bricabrac.games.imaginarium.workshop import sort_slots
from tests.games.imaginarium.conservation import assert_nothing_is_lost
from tests.games.imaginarium.tables import NO_OPTIONS, Table

Stock = Mapping[str, int]
Slot = Sequence[str]
"""The serials of the machines in one slot."""
Pair = tuple[str, str]
"""Two actions of the dial, in any order."""

PENDING: Final = {pending.name.lower().replace("_", "-"): pending for pending in Pending if pending < Pending.OVER}
"""The steps a position may be at: "plan", "use", "collect", "pay", "buy-after", "dial", "act", those of an action."""
_DOING: Final = {
    "cubes": "dismantle",
    "effect": "repair",
    "remove-project": "repair",
    "disable": "repair",
    "recycle": "repair",
    "arrange": "reorganise",
}
"""The action that a step belongs to."""
_ALREADY_DISCARDED: Final = ("cubes", "recycle")
"""Steps about a machine that lies in the discard pile already (I7.4, I8.11)."""
_RESTS: Final = ("deck", "discard", "yard")

__all__ = ["PENDING", "Pair", "Player", "Slot", "Stock", "Table", "position", "saboteur", "table"]


def saboteur(seat: int) -> int:
    """The piece (I2.4); a handyman is the number of its seat."""
    return SABOTEUR + seat


@dataclass(frozen=True, kw_only=True)
class Player:
    stock: Stock = field(default_factory=dict)
    points: int = 0
    slots: Sequence[Slot] = ()
    disabled: Sequence[Slot] = ()
    """Slots besides those above."""
    yard: Sequence[str] = ()
    assistants: Sequence[int] = ()
    secrets: Sequence[int] = ()
    dialled: Pair | None = None


def position(
    *,
    at: str,
    seats: int = 3,
    seat: int = 0,
    # Whoever is to move, and the others from there on.
    stock: Stock | None = None,
    points: int = 0,
    slots: Sequence[Slot] = (),
    disabled: Sequence[Slot] = (),
    yard: Sequence[str] = (),
    assistants: Sequence[int] = (),
    secrets: Sequence[int] = (),
    dialled: Pair | None = None,
    others: Sequence[Player] = (),
    # The board: spaces 1 to 10. Before a piece of the track a None is an empty place.
    conveyor: Sequence[str | None] | None = None,
    stands: int = CONVEYOR + 1,
    pieces: Mapping[int, int] | None = None,
    waiting: Sequence[int] = (),
    track: Sequence[int | None] | None = None,
    # Piles, top first: what is not mentioned lies beneath.
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    rest: str = "deck",
    row: Sequence[int] | None = None,
    assistant_pile: Sequence[int] = (),
    office: Sequence[int] = (),
    pile: Sequence[int] = (),
    validated: Mapping[int, Sequence[int]] | None = None,
    # How far the turn has gone. `stands` SPACES + 1 is beside the board (I4.3).
    used: Sequence[Slot] = (),
    borrowed: bool = False,
    bought_top: bool = False,
    pair: Pair | None = None,
    left: Sequence[str] | None = None,
    doing: str | None = None,
    times: int = 0,
    machine: str | None = None,
    effects: int = 1,
    target: int | None = None,
    loose: Sequence[str] = (),
    round_number: int = 5,
) -> State:
    """A decision of `seat`. `left`: actions of the pair not begun; `doing`: the one under way, done `times` times."""
    state = State.blank()
    clear_table(state)
    state.key = [0x5EED, 0, 0, 0, 0, 0, 0, 0]
    state.pending, state.seats, state.seat = PENDING[at], seats, seat
    state.round, state.turns = round_number, round_number * seats
    state.workshop = [*range(seats), *[NOTHING] * (MOST_SEATS - seats)]
    mine = Player(
        stock=stock or {},
        points=points,
        slots=slots,
        disabled=disabled,
        yard=yard,
        assistants=assistants,
        secrets=secrets,
        dialled=pair or dialled,
    )
    assert len(others) < seats
    for distance, player in enumerate([mine, *others]):
        _seat_player(state, (seat + distance) % seats, player)
    _set_step(state, at, pair, left, doing)
    state.times, state.effects = times, effects if at == "effect" else 0
    state.borrowed, state.bought_top = int(borrowed), int(bought_top)
    state.machine = NOTHING if machine is None else KIND_OF[machine]
    if at in _ALREADY_DISCARDED:
        discard = [*discard, machine or "S1"]
    if at == "disable":
        state.target = (seat + 1) % seats if target is None else target
    for serial in loose:
        state.loose[KIND_OF[serial]] += 1
    if at == "arrange" and slots:
        state.arranged = _content(slots[-1])
    _mark_used(state, used)
    _lay_machines(state, at, conveyor, stands, deck, discard, rest)
    _set_pieces(state, at, stands, pieces or {}, waiting, track)
    _set_assistants(state, row, assistant_pile)
    _set_projects(state, office, pile, validated or {})
    _assert_sound(state)
    return state


def table(**words: object) -> Table:
    """`Table(position(...))`."""
    return Table(position(**words))  # type: ignore[arg-type]


def _content(slot: Slot) -> int:
    return CONTENT_OF[tuple(sorted(KIND_OF[serial] for serial in slot))]


def _pair(pair: Pair) -> int:
    one, other = sorted(Action[action.upper()] for action in pair)
    return PAIRS.index((one, other))


def _seat_player(state: State, seat: int, player: Player) -> None:
    names = [stuff.name.lower() for stuff in Stuff if stuff != Stuff.POINT]
    assert set(player.stock) <= set(names)
    state.stock[seat] = [*(player.stock.get(name, 0) for name in names), player.points]
    contents = [
        (_content(slot), is_disabled) for is_disabled in (0, 1) for slot in (player.slots, player.disabled)[is_disabled]
    ]
    for slot, (content, is_disabled) in enumerate(contents):
        state.slots[seat][slot], state.disabled[seat][slot] = content, is_disabled
    if state.pending != Pending.ARRANGE or seat != state.seat:
        sort_slots(state, seat)
    for serial in player.yard:
        state.yard[seat][KIND_OF[serial]] += 1
    for number in player.assistants:
        state.assistant[number - 1] = Place.OWNED + seat
    for place, number in enumerate(sorted(player.secrets)):
        assert state.assistant[Assistant.SECRET_PROJECTS] == Place.OWNED + seat
        state.secret[place] = number - 1
        state.project[number - 1] = Place.OWNED + seat
    if player.dialled is not None:
        state.dialled[seat] = _pair(player.dialled)


def _set_step(state: State, at: str, pair: Pair | None, left: Sequence[str] | None, doing: str | None) -> None:
    doing = _DOING.get(at, doing)
    assert (pair is not None) == (state.pending >= Pending.ACT), "the pair is dialled before the actions, not earlier"
    if doing is not None:
        state.action = Action[doing.upper()]
    if pair is not None:
        begun = [] if doing is None else [doing]
        for action in left if left is not None else (each for each in pair if each not in begun):
            assert action in pair
            assert action != doing
            state.actions |= 1 << Action[action.upper()]


def _mark_used(state: State, used: Sequence[Slot]) -> None:
    for slot in used:
        number = 0
        while (state.slots[state.seat][number], state.disabled[state.seat][number]) != (_content(slot), 0) or (
            state.slot_used[number] == 1
        ):
            number += 1
        state.slot_used[number] = 1
    sort_slots(state, state.seat)


def _lay_machines(
    state: State,
    at: str,
    conveyor: Sequence[str | None] | None,
    stands: int,
    deck: Sequence[str],
    discard: Sequence[str],
    rest: str,
) -> None:
    left = list(COPIES)
    for seat in range(state.seats):
        for kind in range(KINDS):
            left[kind] -= state.yard[seat][kind]
            left[kind] -= sum(HOLDS[content][kind] for content in state.slots[seat] if content != NOTHING)
    for serial in (*deck, *discard, *(each for each in conveyor or () if each is not None)):
        left[KIND_OF[serial]] -= 1
    left = [count - loose for count, loose in zip(left, state.loose, strict=True)]
    assert min(left) >= 0, "more machines than there are"
    bought = at not in ("plan", "use", "collect", "pay")
    for space in range(CONVEYOR):
        if conveyor is not None:
            lying = conveyor[space] if space < len(conveyor) else None
            state.conveyor[space] = NOTHING if lying is None else KIND_OF[lying]
        elif not (bought and space == stands - 1):
            kinds = [kind for kind in range(KINDS) if left[kind] > 0 and FAMILY[kind] != Family.ATTACK]
            state.conveyor[space] = max(kinds, key=lambda kind: (LEVEL[kind], left[kind]))
            left[state.conveyor[space]] -= 1
    beneath = [kind for kind in range(KINDS) for _ in range(left[kind])]
    assert rest in _RESTS
    cards = [*(KIND_OF[serial] for serial in deck), *(beneath if rest == "deck" else ())]
    state.deck_size, state.deck = len(cards), _filled(list(reversed(cards)), MACHINES)
    for kind in (*(KIND_OF[serial] for serial in discard), *(beneath if rest == "discard" else ())):
        state.discard[kind] += 1
    for kind in beneath if rest == "yard" else ():
        state.yard[(state.seat - 1) % state.seats][kind] += 1


def _filled(values: Sequence[int], length: int) -> list[int]:
    return [*values, *[NOTHING] * (length - len(values))]


def _set_pieces(
    state: State,
    at: str,
    stands: int,
    pieces: Mapping[int, int],
    waiting: Sequence[int],
    track: Sequence[int | None] | None,
) -> None:
    """While they are placed, the track empties from its first place on; it fills up again from there."""
    on_board = dict(pieces)
    waits = list(waiting)
    if at != "plan":
        state.resolving = stands - 1
        assert all(space > stands for space in on_board), "the board is resolved from its first space on"
        if stands <= SPACES:
            on_board[stands] = state.seat
        else:
            waits = [state.seat, *waits]
    for space, piece in on_board.items():
        state.piece[space - 1] = piece
    state.waiting = _filled(waits, MOST_SEATS)
    handymen = [(state.seat + distance) % state.seats for distance in range(state.seats)]
    everybody = [*handymen, *(saboteur(seat) for seat in handymen if state.seats == 2)]
    away = [*on_board.values(), *waits]
    if track is None:
        track = [piece for piece in everybody if piece not in away]
    places = [NOTHING if piece is None else piece for piece in track]
    if at == "plan" and None not in track:
        places = [NOTHING] * len(away) + places
    state.track = _filled(places, MOST_SEATS)
    there = [piece for piece in (*places, *away) if piece != NOTHING]
    assert sorted(there) == sorted(everybody), "every piece is in one place"


def _set_assistants(state: State, row: Sequence[int] | None, pile: Sequence[int]) -> None:
    free = [each for each in range(ASSISTANTS) if state.assistant[each] == Place.PILE]
    mentioned = [number - 1 for number in (*(row or ()), *pile)]
    rest = [each for each in free if each not in mentioned]
    shown = (
        [number - 1 for number in row]
        if row is not None
        else [rest.pop() for _ in range(min(len(rest), ASSISTANT_ROW))]
    )
    cards = [*(number - 1 for number in pile), *rest]
    for assistant in shown:
        state.assistant[assistant] = Place.TABLE
    state.assistant_row = _filled(shown, ASSISTANT_ROW)
    state.assistant_pile_size, state.assistant_pile = len(cards), _filled(list(reversed(cards)), ASSISTANTS)


def _set_projects(
    state: State, office: Sequence[int], pile: Sequence[int], validated: Mapping[int, Sequence[int]]
) -> None:
    """The pile is as high as it would be; what is in no other place was removed from the office (I8.9)."""
    for number in office:
        state.project[number - 1] = Place.TABLE
    state.office = _filled(sorted(number - 1 for number in office), MOST_OFFICE)
    mentioned = [number - 1 for number in pile]
    rest = [each for each in range(PROJECTS) if state.project[each] == Place.PILE and each not in mentioned]
    secrets_are_drawn = state.assistant[Assistant.SECRET_PROJECTS] >= Place.OWNED
    height = PROJECTS - OFFICE_SIZE[state.seats] - (SECRET_PROJECTS if secrets_are_drawn else 0)
    cards = [*mentioned, *rest][: max(height, len(mentioned))]
    state.project_pile_size, state.project_pile = len(cards), _filled(list(reversed(cards)), PROJECTS)
    for project in range(PROJECTS):
        if state.project[project] == Place.PILE and project not in cards:
            state.project[project] = Place.OUT
    for number, seats in validated.items():
        state.validated[number - 1] = _filled(seats, MOST_SEATS)


def _assert_sound(state: State) -> None:
    assert_nothing_is_lost(state)
    assert not list(faults_of(state)), list(faults_of(state))
    assert list_options(state, NO_OPTIONS.copy()) > 0
