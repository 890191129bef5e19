"""Games of Imaginarium in the compiled core: one after the other, every deal with each rotation of the bots."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bricabrac.arena.imaginarium_runs import (
    GAME,
    MOST_ROUNDS,
    TALLIES,
    WHOLE_WIN,
    Buffers,
    CoreBot,
    Tally,
    choose,
    count_game,
    first_in_initiative,
    measures,
    play_games,
    victories,
)
from bricabrac.arena.simulation import simulate
from bricabrac.games.game import BadSetup
from bricabrac.games.imaginarium.components import Stuff
from bricabrac.games.imaginarium.decisions import MOST_OPTIONS
from bricabrac.games.imaginarium.soundness import faults_of
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.luck import WORDS, seed_luck
from bricabrac.games.machine_code import plain
from bricabrac.games.records import Opened
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.tables import options_of

SEED = 11
RANDOM, GREEDY = CoreBot.RANDOM, CoreBot.GREEDY


def played(first: int, games: int, *bots: CoreBot) -> tuple[list[int], State]:
    """The tally of these games, and how the last one ended."""
    buffers = Buffers()
    tally = buffers.play(plain(play_games, State), np.array(bots, np.int64), SEED, first, games)
    return tally.tolist(), State.load(buffers.states, GAME)


def counted(end: State, game: int = 0, first: int = 0) -> list[int]:
    """What one game adds to the tally."""
    tally = [0] * TALLIES
    count_game(end, game, first, tally)
    return tally


def ended(*points: int, rounds: int = 9, slots: tuple[tuple[str, ...], ...] = ()) -> State:
    """A game that is over: the points by seat, and what the first seat has repaired."""
    mine, *others = points
    state = position(at="plan", seats=len(points), points=mine, others=[Player(points=each) for each in others],
                     slots=slots, round_number=rounds)  # fmt: skip
    state.pending = Pending.OVER
    return state


def places(tally: list[int], entry: Tally, count: int) -> list[int]:
    return tally[entry : entry + count]


# Games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_for_any_number_of_seats_end_soundly(seats: int) -> None:
    tally, end = played(0, 1, *[RANDOM] * seats)
    assert (tally[Tally.GAMES], end.seats, end.pending) == (1, seats, Pending.OVER)
    assert not list(faults_of(end))


def test_games_are_the_same_in_one_run_or_in_several() -> None:
    whole, _ = played(0, 5, *[RANDOM] * 3)
    parts = [played(0, 2, *[RANDOM] * 3)[0], played(2, 3, *[RANDOM] * 3)[0]]
    assert whole == np.sum(parts, axis=0).tolist()


def test_a_deal_is_played_once_with_each_rotation_of_the_bots() -> None:
    """The workshops show the deal."""
    workshops = [played(game, 1, *[RANDOM] * 3)[1].workshop[:3] for game in range(4)]
    assert workshops[0] == workshops[1] == workshops[2]
    assert workshops[3] != workshops[0]


@pytest.mark.parametrize("game", range(3))
def test_the_greedy_bot_plays_at_its_own_seat_in_each_rotation(game: int) -> None:
    tally, _ = played(game, 1, RANDOM, GREEDY, RANDOM)
    assert places(tally, Tally.WINS_BOT, 3) == [0, 1, 0]


def test_greedy_copies_end_a_game_in_a_reasonable_number_of_rounds() -> None:
    tally, _ = played(0, 3, GREEDY, GREEDY, GREEDY)
    assert sum(places(tally, Tally.ROUNDS, 16)) == 3


def test_only_real_decisions_are_counted() -> None:
    """A decision has two options or more."""
    tally, _ = played(0, 2, RANDOM, RANDOM)
    assert tally[Tally.OPTIONS] >= 2 * tally[Tally.DECISIONS] > 0


def test_the_greedy_bot_sees_no_more_than_its_player_may() -> None:
    """I12: the state is at hand there, but neither the piles nor the secrets of others make a difference."""
    seeing = position(at="act", pair=("recruit", "extract"), stock={"charcoalium": 9}, row=[8, 1, 2], office=[1, 3],
                      assistants=[7], others=[Player(assistants=[12])])  # fmt: skip
    before = [chosen_in(seeing, seed) for seed in range(8)]
    for shuffling in range(5):
        lots = Random(shuffling)
        for pile, size in (
            (seeing.deck, seeing.deck_size),
            (seeing.project_pile, seeing.project_pile_size),
            (seeing.assistant_pile, seeing.assistant_pile_size),
        ):
            pile[:size] = lots.sample(pile[:size], size)
        seeing.key[0] = shuffling
        assert [chosen_in(seeing, seed) for seed in range(8)] == before


def chosen_in(state: State, seed: int) -> int:
    buffers = Buffers()
    worlds = Opened(State, buffers.states)
    worlds[GAME] = state
    luck = [0] * WORDS
    seed_luck(luck, seed, 0, 0)
    options = options_of(state)
    lists = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS, [0] * len(buffers.profile)
    choice = choose(worlds, options, len(options), GREEDY, luck, *lists)
    assert worlds[GAME] == state
    return choice


# What is counted


def test_bots_are_credited_wherever_they_sat() -> None:
    """In game 4 of three seats the first bot sits at seat 2, the second at seat 0."""
    tally = counted(ended(20, 11, 7), game=4)
    assert places(tally, Tally.POINTS_BOT, 3) == [7, 20, 11]
    assert places(tally, Tally.WINS_BOT, 3) == [0, 1, 0]
    assert tally[Tally.MARGIN] == 7 - 20


@pytest.mark.parametrize("game", range(4))
def test_the_bot_that_plays_at_a_seat_is_credited_with_its_points(game: int) -> None:
    """Whoever is greedy has by far the most points."""
    tally, end = played(game, 1, GREEDY, RANDOM, RANDOM, RANDOM)
    points = [end.stock[seat][Stuff.POINT] for seat in range(4)]
    assert tally[Tally.POINTS_BOT] == max(points)
    assert sum(places(tally, Tally.POINTS_BOT, 4)) == sum(points)


def test_a_shared_victory_is_divided_among_the_winners() -> None:
    """I10.2."""
    tally = counted(ended(20, 20, 7))
    assert (tally[Tally.SHARED], places(tally, Tally.WINS_BOT, 3)) == (1, [0, 0, 0])
    assert places(tally, Tally.SHARES_BOT, 3) == [WHOLE_WIN // 2, WHOLE_WIN // 2, 0]
    assert [victories(tally, bot) for bot in range(3)] == [0.5, 0.5, 0]


@pytest.mark.parametrize("winners", [2, 3, 4, 5])
def test_any_number_of_winners_share_exactly_one_victory(winners: int) -> None:
    tally = counted(ended(*[20] * winners, *[3] * (5 - winners)))
    assert sum(victories(tally, bot) for bot in range(5)) == 1
    assert sum(places(tally, Tally.WORKSHOP_VICTORIES, 5)) == WHOLE_WIN


def test_a_tie_that_levels_decide_is_no_shared_victory() -> None:
    """I10.2."""
    tally = counted(ended(20, 20, 7, slots=(("P1",),)))
    assert (tally[Tally.SHARED], tally[Tally.DECIDED_BY_LEVELS], tally[Tally.WINS_BOT]) == (0, 1, 1)
    assert counted(ended(20, 19, 7, slots=(("P1",),)))[Tally.DECIDED_BY_LEVELS] == 0


def test_the_first_in_initiative_is_credited_with_a_victory_of_its_own() -> None:
    assert counted(ended(20, 9), first=0)[Tally.FIRST_PLAYER_WINS] == 1
    assert counted(ended(20, 9), first=1)[Tally.FIRST_PLAYER_WINS] == 0
    assert counted(ended(20, 20), first=0)[Tally.FIRST_PLAYER_WINS] == 0


def test_the_first_in_initiative_is_the_first_handyman_on_the_track() -> None:
    """I2.1, I2.4: places of workshops that are not in play are empty, and saboteurs come before."""
    three = position(at="plan", seats=3, seat=2, track=[None, 2, None, 0, 1])
    two = position(at="plan", seats=2, track=[saboteur(0), saboteur(1), 1, 0])
    assert [first_in_initiative(three), first_in_initiative(two)] == [2, 1]


def test_the_margin_is_that_of_the_first_bot_over_the_best_of_the_others() -> None:
    assert counted(ended(20, 12, 17))[Tally.MARGIN] == 3
    assert counted(ended(12, 20, 17))[Tally.MARGIN] == -8
    assert counted(ended(12, 20, 17))[Tally.MARGIN_SQUARED] == 64


def test_workshops_are_credited_with_what_was_made_of_them() -> None:
    """The seats of a test position have the workshops 1, 2, 3."""
    tally = counted(ended(20, 12, 17))
    assert places(tally, Tally.WORKSHOP_GAMES, 5) == [1, 1, 1, 0, 0]
    assert places(tally, Tally.WORKSHOP_VICTORIES, 5) == [WHOLE_WIN, 0, 0, 0, 0]
    assert places(tally, Tally.WORKSHOP_POINTS, 5) == [20, 12, 17, 0, 0]
    assert places(tally, Tally.WORKSHOP_POINTS_SQUARED, 5) == [400, 144, 289, 0, 0]


@pytest.mark.parametrize(("rounds", "place"), [(1, 1), (9, 9), (MOST_ROUNDS, MOST_ROUNDS), (77, MOST_ROUNDS)])
def test_lengths_of_games_are_counted_one_by_one_up_to_a_limit(rounds: int, place: int) -> None:
    lengths = places(counted(ended(20, 9, rounds=rounds)), Tally.ROUNDS, MOST_ROUNDS)
    assert [number for number, count in enumerate(lengths, 1) if count] == [place]


# What is told about it


def test_measures_tell_lengths_and_workshops() -> None:
    tally = np.add(counted(ended(20, 12, rounds=8)), counted(ended(14, 20, rounds=9))).tolist()
    told = measures(tally)
    assert told["rounds"] == {"mean": 8.5, "histogram": {"8": 1, "9": 1}}
    first, second, third, *_ = told["workshops"]
    assert (first["number"], first["games"], first["score"], first["points"]) == (1, 2, 0.5, 17)
    assert (second["points"], second["standard_error"]) == (16, round(4 / 2**0.5, 3))
    assert third == {"number": 3, "games": 0}


def test_a_simulation_tells_of_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRICABRAC_COMPILE", "0")
    told = simulate("imaginarium", 3, ["random", "greedy", "random"], 1, SEED).as_json()
    assert [bot["name"] for bot in told["bots"]] == ["random", "greedy", "random"]
    assert [bot["score"] for bot in told["bots"]] == [0, 1, 0]
    assert (told["game"], told["games"], told["seats"], told["shared"]) == ("imaginarium", 3, 3, 0)
    assert sum(told["rounds"]["histogram"].values()) == 3


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_bots_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 5 bots, not {seats}"):
        simulate("imaginarium", 1, ["random"] * seats, 1, SEED)
