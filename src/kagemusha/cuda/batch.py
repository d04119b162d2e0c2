"""Whole matches, playouts and an environment of many matches, on a GPU or the processor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kagemusha.cuda.kernels import kernel_of, start_of
from kagemusha.cuda.machines import Gpu, Machine, Processor
from kagemusha.cuda.programs import RESULTS

Options = Mapping[str, Any]
MOST_MATCHES = 1 << 32
"""Per seed: a throw counts matches with 32 bits."""


def machine_for(game: str, on: str = "gpu") -> Machine:
    """The machine that runs a game's programs: "gpu", or "processor"."""
    if on == "gpu":
        return Gpu(kernel_of(game))
    if on == "processor":
        return Processor(kernel_of(game))
    raise ValueError(f"programs run on 'gpu' or 'processor', not on {on!r}")


def starts_of(
    machine: Machine, variants: Sequence[Options | None], seats: int | None = None
) -> Any:
    """The first states of some variants, one column each; matches take them in turn."""
    game = machine.kernel.game
    columns = [start_of(game, options, seats) for options in variants]
    table = machine.arrays.asarray(columns, dtype=machine.kernel.cell)
    return machine.arrays.ascontiguousarray(table.T)


def play_matches(machine: Machine, starts: Any, matches: int, seed: int, first: int = 0) -> Any:
    """Random matches to their end: an array of `RESULTS` by match.

    The match of a number is always the same for a seed, and starts at column `number` of the
    starts, counted round and round.
    """
    _check(machine, starts, seed, first, matches)
    results = machine.arrays.empty((len(RESULTS), matches), "int16")
    machine.run("play", matches, seed, first, starts, results)
    return results


def fingerprints(machine: Machine, starts: Any, matches: int, seed: int, first: int = 0) -> Any:
    """One number for all that happens in each of those matches: equal numbers, equal matches."""
    _check(machine, starts, seed, first, matches)
    trails = machine.arrays.empty(matches, "int64")
    machine.run("follow", matches, seed, first, starts, trails)
    return trails


def playouts(machine: Machine, positions: Any, each: int, seed: int) -> Any:
    """How many of `each` random playouts each seat wins: an array of seats by positions."""
    number = positions.shape[1]
    winners = play_matches(machine, positions, number * each, seed)[0].reshape(each, number)
    seats = range(machine.kernel.seats)
    return machine.arrays.stack([(winners >> seat & 1).sum(axis=0) for seat in seats])


class Environment:
    """Many matches, each asked for one decision at a time; all arrays stay where they are.

    They are arrays of the machine with the match as their last axis, written again by each `step`:
    hand them to PyTorch, JAX or CuPy once, by DLPack, and look at them after each step. A match
    that ends is rewarded, and the next one begins in its place.
    """

    def __init__(self, machine: Machine, starts: Any, matches: int, seed: int) -> None:
        _check(machine, starts, seed, 0, matches)
        self.machine = machine
        self.seed = seed
        self.size = matches
        self._starts = starts
        kernel = machine.kernel

        def zeros(kind: str, *shape: int) -> Any:
            return machine.arrays.zeros((*shape, matches), kind)

        self.states = zeros(kernel.cell, kernel.state)
        self.observations = zeros("uint8", kernel.observation)
        """What the seat that is asked may know, nothing else."""
        self.mask = zeros("int8", kernel.choices)
        """1 for each legal choice of the seat that is asked."""
        self.legals = zeros("int16", kernel.legal)
        self.counts = zeros("int16")
        """The same choices as a list: only the first rows of `legals` count."""
        self.seats = zeros("int8")
        """Who is asked."""
        self.rewards = zeros("int8", kernel.seats)
        """1 for each winner and -1 for each loser of a match that this step ended, else 0."""
        self.done = zeros("int8")
        self.refused = zeros("int8")
        """1 where the last action was not legal: that match has not changed."""
        self.matches = zeros("int64")
        self.throws = zeros("int32")
        self.actions = zeros("int32")
        """Where `choose_randomly` writes; `step` reads it if it is given nothing else."""
        self._shown = (
            *(self.states, self.matches, self.throws, self.legals, self.counts),
            *(self.mask, self.seats, self.observations),
        )
        self.reset()

    def reset(self) -> None:
        """Begin the first match of every place."""
        self.matches[...] = self.machine.arrays.arange(self.size)
        self.machine.run("reset", self.size, self.seed, self._starts, *self._shown)

    def choose_randomly(self) -> None:
        """A uniform legal choice in every match, by the seed."""
        given = (self.matches, self.throws, self.legals, self.counts, self.actions)
        self.machine.run("choose", self.size, self.seed, *given)

    def step(self, actions: Any = None) -> None:
        """Carry out one action in every match: indices of `mask`, in an array that DLPack knows."""
        if actions is not None:
            self.actions[...] = self._own(actions)
        results = (self.rewards, self.done, self.refused)
        given = (self._starts, self.actions, *self._shown, *results)
        self.machine.run("step", self.size, self.seed, *given)

    def _own(self, actions: Any) -> Any:
        arrays = self.machine.arrays
        if not isinstance(actions, arrays.ndarray):
            actions = arrays.from_dlpack(actions)
        if actions.shape != (self.size,):
            raise ValueError(f"one action for each of {self.size} matches, not {actions.shape}")
        return actions


def _check(machine: Machine, starts: Any, seed: int, first: int, matches: int) -> None:
    kernel = machine.kernel
    if starts.shape[0] != kernel.state or str(starts.dtype) != kernel.cell:
        raise ValueError(
            f"starts of {kernel.game} are {kernel.state} rows of {kernel.cell}, "
            f"not {starts.shape[0]} of {starts.dtype}"
        )
    if not 0 <= seed < 1 << 63:
        raise ValueError(f"a seed is a number from 0 to 2^63 - 1, not {seed}")
    if matches < 1 or not 0 <= first <= MOST_MATCHES - matches:
        raise ValueError(
            f"one seed has matches 0 to 2^32 - 1, not {first} to {first + matches - 1}"
        )
