"""The log of Imaginarium: examples for people, as somebody watching reads them."""

from __future__ import annotations

from bricabrac.games.game import SPECTATOR, Event, Result
from bricabrac.words.words import words_in
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.games.imaginarium.told import chosen

PLAYERS = ("Ada", "Blaise", "Chloé", "Denis", "Emmy")
N = "\u00a0"
"""The space before a French colon, inside of quotation marks, and before a number of machines."""
T = "\u202f"
"""The narrow one before a French semicolon."""
RICH = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}


def log(events: list[Event], language: str, *kinds: str, viewer: int = SPECTATOR) -> list[str]:
    """Of these kinds, if any are named."""
    words = words_in(language, "imaginarium")
    return [words.event(event.seen_by(viewer), PLAYERS) for event in events if not kinds or event.kind in kinds]


def repaired(machine: str, **words: object) -> list[Event]:
    state = position(at="act", pair=("repair", "trade"), yard=[machine], stock=RICH, **words)  # type: ignore[arg-type]
    return chosen(state, "repair")


def turn_ended(**words: object) -> list[Event]:
    return chosen(position(at="act", pair=("recruit", "extract"), **words), "end-actions")  # type: ignore[arg-type]


# Planning


def test_a_reservation_names_the_machine_and_the_space() -> None:
    told = chosen(position(at="plan", conveyor=["P1", None, "T2"], pieces={9: 1}), "reserve", space=3)
    assert log(told, "en") == ["Ada reserves the Transmuter on space 3."]
    assert log(told, "fr") == ["Ada réserve le Transmutoir sur la case 3."]


def test_a_piece_without_a_space_waits() -> None:
    """I4.3."""
    state = position(at="plan", seats=5, conveyor=["P1"], pieces={8: 2, 9: 3, 10: 4})
    told = chosen(state, "reserve")
    assert log(told, "en", "no-space") == ["Blaise finds no free space: the handyman waits beside the board."]
    assert log(told, "fr", "no-space") == [
        f"Blaise ne trouve plus de case libre{N}: son bricoleur attend à côté du plateau."
    ]


def test_saboteurs_are_told_from_handymen() -> None:
    """I5.10."""
    pieces = {3: saboteur(1), 8: saboteur(0), 9: 1}
    told = turn_ended(seats=2, stands=1, conveyor=[None, None, "P1"], pieces=pieces)
    kinds = ("initiative", "machine-sabotaged", "extractor-blocked")
    assert log(told, "en", *kinds) == [
        "Ada puts the handyman on place 1 of the initiative track.",
        "The saboteur of Blaise has the Coalette discarded.",
        "Blaise puts the saboteur on place 2 of the initiative track.",
        "The saboteur of Ada has blocked the extractor on space 8.",
        "Ada puts the saboteur on place 3 of the initiative track.",
    ]
    assert log(told, "fr", *kinds) == [
        "Ada ramène son bricoleur à la place 1 de la piste d’initiative.",
        "Blaise fait défausser la Charbonneuse par son saboteur.",
        "Blaise ramène son saboteur à la place 2 de la piste d’initiative.",
        "Ada a bloqué l’extracteur de la case 8 avec son saboteur.",
        "Ada ramène son saboteur à la place 3 de la piste d’initiative.",
    ]


# A turn


def test_slots_are_told_one_by_one() -> None:
    state = position(at="use", stands=9, slots=[["P1", "P1"], ["S2"]], disabled=[["P5"]])
    told = chosen(state, "use-all")
    assert log(told, "en") == [
        "Ada uses the Coalette (×2) and gains 3 charcoalium.",
        "Ada uses the Diplomatrix and gains 1 point.",
        "Ada enables the Productivette again.",
        "Ada takes 2 charcoalium from the extractor.",
    ]
    assert log(told, "fr") == [
        f"Ada utilise la Charbonneuse{N}(×2) et gagne 3 charboniums.",
        "Ada utilise la Diplomatrice et gagne 1 point.",
        "Ada réactive la Productivette.",
        "Ada prend 2 charboniums à l’extracteur.",
    ]


def test_what_a_transformation_takes_is_told() -> None:
    state = position(at="use", slots=[["T1"], ["P1"]], stock={"wood": 2})
    told = chosen(state, "use", machines=("T1",))
    assert log(told, "en") == ["Ada uses the Combustor and gives 1 wood for 3 charcoalium."]
    assert log(told, "fr") == ["Ada utilise le Combustoir et donne 1 bois contre 3 charboniums."]


