"""The three languages have the same texts."""

from __future__ import annotations

import re

import pytest

from kagemusha.text import LOCALES, texts
from kagemusha.text.fluent_texts import FluentTexts, fluent_files
from tests.text.fluent_sources import entries, samples

LEFTOVER = re.compile(r"[{}$\u2066-\u2069]|\?\?\?")


def test_every_language_has_the_same_files() -> None:
    names = [[file.name for file in fluent_files(locale)] for locale in LOCALES]
    assert names[0] == names[1] == names[2]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_language_lacks_a_text(locale: str) -> None:
    every_id = set().union(*(entries(each) for each in LOCALES))
    assert every_id - set(entries(locale)) == set()
    assert set(FluentTexts(locale).ids) == every_id


def test_a_text_is_the_same_thing_in_every_language() -> None:
    english, *others = (entries(locale) for locale in LOCALES)
    assert len(english) > 1000
    differing = {
        text_id: [entry, *(other[text_id] for other in others)]
        for text_id, entry in english.items()
        if any(other[text_id] != entry for other in others)
    }
    assert differing == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_filled_in_without_leftovers(locale: str) -> None:
    said = texts(locale)
    for text_id, entry in entries(locale).items():
        for args in samples(entry):
            text = said.say(text_id, **args)
            assert text.strip(), text_id
            assert not LEFTOVER.search(text), (text_id, text)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_ends_as_one(locale: str) -> None:
    said = texts(locale)
    sentences = ("refused-", "notation-", "content-", "option-", "replay-", "position-", "chance-")
    games = (
        "seven-ronin-",
        "board-",
        "wat-aah-",
        "power-",
        "temple-text-",
        "court-text-",
        "boss-text",
        "era-",
        *("ninja-text-", "lord-text-", "unit-text-", "weapon-text-", "item-text-"),
        *("skill-text-", "synergy-text-"),
    )
    for text_id, entry in entries(locale).items():
        if text_id.startswith((*sentences, *games)) and not entry.file.startswith(
            ("lessons-", "guide-")
        ):
            for args in samples(entry):
                assert said.say(text_id, **args).endswith((".", "…")), text_id


def test_the_order_of_the_texts_is_the_same() -> None:
    english, french, polish = (list(entries(locale)) for locale in LOCALES)
    assert english == french == polish


def test_french_punctuation_keeps_to_its_word() -> None:
    for file in fluent_files("fr"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r" [:;!?»]|« ", text), file.name


@pytest.mark.parametrize(
    ("number", "wounds", "ninja"),
    [
        (1, "Kabe otrzymuje 1 ranę.", "Gospoda: przybywa 1 ninja."),
        (2, "Kabe otrzymuje 2 rany.", "Gospoda: przybywają 2 ninja."),
        (5, "Kabe otrzymuje 5 ran.", "Gospoda: przybywa 5 ninja."),
        (22, "Kabe otrzymuje 22 rany.", "Gospoda: przybywają 22 ninja."),
    ],
)
def test_polish_plurals(number: int, wounds: str, ninja: str) -> None:
    polish = texts("pl")
    assert polish.say("seven-ronin-ronin-wounded", ronin="kabe", number=number) == wounds
    assert polish.say("seven-ronin-ninja-deployed", area="inn", number=number) == ninja


def test_terms_are_those_of_the_rulebooks() -> None:
    french, polish = texts("fr"), texts("pl")
    assert french.name("area", "watchtower") == "Tour de Guet"
    assert french.name("area", "burial-grounds") == "Cimetière"
    assert french.name("side", "attacker") == "Attaquant"
    assert polish.name("area", "animal-pen") == "Zagroda dla zwierząt"
    assert polish.name("area", "passage") == "Dukt"
    assert polish.name("side", "defender") == "Obrońca"
