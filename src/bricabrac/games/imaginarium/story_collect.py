"""What happened while planning (I4), using machines (I5.2) and collecting (I5.4, I5.5, I11.7)."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Data, Event, Value
from bricabrac.games.imaginarium.components import CONVEYOR, EXTRACTORS, NOTHING, SERIALS, TOP_CARD_PRICE, Stuff
from bricabrac.games.imaginarium.contents import FIRST_USE, USE_CONTENT
from bricabrac.games.imaginarium.decisions import BORROW, BUY_TOP, END_USE, PLAN, USE, USE_ALL
from bricabrac.games.imaginarium.describe import free_slots, use_data
from bricabrac.games.imaginarium.naming import amount_of, amounts_of, machines_in
from bricabrac.games.imaginarium.state import SABOTEUR, State
from bricabrac.games.imaginarium.workshop import slots_taken


def planned(before: State, option: int, after: State) -> Iterator[Event]:
    """I4.1."""
    space = option - PLAN
    seat, saboteur = before.seat, after.piece[space] >= SABOTEUR
    if space < CONVEYOR:
        machine: Data = {"machine": SERIALS[before.conveyor[space]], "space": space + 1}
        yield Event("sabotage" if saboteur else "reserve", seat, machine)
    else:
        shown = amount_of(Stuff.CHARCOALIUM, EXTRACTORS[space - CONVEYOR])
        kind = "block-extractor" if saboteur else "go-to-extractor"
        yield Event(kind, seat, {"space": space + 1, "shown": shown})


def used(before: State, option: int, _after: State) -> Iterator[Event]:
    """I5.2, I11.12; slots that are enabled again (I5.3)."""
    seat, slots = before.seat, before.slots[before.seat]
    if option == END_USE:
        for slot in range(slots_taken(before, seat)):
            if before.disabled[seat][slot]:
                yield Event("enable", seat, {"machines": machines_in(slots[slot])})
    elif option >= BORROW:
        use = option - BORROW
        yield Event("borrow", seat, {"machine": machines_in(USE_CONTENT[use])[0], **use_data(use)})
    elif option == USE_ALL:
        for slot in free_slots(before):
            yield _use(seat, FIRST_USE[slots[slot]])
    else:
        yield _use(seat, option - USE)


def _use(seat: int, use: int) -> Event:
    return Event("use", seat, {"machines": machines_in(USE_CONTENT[use]), **use_data(use)})


def took(before: State, option: int, after: State) -> Iterator[Event]:
    """I5.4, I5.5, or the top card before them (I11.7); a payment with resources is told when they are chosen."""
    if option == BUY_TOP:
        yield from _bought_top(before, after)
        return
    space = before.resolving
    if space >= CONVEYOR:
        gained = amount_of(Stuff.CHARCOALIUM, EXTRACTORS[space - CONVEYOR])
        yield Event("take-charcoalium", before.seat, {"space": space + 1, "gained": gained})
    elif after.conveyor[space] == NOTHING:
        kind = before.conveyor[space]
        about: dict[str, Value] = {"machine": SERIALS[kind], "space": space + 1}
        gone = _gone(before, after)
        if after.discard[kind] > before.discard[kind]:
            yield Event("lose-everything", before.seat, {**about, "lost": gone})
        else:
            yield Event("buy-reserved", before.seat, {**about, "paid": gone})


def paid_with_resources(before: State, _option: int, after: State) -> Iterator[Event]:
    """I5.5."""
    space = before.resolving
    data: Data = {"machine": SERIALS[before.conveyor[space]], "space": space + 1, "paid": _gone(before, after)}
    yield Event("buy-reserved", before.seat, data)


def _gone(before: State, after: State) -> tuple[Value, ...]:
    """What the player no longer has."""
    stocks = zip(before.stock[before.seat], after.stock[before.seat], strict=True)
    return amounts_of([had - has for had, has in stocks])


def bought_after(before: State, option: int, after: State) -> Iterator[Event]:
    if option == BUY_TOP:
        yield from _bought_top(before, after)


def _bought_top(before: State, after: State) -> Iterator[Event]:
    """I11.7, I6.3."""
    seat = before.seat
    if before.deck_size == 0:
        yield Event("reshuffle", seat, {"count": sum(before.discard)})
    (kind,) = [kind for kind, count in enumerate(after.yard[seat]) if count > before.yard[seat][kind]]
    yield Event("buy-top", seat, {"machine": SERIALS[kind], "paid": amount_of(Stuff.CHARCOALIUM, TOP_CARD_PRICE)})
