"""Settings apply at every table, and after a reload."""

from __future__ import annotations

import random
import time

import httpx
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import LONG
from tests.web.test_accessibility import violations

HOLD = """() => {
  const now = Date.now(), wait = setTimeout;
  Date.now = () => now;
  window.setTimeout = (done, time, ...more) => wait(done, time > 100 ? 30_000 : time, ...more);
}"""
"""In the page: a move of a bot is shown for long, however late the next one comes."""


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

    screen.button("Settings").click()
    screen.dialog.get_by_label("Ask before final choices").check()
    screen.page.keyboard.press("Escape")
    while screen.wait("choose", "plan") == "choose":
        screen.choose(dice)
    screen.draft(dice)
    seal.click()
    expect(screen.dialog).to_be_visible()


LOOK = """() => {
  const style = getComputedStyle(document.documentElement);
  return [style.fontSize, style.color, style.backgroundColor].join(" ");
}"""


def test_the_look_is_set_in_one_place(open_screen: OpenScreen, server: Server) -> None:
    screen = open_screen()

    seen: list[str] = [screen.page.evaluate(LOOK)]

    def changed() -> None:
        screen.until(f"() => ({LOOK})() !== {seen[-1]!r}", [True])
        seen.append(screen.page.evaluate(LOOK))

    screen.button("Settings").click()
    compiled = httpx.get(f"{server.url}api/health/ready").json()["bots_compiled"]
    strength = "at full strength" if compiled else "the strongest see less far"
    expect(screen.dialog.get_by_text(strength)).to_be_visible()
    for label, value in (("Text size", "largest"), ("Colours", "dark")):
        screen.dialog.get_by_label(label).select_option(value)
        changed()
    screen.dialog.get_by_label("More contrast").check()
    changed()
    assert not violations(screen)
    screen.page.reload()
    expect(screen.tile("7 Ronin")).to_be_visible()
    screen.until(LOOK, [seen[-1]])
    screen.button("Settings").click()
    screen.dialog.get_by_label("Language").select_option("fr")
    expect(screen.dialog.get_by_label("Taille du texte")).to_have_value("largest")
    screen.picture("settings-fr")


def test_turns_of_bots_are_shown_move_by_move_and_can_be_skipped(
    open_screen: OpenScreen, server: Server
) -> None:
    # Whoever is asked in between sees everything at once: then once more, with another deal.
    while not turns_of_bots_are_shown(open_screen, server):
        pass


def turns_of_bots_are_shown(open_screen: OpenScreen, server: Server) -> bool:
    """Whether the bots let the person alone, so that there was something to see."""
    body = {
        "game": "wat-aah",
        "seats": [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "name": "random"}] * 3],
        "position": "step=discard-step active=0 hand.p1=rat-3:1,fox-4:1",
    }
    answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
    screen = open_screen(answer.json()["seats"][0]["link"].removeprefix("/"), motion=True)
    expect(screen.page.locator(".actions .choice").first).to_be_visible()
    screen.page.evaluate(HOLD)
    screen.page.locator(".actions .choice").first.click()
    end = time.monotonic() + LONG / 1000
    while screen.update()["pending"] != [0] or len(screen.updates()) == 1:
        assert time.monotonic() < end, "the bots do not come to an end"
        screen.page.wait_for_timeout(20)
    if any(0 in update["pending"] for update in screen.updates()[1:-1]):
        return False
    skip = screen.button("Skip")
    skip.click()
    expect(skip).to_be_hidden()
    return True