def test_whoever_cannot_pay_is_told_what_is_gone() -> None:
    """I5.5."""
    state = position(at="collect", stands=1, conveyor=["S2"], stock={"charcoalium": 3, "wood": 1}, assistants=[7])
    told = chosen(state, "lose-everything")
    assert log(told, "en") == [
        "Ada cannot pay for the Diplomatrix, which is discarded, and loses 3 charcoalium and 1 wood."
    ]
    assert log(told, "fr") == [
        "Ada ne peut pas payer la Diplomatrice, qui part à la défausse, et perd 3 charboniums et 1 bois."
    ]


def test_an_arrangement_is_told_slot_by_slot() -> None:
    state = position(at="arrange", pair=("reorganise", "recruit"), loose=["P1", "P1", "P2"])
    told = chosen(state, "arrange", machines=("P1", "P1"))
    assert log(told, "en", "arrange") == [
        "Ada combines the Coalette (×2).",
        "Ada puts the Timberette into a slot of its own.",
    ]
    assert log(told, "fr", "arrange") == [
        f"Ada combine la Charbonneuse{N}(×2).",
        "Ada met la Menuisette sur un emplacement à part.",
    ]


# Attacks


def test_a_theft_is_told_from_victim_to_victim() -> None:
    """I8.7, I8.8."""
    others = [Player(stock=RICH), Player(stock={"charcoalium": 1}), Player(slots=[["D1"]]), Player()]
    told = repaired("A1", seats=5, others=others)
    assert log(told, "en") == [
        "Ada repairs the Larcenette for 1 wood and 1 crystal.",
        "Blaise gives up 3 charcoalium.",
        "Chloé gives up 1 charcoalium.",
        "Denis is protected from the Larcenette.",
        "Emmy has no charcoalium to give up.",
        "Ada keeps 3 charcoalium; the rest, 1 charcoalium, goes to the reserve.",
    ]
    assert log(told, "fr") == [
        "Ada répare la Larcinette pour 1 bois et 1 cristal.",
        "Blaise doit donner 3 charboniums.",
        "Chloé doit donner 1 charbonium.",
        f"Denis est à l’abri{N}: la Larcinette ne lui fait rien.",
        "Emmy n’a pas de charbonium à donner.",
        f"Ada garde 3 charboniums{T}; le reste, 1 charbonium, va à la réserve.",
    ]


def test_the_muddler_is_told_with_those_it_passes_over() -> None:
    """I8.10."""
    told = repaired("A6", seats=4, others=[Player(), Player(slots=[["D3"]]), Player(slots=[["P2", "T1"]])])
    assert log(told, "en")[1:] == [
        "Blaise has no machine to disable.",
        "Chloé is protected from the Muddler.",
        "Ada disables the Timberette and the Combustor of Denis.",
    ]
    assert log(told, "fr")[1:] == [
        "Blaise n’a pas de machine à désactiver.",
        f"Chloé est à l’abri{N}: l’Embrouillette ne lui fait rien.",
        "Ada désactive la Menuisette et le Combustoir chez Denis.",
    ]


# Projects


def test_the_first_to_validate_a_project_is_told_apart() -> None:
    """I9.2."""
    first = turn_ended(slots=[["T1"], ["T2"]], office=[13])
    second = turn_ended(slots=[["T1"], ["T2"]], office=[13], validated={13: [1]})
    assert log(first, "en", "validate") + log(second, "en", "validate") == [
        "Ada validates the project “Metamorphoses”, before anybody else, and scores 3 points.",
        "Ada validates the project “Metamorphoses” and scores 2 points.",
    ]
    assert log(first, "fr", "validate") + log(second, "fr", "validate") == [
        f"Ada valide le projet «{N}Métamorphoses{N}», avant tout le monde, et marque 3 points.",
        f"Ada valide le projet «{N}Métamorphoses{N}» et marque 2 points.",
    ]


def test_of_two_secret_projects_only_their_owner_reads_which_leaves_the_game() -> None:
    """I11.8."""
    told = turn_ended(slots=[["T1"], ["T2"]], assistants=[8], secrets=[12, 13])
    kinds = ("validate-secret", "discard-secret")
    assert log(told, "en", *kinds) == [
        "Ada reveals the secret project “Metamorphoses” and scores 3 points.",
        "The other secret project leaves the game unseen.",
    ]
    assert log(told, "en", *kinds, viewer=0)[1] == "The other secret project, “Dream Team”, leaves the game unseen."
    assert log(told, "fr", *kinds) == [
        f"Ada révèle le projet secret «{N}Métamorphoses{N}» et marque 3 points.",
        "L’autre projet secret quitte le jeu sans être vu.",
    ]
    assert log(told, "fr", *kinds, viewer=0)[1] == (
        f"L’autre projet secret, «{N}La fine équipe{N}», quitte le jeu sans être vu."
    )


