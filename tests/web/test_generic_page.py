"""A game of another package, without its own page, is played on the generic page."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.published import ROOT, publish
from tests.web.conftest import OpenScreen, Server
from tests.web.screen import LONG, Screen
from tests.web.test_accessibility import violations
from tests.web.test_phone import SIDEWAYS


@pytest.fixture(scope="module")
def lanterns(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine on which Lanterns is installed."""
    folder = tmp_path_factory.mktemp("lanterns")
    env = publish(folder, ROOT / "examples" / "lanterns.py", "LanternsGame")
    server = Server(f"sqlite:///{folder}/tables.db", env=env)
    yield server
    server.kill()


def looked_at(screen: Screen, name: str) -> None:
    assert violations(screen) == []
    screen.picture(name)
    screen.until(f"() => ({SIDEWAYS})() <= 0", [True])


def row(screen: Screen, field: str) -> list[str]:
    """What the table shows of a field, by column."""
    label = screen.page.get_by_role("rowheader", name=field, exact=True)
    return label.locator("xpath=../td").all_inner_texts()


@pytest.mark.parametrize("kind", ["desktop", "phone"])
def test_lanterns_to_the_end(open_screen: OpenScreen, lanterns: Server, kind: str) -> None:
    size = {"width": 390, "height": 844, "touch": True} if kind == "phone" else {}
    screen = open_screen(url=lanterns.url, dark=kind == "phone", **size)
    expect(screen.tile("Lanterns")).to_be_visible()
    looked_at(screen, f"lanterns-{kind}-home")
    screen.play_now("Lanterns")
    looked_at(screen, f"lanterns-{kind}-first")
    choices = screen.page.locator(".actions .choice")
    expect(choices).to_have_count(2)  # two lanterns
    expect(screen.page.locator(".log")).to_contain_text("sealed")  # by the bot: then nothing moves
    choices.first.click()
    expect(screen.button("Undo")).to_be_visible()
    expect(choices).to_have_count(2)  # the other one, and to seal
    assert row(screen, "Chosen") == [screen.view()["hand"][0]]
    screen.button("Undo").click()
    expect(screen.button("Undo")).to_have_count(0)
    assert row(screen, "Chosen")[0].startswith("–")
    choices.last.click()
    expect(screen.button("Undo")).to_be_visible()
    looked_at(screen, f"lanterns-{kind}-chosen")
    screen.to_the_end(random.Random(5))
    looked_at(screen, f"lanterns-{kind}-result")
    screen.button("Replay the match").click()
    expect(screen.page.locator(".then")).to_be_visible()
    assert len(row(screen, "Hand")) == 2  # nobody's is hidden any more
    looked_at(screen, f"lanterns-{kind}-past")


def test_lanterns_is_analysed_by_the_generic_bot(open_screen: OpenScreen, lanterns: Server) -> None:
    screen = open_screen(url=lanterns.url, language="pl")
    screen.play_now("Lanterns")
    expect(screen.page.get_by_role("heading", name="Stół")).to_be_visible()
    expect(screen.page.locator(".log .line").nth(1)).to_contain_text("Ty: drawn: card ")
    screen.rush_to_the_end()
    screen.page.keyboard.press("Escape")
    screen.page.locator(".analysis .button").click()
    expect(screen.page.locator(".chart .line").first).to_be_visible(timeout=LONG)
    expect(screen.page.locator(".analysis progress")).to_have_count(0, timeout=LONG)
    looked_at(screen, "lanterns-analysis")
