"""Origins, sizes, rates, headers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kagemusha.server
from kagemusha.server.errors import language
from kagemusha.server.rate_limit import RateLimiter, client_key
from kagemusha.server.security import origin_of
from tests.server.conftest import MakeServer, Open, Server
from tests.text.fluent_sources import entries

TABLE = {"game": "seven-ronin"}


def test_every_answer_has_the_headers(server: Server) -> None:
    for path in ("/api/games", "/api/nothing", "/api/tables/none"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers


def test_a_page_from_elsewhere_changes_nothing(make_server: MakeServer) -> None:
    server = make_server(origins=("https://games.example",))
    for origin in ("https://evil.example", "null", "", f"http://{server.host}.evil.example"):
        answer = server.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["id"]) == (403, "server-wrong-origin")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    for origin in ("https://games.example", f"http://{server.host}"):
        answer = server.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert answer.status_code == 201
    asked = server.http.options(
        "/api/tables",
        headers={
            "Origin": "https://games.example",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization",
        },
    )
    assert asked.headers["access-control-allow-origin"] == "https://games.example"


def test_a_proxy_says_what_the_browser_asked_for(server: Server) -> None:
    passed = {"Host": "games.example", "Origin": "https://games.example"}
    assert server.http.post("/api/tables", json=TABLE, headers=passed).status_code == 403
    passed["X-Forwarded-Proto"] = "https"
    assert server.http.post("/api/tables", json=TABLE, headers=passed).status_code == 201


def test_a_local_server_answers_to_its_own_names(make_server: MakeServer) -> None:
    server = make_server(hosts=("127.0.0.1",), origins=("https://games.example",))
    assert server.http.get("/api/games").status_code == 200
    assert server.http.get("/api/games", headers={"Host": "games.example"}).status_code == 200
    rebound = server.http.get("/api/games", headers={"Host": "evil.example"})
    assert (rebound.status_code, rebound.json()["id"]) == (421, "server-wrong-host")


def test_a_body_that_is_too_large(make_server: MakeServer) -> None:
    server = make_server(body=1000, log_body=3000)
    large = {**TABLE, "position": "x" * 1500}
    answer = server.http.post("/api/tables", json=large)
    assert (answer.status_code, answer.json()["id"]) == (413, "server-too-large")

    def pieces() -> object:
        for _ in range(50):
            yield b"x" * 100

    headers = {"Content-Type": "application/json"}
    chunked = server.http.post("/api/tables", content=pieces(), headers=headers)  # type: ignore[arg-type]
    assert chunked.status_code == 413
    # A log may be larger, but not as large as anybody likes.
    assert server.http.post("/api/tables/import", json=large).status_code == 400
    huge = {"header": "x" * 4000}
    assert server.http.post("/api/tables/import", json=huge).status_code == 413


def test_too_many_requests(make_server: MakeServer) -> None:
    server = make_server(rate=0.01, burst=12.0)
    assert server.http.post("/api/tables", json=TABLE).status_code == 201
    answers = [server.http.get("/api/games") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    last = answers[-1]
    assert last.json()["id"] == "server-too-many"
    assert int(last.headers["retry-after"]) >= 1


def test_files_of_the_client_hardly_count(make_server: MakeServer) -> None:
    server = make_server(rate=0.001, burst=12.0)
    assert {server.http.get("/").status_code for _ in range(100)} == {200}
    answers = [server.http.get("/api/games").status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def test_buckets_fill_with_time_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.server.rate_limit.MOST", 20)
    clock = [0.0]
    rates = RateLimiter(2, 4, lambda: clock[0])
    assert [rates.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]
    assert rates.take("b") == 0
    clock[0] = 1
    assert [rates.take("a") for _ in range(3)] == [0, 0, 0.5]
    for number in range(200):
        rates.take(str(number))
    assert len(rates._buckets) <= 21


def test_who_counts_as_one_client() -> None:
    assert client_key("192.0.2.7") == "192.0.2.7"
    assert client_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_key("2001:db8::1") == client_key("2001:db8::ffff:1") != client_key("2001:db9::1")
    assert client_key("a socket") == "a socket"


def test_origins_are_compared_by_scheme_host_and_port() -> None:
    assert origin_of("https://Games.example") == origin_of("https://games.example:443")
    assert origin_of("http://[::1]:8770") == ("http", "::1", 8770)
    for nonsense in ("null", "", "games.example", "ftp://games.example", "http://", "http://a:b"):
        assert origin_of(nonsense) is None


def test_the_language_of_a_client() -> None:
    assert language(None) == language("") == language("de") == language("en;q=x") == "en"
    assert language("pl") == language("de, PL-pl;q=0.5, fr;q=0.4") == "pl"
    assert language("en;q=0.1, fr;q=0.2") == "fr"


def test_the_texts_are_those_that_the_source_says() -> None:
    source = "".join(
        file.read_text("utf-8") for file in Path(kagemusha.server.__file__).parent.glob("*.py")
    )
    said = set(re.findall(r'"(server-[a-z-]+)"', source))
    assert said == {text_id for text_id in entries("en") if text_id.startswith("server-")}


def test_faults_of_ours_are_not_told(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = open_table(server)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret of ours")

    monkeypatch.setattr("kagemusha.table.LiveTable.seat_log", broken)
    answer = ada.http.get("log")
    assert (answer.status_code, answer.json()["id"]) == (500, "server-failed")
    assert "secret of ours" not in answer.text
