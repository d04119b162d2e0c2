"""What plays the matches of a group: the compiled loop over a kernel, or the rules of any game."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from kagemusha.core.batch import Batch
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.playthrough import Playthrough
from kagemusha.envs.spec import EnvSpec, rewards
from kagemusha.vector.arrays import Arrays


class Engine(Protocol):
    """Matches in places; each shows the decision of one seat.

    Observations and masks are written into the arrays that the engine was made with.
    """

    seats: NDArray[np.int64]
    rewards: NDArray[np.int64]
    done: NDArray[np.int64]
    illegal: NDArray[np.int64]
    lengths: NDArray[np.int64]
    learners: NDArray[np.int64]
    matches: NDArray[np.int64]

    def begin(self, seed: int) -> None:
        """Begin the first match of every place."""

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in every place."""

    def step_some(self, places: list[int], actions: list[int]) -> None:
        """One more action in some places, of seats that are no learners."""

    def choose_randomly(self) -> NDArray[np.int64]:
        """A uniform legal action for every place."""

    def state(self, place: int) -> Any:
        """The state of a place."""

    def save(self) -> dict[str, Any]:
        """Everything that has happened, as data that can be copied and pickled."""

    def load(self, saved: dict[str, Any]) -> None:
        """Go on from there, in an engine of the same kind."""


ROWS = 64
"""How many matches a kernel shows before they are copied: few enough for the processor's cache."""
PRIVATE = (
    ("_dice", np.int64),
    ("_listed", np.int16),
    ("_counts", np.int64),
    ("_asked", np.int64),
    ("_played", np.int64),
)
"""What a batch knows beside what it shows: its runs, with the type of their numbers."""
SHOWN = ("seats", "rewards", "done", "illegal", "lengths", "learners", "matches")


class KernelEngine:
    """Matches of a game whose kernel writes observations."""

    def __init__(
        self, spec: EnvSpec, arrays: Arrays, learners: int, chosen: int, first: int, stride: int
    ) -> None:
        """`learners` and `chosen`, seats that play at random, are bits."""
        numbering = spec.rules.numbering()
        assert numbering is not None
        self._rules, self._arrays = spec.rules, arrays
        self._scale = spec.encoder.scale if arrays.observations.dtype != np.uint8 else None
        size = self._size = len(arrays.seats)
        rows = self._rows = min(ROWS, size)
        sizes = (spec.rules.seats, numbering.size, len(numbering.actions), numbering.most)
        batch = Batch(spec.rules.setup(), size, rows, *sizes, learners, chosen, first, stride)
        self._batch = batch
        self._samples = _look(batch.samples, np.int64)
        self.rewards = _look(batch.rewards, np.int64).reshape(size, -1)
        self.seats = _look(batch.seats, np.int64)
        self.done = _look(batch.done, np.int64)
        self.illegal = _look(batch.illegal, np.int64)
        self.lengths = _look(batch.lengths, np.int64)
        self.learners = _look(batch.learners, np.int64)
        self.matches = _look(batch.matches, np.int64)
        self.state = batch.state
        self._parts = [
            (at, min(at + rows, size), arrays.part(slice(at, at + rows)))
            for at in range(0, size, rows)
        ]

    def begin(self, seed: int) -> None:
        """Begin the first match of every place."""
        self._batch.begin(seed)
        for first, past, part in self._parts:
            self._batch.show(first, past)
            self._copy(part)

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in every place."""
        listed = actions.tolist()
        for first, past, part in self._parts:
            self._batch.step(first, past, listed)
            self._copy(part)

    def step_some(self, places: list[int], actions: list[int]) -> None:
        """One more action in some places."""
        rows = self._rows
        for at in range(0, len(places), rows):
            some = places[at : at + rows]
            self._batch.step_some(some, actions[at : at + rows])
            seen, mask = self._shown(len(some))
            self._arrays.observations[some] = seen if self._scale is None else seen * self._scale
            self._arrays.mask[some] = mask

    def _copy(self, part: Arrays) -> None:
        """Copy what is shown into some rows: the kernel's numbers, or numbers between 0 and 1."""
        seen, mask = self._shown(len(part.mask))
        if self._scale is None:
            np.copyto(part.observations, seen)
        else:
            np.multiply(seen, self._scale, out=part.observations)
        np.copyto(part.mask, mask)

    def _shown(self, number: int) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """The observations and masks of the matches that were shown last."""
        seen = _look(self._batch.observations, np.uint8).reshape(self._rows, -1)
        mask = _look(self._batch.mask, np.int8).reshape(self._rows, -1)
        return seen[:number], mask[:number]

    def choose_randomly(self) -> NDArray[np.int64]:
        """A uniform legal action for every place."""
        self._batch.choose_randomly()
        return self._samples

    def save(self) -> dict[str, Any]:
        """States as position lines, everything else as arrays."""
        batch = self._batch
        runs = {name: _look(getattr(batch, name), number).copy() for name, number in PRIVATE}
        return {
            "seed": batch._seed,
            "runs": runs,
            "shown": {name: getattr(self, name).copy() for name in SHOWN},
            "states": [
                self._rules.write_position(batch.state(place)) for place in range(self._size)
            ],
        }

    def load(self, saved: dict[str, Any]) -> None:
        """The way back."""
        batch = self._batch
        batch._seed = saved["seed"]
        for name, number in PRIVATE:
            _fill(getattr(batch, name), number, saved["runs"][name])
        for name in SHOWN:
            values = saved["shown"][name]
            _fill(getattr(batch, name), values.dtype.type, values)
        for place, line in enumerate(saved["states"]):
            state = self._rules.read_position(line)
            state.share_buffers(batch._buffers)
            batch._states[place] = state


