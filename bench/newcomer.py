"""Simulates a newcomer who learns each game in the browser, using only what the screen shows.

    python -m bench.newcomer [--game GAME] [--language en] [--device phone] [--part course]
        [--results FILE] [--pictures FOLDER] [--url URL] [--list]

The newcomer knows no rules. In lessons they read, press "Show me" and do what is marked. In a
guided first match they follow the coach's advice; after a defeat they play again. They finish every
course and win a guided match of each game, on a desktop and a phone, in three languages.

Every kind of screen on the way is checked once for each game, language and device. Violations found
by axe, text that is cut off, content outside the page, messages in the console, and a screen on
which there is nothing to do are failures. The results are written after each part, so that a
stopped run resumes.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, sync_playwright

import kagemusha
from kagemusha.learn import course, guide
from kagemusha.text import LOCALES, texts
from tests.web.conftest import FLAGS, Server, chromium
from tests.web.conftest import LOCALES as BROWSER_LOCALES
from tests.web.screen import Screen
from tests.web.test_accessibility import violations

GAMES = tuple(game for game in kagemusha.games() if course(game) and guide(game))
DEVICES = {"desktop": (1440, 900), "phone": (390, 844)}
PARTS = ("course", "match")
TRIES = 4
"""The maximum number of matches that a newcomer plays to win one."""
MOST_STEPS = 300
MOST_CHOICES = 900
TIMEOUT_MS = 90_000
"""The maximum time in milliseconds until there is something to do again."""

LESSON = """() => {
  if (document.querySelector("dialog[open] .learned")) return "done";
  const coach = document.querySelector(".coach");
  if (!coach || coach.ariaBusy === "true") return "";
  if (coach.matches(".wrong")) return "wrong";
  return coach.querySelector(".button.main") ? "read" : "choose";
}"""
MATCH = """() => {
  const dialog = document.querySelector("dialog[open]");
  if (dialog?.querySelector(".again")) return "over";
  if (dialog?.querySelector(".risk")) return "risk";
  if (dialog) return dialog.querySelector(".button.main") ? "sure" : "pick";
  const saved = document.querySelector(".status [role=status]")?.textContent.includes("✓");
  const coach = document.querySelector(".guide");
  if (!saved || !coach) return "";
  if (coach.querySelector(".remark")) return "read";
  const button = coach.querySelector(".row .button:not(:disabled)");
  if (!button) return "";
  return coach.querySelector(".hint") ? "advised" : "choose";
}"""
SETTLED = "() => !document.querySelector('[aria-busy=true]')"
ASKED = ("read", "choose", "advised", "risk", "sure", "pick")
"""What a guided match may ask of a newcomer."""
CLIPPED = r"""() => {
  const found = [];
  const TEXT = "button, a, h1, h2, h3, p, td, th, label";
  const cuts = (overflow) => ["hidden", "clip"].includes(overflow);
  const note = (what, element) =>
    found.push(`${what}: ${element.className} "${element.textContent.trim().slice(0, 60)}"`);
  const isText = (node) => node.nodeType === 3 && node.textContent.trim();
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(".spoken, svg, [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const own = [...element.childNodes].some(isText);
    const { overflowX, overflowY } = getComputedStyle(element);
    if (own || element.matches(TEXT)) {
      const wide = element.scrollWidth - element.clientWidth;
      const high = element.scrollHeight - element.clientHeight;
      if (cuts(overflowX) && wide > 1) note(`cut off by ${wide} px`, element);
      else if (cuts(overflowY) && high > 2) note(`cut off by ${high} px below`, element);
    }
    if (!own) continue;
    const { left, right, width } = element.getBoundingClientRect();
    let reached = left >= -1 && right <= innerWidth + 1;
    for (let up = element; up && !reached; up = up.parentElement) {
      const style = getComputedStyle(up);
      reached = style.overflowX !== "visible" || style.position === "fixed";
    }
    if (!reached && width) note("outside of the page", element);
  }
  const drawn = [];
  for (const text of document.querySelectorAll("svg text")) {
    if (text.closest(".spoken") || !text.textContent.trim()) continue;
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let { left, right, top, bottom, height } = text.getBoundingClientRect();
    top += height * 0.22; // the room above and below the letters
    bottom -= height * 0.22;
    let svg = text.ownerSVGElement;
    while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
    const frame = svg.getBoundingClientRect();
    const past = [frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom];
    const beyond = Math.round(Math.max(...past));
    const it = { className: "text in a drawing", textContent: text.textContent };
    // A drawing without a viewBox is a board that can be moved.
    if (svg.hasAttribute("viewBox") && cuts(getComputedStyle(svg).overflow) && beyond > 1) {
      note(`drawn ${beyond} px beyond the edge`, it);
    }
    const layer = text.closest("dialog"); // it lies over the page
    for (const other of drawn) {
      if (other.layer !== layer) continue;
      const across = Math.min(right, other.right) - Math.max(left, other.left);
      const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      if (across > 3 && down > 2) note(`drawn over "${other.textContent}"`, it);
    }
    drawn.push({ left, right, top, bottom, layer, textContent: text.textContent.trim() });
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) found.push(`the page scrolls sideways by ${wide} px`);
  return [...new Set(found)].slice(0, 8);
}"""
"""Finds text that its own box cuts off, text outside the page that scrolling cannot reach, and text
in drawings that is beyond their edge or over other text."""


class Newcomer:
    """A simulated newcomer with one screen."""

    def __init__(self, screen: Screen, where: dict[str, str], pictures: Path | None) -> None:
        self.screen, self.where, self._pictures = screen, where, pictures
        self.screens: list[str] = []
        self.faults: list[str] = []
        self._said = texts(where["language"])

    # --- looking ----------------------------------------------------------------------------

    def look(self, kind: str) -> None:
        """Check a kind of screen, once."""
        if kind in self.screens:
            return
        self.screens.append(kind)
        screen = self.screen
        screen.page.wait_for_function(SETTLED)  # nothing may change while axe checks
        screen.wait_for_frames()
        found = [f"axe {one}" for one in violations(screen)]
        found += screen.page.evaluate(CLIPPED)
        self.faults += [f"{kind}: {one}" for one in found]
        if self._pictures:
            name = "-".join([*self.where.values(), kind])
            screen.save_picture(self._pictures, name)

    def close(self) -> None:
        self.faults += [f"console: {one}" for one in self.screen.problems]

    def say(self, text_id: str) -> str:
        """A button's label in this language."""
        return self._said.say(text_id)

    def until(self, function: str, wanted: list[str]) -> str:
        """Wait for one of these; raises DeadEnd if none comes."""
        end, update = time.monotonic() + TIMEOUT_MS / 1000, ""
        while True:
            state = str(self.screen.page.evaluate(function))
            if state in wanted:
                return state
            board = self.screen.page.locator("main.board")
            now = board.first.get_attribute("data-update") if board.count() else ""
            if now != update:
                end, update = time.monotonic() + TIMEOUT_MS / 1000, now or ""
            if time.monotonic() > end:
                said = self.screen.page.locator("body").inner_text()
                raise DeadEnd(f"nothing to do: {said[:600]}")
            self.screen.page.wait_for_timeout(60)

    def press(self, button: Locator) -> None:
        button.click(timeout=TIMEOUT_MS)

    # --- lessons ----------------------------------------------------------------------------

    def course(self) -> Iterator[str]:
        """Go through the course of a game; yields each finished lesson."""
        game, page = self.where["game"], self.screen.page
        self.screen.go("")
        page.locator(f"a[href$='learn/{game}']").first.wait_for()
        self.look("home")
        self.press(page.locator(f"a[href$='learn/{game}']").first)
        page.locator("li.next").wait_for()
        self.look("course")
        for lesson in course(game):
            self.screen.go(f"learn/{game}/{lesson.id}")
            self.lesson(lesson.id)
            yield lesson.id
        self.screen.go(f"learn/{game}")
        page.locator("li.done").first.wait_for()
        self.look("course-done")

    def lesson(self, lesson: str) -> None:
        """Go through a lesson."""
        coach = self.screen.page.locator(".coach")
        for number in range(MOST_STEPS):
            state = self.until(LESSON, ["read", "choose", "wrong", "done"])
            if state == "done":
                self.look("lesson-victory")
                return
            if state == "wrong":
                raise DeadEnd(f"{lesson}: what was marked is wrong: {coach.inner_text()}")
            if number == 0:
                self.look(f"lesson-{lesson}")
            before = self.screen_key()
            if state == "read":
                self.press(coach.locator(".button.main"))
            elif not self._do_what_is_marked(lesson, coach):
                self.screen.page.wait_for_timeout(100)
                continue
            self.wait_for_change(before, lesson)
        raise DeadEnd(f"{lesson}: no end after {MOST_STEPS} steps")

    def _do_what_is_marked(self, lesson: str, coach: Locator) -> bool:
        """Press "Show me", or do what is shown; False if nothing was done yet."""
        page = self.screen.page
        do_it = coach.get_by_role("button", name=self.say("web-learn-do-it"), exact=True)
        if page.locator("dialog[open]").count():
            self.look("lesson-dialog")
        elif not do_it.count():  # the button comes after the question, or later in the step
            show = coach.get_by_role("button", name=self.say("web-learn-show-me"), exact=True)
            if show.count():
                self.press(show)
            return False
        where = page.locator("dialog[open]") if page.locator("dialog[open]").count() else page
        marked = where.locator("button[data-marked]:visible:not(:disabled)")
        self.look(f"lesson-{lesson}-shown")
        if marked.count():
            self.press(marked.last)
        else:
            self.press(do_it)
        return True

    def screen_key(self) -> tuple[Any, ...]:
        """A value that changes when a click has had an effect."""
        page = self.screen.page
        board = page.locator("main.board")
        number = board.first.get_attribute("data-update") if board.count() else ""
        coach = page.locator(".coach .words p:not(.spoken), .guide .words p:not(.spoken)")
        dialogs = page.locator("dialog[open]").count()
        return number, tuple(coach.all_inner_texts()), dialogs

    def wait_for_change(self, before: tuple[Any, ...], where: str) -> None:
        """Wait until the screen has changed."""
        end = time.monotonic() + TIMEOUT_MS / 1000
        while self.screen_key() == before:
            if time.monotonic() > end:
                raise DeadEnd(f"{where}: nothing came of a click: {before}")
            self.screen.page.wait_for_timeout(40)

    # --- a guided match ---------------------------------------------------------------------

    def match(self) -> int:
        """Win a guided match; returns how many it took."""
        game, page = self.where["game"], self.screen.page
        self.screen.go("")
        tile = page.locator("article", has=page.locator(f"a[href$='learn/{game}']"))
        tile.locator(".button.main").wait_for()
        self.look("home")
        self.press(tile.locator(".button.main"))
        page.wait_for_url("**/tables/*")
        yes = page.get_by_role("button", name=self.say("web-guide-yes"), exact=True)
        yes.wait_for()
        self.look("offer")
        self.press(yes)
        for number in range(1, TRIES + 1):
            if self._play():
                return number
            if number < TRIES:
                self.screen.go(f"learn/{game}")
                self.press(page.get_by_role("button", name=self.say("web-guide-play"), exact=True))
                page.wait_for_url("**/tables/*")
        raise DeadEnd(f"no guided match of {TRIES} was won by doing as the coach advises")

    def _play(self) -> bool:
        """Play a match to its end; returns whether it was won."""
        page = self.screen.page
        for _ in range(MOST_CHOICES):
            state = self.until(MATCH, [*ASKED, "over"])
            if state == "over":
                page.locator("dialog[open] .learned").wait_for()
                self.look("result")
                title = page.locator("dialog[open] h2").first.inner_text()
                return title == self.say("web-result-you-win")
            before = self.screen_key()
            if state in ("risk", "sure"):
                self.look(state)
                self.press(page.locator("dialog[open] .button.main"))
            elif state == "pick":  # the dialog covers the coach
                self.look("pick")
                page.keyboard.press("Escape")
            elif state == "read":
                name = page.locator(".guide header strong").inner_text()
                self.look("remark-" + re.sub(r"\W+", "-", name.lower()))
                self.press(page.locator(".guide .row .button.main"))
            elif state == "choose":
                # Retry if the match continued before the answer came.
                self.press(page.locator(".guide .row .button"))
                page.wait_for_timeout(100)
                continue
            else:
                self._follow()
            self.wait_for_change(before, state)
        raise DeadEnd(f"no end after {MOST_CHOICES} choices")

    def _follow(self) -> None:
        """Follow the advice: where it is marked on the screen, or with the coach's button."""
        page = self.screen.page
        self.look("advice")
        marked = page.locator(".actions button[data-marked]:visible:not(:disabled)")
        plan = page.locator(".plan .buttons button[data-marked]:visible:not(:disabled)")
        if plan.count():
            self.press(plan.last)
        elif marked.count():
            self.press(marked.last)
        else:
            self.press(page.locator(".guide .row .button"))


