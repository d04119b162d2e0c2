"""What axe finds on every screen, in light and dark colours: nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ROOT, OpenScreen
from tests.web.screen import Screen

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text
Clean = Callable[[Screen, str], None]
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def violations(screen: Screen) -> list[str]:
    # Evaluated, not added as a script: our Content Security Policy holds in tests, too.
    if not screen.page.evaluate("() => 'axe' in window"):
        screen.page.evaluate(AXE(encoding="utf-8"))
    screen.wait_for_frames()
    found: dict[str, Any] = screen.page.evaluate(RUN)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.fixture
def clean() -> Iterator[Clean]:
    """Looks at a screen; the test fails at its end with all that was found."""
    problems: list[str] = []

    def look(screen: Screen, name: str) -> None:
        screen.picture(f"axe-{name}")
        problems.extend(f"{name}: {problem}" for problem in violations(screen))

    yield look
    assert not problems, "\n".join(problems)


pytestmark = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def test_pages(open_screen: OpenScreen, clean: Clean, dark: bool) -> None:
    shade = "dark" if dark else "light"
    screen = open_screen(dark=dark)
    expect(screen.tile("7 Ronin")).to_be_visible()
    clean(screen, f"home-{shade}")
    for game in ("seven-ronin", "wat-aah", "era-of-the-ninja"):
        screen.go(f"new/{game}")
        expect(screen.page.locator("form")).to_be_visible()
        clean(screen, f"new-{game}-{shade}")
        screen.go(f"rules/{game}")
        expect(screen.page.locator("article").first).to_be_visible()
        clean(screen, f"rules-{game}-{shade}")
        screen.page.locator(".tools .button").last.click()
        clean(screen, f"cards-{game}-{shade}")
    screen.go("new/nothing")
    expect(screen.page.get_by_role("alert")).to_be_visible()
    clean(screen, f"trouble-{shade}")


def test_seven_ronin(open_screen: OpenScreen, clean: Clean, dark: bool) -> None:
    shade = "dark" if dark else "light"
    dice = random.Random(8)
    screen = open_screen(dark=dark)
    screen.play_now("7 Ronin")
    clean(screen, f"seven-ronin-plan-{shade}")
    screen.page.locator(".plan summary").click()
    screen.draft(dice)
    clean(screen, f"seven-ronin-drafted-{shade}")
    screen.page.locator(".plan .buttons .button.main").click()
    clean(screen, f"seven-ronin-sure-{shade}")
    screen.dialog.locator(".button.main").click()
    screen.wait("choose", "plan")
    clean(screen, f"seven-ronin-played-{shade}")
    screen.button("What is this?").click()
    screen.area("inn").click()
    expect(screen.page.get_by_role("tooltip")).to_be_visible()
    clean(screen, f"explain-{shade}")
    screen.button("Keys").click()
    clean(screen, f"keys-{shade}")
    screen.page.keyboard.press("Escape")
    screen.button("Done").click()
    screen.button("Rules").click()
    expect(screen.dialog.locator("article").first).to_be_visible()
    clean(screen, f"rules-dialog-{shade}")
    screen.page.keyboard.press("Escape")
    screen.button("Back").click()
    expect(screen.page.locator(".then")).to_be_visible()
    clean(screen, f"seven-ronin-past-{shade}")


def watched(screen: Screen, clean: Clean, dice: random.Random, name: str) -> None:
    """Some moves, looked at now and then."""
    for number in range(33):
        state = screen.wait("choose", "which", "cards", "sure", "over")
        if number % 16 == 0 or state != "choose":
            clean(screen, f"{name}-{number}-{state}")
        if screen.step(dice) == "over":
            return


def test_wat_aah(open_screen: OpenScreen, clean: Clean, dark: bool) -> None:
    shade = "dark" if dark else "light"
    dice = random.Random(9)
    screen = open_screen("new/wat-aah", dark=dark)
    screen.page.get_by_label("Mode").select_option("grand-master")
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    watched(screen, clean, dice, f"wat-aah-{shade}")


def test_era(open_screen: OpenScreen, clean: Clean, dark: bool) -> None:
    shade = "dark" if dark else "light"
    dice = random.Random(10)
    screen = open_screen(dark=dark)
    screen.play_now("Era of the Ninja")
    watched(screen, clean, dice, f"era-{shade}")
    screen.rush_to_the_end()
    clean(screen, f"era-result-{shade}")
    screen.page.keyboard.press("Escape")
    clean(screen, f"era-over-{shade}")


def test_a_phone(open_screen: OpenScreen, clean: Clean, dark: bool) -> None:
    shade = "dark" if dark else "light"
    dice = random.Random(11)
    screen = open_screen(dark=dark, width=390, height=844, touch=True)
    expect(screen.tile("7 Ronin")).to_be_visible()
    clean(screen, f"phone-home-{shade}")
    for game in ("7 Ronin", "Shinobi WAT-AAH!", "Era of the Ninja"):
        screen.go("")
        screen.play_now(game)
        clean(screen, f"phone-{game}-{shade}")
        for _ in range(6):
            screen.step(dice)
        screen.wait("choose", "plan", "which", "cards", "sure", "over")
        clean(screen, f"phone-{game}-played-{shade}")
        looked_back(screen, clean, f"phone-{game}-past-{shade}")
    screen.go("new/wat-aah")
    screen.page.get_by_label("Number of players").select_option("4")
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    for _ in range(3):
        screen.step(dice)
    looked_back(screen, clean, f"phone-four-past-{shade}")


def looked_back(screen: Screen, clean: Clean, name: str) -> None:
    """The moment before: nothing can be chosen there, and everything can be reached."""
    screen.wait("choose", "plan", "which", "cards", "sure", "over")
    if screen.dialog.count():
        screen.page.keyboard.press("Escape")
    screen.button("Back").click()
    expect(screen.page.locator(".then")).to_be_visible()
    clean(screen, name)
