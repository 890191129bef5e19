"""What a position of Imaginarium is worth to one player, as the greedy bot sees it.

Values are in hundredths of a point, whole numbers, so that every way of running it values the same. Only what is left
of the game matters: machines by what they yield until its probable end, stocks by what they can still become.
"""

from __future__ import annotations

from typing import Final

from bricabrac.bots.imaginarium_progress import likelihood, steps_to, take_profile
from bricabrac.games.compiling import rule
from bricabrac.games.imaginarium.components import (
    ASSISTANTS,
    COST,
    DISMANTLABLE,
    DISMANTLED,
    FAMILY,
    KINDS,
    LEVEL,
    MOST_OFFICE,
    MOST_SLOTS,
    NOTHING,
    POINTS_TO_END,
    PROJECT_BONUS,
    PROJECT_POINTS,
    SECRET_PROJECTS,
    SPACES,
    STEALS_AMOUNT,
    STEALS_STUFF,
    STUFFS,
    Assistant,
    Family,
    Stuff,
)
from bricabrac.games.imaginarium.contents import (
    CONTENT_OF,
    CONTENTS,
    FIRST_USE,
    MACHINES_IN,
    SINGLE,
    USE_COUNT,
    USE_GAINS,
    USE_SPENDS,
    USES,
)
from bricabrac.games.imaginarium.ending import majorities_of, majority_points
from bricabrac.games.imaginarium.projects import (
    has_validated,
    points_for,
)
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.workshop import CONTENT_PROTECTS, has, slot_limit, slots_taken

POINT: Final = 100
VICTORY: Final = 1_500
LEAD_PER_CENT: Final = 200
"""Of the margin, when the game ends with this round."""
LATE_GAIN: Final = 2
"""Points that whoever has yet to play in the last round may still make."""

WORTH: Final = (20, 18, 32, 44, POINT)
"""By stuff, in the middle of the game."""
MANY: Final = (15, 5, 5, 4)
"""From here on more of the same is worth half."""
COAL_PER_CENT: Final = (75, 80, 90, 100, 110, 120, 125, 130)
"""By rounds left: what is in stock late has no time left to become a machine."""
RESOURCE_PER_CENT: Final = (40, 60, 85, 100, 110, 115, 120, 120)
CHEAP_POINTS_PER_CENT: Final = 140
MOST_ROUNDS: Final = len(COAL_PER_CENT) - 1
LAST_ROUND: Final = 12
"""As a rule it is over by then."""
POINTS_A_ROUND: Final = 3

TRANSFORMATION_PER_CENT: Final = 70
"""Of what it yields: it has to be fed."""
PROTECTION_WORTH: Final = 8
EMPTY_SLOT: Final = (0, 50, 80, 100, 100, 100, 100)
"""By empty slots."""
KEPT_PER_CENT: Final = 60
"""Of what dismantling a repaired machine would bring."""
BROKEN_PER_CENT: Final = 75
MISSING_PER_CENT: Final = 140
"""Of the worth of resources that are missing for a repair."""
SECOND_BROKEN_PER_CENT: Final = 40
NO_SLOT_PER_CENT: Final = 50
SALVAGE_WORTH: Final = 15
"""By level, of a broken machine that is only good for its cubes."""
RECYCLER_WORTH: Final = 150

ASSISTANT_WORTH: Final = (320, 230, 230, 120, 260, 330, 120, 200, 300, 120, 100, 260, 90)
"""With the whole game still to come."""
OTHERS_WORTH: Final = (5, 4, 7, 9)
"""By stuff: what it is worth that others do not have it."""


USE_WORTH: Final = tuple(
    sum(WORTH[stuff] * (USE_GAINS[use][stuff] - USE_SPENDS[use][stuff]) for stuff in range(STUFFS))
    for use in range(USES)
)


def _yield(content: int) -> int:
    uses = range(FIRST_USE[content], FIRST_USE[content] + USE_COUNT[content])
    best = max((USE_WORTH[use] for use in uses), default=0)
    fed = any(any(USE_SPENDS[use]) for use in uses)
    protects = PROTECTION_WORTH * CONTENT_PROTECTS[content].bit_count()
    return best * TRANSFORMATION_PER_CENT // 100 if fed else best + protects


