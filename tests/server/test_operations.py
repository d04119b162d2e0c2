"""What operators see of a running server: metrics and logs, and nothing that is secret."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import kagemusha
from kagemusha.server.serve import USAGE, ServeArgs, serve
from kagemusha.terminal.main import main
from tests.server.conftest import PEOPLE, TIMEOUT, Client, Start

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?[0-9.e+-]+')


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def opened(url: str, **more: Any) -> Client:
    body = {"game": "seven-ronin", "seats": PEOPLE, **more}
    answer = httpx.post(f"{url}/api/tables", json=body, timeout=TIMEOUT).raise_for_status().json()
    return Client(url, answer["id"], answer["seats"][0]["secret"])


def test_metrics_say_what_happens(start_on: Start, lite_url: str) -> None:
    port = free_port()
    _, url = start_on(lite_url, f"--metrics={port}")
    ada = opened(url)
    ada.stream()
    ada.send(type="act", command="a", plan="deploy well")
    ada.receive("done")
    refused = ada.post("act", command="b", plan="nonsense").json()["id"]
    route = 'method="POST",route="/api/tables",status="201"'
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT) as watcher:
        page = watcher.get("/metrics")
        assert watcher.get("/").status_code == 404
    ada.close()
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [line for line in page.text.splitlines() if not line.startswith("#")]
    assert [line for line in samples if not SAMPLE.fullmatch(line)] == []
    for wanted in (
        'kagemusha_tables{status="running"} 1',
        "kagemusha_tables_in_memory 1",
        "kagemusha_streams 1",
        'kagemusha_entries_total{kind="act"} 1',
        'kagemusha_bot_queue{for="people"} 0',
        "kagemusha_store_up 1",
        "kagemusha_commit_writes_total 2",
        'kagemusha_stream_command_seconds_count{type="act"} 1',
        f'kagemusha_request_seconds_bucket{{{route},le="+Inf"}} 1',
        f'kagemusha_refusals_total{{reason="{refused}"}} 1',
    ):
        assert wanted in samples, "\n".join(samples)


@pytest.mark.parametrize("value", ["x", "localhost:", "1:2:99999", "0"])
def test_what_is_no_address_for_metrics(
    value: str, lite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(ServeArgs(port=0, database=lite_url, metrics=value)) == USAGE
    assert "HOST:PORT" in capsys.readouterr().err


def test_logs_have_ids_and_nothing_secret(start_on: Start, lite_url: str) -> None:
    process, url = start_on(lite_url, "--log-format=json", "--log-level=info")
    match = kagemusha.game("seven-ronin").new(seed=20_261_116)
    position = match.position()
    ada = opened(url, position=position)
    assert len(ada.http.get("updates", params={"language": "fr"}).headers["x-request-id"]) == 16
    given = ada.http.get("log", headers={"X-Request-Id": "proxy-1"})
    assert given.headers["x-request-id"] == "proxy-1"
    forged = ada.http.get("log", headers={"X-Request-Id": 'a"b'})
    assert forged.headers["x-request-id"] != 'a"b'
    ada.post("act", command="a", plan="deploy well")
    ada.post("act", command="b", plan="deploy hidden-nonsense")
    ada.stream()
    ada.close()
    httpx.post(f"{url}/api/tables/import", json=match.to_dict(), timeout=TIMEOUT).raise_for_status()
    wrong = {"Authorization": "Bearer wrong-secret"}
    assert (
        httpx.get(
            f"{url}/api/tables/{ada.table}/updates", headers=wrong, timeout=TIMEOUT
        ).status_code
        == 403
    )
    file = lite_url.removeprefix("sqlite:///")
    with sqlite3.connect(file) as other:
        seeds = [seed for (seed,) in other.execute("SELECT seed FROM tables") if seed]
        other.execute(
            "CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(FAIL, 'x'); END"
        )
    other.close()
    failed = httpx.post(f"{url}/api/tables", json={"game": "seven-ronin"}, timeout=TIMEOUT)
    assert failed.status_code == 500  # with a traceback
    process.send_signal(signal.SIGTERM)
    _, logged = process.communicate(timeout=TIMEOUT)
    lines = [json.loads(line) for line in logged.splitlines()]
    by_id = {line["request_id"]: line for line in lines if "request_id" in line}
    record = by_id["proxy-1"]
    assert (record["method"], record["path"], record["status"], record["level"]) == (
        *("GET", f"/api/tables/{ada.table}/log"),
        *(200, "info"),
    )
    same = [line for line in lines if line.get("request_id") == failed.headers["x-request-id"]]
    assert [line["level"] for line in same] == ["error", "info"]
    assert any(line.get("method") == "STREAM" for line in lines)
    assert seeds
    hidden = [*seeds, "20261116", position, str(ada.secret), "wrong-secret", "deploy", "language"]
    assert [secret for secret in hidden if secret in logged] == []


def test_a_line_of_text_cannot_be_broken(start_on: Start, lite_url: str) -> None:
    process, url = start_on(lite_url, "--log-level=info")
    httpx.get(f"{url}/api/x%0A2026%20ERROR%20forged", timeout=TIMEOUT)
    process.send_signal(signal.SIGTERM)
    _, logged = process.communicate(timeout=TIMEOUT)
    assert len(logged.splitlines()) == 1
    assert r"GET /api/x\n2026 ERROR forged 404" in logged


def test_a_damaged_database_is_noticed(start_on: Start, lite_url: str) -> None:
    process, url = start_on(lite_url)
    ada, bo = opened(url), opened(url)
    file = lite_url.removeprefix("sqlite:///")
    with sqlite3.connect(file) as other:
        (size,) = other.execute("PRAGMA page_size").fetchone()
        pages = other.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name IN ('analyses', 'entries')"
        ).fetchall()
        other.execute("CREATE TABLE other (x)")  # so that the server reads everything again
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    with Path(file).open("r+b") as damaged:
        for (page,) in pages:
            damaged.seek((page - 1) * size)
            damaged.write(b"\xff" * size)
    ready = ada.http.get(f"{url}/api/health/ready")
    assert (ready.status_code, ready.json()["database"]) == (503, "failed")
    for client in (ada, bo):
        answer = client.post("act", command="a", plan="deploy well")
        assert (answer.status_code, answer.json()["id"]) == (503, "server-store")
        assert int(answer.headers["retry-after"]) > 0
        client.close()
    process.send_signal(signal.SIGTERM)
    assert "Traceback" not in process.communicate(timeout=60)[1]


def test_one_client_s_bots_do_not_hold_up_another(start_on: Start, lite_url: str) -> None:
    port = free_port()
    slow = "tests.bots.slow:Slow"  # so that few are served while we are held up ourselves
    _, url = start_on(lite_url, f"--metrics={port}", "--workers=1", f"--bot={slow}")
    bots = [{"kind": "bot", "name": slow}] * 2
    body = {"game": "wat-aah", "seats": bots}
    with httpx.Client(timeout=60) as http:

        def metric(name: str) -> float:
            page = http.get(f"http://127.0.0.1:{port}/metrics").text
            found = [line for line in page.splitlines() if line.startswith(name + " ")]
            return float(found[0].split()[-1]) if found else 0.0

        for _ in range(40):
            other = {"X-Forwarded-For": "10.0.0.1"}
            http.post(f"{url}/api/tables", json=body, headers=other).raise_for_status()
        until = time.monotonic() + TIMEOUT
        while metric('kagemusha_bot_queue{for="bots"}') < 30:
            assert time.monotonic() < until
        seats = [{"kind": "bot", "name": "random"}, {"kind": "person"}]
        opened = http.post(f"{url}/api/tables", json={"game": "wat-aah", "seats": seats}).json()
        before = metric('kagemusha_bot_seconds_count{for="bots"}')
        ada = Client(url, opened["id"], opened["seats"][1]["secret"])
        ada.stream()
        while 1 not in ada.update()["pending"]:
            pass
        ada.close()
        after = metric('kagemusha_bot_seconds_count{for="bots"}')
    assert after - before < 20, "in one line for all, 30 others would have been first"


def test_an_operator_sees_to_tables_while_the_server_runs(
    start_on: Start, lite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, f"--database={lite_url}", "--language=en"]) == 0
        return capsys.readouterr().out

    _, url = start_on(lite_url, "--expire=finished=1", "--expire=imported=1")
    ada, bo = opened(url), opened(url)
    kept, restored = tmp_path / "tables.backup", f"--database=sqlite:///{tmp_path}/again.db"
    ada.step("a")
    assert main(["backup", str(kept), f"--database={lite_url}", "--language=en"]) == 0
    assert main(["restore", str(kept), restored, "--language=en"]) == 0
    assert "Valid tables: 2; invalid: 0" in capsys.readouterr().out
    assert main(["restore", str(kept), restored, "--language=en"]) == 2, "it is not empty"
    ada.stream()
    bo.stream()
    assert (ada.update()["ending"], bo.update()["ending"]) == (None, None)
    listed = admin("list")
    assert ada.table in listed
    assert "Tables: 2." in listed
    assert admin("expire", "abandoned=1", "--dry-run") == "Tables: 0.\n"
    admin("close", ada.table)
    assert ada.update()["ending"] == {"reason": "closed", "seat": None}
    admin("delete", bo.table)
    with pytest.raises(ConnectionClosed):
        bo.update()
    assert bo.http.get("log").status_code == 404
    log = tmp_path / "log.json"
    admin("export", ada.table, str(log))
    assert main(["verify", str(log), "--language=en"]) == 0
    assert "KiB  in all" in admin("disk")
    assert main(["admin", "export", bo.table, str(log), f"--database={lite_url}"]) == 2
    for client in (ada, bo):
        client.close()
