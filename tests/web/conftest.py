"""Fixtures: a real server, a real browser, and screens that record all problems."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

import kagemusha
import web_build
from tests.web.screen import Screen

EXPECTED = "KAGEMUSHA_EXPECT_BROWSER"
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
RATE = "--rate=1000"
"""All the browsers of the tests are one client, and faster than people."""
FLAGS = [
    "--no-sandbox",  # nothing but our own pages is shown
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
ROOT = Path(__file__).parents[2]
PICTURES = Path(os.environ.get("KAGEMUSHA_ARTIFACTS", ROOT / "artifacts" / "screens"))
"""Where screenshots go: those of failed tests, and all if the variable is set."""
TIMEOUT = 60_000
DECLINED = {
    game: {"on": False, "told": [], "match": {"table": "", "told": []}}
    for game in kagemusha.games()
}
DECLINE = f"""try {{
  const coach = "kagemusha.coach", declined = {json.dumps(DECLINED)};
  localStorage.getItem(coach) ?? localStorage.setItem(coach, JSON.stringify(declined));
}} catch {{}}"""
"""A script that declines every coach in the local storage."""

OpenScreen = Callable[..., Screen]


class Server:
    """`kagemusha serve` as a process that can be killed and restarted at the same address."""

    def __init__(
        self,
        database: str,
        *words: str,
        program: Sequence[str] = ("-m", "kagemusha.server"),
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.database, self._words, self._port = database, words, 0
        self.program, self._env = program, env
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, f"--port={self._port}"]
        self._process = subprocess.Popen(
            [*command, f"--database={self.database}", RATE, *self._words],
            stdout=subprocess.PIPE,
            text=True,
            env=self._env,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Kagemusha runs at http://127.0.0.1:"), line
        self.url = line.split()[3]
        self._port = int(self.url.split(":")[2].split("/")[0])

    def kill(self) -> None:
        with self._process:
            self._process.kill()


@pytest.fixture(scope="package")
def client() -> None:
    """Build the client from the current sources."""
    lock = ROOT / "build" / "client.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        web_build.build()


@pytest.fixture
def start_server(client: None) -> Iterator[Callable[..., Server]]:
    """Starts servers on a database, for tests that need one of their own."""
    servers: list[Server] = []

    def start(database: str, *words: str, **rest: Any) -> Server:
        servers.append(Server(database, *words, **rest))
        return servers[-1]

    yield start
    for server in servers:
        server.kill()


@pytest.fixture(scope="package")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this worker."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.db")
    yield server
    server.kill()


def chromium() -> str:
    """The browser of this machine; without one the test is skipped, unless it is expected."""
    given = os.environ.get("KAGEMUSHA_CHROMIUM") or next(
        filter(None, map(shutil.which, NAMES)), None
    )
    if given is None and os.environ.get(EXPECTED) == "1":
        pytest.fail("Chromium was expected: set KAGEMUSHA_CHROMIUM to its path")
    if given is None:
        pytest.skip("no Chromium here: install it, or set KAGEMUSHA_CHROMIUM to its path")
    return given


@pytest.fixture(scope="package")  # its event loop must not stay for tests that have their own
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def open_screen(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[OpenScreen]:
    """Opens a browser of its own, or with `beside` another tab; the test fails if one complains.

    No coach is offered there, unless it is `coached`.
    """
    contexts: list[BrowserContext] = []
    screens: list[Screen] = []

    def open_(
        path: str = "",
        *,
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        dark: bool = False,
        motion: bool = False,
        coached: bool = False,
        service_worker: bool = True,
        beside: Screen | None = None,
        url: str | None = None,
    ) -> Screen:
        if beside is None:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=LOCALES[language],
                color_scheme="dark" if dark else "light",
                reduced_motion="no-preference" if motion else "reduce",
                has_touch=touch,
                accept_downloads=True,
            )
            context.set_default_timeout(TIMEOUT)
            if not coached:
                context.add_init_script(DECLINE)
            if not service_worker:
                context.add_init_script("delete Navigator.prototype.serviceWorker")
            contexts.append(context)
        else:
            context = beside.page.context
        pictures = PICTURES if "KAGEMUSHA_ARTIFACTS" in os.environ else None
        screen = Screen(context.new_page(), url or server.url, pictures)
        screens.append(screen)
        screen.go(path)
        return screen

    yield open_
    if request.node.stash.get(FAILED, False):
        for number, screen in enumerate(screens):
            with contextlib.suppress(Exception):
                screen.save_picture(PICTURES, f"failed-{request.node.name}-{number}")
    problems = [problem for screen in screens for problem in screen.problems]
    for context in contexts:
        context.close()
    assert not problems, problems
