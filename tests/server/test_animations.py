"""The animation of a finished table: from what one seat knew, and never of one that runs."""

from __future__ import annotations

import kagemusha
from kagemusha.terminal.animation.animated import animated
from kagemusha.terminal.screen import Screen
from kagemusha.text import texts
from tests.server.conftest import Open, Server
from tests.server.test_history import finished


def test_it_is_what_the_terminal_makes_for_the_same_seat(server: Server) -> None:
    table, _ = finished(server)
    match = kagemusha.replay(server.http.get(f"/api/tables/{table}/export").json())
    for seat, words in ((0, "?seat=0&language=pl&seconds=2"), (None, "?language=pl&seconds=2")):
        answer = server.http.get(f"/api/tables/{table}/animation{words}")
        assert answer.status_code == 200, answer.text
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert answer.headers["Content-Disposition"].endswith(f'{table}.svg"')
        assert "script-src" not in answer.headers["Content-Security-Policy"]
        assert answer.text == animated(Screen(texts("pl")), match, seat, 2)


def test_what_is_refused(server: Server, open_table: Open) -> None:
    running, _ = open_table(server)
    for seat in ("", "?seat=0"):
        answer = running.http.get(f"animation{seat}")
        assert (answer.status_code, answer.json()["id"]) == (409, "table-still-running")
    table, _ = finished(server)
    for words, said in (("seat=7", "Seats go from 0 to 1."), ("seat=-1", ""), ("seconds=0", "")):
        answer = server.http.get(f"/api/tables/{table}/animation?{words}")
        assert answer.status_code == 400
        assert said in answer.json()["text"]
    assert server.http.get("/api/tables/none/animation").status_code == 404
