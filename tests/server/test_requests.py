"""What requests are answered, and what is refused in words."""

from __future__ import annotations

import kagemusha
from kagemusha.games.era_of_the_ninja.phases.codes import MODE_NAMES
from kagemusha.table import new_secret
from tests.server.conftest import Client, MakeServer, Open, Server


def test_games(server: Server) -> None:
    games = server.http.get("/api/games", headers={"Accept-Language": "fr"}).json()
    assert [game["id"] for game in games] == list(kagemusha.games())
    ronin, _, era = games
    assert [seat["name"] for seat in ronin["seat_names"]] == ["Attaquant", "Défenseur"]
    assert ronin["default_bot"] == "beginner"
    edition = ronin["options"][0]
    assert (edition["id"], edition["default"], edition["name"]) == ("edition", "en", "Édition")
    polish = edition["values"][2]
    assert (polish["value"], polish["name"]) == ("pl", "Édition polonaise")
    assert polish["sets"]["minimum"] == "round"
    modes = next(option for option in era["options"] if option["id"] == "mode")
    seats = {mode["value"]: mode["seats"] for mode in modes["values"]}
    assert sorted(seats) == sorted(MODE_NAMES)
    assert (seats["lone-ninja"], seats["standard"]) == ([1], [2, 3, 4])
    assert "lord" in modes["values"][1]["fixed"]
    english = server.http.get("/api/games?language=en", headers={"Accept-Language": "fr"}).json()
    assert english[0]["about"] != ronin["about"]


def test_a_table_from_the_invitation_to_the_first_moves(server: Server) -> None:
    body = {
        "game": "seven-ronin",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
        "options": {"edition": "pl"},
        "clock": {"kind": "live", "seconds": 600, "increment": 5},
    }
    opened = server.http.post("/api/tables", json=body).json()
    table, (ada, free) = opened["id"], opened["seats"]
    assert opened["link"] == free["link"] == f"/tables/{table}"
    assert ada["link"] == f"/tables/{table}#secret={ada['secret']}"
    assert free["secret"] is None

    mine = {"name": "Bo", "secret": new_secret()}
    for _ in range(2):  # the answer was lost: asked again
        seated = server.http.post(f"/api/tables/{table}/sit", json=mine).json()
        assert seated["seat"] == 1
        assert seated["secret"] == mine["secret"]
    full = server.http.post(f"/api/tables/{table}/sit", json={})
    assert (full.status_code, full.json()["id"]) == (409, "table-no-seat-open")

    card = server.http.get(f"/api/tables/{table}").json()
    assert [holder["name"] for holder in card["holders"]] == ["Ada", "Bo"]
    assert card["header"]["options"]["edition"] == "pl"
    assert card["clock"]["seconds"] == 600
    assert card["spectators"] is True
    assert card["ending"] is None

    first, second = (Client(server.url, table, s["secret"]) for s in (ada, seated))
    assert first.look()["clocks"][0]["since"]
    assert first.post("chat", text="good luck").json()["seat"] == 0
    assert [line["text"] for line in second.get("chat")["lines"]] == ["good luck"]
    body = {"secrets": [mine["secret"], "no secret of any table"]}
    (listed,) = server.http.post("/api/tables/mine", json=body).json()
    assert (listed["id"], listed["seats"], listed["your_turn"]) == (table, [1], True)
    assert first.get("log")["header"]["game"] == "seven-ronin"
    early = first.http.get("export")
    assert (early.status_code, early.json()["id"]) == (409, "table-still-running")
    first.close()
    second.close()


