"""The players at a table in words: their names in sentences, and what bots are like."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kagemusha.text.texts import texts


class PlayerNames:
    """Puts names where a sentence says *Player 2*.

    Speakers and their finished sentences are shared by all tables of a game, so these number the
    players; the code that shows a sentence at a table adds the names.
    """

    def __init__(self, locale: str, names: Sequence[str]) -> None:
        """`names` by seat; a seat without a name keeps its number."""
        say = texts(locale).name
        self._names = {say("player", f"p{n}"): name for n, name in enumerate(names, 1) if name}
        longest_first = sorted(self._names, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(re.escape, longest_first)) or r"(?!)")

    def put_in(self, text: str) -> str:
        """The sentence with names."""
        return self._pattern.sub(lambda found: self._names[found[0]], text)


def bot_level(locale: str, bot: str) -> str:
    """What the level of a bot is called; a bot of somebody's own has only its id."""
    localized = texts(locale)
    text_id = f"bot-level-{bot}"
    return localized.say(text_id) if text_id in localized else bot


def bot_style(locale: str, game_id: str, bot: str) -> str:
    """How a bot plays a game, in a sentence; nothing if it is not localized."""
    localized = texts(locale)
    found = (f"bots-style-{game_id}-{bot}", f"bots-style-{bot}")
    return next((localized.say(text_id) for text_id in found if text_id in localized), "")
