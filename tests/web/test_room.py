"""What a board needs is in sight: nothing is covered, nothing has to be scrolled to."""

from __future__ import annotations

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


@pytest.mark.parametrize("height", [740, 844])
def test_the_sheet_of_a_phone_leaves_the_ring_free(
    open_screen: OpenScreen, server: Server, height: int
) -> None:
    for step in STEPS:
        if step["game"] != "seven-ronin":
            continue
        screen = open_screen(opened(server, step), language="pl", width=360, height=height)
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
