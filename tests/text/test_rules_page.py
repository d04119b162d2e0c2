"""The rules page: every rule in every language."""

from __future__ import annotations

import re

import pytest

from kagemusha.text import LOCALES, texts

RULES = {
    "seven-ronin": [*(f"B7.{n}" for n in range(1, 8)), *(f"R7.{n}" for n in range(1, 28))],
    "wat-aah": [*(f"W.{n}" for n in range(1, 12)), *(f"S.{n}" for n in range(1, 33))],
    "era-of-the-ninja": [
        *(f"E.{n}" for n in range(1, 161)),
        *(f"E/r{n}" for n in range(1, 65)),
    ],
}


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_stands_there_in_reading_order(locale: str, game: str) -> None:
    page = texts(locale).rules(game)
    assert [rule for rule, _, _ in page] == RULES[game]


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_rule_can_be_looked_up(locale: str, game: str) -> None:
    said = texts(locale)
    for rule, title, text in said.rules(game):
        assert said.rule(rule) == (title, text)
        assert title
        assert not title.endswith(".")
        assert text.endswith((".", ".)"))


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_introduction_is_short(locale: str, game: str) -> None:
    lines = texts(locale).say(f"rules-{game}-intro").splitlines()
    assert len(lines) == 15
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize("game", RULES)
def test_the_languages_give_the_same_numbers(game: str) -> None:
    """A figure that stands in one language and not in another is a slip."""
    pages = [texts(locale).rules(game) for locale in LOCALES]
    for (rule, _, english), (_, _, french), (_, _, polish) in zip(*pages, strict=True):
        figures = [sorted(re.findall(r"\d+", text)) for text in (english, french, polish)]
        assert figures[0] == figures[1] == figures[2], rule


@pytest.mark.parametrize("locale", LOCALES)
def test_the_editions_name_every_switch(locale: str) -> None:
    text = texts(locale).say("rules-seven-ronin-editions")
    for switch in ("edition", "minimum", "inn-watchtower", "taiko-heals-green", "spy"):
        assert switch in text
