"""A bot that plays over the network: it opens a table, sits down against a bot, and plays.

    kagemusha serve
    python examples/api_bot.py http://127.0.0.1:8770 wat-aah

It knows no rules: every update lists the legal actions, and this bot takes any of them. Write a
better `choose`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

import httpx
import websockets


def choose(update: dict[str, Any], dice: random.Random) -> str:
    """One of the legal actions, in notation."""
    return str(dice.choice(update["legal"])["notation"])


async def play(server: str, game: str, seed: int | None = None) -> dict[str, Any]:
    """Play a whole match; its result."""
    dice = random.Random(seed)
    async with httpx.AsyncClient(base_url=server) as http:
        seats = [{"kind": "open"}, {"kind": "bot", "name": "greedy"}]
        opened = await http.post("/api/tables", json={"game": game, "seats": seats})
        table = opened.raise_for_status().json()["id"]
        seated = await http.post(f"/api/tables/{table}/sit", json={"name": "api bot"})
        secret = seated.raise_for_status().json()["secret"]

    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/stream"
    since: int | None = None
    async for stream in websockets.connect(address):  # connects again when the line is cut
        try:
            await stream.send(json.dumps({"secret": secret, "since": since}))
            async for words in stream:
                message = json.loads(words)
                if message["type"] == "error":
                    if message["error"]["id"] == "table-stale":
                        continue  # the other side moved meanwhile: the next update is on its way
                    raise RuntimeError(message["error"]["text"])
                if message["type"] != "update":
                    continue
                update = message["update"]
                since = update["number"]
                if update["ending"]:
                    return dict(update["result"])
                if update["legal"]:
                    # The id names the move: sent again after a cut, it is done once.
                    act = {"type": "act", "command": f"move {since}", "based_on": since}
                    await stream.send(json.dumps({**act, "plan": choose(update, dice)}))
        except websockets.ConnectionClosed:
            since = None  # a snapshot shows what is owed now
    raise RuntimeError("the server is gone")


if __name__ == "__main__":
    where = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8770"
    which = sys.argv[2] if len(sys.argv) > 2 else "wat-aah"
    print(json.dumps(asyncio.run(play(where, which))))
