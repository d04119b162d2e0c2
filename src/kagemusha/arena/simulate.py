"""Plays many matches in one or several processes; their number does not affect the outcome."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from kagemusha.arena.play import MatchRunner, PlayedMatch, game_seed, known_everywhere
from kagemusha.arena.report import Simulation
from kagemusha.bots import BotSpec, register_bot
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import KagemushaError, Message

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

Progress = Callable[[int, int], None]
"""Called after some matches with the number of finished matches and of all matches."""

Keep = Callable[[PlayedMatch], None]
"""Called after each match, before the progress."""

Order = tuple[int, int, tuple[str, ...]]
"""A match to play: its index, its seed, its bots by seat."""

CHUNKS_PER_WORKER = 16
POLL_SECONDS = 0.2
"""How often, in seconds, the waiting process checks for Ctrl-C."""
LARGEST_CHUNK = 25


class WorkerLost(KagemushaError):  # noqa: N818  says what happened
    """A process that played matches ended unexpectedly."""


def simulate(
    game_id: str,
    bots: Sequence[BotSpec],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    workers: int = 1,
    rotate: bool = False,
    gather: bool = False,
    work: float = 1.0,
    progress: Progress | None = None,
    played: Mapping[int, PlayedMatch] | None = None,
    keep: Keep | None = None,
) -> Simulation:
    """Play `games` matches between bots, given by seat as name, `module:Class`, `exec:COMMAND` or
    object.

    Match i has its own seed, drawn from `seed` and i, so the outcome does not depend on
    `workers`. With `rotate`, the bots move on by one seat after each match. With `gather`, each
    match records who used what. Each bot does the fraction `work` of its usual work. Matches in
    `played`, by index, are not played again; `keep` receives each new one. A KeyboardInterrupt ends
    it early, with the matches played until then.
    """
    runner = MatchRunner(game_id, len(bots), options, gather=gather, effort=Effort(work))
    names = [register_bot(bot) for bot in bots]
    for name in names:
        runner.bot(name)
    seed = fresh_seed() >> 192 if seed is None else seed
    seatings = _seatings(tuple(names), rotate=rotate)
    before = played or {}
    known = [before[i] for i in range(games) if i in before]
    orders = [
        (i, game_seed(seed, i), seatings[i % len(seatings)])
        for i in range(games)
        if i not in before
    ]
    matches = _Matches(known, games, progress, keep)
    started = time.perf_counter()
    if workers > 1 and len(orders) > 1:
        known_everywhere(names)
        _play_in_processes(matches, orders, runner, workers)
    else:
        _play_here(matches, orders, runner)
    return Simulation(
        game=game_id,
        rules_version=runner.game.rules_version,
        options=runner.rules.options,
        bots=tuple(names),
        rotate=rotate,
        seed=seed,
        requested=games,
        work=work,
        matches=matches.in_order,
        seconds=time.perf_counter() - started,
    )


class _Matches:
    """The finished matches, and the callbacks for new ones."""

    def __init__(
        self, known: Sequence[PlayedMatch], games: int, progress: Progress | None, keep: Keep | None
    ) -> None:
        self._matches = {match.index: match for match in known}
        self.total = games
        self._progress = progress
        self._keep = keep

    @property
    def done(self) -> int:
        return len(self._matches)

    @property
    def in_order(self) -> tuple[PlayedMatch, ...]:
        return tuple(self._matches[index] for index in sorted(self._matches))

    def add(self, match: PlayedMatch) -> None:
        self._matches[match.index] = match
        if self._keep is not None:
            self._keep(match)

    def report(self) -> None:
        if self._progress is not None:
            self._progress(self.done, self.total)


def _seatings(bots: tuple[str, ...], *, rotate: bool) -> list[tuple[str, ...]]:
    """The seatings that rotation makes of the bots; each different one once."""
    turns = len(bots) if rotate else 1
    return list(dict.fromkeys((*bots[-n:], *bots[:-n]) if n else bots for n in range(turns)))


def _play_here(matches: _Matches, orders: list[Order], runner: MatchRunner) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        matches.report()
        for index, seed, names in orders:
            matches.add(runner.play(index, seed, names))
            matches.report()


# --- several processes --------------------------------------------------------------------


def _play_in_processes(
    matches: _Matches, orders: list[Order], runner: MatchRunner, workers: int
) -> None:
    size = max(1, min(LARGEST_CHUNK, len(orders) // (workers * CHUNKS_PER_WORKER)))
    chunks = [orders[first : first + size] for first in range(0, len(orders), size)]
    made_of = (
        runner.game.id,
        runner.rules.seats,
        dict(runner.rules.options),
        runner.reader is not None,
        runner.effort,
    )
    # Not forked: a fork would copy threads and terminals, which is not safe.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        min(workers, len(chunks)),
        mp_context=context,
        initializer=_start_worker,
        initargs=(*made_of, stop),
    )
    running: set[Future[list[PlayedMatch]]] = set()

    def collect() -> None:
        done, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
        for future in done:
            for match in future.result():
                matches.add(match)
            running.discard(future)

    try:
        with handling_sigint(signal.SIG_IGN):  # inherited by the workers
            running.update(pool.submit(_play_chunk, chunk) for chunk in chunks)
        interrupted = threading.Event()
        with handling_sigint(lambda *_: interrupted.set()):
            try:
                matches.report()
                while running and not interrupted.is_set():
                    collect()
                    matches.report()
            except KeyboardInterrupt:
                pass
            stop.set()  # each worker stops after its current match
            running.difference_update([future for future in running if future.cancel()])
            while running:
                collect()
    except BrokenProcessPool as error:
        args = {"done": matches.done, "total": matches.total}
        raise WorkerLost(Message("arena-worker-lost", args)) from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def handling_sigint(answer: Any) -> Iterator[None]:
    """Handle Ctrl-C with `answer` instead of raising KeyboardInterrupt anywhere.

    Raised while the pool waits, KeyboardInterrupt can leave one of its locks held, and then the
    pool never ends.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, answer)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_runner: MatchRunner
_stop: Event


def _start_worker(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    gather: bool,
    effort: Effort | None,
    stop: Event,
) -> None:
    global _runner, _stop  # noqa: PLW0603  one of each for the life of the process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _runner = MatchRunner(game_id, seats, options, gather=gather, effort=effort)
    _stop = stop


def _play_chunk(chunk: list[Order]) -> list[PlayedMatch]:
    matches: list[PlayedMatch] = []
    for index, seed, names in chunk:
        if _stop.is_set():
            break
        matches.append(_runner.play(index, seed, names))
    return matches
