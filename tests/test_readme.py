"""The README's Python is what a newcomer types first: it must work as it stands."""

from __future__ import annotations

from pathlib import Path

from tests.docs.pages import ROOT, Page
from tests.docs.test_samples import run_samples

README = Page(ROOT / "README.md")


def test_the_sample_runs(tmp_path: Path) -> None:
    assert run_samples(README, tmp_path) == 1


def test_the_two_commands_come_first() -> None:
    first = next(README.fences()).body.splitlines()
    assert [line.split()[:2] for line in first] == [["make", "play"], ["make", "test"]]
