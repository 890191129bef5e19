"""Recorded games of Imaginarium against our rules: options and consequences of every decision."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from bricabrac.games.imaginarium.components import (
    DISABLER,
    EFFECT_TIMES,
    KIND_OF,
    NOTHING,
    SERIALS,
    SPACES,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.decisions import END_ACTIONS
from bricabrac.games.imaginarium.ending import has_most, majorities_of, majority_points, standing
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.turn import step
from bricabrac.games.imaginarium.workshop import has, levels_of
from bricabrac.oracles.imaginarium_form import UnderWay, is_seat, ordered, record_of, state_of
from bricabrac.oracles.imaginarium_luck import Event, OtherLuck, Witness, dealt, witnessed
from bricabrac.oracles.imaginarium_options import Choices, arrangements, key_of, offers
from bricabrac.oracles.report import BadTrace, Line, Report, read_games, reading

FORM: Final[dict[str, dict[str, type]]] = {
    "init": {"seats": int, "workshops": list, "deck0": list, "back": list, "assistants0": list, "projects0": list},
    "d": {"rd": int, "st": str, "p": int, "o": list, "a": list},
    "end": {"rounds": int, "majorities": dict, "bonus": list, "points": list, "levels": list, "winners": list},
}
"""What lines of each kind must have, besides states."""
PROTECTED_LATE: Final = SERIALS[DISABLER]
"""Its targets are asked about one after the other, so a recording may tell of protection sooner or later."""


def check(path: Path) -> Report:
    report = Report()
    with witnessed() as witness:
        for game in read_games(path, "k", ("end",), _check_kind):
            report.games += 1
            for line in game:
                _check_form(line)
            _Game(game, witness, report).check()
    return report


def check_from_position(lines: list[dict[str, Any]]) -> Report:
    """A game that begins somewhere, without its deal."""
    report = Report(games=1)
    with witnessed() as witness:
        numbered = [Line(Path("position.jsonl"), number, content) for number, content in enumerate(lines, 1)]
        _Game(numbered, witness, report).check_from_position()
    return report


def _check_kind(line: Line) -> None:
    if line.content.get("k") not in FORM:
        raise line.bad(f"there are no lines of the kind {line.content.get('k')!r}")


def _check_form(line: Line) -> None:
    content = line.content
    for name, kind in FORM[content["k"]].items():
        if type(content.get(name)) is not kind:
            raise line.bad(f"{name!r} is missing or of another form")
    states = {"init": ("s",), "d": ("s", "S"), "end": ()}[content["k"]]
    if states and [type(content[name]) for name in states if name in content] != [dict]:
        raise line.bad("one state is expected")
    if content["k"] == "d":
        _check_decision_form(line)


def _check_decision_form(line: Line) -> None:
    events, left_out = line.content.get("ev", []), line.content.get("oa", 0)
    if not isinstance(events, list) or type(left_out) is not int:
        raise line.bad("'ev' or 'oa' is of another form")
    if not line.content["o"] and not left_out:
        raise line.bad("a decision without options")
    for words in (*line.content["o"], line.content["a"], *events):
        if not isinstance(words, list) or not words or not isinstance(words[0], str):
            raise line.bad(f"neither an option nor an event: {words!r}")


class _Game:
    """Our state goes along with the recorded one; after a difference it is made anew of what is recorded."""

    def __init__(self, lines: list[Line], witness: Witness, report: Report) -> None:
        self.lines = lines
        self.witness = witness
        self.report = report
        self.recorded: dict[str, Any] = lines[0].content["s"]
        self.protected: Counter[str] = Counter()
        """Protections from A6 by us, less those by them."""
        self.state = State.blank()
        self.first_difference: int | None = None
        """The number of its line."""

    def check(self) -> None:
        with reading(self.lines[0]):
            self._check_deal()
        self._check_play()

    def check_from_position(self) -> None:
        with reading(self.lines[0]):
            self._begin_anew(UnderWay())
        self._check_play()

    def _check_play(self) -> None:
        """After a difference on an earlier line a recording may make no sense any more: the rest of it is another."""
        line = self.lines[0]
        try:
            for line, following in zip(self.lines[1:-1], self.lines[2:], strict=True):
                self.report.decisions += 1
                with reading(line):
                    self._check_decision(line, following)
            line = self.lines[-1]
            with reading(line):
                self._check_end()
        except BadTrace as error:
            if self.first_difference in (None, line.number):
                raise
            self._differ(line, f"from here on the game is not compared: {error}")

    def _differ(self, line: Line, words: str) -> None:
        if self.first_difference is None:
            self.first_difference = line.number
        self.report.differ(line.place, words)

    def _check_deal(self) -> None:
        line = self.lines[0]
        try:
            self.state = dealt(line.content)
        except OtherLuck as error:
            self._differ(line, f"the deal: {error}")
            self._begin_anew(UnderWay())
        else:
            self._compare(line, "the deal", UnderWay())

    def _check_decision(self, line: Line, following: Line) -> None:
        recorded = line.content
        before = self.state
        for name, was in (("rd", self.recorded["rd"]), ("st", self.recorded["st"]), ("p", self.recorded["tn"])):
            if recorded[name] != was:
                self._differ(line, f"{name} is {recorded[name]}, by the state before it is {was}")
        choices = self._check_options(line)
        self.recorded = _after(self.recorded, recorded)
        under_way = _under_way(before, recorded, self.recorded, following.content)
        if choices is None:
            self._begin_anew(under_way)
            return
        self.witness.begin(recorded.get("ev", []))
        self.state = before.copy()
        try:
            for choice in choices:
                step(self.state, choice)
            if _nothing_to_ask(self.state):
                step(self.state, END_ACTIONS)
        except OtherLuck as error:
            self._differ(line, f"after {recorded['a']}: {error}")
            self._begin_anew(under_way)
        else:
            self._check_events(line)
            self._compare(line, f"after {recorded['a']}", under_way)

    def _check_options(self, line: Line) -> Choices | None:
        """Our choices for the one that is recorded, if it is legal."""
        recorded = line.content
        offered = Counter(key_of(option) for option in recorded["o"])
        ours = {key_of(option): choices for option, choices in offers(self.state)}
        others = {key_of(option): choices for option, choices in arrangements(self.state)}
        left_out = recorded.get("oa", 0)
        if left_out and len(others) != left_out + sum(key in others for key in offered):
            self._differ(line, f"we have {len(others)} other arrangements, they left {left_out} out")
        expected = Counter([*ours, *(key for key in others if not left_out or key in offered)])
        for extra in (offered - expected).elements():
            self._differ(line, f"{recorded['st']}: {extra} is not legal by our rules, or offered twice")
        for missing in (expected - offered).elements():
            self._differ(line, f"{recorded['st']}: our option {missing} is not offered there")
        chosen = key_of(recorded["a"])
        if chosen not in offered and not (left_out and chosen in others):
            self._differ(line, f"the choice {chosen} is not among those offered")
        return (ours | others).get(chosen)

    def _check_events(self, line: Line) -> None:
        ours, theirs = self.witness.events, list(line.content.get("ev", []))
        for events, sign in ((ours, 1), (theirs, -1)):
            for event in events:
                if _is_late(event):
                    self.protected[key_of(event)] += sign
        if self.recorded["st"] != "8.10" and any(self.protected.values()):
            self._differ(line, f"protected from {PROTECTED_LATE}, by us less recorded: {dict(self.protected)}")
            self.protected.clear()
        left, right = _without_late(ours), _without_late(theirs)
        if right not in (left, _without_idle_theft(left)):
            self._differ(line, f"after {line.content['a']}: what happens is {left}, recorded {right}")

    def _compare(self, line: Line, words: str, under_way: UnderWay) -> None:
        ours, theirs = _record_like(self.state, self.recorded), ordered(self.recorded)
        if not _are_same(ours, theirs):
            self._differ(line, f"{words}: {_in_words(ours, theirs)}")
            self._begin_anew(under_way)

    def _begin_anew(self, under_way: UnderWay) -> None:
        self.state = state_of(self.recorded, under_way)
        again, recorded = _record_like(self.state, self.recorded), ordered(self.recorded)
        if not _are_same(again, recorded):
            raise ValueError(f"no state of a game: {_in_words(again, recorded)}")

    def _check_end(self) -> None:
        """The recorded last state has the bonus of I10.1 in it."""
        line, state = self.lines[-1], self.state
        if state.pending != Pending.OVER:
            self._differ(line, "the end: the game is not over")
        seats = range(state.seats)
        best = max(standing(state, seat) for seat in seats)
        ours = {
            "rounds": state.round,
            "majorities": {
                good.name.lower(): [seat for seat in seats if has_most(state, seat, good)]
                for good in Stuff
                if good != Stuff.POINT
            },
            "bonus": [majorities_of(state, seat) * majority_points(state, seat) for seat in seats],
            "points": [state.stock[seat][Stuff.POINT] for seat in seats],
            "levels": [levels_of(state, seat) for seat in seats],
            "winners": [seat for seat in seats if standing(state, seat) == best],
        }
        for name, value in ours.items():
            if line.content[name] != value:
                self._differ(line, f"the end: {name} is {value}, recorded {line.content[name]}")


def _nothing_to_ask(state: State) -> bool:
    """Both actions are done: the one step that recordings have no line for."""
    return state.pending == Pending.ACT and state.action == NOTHING and state.actions == 0


def _after(before: dict[str, Any], recorded: dict[str, Any]) -> dict[str, Any]:
    if "S" in recorded:
        whole: dict[str, Any] = recorded["S"]
        return whole
    after = dict(before)
    for name, value in recorded["s"].items():
        after[name] = {**before[name], **value} if is_seat(name) else value
    return after


def _under_way(state: State, recorded: dict[str, Any], after: dict[str, Any], following: dict[str, Any]) -> UnderWay:
    """What a recorded state does not say, of the choices before and the options after it."""
    options = following.get("o", [])
    target = next((option[1] for option in options if option[0] == "disable"), NOTHING)
    collected = ["end-collect"] in options
    chosen, machine, effects = recorded["a"], NOTHING, 0
    if after["st"] == "7.3":
        machine, effects = state.machine, state.effects - 1
        if chosen[0] in ("repair", "recycle"):
            twice = chosen[0] == "repair" and has(state, state.seat, Assistant.EFFECT_TWICE)
            machine, effects = KIND_OF[chosen[1]], EFFECT_TIMES if twice else 1
    return UnderWay(machine, effects, target, collected)


def _is_late(event: Event) -> bool:
    return event[0] == "protected" and bool(event[-1] == PROTECTED_LATE)


def _without_late(events: list[Event]) -> list[Event]:
    return [event for event in events if not _is_late(event)]


def _without_idle_theft(events: list[Event]) -> list[Event]:
    """If all are protected, that nothing is kept need not be told."""
    robbed = any(event[0] == "stolen" for event in events)
    return [event for event in events if robbed or event[0] != "kept"]


def _record_like(state: State, recorded: dict[str, Any]) -> dict[str, Any]:
    """Whoever waits has neither 5.4 nor 5.5 (I4.3), so either may be named as what asks for the top card."""
    record = record_of(state)
    if state.pending == Pending.BUY_AFTER and state.resolving == SPACES and recorded["st"] == "5.5":
        record["st"] = "5.5"
    return record


def _are_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """As JSON: 1 is neither 1.0 nor true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _in_words(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    names = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
    return "; ".join(f"{name} is {ours.get(name)}, recorded {theirs.get(name)}" for name in names)
