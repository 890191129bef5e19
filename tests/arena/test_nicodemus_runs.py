"""Games of the compiled core: one after the other, each by itself, bots at alternating seats."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from bricabrac.arena import nicodemus_runs
from bricabrac.arena.nicodemus_runs import GAME, STATES_NEEDED, Buffers, CoreBot, Tally, choose, play_games
from bricabrac.bots.nicodemus_greedy import WORLD
from bricabrac.games.machine_code import compiled, plain
from bricabrac.games.nicodemus.components import POINTS_TO_END
from bricabrac.games.nicodemus.ending import lead
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, State
from bricabrac.games.records import Opened, States
from tests.games.nicodemus.random_tables import states

BOTS = (CoreBot.RANDOM, CoreBot.RANDOM)
SEED = 11
undecided = states.filter(lambda state: state.pending != Pending.OVER)


def played(first: int, games: int, bots: tuple[CoreBot, CoreBot] = BOTS) -> tuple[list[int], State]:
    """The tally of these games, and how the last one ended."""
    buffers, run = Buffers(), plain(play_games, State)
    players = np.array(bots, np.int64)
    run(buffers.states, buffers.options, buffers.scratch, buffers.luck, players, SEED, first, games, buffers.tally)
    return buffers.tally.tolist(), State.load(buffers.states, GAME)


def test_games_are_the_same_in_one_run_or_in_several() -> None:
    whole, _ = played(0, 9)
    parts = [played(0, 4)[0], played(4, 1)[0], played(5, 4)[0]]
    assert whole == np.sum(parts, axis=0).tolist()


def test_a_game_ends() -> None:
    _, end = played(0, 1)
    assert end.pending == Pending.OVER
    assert nicodemus().faults(end) == []


@pytest.mark.parametrize("game", range(6))
def test_bots_change_seats_from_game_to_game(game: int) -> None:
    """The first bot has seat 0 in games of even number."""
    tally, end = played(game, 1)
    seat = game % 2
    assert tally[Tally.POINTS_BOT] == end.score[seat]
    assert tally[Tally.POINTS_BOT + 1] == end.score[1 - seat]
    assert tally[Tally.MARGIN] == end.score[seat] - end.score[1 - seat]
    assert tally[Tally.WINS_BOT] == (lead(end, seat) > 0)
    assert tally[Tally.WINS_BOT + 1] == (lead(end, 1 - seat) > 0)


@pytest.mark.parametrize("game", range(20))
def test_what_a_game_was_like_is_counted(game: int) -> None:
    tally, end = played(game, 1)
    assert tally[Tally.TURNS] == sum(end.turns)
    assert tally[Tally.FIRST_PLAYER_WINS] == (lead(end, end.first) > 0)
    assert tally[Tally.ENDED_BY_POINTS] == (max(end.score) >= POINTS_TO_END)
    assert tally[Tally.MARGIN_SQUARED] == (end.score[0] - end.score[1]) ** 2


def test_only_real_decisions_are_counted() -> None:
    """A decision has two options or more."""
    tally, _ = played(0, 5)
    assert tally[Tally.OPTIONS] >= 2 * tally[Tally.DECISIONS] > 0


def test_every_game_is_won_by_somebody_or_shared() -> None:
    tally, _ = played(0, 40)
    assert tally[Tally.WINS_BOT] + tally[Tally.WINS_BOT + 1] + tally[Tally.SHARED] == tally[Tally.GAMES] == 40


def test_the_greedy_bot_plays_at_its_own_seat() -> None:
    """It wins whether it is named first or second, at either seat."""
    for game in (0, 1):
        assert played(game, 1, (CoreBot.GREEDY, CoreBot.RANDOM))[0][Tally.MARGIN] > 0
        assert played(game, 1, (CoreBot.RANDOM, CoreBot.GREEDY))[0][Tally.MARGIN] < 0


def test_the_greedy_bot_wins_clearly_against_random_play() -> None:
    buffers, bots = Buffers(), np.array([CoreBot.GREEDY, CoreBot.RANDOM], np.int64)
    run = compiled(play_games)
    run(buffers.states, buffers.options, buffers.scratch, buffers.luck, bots, SEED, 0, 200, buffers.tally)
    assert buffers.tally[Tally.WINS_BOT] >= 190


@settings(max_examples=40, deadline=None)
@given(undecided)
def test_the_greedy_bot_of_the_core_is_given_the_view_of_its_player(state: State) -> None:
    """The whole state is at hand there, but not for it (N10)."""
    given: list[State] = []

    def spy(worlds: States[State], options: list[int], *_: object) -> int:
        given.append(worlds[WORLD].copy())
        return options[0]

    worlds = Opened(State, np.zeros(STATES_NEEDED, State.dtype()))
    worlds[GAME] = state
    options = nicodemus().legal(state)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(nicodemus_runs, "choose_greedy", spy)
        choose(worlds, options, len(options), CoreBot.GREEDY, [], [])
    assert given == [nicodemus().view(state, state.seat)]
    assert worlds[GAME] == state
