"""Engines that play the matchups of a contest: in this process, in several, or on a cluster."""

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
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from kagemusha.arena.contest.design import Contest
from kagemusha.arena.fingerprint import fingerprint
from kagemusha.arena.play import MatchRunner, PlayedMatch, known_everywhere
from kagemusha.arena.simulate import POLL_SECONDS, WorkerLost, handling_sigint
from kagemusha.bots import register_bot
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.registry import find_game

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

AHEAD = 4
"""How many matchups are queued in advance for each worker."""
LOOK = 2.0
"""How often, in seconds, a worker checks whether its parent is alive."""

PlayedMatchup = tuple[int, list[PlayedMatch]]
"""A matchup, and its matches."""
Engine = Callable[[Contest, Iterable[int]], Generator[PlayedMatchup, None, None]]
"""Plays matchups in any order; if closed or interrupted, it skips the rest."""


T_co = TypeVar("T_co", covariant=True)


class Player(Protocol[T_co]):
    """Plays numbered pieces of work."""

    def play(self, number: int, /) -> T_co:
        """Play the piece with this number."""


class CodeMismatch(KagemushaError):  # noqa: N818  says what it met
    """This machine has other bots or rules than the one that sent the work."""


class MatchupRunner:
    """Plays the matchups of a contest, and reuses its bots for many matches."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._runners: dict[int, MatchRunner] = {}

    def play(self, matchup: int) -> list[PlayedMatch]:
        """All matches of a matchup."""
        contest = self._contest
        deal = matchup // len(contest.groups)
        seed, runner = contest.deal_seed(deal), self._runner(deal)
        return [runner.play(matchup, seed, bots, among=bots) for bots in contest.seatings(matchup)]

    def _runner(self, deal: int) -> MatchRunner:
        contest = self._contest
        key = deal % (len(contest.strata) or 1)
        if key not in self._runners:
            effort = None if contest.timed else Effort(contest.work)
            options = contest.options_on(deal)
            self._runners[key] = MatchRunner(contest.game, contest.seats, options, effort=effort)
        return self._runners[key]


def check_code(contest: Contest) -> None:
    """Raise CodeMismatch if the contest was made with other bots or rules."""
    for name in contest.bots:
        register_bot(name)
    found = fingerprint(find_game(contest.game), contest.bots)
    if found != contest.code:
        raise CodeMismatch(Message("arena-other-code", {"found": found, "known": contest.code}))


def here(contest: Contest, matchups: Iterable[int]) -> Generator[PlayedMatchup, None, None]:
    """An engine that plays one matchup after the other, in this process."""
    runner = MatchupRunner(contest)
    for matchup in matchups:
        yield matchup, runner.play(matchup)


def nobody(_contest: Contest, _matchups: Iterable[int]) -> Generator[PlayedMatchup, None, None]:
    """An engine that plays nothing: the result is what was played before."""
    yield from ()


def processes(workers: int) -> Engine:
    """An engine that uses several processes of this machine."""
    return here if workers == 1 else partial(_play_in_processes, workers)


def _play_in_processes(
    workers: int, contest: Contest, matchups: Iterable[int]
) -> Generator[PlayedMatchup, None, None]:
    known_everywhere(contest.bots)
    return on_processes(workers, partial(MatchupRunner, contest), matchups)


def on_processes(
    workers: int, make_player: Callable[[], Player[T_co]], numbers: Iterable[int]
) -> Generator[tuple[int, T_co], None, None]:
    """Let processes play these numbers; yields each with its result as soon as it is done.

    Every process makes its own player. If closed or interrupted, it skips the rest.
    """
    # Not forked: a fork would copy threads and terminals, which is not safe.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_start_worker, initargs=(make_player, stop)
    )
    waiting = iter(numbers)
    running: dict[Future[T_co], int] = {}
    interrupted = threading.Event()
    try:
        with handling_sigint(signal.SIG_IGN):  # inherited by the workers
            for number in islice(waiting, AHEAD * workers):
                running[pool.submit(_play, number)] = number
        while running:
            with handling_sigint(lambda *_: interrupted.set()):
                ended, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
                for number in islice(waiting, len(ended)):
                    running[pool.submit(_play, number)] = number
            for future in ended:
                yield running.pop(future), future.result()
            if interrupted.is_set():
                raise KeyboardInterrupt
    except BrokenProcessPool as error:
        raise WorkerLost(Message("arena-matchup-lost")) from error
    finally:
        stop.set()  # do not wait for unfinished matchups, which may take minutes
        pool.shutdown(cancel_futures=True)


_player: Player[Any]


def _start_worker(make_player: Callable[[], Player[Any]], stop: Event) -> None:
    global _player  # noqa: PLW0603  one for the life of the process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_on_request, args=(stop,), daemon=True).start()
    _player = make_player()


def _exit_on_request(stop: Event) -> None:
    """End this process, even during a match, on request or when its parent has died."""
    parent = multiprocessing.parent_process()
    while not stop.wait(LOOK) and parent is not None and parent.is_alive():
        pass
    os._exit(0)


def _play(number: int) -> Any:
    return _player.play(number)
