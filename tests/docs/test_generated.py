"""The output of docs/generate.py and docs/pictures/draw.py equals the committed files."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from docs.generate import MARKED, PARTS, renewed
from docs.pictures.draw import PICTURES
from kagemusha.text import texts
from tests.docs.pages import ROOT, Page, pages

GENERATED = [page for page in pages() if MARKED.search(page.text)]
PLACES = ROOT / "docs" / "pictures"


@pytest.mark.parametrize("page", GENERATED, ids=lambda page: page.name)
def test_generated_parts_are_up_to_date(page: Page) -> None:
    assert renewed(page.text) == page.text, "run .venv/bin/python docs/generate.py"


def test_every_part_stands_somewhere() -> None:
    found = [match["name"] for page in GENERATED for match in MARKED.finditer(page.text)]
    assert sorted(found) == sorted(PARTS)


@pytest.mark.parametrize("game", ["seven-ronin", "wat-aah", "era-of-the-ninja"])
def test_every_rule_stands_on_the_page_of_the_game(game: str) -> None:
    page = Page(ROOT / "docs" / "games" / f"{game}.md")
    headings = re.findall(r"^### ([BERSW]\S*\d\*?) ", page.text, re.MULTILINE)
    rules = texts("en").rules(game)
    assert headings == [rule.cited for rule in rules]
    assert page.text.count("> **Not in the rulebook:**") == sum(bool(r.not_in_book) for r in rules)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_up_to_date(name: str) -> None:
    drawn = (PLACES / name).read_text(encoding="utf-8")
    assert PICTURES[name]() == drawn, "run .venv/bin/python docs/pictures/draw.py"


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_say_what_they_show_and_stand_alone(name: str) -> None:
    tree = ElementTree.parse(PLACES / name).getroot()
    tags = [element.tag.rpartition("}")[2] for element in tree.iter()]
    assert tags[1:3] == ["title", "desc"]
    assert not {"script", "image", "style", "foreignObject"} & set(tags)
    for element in tree.iter():
        for value in element.attrib.values():
            assert "http" not in value, "a picture must not fetch anything"


MEASURED = ("ppo-lone-ninja.svg", "ppo-wat-aah.svg", "speed.svg")
"""Plots of what was measured, by the commands that their pages name; the ladder has its own."""


def test_every_picture_is_shown() -> None:
    shown = {(page.file.parent / link).resolve() for page in pages() for link in page.links()}
    assert set(PLACES.glob("*.svg")) <= shown
    by_commands = ("ladder-", "calibration-")
    drawn = {file.name for file in PLACES.glob("*.svg") if not file.name.startswith(by_commands)}
    assert drawn == {*PICTURES, *MEASURED}
