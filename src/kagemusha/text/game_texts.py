"""The texts of one game in one language, with a cache of finished sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from kagemusha.text.texts import Value, texts

MEMORY = 32_768
"""How many sentences are cached."""
LISTED = "cards"
"""The argument that is a list in words, which texts insert without looking at it."""
SLOT = "\N{OBJECT REPLACEMENT CHARACTER}"
NO_BREAK = "\u00a0"
PLAYERS = ("p1", "p2", "p3", "p4")
"""The seats of the largest table."""


class GameTexts:
    """The texts of the file `speech-GAME.ftl`."""

    def __init__(self, locale: str, game: str) -> None:
        self._texts = texts(locale)
        self._prefix = f"speech-{game}"
        self.name = self._texts.name
        self.text = lru_cache(MEMORY)(self._texts.say)

    def say(self, key: str, /, **args: Value) -> str:
        """One of the game's own texts."""
        text_id, listed = f"{self._prefix}-{key}", args.get(LISTED)
        if not isinstance(listed, str):
            return self.text(text_id, **args)
        args[LISTED] = SLOT  # there are too many lists to cache every sentence with every list
        return self.text(text_id, **args).replace(SLOT, listed)

    def has(self, text_id: str, /) -> bool:
        """Whether there is a text with this id."""
        return text_id in self._texts

    def can_say(self, key: str, /) -> bool:
        """Whether the game overrides this text."""
        return self.has(f"{self._prefix}-{key}")

    def named(self, **kinds: Iterable[str]) -> dict[str, dict[str, str]]:
        """Names by kind and id; in keywords, `_` stands for `-`."""
        return {
            kind.replace("_", "-"): {
                name_id: self.name(kind.replace("_", "-"), name_id) for name_id in ids
            }
            for kind, ids in kinds.items()
        }
