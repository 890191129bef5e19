"""The log of Imaginarium: examples for people, as somebody watching reads them."""

from __future__ import annotations

from typing import Any

from bricabrac.games.game import SPECTATOR, Event, Result
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.words.words import words_in
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.told import chosen

PLAYERS = ("Ada", "Blaise", "Chloé", "Denis", "Emmy")
N = "\u00a0"
"""The space before a French colon, and inside of its quotation marks."""
T = "\u202f"
"""The narrow one before a French semicolon."""
REPAIRING: dict[str, Any] = {"at": "act", "pair": ("repair", "trade")}
ENDING: dict[str, Any] = {"at": "act", "pair": ("recruit", "extract")}
RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}


def log(events: list[Event], language: str, *kinds: str, viewer: int = SPECTATOR) -> list[str]:
    words = words_in(language, "imaginarium")
    return [words.event(event.seen_by(viewer), PLAYERS) for event in events if not kinds or event.kind in kinds]
