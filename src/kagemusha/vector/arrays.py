"""The arrays that all matches show; they never move, and every step writes them again."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

ALIGNMENT = 64


@dataclass(frozen=True)
class Arrays:
    """One row for each match. NumPy's own arrays: PyTorch and JAX take them without a copy."""

    observations: NDArray[Any]
    """What the seat that is asked may know."""
    mask: NDArray[np.int8]
    """1 for each legal action of the seat that is asked."""
    seats: NDArray[np.int64]
    """Who is asked: always a learner."""
    rewards: NDArray[np.float32]
    """By seat: 1 for each winner and -1 for the others of a match that this step ended, else 0."""
    done: NDArray[np.bool_]
    """Whether this step ended the match; the next one has begun in its place."""
    illegal: NDArray[np.bool_]
    """Whether the action was illegal: its seat has lost that match, and nobody has won it."""
    lengths: NDArray[np.int64]
    """The learners' actions in the match so far; where it is done, in the match that ended."""
    samples: NDArray[np.int64]
    """A uniform legal action, if they are drawn."""
    actions: NDArray[np.int64]
    """What `step` carries out."""

    def part(self, rows: slice) -> Arrays:
        """The same arrays, for some matches."""
        return Arrays(*(getattr(self, each.name)[rows] for each in fields(self)))


def shapes(
    matches: int, observation: int, actions: int, seats: int, number: str
) -> dict[str, tuple[tuple[int, ...], str]]:
    """The shape and type of each array."""
    return {
        "observations": ((matches, observation), number),
        "mask": ((matches, actions), "int8"),
        "seats": ((matches,), "int64"),
        "rewards": ((matches, seats), "float32"),
        "done": ((matches,), "bool"),
        "illegal": ((matches,), "bool"),
        "lengths": ((matches,), "int64"),
        "samples": ((matches,), "int64"),
        "actions": ((matches,), "int64"),
    }


def bytes_for(shapes: dict[str, tuple[tuple[int, ...], str]]) -> int:
    """How much memory the arrays take, side by side."""
    return sum(_bytes(shape, number) for shape, number in shapes.values())


def _bytes(shape: tuple[int, ...], number: str) -> int:
    size = prod(shape) * np.dtype(number).itemsize
    return -(-size // ALIGNMENT) * ALIGNMENT


def arrays_in(memory: Any, shapes: dict[str, tuple[tuple[int, ...], str]]) -> Arrays:
    """Arrays side by side in one piece of memory, which processes may share."""
    found, start = {}, 0
    for name, (shape, number) in shapes.items():
        flat = np.frombuffer(memory, number, prod(shape), start)
        found[name] = flat.reshape(shape)
        start += _bytes(shape, number)
    return Arrays(**found)
