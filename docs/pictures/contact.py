"""Checks every screen of the browser client, and puts pictures of them on contact sheets.

    PYTHONPATH=. python docs/pictures/contact.py [--look phone] [--only NAME] [--rest] [--sheets]

The client must be built (`make web`), and KAGEMUSHA_CHROMIUM must name a browser if none is found.
Every screen is checked on a desktop in light and in dark mode, on a small desktop, and on a phone:
axe must find no violation, no text may be cut off, and the console must be silent. Full-size
pictures are saved in build/contact, so that single screens can be checked again. The sheets are
beside this file, and docs/screens.md lists the screens; both are written once every screen has been
checked in all four looks. The exit code is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.newcomer import CLIPPED
from docs.pictures.contact_screens import SCENES, SCREENS, WANTED, Visit
from docs.pictures.screens import played, served
from kagemusha.table import Store, Tables
from tests.web.conftest import FLAGS, TIMEOUT, chromium
from tests.web.screen import Screen
from tests.web.test_accessibility import violations

HERE = Path(__file__).resolve().parent
STORE = Path("build", "contact")
PAGE = HERE.parent / "screens.md"
MARK = "<!-- Below: written by docs/pictures/contact.py -->\n"
MOST = 520_000
"""The maximum size of a sheet in bytes."""
QUALITY = 0.72
CLIENT = Path("src", "kagemusha", "server", "static", "index.html")


class Look(NamedTuple):
    """A device with a colour mode."""

    title: str
    width: int
    height: int
    dark: bool
    touch: bool
    across: int
    """How many pictures the sheet has side by side."""
    scale: float


LOOKS = {
    "desktop-light": Look("desktop, light", 1440, 900, False, False, 6, 0.22),
    "small-desktop": Look("small desktop", 1024, 768, False, False, 8, 0.23),
    "desktop-dark": Look("desktop, dark", 1440, 900, True, False, 6, 0.22),
    "phone": Look("phone", 390, 844, False, True, 12, 0.42),
}


class ScreenChecker:
    """Checks screens in one look."""

    def __init__(self, browser: Browser, url: str, look: Look, paths: dict[str, str]) -> None:
        self._browser, self._url, self._look, self._paths = browser, url, look, paths
        self.picture = b""
        """The picture of the latest screen."""

    def see(self, name: str, show: Callable[[Visit], None]) -> list[str]:
        """Open a screen, check it and take its picture; returns its faults."""
        faults: list[str] = []
        contexts: list[BrowserContext] = []
        screens: list[Screen] = []

        def open_(path: str) -> Screen:
            contexts.append(self._context())
            screens.append(Screen(contexts[-1].new_page(), self._url, None))
            screens[-1].go(path)
            return screens[-1]

        try:
            visit = Visit(open_, self._paths, phone=self._look.touch)
            show(visit)
            faults += self._look_at(visit.screen)
        except Exception as error:  # report anything that goes wrong as a fault of the screen
            faults.append(f"{type(error).__name__}: {str(error)[:300]}")
        if screens:
            self.picture = screens[-1].page.screenshot()
        wanted = WANTED.get(name)
        problems = [problem for screen in screens for problem in screen.problems]
        faults += [problem for problem in problems if not wanted or wanted not in problem]
        for context in contexts:
            context.close()
        return faults

    def _context(self) -> BrowserContext:
        look = self._look
        context = self._browser.new_context(
            viewport={"width": look.width, "height": look.height},
            locale="en-GB",
            color_scheme="dark" if look.dark else "light",
            reduced_motion="reduce",
            has_touch=look.touch,
        )
        context.set_default_timeout(TIMEOUT)
        return context

    def _look_at(self, screen: Screen) -> list[str]:
        screen.page.mouse.move(0, 0)  # so that nothing is hovered
        screen.page.evaluate("async () => { await document.fonts.ready; }")
        screen.wait_for_frames()
        found: list[str] = screen.page.evaluate(CLIPPED)
        return [*(f"axe {one}" for one in violations(screen)), *found]


BEGIN = """([across, rows, width, height, ground, ink]) => {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: across * (width + 12) + 12,
    height: rows * (height + 30) + 12,
  });
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.font = "600 13px sans-serif";
  Object.assign(window, { canvas, context, ink });
}"""
DRAW = """async ([png, name, left, top, width, height]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const small = await createImageBitmap(picture, {
    resizeWidth: width, resizeHeight: height, resizeQuality: "high",
  });
  context.drawImage(small, left, top + 20);
  context.strokeStyle = "#8a8072";
  context.strokeRect(left - 0.5, top + 19.5, width + 1, height + 1);
  context.fillStyle = ink;
  context.fillText(name, left, top + 14, width);
}"""
END = """(quality) => canvas.toDataURL("image/webp", quality).split(",")[1]"""


def sheet(page: Page, look: Look, pictures: dict[str, bytes]) -> bytes:
    """All pictures of a look with their names, as WebP, drawn by the browser."""
    width, height = int(look.width * look.scale), int(look.height * look.scale)
    rows = -(-len(pictures) // look.across)
    ground, ink = ("#1a2029", "#e8dfcb") if look.dark else ("#eadfc6", "#211c18")
    page.goto("about:blank")
    page.evaluate(BEGIN, [look.across, rows, width, height, ground, ink])
    for number, (name, picture) in enumerate(pictures.items()):
        left = 12 + number % look.across * (width + 12)
        top = 6 + number // look.across * (height + 30)
        png = base64.b64encode(picture).decode()
        page.evaluate(DRAW, [png, name, left, top, width, height])
    return base64.b64decode(page.evaluate(END, QUALITY))


@contextmanager
def server() -> Iterator[tuple[str, dict[str, str]]]:
    """Run a server with a table for every scene; yields its address, and the tables' paths."""
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(Store.open(f"sqlite:///{folder}/tables.db"))
        paths = {name: played(tables, scene) for name, scene in SCENES.items()}
        with served(tables) as url:
            yield url, paths


