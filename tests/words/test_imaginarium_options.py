"""Options of Imaginarium, and reasons why not: examples for people."""

from __future__ import annotations

import pytest

from bricabrac.words.words import LANGUAGES, words_in
from tests.games.imaginarium.positions import Player, position
from tests.games.imaginarium.told import decision
from tests.words import moments

PLAYERS = ("Ada", "Blaise", "Chloé", "Denis", "Emmy")
N = "\u00a0"
"""The space before a French colon, inside of quotation marks, and before a number of machines."""
RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}


def options(language: str, kind: str, **at: object) -> list[str]:
    """With what would follow from each."""
    words = words_in(language, "imaginarium")
    chosen = [option for option in decision(position(**at)).options if option.kind == kind]  # type: ignore[arg-type]
    return [" · ".join([words.option(option, PLAYERS), *words.notes(option, PLAYERS)]) for option in chosen]


def reasons(language: str, kind: str, **at: object) -> list[str]:
    blocked = [each for each in decision(position(**at)).blocked if each.kind == kind]  # type: ignore[arg-type]
    return [words_in(language, "imaginarium").blocked(each, PLAYERS) for each in blocked]


# Planning and paying


def test_a_reservation_says_its_price_what_it_brings_and_what_is_missing() -> None:
    """I5.5."""
    at = {"at": "plan", "conveyor": ["P5"], "stock": {"charcoalium": 5, "wood": 1}}
    assert options("en", "reserve", **at) == [
        "Reserve the Productivette (level 2) on space 1, for 6 charcoalium · gain 1 wood and 1 copper · "
        "repair: 3 crystal · for now you lack 1 charcoalium, that is 2 resources · "
        "with what you have you would lose everything, and the machine too"
    ]
    assert options("fr", "reserve", **at) == [
        "Réserver la Productivette (niveau 2) sur la case 1, pour 6 charboniums · gagner 1 bois et 1 cuivre · "
        f"réparation{N}: 3 cristaux · il vous manque pour l’instant 1 charbonium, soit 2 ressources · "
        "avec ce que vous avez, vous perdriez tout, la machine aussi"
    ]


def test_spaces_that_are_taken_say_by_whom() -> None:
    """I4.1."""
    at = {"at": "plan", "seat": 2, "conveyor": ["T2", "P1"], "pieces": {1: 1, 9: 0}}
    taken = [reasons("en", kind, **at)[0] for kind in ("reserve", "go-to-extractor")]
    assert taken == [
        "The Transmuter on space 1 is taken: Blaise has a handyman there",
        "The extractor on space 9 (2 charcoalium) is taken: Ada has a handyman there",
    ]
    taken = [reasons("fr", kind, **at)[0] for kind in ("reserve", "go-to-extractor")]
    assert taken == [
        f"Le Transmutoir, case 1{N}: Blaise y a déjà son bricoleur",
        f"L’extracteur de la case 9 (2 charboniums){N}: Ada y a déjà son bricoleur",
    ]


def test_the_top_card_says_what_would_be_missing_for_the_reserved_machine() -> None:
    """I11.7, I6.3: of an empty deck the discard pile makes a new one."""
    at = {"at": "collect", "assistants": [7], "stands": 1, "conveyor": ["S2"], "stock": RICH, "rest": "discard"}
    assert options("en", "buy-top", **at) == [
        "Buy the top machine of the deck for 3 charcoalium · it is empty: the discard pile is shuffled first · "
        "you then lack 1 charcoalium for the machine you reserved"
    ]
    assert options("fr", "buy-top", **at) == [
        f"Acheter la machine du dessus de la pioche pour 3 charboniums · elle est vide{N}: on mélange d’abord "
        "la défausse · il vous manquera alors 1 charbonium pour la machine réservée"
    ]


# Using machines


def test_what_leaves_no_choice_is_used_at_once() -> None:
    at = {"at": "use", "slots": [["P1", "P1"], ["P5"], ["T1"]]}
    assert options("en", "use-all", **at) == [
        "Use the 2 slots that leave no choice: gain 3 charcoalium, 1 wood and 1 copper"
    ]
    assert options("fr", "use-all", **at) == [
        f"Utiliser les 2 emplacements qui ne laissent pas de choix{N}: gagner 3 charboniums, 1 bois et 1 cuivre"
    ]


def test_a_loan_names_all_owners() -> None:
    """I11.12."""
    owners = [Player(slots=[["P2"]]), Player(slots=[["P2"]])]
    at = {"at": "use", "slots": [["P1"]], "assistants": [12], "others": owners}
    assert options("en", "borrow", **at) == ["Borrow the Timberette (of Blaise and Chloé): gain 1 wood"]
    assert options("fr", "borrow", **at) == [f"Emprunter la Menuisette (chez Blaise et Chloé){N}: gagner 1 bois"]


