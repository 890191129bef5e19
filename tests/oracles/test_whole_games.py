"""Recorded games as a whole: what is not different is never reported, what is known is counted exactly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.oracles.nicodemus import check
from tests.oracles.checking import by_clause, checked, checked_from_position, tight_position
from tests.oracles.recorded_options import OUR_RULES, READINGS, STUCK
from tests.oracles.recorder import Recorder, recorded_deal

SAMPLE = Path(__file__).with_name("nicodemus-sample.jsonl.gz")
TASTES: tuple[dict[str, int], ...] = (
    {},
    {"repair": 9, "proj": 20},
    {"effect": 30, "exch": 5},
    {"repair": 50, "proj": 50, "disc": 9},
)
tastes = st.sampled_from(TASTES)
seeds = st.integers(0, 1 << 32)


def tight_game(seed: int) -> Recorder:
    """By all of their readings."""
    luck = Random(seed)
    game = Recorder(tight_position(luck), READINGS, policy="o", luck=seed)
    return game.play(luck.choice(TASTES))


def test_the_sample_differs_only_as_known() -> None:
    report = check(SAMPLE)
    assert (report.games, report.decisions, report.differences) == (30, 3616, 0)
    assert by_clause(report) == {"N6.4-6.6": 7, "N6.7": 13, "N6.12": 6, "N6.13": 1}


@settings(max_examples=10, deadline=None)
@given(seeds, tastes)
def test_a_game_by_our_rules_has_no_differences_of_any_kind(seed: int, taste: dict[str, int]) -> None:
    game = recorded_deal(seed, OUR_RULES).play(taste)
    report = checked([game])
    assert (report.games, report.decisions, report.first) == (1, len(game.lines) - 2, [])
    assert by_clause(report) == +game.known


@settings(max_examples=10, deadline=None)
@given(seeds, tastes)
def test_a_game_by_their_rules_has_exactly_its_known_differences(seed: int, taste: dict[str, int]) -> None:
    game = recorded_deal(seed, READINGS, policy="o").play(taste)
    report = checked([game])
    assert report.first == []
    assert by_clause(report) == +game.known


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_known_differences_are_counted_exactly_where_everything_is_scarce(seed: int) -> None:
    game = tight_game(seed)
    report = checked_from_position(game)
    assert report.first == []
    assert by_clause(report) == +game.known


def test_scarcity_brings_out_every_known_difference() -> None:
    met: Counter[str] = Counter()
    for seed in range(130):
        met += tight_game(seed).known
    assert set(met) == READINGS | {STUCK}


def test_reports_of_several_games_are_added_up() -> None:
    games = [recorded_deal(seed, READINGS, policy="o").play() for seed in range(3)]
    report = checked(games)
    assert report.games == 3
    assert report.decisions == sum(len(game.lines) - 2 for game in games)
    assert by_clause(report) == sum((game.known for game in games), Counter())
