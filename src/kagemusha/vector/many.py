"""Many matches played at once, in this process or in several that share memory."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import weakref
from collections.abc import Sequence
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection, wait
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots import BotSpec
from kagemusha.core.chance import fresh_seed
from kagemusha.envs.spec import EnvSpec
from kagemusha.vector.arrays import Arrays, arrays_in, bytes_for, shapes
from kagemusha.vector.match_group import MatchGroup
from kagemusha.vector.settings import RANDOM, Number, Policy, VectorSettings, learners_of

SEEDS = 1 << 62
Shapes = dict[str, tuple[tuple[int, ...], str]]


@dataclass(frozen=True)
class ReadyMatches:
    """The matches of one worker, all waiting for an action."""

    ids: NDArray[np.int64]
    """Their places among all matches."""
    arrays: Arrays
    """What they show: rows of the arrays of all."""


class ManyMatches:
    """Matches of one game, each waiting for one action of a learner.

    `step` acts in all of them. With several workers, `recv` gives the matches of whichever is
    ready, and `send` lets them go on while the others are looked at.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        learners: Sequence[int] | str | None = None,
        bot: BotSpec = RANDOM,
        policy: Policy | None = None,
        workers: int = 1,
        number: Number = "float32",
        samples: bool = False,
        **options: Any,
    ) -> None:
        """One learner on `seat`, None for any, or several `learners`, "all" for every seat.

        The other seats are played by `bot`, or by `policy`, which is called with the observations,
        masks and seats of all that wait for it.
        """
        spec = EnvSpec(game, seats, options)
        who = learners_of(seat, learners, spec.rules.seats)
        self.settings = VectorSettings(
            game, matches, seats, who, bot, policy, number, samples, options
        )
        self.spec = self.settings.spec()
        if not 1 <= workers <= matches:
            raise ValueError(f"workers: from 1 to the number of matches, {matches}; not {workers}")
        spec_sizes = (self.spec.encoder.size, len(self.spec.space), spec.rules.seats)
        layout = shapes(matches, *spec_sizes, number)
        self._by_worker: list[ReadyMatches] = []
        self._ready: list[int] = []
        self._out: set[int] = set()
        ends = [matches * worker // workers for worker in range(workers + 1)]
        rows = [slice(*pair) for pair in itertools.pairwise(ends)]
        if workers == 1:
            self.arrays = arrays_in(bytearray(bytes_for(layout)), layout)
            self._group: MatchGroup | None = MatchGroup(self.settings, self.arrays, 0)
            self._processes: _Processes | None = None
        else:
            self._group = None
            self._processes = _Processes(self.settings, layout, rows)
            self.arrays = self._processes.arrays
        for some in rows:
            ids = np.arange(some.start, some.stop)
            self._by_worker.append(ReadyMatches(ids, self.arrays.part(some)))

    def __getstate__(self) -> dict[str, Any]:
        """Everything, to be copied or pickled in the middle of matches; of one process only."""
        if self._group is None:
            raise TypeError("matches of several workers cannot be copied: use workers=1")
        shown = {each.name: getattr(self.arrays, each.name).copy() for each in fields(self.arrays)}
        return {
            "settings": self.settings,
            "group": self._group.save(),
            "arrays": shown,
            "ready": self._ready,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        settings: VectorSettings = state["settings"]
        ManyMatches.__init__(
            self,
            settings.game,
            settings.matches,
            settings.seats,
            seat=None,
            learners=settings.learners,
            bot=settings.bot,
            policy=settings.policy,
            number=settings.number,
            samples=settings.samples,
            **settings.options,
        )
        assert self._group is not None
        if state["group"] is not None:
            self._group.load(state["group"])
        for name, values in state["arrays"].items():
            np.copyto(getattr(self.arrays, name), values)
        self._ready = state["ready"]

    @property
    def size(self) -> int:
        """How many matches there are."""
        return self.settings.matches

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin the first match of every place; the same seed gives the same matches.

        A match depends on the seed and its number, not on how many workers there are.
        """
        for worker in tuple(self._out):
            self._finish(worker)
        self.arrays.actions[:] = 0
        seed = (fresh_seed() if seed is None else seed) % SEEDS
        if self._group:
            self._group.begin(seed)
        else:
            for worker in range(len(self._by_worker)):
                self._start(worker, seed)
            for worker in range(len(self._by_worker)):
                self._finish(worker)
        self._ready = list(range(len(self._by_worker)))
        return self.arrays

    def step(self, actions: Any) -> Arrays:
        """Carry out one action in every match."""
        if len(self._ready) < len(self._by_worker):
            raise RuntimeError("reset first; after send, recv from all workers before step")
        self.arrays.actions[:] = _actions(actions, self.size)
        if self._group:
            self._group.step()
        else:
            for worker in range(len(self._by_worker)):
                self._start(worker, None)
            for worker in range(len(self._by_worker)):
                self._finish(worker)
        return self.arrays

    def recv(self) -> ReadyMatches:
        """The matches of one worker, as soon as one is ready."""
        if not self._ready:
            if not self._out:
                raise RuntimeError("nothing is under way: reset, or send what was received")
            assert self._processes is not None
            self._finish(self._processes.first_of(self._out))
        return self._by_worker[self._ready.pop(0)]

    def send(self, actions: Any, ids: Any) -> None:
        """Carry out actions in the matches that `recv` gave; a worker does so meanwhile."""
        number = self._worker_of(np.asarray(ids))
        ready = self._by_worker[number]
        ready.arrays.actions[:] = _actions(actions, len(ready.ids))
        if self._group:
            self._group.step()
            self._ready.append(number)
        else:
            self._start(number, None)

    def _worker_of(self, ids: NDArray[Any]) -> int:
        for number, ready in enumerate(self._by_worker):
            if len(ids) == len(ready.ids) and (ids == ready.ids).all():
                if number in self._ready or number in self._out:
                    raise RuntimeError("these matches were not received yet")
                return number
        raise ValueError("send the ids of one worker, as recv gave them")

    def _start(self, worker: int, seed: int | None) -> None:
        assert self._processes is not None
        self._processes.tell(worker, seed)
        self._out.add(worker)

    def _finish(self, worker: int) -> None:
        assert self._processes is not None
        self._processes.hear(worker)
        self._out.discard(worker)
        if worker not in self._ready:
            self._ready.append(worker)

    def close(self) -> None:
        """End the workers; the arrays stay readable."""
        if self._processes:
            self._processes.close()

    def __enter__(self) -> ManyMatches:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _actions(actions: Any, size: int) -> NDArray[Any]:
    found = np.asarray(actions)
    if found.shape != (size,):
        raise ValueError(f"one action for each of {size} matches, not {found.shape}")
    if found.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {found.dtype}")
    return found


class _Processes:
    """The workers, and the memory that they share."""

    def __init__(self, settings: VectorSettings, layout: Shapes, rows: list[slice]) -> None:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", bytes_for(layout))
        self.arrays = arrays_in(memory, layout)
        self._pipes: list[Connection] = []
        processes = []
        for some in rows:
            own, theirs = context.Pipe()
            given = (settings, layout, memory, some, theirs)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(own)
            processes.append(process)
        self._end = weakref.finalize(self, _end, self._pipes, processes)
        for number in range(len(rows)):
            self.hear(number)

    def tell(self, worker: int, seed: int | None) -> None:
        """Let a worker begin its matches, or act."""
        try:
            self._pipes[worker].send(("step", seed) if seed is None else ("begin", seed))
        except OSError as error:
            raise RuntimeError("a worker has ended") from error

    def hear(self, worker: int) -> None:
        """Wait until a worker is done; what went wrong there is raised here."""
        try:
            problem = self._pipes[worker].recv()
        except (EOFError, OSError) as error:
            raise RuntimeError("a worker has ended") from error
        if problem is not None:
            raise problem

    def first_of(self, workers: set[int]) -> int:
        """One of some workers that is done."""
        pipes = {id(self._pipes[worker]): worker for worker in workers}
        return pipes[id(wait([self._pipes[worker] for worker in workers])[0])]

    def close(self) -> None:
        """End them."""
        self._end()


def _end(pipes: list[Connection], processes: list[Any]) -> None:
    for pipe in pipes:
        with contextlib.suppress(OSError):
            pipe.send(("close", None))
        pipe.close()
    for process in processes:
        process.join()


def _work(
    settings: VectorSettings, layout: Shapes, memory: Any, rows: slice, pipe: Connection
) -> None:
    """A worker: does what it is told until it is told to end."""
    group = MatchGroup(settings, arrays_in(memory, layout).part(rows), rows.start)
    pipe.send(None)
    while True:
        try:
            what, seed = pipe.recv()
        except (EOFError, OSError):
            what = "close"
        if what == "close":
            return
        try:
            if what == "begin":
                group.begin(seed)
            else:
                group.step()
            pipe.send(None)
        except Exception as error:
            pipe.send(error)
