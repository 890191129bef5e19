"""Random legal playouts per second of OpenSpiel, as its PyPI wheel offers them.

Single-threaded. Compared on wheel 2.0.2:

* `RandomRolloutEvaluator`: playouts in C++. The wheel binds no `evaluate`, so it is
  driven by `MCTSBot.step` with one simulation, which evaluates the root once. The
  headline number: fastest in all three games, by a few percent in backgammon.
* `evaluate_bots` with C++ uniform random bots: whole games in C++, deal included.
* a plain Python loop over `legal_actions` and `apply_action`: the second number.
* `random_sim_test`: tests every state on the way; slower than the Python loop.
* `record_batched_trajectories`: needs a policy table over information states, which
  gin_rummy and backgammon do not provide and hearts has too many of.

MCTSBot crashes the process on a chance root, which all three games have, so the
headline playouts start after the deal (in backgammon, the opening roll). Dealing is
off the clock and each deal serves `ROLLOUTS_PER_DEAL` playouts: both favour OpenSpiel.
Compare it with playouts from dealt states. For games played from the shuffle on,
compare `with_deal_decisions_per_s`, which is `evaluate_bots`.

C++ paths do not count decisions: theirs are games per second times the mean per game
in the Python loop. A decision is a turn with two or more legal actions;
`all_decisions_per_s` adds forced turns. Chance nodes never count.
"""

import argparse
import json
import random
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import pyspiel

GAMES = ("gin_rummy", "hearts", "backgammon")
ROLLOUTS_PER_DEAL = 64
MIN_COUNTED_GAMES = 300
SEED = 20240607


@dataclass(frozen=True)
class Peer:
    game: str
    path: str
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    python_decisions_per_s: float
    all_decisions_per_s: float
    with_deal_decisions_per_s: float


def chance_action(state: Any, rng: random.Random) -> Any:
    remaining = rng.random()
    outcomes = state.chance_outcomes()
    # Walking the list beats random.choices, which needs it split in two first.
    for action, probability in outcomes:
        remaining -= probability
        if remaining < 0:
            return action
    return outcomes[-1][0]


def deal(start: Any, rng: random.Random) -> Any:
    state = start.clone()
    while state.is_chance_node():
        state.apply_action(chance_action(state, rng))
    return state


def play_in_python(start: Any, seconds: float) -> tuple[float, float, float]:
    """Games per second, decisions per game, all decisions per game."""
    rng = random.Random(SEED)
    games = decisions = all_decisions = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or games < MIN_COUNTED_GAMES:
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_action(state, rng))
                continue
            actions = state.legal_actions()
            all_decisions += 1
            decisions += len(actions) > 1
            state.apply_action(rng.choice(actions))
        games += 1
    return games / elapsed, decisions / games, all_decisions / games


def rollouts_per_s(game: Any, start: Any, seconds: float) -> float:
    rng = random.Random(SEED)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_DEAL, SEED)
    one_evaluation = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 1}
    bot = pyspiel.MCTSBot(game, evaluator, solve=False, seed=SEED, verbose=False, **one_evaluation)
    playouts, elapsed = 0, 0.0
    while elapsed < seconds:
        dealt = deal(start, rng)
        began = perf_counter()
        bot.step(dealt)
        elapsed += perf_counter() - began
        playouts += ROLLOUTS_PER_DEAL
    return playouts / elapsed


def whole_games_per_s(game: Any, start: Any, seconds: float) -> float:
    rng = random.Random(SEED)
    bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(game.num_players())]
    games = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        pyspiel.evaluate_bots(start.clone(), bots, rng.getrandbits(31))
        games += 1
    return games / elapsed


def measure(game: str, seconds: float) -> Peer:
    """Times each of the three paths for `seconds`."""
    loaded = pyspiel.load_game(game)
    # Cloned for every game: building a gin_rummy state takes longer than playing it.
    start = loaded.new_initial_state()
    python_games_per_s, decisions, all_decisions = play_in_python(start, seconds)
    games_per_s = rollouts_per_s(loaded, start, seconds)
    return Peer(
        game=game,
        path=f"MCTSBot.step over RandomRolloutEvaluator({ROLLOUTS_PER_DEAL}), dealt",
        decisions_per_s=games_per_s * decisions,
        games_per_s=games_per_s,
        decisions_per_game=decisions,
        python_decisions_per_s=python_games_per_s * decisions,
        all_decisions_per_s=games_per_s * all_decisions,
        with_deal_decisions_per_s=whole_games_per_s(loaded, start, seconds) * decisions,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="OpenSpiel random playouts, as JSON")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each path")
    seconds = parser.parse_args().seconds
    print(json.dumps([asdict(measure(game, seconds)) for game in GAMES], indent=2))
