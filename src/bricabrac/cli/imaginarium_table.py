"""The table of Imaginarium in a terminal, from a view.

The player who looks has everything in detail and last, just above the question. Colours help but say nothing that is
not also written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.text import Text

from bricabrac.cli.imaginarium_board import (
    INDENT,
    assistant_lines,
    assistant_text,
    board_lines,
    heading_lines,
    office_lines,
)
from bricabrac.cli.imaginarium_cards import show_cards
from bricabrac.cli.imaginarium_sheet import STUFF_WIDTHS, Sheet
from bricabrac.cli.showing import Said, cell, flow, show_lines
from bricabrac.games.game import Event, Option
from bricabrac.games.imaginarium.components import (
    ASSISTANTS,
    FAMILY,
    HIDDEN,
    HOUSE_WORKSHOPS,
    KIND_OF,
    KINDS,
    NOTHING,
    PROJECT_POINTS,
    SERIALS,
    Assistant,
    Family,
    Stuff,
)
from bricabrac.games.imaginarium.contents import (
    FIRST_USE,
    GENERATES_OF_CHOICE,
    RESOURCES,
    USE_COUNT,
    USE_GAINS,
    USE_SPENDS,
)
from bricabrac.games.imaginarium.decisions import PAIRS
from bricabrac.games.imaginarium.naming import action_name, stuff_name
from bricabrac.games.imaginarium.progress import progress
from bricabrac.games.imaginarium.state import Pending, State
from bricabrac.games.imaginarium.workshop import has, slot_limit, slots_taken
from bricabrac.words.words import Words

__all__ = [
    "first_heading",
    "heading",
    "is_news",
    "length_of",
    "say_option",
    "show_cards",
    "show_stocks",
    "show_table",
    "strikes",
]

NOT_NEWS: Final = frozenset({"turn", "over", "initiative", "refill", "reveal-assistant"})
"""Events that the table shows as well."""
PLANNED: Final = ("reserve", "sabotage")
ON_BOARD: Final = ("machine_effect", "cost")
MARGIN: Final = " " * INDENT
FIRST_ROUND: Final = 1
UNBROKEN: Final = "\u00a0"
"""A space at which no line ends."""


def show_table(console: Console, view: State, names: Sequence[str], words: Words, me: int | None) -> None:
    """From the top: round, assistants, design office, the other players, the board, one's own side."""
    sheet = Sheet(view, names, words, me, console.width)
    seats = [((me or 0) + distance) % view.seats for distance in range(view.seats)]
    show_lines(console, heading_lines(sheet))
    show_lines(console, [sheet.title(words.say("table-assistants"))])
    for prefix, text in assistant_lines(sheet):
        flow(console, text, prefix, "bold")
    show_lines(console, office_lines(sheet, seats))
    others = seats if me is None else seats[1:]
    if any(HIDDEN not in view.stock[seat] for seat in others):
        show_lines(console, [sheet.row(Text(), sheet.headings(), "dim")])
    for seat in others:
        _show_other(console, sheet, seat)
    if view.round == FIRST_ROUND and any(HOUSE_WORKSHOPS[view.workshop[seat]] for seat in seats):
        flow(console, words.say("table-house"), "* ", style="dim")
    show_lines(console, board_lines(sheet))
    if me is not None:
        _show_own(console, sheet, me)


def show_stocks(console: Console, view: State, names: Sequence[str], words: Words, me: int) -> None:
    """What changes within a turn: one's own side."""
    sheet = Sheet(view, names, words, me, console.width)
    _show_own(console, sheet, me)


def say_option(option: Option, names: Sequence[str], words: Words, width: int) -> Said:  # noqa: ARG001 (as on any width)
    """Without what the board just above has in its columns."""
    shown = ON_BOARD if option.kind in PLANNED else ()
    data = {name: value for name, value in option.data.items() if name not in shown}
    return Said(words.option(option, names), words.notes(replace(option, data=data), names), _brief(option, words))


def _brief(option: Option, words: Words) -> str | None:
    about = option.data
    if option.kind == "pay":  # all charcoalium is paid, too (I5.5)
        return ", ".join(words.amounts([amount]) for amount in _resources_paid(option))
    if option.kind in PLANNED:
        machine, space = words.card(str(about["machine"])), int(str(about["space"]))
        return words.say("table-planned", machine=machine, space=space, missing=int(str(about.get("missing", 0))))
    return None


