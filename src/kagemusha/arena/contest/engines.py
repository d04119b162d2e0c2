"""Who plays the units of a contest: this process, several, or a cluster of machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from kagemusha.arena.contest.design import Contest, fingerprint
from kagemusha.arena.play import GameRecord, MatchRunner, known_everywhere
from kagemusha.arena.simulate import PATIENCE, WorkerLost, handling_sigint
from kagemusha.bots import register_bot
from kagemusha.bots.effort import Effort
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.registry import find_game

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

AHEAD = 4
"""Units for each worker that are given out before they are needed."""
LOOK = 2.0
"""Seconds after which a worker looks whether its parent still lives."""

Played = tuple[int, list[GameRecord]]
"""A unit, and its matches."""
Engine = Callable[[Contest, Iterable[int]], Generator[Played, None, None]]
"""Plays units in any order; closed, or interrupted, it leaves the rest."""


class CodeMismatch(KagemushaError):  # noqa: N818  says what it met
    """A machine has other bots or rules than the one that asks it."""


class UnitRunner:
    """Plays the units of a contest: bots are made once for many matches."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._runners: dict[int, MatchRunner] = {}

    def play(self, unit: int) -> list[GameRecord]:
        """All matches of a unit."""
        contest = self._contest
        deal = unit // len(contest.groups)
        seed, runner = contest.deal_seed(deal), self._runner(deal)
        return [runner.play(unit, seed, bots, among=bots) for bots in contest.seatings(unit)]

    def _runner(self, deal: int) -> MatchRunner:
        contest = self._contest
        key = deal % (len(contest.strata) or 1)
        if key not in self._runners:
            effort = None if contest.timed else Effort(contest.work)
            options = contest.options_on(deal)
            self._runners[key] = MatchRunner(contest.game, contest.seats, options, effort=effort)
        return self._runners[key]


def check_code(contest: Contest) -> None:
    """Refuse to play for somebody who has other bots or rules."""
    for name in contest.bots:
        register_bot(name)
    found = fingerprint(find_game(contest.game), contest.bots)
    if found != contest.code:
        raise CodeMismatch(Message("arena-other-code", {"found": found, "known": contest.code}))


def here(contest: Contest, units: Iterable[int]) -> Generator[Played, None, None]:
    """One after the other, in this process."""
    runner = UnitRunner(contest)
    for unit in units:
        yield unit, runner.play(unit)


def processes(workers: int) -> Engine:
    """Several processes of this machine."""
    return here if workers == 1 else partial(_apart, workers)


def _apart(workers: int, contest: Contest, units: Iterable[int]) -> Generator[Played, None, None]:
    known_everywhere(contest.bots)
    # Not forked: a fork would copy threads and terminals that it should not touch.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_start_worker, initargs=(contest, stop)
    )
    waiting = iter(units)
    running: dict[Future[list[GameRecord]], int] = {}
    interrupted = threading.Event()
    try:
        with handling_sigint(signal.SIG_IGN):  # the workers inherit it
            for unit in islice(waiting, AHEAD * workers):
                running[pool.submit(_play_unit, unit)] = unit
        while running:
            with handling_sigint(lambda *_: interrupted.set()):
                ended, _ = wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                for unit in islice(waiting, len(ended)):
                    running[pool.submit(_play_unit, unit)] = unit
            for future in ended:
                yield running.pop(future), future.result()
            if interrupted.is_set():
                raise KeyboardInterrupt
    except BrokenProcessPool as error:
        raise WorkerLost(Message("arena-unit-lost")) from error
    finally:
        stop.set()  # a unit may take minutes: what is unfinished is left
        pool.shutdown(cancel_futures=True)


_unit_runner: UnitRunner


def _start_worker(contest: Contest, stop: Event) -> None:
    global _unit_runner  # noqa: PLW0603  one for the life of the process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave, args=(stop,), daemon=True).start()
    _unit_runner = UnitRunner(contest)


def _leave(stop: Event) -> None:
    """End this process, in the middle of a match, on request or when its parent has died."""
    parent = multiprocessing.parent_process()
    while not stop.wait(LOOK) and parent is not None and parent.is_alive():
        pass
    os._exit(0)


def _play_unit(unit: int) -> list[GameRecord]:
    return _unit_runner.play(unit)
