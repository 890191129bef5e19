"""Golden games: one for every way to end. They load, end as their names say, and are the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from bricabrac.games.compiling import rule
from bricabrac.games.machine_code import compiled
from bricabrac.games.nicodemus.components import HAND_SIZE, STUFFS, SUPPLY
from bricabrac.games.nicodemus.state import State
from bricabrac.games.nicodemus.turn import step
from bricabrac.games.records import States
from bricabrac.table.match import Match
from bricabrac.table.replay import load, to_bytes
from tests.replays.make import WANTED, Wanted, is_wanted

FOLDER: Final = Path(__file__).parent
GOLDEN: Final = sorted(FOLDER.glob("*.json"))
every_game = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
every_finished_game = pytest.mark.parametrize("name", [path.stem for path in GOLDEN if path.stem != "resignation"])


@cache
def golden(name: str) -> Match:
    return load(FOLDER / f"{name}.json")


def states_of(match: Match) -> list[State]:
    return [match.state_after(made) for made in range(len(match.choices) + 1)]


def end_brought_about(match: Match) -> tuple[int, int, str]:
    """N8.1: after which choice, by which seat, how."""
    ((choice, event),) = [
        (choice, event)
        for choice in range(len(match.choices))
        for event in match.events_of(choice)
        if event.kind == "last-round"
    ]
    return choice, event.seat, str(event.data["reason"])


def steps_of(match: Match) -> Iterator[tuple[State, int, State]]:
    """Each choice, and each option that was carried out unasked because it was the only one: before, option, after."""
    for choice in match.choices:
        option, before, after = choice.option, match.state_after(choice.sequence), State.blank()
        while after != match.state_after(choice.sequence + 1):
            after = before.copy()
            step(after, option)
            yield before, option, after
            before, option = after, min(match.game.legal(after), default=0)


def test_there_is_a_game_for_everything_that_is_wanted() -> None:
    assert [path.stem for path in GOLDEN] == sorted(wanted.name for wanted in WANTED)


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_game_is_of_the_kind_for_which_it_was_kept(wanted: Wanted) -> None:
    assert is_wanted(golden(wanted.name), wanted)


@every_game
def test_a_game_that_is_written_again_is_the_same_file(path: Path) -> None:
    assert to_bytes(load(path)) == path.read_bytes()


@every_game
def test_n1_1_nothing_is_lost_or_made_in_any_position(path: Path) -> None:
    for state in states_of(golden(path.stem)):
        assert golden(path.stem).game.faults(state) == []
        for stuff in range(STUFFS):
            on_machines = sum(state.fees) if stuff == 0 else 0
            assert state.reserve[stuff] + state.stock[0][stuff] + state.stock[1][stuff] + on_machines == SUPPLY[stuff]


@every_game
def test_machine_code_leads_from_every_position_to_the_same_bytes(path: Path) -> None:
    match = golden(path.stem)
    steps = list(steps_of(match))
    assert len(steps) >= len(match.choices)
    for before, option, after in steps:
        records = np.frombuffer(bytearray(match.game.pack(before)), State.dtype())
        compiled(step_in_records)(records, 0, option)
        assert records.tobytes() == match.game.pack(after)


@rule
def step_in_records(states: States[State], index: int, option: int) -> None:
    step(states[index], option)


@every_finished_game
def test_n8_2_both_players_have_had_as_many_turns(name: str) -> None:
    assert golden(name).state.turns[0] == golden(name).state.turns[1]


@pytest.mark.parametrize("name", ["points-of-the-first-player", "tie-broken-by-charcoalium"])
def test_n8_2_after_20_points_of_the_first_player_the_second_has_one_more_turn(name: str) -> None:
    match = golden(name)
    choice, seat, reason = end_brought_about(match)
    assert (seat, reason) == (match.state.first, "points")
    assert match.state_after(choice).score[seat] < 20 <= match.state_after(choice + 1).score[seat]
    last_turn = match.game.turn(match.state)
    assert match.game.turn(match.state_after(choice)) == last_turn - 1
    assert match.choices[-1].seat == 1 - seat


def test_n8_2_with_20_points_of_the_second_player_the_game_ends() -> None:
    match = golden("points-of-the-second-player")
    choice, seat, reason = end_brought_about(match)
    assert (seat, reason) == (1 - match.state.first, "points")
    assert match.state_after(choice).score[seat] < 20 <= match.state_after(choice + 1).score[seat]
    assert match.game.turn(match.state_after(choice)) == match.game.turn(match.state)


@pytest.mark.parametrize("name", ["deck-runs-out", "tie-broken-by-resources"])
def test_n8_1_a_hand_that_cannot_be_refilled_brings_the_end(name: str) -> None:
    match = golden(name)
    choice, seat, reason = end_brought_about(match)
    after = match.state_after(choice + 1)
    assert (seat, reason) == (match.state.first, "deck")
    assert after.deck_size == 0
    assert after.hand_size[seat] < HAND_SIZE
    assert max(after.score) < 20


@every_finished_game
def test_n8_3_points_win_then_charcoalium_then_resources(name: str) -> None:
    match = golden(name)
    assert match.result is not None
    (winner,) = match.result.winners
    ranks = [(match.state.score[seat], match.state.stock[seat][0], sum(match.state.stock[seat][1:])) for seat in (0, 1)]
    equal = {"tie-broken-by-charcoalium": 1, "tie-broken-by-resources": 2}.get(name, 0)
    assert ranks[0][:equal] == ranks[1][:equal]
    assert ranks[winner][equal] > ranks[1 - winner][equal]
    assert match.result.decided_by == ("points", "charcoalium", "resources")[equal]


def test_who_resigned_lost_in_the_middle_of_the_game() -> None:
    match = golden("resignation")
    assert match.result is not None
    assert match.resigned == 1 - match.state.first
    assert match.result.winners == (match.state.first,)
    assert match.result.decided_by == "resignation"
    assert not match.state.last_round


def test_in_three_of_the_games_choices_were_taken_back() -> None:
    undone = {path.stem for path in GOLDEN if golden(path.stem).taken_back}
    assert undone == {"deck-runs-out", "points-of-the-first-player", "tie-broken-by-resources"}
