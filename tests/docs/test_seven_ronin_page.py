"""The page of 7 Ronin: its notation, its positions and its numbers hold."""

from __future__ import annotations

import re

import kagemusha
from kagemusha.games.seven_ronin.notation import VERBS
from kagemusha.games.seven_ronin.position import KEYS
from tests.docs.pages import ROOT, Page
from tests.games.seven_ronin.test_perft import CASES

GAME = kagemusha.game("seven-ronin")
PAGE = Page(ROOT / "docs" / "games" / "seven-ronin.md")


def lines(language: str) -> list[str]:
    return [
        line
        for fence in PAGE.fences()
        if fence.language == language
        for line in fence.body.splitlines()
    ]


def test_notation_can_be_read() -> None:
    match = GAME.new(seed=1)
    vocabulary = match.rules.vocabulary()
    verbs = set()
    for line in lines("notation"):
        written = re.split(r" {2,}", line)[0]
        for action in match.parse(written):
            assert action in vocabulary, written
            verbs.add(action.verb)
    assert verbs == set(VERBS)


def test_positions_can_be_started_from() -> None:
    assert lines("position")
    for line in lines("position"):
        assert GAME.position(line, seed=1).pending


def test_every_key_of_a_position_is_told() -> None:
    told = re.findall(r"^\| (`[^|]*`) \|", PAGE.text, re.MULTILINE)
    assert set(KEYS) <= set(re.findall(r"`([a-z-]+)`", " ".join(told)))


def test_the_numbers_of_plans_are_those_of_the_count() -> None:
    start = CASES["start"]
    assert f"{start.ninja:,}" in PAGE.text
    assert f"{start.ronin:,}" in PAGE.text


def test_the_version_history_ends_with_the_rules_version() -> None:
    history = PAGE.text.partition("## Version history")[2]
    assert re.findall(r"^\| `(\w+)` \|", history, re.MULTILINE)[-1] == GAME.rules_version
