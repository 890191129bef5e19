"""States of Nicodemus as the other implementation records them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bricabrac.games.nicodemus.components import EFFECT, MACHINE_IDS, NOTHING, PROJECT_IDS, TILES, Effect
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State

ASKED = {
    Pending.ACTION: "chooseAction",
    Pending.USE: "choosePlayAction",
    Pending.COPIED: "selectMachine",
    Pending.SCRAP_FROM_HAND: "selectMachine",
    Pending.SCRAP_FROM_BOARD: "selectMachine",
    Pending.CUBES: "selectResource",
    Pending.WILD_HARVEST: "selectResource",
    Pending.STOLEN_RESOURCE: "selectResource",
    Pending.SPOILED: "selectResource",
    Pending.EXCHANGE: "selectExchange",
    Pending.KEPT_PROJECT: "selectProject",
    Pending.PROJECTS: "chooseProject",
    Pending.MACHINES_USED: "chooseProjectDiscardedMachine",
    Pending.OVER: "gameEnd",
}


def ids(kinds: Iterable[int]) -> list[int]:
    return sorted(MACHINE_IDS[kind] for kind in kinds if kind != NOTHING)


def recorded_state(state: State, machine: int) -> dict[str, Any]:
    """`machine` is the one last played or repaired, 0 before the first."""
    tiles = {place: [PROJECT_IDS[t] for t in range(TILES) if state.place[t] == place] for place in range(9)}
    recorded = {
        "b": [[MACHINE_IDS[state.board[space]], state.fees[space]] for space in range(state.board_size)],
        "h": [ids(hand) for hand in state.hand],
        "w": [ids(workshop) for workshop in state.workshop],
        "r": [list(stock) for stock in state.stock],
        "rv": list(state.reserve),
        "sc": list(state.score),
        "pt": [0 if tile == NOTHING else PROJECT_IDS[tile] for tile in state.row],
        "pp": [tiles[Place.PRIVATE], tiles[Place.PRIVATE + 1]],
        "pdk": [PROJECT_IDS[tile] for tile in state.pile[: state.pile_size][::-1]],
        "pd": [tiles[Place.DONE], tiles[Place.DONE + 1], sorted(tiles[Place.BOXED] + tiles[Place.BOXED + 1])],
        "md": [sum(state.gone[heap]) for heap in (0, 1, OTHERS)],
        "dn": state.deck_size,
        "dk": [MACHINE_IDS[kind] for kind in state.deck[: state.deck_size][::-1]],
        "st": ASKED[Pending(state.pending)],
        "ap": state.seat,
        "lt": state.last_round,
        "pm": machine,
    }
    if tiles[Place.DRAWN]:
        recorded["ps"] = tiles[Place.DRAWN]
    if state.effect != NOTHING:
        recorded["cx"] = _effect(state, machine)
    return recorded


def _effect(state: State, machine: int) -> dict[str, Any]:
    owner = next(MACHINE_IDS[kind] for kind, effect in enumerate(EFFECT) if effect == state.effect)
    selected: object = 0
    if state.pending == Pending.CUBES:
        from_hand = state.effect == Effect.SCRAP_FROM_HAND
        kind = state.selected if from_hand else state.board[state.selected]
        selected = [MACHINE_IDS[kind], 0 if from_hand else state.selected + 1]
    return {"mimic": 0 if owner == machine else owner, "sel": selected, "ex": state.exchanges}
