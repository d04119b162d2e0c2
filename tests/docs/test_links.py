"""Every relative link of every page leads somewhere."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT, Page, pages

PAGES = pages()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_resolve(page: Page) -> None:
    for target in page.links():
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.file.parent / path).resolve() if path else page.file
        assert file.exists(), f"{page.name} links to {target}"
        assert file.is_relative_to(ROOT), f"{page.name} links out of the repository: {target}"
        if anchor:
            assert anchor in Page(file).anchors(), f"{page.name} links to {target}"


def test_the_index_lists_every_page_of_the_docs() -> None:
    index = next(page for page in PAGES if page.name == "docs/index.md")
    listed = {(index.file.parent / target).resolve() for target in index.links()}
    docs = {page.file for page in PAGES if page.name.startswith("docs/") and page != index}
    assert docs <= listed


def test_decisions_are_numbered_and_short() -> None:
    decisions = [page for page in PAGES if page.name.startswith("docs/decisions/")]
    numbers = [page.file.name[:4] for page in decisions]
    assert numbers == sorted(set(numbers))
    for page in decisions:
        assert page.text.startswith(f"# {page.file.name[:4]} ")
        for heading in ("## Context", "## Decision", "## Consequences"):
            assert heading in page.text, f"{page.name} lacks {heading}"
        assert len(page.text.splitlines()) <= 60, f"{page.name} is longer than a page"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_paths_exist(page: Page) -> None:
    """Files of the repository that a page names in code."""
    for code in page.code():
        for word in re.findall(r"(?<![\w/.-])(?:docs|tests|src|bench|examples)/[\w./-]+", code):
            assert (ROOT / word).exists(), f"{page.name} names {word}"
