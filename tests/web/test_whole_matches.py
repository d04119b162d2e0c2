"""Each game from the first page to its result, through the page alone, in each language."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import OpenScreen
from tests.web.screen import Screen

ENGLISH = re.compile(r"\b(?:the|and|your|you|with|from|choose|cards?|turn|round)\b", re.IGNORECASE)


def no_english(screen: Screen) -> None:
    """A page that speaks another language has no English left; names of games may hold some."""
    expect(screen.page.locator("html")).not_to_have_attribute("lang", "en")
    for _ in range(600):
        text = screen.page.locator("body").inner_text().replace("Era of the Ninja", "")
        if not ENGLISH.search(text):
            return
        screen.page.wait_for_timeout(100)  # names of cards come a moment later
    assert not ENGLISH.findall(text), text


def ended(screen: Screen, name: str) -> None:
    """The result is told, and the log tells how it came about."""
    screen.picture(f"{name}-result")
    expect(screen.dialog.locator(".sentence").first).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.dialog).to_have_count(0)
    lines = screen.log()
    assert len(lines) > 20
    assert all(" " in line for line in lines)
    screen.picture(f"{name}-over")


def test_seven_ronin(open_screen: OpenScreen) -> None:
    dice = random.Random(7)
    screen = open_screen()
    expect(screen.tile("7 Ronin")).to_be_visible()
    screen.picture("home")
    screen.play_now("7 Ronin")
    screen.picture("seven-ronin-planning")
    screen.draft(dice)
    screen.picture("seven-ronin-drafted")
    screen.seal()
    screen.wait("choose", "plan", "over")
    screen.picture("seven-ronin-revealed")
    screen.to_the_end(dice)
    expect(screen.dialog.get_by_role("row", name="Rounds played")).to_contain_text("of 8")
    ended(screen, "seven-ronin")
    table = screen.table
    screen.button("Result").click()
    screen.dialog.get_by_role("button", name="Swap sides and play again").click()
    screen.until(f"() => !location.pathname.includes({table!r})", [True])
    screen.wait("plan")
    assert screen.update()["seat"] == 1


def test_wat_aah_in_french(open_screen: OpenScreen) -> None:
    screen = open_screen(language="fr")
    screen.play_now("Shinobi WAT-AAH!")
    no_english(screen)
    screen.picture("wat-aah-begins-fr")
    dice = random.Random(1)
    for _ in range(20):
        screen.step(dice)
    screen.picture("wat-aah-played-fr")
    no_english(screen)
    screen.to_the_end(dice)
    no_english(screen)
    ended(screen, "wat-aah-fr")


def test_wat_aah_grand_master_with_three(open_screen: OpenScreen) -> None:
    dice = random.Random(1)
    screen = open_screen("new/wat-aah")
    screen.page.get_by_label("Number of players").select_option("3")
    screen.page.get_by_label("Mode").select_option("grand-master")
    screen.picture("new-wat-aah")
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    for number in range(41):
        screen.step(dice)
        if number in (1, 15, 40):
            screen.picture(f"wat-aah-grand-master-after-{number}")
    screen.rush_to_the_end()
    ended(screen, "wat-aah-grand-master")


def test_era_standard_in_polish(open_screen: OpenScreen) -> None:
    dice = random.Random(2)
    screen = open_screen("new/era-of-the-ninja", language="pl")
    expect(screen.page.locator("form")).to_be_visible()
    no_english(screen)
    screen.picture("new-era-pl")
    screen.page.locator("form .row .button.main").click()
    screen.page.wait_for_url("**/tables/*")
    screen.wait("choose")
    screen.picture("era-draft-pl")
    for number in range(26):
        if screen.step(dice) == "over":
            break
        if number in (8, 25):
            no_english(screen)
            screen.picture(f"era-after-{number}-pl")
    screen.rush_to_the_end()
    ended(screen, "era-pl")
