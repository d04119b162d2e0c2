"""Studies: comments and variations on a match that is over, over the real server."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import kagemusha
from kagemusha.table import Expiry
from tests.server.conftest import MakeServer, Open, Server, on_each_database
from tests.server.test_history import finished


def begin(server: Server, table: str, **content: Any) -> httpx.Response:
    return server.http.post("/api/studies", json={"table": table, "content": content})


def change(server: Server, study: dict[str, str], version: int, **content: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {study['secret']}"}
    body = {"version": version, "content": content}
    return server.http.post(f"/api/studies/{study['id']}", json=body, headers=headers)


def tried(server: Server, table: str, move: int, *actions: dict[str, Any]) -> httpx.Response:
    body = {"move": move, "actions": actions, "language": "pl"}
    return server.http.post(f"/api/tables/{table}/variation", json=body)


@pytest.mark.parametrize("game", kagemusha.games())
def test_a_variation_goes_by_the_rules(server: Server, game: str) -> None:
    table, log = finished(server, game)
    actions: list[dict[str, Any]] = []
    for _ in range(5):
        found = tried(server, table, 7, *actions).json()
        assert found == tried(server, table, 7, *actions).json(), "chance answers as it did"
        seat = next(one for one in found["seats"] if one["legal"])
        assert len(seat["text"]["choices"]) == len(seat["legal"])
        assert found["spectator"]["number"] == 7 + len(actions)
        actions.append({"seat": seat["seat"], "action": seat["legal"][-1]["notation"]})
    wrong = tried(server, table, 7, *actions, {"seat": 0, "action": "certainly no action"})
    assert wrong.status_code == 422
    assert tried(server, table, len(log["moves"]) + 1).json()["id"] == "table-no-such-move"


@on_each_database
def test_a_study_is_written_read_changed_and_deleted(server: Server) -> None:
    table, _ = finished(server)
    seat = next(one for one in tried(server, table, 5).json()["seats"] if one["legal"])
    variation = {
        "move": 5,
        "actions": [{"seat": seat["seat"], "action": seat["legal"][0]["notation"]}],
        "comments": [{"move": 1, "text": "and now?"}],
    }
    comments = [{"move": 9, "text": "late"}, {"move": 2, "text": "<b>bold</b>\n\nand\u202eplain"}]
    given = {"title": "First", "author": "Ada", "comments": comments, "variations": [variation]}
    opened = begin(server, table, **given).json()
    assert opened["link"] == f"/studies/{opened['id']}"
    read = server.http.get(f"/api/studies/{opened['id']}").json()
    assert opened["secret"] not in str(read)
    assert (read["table"], read["game"], read["version"]) == (table, "wat-aah", 1)
    kept = read["content"]
    assert [one["move"] for one in kept["comments"]] == [2, 9]
    assert kept["comments"][0]["text"] == "<b>bold</b>\n\nand plain", "shown as text, not as HTML"
    assert kept["variations"] == [variation]

    after = change(server, opened, 1, **{**given, "title": "Second", "comments": []}).json()
    assert (after["version"], after["content"]["comments"]) == (2, [])
    assert change(server, opened, 1, **given).json()["id"] == "study-stale"
    stranger = {**opened, "secret": "x" * 43}
    assert change(server, stranger, 2, **given).status_code == 403
    wrong = {"Authorization": f"Bearer {stranger['secret']}"}
    address = f"/api/studies/{opened['id']}"
    assert server.http.delete(address, headers=wrong).status_code == 403
    right = {"Authorization": f"Bearer {opened['secret']}"}
    assert server.http.delete(address, headers=right).status_code == 204
    assert server.http.get(address).json()["id"] == "study-unknown"


def test_what_is_too_much_or_too_early_is_refused(server: Server, open_table: Open) -> None:
    table, log = finished(server)
    running, *_ = open_table(server)
    assert begin(server, running.table).json()["id"] == "table-still-running"
    assert begin(server, "nowhere").status_code == 404
    last = len(log["moves"])
    for content, reason in (
        ({"comments": [{"move": last + 1, "text": "x"}]}, "table-no-such-move"),
        ({"comments": [{"move": 1, "text": "x"}] * 2}, "table-no-such-move"),
        ({"comments": [{"move": 1, "text": "x" * 2001}]}, "study-long-text"),
        ({"comments": [{"move": 0, "text": "x"}] * 201}, "study-too-much"),
        ({"author": "x" * 41}, "table-long-name"),
        ({"variations": [{"move": 1, "actions": []}]}, "study-empty-variation"),
    ):
        answer = begin(server, table, **content)
        assert (answer.status_code, answer.json()["id"]) == (400, reason)
    illegal = {"move": 1, "actions": [{"seat": 0, "action": "no"}]}
    assert begin(server, table, variations=[illegal]).status_code == 422
    for _ in range(50):
        assert begin(server, table).status_code == 201
    assert begin(server, table).json()["id"] == "study-too-many"


def test_a_study_goes_with_its_table(make_server: MakeServer) -> None:
    server = make_server()
    (tables,) = server.tables
    (read, _), (kept, _) = finished(server), finished(server)
    studies = [begin(server, table).json()["id"] for table in (read, kept)]
    tables.remove(read)
    assert server.http.get(f"/api/studies/{studies[0]}").status_code == 404
    assert server.http.get(f"/api/studies/{studies[1]}").status_code == 200
    assert tables.expire(Expiry(imported=3600)) == []
    assert tables.expire(Expiry(imported=1e-9)) == [kept]
    assert server.http.get(f"/api/studies/{studies[1]}").status_code == 404
