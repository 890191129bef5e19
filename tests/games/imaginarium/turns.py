"""Turns gone through without doing anything that need not be done."""

from __future__ import annotations

from typing import Final

from tests.games.imaginarium.playing import Playing

IDLE: Final = {"use": -1, "collect": 0, "pay": 0, "buy-after": 0, "dial": 0, "act": -1}
"""By step of a turn, the option that does least."""


def idle_turn(table: Playing) -> Playing:
    """To the end of this turn, and of whatever follows by itself; `events` are all that happened."""
    events, turns = [], table.state.turns
    while table.state.turns == turns and table.asked in IDLE:
        number = table.decision.options[IDLE[table.asked]].number
        table.state, told = table.game.play(table.state, number)
        events += told
    table.events = events
    return table


def idle_round(table: Playing) -> Playing:
    """To the end of this round, or of the game."""
    events, number = [], table.round
    while table.round == number and table.asked in IDLE:
        events += idle_turn(table).events
    table.events = events
    return table
