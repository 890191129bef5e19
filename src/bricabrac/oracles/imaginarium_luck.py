"""Our rules of Imaginarium with recorded luck instead of their own, and what happens by itself while they run.

The rules are plain functions that find each other by name: a witness stands before some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any, Final
from unittest.mock import patch

from bricabrac.games.imaginarium import actions, cards, collect, deal, ending, planning, repair, turn
from bricabrac.games.imaginarium.components import (
    ASSISTANT_ROW,
    DISABLER,
    DISABLING,
    KIND_OF,
    LEVEL,
    NOTHING,
    PROJECT_POINTS,
    PROJECTS,
    SERIALS,
    SPACES,
    STEALS_STUFF,
    WORKSHOPS,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.state import SABOTEUR, Place, Purpose, State
from bricabrac.games.imaginarium.turn import follow_up
from bricabrac.games.imaginarium.workshop import has, is_protected
from bricabrac.oracles.imaginarium_form import piece_of, slot_of

Event = list[Any]


class OtherLuck(Exception):
    """Something was drawn or shuffled by one implementation and not, or otherwise, by the other."""


class Witness:
    """What happens by itself in the rules, as recordings have it; shuffles come from there."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._decks: list[list[str]] = []

    def begin(self, recorded: list[Event]) -> None:
        self.events = []
        self._decks = [event[1] for event in recorded if event[0] == "reshuffle"]

    def shuffle(self, _key: list[int], _used: list[int], _purpose: int, deck: list[int], count: int) -> None:
        if count == 0:  # I6.3: both piles are empty
            return
        if not self._decks:
            raise OtherLuck("we shuffle the discard pile, they did not")
        serials = self._decks.pop(0)
        self.events.append(["reshuffle", serials])
        _put_in_order(deck, count, [KIND_OF[serial] for serial in serials], "discard pile")

    def buy_top(self, state: State, rule: Callable[..., Any]) -> None:
        before = list(state.yard[state.seat])
        rule(state)
        self._tell_gained("bought-top", before, state)

    def take_reserved(self, state: State, rule: Callable[..., Any]) -> None:
        before = list(state.yard[state.seat])
        rule(state)
        self._tell_gained("bought", before, state)

    def _tell_gained(self, word: str, before: list[int], state: State) -> None:
        for kind, count in enumerate(state.yard[state.seat]):
            self.events += [[word, state.seat, SERIALS[kind]]] * (count - before[kind])

    def discard_from_conveyor(self, state: State, rule: Callable[..., Any], space: int) -> None:
        serial = SERIALS[state.conveyor[space]]
        saboteur = state.piece[space]
        rule(state, space)
        if saboteur < SABOTEUR:
            self.events.append(["discarded", serial])
        else:
            self.events.append(["saboteur", saboteur % SABOTEUR, space + 1, serial])

    def return_piece(self, state: State, rule: Callable[..., Any], space: int) -> None:
        piece = state.piece[space] if space < SPACES else state.waiting[0]
        if piece >= SABOTEUR and len(state.conveyor) <= space < SPACES:
            self.events.append(["saboteur", piece % SABOTEUR, space + 1, None])
        rule(state, space)
        self.events.append(["initiative", piece_of(piece), state.track.index(piece) + 1])

    def use(self, state: State, rule: Callable[..., Any], option: int) -> None:
        before = [c for c, off in zip(state.slots[state.seat], state.disabled[state.seat], strict=True) if off]
        rule(state, option)
        if not any(state.disabled[state.seat]):
            self.events += sorted(["enabled", state.seat, slot_of(content)] for content in before)

    def steal(self, state: State, rule: Callable[..., Any], stuff: int, amount: int) -> None:
        good, attacker, before = Stuff(stuff).name.lower(), SERIALS[STEALS_STUFF.index(stuff)], state.copy()
        rule(state, stuff, amount)
        given = [before.stock[seat][stuff] - state.stock[seat][stuff] for seat in range(state.seats)]
        for seat in range(state.seats):
            if seat != state.seat:
                protected = is_protected(before, seat, 1 << stuff)
                self.events.append(["protected", seat, attacker] if protected else ["stolen", seat, good, given[seat]])
        self.events.append(["kept", state.seat, good, -given[state.seat]])

    def disable_next(self, state: State, rule: Callable[..., Any]) -> None:
        seat, attacker = state.target, state.seat
        rule(state)
        last = attacker if state.target == NOTHING else state.target
        while (seat := (seat + 1) % state.seats) != last:
            if is_protected(state, seat, DISABLING):
                self.events.append(["protected", seat, SERIALS[DISABLER]])

    def draw_secret_projects(self, state: State, rule: Callable[..., Any]) -> None:
        pile = state.project_pile[: state.project_pile_size]
        rule(state)
        drawn = [project + 1 for project in reversed(pile[state.project_pile_size :])]
        self.events.append(["secret", state.seat, drawn])

    def validate_projects(self, state: State, rule: Callable[..., Any], seat: int) -> None:
        before = state.copy()
        rule(state, seat)
        earlier, now = before.validated, state.validated
        new = [each for each in range(PROJECTS) if seat in now[each] and seat not in earlier[each]]
        places = enumerate(zip(before.project, state.project, strict=True))
        self._tell_validated(before, seat, new, [each for each, (was, is_now) in places if was != is_now == Place.OUT])

    def _tell_validated(self, before: State, seat: int, new: list[int], secret: list[int]) -> None:
        bonus = 1 if has(before, seat, Assistant.PROJECT_BONUS) else 0
        for project in new:
            later = before.validated[project][0] != NOTHING
            self.events.append(["validated", seat, project + 1, PROJECT_POINTS[project] - later + bonus])
        for project in secret:
            self.events.append(["secret-validated", seat, project + 1, PROJECT_POINTS[project] + bonus])

    def draw_machine(self, state: State, rule: Callable[..., Any]) -> int:
        kind: int = rule(state)
        if kind != NOTHING:
            self.events.append(["refill", SERIALS[kind]])
        return kind

    def crush_last_machine(self, state: State, rule: Callable[..., Any]) -> None:
        there = [kind for kind in state.conveyor if kind != NOTHING]
        rule(state)
        if there:
            for seat in range(state.seats):
                if has(state, seat, Assistant.COAL_FROM_THE_CRUSHER):
                    self.events.append(["coal-from-the-crusher", seat, LEVEL[there[-1]]])

    def reveal_assistants(self, state: State, rule: Callable[..., Any]) -> None:
        pile = state.assistant_pile[: state.assistant_pile_size]
        rule(state)
        assert len(pile) - state.assistant_pile_size <= ASSISTANT_ROW
        self.events += [["assistant", assistant + 1] for assistant in reversed(pile[state.assistant_pile_size :])]

    def next_to_plan(self, state: State, rule: Callable[..., Any]) -> None:
        before = list(state.waiting)
        rule(state)
        for was, piece in zip(before, state.waiting, strict=True):
            if was != piece:
                self.events.append(["no-space", piece_of(piece)])


