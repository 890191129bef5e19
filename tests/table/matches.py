"""Small matches for tests: from positions, from seeds, and from bytes that hypothesis draws."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from bricabrac.games.game import Event
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import State
from bricabrac.table.match import Match, Start
from tests.games.nicodemus.positions import position

PLAYERS = ("Ada", "Blaise")
SEED = bytes(range(32))
BEGAN = 1_700_000_000.25
UNDO = 232
"""From this byte on a byte stands for an undo, below for a choice."""


def ticking() -> Callable[[], float]:
    """A clock that is looked at once a second."""
    seconds = iter(range(10**9))
    return lambda: BEGAN + next(seconds)


def new_match(seed: bytes = SEED) -> Match:
    return Match(nicodemus(), PLAYERS, seed=seed, clock=ticking())


def match_from(state: State) -> Match:
    """A match that begins with this position, deck and pile in its order."""
    start = Start(nicodemus().pack(state), same_luck=True)
    return Match(nicodemus(), PLAYERS, seed=SEED, start=start, clock=ticking())


def match_at(**words: object) -> Match:
    """`match_from(position(...))`; seat 0 is to move unless said otherwise."""
    return match_from(position(**words))  # type: ignore[arg-type]


def option(match: Match, kind: str, **data: object) -> int:
    """The number of the one option that is meant."""
    decision = match.decision
    assert decision is not None
    (number,) = [
        each.number
        for each in decision.options
        if each.kind == kind and all(each.data.get(name) == value for name, value in data.items())
    ]
    return number


def choose(match: Match, kind: str, **data: object) -> list[Event]:
    """Whoever is to move makes the choice that is meant."""
    seat = match.to_move
    assert seat is not None
    return match.choose(seat, option(match, kind, **data))


def choose_any(match: Match, lot: int) -> None:
    decision = match.decision
    assert decision is not None
    match.choose(decision.seat, decision.options[lot % len(decision.options)].number)


def play_on(match: Match, choices: int, luck: int = 1) -> Match:
    """So many choices by lot, or as many as there are until the end."""
    lots = Random(luck)
    for _ in range(choices):
        if not match.over:
            choose_any(match, lots.randrange(1000))
    return match


def undo_anything(match: Match) -> None:
    """With everybody's consent, by whoever chose last."""
    match.undo(match.choices[-1].seat, frozenset(range(len(match.seats))))


def lived_through(match: Match, life: bytes) -> Match:
    for byte in life:
        if byte >= UNDO:
            if match.choices:
                undo_anything(match)
        elif not match.over:
            choose_any(match, byte)
    return match


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any match: dealt or opened at a position, in the middle or finished, with undos, perhaps resigned."""
    match = lived_through(new_match(draw(st.binary(min_size=32, max_size=32))), draw(st.binary(max_size=150)))
    if draw(st.booleans()):
        at = draw(st.integers(0, len(match.choices)))
        match = match.opened_at(at, same_luck=draw(st.booleans()), seed=draw(st.binary(min_size=32, max_size=32)))
        lived_through(match, draw(st.binary(max_size=50)))
    resigning = draw(st.sampled_from((None, 0, 1)))
    if resigning is not None and not match.over:
        match.resign(resigning)
    return match


def states_of(match: Match) -> list[State]:
    return [match.state_after(made) for made in range(len(match.choices) + 1)]


def everything(match: Match) -> dict[str, object]:
    """All that there is to know about a match, to compare two."""
    return {
        "game": match.game,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "promise": match.promise,
        "start": match.start,
        "choices": match.choices,
        "taken_back": match.taken_back,
        "resigned": (match.resigned, match.resigned_at),
        "result": match.result,
        "to_move": match.to_move,
        "states": states_of(match),
        "events": [match.events_of(choice) for choice in range(len(match.choices))],
    }
