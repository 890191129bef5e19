"""Undo: free inside one's own turn, back to the last thing that revealed something; else by consent; never a reroll."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bricabrac.table.match import Match, NotNow, TakenBack
from tests.table.matches import (
    choose,
    everything,
    lived_through,
    match_at,
    new_match,
    option,
    play_on,
    states_of,
    undo_anything,
)

EVERYBODY = frozenset((0, 1))
NOBODY: frozenset[int] = frozenset()


def refused_undo(match: Match, seat: int, consent: frozenset[int] = NOBODY) -> str:
    """The reason, after a look that it changed nothing."""
    before = everything(match)
    with pytest.raises(NotNow) as refusal:
        match.undo(seat, consent)
    assert everything(match) == before
    return refusal.value.reason


def trading() -> Match:
    """Seat 0 has played the exchange and made two: nothing in its turn has revealed anything."""
    match = match_at(hand=[24, 11], stock={"charcoalium": 3})
    choose(match, "play", machine=24)
    choose(match, "use-effect")
    choose(match, "exchange", gained="wood")
    choose(match, "exchange", gained="copper")
    return match


def drawn() -> Match:
    """Seat 0 has played a machine for its production, and drawn: it is seat 1's turn."""
    match = match_at(hand=[11, 12], deck=[13, 14, 15, 21, 22])
    choose(match, "play", machine=11)
    choose(match, "use-production")
    return match


# What may be taken back freely


def test_a_choice_in_ones_own_turn_can_be_taken_back() -> None:
    match = match_at(hand=[24, 11])
    before = match.state
    choose(match, "play", machine=24)
    assert match.undo_refused(0) is None
    match.undo(0)
    assert match.state == before
    assert match.choices == ()


def test_the_choice_taken_back_is_returned() -> None:
    match = trading()
    last = match.choices[-1]
    assert match.undo(0) == last


def test_undo_goes_back_choice_by_choice_to_the_beginning_of_the_turn() -> None:
    match = trading()
    past = states_of(match)
    for made in (3, 2, 1, 0):
        match.undo(0)
        assert match.state == past[made]
    assert refused_undo(match, 0) == "undo-nothing"


def test_projects_being_chosen_can_be_taken_back() -> None:
    """The repair reveals nothing, and the turn is not over before the projects are chosen."""
    stock = {"copper": 3, "crystal": 3}
    match = match_at(board=[11], hand=[24], workshop=[11], row=[11], stock=stock, other_hand=[12])
    before = match.state
    choose(match, "repair", machine=11)
    decision = match.decision
    assert decision is not None
    assert decision.kind == "projects"
    match.undo(0)
    assert match.state == before


def test_what_was_told_is_taken_back_with_the_choice() -> None:
    match = trading()
    match.undo(0)
    with pytest.raises(IndexError):
        match.events_of(3)


# What needs consent


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    assert refused_undo(new_match(), 0, EVERYBODY) == "undo-nothing"


def test_the_choice_of_another_is_not_ones_own_to_take_back() -> None:
    assert refused_undo(trading(), 1) == "undo-not-yours"


def test_after_a_draw_undo_is_refused() -> None:
    assert refused_undo(drawn(), 0) == "undo-revealed"


def test_after_a_card_was_stolen_undo_is_refused() -> None:
    """The deck is empty: the stolen card is all that was learned."""
    match = match_at(hand=[31, 11, 12, 13, 14], other_hand=[15, 21, 22], deck=[])
    choose(match, "play", machine=31)
    told = choose(match, "use-effect")
    assert "steal-card" in [event.kind for event in told]
    assert refused_undo(match, 0) == "undo-revealed"


def test_after_random_cards_were_discarded_undo_is_refused() -> None:
    match = match_at(hand=[33, 11, 12, 13, 14], other_hand=[15, 21, 22], deck=[])
    choose(match, "play", machine=33)
    choose(match, "use-effect")
    assert refused_undo(match, 0) == "undo-revealed"


def test_after_project_tiles_were_drawn_undo_is_refused_in_the_same_turn() -> None:
    match = match_at(hand=[41, 11], pile=[11, 12, 13])
    choose(match, "play", machine=41)
    choose(match, "use-effect")
    assert match.to_move == 0
    assert refused_undo(match, 0) == "undo-revealed"


def test_undo_goes_back_to_the_last_thing_that_revealed_information_and_no_further() -> None:
    """Seat 1 exchanges after seat 0 has drawn."""
    match = match_at(hand=[11, 12], other_hand=[24, 24], other_stock={"charcoalium": 2})
    choose(match, "play", machine=11)
    choose(match, "use-production")
    choose(match, "play", machine=24)
    choose(match, "use-effect")
    choose(match, "exchange", gained="wood")
    for _ in range(3):
        match.undo(1)
    assert refused_undo(match, 1) == "undo-not-yours"
    assert refused_undo(match, 0) == "undo-revealed"


