"""The choice of the language, and the replacement of letters that cannot be shown."""

from __future__ import annotations

import pytest

from kagemusha.terminal.errors import Refused
from kagemusha.terminal.language import choose
from kagemusha.terminal.printing import in_notation
from kagemusha.terminal.screen import plain


@pytest.mark.parametrize(
    ("words", "environment", "language", "asked"),
    [
        ("play", {}, "en", False),
        ("play --language fr", {"KAGEMUSHA_LANGUAGE": "pl"}, "fr", True),
        ("--language=pl play", {"LANG": "fr_FR"}, "pl", True),
        ("play", {"KAGEMUSHA_LANGUAGE": "pl", "LANG": "fr_FR"}, "pl", True),
        ("play", {"LANG": "fr_CA.UTF-8"}, "fr", False),
        ("play", {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en", False),
        ("play", {"LC_MESSAGES": "pl_PL", "LANG": "fr_FR"}, "pl", False),
        ("play", {"LANG": "de_DE"}, "en", False),
        ("play -- --language fr", {}, "en", False),
    ],
)
def test_choose(words: str, environment: dict[str, str], language: str, asked: bool) -> None:
    texts, chosen = choose(words.split(), environment)
    assert texts.locale == language
    assert chosen is asked


def test_an_unknown_language_is_refused_in_the_system_s() -> None:
    with pytest.raises(Refused, match="ne peut pas"):
        choose(["--language", "xx"], {"LANG": "fr_FR"})


def test_plain_letters() -> None:
    assert plain("Żółw → „Œuf” … l’été") == 'Zolw -> "OEuf" ... l\'ete'


def test_names_become_notation() -> None:
    words = {"pole 2": "field-2", "pole 3": "field-3", "wieza obserwacyjna": "watchtower"}
    assert in_notation("Pole (2) 1,  WIEŻA obserwacyjna +1", words) == "field-2 1, watchtower +1"
    assert in_notation("wieża 1", words) == "watchtower 1"
    assert in_notation("pole-x 2", words) == "pole-x 2"
    assert in_notation("yobu 2 → pole 3", words) == "yobu 2 -> field-3"