CONTENT_YIELD: Final = tuple(_yield(content) for content in range(CONTENTS))
"""What a slot is worth in every round."""


def _joined(content: int, kind: int) -> int:
    return CONTENT_OF.get(tuple(sorted((*MACHINES_IN[content], kind))), NOTHING)


JOINED: Final = tuple(tuple(_joined(content, kind) for kind in range(KINDS)) for content in range(CONTENTS))
"""What a slot holds when one more machine is put there."""


def _worth(amounts: tuple[int, ...]) -> int:
    return sum(WORTH[stuff] * amounts[stuff] for stuff in range(STUFFS))


COST_WORTH: Final = tuple(_worth(COST[kind]) for kind in range(KINDS))


def _kept(kind: int) -> int:
    taken_apart = max(_worth(DISMANTLED[kind]), POINT * LEVEL[kind]) if DISMANTLABLE[kind] else 0
    return taken_apart * KEPT_PER_CENT // 100


KEPT_WORTH: Final = tuple(_kept(kind) for kind in range(KINDS))
CONTENT_KEPT: Final = tuple(sum(KEPT_WORTH[kind] for kind in machines) for machines in MACHINES_IN)
AT_ONCE: Final = tuple(
    (WORTH[STEALS_STUFF[kind]] + OTHERS_WORTH[STEALS_STUFF[kind]]) * STEALS_AMOUNT[kind]
    if STEALS_AMOUNT[kind]
    else RECYCLER_WORTH
    if FAMILY[kind] == Family.SPECIAL and not USE_COUNT[SINGLE[kind]]
    else 0
    for kind in range(KINDS)
)
"""What a machine brings once, when it is repaired (I8.8, I8.11)."""