def test_once_all_agreed_to_take_back_what_was_revealed_the_turn_before_it_is_free_again() -> None:
    match = match_at(hand=[41, 11], pile=[11, 12, 13])
    choose(match, "play", machine=41)
    choose(match, "use-effect")
    match.undo(0, EVERYBODY)
    match.undo(0)
    assert match.choices == ()


def test_after_the_turn_ended_undo_is_refused_even_if_nothing_was_revealed() -> None:
    match = match_at(board=[11], hand=[12, 13], stock={"copper": 1, "crystal": 1})
    choose(match, "repair", machine=11)
    assert match.to_move == 1
    assert refused_undo(match, 0) == "undo-turn-ended"


def test_after_the_last_turn_undo_is_refused() -> None:
    match = match_at(seat=1, last_round=True, hand=[11, 12], deck=[])
    choose(match, "play", machine=11)
    choose(match, "use-production")
    assert match.over
    assert refused_undo(match, 1) == "undo-turn-ended"


@pytest.mark.parametrize("consent", [NOBODY, frozenset((0,))])
def test_ones_own_consent_is_not_enough(consent: frozenset[int]) -> None:
    assert refused_undo(drawn(), 0, consent) == "undo-revealed"


def test_a_seat_that_does_not_exist_takes_nothing_back_even_if_all_agree() -> None:
    assert refused_undo(trading(), 2, EVERYBODY) == "no-such-seat"


def test_with_the_consent_of_all_others_what_was_revealed_is_taken_back() -> None:
    match = drawn()
    match.undo(0, frozenset((1,)))
    assert match.to_move == 0
    assert match.state.hand_size[0] == 1


def test_with_consent_undo_goes_across_turns() -> None:
    match = play_on(new_match(), 20)
    past = states_of(match)
    while match.choices:
        match.undo(0, frozenset((1,)))
        assert match.state == past[len(match.choices)]


def test_with_consent_even_the_end_is_taken_back() -> None:
    match = match_at(seat=1, last_round=True, hand=[11, 12], deck=[])
    choose(match, "play", machine=11)
    choose(match, "use-production")
    match.undo(1, frozenset((0,)))
    assert not match.over
    assert match.result is None


def test_a_resignation_is_final() -> None:
    match = trading()
    match.resign(1)
    assert refused_undo(match, 0, EVERYBODY) == "undo-after-resignation"


# What is kept of it


def test_what_is_taken_back_is_kept_with_where_it_stood_and_who_took_it_back() -> None:
    match = trading()
    last = match.choices[-1]
    match.undo(0)
    assert match.taken_back == [TakenBack(3, 0, (last,))]


def test_choices_taken_back_in_a_row_are_one_cut_in_their_order() -> None:
    match = trading()
    made = match.choices
    for _ in range(3):
        match.undo(0)
    assert match.taken_back == [TakenBack(1, 0, made[1:])]


def test_a_choice_made_in_between_makes_it_two_cuts() -> None:
    match = trading()
    first = match.undo(0)
    choose(match, "exchange", gained="crystal")
    second = match.undo(0)
    assert first.option != second.option
    assert match.taken_back == [TakenBack(3, 0, (first,)), TakenBack(3, 0, (second,))]


def test_cuts_of_two_seats_are_kept_apart() -> None:
    match = drawn()
    second = match.undo(0, EVERYBODY)
    first = match.undo(1, EVERYBODY)
    assert match.taken_back == [TakenBack(1, 0, (second,)), TakenBack(0, 1, (first,))]


def test_what_was_taken_back_has_no_effect_on_what_is_chosen_next() -> None:
    match = trading()
    match.undo(0)
    choose(match, "exchange", gained="copper")
    assert match.state == trading().state


# Undo never rerolls


def test_a_card_drawn_again_is_the_same_card() -> None:
    match = new_match()
    play_on(match, 2)
    after = match.state
    options = [choice.option for choice in match.choices]
    undo_anything(match)
    undo_anything(match)
    for number in options:
        assert match.to_move is not None
        match.choose(match.to_move, number)
    assert match.state == after


def test_a_card_stolen_again_is_the_same_card() -> None:
    match = match_at(hand=[31, 11, 12, 13, 14], other_hand=[15, 21, 22, 23, 24], deck=[])
    choose(match, "play", machine=31)
    effect = option(match, "use-effect")
    match.choose(0, effect)
    stolen = match.state
    match.undo(0, EVERYBODY)
    match.choose(0, effect)
    assert match.state == stolen


@settings(max_examples=30, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.binary(max_size=100), st.integers(0, 100), st.integers(0))
def test_after_any_undo_the_same_choices_give_the_same_states(seed: bytes, life: bytes, back: int, detour: int) -> None:
    """Even when something else was tried in between: luck is in the position, not in how it was reached."""
    match = lived_through(new_match(seed), life)
    past, made = states_of(match), match.choices
    for _ in range(min(back, len(made))):
        undo_anything(match)
    kept = len(match.choices)
    play_on(match, 3, luck=Random(detour).randrange(1000))
    while len(match.choices) > kept:
        undo_anything(match)
    for choice in made[kept:]:
        match.choose(choice.seat, choice.option)
    assert states_of(match) == past
