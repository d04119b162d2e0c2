"""Puzzles over HTTP: one answer has all of a puzzle, and nothing that its seat may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.puzzles import Puzzle, puzzles
from kagemusha.server import puzzles as routes
from kagemusha.server.openapi import components
from tests.server.conftest import Server
from tests.server.test_openapi import fits

GAME = "wat-aah"
PATH = f"/api/games/{GAME}/puzzles"


def test_the_list_and_a_whole_puzzle(server: Server) -> None:
    listed = server.http.get(PATH, params={"language": "pl"}).json()
    assert [card["id"] for card in listed["puzzles"]] == [one.id for one in puzzles(GAME)]
    assert {theme for card in listed["puzzles"] for theme in card["themes"]} == {
        theme["id"] for theme in listed["themes"]
    }
    given = puzzles(GAME)[0]
    sheet = server.http.get(f"{PATH}/{given.id}", params={"language": "en"}).json()
    assert fits(sheet, components()["PuzzleDetails"], components())
    assert [one["choice"] for one in sheet["answers"]] == [one.choice for one in given.answers]
    assert sheet["answers"][0]["verdict"] == "best"
    for told, answer in zip(sheet["answers"], given.answers, strict=True):
        assert len(told["frames"]) == 1 + len(answer.line)
    assert sheet["update"]["text"]["choices"]
    assert "position" not in sheet


def test_what_is_shown_does_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kagemusha.game(GAME)
    differ = 0
    for one in puzzles(GAME):
        given = replace(one, answers=tuple(replace(answer, line=()) for answer in one.answers))
        rules = game.rules(given.seats, given.options)
        state = rules.read_position(given.position)
        hidden = rules.write_position(rules.disguise(state, given.seat, Rng(given.id)))
        differ += hidden != given.position
        twin = replace(given, position=hidden)
        first, second = (_shown(monkeypatch, shown) for shown in (given, twin))
        assert first == second, given.id
    assert differ


def _shown(monkeypatch: pytest.MonkeyPatch, given: Puzzle) -> tuple[object, ...]:
    monkeypatch.setattr(routes, "find_puzzle", lambda _game, _puzzle: given)
    routes._details.cache_clear()
    sheet = routes._details(given.game, given.id, "en")
    routes._details.cache_clear()
    judged = [(one.choice, one.loss, one.margin) for one in sheet.answers]
    return sheet.update, sheet.tips, sheet.side, sheet.value, judged


def test_refusals(server: Server) -> None:
    given = puzzles(GAME)[0]
    assert server.http.get(f"{PATH}/nothing").status_code == 400
    assert server.http.get("/api/games/go/puzzles").status_code == 400
    why = server.http.post(f"{PATH}/{given.id}/why", json={"plan": "pass", "language": "en"})
    assert why.status_code == 200
    fine = server.http.post(f"{PATH}/{given.id}/why", json={"plan": given.best.choice})
    assert fine.json() == {"reasons": []}
