"""The log of Nicodemus: examples for people, as somebody watching reads them."""

from __future__ import annotations

from bricabrac.games.game import SPECTATOR, Event, Result
from bricabrac.words.words import words_in
from tests.games.nicodemus.positions import Table, table
from tests.table.matches import PLAYERS

N = "\u00a0"
"""The space before a French colon."""
T = "\u202f"
"""The narrow one before a French semicolon."""


def log(events: list[Event], language: str, viewer: int = SPECTATOR) -> list[str]:
    return [words_in(language, "nicodemus").event(event.seen_by(viewer), PLAYERS) for event in events]


def played(machine: int, *, use: str, **words: object) -> list[Event]:
    """What the choice of a use leads to."""
    at = table(hand=[machine], **words).choose("play", machine=machine)
    return at.choose(use).events


def repaired(machine: int, **words: object) -> Table:
    return table(board=[(machine, 2), 22], hand=[11], **words).choose("repair", machine=machine)


def result(decided_by: str, winners: tuple[int, ...] = (0,), scores: tuple[int, ...] = (21, 17)) -> Result:
    return Result(winners, scores, decided_by, ())


# Playing a machine


def test_a_harvest_is_told_up_to_the_next_turn() -> None:
    told = played(11, use="use-effect", board=[24], deck=[15, 15, 14, 13, 12])
    assert log(told, "en") == [
        "Ada applies its effect: gain 1 wood for each wood machine of the bric-a-brac.",
        "Ada gains 2 wood.",
        "Ada draws 5 cards.",
        "Blaise is next.",
    ]
    assert log(told, "fr") == [
        f"Ada en applique l’effet{N}: gagner 1 bois par machine à bois du bric-à-brac.",
        "Ada gagne 2 bois.",
        "Ada pioche 5 cartes.",
        "À Blaise de jouer.",
    ]


def test_a_player_reads_which_cards_they_have_drawn() -> None:
    drawn = [event for event in played(11, use="use-charcoalium", deck=[25, 13]) if event.kind == "draw"]
    assert log(drawn, "en", viewer=0) == ["Ada draws the Great Gulper and the Kettlehog."]
    assert log(drawn, "fr", viewer=0) == ["Ada pioche la Balénette et le Hérissoir."]
    assert log(drawn, "en", viewer=1) == ["Ada draws 2 cards."]
    assert log(drawn, "fr", viewer=1) == ["Ada pioche 2 cartes."]


def test_a_gain_from_the_opponent_says_so() -> None:
    gain = played(13, use="use-effect", board=[23], stock={"copper": 6}, other_stock={"copper": 1})[1:2]
    assert log(gain, "en") == ["Ada gains 2 copper, taking 1 copper from Blaise, as the reserve ran out."]
    assert log(gain, "fr") == ["Ada gagne 2 cuivres, en prenant 1 cuivre à Blaise, la réserve étant épuisée."]


def test_a_raid_is_told_with_all_that_it_took() -> None:
    raid = played(33, use="use-effect", other_hand=[12, 12, 12], other_stock={"charcoalium": 3})[1:2]
    assert log(raid, "en") == ["Ada ransacks Blaise, who discards the Lantern Mole, and returns 2 charcoalium."]
    assert log(raid, "fr") == ["Ada pille Blaise, qui défausse la Taupière, et rend 2 charboniums."]


# Repairing one


def test_a_repair_is_told_with_price_and_points() -> None:
    told = repaired(25, stock={"charcoalium": 1, "wood": 1, "copper": 1, "crystal": 2}).events
    assert log(told, "en") == [
        "Ada repairs the Great Gulper for 1 charcoalium, 1 wood, 1 copper and 2 crystal and scores 3 points.",
        "Ada collects 2 charcoalium that lay on it.",
        "Blaise is next.",
    ]
    assert log(told, "fr") == [
        "Ada répare la Balénette pour 1 charbonium, 1 bois, 1 cuivre et 2 cristaux et marque 3 points.",
        "Ada récupère 2 charboniums posés dessus.",
        "À Blaise de jouer.",
    ]


def test_a_project_is_told_with_its_machines() -> None:
    at = repaired(11, workshop=[12], row=[11], stock={"copper": 1, "crystal": 1})
    told = at.choose("complete", project=11).events[:2]
    assert log(told, "en") == [
        "Ada completes the project “two blue machines” and scores 1 point.",
        "Ada sets aside the Lantern Mole and the Sawtooth.",
    ]
    assert log(told, "fr") == [
        f"Ada valide le projet «{N}deux machines bleues{N}» et marque 1 point.",
        "Ada met à part la Taupière et la Castorette.",
    ]


# The bric-a-brac and the end


def test_a_sweep_names_the_machines_and_the_charcoalium() -> None:
    sweep = Event("sweep", 0, {"machines": (11, 12, 13, 14, 25), "charcoalium": 1})
    assert log([sweep], "en") == [
        "The bric-a-brac is full: the Sawtooth, the Lantern Mole, the Kettlehog, the Prism Moth and the Great Gulper "
        "are discarded; 1 charcoalium goes back to the reserve."
    ]
    assert log([sweep], "fr") == [
        "Le bric-à-brac est plein, on défausse la Castorette, la Taupière, le Hérissoir, la Phalénette et "
        f"la Balénette{T}; 1 charbonium revient à la réserve."
    ]


def test_the_last_round_is_announced_with_its_reason() -> None:
    told = [event for event in played(11, use="use-charcoalium", deck=[]) if event.kind == "last-round"]
    assert log(told, "en") == [
        "Ada cannot draw up to 5 cards: the end is triggered, and the game is over when this round is."
    ]
    assert log(told, "fr") == [
        f"Ada ne peut pas compléter sa main à 5 cartes{N}: la fin est déclenchée, "
        "et la partie s’achève avec cette manche."
    ]


def test_a_victory_is_told_with_the_scores() -> None:
    assert (
        words_in("en", "nicodemus").result(result("points"), PLAYERS) == "Ada wins: Ada 21 points and Blaise 17 points."
    )
    assert (
        words_in("fr", "nicodemus").result(result("points"), PLAYERS)
        == f"Ada gagne{N}: Ada 21 points et Blaise 17 points."
    )


def test_a_resignation_names_both() -> None:
    resigned = result("resignation", scores=())
    assert words_in("en", "nicodemus").result(resigned, PLAYERS) == "Ada wins, as Blaise has resigned."
    assert words_in("fr", "nicodemus").result(resigned, PLAYERS) == "Ada gagne, car Blaise a abandonné."


def test_a_shared_victory_says_that_nothing_breaks_the_tie() -> None:
    shared = result("nothing", winners=(0, 1), scores=(0, 0))
    assert words_in("en", "nicodemus").result(shared, PLAYERS) == (
        "Ada and Blaise share the victory: Ada 0 points and Blaise 0 points. Charcoalium and resources are equal, too."
    )
    assert words_in("fr", "nicodemus").result(shared, PLAYERS) == (
        f"Ada et Blaise partagent la victoire{N}: Ada 0 point et Blaise 0 point. "
        "Charbonium et ressources sont aussi à égalité."
    )
