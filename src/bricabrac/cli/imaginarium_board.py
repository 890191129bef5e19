"""What lies between the players of Imaginarium: the board, the assistants, the design office."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from bricabrac.cli.imaginarium_sheet import BRIEF_WIDTH, Sheet, short_names
from bricabrac.cli.showing import cell
from bricabrac.games.imaginarium.components import (
    ASSISTANT_COST,
    BASE_COST,
    CONVEYOR,
    EXTRACTORS,
    HIDDEN,
    LEVEL,
    NOTHING,
    SPACES,
    Assistant,
    Stuff,
)
from bricabrac.games.imaginarium.progress import progress
from bricabrac.games.imaginarium.projects import has_validated, points_for
from bricabrac.games.imaginarium.workshop import has

INDENT: Final = 3
PROGRESS_WIDTH: Final = 12
"""At most; at least 6 where five play."""


def heading_lines(sheet: Sheet) -> Iterator[Text]:
    view, words = sheet.view, sheet.words
    parts = [
        words.say("table-round", round=view.round),
        words.say("table-deck", cards=view.deck_size),
        words.say("table-discard", cards=sum(view.discard)),
    ]
    yield Text(" · ".join(parts), style="bold")
    places = [(place + 1, piece) for place, piece in enumerate(view.track) if piece != NOTHING]
    if places:
        order = " · ".join(f"{place}. {sheet.piece(piece, sheet.width)}" for place, piece in places)
        yield Text(words.say("table-initiative", order=order))
    waiting = [sheet.piece(piece, sheet.width) for piece in view.waiting if piece != NOTHING]
    if waiting:
        yield Text(words.say("table-waiting", players=words.listed(waiting)))


def board_lines(sheet: Sheet) -> Iterator[Text]:
    """I3.2: prices are in charcoalium, the cost of the repair stands beside them."""
    yield sheet.row(sheet.title(sheet.words.say("table-board")), sheet.headings(), "dim")
    for space in range(SPACES):
        yield _conveyor_line(sheet, space) if space < CONVEYOR else _extractor_line(sheet, space)


def _conveyor_line(sheet: Sheet, space: int) -> Text:
    kind = sheet.view.conveyor[space]
    if kind == NOTHING:
        empty = Text(f"{space + 1:2} ", style="dim") + Text(sheet.words.say("table-empty-space"), style="dim")
        return _with_piece(sheet, empty, Text(), space, {})
    return _with_piece(
        sheet,
        sheet.machine(kind, space + 1),
        sheet.brief(kind),
        space,
        {Stuff.CHARCOALIUM: _price(sheet, space, kind), **sheet.cost(kind)},
    )


def _price(sheet: Sheet, space: int, kind: int) -> str:
    """I5.5, I11.5."""
    base = BASE_COST[space]
    if sheet.me is not None and has(sheet.view, sheet.me, Assistant.BASE_COST_ONLY):
        return str(base)
    return f"{LEVEL[kind] + base} ({LEVEL[kind]}+{base})"


def _extractor_line(sheet: Sheet, space: int) -> Text:
    line = Text(f"{space + 1:2} ", style="dim") + Text(sheet.words.say("table-extractor"))
    return _with_piece(sheet, line, Text(), space, {Stuff.CHARCOALIUM: f"+{EXTRACTORS[space - CONVEYOR]}"})


def _with_piece(sheet: Sheet, line: Text, brief: Text, space: int, amounts: dict[int, str]) -> Text:
    """Who stands there; where there is no room for both, instead of what the machine does."""
    piece = sheet.view.piece[space]
    line.pad_right(sheet.machine_width - line.cell_len)
    if piece == NOTHING or sheet.is_wide:
        line += brief
    if piece != NOTHING:
        if sheet.is_wide:
            line.pad_right(sheet.machine_width + BRIEF_WIDTH + 1 - line.cell_len)
        room = sheet.left_width - line.cell_len - 2
        line += Text("← " + sheet.piece(piece, room), style="bold")
    return sheet.row(line, amounts)


def assistant_lines(sheet: Sheet) -> Iterator[tuple[str, Text]]:
    """Cost and effect; further lines stand under the first word."""
    row = [assistant for assistant in sheet.view.assistant_row if assistant != NOTHING]
    for assistant in row:
        yield f"{ASSISTANT_COST[assistant]:{INDENT}} ", assistant_text(sheet, assistant)


def assistant_text(sheet: Sheet, assistant: int) -> Text:
    name = sheet.words.card(assistant + 1, "assistant")
    effect = sheet.words.say(f"assistant-effect-{assistant + 1}")
    return Text(sheet.words.say("table-assistant", assistant=name, effect=effect))


def office_lines(sheet: Sheet, seats: list[int]) -> Iterator[Text]:
    """What the next to validate a project scores (I9.2), and how far each player is."""
    view, words = sheet.view, sheet.words
    projects = [project for project in view.office if project != NOTHING]
    if not projects:
        yield sheet.title(words.say("table-office-empty"))
        return
    names = [words.project(project + 1) for project in projects]
    briefs = [words.say(f"project-brief-{project + 1}") for project in projects]
    first, second = max(map(len, names)) + 1, max(map(len, briefs))
    title = words.say("table-office")
    before = max(INDENT + 1 + first + second, cell_len(title) + INDENT + 1)
    second = before - INDENT - 1 - first
    each = min(PROGRESS_WIDTH, (sheet.width - before) // len(seats))
    line = sheet.title(title)
    line.truncate(before)
    line.pad_right(before - line.cell_len)
    headings = short_names(sheet.names, each - 1)
    for seat in seats:
        line += cell(headings[seat], each, "dim", right=True)
    yield line
    for project, name, brief in zip(projects, names, briefs, strict=True):
        line = cell(f"{points_for(sheet.view, project):{INDENT}} ", INDENT + 1, "bold")
        line += cell(name, first) + cell(brief, second, "dim")
        for seat in seats:
            line += _progress(sheet, seat, project, each)
        yield line


def _progress(sheet: Sheet, seat: int, project: int, width: int) -> Text:
    if has_validated(sheet.view, seat, project):
        return cell(sheet.words.say("table-validated"), width, "bold green", right=True)
    there, needed = progress(sheet.view, seat, project)
    style = "bold" if there >= needed else "dim" if there == 0 else ""
    return cell(f"{'?' if there == HIDDEN else there}/{needed}", width, style, right=True)
