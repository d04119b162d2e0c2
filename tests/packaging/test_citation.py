"""What is cited is what was released."""

from __future__ import annotations

import re
import tomllib

from tests.docs.pages import ROOT


def test_the_citation_names_the_last_release() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"\nversion: {project['version']}\n" in cited
    assert f"\nlicense: {project['license']}\n" in cited
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.search(r"^## \[([\d.]+)\] - (\S+)$", log, re.MULTILINE)
    assert released is not None
    assert released[1] == project["version"]
    assert f"\ndate-released: {released[2]}\n" in cited
