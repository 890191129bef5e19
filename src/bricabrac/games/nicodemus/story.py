"""What happened in one step, as events: for the log, for animation, for statistics (secrets beside what is public)."""

from __future__ import annotations

from collections.abc import Iterator

from bricabrac.games.game import Data, Event
from bricabrac.games.nicodemus import decisions as numbers
from bricabrac.games.nicodemus.components import (
    BOARD_SPACES,
    COST,
    EFFECT,
    MACHINE_IDS,
    NOTHING,
    POINTS,
    POINTS_TO_END,
    PROJECT_IDS,
    PROJECT_POINTS,
    ROW_LENGTH,
    SEATS,
    STUFFS,
    TILES,
    WORKSHOP_LIMIT,
    Effect,
    Stuff,
)
from bricabrac.games.nicodemus.describe import cubes, effect_name, ids, stuff_name
from bricabrac.games.nicodemus.repair import reduction
from bricabrac.games.nicodemus.state import Pending, State


def story_of_step(before: State, option: int, after: State) -> Iterator[Event]:
    """The events of one step, in the order of the rules."""
    yield from _choice(before, option)
    if _is_repair(before, option):
        yield from _collected(before, option)
    elif _is_attack(before, option, after):
        yield from _attacks(before, option, after)
    elif before.pending not in (Pending.EXCHANGE, Pending.PROJECTS, Pending.MACHINES_USED):
        yield from _gains(before, option, after)
    yield from _projects_completed(before, option)
    yield from _workshop_cleared(before, option, after)
    yield from _projects_drawn(before, option, after)
    yield from _cards_drawn(before, after)
    yield from _swept(before, after)
    yield from _ending(before, after)


def _is_repair(before: State, option: int) -> bool:
    return before.pending == Pending.ACTION and numbers.REPAIR <= option < numbers.PASS


def _choice(before: State, option: int) -> Iterator[Event]:
    seat = before.seat
    if before.pending == Pending.ACTION:
        yield _action(before, option)
    elif before.pending == Pending.USE:
        kind = before.board[before.board_size - 1]
        if option == numbers.USE_EFFECT:
            data: Data = {"machine": MACHINE_IDS[kind], "effect": effect_name(EFFECT[kind])}
            yield Event("use-effect", seat, data)
    elif before.pending == Pending.COPIED:
        kind = option - numbers.COPY
        yield Event("copy", seat, {"machine": MACHINE_IDS[kind], "effect": effect_name(EFFECT[kind])})
    elif before.pending == Pending.CUBES:
        yield _scrapped(before)
    elif before.pending == Pending.EXCHANGE and option != numbers.STOP:
        given, gained = numbers.EXCHANGES[option - numbers.EXCHANGE]
        from_opponent = before.reserve[gained] == 0
        exchanged: Data = {"given": stuff_name(given), "gained": stuff_name(gained), "from_opponent": from_opponent}
        yield Event("exchange", seat, exchanged)


def _action(before: State, option: int) -> Event:
    seat = before.seat
    if option == numbers.PASS:
        return Event("pass", seat)
    if option < numbers.REPAIR:
        data: Data = {"machine": MACHINE_IDS[option - numbers.PLAY], "space": before.board_size + 1}
        return Event("play", seat, data)
    space, payment = divmod(option - numbers.REPAIR, numbers.PAYMENTS)
    kind = before.board[space]
    wilds = numbers.WILD_PAYMENTS[payment]
    paid = {r: max(0, COST[kind][r] - reduction(before, seat, r)) - wilds[r - 1] for r in range(1, 4)}
    paid[Stuff.CHARCOALIUM] = max(0, before.board_size - 1 - space - reduction(before, seat, Stuff.CHARCOALIUM))
    data = {"machine": MACHINE_IDS[kind], "space": space + 1, "points": POINTS[kind], "paid": cubes(paid)}
    return Event("repair", seat, data)


def _scrapped(before: State) -> Event:
    if before.effect == Effect.SCRAP_FROM_HAND:
        return Event("scrap-hand", before.seat, {"machine": MACHINE_IDS[before.selected]})
    space = before.selected
    data: Data = {
        "machine": MACHINE_IDS[before.board[space]],
        "space": space + 1,
        "charcoalium": before.fees[space],
    }
    return Event("scrap-board", before.seat, data)


