"""What a choice would lead to at the end of the turn: which projects would be validated (I9), and no longer."""

from __future__ import annotations

from bricabrac.games.game import Value
from bricabrac.games.imaginarium.components import COST, PROJECTS, RECYCLER, Stuff
from bricabrac.games.imaginarium.contents import SINGLE
from bricabrac.games.imaginarium.naming import numbers_of
from bricabrac.games.imaginarium.projects import has_validated, validate_projects
from bricabrac.games.imaginarium.state import Place, State
from bricabrac.games.imaginarium.workshop import put_in_slot


def validated_now(view: State) -> tuple[list[int], int]:
    """The projects that the player would validate if the turn ended here, secret ones too, and the points for them."""
    after = view.copy()
    validate_projects(after, view.seat)
    projects = [
        project
        for project in range(PROJECTS)
        if (has_validated(after, view.seat, project) and not has_validated(view, view.seat, project))
        or (after.project[project] == Place.OUT and view.project[project] != Place.OUT)
    ]
    return projects, after.stock[view.seat][Stuff.POINT] - view.stock[view.seat][Stuff.POINT]


def prospects(view: State, after: State) -> dict[str, Value]:
    """`after`: the view once the choice is carried out, as far as projects ask for it."""
    now, _ = validated_now(view)
    then, _ = validated_now(after)
    return {
        "completes": numbers_of(project for project in then if project not in now),
        "breaks": numbers_of(project for project in now if project not in then),
    }


def after_repair(view: State, kind: int) -> State:
    """Without the effect of the machine (I7.3); S1 does not stay (I8.11)."""
    after = view.copy()
    for resource in range(Stuff.WOOD, Stuff.POINT):
        after.stock[view.seat][resource] -= COST[kind][resource]
    if kind != RECYCLER:
        put_in_slot(after, view.seat, SINGLE[kind])
    return after


def after_recruiting(view: State, assistant: int, cost: int) -> State:
    """Without what the assistant draws (I11.8)."""
    after = view.copy()
    after.stock[view.seat][Stuff.CHARCOALIUM] -= cost
    after.assistant[assistant] = Place.OWNED + view.seat
    return after
