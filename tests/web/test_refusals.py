"""A click on what cannot be done now says why."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.test_odd_steps import opened


def test_a_hand_card_that_cannot_be_played_now(open_screen: OpenScreen, server: Server) -> None:
    position = "step=draw-step active=0 hand.p1=rat-3:2,fox-4:1 table.p1=crow-2:1,crow-4:1"
    step = {"game": "wat-aah", "seat": 0, "seats": 2, "options": {}, "position": position}
    screen = open_screen(opened(server, step))
    screen.wait("choose")
    alert = screen.page.locator(".right [role=alert]")
    screen.page.locator(".hand li button").last.click()
    expect(alert).to_contain_text("No single card is chosen in this step. Now: Phase 1")
    screen.page.locator(".mine button.column").click()
    expect(alert).to_contain_text("You reinforce a clan in phase 2 of your turn.")
    screen.go(opened(server, step | {"seat": 1, "position": f"{position} hand.p2=toad-3:1"}))
    screen.page.locator(".hand li button").first.click()
    expect(alert).to_contain_text("It is not your turn")
