"""Whole games over the network."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

import kagemusha
from examples import api_bot
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Server

OPTIONS: dict[str, dict[str, Any]] = {"era-of-the-ninja": {"rounds": 4}}


def play(client: Client, seed: int) -> dict[str, Any]:
    """Follow a stream and play any legal action over it; the last update."""
    dice = random.Random(seed)
    client.stream()
    seen = -1
    while True:
        message = client.receive()
        if message["type"] == "error":
            assert message["error"]["id"] == "table-stale", message
        if message["type"] != "update":
            continue
        update: dict[str, Any] = message["update"]
        assert seen < 0 or update["number"] == seen + 1, "without a gap, and none twice"
        seen = update["number"]
        if update["ending"]:
            return update
        if update["legal"]:
            plan = dice.choice(update["legal"])["notation"]
            client.send(type="act", command=f"move {seen}", based_on=seen, plan=plan)


@pytest.mark.parametrize("game", kagemusha.games())
def test_a_whole_game_by_two_clients(server: Server, open_table: Open, game: str) -> None:
    pair = open_table(server, game, options=OPTIONS.get(game))
    ends: dict[int, dict[str, Any]] = {}

    def run(seat: int) -> None:
        ends[seat] = play(pair[seat], seat)

    threads = [threading.Thread(target=run, args=(seat,)) for seat in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(5 * TIMEOUT)
    assert ends[0]["result"] == ends[1]["result"]
    log = pair[0].get("export")
    result = kagemusha.replay(log).result
    assert result is not None
    assert list(result.winners) == ends[0]["result"]["winners"]

    review = server.http.post("/api/tables/import", json=log)
    assert review.status_code == 201, review.text
    shown = server.http.get(f"/api/tables/{review.json()['id']}").json()
    assert shown["game"] == game
    assert shown["ending"]
    log["moves"].pop()
    refused = server.http.post("/api/tables/import", json=log)
    assert refused.status_code == 400
    assert refused.json()["id"].startswith("replay-")


def test_requests_alone_will_do(server: Server, open_table: Open) -> None:
    pair = open_table(server, "wat-aah")
    dice = random.Random(3)
    for number in range(60):
        looks = [client.look() for client in pair]
        if looks[0]["ending"]:
            break
        seat = looks[0]["pending"][0]
        plan = dice.choice(looks[seat]["legal"])["notation"]
        based_on = looks[seat]["number"]
        done = pair[seat].post("act", command=f"c{number}", based_on=based_on, plan=plan)
        assert done.status_code == 200, done.text
        assert done.json()["number"] == based_on + 1
    assert looks[0]["number"] > 20


def test_the_example_plays_against_a_bot(make_server: MakeServer) -> None:
    server = make_server(workers=1)
    result = asyncio.run(api_bot.play(server.url, "wat-aah", seed=1))
    assert result["winners"]
