"""Tournaments over the real app: opened, joined, followed and decided, and nothing hidden shown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from kagemusha.terminal.main import main
from tests.server.conftest import (
    TIMEOUT,
    Client,
    MakeServer,
    Server,
    Start,
    connect,
    on_each_database,
)
from tests.server.test_lobby import FAST, Somebody, asked, looking, refused

CUP = {"name": "Spring cup", "game": "wat-aah", "clock": FAST, "rounds": 2, "rest": 0}


def opened(organiser: Somebody, **more: Any) -> str:
    return str(organiser.ok("POST", "/tournaments", **{**CUP, **more})["id"])


def do(who: Somebody, cup: str, kind: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = who.ok("POST", f"/tournaments/{cup}", type=kind, **more)
    return found


def following(server: Server, cup: str) -> ClientConnection:
    url = server.url.replace("http", "ws", 1)
    return connect(f"{url}/api/lobby/tournaments/{cup}/stream", open_timeout=TIMEOUT)


def until(line: ClientConnection, **wanted: Any) -> dict[str, Any]:
    """The first message that says so."""
    while True:
        card: dict[str, Any] = json.loads(line.recv(timeout=TIMEOUT))
        if all(card[name] == value for name, value in wanted.items()):
            return card


@on_each_database
def test_people_play_a_tournament_to_its_end(make_server: MakeServer) -> None:
    server, other = make_server(lobby=True), make_server(lobby=True)
    ada, bo, cy = (Somebody(server.url, name) for name in ("Ada", "Bo", "Cy"))
    with looking(other.url) as line:
        assert json.loads(line.recv(timeout=TIMEOUT))["tournaments"] == []
        cup = opened(ada)
        while not (card := json.loads(line.recv(timeout=TIMEOUT)))["tournaments"]:
            pass
        [row] = card["tournaments"]
        assert (row["name"], row["status"], row["entrants"]) == ("Spring cup", "open", 0)
    with following(other, cup) as line:
        assert until(line)["organiser"] == ada.id
        for one in (ada, bo, cy):
            do(one, cup, "join")
        assert len(do(bo, cup, "join")["entrants"]) == 3
        refused(
            bo.ask("POST", f"/tournaments/{cup}", type="start"), 403, "tournament-not-organiser"
        )
        assert do(ada, cup, "start")["round"] == 1
        for round_ in (1, 2):
            card = until(line, round=round_)
            text = json.dumps(card)
            assert all(one.key not in text for one in (ada, bo, cy))
            assert "secret" not in text
            numbers = {e["who"]: e["number"] for e in card["entrants"]}
            [match] = [m for m in card["matches"] if m["round"] == round_ and m["table"]]
            sitting = [one for one in (ada, bo, cy) if numbers[one.id] in match["entrants"]]
            seats = {one.id: one.ok("GET", "/me")["seats"] for one in (ada, bo, cy)}
            assert all(bool(seats[one.id]) == (one in sitting) for one in (ada, bo, cy))
            [mine] = seats[sitting[0].id]
            player = Client(server.url, mine["table"], mine["secret"])
            assert player.look()["seat"] == mine["seat"]
            assert server.http.get(f"/api/tables/{mine['table']}").json()["tournament"] == cup
            assert player.post("hint").json()["id"] == "rated-no-help"
            assert player.post("agreements", type="resign", command="r").status_code == 200
            player.close()
        card = until(line, status="over")
    points = {e["name"]: e["points"] for e in card["entrants"]}
    assert sum(points.values()) == 4, "a match and a bye in each round"
    byes = [m for m in card["matches"] if m["reason"] == "bye"]
    assert [m["points"] for m in byes] == [[1], [1]]
    assert byes[0]["entrants"] != byes[1]["entrants"]
    kept = {"id": cup, "name": "Spring cup", "organiser": True, "takes_part": True}
    assert ada.ok("GET", "/me/data")["tournaments"] == [kept]
    refused(ada.ask("POST", f"/tournaments/{cup}", type="cancel"), 409, "tournament-ended")
    refused(asked(server.url, "", "GET", "/tournaments/nothing"), 404, "tournament-unknown")
    with following(server, "nothing") as line, pytest.raises(Exception, match="tournament-unknown"):
        line.recv(timeout=TIMEOUT)


def test_bots_play_and_the_organiser_decides(make_server: MakeServer) -> None:
    server = make_server(lobby=True, workers=1)
    ada, bo = (Somebody(server.url, name) for name in ("Ada", "Bo"))
    cup = opened(ada, system="round-robin")
    do(ada, cup, "enter-bots", bot="random", number=2)
    do(bo, cup, "join")
    stranger = ada.ask("POST", f"/tournaments/{cup}", type="enter-bots", bot="nobody")
    refused(stranger, 400, "option-no-such-bot")
    with following(server, cup) as line:
        do(ada, cup, "start")
        while (card := until(line))["status"] != "over":
            for match in card["matches"]:
                if match["points"] is None and 3 in match["entrants"]:
                    walkover = {"type": "walkover", "table": match["table"], "loser": 3}
                    answer = ada.ask("POST", f"/tournaments/{cup}", **walkover)
                    assert answer.status_code in (200, 409), "409: it was told late"
    reasons = [m["reason"] for m in card["matches"] if 3 in m["entrants"] and m["table"]]
    assert reasons == ["walkover", "walkover"]
    played = [m for m in card["matches"] if m["table"] and 3 not in m["entrants"]]
    assert [m["reason"] for m in played] == ["played"]
    log = server.http.get(f"/api/tables/{played[0]['table']}/log")
    assert log.status_code == 200


def test_a_killed_server_goes_on_with_its_tournament(start_on: Start, lite_url: str) -> None:
    process, url = start_on(lite_url, "--lobby=on")
    ada = Somebody(url, "Ada")
    cup = opened(ada, rounds=3)
    do(ada, cup, "enter-bots", bot="random", number=6)
    do(ada, cup, "start")
    process.kill()
    process.wait()
    _, url = start_on(lite_url, "--lobby=on")
    with connect(f"{url.replace('http', 'ws', 1)}/api/lobby/tournaments/{cup}/stream") as line:
        card = until(line, status="over")
    assert len(card["matches"]) == 9
    assert {m["reason"] for m in card["matches"]} == {"played"}


def test_the_operator_renames_and_cancels(
    make_server: MakeServer, lite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server = make_server(lobby=True)
    ada = Somebody(server.url, "Ada")
    cup = opened(ada)

    def admin(*words: str) -> str:
        assert main(["admin", *words, f"--database={lite_url}", "--language=en"]) == 0
        return capsys.readouterr().out

    admin("rename-tournament", cup, "Kind cup")
    assert "Ada: Kind cup" in admin("tournaments")
    with following(server, cup) as line:
        admin("cancel-tournament", cup)
        assert until(line, status="cancelled")["ended_by"] == "operator"


def test_without_a_lobby_there_are_no_tournaments(server: Server) -> None:
    refused(asked(server.url, "", "GET", "/tournaments/some"), 404, "lobby-closed")
    with following(server, "some") as line, pytest.raises(Exception, match="lobby-closed"):
        line.recv(timeout=TIMEOUT)
