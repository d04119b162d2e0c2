"""A player's name and record: kept in the browser, without an account."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenScreen
from tests.web.test_accessibility import violations

KEPT = """async () => {
  const wait = () => new Promise((done) => setTimeout(done, 50));
  while (!localStorage.getItem("kagemusha.record")) await wait();
}"""


def test_a_name_is_asked_once_and_a_finished_match_is_in_the_record(
    open_screen: OpenScreen,
) -> None:
    screen = open_screen()
    page = screen.page
    page.get_by_label("What is your name?").fill("Ada")
    screen.button("Save").click()
    expect(page.get_by_label("What is your name?")).to_have_count(0)
    screen.play_now("Shinobi WAT-AAH!")
    expect(page.get_by_role("list", name="Who sits where")).to_contain_text("Ada")
    expect(page.get_by_role("list", name="Who sits where")).to_contain_text("Kota")
    assert any(line.startswith(("You ", "Your ")) for line in screen.log())
    assert not any("Player" in line for line in screen.log())
    screen.rush_to_the_end()
    page.evaluate(KEPT)
    screen.go("record")
    section = page.locator("section", has=page.get_by_role("heading", name="Shinobi WAT-AAH!"))
    expect(section.get_by_role("row", name="Kota, bot beginner 1")).to_be_visible()
    lesson = section.get_by_role("link", name="The lesson").first
    assert "/learn/wat-aah/" in str(lesson.get_attribute("href"))
    assert violations(screen) == []
    screen.button("Delete the record").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the record").click()
    expect(section.get_by_role("row", name="Kota, bot beginner 1")).to_have_count(0)
    screen.go("")
    expect(page.get_by_label("What is your name?")).to_have_count(0)
