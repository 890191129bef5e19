"""N6.8 to N6.11, N6.14, N6.15: attacks, and the cards they steal."""

from __future__ import annotations

from collections import Counter

import pytest

from bricabrac.games.nicodemus.components import MACHINE_IDS
from bricabrac.games.nicodemus.state import OTHERS
from tests.games.nicodemus.positions import Table, position, table

EACH = {"charcoalium": 2, "wood": 2, "copper": 2, "crystal": 2}
NONE = {"charcoalium": 0, "wood": 0, "copper": 0, "crystal": 0}

every_thief = pytest.mark.parametrize("thief", [31, 32])
every_attack = pytest.mark.parametrize("attack", [31, 32, 33, 34])
every_resource = pytest.mark.parametrize("resource", ["wood", "copper", "crystal"])


def attacked(machine: int, **words: object) -> Table:
    """The machine is played for its effect."""
    return table(**{"hand": [machine], **words}).choose("play", machine=machine).choose("use-effect")


def with_luck(luck: int, machine: int, **words: object) -> Table:
    """The same with other luck."""
    state = position(**{"hand": [machine], **words})  # type: ignore[arg-type]
    state.key = [luck, 0, 0, 0, 0, 0, 0, 0]
    return Table(state).choose("play", machine=machine).choose("use-effect")


def missing(before: list[int], after: list[int]) -> list[int]:
    return sorted((Counter(before) - Counter(after)).elements())


def gone(played: Table) -> Counter[int]:
    return Counter({MACHINE_IDS[kind]: count for kind, count in enumerate(played.state.gone[OTHERS])})


def discarded(played: Table) -> list[int]:
    """The cards that a ransack is said to have cost."""
    (event,) = played.happened("ransack")
    cards = event.data["discarded"]
    assert isinstance(cards, tuple)
    return [card for card in cards if isinstance(card, int)]


# N6.8: steal-charcoalium, machine 31


def test_n6_8_one_charcoalium_and_one_card_change_hands() -> None:
    played = attacked(31, deck=[11, 11, 12, 12], other_hand=[42, 15, 13], other_stock={"charcoalium": 1})
    assert played.stock(0) == {**NONE, "charcoalium": 1}
    assert played.stock(1) == NONE
    (card,) = missing([13, 15, 42], played.hand(1))
    assert missing(played.hand(0), [11, 11, 12, 12]) == [card]


def test_n6_8_only_one_charcoalium_is_taken_of_many_and_no_resource() -> None:
    played = attacked(31, stock=EACH, other_stock=EACH)
    assert played.stock(0) == {**EACH, "charcoalium": 3}
    assert played.stock(1) == {**EACH, "charcoalium": 1}


def test_n6_8_only_one_card_is_taken_of_five() -> None:
    played = attacked(31, other_hand=[11, 12, 13, 14, 15])
    assert len(played.hand(1)) == 4


def test_n6_8_the_charcoalium_is_the_opponents_not_the_reserves() -> None:
    played = attacked(31, other_stock={"charcoalium": 4})
    assert played.reserve()["charcoalium"] == 8


def test_n6_8_an_opponent_without_charcoalium_loses_only_a_card() -> None:
    played = attacked(31, deck=[11, 11, 12, 12], other_hand=[42, 15, 13], other_stock={"wood": 3})
    assert played.stock(0) == NONE
    assert played.stock(1) == {**NONE, "wood": 3}
    assert played.reserve()["charcoalium"] == 12
    assert len(played.hand(1)) == 2


def test_n6_8_an_opponent_without_cards_loses_only_a_charcoalium() -> None:
    played = attacked(31, hand=[31, 11], deck=[11, 12, 12, 13], other_hand=[], other_stock={"charcoalium": 2})
    assert (played.stock(0)["charcoalium"], played.stock(1)["charcoalium"]) == (1, 1)
    assert played.hand(0) == [11, 11, 12, 12, 13]
    (event,) = played.happened("steal")
    assert event.data == {"stolen": (("charcoalium", 1),)}
    assert played.happened("steal-card") == []


def test_n6_8_charcoalium_lying_on_machines_cannot_be_stolen() -> None:
    played = attacked(31, board=[(11, 5)])
    assert played.stock(0)["charcoalium"] == 0
    assert played.fees() == [5, 0]


