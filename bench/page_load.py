"""Measures the size of the page, and how soon a first move is possible on a slow connection.

    python -m bench.page_load [--rounds 3] [--markdown FILE]

Scripts are counted as they come over the wire, for the home page and one game. Time runs from
opening the address of a table, with nothing cached, until the first choice can be made on the
board; and from the click on Play now, on a home page that is there, until the same. Line and
processor are slowed as Lighthouse's "slow 4G" and "4x CPU" are: once with 150 ms for a request, and
once with the 562 ms that its own throttling in a browser takes for this line.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS, chromium

GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")
LINE = {
    "offline": False,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
LATENCIES = (150, 562.5)
CPU = 4
LOADED = """["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, transferSize }) => [name.split("#")[0], transferSize])"""
WATCH = """new MutationObserver(() => {
  if (!window.readyAt && document.querySelector("[data-ready]")) {
    requestAnimationFrame(() => (window.readyAt = performance.now()));
  }
}).observe(document, { subtree: true, childList: true, attributes: true });"""


def open_table(url: str, game: str) -> str:
    seats: list[dict[str, str]] = [{"kind": "person", "name": "Ada"}]
    if game != "era-of-the-ninja":
        seats.append({"kind": "bot", "name": "random"})
    body: dict[str, Any] = {"game": game, "seats": seats}
    if game == "era-of-the-ninja":
        body["options"] = {"mode": "lone-ninja"}
    answer = httpx.post(f"{url}/api/tables", json=body)
    answer.raise_for_status()
    return url + str(answer.json()["seats"][0]["link"])


def fresh_page(browser: Browser) -> Page:
    # Without the service worker: what it hands out has no size, and a first visit has none.
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block"
    )
    return context.new_page()


def weigh(browser: Browser, url: str, game: str) -> tuple[float, float, float]:
    """Kilobytes of the home page, of scripts with a table of a game, and of everything."""
    page = fresh_page(browser)
    loaded: list[list[Any]] = []
    home = 0.0
    for address in (url, open_table(url, game)):
        page.goto(address, wait_until="networkidle")
        loaded += page.evaluate(LOADED)
        home = home or sum(size for _, size in loaded)
    page.context.close()
    scripts = sum(size for name, size in loaded if name.endswith(".js"))
    return home / 1000, scripts / 1000, sum(size for _, size in loaded) / 1000


def slow_page(browser: Browser, latency: float) -> Page:
    """A page with a slow connection that records when a first move is possible."""
    page = fresh_page(browser)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {**LINE, "latency": latency})
    line.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    page.add_init_script(WATCH)
    return page


def play_now(browser: Browser, url: str, game: str, latency: float) -> float:
    """Seconds from the click on Play now to the first possible move."""
    page = slow_page(browser, latency)
    page.goto(url, wait_until="networkidle")
    page.evaluate(
        """(n) => {
          window.clickedAt = performance.now();
          document.querySelectorAll("article .button.main")[n].click();
        }""",
        GAMES.index(game),
    )
    page.wait_for_function("() => window.readyAt", timeout=60_000)
    took: float = page.evaluate("window.readyAt - window.clickedAt")
    page.context.close()
    return took / 1000


def first_move(browser: Browser, url: str, game: str, latency: float) -> float:
    """Seconds from opening a table to the first possible move."""
    address = open_table(url, game)
    page = slow_page(browser, latency)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.readyAt", timeout=60_000)
    took: float = page.evaluate("window.readyAt")
    page.context.close()
    return took / 1000


def median_time(measure: Callable[[], float], rounds: int) -> str:
    """The median of some runs; a dash without runs."""
    return f"{statistics.median(measure() for _ in range(rounds)):.2f} s" if rounds else "-"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3, help="0: only the weights")
    parser.add_argument("--markdown", type=Path)
    asked = parser.parse_args()
    lines = [
        f"Chromium on slow 4G with a processor slowed {CPU} times; median of {asked.rounds} runs; "
        f"{os.cpu_count()} cores, Python {platform.python_version()}, {date.today()}.",
        "",
        "| game | home | script, home and game | everything | first move, 150 ms "
        "| first move, 562 ms | Play now, 150 ms | Play now, 562 ms |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"--database=sqlite:///{folder}/tables.db"
        words = [sys.executable, "-m", "kagemusha.server", "--port=0", database]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/")
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            try:
                for game in GAMES:
                    home, scripts, whole = weigh(browser, url, game)
                    times = [
                        median_time(partial(measure, browser, url, game, latency), asked.rounds)
                        for measure in (first_move, play_now)
                        for latency in LATENCIES
                    ]
                    shown = " | ".join(times)
                    lines.append(
                        f"| {game} | {home:.0f} kB | {scripts:.0f} kB | {whole:.0f} kB | {shown} |"
                    )
            finally:
                browser.close()
                server.terminate()
    table = "\n".join(lines) + "\n"
    print(table)
    if asked.markdown:
        asked.markdown.write_text(table, encoding="utf-8")


if __name__ == "__main__":
    main()
