"""Random legal play: our rules beside OpenSpiel's through its fastest path, on one core, turn by turn in one run.

python -m bench.side_by_side [--seconds S] [--rounds N]     (make bench installs what it needs)

Machines are noisy: what counts is the ratio within a round, of which the median is shown. Our games are whole ones,
from the shuffle on; OpenSpiel's start from dealt states (see openspiel_playouts.py), which favours it.
"""

from __future__ import annotations

import argparse
import json
import statistics

from bench.openspiel_playouts import GAMES, measure

from bricabrac.arena.speeds import random_play
from bricabrac.games.library import YARDSTICKS
from bricabrac.games.machine_code import compiled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each path in each round")
    parser.add_argument("--rounds", type=int, default=3)
    words = parser.parse_args()
    ours = {yardstick: list[tuple[float, float]]() for yardstick in YARDSTICKS}
    peers: dict[str, list[tuple[float, float]]] = {game: [] for game in GAMES}
    for _ in range(words.rounds):
        for yardstick, speeds in ours.items():
            speeds.append(random_play(yardstick, compiled(yardstick.play), words.seconds))
        for game in GAMES:
            peer = measure(game, words.seconds)
            peers[game].append((peer.games_per_s, peer.decisions_per_s))
    first = ours[YARDSTICKS[0]]
    report = [_line(f"{each.game}, {each.seats} seats", speeds, first) for each, speeds in ours.items()]
    report += [_line(f"openspiel {game}", speeds, first) for game, speeds in peers.items()]
    print(json.dumps(report, indent=1))


def _line(
    name: str, speeds: list[tuple[float, float]], ours: list[tuple[float, float]]
) -> dict[str, str | int | float]:
    return {
        "what": name,
        "decisions_per_s": round(statistics.median(decisions for _, decisions in speeds)),
        "games_per_s": round(statistics.median(games for games, _ in speeds)),
        "nicodemus_is_times_faster_in_decisions": round(
            statistics.median(mine[1] / theirs[1] for mine, theirs in zip(ours, speeds, strict=True)), 1
        ),
    }


if __name__ == "__main__":
    main()
