"""Draws the icons that need pixels from `public/icon.svg`, with the Chromium that is named."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
SIZES = {
    "icon-192.png": (192, "transparent"),
    "icon-512.png": (512, "transparent"),
    "icon-maskable-512.png": (512, "#f4ecda"),
}
"""Each file, its size, and what is behind the picture: what is masked has no corners of its own."""


BADGE = ("badge-96.png", 96)
"""One colour on nothing, as systems want it beside a notification."""


def monochrome(svg: str) -> str:
    """The dark shape of the picture alone, in white; what is bright on it are holes."""
    dark, bright = re.findall(r'<g fill="#[0-9a-f]+">(.*?)</g>', svg, re.DOTALL)
    view = 'xmlns="http://www.w3.org/2000/svg" viewBox="70 80 372 372"'
    holes = f'<mask id="m"><rect width="512" height="512" fill="#fff"/><g>{bright}</g></mask>'
    return f'<svg {view}>{holes}<g fill="#fff" mask="url(#m)">{dark}</g></svg>'


def main(chromium: str) -> None:
    """Write every icon again."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        drawn = {name: (size, ground, svg) for name, (size, ground) in SIZES.items()}
        drawn[BADGE[0]] = (BADGE[1], "transparent", monochrome(svg))
        for name, (size, ground, svg) in drawn.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<body style='margin:0;background:{ground}'>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "chromium")
