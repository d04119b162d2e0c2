"""On a phone: no horizontal scrolling, and playing by touch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen
from tests.web.screen import Screen
from tests.web.test_accessibility import violations

WEIGHT = """() => ["resource", "navigation"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""
"""Bytes that came over the wire."""
SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"


def fits(screen: Screen, name: str) -> None:
    screen.picture(name)
    screen.until(f"() => ({SIDEWAYS})() <= 0", [True])


def fits_phones(screen: Screen, name: str) -> None:
    """What is shown fits a usual phone and a small one, which it is left on."""
    for width in (390, 360):
        screen.page.set_viewport_size({"width": width, "height": 844})
        screen.wait_for_frames()
        fits(screen, f"phone-{width}-{name}")


def test_pages(open_screen: OpenScreen) -> None:
    screen = open_screen(width=360, height=844, touch=True, service_worker=False)
    expect(screen.tile("7 Ronin")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    assert 100_000 < screen.page.evaluate(WEIGHT) < 200_000
    fits_phones(screen, "home")
    for path in ("learn", "rules"):  # of no game: those of all
        screen.go(path)
        expect(screen.page.locator(f"main a[href*='{path}/']")).to_have_count(3)
        fits_phones(screen, path)
        assert violations(screen) == []
    for game in ("seven-ronin", "wat-aah", "era-of-the-ninja"):
        screen.go(f"new/{game}")
        expect(screen.page.locator("form")).to_be_visible()
        fits_phones(screen, f"new-{game}")
        screen.go(f"rules/{game}")
        expect(screen.page.locator("article").first).to_be_visible()
        fits_phones(screen, f"rules-{game}")


@pytest.mark.parametrize("game", ["7 Ronin", "Shinobi WAT-AAH!", "Era of the Ninja"])
def test_a_table(open_screen: OpenScreen, game: str) -> None:
    dice = random.Random(14)
    screen = open_screen(width=360, height=844, touch=True, language="pl")
    screen.play_now(game)
    fits_phones(screen, game)
    if game == "7 Ronin":
        screen.draft(dice)
        fits_phones(screen, f"{game}-drafted")
        screen.seal()
    for number in range(10):
        screen.step(dice)
        if number % 3 == 2:
            screen.wait("choose", "plan", "which", "cards", "sure", "over")
            fits_phones(screen, f"{game}-{number}")
