"""The kernel three ways: as it is installed, interpreted from its source, and under numba."""

from __future__ import annotations

import builtins
import os
import random
import sys
import types
from collections.abc import Iterator
from typing import Any

import pytest

from kagemusha.core import native
from kagemusha.core.kernel import TAPE_OFF
from kagemusha.games.seven_ronin import state as installed
from kagemusha.games.seven_ronin.options import choose
from kagemusha.games.seven_ronin.phases import layout as at
from kagemusha.games.seven_ronin.position import read
from kagemusha.games.seven_ronin.setup import first_state
from kagemusha.games.seven_ronin.state import State
from tests.games.seven_ronin.table import EDITIONS, MINIATURE
from tests.games.seven_ronin.test_board import HAMLET

KERNEL = "kagemusha.games.seven_ronin.phases"
VARIANTS: list[dict[str, Any]] = [
    *({"edition": edition, "spy": spy} for edition in EDITIONS for spy in (False, True)),
    {"board": MINIATURE, "spy": True},
    {"board": HAMLET},
]
LATE = (
    "round=6 reserves=9 ninja=passage:2,inn:1,watchtower:1,green:2 held=tasuke,kabe silenced=yumi "
    "ronin=yobu:2,yumi:1,musashi:x,hayai:3,taiko:4,kabe:5@field-2,tasuke:1@field-2"
)
MATCHES_EACH = 30


class Python:
    """The interpreted kernel over lists, with the methods of `State` that are compared."""

    def __init__(self, kernel: types.SimpleNamespace, numbers: list[int]) -> None:
        self.kernel = kernel
        self.cells: Any = self.array(numbers, small=True)
        self.buffer: Any = self.array([0] * at.LEGAL_SIZE)

    def array(self, numbers: list[int], *, small: bool = False) -> Any:
        """Memory as this way of running wants it."""
        return list(numbers)

    def numbers(self) -> list[int]:
        """Every cell."""
        return [int(number) for number in self.cells]

    def pending(self) -> tuple[int, ...]:
        """Who owes a choice."""
        return tuple(side for side in (0, 1) if self.kernel.owes(self.cells, side))

    def legal(self, side: int) -> list[int]:
        """The legal choices."""
        count = self.kernel.legal_choices(self.cells, side, self.buffer)
        return [int(choice) for choice in self.buffer[:count]]

    def apply_noted(self, choice: int) -> list[tuple[int, int, int, int]]:
        """Carry out a choice. What it left in the buffer must be the next side's choices."""
        tape = self.array([0] * at.TAPE_SIZE)
        count = self.kernel.apply_choice(self.cells, choice, self.buffer, tape)
        if count:
            left = [int(choice) for choice in self.buffer[:count]]
            assert left == self.legal(self.kernel.next_side(self.cells))
        end = int(tape[0])
        return [tuple(int(n) for n in tape[i : i + 4]) for i in range(1, end + 1, 4)]  # type: ignore[misc]

    def play_randomly(self, first: int, second: int) -> int:
        """A whole match at once."""
        dice, silent = self.array([first, second]), self.array([TAPE_OFF])
        return int(self.kernel.play_randomly(self.cells, dice, self.buffer, silent))


class Numba(Python):
    """The kernel under numba over arrays: eight bits are enough for a state."""

    def array(self, numbers: list[int], *, small: bool = False) -> Any:
        import numpy as np

        return np.array(numbers, dtype=np.int8 if small else np.int64)


def starts() -> Iterator[State]:
    """Matches of every variant, and one from late in the game."""
    for options in VARIANTS:
        for _ in range(MATCHES_EACH):
            yield first_state(choose(options))
    for edition in EDITIONS:
        for _ in range(10):
            yield read(choose({"edition": edition}), LATE)


