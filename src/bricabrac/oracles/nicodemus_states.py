"""Recorded states of Nicodemus as ours, and ours in the recorded form."""

from __future__ import annotations

from typing import Any

from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
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
)
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State

KIND_OF = {printed: kind for kind, printed in enumerate(MACHINE_IDS)}
TILE_OF = {printed: tile for tile, printed in enumerate(PROJECT_IDS)}

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
_ASKED = {
    Pending.ACTION: "chooseAction",
    Pending.USE: "choosePlayAction",
    Pending.EXCHANGE: "selectExchange",
    Pending.KEPT_PROJECT: "selectProject",
    Pending.PROJECTS: "chooseProject",
    Pending.MACHINES_USED: "chooseProjectDiscardedMachine",
    Pending.OVER: "gameEnd",
}
_PENDING_OF = {asked: pending for pending, asked in _ASKED.items()}
_ASKED |= dict.fromkeys(_MACHINE_SELECTED_FOR.values(), "selectMachine")
_ASKED |= dict.fromkeys((Pending.CUBES, *_RESOURCE_SELECTED_FOR.values()), "selectResource")


def _padded(values: list[int], length: int) -> list[int]:
    return values + [NOTHING] * (length - len(values))


def _effect_under_way(recorded: dict[str, Any]) -> int:
    if not recorded.get("cx"):
        return NOTHING
    return EFFECT[KIND_OF[recorded["cx"]["mimic"] or recorded["pm"]]]


def _pending(recorded: dict[str, Any]) -> Pending:
    asked = recorded["st"]
    if asked in _PENDING_OF:
        return _PENDING_OF[asked]
    effect = Effect(_effect_under_way(recorded))
    if asked == "selectMachine":
        return _MACHINE_SELECTED_FOR[effect]
    if asked == "selectResource":
        return _RESOURCE_SELECTED_FOR.get(effect, Pending.CUBES)
    raise ValueError(f"a decision of unknown kind: {asked}")


def state_of(recorded: dict[str, Any], turns: int, chosen: list[int]) -> State:
    """Our state from a recorded one; `chosen` are the projects of a choice just made."""
    state = State.blank()
    state.pending = _pending(recorded)
    state.seat = int(recorded["ap"] == 1)
    state.first = 0
    state.turns = [(turns + 1) // 2, turns // 2]
    state.last_round = int(recorded["lt"] != 0)
    state.effect = _effect_under_way(recorded)
    state.selected = _selected(recorded)
    state.exchanges = (recorded.get("cx") or {}).get("ex", 0)
    # A tile that their rules lose (N6.12) stays there for ever: nothing is drawn after it.
    state.drawn = _padded(sorted(TILE_OF[tile] for tile in recorded.get("ps", [])), 2)
    if state.pending == Pending.MACHINES_USED:
        state.chosen = sum(1 << TILE_OF[tile] for tile in set(chosen))
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
    state.deck_size = len(recorded["dk"])
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
    state.place = [NOTHING] * TILES
    piles: list[tuple[int, list[int]]] = [
        (Place.BOXED, recorded["pd"][OTHERS]),  # by which seat is not recorded
        (Place.DRAWN, recorded.get("ps", [])),
        (Place.PILE, recorded["pdk"]),
        (Place.ROW, [tile for tile in recorded["pt"] if tile]),
    ]
    for seat in range(SEATS):
        piles += [(Place.PRIVATE + seat, recorded["pp"][seat]), (Place.DONE + seat, recorded["pd"][seat])]
    for place, tiles in piles:
        for tile in tiles:
            state.place[TILE_OF[tile]] = int(place)
    state.boxed = [state.place.count(Place.BOXED), 0]


def _set_gone(state: State, recorded: dict[str, Any]) -> None:
    """Only numbers are recorded; which machines are gone is of no consequence: they are put down as the first kind."""
    state.gone = [[0] * KINDS for _ in range(SEATS + 1)]
    for heap in range(SEATS + 1):
        state.gone[heap][0] = recorded["md"][heap]


def as_recorded(state: State, last_machine: int) -> dict[str, Any]:
    """Ours in the recorded form, whole; `last_machine` is the one last played or repaired (0: none yet)."""

    def machines(kinds: list[int]) -> list[int]:
        return [MACHINE_IDS[kind] for kind in kinds if kind != NOTHING]

    def tiles_at(*places: int) -> list[int]:
        return [PROJECT_IDS[tile] for tile in range(TILES) if state.place[tile] in places]

    return {
        "st": _ASKED[Pending(state.pending)],
        "ap": state.seat,
        "tn": sum(state.turns),
        "lt": state.last_round,
        "pm": last_machine,
        "cx": _effect_as_recorded(state, last_machine),
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
        "md": [sum(heap) for heap in (state.gone[0], state.gone[1], state.gone[OTHERS])],
        "dn": state.deck_size,
        "dk": machines(state.deck[: state.deck_size][::-1]),
    }


def _effect_as_recorded(state: State, last_machine: int) -> dict[str, Any] | None:
    if state.effect == NOTHING:
        return None
    owner = MACHINE_IDS[EFFECT.index(state.effect)]
    selected: int | list[int] = 0
    if state.pending == Pending.CUBES and state.effect == Effect.SCRAP_FROM_HAND:
        selected = [MACHINE_IDS[state.selected], 0]
    elif state.pending == Pending.CUBES:
        selected = [MACHINE_IDS[state.board[state.selected]], state.selected + 1]
    return {"mimic": 0 if owner == last_machine else owner, "sel": selected, "ex": state.exchanges}


def in_order(recorded: dict[str, Any], turns: int) -> dict[str, Any]:
    """A recorded state to compare with ours: sorted lists are multisets, what is not there is nothing."""
    sorted_lists = {name: [sorted(each) for each in recorded[name]] for name in ("h", "w", "pp", "pd")}
    may_be_missing = {"ps": sorted(recorded.get("ps", [])), "cx": recorded.get("cx"), "tn": turns}
    return {**recorded, **sorted_lists, **may_be_missing, "lt": int(recorded["lt"])}
