"""States as NumPy records, declared once as a class with annotated fields.

The class is what rules are written and typed against. In plain Python its instances hold ints and nested lists (fast to
index there, and exact); for storage, batches and the compilers the same fields are one packed record.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Protocol, Self, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Records = NDArray[np.void]
"""An array of states of one game."""


@dataclass(frozen=True)
class Field:
    """How a field is stored; every number is a little-endian int16 unless said otherwise."""

    shape: tuple[int, ...] = ()
    number: str = "<i2"


Number = Annotated[int, Field()]


class Record:
    """A base for states: fields are the annotations of the class, in order."""

    @classmethod
    @cache
    def fields(cls) -> dict[str, Field]:
        hints = get_type_hints(cls, include_extras=True)
        return {
            name: next(item for item in get_args(hint) if isinstance(item, Field))
            for name, hint in hints.items()
            if get_origin(hint) is Annotated
        }

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[np.void]:
        # align=True: unaligned records are several times slower once compiled.
        return np.dtype([(name, field.number, field.shape) for name, field in cls.fields().items()], align=True)

    @classmethod
    def blank(cls) -> Self:
        """All fields 0: not a state yet, but one to deal into."""
        return cls.load(np.zeros(1, cls.dtype()), 0)

    @classmethod
    def load(cls, records: Records, index: int) -> Self:
        state = cls.__new__(cls)
        record = records[index]
        names = records.dtype.names
        assert names is not None
        for name in names:
            setattr(state, name, record[name].tolist())
        return state

    def store(self, records: Records, index: int) -> None:
        record = records[index]
        for name, value in vars(self).items():
            record[name] = value

    def copy(self) -> Self:
        copied = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(copied, name, _copied(value))
        return copied

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # states change


Kind = TypeVar("Kind", bound=Record)


class States(Protocol[Kind]):
    """Records by index, whoever holds them: what rules that need several states are written against."""

    def __getitem__(self, index: int) -> Kind: ...

    def __setitem__(self, index: int, state: Kind) -> None: ...


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    # Rows of numbers are copied whole: a state is copied at every choice, and has hundreds of numbers.
    return [_copied(row) for row in value] if value and isinstance(value[0], list) else value[:]


class Opened(Generic[Kind]):
    """Records as plain Python objects for the time of one call; what was touched is written back at its end."""

    def __init__(self, kind: type[Kind], records: Records) -> None:
        self._kind = kind
        self._records = records
        self._open: dict[int, Kind] = {}

    def __getitem__(self, index: int) -> Kind:
        if index not in self._open:
            self._open[index] = self._kind.load(self._records, index)
        return self._open[index]

    def __setitem__(self, index: int, source: Kind) -> None:
        self._open[index] = source.copy()

    def close(self) -> None:
        for index, state in self._open.items():
            state.store(self._records, index)
