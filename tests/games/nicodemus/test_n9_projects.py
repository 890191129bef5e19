"""N9: projects, completed with the machine just repaired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product

import pytest

from bricabrac.games.nicodemus.components import MACHINE_IDS, NOTHING, PROJECT_IDS
from bricabrac.games.nicodemus.state import OTHERS, Pending, Place
from tests.games.nicodemus.positions import Table, table

RICH = {"charcoalium": 5, "wood": 4, "copper": 4, "crystal": 4}

BLUE, PURPLE, RED, YELLOW = {11, 12, 13, 14, 15}, {21, 22, 23, 24, 25}, {31, 32, 33, 34}, {41, 42}
ONE_POINT, TWO_POINTS, THREE_POINTS = {11, 12, 21, 22, 31}, {13, 14, 23, 24, 32}, {15, 25, 33, 34, 41, 42}
WOOD, COPPER, CRYSTAL, CHARCOALIUM, WILD = {11, 24, 34, 41}, {13, 23, 32}, {14, 22, 31}, {12, 25, 33, 42}, {15, 21}

REQUIRED: dict[int, tuple[set[int], ...]] = {
    10: (BLUE, PURPLE, RED, YELLOW),
    11: (BLUE, BLUE),
    12: (PURPLE, PURPLE),
    13: (RED, RED),
    14: (YELLOW, YELLOW),
    21: (ONE_POINT, ONE_POINT),
    22: (TWO_POINTS, TWO_POINTS),
    23: (THREE_POINTS, THREE_POINTS),
    31: (CHARCOALIUM, WOOD),
    32: (CHARCOALIUM, COPPER),
    33: (CHARCOALIUM, CRYSTAL),
    34: (CHARCOALIUM, CHARCOALIUM),
    35: (WOOD, WOOD),
    36: (COPPER, COPPER),
    37: (CRYSTAL, CRYSTAL),
    38: (WOOD, COPPER, CRYSTAL),
}
"""What each tile shows, read off the tiles: a set of machines for each machine it wants; 20 wants two equal ones."""
POINTS = {10: 5, 11: 1, 12: 1, 13: 3, 14: 3, 20: 2, 21: 3, 22: 2, 23: 1}
POINTS |= {31: 2, 32: 2, 33: 2, 34: 2, 35: 2, 36: 2, 37: 3, 38: 3}

PAIRS = [each for each in PROJECT_IDS if each == 20 or len(REQUIRED[each]) == 2]


def fulfils(project: int, machines: tuple[int, ...]) -> bool:
    """Whether exactly these machines are what the tile shows."""
    if project == 20:
        return len(machines) == 2 and machines[0] == machines[1]
    wanted = REQUIRED[project]
    return len(machines) == len(wanted) and any(
        all(machine in each for machine, each in zip(order, wanted, strict=True)) for order in permutations(machines)
    )


def repaired(newest: int, **words: object) -> Table:
    """The machine is repaired, from a bric-a-brac of which it is the last; whatever the wilds pay."""
    played = table(**{"board": [newest], "stock": RICH, **words})
    number = played.numbers("repair", machine=newest)[0]
    played.state, played.events = played.game.play(played.state, number)
    return played


def offered(played: Table) -> frozenset[int]:
    """The projects that can be completed."""
    if played.asked != "projects":
        return frozenset()
    decision = played.decision
    assert decision is not None
    numbers = [option.data["project"] for option in decision.options if option.kind == "complete"]
    return frozenset(number for number in numbers if isinstance(number, int))


@cache
def completable(newest: int, *older: int) -> frozenset[int]:
    """The projects that can be completed after this repair with these machines in the workshop, of all seventeen."""
    return offered(repaired(newest, workshop=older, private=PROJECT_IDS))


def used(played: Table, seat: int = 0) -> list[int]:
    """The machines that a player has set aside for projects."""
    return [MACHINE_IDS[kind] for kind, count in enumerate(played.state.gone[seat]) for _ in range(count)]


def row(played: Table) -> list[int]:
    return [0 if tile == NOTHING else PROJECT_IDS[tile] for tile in played.state.row]


# N9.1


def test_n9_1_a_revealed_project_can_be_completed() -> None:
    played = repaired(12, workshop=[11], row=[11, 31]).choose("complete", project=31).choose("no-more-projects")
    assert played.projects(Place.DONE) == [31]


def test_n9_1_a_project_of_the_own_workshop_can_be_completed() -> None:
    played = repaired(12, workshop=[11], private=[31]).choose("complete", project=31)
    assert played.projects(Place.DONE) == [31]
    assert played.projects(Place.PRIVATE) == []


def test_n9_1_revealed_and_own_projects_are_offered_together() -> None:
    assert offered(repaired(12, workshop=[11], row=[11, 13], private=[31, 14])) == {11, 31}


@pytest.mark.parametrize("seat", [0, 1])
def test_n9_1_a_project_of_the_opponents_workshop_cannot_be_completed(seat: int) -> None:
    assert offered(repaired(12, workshop=[11], row=[11], other_private=[31], seat=seat)) == {11}
    assert offered(repaired(12, workshop=[11], row=[11], private=[31], seat=seat)) == {11, 31}


def test_n9_1_a_project_of_the_pile_or_in_the_box_cannot_be_completed() -> None:
    assert offered(repaired(12, workshop=[11], row=[11], pile=[31])) == {11}


def test_n9_1_projects_are_for_repairs_a_machine_played_completes_nothing() -> None:
    played = table(hand=[11, 12], workshop=[13, 14], row=[11]).choose("play", machine=11).choose("use-charcoalium")
    assert (played.asked, played.state.seat) == ("action", 1)
    assert row(played)[0] == 11


def test_n9_1_machines_of_the_opponents_workshop_do_not_help() -> None:
    assert offered(repaired(12, other_workshop=[11, 13], row=[11, 31])) == frozenset()


def test_n9_1_machines_left_on_the_bric_a_brac_do_not_help() -> None:
    assert offered(repaired(12, board=[11, 13, 12], row=[11, 31])) == frozenset()


def test_n9_1_the_machine_just_repaired_must_be_one_of_those_used() -> None:
    """Two blue machines are there, but a red one was repaired."""
    played = repaired(31, workshop=[11, 12], row=[11, 33])
    assert offered(played) == {33}
    assert played.blocked("complete", project=11) == ["newest-not-used"]


def test_n9_1_an_unfulfilled_requirement_is_told_apart_from_an_unused_newest_machine() -> None:
    played = repaired(31, workshop=[11, 12], row=[11, 13, 33])
    assert played.blocked("complete", project=13) == ["requirement-not-met"]


def test_n9_1_an_equal_older_machine_does_not_stand_in_for_the_newest() -> None:
    """Tile 31 wants charcoalium and wood, which the older machines show; the newest shows copper."""
    assert offered(repaired(13, workshop=[11, 12], row=[31])) == frozenset()


@pytest.mark.parametrize("project", PAIRS)
def test_n9_1_two_older_machines_alone_never_complete_a_project(project: int) -> None:
    for first, second in product(MACHINE_IDS, repeat=2):
        if fulfils(project, (first, second)):
            stranger = next(
                each
                for each in MACHINE_IDS
                if not fulfils(project, (each, first)) and not fulfils(project, (each, second))
            )
            assert project not in completable(stranger, first, second)


# N9.2


@pytest.mark.parametrize("project", PAIRS)
def test_n9_2_two_machines_complete_a_project_exactly_if_they_are_what_it_shows(project: int) -> None:
    for older, newest in product(MACHINE_IDS, repeat=2):
        expected = fulfils(project, (older, newest))
        assert (project in completable(newest, older)) == expected, (older, newest)


@pytest.mark.parametrize("project", PROJECT_IDS)
def test_n9_2_one_machine_alone_completes_nothing(project: int) -> None:
    assert all(project not in completable(newest) for newest in MACHINE_IDS)


@pytest.mark.parametrize("project", PAIRS)
def test_n9_2_older_machines_that_are_not_needed_do_not_hinder(project: int) -> None:
    first, second = next(each for each in product(MACHINE_IDS, repeat=2) if fulfils(project, each))
    others = [each for each in MACHINE_IDS if each not in (first, second)]
    for strangers in combinations(others, 2):
        assert project in completable(second, strangers[0], first, strangers[1])


@pytest.mark.parametrize(("colour", "project"), [(BLUE, 11), (PURPLE, 12), (RED, 13), (YELLOW, 14)])
def test_n9_2_two_machines_of_a_colour_may_be_of_the_same_kind_or_not(colour: set[int], project: int) -> None:
    assert all(project in completable(first, second) for first, second in product(colour, repeat=2))


@pytest.mark.parametrize("newest", sorted(BLUE | PURPLE | RED | YELLOW))
def test_n9_2_one_machine_of_each_colour_whichever_is_the_newest(newest: int) -> None:
    colours = [each for each in (BLUE, PURPLE, RED, YELLOW) if newest not in each]
    for older in product(*map(sorted, colours)):
        assert 10 in completable(newest, *older), older


@pytest.mark.parametrize("missing", [BLUE, PURPLE, RED, YELLOW])
def test_n9_2_with_a_colour_missing_four_machines_do_not_do(missing: set[int]) -> None:
    three = [min(each) for each in (BLUE, PURPLE, RED, YELLOW) if each is not missing]
    for fourth in sorted(set(MACHINE_IDS) - missing):
        assert 10 not in completable(fourth, *three)


def test_n9_2_three_machines_never_show_four_colours() -> None:
    for machines in product([11, 21, 31, 41], repeat=3):
        if max(Counter(machines).values()) <= 2:
            assert 10 not in completable(*machines)


@pytest.mark.parametrize("machines", list(product(sorted(WOOD), sorted(COPPER), sorted(CRYSTAL))))
def test_n9_2_wood_copper_and_crystal_are_shown_by_three_machines_in_any_order(machines: tuple[int, ...]) -> None:
    assert all(38 in completable(*order) for order in permutations(machines))


@pytest.mark.parametrize("symbols", [(WOOD, COPPER), (WOOD, CRYSTAL), (COPPER, CRYSTAL)])
def test_n9_2_two_of_the_three_symbols_are_not_enough_whatever_the_third_machine(
    symbols: tuple[set[int], set[int]],
) -> None:
    first, second = min(symbols[0]), min(symbols[1])
    lacking = ({*WOOD, *COPPER, *CRYSTAL} - symbols[0]) - symbols[1]
    for third in sorted(set(MACHINE_IDS) - lacking):
        assert 38 not in completable(third, first, second)
        assert 38 not in completable(first, second, third)


@pytest.mark.parametrize("wild", sorted(WILD))
@pytest.mark.parametrize("project", [31, 32, 33, 34, 35, 36, 37, 38])
def test_n9_2_a_wild_symbol_does_not_count(project: int, wild: int) -> None:
    wanted = [min(each) for each in REQUIRED[project]]
    for place in range(len(wanted)):
        machines = [*wanted[:place], wild, *wanted[place + 1 :]]
        for order in permutations(machines):
            assert project not in completable(*order)


@pytest.mark.parametrize("project", [31, 32, 33, 34, 35, 36, 37])
def test_n9_2_symbols_are_shown_by_one_machine_each_the_pair_is_never_one_machine(project: int) -> None:
    for machine in sorted(REQUIRED[project][0] | REQUIRED[project][1]):
        assert project not in completable(machine)


@pytest.mark.parametrize("machine", MACHINE_IDS)
def test_n9_2_identical_machines_are_two_of_the_same_kind(machine: int) -> None:
    assert 20 in completable(machine, machine)
    assert all(20 not in completable(machine, other) for other in MACHINE_IDS if other != machine)


def test_n9_2_the_two_identical_machines_include_the_newest() -> None:
    assert 20 not in completable(12, 11, 11)
    assert 20 in completable(11, 11, 12)


# N9.3


def test_n9_3_rulebook_example_of_a_completion() -> None:
    """Page 9: the second machine worth 3 points, both with charcoalium: two projects at once, 3 points for these."""
    played = repaired(33, workshop=[25], row=[23, 34, 10], points=7)
    played.choose("complete", project=23).choose("complete", project=34)
    assert played.state.score[0] == 7 + 3 + 3
    assert played.projects(Place.DONE) == [23, 34]
    assert used(played) == [25, 33]
    assert played.workshop(0) == []
    assert [event.data for event in played.happened("complete")] == [
        {"project": 23, "points": 1},
        {"project": 34, "points": 2},
    ]


def test_n9_3_after_one_project_the_player_may_stop() -> None:
    played = repaired(33, workshop=[25], row=[23, 34]).choose("complete", project=23).choose("no-more-projects")
    assert played.projects(Place.DONE) == [23]
    assert played.projects(Place.ROW) == [34]
    assert played.state.score[0] == 4


def test_n9_3_as_many_projects_as_the_machines_fulfil_even_four() -> None:
    """Two machines 42: yellow, identical, three points each, charcoalium twice."""
    played = repaired(42, workshop=[42], row=[14, 20, 23, 34])
    for project in (14, 20, 23, 34):
        played.choose("complete", project=project)
    assert played.state.score[0] == 3 + 3 + 2 + 1 + 2
    assert used(played) == [42, 42]


def test_n9_3_one_older_machine_may_be_used_for_one_project_and_another_for_the_next() -> None:
    """With 15 (blue, three points): 11 for the two blue ones, 25 for the two worth three."""
    played = repaired(15, workshop=[11, 25], row=[11, 23]).choose("complete", project=11)
    played.choose("complete", project=23)
    assert used(played) == [11, 15, 25]
    assert played.workshop(0) == []


# N9.4


def test_n9_4_a_project_uses_exactly_as_many_machines_as_it_requires() -> None:
    """Four blue machines: two of them are used, the others stay."""
    played = repaired(14, workshop=[11, 12, 13], row=[11]).choose("complete", project=11)
    assert (played.asked, played.state.seat) == ("machines-used", 0)
    played.choose("set-aside", machines=(12, 14))
    assert used(played) == [12, 14]
    assert played.workshop(0) == [11, 13]


def test_n9_4_where_the_workshop_offers_more_the_player_chooses_always_with_the_newest() -> None:
    played = repaired(14, workshop=[11, 12, 13], row=[11]).choose("complete", project=11)
    decision = played.decision
    assert decision is not None
    assert [option.data["machines"] for option in decision.options] == [(11, 14), (12, 14), (13, 14)]


def test_n9_4_where_there_is_one_way_only_nothing_is_asked() -> None:
    played = repaired(12, workshop=[11, 25], row=[31]).choose("complete", project=31)
    assert used(played) == [11, 12]
    assert played.workshop(0) == [25]


@pytest.mark.parametrize(("newest", "older"), [(11, [13, 14, 24]), (13, [11, 14, 34]), (14, [13, 23, 11])])
def test_n9_4_three_symbols_use_three_machines_and_leave_the_fourth(newest: int, older: list[int]) -> None:
    played = repaired(newest, workshop=older, row=[38]).choose("complete", project=38)
    if played.asked == "machines-used":
        decision = played.decision
        assert decision is not None
        played = Table(played.game.apply(played.state, decision.options[0].number))
    assert len(used(played)) == 3
    assert newest in used(played)
    assert len(played.workshop(0)) == 1


def test_n9_4_all_four_colours_use_all_four_machines() -> None:
    played = repaired(41, workshop=[11, 21, 31], row=[10]).choose("complete", project=10)
    assert used(played) == [11, 21, 31, 41]
    assert played.workshop(0) == []
    assert played.state.score[0] == 3 + 5


def test_n9_4_equal_sets_of_machines_are_one_option() -> None:
    played = repaired(13, workshop=[11, 12, 11], row=[11]).choose("complete", project=11)
    decision = played.decision
    assert decision is not None
    assert [option.data["machines"] for option in decision.options] == [(11, 13), (12, 13)]
    played.choose("set-aside", machines=(11, 13))
    assert sorted(played.workshop(0)) == [11, 12]


def test_n9_4_of_three_identical_machines_two_are_used_and_nothing_is_asked() -> None:
    played = repaired(11, workshop=[11, 11], row=[20]).choose("complete", project=20)
    assert used(played) == [11, 11]
    assert played.workshop(0) == [11]


def test_n9_4_the_machines_of_several_projects_are_set_aside_together() -> None:
    """Each project may take machines of its own: the smallest set and the larger ones are all open to the player."""
    played = repaired(15, workshop=[15, 13, 25], row=[11, 23]).choose("complete", project=11)
    played.choose("complete", project=23)
    decision = played.decision
    assert decision is not None
    assert {option.data["machines"] for option in decision.options} == {
        (15, 15),
        (15, 13, 15),
        (15, 25, 15),
        (13, 25, 15),
    }


def test_n9_4_a_machine_used_for_several_projects_is_set_aside_once() -> None:
    played = repaired(15, workshop=[15, 11], row=[11, 23]).choose("complete", project=11).choose("complete", project=23)
    played.choose("set-aside", machines=(15, 15))
    assert used(played) == [15, 15]
    assert played.workshop(0) == [11]


def test_n9_4_all_projects_of_the_turn_are_chosen_together_nothing_follows_the_setting_aside() -> None:
    played = repaired(14, workshop=[11, 12, 13], row=[11, 22]).choose("complete", project=11)
    played.choose("no-more-projects").choose("set-aside", machines=(11, 14))
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.projects(Place.ROW) == [22]


@pytest.mark.parametrize("order", list(permutations([14, 20, 34])))
def test_n9_4_projects_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    played = repaired(42, workshop=[42], row=[34, 14, 23, 20])
    for project in order:
        played.choose("complete", project=project)
    assert offered(played) == {23}
    played.choose("no-more-projects")
    assert played.projects(Place.DONE) == [14, 20, 34]
    assert played.projects(Place.ROW) == [23]


def test_n9_4_a_project_is_chosen_once() -> None:
    played = repaired(42, workshop=[42], row=[34, 14]).choose("complete", project=34)
    assert offered(played) == {14}


def test_n9_4_after_the_last_project_nothing_more_is_asked() -> None:
    played = repaired(42, workshop=[42], row=[34, 14]).choose("complete", project=34).choose("complete", project=14)
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.projects(Place.DONE) == [14, 34]


Outcome = tuple[tuple[int, ...], tuple[int, ...]]
"""Projects completed and machines used, both sorted."""


def reached(played: Table) -> Iterator[Outcome]:
    """Every way to the end of the turn, one outcome each."""
    if played.state.pending not in (Pending.PROJECTS, Pending.MACHINES_USED):
        yield tuple(sorted(played.projects(Place.DONE))), tuple(used(played))
        return
    decision = played.decision
    assert decision is not None
    for option in decision.options:
        yield from reached(Table(played.game.apply(played.state, option.number)))


def expected_outcomes(newest: int, older: list[int]) -> set[Outcome]:
    """By trying everything: for every set of projects, a set of machines for each, all united."""
    groups = [
        (*others, len(older)) for size in range(len(older) + 1) for others in combinations(range(len(older)), size)
    ]
    workshop = [*older, newest]
    ways = {
        project: [set(group) for group in groups if fulfils(project, tuple(workshop[space] for space in group))]
        for project in PROJECT_IDS
    }
    possible = [project for project in PROJECT_IDS if ways[project]]
    outcomes: set[Outcome] = set()
    for size in range(len(possible) + 1):
        for chosen in combinations(possible, size):
            for groups_used in product(*(ways[project] for project in chosen)):
                spaces: set[int] = set().union(*groups_used)
                outcomes.add((chosen, tuple(sorted(workshop[space] for space in spaces))))
    return outcomes


@pytest.mark.parametrize(
    ("newest", "older"),
    [
        (12, [11]),
        (33, [25]),
        (11, [11, 11]),
        (13, [11, 12, 11]),
        (15, [15, 13, 25]),
        (14, [11, 12, 13]),
        (14, [13, 23, 11]),
        (41, [11, 21, 31]),
        (42, [12, 23, 33]),
        (25, [42, 25, 12]),
        (22, [11, 32, 14]),
        (34, [34, 41, 15]),
        (13, [13, 13, 13]),
    ],
)
def test_n9_4_every_set_of_projects_with_every_set_of_machines_is_reached_and_nothing_else(
    newest: int, older: list[int]
) -> None:
    outcomes = set(reached(repaired(newest, workshop=older, private=PROJECT_IDS)))
    assert outcomes == expected_outcomes(newest, older)


# N9.5


@pytest.mark.parametrize("project", PROJECT_IDS)
def test_n9_5_the_points_of_the_project_are_scored(project: int) -> None:
    sizes = {10: 4, 38: 3}
    machines = next(each for each in product(MACHINE_IDS, repeat=sizes.get(project, 2)) if fulfils(project, each))
    played = repaired(machines[-1], workshop=machines[:-1], row=[project], points=2, other_points=3)
    machine_points = played.state.score[0] - 2
    played.choose("complete", project=project)
    assert played.state.score == [2 + machine_points + POINTS[project], 3]


def test_n9_5_the_points_count_at_once_so_a_project_can_trigger_the_end() -> None:
    """N8.1: 16 points, 1 for the machine, 3 for the project."""
    played = repaired(31, workshop=[32], row=[13], points=16)
    assert played.state.last_round == 0
    played.choose("complete", project=13)
    assert (played.state.score[0], played.state.last_round) == (20, 1)


def test_n9_5_with_19_points_after_the_project_the_game_goes_on() -> None:
    played = repaired(31, workshop=[32], row=[13], points=15).choose("complete", project=13)
    assert (played.state.score[0], played.state.last_round) == (19, 0)


def test_n9_5_a_revealed_tile_is_not_replaced_and_the_others_keep_their_spaces() -> None:
    played = repaired(12, workshop=[11], row=[10, 31, 20, 36], pile=[37, 38]).choose("complete", project=31)
    assert row(played) == [10, 0, 20, 36, 0, 0]
    assert played.state.pile_size == 2
    assert played.projects(Place.PILE) == [37, 38]


def test_n9_5_a_tile_set_aside_belongs_to_the_player_who_completed_it() -> None:
    played = repaired(12, workshop=[11], row=[31], seat=1, first=0).choose("complete", project=31)
    assert played.projects(Place.DONE + 1) == [31]
    assert played.projects(Place.DONE) == []


def test_n9_5_a_completed_tile_cannot_be_completed_again_by_anybody() -> None:
    played = table(
        board=[13, 12],
        workshop=[11],
        other_workshop=[14],
        row=[11],
        stock={"wood": 2},
        other_stock={"copper": 1, "crystal": 2},
    )
    played.choose("repair", machine=12).choose("complete", project=11)
    played.choose("repair", machine=13)
    assert played.workshop(1) == [14, 13]
    assert played.state.score[1] == 2
    assert played.projects(Place.DONE) == [11]


@pytest.mark.parametrize("completed", [True, False])
def test_n9_5_machines_used_are_out_of_play_and_give_no_more_reductions(completed: bool) -> None:
    """12 takes one charcoalium off the next fee, unless it was used for the project."""
    stock = {"charcoalium": 1, "wood": 1, "copper": 2, "crystal": 1}
    played = table(board=[14, 13, 12], hand=[15, 21], workshop=[11], row=[31], stock=stock)
    played.choose("repair", machine=12)
    if completed:
        played.choose("complete", project=31)
    else:
        played.choose("no-more-projects")
    assert played.workshop(0) == ([] if completed else [11, 12])
    played.choose("play", machine=played.hand(1)[0]).choose("use-charcoalium")
    assert played.offers("repair", machine=14) == (not completed)
    assert played.blocked("repair", machine=14) == (["charcoalium-missing"] if completed else [])


def test_n9_5_the_opponent_and_the_bric_a_brac_are_left_alone() -> None:
    played = repaired(
        12,
        board=[(14, 1), 12],
        workshop=[11],
        row=[31],
        other_workshop=[11, 12],
        other_private=[20],
        other_points=4,
        other_stock={"wood": 1},
        other_hand=[13, 15],
    )
    played.choose("complete", project=31)
    assert (played.board(), played.fees()) == ([14], [1])
    assert played.workshop(1) == [11, 12]
    assert played.projects(Place.PRIVATE + 1) == [20]
    assert played.state.score[1] == 4
    assert played.hand(1) == [13, 15]


# N9.6


def test_n9_6_completing_is_optional() -> None:
    played = repaired(12, workshop=[11], row=[11, 31]).choose("no-more-projects")
    assert (played.asked, played.state.seat) == ("action", 1)
    assert played.workshop(0) == [11, 12]
    assert played.projects(Place.ROW) == [11, 31]
    assert played.state.score[0] == 1
    assert used(played) == []


def test_n9_6_where_no_project_can_be_completed_nothing_is_asked() -> None:
    played = repaired(12, workshop=[13], row=[13, 20])
    assert (played.asked, played.state.seat) == ("action", 1)


def test_n9_6_who_declines_waits_for_another_repair_that_the_project_needs() -> None:
    """Declined with 11 and 12; then 31 is repaired, which is not blue, then 13, which is."""
    assert offered(repaired(12, workshop=[11], row=[11])) == {11}
    assert offered(repaired(31, workshop=[11, 12], row=[11])) == frozenset()
    assert offered(repaired(13, workshop=[11, 12], row=[11])) == {11}


def test_n9_6_declining_with_four_machines_keeps_only_the_newest() -> None:
    """N5.7 follows the projects."""
    played = repaired(14, workshop=[11, 12, 13], row=[11])
    before = list(played.state.gone[OTHERS])
    played.choose("no-more-projects")
    assert played.workshop(0) == [14]
    assert sum(played.state.gone[OTHERS]) - sum(before) == 3
    assert used(played) == []


def test_n9_6_a_completion_that_makes_room_saves_the_rest_of_a_workshop_of_four() -> None:
    played = repaired(14, workshop=[11, 25, 23], row=[11]).choose("complete", project=11)
    assert played.workshop(0) == [25, 23]
