"""Recorded games of Imaginarium as a whole: nothing in them is otherwise than by our rules."""

from __future__ import annotations

from bricabrac.oracles.imaginarium import check
from bricabrac.oracles.imaginarium_luck import WITNESSED
from tests.oracles.recorded_imaginarium import DECISIONS, GAMES, SAMPLE, checked, recorded_games


def test_the_sample_has_no_differences() -> None:
    report = check(SAMPLE)
    assert (report.games, report.decisions, report.first) == (GAMES, DECISIONS, [])


def test_the_sample_has_tables_of_every_size() -> None:
    assert {lines[0]["seats"] for lines in recorded_games()} == {2, 3, 4, 5}


def test_every_clause_that_asks_is_in_the_sample() -> None:
    clauses = {line["st"] for lines in recorded_games() for line in lines[1:-1]}
    assert clauses == {"4.1", "5.2", "5.4", "5.5", "5.6", "7", "7.3", "8.9", "8.10", "8.11"}


def test_a_game_is_checked_alike_alone_and_among_others() -> None:
    reports = [checked(lines) for lines in recorded_games()]
    assert sum(report.decisions for report in reports) == DECISIONS
    assert [report.differences for report in reports] == [0] * GAMES


def test_the_rules_are_left_as_they_were() -> None:
    before = [vars(module)[name] for module, name in WITNESSED]
    check(SAMPLE)
    assert [vars(module)[name] for module, name in WITNESSED] == before
