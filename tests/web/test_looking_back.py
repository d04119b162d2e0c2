"""Refusals, undo, earlier moments, continuing from them, and exporting a match."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import expect

import kagemusha
from kagemusha.text import texts
from tests.web.conftest import OpenScreen


def test_why_not(open_screen: OpenScreen) -> None:
    """A plan that breaks rules is told which, and each leads to its text."""
    screen = open_screen()
    screen.play_now("7 Ronin")
    for _ in range(3):
        screen.area("well").click()
    reason = screen.page.locator(".objections p").first
    link = reason.locator("a")
    rule = "R7.3"  # the limit of the Well, once all three ninja are in the plan
    expect(link).to_have_text(texts("en").cite(rule))
    expect(screen.page.locator(".plan .button.main")).to_be_disabled()
    address = str(link.get_attribute("href"))
    screen.picture("seven-ronin-why-not")
    link.click()
    article = screen.dialog.locator(f"article[id='{rule}']")
    expect(article).to_be_in_viewport()
    screen.picture("seven-ronin-rule")
    screen.page.keyboard.press("Escape")
    screen.go(address.removeprefix("/"))
    article = screen.page.locator(f"article[id='{rule}']")
    expect(article).to_be_in_viewport()
    expect(article).to_contain_text(rule)


def test_why_not_on_the_board(open_screen: OpenScreen) -> None:
    """A click on what cannot be done now is answered in words, with the rule."""
    screen = open_screen()
    screen.play_now("Shinobi WAT-AAH!")
    dice = random.Random(17)
    reasons = screen.page.locator(".why p")
    for _ in range(40):
        screen.wait("choose", "which", "cards", "sure", "over")
        if screen.state() == "choose":
            screen.page.locator("[data-place=deck]").click()
            screen.until(
                "() => !!document.querySelector('.why p, dialog[open]') || "
                "!document.querySelector('.actions.mine')",
                [True, False],
            )
            if reasons.count():
                break
        screen.step(dice)
    expect(reasons.first).to_contain_text(" ")
    expect(reasons.first.locator("a").first).to_be_visible()
    screen.picture("wat-aah-why-not")


def test_undo_and_reset(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.play_now("7 Ronin")
    counts = screen.page.locator(".plan .counts")
    empty = counts.inner_text()
    screen.area("well").click()
    one = counts.inner_text()
    screen.area("inn").click()
    assert len({empty, one, counts.inner_text()}) == 3
    screen.page.locator(".plan").get_by_role("button", name="Undo", exact=True).click()
    expect(counts).to_have_text(one)
    screen.page.locator(".plan").get_by_role("button", name="Start over").click()
    expect(counts).to_have_text(empty)


def test_undo_of_what_the_table_has(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.play_now("Era of the Ninja")
    dice = random.Random(18)
    undo = screen.page.locator(".actions").get_by_role("button", name="Undo", exact=True)
    for _ in range(60):
        screen.wait("choose", "which", "cards", "sure")
        before = screen.update()
        screen.step(dice)
        screen.hear(screen.updates().index(before) + 1)
        alone = [update["pending"] for update in (before, screen.update())] == [[0], [0]]
        if screen.wait("choose", "which", "cards", "sure") == "choose" and alone and undo.count():
            break
    number = len(screen.updates())
    undo.click()
    screen.hear(number)
    assert screen.update()["reset"]
    assert screen.view() == before["view"]


def test_looking_back_while_it_runs(open_screen: OpenScreen) -> None:
    dice = random.Random(19)
    screen = open_screen()
    screen.play_now("7 Ronin")
    screen.plan(dice)
    while screen.wait("choose", "plan", "over") == "choose":
        screen.choose(dice)
    expect(screen.page.get_by_text("has sealed the plan")).to_be_visible()  # then nothing moves
    latest = screen.update()["number"]
    expect(screen.page.locator(".log .news")).to_be_visible()
    screen.page.locator(".log .news button").click()
    assert screen.page.locator(".log li").count() > 0
    screen.picture("seven-ronin-what-changed")
    screen.page.locator(".log .news button").click()

    screen.button("Back").click()
    expect(screen.page.locator(".then")).to_be_visible()
    screen.page.keyboard.press("[")
    screen.page.get_by_label("Moment").fill("0")
    expect(screen.page.locator(".then")).to_be_visible()
    expect(screen.page.locator(".stage")).to_contain_text("Round 1")
    screen.picture("seven-ronin-past")
    assert screen.page.locator(".actions .choice").count() == 0
    history = [r for r in screen.responses if "/updates?" in r.url]
    assert history
    for response in history:
        for update in response.json()["updates"]:
            assert update["seat"] == 0
            assert update["view"]["ronin_plan"] is None
    where = screen.page.locator(".scrubber .where")
    first = where.inner_text()
    screen.page.locator(".log .line").last.click()
    expect(where).not_to_have_text(first)
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".then")).to_have_count(0)
    assert screen.update()["number"] == latest

    table = screen.table
    screen.button("Back").click()
    screen.button("Continue from here").click()
    screen.until(f"() => !location.pathname.includes({table!r})", [True])
    assert screen.wait("choose", "plan", "over")
    screen.picture("seven-ronin-fork")
    screen.step(dice)


def test_after_the_end(open_screen: OpenScreen, tmp_path: Path) -> None:
    """Everything is open then; it can be taken along, brought back, and played on from anywhere."""
    dice = random.Random(20)
    screen = open_screen()
    screen.play_now("Shinobi WAT-AAH!")
    screen.to_the_end(dice)
    with screen.page.expect_download() as download:
        screen.page.keyboard.press("Escape")
        screen.button("Download").click()
    path = tmp_path / "match.json"
    download.value.save_as(path)
    match = kagemusha.replay(json.loads(path.read_text()))
    assert match.result is not None
    screen.button("Result").click()
    screen.button("Replay the match").click()
    expect(screen.page.locator(".then")).to_be_visible()
    hidden = screen.page.locator(".others .card.back")
    assert hidden.count() == 0, "once it is over, every hand is open"
    screen.picture("wat-aah-review")
    for eyes in ("1", "null", "0"):
        screen.page.get_by_label("View as").select_option(eyes)
        expect(screen.page.locator(".then")).to_be_visible()
    screen.page.get_by_label("Moment").fill("12")
    expect(screen.page.locator(".where")).to_contain_text("13 ")
    screen.button("Continue from here").click()
    expect(screen.page.get_by_label("View as")).to_have_count(0)
    assert screen.wait("choose", "which", "cards", "sure")

    screen.go("")
    expect(screen.page.get_by_role("heading", name="Finished matches")).to_be_visible()
    screen.picture("home-with-games")
    screen.page.locator("input[type=file]").set_input_files(path)
    screen.page.wait_for_url("**/tables/*")
    expect(screen.page.locator(".task")).to_have_text("The match is over")
    screen.picture("wat-aah-imported")
    screen.go("")
    broken = tmp_path / "broken.json"
    broken.write_text('{"moves": []}')
    screen.expect_problem("answered 4|status of 4")
    screen.page.locator("input[type=file]").set_input_files(broken)
    expect(screen.page.get_by_role("alert")).to_contain_text(" ")
