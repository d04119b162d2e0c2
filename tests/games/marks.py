"""Finds the tests that are marked with a rule's id."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def marked(folder: Path) -> dict[str, list[str]]:
    """The tests of a folder that carry each id as a marker, `@pytest.mark.rule("R7.12")`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for rule in mark.args:
                            found.setdefault(ast.literal_eval(rule), []).append(node.name)
    return found
