"""Draws the pictures of the docs: `python docs/pictures/draw.py`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":  # a script has its own folder on the path, not the root
    sys.path.insert(0, str(HERE.parent.parent))

from docs.pictures.curves import draw_solvers, draw_training  # noqa: E402
from docs.pictures.packages import draw_packages  # noqa: E402
from docs.pictures.village import draw_village  # noqa: E402

PICTURES: dict[str, Callable[[], str]] = {
    "architecture.svg": draw_packages,
    "benchmark-solvers.svg": draw_solvers,
    "benchmark-training.svg": draw_training,
    "seven-ronin.svg": draw_village,
}


def main() -> None:
    """Write every picture beside this file."""
    for name, draw in PICTURES.items():
        (HERE / name).write_text(draw(), encoding="utf-8")
        print(f"docs/pictures/{name}")


if __name__ == "__main__":
    main()
