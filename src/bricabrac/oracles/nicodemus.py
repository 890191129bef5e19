"""Recorded games of Nicodemus against our rules: options and consequences of every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from bricabrac.games.nicodemus.components import EFFECT, MACHINES, SEATS, TILES, Effect
from bricabrac.games.nicodemus.deal import lay_out
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS, NO_MORE_PROJECTS, PASS
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.state import Pending, Purpose, State
from bricabrac.games.nicodemus.stocks import resources_of
from bricabrac.games.nicodemus.turn import list_options, step
from bricabrac.oracles.nicodemus_form import (
    KIND_OF,
    TILE_OF,
    check_form,
    option_numbers,
    picture,
    state_of,
    what_is_misstated,
)
from bricabrac.oracles.nicodemus_known import IDLE_COPY, STUCK, Variant, known_extra_option, known_variants
from bricabrac.oracles.report import BadTrace, Report, read_lines

LUCK_TRIED: Final = 3000
"""Positions of the stream tried for the recorded luck; the rarest, 3 certain cards of 5, comes up once in 10."""


MOST_FORCED_STEPS: Final = 20
"""More decisions with one option than can follow each other: nothing recorded makes us go on for ever."""


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
        line = _Line(path, number, content)
        with _reading(line):
            check_form(content)
        if content["t"] == "init" and game:
            raise BadTrace(f"{path}, line {number}: a game begins before the last one has ended")
        if content["t"] != "init" and not game:
            raise BadTrace(f"{path}, line {number}: a game without a beginning")
        game.append(line)
        if content["t"] in ("end", "stuck"):
            if len(game) == 2:
                raise BadTrace(f"{path}, line {number}: a game without a decision")
            check_game(game, report)
            game = []
    if game:
        raise BadTrace(f"{path}: the last game has no end; the file is cut off")
    return report


@contextmanager
def _reading(line: _Line) -> Iterator[None]:
    """Whatever cannot be made sense of is the fault of a line."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        words = f"{line.path}, line {line.number}: it makes no sense ({type(error).__name__}: {error})"
        raise BadTrace(words) from error


def check_game(game: list[_Line], report: Report) -> None:
    """From `init` to `end` or `stuck`, with at least one decision between."""
    report.games += 1
    beginning, ending = game[0], game[-1]
    with _reading(beginning):
        _check_deal(beginning, report)
    before, chosen = beginning.content["s"], list[int]()
    for line, following in pairwise(game[1:]):
        report.decisions += 1
        with _reading(line):
            _check_decision(before, chosen, line, following.content, beginning.content["pol"], report)
        before = line.content["s"]
        chosen = _projects_chosen(line.content)
    with _reading(ending):
        _check_end(game[-2], ending, report)


def _projects_chosen(recorded: dict[str, Any]) -> list[int]:
    chosen: list[int] = recorded["a"][1] if recorded["a"][0] == "proj" else []
    return chosen


def _check_deal(line: _Line, report: Report) -> None:
    recorded = line.content
    state = State.blank()
    state.deck = [KIND_OF[machine] for machine in reversed(recorded["deck0"])]
    state.pile = [TILE_OF[tile] for tile in reversed(recorded["proj0"])]
    if len(state.deck) != MACHINES or len(state.pile) != TILES:
        raise ValueError(f"it has {len(state.deck)} machines and {len(state.pile)} projects")
    lay_out(state)
    _compare(state, state_of(recorded["s"], 1, []), line.place, "the deal", report)


def _check_decision(
    before: dict[str, Any], chosen: list[int], line: _Line, following: dict[str, Any], policy: str, report: Report
) -> None:
    recorded = line.content
    state = state_of(before, recorded["tn"], chosen)
    _check_heading(before, line, report)
    choice = option_numbers(recorded["a"], state)
    known = _check_options(state, line, policy, report)
    if tuple(choice) not in set(_options(state)) and known_extra_option(state, tuple(choice), policy) is None:
        return  # reported as an option that is not legal: nothing follows from it
    after = _state_after(state, recorded, following)
    variants = list(known_variants(state, choice, policy))
    ours = _played(state, choice, None, after)
    if picture(ours) != picture(after):
        for variant in variants:
            if picture(_played(state, choice, variant, after)) == picture(after):
                known.add(variant.reason)
                break
        else:
            _compare(ours, after, line.place, f"after {recorded['a']}", report)
    for reason in known:
        report.known[reason] += 1


def _check_heading(before: dict[str, Any], line: _Line, report: Report) -> None:
    recorded = line.content
    for name, was in (("st", before["st"]), ("p", before["ap"])):
        if recorded[name] != was:
            report.differ(line.place, f"{name} is {recorded[name]}, by the state before it is {was}")
    if recorded["c"] not in range(len(recorded["o"])) or recorded["o"][recorded["c"]] != recorded["a"]:
        report.differ(line.place, f"the choice {recorded['a']} is not option {recorded['c']} of those offered")


