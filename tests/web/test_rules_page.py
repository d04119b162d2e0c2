"""The rules in the browser: what is not in the rulebook is marked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kagemusha.text import LOCALES, texts
from tests.web.conftest import OpenScreen
from tests.web.test_accessibility import violations


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_not_in_the_rulebook_is_marked(open_screen: OpenScreen, language: str) -> None:
    said = texts(language)
    screen = open_screen(language=language)
    for game in ("seven-ronin", "wat-aah", "era-of-the-ninja"):
        screen.go(f"rules/{game}")
        expect(screen.page.get_by_text(said.say("rules-legend"))).to_be_visible()
        rules = said.rules(game)
        assert screen.page.locator("article .title a").all_inner_texts() == [r.cited for r in rules]
        marked = screen.page.locator("article:has(.not-in-book)")
        ids = marked.evaluate_all("found => found.map((article) => article.id)")
        assert ids == [rule.id for rule in rules if rule.not_in_book]
        label = screen.page.locator(".not-in-book p:first-child").first
        expect(label).to_have_text(said.say("rules-not-in-book"))


def test_cards_that_the_rulebook_does_not_print_are_marked(open_screen: OpenScreen) -> None:
    screen = open_screen("rules/wat-aah")
    cards = screen.page.get_by_role("button", name=re.compile("^Cards"))  # boards say "3 cards"
    search = screen.page.get_by_role("searchbox")
    search.fill("Masterless")  # what only the cards have is shown at once
    expect(cards).to_have_attribute("aria-pressed", "true")
    search.fill("")
    expect(screen.page.get_by_text(texts("en").say("rules-legend-cards"))).to_be_visible()
    titles = screen.page.locator(".cards .title").all_inner_texts()
    assert "Levy*" in titles
    assert "Zombies" in titles


COVERED = """() => {
  const picture = document.querySelector(".intro .picture");
  const walk = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words = [];
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode;
    if (!textContent.trim() || parentElement.closest(".numbers, .spoken")) continue;
    range.selectNodeContents(walk.currentNode);
    words.push(...[...range.getClientRects()].map((box) => [textContent, box]));
  }
  const numbers = [...picture.querySelectorAll(".numbers span")]
    .map((one) => one.getBoundingClientRect());
  return words.filter(([, box]) => numbers.some(({ left, right, top, bottom }) =>
    box.left < right - 2 && box.right > left + 2 && box.top < bottom - 2 && box.bottom > top + 2,
  )).map(([text]) => text);
}"""
"""Words of the picture on which a number stands."""


@pytest.mark.parametrize("game", ["seven-ronin", "wat-aah", "era-of-the-ninja"])
def test_the_rules_begin_with_a_picture_that_plays(open_screen: OpenScreen, game: str) -> None:
    screen = open_screen(f"rules/{game}", width=390, height=844, touch=True)
    figure = screen.page.locator(".intro .example")
    labels = figure.locator(".labels li")
    expect(labels.nth(4)).to_be_visible()
    expect(figure.locator(".picture > .numbers > span")).to_have_count(labels.count())
    screen.until(COVERED, [[]])
    assert figure.get_by_role("status").inner_text() == ""
    figure.get_by_role("button", name="Forward").tap()
    expect(figure.get_by_role("status")).not_to_be_empty()
    expect(figure.locator(".picture > .numbers")).to_have_count(0)
    assert violations(screen) == []
