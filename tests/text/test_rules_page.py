"""The rules page: every rule in every language."""

from __future__ import annotations

import re

import pytest

from kagemusha.text import LOCALES, texts

BOOK = [f"B7.{number}" for number in range(1, 8)]
RULINGS = [f"R7.{number}" for number in range(1, 28)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_stands_there_in_reading_order(locale: str) -> None:
    page = texts(locale).rules("seven-ronin")
    assert [rule for rule, _, _ in page] == [*BOOK, *RULINGS]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rule_can_be_looked_up(locale: str) -> None:
    said = texts(locale)
    for rule, title, text in said.rules("seven-ronin"):
        assert said.rule(rule) == (title, text)
        assert title
        assert not title.endswith(".")
        assert text.endswith((".", ".)"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_introduction_is_short(locale: str) -> None:
    lines = texts(locale).say("rules-seven-ronin-intro").splitlines()
    assert len(lines) == 15
    assert all(line.endswith(".") for line in lines)


def test_the_languages_give_the_same_numbers() -> None:
    """A figure that stands in one language and not in another is a slip."""
    pages = [texts(locale).rules("seven-ronin") for locale in LOCALES]
    for (rule, _, english), (_, _, french), (_, _, polish) in zip(*pages, strict=True):
        figures = [sorted(re.findall(r"\d+", text)) for text in (english, french, polish)]
        assert figures[0] == figures[1] == figures[2], rule


@pytest.mark.parametrize("locale", LOCALES)
def test_the_editions_name_every_switch(locale: str) -> None:
    text = texts(locale).say("rules-seven-ronin-editions")
    for switch in ("edition", "minimum", "inn-watchtower", "taiko-heals-green", "spy"):
        assert switch in text
