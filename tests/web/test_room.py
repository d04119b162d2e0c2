"""What a board needs is in sight: nothing is covered, nothing has to be scrolled to."""

from __future__ import annotations

import random

import httpx
import pytest

from tests.web.conftest import OpenScreen, Server
from tests.web.test_odd_steps import STEPS, opened

UNDER = """() => document.querySelector(".ring svg").getBoundingClientRect().bottom
  - document.querySelector(".now").getBoundingClientRect().top"""
HIDDEN = """() => {
  const stage = document.querySelector(".stage");
  return stage.scrollHeight - stage.clientHeight;
}"""

BELOW = """() => {
  const lines = document.querySelector(".log .lines");
  return Math.round(lines.scrollHeight - lines.scrollTop - lines.clientHeight);
}"""


@pytest.mark.parametrize("height", [740, 844])
def test_the_sheet_of_a_phone_leaves_the_ring_free(
    open_screen: OpenScreen, server: Server, height: int
) -> None:
    screen = open_screen(language="pl", width=360, height=height)
    for step in STEPS:
        if step["game"] != "seven-ronin":
            continue
        screen.go(opened(server, step))
        screen.wait("choose")
        screen.picture(f"room-{step['step']}-{height}")
        assert screen.page.evaluate(UNDER) <= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_grand_master_fits_a_small_laptop(
    open_screen: OpenScreen, server: Server, seats: int
) -> None:
    bots = [{"kind": "bot", "name": "random"}] * (seats - 1)
    wish = {
        "game": "wat-aah",
        "seats": [{"kind": "person", "name": "Ada"}, *bots],
        "options": {"mode": "grand-master"},
    }
    answer = httpx.post(f"{server.url}api/tables", json=wish).raise_for_status()
    path = answer.json()["seats"][0]["link"].removeprefix("/")
    screen = open_screen(path, width=1280, height=720)
    screen.wait("choose")
    screen.picture(f"room-grand-master-{seats}")
    assert screen.page.evaluate(HIDDEN) <= 0


def test_the_last_line_of_the_log_stays_in_sight(open_screen: OpenScreen) -> None:
    dice = random.Random(5)
    screen = open_screen(motion=True)
    screen.play_now("7 Ronin")
    for _ in range(2):  # the panel of a plan comes and goes, and takes its room from the log
        screen.plan(dice)
        while screen.wait("plan", "choose", "which", "over") not in ("plan", "over"):
            screen.step(dice)
        assert screen.page.evaluate(BELOW) <= 1
    while 1 in screen.update()["pending"]:  # the bot's seal is one more line
        screen.hear(len(screen.updates()))
    screen.wait_for_frames()
    screen.page.locator(".log .lines").evaluate("lines => lines.scrollTo(0, 0)")
    screen.wait_for_frames()
    screen.page.set_viewport_size({"width": 1280, "height": 640})
    screen.wait_for_frames()
    assert screen.page.evaluate(BELOW) > 1, "who reads what stands above is left there"
