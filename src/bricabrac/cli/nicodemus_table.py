"""The table of Nicodemus in a terminal, from a view: one machine on a line, materials in columns of their own.

A cost stands under the stocks that pay it. Colours help but say nothing that is not also written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from bricabrac.cli.showing import Said, cell, flow, show_lines
from bricabrac.games.game import Event, Option
from bricabrac.games.nicodemus.components import (
    COLOUR,
    COPIES,
    COST,
    EFFECT,
    HIDDEN,
    KINDS,
    MACHINE_IDS,
    NOTHING,
    POINTS,
    PRODUCES,
    PROJECT_IDS,
    PROJECT_POINTS,
    STUFFS,
    TILES,
    Colour,
    machines_needed,
    machines_towards,
)
from bricabrac.games.nicodemus.describe import effect_name, stuff_name
from bricabrac.games.nicodemus.state import Pending, Place, State
from bricabrac.words.words import Words

COLOURS: Final = {Colour.BLUE: "bright_blue", Colour.PURPLE: "magenta", Colour.RED: "red", Colour.YELLOW: "yellow"}
ATTACKS: Final = frozenset({"ransack", "spoil", "steal", "steal-card", "steal-nothing"})
"""Events that are told first to whom they struck."""
WIDTHS: Final = (2, 17, 3, 8, 11)
"""Number, machine, points, colour, what it shows; then a column for each material."""
STUFF_WIDTH: Final = 7
PROJECT_WIDTH: Final = 38
EFFECT_FITS: Final = 150
"""From this width on, each machine has its effect beside it."""


def show_table(console: Console, view: State, names: Sequence[str], words: Words, me: int | None) -> None:
    """From the top: the other player, the projects, the bric-a-brac, one's own side; the hand last."""
    near = 0 if me is None else me
    show_lines(console, [_heading(view, names, words)])
    show_lines(console, [_columns(words)])
    show_lines(console, _player(console, view, 1 - near, names, words))
    show_lines(console, _projects(view, names, words, near))
    show_lines(console, _board(console, view, words))
    show_lines(console, _player(console, view, near, names, words))


def show_stocks(console: Console, view: State, names: Sequence[str], words: Words, me: int) -> None:
    """What changes within a turn, without the rest of the table."""
    show_lines(console, [_columns(words)])
    for seat in (1 - me, me):
        show_lines(console, [_side(view, seat, names, words)])
    show_lines(console, [_stock(words.say("table-reserve"), view.reserve)])


def show_cards(console: Console, view: State, words: Words) -> None:
    """All sixteen machines with their effects, and how many are out of the game (N7.1)."""
    show_lines(console, [_columns(words)])
    for kind in range(KINDS):
        show_lines(console, [_machine(kind, words, cost=True)])
        effect = Text(words.say("effect-" + effect_name(EFFECT[kind])), style="italic")
        gone = sum(heap[kind] for heap in view.gone)
        effect.append(" · " + words.say("table-copies", copies=COPIES[kind], gone=gone), style="dim")
        flow(console, effect, " " * (WIDTHS[0] + 1))


def say_option(option: Option, names: Sequence[str], words: Words, width: int) -> Said:
    """Where the hand has no room for them, the effects of its machines too."""
    notes = words.notes(option, names)
    if option.kind == "play" and width < EFFECT_FITS:
        notes.insert(0, words.say(f"effect-{option.data['effect']}"))
    return Said(words.option(option, names), notes)


def length_of(state: State) -> int:
    return sum(state.turns)


def first_heading(state: State, names: Sequence[str], words: Words) -> str:
    return words.say("table-turn-of", turn=sum(state.turns), player=names[state.seat])


def heading(event: Event, turn: int, names: Sequence[str], words: Words) -> str | None:
    return words.say("table-turn-of", turn=turn, player=names[event.seat]) if event.kind == "turn" else None


def is_news(event: Event) -> bool:
    return event.kind not in ("turn", "over")


def strikes(event: Event, viewer: int) -> bool:
    return event.seat != viewer and (event.kind in ATTACKS or bool(event.data.get("from_opponent")))


def _left(words: Sequence[str], styles: Sequence[str]) -> Text:
    """The columns before the materials."""
    cells = [cell(word, width, style) for word, width, style in zip(words, WIDTHS, styles, strict=True)]
    return Text(" ").join(cells)


def _amounts(amounts: Sequence[str], style: str = "") -> Text:
    return Text("").join(cell(amount, STUFF_WIDTH + 1, style, right=True) for amount in amounts)


def _columns(words: Words) -> Text:
    left = _left(["", *(words.say(f"table-{name}") for name in ("card", "points", "colour", "shows"))], ["dim"] * 5)
    stuffs = _amounts([words.say(f"table-{stuff_name(stuff)}") for stuff in range(STUFFS)], "dim")
    return left + stuffs