def _state_after(state: State, recorded: dict[str, Any], following: dict[str, Any]) -> State:
    """The recorded state after a decision; turn and player of the last one are not recorded, they follow from it."""
    new_turn = recorded["s"]["st"] == "chooseAction"
    turn = following["tn"] if following["t"] == "d" else recorded["tn"] + new_turn
    after = state_of(recorded["s"], turn, _projects_chosen(recorded))
    if after.pending == Pending.OVER:
        after.turns = list(state.turns)
    elif following["t"] == "stuck":
        after.seat = 1 - state.seat if new_turn else state.seat
    return after


def _check_options(state: State, line: _Line, policy: str, report: Report) -> set[str]:
    """Compares the sets of options; returns the known reasons for which theirs has more."""
    offered = [tuple(option_numbers(option, state)) for option in line.content["o"]]
    ours = set(_options(state))
    known = set()
    for extra in sorted(set(offered) - ours):
        reason = known_extra_option(state, extra, policy)
        if reason is None:
            report.differ(
                line.place, f"{line.content['st']}: {_in_words(line, offered, extra)} is not legal by our rules"
            )
        else:
            known.add(reason)
    for missing in sorted(ours - set(offered)):
        report.differ(line.place, f"{line.content['st']}: our option {missing} is not offered there")
    for option in line.content["o"]:
        if misstated := what_is_misstated(option, state):
            report.differ(line.place, f"{line.content['st']}: of {option}, {misstated}")
    return known


def _in_words(line: _Line, offered: list[tuple[int, ...]], extra: tuple[int, ...]) -> str:
    return str(line.content["o"][offered.index(extra)])


def _legal(state: State) -> list[int]:
    options = [0] * MOST_OPTIONS
    return options[: list_options(state, options)]


def _options(state: State) -> Iterator[tuple[int, ...]]:
    """Our options as sequences of choices: sets of projects are chosen one by one, all others are one choice."""
    legal = _legal(state)
    if state.pending != Pending.PROJECTS:
        yield from ((option,) for option in legal)
        return
    tiles = [option for option in legal if option != NO_MORE_PROJECTS]
    for size in range(len(tiles) + 1):
        for chosen in combinations(tiles, size):
            yield (*chosen, NO_MORE_PROJECTS)


def _played(state: State, choice: list[int], variant: Variant | None, wanted: State) -> State:
    """The consequences with the recorded luck: our own dice, from the first place of their stream that gives it."""
    play: Callable[[State], None] = variant.play if variant else lambda state: _play(state, choice)
    first = None
    for used in range(LUCK_TRIED):
        after = state.copy()
        after.used[Purpose.RANDOM_CARDS] = used
        play(after)
        _advance_to(after, wanted)
        if first is None:
            first = after
        if after.used[Purpose.RANDOM_CARDS] == used or after.hand == wanted.hand:
            return after
    assert first is not None
    return first


def _play(state: State, choice: list[int]) -> None:
    for option in choice:
        step(state, option)


def _advance_to(state: State, wanted: State) -> None:
    """Decisions with one option are not always recorded."""
    for _ in range(MOST_FORCED_STEPS):
        legal = _legal(state)
        if (state.pending, state.seat) == (wanted.pending, wanted.seat) or len(legal) != 1:
            return
        step(state, legal[0])


def _compare(ours: State, theirs: State, place: str, moment: str, report: Report) -> None:
    left, right = picture(ours), picture(theirs)
    if left != right:
        words = [f"{name} is {left[name]}, recorded {right[name]}" for name in left if left[name] != right[name]]
        report.differ(place, f"{moment}: " + "; ".join(words))


def _check_end(last: _Line, line: _Line, report: Report) -> None:
    recorded = line.content
    state = state_of(last.content["s"], last.content["tn"], [])
    if recorded["t"] == "stuck":
        _check_stuck(state, last, line, report)
        return
    if state.pending != Pending.OVER:
        report.differ(line.place, f"the end, but the last decision led to {last.content['s']['st']}")
    ahead = lead(state, 0)
    ours = {
        "score": state.score,
        "char": [state.stock[seat][0] for seat in range(SEATS)],
        "res": [resources_of(state, seat) for seat in range(SEATS)],
        "winner": -1 if ahead == 0 else 0 if ahead > 0 else 1,
        "turns": state.turns,
    }
    for name, value in ours.items():
        if recorded[name] != value:
            report.differ(line.place, f"the end: {name} is {value}, recorded {recorded[name]}")


def _check_stuck(state: State, last: _Line, line: _Line, report: Report) -> None:
    """N3.2, or a copied effect (N6.13) that they have begun although nothing can be chosen for it."""
    if state.pending == Pending.ACTION:
        state.seat = 1 - last.content["p"]
    legal = _legal(state)
    copied = (last.content["s"].get("cx") or {}).get("mimic", 0)
    if legal == [PASS]:
        report.known[STUCK] += 1
    elif not legal and copied and state.effect == Effect.SCRAP_FROM_HAND == EFFECT[KIND_OF[copied]]:
        report.known[IDLE_COPY] += 1
    else:
        report.differ(line.place, f"stuck there, but we may choose among {legal}")
