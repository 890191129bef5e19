"""All that is printed on the components of Imaginarium, and how much of it is still to come."""

from __future__ import annotations

from itertools import groupby

from rich.console import Console
from rich.text import Text

from bricabrac.cli.imaginarium_board import INDENT, assistant_text
from bricabrac.cli.imaginarium_sheet import Sheet
from bricabrac.cli.showing import flow, show_lines
from bricabrac.games.imaginarium.components import (
    ASSISTANT_COST,
    ASSISTANTS,
    COPIES,
    DISMANTLABLE,
    FAMILY,
    HOUSE_WORKSHOPS,
    KINDS,
    PROJECT_POINTS,
    PROJECTS,
    SERIALS,
    STARTING_MACHINES,
    STARTING_STOCK,
    WORKSHOPS,
    Family,
    machine_printed,
)
from bricabrac.games.imaginarium.naming import family_name
from bricabrac.games.imaginarium.state import State
from bricabrac.words.words import Words

MARGIN = " " * INDENT


def show_cards(console: Console, view: State, words: Words) -> None:
    """Machines with effects, combinations and copies; assistants; projects; workshops."""
    sheet = Sheet(view, (), words, None, console.width)
    for family, kinds in groupby(range(KINDS), key=lambda kind: FAMILY[kind]):
        title = sheet.title(words.say(f"table-family-{family_name(family)}"))
        show_lines(console, [sheet.row(title, {**sheet.headings(), 0: "", 4: ""}, "dim")])
        for kind in kinds:
            _show_machine(console, sheet, kind)
    show_lines(console, [sheet.title(words.say("table-assistants"))])
    for assistant in range(ASSISTANTS):
        flow(console, assistant_text(sheet, assistant), f"{ASSISTANT_COST[assistant]:{INDENT}} ", "bold")
    show_lines(console, [sheet.title(words.say("table-projects"))])
    for project in range(PROJECTS):
        condition = words.say(f"project-condition-{project + 1}")
        said = words.say("table-project", project=words.project(project + 1), condition=condition)
        flow(console, said, f"{PROJECT_POINTS[project]:{INDENT}} ", "bold")
    show_lines(console, [sheet.row(sheet.title(words.say("table-workshops")), {**sheet.headings(), 4: ""}, "dim")])
    for workshop in range(WORKSHOPS):
        machines = ", ".join(words.card(SERIALS[kind]) for kind in STARTING_MACHINES[workshop])
        mark = " *" if HOUSE_WORKSHOPS[workshop] else ""
        stock = {stuff: str(amount) for stuff, amount in enumerate(STARTING_STOCK[workshop][:-1])}
        show_lines(console, [sheet.row(Text(f"{workshop + 1:{INDENT}} {machines}{mark}"), stock)])
    flow(console, words.say("table-house"), "* ", style="dim")


def _show_machine(console: Console, sheet: Sheet, kind: int) -> None:
    """Name, level, how many there are and where; below, what it does and what it combines with."""
    view, words = sheet.view, sheet.words
    line = sheet.machine(kind)
    line += Text(words.say("table-copies", copies=COPIES[kind], discarded=view.discard[kind]), style="dim")
    show_lines(console, [sheet.row(line, sheet.cost(kind))])
    notes = [words.say(f"machine-effect-{SERIALS[kind]}")]
    others = [words.card(serial) for serial in machine_printed(kind).get("combines_with", [])]
    if others:
        notes.append(words.say("table-combines", machines=", ".join(others)))
    elif FAMILY[kind] in (Family.ATTACK, Family.SPECIAL):
        notes.append(words.say("table-never-combined"))
    if not DISMANTLABLE[kind]:
        notes.append(words.say("table-never-dismantled"))
    flow(console, Text(" · ".join(notes), style="italic"), MARGIN)
