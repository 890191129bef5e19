"""What is printed on the things of a game, said: names, effects, conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bricabrac.games.imaginarium.components import ASSISTANTS, PROJECTS, SERIALS, WORKSHOPS, Action, Family
from bricabrac.games.nicodemus.components import COLOUR, EFFECT, MACHINE_IDS, PRODUCES, PROJECT_IDS, Colour, Stuff
from bricabrac.games.nicodemus.describe import effect_name
from bricabrac.words.words import Words


def _on_nicodemus(words: Words) -> None:
    for kind, printed in enumerate(MACHINE_IDS):
        words.card(printed)
        words.say("effect-" + effect_name(EFFECT[kind]))
        words.say("colour-" + Colour(COLOUR[kind]).name.lower())
        words.say("stuff-" + Stuff(PRODUCES[kind]).name.lower())
    for printed in PROJECT_IDS:
        words.project(printed)


def _on_imaginarium(words: Words) -> None:
    for serial in SERIALS:
        words.card(serial)
        words.say(f"machine-effect-{serial}")
        words.say(f"machine-brief-{serial}")
    for assistant in range(1, ASSISTANTS + 1):
        words.card(assistant, "assistant")
        words.say(f"assistant-effect-{assistant}")
    for project in range(1, PROJECTS + 1):
        words.project(project)
        words.say(f"project-condition-{project}")
        words.say(f"project-brief-{project}")
    for workshop in range(1, WORKSHOPS + 1):
        words.card(workshop, "workshop")
    for action in Action:
        words.card(action.name.lower(), "action")
    for family in Family:
        words.say(f"family-{family.name.lower()}")
    for source in ("card", "rulebook", "inferred", "house"):
        words.say(f"source-{source}")


SAY_ALL_THAT_IS_PRINTED: Final[Mapping[str, Callable[[Words], None]]] = {
    "nicodemus": _on_nicodemus,
    "imaginarium": _on_imaginarium,
}
