"""Compares variants of a kernel (interpreted, numba) with the installed one, for all games."""

from __future__ import annotations

import importlib
import os
import random
import types
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from kagemusha.core import kernel_loader
from kagemusha.core.flat_state import FlatState
from kagemusha.core.kernel import TAPE_OFF

COMPILED = os.environ.get("KAGEMUSHA_EXPECT_COMPILED") == "1"
"""Whether the compiled build is meant to be tested."""
numba_test = pytest.mark.skipif(
    COMPILED, reason="numba is compared with the interpreted kernel, and that with the compiled one"
)
Events = list[tuple[int, int, int, int]]


@dataclass(frozen=True)
class KernelVariant:
    """A variant of a kernel: its functions, and memory in the form that they need."""

    functions: types.SimpleNamespace
    state: Callable[[Sequence[int]], Any]
    buffer: Callable[[Sequence[int]], Any]
    numbers: Callable[[Any], list[int]]


def interpreted(package: str) -> KernelVariant:
    """The kernel as Python, over lists."""
    return KernelVariant(kernel_loader.interpreted(package), list, list, list)


def with_numba(package: str, cell: str) -> KernelVariant:
    """The kernel compiled by numba, over arrays; `cell` is the type of a state's numbers."""
    pytest.importorskip("numba")
    import numpy as np

    return KernelVariant(
        kernel_loader.with_numba(package),
        lambda numbers: np.array(numbers, dtype=cell),
        lambda numbers: np.array(numbers, dtype=np.int64),
        lambda array: array.tolist(),
    )


class Twin:
    """The methods of `State` for a variant of a kernel. Games add what their kernels call."""

    cells_layout: types.ModuleType

    def __init__(self, variant: KernelVariant, numbers: Sequence[int]) -> None:
        self.variant = variant
        self.kernel = variant.functions
        self.cells = variant.state(numbers)
        self.buffer = variant.buffer([0] * self.cells_layout.LEGAL_SIZE)

    def pending(self) -> tuple[int, ...]:
        """Who owes a choice."""
        raise NotImplementedError

    def next(self) -> int:
        """Who is asked first."""
        raise NotImplementedError

    def apply(self, seat: int, choice: int, tape: Any) -> None:
        """Carry out a choice."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Every cell."""
        return self.variant.numbers(self.cells)

    def legal(self, seat: int) -> list[int]:
        """The legal choices."""
        return self.choices(self.kernel.legal_choices(self.cells, seat, self.buffer))

    def choices(self, count: int) -> list[int]:
        """What stands in the buffer."""
        return self.variant.numbers(self.buffer[:count])

    def apply_noted(self, seat: int, choice: int) -> Events:
        """Carry out a choice and say what happened."""
        tape = self.variant.buffer([0] * self.cells_layout.TAPE_SIZE)
        self.apply(seat, choice, tape)
        noted = self.variant.numbers(tape[1 : tape[0] + 1])
        return list(zip(*(noted[part::4] for part in range(4)), strict=True))

    def play_randomly(self, first: int, second: int) -> int:
        """A whole match at once."""
        dice, silent = self.variant.buffer([first, second]), self.variant.buffer([TAPE_OFF])
        return int(self.kernel.play_randomly(self.cells, dice, self.buffer, silent))


def compare(
    variant: KernelVariant,
    twin: type[Twin],
    starts: Callable[[], Iterable[FlatState]],
    phases: set[int] | None = None,
) -> int:
    """The same random matches, state by state, list by list, event by event; how many.

    `phases` collects the phases in which somebody chose.
    """
    reached = set() if phases is None else phases
    matches = 0
    for seed, state in enumerate(starts()):
        matches += 1
        dice = random.Random(seed)
        other = twin(variant, state.numbers())
        while pending := state.pending():
            assert other.pending() == pending
            assert other.next() == pending[0]
            for seat in pending:
                assert other.legal(seat) == state.legal(seat)
            seat = dice.choice(pending)
            choice = dice.choice(state.legal(seat))
            assert state.owing() == pending[0]
            reached.add(state.cells[other.cells_layout.PHASE])
            assert other.apply_noted(seat, choice) == state.apply_noted(seat, choice)
            assert other.numbers() == state.numbers()
        assert other.pending() == ()
        assert state.numbers()[other.cells_layout.PHASE] == other.cells_layout.OVER
    for seed, state in enumerate(starts(), start=1):
        other = twin(variant, state.numbers())
        assert other.play_randomly(seed, seed + 7) == state.play_randomly(seed, seed + 7)
        assert other.numbers() == state.numbers()
    return matches


def check_what_is_installed(module: types.ModuleType) -> None:
    """The compiled build is tested if it should be, and only then."""
    assert (not str(module.__file__).endswith(".py")) == COMPILED


def check_interpreted_is_python(package: str) -> None:
    """The interpreted copy is Python throughout, and not the installed one."""
    kernel = kernel_loader.interpreted(package)
    assert kernel.apply_choice is not importlib.import_module(f"{package}.flow").apply_choice
    for function in vars(kernel).values():
        assert isinstance(function, types.FunctionType)
        assert function.__code__.co_filename.endswith(".py")
        for used in function.__code__.co_names:
            value = function.__globals__.get(used)
            if isinstance(value, types.FunctionType):
                assert value is getattr(kernel, used)
    assert kernel_loader.interpreted(package) is kernel