def test_n6_8_it_asks_nothing() -> None:
    assert attacked(31, other_stock=EACH).state.seat == 1


# N6.9: steal-resource, machine 32


@every_resource
def test_n6_9_one_resource_of_choice_and_one_card_change_hands(resource: str) -> None:
    played = attacked(32, deck=[11, 11, 12, 12], stock=EACH, other_hand=[42, 15], other_stock=EACH)
    assert (played.asked, played.state.seat) == ("stolen-resource", 0)
    played.choose("steal", stuff=resource)
    assert played.stock(0) == {**EACH, resource: 3}
    assert played.stock(1) == {**EACH, resource: 1}
    (card,) = missing([15, 42], played.hand(1))
    assert missing(played.hand(0), [11, 11, 12, 12]) == [card]


def test_n6_9_only_what_the_opponent_has_can_be_chosen() -> None:
    played = attacked(32, other_stock={"wood": 1, "crystal": 3, "charcoalium": 2})
    assert played.offers("steal", stuff="wood")
    assert played.offers("steal", stuff="crystal")
    assert not played.offers("steal", stuff="copper")
    assert played.blocked("steal") == ["opponent-has-none"]


def test_n6_9_charcoalium_is_no_resource() -> None:
    assert not attacked(32, other_stock=EACH).offers("steal", stuff="charcoalium")


def test_n6_9_where_the_opponent_has_one_kind_only_there_is_nothing_to_choose() -> None:
    played = attacked(32, other_stock={"copper": 2})
    assert played.stock(0)["copper"] == 1
    assert played.stock(1)["copper"] == 1
    assert played.state.seat == 1


def test_n6_9_the_resource_is_the_opponents_not_the_reserves() -> None:
    played = attacked(32, other_stock={"copper": 2})
    assert played.reserve()["copper"] == 6


def test_n6_9_an_opponent_without_resources_loses_only_a_card() -> None:
    played = attacked(32, deck=[11, 11, 12, 12], other_hand=[42, 15, 13], other_stock={"charcoalium": 3})
    assert played.stock(0) == NONE
    assert played.stock(1) == {**NONE, "charcoalium": 3}
    assert len(played.hand(1)) == 2
    assert len(played.hand(0)) == 5


def test_n6_9_an_opponent_without_cards_loses_only_a_resource() -> None:
    played = attacked(32, hand=[32, 11], deck=[11, 12, 12, 13], other_hand=[], other_stock={"crystal": 1})
    assert played.stock(0) == {**NONE, "crystal": 1}
    assert played.hand(0) == [11, 11, 12, 12, 13]


# Cards stolen at random (N6.8, N6.9) and discarded at random (N6.10)


@every_thief
def test_n6_8_and_9_every_card_of_the_hand_may_be_the_one(thief: int) -> None:
    hand = [11, 12, 13, 14, 15]
    stolen = {missing(hand, with_luck(luck, thief, other_hand=hand).hand(1))[0] for luck in range(60)}
    assert stolen == set(hand)


@every_thief
def test_n6_8_and_9_a_card_is_drawn_not_a_kind_so_four_of_five_equal_ones_go_four_times_in_five(thief: int) -> None:
    hand = [12, 15, 15, 15, 15]
    stolen = Counter(missing(hand, with_luck(luck, thief, other_hand=hand).hand(1))[0] for luck in range(400))
    assert 290 <= stolen[15] <= 350  # 320 expected, standard deviation 8


@every_thief
def test_n6_8_and_9_nothing_is_discarded(thief: int) -> None:
    played = table(hand=[thief], other_hand=[11, 12, 13, 14, 15])
    before = gone(played)
    assert gone(played.choose("play", machine=thief).choose("use-effect")) == before


def test_n6_10_every_card_of_the_hand_may_be_discarded_and_every_one_may_stay() -> None:
    hand = [11, 12, 13, 14, 15]
    lost = [tuple(missing(hand, with_luck(luck, 33, other_hand=hand).hand(1))) for luck in range(300)]
    assert len(set(lost)) == 10


@every_thief
def test_n6_8_and_9_even_the_last_card_of_the_hand_is_taken(thief: int) -> None:
    played = attacked(thief, deck=[11, 11, 13, 14], other_hand=[12])
    assert played.hand(0) == [11, 11, 12, 13, 14]
    assert played.hand(1) == []


