"""The form of recorded games of Imaginarium: recorded states and options as ours."""

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
    Action,
)
from bricabrac.games.imaginarium.contents import CONTENT_OF, MACHINES_IN, SINGLE, USE_CONTENT, USE_GAINS, USE_SPENDS
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
RESOURCES: Final = ("wood", "copper", "crystal")
UNRECORDED: Final = ("key", "used", "turns", "open_screens", "workshop", "loose", "trial")


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
    state.seats = sum(1 for name in recorded if name[0] == "p" and name[1:].isdigit())
    state.round = recorded["rd"]
    state.pending = PENDING_OF[recorded["st"]]
    if under_way.collected and state.pending == Pending.COLLECT:
        state.pending = Pending.BUY_AFTER
    state.seat = recorded["tn"] if recorded["tn"] is not None else 0
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
    state.resolving = NOTHING
    if recorded.get("t") is not None:
        state.resolving = state.piece.index(state.seat) if state.seat in state.piece else SPACES


def _set_seat(state: State, seat: int, recorded: dict[str, Any] | None) -> None:
    state.workshop[seat] = NOTHING
    if recorded is None:
        state.slots[seat], state.dialled[seat] = [NOTHING] * MOST_SLOTS, NOTHING
        return
    state.stock[seat] = list(recorded["q"])
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
    state.times = recorded["n"]
    for slot in recorded["us"]:
        content = content_of(slot)
        place = next(
            each
            for each in reversed(range(MOST_SLOTS))
            if (state.slots[state.seat][each], state.disabled[state.seat][each], state.slot_used[each])
            == (content, 0, 0)
        )
        state.slot_used[place] = 1


def picture(state: State) -> dict[str, Any]:
    """All that is recorded of a state, comparable."""
    shown = {name: value for name, value in vars(state).items() if name not in UNRECORDED}
    shown["pending"] = Pending(state.pending).name
    # A recorded project that is out of the game has lost who had validated it.
    shown["validated"] = [
        seats if state.project[project] == Place.TABLE else None for project, seats in enumerate(state.validated)
    ]
    shown["project"] = [min(place, int(Place.OUT)) if place >= Place.UNSEEN else place for place in state.project]
    shown["assistant_row"] = sorted(state.assistant_row)
    if state.pending == Pending.OVER:
        shown["seat"] = None
    return shown


def _use(block: int, contents: list[int], spent: list[int], gained: list[int]) -> tuple[int, ...]:
    wanted = ((0, *spent, 0), tuple(gained))
    use = next(
        use
        for use, content in enumerate(USE_CONTENT)
        if content in contents and (USE_SPENDS[use], USE_GAINS[use]) == wanted
    )
    return (block + use,)


def option_numbers(recorded: list[Any], state: State) -> tuple[int, ...]:
    """Our choices for a recorded option: one, or two that follow each other; `arrange` is compared otherwise."""
    match recorded:
        case ["plan", _, space]:
            return (numbers.PLAN + space - 1,)
        case ["use", slot, spent, gained]:
            return _use(numbers.USE, [content_of(slot)], spent, gained)
        case ["borrow", _, serial, spent, gained]:
            return _use(numbers.BORROW, [SINGLE[KIND_OF[serial]]], spent, gained)
        case ["end-use"]:
            return (numbers.END_USE,)
        case ["extractor"] | ["take"] | ["default"]:
            return (numbers.COLLECT,)
        case ["pay", [wood, copper, _]]:
            return (numbers.COLLECT, numbers.PAY + wood * numbers.PAYMENT_ROW + copper)
        case ["buy-top"]:
            return (numbers.BUY_TOP,)
        case ["end-collect"]:
            return (numbers.END_COLLECT,)
        case ["dial", first, second]:
            return (numbers.DIAL + pair_of(first, second),)
        case ["apply", spent, gained]:
            return _use(numbers.APPLY, [SINGLE[state.machine]], spent, gained)
        case ["no-effect"]:
            return (numbers.NO_EFFECT,)
        case ["remove-project", number]:
            return (numbers.REMOVE + number - 1,)
        case ["no-project"]:
            return (numbers.REMOVE_NONE,)
        case ["disable", seat, slot]:
            assert seat == state.target
            return (numbers.DISABLE + content_of(slot),)
        case ["recycle", serial]:
            return (numbers.RECYCLE + KIND_OF[serial],)
        case ["no-recycle"]:
            return (numbers.RECYCLE_NONE,)
    return _action_numbers(recorded)


def _action_numbers(recorded: list[Any]) -> tuple[int, ...]:
    match recorded:
        case ["extract"]:
            return (numbers.EXTRACT,)
        case ["recruit", number]:
            return (numbers.RECRUIT + number - 1,)
        case ["repair", serial]:
            return (numbers.REPAIR + KIND_OF[serial],)
        case ["dismantle", "broken", serial, cubes]:
            cubes_number = numbers.CUBES.index(tuple(cubes))
            return (numbers.DISMANTLE_BROKEN + KIND_OF[serial], numbers.TAKE_CUBES + cubes_number)
        case ["dismantle", "repaired", serial, "resources"]:
            return (numbers.DISMANTLE_FOR_RESOURCES + KIND_OF[serial],)
        case ["dismantle", "repaired", serial, "points"]:
            return (numbers.DISMANTLE_FOR_POINTS + KIND_OF[serial],)
        case ["trade", "sell", resource]:
            return (numbers.TRADE + RESOURCES.index(resource),)
        case ["trade", "buy", "point"]:
            return (numbers.TRADE + 2 * len(RESOURCES),)
        case ["trade", "buy", resource]:
            return (numbers.TRADE + len(RESOURCES) + RESOURCES.index(resource),)
        case ["end-action"]:
            return (numbers.END_ACTION,)
        case ["end-actions"]:
            return (numbers.END_ACTIONS,)
        case ["arrange", slots]:
            return (numbers.REORGANISE, *arrangement_numbers(slots))
    raise ValueError(f"an option of unknown form: {recorded}")


def arrangement_numbers(slots: list[list[str]]) -> tuple[int, ...]:
    """In the order in which we fill slots: by lowest machine, and then from the highest content down."""
    contents = sorted((content_of(slot) for slot in slots), key=lambda content: (MACHINES_IN[content][0], -content))
    return tuple(numbers.ARRANGE + content for content in contents)
