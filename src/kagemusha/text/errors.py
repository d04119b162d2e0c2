"""Errors in texts: always a bug, never a player's mistake."""

from __future__ import annotations


class UnknownText(KeyError):  # noqa: N818  public name
    """No text of that id in that language."""

    def __init__(self, text_id: str, locale: str) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.locale = locale

    def __str__(self) -> str:
        return f"no text {self.text_id!r} in the {self.locale!r} locale files"


class BrokenText(ValueError):  # noqa: N818  public name
    """A text that is not Fluent, or that could not be filled in."""
