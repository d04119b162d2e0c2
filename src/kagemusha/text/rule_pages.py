"""Reads the rules pages of games: what the rulebook says, and what is not in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from kagemusha.core.manifest import Manifest
from kagemusha.text.errors import BrokenText

if TYPE_CHECKING:
    from kagemusha.text.fluent_texts import FluentTexts

SIGN = "*"
"""Follows the id of a rule, or the name of a card, that is not entirely from the rulebook."""
RULE_ID = re.compile(r"rule-(?P<game>[a-z][a-z-]*)-(?P<rule>[A-Z].*)")


class Rule(NamedTuple):
    """A rule with its texts."""

    id: str
    title: str
    text: str
    """What the rulebook says, in our words; empty if the rule is not in it."""
    not_in_book: str
    """The part that is not in the rulebook: a ruling or an addition."""

    @property
    def cited(self) -> str:
        """The id, with the sign if not all of the rule is in the rulebook."""
        return f"{self.id}{SIGN}" if self.not_in_book else self.id


def read_page(fluent: FluentTexts, manifest: Manifest) -> dict[str, Rule]:
    """Every rule of a game by its id, in reading order.

    For a rule from the rulebook, the attribute `not-in-book` of its text is the part that is not
    in it.
    """
    origins = manifest.origins.rules
    page = {}
    for text_id in fluent.ids:
        found = RULE_ID.fullmatch(text_id)
        if not found or found["game"] != manifest.id:
            continue
        rule_id = re.sub("-(?=r[0-9])", "/", found["rule"]).replace("-", ".")  # E-r8 is E/r8
        title, text = fluent.format(text_id, {}, "title"), fluent.format(text_id, {})
        not_in_book = (
            fluent.format(text_id, {}, "not-in-book") if fluent.has(text_id, "not-in-book") else ""
        )
        if origins.get(rule_id, "book") != "book":
            if not_in_book:
                raise BrokenText(
                    f"{text_id}: none of it is in the rulebook, so it needs no part `not-in-book`"
                )
            text, not_in_book = "", text
        page[rule_id] = Rule(rule_id, title, text, not_in_book)
    return page
