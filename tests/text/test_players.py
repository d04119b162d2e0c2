"""Players in sentences: by name, and the reader as *you*."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from kagemusha.bots import bot_names, called
from kagemusha.core.event import Event
from kagemusha.core.registry import game_ids
from kagemusha.text import LOCALES, texts
from kagemusha.text.fluent_texts import fluent_files
from kagemusha.text.player_names import PlayerNames, bot_level, bot_style
from kagemusha.text.texts import PERSONS
from tests.text.fluent_sources import entries, samples


def _forms(locale: str) -> dict[str, list[str]]:
    """The forms of each text that speak to the reader."""
    found = {}
    for file in fluent_files(locale):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                names = [each.id.name for each in entry.attributes if each.id.name in PERSONS]
                if names:
                    found[entry.id.name] = names
    return found


def test_every_language_speaks_to_the_reader_in_the_same_texts() -> None:
    english, french, polish = map(_forms, LOCALES)
    assert english == french == polish
    assert len(english) > 130


@pytest.mark.parametrize("locale", LOCALES)
def test_what_speaks_to_the_reader_is_filled_in(locale: str) -> None:
    said = texts(locale)
    for text_id, forms in _forms(locale).items():
        for args in samples(entries(locale)[text_id]):
            for form in forms:
                me = [str(args[key]).split(",")[0] for key in PERSONS[form] if key in args]
                if me and "nobody" not in me:
                    text = said.event(Event(text_id, args), me)
                    assert text.endswith("."), (text_id, text)
                    assert "{" not in text


@pytest.mark.parametrize(
    ("locale", "mine", "to_me", "theirs"),
    [
        ("en", "You give a card to Yuna.", "Yuna gives you a card.", "Sota draws a card."),
        (
            "fr",
            "Vous donnez une carte à Yuna.",
            "Yuna vous donne une carte.",
            "Sota pioche une carte.",
        ),
        (
            "pl",
            "Oddajesz kartę (otrzymuje ją Yuna).",
            "Yuna oddaje ci kartę.",
            "Sota dobiera kartę.",
        ),
    ],
)
def test_the_reader_is_you_and_the_others_have_names(
    locale: str, mine: str, to_me: str, theirs: str
) -> None:
    named = PlayerNames(locale, ["", "Sota", "Yuna"]).put_in
    say = texts(locale).event
    given = "wat-aah-card-given-unseen"
    assert named(say(Event(given, {"player": "p1", "other": "p3"}), ["p1"])) == mine
    assert named(say(Event(given, {"player": "p3", "other": "p1"}), ["p1"])) == to_me
    assert named(say(Event("wat-aah-card-drawn-unseen", {"player": "p2"}), ["p1"])) == theirs


def test_a_name_that_looks_like_a_player_is_not_replaced_again() -> None:
    named = PlayerNames("en", ["Player 2", "Kenta"]).put_in
    assert named("Player 1 targets Player 2.") == "Player 2 targets Kenta."


def test_bots_of_one_strength_have_different_names() -> None:
    for game_id in game_ids():
        for bot in bot_names(game_id):
            names = called(game_id, [bot, None, bot, bot, bot, bot])
            assert names[1] == ""
            assert len(set(names)) == 6
            assert all(bot_style(locale, game_id, bot) for locale in LOCALES)
            assert bot_level("en", bot) == bot
            assert bot_level("pl", bot) != bot
