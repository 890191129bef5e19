"""The form of recorded games of Imaginarium: recorded states as ours, and ours as recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.components import (
    ASSISTANT_ROW,
    ASSISTANTS,
    CONVEYOR,
    KIND_OF,
    KINDS,
    MACHINES,
    MOST_OFFICE,
    MOST_SEATS,
    MOST_SLOTS,
    NOTHING,
    PROJECTS,
    SECRET_PROJECTS,
    SERIALS,
    SPACES,
    STUFFS,
    Action,
)
from bricabrac.games.imaginarium.contents import CONTENT_OF, MACHINES_IN
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, Place, State
from bricabrac.games.imaginarium.workshop import sort_slots

PENDING_OF: Final = {
    "4.1": Pending.PLAN,
    "5.2": Pending.USE,
    "5.4": Pending.COLLECT,
    "5.5": Pending.COLLECT,
    "5.6": Pending.DIAL,
    "7": Pending.ACT,
    "7.3": Pending.EFFECT,
    "8.9": Pending.REMOVE_PROJECT,
    "8.10": Pending.DISABLE,
    "8.11": Pending.RECYCLE,
    "end": Pending.OVER,
}


@dataclass(frozen=True)
class UnderWay:
    """What a recorded state does not say, but the choices before it do."""

    machine: int = NOTHING
    """Whose effect may be applied (I7.3)."""
    effects: int = 0
    """How often."""
    target: int = NOTHING
    """Of whom a slot is disabled (I8.10)."""
    collected: bool = False
    """Whether only the top card may still be bought (I11.7)."""


def _padded(values: list[int], length: int) -> list[int]:
    return values + [NOTHING] * (length - len(values))


def _piece(recorded: str | None) -> int:
    if recorded is None:
        return NOTHING
    return int(recorded[:-1]) + (SABOTEUR if recorded[-1] == "s" else 0)


def _amount(recorded: Any) -> int:
    if type(recorded) is not int or recorded < 0:
        raise ValueError(f"no amount: {recorded!r}")
    return recorded


def _kind(recorded: str | None) -> int:
    return NOTHING if recorded is None else KIND_OF[recorded]


def content_of(slot: list[str]) -> int:
    return CONTENT_OF[tuple(sorted(KIND_OF[serial] for serial in slot))]


def pair_of(first: str, second: str) -> int:
    return numbers.PAIRS.index((Action[first.upper()], Action[second.upper()]))


def _counts(serials: list[str]) -> list[int]:
    return [serials.count(serial) for serial in SERIALS]


def state_of(recorded: dict[str, Any], under_way: UnderWay) -> State:
    state = State.blank()
    state.seats = sum(1 for name in recorded if is_seat(name))
    state.round = _amount(recorded["rd"])
    state.pending = PENDING_OF[recorded["st"]]
    if under_way.collected and state.pending == Pending.COLLECT:
        state.pending = Pending.BUY_AFTER
    state.seat = range(state.seats)[recorded["tn"] or 0]
    state.machine, state.effects, state.target = under_way.machine, under_way.effects, under_way.target
    state.action = state.arranged = NOTHING
    state.assistant = [int(Place.PILE)] * ASSISTANTS
    state.project = [int(Place.PILE)] * PROJECTS
    _set_board(state, recorded)
    for seat in range(MOST_SEATS):
        _set_seat(state, seat, recorded.get(f"p{seat}"))
    _set_piles(state, recorded)
    _set_turn(state, recorded.get("t"))
    if state.pending != Pending.OVER:
        sort_slots(state, state.seat)
    return state


def _set_board(state: State, recorded: dict[str, Any]) -> None:
    state.conveyor = [_kind(serial) for serial in recorded["cv"]]
    assert len(state.conveyor) == CONVEYOR
    state.piece = [_piece(piece) for piece in recorded["bd"]]
    assert len(state.piece) == SPACES
    state.waiting = _padded([_piece(piece) for piece in recorded["wt"]], MOST_SEATS)
    state.track = [_piece(piece) for piece in recorded["in"]]
    assert len(state.track) == MOST_SEATS
    state.resolving = NOTHING
    if recorded.get("t") is not None:
        state.resolving = state.piece.index(state.seat) if state.seat in state.piece else SPACES


def _set_seat(state: State, seat: int, recorded: dict[str, Any] | None) -> None:
    state.workshop[seat] = NOTHING
    if recorded is None:
        state.slots[seat], state.dialled[seat] = [NOTHING] * MOST_SLOTS, NOTHING
        return
    state.stock[seat] = [_amount(each) for each in recorded["q"]]
    assert len(state.stock[seat]) == STUFFS
    state.yard[seat] = _counts(recorded["y"])
    slots = sorted(
        [(content_of(slot), 0) for slot in recorded["sl"]] + [(content_of(slot), 1) for slot in recorded["ds"]]
    )
    state.slots[seat] = _padded([content for content, _ in slots], MOST_SLOTS)
    state.disabled[seat] = [disabled for _, disabled in slots] + [0] * (MOST_SLOTS - len(slots))
    state.dialled[seat] = NOTHING if recorded["dl"] is None else pair_of(*recorded["dl"])
    for number in recorded["as"]:
        state.assistant[number - 1] = Place.OWNED + seat
    for number in recorded["sp"]:
        state.project[number - 1] = Place.OWNED + seat


def _set_piles(state: State, recorded: dict[str, Any]) -> None:
    office = [number - 1 for number, _ in recorded["pr"]]
    for project in office:
        state.project[project] = int(Place.TABLE)
    for number in recorded["px"]:
        state.project[number - 1] = int(Place.OUT)
    state.office = _padded(sorted(office), MOST_OFFICE)
    state.validated = [[NOTHING] * MOST_SEATS for _ in range(PROJECTS)]
    for number, seats in recorded["pr"]:
        state.validated[number - 1] = _padded(list(seats), MOST_SEATS)
    secret = sorted(project for project in range(PROJECTS) if state.project[project] >= Place.OWNED)
    state.secret = _padded(secret, SECRET_PROJECTS)
    state.project_pile_size = len(recorded["pd"])
    state.project_pile = _padded([number - 1 for number in reversed(recorded["pd"])], PROJECTS)
    for number in recorded["ar"]:
        state.assistant[number - 1] = int(Place.TABLE)
    state.assistant_row = _padded([number - 1 for number in recorded["ar"]], ASSISTANT_ROW)
    state.assistant_pile_size = len(recorded["ad"])
    state.assistant_pile = _padded([number - 1 for number in reversed(recorded["ad"])], ASSISTANTS)
    state.discard = _counts(recorded["dc"])
    state.deck_size = len(recorded["dk"])
    state.deck = _padded([KIND_OF[serial] for serial in reversed(recorded["dk"])], MACHINES)
    assert len(state.discard) == KINDS


def _set_turn(state: State, recorded: dict[str, Any] | None) -> None:
    if recorded is None:
        return
    state.borrowed, state.bought_top = int(recorded["bo"]), int(recorded["bt"])
    state.actions = sum(1 << Action[name.upper()] for name in recorded["lf"])
    state.action = NOTHING if recorded["do"] is None else int(Action[recorded["do"].upper()])
    state.times = _amount(recorded["n"])
    for slot in recorded["us"]:
        unused = [
            each
            for each in range(MOST_SLOTS)
            if (state.slots[state.seat][each], state.disabled[state.seat][each], state.slot_used[each])
            == (content_of(slot), 0, 0)
        ]
        if not unused:
            raise ValueError(f"{slot} was used, but is not there")
        state.slot_used[unused[-1]] = 1


def clause(state: State) -> str:
    """Which clause asks, as recordings name it."""
    if state.pending in (Pending.COLLECT, Pending.BUY_AFTER):
        return "5.5" if state.resolving < CONVEYOR else "5.4"
    return next(name for name, pending in PENDING_OF.items() if pending == state.pending)


def slot_of(content: int) -> list[str]:
    return sorted(SERIALS[kind] for kind in MACHINES_IN[content])


def piece_of(piece: int) -> str | None:
    if piece == NOTHING:
        return None
    return f"{piece % SABOTEUR}{'s' if piece >= SABOTEUR else 'h'}"


def record_of(state: State) -> dict[str, Any]:
    """All that a recording has of a state; what has no order of its own is sorted, see `ordered`."""
    over = state.pending == Pending.OVER
    record: dict[str, Any] = {f"p{seat}": _seat_record(state, seat) for seat in range(state.seats)}
    record["cv"] = [None if kind == NOTHING else SERIALS[kind] for kind in state.conveyor]
    record["bd"] = [piece_of(piece) for piece in state.piece]
    record["wt"] = [piece_of(piece) for piece in state.waiting if piece != NOTHING]
    record["in"] = [piece_of(piece) for piece in state.track]
    record["pr"] = [
        [project + 1, [seat for seat in state.validated[project] if seat != NOTHING]]
        for project in state.office
        if project != NOTHING
    ]
    record["pd"] = [project + 1 for project in reversed(state.project_pile[: state.project_pile_size])]
    record["px"] = [
        project + 1 for project, place in enumerate(state.project) if place == Place.OUT or place >= Place.UNSEEN
    ]
    record["ar"] = [assistant + 1 for assistant in state.assistant_row if assistant != NOTHING]
    record["ad"] = [assistant + 1 for assistant in reversed(state.assistant_pile[: state.assistant_pile_size])]
    record["dc"] = _serials(state.discard)
    record["dk"] = [SERIALS[kind] for kind in reversed(state.deck[: state.deck_size])]
    record |= {"rd": state.round, "st": clause(state), "tn": None if over else state.seat, "t": _turn_record(state)}
    return ordered(record)


def _serials(counts: list[int]) -> list[str]:
    return [serial for serial, count in zip(SERIALS, counts, strict=True) for _ in range(count)]


def _seat_record(state: State, seat: int) -> dict[str, Any]:
    slots = [(slot_of(c), d) for c, d in zip(state.slots[seat], state.disabled[seat], strict=True) if c != NOTHING]
    pair = state.dialled[seat]
    return {
        "q": list(state.stock[seat]),
        "y": _serials(state.yard[seat]),
        "sl": [slot for slot, disabled in slots if not disabled],
        "ds": [slot for slot, disabled in slots if disabled],
        "as": [number for number, place in enumerate(state.assistant, 1) if place == Place.OWNED + seat],
        "sp": [number for number, place in enumerate(state.project, 1) if place == Place.OWNED + seat],
        "dl": None if pair == NOTHING else [Action(action).name.lower() for action in numbers.PAIRS[pair]],
    }


def _turn_record(state: State) -> dict[str, Any] | None:
    if state.resolving == NOTHING:
        return None
    return {
        "us": [slot_of(c) for c, used in zip(state.slots[state.seat], state.slot_used, strict=True) if used],
        "bo": bool(state.borrowed),
        "bt": bool(state.bought_top),
        "lf": [action.name.lower() for action in Action if state.actions >> action & 1],
        "do": None if state.action == NOTHING else Action(state.action).name.lower(),
        "n": state.times,
    }


def ordered(recorded: dict[str, Any]) -> dict[str, Any]:
    """The same with everything sorted that has no order of its own."""
    same = {**recorded, **{name: sorted(recorded[name]) for name in ("pr", "px", "ar", "dc")}}
    for name in recorded:
        if is_seat(name):
            seat = recorded[name]
            slots = {kind: sorted(sorted(slot) for slot in seat[kind]) for kind in ("sl", "ds")}
            same[name] = {**seat, **slots, **{kind: sorted(seat[kind]) for kind in ("y", "as", "sp")}}
    if recorded["t"] is not None:
        turn = recorded["t"]
        same["t"] = {**turn, "us": sorted(sorted(slot) for slot in turn["us"]), "lf": sorted(turn["lf"])}
    return same


def is_seat(name: str) -> bool:
    return name[:1] == "p" and name[1:].isdigit()
