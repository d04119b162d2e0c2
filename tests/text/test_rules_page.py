"""The rules page: every rule in every language."""

from __future__ import annotations

import re

import pytest

from kagemusha.core.registry import find_game
from kagemusha.text import LOCALES, texts

RULES = {
    "seven-ronin": [*(f"B7.{n}" for n in range(1, 8)), *(f"R7.{n}" for n in range(1, 29))],
    "wat-aah": [*(f"W.{n}" for n in range(1, 12)), *(f"S.{n}" for n in range(1, 39))],
    "era-of-the-ninja": [
        *(f"E.{n}" for n in range(1, 161)),
        *(f"E/r{n}" for n in range(1, 75)),
    ],
}


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_stands_there_in_reading_order(locale: str, game: str) -> None:
    page = texts(locale).rules(game)
    assert [rule.id for rule in page] == RULES[game]


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_rule_can_be_looked_up(locale: str, game: str) -> None:
    said = texts(locale)
    for rule in said.rules(game):
        assert said.rule(rule.id) == rule
        assert rule.title
        assert not rule.title.endswith(".")
        assert rule.text or rule.not_in_book
        for text in (rule.text, rule.not_in_book):
            assert not text or text.endswith((".", ".)"))


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
    for same in zip(*pages, strict=True):
        for part in ("text", "not_in_book"):
            figures = [sorted(re.findall(r"\d+", getattr(rule, part))) for rule in same]
            assert figures[0] == figures[1] == figures[2], same[0].id


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_one_origin(game: str) -> None:
    origins = find_game(game).manifest.origins
    listed = [*origins.book, *origins.rulings, *origins.additions]
    assert sorted(listed) == sorted(RULES[game]), "see the origins in the manifest of the game"


@pytest.mark.parametrize("game", RULES)
def test_the_languages_mark_the_same_parts(game: str) -> None:
    """A rule of the book may have a part of our own; all of a ruling or an addition is our own."""
    origins = find_game(game).manifest.origins.rules
    pages = [texts(locale).rules(game) for locale in LOCALES]
    for same in zip(*pages, strict=True):
        assert len({bool(rule.not_in_book) for rule in same}) == 1, same[0].id
        for rule in same:
            assert bool(rule.text) == (origins[rule.id] == "book"), rule.id
            assert rule.cited == (f"{rule.id}*" if rule.not_in_book else rule.id)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_editions_name_every_switch(locale: str) -> None:
    text = texts(locale).say("rules-seven-ronin-editions")
    switches = ("edition", "minimum", "inn-watchtower", "taiko-heals-green", "spy")
    for switch in (*switches, "track", "reserves"):
        assert switch in text
