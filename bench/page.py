"""The weight of the page, and how soon a first move is possible, in Chromium on a slow line.

    python -m bench.page [--rounds 3] [--markdown FILE]

Scripts are counted as they come over the wire, for the home page and one game. Time runs from opening
the address of a table, with nothing cached, until the first choice can be made on the board. The line
and the processor are slowed as Lighthouse's "slow 4G" and "4x CPU" do it in a browser.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS, chromium

GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")
LINE = {
    # Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s, with the factors that it uses in a browser.
    "offline": False,
    "latency": 150 * 3.75,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
CPU = 4
READY = "[data-ready]"
"""What the client marks once a choice can be made."""
WATCH = """new MutationObserver(() => {
  if (!window.readyAt && document.querySelector("[data-ready]")) {
    requestAnimationFrame(() => (window.readyAt = performance.now()));
  }
}).observe(document, { subtree: true, childList: true, attributes: true });"""


def open_table(url: str, game: str) -> str:
    seats: list[dict[str, str]] = [{"kind": "person", "name": "Ada"}]
    if game != "era-of-the-ninja":
        seats.append({"kind": "bot", "name": "random"})
    wish: dict[str, Any] = {"game": game, "seats": seats}
    if game == "era-of-the-ninja":
        wish["options"] = {"mode": "lone-ninja"}
    answer = httpx.post(f"{url}/api/tables", json=wish)
    answer.raise_for_status()
    return url + str(answer.json()["seats"][0]["link"])


class Weight:
    """Bytes over the wire, by kind of file."""

    def __init__(self, page: Page) -> None:
        self.scripts = self.all = 0
        self._scripts: dict[str, bool] = {}
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._began)
        line.on("Network.loadingFinished", self._ended)

    def _began(self, event: dict[str, Any]) -> None:
        # By its address: what is loaded ahead has no kind yet.
        self._scripts[event["requestId"]] = event["response"]["url"].endswith(".js")

    def _ended(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        self.all += size
        if self._scripts.get(event["requestId"]):
            self.scripts += size


def fresh_page(browser: Browser) -> Page:
    return browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()


def weigh(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Kilobytes of script, and of everything, for the home page and then a table of a game."""
    page = fresh_page(browser)
    weight = Weight(page)
    page.goto(url, wait_until="networkidle")
    page.goto(open_table(url, game), wait_until="networkidle")
    page.wait_for_selector(READY, state="attached")
    page.context.close()
    return weight.scripts / 1000, weight.all / 1000


def first_move(browser: Browser, url: str, game: str) -> float:
    """Seconds from opening a table to the first possible move, on the slow line."""
    address = open_table(url, game)
    page = fresh_page(browser)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    page.add_init_script(WATCH)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.readyAt", timeout=60_000)
    took: float = page.evaluate("window.readyAt")
    page.context.close()
    return took / 1000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--markdown", type=Path)
    asked = parser.parse_args()
    lines = [
        f"Chromium on slow 4G with a processor slowed {CPU} times; median of {asked.rounds} runs; "
        f"{os.cpu_count()} cores, Python {platform.python_version()}, {date.today()}.",
        "",
        "| game | script, home and game | everything | first move possible after |",
        "| --- | ---: | ---: | ---: |",
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
                    scripts, whole = weigh(browser, url, game)
                    times = [first_move(browser, url, game) for _ in range(asked.rounds)]
                    took = statistics.median(times)
                    lines.append(f"| {game} | {scripts:.0f} kB | {whole:.0f} kB | {took:.2f} s |")
                    print(lines[-1], [round(one, 2) for one in times], file=sys.stderr)
            finally:
                browser.close()
                server.terminate()
    table = "\n".join(lines) + "\n"
    print(table)
    if asked.markdown:
        asked.markdown.write_text(table, encoding="utf-8")


if __name__ == "__main__":
    main()
