"""What one seat plans in secret never comes over the other's wire."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from kagemusha.table.deliveries import Deliveries
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Server, on_each_database
from tests.server.test_lobby import Somebody, looking

pytestmark = on_each_database

TIMES = re.compile(r'"(at|since)":\d+')
PRESENCE = '"type":"presence"'


def everything(client: Client) -> list[str]:
    """All that a client can get out of the server, as it comes, without times."""
    questions: list[tuple[str, dict[str, Any]]] = [
        ("", {}),
        ("updates", {}),
        ("updates", {"since": 0}),
        ("log", {}),
        ("chat", {}),
        ("export", {}),
        ("history", {}),
        ("tips", {"language": "en"}),
        ("updates", {"language": "fr"}),
        ("updates", {"since": 0, "language": "pl", "brief": True}),
    ]
    got = [client.http.get(path, params=params).text for path, params in questions]
    if client.secret:
        for based_on in range(3):
            command = {"command": f"try {based_on}", "based_on": based_on, "plan": "no action"}
            got.append(client.post("act", **command).text)
        for plan in ("seal", ["yukio well", "seal"], "no action"):
            got.append(client.post("why", plan=plan).text)
        mine = client.http.post(f"{client.url}/api/tables/mine", json={"secrets": [client.secret]})
        got.append(mine.text)
    client.send(type="ping")  # what was to come has come before the pong
    client.receive("pong")
    # Who is present comes beside the updates, at its own time, and only the last of it matters.
    presence = [frame for frame in client.frames if PRESENCE in frame]
    others = [frame for frame in client.frames if PRESENCE not in frame]
    return [TIMES.sub("", text) for text in [*got, *others, *presence[-1:]]]


def wait_for_absence(client: Client) -> None:
    """Until the client was sent that somebody is away."""
    while not any(PRESENCE in frame and '"away"' in frame for frame in client.frames):
        client.receive("presence")


def plan_in_secret(client: Client, dice: random.Random, steps: int) -> list[str]:
    """Steps of a sealed plan, by request and by stream, with some of them taken back."""
    done = []
    for number in range(steps):
        legal = [a["notation"] for a in client.look()["legal"] if a["verb"] == "deploy"]
        plan = dice.choice(legal)
        if number % 2:
            assert client.post("act", command=f"h{number}", plan=plan).status_code == 200
        else:
            client.send(type="act", command=f"s{number}", plan=plan)
            client.receive("done")
        done.append(plan)
    if steps > 2:
        client.send(type="undo", command="back")
        client.receive("done")
    return done


def twin(server: Server, open_table: Open, seed: int, steps: int, **more: Any) -> dict[str, Any]:
    """A table at which the Attacker plans; what the others were sent."""
    attacker, defender = open_table(server, **more)
    spectator = Client(server.url, attacker.table, None)
    for client in (attacker, defender, spectator):
        client.stream(language="en")
    plan = plan_in_secret(attacker, random.Random(seed), steps)
    assert defender.post("chat", text="well?").status_code == 200
    draw = defender.post("agreements", type="propose", what="draw", command="draw")
    assert draw.json()["agreements"]["proposal"]["asked"] == [0], "unseen steps decline nothing"
    attacker.send(type="visibility", hidden=True)
    for client in (defender, spectator):
        wait_for_absence(client)
    sent = [everything(client) for client in (defender, spectator)]
    spectator.close()
    secrets = [client.secret or "" for client in (attacker, defender)]
    return {"id": attacker.table, "plan": plan, "sent": sent, "secrets": secrets}


def plainly(table: dict[str, Any]) -> str:
    """Without what differs from table to table: its id, the commitment to its seed, and times.

    The tables' own leak test compares times too: there a clock of its own stands still.
    """
    text = json.dumps(table["sent"]).replace(table["id"], "ID")
    text = re.sub(r"[0-9a-f]{64}", "HASH", text)
    return re.sub(r'\\"(created|changed|owed)\\":(\d+|\[[^]]*\])', "", text)


def test_twins_send_the_same_bytes(server: Server, open_table: Open) -> None:
    tables = [twin(server, open_table, seed, steps) for seed, steps in ((1, 0), (2, 1), (3, 4))]
    assert tables[0]["plan"] != tables[1]["plan"] != tables[2]["plan"]
    assert plainly(tables[0]) == plainly(tables[1]) == plainly(tables[2])
    delay = {"kind": "moves", "amount": 1}
    behind = [twin(server, open_table, *how, delay=delay) for how in ((1, 0), (3, 4))]
    assert plainly(behind[0]) == plainly(behind[1])


def test_a_number_for_unseen_steps_would_be_found(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: everybody gets an update for everything."""
    deliver = Deliveries.deliver

    def planted(self: Deliveries, state: Any, *rest: Any, **more: Any) -> Any:
        for update in self._last.values():
            object.__setattr__(update, "pending", (99,))
        return deliver(self, state, *rest, **more)

    monkeypatch.setattr(Deliveries, "deliver", planted)
    tables = [twin(server, open_table, seed, steps) for seed, steps in ((1, 0), (2, 1))]
    assert plainly(tables[0]) != plainly(tables[1])


