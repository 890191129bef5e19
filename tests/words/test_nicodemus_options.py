"""Options of Nicodemus, and reasons why not: examples for people."""

from __future__ import annotations

from bricabrac.games.game import Decision
from bricabrac.words.words import words_in
from tests.games.nicodemus.positions import Table, table
from tests.words import moments

N = "\u00a0"
"""The space before a French colon."""


def options(at: Table, language: str, kind: str) -> list[str]:
    words = words_in(language, "nicodemus")
    chosen = [option for option in _decision(at).options if option.kind == kind]
    return [" · ".join([words.option(option), *words.notes(option)]) for option in chosen]


def reasons(at: Table, language: str) -> list[str]:
    return [words_in(language, "nicodemus").blocked(blocked) for blocked in _decision(at).blocked]


def _decision(at: Table) -> Decision:
    assert at.decision is not None
    return at.decision


def test_a_repair_says_its_price_and_what_follows() -> None:
    at = table(board=[(11, 1), 22], hand=[12], workshop=[14, 15, 21], row=[11], stock={"charcoalium": 1})
    assert options(at, "en", "repair")[0] == (
        "Repair the Sawtooth on space 1: pay no cubes (your wilds save 1 copper), lay a fee of 1 charcoalium, "
        "collect 1 charcoalium, score 1 point · you may then complete “two blue machines” · "
        "your workshop is then full: the Prism Moth, the Magpie Carousel and the Bellows Toad are set aside, "
        "unless projects take machines first"
    )
    assert options(at, "fr", "repair")[0] == (
        f"Réparer la Castorette, emplacement 1{N}: sans payer de cube (vos jokers vous épargnent 1 cuivre), "
        "déposer 1 charbonium, récupérer 1 charbonium, marquer 1 point · "
        f"vous pourrez alors valider «{N}deux machines bleues{N}» · "
        f"votre atelier sera alors plein{N}: on met à part la Phalénette, la Pie-Manège et le Gobe-Soufflet, "
        "sauf si des projets emploient d’abord des machines"
    )


def test_a_gain_says_what_the_opponent_gives_and_what_nobody_has() -> None:
    at = table(hand=[15, 11], stock={"charcoalium": 10}, other_stock={"charcoalium": 1}).choose("play", machine=15)
    assert options(at, "en", "use-charcoalium") == [
        "Gain 3 charcoalium, one per point · 1 charcoalium from your opponent, as the reserve runs out · "
        "but 1 charcoalium cannot be had: there is none left"
    ]
    assert options(at, "fr", "use-charcoalium") == [
        "Gagner 3 charboniums, un par point · 1 charbonium pris à votre adversaire, la réserve ne suffisant pas · "
        f"mais il manquera 1 charbonium{N}: il n’en reste plus"
    ]


def test_a_repair_that_lacks_cubes_is_explained() -> None:
    at = table(board=[42], hand=[11], workshop=[13], stock={"crystal": 1})
    assert reasons(at, "en") == [
        "The Mirror Chameleon on space 1 costs 3 copper and 1 crystal: you have 1 crystal, "
        "your workshop takes off 1 copper, and you lack 2 copper"
    ]
    assert reasons(at, "fr") == [
        f"Le Caméléoscope, emplacement 1, coûte 3 cuivres et 1 cristal{N}: vous avez 1 cristal, "
        "votre atelier retranche 1 cuivre, et il vous manque 2 cuivres"
    ]


def test_wilds_that_do_not_suffice_are_counted() -> None:
    at = table(board=[42], hand=[11], workshop=[21])
    assert reasons(at, "en") == [
        "The Mirror Chameleon on space 1 costs 3 copper and 1 crystal: you have none of it, "
        "and you lack 3 copper and 1 crystal, of which your wild saves only 1 cube"
    ]
    assert reasons(at, "fr") == [
        f"Le Caméléoscope, emplacement 1, coûte 3 cuivres et 1 cristal{N}: vous n’en avez aucun, "
        "et il vous manque 3 cuivres et 1 cristal, dont votre joker n’épargne que 1 cube"
    ]


def test_a_repair_that_lacks_charcoalium_is_explained() -> None:
    at = table(board=[33, 12], hand=[11], stock={"wood": 2})
    assert reasons(at, "en") == [
        "The Siren Vulture on space 1: 1 machine comes after it, your workshop takes nothing off the fee, "
        "and you have no charcoalium"
    ]
    assert reasons(at, "fr") == [
        f"Le Vautourbillon, emplacement 1{N}: 1 machine vient après, votre atelier ne retranche aucun charbonium, "
        "et vous n’avez pas de charbonium"
    ]


def test_what_an_option_takes_from_the_opponent_or_cannot_bring_is_always_noted() -> None:
    """Unless the option says it itself, as the one that makes the opponent return cubes does."""
    for option in moments.options("nicodemus"):
        for key in {"from_opponent", "lost"} & option.data.keys():
            assert option.kind == "spoil" or words_in("en", "nicodemus").has(f"note-{option.kind}-{key}"), option
