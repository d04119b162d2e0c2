"""Two browsers at one table: a takeback, a draw, a bot that takes over, a resignation."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from kagemusha.table import Store, Tables
from kagemusha.table.moderation import Moderator
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations
from tests.web.test_online import with_friends


def leave(screen: Screen, what: str) -> None:
    screen.page.get_by_role("button", name="Leave", exact=True).click()
    screen.button(what, within=screen.dialog).click()


def clean(screen: Screen, name: str) -> None:
    screen.picture(f"leaving-{name}")
    assert violations(screen) == []


def report(server: Server, ada: Screen, bo: Screen) -> None:
    """Ada reports a line and a name of Bo, and the operator acts on both while they play."""
    lines = ada.page.locator(".chat .lines")
    ada.button("Report what Bo said: Good game!").click()
    clean(ada, "report")
    ada.page.get_by_label("What is wrong with it?").fill("a test")
    ada.page.keyboard.press("Enter")
    expect(ada.dialog).to_contain_text("Thank you.")
    ada.button("Close", within=ada.dialog).last.click()
    ada.button("Report the name “Bo”").click()
    ada.button("Report", within=ada.dialog).click()
    expect(ada.dialog).to_contain_text("Thank you.")
    ada.page.keyboard.press("Escape")
    with Store.open(server.database) as store, Tables(store, workers=0, every=None) as tables:
        moderator = Moderator(tables)
        of_line, of_name = store.reports.list()
        moderator.resolve(of_line.id, "remove-line")
        expect(lines).to_contain_text("The operator has removed a line of Bo.")
        expect(lines).not_to_contain_text("Good game!")
        moderator.resolve(of_name.id, "rename", "Beau")
        expect(ada.page.locator(".seats")).to_contain_text("Beau")
        moderator.take("mute", ada.table, seat=of_name.about)
        expect(bo.page.get_by_text("has muted you at this table")).to_be_visible()
        clean(bo, "muted")
        moderator.take("unmute", ada.table, seat=of_name.about)
        expect(bo.page.get_by_placeholder("Write a message")).to_be_visible()
        moderator.take("rename", ada.table, seat=of_name.about, name="Bo")
    clean(ada, "moderated")


def test_what_friends_agree_on(open_screen: OpenScreen, server: Server) -> None:
    dice = random.Random(2)
    ada, bo, spectator = with_friends(open_screen, "7 Ronin")
    ada.wait("plan")
    ada.plan(dice)
    bo.wait("plan")
    bo.plan(dice)

    ada.button("Ask to take back my last move").click()
    asked = bo.page.get_by_text("Ada asks to take back their last move and")
    expect(asked).to_contain_text("Back to: Round 1")
    clean(bo, "asked")
    bo.button("Agree").click()
    assert ada.wait("plan") == "plan"
    # All of the plan can be changed again, and only there.
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_count(1)
    expect(undo).to_be_enabled()
    said = spectator.page.locator("button.last")
    expect(said).to_contain_text("Bo agrees to the takeback")

    leave(bo, "Offer a draw")
    ada.button("Decline").click()
    expect(bo.page.locator("button.last")).to_contain_text("Ada declines the draw")
    leave(bo, "Offer a draw")
    expect(bo.page.get_by_text("The proposal was declined. You can ask again in")).to_be_visible()

    bo.page.get_by_role("tab", name="Chat").click()
    bo.button("Quick phrases").click()
    expect(bo.button("Play again?")).to_be_in_viewport(ratio=1)
    clean(bo, "phrases")
    bo.button("Good game!").click()
    expect(ada.page.locator("button.last")).to_have_text("Bo Good game!")
    ada.page.get_by_role("tab", name="Chat").click()
    clean(ada, "chat")
    report(server, ada, bo)
    bo.button("Quick phrases").click()
    bo.button("Well played!").click()
    expect(ada.page.locator(".chat .lines")).to_contain_text("Well played!")
    ada.page.get_by_label("Mute Bo").check()
    expect(ada.page.locator(".chat .lines")).not_to_contain_text("Well played!")
    bo.page.get_by_role("tab", name="Log").click()

    leave(bo, "Let a bot play for me")
    expect(ada.page.locator(".seats")).to_contain_text("a bot is playing")
    bo.button("Take my seat back").click()
    expect(ada.page.locator(".seats")).not_to_contain_text("a bot is playing")

    leave(ada, "Resign")
    clean(ada, "sure")
    ada.button("Resign", within=ada.dialog).click()
    expect(bo.dialog.get_by_role("heading", name="You win")).to_be_visible()
    expect(bo.dialog).to_contain_text("Ada resigned")
    expect(ada.dialog).to_contain_text("You resigned")
    expect(said).to_contain_text("Ada resigned")
    expect(spectator.page.locator(".seats")).to_contain_text("resigned")
    expect(spectator.page.locator(".seats")).not_to_contain_text("a bot is playing")
    expect(spectator.page.get_by_text("is planning")).to_have_count(0)


def test_nothing_is_lost_by_one_click(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.play_now("7 Ronin")
    screen.wait("plan")
    secret = screen.secret
    screen.page.get_by_role("button", name="Leave", exact=True).click()
    link = screen.dialog.get_by_label("The link to your seat").input_value()
    clean(screen, "menu")
    screen.dialog.get_by_role("link", name="Go to the start page").click()

    other = open_screen(link.removeprefix(screen.url))
    assert other.wait("plan") == "plan", "the seat is on another device, too"
    assert other.secret == secret
    assert secret not in other.page.url

    screen.button("Remove from the list").click()
    clean(screen, "forget")
    screen.button("Keep it").click()
    screen.page.reload()
    screen.button("Remove from the list").click()
    screen.button("Remove from the list", within=screen.dialog).click()
    expect(screen.button("Remove from the list")).to_have_count(0)


def test_who_is_out_can_go_to_the_end(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str
) -> None:
    server = start_server(lite_url, program=("-m", "tests.bots.only_sage"))
    body = {
        "game": "era-of-the-ninja",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "dawdler"}],
        "position": "tiles=courtyard:0:0:0,cross:1:0:0 lord=kasai lead=p2 round=23 p2=onijin@0",
    }
    answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
    link = answer.json()["seats"][0]["link"].removeprefix("/")
    screen = open_screen(link, url=server.url, touch=True, width=390)
    # What the bot does moves the button.
    screen.button("Play quickly to the end").evaluate("button => button.click()")
    expect(screen.dialog.locator(".again")).to_be_visible()
    notices = [one for update in screen.updates() for one in update["agreements"]["notices"]]
    assert ("done", "finish") in [(one["kind"], one["what"]) for one in notices]