def main(words: list[str] | None = None) -> int:
    """Check the screens, and write the sheets and the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("--look", choices=LOOKS, action="append")
    parser.add_argument("--only", choices=SCREENS, action="append", metavar="NAME")
    parser.add_argument(
        "--rest", action="store_true", help="only what was not looked at since the client was built"
    )
    parser.add_argument("--sheets", action="store_true", help="only draw the sheets again")
    args = parser.parse_args(words)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if not args.sheets:
            with server() as (url, paths):
                for key in args.look or LOOKS:
                    checker = ScreenChecker(browser, url, LOOKS[key], paths)
                    seen = since_the_build(key) if args.rest else set()
                    for name in args.only or SCREENS:
                        if name in seen:
                            continue
                        faults = checker.see(name, SCREENS[name])
                        keep(key, name, checker.picture, faults)
                        print(f"{key}: {name}", *faults, sep="\n    ", flush=True)
        found = saved_results()
        if missing := [(key, name) for key in LOOKS for name in SCREENS if name not in found[key]]:
            print(f"The sheets stay as they are: {len(missing)} screens were never looked at.")
            print("--rest looks at them. The first is", ": ".join(missing[0]))
            return 1
        for key, look in LOOKS.items():
            page = browser.new_page()
            pictures = {name: path_of(key, name).read_bytes() for name in found[key]}
            picture = sheet(page, look, pictures)
            page.close()
            assert len(picture) <= MOST, f"{key} has {len(picture)} bytes"
            (HERE / f"screens-{key}.webp").write_bytes(picture)
        browser.close()
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(head + MARK + as_markdown(found), encoding="utf-8")
    return 1 if any(seen["faults"] for names in found.values() for seen in names.values()) else 0


# --- what was looked at -------------------------------------------------------------------------

Seen = dict[str, Any]
"""The date on which a screen was checked, and its faults."""


def path_of(key: str, name: str) -> Path:
    """The file of a full-size picture."""
    return STORE / key / f"{name}.png"


def saved_results() -> dict[str, dict[str, Seen]]:
    """The saved results by look and name, in the order of the sheets."""
    file = STORE / "seen.json"
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        key: {name: found[key][name] for name in SCREENS if name in found.get(key, {})}
        for key in LOOKS
    }


def since_the_build(key: str) -> set[str]:
    """The screens of a look without faults whose pictures are newer than the client."""
    built = CLIENT.stat().st_mtime
    return {
        name
        for name, seen in saved_results()[key].items()
        if not seen["faults"] and path_of(key, name).stat().st_mtime > built
    }


def keep(key: str, name: str, picture: bytes, faults: list[str]) -> None:
    """Save the picture and faults of one screen."""
    found = saved_results()
    found[key][name] = {"day": datetime.now(UTC).date().isoformat(), "faults": faults}
    path = path_of(key, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)
    written = STORE / "seen.new"
    written.write_text(json.dumps(found, indent=1), encoding="utf-8")
    written.replace(STORE / "seen.json")  # atomically


def as_markdown(found: dict[str, dict[str, Seen]]) -> str:
    """The page as Markdown: the sheets, and when each screen was checked."""
    seen = [one for names in found.values() for one in names.values()]
    days = sorted({one["day"] for one in seen})
    faults = sum(len(one["faults"]) for one in seen)
    when = " to ".join(dict.fromkeys((days[0], days[-1])))
    lines = [f"\n{when}: {len(seen)} screens, {faults} faults (axe, cut text, console).\n"]
    for key, names in found.items():
        look = LOOKS[key]
        lines.append(f"\n## {look.title.capitalize()} ({look.width}x{look.height})\n")
        alt = f"{len(names)} screens on a {look.title}, in the order of the list below"
        lines.append(f"\n[![{alt}](pictures/screens-{key}.webp)](pictures/screens-{key}.webp)\n")
    lines.append(f"\n## The list\n\nIn the order of the sheets: {'; '.join(SCREENS)}.\n")
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main())