WITNESSED: Final[tuple[tuple[ModuleType, str], ...]] = (
    (collect, "buy_top"),
    (collect, "take_reserved"),
    (collect, "discard_from_conveyor"),
    (planning, "discard_from_conveyor"),
    (ending, "discard_from_conveyor"),
    (planning, "return_piece"),
    (ending, "return_piece"),
    (turn, "use"),
    (repair, "steal"),
    (turn, "disable_next"),
    (actions, "draw_secret_projects"),
    (ending, "validate_projects"),
    (ending, "draw_machine"),
    (ending, "crush_last_machine"),
    (ending, "reveal_assistants"),
    (turn, "next_to_plan"),
)


@contextmanager
def witnessed() -> Iterator[Witness]:
    witness = Witness()
    with ExitStack() as stack:
        stack.enter_context(patch.object(cards, "shuffle", witness.shuffle))
        for module, name in WITNESSED:
            stack.enter_context(patch.object(module, name, _before(getattr(witness, name), getattr(module, name))))
        yield witness


def _before(witness: Callable[..., Any], rule: Callable[..., Any]) -> Callable[..., Any]:
    return lambda state, *more: witness(state, rule, *more)


def _put_in_order(pile: list[int], count: int, top_first: list[int], name: str) -> None:
    if sorted(top_first) != sorted(pile[:count]):
        raise OtherLuck(f"the {name} that is shuffled is not the recorded one")
    pile[:count] = reversed(top_first)


def dealt(recorded: dict[str, Any]) -> State:
    """I2, with the recorded luck."""
    state = State.blank()
    state.seats = recorded["seats"]
    back = [(KIND_OF[serial], above) for serial, above in recorded["back"]]
    piles = {
        Purpose.WORKSHOPS: ([number - 1 for number in _all_workshops(recorded["workshops"])][::-1], "workshops"),
        Purpose.MACHINES: ([KIND_OF[serial] for serial in recorded["deck0"]], "deck"),
        Purpose.ASSISTANTS: ([number - 1 for number in recorded["assistants0"]], "pile of assistants"),
        Purpose.PROJECTS: ([number - 1 for number in recorded["projects0"]], "pile of projects"),
    }

    def shuffle(_key: list[int], _used: list[int], purpose: int, pile: list[int], count: int) -> None:
        _put_in_order(pile, count, *piles[Purpose(purpose)])

    def put_back(state: State, kind: int, _above: int) -> None:
        if not back or back[0][0] != kind:
            raise OtherLuck(f"{SERIALS[kind]} is revealed and was not put back")
        above = back.pop(0)[1]
        if not 0 <= above <= state.deck_size:
            raise OtherLuck(f"no place in the deck has {above} cards above it")
        rule(state, kind, above)

    rule = deal.put_back
    with (
        patch.object(deal, "shuffle", shuffle),
        patch.object(deal, "roll", lambda *_: 0),
        patch.object(deal, "put_back", put_back),
    ):
        deal.deal(state)
        follow_up(state)
    if back:
        raise OtherLuck("more machines were put back than were revealed")
    return state


def _all_workshops(in_play: list[int]) -> list[int]:
    """Those nobody has follow in some order."""
    return in_play + [number for number in range(1, WORKSHOPS + 1) if number not in in_play]
