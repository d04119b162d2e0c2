"""Turns ids and numbers from the rules into sentences, with Fluent files."""

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
