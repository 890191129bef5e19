"""N10.2: who knows a card that was stolen at random (N6.8, N6.9), and for how long."""

from __future__ import annotations

from collections import Counter

from bricabrac.games.game import SPECTATOR
from bricabrac.games.nicodemus.components import HIDDEN, MACHINE_IDS, NOTHING, Effect
from bricabrac.games.nicodemus.state import Pending
from tests.games.nicodemus.positions import KIND, Table, table
from tests.games.nicodemus.viewing import data_told, games, played_game, same_to, view

DECK = [13, 22, 24, 25] * 4


def cards_known(played: Table, seat: int, viewer: int) -> list[int]:
    """The machines in a hand that a viewer knows, by their ids."""
    return sorted(MACHINE_IDS[kind] for kind in view(played, viewer).hand[seat] if kind not in (HIDDEN, NOTHING))


def luck_that_steals(machine: int, played: Table) -> Table:
    """The theft by machine 31, with luck that takes such a card from the opponent."""
    for number in range(200):
        tried = Table(played.state.copy())
        tried.state.key = [number, 0, 0, 0, 0, 0, 0, 0]
        tried.choose("play", machine=31).choose("use-effect")
        if data_told(tried, "steal-card", 1)[0]["machine"] == machine:
            return tried
    raise AssertionError(f"no luck steals {machine}")


def stolen(machine: int = 12, **words: object) -> Table:
    """Seat 0 has stolen this card from seat 1."""
    return luck_that_steals(
        machine, table(**{"hand": [31], "other_hand": [12, 14, 32], "deck": DECK, "board": [11], **words})
    )


def test_n10_2_a_stolen_card_is_known_to_its_victim() -> None:
    assert cards_known(stolen(12), 0, 1) == [12]


def test_n10_2_a_stolen_card_is_known_to_its_thief() -> None:
    assert cards_known(stolen(12), 0, 0) == [12, 13, 22, 24, 25]


def test_n10_2_a_stolen_card_is_not_known_to_a_spectator() -> None:
    played = stolen(12)
    assert cards_known(played, 0, SPECTATOR) == []
    assert not any(view(played, SPECTATOR).seen[0])


def test_n10_2_a_card_stolen_together_with_a_resource_is_known_likewise() -> None:
    played = table(hand=[32], other_hand=[12, 12, 14], other_stock={"wood": 1}, deck=DECK).choose("play", machine=32)
    played.choose("use-effect")
    (data,) = data_told(played, "steal-card", 0)
    assert data_told(played, "steal-card", 1) == [data]
    assert data_told(played, "steal-card", SPECTATOR) == [{}]
    assert cards_known(played, 0, 1) == [data["machine"]]


def test_n10_2_the_theft_of_a_card_is_told_to_all_the_card_to_thief_and_victim_only() -> None:
    played = stolen(12)
    assert data_told(played, "steal-card", 0) == [{"machine": 12}]
    assert data_told(played, "steal-card", 1) == [{"machine": 12}]
    assert data_told(played, "steal-card", SPECTATOR) == [{}]


def test_n10_2_the_victim_learns_nothing_of_the_rest_of_the_thiefs_hand() -> None:
    played = stolen(12, hand=[31, 15, 15])
    assert cards_known(played, 0, 1) == [12]
    assert view(played, 1).hand[0].count(HIDDEN) == 4


def test_n10_2_the_thief_learns_nothing_of_the_rest_of_the_victims_hand() -> None:
    assert cards_known(stolen(12), 1, 0) == []


def test_n10_2_where_the_known_card_lies_in_the_hand_tells_nothing() -> None:
    """The rest of the hand may be lower or higher cards: the victim sees the same."""
    low = stolen(21, hand=[31, 11, 11], other_hand=[21, 22, 23], deck=[42, 42])
    high = stolen(21, hand=[31, 42, 42], other_hand=[21, 22, 23], deck=[11, 11])
    assert same_to(1, low.state, high.state)


def test_n10_2_a_stolen_card_is_known_until_it_is_played() -> None:
    played = stolen(12).choose("play", machine=14).choose("use-charcoalium")
    assert cards_known(played, 0, 1) == [12]
    played.choose("play", machine=12)
    assert cards_known(played, 0, 1) == []


def test_n10_2_a_stolen_card_is_known_until_it_is_scrapped() -> None:
    played = stolen(12, hand=[31, 21]).choose("play", machine=14).choose("use-charcoalium")
    played.choose("play", machine=21).choose("use-effect").choose("scrap-hand", machine=12)
    assert 12 not in played.hand(0)
    assert cards_known(played, 0, 1) == []


def test_n10_2_other_cards_of_the_thief_come_and_go_while_the_stolen_one_stays_known() -> None:
    played = stolen(12).choose("play", machine=14).choose("use-charcoalium")
    played.choose("play", machine=22).choose("use-charcoalium")
    assert cards_known(played, 0, 1) == [12]


