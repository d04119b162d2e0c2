"""Measured data and pictures take few lines of the repository."""

from __future__ import annotations

from docs.pictures.draw import PICTURES
from scripts.compact import compact
from tests.docs.pages import ROOT

DOCS = ROOT / "docs"


def test_files_are_compact() -> None:
    pictures = {path for path in DOCS.rglob("*.svg") if path.name not in PICTURES}
    files = sorted({*DOCS.rglob("*.json"), *pictures})
    long = [str(path) for path in files if compact(path) != path.read_text("utf-8")]
    assert not long, f"run python scripts/compact.py {' '.join(long)}"
