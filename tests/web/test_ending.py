"""The end of a match: a banner, figures, and a picture to share."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.web.conftest import OpenScreen, Server
from tests.web.test_accessibility import violations

NEARLY_WON = (
    "round=5 step=area-abilities reserves=9 supply=33"
    " ninja=inn:1,watchtower:1,passage:1,shrine:1,granary:1"
    " ronin=yobu:0@well,yumi:1@green,musashi:0@field-3,hayai:1@burial-grounds,"
    "taiko:1@animal-pen,kabe:0@field-2,tasuke:0@field-2"
)
COUNT = """() => {
  window.voices = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.voices += 1;
    return start.apply(this, when);
  };
}"""

SKIP = """() => {
  const banner = document.querySelector(".herald.win p");
  if (!banner || document.querySelector("dialog[open]")) return "";
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return banner.textContent;
}"""
"""What the banner tells before the result is shown; Escape ends it. In the page: it is short."""

EDGES = """() => {
  const buttons = [...document.querySelectorAll("dialog .foot .button")];
  return [...new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().left)))];
}"""


def test_a_victory_is_celebrated_explained_and_shared(
    open_screen: OpenScreen, server: Server, tmp_path: Path
) -> None:
    body = {
        "game": "seven-ronin",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "random"}],
        "position": NEARLY_WON,
    }
    answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
    screen = open_screen(answer.json()["seats"][0]["link"].removeprefix("/"), motion=True)
    page = screen.page
    page.evaluate(COUNT)
    screen.wait("choose")
    screen.button("Settings").click()
    screen.dialog.get_by_label("Sound").check()
    page.keyboard.press("Escape")
    before = page.evaluate("window.voices")
    page.locator(".actions .act").click()

    told = "You win: enough areas are occupied."
    screen.until(SKIP, [told])
    expect(screen.dialog).to_be_visible()
    expect(page.locator(".herald")).to_have_count(0)
    screen.until(f"() => window.voices > {before + 5}", [True])

    expect(screen.dialog.locator(".sentence").first).to_have_text("enough areas are occupied")
    expect(screen.dialog.get_by_text("The turning point, in round 5")).to_be_visible()
    expect(screen.dialog.get_by_role("row", name="Rounds played")).to_contain_text("5 of 8")
    screen.button("Picture to share").click()
    expect(screen.dialog.get_by_role("img", name="You win")).to_be_visible()
    assert violations(screen) == []
    page.set_viewport_size({"width": 390, "height": 844})
    screen.until(f"() => ({EDGES})().length", [2])  # columns of buttons
    page.set_viewport_size({"width": 1440, "height": 900})
    with page.expect_download() as saved:
        screen.button("Save the picture").click()
    picture = tmp_path / saved.value.suggested_filename
    saved.value.save_as(picture)
    data = picture.read_bytes()
    assert data[:4] == b"\x89PNG"
    assert [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    assert len(data) > 50_000, "an empty sheet is much smaller"
