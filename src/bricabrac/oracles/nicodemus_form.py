"""The form of recorded games of Nicodemus: recorded states and options as ours, and ours as theirs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    COST,
    EFFECT,
    HAND_SIZE,
    KINDS,
    MACHINE_IDS,
    MACHINES,
    NOTHING,
    PROJECT_IDS,
    ROW_OF_PROJECTS,
    SEATS,
    TILES,
    WORKSHOP_LIMIT,
    Effect,
    Stuff,
)
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State

KIND_OF = {printed: kind for kind, printed in enumerate(MACHINE_IDS)}
TILE_OF = {printed: tile for tile, printed in enumerate(PROJECT_IDS)}

Ids = list[int]
_Position = Annotated[int, msgspec.Meta(ge=0, le=BOARD_SPACES)]
_Hand = Annotated[Ids, msgspec.Meta(max_length=HAND_SIZE)]
_Workshop = Annotated[Ids, msgspec.Meta(max_length=WORKSHOP_LIMIT)]
_Board = Annotated[list[tuple[int, int]], msgspec.Meta(max_length=BOARD_SPACES)]
_Row = Annotated[Ids, msgspec.Meta(max_length=ROW_OF_PROJECTS)]
_Stock = tuple[int, int, int, int]
_Option = Annotated[list[Any], msgspec.Meta(min_length=1)]


class _EffectUnderWay(msgspec.Struct):
    mimic: int
    sel: int | tuple[int, _Position]
    ex: int


class _State(msgspec.Struct):
    b: _Board
    h: tuple[_Hand, _Hand]
    w: tuple[_Workshop, _Workshop]
    r: tuple[_Stock, _Stock]
    rv: _Stock
    sc: tuple[int, int]
    pt: _Row
    pp: tuple[Ids, Ids]
    pdk: Ids
    pd: tuple[Ids, Ids, Ids]
    md: tuple[int, int, int]
    dn: int
    dk: Annotated[Ids, msgspec.Meta(max_length=MACHINES)]
    st: str
    ap: int | None
    lt: int | bool
    pm: int
    ps: Ids = []
    cx: _EffectUnderWay | None = None


class _Beginning(msgspec.Struct):
    pol: str
    deck0: Ids
    proj0: Ids
    s: _State


class _DecisionMade(msgspec.Struct):
    tn: int
    st: str
    p: Literal[0, 1]
    o: list[_Option]
    c: int
    a: _Option
    s: _State


class _Ending(msgspec.Struct):
    score: tuple[int, int]
    char: tuple[int, int]
    res: tuple[int, int]
    winner: int
    turns: tuple[int, int]


_FORMS = {"init": _Beginning, "d": _DecisionMade, "end": _Ending}


def check_form(line: dict[str, Any]) -> None:
    """ValueError if this cannot be a line of a recorded game: a field is missing, or is not what it should be."""
    kind = line.get("t")
    if kind in ("init", "d", "end"):
        msgspec.convert(line, _FORMS[kind])
    elif kind != "stuck":
        raise ValueError(f"there are no lines of the kind {kind!r}")


_PENDING_OF_CHOICE = {
    "chooseAction": Pending.ACTION,
    "choosePlayAction": Pending.USE,
    "selectExchange": Pending.EXCHANGE,
    "selectProject": Pending.KEPT_PROJECT,
    "chooseProject": Pending.PROJECTS,
    "chooseProjectDiscardedMachine": Pending.MACHINES_USED,
    "gameEnd": Pending.OVER,
}
_MACHINE_SELECTED_FOR = {
    Effect.COPY: Pending.COPIED,
    Effect.SCRAP_FROM_HAND: Pending.SCRAP_FROM_HAND,
    Effect.SCRAP_ONE_OF_LAST_THREE: Pending.SCRAP_FROM_BOARD,
    Effect.SCRAP_ONE_OF_LAST_TWO: Pending.SCRAP_FROM_BOARD,
}
_RESOURCE_SELECTED_FOR = {
    Effect.HARVEST_WILD: Pending.WILD_HARVEST,
    Effect.STEAL_RESOURCE: Pending.STOLEN_RESOURCE,
    Effect.SPOIL: Pending.SPOILED,
}


def _padded(values: list[int], length: int) -> list[int]:
    return values + [NOTHING] * (length - len(values))


def _effect_under_way(recorded: dict[str, Any]) -> int:
    if not recorded.get("cx"):
        return NOTHING
    return EFFECT[KIND_OF[recorded["cx"]["mimic"] or recorded["pm"]]]


def pending_of(recorded: dict[str, Any]) -> Pending:
    kind = recorded["st"]
    if kind in _PENDING_OF_CHOICE:
        return _PENDING_OF_CHOICE[kind]
    effect = Effect(_effect_under_way(recorded))
    if kind == "selectMachine":
        return _MACHINE_SELECTED_FOR[effect]
    return _RESOURCE_SELECTED_FOR.get(effect, Pending.CUBES)


def state_of(recorded: dict[str, Any], turns: int, chosen: list[int]) -> State:
    """Our state from a recorded one; `chosen` are the projects of a choice just made."""
    state = State.blank()
    state.pending = pending_of(recorded)
    state.seat = recorded["ap"] if state.pending != Pending.OVER else 0
    state.first = 0
    state.turns = [(turns + 1) // 2, turns // 2]
    state.last_round = int(recorded["lt"] != 0)
    state.effect = _effect_under_way(recorded)
    state.selected = _selected(recorded)
    state.exchanges = (recorded.get("cx") or {}).get("ex", 0)
    drawn = recorded.get("ps", []) if state.pending == Pending.KEPT_PROJECT else []
    state.drawn = _padded(sorted(TILE_OF[tile] for tile in drawn), 2)
    if state.pending == Pending.MACHINES_USED:
        state.chosen = sum(1 << TILE_OF[tile] for tile in chosen)
    state.board_size = len(recorded["b"])
    state.board = _padded([KIND_OF[machine] for machine, _ in recorded["b"]], BOARD_SPACES)
    state.fees = [fee for _, fee in recorded["b"]] + [0] * (BOARD_SPACES - len(recorded["b"]))
    state.hand_size = [len(hand) for hand in recorded["h"]]
    state.hand = [_padded(sorted(KIND_OF[machine] for machine in hand), HAND_SIZE) for hand in recorded["h"]]
    state.workshop_size = [len(workshop) for workshop in recorded["w"]]
    state.workshop = [_padded(_newest_last(recorded, seat, state), WORKSHOP_LIMIT) for seat in range(SEATS)]
    state.stock = [list(stock) for stock in recorded["r"]]
    state.reserve = list(recorded["rv"])
    state.score = list(recorded["sc"])
    state.deck_size = recorded["dn"]
    state.deck = _padded([KIND_OF[machine] for machine in reversed(recorded["dk"])], MACHINES)
    _set_projects(state, recorded)
    _set_gone(state, recorded)
    return state


def _selected(recorded: dict[str, Any]) -> int:
    selected = (recorded.get("cx") or {}).get("sel", 0)
    if not selected:
        return NOTHING
    machine, position = selected
    return int(position) - 1 if position else KIND_OF[machine]


def _newest_last(recorded: dict[str, Any], seat: int, state: State) -> list[int]:
    """They keep workshops sorted; ours have the machine just repaired at the end."""
    workshop = sorted(KIND_OF[machine] for machine in recorded["w"][seat])
    if seat == state.seat and state.pending in (Pending.PROJECTS, Pending.MACHINES_USED):
        workshop.remove(KIND_OF[recorded["pm"]])
        workshop.append(KIND_OF[recorded["pm"]])
    return workshop


def _set_projects(state: State, recorded: dict[str, Any]) -> None:
    state.pile_size = len(recorded["pdk"])
    state.pile = _padded([TILE_OF[tile] for tile in reversed(recorded["pdk"])], TILES)
    state.row = _padded([TILE_OF[tile] if tile else NOTHING for tile in recorded["pt"]], ROW_OF_PROJECTS)
    # Which seat returned a tile to the box is not recorded; a tile that their rules lose counts as returned.
    state.place = [NOTHING] * TILES
    piles: list[tuple[int, list[int]]] = [
        (Place.BOXED, [*recorded["pd"][OTHERS], *recorded.get("ps", [])]),
        (Place.PILE, recorded["pdk"]),
        (Place.ROW, [tile for tile in recorded["pt"] if tile]),
    ]
    for seat in range(SEATS):
        piles += [(Place.PRIVATE + seat, recorded["pp"][seat]), (Place.DONE + seat, recorded["pd"][seat])]
    for place, tiles in piles:
        for tile in tiles:
            state.place[TILE_OF[tile]] = int(place)
    for tile in state.drawn:
        if tile != NOTHING:
            state.place[tile] = Place.DRAWN
    state.boxed = [state.place.count(Place.BOXED), 0]


def _set_gone(state: State, recorded: dict[str, Any]) -> None:
    """Only numbers are recorded; which machines are gone is of no consequence: they are put down as the first kind."""
    state.gone = [[0] * KINDS for _ in range(SEATS + 1)]
    for heap in range(SEATS + 1):
        state.gone[heap][0] = recorded["md"][heap]


def picture(state: State) -> dict[str, Any]:
    """All of a state that is recorded, in the recorded form."""

    def machines(kinds: list[int]) -> list[int]:
        return [MACHINE_IDS[kind] for kind in kinds if kind != NOTHING]

    def tiles_at(*places: int) -> list[int]:
        return [PROJECT_IDS[tile] for tile in range(TILES) if state.place[tile] in places]

    over = state.pending == Pending.OVER
    return {
        "pending": Pending(state.pending).name,
        "ap": None if over else state.seat,
        "lt": state.last_round,
        "tn": sum(state.turns),
        "b": [[MACHINE_IDS[state.board[space]], state.fees[space]] for space in range(state.board_size)],
        "h": [machines(hand) for hand in state.hand],
        "w": [sorted(machines(workshop)) for workshop in state.workshop],
        "r": state.stock,
        "rv": state.reserve,
        "sc": state.score,
        "pt": [PROJECT_IDS[tile] if tile != NOTHING else 0 for tile in state.row],
        "pp": [tiles_at(Place.PRIVATE + seat) for seat in range(SEATS)],
        "pdk": [PROJECT_IDS[tile] for tile in reversed(state.pile[: state.pile_size])],
        "pd": [tiles_at(Place.DONE), tiles_at(Place.DONE + 1), tiles_at(Place.BOXED, Place.BOXED + 1)],
        "ps": tiles_at(Place.DRAWN),
        "tiles nowhere": tiles_at(NOTHING),
        "md": [sum(heap) for heap in (state.gone[0], state.gone[1], state.gone[OTHERS])],
        "dn": state.deck_size,
        "dk": machines(state.deck[: max(0, state.deck_size)][::-1]),
        "effect": state.effect,
        "selected": state.selected,
        "exchanges": state.exchanges,
        "chosen": state.chosen,
    }


def option_numbers(recorded: list[Any], state: State) -> list[int]:
    """Ours for a recorded option; several for a set of projects, which we choose one by one."""
    match recorded:
        case ["play", machine]:
            return [numbers.PLAY + KIND_OF[machine]]
        case ["repair", position, _, _, wilds]:
            payment = numbers.WILD_PAYMENTS.index((wilds.count(1), wilds.count(2), wilds.count(3)))
            return [numbers.REPAIR + (position - 1) * numbers.PAYMENTS + payment]
        case ["char"]:
            return [numbers.USE_CHARCOALIUM]
        case ["res", stuff]:
            return [numbers.USE_PRODUCTION + stuff]
        case ["effect"]:
            return [numbers.USE_EFFECT]
        case ["selm", "h", machine]:
            return [numbers.SCRAP_HAND + KIND_OF[machine]]
        case ["selm", "b", position, machine]:
            copied = state.pending == Pending.COPIED
            return [numbers.COPY + KIND_OF[machine] if copied else numbers.SCRAP_BOARD + position - 1]
        case ["selr", resources]:
            return [_resources_number(resources, state)]
        case ["selp", project]:
            return [numbers.KEEP + TILE_OF[project]]
        case ["exch", given, gained]:
            return [numbers.EXCHANGE + numbers.EXCHANGES.index((given, gained))]
        case ["noexch"]:
            return [numbers.STOP]
        case ["proj", projects]:
            chosen = [numbers.COMPLETE + TILE_OF[project] for project in sorted(projects)]
            return [*chosen, numbers.NO_MORE_PROJECTS]
        case ["noproj"]:
            return [numbers.NO_MORE_PROJECTS]
        case ["disc", machines, *_]:
            return [numbers.SET_ASIDE + set_number(state, machines)]
    raise ValueError(f"an option of unknown form: {recorded}")


def _resources_number(resources: list[int], state: State) -> int:
    if len(resources) == 2:
        pair = numbers.RESOURCE_PAIRS.index((min(resources), max(resources)))
        return (numbers.SPOIL_PAIR if state.pending == Pending.SPOILED else numbers.GAIN_PAIR) + pair
    singles = {
        Pending.CUBES: numbers.GAIN_CUBE,
        Pending.WILD_HARVEST: numbers.HARVEST,
        Pending.STOLEN_RESOURCE: numbers.STEAL,
        Pending.SPOILED: numbers.SPOIL_CUBE,
    }
    return singles[Pending(state.pending)] + resources[0] - 1


def set_number(state: State, machines: list[int]) -> int:
    """The machines as bits: the newest, and of equal ones the earliest."""
    size = state.workshop_size[state.seat]
    workshop = state.workshop[state.seat][:size]
    wanted = [KIND_OF[machine] for machine in machines]
    mask = 0
    for space in [size - 1, *range(size - 1)]:
        if workshop[space] in wanted:
            wanted.remove(workshop[space])
            mask |= 1 << space
    if wanted:
        raise ValueError(f"machines {machines} are not all in the workshop")
    return mask


def what_is_misstated(recorded: list[Any], state: State) -> str:
    """What a recorded option says besides which one it is, where that is not so: machines, what is paid."""
    match recorded:
        case ["repair", position, machine, paid, wilds]:
            space = position - 1
            if not 0 <= space < state.board_size:
                return f"there is no machine {position}"
            after = state.board_size - 1 - space
            ours = [max(0, after - reduction(state, state.seat, Stuff.CHARCOALIUM))]
            cost = COST[state.board[space]]
            ours += [max(0, cost[r] - reduction(state, state.seat, r)) - wilds.count(r) for r in range(1, 4)]
            if paid != ours:
                return f"{ours} is to be paid"
            return _misnamed(space, machine, state)
        case ["selm", "b", position, machine]:
            return _misnamed(position - 1, machine, state)
    return ""


def _misnamed(space: int, machine: int, state: State) -> str:
    if 0 <= space < state.board_size and MACHINE_IDS[state.board[space]] == machine:
        return ""
    return f"the machine there is not {machine}"