def _resources_paid(option: Option) -> list[tuple[str, int]]:
    paid = option.data["paid"]
    assert isinstance(paid, tuple)
    amounts = [(str(each[0]), int(str(each[1]))) for each in paid if isinstance(each, tuple)]
    return [(stuff, amount) for stuff, amount in amounts if stuff != stuff_name(Stuff.CHARCOALIUM)]


def length_of(state: State) -> int:
    return state.round


def first_heading(state: State, names: Sequence[str], words: Words) -> str:
    said = words.say("table-round", round=state.round)
    return said if state.pending == Pending.PLAN else f"{said} · {names[state.seat]}"


def heading(event: Event, turn: int, names: Sequence[str], words: Words) -> str | None:  # noqa: ARG001 (rounds count)
    if event.kind == "round":
        return words.say("table-round", round=int(str(event.data["round"])))
    return words.say("table-turn-of", player=names[event.seat]) if event.kind == "turn" else None


def is_news(event: Event) -> bool:
    return event.kind not in NOT_NEWS


def strikes(event: Event, viewer: int) -> bool:
    """An attack of somebody else, and what it did to this player or could not."""
    if event.kind == "repair":
        return event.seat != viewer and FAMILY[KIND_OF[str(event.data["machine"])]] == Family.ATTACK
    return viewer in (event.data.get("from_seat"), event.data.get("target_seat"))


def _title_line(sheet: Sheet, seat: int) -> Text:
    """With the stocks, unless they stand behind a screen (I12.2)."""
    stock = sheet.view.stock[seat]
    if HIDDEN not in stock:
        return sheet.row(_player_title(sheet, seat), {stuff: str(amount) for stuff, amount in enumerate(stock)}, "bold")
    return _player_title(sheet, seat) + cell(sheet.words.say("table-screen"), sum(STUFF_WIDTHS), "dim", right=True)


def _player_title(sheet: Sheet, seat: int) -> Text:
    """With the workshop as long as that matters: it gave what the player began with."""
    view, words = sheet.view, sheet.words
    notes = []
    if view.round == FIRST_ROUND:
        mark = "*" if HOUSE_WORKSHOPS[view.workshop[seat]] else ""
        notes.append(words.card(view.workshop[seat] + 1, "workshop") + mark)
    return sheet.title(sheet.names[seat], "bold green" if seat == view.seat else "bold", " · ".join(notes))


def _show_other(console: Console, sheet: Sheet, seat: int) -> None:
    """Slots one after the other; then only what there is."""
    view, words = sheet.view, sheet.words
    show_lines(console, [_title_line(sheet, seat)])
    slots = [_slot(sheet, seat, slot) for slot in range(slots_taken(view, seat))]
    whole = [said.replace(" ", UNBROKEN) for said in (*slots, _free_slots(sheet, seat))]
    flow(console, " · ".join(whole), MARGIN)
    yard = [words.card(SERIALS[kind]) for kind in _yard(view, seat)]
    about = [words.say("table-in-yard", machines=", ".join(yard))] if yard else []
    recruited = [words.card(assistant + 1, "assistant") for assistant in _recruited(view, seat)]
    if recruited:
        about.append(words.say("table-recruited", assistants=", ".join(recruited)))
    about += _dialled(sheet, seat)
    if about:
        flow(console, " · ".join(about), MARGIN)
    secrets = _secrets(view, seat)
    if secrets:
        flow(console, words.say("table-secrets", count=len(secrets)), MARGIN)


def _slot(sheet: Sheet, seat: int, slot: int) -> str:
    content = sheet.view.slots[seat][slot]
    name = sheet.content(content)
    if sheet.view.disabled[seat][slot]:
        return sheet.words.say("table-disabled", machines=name)
    makes = _makes(sheet, content)
    return f"{name} ({makes})" if makes else name


