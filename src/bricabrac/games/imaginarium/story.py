"""What happened in one step, as events: for the log, for animation, for statistics (secrets beside what is public).

Much follows a choice by itself, so the step is gone through once more, phase by phase, each told from the states
before and after it. Stocks are hidden, but gains and payments are public (I12): `gained`, `paid`, `spent`, `lost` and
`points` are told of everybody, and are together what the stocks change by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bricabrac.games.game import Event
from bricabrac.games.imaginarium.actions import step_done
from bricabrac.games.imaginarium.collect import collected
from bricabrac.games.imaginarium.ending import end_round, end_turn
from bricabrac.games.imaginarium.planning import next_to_plan, next_to_resolve
from bricabrac.games.imaginarium.repair import disable_next
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.story_actions import acted, cubes_taken, dialled
from bricabrac.games.imaginarium.story_collect import bought_after, paid_with_resources, planned, took, used
from bricabrac.games.imaginarium.story_effects import (
    arranged,
    disabled,
    effect_applied,
    passed_over,
    project_removed,
    recycled,
)
from bricabrac.games.imaginarium.story_rounds import piece_resolved, piece_waits, round_ended, turn_ended
from bricabrac.games.imaginarium.turn import choose


def story_of_step(before: State, option: int, after: State) -> Iterator[Event]:
    """The events of one step, in the order of the rules."""
    now = before.copy()
    choose(now, option)
    yield from _CHOICES[Pending(before.pending)](before, option, now)
    while now.pending > Pending.OVER:
        carry_out, tell = _PHASES[Pending(now.pending)]
        earlier = now.copy()
        carry_out(now)
        yield from tell(earlier, now)
    assert now == after, "the story is of another step"


def _nothing_to_tell(_before: State, _after: State) -> Iterator[Event]:
    return iter(())


_CHOICES: Final[dict[Pending, Callable[[State, int, State], Iterator[Event]]]] = {
    Pending.PLAN: planned,
    Pending.USE: used,
    Pending.COLLECT: took,
    Pending.PAY: paid_with_resources,
    Pending.BUY_AFTER: bought_after,
    Pending.DIAL: dialled,
    Pending.ACT: acted,
    Pending.CUBES: cubes_taken,
    Pending.EFFECT: effect_applied,
    Pending.REMOVE_PROJECT: project_removed,
    Pending.DISABLE: disabled,
    Pending.RECYCLE: recycled,
    Pending.ARRANGE: arranged,
}

_PHASES: Final[dict[Pending, tuple[Callable[[State], None], Callable[[State, State], Iterator[Event]]]]] = {
    Pending.COLLECTED: (collected, _nothing_to_tell),
    Pending.STEP_DONE: (step_done, _nothing_to_tell),
    Pending.DISABLE_NEXT: (disable_next, passed_over),
    Pending.TURN_END: (end_turn, turn_ended),
    Pending.NEXT_TO_RESOLVE: (next_to_resolve, piece_resolved),
    Pending.ROUND_END: (end_round, round_ended),
    Pending.NEXT_TO_PLAN: (next_to_plan, piece_waits),
}
