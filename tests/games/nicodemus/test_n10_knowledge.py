"""N10: what each player knows, and what is told to whom."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bricabrac.games.dice import key_words
from bricabrac.games.game import SPECTATOR, Event
from bricabrac.games.nicodemus.components import HIDDEN, KINDS, MACHINE_IDS, NOTHING, PROJECT_IDS, Effect
from bricabrac.games.nicodemus.game import nicodemus
from bricabrac.games.nicodemus.state import Pending, Place, State
from tests.games.nicodemus.positions import KIND, TILE, Table, position, table

VIEWERS = (0, 1, SPECTATOR)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)
others_than_seat_0 = pytest.mark.parametrize("viewer", [1, SPECTATOR])
games = pytest.mark.parametrize("game_number", range(12))


def view(played: Table, viewer: int) -> State:
    return played.game.view(played.state, viewer)


def cards_known(played: Table, seat: int, viewer: int) -> list[int]:
    """The machines in a hand that a viewer knows, by their ids."""
    return sorted(MACHINE_IDS[kind] for kind in view(played, viewer).hand[seat] if kind not in (HIDDEN, NOTHING))


def told(played: Table, viewer: int) -> list[Event]:
    """What a viewer is told of the last choice."""
    return [event.seen_by(viewer) for event in played.events]


def data_told(played: Table, kind: str, viewer: int) -> list[dict[str, object]]:
    return [dict(event.data) for event in told(played, viewer) if event.kind == kind]


def played_game(number: int) -> Iterator[Table]:
    """Every state of a game played at random, with the events that led to it."""
    luck = random.Random(number)
    played = Table(nicodemus().new(luck.randbytes(32)))
    while played.decision is not None:
        yield played
        played.state, played.events = played.game.play(played.state, luck.choice(played.game.legal(played.state)))
    yield played


def busy() -> Table:
    """A position with something of everything."""
    return table(
        board=[(11, 2), 13, (24, 1)],
        hand=[11, 12, 41],
        other_hand=[13, 14, 31],
        workshop=[21],
        other_workshop=[22, 33],
        stock={"charcoalium": 2, "wood": 1},
        other_stock={"charcoalium": 1, "crystal": 3},
        points=5,
        other_points=7,
        row=[10, 11, 12],
        private=[20],
        other_private=[21, 22],
        pile=[31, 32, 33],
    )


# N10.1


@every_viewer
@pytest.mark.parametrize(
    "what",
    [
        "board_size",
        "board",
        "fees",
        "workshop_size",
        "workshop",
        "stock",
        "reserve",
        "score",
        "gone",
        "deck_size",
        "hand_size",
        "pile_size",
        "row",
        "boxed",
        "pending",
        "seat",
        "first",
        "turns",
        "last_round",
    ],
)
def test_n10_1_what_lies_on_the_table_is_public(what: str, viewer: int) -> None:
    played = busy()
    assert getattr(view(played, viewer), what) == getattr(played.state, what)


@every_viewer
def test_n10_1_private_projects_are_public(viewer: int) -> None:
    seen = Table(view(busy(), viewer))
    assert seen.projects(Place.PRIVATE) == [20]
    assert seen.projects(Place.PRIVATE + 1) == [21, 22]


@every_viewer
def test_n10_1_completed_projects_are_public(viewer: int) -> None:
    played = table(board=[12], workshop=[11], row=[31], stock={"wood": 2}).choose("repair", machine=12)
    played.choose("complete", project=31)
    assert Table(view(played, viewer)).projects(Place.DONE) == [31]
    assert data_told(played, "complete", viewer) == [{"project": 31, "points": 2}]


@every_viewer
def test_n10_1_how_many_cards_are_drawn_is_public(viewer: int) -> None:
    played = table(hand=[11, 12, 13]).choose("play", machine=11).choose("use-charcoalium")
    (data,) = data_told(played, "draw", viewer)
    assert data["count"] == 3


@every_viewer
def test_n10_1_a_card_played_is_public(viewer: int) -> None:
    played = table(hand=[11, 12]).choose("play", machine=12)
    assert data_told(played, "play", viewer) == [{"machine": 12, "space": 1}]
    assert view(played, viewer).board[0] == KIND[12]


@every_viewer
def test_n10_1_a_card_scrapped_from_the_hand_is_public(viewer: int) -> None:
    played = table(hand=[21, 12, 31]).choose("play", machine=21).choose("use-effect").choose("scrap-hand", machine=31)
    assert data_told(played, "scrap-hand", viewer) == [{"machine": 31}]
    assert view(played, viewer).gone == played.state.gone


@every_viewer
def test_n10_1_cards_discarded_by_a_ransack_are_public(viewer: int) -> None:
    played = table(hand=[33], other_hand=[11, 12, 13, 14, 15]).choose("play", machine=33).choose("use-effect")
    (data,) = data_told(played, "ransack", viewer)
    discarded = data["discarded"]
    assert isinstance(discarded, tuple)
    assert sorted([*discarded, *played.hand(1)]) == [11, 12, 13, 14, 15]
    assert view(played, viewer).gone == played.state.gone


@every_viewer
def test_n10_1_how_many_tiles_are_drawn_and_which_is_kept_is_public(viewer: int) -> None:
    played = table(hand=[41], pile=[31, 32]).choose("play", machine=41).choose("use-effect")
    (drawn,) = data_told(played, "draw-projects", viewer)
    assert drawn["count"] == 2
    played.choose("keep", project=32)
    assert data_told(played, "keep-project", viewer) == [{"project": 32}]


# N10.2: hands


@pytest.mark.parametrize("seat", [0, 1])
def test_n10_2_a_player_sees_the_own_hand(seat: int) -> None:
    played = busy()
    assert view(played, seat).hand[seat] == played.state.hand[seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_n10_2_the_other_hand_is_hidden_but_for_its_size(seat: int) -> None:
    assert view(busy(), seat).hand[1 - seat] == [HIDDEN] * 3 + [NOTHING] * 2


def test_n10_2_a_spectator_sees_neither_hand() -> None:
    assert view(busy(), SPECTATOR).hand == [[HIDDEN] * 3 + [NOTHING] * 2] * 2


@others_than_seat_0
def test_n10_2_cards_drawn_are_told_to_their_drawer_only(viewer: int) -> None:
    played = table(hand=[11, 12, 13], deck=[41, 42, 15]).choose("play", machine=11).choose("use-charcoalium")
    assert data_told(played, "draw", viewer) == [{"count": 3}]
    assert data_told(played, "draw", 0) == [{"count": 3, "machines": (41, 42, 15)}]


def test_n10_2_what_a_viewer_is_told_hides_nothing_any_more() -> None:
    """No secret travels along with an event that was made for a viewer."""
    for number in range(12):
        for played in played_game(number):
            assert all(event.secret == {} for viewer in VIEWERS for event in told(played, viewer))


# N10.2: deck, pile, luck


@every_viewer
def test_n10_2_the_deck_is_hidden_from_everybody(viewer: int) -> None:
    played = table(hand=[11], deck=[12, 13, 14])
    assert view(played, viewer).deck == [HIDDEN] * 3 + [NOTHING] * 53


@every_viewer
def test_n10_2_the_project_pile_is_hidden_from_everybody(viewer: int) -> None:
    played = table(hand=[11], row=[10], pile=[31, 32, 33])
    seen = view(played, viewer)
    assert seen.pile == [HIDDEN] * 3 + [NOTHING] * 14
    assert [seen.place[TILE[project]] for project in (31, 32, 33)] == [HIDDEN] * 3


@every_viewer
def test_n10_2_the_seed_is_in_no_view(viewer: int) -> None:
    seed = bytes(range(1, 33))
    game = nicodemus()
    state = game.new(seed)
    assert state.key == key_words(seed)
    seen = game.view(state, viewer)
    assert not any(seen.key)
    assert not any(seen.used)
    packed = game.pack(seen)
    assert not any(seed[word : word + 4] in packed for word in range(0, 32, 4))


@every_viewer
def test_n10_2_two_games_that_differ_only_in_their_seed_look_the_same(viewer: int) -> None:
    one, other = busy(), busy()
    other.state.key = key_words(b"another seed of thirty-two bytes")
    other.state.used = [5, 6, 7, 8]
    assert one.game.pack(view(one, viewer)) == one.game.pack(view(other, viewer))


@every_viewer
def test_n10_2_a_view_leaves_the_game_itself_untouched(viewer: int) -> None:
    played = busy()
    before = played.game.pack(played.state)
    view(played, viewer)
    assert played.game.pack(played.state) == before


def same_to(viewer: int, one: State, other: State) -> bool:
    game = nicodemus()
    return game.pack(game.view(one, viewer)) == game.pack(game.view(other, viewer))


def test_n10_2_positions_that_differ_only_in_the_other_hand_and_the_deck_look_the_same() -> None:
    one = position(hand=[11], other_hand=[12, 13, 14], deck=[15, 31, 32])
    other = position(hand=[11], other_hand=[15, 31, 32], deck=[14, 13, 12])
    assert same_to(0, one, other)
    assert same_to(SPECTATOR, one, other)
    assert not same_to(1, one, other)


@every_viewer
def test_n10_2_positions_that_differ_only_in_the_order_of_deck_and_pile_look_the_same(viewer: int) -> None:
    one = position(hand=[11], other_hand=[12], deck=[15, 31, 32], pile=[20, 21, 22])
    other = position(hand=[11], other_hand=[12], deck=[32, 15, 31], pile=[22, 20, 21])
    assert same_to(viewer, one, other)


@every_viewer
@pytest.mark.parametrize("game_number", range(4))
def test_n10_2_a_new_game_shows_a_viewer_only_the_row_the_first_machine_and_the_own_hand(
    game_number: int, viewer: int
) -> None:
    """Whatever else is drawn anew, the view stays the same."""
    game = nicodemus()
    state = game.new(bytes([game_number]) * 32)
    renewed = game.with_new_luck(state, b"n" * 32)
    assert state.deck != renewed.deck
    assert state.pile != renewed.pile
    assert same_to(viewer, state, renewed)


# N10.2: tiles drawn and returned to the box (N6.12)


def drawing(pile: list[int]) -> Table:
    return table(hand=[41], pile=pile).choose("play", machine=41).choose("use-effect")


def test_n10_2_the_drawn_tiles_are_seen_by_their_drawer() -> None:
    played = drawing([31, 32, 33])
    assert sorted(view(played, 0).drawn) == sorted([TILE[31], TILE[32]])
    assert data_told(played, "draw-projects", 0) == [{"count": 2, "projects": (31, 32)}]


@every_viewer
@pytest.mark.parametrize("piles", [([31, 32], [32, 31]), ([10, 32], [32, 10]), ([10, 38, 11], [38, 10, 11])])
def test_n10_2_which_of_the_drawn_tiles_lay_on_top_is_known_to_nobody(
    viewer: int, piles: tuple[list[int], list[int]]
) -> None:
    """They are drawn together."""
    one, other = piles
    assert same_to(viewer, drawing(one).state, drawing(other).state)


@others_than_seat_0
def test_n10_2_the_drawn_tiles_are_hidden_from_everybody_else(viewer: int) -> None:
    played = drawing([31, 32, 33])
    seen = view(played, viewer)
    assert seen.drawn == [HIDDEN, HIDDEN]
    assert [seen.place[TILE[project]] for project in (31, 32, 33)] == [HIDDEN] * 3
    assert data_told(played, "draw-projects", viewer) == [{"count": 2}]
    assert same_to(viewer, played.state, drawing([33, 31, 32]).state)


def test_n10_2_the_drawer_knows_the_tile_returned_to_the_box() -> None:
    played = drawing([31, 32, 33]).choose("keep", project=32)
    assert Table(view(played, 0)).projects(Place.BOXED) == [31]
    assert data_told(played, "box-project", 0) == [{"project": 31}]


@others_than_seat_0
def test_n10_2_nobody_else_knows_the_tile_returned_to_the_box(viewer: int) -> None:
    played = drawing([31, 32, 33]).choose("keep", project=32)
    seen = view(played, viewer)
    assert seen.place[TILE[31]] == seen.place[TILE[33]] == HIDDEN
    assert seen.boxed[0] == 1
    assert data_told(played, "box-project", viewer) == [{}]
    assert same_to(viewer, played.state, drawing([33, 32, 31]).choose("keep", project=32).state)


def test_n10_2_each_drawer_knows_the_own_returned_tile_only() -> None:
    played = table(hand=[41], other_hand=[41, 11], pile=[31, 32, 33, 34, 35])
    played.choose("play", machine=41).choose("use-effect").choose("keep", project=31)
    played.choose("play", machine=41).choose("use-effect").choose("keep", project=33)
    for viewer in (0, 1):
        seen = view(played, viewer)
        assert seen.place[TILE[32]] == (Place.BOXED if viewer == 0 else HIDDEN)
        assert seen.place[TILE[34]] == (Place.BOXED + 1 if viewer == 1 else HIDDEN)
    assert [view(played, SPECTATOR).place[TILE[project]] for project in (32, 34, 35)] == [HIDDEN] * 3


def test_n10_2_for_the_drawer_the_returned_tile_is_never_in_the_pile_for_the_opponent_it_may_be() -> None:
    played = drawing([31, 32, 33, 34]).choose("keep", project=32)
    game = played.game
    for number in range(30):
        mine = game.reshuffled(game.view(played.state, 0), bytes([number]) * 32)
        assert mine.place[TILE[31]] == Place.BOXED
    theirs = [game.reshuffled(game.view(played.state, 1), bytes([number]) * 32) for number in range(30)]
    assert {state.place[TILE[31]] for state in theirs} == {Place.PILE, Place.BOXED}


# N10.2: cards stolen at random (N6.8, N6.9)

DECK = [13, 22, 24, 25] * 4


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


# N10.2 over whole games


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


def card_being_scrapped(played: Table) -> list[int]:
    """N6.3: it lies on the table while its cubes are being chosen."""
    scrapped = played.state.pending == Pending.CUBES and played.state.effect == Effect.SCRAP_FROM_HAND
    return [MACHINE_IDS[played.state.selected]] if scrapped else []


@games
def test_n10_2_whatever_is_imagined_behind_a_view_is_sound_and_looks_the_same(game_number: int) -> None:
    game = nicodemus()
    for step, played in enumerate(played_game(game_number)):
        for viewer in VIEWERS:
            seen = game.view(played.state, viewer)
            imagined = game.reshuffled(seen, step.to_bytes(32, "little"))
            assert game.faults(imagined) == []
            assert game.pack(game.view(imagined, viewer)) == game.pack(seen)


@games
def test_n10_2_whatever_is_imagined_behind_a_view_can_be_played_on(game_number: int) -> None:
    """The same decision is pending, and every one of its options leads to a sound state."""
    game = nicodemus()
    for step, played in enumerate(played_game(game_number)):
        for viewer in VIEWERS:
            imagined = game.reshuffled(game.view(played.state, viewer), step.to_bytes(32, "little"))
            assert imagined.pending == played.state.pending
            for option in game.legal(imagined):
                assert game.faults(game.apply(imagined, option)) == []


@others_than_seat_0
def test_n10_2_a_card_being_scrapped_is_the_one_that_goes_whatever_others_imagine_of_the_hand(viewer: int) -> None:
    """N6.3: 33 is what the scrapper takes apart; only its cubes are still to be chosen."""
    played = table(hand=[21, 11, 33], other_hand=[12, 13, 14]).choose("play", machine=21).choose("use-effect")
    played.choose("scrap-hand", machine=33)
    assert played.state.pending == Pending.CUBES
    game = played.game
    (number,) = played.numbers("gain-cubes", gained=(("crystal", 2),))
    after = game.apply(played.state, number)
    for seed in range(20):
        imagined = game.apply(game.reshuffled(game.view(played.state, viewer), bytes([seed]) * 32), number)
        assert game.faults(imagined) == []
        assert imagined.gone == after.gone


@games
def test_n10_1_every_machine_that_is_public_is_in_every_view(game_number: int) -> None:
    """All 56 machines are public, in the own hand or counted as hidden."""
    for played in played_game(game_number):
        for viewer in VIEWERS:
            seen = view(played, viewer)
            cards = [*seen.board, *seen.deck, *(each for pile in (*seen.hand, *seen.workshop) for each in pile)]
            assert sum(card != NOTHING for card in cards) + sum(map(sum, seen.gone)) == 56
            assert all(card in range(KINDS) for card in cards if card not in (NOTHING, HIDDEN))


@games
def test_n10_1_every_tile_that_is_not_in_the_pile_drawn_or_boxed_is_in_every_view(game_number: int) -> None:
    for played in played_game(game_number):
        for viewer in VIEWERS:
            seen = view(played, viewer)
            for tile in range(len(PROJECT_IDS)):
                place = played.state.place[tile]
                public = place in range(Place.ROW, Place.BOXED) and place != Place.DRAWN
                assert seen.place[tile] == (place if public or seen.place[tile] != HIDDEN else HIDDEN)
                assert not (public and seen.place[tile] == HIDDEN)


def test_n10_2_out_of_a_hand_of_equal_cards_one_is_asked_for_so_that_nobody_learns_that_they_are_equal() -> None:
    """A game that played the card by itself would do so only out of a hand like this."""

    def after_seat_0(*hand_of_seat_1: int) -> Table:
        return (
            table(board=[34], hand=[11, 12], other_hand=hand_of_seat_1)
            .choose("play", machine=11)
            .choose("use-charcoalium")
        )

    equal, different = after_seat_0(13, 13), after_seat_0(13, 14)
    assert [option.kind for option in equal.decision.options] == ["play"]  # type: ignore[union-attr]
    assert told(equal, 0) == told(different, 0)
    assert view(equal, 0) == view(different, 0)


def test_n10_2_out_of_a_hand_of_equal_cards_the_one_to_be_scrapped_is_asked_for() -> None:
    played = table(hand=[21, 13, 13], board=[11]).choose("play", machine=21).choose("use-effect")
    assert played.asked == "scrap-from-hand"


def test_n10_1_a_single_card_is_played_without_being_asked_for_as_everybody_can_count_it() -> None:
    played = table(board=[34], hand=[11, 12], other_hand=[13])
    played.choose("play", machine=11).choose("use-charcoalium")
    assert played.asked == "use"
    assert played.board()[-1] == 13
