"""What a player would expect to be able to choose but cannot, and why, with the numbers. From views only."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Blocked, Data, Thing, Value
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.arrange import highest_content, next_there
from bricabrac.games.imaginarium.blocked_actions import blocked_actions
from bricabrac.games.imaginarium.cards import can_draw
from bricabrac.games.imaginarium.collect import can_buy_top
from bricabrac.games.imaginarium.components import (
    CONVEYOR,
    COST,
    DISABLING,
    EXTRACTORS,
    FAMILY,
    INSTANT,
    KINDS,
    LEVEL,
    NOTHING,
    SERIALS,
    SPACES,
    TOP_CARD_PRICE,
    Assistant,
    Family,
    Stuff,
)
from bricabrac.games.imaginarium.contents import (
    FIRST_USE,
    FIRST_WITH,
    LOWEST,
    MACHINES_IN,
    SINGLE,
    SINGLE_KIND,
    USE_COUNT,
    USE_GAINS,
    USE_SPENDS,
)
from bricabrac.games.imaginarium.describe import can_use
from bricabrac.games.imaginarium.describe_actions import actions_of_pair
from bricabrac.games.imaginarium.naming import (
    amount_of,
    amounts_of,
    board_thing,
    machines_in,
    piece_name,
    slots_with,
    stuff_name,
)
from bricabrac.games.imaginarium.planning import is_free
from bricabrac.games.imaginarium.state import SABOTEUR, Pending, State
from bricabrac.games.imaginarium.stocks import can_spend
from bricabrac.games.imaginarium.workshop import has, is_protected, slot_limit, slots_taken


def blocked_options(view: State, legal: list[int]) -> tuple[Blocked, ...]:
    match view.pending:
        case Pending.PLAN:
            return tuple(_spaces(view))
        case Pending.USE:
            return (*_own_slots(view), *_borrowed(view))
        case Pending.DIAL:
            return (*_pairs(view, legal), *_top_card(view))
        case Pending.ACT:
            return tuple(blocked_actions(view))
        case Pending.CUBES:
            return tuple(_cubes(view))
        case Pending.EFFECT:
            return tuple(
                _ways(view, "apply", SINGLE[view.machine], slots_with(view, view.seat, SINGLE[view.machine])[:1])
            )
        case Pending.DISABLE:
            return tuple(_out_of_reach(view))
        case Pending.RECYCLE:
            return tuple(_instants(view))
        case Pending.ARRANGE:
            return tuple(_no_room(view, legal))
    return ()


def _spaces(view: State) -> Iterator[Blocked]:
    for space in range(SPACES):
        if is_free(view, space):
            continue
        things, piece = (board_thing(space),), view.piece[space]
        about: dict[str, Value] = {"space": space + 1}
        if piece == NOTHING:
            yield Blocked("reserve", "space-empty", "I4.2", things, about)
            continue
        about |= {"by_seat": piece % SABOTEUR, "piece": piece_name(piece)}
        if space < CONVEYOR:
            taken: Data = {**about, "machine": SERIALS[view.conveyor[space]]}
            yield Blocked("reserve", "machine-taken", "I4.1", things, taken)
        else:
            shown = amount_of(Stuff.CHARCOALIUM, EXTRACTORS[space - CONVEYOR])
            yield Blocked("go-to-extractor", "extractor-taken", "I4.1", things, {**about, "shown": shown})


def _own_slots(view: State) -> Iterator[Blocked]:
    """I5.2: each slot once, whole."""
    for slot in range(slots_taken(view, view.seat)):
        content = view.slots[view.seat][slot]
        things = (Thing("slot", slot, view.seat),)
        about: Data = {"machines": machines_in(content)}
        if view.disabled[view.seat][slot]:
            yield Blocked("use", "slot-disabled", "I8.10", things, about)
        elif view.slot_used[slot]:
            yield Blocked("use", "slot-used", "I5.2", things, about)
        elif not USE_COUNT[content]:
            defence = FAMILY[LOWEST[content]] == Family.DEFENCE
            yield Blocked("use", "defence-protects" if defence else "instant-machine", "I5.2", things, about)
        else:
            yield from _ways(view, "use", content, things)
            yield from _only_together(content, things)


def _only_together(content: int, things: tuple[Thing, ...]) -> Iterator[Blocked]:
    """I5.2, I8.4: a production machine under a transformation machine."""
    under, over = MACHINES_IN[content][0], MACHINES_IN[content][-1]
    if under != over:
        data: Data = {"machine": SERIALS[under], "over": SERIALS[over]}
        yield Blocked("use", "only-together", "I5.2", things, data)


def _ways(view: State, kind: str, content: int, things: tuple[Thing, ...]) -> Iterator[Blocked]:
    """I8.3: without the resources; one reason where there are none at all for it."""
    uses = range(FIRST_USE[content], FIRST_USE[content] + USE_COUNT[content])
    machines = machines_in(content)
    if not can_use(view, content):
        stock = view.stock[view.seat]
        needed: Data = {
            "machines": machines,
            "needed": sum(USE_SPENDS[uses[0]]),
            "have": amounts_of((0, *stock[Stuff.WOOD : Stuff.POINT])),
        }
        yield Blocked(kind, "no-resources", "I8.3", things, needed)
        return
    for use in uses:
        if not can_spend(view, use):
            data: Data = {
                "machines": machines,
                "spent": amounts_of(USE_SPENDS[use]),
                "gained": amounts_of(USE_GAINS[use]),
                "missing": _missing(view, USE_SPENDS[use]),
            }
            yield Blocked(kind, "resources-missing", "I8.3", things, data)


def _missing(view: State, asked: tuple[int, ...]) -> tuple[Value, ...]:
    stock = view.stock[view.seat]
    return amounts_of([max(0, amount - have) for amount, have in zip(asked, stock, strict=True)])


def _borrowed(view: State) -> Iterator[Blocked]:
    """I11.12."""
    if not has(view, view.seat, Assistant.BORROW_A_MACHINE):
        return
    if view.borrowed:
        yield Blocked("borrow", "borrowed-already", "I11.12", (), {"assistant": Assistant.BORROW_A_MACHINE + 1})
        return
    told: set[int] = set()
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        for slot in range(slots_taken(view, seat)):
            content = view.slots[seat][slot]
            if FAMILY[LOWEST[content]] > Family.TRANSFORMATION:
                continue
            things = (Thing("slot", slot, seat),)
            about: Data = {"machines": machines_in(content), "owner_seat": seat}
            if view.disabled[seat][slot]:
                yield Blocked("borrow", "borrow-disabled", "I11.12", things, about)
            elif SINGLE_KIND[content] == NOTHING:
                yield Blocked("borrow", "borrow-combined", "I11.12", things, about)
            elif content not in told:
                told.add(content)
                yield from _ways(view, "borrow", content, things)


def _pairs(view: State, legal: list[int]) -> Iterator[Blocked]:
    """I5.6."""
    for pair, actions in enumerate(numbers.PAIRS):
        if numbers.DIAL + pair not in legal:
            last = pair == view.dialled[view.seat]
            things = tuple(Thing("dial", action) for action in actions)
            reason = "dialled-last-turn" if last else "not-neighbours"
            yield Blocked("dial", reason, "I5.6", things, {"actions": actions_of_pair(pair)})


def _top_card(view: State) -> Iterator[Blocked]:
    """I11.7: why it was not offered in this turn, or not a second time; who declined it knows why."""
    if not has(view, view.seat, Assistant.BUY_FROM_THE_DECK) or can_buy_top(view):
        return
    have = view.stock[view.seat][Stuff.CHARCOALIUM]
    if view.bought_top:
        yield Blocked("buy-top", "top-bought-already", "I11.7", (Thing("deck"),))
    elif not can_draw(view):
        yield Blocked("buy-top", "no-top-card", "I6.3", (Thing("deck"),))
    else:
        yield Blocked("buy-top", "top-too-dear", "I11.7", (Thing("deck"),), {"price": TOP_CARD_PRICE, "have": have})


def _cubes(view: State) -> Iterator[Blocked]:
    """I7.4: cost cubes, each at most once."""
    kind = view.machine
    for resource in range(Stuff.WOOD, Stuff.POINT):
        if COST[kind][resource] < LEVEL[kind]:
            data: Data = {
                "machine": SERIALS[kind],
                "stuff": stuff_name(resource),
                "count": COST[kind][resource],
                "available": amount_of(resource, COST[kind][resource]),
            }
            yield Blocked("take-cubes", "not-in-cost", "I7.4", (Thing("reserve", resource),), data)


def _out_of_reach(view: State) -> Iterator[Blocked]:
    """I8.7, I8.10."""
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        things = tuple(Thing("slot", slot, seat) for slot in range(slots_taken(view, seat)))
        if not things:
            yield Blocked("disable", "nothing-to-disable", "I8.10", (), {"target_seat": seat})
        elif is_protected(view, seat, DISABLING):
            yield Blocked("disable", "protected", "I8.7", things, {"target_seat": seat})


def _instants(view: State) -> Iterator[Blocked]:
    for kind in range(KINDS):
        if view.discard[kind] and INSTANT[kind]:
            yield Blocked(
                "recycle", "instant-not-recycled", "I8.11", (Thing("discard", kind),), {"machine": SERIALS[kind]}
            )


def _no_room(view: State, legal: list[int]) -> Iterator[Blocked]:
    """I7.5: what would leave too few slots for the other machines."""
    content = next_there(view, highest_content(view, view.arranged))
    while content != NOTHING:
        if numbers.ARRANGE + content not in legal:
            data: Data = {"machines": machines_in(content), "slots": slot_limit(view, view.seat)}
            yield Blocked("arrange", "no-room-for-the-rest", "I7.5", (), data)
        below = content - 1 if content > FIRST_WITH[LOWEST[content]] else NOTHING
        content = next_there(view, below)