class DeadEnd(Exception):  # noqa: N818
    """There is nothing to do, or what was done had no effect."""


def context_of(browser: Browser, language: str, device: str) -> BrowserContext:
    width, height = DEVICES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=BROWSER_LOCALES[language],
        color_scheme="dark" if device == "phone" else "light",
        reduced_motion="reduce",
        has_touch=device == "phone",
    )
    context.set_default_timeout(TIMEOUT_MS)
    return context


def run(
    browser: Browser, url: str, where: dict[str, str], part: str, pictures: Path | None
) -> dict[str, Any]:
    """Run one part; returns what was checked and what was wrong."""
    began = time.monotonic()
    context = context_of(browser, where["language"], where["device"])
    newcomer = Newcomer(Screen(context.new_page(), url, None), where, pictures)
    found: dict[str, Any] = {}
    try:
        if part == "course":
            found["lessons"] = []
            for lesson in newcomer.course():
                found["lessons"].append(lesson)
        else:
            found["matches"] = newcomer.match()
    except Exception as error:  # anything that stops a newcomer is a fault
        newcomer.faults.append(f"{type(error).__name__}: {error}")
        if pictures:
            newcomer.screen.save_picture(pictures, "-".join([*where.values(), part, "stuck"]))
    newcomer.close()
    context.close()
    seconds = round(time.monotonic() - began)
    return {**found, "screens": newcomer.screens, "faults": newcomer.faults, "seconds": seconds}


