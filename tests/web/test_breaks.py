"""Interruptions of a secret plan: a reload, a second tab, and a server that is killed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen

GONE = r"WebSocket|ERR_CONNECTION|Failed to load resource|Failed to fetch|ERR_"

# All in one look: the others at the table play on between two.
FACES = """all => all.map((one) => [
    one.dataset.clan,
    getComputedStyle(one).borderTopColor,
    one.querySelector(".strength")?.dataset.shown,
])"""


def counts(screen: Screen) -> str:
    return screen.page.locator(".plan .counts").inner_text()


def test_a_draft_outlives_a_reload_and_is_shared_by_tabs(open_screen: OpenScreen) -> None:
    dice = random.Random(5)
    screen = open_screen()
    screen.play_now("7 Ronin")
    screen.until("() => document.documentElement.scrollHeight <= innerHeight", [True])
    screen.draft(dice)
    drafted = counts(screen)
    screen.page.reload()
    screen.wait("plan")
    assert counts(screen) == drafted

    other = open_screen(f"tables/{screen.table}", beside=screen)
    other.wait("plan")
    assert counts(other) == drafted
    other.page.locator(".plan .buttons .button").last.click()
    expect(screen.page.locator(".plan .counts")).not_to_have_text(drafted)
    other.draft(dice)
    expect(screen.page.locator(".plan .counts")).to_have_text(counts(other))
    screen.seal()
    assert screen.wait("choose", "plan", "over")
    sealed = screen.update()
    while other.update()["number"] < sealed["number"]:
        other.hear(len(other.updates()))
    assert sealed in other.updates()
    assert screen.kept(f"draft.{screen.table}.0") is None


@pytest.fixture(params=["lite_url", "emptied_database"], ids=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    address: str = request.getfixturevalue(request.param)
    return address


def test_killed_in_the_middle_of_a_plan(
    open_screen: OpenScreen,
    start_server: Callable[..., Server],
    database: str,
    request: pytest.FixtureRequest,
) -> None:
    dice = random.Random(6)
    server = start_server(database)
    screen = open_screen(url=server.url)
    screen.play_now("7 Ronin")
    screen.plan(dice)
    while screen.wait("choose", "plan") != "plan":
        screen.choose(dice)
    screen.draft(dice)
    drafted = counts(screen)
    expect(screen.page.get_by_text("has sealed the plan")).to_be_visible()  # then nothing moves
    before = screen.update()

    screen.expect_problem(GONE)
    screen.page.evaluate("window.loadedOnce = true")
    server.kill()
    expect(screen.page.locator(".away")).to_be_visible()
    with screen.page.expect_event("requestfailed"):
        screen.button("Settings").click()
    screen.picture(f"seven-ronin-away-{request.node.callspec.id}")
    assert counts(screen) == drafted
    server.start()
    expect(screen.page.locator(".away")).to_have_count(0)
    assert screen.wait("plan")
    assert counts(screen) == drafted
    assert screen.page.evaluate("window.loadedOnce")
    latest = screen.update()
    assert (latest["view"], latest["legal"]) == (before["view"], before["legal"])
    screen.seal()
    screen.wait("choose", "plan", "over")
    assert screen.view()["round"] >= 2


def test_what_was_chosen_while_the_server_was_away_is_done_once(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str
) -> None:
    dice = random.Random(7)
    server = start_server(lite_url)
    screen = open_screen(url=server.url)
    screen.play_now("Shinobi WAT-AAH!")
    number = screen.update()["number"]
    screen.expect_problem(GONE)
    server.kill()
    expect(screen.page.locator(".away")).to_be_visible()
    screen.choose(dice)
    expect(screen.page.locator(".status [role=status]")).not_to_contain_text("✓")
    server.start()
    screen.wait("choose", "which", "cards", "sure")
    acts = [sent for sent in screen.sent if '"act"' in sent]
    assert len(acts) == 1
    assert screen.update()["number"] > number


def test_names_that_did_not_come_are_asked_for_again(open_screen: OpenScreen) -> None:
    """Without them no card would have its strength, and places would speak English."""
    # Requests of a service worker would not be seen here.
    screen = open_screen("new/wat-aah", service_worker=False)
    screen.expect_problem(GONE)
    lexicon = re.compile("/lexicon")
    screen.page.route(lexicon, lambda route: route.abort())
    screen.button("Open the table").click()
    screen.page.wait_for_url("**/tables/*")
    expect(screen.page.get_by_text("One moment…")).to_be_visible()
    screen.page.unroute(lexicon)
    faces = screen.page.locator(".card:not(.back)")
    expect(faces.first).to_be_visible()
    clans, grounds, strengths = map(set, zip(*faces.evaluate_all(FACES), strict=True))
    assert len(grounds) == len(clans) > 1
    assert "rgb(33, 28, 24)" not in grounds or "ronin" in clans
    assert "0" not in strengths
