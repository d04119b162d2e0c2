"""The rules of a game to read: what the rulebook says, and what is not in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from kagemusha.core.manifest import Manifest
from kagemusha.text.errors import BrokenText

if TYPE_CHECKING:
    from kagemusha.text.fluent_texts import FluentTexts

SIGN = "*"
"""After the id of a rule, or the name of a card, that is not or not all in the rulebook."""
RULE_ID = re.compile(r"rule-(?P<game>[a-z][a-z-]*)-(?P<rule>[A-Z].*)")


class Rule(NamedTuple):
    """A rule to read."""

    id: str
    title: str
    text: str
    """What the rulebook says, in our words; empty if it says nothing."""
    ours: str
    """What is not in the rulebook: a ruling or an addition."""

    @property
    def cited(self) -> str:
        """The id, with the sign if all or part of the rule is not in the rulebook."""
        return f"{self.id}{SIGN}" if self.ours else self.id


def read_page(fluent: FluentTexts, manifest: Manifest) -> dict[str, Rule]:
    """Every rule of a game by its id, in reading order.

    Where the rulebook is the source, the attribute `ours` of a text is the part that is not in it.
    """
    sources = manifest.sources.rules
    page = {}
    for text_id in fluent.ids:
        found = RULE_ID.fullmatch(text_id)
        if not found or found["game"] != manifest.id:
            continue
        rule_id = re.sub("-(?=r[0-9])", "/", found["rule"]).replace("-", ".")  # E-r8 is E/r8
        title, text = fluent.format(text_id, {}, "title"), fluent.format(text_id, {})
        ours = fluent.format(text_id, {}, "ours") if fluent.has(text_id, "ours") else ""
        if sources.get(rule_id, "book") != "book":
            if ours:
                raise BrokenText(f"{text_id}: all of it is ours, so no part of it can be")
            text, ours = "", text
        page[rule_id] = Rule(rule_id, title, text, ours)
    return page
