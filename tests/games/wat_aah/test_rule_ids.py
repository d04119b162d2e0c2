"""Every ruling is pinned by a test of this folder that carries its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.marks import marked

HERE = Path(__file__).parent
RULINGS = [f"S.{number}" for number in range(1, 39)]


@pytest.mark.parametrize("rule", RULINGS)
def test_every_ruling_has_tests_that_carry_its_id(rule: str) -> None:
    assert marked(HERE).get(rule)


def test_no_marker_names_a_rule_that_does_not_exist() -> None:
    assert {*marked(HERE)} <= {*RULINGS}
