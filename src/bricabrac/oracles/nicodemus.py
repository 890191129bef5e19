"""Recorded games of Nicodemus against our rules: options and consequences of every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from bricabrac.games.nicodemus.components import FULL_DECK, SEATS, TILES
from bricabrac.games.nicodemus.deal import lay_out
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.state import Pending, Purpose, State
from bricabrac.games.nicodemus.stocks import resources_of
from bricabrac.games.nicodemus.turn import step
from bricabrac.oracles.nicodemus_form import check_form
from bricabrac.oracles.nicodemus_known import (
    GENEROUS_POLICY,
    MORE_SET_ASIDE,
    known_extra_option,
    known_stuck,
    known_variants,
    play,
)
from bricabrac.oracles.nicodemus_options import choices_of, legal, offer_of, our_offers, what_is_misstated
from bricabrac.oracles.nicodemus_states import KIND_OF, TILE_OF, as_recorded, in_order, state_of
from bricabrac.oracles.report import Line, Report, read_games, reading

LUCK_TRIED: Final = 500
"""Positions of the stream tried for the recorded luck; the rarest, 3 certain cards of 5, comes up once in 10."""

_UNASKED: Final = (Pending.SCRAP_FROM_HAND, Pending.SCRAP_FROM_BOARD, Pending.MACHINES_USED)
"""Decisions that they carry out by themselves where there is only one option."""


def check(path: Path) -> Report:
    report = Report()
    for game in read_games(path, "t", ("end", "stuck"), _check_line):
        check_game(game, report)
    return report


def _check_line(line: Line) -> None:
    with reading(line):
        check_form(line.content)


def check_game(game: list[Line], report: Report) -> None:
    with reading(game[0]):
        _check_deal(game[0], report)
    check_play(game, report)


def check_play(game: list[Line], report: Report) -> None:
    """All that follows the first state, which is taken as it is."""
    report.games += 1
    policy, ending = game[0].content["pol"], game[-1]
    for number, (previous, line, following) in enumerate(zip(game, game[1:], game[2:], strict=False)):
        report.decisions += 1
        with reading(line):
            _check_heading(number, previous.content, line, report)
            _check_decision(previous.content, line, following.content, policy, report)
    with reading(ending):
        _check_end(game[-2], ending, report)


def _projects_chosen(recorded: dict[str, Any]) -> list[int]:
    match recorded.get("a"):
        case ["proj", [*projects]]:
            return projects
    return []


def _check_deal(line: Line, report: Report) -> None:
    recorded = line.content
    state = State.blank()
    state.deck = [KIND_OF[machine] for machine in reversed(recorded["deck0"])]
    state.pile = [TILE_OF[tile] for tile in reversed(recorded["proj0"])]
    if sorted(state.deck) != list(FULL_DECK) or sorted(state.pile) != list(range(TILES)):
        raise ValueError("these are not all machines and all projects")
    lay_out(state)
    _compare(as_recorded(state, 0), in_order(recorded["s"], 1), line.place, "the deal", report)


def _check_heading(number: int, previous: dict[str, Any], line: Line, report: Report) -> None:
    recorded, before = line.content, previous["s"]
    expected = {"n": number, "st": before["st"], "p": before["ap"]}
    if number == 0:
        expected["tn"] = 1
    for name, value in expected.items():
        if recorded[name] != value:
            report.differ(line.place, f"{name} is {recorded[name]}, by the lines before it is {value}")
    if recorded["c"] not in range(len(recorded["o"])) or recorded["o"][recorded["c"]] != recorded["a"]:
        report.differ(line.place, f"the choice {recorded['a']} is not option {recorded['c']} of those offered")
    _check_cards_lost(before, line, report)


def _check_cards_lost(before: dict[str, Any], line: Line, report: Report) -> None:
    """The events by which they record luck, against the hand that the cards are missing from afterwards."""
    recorded = line.content
    player, opponent = recorded["p"], 1 - recorded["p"]
    lost: list[int] = []
    for event in recorded["ev"]:
        match event:
            case ["steal", source, target, machine] if (source, target) == (opponent, player):
                lost.append(machine)
            case ["rdisc", loser, machine] if loser == opponent:
                lost.append(machine)
            case ["steal" | "rdisc", *_]:
                report.differ(line.place, f"player {player} cannot have caused {event}")
    if Counter(before["h"][opponent]) != Counter([*recorded["s"]["h"][opponent], *lost]):
        report.differ(line.place, f"{lost} were lost at random, but not from the hand of player {opponent}")


def _check_decision(
    previous: dict[str, Any], line: Line, following: dict[str, Any], policy: str, report: Report
) -> None:
    recorded = line.content
    state = state_of(previous["s"], recorded["tn"], _projects_chosen(previous))
    known = _check_options(state, line, policy, report)
    offer = offer_of(recorded["a"], state)
    if offer not in set(our_offers(state)) and known_extra_option(state, offer, policy) is None:
        return  # reported as an option that is not legal: nothing follows from it
    choices = choices_of(recorded["a"], state)
    wanted = in_order(recorded["s"], following.get("tn", 0))
    last_machine = _last_machine(recorded["a"], previous["s"])
    of_no_meaning = () if following["t"] == "d" else ("ap", "tn")

    def played(carry_out: Callable[[State], None]) -> dict[str, Any]:
        after = as_recorded(_with_luck(state, carry_out, wanted), last_machine)
        return {name: value for name, value in after.items() if name not in of_no_meaning}

    ours = played(partial(play, choices=choices))
    theirs = {name: wanted[name] for name in ours}
    if ours != theirs:
        for variant in known_variants(state, choices, policy):
            if played(variant.play) == theirs:
                known.add(variant.reason)
                break
        else:
            _compare(ours, theirs, line.place, f"after {recorded['a']}", report)
    for reason in known:
        report.known[reason] += 1


def _last_machine(choice: list[Any], before: dict[str, Any]) -> int:
    match choice:
        case ["play", machine] | ["repair", _, machine, _, _]:
            return int(machine)
    return int(before["pm"])


def _check_options(state: State, line: Line, policy: str, report: Report) -> set[str]:
    """Compares the options; returns the known reasons for which theirs are others."""
    recorded = line.content
    asked = recorded["st"]
    offered = {offer_of(option, state): option for option in recorded["o"]}
    if len(offered) != len(recorded["o"]):
        report.differ(line.place, f"{asked}: an option is offered twice")
    ours = set(our_offers(state))
    known = set()
    for extra in sorted(set(offered) - ours):
        reason = known_extra_option(state, extra, policy)
        if reason is None:
            report.differ(line.place, f"{asked}: {offered[extra]} is not legal by our rules")
        else:
            known.add(reason)
    only_generous = known == {MORE_SET_ASIDE} and ours.isdisjoint(offered)
    for missing in sorted(ours - set(offered)) if not only_generous else ():
        report.differ(line.place, f"{asked}: our option {missing} is not offered there")
    for option in recorded["o"]:
        if misstated := what_is_misstated(option, state, exactly=policy != GENEROUS_POLICY):
            report.differ(line.place, f"{asked}: of {option}, {misstated}")
    return known


def _with_luck(state: State, carry_out: Callable[[State], None], wanted: dict[str, Any]) -> State:
    """The consequences with the recorded luck: our own dice, from the first place of their stream that gives it."""
    first = None
    for used in range(LUCK_TRIED):
        after = state.copy()
        after.used[Purpose.RANDOM_CARDS] = used
        carry_out(after)
        _go_on_unasked(after, wanted)
        if first is None:
            first = after
        if after.used[Purpose.RANDOM_CARDS] == used or as_recorded(after, 0)["h"] == wanted["h"]:
            return after
    assert first is not None
    return first


def _go_on_unasked(after: State, wanted: dict[str, Any]) -> None:
    options = legal(after) if after.pending in _UNASKED else []
    if len(options) == 1 and as_recorded(after, 0)["st"] != wanted["st"]:
        step(after, options[0])


def _compare(ours: dict[str, Any], theirs: dict[str, Any], place: str, moment: str, report: Report) -> None:
    words = [f"{name} is {ours[name]}, recorded {theirs[name]}" for name in ours if ours[name] != theirs[name]]
    if words:
        report.differ(place, f"{moment}: " + "; ".join(words))


def _check_end(last: Line, line: Line, report: Report) -> None:
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
    _compare(ours, recorded, line.place, "the end", report)


def _check_stuck(state: State, last: Line, line: Line, report: Report) -> None:
    player = last.content["p"]
    state.seat = 1 - player if state.pending == Pending.ACTION else player
    reason = known_stuck(state)
    if reason is None:
        report.differ(line.place, f"stuck there, but we may choose among {legal(state)}")
    else:
        report.known[reason] += 1
