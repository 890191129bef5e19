"""Replay files to be damaged: as JSON to change, and sealed anew so that more than the checksum has to notice."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from bricabrac.table.match import Match
from bricabrac.table.replay import to_bytes
from tests.table.matches import new_match, play_on, undo_anything


def played_a_little() -> Match:
    """Thirteen choices; three more were taken back, of two players and at two moments; one player has resigned."""
    match = play_on(new_match(), 12)
    undo_anything(match)
    undo_anything(match)
    play_on(match, 2, luck=2)
    undo_anything(match)
    play_on(match, 2, luck=3)
    match.resign(1)
    return match


def json_of(match: Match) -> Any:
    return json.loads(to_bytes(match))


def as_file(value: Any) -> bytes:
    """The checksum is left as it is."""
    return json.dumps(value, ensure_ascii=False).encode()


def compact(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def checksum_of(value: Any) -> str:
    """As a stranger would calculate it, from what the file says about itself."""
    return hashlib.sha256(compact({**value, "checksum": ""})).hexdigest()


def sealed(value: Any) -> bytes:
    """With the checksum that fits: by someone who does not damage a file but forges one."""
    return as_file({**value, "checksum": checksum_of(value)})
