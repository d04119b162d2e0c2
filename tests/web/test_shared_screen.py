"""A shared screen: handing it over hides everything of the previous player."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen
from tests.web.screen import Screen


def shared(open_screen: OpenScreen, game: str, *, motion: bool = False) -> Screen:
    screen = open_screen(f"new/{game}?with=local", motion=motion)
    names = screen.page.get_by_label("Name", exact=True)
    expect(names.first).to_be_visible()
    for number, name in enumerate(("Ada", "Bo")):
        names.nth(number).fill(name)
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    screen.wait("hand-over")
    return screen


def everything(screen: Screen) -> str:
    """All that the page holds, whether shown or not."""
    html: str = screen.page.evaluate("() => document.documentElement.outerHTML + document.title")
    return html


def nothing_is_left(screen: Screen, words: list[str]) -> None:
    page = everything(screen)
    assert screen.page.locator(".board, .actions, .log, .hand").count() == 0
    assert not [word for word in words if word in page]


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_seven_ronin(open_screen: OpenScreen, motion: bool) -> None:
    """With motion too: what fades out must not stay for the one who sits down next."""
    dice = random.Random(12)
    screen = shared(open_screen, "seven-ronin", motion=motion)
    screen.picture("seven-ronin-hand-over")
    expect(screen.page.locator("h1")).to_contain_text("Ada")
    screen.button("I am Ada").click()
    screen.wait("plan")
    screen.draft(dice)
    planned = screen.page.locator(".place [aria-label*='ninja planned']")
    assert planned.count() > 0
    areas = [str(one.get_attribute("data-space")) for one in planned.all()]
    screen.seal()

    screen.wait("hand-over")
    expect(screen.page.locator("h1")).to_contain_text("Bo")
    nothing_is_left(screen, ["planned", *(f'"{area}"' for area in areas)])
    screen.button("I am Bo").click()
    screen.wait("plan")
    assert planned.count() == 0
    assert "ninja planned" not in everything(screen)
    assert screen.update()["seat"] == 1
    assert screen.view()["ninja_plan"] is None
    screen.plan(dice)
    screen.wait("hand-over", "choose")
    for _ in range(12):
        screen.step(dice)


def test_wat_aah(open_screen: OpenScreen) -> None:
    dice = random.Random(13)
    screen = shared(open_screen, "wat-aah")
    handed = 0
    for _ in range(40):
        state = screen.wait("choose", "which", "cards", "sure", "over", "hand-over")
        if state == "hand-over":
            handed += 1
            hand = screen.view()["hand"] if screen.updates() else []
            nothing_is_left(screen, [f'"{card}"' for card in hand])
            assert screen.page.locator("[data-clan]").count() == 0
        screen.step(dice)
        if state == "hand-over":
            screen.wait("choose")
            seat = screen.update()["seat"]
            expect(screen.page.locator(".seats li").nth(seat).locator(".soft")).to_contain_text(
                "you"
            )
    assert handed > 2
    screen.picture("wat-aah-shared")
