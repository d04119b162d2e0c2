"""Every ruling is pinned by a test of this folder that carries its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.marks import marked

HERE = Path(__file__).parent
RULINGS = [f"R7.{number}" for number in (*range(1, 24), 28)]


@pytest.mark.parametrize("rule", RULINGS)
def test_every_ruling_has_tests_that_carry_its_id(rule: str) -> None:
    named = rule.lower().replace(".", "_")  # R7.12: test_r7_12_…
    tests = marked(HERE).get(rule, [])
    assert any(name.startswith(f"test_{named}_") for name in tests)


def test_no_marker_names_a_rule_that_does_not_exist() -> None:
    assert {*marked(HERE)} <= {*RULINGS}


def test_the_collected_tests_carry_them_too(request: pytest.FixtureRequest) -> None:
    """As pytest sees it; a run of a part of the folder cannot show the whole."""
    items = [item for item in request.session.items if item.path.parent == HERE]
    files = {item.path for item in items}
    if files != {*HERE.glob("test_*.py")}:
        pytest.skip("only a part of the folder was collected")
    carried = {rule for item in items for mark in item.iter_markers("rule") for rule in mark.args}
    assert carried >= {*RULINGS}
