"""Every way in which a match refuses something, tried in matches of both games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import pytest

from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.table.match import Match, NotNow, Start
from tests.games.imaginarium.positions import position
from tests.table.matches import SEED, choose, match_at, new_match

TABLE: Final = ("Ada", "Blaise", "Chloé")


@dataclass(frozen=True)
class Matches:
    """Seat 0 has made a choice in the last three: one that changes little, one that reveals, one that ends its turn."""

    new: Match
    resigned: Match
    chosen: Match
    revealed: Match
    turn_ended: Match


def nicodemus_matches() -> Matches:
    resigned = new_match()
    resigned.resign(0)
    played = match_at(hand=[11, 12])
    choose(played, "play", machine=11)
    drawn = match_at(hand=[11, 12])
    choose(drawn, "play", machine=11)
    choose(drawn, "use-charcoalium")
    repaired = match_at(board=[12], hand=[11], stock={"wood": 2})
    choose(repaired, "repair", machine=12)
    return Matches(new_match(), resigned, played, drawn, repaired)


def imaginarium_matches() -> Matches:
    resigned = Match(imaginarium(), TABLE, seed=SEED)
    resigned.resign(0)
    dialled = _imaginarium_at(at="dial")
    choose(dialled, "dial", actions=("recruit", "extract"))
    bought = _imaginarium_at(at="collect", assistants=[7], stock={"charcoalium": 9})
    choose(bought, "buy-top")
    ended = _imaginarium_at(at="act", pair=("recruit", "extract"), stands=1, pieces={9: 1})
    choose(ended, "end-actions")
    return Matches(Match(imaginarium(), TABLE, seed=SEED), resigned, dialled, bought, ended)


def _imaginarium_at(**words: Any) -> Match:
    return Match(imaginarium(), TABLE, seed=SEED, start=Start(imaginarium().pack(position(**words)), same_luck=True))


MATCHES: Final[Mapping[str, Callable[[], Matches]]] = {
    "nicodemus": nicodemus_matches,
    "imaginarium": imaginarium_matches,
}


def refused(attempt: Callable[[Match], object], match: Match) -> NotNow:
    with pytest.raises(NotNow) as refusal:
        attempt(match)
    return refusal.value


def not_to_move(match: Match) -> int:
    assert match.to_move is not None
    return (match.to_move + 1) % len(match.seats)


def all_refusals(game: str) -> list[NotNow]:
    at = MATCHES[game]()
    return [
        refused(lambda match: match.choose(0, 0), at.resigned),
        refused(lambda match: match.choose(0, 0, sequence=7), at.new),
        refused(lambda match: match.choose(not_to_move(match), 0), at.new),
        refused(lambda match: match.resign(len(match.seats)), at.new),
        refused(lambda match: match.undo(0), at.new),
        refused(lambda match: match.undo(1), at.chosen),
        refused(lambda match: match.undo(0), at.revealed),
        refused(lambda match: match.undo(0), at.turn_ended),
        refused(lambda match: match.undo(0), at.resigned),
    ]
