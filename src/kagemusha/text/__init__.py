"""Sentences from Fluent files: rules give ids and numbers, this package makes texts of them."""

from __future__ import annotations

from kagemusha.text.texts import (
    LOCALES,
    BrokenText,
    Texts,
    UnknownText,
    speak_english,
    texts,
)

__all__ = ["LOCALES", "BrokenText", "Texts", "UnknownText", "speak_english", "texts"]
