"""Everything important on a board is visible without scrolling, and not covered."""

from __future__ import annotations

import random

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_odd_steps import STEPS, opened

UNDER = """() => document.querySelector(".ring svg").getBoundingClientRect().bottom
  - document.querySelector(".now").getBoundingClientRect().top"""
HIDDEN = """() => {
  const stage = document.querySelector(".stage");
  return stage.scrollHeight - stage.clientHeight;
}"""

HELD = """() => [...document.querySelectorAll(".hand li button")].filter((button) => {
  const { left, top, width, height } = button.querySelector(".strength").getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest("button") !== button || button.getBoundingClientRect().right > innerWidth;
}).map((button) => button.ariaLabel)"""
COVERED = """() => {
  const hand = document.querySelector(".hand").getBoundingClientRect().top;
  const clans = [...document.querySelectorAll(".mine .total")];
  return Math.max(...clans.map((total) => total.getBoundingClientRect().bottom - hand));
}"""

BELOW = """() => {
  const lines = document.querySelector(".log .lines");
  return Math.round(lines.scrollHeight - lines.scrollTop - lines.clientHeight);
}"""


def resize(screen: Screen, width: int, height: int) -> None:
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.wait_for_frames()


def test_the_sheet_of_a_phone_leaves_the_ring_free(open_screen: OpenScreen, server: Server) -> None:
    screen = open_screen(language="pl", width=360, height=844)
    for step in STEPS:
        if step["game"] != "seven-ronin":
            continue
        screen.go(opened(server, step))
        screen.wait("choose")
        for height in (740, 844):
            resize(screen, 360, height)
            screen.picture(f"room-{step['step']}-{height}")
            screen.until(f"() => ({UNDER})() < 1", [True])


def test_grand_master_fits_a_small_laptop(open_screen: OpenScreen, server: Server) -> None:
    screen = open_screen(width=1280, height=720)
    for seats in (2, 3, 4):
        bots = [{"kind": "bot", "name": "random"}] * (seats - 1)
        body = {
            "game": "wat-aah",
            "seats": [{"kind": "person", "name": "Ada"}, *bots],
            "options": {"mode": "grand-master"},
        }
        answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
        screen.go(answer.json()["seats"][0]["link"].removeprefix("/"))
        screen.wait("choose")
        screen.picture(f"room-grand-master-{seats}")
        screen.page.wait_for_function(f"({HIDDEN})() <= 0")  # once what moves has come to rest


LAPTOPS = ((1440, 900), (1024, 768))
SIXTEEN = "rat-3:2,rat-4:2,fox-4:3,spider-4:2,dragon-5:1,monkey-1:3,bear-6:2,oni:1"
TWENTY_FIVE = SIXTEEN + ",toad-3:3,spider-3:3,monkey-2:2,tengu:1"


@pytest.mark.parametrize("hand", [SIXTEEN, TWENTY_FIVE])
def test_every_card_of_a_hand_can_be_hit(
    open_screen: OpenScreen, server: Server, hand: str
) -> None:
    """With a card picked and under the pointer, too; on a phone above the sheet, unscrolled."""
    position = f"step=place-step active=0 hand.p1={hand} table.p1=crow-2:1,crow-4:1"
    step = {"game": "wat-aah", "seat": 0, "seats": 2, "options": {}, "position": position}
    screen = open_screen()
    for width, height in (*LAPTOPS, (390, 844)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.go(opened(server, step))
        screen.wait("choose")
        screen.until(HELD, [[]])
        screen.page.locator(".hand li button").first.click(position={"x": 12, "y": 12})
        screen.wait_for_frames()
        screen.picture(f"room-hand-{hand.count(',')}-{width}")
        expect(screen.page.locator(".hand .raised")).to_have_count(1)
        screen.until(HELD, [[]])


def test_cards_that_are_looked_at_leave_the_own_clans_in_sight(
    open_screen: OpenScreen, server: Server
) -> None:
    step = next(step for step in STEPS if step["step"] == "keeping")
    screen = open_screen(opened(server, step))
    screen.wait("choose")
    for width, height in LAPTOPS:
        resize(screen, width, height)
        screen.picture(f"room-looked-at-{width}")
        screen.until(f"() => ({COVERED})() <= 0", [True])


def test_the_last_line_of_the_log_stays_in_sight(open_screen: OpenScreen) -> None:
    dice = random.Random(5)
    screen = open_screen(motion=True)
    screen.play_now("7 Ronin")
    for _ in range(2):  # the panel of a plan comes and goes, and takes its room from the log
        screen.plan(dice)
        while screen.wait("plan", "choose", "which", "over") not in ("plan", "over"):
            screen.step(dice)
        screen.until(f"() => ({BELOW})() <= 1", [True])  # a box is scrolled after it is drawn
    while 1 in screen.update()["pending"]:  # the bot's seal is one more line
        screen.hear(len(screen.updates()))
    screen.wait_for_frames()
    screen.page.locator(".log .lines").evaluate("lines => lines.scrollTo(0, 0)")
    screen.wait_for_frames()
    screen.page.set_viewport_size({"width": 1280, "height": 640})
    screen.wait_for_frames()
    assert screen.page.evaluate(BELOW) > 1, "who reads what stands above is left there"


ABOVE = """() => document.querySelector("[data-kept]").getBoundingClientRect().top
  - document.querySelector("[data-middle] article").getBoundingClientRect().bottom"""


def test_with_a_coach_the_own_clans_stay_above_the_hand(open_screen: OpenScreen) -> None:
    screen = open_screen(width=390, height=844, touch=True, coached=True)
    screen.play_now("Shinobi WAT-AAH!")
    screen.button("Guide me").click()
    expect(screen.page.locator(".guide .remark")).to_be_visible()
    screen.until(f"() => ({ABOVE})() >= -1", [True])
    # In a lesson, too, when choices make the sheet higher.
    screen.go("learn/wat-aah/first-victory")
    for _ in range(2):
        screen.button("Continue").click()
    expect(screen.button("Show me")).to_be_visible()
    screen.until(f"() => ({ABOVE})() >= -1", [True])


TOGETHER = """() => {
  const box = (element) => element?.getBoundingClientRect();
  const shown = [...document.querySelectorAll(".now .choice, .now .act")].map(box);
  const task = box(document.querySelector(".actions .task"));
  return box(document.querySelector(".stage .map")).top >= 0 && task.bottom < innerHeight
    && shown.some(({ top, bottom }) => top > task.bottom && bottom < innerHeight);
}"""


def test_with_a_coach_board_question_and_choices_are_seen_together(
    open_screen: OpenScreen,
) -> None:
    """The castle comes in the place of cards, which are far longer: the page begins anew."""
    dice = random.Random(3)
    screen = open_screen(width=390, height=844, touch=True, coached=True)
    screen.play_now("Era of the Ninja")
    screen.button("Guide me").click()
    expect(screen.page.locator(".guide .remark")).to_be_visible()
    while not screen.page.locator(".stage .map").count():
        screen.step(dice)
    expect(screen.page.locator(".guide .remark")).to_be_visible()
    screen.until(TOGETHER, [True])
    screen.picture("room-era-coached")
