"""Many games between bots: what is counted is what was played, however it was played."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bricabrac.arena import simulation
from bricabrac.arena.nicodemus_runs import TALLIES, Tally
from bricabrac.arena.simulation import Simulation, core_bots, simulate, wilson
from bricabrac.games.dice import SEEDS
from bricabrac.games.game import BadSetup
from bricabrac.games.machine_code import Changeover

RANDOM = ("random", "random")


class ChangedOver(Changeover):
    """Compiled from the first game on."""

    def __init__(self, *words: Any) -> None:
        super().__init__(*words)
        self.wait()


@pytest.fixture
def by_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BRICABRAC_COMPILE", raising=False)
    monkeypatch.setattr(simulation, "Changeover", ChangedOver)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRICABRAC_COMPILE", "0")


def tally_of(games: int, bots: tuple[str, str] = RANDOM, jobs: int = 1, seed: int = 3) -> tuple[int, ...]:
    return simulate("nicodemus", games, bots, jobs, seed).tally


def counted(**entries: int) -> Simulation:
    """Entries by their names in small letters; those of the second bot end in `2`."""
    tally = np.zeros(TALLIES, np.int64)
    for name, count in entries.items():
        tally[Tally[name.rstrip("2").upper()] + name.endswith("2")] = count
    return Simulation("nicodemus", ("one", "two"), 0, tuple(int(count) for count in tally), 2.0, True)


# The same games however they are played


@pytest.mark.usefixtures("by_machine")
@pytest.mark.parametrize("jobs", [2, 3, 8])
def test_threads_change_nothing(jobs: int) -> None:
    assert tally_of(1000, jobs=jobs) == tally_of(1000, jobs=1)


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "greedy"), ("greedy", "greedy")])
def test_compiled_games_are_the_same_games(bots: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRICABRAC_COMPILE", "0")
    by_hand = simulate("nicodemus", 4, bots, 1, 3)
    monkeypatch.delenv("BRICABRAC_COMPILE")
    monkeypatch.setattr(simulation, "Changeover", ChangedOver)
    by_machine = simulate("nicodemus", 4, bots, 1, 3)
    assert (by_hand.compiled, by_machine.compiled) == (False, True)
    assert by_hand.tally == by_machine.tally


@pytest.mark.usefixtures("by_hand")
def test_another_seed_is_other_games() -> None:
    assert tally_of(5, seed=4) != tally_of(5, seed=5)


@pytest.mark.usefixtures("by_hand")
def test_exactly_as_many_games_are_played_as_wanted() -> None:
    for games in (1, 7, 8, 9, 30):
        assert simulate("nicodemus", games, RANDOM, 2, 1).count(Tally.GAMES) == games


@pytest.mark.usefixtures("by_hand")
def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, bool]] = []
    simulate("nicodemus", 30, RANDOM, 1, 1, lambda played, compiled: told.append((played, compiled)))
    assert told == sorted(told)
    assert told[-1] == (30, False)


# What is refused


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (("random", "clever"), "no bot 'clever': choose among random, greedy"),
        (("random",), "2 bots, not 1"),
        (("random", "greedy", "random"), "2 bots, not 3"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        simulate("nicodemus", 1, bots, 1, 0)


def test_bots_are_known_by_their_names() -> None:
    assert core_bots(["greedy", "random"]) == [1, 0]


def test_a_game_without_bots_is_refused() -> None:
    with pytest.raises(BadSetup, match="chess"):
        simulate("chess", 1, RANDOM, 1, 0)


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(BadSetup, match=f"not {games}"):
        simulate("nicodemus", games, RANDOM, 1, 0)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_that_is_too_large_for_a_key_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match=f"not {seed}"):
        simulate("nicodemus", 1, RANDOM, 1, seed)


@pytest.mark.usefixtures("by_machine")
def test_the_largest_seed_can_be_played() -> None:
    assert tally_of(1, seed=SEEDS - 1)[Tally.GAMES] == 1


# What is told about it


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    one, two = counted(games=10, wins_bot=5, wins_bot2=3, shared=2).as_json()["bots"]
    assert (one["score"], two["score"]) == (0.6, 0.4)


def test_averages_are_over_all_games_and_of_options_over_all_decisions() -> None:
    told = counted(games=4, turns=100, decisions=200, options=700, points_bot=50, ended_by_points=3).as_json()
    assert (told["turns"], told["decisions"], told["options"]) == (25, 50, 3.5)
    assert (told["bots"][0]["points"], told["ended_by_points"]) == (12.5, 0.75)


def test_the_advantage_of_the_first_player_is_over_games_that_were_decided() -> None:
    assert counted(games=10, shared=2, first_player_wins=6).as_json()["first_player_wins"] == 0.75
    assert counted(games=2, shared=2).as_json()["first_player_wins"] is None


def test_the_margin_has_its_standard_error() -> None:
    """Margins 1 and 3: mean 2, variance 1."""
    told = counted(games=2, margin=4, margin_squared=10).as_json()["margin"]
    assert told == {"mean": 2.0, "standard_error": 0.707}


def test_speeds_are_per_second() -> None:
    told = counted(games=10, decisions=500).as_json()
    assert (told["games_per_s"], told["decisions_per_s"]) == (5.0, 250.0)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.9, 1000, 0.8798, 0.9171)],
)
def test_the_interval_of_a_share_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)