def compare(kernel: types.SimpleNamespace, way: type[Python]) -> int:
    """The same random matches, state by state, list by list, event by event."""
    matches = 0
    for seed, state in enumerate(starts()):
        matches += 1
        dice = random.Random(seed)
        other = way(kernel, state.numbers())
        while pending := state.pending():
            assert other.pending() == pending
            for side in pending:
                assert other.legal(side) == state.legal(side)
            assert kernel.next_side(other.cells) == state.side() == pending[0]
            choice = dice.choice(state.legal(dice.choice(pending)))
            assert other.apply_noted(choice) == state.apply_noted(choice)
            assert other.numbers() == state.numbers()
        assert other.pending() == ()
        assert state.cells[at.PHASE] == at.OVER
    for seed, state in enumerate(starts(), start=1):
        other = way(kernel, state.numbers())
        assert other.play_randomly(seed, seed + 7) == state.play_randomly(seed, seed + 7)
        assert other.numbers() == state.numbers()
    return matches


def test_what_is_installed() -> None:
    compiled = not installed.__file__.endswith(".py")
    assert compiled == (os.environ.get("KAGEMUSHA_EXPECT_COMPILED") == "1")


def test_the_interpreted_copy_is_python_and_not_the_installed_one() -> None:
    from kagemusha.games.seven_ronin.phases import flow

    kernel = native.interpreted(KERNEL)
    assert kernel.apply_choice is not flow.apply_choice
    for function in vars(kernel).values():
        assert isinstance(function, types.FunctionType)
        assert function.__code__.co_filename.endswith(".py")
        for used in function.__code__.co_names:
            value = function.__globals__.get(used)
            if isinstance(value, types.FunctionType):
                assert value is getattr(kernel, used)
    assert native.interpreted(KERNEL) is kernel


def test_interpreted_and_installed_play_the_same() -> None:
    assert compare(native.interpreted(KERNEL), Python) >= 200


def test_numba_and_installed_play_the_same() -> None:
    """One test, so that numba compiles once."""
    pytest.importorskip("numba")
    kernel = native.with_numba(KERNEL)
    assert {*vars(kernel)} == {*vars(native.interpreted(KERNEL))}
    assert compare(kernel, Numba) >= 200


def test_random_play_is_one_choice_after_the_other() -> None:
    """A whole match inside the kernel is the same as a thrown choice at a time from outside."""
    kernel = native.interpreted(KERNEL)
    for seed, state in enumerate(starts(), start=1):
        twin = state.clone()
        dice = [seed, seed + 7]
        decisions = 0
        while pending := twin.pending():
            choices = twin.legal(pending[0])
            drawn = kernel.pick(dice, len(choices))
            assert 0 <= drawn < len(choices)
            twin.apply(choices[drawn])
            decisions += 1
        assert state.play_randomly(seed, seed + 7) == decisions
        assert state.numbers() == twin.numbers()
        assert state.pending() == ()


def test_without_numba_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *args: Any) -> Any:
        if name == "numba":
            raise ImportError(name)
        return real(name, *args)

    monkeypatch.delitem(sys.modules, "numba", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(ImportError, match="numba is needed"):
        native.with_numba.__wrapped__(KERNEL)


def test_every_cell_fits_in_eight_bits() -> None:
    """What the GPU and numba rely on, also on the largest board that may be loaded."""
    largest = {
        **HAMLET,
        "reserves": 100,
        "supply": 20,
        "area": [{**area, "limit": 15} for area in HAMLET["area"]],
        "round": [{"threat": 10, "minimum": 100}] * 8,
    }
    for seed in range(10):
        state = first_state(choose({"board": largest}))
        dice = random.Random(seed)
        while pending := state.pending():
            state.apply(dice.choice(state.legal(pending[0])))
            assert all(-128 <= number < 128 for number in state.numbers())


def test_the_buffer_holds_the_longest_list_of_choices() -> None:
    """All areas but one occupied, and the Inn copies what it likes; no list can be much longer."""
    dead = "yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,tasuke:x"
    areas = ("watchtower", "field-2", "passage", "field-3", "granary", "animal-pen", "shrine")
    ninja = ",".join(f"{area}:2" for area in (*areas, "burial-grounds", "inn"))
    state = read(choose({}), f"step=area-abilities ninja={ninja} ronin=kabe:0@well,{dead}")
    assert len(state.legal(at.ATTACKER)) == 154
    recalls, sends, chosen, shots = 10 + 10 + 45, 20, 3 * 7, 3
    assert 2 * (recalls + sends + chosen + shots + 1) + 2 <= at.LEGAL_SIZE
