"""Moments of Imaginarium about which something is said: games by lot, and positions for what is rare in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from bricabrac.games.imaginarium.game import imaginarium
from bricabrac.table.match import Match
from tests.games.imaginarium.playing import Playing
from tests.games.imaginarium.positions import Player, position, saboteur
from tests.table.matches import SEED
from tests.words.moment import Moment

PLAYERS: Final = ("Ada", "Blaise", "Chloé", "Denis", "Emmy")
RANDOM_CHOICES: Final = 150
"""Of one game for each number of seats."""
_SOUGHT: Final = ("repair", "recruit", "reorganise", "arrange", "apply")
"""What makes a workshop grow is chosen first, or random players never have one."""

Choice = tuple[str, Mapping[str, object]]
"""The kind of an option, and some of its data."""


def imaginarium_moments() -> Iterator[Moment]:
    for seats in imaginarium().seats:
        yield from _random_game(seats)
    yield from _planning()
    yield from _using()
    yield from _collecting()
    yield from _acting()
    yield from _projects_at_stake()
    yield from _thefts()
    yield from _disabling()
    yield from _removing_projects()
    yield from _recycling()
    yield from _arranging()
    yield from _secret_projects()
    yield from _rounds()
    yield from _endings()


def _now(at: Playing) -> Moment:
    game, state = at.game, at.state
    return Moment(PLAYERS[: state.seats], tuple(at.events), game.decision(state), game.result(state))


def _random_game(seats: int) -> Iterator[Moment]:
    luck = Random(seats)
    at = Playing(imaginarium().new(bytes([seats]) * 32, seats))
    yield _now(at)
    for _ in range(RANDOM_CHOICES):
        sought = [option for option in at.decision.options if option.kind in _SOUGHT]
        at.state, at.events = at.game.play(at.state, luck.choice(sought or at.decision.options).number)
        yield _now(at)


def _told(*choices: Choice, **words: Any) -> Iterator[Moment]:
    """A position, and what choices lead to from there."""
    at = Playing(position(**words))
    yield _now(at)
    for kind, data in choices:
        yield _now(at.take(kind, **data))


_REPAIRING: Final[dict[str, Any]] = {"at": "act", "pair": ("repair", "trade")}
_RECRUITING: Final[dict[str, Any]] = {"at": "act", "pair": ("recruit", "extract")}
_DISMANTLING: Final[dict[str, Any]] = {"at": "act", "pair": ("trade", "dismantle")}
_RICH: Final = {"charcoalium": 9, "wood": 9, "copper": 9, "crystal": 9}
_END: Final[Choice] = ("end-actions", {})


def _planning() -> Iterator[Moment]:
    """I4: spaces that are empty or taken, by pieces of both kinds; a piece that finds none."""
    yield from _told(at="plan", seat=2, conveyor=["P1", None, "P2"], pieces={1: 1, 9: 0})
    yield from _told(("reserve", {"space": 1}), at="plan", seats=5, conveyor=["P1"], pieces={8: 2, 9: 3, 10: 4})
    saboteurs: dict[str, Any] = {"at": "plan", "seats": 2, "track": [saboteur(0), saboteur(1), 0, 1]}
    yield from _told(("sabotage", {"space": 1}), ("block-extractor", {"space": 8}), **saboteurs, conveyor=["A6", "P1"])
    last: dict[str, Any] = {"pieces": {8: 1, 9: 0}, "track": [None, None, saboteur(0), saboteur(1)]}
    yield from _told(("sabotage", {"space": 1}), **{**saboteurs, **last}, conveyor=["P1"])


def _using() -> Iterator[Moment]:
    """I5.2, I5.3, I11.12: why a slot cannot be used, why one cannot be borrowed."""
    slots = [["P1"], ["P2", "T1"], ["D1"], ["A1"], ["P3"]]
    yield from _told(("end-use", {}), at="use", slots=slots, disabled=[["P4"]], used=[["P1"]], assistants=[6])
    yield from _told(("use-all", {}), at="use", slots=[["T4"], ["P1", "P1"], ["P2"], ["S2", "S2"]], stock={"wood": 1})
    owners = [Player(slots=[["P2", "T1"], ["P3"], ["T1"]], disabled=[["P1"]]), Player(slots=[["P3"]])]
    cuckoo: dict[str, Any] = {"at": "use", "slots": [["P1"], ["P2"]], "assistants": [12], "others": owners}
    yield from _told(("borrow", {"machine": "P3"}), **cuckoo)
    yield from _told(("borrow", {"machine": "T1"}), **cuckoo, stock={"wood": 1})


def _collecting() -> Iterator[Moment]:
    """I5.4, I5.5, I11.7: with the assistant who buys from the deck it is a choice; from an empty deck, or from none."""
    ferret: dict[str, Any] = {"at": "collect", "stands": 1, "conveyor": ["S2"], "assistants": [7]}
    some, little = {"charcoalium": 3, "wood": 8, "copper": 2}, {"charcoalium": 3, "wood": 1}
    yield from _told(("buy-with-resources", {}), ("pay", {"remaining": (("wood", 2),)}), **ferret, stock=some)
    yield from _told(("lose-everything", {}), **ferret, stock=little)
    yield from _told(("buy-reserved", {}), ("buy-top", {}), **ferret, stock={"charcoalium": 10})
    yield from _told(("buy-top", {}), **ferret, stock=_RICH, rest="discard")
    yield from _told(("take-charcoalium", {}), **{**ferret, "stands": 9}, stock=_RICH)
    yield from _told(at="dial", assistants=[7], stock={"charcoalium": 9}, rest="yard")
    yield from _told(at="dial", assistants=[7], stock={"charcoalium": 2})


def _acting() -> Iterator[Moment]:
    """I7: why an action, or a step of it, cannot be chosen."""
    yield from _told(**_RECRUITING, row=[])
    yield from _told(**_RECRUITING, assistants=[1, 2, 3])
    yield from _told(**_REPAIRING, slots=[["P1"], ["P2"], ["P3"], ["P4"]], yard=["P5"], stock=_RICH)
    yield from _told(**_DISMANTLING)
    yield from _told(**_DISMANTLING, slots=[["P1", "P1"], ["S2"]], yard=["P6"], stock={"wood": 1})
    yield from _told(
        ("dismantle-broken", {}),
        ("take-cubes", {"gained": (("copper", 1), ("crystal", 2))}),
        **_DISMANTLING,
        yard=["P6"],
    )
    yield from _told(
        ("repair", {}), ("apply", {"spent": (("wood", 1),)}), **_REPAIRING, yard=["T1"], stock=_RICH, assistants=[11]
    )


def _projects_at_stake() -> Iterator[Moment]:
    """I9: what a choice would validate at the end of the turn, and what it would spoil."""
    nest_egg = {"office": [9], "stock": {"charcoalium": 15, "wood": 1}}
    almost = {"office": [9], "stock": {"charcoalium": 14, "wood": 1}}
    yield from _told(_END, **_RECRUITING, **nest_egg, row=[6])
    yield from _told(**_RECRUITING, **almost, assistants=[1, 2], row=[3])
    yield from _told(**_RECRUITING, office=[12], stock=_RICH, assistants=[1, 2], row=[3])
    yield from _told(_END, **_REPAIRING, **nest_egg, validated={9: [1]})
    yield from _told(**_REPAIRING, **almost)
    yield from _told(_END, **_DISMANTLING, office=[11, 13], slots=[["T1"], ["T2"], ["P5"], ["P4"]], assistants=[4])
    yield from _told(**_REPAIRING, office=[10], slots=[["P1", "P1", "P1"], ["P2", "P2"]], yard=["P3"], stock=_RICH)


def _thefts() -> Iterator[Moment]:
    """I8.7, I8.8: from whoever has much, little or nothing, and from one who is protected."""
    others = [Player(stock=_RICH), Player(stock={"charcoalium": 1, "copper": 1}), Player(slots=[["D3"]]), Player()]
    for serial in ("A1", "A2", "A3", "A4"):
        yield from _told(("repair", {}), **_REPAIRING, seats=5, yard=[serial], stock=_RICH, others=others)
    yield from _told(
        ("repair", {}), **_REPAIRING, seats=2, yard=["A2"], stock=_RICH, others=[Player(stock={"wood": 1})]
    )


def _disabling() -> Iterator[Moment]:
    """I8.10: one has nothing, one is protected; of one a slot is disabled already."""
    busy = Player(slots=[["P1"], ["P2", "T2"]], disabled=[["P3"]])
    muddler: dict[str, Any] = {**_REPAIRING, "yard": ["A6"], "stock": _RICH, "seats": 4}
    yield from _told(("repair", {}), **muddler, others=[Player(), Player(slots=[["D3"]]), busy])
    others = [busy, Player(slots=[["P1"], ["P1"]]), busy]
    yield from _told(("repair", {}), ("disable", {"machines": ("P2", "T2")}), **muddler, others=others)


def _removing_projects() -> Iterator[Moment]:
    """I8.9."""
    forgettery: dict[str, Any] = {**_REPAIRING, "yard": ["A5"], "stock": _RICH}
    yield from _told(("repair", {}), **forgettery)
    for choice in (("remove-project", {"project": 8}), ("remove-none", {})):
        yield from _told(
            ("repair", {}), choice, **forgettery, office=[4, 8, 13], slots=[["D1"]], validated={13: [2, 1]}
        )


def _recycling() -> Iterator[Moment]:
    """I8.11: with something to bring back, which may fulfil a project, and with nothing."""
    recycler: dict[str, Any] = {**_REPAIRING, "yard": ["S1"], "stock": _RICH}
    yield from _told(("repair", {}), **recycler, discard=["A1"])
    for choice in (("recycle", {"machine": "T1"}), ("recycle-none", {})):
        more = {"discard": ["A1", "P1", "T1"], "office": [13], "slots": [["T2"]]}
        yield from _told(("repair", {}), choice, **recycler, **more)


def _arranging() -> Iterator[Moment]:
    """I7.5: contents of every kind, and projects that an arrangement fulfils."""
    reorganising: dict[str, Any] = {"pair": ("reorganise", "recruit"), "office": [2, 3, 5, 11, 14]}
    yield from _told(at="act", slots=[["P1"], ["P2"]], **reorganising)
    slots = [["P1"], ["P1"], ["P1"], ["P2", "T2"]]
    yield from _told(
        ("reorganise", {}), ("arrange", {"machines": ("P1", "P1", "P1")}), at="act", slots=slots, **reorganising
    )
    for loose in (["P2", "P2", "T2"], ["P6", "P6"], ["T4", "T4"], ["D1", "D3"], ["P1", "P1", "P2", "P3", "P4"]):
        yield from _told(at="arrange", loose=loose, **reorganising)


def _secret_projects() -> Iterator[Moment]:
    """I11.8: drawn, and at last validated."""
    yield from _told(("recruit", {"assistant": 8}), **_RECRUITING, stock=_RICH, row=[8], pile=[3, 5])
    yield from _told(_END, **_RECRUITING, slots=[["T1", "T1"]], assistants=[8], secrets=[12, 13])


def _rounds() -> Iterator[Moment]:
    """I5.10, I6: saboteurs at work; a deck that runs out, and a crusher that feeds somebody."""
    end: dict[str, Any] = {**_RECRUITING, "stands": 10}
    pieces = {3: saboteur(1), 8: saboteur(0), 9: 1}
    yield from _told(_END, **_RECRUITING, seats=2, stands=1, conveyor=[None, None, "P1"], pieces=pieces)
    yield from _told(_END, **end, conveyor=["P5", "P4"], deck=["P1"], discard=["P3"], rest="yard")
    yield from _told(_END, **end, conveyor=["S2"], others=[Player(assistants=[2])])


def _endings() -> Iterator[Moment]:
    """I10: by points, by levels, by nothing; and a resignation."""
    last: dict[str, Any] = {**_RECRUITING, "stands": 10, "points": 20, "slots": [["P1"]]}
    yield from _told(_END, **last, stock={"wood": 2}, others=[Player(stock={"copper": 1}, assistants=[13])])
    yield from _told(_END, **last, others=[Player(points=20, slots=[["P3"]])])
    yield from _told(_END, **last, others=[Player(points=20, slots=[["P2"]])])
    for seats in (2, 4):
        resigned = Match(imaginarium(), PLAYERS[:seats], seed=SEED)
        resigned.resign(1)
        yield Moment(PLAYERS[:seats], result=resigned.result)
