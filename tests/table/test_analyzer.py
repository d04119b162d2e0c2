"""Which bot reviews a match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import kagemusha
from kagemusha.table import analyzer


def finished(mode: str) -> Any:
    rules = kagemusha.game("wat-aah").rules(2, {"mode": mode})
    log = {"end": {"link": mode}}
    return SimpleNamespace(
        game="wat-aah",
        rules=rules,
        finished=SimpleNamespace(export=lambda: log),
        header=lambda: {"rules": "any"},
        holders=(),
    )


@pytest.mark.parametrize("first", ["grand-master", "grasshopper"])
def test_who_reviews_depends_on_the_options(first: str) -> None:
    """The champion of WAT-AAH! is the master where it has learned nothing."""
    expected = {"grand-master": "master", "grasshopper": "champion"}
    modes = sorted(expected, key=lambda mode: mode != first)
    for mode in modes:
        table = finished(mode)
        key, name = analyzer.key_of(table, "champion", 1.0)
        assert name == expected[mode]
        assert (key == analyzer.key_of(table, "", 1.0)[0]) == (name == "master")