@rule
def worth(state: State, seat: int, profile: list[int]) -> int:
    """As if the turn of the seat were over: the projects that it has met by now count in full."""
    rounds = rounds_left(state)
    take_profile(state, seat, profile)
    sure = state.stock[seat][Stuff.POINT] * POINT
    hoped = 0
    for space in range(MOST_OFFICE):
        project = state.office[space]
        if project != NOTHING and not has_validated(state, seat, project):
            steps = steps_to(state, seat, project, profile)
            if steps == 0:
                sure += points_for(state, project) * POINT + bonus(state, seat)
            else:
                hoped += points_for(state, project) * likelihood(steps)
    if has(state, seat, Assistant.SECRET_PROJECTS):
        hoped += secret_projects(state, seat, profile)
    value = sure + hoped + stock_worth(state, seat, rounds)
    value += workshop_worth(state, seat, rounds) + yard_worth(state, seat, rounds)
    value += assistants_worth(state, seat, rounds) - others_worth(state, seat)
    return value + closing_worth(state, seat, sure // POINT)


@rule
def hopes_of_others(state: State, seat: int, profile: list[int]) -> int:
    """What the projects of the office may still bring them."""
    hoped = 0
    for other in range(state.seats):
        if other != seat:
            take_profile(state, other, profile)
            for space in range(MOST_OFFICE):
                project = state.office[space]
                if project != NOTHING and not has_validated(state, other, project):
                    hoped += points_for(state, project) * likelihood(steps_to(state, other, project, profile))
    return hoped


@rule
def rounds_left(state: State) -> int:
    """After this one, probably."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.stock[seat][Stuff.POINT])
    by_points = (POINTS_TO_END - most + 1) // POINTS_A_ROUND
    return max(0, min(MOST_ROUNDS, by_points, LAST_ROUND - state.round))


@rule
def bonus(state: State, seat: int) -> int:
    """I11.4."""
    return POINT * PROJECT_BONUS if has(state, seat, Assistant.PROJECT_BONUS) else 0


@rule
def secret_projects(state: State, seat: int, profile: list[int]) -> int:
    """I11.8: the better one."""
    best = 0
    for secret in range(SECRET_PROJECTS):
        project = state.secret[secret]
        if project >= 0:
            likely = likelihood(steps_to(state, seat, project, profile))
            best = max(best, (PROJECT_POINTS[project] * POINT + bonus(state, seat)) * likely // 100)
    return best


@rule
def stock_worth(state: State, seat: int, rounds: int) -> int:
    stock = state.stock[seat]
    coal = stuff_worth(stock[0], 0) * COAL_PER_CENT[rounds] // 100
    if has(state, seat, Assistant.CHEAP_POINTS):
        coal = coal * CHEAP_POINTS_PER_CENT // 100
    resources = 0
    for resource in range(1, 4):
        resources += stuff_worth(stock[resource], resource)
    return coal + resources * RESOURCE_PER_CENT[rounds] // 100


@rule
def stuff_worth(amount: int, stuff: int) -> int:
    counted = 2 * amount if amount <= MANY[stuff] else amount + MANY[stuff]
    return WORTH[stuff] * counted // 2


@rule
def workshop_worth(state: State, seat: int, rounds: int) -> int:
    slots = state.slots[seat]
    taken = slots_taken(state, seat)
    value = 0
    for slot in range(taken):
        value += CONTENT_YIELD[slots[slot]] * rounds + CONTENT_KEPT[slots[slot]]
    empty = min(MOST_SLOTS, slot_limit(state, seat) - taken)
    return value + EMPTY_SLOT[empty] * min(rounds, 3) // 3


@rule
def yard_worth(state: State, seat: int, rounds: int) -> int:
    """One machine is repaired in a turn, if that: the best counts, the next less, the others little."""
    best = 0
    second = 0
    rest = 0
    for kind in range(KINDS):
        for _ in range(min(2, state.yard[seat][kind])):
            value = broken_worth(state, seat, kind, rounds)
            rest += SALVAGE_WORTH
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    if slots_taken(state, seat) >= slot_limit(state, seat):
        best = best * NO_SLOT_PER_CENT // 100
    return best + second * SECOND_BROKEN_PER_CENT // 100 + rest


@rule
def broken_worth(state: State, seat: int, kind: int, rounds: int) -> int:
    """What its repair would bring, less what is still missing for it."""
    missing = 0
    for resource in range(1, 4):
        missing += WORTH[resource] * max(0, COST[kind][resource] - state.stock[seat][resource])
    value = best_yield(state, seat, kind) * rounds + KEPT_WORTH[kind] + AT_ONCE[kind] - COST_WORTH[kind]
    value = value * BROKEN_PER_CENT // 100 - missing * MISSING_PER_CENT // 100
    return max(value, SALVAGE_WORTH * LEVEL[kind])


@rule
def best_yield(state: State, seat: int, kind: int) -> int:
    """By itself or together with what is there."""
    best = CONTENT_YIELD[SINGLE[kind]]
    for slot in range(slots_taken(state, seat)):
        content = state.slots[seat][slot]
        joined = JOINED[content][kind]
        if joined != NOTHING:
            best = max(best, CONTENT_YIELD[joined] - CONTENT_YIELD[content])
    return best


@rule
def assistants_worth(state: State, seat: int, rounds: int) -> int:
    value = 0
    for assistant in range(ASSISTANTS):
        if has(state, seat, assistant):
            value += ASSISTANT_WORTH[assistant]
    return value * rounds // MOST_ROUNDS


@rule
def others_worth(state: State, seat: int) -> int:
    value = 0
    for other in range(state.seats):
        if other != seat:
            for stuff in range(Stuff.POINT):
                value += OTHERS_WORTH[stuff] * state.stock[other][stuff]
    return value


@rule
def closing_worth(state: State, seat: int, points: int) -> int:
    """I6.1: once somebody has enough points only the final score counts, and one had better be ahead."""
    most = points
    for other in range(state.seats):
        most = max(most, state.stock[other][Stuff.POINT])
    if most < POINTS_TO_END:
        return 0
    mine = points + majorities_of(state, seat) * majority_points(state, seat)
    best = 0
    for other in range(state.seats):
        if other != seat:
            reached = state.stock[other][Stuff.POINT] + majorities_of(state, other) * majority_points(state, other)
            best = max(best, reached + (LATE_GAIN if has_yet_to_play(state, other) else 0))
    ahead = (mine - best) * POINT * LEAD_PER_CENT // 100
    return ahead + (VICTORY if mine > best else -VICTORY)


@rule
def has_yet_to_play(state: State, seat: int) -> bool:
    space = 0
    while space < SPACES and state.piece[space] != seat:
        space += 1
    return space < SPACES
