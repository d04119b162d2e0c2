"""Takes the pictures of the browser client.

    PYTHONPATH=. python docs/pictures/screens.py [CHROMIUM]

The client must be built (`make web`). Bots play matches with fixed seeds, so that the tables are
the same each time.
"""

from __future__ import annotations

import base64
import socket
import struct
import sys
import tempfile
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import uvicorn
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from examples.lanterns import LanternsGame
from kagemusha.arena.play import bot_rng
from kagemusha.bots import bot_names, make_bot
from kagemusha.core.action import Action
from kagemusha.core.registry import find_game, register
from kagemusha.server.app import make_app
from kagemusha.server.settings import Settings
from kagemusha.table import Store, Tables, person

HERE = Path(__file__).resolve().parent
SIZE: ViewportSize = {"width": 1360, "height": 850}
MOST = 200_000
"""The maximum size of a picture in bytes."""
COLOURS = 256
FINE = 4
"""Colours that differ by less are merged."""
Pixels = np.ndarray[Any, np.dtype[np.uint8]]
NAMES = ("Ada", "Hiro", "Zofia", "Léa")
SETTLED = 1500
"""Milliseconds after which all animations have ended."""


class Scene(NamedTuple):
    """A moment of a match, and the seat whose view is shown."""

    game: str
    seats: int
    seed: int
    """The first seed to try."""
    seat: int
    there: Callable[[Any], bool] | None
    """Whether a view is the moment, if only this seat has a choice; None means the end."""
    alone: bool = True
    """With False, other seats may have a choice, too."""


SCENES = {
    "table-seven-ronin.png": Scene(
        *("seven-ronin", 2, 7, 1),
        lambda view: view.round == 3 and view.step == "ronin-abilities",
    ),
    "table-wat-aah.png": Scene(
        *("wat-aah", 3, 12, 1),
        lambda view: len(view.players[1].clans) == 3 and view.step == "place-step",
    ),
    "table-era-of-the-ninja.png": Scene(
        *("era-of-the-ninja", 2, 11, 0), lambda view: view.round == 5 and view.step == "turn"
    ),
    "table-lanterns.png": Scene(*("lanterns", 3, 4, 2), lambda view: view.night == 2),
}


def moves_to(scene: Scene, seed: int) -> list[tuple[int, Action]] | None:
    """The bots' moves up to the moment, in the match with this seed; None if it never comes."""
    game = find_game(scene.game)
    match = game.new(scene.seats, seed=seed)
    name = "greedy" if "greedy" in bot_names(scene.game) else "random"
    bot = make_bot(name, game, match.rules)
    streams = [bot_rng(seed, seat) for seat in range(scene.seats)]
    moves: list[tuple[int, Action]] = []
    while match.pending:
        asked = scene.seat in match.pending and not (scene.alone and len(match.pending) > 1)
        if scene.there and asked and scene.there(match.view(scene.seat)):
            return moves
        seat = match.pending[0]
        for action in bot.decide(match.view(seat), match.legal(seat), streams[seat]):
            match.act(seat, action)
            moves.append((seat, action))
    return None if scene.there else moves


def played(tables: Tables, scene: Scene) -> str:
    """Play a table up to the moment of a scene; returns its address."""
    for seed in count(scene.seed):
        if (moves := moves_to(scene, seed)) is not None:
            break
    opened = tables.create(scene.game, [person(n) for n in NAMES[: scene.seats]], seed=seed)
    for number, (seat, action) in enumerate(moves):
        opened.table.act(str(opened.secrets[seat]), f"move-{number}", None, action)
    return f"tables/{opened.table.id}#secret={opened.secrets[scene.seat]}"


@contextmanager
def served(tables: Tables) -> Iterator[str]:
    """Run a server for these tables; yields its address."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        app = make_app(lambda: tables, Settings(rate=1000, burst=5000))
        config = uvicorn.Config(app, log_level="warning", lifespan="on")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        server.should_exit = True
        thread.join()


def taken(browser: Browser, address: str) -> bytes:
    """A screenshot of an address, as a PNG."""
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.locator("article, main.board").first.wait_for()
    page.wait_for_timeout(SETTLED)
    picture = page.screenshot()
    page.goto("about:blank")
    colours = base64.b64decode(page.evaluate(DECODE, base64.b64encode(picture).decode()))
    context.close()
    return small(
        np.frombuffer(colours, np.uint8).reshape(SIZE["height"], SIZE["width"], 4)[:, :, :3]
    )


DECODE = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let text = "";
  for (let n = 0; n < data.length; n += 8192)
    text += String.fromCharCode(...data.subarray(n, n + 8192));
  return btoa(text);
}"""


def small(picture: Pixels) -> bytes:
    """A PNG with a palette: the most frequent colours, and the nearest one for all others."""
    height, width, _ = picture.shape
    colours, which, often = np.unique(
        picture.reshape(-1, 3) // FINE * FINE, axis=0, return_inverse=True, return_counts=True
    )
    palette = colours[np.argsort(-often, kind="stable")[:COLOURS]].astype(int)
    nearest = [int(np.argmin(((palette - one) ** 2).sum(axis=1))) for one in colours.astype(int)]
    rows = np.array(nearest, np.uint8)[which.reshape(-1)].reshape(height, width)
    plain = b"".join(b"\0" + row.tobytes() for row in rows)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette.astype(np.uint8).tobytes()),
            _chunk(b"IDAT", zlib.compress(plain, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main(chromium: str) -> None:
    """Write every picture beside this file."""
    register(LanternsGame())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tables = Tables(Store.open(f"sqlite:///{folder}/tables.db"))
        paths = {"home.png": ""} | {name: played(tables, scene) for name, scene in SCENES.items()}
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with served(tables) as server:
            for name, path in paths.items():
                picture = taken(browser, server + path)
                assert len(picture) <= MOST, f"{name} has {len(picture)} bytes"
                (HERE / name).write_bytes(picture)
                print(f"docs/pictures/{name}: {len(picture)} bytes")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "chromium")
