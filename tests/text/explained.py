"""Whether an error is explained in every language."""

from __future__ import annotations

from kagemusha.core.errors import KagemushaError
from kagemusha.text import LOCALES, texts


def check_explained(error: KagemushaError, ends: tuple[str, ...] = (".",)) -> None:
    """Each message of an error is a sentence in every language."""
    for message in error.messages:
        for locale in LOCALES:
            sentence = texts(locale).message(message)
            assert sentence.endswith(ends), sentence
            assert message.id not in sentence
