"""Any decision: what may be chosen, and the consequences of a choice."""

from __future__ import annotations

from bricabrac.games.compiling import rule
from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.choices import (
    copy_effect,
    exchange,
    harvest_wild,
    keep_project,
    list_board_scraps,
    list_copied,
    list_cubes,
    list_drawn,
    list_exchanges,
    list_harvests,
    list_single_cubes,
    list_spoils,
    scrap,
    select_scrap,
    spoil,
)
from bricabrac.games.nicodemus.decisions import PASS, PAYMENTS, PLAY, REPAIR
from bricabrac.games.nicodemus.effects import begin_effect, steal, steal_card
from bricabrac.games.nicodemus.ending import end_play, end_turn
from bricabrac.games.nicodemus.hands import list_cards
from bricabrac.games.nicodemus.play import list_uses, play, use
from bricabrac.games.nicodemus.projects import choose_project, complete_projects, end_repair, list_projects, list_sets
from bricabrac.games.nicodemus.repair import list_repairs, repair
from bricabrac.games.nicodemus.state import Pending, State

COPY, SCRAP_HAND, SCRAP_BOARD, HARVEST = numbers.COPY, numbers.SCRAP_HAND, numbers.SCRAP_BOARD, numbers.HARVEST
STEAL, KEEP, SET_ASIDE = numbers.STEAL, numbers.KEEP, numbers.SET_ASIDE


@rule
def list_options(state: State, options: list[int]) -> int:
    """Writes all legal options and returns how many there are: none when the game is over."""
    match state.pending:
        case Pending.ACTION:
            return list_actions(state, options)
        case Pending.USE:
            return list_uses(state, options)
        case Pending.COPIED:
            return list_copied(state, options)
        case Pending.SCRAP_FROM_HAND:
            return list_cards(state, state.seat, SCRAP_HAND, options)
        case Pending.SCRAP_FROM_BOARD:
            return list_board_scraps(state, options)
        case Pending.CUBES:
            return list_cubes(state, options)
        case Pending.WILD_HARVEST:
            return list_harvests(options)
        case Pending.EXCHANGE:
            return list_exchanges(state, options)
        case Pending.STOLEN_RESOURCE:
            return list_single_cubes(state.stock[1 - state.seat], STEAL, options)
        case Pending.SPOILED:
            return list_spoils(state, options)
        case Pending.KEPT_PROJECT:
            return list_drawn(state, options)
        case Pending.PROJECTS:
            return list_projects(state, options)
        case Pending.MACHINES_USED:
            return list_sets(state, options)
    return 0


@rule
def list_actions(state: State, options: list[int]) -> int:
    """N3.1, N3.2."""
    count = list_cards(state, state.seat, PLAY, options)
    count = list_repairs(state, options, count)
    if count == 0:
        options[0] = PASS
        count = 1
    return count


@rule
def step(state: State, option: int) -> None:
    """The consequences of one legal option, up to whatever is to be decided next."""
    choose(state, option)
    follow_up(state)


@rule
def choose(state: State, option: int) -> None:
    match state.pending:
        case Pending.ACTION:
            act(state, option)
        case Pending.USE:
            use(state, option)
        case Pending.COPIED:
            copy_effect(state, option - COPY)
        case Pending.SCRAP_FROM_HAND:
            select_scrap(state, option - SCRAP_HAND)
        case Pending.SCRAP_FROM_BOARD:
            select_scrap(state, option - SCRAP_BOARD)
        case Pending.CUBES:
            scrap(state, option)
        case Pending.WILD_HARVEST:
            harvest_wild(state, option - HARVEST + 1)
        case Pending.EXCHANGE:
            exchange(state, option)
        case Pending.STOLEN_RESOURCE:
            steal(state, option - STEAL + 1)
        case Pending.SPOILED:
            spoil(state, option)
        case Pending.KEPT_PROJECT:
            keep_project(state, option - KEEP)
        case Pending.PROJECTS:
            choose_project(state, option)
        case Pending.MACHINES_USED:
            complete_projects(state, option - SET_ASIDE)


@rule
def follow_up(state: State) -> None:
    """What happens by itself after a choice. Each is called from here alone: compiled for a GPU, where threads that

    are at different decisions take turns, code that exists once is both shared by them and small enough for its cache.
    """
    if state.pending == Pending.EFFECT:
        begin_effect(state)
    if state.pending == Pending.STOLEN_CARD:
        steal_card(state)
    if state.pending == Pending.PLAYED:
        end_play(state)
    if state.pending == Pending.REPAIRED:
        end_repair(state)
    if state.pending == Pending.TURN_END:
        end_turn(state)


@rule
def act(state: State, option: int) -> None:
    if option == PASS:
        state.pending = Pending.TURN_END
    elif option >= REPAIR:
        repair(state, (option - REPAIR) // PAYMENTS, (option - REPAIR) % PAYMENTS)
    else:
        play(state, option - PLAY)


@rule
def advance(state: State, options: list[int]) -> int:
    """Goes on while nothing is to be decided; writes the options of the next decision and returns their number."""
    while True:
        count = list_options(state, options)
        if count != 1:
            return count
        step(state, options[0])
