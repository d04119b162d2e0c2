"""After a match: studies, embedding in other pages, and joint reviews."""

from __future__ import annotations

import contextlib
import random
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, expect

import kagemusha
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations


def imported(server: Server) -> str:
    """The id of a table for review: a match that was played to its end."""
    match, dice = kagemusha.game("wat-aah").new(2, {}, seed=3), random.Random(3)
    while match.result is None:
        seat = match.pending[0]
        match.act(seat, dice.choice(match.legal(seat)))
    answer = httpx.post(f"{server.url}api/tables/import", json=match.to_dict(), timeout=60)
    table: str = answer.raise_for_status().json()["id"]
    return table


@contextlib.contextmanager
def another_site(body: str) -> Iterator[str]:
    """A page on another server; its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    # With threads: a browser opens connections ahead that it may never use.
    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{site.server_port}/"
        finally:  # closed while it still serves, it would spin for the rest of the run
            site.shutdown()


def where(screen: Screen) -> Locator:
    return screen.page.locator(".scrubber .where")


def at(screen: Screen, moment: int) -> None:
    """This moment is shown, counted from 0."""
    expect(where(screen)).to_have_text(re.compile(rf"^\s*{moment + 1} "))


def go(screen: Screen, moment: int) -> None:
    slider = screen.page.get_by_label("Moment")
    expect(slider).to_have_attribute("max", re.compile("[0-9]{2}"))  # the moments are known
    slider.fill(str(moment))
    at(screen, moment)


def test_a_study_is_written_and_looked_through_together(
    open_screen: OpenScreen, server: Server
) -> None:
    ada = open_screen(f"tables/{imported(server)}")
    go(ada, 12)
    ada.button("Comments and variations").click()
    study = ada.page.locator(".study")
    study.get_by_label("Your comment").fill("Not yet!\n<b>Wait</b>")
    ada.page.reload()  # what is not saved yet is kept
    go(ada, 12)
    expect(study.get_by_label("Your comment")).to_have_value("Not yet!\n<b>Wait</b>")
    ada.button("Try another way from here").click()
    study.locator(".options .option").first.click()
    expect(study).to_contain_text("1/1")
    study.get_by_label("Your comment").fill("This is better.")
    ada.button("Save as a study").click()
    ada.dialog.get_by_label("Title").fill("What I missed")
    ada.dialog.get_by_label("Your name").fill("Ada")
    assert violations(ada) == []
    ada.dialog.get_by_role("button", name="Save").click()
    ada.page.wait_for_url("**/studies/*")
    expect(study.get_by_role("heading", name="What I missed")).to_be_visible()
    expect(study.locator(".items li")).to_have_count(2)

    bo = open_screen(
        ada.page.url.removeprefix(server.url), width=390, height=844, touch=True, dark=True
    )
    read = bo.page.locator(".study")
    read.locator(".items .option").first.click()
    expect(read.locator(".comment")).to_have_text("Not yet!\n<b>Wait</b>")
    at(bo, 12)
    assert read.locator("textarea").count() == 0, "only its author writes"

    ada.button("Review together").click()
    expect(ada.page.locator(".joint")).to_contain_text("You lead")
    bo.button("Follow").click()
    together = bo.page.locator(".joint")
    expect(together).to_contain_text("You follow Guest")
    go(ada, 20)
    at(bo, 20)
    study.locator(".items .option").nth(1).click()
    study.get_by_role("button", name="On in the variation").click()
    expect(read.locator(".comment")).to_have_text("This is better.")
    assert violations(bo) == []
    bo.picture("joint-review-phone")

    bo.button("Back to the match").click()  # somebody who goes elsewhere is left alone
    expect(together).to_contain_text("You look on your own.")
    go(ada, 30)
    at(bo, 12)
    bo.button("Catch up").click()
    at(bo, 30)
    ada.button("Let Guest lead").click()
    expect(together).to_contain_text("You lead")
    go(bo, 5)
    at(ada, 5)
    assert violations(ada) == []
    ada.picture("joint-review")
    bo.button("Leave").click()
    expect(ada.page.locator(".joint")).to_contain_text("Nobody leads now.")


def an_animation_is_made(screen: Screen) -> None:
    """From what the chosen seat knew, as a file."""
    screen.dialog.get_by_label("View as").select_option("1")
    screen.button("Make the animation").click()
    picture = screen.dialog.get_by_role("img", name="The match as an animation")
    expect(picture).to_be_visible()
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth }")
    with screen.page.expect_download() as saved:
        screen.button("Save the file").click()
    assert saved.value.suggested_filename == f"wat-aah-{screen.table.split('/')[0]}.svg"
    assert "seen by: Player 2" in Path(saved.value.path()).read_text()
    screen.picture("share-animation")


def test_a_replay_stands_in_a_page_of_another_site_and_nothing_else_does(
    open_screen: OpenScreen, browser: Browser, server: Server
) -> None:
    table = imported(server)
    screen = open_screen(f"tables/{table}/review")
    go(screen, 12)
    screen.button("Share").click()
    code = screen.dialog.get_by_label("HTML code").input_value()
    an_animation_is_made(screen)
    assert violations(screen) == []
    whole = f'<iframe name="whole" src="{server.url}tables/{table}"></iframe>'
    with browser.new_context(locale="en-GB") as context, another_site(code + whole) as address:
        page = context.new_page()
        page.goto(address)
        replay = page.frame_locator("iframe[title^='Shinobi WAT-AAH!']")
        expect(replay.locator(".where")).to_have_text(re.compile("^13 "))
        expect(replay.locator(".stage .piles, .stage svg").first).to_be_visible()
        replay.get_by_label("Forward").click()
        expect(replay.locator(".where")).to_have_text(re.compile("^14 "))
        assert replay.locator(".actions, .chat, .choice, form").count() == 0
        opened = replay.get_by_role("link", name="Open in Kagemusha")
        assert opened.get_attribute("target") == "_blank", "the frame never becomes a whole page"
        assert page.frame_locator("iframe[name=whole]").locator("#app").count() == 0
    looked = open_screen(f"embed/{table}", width=640, height=760)
    expect(looked.page.locator(".where")).to_have_text(re.compile("^1 "))
    assert violations(looked) == []
    looked.picture("embedded-replay")
