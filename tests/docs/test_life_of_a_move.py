"""Every step of the page "Life of a move" names a file and a function that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.docs.pages import ROOT, Page

PAGE = Page(ROOT / "docs" / "life-of-a-move.md")
STEP = re.compile(r"^\| [^|]+ \| `(?P<file>[^:`]+): (?P<name>[#.\w]+)` \|$", re.MULTILINE)


def names_in(file: Path) -> set[str]:
    """The functions, classes and methods that a file defines."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return set(re.findall(r"^ *(?:export )?(?:async |class )?(#?\w+)(?:\(| \{)", text, re.M))
    names = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            kinds = ast.FunctionDef | ast.AsyncFunctionDef
            methods = [part for part in node.body if isinstance(part, kinds)]
            names |= {f"{node.name}.{method.name}" for method in methods}
    return names


def test_steps_exist() -> None:
    steps = list(STEP.finditer(PAGE.text))
    rows = [line for line in PAGE.text.splitlines() if line.startswith("| ")]
    assert len(steps) == sum(line not in ("| step | where |", "| --- | --- |") for line in rows)
    for step in steps:
        file = ROOT / (step["file"] if "/src/" in step["file"] else f"src/kagemusha/{step['file']}")
        assert step["name"] in names_in(file), f"no {step['name']} in {step['file']}"
