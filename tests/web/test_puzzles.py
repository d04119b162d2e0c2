"""Puzzles in the browser: failed and solved, of the day and in a streak, also without a server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from kagemusha import games
from kagemusha.puzzles import Puzzle, daily, puzzle, puzzles, today
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import Screen
from tests.web.test_accessibility import violations
from tests.web.test_breaks import GONE
from tests.web.test_installed import installed
from tests.web.test_phone import fits

GAME = "seven-ronin"
PUT_ASIDE = """async (number) => {
  for (let turn = 0; turn < 1000; turn += 1) {
    const kept = await (await caches.open("kagemusha-puzzles")).keys();
    if (kept.length >= number) return kept.map(({ url }) => url);
    await new Promise((done) => setTimeout(done, 50));
  }
  return [];
}"""

SKIPPED = """() => {
  document.querySelector(".judgement[aria-busy=true] .help button")?.click();
  return document.querySelector(".judgement").ariaBusy === "false";
}"""
"""In the page: the button is gone when the line has ended by itself."""


def panel(screen: Screen) -> Locator:
    return screen.page.locator(".judgement")


def answer(screen: Screen, choice: str, verdict: str) -> None:
    """Choose on the real board's list, and wait until the line was shown."""
    screen.page.locator(f".actions [data-target='{choice}']").click()
    expect(panel(screen)).to_contain_text(verdict)


def shown(screen: Screen) -> Puzzle:
    """The puzzle of the streak that is shown."""
    expect(screen.page.locator("main.board[data-ready]")).to_be_visible()
    return puzzle(GAME, screen.kept("puzzles")[GAME]["streak"]["left"][0])


def test_fail_solve_and_go_on(open_screen: OpenScreen) -> None:
    given = daily(GAME, today())
    assert given is not None
    screen = open_screen()
    screen.page.get_by_role("link", name="Puzzles of the day").click()
    section = screen.page.get_by_role("region", name="7 Ronin")
    expect(section).to_contain_text(f"0 of {len(puzzles(GAME))} right")
    assert violations(screen) == []
    screen.picture("puzzles")

    section.get_by_role("link", name="Puzzle of the day").click()
    expect(panel(screen)).to_contain_text("What is your best choice?")
    screen.picture("puzzle-asked")
    worst = given.answers[-1]
    screen.button("Hint").click()
    expect(panel(screen)).to_contain_text("Themes: ")
    screen.button("Hint").click()
    expect(panel(screen)).to_contain_text("It is one of these: ")
    few = screen.page.locator(".actions [data-marked]")
    assert 1 < few.count() < len(given.answers)
    assert given.best.choice in few.evaluate_all("all => all.map((one) => one.dataset.target)")
    assert violations(screen) == []
    answer(screen, worst.choice, "Not the best.")
    expect(panel(screen)).to_contain_text(f"{round(100 * worst.loss)} % ± ")
    panel(screen).locator("summary").click()
    expect(panel(screen).locator("tbody tr")).to_have_count(len(given.answers))
    assert violations(screen) == []
    screen.picture("puzzle-failed")
    screen.button("Show the best choice").click()
    expect(panel(screen)).to_contain_text("The best choice: ")

    screen.page.reload()
    expect(screen.page.locator("main.board[data-ready]")).to_be_visible()
    answer(screen, given.best.choice, "Right! Nothing wins more often.")
    screen.picture("puzzle-solved")
    kept = screen.kept("puzzles")[GAME]
    assert kept["tried"] == {given.id: False}, "only the first answer counts"
    panel(screen).get_by_role("link", name="Next puzzle").click()
    expect(panel(screen)).to_contain_text("What is your best choice?")

    # What to do is cut off on a low screen, and says so until its end is reached.
    now = screen.page.locator("section.now")
    screen.page.set_viewport_size({"width": 1440, "height": 400})
    expect(now).to_have_attribute("data-more", "")
    now.evaluate("now => now.scrollTo(0, now.scrollHeight)")
    expect(now).not_to_have_attribute("data-more", "")
    screen.page.set_viewport_size({"width": 1440, "height": 900})

    # Giving up counts as a wrong answer; the line that is shown then can be skipped.
    screen.page.emulate_media(reduced_motion="no-preference")
    screen.button("Show the solution").click()
    screen.until(SKIPPED, [True])
    expect(panel(screen)).to_contain_text("The best choice: ")

    screen.page.get_by_role("link", name="All puzzles").click()
    expect(screen.page.locator("a.wrong")).to_have_count(2)
    theme = screen.page.get_by_role("group", name="Themes").get_by_role("button").last
    theme.click()
    expect(theme).to_have_attribute("aria-pressed", "true")
    assert 0 < screen.page.locator("main li a").count() < len(puzzles(GAME))
    assert violations(screen) == []
    screen.picture("puzzles-list")


def test_a_streak_by_keyboard_on_a_phone(open_screen: OpenScreen) -> None:
    screen = open_screen(f"puzzles/{GAME}", width=390, height=844, touch=True)
    expect(screen.page.locator("main li a").first).to_be_visible()
    fits(screen, "phone-puzzles")
    screen.page.get_by_role("link", name="Streak").click()
    first = shown(screen)
    assert first.difficulty == "easy"
    fits(screen, "phone-puzzle")
    screen.page.locator(f".actions [data-target='{first.best.choice}']").focus()
    screen.page.keyboard.press("Enter")
    expect(panel(screen)).to_contain_text("Right!")
    expect(panel(screen)).to_contain_text("Streak: 1")
    expect(screen.button("Next puzzle")).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(panel(screen)).to_contain_text("What is your best choice?")
    answer(screen, shown(screen).answers[-1].choice, "Your streak ends at 1. Your best is 1.")
    fits(screen, "phone-puzzle-failed")
    screen.button("Start another streak").click()
    expect(panel(screen)).to_contain_text("Streak: 0")


def test_the_daily_puzzle_opens_without_the_server(
    open_screen: OpenScreen, start_server: Callable[..., Server], lite_url: str
) -> None:
    given = daily(GAME, today())
    assert given is not None
    server = start_server(lite_url)
    screen = open_screen(url=server.url)
    installed(screen)
    screen.go("puzzles")
    expect(screen.page.get_by_role("region", name="7 Ronin")).to_be_visible()
    # The games; of each its texts, its list, and the puzzles of today and tomorrow.
    urls = screen.page.evaluate(PUT_ASIDE, 1 + 4 * sum(bool(puzzles(game)) for game in games()))
    assert any(given.id in url for url in urls)
    screen.go(f"puzzles/{GAME}/daily")
    expect(screen.page.locator("main.board[data-ready]")).to_be_visible()

    screen.expect_problem(GONE)
    server.kill()
    screen.page.reload()
    expect(screen.page.locator("main.board[data-ready]")).to_be_visible()
    answer(screen, given.best.choice, "Right!")