def test_no_secret_comes_back(server: Server, open_table: Open) -> None:
    table = twin(server, open_table, 1, 2)
    for secret in table["secrets"]:
        assert secret not in json.dumps(table["sent"])


def test_no_word_of_the_plan_is_sent_before_it_is_sealed_on_both_sides(
    server: Server, open_table: Open
) -> None:
    attacker, defender = open_table(server)
    for client in (attacker, defender):
        client.stream()
    whole = "deploy well 1, inn 1; seal"
    attacker.send(type="act", command="plan", plan=whole)
    attacker.receive("done")
    heard = everything(defender)
    assert not _words(heard, ["ninja-planned", "deploy well", "deploy inn", "well 1", whole])
    told = json.dumps(defender.look()["view"])
    assert json.dumps(attacker.look()["view"]) != told


def _words(texts: Sequence[str], words: Sequence[str]) -> list[str]:
    return [word for word in words if any(word in text for text in texts)]


class Player(Somebody):
    """A profile with a seat at a rated table."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        seat = self.pair(rated=True)
        self.table, self.secret, self.seat = seat["table"], seat["secret"], seat["seat"]


def public(server: Server, watcher: Player) -> list[str]:
    """All that the lobby says about matches that run, and what is refused while they do."""
    asked = [watcher.ask("GET", path) for path in ("", "/me", "/me/data", "/ratings")]
    for card in asked[0].json()["played"]:
        asked += [watcher.ask("GET", f"/players/{seat['profile']}") for seat in card["seats"]]
    headers = {"Authorization": f"Bearer {watcher.secret}"}
    about = f"/api/tables/{watcher.table}"
    for path in ("animation", "animation?seat=0", "analysis", "export", "history"):
        asked.append(server.http.get(f"{about}/{path}", headers=headers))
    content = {"title": "x", "author": "", "comments": [], "variations": []}
    study = {"table": watcher.table, "content": content}
    asked.append(server.http.post("/api/studies", json=study, headers=headers))
    moment = {"move": 0, "actions": []}
    asked.append(server.http.post(f"{about}/variation", json=moment, headers=headers))
    with looking(server.url) as line:
        return [
            *(f"{one.status_code} {one.text}" for one in asked),
            str(line.recv(timeout=TIMEOUT)),
        ]


def test_the_lobby_shows_nothing_of_a_plan(make_server: MakeServer) -> None:
    """One of two rated matches goes on unseen: lists, profiles, ratings and refusals stay."""
    server = make_server(lobby=True)
    people = [Player(server.url, name) for name in ("Ada", "Bo", "Cy", "Di")]
    attacker, watcher = sorted(people[:2], key=lambda one: one.seat)
    assert attacker.table == watcher.table != people[2].table
    planning = Client(server.url, attacker.table, attacker.secret)
    planning.stream()
    before = public(server, watcher)
    assert len(json.loads(before[0].partition(" ")[2])["played"]) == 2
    assert [text[:3] for text in before[8:-1]] == ["409"] * len(before[8:-1]), before[8:-1]
    plan_in_secret(planning, random.Random(1), 2)
    planning.close()
    assert public(server, watcher) == before
