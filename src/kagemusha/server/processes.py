"""Several processes that serve at the same address, and the parent that restarts them."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import connection
from multiprocessing.context import SpawnProcess

PAUSE = 1.0
"""Seconds before a process that ended by itself is started again."""
STOP = 10.0
"""Seconds that processes have to end."""
log = logging.getLogger(__name__)


class Stopped(BaseException):
    """Somebody wants us to end, by this signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def supervise(number: int, serve: Callable[[int], None]) -> int:
    """Run `serve` in `number` processes until Ctrl-C or SIGTERM; restart those that die.

    `serve` gets the number of its process, from 0.
    """
    context = multiprocessing.get_context("spawn")

    def start(index: int) -> SpawnProcess:
        process = context.Process(target=_run, args=(serve, index), name="kagemusha-serve")
        process.start()
        return process

    running: list[SpawnProcess] = []
    with _stopped_by_signals():
        try:
            running += [start(index) for index in range(number)]
            while True:
                connection.wait([process.sentinel for process in running])
                time.sleep(PAUSE)
                for index, process in enumerate(running):
                    if not process.is_alive():
                        log.warning("process %s died (%s)", process.pid, process.exitcode)
                        process.close()
                        running[index] = start(index)
        except Stopped as stopped:
            _end()
            return 0 if stopped.number == signal.SIGINT else 128 + stopped.number


@contextlib.contextmanager
def _stopped_by_signals() -> Iterator[None]:
    def stop(number: int, _frame: object) -> None:
        for each in before:  # once is enough
            signal.signal(each, signal.SIG_IGN)
        raise Stopped(number)

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _end() -> None:
    """Terminate all processes, and kill those that do not end in time."""
    running = multiprocessing.active_children()  # also one that was just being started
    until = time.monotonic() + STOP
    for process in running:
        process.terminate()
    for process in running:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()


# --- inside of a process --------------------------------------------------------------------------


def _run(serve: Callable[[int], None], index: int) -> None:
    # All processes get Ctrl-C; the parent says when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    serve(index)


def _leave_with_parent() -> None:
    """Exit with the parent: without it nobody would stop or restart this process."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
