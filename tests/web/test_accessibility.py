"""axe finds nothing on any screen, in light and dark mode."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ROOT, OpenScreen
from tests.web.screen import Screen

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text
Clean = Callable[[Screen, str], None]
RUN = """(only) => axe.run(document, {
  resultTypes: ["violations"],
  preload: false,  // of style sheets, for rules that are not in use
  ...(only.length && { runOnly: { type: "rule", values: only } }),
})"""
FADING = """() => document.getAnimations().filter((one) =>
  one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity).length"""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules whose answer the colours decide."""


def violations(screen: Screen, only: Sequence[str] = ()) -> list[str]:
    # Evaluated, not added as a script: our Content Security Policy holds in tests, too.
    if not screen.page.evaluate("() => 'axe' in window"):
        screen.page.evaluate(AXE(encoding="utf-8"))
    screen.wait_for_frames()
    screen.until(FADING, [0])  # a colour between two others has no contrast of its own
    found: dict[str, Any] = screen.page.evaluate(RUN, list(only))
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def violations_in_both(screen: Screen, name: str) -> list[str]:
    """In light and in dark colours: nothing but colours differs between the two."""
    screen.picture(f"{name}-light")
    found = violations(screen)
    screen.page.emulate_media(color_scheme="dark")
    screen.until("() => document.documentElement.dataset.theme", ["dark"])
    screen.picture(f"{name}-dark")
    found += [f"dark: {problem}" for problem in violations(screen, COLOURS)]
    screen.page.emulate_media(color_scheme="light")
    screen.until("() => document.documentElement.dataset.theme", ["light"])
    return found


@pytest.fixture
def clean() -> Iterator[Clean]:
    """Looks at a screen; the test fails at its end with all that was found."""
    problems: list[str] = []

    def look(screen: Screen, name: str) -> None:
        found = violations_in_both(screen, f"axe-{name}")
        problems.extend(f"{name}: {problem}" for problem in found)

    yield look
    assert not problems, "\n".join(problems)


def test_pages(open_screen: OpenScreen, clean: Clean) -> None:
    screen = open_screen()
    expect(screen.tile("7 Ronin")).to_be_visible()
    clean(screen, "home")
    for game in ("seven-ronin", "wat-aah", "era-of-the-ninja"):
        screen.go(f"new/{game}")
        expect(screen.page.locator("form")).to_be_visible()
        clean(screen, f"new-{game}")
        screen.go(f"rules/{game}")
        expect(screen.page.locator("article").first).to_be_visible()
        clean(screen, f"rules-{game}")
        screen.page.locator(".tools .button").last.click()
        clean(screen, f"cards-{game}")
    screen.go("new/nothing")
    expect(screen.page.get_by_role("alert")).to_be_visible()
    clean(screen, "trouble")


def test_seven_ronin(open_screen: OpenScreen, clean: Clean) -> None:
    dice = random.Random(8)
    screen = open_screen()
    screen.play_now("7 Ronin")
    clean(screen, "seven-ronin-plan")
    screen.page.locator(".plan summary").click()
    screen.draft(dice)
    clean(screen, "seven-ronin-drafted")
    screen.page.locator(".plan .buttons .button.main").click()
    clean(screen, "seven-ronin-sure")
    screen.dialog.locator(".button.main").click()
    screen.wait("choose", "plan")
    clean(screen, "seven-ronin-played")
    screen.button("What is this?").click()
    screen.area("inn").click()
    expect(screen.page.get_by_role("tooltip")).to_be_visible()
    clean(screen, "explain")
    screen.button("Keys").click()
    clean(screen, "keys")
    screen.page.keyboard.press("Escape")
    screen.button("Done").click()
    screen.button("Rules").click()
    expect(screen.dialog.locator("article").first).to_be_visible()
    clean(screen, "rules-dialog")
    screen.page.keyboard.press("Escape")
    screen.button("Back").click()
    expect(screen.page.locator(".then")).to_be_visible()
    clean(screen, "seven-ronin-past")


def watched(screen: Screen, clean: Clean, dice: random.Random, name: str) -> None:
    """Some moves, looked at now and then."""
    for number in range(33):
        state = screen.wait("choose", "which", "cards", "sure", "over")
        if number % 16 == 0 or state != "choose":
            clean(screen, f"{name}-{number}-{state}")
        if screen.step(dice) == "over":
            return


def test_wat_aah(open_screen: OpenScreen, clean: Clean) -> None:
    dice = random.Random(9)
    screen = open_screen("new/wat-aah")
    screen.page.get_by_label("Mode").select_option("grand-master")
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    watched(screen, clean, dice, "wat-aah")


def test_era(open_screen: OpenScreen, clean: Clean) -> None:
    dice = random.Random(10)
    screen = open_screen()
    screen.play_now("Era of the Ninja")
    watched(screen, clean, dice, "era")
    screen.rush_to_the_end()
    clean(screen, "era-result")
    screen.page.keyboard.press("Escape")
    clean(screen, "era-over")


def test_a_phone(open_screen: OpenScreen, clean: Clean) -> None:
    dice = random.Random(11)
    screen = open_screen(width=390, height=844, touch=True)
    expect(screen.tile("7 Ronin")).to_be_visible()
    clean(screen, "phone-home")
    for game in ("7 Ronin", "Shinobi WAT-AAH!", "Era of the Ninja"):
        screen.go("")
        screen.play_now(game)
        clean(screen, f"phone-{game}")
        for _ in range(6):
            screen.step(dice)
        screen.wait("choose", "plan", "which", "cards", "sure", "over")
        clean(screen, f"phone-{game}-played")
        looked_back(screen, clean, f"phone-{game}-past")
    screen.go("new/wat-aah")
    screen.page.get_by_label("Number of players").select_option("4")
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    for _ in range(3):
        screen.step(dice)
    looked_back(screen, clean, "phone-four-past")


def looked_back(screen: Screen, clean: Clean, name: str) -> None:
    """The moment before: nothing can be chosen there, and everything can be reached."""
    screen.wait("choose", "plan", "which", "cards", "sure", "over")
    if screen.dialog.count():
        screen.page.keyboard.press("Escape")
    screen.button("Back").click()
    expect(screen.page.locator(".then")).to_be_visible()
    clean(screen, name)
