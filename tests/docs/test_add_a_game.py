"""The page on adding a game, followed step by step in an empty folder."""

from __future__ import annotations

from pathlib import Path

import httpx

from kagemusha.bots import LEVELS
from tests.docs.pages import ROOT, Page
from tests.docs.tutorial_runner import INSTALLED, environment, follow, run, serve

PAGE = Page(ROOT / "docs" / "add-a-game.md")
INSTALL = 'pip install -e . "kagemusha[server,vector]" pytest'
# The same without a network, and not into the environment of the tests.
OFFLINE = "-m pip install -q --no-deps --no-build-isolation --no-index --target installed ."
SERVE = "kagemusha serve --open"


def install(folder: Path, env: dict[str, str]) -> str:
    return run(folder, env, *OFFLINE.split())


def serve_game(folder: Path, env: dict[str, str]) -> str:
    """Check that the server offers the game, and opens a table against its bot."""
    return serve(folder, env, offered)


def offered(http: httpx.Client) -> None:
    nim = next(game for game in http.get("games").json() if game["id"] == "nim")
    assert (nim["name"], nim["seats"], nim["minutes"]) == ("Nim", [2, 3], [1, 5])
    assert [bot["id"] for bot in nim["bots"]] == [*LEVELS, "adaptive", "random"]
    (stones,) = nim["options"]
    assert (stones["kind"], stones["least"], stones["most"]) == ("number", 5, 30)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": nim["default_bot"]}]
    body = {"game": "nim", "seats": seats, "options": {"stones": 7}}
    table = http.post("tables", json=body).raise_for_status().json()
    secret = {"Authorization": f"Bearer {table['seats'][0]['secret']}"}
    answer = http.get(f"tables/{table['id']}/updates?language=en", headers=secret)
    (update,) = answer.raise_for_status().json()["updates"]
    assert update["view"]["stones"] == 7
    assert update["text"]["choices"][0]["text"] == "Take 1"


def test_every_step(tmp_path: Path) -> None:
    folder = tmp_path / "my-game"
    folder.mkdir()
    env = environment(folder, tmp_path / "data")
    offline = {} if INSTALLED else {INSTALL: install}
    output = follow(PAGE, folder, env, {SERVE: serve_game, **offline})
    assert "nim  Nim\n" in output["kagemusha games"]
    assert "wins: Last Stone." in output["kagemusha play nim --bot novice"]
    assert "Player 1 wins" in output["kagemusha simulate nim --bots random,novice --games 20"]
    assert "novice : random" in output["kagemusha arena nim --bots random,novice --games 8"]
    assert output["python learn.py"].startswith("(256,) ")
    assert "perfect" in output["kagemusha simulate nim --bots perfect,master --games 4"]
    (log,) = (tmp_path / "data" / "kagemusha" / "matches").glob("nim-*.json")
    assert "taken: number 1, left 11." in run(folder, env, "-m", "kagemusha", "replay", str(log))
    assert "Nim" in run(folder, env, "-m", "kagemusha", "verify", str(log))
    assert "Nim" in run(folder, env, "-m", "kagemusha", "review", str(log), "--work", "0.05")
