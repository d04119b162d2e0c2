"""A newcomer learns a game from what the coach says and what is marked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import kagemusha
from kagemusha.learn import course
from tests.web.conftest import OpenScreen
from tests.web.screen import Screen
from tests.web.test_accessibility import violations
from tests.web.test_phone import fits

COURSES = [game for game in kagemusha.games() if course(game)]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
STATE = """() => {
  if (document.querySelector("dialog[open] .learned")) return "done";
  const coach = document.querySelector(".coach");
  if (!coach || coach.ariaBusy === "true") return "";
  if (coach.matches(".wrong")) return "wrong";
  return coach.querySelector(".button.main") ? "read" : "choose";
}"""
MOST = 60
FREE = """() => {
  const [middle, kept] = ["[data-middle]", "[data-kept]"].map((one) => document.querySelector(one));
  return !kept || middle.getBoundingClientRect().bottom <= kept.getBoundingClientRect().top + 1;
}"""
"""Whether the middle of the board is above what is kept on the screen, such as a hand."""


def coach(screen: Screen) -> Locator:
    return screen.page.locator(".coach")


def state(screen: Screen) -> str:
    """What the coach wants: `read`, `choose`, to try again after `wrong`, or that it is `done`."""
    return str(screen.until(STATE, ["read", "choose", "wrong", "done"]))


def words(screen: Screen) -> list[str]:
    """What the coach says; what is marked is told to screen readers alone."""
    return coach(screen).locator(".words p:not(.spoken)").all_inner_texts()


def changed(screen: Screen, before: list[str]) -> None:
    expect(coach(screen).locator(".words p:not(.spoken)")).not_to_have_text(before)


def read(screen: Screen) -> None:
    before = words(screen)
    coach(screen).locator(".button.main").click()
    changed(screen, before)


def marked(screen: Screen) -> Locator:
    """What can be pressed of what is marked: on the board, or in a dialog over it."""
    where = screen.dialog if screen.dialog.count() else screen.page
    return where.locator("button[data-marked]:visible:not(:disabled)")


def choose_what_is_marked(screen: Screen) -> None:
    """Ask what to do, and do just that; in a dialog over the board, what is marked there."""
    if not screen.dialog.count():
        if screen.button("Show me").count():
            screen.button("Show me").click()
        expect(screen.button("Do it for me")).to_be_visible()
    board = screen.page.locator("main.board")
    before = board.get_attribute("data-update") or ""
    marked(screen).last.click()
    expect(board).not_to_have_attribute("data-update", before)


def finish(screen: Screen, game: str) -> None:
    """Go on to the end of the lesson by nothing but what is marked."""
    for _ in range(MOST):
        now = state(screen)
        if now == "done":
            return
        assert now != "wrong", words(screen)
        if now == "read":
            read(screen)
        else:
            choose_what_is_marked(screen)
    raise AssertionError(f"{game}: no end after {MOST} steps")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", COURSES)
def test_the_first_lesson_of_each_course(open_screen: OpenScreen, game: str, size: str) -> None:
    width, height = SIZES[size]
    phone = size == "phone"
    screen = open_screen(width=width, height=height, touch=phone, dark=phone)
    screen.page.locator(f"a[href$='learn/{game}']").click()
    expect(screen.page.locator("li.next")).to_have_count(1)
    fits(screen, f"course-{game}-{size}")
    assert violations(screen) == []

    screen.page.locator("main .button.main").click()
    while state(screen) == "read":
        assert violations(screen) == []
        fits(screen, f"lesson-{game}-{size}")
        expect(coach(screen)).to_be_in_viewport(ratio=1)
        expect(coach(screen).locator(".button.main")).to_be_in_viewport(ratio=1)
        read(screen)
    assert violations(screen) == []
    expect(coach(screen)).to_be_in_viewport(ratio=1)
    assert screen.page.locator("[data-marked]:visible").count()
    if phone:
        screen.button("Show me").click()
        screen.until(FREE, [True])

    step = coach(screen).locator(".count").inner_text()
    screen.page.reload()
    assert state(screen) == "choose"
    assert coach(screen).locator(".count").inner_text() == step, "it goes on where it was"

    finish(screen, game)
    fits(screen, f"victory-{game}-{size}")
    assert violations(screen) == []
    screen.page.get_by_role("link", name="All lessons").last.click()
    expect(screen.page.locator("li.done")).to_have_count(1)
    expect(screen.page.locator("li.next")).to_contain_text("2")


@pytest.mark.parametrize("size", SIZES)
def test_a_wrong_choice_is_played_out(open_screen: OpenScreen, size: str) -> None:
    """7 Ronin, planned on the board: first elsewhere, then where it is marked."""
    width, height = SIZES[size]
    screen = open_screen(
        "learn/seven-ronin/first-attack", width=width, height=height, touch=size == "phone"
    )
    while state(screen) == "read":
        read(screen)
    asked = words(screen)
    for space in ("well", "field-2"):  # Kabe guards the Well
        screen.area(space).click()
    screen.wait_for_objections()
    screen.button("Seal the plan").click()
    changed(screen, asked)
    assert state(screen) == "wrong"
    assert violations(screen) == []
    expect(coach(screen).locator(".button.main")).to_be_in_viewport(ratio=1)
    assert not screen.page.locator("[data-marked]").count()

    screen.button("Try again").click()
    assert state(screen) == "choose"
    assert words(screen) == asked
    spaces = screen.page.locator(".place [data-marked]")
    expect(spaces).to_have_count(2)
    for place in spaces.all():
        place.click()
    screen.wait_for_objections()
    marked(screen).click()
    changed(screen, asked)
    finish(screen, "seven-ronin")


def test_keys_are_enough(open_screen: OpenScreen) -> None:
    screen = open_screen("learn/seven-ronin/first-attack")
    state(screen)
    coach(screen).locator(".button.main").focus()
    while state(screen) == "read":
        before = words(screen)
        screen.page.keyboard.press("Enter")
        changed(screen, before)
    screen.button("Show me").focus()
    screen.page.keyboard.press("Enter")
    screen.button("Do it for me").focus()
    screen.page.keyboard.press("Enter")
    expect(coach(screen)).to_contain_text("Right!")


def test_a_game_or_lesson_that_is_not_there(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.expect_problem(r"400|404")
    missing = {
        "learn/nothing": "This game does not exist here.",
        "learn/seven-ronin/nothing": "This lesson does not exist.",
    }
    for path, words in missing.items():
        screen.go(path)
        expect(screen.page.get_by_role("alert")).to_contain_text(words)
