"""Positions of Nicodemus for tests, written as a player would set them up: by printed ids and amounts.

Whatever a test does not mention is out of the way: cubes in the reserve, projects in the box, five machines in the
opponent's hand (so that the game goes on to a real decision), all others in the deck; where a test says what the deck
holds, all others are out of the game. Every position is sound: no test can start from an impossible one by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from bricabrac.games.game import Decision, Event
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    COPIES,
    FULL_DECK,
    HAND_SIZE,
    KINDS,
    MACHINE_IDS,
    MACHINES,
    NOTHING,
    PROJECT_IDS,
    ROW_OF_PROJECTS,
    STUFFS,
    SUPPLY,
    TILES,
    WORKSHOP_LIMIT,
    Stuff,
)
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place, State

KIND = {printed: kind for kind, printed in enumerate(MACHINE_IDS)}
TILE = {printed: tile for tile, printed in enumerate(PROJECT_IDS)}

Stock = Mapping[str, int]
OnBoard = int | tuple[int, int]
"""A machine, or a machine with charcoalium lying on it."""


def position(
    *,
    board: Sequence[OnBoard] = (),
    hand: Sequence[int] = (),
    other_hand: Sequence[int] | None = None,
    workshop: Sequence[int] = (),
    other_workshop: Sequence[int] = (),
    stock: Stock | None = None,
    other_stock: Stock | None = None,
    points: int = 0,
    other_points: int = 0,
    row: Sequence[int] = (),
    private: Sequence[int] = (),
    other_private: Sequence[int] = (),
    deck: Sequence[int] | None = None,
    pile: Sequence[int] = (),
    seat: int = 0,
    first: int = 0,
    last_round: bool = False,
) -> State:
    """The start of a turn of `seat`. Deck and pile: top first. Names without `other`: those of the player to move."""
    other = 1 - seat
    state = State.blank()
    state.key = [0x5EED, 0, 0, 0, 0, 0, 0, 0]
    state.pending, state.seat, state.first = Pending.ACTION, seat, first
    state.turns[seat] = state.turns[other] = 5
    state.last_round = int(last_round)
    state.effect = state.selected = NOTHING
    state.drawn = [NOTHING, NOTHING]
    _lay(state, board)
    machines = [each[0] if isinstance(each, tuple) else each for each in board]
    rest = _rest([*machines, *hand, *(other_hand or ()), *workshop, *other_workshop, *(deck or ())])
    if other_hand is None:
        other_hand = [rest.pop() for _ in range(min(HAND_SIZE, len(rest)))]
    if deck is None:
        deck = rest
    state.hand, state.hand_size = _by_seat(seat, hand, other_hand, HAND_SIZE, sort=True)
    state.seen = [[0] * HAND_SIZE for _ in range(2)]
    state.workshop, state.workshop_size = _by_seat(seat, workshop, other_workshop, WORKSHOP_LIMIT)
    state.stock[seat], state.stock[other] = _stock(stock), _stock(other_stock)
    state.score[seat], state.score[other] = points, other_points
    state.reserve = [
        SUPPLY[stuff] - state.stock[0][stuff] - state.stock[1][stuff] - (sum(state.fees) if stuff == 0 else 0)
        for stuff in range(STUFFS)
    ]
    state.deck_size, state.deck = len(deck), _kinds(list(reversed(deck)), MACHINES)
    _set_out_of_game(state)
    _set_projects(state, row, pile, {seat: private, other: other_private})
    assert not nicodemus().faults(state), nicodemus().faults(state)
    return state


def _rest(used: Sequence[int]) -> list[int]:
    """All machines but those mentioned, by their ids."""
    rest = [MACHINE_IDS[kind] for kind in FULL_DECK]
    for machine in used:
        rest.remove(machine)
    return rest


def _kinds(printed: Sequence[int], length: int) -> list[int]:
    return [KIND[each] for each in printed] + [NOTHING] * (length - len(printed))


def _by_seat(
    seat: int, mine: Sequence[int], theirs: Sequence[int], length: int, *, sort: bool = False
) -> tuple[list[list[int]], list[int]]:
    cards = [list(mine), list(theirs)] if seat == 0 else [list(theirs), list(mine)]
    return [_kinds(sorted(each) if sort else each, length) for each in cards], [len(each) for each in cards]


def _stock(amounts: Stock | None) -> list[int]:
    return [(amounts or {}).get(Stuff(stuff).name.lower(), 0) for stuff in range(STUFFS)]


def _lay(state: State, board: Sequence[OnBoard]) -> None:
    machines = [each if isinstance(each, tuple) else (each, 0) for each in board]
    state.board_size = len(machines)
    state.board = _kinds([machine for machine, _ in machines], BOARD_SPACES)
    state.fees = [fee for _, fee in machines] + [0] * (BOARD_SPACES - len(machines))


def _set_out_of_game(state: State) -> None:
    cards = [
        *state.deck,
        *state.board,
        *(kind for rows in (state.hand, state.workshop) for row in rows for kind in row),
    ]
    state.gone = [[0] * KINDS for _ in range(3)]
    state.gone[OTHERS] = [COPIES[kind] - cards.count(kind) for kind in range(KINDS)]


def _set_projects(state: State, row: Sequence[int], pile: Sequence[int], private: Mapping[int, Sequence[int]]) -> None:
    state.row = [TILE[each] for each in row] + [NOTHING] * (ROW_OF_PROJECTS - len(row))
    state.pile_size = len(pile)
    state.pile = [TILE[each] for each in reversed(pile)] + [NOTHING] * (TILES - len(pile))
    state.place = [int(Place.BOXED) + 1] * TILES
    for place, tiles in ((Place.ROW, row), (Place.PILE, pile), *((Place.PRIVATE + s, t) for s, t in private.items())):
        for each in tiles:
            state.place[TILE[each]] = int(place)
    state.boxed = [0, state.place.count(Place.BOXED + 1)]


class Table:
    """A position being played: choices are made in words, by the kind of an option and some of its data."""

    def __init__(self, state: State) -> None:
        self.game = nicodemus()
        self.state = state
        self.events: list[Event] = []
        """What the last choice led to."""

    @property
    def decision(self) -> Decision | None:
        return self.game.decision(self.state)

    @property
    def asked(self) -> str:
        """The kind of the pending decision."""
        decision = self.decision
        return "over" if decision is None else decision.kind

    def offers(self, kind: str, **data: object) -> bool:
        return bool(self.numbers(kind, **data))

    def numbers(self, kind: str, **data: object) -> list[int]:
        decision = self.decision
        assert decision is not None
        return [
            option.number
            for option in decision.options
            if option.kind == kind and all(option.data.get(name) == value for name, value in data.items())
        ]

    def choose(self, kind: str, **data: object) -> Table:
        """Makes the one choice that is meant; more or fewer than one is a mistake in the test."""
        (number,) = self.numbers(kind, **data)
        self.state, self.events = self.game.play(self.state, number)
        assert not self.game.faults(self.state), self.game.faults(self.state)
        return self

    def blocked(self, kind: str, **data: object) -> list[str]:
        """The reasons for which options of a kind are blocked."""
        decision = self.decision
        assert decision is not None
        return [
            blocked.reason
            for blocked in decision.blocked
            if blocked.kind == kind and all(blocked.data.get(name) == value for name, value in data.items())
        ]

    def stock(self, seat: int) -> dict[str, int]:
        return {Stuff(stuff).name.lower(): self.state.stock[seat][stuff] for stuff in range(STUFFS)}

    def reserve(self) -> dict[str, int]:
        return {Stuff(stuff).name.lower(): self.state.reserve[stuff] for stuff in range(STUFFS)}

    def hand(self, seat: int) -> list[int]:
        return [MACHINE_IDS[kind] for kind in self.state.hand[seat][: self.state.hand_size[seat]]]

    def board(self) -> list[int]:
        return [MACHINE_IDS[kind] for kind in self.state.board[: self.state.board_size]]

    def fees(self) -> list[int]:
        return self.state.fees[: self.state.board_size]

    def workshop(self, seat: int) -> list[int]:
        return [MACHINE_IDS[kind] for kind in self.state.workshop[seat][: self.state.workshop_size[seat]]]

    def projects(self, place: int) -> list[int]:
        return [PROJECT_IDS[tile] for tile in range(TILES) if self.state.place[tile] == place]

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def table(**words: object) -> Table:
    """`Table(position(...))`."""
    return Table(position(**words))  # type: ignore[arg-type]


def random_game(seed: int) -> Iterator[Table]:
    """A whole game in which every choice is drawn by lot: the table at its start and after every choice."""
    luck = Random(seed)
    playing = Table(nicodemus().new(seed.to_bytes(32, "little")))
    yield playing
    while (decision := playing.decision) is not None:
        number = luck.choice(decision.options).number
        playing.state, playing.events = playing.game.play(playing.state, number)
        yield playing