def main(words: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--language", choices=LOCALES, action="append")
    parser.add_argument("--device", choices=DEVICES, action="append")
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--results", type=Path, default=Path("build/newcomer.json"))
    parser.add_argument("--pictures", type=Path, help="where to put a picture of every screen")
    parser.add_argument("--url", help="a server that runs; else one is started")
    parser.add_argument("--list", action="store_true", help="list the screens that were reached")
    args = parser.parse_args(words)
    results: dict[str, Any] = json.loads(args.results.read_text()) if args.results.exists() else {}
    if not args.list:
        _go_on(args, results)
    return _report(results, whole=args.list)


def _go_on(args: argparse.Namespace, results: dict[str, Any]) -> None:
    """Run the parts that have not run yet, or that had faults."""
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = None if args.url else Server(f"sqlite:///{folder}/tables.db")
        url = args.url or (server.url if server else "")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for device in args.device or DEVICES:
                for language in args.language or LOCALES:
                    for game in args.game or GAMES:
                        for part in args.part or PARTS:
                            key = f"{game} {language} {device} {part}"
                            if key in results and not results[key]["faults"]:
                                continue
                            where = {"game": game, "language": language, "device": device}
                            results[key] = run(browser, url, where, part, args.pictures)
                            args.results.parent.mkdir(parents=True, exist_ok=True)
                            args.results.write_text(json.dumps(results, indent=1, sort_keys=True))
                            _print(key, results[key])
        finally:
            browser.close()
            if server:
                server.kill()


def _print(key: str, found: dict[str, Any]) -> None:
    done = f"{len(found.get('lessons', ()))} lessons" if "course" in key else ""
    done = done or f"won match {found.get('matches', '-')}"
    print(f"{key}: {done}, {len(found['screens'])} screens, {found['seconds']} s", flush=True)
    for fault in found["faults"]:
        print(f"    {fault[:400]}", flush=True)


def _report(results: dict[str, Any], *, whole: bool) -> int:
    """Print the totals; 1 if anything was wrong."""
    screens = [
        f"{key.rpartition(' ')[0]} {screen}"
        for key, found in results.items()
        for screen in found["screens"]
    ]
    if whole:
        print("\n".join(sorted(set(screens))))
    faults = sum(len(found["faults"]) for found in results.values())
    parts = len(GAMES) * len(LOCALES) * len(DEVICES) * len(PARTS)
    print(f"{len(results)} of {parts} parts, {len(set(screens))} screens, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
