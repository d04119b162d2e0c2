"""The coverage run reports exactly what was not used and not taken."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from examples import lanterns
from kagemusha.core.match import Move
from kagemusha.testing.coverage import Coverage, Fact, are_interpreted

SOURCE = '''
"""Branches of every kind."""
from dataclasses import dataclass
from functools import cache

LARGE = 5 if True or False else 6  # ran when the module was loaded

def plain(a, b=1 if LARGE else 2):
    """Keeps what the operands give."""
    if a > 1 and b:
        return a or b
    while a < 1:
        a += 1
    return "x" if not a else "y"

@cache
def decorated(n):
    for i in range(n):
        n += i
    return [i for i in range(3) if i == n]

@dataclass
class Thing:
    size: int

    @property
    def big(self):
        return self.size > LARGE

    @staticmethod
    def read(text):
        try:
            return int(text)
        except ValueError:
            return None

    def kind(self):
        match self.size:
            case 1:
                return "one"
            case n if n > 5:
                return "large"
        def inner():
            return __class__.__name__
        assert self.size, inner()
        return inner()

def idle():
    pass
'''


@pytest.fixture
def module(tmp_path: Path) -> Any:
    path = tmp_path / "branches.py"
    path.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("branches", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def missing(coverage: Coverage) -> set[str]:
    return {line.partition(": ")[2] for line in coverage.never_taken()}


def test_every_branch_not_taken_is_named(module: Any) -> None:
    with Coverage([module]) as coverage:
        assert missing(coverage) >= {
            "plain: a > 1: never true",
            "idle: the function: never entered",
        }
        assert module.plain(3) == 3
        assert module.decorated(0) == [0]
        assert module.Thing(3).kind() == "Thing"
        assert module.Thing.read("4") == 4
    assert missing(coverage) == {
        "plain: a > 1: never false",
        "plain: b: never false",
        "plain: a: never false",
        "plain: a < 1: never true",
        "plain: a < 1: never false",
        "plain: a (2): never true",
        "plain: a (2): never false",
        "decorated: for i in range(n): never entered",
        "Thing.big: the function: never entered",
        "Thing.read: except ValueError: never entered",
        "Thing.kind: case 1: never entered",
        "Thing.kind: n > 5: never true",
        "Thing.kind: case n: never entered",
        "idle: the function: never entered",
    }


def test_nothing_is_missing_when_all_was_taken(module: Any) -> None:
    with Coverage([module]) as coverage:
        for a, b in ((3, 1), (3, 0), (0, 0), (1, 1)):
            module.plain(a, b)
        module.decorated(0)
        module.decorated(1)
        for size in (1, 3, 7):
            module.Thing(size).kind()
        assert module.Thing(7).big
        assert module.Thing.read("four") is None
        module.idle()
    # What is `or`-ed after a was above 1, and what is left after the loop: always true.
    assert missing(coverage) == {"plain: a: never false", "plain: a (2): never false"}


def test_lines_are_those_of_the_file(module: Any) -> None:
    lines = SOURCE.splitlines()
    for branch in Coverage([module]).branches:
        function, _, text = branch.where.partition(": ")
        name = f"def {function.rpartition('.')[2]}("
        wanted = name if text == "the function" else text.removesuffix(" (2)")
        assert wanted in lines[branch.line - 1]


def test_functions_are_as_before_afterwards(module: Any) -> None:
    codes = [module.plain.__code__, module.Thing.kind.__code__, module.Thing.big.fget.__code__]
    with Coverage([module]):
        assert module.plain.__code__ is not codes[0]
    now = [module.plain.__code__, module.Thing.kind.__code__, module.Thing.big.fget.__code__]
    assert all(one is other for one, other in zip(now, codes, strict=True))
    assert not [name for name in vars(module) if "mark" in name]


def test_the_list_of_what_cannot_be_reached_is_held_to_its_word(module: Any) -> None:
    listed = {
        "branches.plain: a: false": "above 1 here",
        "branches.idle: the function: entered": "it is called below",
        "branches.gone: x: true": "there is no such function",
    }
    with Coverage([module], unreachable=listed) as coverage:
        module.idle()
    found = coverage.never_taken()
    assert "branches.idle: the function: entered: was taken, or is no more" in found
    assert "branches.gone: x: true: was taken, or is no more" in found
    assert not [line for line in found if "plain: a: never false" in line]


def test_compiled_modules_are_refused() -> None:
    compiled = ModuleType("kernel")
    compiled.__file__ = "kernel.so"
    assert not are_interpreted([compiled])
    with pytest.raises(ValueError, match="compiled"):
        Coverage([compiled])


def reasons(moves: Sequence[Move]) -> list[Fact]:
    return [("kind", event.kind) for move in moves for event in move.events]


def test_a_run_stops_when_nothing_is_missing_and_is_the_same_every_time() -> None:
    game = lanterns.LanternsGame()
    wanted = {("kind", "lanterns-chosen"), ("kind", "lanterns-drawn")}
    with Coverage(facts=reasons) as coverage:
        coverage.run(game, wanted, matches=50)
    assert coverage.matches == 1
    assert not coverage.never_seen(wanted)
    assert coverage.never_seen({("kind", "lanterns-lit")}) == ["kind lanterns-lit"]
    runs = []
    for _ in range(2):
        with Coverage([lanterns]) as again:
            again.run(game, {("event", "that never comes")}, matches=8)
        assert again.matches == 8
        runs.append((again.seen, again.never_taken()))
    assert runs[0] == runs[1]
    assert runs[0][0]
