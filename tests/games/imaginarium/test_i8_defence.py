"""I8.7: each defence machine against each attack."""

from __future__ import annotations

import pytest

from tests.games.imaginarium.playing import Playing, playing
from tests.games.imaginarium.positions import Player, Slot, Stock, table

PLENTY = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}
AFTER_THEFT = {
    "A1": PLENTY | {"charcoalium": 6},
    "A2": PLENTY | {"wood": 6},
    "A3": PLENTY | {"copper": 7},
    "A4": PLENTY | {"crystal": 7},
}
COSTS: dict[str, Stock] = {
    "A1": {"wood": 1, "crystal": 1},
    "A2": {"copper": 1, "crystal": 1},
    "A3": {"wood": 1, "crystal": 2},
    "A4": {"wood": 1, "copper": 3},
}
PROTECTS_FROM = {"D1": ["A1"], "D2": ["A2", "A3", "A4"], "D3": ["A1", "A2", "A3", "A4", "A6"]}
"""Rulebook p. 18."""
MATCHES = [(defence, attack) for defence in PROTECTS_FROM for attack in [*AFTER_THEFT, "A6"]]
HELD_OFF = [(defence, attack) for defence, attacks in PROTECTS_FROM.items() for attack in attacks]

every_match = pytest.mark.parametrize(("defence", "attack"), MATCHES)
every_protection = pytest.mark.parametrize(("defence", "attack"), HELD_OFF)


def attacked(attack: str, *victims: Player, **words: object) -> Playing:
    """Seat 0 has repaired the machine, and an extraction to follow."""
    words = {"at": "act", "pair": ("repair", "extract"), "yard": [attack], "stock": PLENTY, **words}
    return playing(table(**words, others=victims)).take("repair", machine=attack)


def is_hit(attack: str, victim: Player) -> bool:
    """Of two opponents, of whom the other has nothing: whether this one loses all it should, or nothing at all."""
    played = attacked(attack, victim)
    if attack == "A6":
        assert played.asked in ("disable", "act")
        return played.asked == "disable"
    assert played.stock(1) in (PLENTY, AFTER_THEFT[attack])
    return played.stock(1) != PLENTY


def owner(*slots: Slot, **words: object) -> Player:
    """With two machines more, so that there is a choice which to disable."""
    return Player(stock=PLENTY, slots=[*slots, ["P1"], ["P2"]], **words)  # type: ignore[arg-type]


@pytest.mark.parametrize("attack", [*AFTER_THEFT, "A6"])
def test_i8_7_without_a_defence_machine_one_is_hit(attack: str) -> None:
    assert is_hit(attack, owner())


@every_match
def test_i8_7_a_defence_machine_protects_from_what_its_card_says_and_from_nothing_else(
    defence: str, attack: str
) -> None:
    assert is_hit(attack, owner([defence])) == (attack not in PROTECTS_FROM[defence])


@pytest.mark.parametrize("defence", PROTECTS_FROM)
def test_i8_7_nothing_protects_from_a_neuralisatrice(defence: str) -> None:
    played = attacked("A5", owner([defence]), office=[1, 2]).take("remove-project", project=2)
    assert played.office() == [1]


@every_protection
def test_i8_7_a_protection_is_told(defence: str, attack: str) -> None:
    events = attacked(attack, owner([defence]), seats=2).happened("protected")
    assert [event.data for event in events] == [{"machine": attack, "target_seat": 1}]


@every_protection
def test_i8_7_a_defence_machine_protects_every_time(defence: str, attack: str) -> None:
    """It is not used up: it stays where it is, and enabled."""
    played = attacked(attack, owner([defence]))
    assert sorted(played.slots(1)) == sorted([[defence], ["P1"], ["P2"]])
    assert played.disabled(1) == []


@every_protection
def test_i8_7_a_disabled_defence_machine_gives_no_protection(defence: str, attack: str) -> None:
    """I8.10."""
    assert is_hit(attack, owner(disabled=[[defence]]))


@every_protection
def test_i8_7_an_enabled_one_protects_beside_a_disabled_one(defence: str, attack: str) -> None:
    assert not is_hit(attack, owner([defence], disabled=[[defence]]))


@every_protection
def test_i8_7_a_broken_defence_machine_gives_no_protection(defence: str, attack: str) -> None:
    assert is_hit(attack, owner(yard=[defence]))


@pytest.mark.parametrize("attack", AFTER_THEFT)
def test_i8_7_combined_defence_machines_protect_from_all_that_each_protects_from(attack: str) -> None:
    """A Verrouillette and a Cadenassoir: from every theft, but not from an Embrouillette."""
    assert not is_hit(attack, owner(["D1", "D2"]))
    assert is_hit("A6", owner(["D1", "D2"]))


@pytest.mark.parametrize("attack", [*AFTER_THEFT, "A6"])
def test_i8_7_a_breveteur_protects_out_of_a_combination(attack: str) -> None:
    assert not is_hit(attack, owner(["D1", "D2", "D3"]))


@pytest.mark.parametrize("attack", AFTER_THEFT)
def test_i8_7_combined_machines_that_are_disabled_protect_from_nothing(attack: str) -> None:
    assert is_hit(attack, owner(disabled=[["D1", "D2", "D3"]]))


@every_protection
def test_i8_7_a_defence_machine_protects_its_owner_alone(defence: str, attack: str) -> None:
    played = attacked(attack, owner([defence]), owner())
    if attack == "A6":
        assert (played.asked, played.state.target) == ("disable", 2)
    else:
        assert (played.stock(1), played.stock(2)) == (PLENTY, AFTER_THEFT[attack])


@pytest.mark.parametrize(("attack", "cost"), COSTS.items())
def test_i8_7_from_a_protected_player_the_attacker_gets_nothing(attack: str, cost: Stock) -> None:
    assert attacked(attack, owner(["D3"]), stock=cost).stock(0) == {}


@pytest.mark.parametrize("attack", AFTER_THEFT)
def test_i8_7_the_attackers_own_defence_protects_nobody_else(attack: str) -> None:
    assert attacked(attack, owner(), slots=[["D3"]]).stock(1) == AFTER_THEFT[attack]
