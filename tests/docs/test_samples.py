"""Every Python sample of every page runs."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import Page, pages

WITH_PYTHON = [page for page in pages() if any(f.language == "python" for f in page.fences())]


def run_samples(page: Page, folder: Path) -> int:
    """Run a page from top to bottom, its named files lying in `folder`; how many blocks ran."""
    names: dict[str, Any] = {"__name__": "__main__"}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    ran = 0
    for fence in page.fences():
        if fence.name:
            (folder / fence.name).parent.mkdir(exist_ok=True)
            (folder / fence.name).write_text(fence.body, encoding="utf-8")
        if fence.language != "python":
            continue
        if ">>>" in fence.body:
            test = parser.get_doctest(fence.body, names, page.name, page.name, fence.line - 1)
            runner.run(test, clear_globs=False)
            names = test.globs
        else:
            exec(compile(fence.body, page.name, "exec"), names)
        ran += 1
    assert runner.summarize(verbose=False).failed == 0
    return ran


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_samples_run(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_samples(page, tmp_path) > 0


def test_there_are_samples() -> None:
    assert {"README.md", "docs/quickstart.md", "docs/add-a-game.md"} <= {
        p.name for p in WITH_PYTHON
    }
