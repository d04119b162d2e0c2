"""Data files and pictures have few lines."""

from __future__ import annotations

import json

from docs.pictures.draw import PICTURES
from scripts.compact import WIDTH, compact, compact_json
from tests.docs.pages import ROOT

DOCS = ROOT / "docs"


def test_files_are_compact() -> None:
    pictures = {path for path in DOCS.rglob("*.svg") if path.name not in PICTURES}
    files = sorted({*DOCS.rglob("*.json"), *pictures})
    long = [str(path) for path in files if compact(path) != path.read_text("utf-8")]
    assert not long, f"run python scripts/compact.py {' '.join(long)}"


def test_lines_are_filled_and_say_the_same() -> None:
    value = {"rows": [{"item": str(number), "of": number} for number in range(200)], "empty": []}
    text = compact_json(value)
    assert json.loads(text) == value
    assert max(map(len, text.splitlines())) <= WIDTH
    assert len(text.splitlines()) < len(text) / WIDTH + 8
