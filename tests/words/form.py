"""What is wrong with the form of a sentence, whatever it says: spaces, punctuation, elisions, plurals."""

from __future__ import annotations

import re
from typing import Final

_EVERYWHERE: Final = {
    r"[{}]": "what the catalogue should have filled in",
    r"\s\s": "two spaces",
    r"^\s|\s$": "a space at an end",
    r"\s[,.)]|[(]\s": "a space on the wrong side",
    r",\s*[,.;:]|\.\.|[;:]\s*[,.;:]": "two marks of punctuation",
    r"'|\"": "a straight apostrophe or quotation mark",
}
_FRENCH: Final = {
    r"[^\u202f][;!?]": "; ! ? come after a narrow space that does not break",
    r"(?<!\u00a0):": "a colon comes after a space that does not break",
    r"«[^\u00a0]|[^\u00a0]»": "« and » have spaces that do not break on their inner side",
    r"\b(de|à) les?\b": "de le, à le: du, au",
    r"(?<![-\w])(ce|de|je|la|le|me|ne|que|se|te|jusque|lorsque|puisque) [aeiouyàâéèêëîïôûœ]": "an elision is missing",
    r"(?i)\b(l|d|n|s|qu|jusqu)’[^aeiouyhàâéèêëîïôûœ ]": "an elision too many",
    r"\b[01]\s(points|cartes|charboniums|cuivres|cristaux|cubes|machines|projets|tours|annulés)\b": "0 and 1: singular",
    r"\b[2-9]\s(point|carte|charbonium|cuivre|cristal|cube|machine|projet|tour|annulé)\b": "2 and more: plural",
    r"\b[01]\s(assistants|cases|emplacements|ressources|niveaux)\b": "0 and 1: singular",
    r"\b[2-9]\s(assistant|case|emplacement|ressource|niveau)\b": "2 and more: plural",
    r"\b(de|que) (Ada|Emmy)\b": "a player may be called anything: no name comes after de or que",
    r"charcoalium|copper|crystal\b|workshop|machine of": "English",
}
_ENGLISH: Final = {
    r"\s[;:!?]": "no space comes before punctuation",
    r"[«»\u00a0\u202f]": "French typography",
    r"(?i)\ba [aeio]|\ban [^aeiou]": "a or an",
    r"\b1 (points|cards|choices|cubes|machines|projects|turns)\b": "1: singular",
    r"\b[02-9] (point|card|choice|cube|machine|project|turn)\b": "0, 2 and more: plural",
    r"\b1 (assistants|resources|slots|spaces)\b": "1: singular",
    r"\b[02-9] (assistant|resource|slot|space)\b": "0, 2 and more: plural",
    r"charbonium|bric-à-brac": "French",
}
FORM: Final = {"en": _EVERYWHERE | _ENGLISH, "fr": _EVERYWHERE | _FRENCH}
_TYPED: Final = re.compile(r"bot:|^[?](?= )")
"""What is typed in any language: the beginning of a bot's seat, a key."""


def faults_of_form(language: str, sentence: str) -> list[str]:
    sentence = _TYPED.sub("typed", sentence)
    return [f"{why}: {sentence!r}" for pattern, why in FORM[language].items() if re.search(pattern, sentence)]
