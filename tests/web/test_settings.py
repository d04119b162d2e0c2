"""What a player sets once: it holds at every table, and after a reload."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import OpenScreen


def test_sealing_asks_until_it_is_told_not_to(open_screen: OpenScreen) -> None:
    dice = random.Random(22)
    screen = open_screen()
    screen.play_now("7 Ronin")
    seal = screen.page.locator(".plan .buttons .button.main")
    screen.draft(dice)
    seal.click()
    screen.dialog.get_by_label("Do not ask again").check()
    screen.picture("seal-do-not-ask")
    screen.dialog.locator(".button.main").click()
    while screen.wait("choose", "plan") == "choose":
        screen.choose(dice)
    screen.page.reload()
    screen.wait("plan")
    screen.draft(dice)
    number = len(screen.updates())
    seal.click()
    screen.hear(number)
    expect(screen.dialog).to_have_count(0)
