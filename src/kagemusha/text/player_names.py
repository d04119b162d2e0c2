"""Names of players in sentences, and descriptions of bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kagemusha.text.texts import texts


class PlayerNames:
    """Replaces *Player 2* in sentences with a name.

    All tables of a game share speakers and their cached sentences, so these number the players;
    the code that shows a sentence at a table puts the names in.
    """

    def __init__(self, locale: str, names: Sequence[str]) -> None:
        """`names` by seat; a seat without a name keeps its number."""
        say = texts(locale).name
        self._names = {say("player", f"p{n}"): name for n, name in enumerate(names, 1) if name}
        longest_first = sorted(self._names, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")

    def put_in(self, text: str) -> str:
        """The text with names."""
        return self._pattern.sub(lambda found: self._names[found[0]], text)


def bot_level(locale: str, bot: str) -> str:
    """The name of a bot's level; for an external bot its id."""
    localized = texts(locale)
    text_id = f"bot-level-{bot}"
    return localized.say(text_id) if text_id in localized else bot


def bot_style(locale: str, game_id: str, bot: str) -> str:
    """A sentence about how a bot plays a game; empty if there is no text."""
    localized = texts(locale)
    found = (f"bots-style-{game_id}-{bot}", f"bots-style-{bot}")
    return next((localized.say(text_id) for text_id in found if text_id in localized), "")