def test_slots_that_cannot_be_used_are_explained() -> None:
    """I5.2, I8.3, I8.7."""
    at = {"at": "use", "slots": [["P2", "T1"], ["T4"], ["D1"], ["P1"]], "used": [["P1"]], "stock": {"wood": 1}}
    assert reasons("en", "use", **at) == [
        "The Coalette: this slot was already used in this turn",
        "The Timberette is not used alone: the Combustor lies on it",
        "The Grand Combustor: this takes 2 resources, and you have only 1 wood",
        "The Latchette: this slot protects you all the time and is not used",
    ]
    assert reasons("fr", "use", **at) == [
        f"La Charbonneuse{N}: cet emplacement a déjà servi pendant ce tour",
        f"La Menuisette ne s’utilise pas à part{N}: le Combustoir est par-dessus",
        f"Le Surcombustoir{N}: il y faut 2 ressources, et vous n’avez que 1 bois",
        f"La Verrouillette{N}: cet emplacement vous protège en permanence et ne s’utilise pas",
    ]


# Actions


def test_the_repair_of_an_attack_machine_says_whom_it_reaches() -> None:
    """I8.7, I8.8, I9."""
    others = [Player(slots=[["D1"]])]
    at = {"at": "act", "pair": ("repair", "trade"), "yard": ["A1"], "stock": RICH, "seats": 4, "others": others}
    assert options("en", "repair", **at, office=[6], slots=[["A2"]]) == [
        "Repair the Larcenette (level 1) for 1 wood and 1 crystal · "
        "take up to 3 charcoalium from every other player and keep at most 3 in all · "
        "it reaches Chloé and Denis · protected from it: Blaise · "
        "at the end of this turn you would validate “Dirty Tricks”"
    ]
    assert options("fr", "repair", **at, office=[6], slots=[["A2"]]) == [
        "Réparer la Larcinette (niveau 1) pour 1 bois et 1 cristal · "
        "prendre jusqu’à 3 charboniums à chacun des autres, et en garder 3 au plus en tout · "
        f"elle atteint Chloé et Denis · à l’abri{N}: Blaise · "
        f"à la fin de ce tour, vous valideriez «{N}Mauvais tours{N}»"
    ]


def test_a_repair_says_how_often_the_effect_may_be_applied() -> None:
    """I11.11."""
    at = {"at": "act", "pair": ("repair", "trade"), "yard": ["P5"], "stock": RICH, "assistants": [11]}
    assert options("en", "repair", **at) == [
        "Repair the Productivette (level 2) for 3 crystal · gain 1 wood and 1 copper · you may use it at once, twice"
    ]
    assert options("fr", "repair", **at) == [
        "Réparer la Productivette (niveau 2) pour 3 cristaux · gagner 1 bois et 1 cuivre · "
        "vous pourrez l’utiliser aussitôt, 2 fois"
    ]


def test_a_dismantling_says_what_it_brings_and_which_project_it_spoils() -> None:
    """I7.4, I9."""
    words = {"yard": ["P6"], "slots": [["T1"], ["T1"]], "office": [13]}
    at = {"at": "act", "pair": ("dismantle", "trade"), **words}
    kinds = ("dismantle-broken", "dismantle-for-resources", "dismantle-for-points")
    assert [said for kind in kinds for said in options("en", kind, **at)] == [
        "Dismantle the Flamelier in your yard for 3 cubes of its cost (2 copper and 2 crystal)",
        "Dismantle the Combustor for 2 copper and 2 crystal · "
        "at the end of this turn you would no longer validate “Metamorphoses”",
        "Dismantle the Combustor for 1 point · at the end of this turn you would no longer validate “Metamorphoses”",
    ]
    assert [said for kind in kinds for said in options("fr", kind, **at)] == [
        "Démonter le Flamelleur de votre cour pour 3 cubes de son coût (2 cuivres et 2 cristaux)",
        "Démonter le Combustoir pour 2 cuivres et 2 cristaux · "
        f"à la fin de ce tour, vous ne valideriez plus «{N}Métamorphoses{N}»",
        f"Démonter le Combustoir pour 1 point · à la fin de ce tour, vous ne valideriez plus «{N}Métamorphoses{N}»",
    ]


def test_the_end_of_the_actions_says_what_is_left_out_and_what_is_validated() -> None:
    """I5.6, I9."""
    at = {"at": "act", "pair": ("repair", "trade"), "slots": [["T1"], ["T2"]], "office": [13], "stock": RICH}
    assert options("en", "end-actions", **at) == [
        "End your actions (left out: repair and trade) · you validate “Metamorphoses” and score 3 points"
    ]
    assert options("fr", "end-actions", **at) == [
        f"Finir vos actions (laissées de côté{N}: réparer et faire des transactions) · "
        f"vous validez «{N}Métamorphoses{N}» et marquez 3 points"
    ]


