"""A browser tab that plays like a person, using only what the page shows."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as Late

LONG = 60_000
SHORT = 5_000
expect.set_options(timeout=LONG)

NOW = re.compile(r"/updates\?language=\w+&cells=false$")
CHOICES = (
    ".actions .choice, .actions .row .act, .board button.face.lit, .right button.face.lit,"
    " .turns .turn"
)
STATE = f"""() => {{
  const dialog = document.querySelector("dialog[open]");
  const saved = document.querySelector(".status [role=status]")?.textContent.includes("✓");
  const picks = dialog?.querySelector(".choices, .spot.lit");  // they go when the pick is saved
  if (picks) return saved ? (picks.matches(".choices") ? "which" : "cards") : "";
  const answers = dialog?.querySelectorAll(".row .button").length;
  if (dialog?.querySelector(".again")) return "over";
  if (dialog) return answers === 2 ? "sure" : "dialog";
  if (document.querySelector("main > img + h1")) return "hand-over";
  if (!saved || !document.querySelector(".actions.mine")) return "";
  if (document.querySelector(".plan .buttons")) return "plan";
  return document.querySelector("{CHOICES}") ? "choose" : "";
}}"""

RUSH = f"""async () => {{
  const state = {STATE};
  const where = {{
    choose: "{CHOICES}",
    which: "dialog .choice",
    cards: "dialog .spot.lit",
    sure: "dialog .button.main",
  }};
  let last = "";
  for (let end = 0, now = ""; ; ) {{
    now = state();
    if (now === "over") return "";
    const number = document.querySelector("main.board")?.dataset.update;
    if (number !== last) {{
      last = number;
      end = Date.now() + {LONG};
    }}
    if (Date.now() > end) return `"${{now}}" at update ${{number}}: ${{document.body.innerText}}`;
    const all = where[now] ? document.querySelectorAll(where[now]) : [];
    all[Math.floor(Math.random() * all.length)]?.click();
    await new Promise((done) => setTimeout(done, 20));
  }}
}}"""


class Screen:
    """A page that records its WebSocket messages, requests and errors."""

    def __init__(self, page: Page, url: str, pictures: Path | None) -> None:
        self.page, self.url, self._pictures = page, url, pictures
        self.problems: list[str] = []
        self.frames: list[str] = []
        """The messages received by WebSocket."""
        self._answers: list[list[dict[str, Any]]] = []
        self.sent: list[str] = []
        self.responses: list[Response] = []
        self._expected: list[re.Pattern[str]] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._problem(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    # --- events -------------------------------------------------------------------------------

    def expect_problem(self, pattern: str) -> None:
        """Do not report problems that match this pattern."""
        self._expected.append(re.compile(pattern))

    def _problem(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._expected):
            self.problems.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._problem(f"console {message.type}: {message.text} {message.location.get('url')}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it came
            self._problem(f"failed: {request.method} {request.url} {request.failure}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "blob:", "data:")):
            self._problem(f"elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        self.responses.append(response)
        if NOW.search(response.url) and response.ok:  # the first look comes by request
            place: list[dict[str, Any]] = []  # while it is read, newer updates may come
            self._answers.append(place)
            place += response.json()["updates"]
        if response.status >= 400:
            self._problem(f"answered {response.status}: {response.request.method} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.url.replace("http", "ws", 1)):
            self._problem(f"elsewhere: {socket.url}")
        socket.on("framereceived", self._heard)
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "update":
            self._answers.append([message["update"]])

    # --- looking -------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        expect(self.page.locator("#app > *").first).to_be_visible()

    def picture(self, name: str) -> None:
        """A screenshot, if they are asked for; else only what is waited for before one."""
        if self._pictures:
            self.save_picture(self._pictures, name)
        else:
            self.page.evaluate(FONTS)

    def save_picture(self, folder: Path, name: str) -> None:
        safe = re.sub(r"[^\w.-]+", "-", name)
        self.page.screenshot(path=folder / f"{safe}.png", timeout=LONG)

    def wait_for_frames(self) -> None:
        """What has just changed is drawn, and has its new colour and place, a frame later."""
        self.page.evaluate(FRAMES)

    def button(self, name: str, *, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=True)

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def _told(self) -> list[dict[str, Any]]:
        """All updates, in the order in which they were received."""
        return [update for answer in self._answers for update in answer]

    def updates(self) -> list[dict[str, Any]]:
        """The updates that came by WebSocket."""
        return self._told

    def update(self) -> dict[str, Any]:
        """The update that came last."""
        end = time.monotonic() + LONG / 1000
        while not self._read_what_is_shown():
            assert time.monotonic() < end, "no update came"
            self.page.wait_for_timeout(20)
        return self._told[-1]

    def _read_what_is_shown(self) -> bool:
        """The page may be quicker to show an update than we to read it."""
        shown = self.page.locator("main.board").first
        number = int(shown.get_attribute("data-update") or 0) if shown.count() else None
        return any(number in (None, update["number"]) for update in self._told)

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        return urlsplit(self.page.url).path.rpartition("/tables/")[2]

    def kept(self, key: str) -> Any:
        """What this browser remembers."""
        return json.loads(self.page.evaluate(f"localStorage.getItem('kagemusha.{key}') ?? 'null'"))

    @property
    def secret(self) -> str:
        """The secret of the table that is shown."""
        secrets: dict[str, str] = {seat["table"]: seat["secret"] for seat in self.kept("seats")}
        return secrets[self.table]

    def view(self) -> dict[str, Any]:
        """The view that came last."""
        view: dict[str, Any] = self.update()["view"]
        return view

    def log(self) -> list[str]:
        return self.page.locator(".log .line").all_inner_texts()

    # --- playing -------------------------------------------------------------------------------

    def tile(self, game: str) -> Locator:
        """What the first page shows of a game."""
        return self.page.locator("article", has=self.page.get_by_role("heading", name=game))

    def play_now(self, game: str) -> None:
        """From the first page to a table against a bot."""
        self.tile(game).locator(".button.main").click()
        self.page.wait_for_url("**/tables/*")
        self.wait("choose", "plan")

    def state(self) -> str:
        """What the page wants: a choice, a plan, an answer; "" if it is busy, or nothing."""
        state: str = self.page.evaluate(STATE)
        return state

    def wait(self, *states: str) -> str:
        """Wait until the page wants one of these; which one."""
        state = self.until(STATE, list(states))
        assert isinstance(state, str)
        return state

    def until(self, function: str, wanted: list[Any]) -> Any:
        """Wait until a function of the page says one of these; what it said.

        Playwright's own way evaluates text, which our Content Security Policy forbids.
        """
        found = self.page.evaluate(
            f"""async ([wanted, end]) => {{
              const said = {function}, texts = wanted.map((value) => JSON.stringify(value));
              for (;;) {{
                const now = said();
                if (texts.includes(JSON.stringify(now))) return [now, true];
                if (Date.now() > end) return [now, false];
                await new Promise((done) => setTimeout(done, 30));
              }}
            }}""",
            [wanted, int(time.time() * 1000) + LONG],
        )
        assert found[1], f"{found[0]!r} and not one of {wanted}"
        return found[0]

    def step(self, dice: random.Random) -> str:
        """Whatever the page wants next, by chance; what it was."""
        state = self.wait("choose", "plan", "which", "cards", "sure", "over", "hand-over")
        self._do(state, dice)
        return state

    def step_if_asked(self, dice: random.Random) -> bool:
        """The same if the page wants something now: another player may be the next."""
        state = self.state()
        self._do(state, dice)
        return state in ("choose", "plan", "which", "cards", "sure")

    def _do(self, state: str, dice: random.Random) -> None:
        if state == "plan":
            self.plan(dice)
        elif state == "choose":
            self.choose(dice)
        elif state == "which":
            self._one(self.dialog.locator(".choice"), dice)
        elif state == "cards":
            self._one(self.dialog.locator(".spot.lit"), dice)
        elif state == "sure":
            self.dialog.locator(".button.main").click()
        elif state == "hand-over":
            self.page.locator("main .button.main").click()

    def choose(self, dice: random.Random) -> None:
        """A choice by chance, from the list or from cards that are shown in its place."""
        self._one(self.page.locator(CHOICES), dice)

    def _one(self, choices: Locator, dice: random.Random) -> None:
        before = choices.all_inner_texts()
        if not before:
            return  # the answer to the last one has come meanwhile
        one = choices.nth(dice.randrange(len(before)))
        folded = one.locator("xpath=ancestor::details[not(@open)]/summary")
        end = time.monotonic() + LONG / 1000
        while choices.all_inner_texts() == before:
            try:
                if folded.count():
                    folded.click(timeout=SHORT)
                one.click(timeout=SHORT)
                return
            except Late:
                assert time.monotonic() < end, f"{before} cannot be clicked"

    def to_the_end(self, dice: random.Random, most: int = 600) -> None:
        """Choose until the result is shown."""
        for _ in range(most):
            if self.step(dice) == "over":
                return
        raise AssertionError(f"no end after {most} choices")

    def rush_to_the_end(self) -> None:
        """The same by clicks that the page gives itself: ten times as fast, for long matches."""
        stopped = self.page.evaluate(RUSH)
        assert not stopped, stopped

    # --- 7 Ronin -------------------------------------------------------------------------------

    def area(self, space: str) -> Locator:
        return self.page.locator(f".place [data-space='{space}']")

    def draft(self, dice: random.Random) -> None:
        """A plan that can be sealed, on the board."""
        fine = self.page.locator(".objections .fine")
        for _ in range(20):
            for space in spaces(self.view(), dice):
                self.area(space).click()
            self.wait_for_objections()
            if fine.count():
                return
            self.page.locator(".plan .buttons .button").last.click()
        raise AssertionError("no plan was found")

    def wait_for_objections(self) -> None:
        """The plan is checked a moment after it was changed."""
        self.until("() => document.querySelector('.objections').ariaBusy", ["false"])

    def plan(self, dice: random.Random) -> None:
        """Plan, and seal it."""
        self.draft(dice)
        self.seal()

    def seal(self) -> None:
        before = len(self.updates())
        self.page.locator(".plan .buttons .button.main").click()
        self.dialog.locator(".button.main").click()
        self.hear(before)

    def ended(self) -> dict[str, Any]:
        """The update that ends the match, once it has come."""
        end = time.monotonic() + LONG / 1000
        while not (update := self.update())["ending"]:
            assert time.monotonic() < end, "no end came"
            self.page.wait_for_timeout(20)
        return update

    def hear(self, before: int) -> None:
        """Wait until more than `before` updates have come."""
        end = time.monotonic() + LONG / 1000
        while len(self.updates()) <= before:
            assert time.monotonic() < end, "no update came"
            self.page.wait_for_timeout(20)


FONTS = "async () => { await document.fonts.ready; }"
FRAMES = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"


def spaces(view: dict[str, Any], dice: random.Random) -> Sequence[str]:
    """Spaces for a plan that may well be legal: one for each click."""
    taken = [ronin["station"] for ronin in view["ronin"]]
    areas = [area["id"] for area in view["areas"] if area["id"] not in taken]
    dice.shuffle(areas)
    if view["ronin_plan"] is not None:
        waiting = [r for r in view["ronin"] if r["station"] != "eliminated" and not r["held"]]
        return areas[: len(waiting)]
    threat = view["track"][view["round"] - 1]["threat"]
    limits = {area["id"]: area["limit"] for area in view["areas"]}
    used = areas[:threat]
    room = [space for level in range(4) for space in used if limits[space] > level]
    return room[: max(view["required_force"], min(len(used), view["reserves"]))]
