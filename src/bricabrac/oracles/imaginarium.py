"""Recorded games of Imaginarium against our rules: options and consequences of every decision."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bricabrac.games.imaginarium import cards
from bricabrac.games.imaginarium.components import (
    EFFECT_TIMES,
    FAMILY,
    KIND_OF,
    NOTHING,
    SERIALS,
    Assistant,
    Family,
    Stuff,
)
from bricabrac.games.imaginarium.contents import MACHINES_IN
from bricabrac.games.imaginarium.deal import (
    put_back,
    sort_conveyor,
)
from bricabrac.games.imaginarium.decisions import (
    COLLECT,
    DISMANTLE_BROKEN,
    DISMANTLE_FOR_RESOURCES,
    MOST_OPTIONS,
    REORGANISE,
    USE_ALL,
)
from bricabrac.games.imaginarium.ending import majorities_of, majority_points, standing
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.turn import list_options, step
from bricabrac.games.imaginarium.workshop import has, levels_of
from bricabrac.oracles.imaginarium_form import UnderWay, arrangement_numbers, option_numbers, picture, state_of
from bricabrac.oracles.report import BadTrace, Report, read_lines

MOST_FORCED_STEPS: Final = 40
"""More decisions with one option than can follow each other."""


@dataclass
class _Line:
    path: Path
    number: int
    content: dict[str, Any]

    @property
    def place(self) -> str:
        return f"{self.path.name}:{self.number}"


def check(path: Path) -> Report:
    report = Report()
    game: list[_Line] = []
    for number, content in read_lines(path):
        kind = content.get("k")
        if kind not in ("init", "d", "end"):
            raise BadTrace(f"{path}, line {number}: there are no lines of the kind {kind!r}")
        if kind == "init" and game:
            raise BadTrace(f"{path}, line {number}: a game begins before the last one has ended")
        if kind != "init" and not game:
            raise BadTrace(f"{path}, line {number}: a game without a beginning")
        game.append(_Line(path, number, content))
        if kind == "end":
            if len(game) == 2:
                raise BadTrace(f"{path}, line {number}: a game without a decision")
            _check_game(game, report)
            game = []
    if game:
        raise BadTrace(f"{path}: the last game has no end; the file is cut off")
    return report


@contextmanager
def _reading(line: _Line) -> Iterator[None]:
    """Whatever cannot be made sense of is the fault of a line."""
    try:
        yield
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        words = f"{line.path}, line {line.number}: it makes no sense ({type(error).__name__}: {error})"
        raise BadTrace(words) from error


def _check_game(game: list[_Line], report: Report) -> None:
    report.games += 1
    with _reading(game[0]):
        _check_deal(game[0], report)
        before, under_way = game[0].content["s"], UnderWay()
    for line, following in pairwise(game[1:]):
        report.decisions += 1
        with _reading(line):
            after = _after(before, line.content)
            under_way = _before_choice(under_way, line.content)
            state = state_of(before, under_way)
            under_way = _after_choice(under_way, state, line.content, after, following.content)
            _check_decision(state, state_of(after, under_way), line, report)
            before = after
    with _reading(game[-1]):
        _check_end(state_of(before, UnderWay()), game[-1], report)


def _after(before: dict[str, Any], recorded: dict[str, Any]) -> dict[str, Any]:
    if "S" in recorded:
        whole: dict[str, Any] = recorded["S"]
        return whole
    after = dict(before)
    for name, value in recorded["s"].items():
        is_seat = name[0] == "p" and name[1:].isdigit()
        after[name] = {**before[name], **value} if is_seat else value
    return after


def _before_choice(under_way: UnderWay, recorded: dict[str, Any]) -> UnderWay:
    """What the offered options tell."""
    targets = {option[1] for option in recorded["o"] if option[0] == "disable"}
    collected = ["end-collect"] in recorded["o"]
    return UnderWay(under_way.machine, under_way.effects, next(iter(targets), NOTHING), collected)


def _after_choice(
    under_way: UnderWay, state: State, recorded: dict[str, Any], after: dict[str, Any], following: dict[str, Any]
) -> UnderWay:
    machine, effects = under_way.machine, under_way.effects
    chosen = recorded["a"]
    if after["st"] == "7.3":
        if chosen[0] in ("repair", "recycle"):
            machine = KIND_OF[chosen[1]]
            twice = chosen[0] == "repair" and has(state, state.seat, Assistant.EFFECT_TWICE)
            effects = EFFECT_TIMES if twice else 1
        elif chosen[0] == "apply":
            effects -= 1
    else:
        machine, effects = NOTHING, 0
    return (
        _before_choice(UnderWay(machine, effects), following) if following["k"] == "d" else UnderWay(machine, effects)
    )


def _check_deal(line: _Line, report: Report) -> None:
    recorded = line.content
    state = state_of(recorded["s"], UnderWay())
    dealt = state.copy()
    dealt.conveyor = [NOTHING] * len(dealt.conveyor)
    deck = [KIND_OF[serial] for serial in reversed(recorded["deck0"])]
    dealt.deck_size, dealt.deck = len(deck), deck + [NOTHING] * (len(dealt.deck) - len(deck))
    _reveal(dealt, recorded["back"])
    sort_conveyor(dealt)
    if picture(dealt) != picture(state):
        report.differ(line.place, "the deal: " + _in_words(dealt, state))


def _reveal(state: State, back: list[list[Any]]) -> None:
    left = list(back)
    revealed = 0
    while revealed < len(state.conveyor):
        kind = state.deck[state.deck_size - 1]
        state.deck_size -= 1
        state.deck[state.deck_size] = NOTHING
        if FAMILY[kind] == Family.ATTACK:
            serial, above = left.pop(0)
            if KIND_OF[serial] != kind:
                raise ValueError(f"{serial} was put back, but {SERIALS[kind]} was revealed")
            put_back(state, kind, above)
        else:
            state.conveyor[revealed] = kind
            revealed += 1
    if left:
        raise ValueError("more machines were put back than were revealed")


def _check_decision(state: State, wanted: State, line: _Line, report: Report) -> None:
    recorded = line.content
    for name, was in (("p", state.seat), ("rd", state.round)):
        if recorded[name] != was:
            report.differ(line.place, f"{name} is {recorded[name]}, by the state before it is {was}")
    left_out = "oa" in recorded and recorded["a"][0] == "arrange"
    if recorded["a"] not in recorded["o"] and not left_out:
        report.differ(line.place, f"the choice {recorded['a']} is not among those offered")
    _check_options(state, line, report)
    after = state.copy()
    try:
        with _recorded_shuffles(recorded.get("ev", [])):
            for option in option_numbers(recorded["a"], state):
                if option not in _legal(after):
                    return  # reported as an option that is not legal: nothing follows from it
                step(after, option)
            _advance_to(after, wanted)
    except OtherShuffle as error:
        report.differ(line.place, f"after {recorded['a']}: {error}")
    else:
        if picture(after) != picture(wanted):
            report.differ(line.place, f"after {recorded['a']}: " + _in_words(after, wanted))


def _check_options(state: State, line: _Line, report: Report) -> None:
    recorded = line.content
    offered = {option_numbers(option, state): option for option in recorded["o"]}
    left_out = recorded.get("oa", 0)
    ours = set(_options(state, arrangements=not left_out))
    if left_out:
        arrangements = set(_arrangements(state))
        if len(arrangements) != left_out:
            report.differ(line.place, f"we have {len(arrangements)} other arrangements, they {left_out}")
        if recorded["a"][0] == "arrange" and option_numbers(recorded["a"], state) not in arrangements:
            report.differ(line.place, f"{recorded['st']}: {recorded['a']} is not legal by our rules")
    for extra in sorted(set(offered) - ours):
        report.differ(line.place, f"{recorded['st']}: {offered[extra]} is not legal by our rules")
    for missing in sorted(ours - set(offered)):
        report.differ(line.place, f"{recorded['st']}: our option {missing} is not offered there")


def _legal(state: State) -> list[int]:
    options = [0] * MOST_OPTIONS
    return options[: list_options(state, options)]


def _options(state: State, *, arrangements: bool) -> Iterator[tuple[int, ...]]:
    """Our options at the granularity of a recording."""
    for option in _legal(state):
        if option == USE_ALL:
            continue
        if option == REORGANISE:
            if arrangements:
                yield from _arrangements(state)
        elif option == COLLECT or DISMANTLE_BROKEN <= option < DISMANTLE_FOR_RESOURCES:
            after = state.copy()
            step(after, option)
            if after.pending in (Pending.PAY, Pending.CUBES):
                yield from ((option, second) for second in _legal(after))
            else:
                yield (option,)
        else:
            yield (option,)


def _arrangements(state: State) -> Iterator[tuple[int, ...]]:
    """All but the present one."""
    if REORGANISE not in _legal(state):
        return
    present = arrangement_numbers(
        [[SERIALS[kind] for kind in MACHINES_IN[content]] for content in state.slots[state.seat] if content != NOTHING]
    )
    begun = state.copy()
    step(begun, REORGANISE)
    for path in _paths(begun, ()):
        if path != present:
            yield (REORGANISE, *path)


def _paths(state: State, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if state.pending != Pending.ARRANGE:
        yield path
        return
    for option in _legal(state):
        after = state.copy()
        step(after, option)
        yield from _paths(after, (*path, option))


def _advance_to(state: State, wanted: State) -> None:
    """Decisions with one option are not always recorded."""
    for _ in range(MOST_FORCED_STEPS):
        if (state.pending, state.seat) == (wanted.pending, wanted.seat) and state.resolving == wanted.resolving:
            return
        legal = _legal(state)
        if len(legal) != 1:
            return
        step(state, legal[0])


class OtherShuffle(Exception):
    """The discard pile was shuffled by one implementation and not, or otherwise, by the other."""


@contextmanager
def _recorded_shuffles(events: list[list[Any]]) -> Iterator[None]:
    """Our rules with the recorded luck: 50 cards shuffled alike will not be found by trying, as random cards are."""
    decks = [event[1] for event in events if event[0] == "reshuffle"]

    def shuffle(_key: list[int], _used: list[int], _purpose: int, deck: list[int], count: int) -> None:
        if not decks:
            raise OtherShuffle("we shuffle the discard pile, they did not")
        order = [KIND_OF[serial] for serial in reversed(decks.pop(0))]
        if sorted(order) != sorted(deck[:count]):
            raise OtherShuffle("the discard pile that is shuffled is not the recorded one")
        deck[:count] = order

    with patch.object(cards, "shuffle", shuffle):
        yield
    if decks:
        raise OtherShuffle("they shuffled the discard pile, we did not")


def _in_words(ours: State, theirs: State) -> str:
    left, right = picture(ours), picture(theirs)
    return "; ".join(f"{name} is {left[name]}, recorded {right[name]}" for name in left if left[name] != right[name])


def _check_end(state: State, line: _Line, report: Report) -> None:
    """The recorded last state has the bonus of I10.1 in it."""
    recorded = line.content
    seats = range(state.seats)
    best = max(standing(state, seat) for seat in seats)
    ours = {
        "rounds": state.round,
        "bonus": [majorities_of(state, seat) * majority_points(state, seat) for seat in seats],
        "points": [state.stock[seat][Stuff.POINT] for seat in seats],
        "levels": [levels_of(state, seat) for seat in seats],
        "winners": [seat for seat in seats if standing(state, seat) == best],
    }
    for name, value in ours.items():
        if recorded[name] != value:
            report.differ(line.place, f"the end: {name} is {value}, recorded {recorded[name]}")
