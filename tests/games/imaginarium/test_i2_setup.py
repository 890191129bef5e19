"""I2: setup, for every number of seats."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from bricabrac.games.dice import roll
from bricabrac.games.game import BadSetup
from bricabrac.games.imaginarium.components import KIND_OF, MACHINES, NOTHING
from bricabrac.games.imaginarium.deal import reveal_machines, sort_conveyor
from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.games.imaginarium.state import Purpose, State
from tests.games.imaginarium import conservation
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Table, position, saboteur
from tests.games.imaginarium.random_tables import dealt
from tests.games.imaginarium.workshops import WORKSHOPS

DEALS: Final = 12
each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])
LEVEL: Final = {"P1": 1, "P2": 1, "T1": 1, "T2": 1, "D1": 1, "P6": 3, "D3": 3, "S1": 3, "S2": 3}


def deals(seats: int) -> list[Table]:
    return [Table(dealt(seats, bytes([number]) * 32)) for number in range(DEALS)]


def workshops(table: Table) -> list[int]:
    """By seat."""
    return [workshop + 1 for workshop in table.state.workshop if workshop != NOTHING]


def conveyor(table: Table) -> list[str]:
    return [serial for serial in table.conveyor() if serial is not None]


# Workshops


@each_number_of_seats
def test_i2_1_everybody_has_another_workshop(seats: int) -> None:
    for table in deals(seats):
        assert len(set(workshops(table))) == len(workshops(table)) == seats


@each_number_of_seats
def test_i2_1_each_seat_gets_each_workshop_now_and_then(seats: int) -> None:
    met = {(seat, number) for deal in range(80) for seat, number in enumerate(workshops_of_deal(seats, deal))}
    assert met == {(seat, number) for seat in range(seats) for number in WORKSHOPS}


def workshops_of_deal(seats: int, deal: int) -> list[int]:
    return workshops(Table(dealt(seats, deal.to_bytes(32, "little"))))


@each_number_of_seats
def test_i2_1_a_workshop_gives_its_stock_and_two_repaired_machines_in_slots_of_their_own(seats: int) -> None:
    for table in deals(seats):
        for seat, number in enumerate(workshops(table)):
            assert (table.stock(seat), table.slots(seat)) == WORKSHOPS[number]


@each_number_of_seats
def test_i2_1_nobody_begins_with_anything_else(seats: int) -> None:
    for table in deals(seats):
        for seat in range(seats):
            nothing = (table.points(seat), table.yard(seat), table.assistants(seat), table.secrets(seat))
            assert nothing == (0, [], [], [])
            assert table.disabled(seat) == []
            assert table.dialled(seat) is None


@each_number_of_seats
def test_i2_1_only_the_machines_of_workshops_in_play_are_taken_out_of_the_deck(seats: int) -> None:
    for table in deals(seats):
        in_play = Counter(serial for number in workshops(table) for slot in WORKSHOPS[number][1] for serial in slot)
        assert Counter([*table.deck(), *conveyor(table)]) == conservation.MACHINES - in_play


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i2_1_the_workshop_gives_the_place_on_the_track_and_unused_places_stay_empty(seats: int) -> None:
    for table in deals(seats):
        numbers = workshops(table)
        assert table.track() == [numbers.index(place) if place in numbers else None for place in range(1, 6)]


def test_i2_1_the_lowest_workshop_in_play_plans_first_even_if_place_1_is_empty() -> None:
    later = [table for table in deals(3) if 1 not in workshops(table)]
    assert later
    for table in later:
        assert table.seat == workshops(table).index(min(workshops(table)))


# Machines


@each_number_of_seats
def test_i2_2_seven_machines_are_revealed_and_none_of_them_attacks(seats: int) -> None:
    for table in deals(seats):
        assert len(conveyor(table)) == 7
        assert not any(serial.startswith("A") for serial in conveyor(table))
        assert len(table.deck()) == 61 - 2 * seats - 7
        assert table.discard() == []


@each_number_of_seats
def test_i2_2_the_other_machines_are_shuffled(seats: int) -> None:
    assert len({tuple(table.deck()) for table in deals(seats)}) == DEALS


def to_reveal(deck: list[str]) -> State:
    """Top first."""
    state = State.blank()
    state.key, state.conveyor = [0] * 8, [NOTHING] * 7
    cards = [KIND_OF[serial] for serial in reversed(deck)]
    state.deck_size, state.deck = len(cards), [*cards, *[NOTHING] * (MACHINES - len(cards))]
    return state


def put_back_anywhere(deck: list[str], key: list[int]) -> tuple[list[str], list[str]]:
    """The clause with the same luck: how many cards are to lie above is rolled, from none to all."""
    deck, shown, used = list(deck), list[str](), [0] * len(Purpose)
    while len(shown) < 7:
        card = deck.pop(0)
        if card.startswith("A"):
            deck.insert(roll(key, used, Purpose.MACHINES, len(deck) + 1), card)
        else:
            shown.append(card)
    return shown, deck


@pytest.mark.parametrize("number", range(40))
def test_i2_2_an_attack_machine_is_put_back_anywhere_and_replaced_until_seven_are_revealed(number: int) -> None:
    luck = Random(number)
    deck = ["A1", "A6", "A4", "A2", "P1", "P2", "P3", "P4", "T1", "T2", "D1", "S2", "T4"]
    luck.shuffle(deck)
    state = to_reveal(deck)
    state.key = [luck.randrange(2**31) for _ in range(8)]
    expected = put_back_anywhere(deck, state.key)
    reveal_machines(state)
    table = Table(state)
    assert (table.conveyor(), table.deck()) == expected


def test_i2_2_a_card_put_back_may_end_on_the_bottom_and_above_it() -> None:
    ends = set()
    for number in range(40):
        state = to_reveal(["A1", "P1", "P1", "P1", "P1", "P1", "P1", "P1", "P2"])
        state.key[0] = number
        reveal_machines(state)
        ends.add(tuple(Table(state).deck()))
    assert ends == {("P2", "A1"), ("A1", "P2")}


def test_i2_2_without_attack_machines_the_first_seven_are_revealed_and_no_luck_is_used() -> None:
    state = to_reveal(["P1", "P2", "P3", "P4", "T1", "T2", "T3", "A1"])
    reveal_machines(state)
    assert Table(state).conveyor() == ["P1", "P2", "P3", "P4", "T1", "T2", "T3"]
    assert state.used == [0] * len(Purpose)


@each_number_of_seats
def test_i2_2_levels_decrease_from_the_deck_to_the_far_end(seats: int) -> None:
    for table in deals(seats):
        levels = [LEVEL.get(serial, 2) for serial in conveyor(table)]
        assert levels == sorted(levels, reverse=True)


def test_i2_2_of_equal_levels_the_one_revealed_earlier_lies_nearer_the_deck() -> None:
    state = to_reveal([])
    state.conveyor = [KIND_OF[serial] for serial in ("P2", "T4", "D3", "P1", "P3", "S2", "T1")]
    sort_conveyor(state)
    assert Table(state).conveyor() == ["D3", "S2", "T4", "P3", "P2", "P1", "T1"]


# Assistants and projects


@each_number_of_seats
def test_i2_3_three_assistants_are_revealed_from_a_shuffled_pile(seats: int) -> None:
    for table in deals(seats):
        assert (len(table.row()), len(table.assistant_pile())) == (3, 10)
    assert len({(*table.row(), *table.assistant_pile()) for table in deals(seats)}) == DEALS


@each_number_of_seats
def test_i2_3_as_many_projects_as_players_and_four_are_revealed_from_a_shuffled_pile(seats: int) -> None:
    for table in deals(seats):
        assert (len(table.office()), len(table.pile())) == (seats + 4, 14 - seats - 4)
    assert len({tuple(table.pile()) for table in deals(seats)}) > DEALS // 2
    assert len({tuple(table.office()) for table in deals(seats)}) > DEALS // 2


@each_number_of_seats
def test_i2_3_nothing_is_validated_or_out_of_the_game(seats: int) -> None:
    for table in deals(seats):
        assert table.out_of_the_game() == []
        assert [table.validated(project) for project in range(1, 15)] == [[]] * 14


# Two players


def test_i2_4_two_players_have_saboteurs_on_1_and_2_and_handymen_on_3_and_4_by_ascending_workshop() -> None:
    orders = set()
    for table in deals(2):
        lower, higher = sorted(range(2), key=workshops(table).__getitem__)
        assert table.track() == [saboteur(lower), saboteur(higher), lower, higher, None]
        orders.add((lower, higher))
    assert orders == {(0, 1), (1, 0)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i2_4_more_players_have_no_saboteurs(seats: int) -> None:
    for table in deals(seats):
        assert sorted(piece for piece in table.track() if piece is not None) == list(range(seats))


# A new game


@pytest.mark.parametrize("seats", [1, 6])
def test_i2_1_there_is_no_game_for_fewer_than_two_or_more_than_five(seats: int) -> None:
    with pytest.raises(BadSetup):
        imaginarium().new(bytes(32), seats)


@each_number_of_seats
def test_i3_1_the_first_round_begins_with_the_planning_of_the_first_on_the_track(seats: int) -> None:
    for table in deals(seats):
        first = next(piece for piece in table.track() if piece is not None)
        assert (table.asked, table.round, table.seat) == ("plan", 1, first % saboteur(0))


def test_i2_1_the_first_player_of_the_rulebook_gains_a_charcoalium_and_a_wood_in_each_turn() -> None:
    """Page 6: workshop 1 begins with a P1 and a P2, usable from the first turn on."""
    stock, slots = WORKSHOPS[1]
    table = Playing(position(at="use", stock=stock, slots=slots, stands=8, round_number=1)).take("use-all")
    extracted = 1
    assert table.stock(0) == {"charcoalium": 3 + 1 + extracted, "wood": 1 + 1, "copper": 1, "crystal": 1}
