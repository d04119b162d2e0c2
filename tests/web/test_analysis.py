"""A bot's review of a finished match, and hints during a match."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from kagemusha.bots.decisions import decision_points
from tests.bots.sage import VARIABLE
from tests.bots.test_review import played
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import LONG, Screen
from tests.web.test_accessibility import violations, violations_in_both

PROGRAM = ("-m", "tests.bots.only_sage")
PERSON = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "name": "random"}
StartServer = Callable[..., Server]


@pytest.fixture
def sage(start_server: StartServer, tmp_path: Path) -> Server:
    """A server whose only thinker is quick."""
    return start_server(f"sqlite:///{tmp_path}/tables.db", program=PROGRAM)


def imported(server: Server, game: str = "wat-aah") -> str:
    answer = httpx.post(f"{server.url}api/tables/import", json=played(game).to_dict(), timeout=60)
    return str(answer.raise_for_status().json()["id"])


def analysed(screen: Screen) -> None:
    """Ask for the analysis, and wait until it is there."""
    screen.button("Review the match").click()
    expect(screen.page.locator(".chart .line").first).to_be_visible(timeout=LONG)
    expect(screen.page.locator(".analysis progress")).to_have_count(0, timeout=LONG)


def test_the_chart_and_the_decisions(sage: Server, open_screen: OpenScreen) -> None:
    screen = open_screen(f"tables/{imported(sage)}", url=sage.url)
    analysed(screen)
    page = screen.page
    assert page.locator(".chart .line").count() == 2
    turn = page.locator(".turns li").first
    expect(turn).to_contain_text("A blunder.")
    expect(turn).to_contain_text("Played (25 %): ")
    expect(turn).to_contain_text("plays this 20 % of the time")
    expect(turn).to_contain_text("Better (75 %): ")
    head = re.compile(r"^Round 1, Player [12] −49 points$")
    expect(turn.get_by_role("button")).to_have_accessible_name(head)
    screen.picture("analysis-wat-aah")
    turn.get_by_role("button").click()
    expect(page.locator(".decision .played")).to_be_visible()
    page.get_by_role("button", name="Turning points").click()
    expect(page.locator(".decision")).to_have_count(0)
    mark = page.get_by_role("button", name="a blunder by").first
    mark.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".then")).to_be_visible()
    move = int(str(mark.get_attribute("aria-label")).split()[1].rstrip(":"))
    last = len(played("wat-aah").moves)
    expect(page.locator(".scrubber .where")).to_have_text(f"{move + 1} of {last + 1}")
    decision = page.locator(".decision")
    expect(decision).to_contain_text("Chance before: 75 % (71 to 78), after the choice: 25 %")
    expect(decision.locator(".played")).to_contain_text("25 %")
    expect(decision).to_contain_text("plays this 20 % of the time; it draws from 2 plans.")
    expect(decision.locator("tbody tr").first).to_contain_text("most often")
    screen.picture("analysis-wat-aah-decision")

    page.get_by_text("All decisions as a table").click()
    rows = page.locator(".analysis tbody tr")
    expect(rows).to_have_count(len(decision_points(played("wat-aah"))))
    rows.nth(3).get_by_role("button").click()
    there = decision_points(played("wat-aah"))[3]
    expect(page.locator(".scrubber .where")).to_have_text(f"{there.last + 1} of {last + 1}")

    page.locator(".bar select").select_option("pl")
    expect(decision).to_contain_text("Szansa przed: 75 % (71 do 78)")
    expect(page.locator(".chart .line")).to_have_count(2)
    page.reload()  # the second time it is there at once
    expect(page.locator(".chart .line")).to_have_count(2)
    expect(page.locator(".analysis .button")).to_have_count(0)


def test_on_a_phone_and_in_the_dark(sage: Server, open_screen: OpenScreen) -> None:
    screen = open_screen(
        f"tables/{imported(sage, 'seven-ronin')}",
        url=sage.url,
        width=360,
        height=740,
        touch=True,
        dark=True,
        language="fr",
    )
    screen.button("Analyser la partie").click()
    expect(screen.page.locator(".chart .line").first).to_be_visible(timeout=LONG)
    expect(screen.page.locator(".analysis progress")).to_have_count(0, timeout=LONG)
    screen.page.locator(".mark").first.tap(force=True)
    expect(screen.page.locator(".then")).to_be_visible()
    expect(screen.page.locator(".decision .tag").first).to_be_visible()
    screen.page.get_by_text("Toutes les décisions en tableau").click()
    expect(screen.page.locator(".analysis tbody tr").first).to_be_visible()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
    screen.page.locator(".chart").scroll_into_view_if_needed()
    screen.picture("analysis-phone-dark")
    assert violations(screen) == []
    screen.page.locator(".decision").get_by_role("button").click()
    expect(screen.page.locator(".turns li").first).to_contain_text("Mieux (75 %)")
    assert violations(screen) == []


def test_axe_finds_nothing(sage: Server, open_screen: OpenScreen) -> None:
    screen = open_screen(f"tables/{imported(sage, 'seven-ronin')}", url=sage.url)
    analysed(screen)
    screen.page.get_by_text("All decisions as a table").click()
    assert violations_in_both(screen, "analysis") == []


def test_it_can_be_cancelled(
    start_server: StartServer,
    open_screen: OpenScreen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "dreamer")
    slow = start_server(f"sqlite:///{tmp_path}/tables.db", program=PROGRAM)
    screen = open_screen(f"tables/{imported(slow)}", url=slow.url)
    screen.button("Review the match").click()
    progress = screen.page.get_by_role("progressbar", name="Review")
    expect(progress).to_be_visible()
    total = f"of {len(decision_points(played('wat-aah')))} decisions"
    expect(screen.page.get_by_role("status").filter(has_text=total)).to_be_visible()
    screen.picture("analysis-progress")
    screen.button("Cancel").click()
    expect(progress).to_have_count(0)
    expect(screen.button("Review the match")).to_be_visible()


def test_the_result_tells_the_turning_point(sage: Server, open_screen: OpenScreen) -> None:
    """The review is one click away from the result; what it found is told there later."""
    screen = open_screen(f"tables/{imported(sage)}", url=sage.url)
    screen.button("Result").click()
    expect(screen.dialog).to_contain_text("The turning point: Player")  # from the log alone
    screen.button("Review").click()
    expect(screen.dialog).to_have_count(0)
    expect(screen.page.locator(".turns li").first).to_be_visible()
    expect(screen.page.locator(".analysis progress")).to_have_count(0)
    screen.wait_for_frames()  # what takes the place of the bar has moved the button
    screen.button("Result").click()
    expect(screen.dialog).to_contain_text("The turning point: Round")
    screen.picture("result-turning-point")


# --- hints ---------------------------------------------------------------------------------------


def opened(server: Server, seats: list[dict[str, str]], game: str = "wat-aah") -> str:
    body = {"game": game, "seats": seats}
    answer = httpx.post(f"{server.url}api/tables", json=body, timeout=60).raise_for_status()
    return str(answer.json()["seats"][0]["link"]).removeprefix("/")


def test_a_hint_is_told_and_lit(sage: Server, open_screen: OpenScreen) -> None:
    screen = open_screen(opened(sage, [PERSON, BOT]), url=sage.url)
    screen.wait("choose")
    screen.button("Hint").click()
    told = screen.page.locator(".hint")
    expect(told).to_contain_text("continues like the bot “skilled”: 75 % (71 to 78)")
    lit = screen.page.locator(".choice.hinted")
    expect(lit).to_have_count(1)
    expect(told.locator(".plan")).to_have_text(lit.inner_text())
    screen.picture("hint-wat-aah")
    lit.click()
    expect(told).to_have_count(0)


def test_a_hint_stands_where_one_looks(sage: Server, open_screen: OpenScreen) -> None:
    """However many choices there are: its button, its answer, and the choice that it marks."""
    link = opened(sage, [PERSON, BOT], "era-of-the-ninja")
    screen = open_screen(link, url=sage.url, width=390, height=844, touch=True)
    dice = random.Random(21)
    choices = screen.page.locator(".actions .choice")
    while screen.wait("choose", "which", "cards", "sure") != "choose" or choices.count() < 8:
        screen.step(dice)
    choices.last.scroll_into_view_if_needed()
    button = screen.button("Hint")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    told = screen.page.locator(".hint")
    lit = screen.page.locator(".choice.hinted")
    for one in (told, lit):
        expect(one).to_be_in_viewport(ratio=1)
    box, hint = lit.bounding_box(), told.bounding_box()
    assert box
    assert hint
    assert hint["y"] + hint["height"] <= box["y"]
    screen.picture("hint-phone")


def test_a_plan_is_laid_out_on_the_board(server: Server, open_screen: OpenScreen) -> None:
    """By the strongest bot that there is: it plans the whole attack."""
    screen = open_screen(opened(server, [PERSON, BOT], "seven-ronin"))
    screen.wait("plan")
    expect(screen.page.get_by_text("has sealed the plan")).to_be_visible()  # then nothing moves
    screen.button("Hint").click()
    screen.button("Put it on the board").click()
    expect(screen.page.locator(".objections .fine")).to_be_visible()
    screen.picture("hint-seven-ronin")


def test_the_champion_can_be_asked(server: Server, open_screen: OpenScreen) -> None:
    """Who gave the hint is said, and remembered for the next one and for the review."""
    screen = open_screen(opened(server, [PERSON, BOT], "seven-ronin"))
    screen.wait("plan")
    expect(screen.page.get_by_text("has sealed the plan")).to_be_visible()
    screen.button("Hint").click()
    told = screen.page.locator(".sheet.hint")
    expect(told).to_contain_text("Hint by: master.", timeout=LONG)
    expect(told).to_contain_text("continues like the bot “skilled”")
    screen.button("Ask: champion").click()
    expect(told).to_contain_text("Hint by: champion.", timeout=LONG)
    expect(told).to_contain_text("The bot thinks you are")
    screen.picture("hint-champion")
    assert violations(screen) == []

    screen.page.goto(f"{server.url}tables/{imported(server, 'seven-ronin')}")
    chosen = screen.page.get_by_label("Reviewed by")
    expect(chosen).to_have_value("champion")
    assert violations(screen) == []
    screen.button("Review the match").click()
    progress = screen.page.get_by_role("progressbar", name="Review")
    expect(progress).to_be_visible()
    chosen.select_option("master")  # he has not begun
    expect(progress).to_have_count(0)
    expect(screen.button("Review the match")).to_be_visible()
    chosen.select_option("champion")
    screen.button("Cancel").click()
    expect(progress).to_have_count(0)


def test_between_people_there_are_none(sage: Server, open_screen: OpenScreen) -> None:
    link = opened(sage, [PERSON, {**PERSON, "name": "Bo"}], "seven-ronin")
    screen = open_screen(link, url=sage.url)
    screen.wait("plan")
    expect(screen.button("Hint")).to_have_count(0)
    headers = {"Authorization": f"Bearer {screen.secret}"}
    address = f"{sage.url}api/tables/{screen.table}/hint"
    answer = httpx.post(address, json={"language": "fr"}, headers=headers, timeout=60)
    assert answer.status_code == 409
    assert answer.json()["id"] == "hint-people"
