"""The greedy player of Imaginarium: what it can see, and that it sees the obvious."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.bots.bots import ImaginariumGreedyBot, bot_named
from bricabrac.games.dice import set_simulated_key
from bricabrac.games.game import Decision, Option
from bricabrac.games.imaginarium import decisions as numbers
from bricabrac.games.imaginarium.components import KIND_OF, Action
from bricabrac.games.imaginarium.contents import CONTENT_OF, FIRST_USE
from bricabrac.games.imaginarium.deal import deal
from bricabrac.games.imaginarium.state import State
from bricabrac.games.imaginarium.turn import advance, follow_up, step
from bricabrac.games.imaginarium.view import hide
from tests.games.imaginarium.positions import Pair, Player, position, saboteur
from tests.games.imaginarium.tables import NO_OPTIONS, options_of

some_positions = settings(max_examples=40, deadline=None)
REPAIR_AND_TRADE = ("repair", "trade")
DIAL_REPAIR_AND_TRADE = numbers.DIAL + numbers.PAIRS.index((Action.REPAIR, Action.TRADE))
BUY_COPPER = numbers.TRADE + 4
BUY_POINT = numbers.TRADE + 6


@st.composite
def undecided(draw: st.DrawFn) -> State:
    """Somewhere in a game that was played at random."""
    state = State.blank()
    state.seats = draw(st.integers(2, 5))
    set_simulated_key(state.key, draw(st.integers(0, 1000)), 0)
    deal(state)
    follow_up(state)
    lots = Random(draw(st.integers(0, 1000)))
    options = NO_OPTIONS.copy()
    for _ in range(draw(st.integers(0, 250))):
        step(state, options[lots.randrange(advance(state, options))])
    advance(state, options)
    return state


def view_of(state: State) -> State:
    view = state.copy()
    hide(view, state.seat)
    return view


def answer(state: State, seed: int = 1) -> int:
    decision = Decision(state.seat, "any", tuple(Option(number, "any") for number in options_of(state)))
    return bot_named("imaginarium", "greedy", seed).choose(view_of(state), decision)


def space(number: int) -> int:
    return numbers.PLAN + number - 1


# What every bot owes to the table


@some_positions
@given(undecided(), st.integers(0, 2**64 - 1))
def test_it_always_answers_with_one_of_the_options_and_the_same_again(state: State, seed: int) -> None:
    chosen = answer(state, seed)
    assert chosen in options_of(state)
    assert answer(state, seed) == chosen


@some_positions
@given(undecided())
def test_it_leaves_the_view_as_it_is(state: State) -> None:
    view = view_of(state)
    decision = Decision(state.seat, "any", tuple(Option(number, "any") for number in options_of(state)))
    ImaginariumGreedyBot(3).choose(view, decision)
    assert view == view_of(state)


# Planning


def test_it_reserves_what_it_can_pay_rather_than_lose_everything() -> None:
    """I5.5: with 2 charcoalium a Diplomatrice next to the deck cannot be paid, a Charbonneuse at the far end can."""
    empty = [None] * 5
    planning = position(at="plan", conveyor=["S2", *empty, "P1"], pieces={8: 1, 9: 2, 10: 3}, seats=4,
                        stock={"charcoalium": 2}, track=[0])  # fmt: skip
    assert answer(planning) == space(7)


def test_it_counts_on_what_its_machines_produce_before_it_pays() -> None:
    """Three combined Charbonneuses give 7 charcoalium in the turn, enough for the Diplomatrice."""
    empty = [None] * 5
    planning = position(at="plan", conveyor=["S2", *empty, "P1"], pieces={8: 1, 9: 2, 10: 3}, seats=4,
                        slots=[["P1", "P1", "P1"]], track=[0],
                        stock={"wood": 1, "copper": 1, "crystal": 2})  # fmt: skip
    assert answer(planning) == space(1)


def test_with_nothing_to_spend_it_takes_the_extractor_that_gives_most() -> None:
    planning = position(at="plan", conveyor=["S2", "D3"], seats=3, track=[0, 1, 2])
    assert answer(planning) == space(10)


def test_its_saboteur_takes_away_what_only_the_opponent_can_pay() -> None:
    rich = Player(stock={"charcoalium": 9, "wood": 2, "copper": 2, "crystal": 2}, slots=[["P1"]])
    planning = position(at="plan", seats=2, conveyor=["S2", "D1"], slots=[["P1"]], others=[rich],
                        track=[saboteur(0), saboteur(1), 0, 1])  # fmt: skip
    assert answer(planning) == space(1)


# Its own turn


def test_it_uses_whatever_costs_nothing() -> None:
    using = position(at="use", slots=[["P1"], ["P2"]])
    assert answer(using) == numbers.USE_ALL


def test_it_does_not_transform_at_a_loss() -> None:
    """A Transmutoir would make copper of the crystal."""
    using = position(at="use", slots=[["T2"]], stock={"crystal": 1})
    assert answer(using) == numbers.END_USE


def test_it_transforms_what_it_has_plenty_of() -> None:
    using = position(at="use", slots=[["T1"]], stock={"wood": 9})
    burn_wood = FIRST_USE[CONTENT_OF[KIND_OF["T1"],]]
    assert answer(using) == numbers.USE + burn_wood


@pytest.mark.parametrize(
    ("at", "pair", "option"), [("dial", None, DIAL_REPAIR_AND_TRADE), ("act", REPAIR_AND_TRADE, BUY_COPPER)]
)
def test_it_buys_what_is_missing_for_a_repair(at: str, pair: Pair | None, option: int) -> None:
    """The Diplomatrice in the yard needs the copper that 2 charcoalium buy; no assistant is as cheap."""
    turn = position(at=at, pair=pair, yard=["S2"], row=[1, 3, 10], stock={"charcoalium": 2, "wood": 1, "crystal": 2})
    assert answer(turn) == option


def test_it_repairs_the_machine_that_fulfils_a_project() -> None:
    """Project 7, two defence machines; the Charbonneuse would cost as much."""
    acting = position(at="act", yard=["D2", "P1"], slots=[["D1"], ["P2"]], pair=("repair", "extract"), office=[7],
                      stock={"wood": 3, "copper": 1})  # fmt: skip
    assert answer(acting) == numbers.REPAIR + KIND_OF["D2"]


def test_it_combines_machines_when_it_reorganises() -> None:
    """Three Charbonneuses give 7 together, 3 apart."""
    arranging = position(at="arrange", pair=("reorganise", "recruit"), loose=["P1", "P1", "P1", "P2"])
    assert answer(arranging) == numbers.ARRANGE + CONTENT_OF[(KIND_OF["P1"],) * 3]


def test_it_hits_the_slot_that_yields_most() -> None:
    """I8.10."""
    victim = Player(slots=[["P2"], ["P1", "P1", "P1"], ["D1"]])
    attacking = position(at="disable", pair=("repair", "extract"), slots=[["A6"]], others=[victim])
    assert answer(attacking) == numbers.DISABLE + CONTENT_OF[(KIND_OF["P1"],) * 3]


def test_it_removes_the_project_that_an_opponent_is_about_to_fulfil() -> None:
    """I8.9: of two that it is far from itself, the one for which an opponent has everything but a repair."""
    rival = Player(slots=[["D1"]], yard=["D2"])
    attacking = position(at="remove-project", pair=("repair", "extract"), slots=[["A5"]], others=[rival],
                         office=[4, 7])  # fmt: skip
    assert answer(attacking) == numbers.REMOVE + 6


# The end of the game


@pytest.mark.parametrize("seed", range(3))
def test_it_ends_the_game_when_it_is_ahead(seed: int) -> None:
    ending = position(at="act", points=19, stock={"charcoalium": 5}, pair=("trade", "dismantle"),
                      others=[Player(points=10)])  # fmt: skip
    assert answer(ending, seed) == BUY_POINT


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_end_a_game_that_it_would_lose(seed: int) -> None:
    """I6.1, I10.1: with 20 points it would be behind by the majorities of the other."""
    rich = Player(points=19, stock={"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9})
    ending = position(at="act", points=19, stock={"charcoalium": 5}, pair=("trade", "dismantle"), others=[rich])
    assert answer(ending, seed) != BUY_POINT
