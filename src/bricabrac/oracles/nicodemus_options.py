"""Recorded options of Nicodemus as ours, and whether all that they say is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.components import COST, MACHINE_IDS, RESOURCES, STUFFS, Stuff, fulfils
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.nicodemus.turn import list_options
from bricabrac.oracles.nicodemus_states import KIND_OF, TILE_OF

Offer = tuple[int, ...]
"""What an option is: our choice; our choices one after the other; or a choice and a space, where they tell spaces apart

that are all the same to us.
"""


def legal(state: State) -> list[int]:
    options = [0] * numbers.MOST_OPTIONS
    return options[: list_options(state, options)]


def our_offers(state: State) -> Iterator[Offer]:
    """Sets of projects are chosen one by one by us, a machine to copy by its kind; all others are one choice."""
    options = legal(state)
    if state.pending == Pending.PROJECTS:
        tiles = [option for option in options if option != numbers.NO_MORE_PROJECTS]
        for size in range(len(tiles) + 1):
            for chosen in combinations(tiles, size):
                yield (*chosen, numbers.NO_MORE_PROJECTS)
    elif state.pending == Pending.COPIED:
        for space, kind in enumerate(state.board[: state.board_size - 1]):
            if numbers.COPY + kind in options:
                yield (numbers.COPY + kind, space)
    else:
        yield from ((option,) for option in options)


def offer_of(recorded: list[Any], state: State) -> Offer:
    choices = choices_of(recorded, state)
    return (*choices, recorded[2] - 1) if state.pending == Pending.COPIED else tuple(choices)


def choices_of(recorded: list[Any], state: State) -> list[int]:
    """Our choices for a recorded option: several for a set of projects."""
    match recorded:
        case ["play", machine]:
            return [numbers.PLAY + KIND_OF[machine]]
        case ["repair", position, _, _, wilds]:
            payment = numbers.WILD_PAYMENTS.index((wilds.count(1), wilds.count(2), wilds.count(3)))
            return [numbers.REPAIR + (position - 1) * numbers.PAYMENTS + payment]
        case ["char"]:
            return [numbers.USE_CHARCOALIUM]
        case ["res", stuff] if stuff in range(STUFFS):
            return [numbers.USE_PRODUCTION + stuff]
        case ["effect"]:
            return [numbers.USE_EFFECT]
        case ["selm", "h", machine]:
            return [numbers.SCRAP_HAND + KIND_OF[machine]]
        case ["selm", "b", position, machine]:
            copied = state.pending == Pending.COPIED
            return [numbers.COPY + KIND_OF[machine] if copied else numbers.SCRAP_BOARD + position - 1]
        case ["selr", [resource]]:
            return [_resource_number(resource, state)]
        case ["selr", [first, second]]:
            pair = numbers.RESOURCE_PAIRS.index((min(first, second), max(first, second)))
            return [(numbers.SPOIL_PAIR if state.pending == Pending.SPOILED else numbers.GAIN_PAIR) + pair]
        case ["selp", project]:
            return [numbers.KEEP + TILE_OF[project]]
        case ["exch", given, gained]:
            return [numbers.EXCHANGE + numbers.EXCHANGES.index((given, gained))]
        case ["noexch"]:
            return [numbers.STOP]
        case ["proj", projects] if projects:
            chosen = [numbers.COMPLETE + TILE_OF[project] for project in sorted(projects)]
            return [*chosen, numbers.NO_MORE_PROJECTS]
        case ["noproj"]:
            return [numbers.NO_MORE_PROJECTS]
        case ["disc", machines, _]:
            return [numbers.SET_ASIDE + _machines_as_bits(state, machines)]
    raise ValueError(f"an option of unknown form: {recorded}")


_SINGLES = {
    Pending.CUBES: numbers.GAIN_CUBE,
    Pending.WILD_HARVEST: numbers.HARVEST,
    Pending.STOLEN_RESOURCE: numbers.STEAL,
    Pending.SPOILED: numbers.SPOIL_CUBE,
}


def _resource_number(resource: int, state: State) -> int:
    return _SINGLES[Pending(state.pending)] + RESOURCES.index(resource)


def _machines_as_bits(state: State, machines: list[int]) -> int:
    """The newest, and of equal ones the earliest, as in our options."""
    size = state.workshop_size[state.seat]
    workshop = state.workshop[state.seat][:size]
    wanted = [KIND_OF[machine] for machine in machines]
    bits = 0
    for space in [size - 1, *range(size - 1)]:
        if workshop[space] in wanted:
            wanted.remove(workshop[space])
            bits |= 1 << space
    if wanted:
        raise ValueError(f"machines {machines} are not all in the workshop")
    return bits


def what_is_misstated(recorded: list[Any], state: State, exactly: bool) -> str:
    """What an option says besides which one it is, where that is not so.

    `exactly`: no project may use more machines than it requires (N9.4).
    """
    match recorded:
        case ["repair", position, machine, paid, wilds]:
            return _misnamed(position, machine, state) or _mispaid(position - 1, paid, wilds, state)
        case ["selm", "b", position, machine]:
            return _misnamed(position, machine, state)
        case ["disc", machines, ways]:
            return _misused(machines, ways, state, exactly)
    return ""


def _misnamed(position: int, machine: int, state: State) -> str:
    if 0 < position <= state.board_size and MACHINE_IDS[state.board[position - 1]] == machine:
        return ""
    return f"machine {position} is not a {machine}"


def _mispaid(space: int, paid: list[int], wilds: list[int], state: State) -> str:
    if any(resource not in RESOURCES for resource in wilds):
        return f"wilds cannot pay {wilds}"
    after = state.board_size - 1 - space
    ours = [max(0, after - reduction(state, state.seat, Stuff.CHARCOALIUM))]
    for resource in RESOURCES:
        cost = max(0, COST[state.board[space]][resource] - reduction(state, state.seat, resource))
        ours.append(cost - wilds.count(resource))
    return "" if paid == ours else f"{ours} is to be paid"


def _misused(machines: list[int], ways: list[Any], state: State, exactly: bool) -> str:
    """The way to use the machines: for each chosen project those that fulfil it, all together the machines said."""
    newest = MACHINE_IDS[state.workshop[state.seat][state.workshop_size[state.seat] - 1]]
    if sorted(project for project, _ in ways) != sorted(p for p, tile in TILE_OF.items() if state.chosen >> tile & 1):
        return "these are not the projects chosen"
    for project, used in ways:
        sizes = (len(used),) if exactly else range(2, len(used) + 1)
        kinds = [KIND_OF[machine] for machine in used]
        fulfilled = any(fulfils(TILE_OF[project], each) for size in sizes for each in combinations(kinds, size))
        if not fulfilled or newest not in used:
            return f"{used} do not fulfil project {project}"
        if any(used.count(machine) > machines.count(machine) for machine in used):
            return f"{used} for project {project} are not all among {machines}"
    all_used = Counter(machine for _, used in ways for machine in used)
    all_used[newest] -= len(ways) - 1
    return "" if Counter(machines) <= all_used else "not all these machines are used"