def test_n10_2_after_one_of_two_equal_cards_was_played_nobody_can_tell_which_one_is_left() -> None:
    """Knowledge is a lower bound: the thief held a 12 before, so the one played may have been the stolen one."""
    played = stolen(12, hand=[31, 12]).choose("play", machine=14).choose("use-charcoalium")
    assert played.hand(0).count(12) == 2
    assert cards_known(played, 0, 1) == [12]
    played.choose("play", machine=12).choose("use-charcoalium")
    assert played.hand(0).count(12) == 1
    assert cards_known(played, 0, 1) == []
    assert 12 in cards_known(played, 0, 0)


def test_n10_2_to_the_victim_a_thief_with_another_equal_card_looks_like_one_without() -> None:
    """In one game the thief held another 12 before, in the other game that lies at the bottom of the deck."""
    with_another = stolen(12, hand=[31, 12], deck=[*DECK, 15])
    without = stolen(12, hand=[31, 15], deck=[*DECK, 12])
    assert same_to(1, with_another.state, without.state)
    for played in (with_another, without):
        played.choose("play", machine=14).choose("use-charcoalium").choose("play", machine=12).choose("use-charcoalium")
    assert with_another.hand(0) != without.hand(0)
    assert same_to(1, with_another.state, without.state)


def test_n10_2_of_two_stolen_equal_cards_one_is_still_known_after_the_other_was_played() -> None:
    played = stolen(12, hand=[31, 31], other_hand=[12, 12, 14, 32]).choose("play", machine=14).choose("use-charcoalium")
    played = luck_that_steals(12, played)
    assert cards_known(played, 0, 1) == [12, 12]
    played.choose("play", machine=32).choose("use-charcoalium").choose("play", machine=12)
    assert cards_known(played, 0, 1) == [12]


def test_n10_2_of_two_stolen_cards_and_an_equal_own_one_each_card_played_makes_one_known_card_less() -> None:
    played = stolen(12, hand=[12, 31, 31], other_hand=[12, 12, 14, 32])
    played = luck_that_steals(12, played.choose("play", machine=14).choose("use-charcoalium"))
    assert played.hand(0).count(12) == 3
    assert cards_known(played, 0, 1) == [12, 12]
    played.choose("play", machine=32).choose("use-charcoalium").choose("play", machine=12).choose("use-charcoalium")
    assert cards_known(played, 0, 1) == [12]
    played.choose("play", machine=played.hand(1)[0]).choose("use-charcoalium").choose("play", machine=12)
    assert played.hand(0).count(12) == 1
    assert cards_known(played, 0, 1) == []


def test_n10_2_a_card_stolen_back_is_known_to_the_first_thief_and_to_nobody_as_theirs() -> None:
    played = luck_that_steals(12, stolen(12, other_hand=[12, 14, 31]))
    assert 12 in played.hand(1)
    assert cards_known(played, 1, 0) == [12]
    assert cards_known(played, 0, 1) == []


def test_n10_2_a_known_card_that_is_discarded_at_random_is_no_longer_in_the_hand_that_is_known() -> None:
    kept = 0
    for number in range(20):
        played = stolen(12, other_hand=[12, 14, 33])
        played.state.key = [number, 0, 0, 0, 0, 0, 0, 0]
        played.choose("play", machine=33).choose("use-effect")
        assert len(played.hand(0)) == 2
        assert cards_known(played, 0, 1) == [each for each in played.hand(0) if each == 12]
        kept += 12 in played.hand(0)
    assert 0 < kept < 20


def test_n10_2_a_known_card_is_in_the_thiefs_hand_however_the_rest_is_imagined() -> None:
    played = stolen(12, hand=[31, 15])
    for number in range(30):
        imagined = played.game.reshuffled(view(played, 1), bytes([number]) * 32)
        assert KIND[12] in imagined.hand[0]
        assert imagined.hand[1] == played.state.hand[1]


def test_n10_2_a_spectator_may_imagine_the_thief_without_the_stolen_card() -> None:
    played = stolen(12)
    imagined = [played.game.reshuffled(view(played, SPECTATOR), bytes([number]) * 32) for number in range(30)]
    assert {KIND[12] in state.hand[0] for state in imagined} == {True, False}


# over whole games


def card_being_scrapped(played: Table) -> list[int]:
    """N6.3: it lies on the table while its cubes are being chosen."""
    scrapped = played.state.pending == Pending.CUBES and played.state.effect == Effect.SCRAP_FROM_HAND
    return [MACHINE_IDS[played.state.selected]] if scrapped else []


@games
def test_n10_2_of_the_other_hand_a_view_holds_what_was_stolen_from_the_viewer_and_what_is_being_scrapped(
    game_number: int,
) -> None:
    """The cards that each seat can have stolen from the other are counted along, from the events alone."""
    stolen_by: list[list[int]] = [[], []]
    for played in played_game(game_number):
        for event in played.events:
            if event.kind == "steal-card":
                machine = event.open().data["machine"]
                assert isinstance(machine, int)
                stolen_by[event.seat].append(machine)
        for seat in (0, 1):
            known = cards_known(played, seat, 1 - seat)
            shown = card_being_scrapped(played) if seat == played.state.seat else []
            stolen_or_shown = Counter(stolen_by[seat]) | Counter(shown)
            assert Counter(known) <= stolen_or_shown
            assert Counter(known) <= Counter(played.hand(seat))
            assert cards_known(played, seat, SPECTATOR) == shown