def test_who_draws_secret_projects_reads_which() -> None:
    """I11.8."""
    stock = {"charcoalium": 6}
    state = position(at="act", pair=("recruit", "extract"), stock=stock, row=[8], pile=[3, 5], office=[1])
    told = chosen(state, "recruit", assistant=8)
    assert log(told, "en", viewer=1) == ["Ada recruits the Mole for 6 charcoalium.", "Ada draws 2 secret projects."]
    assert log(told, "fr", viewer=1) == ["Ada recrute la Taupe pour 6 charboniums.", "Ada tire 2 projets secrets."]
    assert log(told, "en", viewer=0)[1] == "Ada draws 2 secret projects: “Triplets” and “Horn of Plenty”."
    assert log(told, "fr", viewer=0)[1] == (
        f"Ada tire 2 projets secrets{N}: «{N}Les triplées{N}» et «{N}Corne d’abondance{N}»."
    )


# Rounds and the end


def test_a_round_ends_with_the_crusher_and_a_new_deck() -> None:
    """I6, I11.2."""
    table = {"stands": 10, "conveyor": ["P5", "P4"], "deck": ["P1"], "discard": ["P3"], "rest": "yard"}
    kinds = ("crush", "coal-from-the-crusher", "reshuffle", "no-machine-left", "round")
    told = turn_ended(**table, others=[Player(assistants=[2])])
    assert log(told, "en", *kinds) == [
        "The round is over: the Whirlette on space 2 is discarded.",
        "Blaise gains 2 charcoalium from it.",
        "The deck is empty: the discard pile (2 cards) is shuffled into a new one.",
        "Deck and discard pile are empty: 3 spaces remain without a machine.",
        "Round 6 begins.",
    ]
    assert log(told, "fr", *kinds) == [
        f"La manche est finie{N}: la Rotativette, sur la case 2, part à la défausse.",
        "Blaise en tire 2 charboniums.",
        f"La pioche est vide{N}: on mélange la défausse (2 cartes) pour en faire une nouvelle.",
        f"Pioche et défausse sont vides{N}: 3 cases restent sans machine.",
        "La manche 6 commence.",
    ]


def test_the_end_is_told_with_its_majorities() -> None:
    """I6.1, I10.1, I11.13."""
    told = turn_ended(stands=10, points=20, stock={"wood": 2}, others=[Player(stock={"crystal": 1}, assistants=[13])])
    kinds = ("announce", "majority", "over")
    assert log(told, "en", *kinds) == [
        "Ada has 20 points: with 20 or more the game ends.",
        "Ada has the most wood (2 wood) and scores 2 points.",
        "Blaise has the most crystal (1 crystal) and scores 3 points.",
        "The game is over.",
    ]
    assert log(told, "fr", *kinds) == [
        f"Ada a 20 points{N}: à partir de 20, la partie s’achève.",
        "Ada a le plus de bois (2 bois) et marque 2 points.",
        "Blaise a le plus de cristal (1 cristal) et marque 3 points.",
        "La partie est terminée.",
    ]


# Results


def result(decided_by: str, winners: tuple[int, ...], scores: tuple[int, ...], language: str) -> str:
    found = Result(winners, scores, decided_by, ())
    return words_in(language, "imaginarium").result(found, PLAYERS[:3])


def test_a_victory_by_levels_says_so() -> None:
    """I10.2."""
    assert result("levels", (1,), (20, 20, 1), "en") == (
        "Blaise wins: Ada 20 points, Blaise 20 points and Chloé 1 point. "
        "The points are equal: the levels of the repaired machines decide."
    )
    assert result("levels", (1,), (20, 20, 1), "fr") == (
        f"Blaise gagne{N}: Ada 20 points, Blaise 20 points et Chloé 1 point. "
        "À égalité de points, les niveaux des machines réparées départagent."
    )


def test_a_shared_victory_names_all_who_share_it() -> None:
    """I10.2."""
    assert result("nothing", (0, 2), (20, 1, 20), "en") == (
        "Ada and Chloé share the victory: Ada 20 points, Blaise 1 point and Chloé 20 points. "
        "The levels of the repaired machines are equal, too."
    )
    assert result("nothing", (0, 2), (20, 1, 20), "fr") == (
        f"Ada et Chloé partagent la victoire{N}: Ada 20 points, Blaise 1 point et Chloé 20 points. "
        "Les niveaux des machines réparées sont aussi à égalité."
    )


def test_of_three_players_two_win_when_one_resigns() -> None:
    assert result("resignation", (0, 2), (), "en") == "Ada and Chloé share the victory, as Blaise has resigned."
    assert result("resignation", (0, 2), (), "fr") == "Ada et Chloé partagent la victoire, car Blaise a abandonné."
