"""What one seat plans in secret never comes over the other's wire."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from kagemusha.table.deliveries import Deliveries
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Server, on_each_database
from tests.server.test_lobby import Somebody, looking
from tests.server.test_tournaments import do, following, opened

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
    """A profile with a seat at a rated table, or in a tournament."""

    def __init__(self, url: str, name: str, *, pairs: bool = True) -> None:
        super().__init__(url, name)
        if pairs:
            self.take(self.pair(rated=True))

    def take(self, seat: dict[str, Any]) -> None:
        self.table, self.secret, self.seat = seat["table"], seat["secret"], seat["seat"]


def public(server: Server, watcher: Player, *cups: str) -> list[str]:
    """All that the lobby says about matches that run, and what is refused while they do."""
    asked = [watcher.ask("GET", path) for path in ("", "/me", "/me/data", "/ratings")]
    asked += [watcher.ask("GET", path) for path in ("/invitations", "/uninvited")]
    asked += [watcher.ask("GET", f"/tournaments/{cup}") for cup in cups]
    for card in asked[0].json()["played"]:
        asked += [watcher.ask("GET", f"/players/{seat['profile']}") for seat in card["seats"]]
    headers = {"Authorization": f"Bearer {watcher.secret}"}
    about = f"/api/tables/{watcher.table}"
    asked.append(server.http.get(f"/embed/{watcher.table}"))
    refused = [
        server.http.get(f"{about}/{path}", headers=headers)
        for path in ("animation", "animation?seat=0", "analysis", "export", "history")
    ]
    content = {"title": "x", "author": "", "comments": [], "variations": []}
    study = {"table": watcher.table, "content": content}
    refused.append(server.http.post("/api/studies", json=study, headers=headers))
    moment = {"move": 0, "actions": []}
    refused.append(server.http.post(f"{about}/variation", json=moment, headers=headers))
    assert [answer.status_code for answer in refused] == [409] * len(refused)
    lines = [str(line.recv(timeout=TIMEOUT)) for line in _streams(server, *cups)]
    return [*(f"{one.status_code} {one.text}" for one in [*asked, *refused]), *lines]


def _streams(server: Server, *cups: str) -> Iterator[ClientConnection]:
    """Each of them is open only while it is looked at."""
    with looking(server.url) as line:
        yield line
    for cup in cups:
        with following(server, cup) as line:
            yield line


def test_the_lobby_shows_nothing_of_a_plan(make_server: MakeServer) -> None:
    """One of two rated matches goes on unseen: lists, profiles, ratings and refusals stay."""
    server = make_server(lobby=True)
    people = [Player(server.url, name) for name in ("Ada", "Bo", "Cy", "Di")]
    attacker, watcher = sorted(people[:2], key=lambda one: one.seat)
    assert attacker.table == watcher.table != people[2].table
    before = public(server, watcher)
    assert len(json.loads(before[0].partition(" ")[2])["played"]) == 2
    plan_unseen(server, attacker)
    assert public(server, watcher) == before


def plan_unseen(server: Server, attacker: Player) -> None:
    """Steps of a sealed plan, over a stream that is closed again."""
    planning = Client(server.url, attacker.table, attacker.secret)
    planning.stream()
    plan_in_secret(planning, random.Random(1), 2)
    planning.close()


def test_a_tournament_shows_nothing_of_a_plan(make_server: MakeServer) -> None:
    """Its page, its stream and the list of tournaments stay; after the match they change."""
    server = make_server(lobby=True)
    people = [Player(server.url, name, pairs=False) for name in ("Ada", "Bo", "Cy", "Di")]
    cup = opened(people[0], game="seven-ronin", system="round-robin", rated=True)
    for one in people:
        do(one, cup, "join")
    do(people[0], cup, "start")
    for one in people:
        [seat] = one.ok("GET", "/me")["seats"]
        one.take(seat)
    attacker, watcher = sorted(
        (one for one in people if one.table == people[0].table), key=lambda one: one.seat
    )
    before = public(server, watcher, cup)
    plan_unseen(server, attacker)
    assert public(server, watcher, cup) == before
    loser = Client(server.url, attacker.table, attacker.secret)
    assert loser.post("agreements", type="resign", command="r").status_code == 200
    loser.close()
    assert watcher.ask("GET", f"/tournaments/{cup}").text not in before[6]


def told(server: Server, who: Somebody, other: Somebody) -> list[str]:
    """All that somebody gets out of the lobby, also about another."""
    paths = ("", "/me", "/me/data", "/ratings", "/invitations", f"/players/{other.id}")
    got = [who.ask("GET", path).text for path in paths]
    with looking(server.url) as line:
        got.append(str(line.recv(timeout=TIMEOUT)))
        line.send(json.dumps({"key": who.key}))
        got.append(str(line.recv(timeout=TIMEOUT)))
    return got


def test_an_invitation_shows_nothing_to_others(make_server: MakeServer) -> None:
    """Not that there is one; and to the host not whether the guest wants any."""
    server = make_server(lobby=True)
    names = ("Ada", "Ann", "Bo", "By", "Cy")
    ada, ann, bo, by, cy = people = [Somebody(server.url, name) for name in names]
    wish = {"game": "seven-ronin", "seats": [{"kind": "person"}, {"kind": "open"}]}
    by.ok("POST", "/uninvited", who=ann.id)
    before = [told(server, cy, other) for other in people[:4]]
    hosts = []
    for host, guest in ((ada, bo), (ann, by)):
        answer = host.ask("POST", "/tables", **wish, invite=guest.id)
        table, secret = answer.json()["id"], answer.json()["seats"][0]["secret"]
        again = host.ask("POST", "/tables", **wish, invite=guest.id)
        texts = [answer.text, f"{again.status_code} {again.text}", *told(server, host, guest)]
        plain = json.dumps(texts).replace("Ann", "Ada").replace("By", "Bo")
        for number, word in enumerate((table, secret, host.id, guest.id)):
            plain = plain.replace(word, f"W{number}")
        hosts.append(re.sub(r'\\"(at|until|created)\\":\s?\d+', "", plain))
    assert [told(server, cy, other) for other in people[:4]] == before
    assert hosts[0] == hosts[1]