def _look(cells: Any, number: type[Any]) -> NDArray[Any]:
    """A kernel's cells as an array, without a copy."""
    return np.frombuffer(memoryview(cells), number)


def _fill(run: Any, number: type[Any], values: NDArray[Any]) -> None:
    """Write values into a kernel's cells, where they stay."""
    values = values.ravel()
    for place in np.flatnonzero(_look(run, number) != values).tolist():
        run[place] = int(values[place])


class RulesEngine:
    """Matches of any game, in Python."""

    def __init__(
        self, spec: EnvSpec, arrays: Arrays, learners: int, chosen: int, first: int, stride: int
    ) -> None:
        """As `KernelEngine`."""
        self._spec, self._chosen, self._first, self._stride = spec, chosen, first, stride
        self._arrays = arrays
        size = self._size = len(arrays.seats)
        self._seats = spec.rules.seats
        self._rotate = learners == 0

        def cells(*shape: int) -> NDArray[np.int64]:
            return np.zeros((size, *shape), np.int64)

        self.seats, self.done, self.illegal, self.lengths = (cells() for _ in range(4))
        self.matches, self._asked, self._played = cells(), cells(), cells()
        self.rewards = cells(self._seats)
        self.learners = cells() + learners
        self._mask = np.zeros((size, len(spec.space)), np.int8)
        self._plays: list[Playthrough] = []
        self._rngs: list[Rng] = []

    def begin(self, seed: int) -> None:
        """Begin the first match of every place."""
        self._seed = seed
        self._plays = [Playthrough(self._spec.rules, None) for _ in range(self._size)]
        self._rngs = [Rng(seed) for _ in range(self._size)]
        self._clear()
        self.lengths[:] = self._played[:] = 0
        self.matches[:] = np.arange(self._first, self._first + self._size)
        for place in range(self._size):
            self._start(place)
            self._settle(place)

    def _start(self, place: int) -> None:
        match = int(self.matches[place])
        source = SeededSource(Rng(self._seed, "chance", match))
        self._plays[place] = Playthrough(self._spec.rules, source)
        self._plays[place].start()
        self._rngs[place] = Rng(self._seed, "choices", match)
        self._asked[place] = 0
        if self._rotate:
            turn = place + self._first + int(self._played[place])
            self.learners[place] = 1 << turn % self._seats

    def _clear(self) -> None:
        ended = self.done != 0
        self.lengths[ended] = self._asked[ended]
        self.rewards[:] = 0
        self.done[:] = 0
        self.illegal[:] = 0

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in every place."""
        self._clear()
        self.step_some(list(range(self._size)), actions.tolist())

    def step_some(self, places: list[int], actions: list[int]) -> None:
        """One more action in some places."""
        for place, action in zip(places, actions, strict=True):
            self._act(place, action)

    def _act(self, place: int, action: int) -> None:
        seat = int(self.seats[place])
        if self.learners[place] >> seat & 1:
            self._asked[place] += 1
            if not self.done[place]:
                self.lengths[place] = self._asked[place]
        if 0 <= action < self._mask.shape[1] and self._mask[place, action]:
            self._spec.act(self._plays[place], seat, action, with_events=False)
        else:
            self.illegal[place] = 1
            self._end(place, [-1.0 if other == seat else 0.0 for other in range(self._seats)])
        self._settle(place)

    def _settle(self, place: int) -> None:
        while True:
            play = self._plays[place]
            if not play.pending:
                self._end(place, rewards(self._seats, play.result))
                continue
            seat = play.pending[0]
            if not (self._chosen >> seat & 1 and not self.learners[place] >> seat & 1):
                break
            legal = self._spec.space.legal(play, seat)
            self._spec.act(play, seat, self._rngs[place].choice(legal), with_events=False)
        self.seats[place] = seat
        seen = self._spec.observe(play, seat)
        self._mask[place] = self._arrays.mask[place] = seen["action_mask"]
        self._arrays.observations[place] = seen["observation"]

    def _end(self, place: int, earned: list[float]) -> None:
        if self._asked[place] and not self.done[place]:
            self.done[place] = 1
            self.lengths[place] = self._asked[place]
            self.rewards[place] = earned
        self.matches[place] += self._stride
        self._played[place] += 1
        self._start(place)

    def choose_randomly(self) -> NDArray[np.int64]:
        """A uniform legal action for every place."""
        rows = (np.flatnonzero(row).tolist() for row in self._mask)
        return np.array([rng.choice(row) for rng, row in zip(self._rngs, rows, strict=True)])

    def state(self, place: int) -> Any:
        """The state of a place."""
        return self._plays[place].state

    def save(self) -> dict[str, Any]:
        """All attributes but those that follow from the settings, and the arrays."""
        given = ("_spec", "_arrays")
        return {name: value for name, value in self.__dict__.items() if name not in given}

    def load(self, saved: dict[str, Any]) -> None:
        """The way back."""
        self.__dict__.update(saved)
