"""A position of Imaginarium being played, and how a test reads the table: in serials, numbers and amounts."""

from __future__ import annotations

from bricabrac.games.imaginarium.components import (
    ASSISTANTS,
    KINDS,
    MOST_SLOTS,
    NOTHING,
    PROJECTS,
    SERIALS,
    Action,
    Stuff,
)
from bricabrac.games.imaginarium.contents import MACHINES_IN
from bricabrac.games.imaginarium.decisions import MOST_OPTIONS, PAIRS
from bricabrac.games.imaginarium.state import Pending, Place, State
from bricabrac.games.imaginarium.turn import list_options, step
from tests.games.imaginarium.conservation import assert_nothing_is_lost

NO_OPTIONS = [NOTHING] * MOST_OPTIONS


def options_of(state: State) -> list[int]:
    """The numbers of all legal options."""
    options = NO_OPTIONS.copy()
    return options[: list_options(state, options)]


class Table:
    """A position being played. As in a game, a decision with one option is not asked: the table goes on by itself."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def asked(self) -> str:
        """What is to be decided."""
        return Pending(self.state.pending).name.lower().replace("_", "-")

    @property
    def seat(self) -> int:
        """Who is to decide."""
        return self.state.seat

    @property
    def round(self) -> int:
        return self.state.round

    def options(self) -> list[int]:
        return options_of(self.state)

    def offers(self, option: int) -> bool:
        return option in self.options()

    def choose(self, option: int) -> Table:
        """By the number of the option (decisions.py)."""
        assert self.offers(option), (self.asked, option)
        self._step(option)
        while len(options := self.options()) == 1:
            self._step(options[0])
        return self

    def _step(self, option: int) -> None:
        self.state = self.state.copy()
        step(self.state, option)
        assert_nothing_is_lost(self.state)

    # What the players have

    def stock(self, seat: int) -> dict[str, int]:
        """Without what there is none of."""
        amounts = {Stuff(stuff).name.lower(): self.state.stock[seat][stuff] for stuff in range(Stuff.POINT)}
        return {name: amount for name, amount in amounts.items() if amount != 0}

    def points(self, seat: int) -> int:
        return self.state.stock[seat][Stuff.POINT]

    def slots(self, seat: int) -> list[list[str]]:
        """All of them, disabled ones too."""
        return [_serials(MACHINES_IN[content]) for content in self.state.slots[seat] if content != NOTHING]

    def disabled(self, seat: int) -> list[list[str]]:
        return [
            _serials(MACHINES_IN[self.state.slots[seat][slot]])
            for slot in range(MOST_SLOTS)
            if self.state.disabled[seat][slot] == 1
        ]

    def yard(self, seat: int) -> list[str]:
        return _counted(self.state.yard[seat])

    def assistants(self, seat: int) -> list[int]:
        return [each + 1 for each in range(ASSISTANTS) if self.state.assistant[each] == Place.OWNED + seat]

    def secrets(self, seat: int) -> list[int]:
        return [each + 1 for each in range(PROJECTS) if self.state.project[each] == Place.OWNED + seat]

    def dialled(self, seat: int) -> tuple[str, str] | None:
        if self.state.dialled[seat] == NOTHING:
            return None
        one, other = PAIRS[self.state.dialled[seat]]
        return Action(one).name.lower(), Action(other).name.lower()

    # What lies on the table

    def conveyor(self) -> list[str | None]:
        return [None if kind == NOTHING else SERIALS[kind] for kind in self.state.conveyor]

    def pieces(self) -> dict[int, int]:
        """By space, 1 to 10."""
        return {space + 1: piece for space, piece in enumerate(self.state.piece) if piece != NOTHING}

    def waiting(self) -> list[int]:
        return [piece for piece in self.state.waiting if piece != NOTHING]

    def track(self) -> list[int | None]:
        return [None if piece == NOTHING else piece for piece in self.state.track]

    def deck(self) -> list[str]:
        """Top first."""
        return _serials(reversed_pile(self.state.deck, self.state.deck_size))

    def discard(self) -> list[str]:
        return _counted(self.state.discard)

    def row(self) -> list[int]:
        return _numbers(self.state.assistant_row)

    def assistant_pile(self) -> list[int]:
        """Top first."""
        return _numbers(reversed_pile(self.state.assistant_pile, self.state.assistant_pile_size))

    def office(self) -> list[int]:
        return _numbers(self.state.office)

    def pile(self) -> list[int]:
        """Of projects, top first."""
        return _numbers(reversed_pile(self.state.project_pile, self.state.project_pile_size))

    def out_of_the_game(self) -> list[int]:
        """Also what left it unseen (I11.8)."""
        gone = (Place.OUT, *range(Place.UNSEEN, Place.UNSEEN + self.state.seats))
        return [each + 1 for each in range(PROJECTS) if self.state.project[each] in gone]

    def validated(self, project: int) -> list[int]:
        """The seats, in their order."""
        return [seat for seat in self.state.validated[project - 1] if seat != NOTHING]


def reversed_pile(cards: list[int], size: int) -> list[int]:
    return cards[:size][::-1]


def _serials(kinds: tuple[int, ...] | list[int]) -> list[str]:
    return [SERIALS[kind] for kind in kinds]


def _counted(counts: list[int]) -> list[str]:
    return [SERIALS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def _numbers(row: list[int]) -> list[int]:
    return [each + 1 for each in row if each != NOTHING]
