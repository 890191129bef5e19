"""The table of Nicodemus in a terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bricabrac.games.nicodemus.components import (
    COLOUR,
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
    ROW_LENGTH,
    STUFFS,
    TILES,
    Colour,
    Stuff,
)
from bricabrac.games.nicodemus.describe import effect_name, stuff_name
from bricabrac.games.nicodemus.state import Pending, Place, State
from bricabrac.words.words import Words

COLOURS = {Colour.BLUE: "cyan", Colour.PURPLE: "magenta", Colour.RED: "red", Colour.YELLOW: "yellow"}
STUFF_COLOURS = {Stuff.CHARCOALIUM: "bright_black", Stuff.WOOD: "yellow", Stuff.COPPER: "red", Stuff.CRYSTAL: "cyan"}


def show_table(console: Console, view: State, names: Sequence[str], words: Words, me: int | None) -> None:
    """From the top: the other player, the projects, the bric-a-brac, one's own side."""
    near = 0 if me is None else me
    console.print(_player(view, 1 - near, names, words))
    console.print(_projects(view, words))
    console.print(_board(view, words))
    console.print(_player(view, near, names, words))


def plate(kind: int, words: Words) -> Text:
    """A machine in one line: name, points, what it shows, cost."""
    if kind == HIDDEN:
        return Text(words.say("table-hidden"), style="dim")
    text = Text(words.machine(MACHINE_IDS[kind]), style=f"bold {COLOURS[Colour(COLOUR[kind])]}")
    shows = f"{words.say('table-shows')} {words.say('stuff-' + stuff_name(PRODUCES[kind]))}"
    cost = words.amounts([(stuff_name(stuff), COST[kind][stuff]) for stuff in range(STUFFS) if COST[kind][stuff]])
    colour = words.say("colour-" + Colour(COLOUR[kind]).name.lower())
    text.append(f"\n{POINTS[kind]} {words.say('table-points-short')}, {colour}\n{shows}\n", style="not bold white")
    return text.append(f"{words.say('table-cost')} {cost}", style="not bold white")


def _stock(amounts: Sequence[int], words: Words) -> Text:
    text = Text()
    for stuff in range(STUFFS):
        if stuff:
            text.append(" · ")
        text.append(words.say(f"amount-{stuff_name(stuff)}", count=amounts[stuff]), style=STUFF_COLOURS[Stuff(stuff)])
    return text


def _player(view: State, seat: int, names: Sequence[str], words: Words) -> Panel:
    parts: list[RenderableType] = [_stock(view.stock[seat], words)]
    workshop = [plate(view.workshop[seat][space], words) for space in range(view.workshop_size[seat])]
    if workshop:
        parts.append(_row(words.say("table-workshop"), workshop))
    own = [tile for tile in range(TILES) if view.place[tile] == Place.PRIVATE + seat]
    if own:
        parts.append(Text(f"{words.say('table-own-projects')}: " + "; ".join(_project(tile, words) for tile in own)))
    hand = [view.hand[seat][card] for card in range(view.hand_size[seat])]
    known = [plate(kind, words) for kind in hand if kind != HIDDEN]
    if known:
        parts.append(_row(f"{words.say('table-hand')} ({len(hand)})", known))
    else:
        parts.append(Text(f"{words.say('table-hand')}: {len(hand)}", style="dim"))
    title = f"{names[seat]}: {view.score[seat]} {words.say('table-points')}"
    style = "green" if seat == view.seat and view.pending != Pending.OVER else "white"
    return Panel(Group(*parts), title=title, title_align="left", border_style=style, box=box.ROUNDED)


def _row(title: str, plates: Sequence[Text]) -> Group:
    return Group(Text(title, style="dim"), Columns(plates, padding=(0, 3)))


def _project(tile: int, words: Words) -> str:
    return f"{words.project(PROJECT_IDS[tile])} ({PROJECT_POINTS[tile]})"


def _projects(view: State, words: Words) -> Text:
    there = [_project(tile, words) for tile in view.row if tile != NOTHING]
    pile = words.say("table-pile", tiles=view.pile_size)
    return Text(f"{words.say('table-projects')}: " + "; ".join(there) + f"  [{pile}]")


def _board(view: State, words: Words) -> Group:
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(ROW_LENGTH):
        table.add_column(ratio=1)
    for start in range(0, max(1, view.board_size), ROW_LENGTH):
        cells = []
        for space in range(start, min(start + ROW_LENGTH, view.board_size)):
            cell = Text(f"{space + 1}. ", style="dim") + plate(view.board[space], words)
            if view.fees[space]:
                lying = words.say("amount-charcoalium", count=view.fees[space])
                cell.append(f"\n{lying} {words.say('table-lying')}", style="bold bright_black")
            cells.append(cell)
        table.add_row(*cells)
    turn = words.say("table-turn", turn=sum(view.turns))
    heading = f"{turn} · {words.say('table-deck', cards=view.deck_size)}"
    if view.last_round:
        heading += f" · {words.say('table-last-round')}"
    reserve = Text(f"{words.say('table-reserve')}: ") + _stock(view.reserve, words)
    return Group(Text(heading, style="bold"), reserve, table)


def show_machines(console: Console, words: Words) -> None:
    """All sixteen machines with their effects."""
    table = Table(box=box.SIMPLE)
    for name in ("table-card", "table-points", "table-shows", "table-cost", "table-effect"):
        table.add_column(words.say(name))
    for kind in range(KINDS):
        cost = words.amounts([(stuff_name(stuff), COST[kind][stuff]) for stuff in range(STUFFS) if COST[kind][stuff]])
        table.add_row(
            Text(words.machine(MACHINE_IDS[kind]), style=COLOURS[Colour(COLOUR[kind])]),
            str(POINTS[kind]),
            words.say("stuff-" + stuff_name(PRODUCES[kind])),
            cost,
            words.say("effect-" + effect_name(EFFECT[kind])),
        )
    console.print(table)
