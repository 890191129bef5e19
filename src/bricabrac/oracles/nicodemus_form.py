"""The form of the lines of recorded games of Nicodemus; fields that it does not name may hold anything."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    HAND_SIZE,
    MACHINES,
    ROW_OF_PROJECTS,
    WORKSHOP_LIMIT,
)

_Ids = list[int]
_Position = Annotated[int, msgspec.Meta(ge=0, le=BOARD_SPACES)]
_Hand = Annotated[_Ids, msgspec.Meta(max_length=HAND_SIZE)]
_Workshop = Annotated[_Ids, msgspec.Meta(max_length=WORKSHOP_LIMIT)]
_Board = Annotated[list[tuple[int, int]], msgspec.Meta(max_length=BOARD_SPACES)]
_Row = Annotated[_Ids, msgspec.Meta(max_length=ROW_OF_PROJECTS)]
_Drawn = Annotated[_Ids, msgspec.Meta(max_length=2)]
_Stock = tuple[int, int, int, int]
_Option = Annotated[list[Any], msgspec.Meta(min_length=1)]


class _EffectUnderWay(msgspec.Struct):
    mimic: int
    sel: int | tuple[int, _Position]
    ex: int


class _State(msgspec.Struct):
    b: _Board
    h: tuple[_Hand, _Hand]
    w: tuple[_Workshop, _Workshop]
    r: tuple[_Stock, _Stock]
    rv: _Stock
    sc: tuple[int, int]
    pt: _Row
    pp: tuple[_Ids, _Ids]
    pdk: _Ids
    pd: tuple[_Ids, _Ids, _Ids]
    md: tuple[int, int, int]
    dn: int
    dk: Annotated[_Ids, msgspec.Meta(max_length=MACHINES)]
    st: str
    ap: int | None
    lt: int | bool
    pm: int
    ps: _Drawn = []
    cx: _EffectUnderWay | None = None


class _Beginning(msgspec.Struct):
    pol: str
    deck0: _Ids
    proj0: _Ids
    s: _State


class _DecisionMade(msgspec.Struct):
    n: int
    tn: int
    st: str
    p: Literal[0, 1]
    o: list[_Option]
    c: int
    a: _Option
    ev: list[_Option]
    s: _State


class _Ending(msgspec.Struct):
    score: tuple[int, int]
    char: tuple[int, int]
    res: tuple[int, int]
    winner: int
    turns: tuple[int, int]


_FORMS = {"init": _Beginning, "d": _DecisionMade, "end": _Ending}


def check_form(line: dict[str, Any]) -> None:
    """ValueError if this cannot be a line of a recorded game: a field is missing, or is not what it should be."""
    kind = line.get("t")
    if kind in ("init", "d", "end"):
        msgspec.convert(line, _FORMS[kind])
    elif kind != "stuck":
        raise ValueError(f"there are no lines of the kind {kind!r}")
