"""Every ruling is pinned by a test of this folder that carries its id."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

RULINGS = [f"R7.{number}" for number in range(1, 24)]


@cache
def marked() -> dict[str, list[str]]:
    """The tests that carry each id as a marker, `@pytest.mark.rule("R7.12")`."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for rule in mark.args:
                            found.setdefault(ast.literal_eval(rule), []).append(node.name)
    return found


@pytest.mark.parametrize("rule", RULINGS)
def test_every_ruling_has_tests_that_carry_its_id(rule: str) -> None:
    named = rule.lower().replace(".", "_")  # R7.12: test_r7_12_…
    tests = marked().get(rule, [])
    assert any(name.startswith(f"test_{named}_") for name in tests)


def test_no_marker_names_a_rule_that_does_not_exist() -> None:
    assert {*marked()} <= {*RULINGS}


def test_the_collected_tests_carry_them_too(request: pytest.FixtureRequest) -> None:
    """As pytest sees it; a run of a part of the folder cannot show the whole."""
    here = Path(__file__).parent
    items = [item for item in request.session.items if item.path.parent == here]
    files = {item.path for item in items}
    if files != {*here.glob("test_*.py")}:
        pytest.skip("only a part of the folder was collected")
    carried = {rule for item in items for mark in item.iter_markers("rule") for rule in mark.args}
    assert carried >= {*RULINGS}
