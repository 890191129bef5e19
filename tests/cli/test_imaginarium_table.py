"""The table of Imaginarium as a player sees it: everything that is public, one's own stocks, and nothing more."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.cli.imaginarium_sheet import short_names
from bricabrac.games.imaginarium.components import ASSISTANT_COST, PROJECT_POINTS, Assistant
from tests.cli.imaginarium import EN, WORDS, line_with, part, seen, table
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.random_tables import choices, last_position, seats, seeds, skipped

BOARD = EN.say("table-board")


@settings(max_examples=40, deadline=None)
@given(
    seats=seats,
    seed=seeds,
    skipped=skipped,
    played=choices,
    width=st.sampled_from((80, 120)),
    language=st.sampled_from(("en", "fr")),
)
def test_no_row_of_any_table_is_broken(
    seats: int, seed: bytes, skipped: int, played: bytes, width: int, language: str
) -> None:
    lines = seen(last_position(seats, seed, skipped, played), 0, width, language)
    assert max(map(len, lines)) <= width
    _, *board = part(lines, WORDS[language].say("table-board").replace("\u00a0", " "))
    assert [line[:3] for line in board[:10]] == [f"{space:2} " for space in range(1, 11)]


# The board


def test_a_machine_has_its_level_its_price_and_the_cost_of_its_repair() -> None:
    """P4 costs 2 wood and 2 copper to repair, and on space 3 its level and 3 charcoalium."""
    board = part(table(conveyor=["P1", "P1", "P4"], stands=8), BOARD)
    assert line_with(board, "3 Whirlette") == "3 Whirlette L2 1/3/5 crystal 5 (2+3) 2 2"


def test_who_pays_only_the_base_cost_is_shown_only_that() -> None:
    mine = part(table(conveyor=["P1", "P1", "P4"], stands=8, assistants=[5]), BOARD)
    assert line_with(mine, "3 Whirlette") == "3 Whirlette L2 1/3/5 crystal 3 2 2"


def test_the_base_cost_of_another_player_is_nothing_to_me() -> None:
    state = position(at="dial", conveyor=["P1", "P1", "P4"], stands=8, others=[Player(assistants=[5])])
    assert "5 (2+3)" in line_with(part(seen(state), BOARD), "3 Whirlette")


def test_whoever_has_taken_a_machine_stands_there() -> None:
    lines = table(at="plan", seat=2, conveyor=["P4"], pieces={1: 1, 9: 0})
    assert line_with(part(lines, BOARD), "1 Whirlette").startswith("1 Whirlette L2 ← Blaise ")
    assert line_with(part(lines, BOARD), " 9 Extractor") == "9 Extractor ← Ada +2"


def test_on_a_wide_terminal_a_taken_machine_also_shows_what_it_does() -> None:
    lines = table(at="plan", seat=2, conveyor=["P4"], pieces={1: 1}, width=120)
    assert line_with(part(lines, BOARD), "1 Whirlette").startswith("1 Whirlette L2 1/3/5 crystal ← Blaise ")


def test_a_saboteur_is_called_one() -> None:
    lines = table(at="plan", seats=2, conveyor=["P4"], pieces={1: saboteur(1)})
    assert "← saboteur: Blaise" in line_with(part(lines, BOARD), "1 Whirlette")
    assert line_with(lines, "Initiative") == "Initiative: 2. Ada · 3. Blaise · 4. saboteur: Ada"


def test_a_space_without_a_machine_says_so() -> None:
    assert line_with(part(table(conveyor=["P4"], stands=8), BOARD), "7 no") == "7 no machine"


def test_a_piece_that_found_no_space_is_named() -> None:
    lines = table(at="use", seats=5, seat=0, conveyor=["P4"], stands=1, pieces={8: 1, 9: 2, 10: 3}, waiting=[4])
    assert line_with(lines, "Beside the board") == "Beside the board: Emmy"


def test_round_deck_and_discard_pile_are_counted() -> None:
    lines = table(round_number=7, discard=["P1", "P2", "A6"])
    assert line_with(lines, "Round 7").endswith(" · 3 discarded")


def test_assistants_have_their_cost_and_effect() -> None:
    lines = table(row=[4])
    assert line_with(lines, EN.card(4, "assistant")) == (
        f"{ASSISTANT_COST[Assistant.PROJECT_BONUS]} Illuminator: {EN.say('assistant-effect-4')}"
    )


# The design office


def office_line(project: int, **words: Any) -> str:
    office = words.pop("office", [project])
    return line_with(table(office=office, **words), EN.project(project))


def test_a_project_shows_its_points_and_how_far_everybody_is() -> None:
    line = office_line(10, slots=[["P1"]], others=[Player(slots=[["P1", "P1"], ["D1"]])])
    assert line == f"{PROJECT_POINTS[9]} Full House 6 machines 1/6 3/6 0/6"


def test_what_was_validated_is_done_and_worth_one_point_less_to_the_next() -> None:
    assert office_line(10, validated={10: [1, 0]}) == f"{PROJECT_POINTS[9] - 1} Full House 6 machines done done 0/6"


def test_the_charcoalium_behind_a_screen_is_not_given_away_by_a_project() -> None:
    line = office_line(9, stock={"charcoalium": 4}, others=[Player(stock={"charcoalium": 5})])
    assert line.endswith("4/15 ?/15 ?/15")


def test_an_empty_design_office_says_so() -> None:
    assert [line for line in table() if EN.say("table-office-empty") in line]


def test_names_that_are_cut_short_are_still_told_apart() -> None:
    assert short_names(["Ada", "Bot 2 (greedy)", "Bot 3 (greedy)"], 5) == ["Ada", "Bot…2", "Bot…3"]
    assert short_names(["Ada", "Bot 2 (greedy)", "Bot 3 (greedy)"], 6) == ["Ada", "Bot 2…", "Bot 3…"]


# The players


def test_ones_own_stocks_and_points_are_shown_and_nobody_elses() -> None:
    words: dict[str, Any] = {"stock": {"charcoalium": 41, "wood": 42}, "points": 13}
    lines = table(**words, others=[Player(stock={"crystal": 77}, points=19)])
    assert line_with(lines, "── Ada").endswith("─ 41 42 0 0 13")
    assert line_with(lines, "── Blaise").endswith(EN.say("table-screen"))
    assert not [line for line in lines if "77" in line or "19" in line]


def test_with_open_screens_all_stocks_are_shown() -> None:
    state = position(at="dial", others=[Player(stock={"crystal": 77}, points=19)])
    state.open_screens = 1
    assert line_with(seen(state), "── Blaise").endswith("─ 0 0 0 77 19")


def test_machines_in_one_slot_share_a_line_with_what_they_make() -> None:
    mine = part(table(slots=[["P2", "T2"], ["P3", "P3", "P3"]]), "Ada")
    assert line_with(mine, "Transmuter") == "Timberette + Transmuter +1"
    assert line_with(mine, "Copperette") == "Copperette ×3 +5"


def test_what_a_machine_makes_stands_below_the_stocks() -> None:
    lines = table(slots=[["P4"]])
    crystal = line_with_spaces(lines, "crystal pts").index("crystal") + len("crystal")
    assert line_with_spaces(part(lines, "Ada"), "Whirlette").rindex("+1") + len("+1") == crystal


def line_with_spaces(lines: list[str], text: str) -> str:
    return [line for line in lines if text in line][-1]


def test_a_machine_that_takes_resources_says_how_many() -> None:
    assert line_with(part(table(slots=[["T4"]]), "Ada"), "Grand") == "Grand Combustor 2 res. → +6"


def test_a_machine_of_choice_makes_one_of_three() -> None:
    assert line_with(part(table(slots=[["P6", "P6"]]), "Ada"), "Flamelier") == "Flamelier ×2 one of +3 +3 +3"


def test_others_have_their_slots_on_one_line() -> None:
    other = part(table(others=[Player(slots=[["P1"], ["D1", "D2"], ["T1"]])]), "Blaise")
    assert " ".join(line.strip() for line in other[1:3]) == (
        "Coalette (1 charcoalium) · Combustor (1 res. → 3 charcoalium) · Latchette + Padlocker · 1 free slot of 4"
    )


@pytest.mark.parametrize("me", [0, 1])
def test_a_disabled_slot_is_marked_for_its_owner_and_the_others(me: int) -> None:
    lines = table(me, at="use", slots=[["P1"]], disabled=[["P1"]])
    assert any("Coalette (disabled)" in line for line in part(lines, "Ada"))


def test_a_slot_that_was_used_in_this_step_is_marked() -> None:
    mine = part(table(at="use", slots=[["P1"], ["P2"]], used=[["P1"]]), "Ada")
    assert line_with(mine, "Coalette") == "Coalette (used)"
    assert line_with(mine, "Timberette") == "Timberette +1"


def test_two_more_slots_are_counted() -> None:
    assert line_with(part(table(slots=[["P1"]], assistants=[6]), "Ada"), "free") == "5 free slots of 6"


def test_the_pair_of_the_last_turn_is_shown_of_everybody() -> None:
    lines = table(dialled=("repair", "extract"), others=[Player(dialled=("trade", "dismantle"))])
    assert "last dialled: Extract, Repair" in line_with(part(lines, "Ada"), "dialled")
    assert "last dialled: Trade, Dismantle" in line_with(part(lines, "Blaise"), "dialled")


def test_broken_machines_of_ones_own_have_their_cost_and_those_of_others_their_names() -> None:
    lines = table(yard=["A4"], others=[Player(yard=["A4", "P1"])])
    assert line_with(part(lines, "Ada"), "Crystalifter") == "Crystalifter L1 steals 2 crystal 1 3"
    assert line_with(part(lines, "Blaise"), "yard") == "in the yard: Coalette, Crystalifter"


def test_recruited_assistants_are_shown_with_the_effects_of_ones_own() -> None:
    lines = table(assistants=[5], others=[Player(assistants=[4, 12])])
    assert line_with(part(lines, "Ada"), "Haggler") == f"Haggler: {EN.say('assistant-effect-5')}"
    assert line_with(part(lines, "Blaise"), "assistants") == "assistants: Illuminator, Cuckoo"


SECRETS: Final[dict[str, Any]] = {"assistants": [8], "secrets": [3, 10]}


def test_secret_projects_are_shown_to_their_owner_with_how_far_they_are() -> None:
    mine = part(table(slots=[["P1", "P1"]], **SECRETS), "Ada")
    assert line_with(mine, "Full House") == "Secret: Full House, 4 points (6 machines: 2/6)"
    assert line_with(mine, "Triplets") == "Secret: Triplets, 5 points (3 identical combined: 2/3)"


def test_of_secret_projects_others_know_only_that_they_are_there() -> None:
    lines = table(1, **SECRETS)
    assert line_with(part(lines, "Ada"), "secret") == "2 secret projects"
    assert not [line for line in lines if "Full House" in line or "Triplets" in line]


def test_while_machines_are_arranged_those_still_loose_are_shown() -> None:
    mine = part(table(at="arrange", pair=("repair", "reorganise"), loose=["P2", "P2", "T1"]), "Ada")
    assert line_with(mine, "Still") == "Still to put somewhere: Timberette, Timberette, Combustor"


# What is not known of the components


def test_in_the_first_round_workshops_that_are_our_own_guess_are_marked_as_such() -> None:
    """Ada has workshop 1, Blaise 2 and Chloé 3."""
    lines = table(round_number=1)
    assert "Ada · Workshop 1 ─" in line_with(lines, "── Ada")
    assert "Blaise · Workshop 2* ─" in line_with(lines, "── Blaise")
    assert line_with(lines, "guess") == f"* {EN.say('table-house')}"


def test_what_one_began_with_does_not_matter_later() -> None:
    lines = table(round_number=2)
    assert "Workshop" not in line_with(lines, "── Blaise")
    assert not [line for line in lines if "guess" in line]


def test_where_no_workshop_is_a_guess_nothing_is_said_of_guesses() -> None:
    state = position(at="dial", seats=2, round_number=1)
    state.workshop[:2] = [0, 4]
    assert not [line for line in seen(state) if "guess" in line or "*" in line]


# Whoever looks on


def test_with_everything_open_every_player_has_their_stocks_and_slots() -> None:
    lines = table(None, stock={"wood": 42}, slots=[["P1"]], others=[Player(stock={"crystal": 77}, slots=[["P2"]])])
    assert line_with(lines, "── Ada").endswith("─ 0 42 0 0 0")
    assert line_with(lines, "── Blaise").endswith("─ 0 0 0 77 0")
    assert line_with(part(lines, "Blaise"), "Timberette").startswith("Timberette (1 wood)")
