"""Draws the icons that need pixels from `public/icon.svg`, with the Chromium that is named."""

from __future__ import annotations

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


def main(chromium: str) -> None:
    """Write every icon again."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, ground) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<body style='margin:0;background:{ground}'>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "chromium")