def test_a_command_sent_again_is_done_once(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    command = {"command": "first", "based_on": 0, "plan": "deploy well"}
    once, again = ada.post("act", **command), ada.post("act", **command)
    assert once.status_code == again.status_code == 200
    assert once.content == again.content
    assert once.json()["number"] == ada.look()["number"] == 1


def test_a_stale_command_gets_the_current_state(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    ada.post("act", command="first", based_on=0, plan="deploy well")
    stale = ada.post("act", command="second", based_on=0, plan="deploy inn")
    assert stale.status_code == 409
    assert stale.json()["id"] == "table-stale"
    assert stale.json()["update"]["number"] == 1
    undone = ada.post("undo", command="third", based_on=1).json()
    assert undone["reset"]


def test_updates_after_a_number(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    for number in range(1, 5):
        ada.step(str(number))
    told = ada.get("updates", since=2)
    assert [update["number"] for update in told["updates"]] == [3, 4]
    assert told["more"] is False
    assert ada.get("updates", since=99)["updates"] == []
    assert ada.http.get("updates", params={"since": -1}).status_code == 400


def test_refusals_have_an_id_a_rule_and_a_text_in_three_languages(
    server: Server, open_table: Open
) -> None:
    ada, _ = open_table(server)
    said = set()
    for wanted in ("en", "fr-CA,fr;q=0.9,en;q=0.5", "de, pl;q=0.8"):
        answer = ada.http.post(
            "act", json={"command": "c", "plan": "seal"}, headers={"Accept-Language": wanted}
        )
        assert answer.status_code == 422
        told = answer.json()
        assert told["id"].startswith("refused-")
        assert told["rule"].startswith("R7.")
        assert told["reasons"][0]["text"] == told["text"]
        assert "update" not in told
        said.add(told["text"])
    assert len(said) == 3
    assert ada.post("act", command="c", plan="dance").status_code == 422


def test_wrong_secrets(server: Server, open_table: Open) -> None:
    ada, bo = open_table(server, spectators=False)
    stranger = Client(server.url, ada.table, new_secret())
    nobody = Client(server.url, ada.table, None)
    act = {"command": "c", "plan": "deploy well"}
    for path in ("updates", "log", "chat"):
        assert stranger.http.get(path).status_code == 403
        assert nobody.http.get(path).status_code == 403
    assert stranger.post("act", **act).json()["id"] == "table-wrong-secret"
    assert nobody.post("act", **act).status_code == 401
    assert ada.post("act", **act, seat=1).json()["id"] == "table-other-seat"
    odd = nobody.http.get("updates", headers={"Authorization": "Basic abc"})
    assert odd.status_code == 400
    assert bo.look()["number"] == 0
    stranger.close()
    nobody.close()


def test_what_is_not_there(server: Server) -> None:
    for path, status, id_ in (
        ("/api/tables/none", 404, "table-unknown"),
        ("/api/nothing", 404, "server-not-found"),
        ("/nothing", 404, "server-not-found"),
        ("/api/games/chess/rules", 400, "option-no-such-game"),
    ):
        answer = server.http.get(path)
        assert (answer.status_code, answer.json()["id"]) == (status, id_)
    assert server.http.delete("/api/games").json()["id"] == "server-bad-method"


def test_malformed_requests(server: Server) -> None:
    for body in (
        b"",
        b"{",
        b"[]",
        b'{"game": 7}',
        b'{"game": "seven-ronin", "seed": 1}',
        b'{"game": "seven-ronin", "seats": [{"kind": "ghost"}]}',
        b'{"game": "chess"}',
        b'{"game": "seven-ronin", "options": {"board": "/etc/passwd"}}',
        b'{"game": "seven-ronin", "clock": {"kind": "live"}}',
        b'{"game": "seven-ronin", "position": "nonsense"}',
        b'{"game": "seven-ronin", "seats": [{"kind": "bot", "name": "nobody"}]}',
    ):
        headers = {"Content-Type": "application/json"}
        answer = server.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code in (400, 422), (body, answer.text)
        assert answer.json()["text"]
    assert server.http.post("/api/tables/import", json={"header": 1}).status_code == 400


def test_the_schema_describes_every_request(server: Server) -> None:
    schema = server.http.get("/api/schema").json()
    assert {
        "/api/games",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/import",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/act",
        "/api/tables/{table_id}/updates",
    } <= set(schema["paths"])


def test_under_a_path_of_a_proxy(make_server: MakeServer, open_table: Open) -> None:
    server = make_server(root_path="/games")
    opened = server.http.post("/api/tables", json={"game": "seven-ronin"}).json()
    assert opened["link"].startswith("/games/tables/")
    ada = Client(server.url, opened["id"], opened["seats"][0]["secret"])
    ada.stream()
    assert ada.update()["number"] == 0
    ada.close()
