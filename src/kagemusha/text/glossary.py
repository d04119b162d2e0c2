"""The glossary of a game: its terms, from the Fluent file `glossary-GAME.ftl`."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from kagemusha.text.speaker import CardPage
from kagemusha.text.texts import texts

KIND = "term"


def read_terms(locale: str, game: str, rules: Mapping[str, str]) -> list[CardPage]:
    """The terms sorted by name; `rules` maps the id of each to its rule."""
    localized = texts(locale)
    pages = []
    for term, rule in rules.items():
        text_id = f"glossary-{game}-{term}"
        lines = (localized.attribute(text_id, "text"),)
        pages.append(CardPage(KIND, term, localized.say(text_id), lines, rule))
    return sorted(pages, key=lambda page: _plain(page.name))


def _plain(name: str) -> str:
    """A name without accents and case, so that Ś is sorted with S."""
    letters = unicodedata.normalize("NFD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
