"""Options as data: what each says before it is chosen is what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bricabrac.games.game import Option, Thing
from bricabrac.games.imaginarium.components import HIDDEN, STUFFS
from bricabrac.games.imaginarium.decisions import OPTIONS
from bricabrac.games.imaginarium.describe import describe_option
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.turn import choose
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.tables import options_of
from tests.games.imaginarium.told import amounts, change, decision, option, options, random_steps, told, values

ATTACKS = ("A1", "A2", "A3", "A4")
LATER = ("go-to-extractor", "buy-with-resources")
"""What they say to bring or to cost comes with a later step."""


def described() -> Iterator[tuple[State, Option]]:
    for before, _, _, _ in random_steps():
        for each in decision(before).options:
            yield before, each


# What an option says and what it does


def test_what_an_option_says_to_bring_and_to_cost_is_what_the_stock_changes_by() -> None:
    for before, each in described():
        if each.kind in LATER or each.data.get("machine") in ATTACKS:
            continue
        after = before.copy()
        choose(after, each.number)
        said = amounts(each.data, "gained")
        said.subtract(amounts(each.data, "paid", "spent", "lost"))
        assert {name: amount for name, amount in said.items() if amount} == change(before, after, before.seat), each


def test_the_projects_that_an_end_of_the_actions_announces_are_those_that_are_validated() -> None:
    ends = [(step[0], step[3]) for step in random_steps() if any(each.kind == "initiative" for each in step[3])]
    assert ends
    for before, events in ends:
        for end in options(before, "end-actions"):
            validated = [event.data for event in events if event.kind in ("validate", "validate-secret")]
            assert end.data["validates"] == tuple(sorted(int(str(data["project"])) for data in validated))
            assert end.data["points"] == sum(int(str(data["points"])) for data in validated)


def test_every_legal_option_is_described_by_its_number() -> None:
    for before, _, _, _ in random_steps():
        assert [each.number for each in decision(before).options] == options_of(before)


def test_options_of_one_decision_can_be_told_apart() -> None:
    for before, _, _, _ in random_steps():
        said = Counter((each.kind, str(dict(each.data))) for each in decision(before).options)
        assert max(said.values()) == 1, said.most_common(1)


@pytest.mark.parametrize("number", [-1, -OPTIONS])
def test_a_number_below_all_blocks_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="no option has the number"):
        describe_option(position(at="plan"), number)


# Nothing that is hidden


def test_nothing_hidden_is_in_what_is_said() -> None:
    for _, each in described():
        assert HIDDEN not in list(values(each.data))


def test_what_a_counting_player_knows_of_others_changes_nothing_that_is_said() -> None:
    for before, _, _, _ in random_steps():
        view = imaginarium().view(before, before.seat)
        other = view.copy()
        for seat in range(view.seats):
            other.counted[seat] = [99] * STUFFS
        for number in options_of(before):
            assert describe_option(view, number) == describe_option(other, number)


# Prices


def test_a_reserved_machine_says_its_price_and_what_is_missing_as_yet() -> None:
    """I5.5."""
    state = position(at="plan", conveyor=["S2", "P1"], stock={"charcoalium": 3, "wood": 1})
    dear, cheap = (option(state, "reserve", space=space).data for space in (1, 2))
    assert (dear["price"], dear["missing"], dear["due"], dear["unpayable"]) == (7, 4, 8, True)
    assert (cheap["price"], cheap["missing"], cheap["due"], cheap["unpayable"]) == (4, 1, 2, True)


def test_the_level_is_not_in_the_price_for_whoever_has_the_assistant() -> None:
    """I11.5."""
    state = position(at="plan", conveyor=["S2"], assistants=[5])
    assert option(state, "reserve", space=1).data["price"] == 4


def test_the_top_machine_says_what_the_reserved_one_then_lacks() -> None:
    """I11.7 before I5.5."""
    state = position(at="collect", stands=7, conveyor=[None] * 6 + ["P1"], stock={"charcoalium": 4}, assistants=[7])
    assert option(state, "buy-top").data["short"] == 1


# Repairs


def test_an_attack_says_whom_it_reaches_and_who_is_protected() -> None:
    """I8.7, I8.8."""
    state = position(
        at="act",
        pair=("repair", "trade"),
        yard=["A1", "A2"],
        stock={"wood": 1, "copper": 1, "crystal": 2},
        others=[Player(slots=[["D1"]]), Player(slots=[["D2"]])],
    )
    seats = {
        machine: [option(state, "repair", machine=machine).data[name] for name in ("exposed_seats", "protected_seats")]
        for machine in ("A1", "A2")
    }
    assert seats == {"A1": [(2,), (1,)], "A2": [(1,), (2,)]}


def test_a_repair_says_which_project_it_would_fulfil() -> None:
    """I9.5: two transformation machines."""
    state = position(
        at="act",
        pair=("repair", "trade"),
        slots=[["T1"]],
        yard=["T2", "P2"],
        stock={"wood": 1, "copper": 2, "crystal": 1},
        office=[13],
    )
    assert option(state, "repair", machine="T2").data["completes"] == (13,)
    assert option(state, "repair", machine="P2").data["completes"] == ()


def test_a_dismantling_says_which_project_it_would_break() -> None:
    state = position(at="act", pair=("dismantle", "trade"), slots=[["T1"], ["T2"]], office=[13])
    assert option(state, "dismantle-for-points", machine="T1").data["breaks"] == (13,)


def test_the_end_of_the_actions_announces_a_secret_project_too() -> None:
    """I11.8."""
    state = position(at="act", pair=("recruit", "extract"), slots=[["T1", "T1"]], assistants=[8], secrets=[12, 13])
    assert option(state, "end-actions").data["validates"] == (13,)


def test_the_recycler_counts_what_could_come_back() -> None:
    """I8.11: not what is instant."""
    words = {"at": "act", "pair": ("repair", "trade"), "yard": ["S1"], "stock": {"wood": 1, "copper": 1, "crystal": 2}}
    full = position(**words, discard=["A1", "P1", "P2"])  # type: ignore[arg-type]
    empty = position(**words, discard=["A1"])  # type: ignore[arg-type]
    assert option(full, "repair").data["recyclable"] == 2
    assert option(empty, "repair").data["nothing_to_recycle"] is True


# Arrangements


def test_an_arrangement_says_what_each_use_of_the_slot_brings() -> None:
    """I8.1-8.4."""
    state = position(at="arrange", pair=("reorganise", "recruit"), loose=["P2", "P2", "T1", "D3"])
    found = {each.data["machines"]: each.data for each in options(state, "arrange")}
    assert found["P2", "P2"]["yields"] == (("wood", 3),)
    assert (found["P2", "T1"]["takes"], found["P2", "T1"]["yields"]) == (0, (("charcoalium", 3),))
    later = position(at="arrange", pair=("reorganise", "recruit"), loose=["T4", "T4"])
    stacked = option(later, "arrange", machines=("T4", "T4")).data
    assert (stacked["takes"], stacked["yields"]) == (2, (("charcoalium", 9),))


def test_an_arrangement_says_what_the_slot_protects_from() -> None:
    """I8.7."""
    state = position(at="arrange", pair=("reorganise", "recruit"), loose=["D1", "D3"])
    together = option(state, "arrange", machines=("D1", "D3"))
    assert together.data["protects"] == ("charcoalium", "resources", "disabling")


def test_an_arrangement_says_which_project_it_fulfils() -> None:
    """I9.5: three identical machines combined; six machines are there however they are arranged."""
    state = position(
        at="arrange", pair=("reorganise", "recruit"), loose=["P1", "P1", "P1", "P2", "P2", "P2"], office=[3, 10]
    )
    completes = {each.data["machines"]: each.data["completes"] for each in options(state, "arrange")}
    assert completes == {("P1", "P1", "P1"): (3,), ("P1", "P1"): (), ("P1",): ()}


def test_an_arrangement_does_not_take_credit_for_what_any_other_would_fulfil() -> None:
    """I9.5: two transformation machines."""
    state = position(at="arrange", pair=("reorganise", "recruit"), loose=["T1", "T1"], office=[13])
    assert option(state, "arrange", machines=("T1", "T1")).data["completes"] == ()


def test_of_equal_slots_those_that_were_used_are_not_lit_up() -> None:
    """I5.2."""
    state = position(at="use", slots=[["P1"], ["P1"]], used=[["P1"]])
    assert option(state, "use").things == (Thing("slot", 0, 0),)


def test_what_is_borrowed_is_named_with_its_owners() -> None:
    """I11.12: whose it is makes no difference."""
    state = position(
        at="use",
        slots=[["P2"]],
        assistants=[12],
        others=[Player(slots=[["P2"]]), Player(slots=[["P2"]], disabled=[["P1"]])],
    )
    assert [(each.data["machine"], each.data["owner_seats"]) for each in options(state, "borrow")] == [("P2", (1, 2))]


def test_a_slot_that_is_disabled_already_is_said_to_be() -> None:
    """I8.10."""
    state = position(
        at="disable", pair=("repair", "trade"), slots=[["A6"]], others=[Player(slots=[["P1"]], disabled=[["P2"]])]
    )
    already = {each.data["machines"]: each.data["already"] for each in options(state, "disable")}
    assert already == {("P1",): False, ("P2",): True}


def test_what_is_told_of_a_choice_has_the_name_of_the_option() -> None:
    """So that a page can show one where it has shown the other."""
    same = {"reserve", "sabotage", "dial", "extract", "recruit", "repair", "sell", "buy", "apply", "disable", "arrange"}
    for before, number, _, events in random_steps():
        (made,) = [each for each in decision(before).options if each.number == number]
        assert made.kind not in same or told(events, made.kind)
