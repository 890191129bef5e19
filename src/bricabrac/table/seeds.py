"""Secret seeds: made from the system's randomness, promised by their hash before, shown and checked after."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """64 hexadecimal digits are a seed as it is; any other text stands for one."""
    if re.fullmatch(f"[0-9A-Fa-f]{{{2 * SEED_BYTES}}}", text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode()).digest()


def promise(seed: bytes) -> str:
    """What is published before the game: nobody can find the seed from it, nor another seed that fits it."""
    return hashlib.sha256(seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    return promise(seed) == promised
