"""One tooltip for everything: by mouse, by touch, and in the "?" mode."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations
from tests.web.test_odd_steps import opened

APART = """(target) => {
  const tip = document.querySelector("[role=tooltip]").getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const wide = tip.left >= 0 && tip.right <= innerWidth;
  const high = tip.top >= 0 && tip.bottom <= innerHeight;
  const beside = tip.right <= box.left || tip.left >= box.right;
  const below = tip.bottom <= box.top || tip.top >= box.bottom;
  return [wide && high, beside || below];
}"""


def touch(screen: Screen, target: Locator, *, dx: int = 0) -> None:
    """Press for long, with or without moving the finger first."""
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = screen.page.context.new_cdp_session(screen.page)

    def send(kind: str, *points: dict[str, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    if dx:
        send("touchMove", {"x": x + dx, "y": y + 40})
        send("touchMove", {"x": x + dx, "y": y + 80})
    else:
        expect(screen.page.get_by_role("tooltip")).to_be_visible()
    send("touchEnd")


def test_by_mouse_and_in_the_question_mode(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.play_now("7 Ronin")
    tip, inn = screen.page.get_by_role("tooltip"), screen.area("inn")
    inn.hover()
    expect(tip).to_contain_text("the ability of another occupied area")
    expect(tip).to_contain_text("No other area is occupied, so it has nothing to copy.")
    assert inn.evaluate(APART) == [True, True]
    assert inn.get_attribute("aria-describedby") == tip.get_attribute("id")
    screen.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert inn.get_attribute("aria-describedby") is None
    screen.page.locator("tr.hunger").hover()
    expect(tip).to_contain_text("Nobody starves at the end of this round.")
    tip.get_by_role("link").click()
    expect(screen.dialog.locator("article.at")).to_have_id("B7.7")
    screen.page.keyboard.press("Escape")
    screen.button("What is this?").click()
    before = screen.page.locator(".plan").inner_text()
    screen.area("well").click()
    expect(tip).to_contain_text("Well")
    assert screen.page.locator(".plan").inner_text() == before, "the press only explains"
    screen.page.locator(".explain a").click()
    expect(screen.dialog.locator("dt", has_text="Threat Level")).to_be_visible()
    assert screen.page.locator("svg title, .board [title]").count() == 0


def test_by_touch(open_screen: OpenScreen) -> None:
    screen = open_screen(width=390, height=844, touch=True)
    screen.play_now("7 Ronin")
    tip = screen.page.get_by_role("tooltip")
    expect(screen.page.locator(".objections p")).to_be_visible()
    before = screen.page.locator(".plan").inner_text()
    touch(screen, screen.area("shrine"))
    expect(tip).to_contain_text("Shrine")
    assert screen.area("shrine").evaluate(APART) == [True, True]
    assert screen.page.locator(".plan").inner_text() == before, "a long press only explains"
    pile = screen.page.locator(".pile")
    touch(screen, pile, dx=30)
    expect(tip).to_have_count(0)
    expect(screen.page.locator(".plan")).not_to_have_text(before)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_castle_shows_how_far_everything_reaches(
    open_screen: OpenScreen, server: Server, phone: bool
) -> None:
    position = (
        "tiles=courtyard:0:0:0,cross:1:0:0,cross:2:0:0,cross:3:0:0 lord=kasai "
        "p1=onijin@0 p1.ki=1 p1.cards=katana* units=yari:1@2"
    )
    step = {"game": "era-of-the-ninja", "seat": 0, "seats": 1, "position": position}
    path = opened(server, step | {"options": {"mode": "lone-ninja"}})
    size = {"width": 390, "height": 844, "touch": True} if phone else {}
    screen = open_screen(path, **size)
    page, legend = screen.page, screen.page.get_by_role("list", name="What the marks mean")
    walk, threat = page.locator("[data-mark=walk]"), page.locator("[data-mark=threat]")
    expect(legend).to_contain_text("Move it takes")
    tile = page.get_by_role("button", name=re.compile(r"^Tile 1: .*Move it takes: 1$"))
    expect(tile).to_be_visible()
    stack = page.locator("[data-tip^='stack:yari-1']")
    if phone:
        stack.tap()
    else:
        stack.focus()
    expect(threat.first).to_be_visible()
    expect(walk).to_have_count(0)
    expect(legend).to_contain_text("it can attack here")
    expect(
        page.get_by_role("button", name=re.compile(r"^Tile 2: .*steps first: 0$"))
    ).to_be_visible()
    assert violations(screen) == []
    page.keyboard.press("Escape")
    page.locator("[aria-label='Zoom in']").focus()
    expect(walk.first).to_be_visible()
    screen.button("How far you can go").click()
    expect(walk).to_have_count(0)


def test_the_details_of_a_choice_open_beside_it(open_screen: OpenScreen, server: Server) -> None:
    position = "step=place-step hand.p1=rat-3:2,carp-1:2,oni:1 table.p1=bear-6:3"
    step = {"game": "wat-aah", "seat": 0, "seats": 2, "options": {}, "position": position}
    screen = open_screen(opened(server, step), width=390, height=844, touch=True)
    details = screen.page.locator(".choices .details")
    rat = screen.page.locator(".choice", has_text="Place the Rat clan")
    more = screen.button("What this would do: Place the Rat clan")
    expect(rat).to_have_text("Place the Rat clan")
    expect(details).to_have_count(0)
    more.tap()
    expect(details).to_contain_text("With 2: One opponent chooses and discards 2 cards.")
    assert more.get_attribute("aria-controls") == details.get_attribute("id")
    assert violations(screen) == []
    more.press("Enter")
    expect(details).to_have_count(0)
    touch(screen, screen.page.locator(".choice", has_text="Place the Carp clan"))
    expect(screen.page.get_by_role("tooltip")).to_contain_text("With 2: Draw 2 cards.")


def test_the_signs_of_the_areas_stay_as_the_player_leaves_them(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.play_now("7 Ronin")
    sign = screen.page.get_by_text("wounds each ronin beside it")
    expect(sign).to_be_visible()
    screen.page.get_by_text("Signs of the areas").click()
    expect(sign).to_be_hidden()
    screen.page.reload()
    expect(screen.page.get_by_text("Signs of the areas")).to_be_visible()
    expect(sign).to_be_hidden()
