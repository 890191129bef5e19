"""Recorded games of Nicodemus against our rules: options and consequences of every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from bricabrac.games.nicodemus.components import MACHINES, SEATS, TILES
from bricabrac.games.nicodemus.deal import lay_out
from bricabrac.games.nicodemus.decisions import MOST_OPTIONS, NO_MORE_PROJECTS, PASS
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.state import Pending, Purpose, State
from bricabrac.games.nicodemus.stocks import resources_of
from bricabrac.games.nicodemus.turn import list_options, step
from bricabrac.oracles.nicodemus_form import KIND_OF, TILE_OF, option_numbers, picture, state_of
from bricabrac.oracles.nicodemus_known import Variant, known_extra_option, known_variants
from bricabrac.oracles.report import BadTrace, Report, read_lines

LUCK_TRIED: Final = 3000
"""Positions of the stream tried for the recorded luck; the rarest, 3 certain cards of 5, comes up once in 10."""


@dataclass
class _Line:
    place: str
    content: dict[str, Any]


def check(path: Path) -> Report:
    report = Report()
    game: list[_Line] = []
    for number, content in read_lines(path):
        line = _Line(f"{path.name}:{number}", content)
        if content.get("t") not in ("init", "d", "end", "stuck"):
            raise BadTrace(f"{path}, line {number}: not a line of a recorded game of Nicodemus")
        if content["t"] == "init" and game:
            raise BadTrace(f"{path}, line {number}: a game begins before the last one has ended")
        game.append(line)
        if content["t"] in ("end", "stuck"):
            _checked(game, report, path, number)
            game = []
    if game:
        raise BadTrace(f"{path}: the last game has no end; the file is cut off")
    return report


def _checked(game: list[_Line], report: Report, path: Path, number: int) -> None:
    try:
        check_game(game, report)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadTrace(f"{path}, the game that ends in line {number}: {type(error).__name__}: {error}") from error


def check_game(game: list[_Line], report: Report) -> None:
    report.games += 1
    if game[0].content["t"] != "init":
        raise ValueError("it has no beginning")
    _check_deal(game[0], report)
    before, chosen = game[0].content["s"], list[int]()
    for line, following in pairwise(game[1:]):
        report.decisions += 1
        turns = following.content["tn"] if following.content["t"] == "d" else None
        _check_decision(before, chosen, line, turns, game[0].content["pol"], report)
        before = line.content["s"]
        chosen = line.content["a"][1] if line.content["a"][0] == "proj" else []
    _check_end(game[-2], game[-1], report)


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
    before: dict[str, Any], chosen: list[int], line: _Line, turns: int | None, policy: str, report: Report
) -> None:
    recorded = line.content
    state = state_of(before, recorded["tn"], chosen)
    known = _check_options(state, line, policy, report)
    choice = option_numbers(recorded["a"], state)
    after = state_of(recorded["s"], turns or recorded["tn"], recorded["a"][1] if recorded["a"][0] == "proj" else [])
    if after.pending == Pending.OVER:
        after.turns = list(state.turns)
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


def _check_options(state: State, line: _Line, policy: str, report: Report) -> set[str]:
    """Compares the sets of options; returns the known reasons for which theirs has more."""
    offered = [tuple(option_numbers(option, state)) for option in line.content["o"]]
    ours = set(_options(state))
    known = set()
    for extra in set(offered) - ours:
        reason = known_extra_option(state, extra, policy)
        if reason is None:
            report.differ(
                line.place, f"{line.content['st']}: {_in_words(line, offered, extra)} is not legal by our rules"
            )
        else:
            known.add(reason)
    for missing in ours - set(offered):
        report.differ(line.place, f"{line.content['st']}: our option {missing} is not offered there")
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
    while (state.pending, state.seat) != (wanted.pending, wanted.seat):
        legal = _legal(state)
        if len(legal) != 1:
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
        legal = _legal(state)
        if legal == [PASS]:
            report.known["N3.2 no pass"] += 1
        else:
            report.differ(line.place, f"stuck there, but we may choose among {legal}")
        return
    state.pending = Pending.OVER
    ahead = lead(state, 0)
    ours = {
        "score": state.score,
        "char": [state.stock[seat][0] for seat in range(SEATS)],
        "res": [resources_of(state, seat) for seat in range(SEATS)],
        "winner": -1 if ahead == 0 else 0 if ahead > 0 else 1,
        "turns": state.turns,
    }
    theirs = {name: recorded[name] for name in ours}
    if ours != theirs:
        report.differ(line.place, f"the end is {ours}, recorded {theirs}")