def _collected(before: State, option: int) -> Iterator[Event]:
    collected = before.fees[(option - numbers.REPAIR) // numbers.PAYMENTS]
    if collected:
        yield Event("collect", before.seat, {"amount": collected})


def _carried_out(before: State, option: int) -> int:
    """The effect that begins with this choice, if one does."""
    if before.pending == Pending.COPIED:
        return EFFECT[option - numbers.COPY]
    if before.pending == Pending.USE and option == numbers.USE_EFFECT:
        return EFFECT[before.board[before.board_size - 1]]
    return NOTHING


def _gains(before: State, option: int, after: State) -> Iterator[Event]:
    """What the player's stock gained: from the reserve, or from the opponent because the reserve ran out (N4.5)."""
    seat = before.seat
    gained = {s: after.stock[seat][s] - before.stock[seat][s] for s in range(STUFFS)}
    taken = {s: before.stock[1 - seat][s] - after.stock[1 - seat][s] if gained[s] > 0 else 0 for s in range(STUFFS)}
    if any(gained.values()):
        yield Event("gain", seat, {"gained": cubes(gained), "from_opponent": cubes(taken)})
    elif _gains_were_due(before, option):
        yield Event("gain-nothing", seat)


def _gains_were_due(before: State, option: int) -> bool:
    if before.pending in (Pending.CUBES, Pending.WILD_HARVEST):
        return True
    if before.pending == Pending.USE and option != numbers.USE_EFFECT:
        return True
    return NOTHING < _carried_out(before, option) <= Effect.HARVEST_CHARCOALIUM


def _attacks(before: State, option: int, after: State) -> Iterator[Event]:
    """N6.8-6.11."""
    seat, opponent = before.seat, 1 - before.seat
    lost = {s: max(0, before.stock[opponent][s] - after.stock[opponent][s]) for s in range(STUFFS)}
    effect = _carried_out(before, option)
    if effect == Effect.RANSACK:
        cards = _difference(before.hand[opponent], after.hand[opponent])
        yield Event("ransack", seat, {"discarded": ids(cards), "lost": cubes(lost)})
    elif effect == Effect.SPOIL or before.pending == Pending.SPOILED:
        yield Event("spoil", seat, {"lost": cubes(lost)})
    elif not any(lost.values()) and before.hand_size[opponent] == after.hand_size[opponent]:
        yield Event("steal-nothing", seat)
    else:
        if any(lost.values()):
            yield Event("steal", seat, {"stolen": cubes(lost)})
        cards = _difference(before.hand[opponent], after.hand[opponent])
        if cards:
            secret: Data = {"machine": MACHINE_IDS[cards[0]]}
            yield Event("steal-card", seat, {}, secret, frozenset(range(SEATS)))


def _is_attack(before: State, option: int, after: State) -> bool:
    if before.pending in (Pending.STOLEN_RESOURCE, Pending.SPOILED):
        return True
    attack = Effect.STEAL_CHARCOALIUM <= _carried_out(before, option) <= Effect.SPOIL
    return attack and after.pending not in (Pending.STOLEN_RESOURCE, Pending.SPOILED)


def _difference(before: list[int], after: list[int]) -> list[int]:
    left = list(after)
    lost = []
    for kind in before:
        if kind in left:
            left.remove(kind)
        elif kind != NOTHING:
            lost.append(kind)
    return lost


def _projects_completed(before: State, option: int) -> Iterator[Event]:
    """N9.5."""
    if before.pending != Pending.MACHINES_USED:
        return
    workshop = before.workshop[before.seat]
    used = [kind for space, kind in enumerate(workshop) if (option - numbers.SET_ASIDE) >> space & 1]
    for tile in range(TILES):
        if before.chosen >> tile & 1:
            yield Event("complete", before.seat, {"project": PROJECT_IDS[tile], "points": PROJECT_POINTS[tile]})
    yield Event("set-aside", before.seat, {"machines": ids(used)})


def _workshop_cleared(before: State, option: int, after: State) -> Iterator[Event]:
    """N5.7: the fourth machine came with this repair, or stays after the projects were declined."""
    seat = before.seat
    full = WORKSHOP_LIMIT - 1 if _is_repair(before, option) else WORKSHOP_LIMIT
    if before.workshop_size[seat] == full and after.workshop_size[seat] == 1 and before.chosen == 0:
        yield Event("workshop-limit", seat, {"machines": ids(before.workshop[seat][: WORKSHOP_LIMIT - 1])})


def _projects_drawn(before: State, option: int, after: State) -> Iterator[Event]:
    """N6.12."""
    seat = before.seat
    if _carried_out(before, option) == Effect.DRAW_PROJECTS:
        drawn = [tile for tile in after.drawn if tile != NOTHING]
        secret: Data = {"projects": tuple(PROJECT_IDS[tile] for tile in drawn)}
        yield Event("draw-projects", seat, {"count": len(drawn)}, secret, frozenset({seat}))
    if before.pending == Pending.KEPT_PROJECT:
        kept = option - numbers.KEEP
        yield Event("keep-project", seat, {"project": PROJECT_IDS[kept]})
        for tile in before.drawn:
            if tile not in (kept, NOTHING):
                yield Event("box-project", seat, {}, {"project": PROJECT_IDS[tile]}, frozenset({seat}))


def _cards_drawn(before: State, after: State) -> Iterator[Event]:
    """N4.3."""
    if after.deck_size < before.deck_size:
        cards = before.deck[after.deck_size : before.deck_size][::-1]
        secret: Data = {"machines": ids(cards)}
        yield Event("draw", before.seat, {"count": len(cards)}, secret, frozenset({before.seat}))


def _swept(board: State, after: State) -> Iterator[Event]:
    """N3.3."""
    if board.board_size == BOARD_SPACES and after.board_size <= BOARD_SPACES - ROW_LENGTH:
        machines, fees = board.board[:ROW_LENGTH], board.fees[:ROW_LENGTH]
        yield Event("sweep", board.seat, {"machines": ids(machines), "charcoalium": sum(fees)})


def _ending(before: State, after: State) -> Iterator[Event]:
    """N8.1, N8.2."""
    if after.last_round and not before.last_round:
        by_points = after.score[before.seat] >= POINTS_TO_END
        reason = "points" if by_points else "deck"
        yield Event("last-round", before.seat, {"reason": reason, "cards": after.hand_size[before.seat]})
    if after.pending == Pending.OVER:
        yield Event("over", before.seat)
    elif after.turns != before.turns:
        yield Event("turn", after.seat)
