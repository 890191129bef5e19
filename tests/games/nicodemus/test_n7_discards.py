"""N7: what leaves the game."""

from __future__ import annotations

from bricabrac.games.game import SPECTATOR
from bricabrac.games.nicodemus.components import MACHINE_IDS, MACHINES
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import OTHERS, State
from tests.games.nicodemus.positions import Table, random_game, table

NINE = [11, 12, 13, 14, 15, 21, 22, 23, 24]


def gone(state: State) -> list[int]:
    """All machines out of the game."""
    return [MACHINE_IDS[kind] for heap in state.gone for kind, count in enumerate(heap) for _ in range(count)]


def newly_gone(playing: Table, before: State) -> list[int]:
    machines = gone(playing.state)
    for machine in gone(before):
        machines.remove(machine)
    return sorted(machines)


# 7.1: out of the game


def test_n7_1_machines_swept_away_are_out_of_the_game() -> None:
    start = table(board=NINE, hand=[25, 11])
    before = start.state
    start.choose("play", machine=25).choose("use-production")
    assert newly_gone(start, before) == NINE[:5]


def test_n7_1_a_machine_scrapped_from_hand_is_out_of_the_game() -> None:
    start = table(board=[13], hand=[21, 12, 14])
    before = start.state
    start.choose("play", machine=21).choose("use-effect").choose("scrap-hand", machine=12)
    assert newly_gone(start, before) == [12]


def test_n7_1_a_machine_scrapped_from_the_bric_a_brac_is_out_of_the_game() -> None:
    start = table(board=[13, 12], hand=[23, 14])
    before = start.state
    start.choose("play", machine=23).choose("use-effect").choose("scrap-board", machine=12)
    assert newly_gone(start, before) == [12]


def test_n7_1_cards_the_opponent_has_to_discard_are_out_of_the_game() -> None:
    start = table(board=[13], hand=[33, 14], other_hand=[11, 12, 13, 14, 15])
    before = start.state
    start.choose("play", machine=33).choose("use-effect")
    lost = newly_gone(start, before)
    assert len(lost) == 3
    assert sorted([*lost, *start.hand(1)]) == [11, 12, 13, 14, 15]


def test_n7_1_machines_set_aside_by_the_workshop_limit_are_out_of_the_game() -> None:
    start = table(board=[14], hand=[12], workshop=[11, 22, 31], stock={"copper": 2, "crystal": 1})
    before = start.state
    start.choose("repair", machine=14)
    assert newly_gone(start, before) == [11, 22, 31]


def test_n7_1_machines_set_aside_for_a_project_are_out_of_the_game() -> None:
    start = table(board=[14], hand=[12], workshop=[11, 22], stock={"copper": 2, "crystal": 1}, row=[11])
    before = start.state
    start.choose("repair", machine=14).choose("complete", project=11)
    assert newly_gone(start, before) == [11, 14]
    assert start.workshop(0) == [22]


def test_n7_1_a_machine_that_is_played_or_repaired_is_not_out_of_the_game() -> None:
    start = table(board=[12, 14], hand=[11, 13], stock={"copper": 2, "crystal": 1})
    before = start.state
    start.choose("repair", machine=14)
    start.choose("play", machine=41).choose("use-charcoalium")
    assert newly_gone(start, before) == []


def test_n7_1_a_sweep_leaves_the_deck_as_it_is() -> None:
    start = table(board=NINE, hand=[25, 11, 12, 13, 14], deck=[31, 32, 33])
    start.choose("play", machine=25).choose("use-production")
    assert start.happened("sweep")
    assert start.hand(0) == [11, 12, 13, 14, 31]
    assert [MACHINE_IDS[kind] for kind in start.state.deck[: start.state.deck_size]] == [33, 32]


def test_n7_1_an_empty_deck_stays_empty_however_many_machines_are_discarded() -> None:
    start = table(board=NINE, hand=[25, 11, 12, 13, 14], deck=[])
    start.choose("play", machine=25).choose("use-production")
    assert start.happened("sweep")
    assert start.state.deck_size == 0
    assert start.hand(0) == [11, 12, 13, 14]
    assert start.happened("last-round")


def test_n7_1_nothing_that_is_out_of_the_game_ever_returns() -> None:
    for seed in range(20):
        heaps, deck = [[0] * len(MACHINE_IDS)] * 3, MACHINES
        for playing in random_game(seed):
            state = playing.state
            assert all(
                now >= then
                for new, old in zip(state.gone, heaps, strict=True)
                for now, then in zip(new, old, strict=True)
            )
            assert state.deck_size <= deck
            heaps, deck = state.gone, state.deck_size


def test_n7_1_what_is_out_of_the_game_is_public_in_number_and_content() -> None:
    playing = table(board=NINE, hand=[25, 11])
    playing.choose("play", machine=25).choose("use-production")
    assert sum(playing.state.gone[OTHERS]) >= 5
    for viewer in (0, 1, SPECTATOR):
        assert nicodemus().view(playing.state, viewer).gone == playing.state.gone


def test_n7_1_a_card_scrapped_from_hand_is_told_to_everybody() -> None:
    playing = table(board=[13], hand=[21, 12, 14])
    playing.choose("play", machine=21).choose("use-effect").choose("scrap-hand", machine=12)
    (event,) = playing.happened("scrap-hand")
    for viewer in (0, 1, SPECTATOR):
        assert event.seen_by(viewer).data["machine"] == 12


# 7.2: the charcoalium on it


def test_n7_2_charcoalium_on_swept_machines_returns_to_the_reserve() -> None:
    start = table(board=[(11, 2), 12, (13, 1), 14, (15, 1), 21, 22, 23, 24], hand=[25, 11])
    before = start.reserve()["charcoalium"]
    start.choose("play", machine=25).choose("use-production")
    assert start.reserve()["charcoalium"] == before + 4 - 1
    assert start.stock(0)["charcoalium"] == 1


def test_n7_2_charcoalium_on_a_scrapped_machine_returns_to_the_reserve_and_not_to_a_player() -> None:
    start = table(board=[13, (12, 3)], hand=[25, 14])
    before = start.reserve()
    start.choose("play", machine=25).choose("use-effect")
    assert start.board() == [13, 25]
    assert start.reserve() == {**before, "charcoalium": before["charcoalium"] + 3, "wood": before["wood"] - 2}
    assert start.stock(0) == {"charcoalium": 0, "wood": 2, "copper": 0, "crystal": 0}


def test_n7_2_charcoalium_on_the_machines_that_stay_stays() -> None:
    start = table(board=[(13, 2), (12, 3), (14, 1)], hand=[22, 11])
    start.choose("play", machine=22).choose("use-effect").choose("scrap-board", machine=12)
    assert start.board() == [13, 14, 22]
    assert start.fees() == [2, 1, 0]
