"""The page on writing a bot, followed step by step in an empty folder."""

from __future__ import annotations

import shutil
from pathlib import Path

import httpx

from tests.docs.pages import ROOT, Page
from tests.docs.tutorial_runner import environment, follow, run, serve
from web_build import find_node

PAGE = Page(ROOT / "docs" / "write-a-bot.md")
COLLECTOR = "my_bots:Collector"
SERVE = f"kagemusha serve --bot {COLLECTOR} --open"
RATED = f"kagemusha arena wat-aah --bots random,{COLLECTOR},greedy --games 8 --seed 1"
IN_JAVASCRIPT = (
    'kagemusha simulate wat-aah --bots "exec:node random_bot.js,random" --games 4 --seed 1'
)


def serve_bot(folder: Path, env: dict[str, str]) -> str:
    """Check that the server offers the bot, which answers, and refuses other bots."""
    return serve(folder, env, play, "--bot", COLLECTOR)


def play(http: httpx.Client) -> None:
    game = next(game for game in http.get("games").json() if game["id"] == "wat-aah")
    assert COLLECTOR in [bot["id"] for bot in game["bots"]]

    def open_table(bot: str) -> httpx.Response:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": bot}]
        return http.post("tables", json={"game": "wat-aah", "seats": seats})

    refused = open_table("my_bots:Other")
    assert refused.status_code == 400
    assert COLLECTOR in refused.text
    assert open_table("exec:true").status_code == 400
    assert open_table(COLLECTOR).raise_for_status().json()["seats"][0]["secret"]


def in_javascript(folder: Path, env: dict[str, str]) -> str:
    node = find_node()
    assert node is not None
    shutil.copy(ROOT / "examples" / "random_bot.js", folder)
    bots = f"exec:{node.program} random_bot.js,random"
    words = ["simulate", "wat-aah", "--bots", bots, "--games", "4", "--seed", "1"]
    return run(folder, env, "-m", "kagemusha", *words)


def test_every_step(tmp_path: Path) -> None:
    folder = tmp_path / "my-bots"
    folder.mkdir()
    env = environment(folder, tmp_path / "data")
    output = follow(PAGE, folder, env, {SERVE: serve_bot, IN_JAVASCRIPT: in_javascript})
    assert COLLECTOR in output[RATED]
    assert "random_bot.js" in output[IN_JAVASCRIPT]
    assert "legal actions" in output["python try_it.py"]