def _makes(sheet: Sheet, content: int) -> str:
    if GENERATES_OF_CHOICE[content]:
        return sheet.words.say("table-of-choice", count=GENERATES_OF_CHOICE[content])
    if USE_COUNT[content] == 0:
        return ""
    use = FIRST_USE[content]
    made = sheet.words.amounts((stuff_name(stuff), amount) for stuff, amount in enumerate(USE_GAINS[use]) if amount)
    taken = sum(USE_SPENDS[use])
    return f"{sheet.words.say('table-takes', count=taken)} {made}" if taken else made


def _free_slots(sheet: Sheet, seat: int) -> str:
    limit = slot_limit(sheet.view, seat)
    return sheet.words.say("table-free-slots", count=limit - slots_taken(sheet.view, seat), slots=limit)


def _yard(view: State, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(view.yard[seat][kind])]


def _recruited(view: State, seat: int) -> list[int]:
    return [assistant for assistant in range(ASSISTANTS) if has(view, seat, assistant)]


def _dialled(sheet: Sheet, seat: int) -> list[str]:
    pair = sheet.view.dialled[seat]
    if pair == NOTHING:
        return []
    first, second = (sheet.words.card(action_name(action), "action") for action in PAIRS[pair])
    return [sheet.words.say("table-dialled", first=first, second=second)]


def _secrets(view: State, seat: int) -> list[int]:
    """I11.8: HIDDEN to all others."""
    return [project for project in view.secret if project != NOTHING and has(view, seat, Assistant.SECRET_PROJECTS)]


def _show_own(console: Console, sheet: Sheet, seat: int) -> None:
    """A slot and a broken machine on a line each; what they make and cost stands below the stocks."""
    view, words = sheet.view, sheet.words
    show_lines(console, [sheet.row(Text(), sheet.headings(), "dim"), _title_line(sheet, seat)])
    show_lines(console, (_own_slot(sheet, seat, slot) for slot in range(slots_taken(view, seat))))
    if any(view.loose):
        loose = [words.card(SERIALS[kind]) for kind in range(KINDS) for _ in range(view.loose[kind])]
        flow(console, words.say("table-loose", machines=", ".join(loose)), MARGIN, style="bold")
    flow(console, " · ".join([_free_slots(sheet, seat), *_dialled(sheet, seat)]), MARGIN, style="dim")
    if any(view.yard[seat]):
        flow(console, words.say("table-own-yard"), MARGIN, style="dim")
    for kind in _yard(view, seat):
        show_lines(console, [sheet.row(sheet.machine(kind) + sheet.brief(kind), sheet.cost(kind))])
    for assistant in _recruited(view, seat):
        flow(console, assistant_text(sheet, assistant), MARGIN)
    for project in _secrets(view, seat):
        flow(console, _secret(sheet, seat, project), MARGIN)


def _own_slot(sheet: Sheet, seat: int, slot: int) -> Text:
    """Of what is left to choice one material is made, or taken."""
    view, words = sheet.view, sheet.words
    content = view.slots[seat][slot]
    line = Text(MARGIN + sheet.content(content))
    if view.disabled[seat][slot]:
        return Text(MARGIN + words.say("table-disabled", machines=sheet.content(content)), style="dim")
    if seat == view.seat and view.slot_used[slot]:
        return Text(MARGIN + words.say("table-used", machines=sheet.content(content)), style="dim")
    if USE_COUNT[content] == 0:
        return line
    use = FIRST_USE[content]
    gains, taken = USE_GAINS[use], sum(USE_SPENDS[use])
    note = ""
    if GENERATES_OF_CHOICE[content]:
        gains = tuple(max(gains) if stuff in RESOURCES else 0 for stuff in Stuff)
        note = words.say("table-one-of")
    elif taken:
        note = words.say("table-takes", count=taken)
    line += cell(note, sheet.left_width - line.cell_len, "dim", right=True)
    return sheet.row(line, {stuff: f"+{amount}" for stuff, amount in enumerate(gains) if amount})


def _secret(sheet: Sheet, seat: int, project: int) -> str:
    there, needed = progress(sheet.view, seat, project)
    return sheet.words.say(
        "table-secret",
        project=sheet.words.project(project + 1),
        points=PROJECT_POINTS[project],
        condition=sheet.words.say(f"project-brief-{project + 1}"),
        there=there,
        needed=needed,
    )