# N6.10: ransack, machine 33


@pytest.mark.parametrize(("cards", "left"), [(5, 2), (4, 2), (3, 2), (2, 2), (1, 1)])
def test_n6_10_the_opponent_discards_cards_until_two_are_left(cards: int, left: int) -> None:
    hand = [11, 12, 13, 14, 15][:cards]
    played = attacked(33, board=[12], other_hand=hand, other_stock={"charcoalium": 4, "wood": 2})
    assert len(played.hand(1)) == left
    assert sorted([*played.hand(1), *discarded(played)]) == hand


@pytest.mark.parametrize(("had", "left"), [(5, 3), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_n6_10_the_opponent_returns_up_to_two_charcoalium_to_the_reserve(had: int, left: int) -> None:
    played = attacked(33, stock={"charcoalium": 3}, other_stock={"charcoalium": had, "wood": 2})
    assert played.stock(1) == {**NONE, "charcoalium": left, "wood": 2}
    assert played.reserve()["charcoalium"] == 9 - left
    assert played.stock(0) == {**NONE, "charcoalium": 3}


def test_n6_10_the_cards_leave_the_game_for_all_to_see() -> None:
    hand = [11, 12, 13, 14, 15]
    played = table(hand=[33], other_hand=hand)
    before = gone(played)
    played.choose("play", machine=33).choose("use-effect")
    lost = sorted((gone(played) - before).elements())
    assert lost == missing(hand, played.hand(1)) == sorted(discarded(played))
    assert [event.secret for event in played.happened("ransack")] == [{}]


def test_n6_10_cards_and_charcoalium_are_lost_independently() -> None:
    few_cards = attacked(33, other_hand=[11, 12], other_stock={"charcoalium": 2})
    assert few_cards.hand(1) == [11, 12]
    assert few_cards.stock(1)["charcoalium"] == 0
    no_charcoalium = attacked(33, other_hand=[11, 12, 13])
    assert len(no_charcoalium.hand(1)) == 2


def test_n6_10_the_ransacker_gains_nothing_but_the_usual_cards() -> None:
    played = attacked(33, hand=[33, 11, 12], deck=[21, 22, 23, 24], other_stock=EACH, points=2)
    assert played.hand(0) == [11, 12, 21, 22, 23]
    assert played.stock(0) == NONE
    assert played.state.score == [2, 0]


def test_n6_10_the_opponent_draws_back_to_five_only_after_playing() -> None:
    played = attacked(33, other_hand=[11, 12, 13, 14, 15])
    assert len(played.hand(1)) == 2
    played.choose("play", machine=played.hand(1)[0]).choose("use-charcoalium")
    assert len(played.hand(1)) == 5


# N6.11: spoil, machine 34


@pytest.mark.parametrize(
    "lost",
    [
        (("wood", 2),),
        (("copper", 2),),
        (("crystal", 2),),
        (("wood", 1), ("copper", 1)),
        (("wood", 1), ("crystal", 1)),
        (("copper", 1), ("crystal", 1)),
    ],
)
def test_n6_11_two_resources_of_the_opponent_chosen_by_the_player_return_to_the_reserve(
    lost: tuple[tuple[str, int], ...],
) -> None:
    played = attacked(34, stock=EACH, other_stock=EACH)
    assert (played.asked, played.state.seat) == ("spoiled", 0)
    assert len(played.numbers("spoil")) == 6
    played.choose("spoil", lost=lost)
    assert played.stock(1) == {**EACH, **{stuff: 2 - amount for stuff, amount in lost}}
    assert played.reserve() == {"charcoalium": 8, "wood": 4, "copper": 4, "crystal": 4} | {
        stuff: 4 + amount for stuff, amount in lost
    }
    assert played.stock(0) == EACH


def test_n6_11_no_more_of_a_kind_than_the_opponent_has() -> None:
    played = attacked(34, other_stock={"wood": 1, "copper": 3})
    assert not played.offers("spoil", lost=(("wood", 2),))
    assert played.offers("spoil", lost=(("wood", 1), ("copper", 1)))
    assert played.offers("spoil", lost=(("copper", 2),))
    assert len(played.numbers("spoil")) == 2
    assert played.blocked("spoil", stuff="crystal") == ["opponent-has-none"]


def test_n6_11_with_more_than_one_resource_sparing_the_second_is_no_option() -> None:
    played = attacked(34, other_stock={"wood": 1, "copper": 1, "crystal": 1})
    decision = played.decision
    assert decision is not None
    assert {option.data["lost"] for option in decision.options} == {
        (("wood", 1), ("copper", 1)),
        (("wood", 1), ("crystal", 1)),
        (("copper", 1), ("crystal", 1)),
    }


def test_n6_11_exactly_two_resources_are_both_lost_without_asking() -> None:
    played = attacked(34, other_stock={"wood": 1, "crystal": 1, "charcoalium": 1})
    assert played.stock(1) == {**NONE, "charcoalium": 1}


@every_resource
def test_n6_11_a_single_resource_is_lost_alone(resource: str) -> None:
    played = attacked(34, other_stock={resource: 1, "charcoalium": 3})
    assert played.stock(1) == {**NONE, "charcoalium": 3}
    assert played.reserve()[resource] == 8


def test_n6_11_an_opponent_without_resources_loses_nothing_not_even_charcoalium_or_cards() -> None:
    played = attacked(34, other_hand=[11, 12, 13], other_stock={"charcoalium": 3})
    assert played.stock(1) == {**NONE, "charcoalium": 3}
    assert played.hand(1) == [11, 12, 13]


def test_n6_11_the_hand_of_the_opponent_is_spared() -> None:
    played = attacked(34, other_hand=[11, 12, 13], other_stock={"wood": 2})
    assert played.hand(1) == [11, 12, 13]


# N6.14


@every_attack
def test_n6_14_an_attack_is_allowed_even_where_it_does_nothing(attack: int) -> None:
    played = table(board=[12], hand=[attack, 11], deck=[11, 12, 13, 14], other_hand=[], stock=EACH)
    played.choose("play", machine=attack)
    assert played.offers("use-effect")
    assert played.blocked("use-effect") == []
    played.choose("use-effect")
    assert played.stock(0) == EACH
    assert played.stock(1) == NONE
    assert played.hand(0) == [11, 11, 12, 13, 14]


@every_attack
def test_n6_14_an_attack_touches_neither_bric_a_brac_nor_workshops_nor_scores(attack: int) -> None:
    played = attacked(
        attack, board=[(11, 1), 12], workshop=[13], other_workshop=[14, 15], points=6, other_points=7, other_stock=EACH
    )
    if played.asked in ("stolen-resource", "spoiled"):
        decision = played.decision
        assert decision is not None
        played = Table(played.game.apply(played.state, decision.options[0].number))
    assert (played.board(), played.fees()) == ([11, 12, attack], [1, 0, 0])
    assert (played.workshop(0), played.workshop(1)) == ([13], [14, 15])
    assert played.state.score == [6, 7]


# N6.15


@every_thief
def test_n6_15_a_stolen_card_makes_up_for_the_one_played_so_nothing_is_drawn(thief: int) -> None:
    played = attacked(thief, hand=[thief, 11, 11, 12, 12], deck=[13, 14], other_hand=[42, 42, 42])
    assert played.hand(0) == [11, 11, 12, 12, 42]
    assert played.happened("draw") == []


@every_thief
def test_n6_15_only_what_is_still_missing_is_drawn(thief: int) -> None:
    played = attacked(thief, hand=[thief, 11, 12], deck=[13, 14, 15], other_hand=[42, 42, 42])
    assert played.hand(0) == [11, 12, 13, 14, 42]
    assert played.happened("draw")[0].data["count"] == 2


@every_thief
def test_n6_15_with_an_empty_deck_the_stolen_card_fills_the_hand_and_the_end_is_not_triggered(thief: int) -> None:
    played = attacked(thief, hand=[thief, 11, 11, 12, 12], deck=[], other_hand=[42, 41, 31])
    assert len(played.hand(0)) == 5
    assert played.state.last_round == 0


@every_thief
def test_n6_15_with_an_empty_deck_and_nothing_to_steal_the_end_is_triggered(thief: int) -> None:
    played = attacked(thief, board=[12], hand=[thief, 11, 11, 12, 12], deck=[], other_hand=[])
    assert len(played.hand(0)) == 4
    assert played.state.last_round == 1
