"""Every way in which a match refuses something, tried."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bricabrac.table.match import Match, NotNow
from tests.table.matches import choose, match_at, new_match


def refused(attempt: Callable[[Match], object], match: Match) -> NotNow:
    with pytest.raises(NotNow) as refusal:
        attempt(match)
    return refusal.value


def opponent_of_first(match: Match) -> int:
    assert match.to_move is not None
    return 1 - match.to_move


def resigned() -> Match:
    match = new_match()
    match.resign(0)
    return match


def played() -> Match:
    """Seat 0 has played a machine and is to say what it gives."""
    match = match_at(hand=[11, 12])
    choose(match, "play", machine=11)
    return match


def drawn() -> Match:
    match = played()
    choose(match, "use-charcoalium")
    return match


def repaired() -> Match:
    match = match_at(board=[12], hand=[11], stock={"wood": 2})
    choose(match, "repair", machine=12)
    return match


def all_refusals() -> list[NotNow]:
    return [
        refused(lambda match: match.choose(0, 0), resigned()),
        refused(lambda match: match.choose(0, 0, sequence=7), new_match()),
        refused(lambda match: match.choose(opponent_of_first(match), 0), new_match()),
        refused(lambda match: match.resign(2), new_match()),
        refused(lambda match: match.undo(0), new_match()),
        refused(lambda match: match.undo(1), played()),
        refused(lambda match: match.undo(0), drawn()),
        refused(lambda match: match.undo(0), repaired()),
        refused(lambda match: match.undo(0), resigned()),
    ]
