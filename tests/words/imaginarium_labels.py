"""What is printed on the things of Imaginarium: the components as they stand, and names as labels (`.card`)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bricabrac.words.words import catalogue

PRINTED: Final[dict[str, Any]] = tomllib.loads(
    (files("bricabrac.games.imaginarium") / "components.toml").read_text("utf-8")
)


@cache
def labels(language: str) -> dict[str, str]:
    """By message."""
    return dict(re.findall(r"^([\w-]+) = .+\n +\.card = (.+)$", catalogue(language, "imaginarium"), re.MULTILINE))


def label(language: str, name: str) -> str:
    return labels(language)[name]