def _stock(title: str, amounts: Sequence[int], style: str = "bold") -> Text:
    width = sum(WIDTHS) + len(WIDTHS) - 1
    line = Text("── ", style="dim") + Text(title, style=style)
    line.append(" " + "─" * max(0, width - cell_len(title) - 4), style="dim")
    return line + _amounts([str(amount) for amount in amounts], style)


def _machine(kind: int, words: Words, *, number: int | None = None, cost: bool = False, lying: int = 0) -> Text:
    """Number, name, points, colour, what it shows; what lies on it and what it costs."""
    place = "" if number is None else f"{number:2}"
    colour = Colour(COLOUR[kind])
    cells = [
        place,
        words.card(MACHINE_IDS[kind]),
        str(POINTS[kind]),
        words.say("colour-" + colour.name.lower()),
        words.say("stuff-" + stuff_name(PRODUCES[kind])),
    ]
    line = _left(cells, ["dim", COLOURS[colour], "bold", COLOURS[colour], ""])
    if not cost:
        return line
    price = [str(COST[kind][stuff] or "·") for stuff in range(1, STUFFS)]
    return line + _amounts([f"+{lying}" if lying else ""], "bold") + _amounts(price)


def _with_effect(console: Console, line: Text, kind: int, words: Words) -> Text:
    if console.width < EFFECT_FITS:
        return line
    return line + Text("  " + words.say("effect-" + effect_name(EFFECT[kind])), style="dim")


def _heading(view: State, names: Sequence[str], words: Words) -> Text:
    parts = [
        words.say("table-turn", turn=sum(view.turns)),
        words.say("table-first-player", player=names[view.first]),
        words.say("table-deck", cards=view.deck_size),
    ]
    heading = Text(" · ".join(parts), style="bold")
    if view.last_round and view.pending != Pending.OVER:
        heading.append(" · " + words.say("table-last-round"), style="bold red")
    return heading


def _side(view: State, seat: int, names: Sequence[str], words: Words) -> Text:
    title = words.say("table-player", player=names[seat], points=view.score[seat], cards=view.hand_size[seat])
    return _stock(title, view.stock[seat], "bold green" if seat == view.seat else "bold")


def _player(console: Console, view: State, seat: int, names: Sequence[str], words: Words) -> Iterator[Text]:
    yield _side(view, seat, names, words)
    size = view.workshop_size[seat]
    if size:
        yield Text("   " + words.say("table-workshop"), style="dim")
        for space in range(size):
            yield _machine(view.workshop[seat][space], words)
    for tile in range(TILES):
        if view.place[tile] == Place.PRIVATE + seat:
            line = Text("   " + words.say("table-private-project") + " ", style="dim")
            yield line + _project(view, tile, words, seat, only=True)
    hand = [kind for kind in view.hand[seat][: view.hand_size[seat]] if kind != HIDDEN]
    if hand:
        known = len(hand) < view.hand_size[seat]
        yield Text("   " + words.say("table-known-hand" if known else "table-hand"), style="dim")
        for kind in hand:
            yield _with_effect(console, _machine(kind, words, cost=True), kind, words)


def _project(view: State, tile: int, words: Words, near: int, *, only: bool = False) -> Text:
    """Its points, and how far the near player is, and the other: "1/2 0/2"."""
    text = Text(f"{words.project(PROJECT_IDS[tile])} ({PROJECT_POINTS[tile]})")
    needed = machines_needed(tile)
    for seat in (near,) if only else (near, 1 - near):
        there = machines_towards(tile, view.workshop[seat][: view.workshop_size[seat]])
        style = "bold green" if there == needed else "dim" if there == 0 else ""
        text.append(f" {there}/{needed}", style=style)
    return text


def _projects(view: State, names: Sequence[str], words: Words, near: int) -> Iterator[Text]:
    tiles = [tile for tile in view.row if tile != NOTHING]
    if not tiles:
        yield Text(words.say("table-no-projects", pile=view.pile_size), style="dim")
        return
    first, second = names[near], names[1 - near]
    yield Text(words.say("table-projects", pile=view.pile_size, first=first, second=second), style="dim")
    half = (len(tiles) + 1) // 2
    shown = [_project(view, tile, words, near) for tile in tiles]
    width = max(PROJECT_WIDTH, *(text.cell_len + 2 for text in shown[:half]))
    for row in range(half):
        line = Text("   ") + shown[row]
        if row + half < len(shown):
            line.pad_right(3 + width - line.cell_len)
            line += shown[row + half]
        yield line


def _board(console: Console, view: State, words: Words) -> Iterator[Text]:
    yield _stock(words.say("table-reserve"), view.reserve)
    yield Text("   " + words.say("table-board"), style="dim")
    for space in range(view.board_size):
        kind = view.board[space]
        line = _machine(kind, words, number=space + 1, cost=True, lying=view.fees[space])
        yield _with_effect(console, line, kind, words)