def test_trades_count_their_transactions() -> None:
    """I7.6."""
    at = {"at": "act", "pair": ("repair", "trade"), "doing": "trade", "times": 1, "stock": {"wood": 1}}
    assert options("en", "sell", **at) == ["Sell 1 wood for 1 charcoalium (transaction 2 of 3)"]
    assert options("fr", "sell", **at) == ["Vendre 1 bois pour 1 charbonium (transaction 2 sur 3)"]


def test_repairs_that_lack_cubes_are_explained() -> None:
    """I7.3."""
    at = {"at": "act", "pair": ("repair", "trade"), "yard": ["P3", "P4"], "stock": {"crystal": 1}}
    assert reasons("en", "repair", **at) == [
        "The Copperette costs 2 wood and 1 crystal: you have 1 crystal, and you lack 2 wood",
        "The Whirlette costs 2 wood and 2 copper: you have none of it, and you lack 2 wood and 2 copper",
    ]
    assert reasons("fr", "repair", **at) == [
        f"La Coperette coûte 2 bois et 1 cristal{N}: vous avez 1 cristal, et il vous manque 2 bois",
        f"La Rotativette coûte 2 bois et 2 cuivres{N}: vous n’en avez aucun, et il vous manque 2 bois et 2 cuivres",
    ]


# Effects and arrangements


def test_a_slot_to_disable_says_whose_it_is_and_whether_anything_would_change() -> None:
    """I8.10."""
    others = [Player(slots=[["P2", "T1"]], disabled=[["P3"]]), Player(), Player(slots=[["D3"]])]
    at = {"at": "disable", "seats": 4, "pair": ("repair", "trade"), "slots": [["A6"]], "others": others}
    assert options("en", "disable", **at) + reasons("en", "disable", **at) == [
        "Disable the Timberette and the Combustor of Blaise",
        "Disable the Copperette of Blaise · already disabled, nothing would change",
        "Chloé has no machine to disable",
        "Denis is protected",
    ]
    assert options("fr", "disable", **at) + reasons("fr", "disable", **at) == [
        "Désactiver la Menuisette et le Combustoir chez Blaise",
        "Désactiver la Coperette chez Blaise · cet emplacement l’est déjà, rien ne changerait",
        "Chloé n’a pas de machine à désactiver",
        "Denis est à l’abri",
    ]


def test_a_project_to_remove_says_what_it_is_worth_and_to_whom() -> None:
    """I8.9."""
    at = {"at": "remove-project", "pair": ("repair", "trade"), "slots": [["T1"], ["T2"], ["A5"]]}
    assert options("en", "remove-project", **at, office=[12, 13], validated={12: [2, 1]}) == [
        "Remove the project “Dream Team” (3 assistants), worth 3 points · validated by Chloé and Blaise",
        "Remove the project “Metamorphoses” (at least 2 transformation machines), worth 3 points · "
        "you would validate it at the end of this turn",
    ]
    assert options("fr", "remove-project", **at, office=[12, 13], validated={12: [2, 1]}) == [
        f"Faire disparaître le projet «{N}La fine équipe{N}» (3 assistants), qui vaut 3 points · "
        "validé par Chloé et Blaise",
        f"Faire disparaître le projet «{N}Métamorphoses{N}» (au moins 2 machines de transformation), "
        "qui vaut 3 points · vous le valideriez à la fin de ce tour",
    ]


def test_an_arrangement_says_what_the_slot_would_do() -> None:
    """I7.5, I8.1-8.7."""
    at = {"at": "arrange", "pair": ("reorganise", "recruit")}
    said = [options(language, "arrange", **at, loose=["T4", "T4"])[0] for language in LANGUAGES]
    assert said == [
        "Combine in one slot: the Grand Combustor (×2) · each use turns 2 resources into 9 charcoalium",
        f"Combiner sur un emplacement{N}: le Surcombustoir{N}(×2) · "
        "chaque utilisation change 2 ressources en 9 charboniums",
    ]
    said = [options(language, "arrange", **at, loose=["D1", "D3"])[0] for language in LANGUAGES]
    assert said == [
        "Combine in one slot: the Latchette and the Patenteer · "
        "protects from theft of charcoalium, theft of resources and being disabled",
        f"Combiner sur un emplacement{N}: la Verrouillette et le Breveteur · "
        "protège contre le vol de charbonium, le vol de ressources et la désactivation",
    ]


# Nothing is kept quiet


@pytest.mark.parametrize("key", ["completes", "breaks", "validates"])
def test_what_a_choice_does_to_projects_is_always_noted(key: str) -> None:
    """I9."""
    concerned = {option.kind for option in moments.options("imaginarium") if option.data.get(key)}
    assert concerned
    assert all(words_in("en", "imaginarium").has(f"note-{kind}-{key}") for kind in concerned), concerned
