"""Many matches, on one process or several, with the same outcome on any number of them."""

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
from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import KagemushaError, Message

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

Progress = Callable[[int, int], None]
"""Called after some matches with the numbers of finished and of all matches."""

Order = tuple[int, int, tuple[str, ...]]
"""A match to play: its index, its seed, its bots by seat."""

CHUNKS_PER_WORKER = 16
POLL_SECONDS = 0.2
"""Seconds after which the one who waits looks whether somebody pressed Ctrl-C."""
LARGEST_CHUNK = 25


class WorkerLost(KagemushaError):  # noqa: N818  says what happened
    """A process that played matches ended before it was done."""


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
    progress: Progress | None = None,
) -> Simulation:
    """Play `games` matches of bots, given by seat: names, `module:Class`, `exec:COMMAND`, objects.

    Match i has its own seed, drawn from `seed` and i, so the outcome does not depend on
    `workers`. With `rotate`, the bots move on one seat from each match to the next.
    With `gather`, each match keeps who used what.
    A KeyboardInterrupt ends it early, with the matches that were played until then.
    """
    runner = MatchRunner(game_id, len(bots), options, gather=gather)
    names = [register_bot(bot) for bot in bots]
    for name in names:
        runner.bot(name)
    seed = fresh_seed() >> 192 if seed is None else seed
    seatings = _seatings(tuple(names), rotate=rotate)
    orders = [(i, game_seed(seed, i), seatings[i % len(seatings)]) for i in range(games)]
    report = progress or _nobody
    matches: dict[int, PlayedMatch] = {}
    started = time.perf_counter()
    if workers > 1 and games > 1:
        known_everywhere(names)
        _play_apart(matches, orders, runner, workers, report)
    else:
        _play_here(matches, orders, runner, report)
    return Simulation(
        game=game_id,
        rules_version=runner.game.rules_version,
        options=runner.rules.options,
        bots=tuple(names),
        rotate=rotate,
        seed=seed,
        requested=games,
        matches=tuple(matches[index] for index in sorted(matches)),
        seconds=time.perf_counter() - started,
    )


def _nobody(done: int, total: int) -> None:
    """Progress that nobody watches."""


def _seatings(bots: tuple[str, ...], *, rotate: bool) -> list[tuple[str, ...]]:
    """The bots by seat, moved on by one seat at a time; each different seating once."""
    turns = len(bots) if rotate else 1
    return list(dict.fromkeys((*bots[-n:], *bots[:-n]) if n else bots for n in range(turns)))


def _play_here(
    matches: dict[int, PlayedMatch], orders: list[Order], runner: MatchRunner, report: Progress
) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        report(0, len(orders))
        for index, seed, names in orders:
            matches[index] = runner.play(index, seed, names)
            report(len(matches), len(orders))


# --- several processes --------------------------------------------------------------------


def _play_apart(
    matches: dict[int, PlayedMatch],
    orders: list[Order],
    runner: MatchRunner,
    workers: int,
    report: Progress,
) -> None:
    size = max(1, min(LARGEST_CHUNK, len(orders) // (workers * CHUNKS_PER_WORKER)))
    chunks = [orders[first : first + size] for first in range(0, len(orders), size)]
    made_of = (
        runner.game.id,
        runner.rules.seats,
        dict(runner.rules.options),
        runner.reader is not None,
    )
    # Not forked: a fork would copy threads and terminals that it should not touch.
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
            matches.update((match.index, match) for match in future.result())
            running.discard(future)

    try:
        with handling_sigint(signal.SIG_IGN):  # the workers inherit it
            running.update(pool.submit(_play_chunk, chunk) for chunk in chunks)
        interrupted = threading.Event()
        with handling_sigint(lambda *_: interrupted.set()):
            try:
                report(0, len(orders))
                while running and not interrupted.is_set():
                    collect()
                    report(len(matches), len(orders))
            except KeyboardInterrupt:  # the one who watches has had enough
                pass
            stop.set()  # each worker ends after the match it is playing
            running.difference_update([future for future in running if future.cancel()])
            while running:
                collect()
    except BrokenProcessPool as error:
        args = {"done": len(matches), "total": len(orders)}
        raise WorkerLost(Message("arena-worker-lost", args)) from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def handling_sigint(answer: Any) -> Iterator[None]:
    """Let Ctrl-C do this instead of raising in the middle of things.

    Raised inside the pool's own waiting, KeyboardInterrupt can leave one of its locks held, and
    then nothing ever ends.
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
    game_id: str, seats: int, options: dict[str, Any], gather: bool, stop: Event
) -> None:
    global _runner, _stop  # noqa: PLW0603  one of each for the life of the process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _runner = MatchRunner(game_id, seats, options, gather=gather)
    _stop = stop


def _play_chunk(chunk: list[Order]) -> list[PlayedMatch]:
    matches: list[PlayedMatch] = []
    for index, seed, names in chunk:
        if _stop.is_set():
            break
        matches.append(_runner.play(index, seed, names))
    return matches
