"""A guided first match: offered once, explained as it goes, turned off and on with one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.newcomer import CLIPPED, MATCH, Newcomer
from tests.web.conftest import OpenScreen
from tests.web.screen import Screen
from tests.web.test_accessibility import violations


def looked_at(screen: Screen) -> None:
    assert violations(screen) == []
    screen.until(CLIPPED, [[]])


def test_the_table_that_the_coach_replaces_is_left_behind(open_screen: OpenScreen) -> None:
    screen = open_screen(coached=True)
    screen.play_now("Era of the Ninja")
    before = screen.page.url
    screen.button("Guide me").click()  # his match is a short one, at a table of its own
    expect(screen.page.locator(".guide .remark")).to_be_visible()
    assert screen.page.url != before
    screen.page.go_back()
    expect(screen.tile("Era of the Ninja")).to_be_visible()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_first_round_of_a_guided_match(open_screen: OpenScreen, device: str) -> None:
    phone = device == "phone"
    width, height = (390, 844) if phone else (1440, 900)
    screen = open_screen(width=width, height=height, touch=phone, coached=True)
    page = screen.page
    screen.play_now("7 Ronin")
    guide, offer = page.locator(".guide"), page.locator(".offer")
    screen.button("Guide me").click()
    expect(guide.locator(".remark")).to_contain_text("You are the Attacker")
    expect(guide.get_by_role("button", name="Continue")).to_be_in_viewport(ratio=1)
    looked_at(screen)

    guide.get_by_role("button", name="Turn off").click()
    expect(guide).to_have_count(0)
    if phone:
        page.locator(".menu").click()
    screen.button("Coach").click()
    if phone:
        page.keyboard.press("Escape")
    expect(guide.locator(".remark")).to_contain_text("You are the Attacker")

    newcomer = Newcomer(screen, {"game": "seven-ronin", "language": "en"}, None)
    names: list[str] = []
    while newcomer.until(MATCH, ["read", "choose"]) == "read":
        names.append(guide.locator("strong").inner_text())
        before = newcomer.screen_key()
        guide.get_by_role("button", name="Continue" if len(names) < 4 else "Got it").click()
        newcomer.wait_for_change(before, "read")
    assert names == ["The Attacker’s goal", "Secret plans", "Threat Level", "Deployment Limit"]
    assert screen.kept("coach")["seven-ronin"]["told"][0] == "goal-attacker"

    # A plan of one's own: what it risks is said before it is sealed.
    page.get_by_role("button", name="Inn").first.click()
    screen.wait_for_objections()
    page.locator(".plan .buttons .button.main").click()
    expect(screen.dialog.locator(".risk")).to_contain_text("the Threat Level allows 3")
    looked_at(screen)
    screen.dialog.get_by_role("button", name="No", exact=True).click()

    # The advice lies on the board, and is carried out with one click.
    screen.button("Show me").click()
    expect(guide.locator(".hint")).to_be_visible()
    expect(page.locator(".plan .buttons [data-marked]")).to_have_count(1)
    looked_at(screen)
    screen.button("Do it for me").click()
    assert newcomer.until(MATCH, ["read"]) == "read"

    # What was told is not told again, and the coach is offered once.
    page.reload()
    newcomer.until(MATCH, ["read"])
    expect(guide.locator(".remark")).not_to_contain_text("You are the Attacker")
    screen.go("")
    screen.play_now("7 Ronin")
    expect(guide).to_be_visible()
    expect(offer).to_have_count(0)
