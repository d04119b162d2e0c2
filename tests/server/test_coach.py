"""The coach over HTTP: what is new, what a plan risks, what was learned; never between people."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kagemusha.bots import called
from kagemusha.learn.conditions import Means
from kagemusha.learn.guide import Remark, ShownRemark
from kagemusha.server.openapi import components
from kagemusha.text import LOCALES, texts
from tests.server.conftest import Server
from tests.server.test_openapi import fits

GAME = "seven-ronin"


def opened(server: Server, other: str = "bot") -> tuple[str, str]:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": other, "name": "random"}]
    table = server.http.post("/api/tables", json={"game": GAME, "seats": seats}).json()
    return table["id"], table["seats"][0]["secret"]


def asked(server: Server, table: str, secret: str, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {secret}"}
    return server.http.post(f"/api/tables/{table}/coach", json=body, headers=headers)


def test_ideas_are_told_once_and_plans_have_risks(server: Server) -> None:
    table, secret = opened(server)
    said = asked(server, table, secret, language="en").json()
    assert fits(said, components()["Coaching"], components())
    keys = [one["key"] for one in said["remarks"]]
    assert keys == ["goal-attacker", "secret", "threat", "limit"]
    assert (said["learned"], said["lessons"]) == ([], [])
    later = asked(server, table, secret, shown=keys, language="fr").json()
    assert later["remarks"] == []
    assert len(later["learned"]) == len(keys)
    risky = asked(server, table, secret, plan="deploy inn; seal", language="en").json()
    assert [one["key"] for one in risky["remarks"]] == ["risk-few"]
    assert "1 area" in risky["remarks"][0]["text"]
    advised = ["deploy inn", "seal"]
    same = asked(server, table, secret, plan="deploy inn 1; seal", advised=advised, language="en")
    assert same.json()["remarks"] == []


def test_bots_are_told_by_name(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    remark = Remark("near", Means(lambda _: True))
    shown = ShownRemark("near", "", "wat-aah-guide-near", {"player": "p2"}, remark)
    monkeypatch.setattr("kagemusha.server.coach.remarks", lambda *_: [shown])
    table, secret = opened(server)
    for language in LOCALES:
        said = asked(server, table, secret, language=language).json()["remarks"][0]["text"]
        assert texts(language).name("player", "p2") not in said
        assert called(GAME, [None, "random"])[1] in said


def test_who_may_not_ask(server: Server) -> None:
    table, secret = opened(server)
    assert asked(server, table, "x" * 40).status_code == 403
    assert asked(server, table, secret, plan="dance").status_code == 422
    between, own = opened(server, "open")
    refused = asked(server, between, own, language="en")
    assert (refused.status_code, refused.json()["id"]) == (409, "hint-people")


def test_the_guided_match_of_a_game_can_be_opened(server: Server) -> None:
    for card in server.http.get("/api/games").json():
        guided = card["guided"]
        if guided is None:
            continue
        seats = [{"kind": "bot", "name": guided["bot"]} for _ in range(guided["seats"])]
        seats[guided["seat"]] = {"kind": "person", "name": "Ada"}
        body = {"game": card["id"], "seats": seats, "options": guided["options"]}
        assert server.http.post("/api/tables", json=body).status_code == 201
