"""On a phone: nothing to scroll sideways, and played by touch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen
from tests.web.screen import Screen

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"


def fits(screen: Screen, name: str) -> None:
    screen.picture(name)
    assert screen.page.evaluate(SIDEWAYS) <= 0, f"{name} is wider than the screen"


@pytest.mark.parametrize("width", [390, 360])
def test_pages(open_screen: OpenScreen, width: int) -> None:
    screen = open_screen(width=width, height=844, touch=True)
    expect(screen.tile("7 Ronin")).to_be_visible()
    fits(screen, f"phone-{width}-home")
    for game in ("seven-ronin", "wat-aah", "era-of-the-ninja"):
        screen.go(f"new/{game}")
        expect(screen.page.locator("form")).to_be_visible()
        fits(screen, f"phone-{width}-new-{game}")
        screen.go(f"rules/{game}")
        expect(screen.page.locator("article").first).to_be_visible()
        fits(screen, f"phone-{width}-rules-{game}")


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("game", ["7 Ronin", "Shinobi WAT-AAH!", "Era of the Ninja"])
def test_a_table(open_screen: OpenScreen, game: str, width: int) -> None:
    dice = random.Random(14)
    screen = open_screen(width=width, height=844, touch=True, language="pl")
    screen.play_now(game)
    fits(screen, f"phone-{width}-{game}")
    if game == "7 Ronin":
        screen.draft(dice)
        fits(screen, f"phone-{width}-{game}-drafted")
        screen.seal()
    for number in range(10):
        screen.step(dice)
        if number % 3 == 2:
            screen.wait("choose", "plan", "which", "cards", "sure", "over")
            fits(screen, f"phone-{width}-{game}-{number}")
