"""What is said about the rules: how options, reasons and events name the things of the table.

Machines go by their serials, assistants and projects by their printed numbers, spaces of the board by 1 to 10, seats by
themselves under names that end in `_seat` or `_seats`; amounts are pairs of a name and a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bricabrac.games.game import Thing, Value
from bricabrac.games.imaginarium.components import (
    CONVEYOR,
    DISABLING,
    NOTHING,
    SERIALS,
    Action,
    Family,
    Stuff,
)
from bricabrac.games.imaginarium.contents import (
    FIRST_USE,
    GENERATES_OF_CHOICE,
    MACHINES_IN,
    USE_COUNT,
    USE_GAINS,
    USE_SPENDS,
)
from bricabrac.games.imaginarium.state import SABOTEUR, State
from bricabrac.games.imaginarium.workshop import CONTENT_PROTECTS, slots_taken


def stuff_name(stuff: int) -> str:
    return Stuff(stuff).name.lower()


def amounts_of(by_stuff: Sequence[int]) -> tuple[Value, ...]:
    """Only what there is, in the order of the materials."""
    return tuple((stuff_name(stuff), amount) for stuff, amount in enumerate(by_stuff) if amount)


def amount_of(stuff: int, amount: int) -> tuple[Value, ...]:
    return ((stuff_name(stuff), amount),) if amount else ()


def serials(kinds: Iterable[int]) -> tuple[Value, ...]:
    return tuple(SERIALS[kind] for kind in kinds)


def machines_in(content: int) -> tuple[Value, ...]:
    return serials(MACHINES_IN[content])


def numbers_of(printed: Iterable[int]) -> tuple[Value, ...]:
    """Of assistants and projects, which are counted from 0 in states."""
    return tuple(each + 1 for each in printed)


def action_name(action: int) -> str:
    return Action(action).name.lower()


def family_name(family: int) -> str:
    return Family(family).name.lower()


def piece_name(piece: int) -> str:
    return "saboteur" if piece >= SABOTEUR else "handyman"


def effect_of(content: int) -> dict[str, Value]:
    """What each use of a slot takes and brings, whatever is chosen (I8.2-8.5), and what it protects from (I8.7)."""
    if GENERATES_OF_CHOICE[content]:
        return {"of_choice": GENERATES_OF_CHOICE[content]}
    if USE_COUNT[content]:
        use = FIRST_USE[content]
        return {"yields": amounts_of(USE_GAINS[use]), "takes": sum(USE_SPENDS[use])}
    return {"protects": protection_of(content)} if CONTENT_PROTECTS[content] else {}


def protection_of(content: int) -> tuple[Value, ...]:
    protected = CONTENT_PROTECTS[content]
    names = (("charcoalium", 1 << Stuff.CHARCOALIUM), ("resources", 1 << Stuff.WOOD), ("disabling", DISABLING))
    return tuple(name for name, bit in names if protected & bit)


def board_thing(space: int) -> Thing:
    return Thing("conveyor", space) if space < CONVEYOR else Thing("extractor", space - CONVEYOR)


def slots_with(view: State, seat: int, content: int) -> tuple[Thing, ...]:
    """Equal slots are one option: all of them."""
    return tuple(
        Thing("slot", slot, seat) for slot in range(slots_taken(view, seat)) if view.slots[seat][slot] == content
    )


def stock_things(seat: int, by_stuff: Sequence[int]) -> tuple[Thing, ...]:
    return tuple(Thing("stock", stuff, seat) for stuff, amount in enumerate(by_stuff) if amount)


def office_thing(view: State, project: int) -> Thing:
    return Thing("office", view.office.index(project))


def assistant_thing(view: State, assistant: int) -> Thing:
    return Thing("assistant", view.assistant_row.index(assistant))


def occupied_seats(view: State, projects_row: Sequence[int]) -> tuple[Value, ...]:
    return tuple(seat for seat in projects_row[: view.seats] if seat != NOTHING)
