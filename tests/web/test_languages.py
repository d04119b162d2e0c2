"""The language is changed in the page, on every screen and during a match."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from kagemusha.text import LOCALES
from tests.web.conftest import OpenScreen
from tests.web.screen import Screen
from tests.web.test_whole_matches import no_english

ASKED = ("choose", "which", "cards", "sure")


def speak(screen: Screen, language: str) -> None:
    screen.page.locator("select.pick").select_option(language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("first", LOCALES)
def test_the_page_speaks_the_language_of_the_browser(open_screen: OpenScreen, first: str) -> None:
    screen = open_screen(language=first)
    expect(screen.page.locator("html")).to_have_attribute("lang", first)


@pytest.mark.parametrize(
    ("path", "ready"),
    [("", "article p"), ("new/era-of-the-ninja", "form label"), ("rules/wat-aah", "article p")],
)
def test_every_page_changes(open_screen: OpenScreen, path: str, ready: str) -> None:
    screen = open_screen(path)
    main, first = screen.page.locator("main"), screen.page.locator(ready).first
    expect(first).to_be_visible()
    texts = [main.inner_text()]
    for language in ("fr", "pl"):
        before = first.inner_text()
        speak(screen, language)
        expect(first).not_to_have_text(before)
        texts.append(main.inner_text())
        no_english(screen)
        screen.picture(f"language-{language}-{path or 'home'}")
    assert len(set(texts)) == len(LOCALES)
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize("game", ["7 Ronin", "Shinobi WAT-AAH!", "Era of the Ninja"])
def test_during_a_match(open_screen: OpenScreen, game: str) -> None:
    dice = random.Random(16)
    screen = open_screen()
    screen.play_now(game)
    if game == "7 Ronin":
        screen.draft(dice)
        expect(screen.page.get_by_text("has sealed the plan")).to_be_visible()  # then nothing moves
    else:
        for _ in range(40):
            screen.step(dice)
            if screen.wait(*ASKED) == "choose" and screen.update()["pending"] == [0]:
                break
    screen.wait("choose", "plan")
    before = screen.update()
    kept = screen.kept(f"draft.{screen.table}.0")
    lines = len(screen.log())
    task = screen.page.locator(".task")
    for language in ("fr", "pl"):
        asked = task.inner_text()
        speak(screen, language)
        expect(task).not_to_have_text(asked)
        screen.wait("choose", "plan")
        after = screen.update()
        assert (after["view"], after["legal"]) == (before["view"], before["legal"])
        assert len(screen.log()) == lines
        assert screen.kept(f"draft.{screen.table}.0") == kept
        no_english(screen)
        screen.picture(f"language-{language}-{game}")
    speak(screen, "en")
    screen.wait("choose", "plan")
    screen.step(dice)
