"""Worker processes in which bots think.

A worker is sent what a person in that seat would see: the view and the legal actions, and a number
to draw from that is made for this one decision. It has neither the state nor the match's seed.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from kagemusha.bots import Bot, bot_names, make_bot, register_bot
from kagemusha.bots.bot import Thinker, Thought
from kagemusha.bots.roster import named_thinker
from kagemusha.bots.thinking_time import HINT_TIMEOUT, MOVE_TIMEOUT, Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.compiled import READY, compiled_parts, copy_folder, failure_of, is_usable
from kagemusha.core.registry import find_game, game_ids
from kagemusha.core.view import View
from kagemusha.table.fair_queue import FairQueue
from kagemusha.table.metrics import Metric

SIMPLER = "greedy"
"""The bot that decides for one that failed or took too long, in games that have it."""
FOR_PEOPLE, AMONG_BOTS = 0, 1
"""Whom a bot's decision is for: people wait for one, and nobody for the other."""
RANKS = ("people", "bots")
"""The same in words."""
ABOUT_WAIT = "Questions to bots: seconds in the queue, by whom they are for."
WAITED = Metric("histogram", "kagemusha_bot_wait_seconds", ABOUT_WAIT, "for")
ABOUT_THINKING = "Questions to bots: seconds of thinking, by whom they are for."
THOUGHT = Metric("histogram", "kagemusha_bot_seconds", ABOUT_THINKING, "for")
FAILED = Metric("counter", "kagemusha_bot_failures_total", "Bots that failed or took too long.")
START = 60.0
"""Seconds in which a new worker must be ready."""
STOP = 2.0
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is asked."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bot: str
    """Its name; "" is the strongest that plays this game."""
    view: View
    legal: Legal
    draw: int
    consider: tuple[tuple[Action, ...], ...] | None = None
    """Plans to weigh, if the bot is to say why; None if only its decision is wanted."""
    effort: Effort | None = None
    """That of its level, unless another is named."""


@dataclass(frozen=True, slots=True)
class BotReply:
    """The answer: actions in notation, or what went wrong."""

    plan: tuple[str, ...] = ()
    problem: str = ""
    thought: Thought | None = None
    """If the bot was to say why."""


OnReply = Callable[[BotReply], None]
Wanted = Callable[[], bool]
"""Whether anybody still wants the answer to a question that has waited."""


class BotWorkers:
    """Processes that answer questions, started when the first is asked or before.

    A bot that takes longer than its budget is stopped together with its process, and a new
    process takes its place. A simpler bot then decides at once, as for one that fails: in our own
    process, which it does not hold up, because it answers within milliseconds.
    """

    def __init__(
        self,
        number: int = 1,
        budget: float = MOVE_TIMEOUT,
        preload: Sequence[str] = (),
        *,
        nice: int = 0,
    ) -> None:
        """`nice` is the niceness of the processes.

        Where a compiled copy of this package is being built, they use it as soon as it is ready.
        """
        self.budget = budget
        self._preload, self._nice = tuple(preload), nice
        self._context = multiprocessing.get_context("spawn")
        self._questions: FairQueue[tuple[BotRequest, OnReply, Wanted, str, float]] = FairQueue()
        self._number = number
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._copy = _Copy(None if compiled_parts() else copy_folder())

    @property
    def open(self) -> bool:
        """Whether bots think here."""
        return self._number > 0 and not self._closing.is_set()

    @property
    def ready(self) -> bool:
        """Whether every process that was started is served, or none is wanted."""
        return not self._number or (self.open and all(t.is_alive() for t in self._threads))

    @property
    def compiled(self) -> bool:
        """Whether bots run compiled, or will after their next request."""
        return bool(compiled_parts() or self._copy.path)

    @property
    def compiling(self) -> bool:
        """Whether a compiled copy is expected that is not there yet."""
        return self._copy.awaited and not self.compiled

    def ask(
        self,
        question: BotRequest,
        reply: OnReply,
        rank: int = FOR_PEOPLE,
        client: str = "",
        by: str = "",
        wanted: Wanted = lambda: True,
    ) -> None:
        """Let a bot think; `reply` is called from another thread, unless all is closed.

        Clients have their turns, and so have the tables of a client: `by` says which one asks.
        What is not `wanted` any more when its turn comes is answered at once, without thinking.
        """
        self.start()
        if self.open:
            work = "analysis" if self._nice else RANKS[rank]
            asked = (question, reply, wanted, work, time.monotonic())
            self._questions.put(asked, rank, client, by)

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions wait, by whom they are for."""
        lengths = self._questions.lengths()
        return {name: lengths.get(rank, 0) for rank, name in enumerate(RANKS)}

    def start(self) -> None:
        """Start the processes, so that the first question does not wait for them."""
        with self._lock:
            while self.open and len(self._threads) < self._number:
                name = f"kagemusha-bots-{len(self._threads)}"
                thread = threading.Thread(target=self._serve, name=name, daemon=True)
                self._threads.append(thread)
                thread.start()

    def close(self) -> None:
        """Stop all workers and wait for them; unfinished work is dropped."""
        with self._lock:
            self._closing.set()
        self._questions.close()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join()

    def _serve(self) -> None:
        """One thread and its process."""
        simple: dict[str, Bot] = {}
        worker = self._worker()
        try:
            while not self._closing.is_set():
                worker.get_ready(self._closing)  # before it takes a question that others could take
                if worker.copy and worker.lost and not self._closing.is_set():
                    self._copy.give_up()
                    worker = self._renewed(worker)
                    continue
                asked = self._questions.get()
                if asked is None:
                    break
                question, reply, wanted, work, since = asked
                WAITED.observe(time.monotonic() - since, work)
                if not wanted():
                    _give(reply, BotReply(problem="nobody waits for it any more"))
                    continue
                if not worker.alive:
                    worker = self._renewed(worker)
                    worker.get_ready(self._closing)
                explains = question.consider is not None
                budget = max(self.budget, HINT_TIMEOUT) if explains else self.budget
                with THOUGHT.time(work):
                    answer = worker.answer(question, budget, self._closing)
                if self._closing.is_set():
                    break
                if answer.problem:
                    FAILED.add()
                if answer.problem and not explains:
                    name = question.bot or "the strongest"
                    other = SIMPLER if SIMPLER in bot_names(question.game) else "random"
                    log.warning("bot %s: %s; %s decides instead", name, answer.problem, other)
                    answer = _decide(simple, replace(question, bot=other, effort=None))
                _give(reply, answer)
                if worker.lost or worker.copy != self._copy.path:  # only now: nobody waits for it
                    worker = self._renewed(worker)
        finally:
            worker.stop()

    def _worker(self) -> _Worker:
        return _Worker(self._context, self._preload, self._nice, self._copy.path)

    def _renewed(self, worker: _Worker) -> _Worker:
        """A new process that replaces a lost one."""
        worker.stop()
        return self._worker()


def _give(reply: OnReply, answer: BotReply) -> None:
    try:
        reply(answer)
    except Exception:
        log.exception("a bot's answer could not be used")


class _Copy:
    """A compiled copy of this package that may be ready now, later or never."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._seen: int | None = None
        """When the copy that was looked at last was made."""
        self._usable = False

    @property
    def path(self) -> str:
        """Where to import from; "" as long as there is nothing to use."""
        if self._folder is None:
            return ""
        try:
            made = (self._folder / READY).stat().st_mtime_ns
        except OSError:  # not there yet, or being built again
            self._seen, self._usable = None, False
            return ""
        if made != self._seen:
            self._seen, self._usable = made, is_usable(self._folder)
            if not self._usable:
                log.warning("%s was made from other sources; bots do not use it", self._folder)
        return str(self._folder) if self._usable else ""

    @property
    def awaited(self) -> bool:
        """Whether there is, or may still be, something to use."""
        return self._folder is not None and not failure_of(self._folder).exists()

    def give_up(self) -> None:
        """No process can work with it."""
        log.error("the compiled copy in %s does not start; bots run interpreted", self._folder)
        self._folder, self._usable = None, False


class _Worker:
    """A process and the pipe to it."""

    def __init__(self, context: Any, preload: Sequence[str], nice: int, copy: str) -> None:
        self._pipe, far = context.Pipe()
        self.copy = copy
        """Where it imports this package from, if from a compiled copy."""
        self._process: SpawnProcess = context.Process(
            target=_work, args=(far, tuple(preload), nice), name="kagemusha-bot", daemon=True
        )
        with _without_control_c(), _importing_from(copy):
            self._process.start()
        far.close()
        self._ready = False
        self.lost = False
        """Whether it cannot be asked any more."""

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def get_ready(self, closing: threading.Event) -> None:
        """Wait until it can be asked, or has taken too long to start."""
        with contextlib.suppress(EOFError, OSError):
            self._ready = self._ready or self._receive(START, closing) is not None
        self.lost = not self._ready

    def answer(self, question: BotRequest, budget: float, closing: threading.Event) -> BotReply:
        """What a bot says; if it says nothing in time, it is lost."""
        if not self._ready:
            return self._lose("its process did not start")
        try:
            self._pipe.send(question)
            found = self._receive(budget, closing)
        except (EOFError, OSError):
            return self._lose("its process died")
        return found or self._lose(f"it had no answer after {budget:g} s")

    def _lose(self, problem: str) -> BotReply:
        self.lost = True
        return BotReply(problem=problem)

    def _receive(self, seconds: float, closing: threading.Event) -> BotReply | None:
        until = time.monotonic() + seconds
        while not closing.is_set():
            left = until - time.monotonic()
            if self._pipe.poll(max(0.0, min(left, 0.1))):
                answer: BotReply = self._pipe.recv()
                return answer
            if left <= 0:
                break
        return None

    def stop(self) -> None:
        """End the process: politely if it listens, at once if not."""
        with contextlib.suppress(OSError):
            self._pipe.close()  # a worker that listens leaves
        self._process.join(0.2)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(STOP)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


_path_lock = threading.Lock()


@contextlib.contextmanager
def _importing_from(folder: str) -> Iterator[None]:
    """A process that starts in here looks in a folder first: it gets our `sys.path`."""
    if not folder:
        yield
        return
    with _path_lock:
        sys.path.insert(0, folder)
        try:
            yield
        finally:
            sys.path.remove(folder)


@contextlib.contextmanager
def _without_control_c() -> Iterator[None]:
    """A process that starts in here does not get Ctrl-C until it unblocks it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- inside of a worker -------------------------------------------------------------------------


def _work(pipe: Connection, preload: Sequence[str], nice: int) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when to stop
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for module in preload:
        if ":" in module:
            register_bot(module)
        else:
            importlib.import_module(module)
    for game in game_ids():
        find_game(game).rules()  # its content is read before anybody waits for a bot
    bots: dict[str, Bot] = {}
    with contextlib.suppress(EOFError, OSError):
        pipe.send(BotReply())
        while True:
            pipe.send(_decide(bots, pipe.recv()))


def _leave_with_parent() -> None:
    """A bot that thinks forever must not outlive a table that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _decide(bots: dict[str, Bot], question: BotRequest) -> BotReply:
    thinks = question.consider is not None
    asked = (question.game, question.seats, sorted(question.options.items()), question.bot)
    key = repr((*asked, question.effort, thinks))
    try:
        if key not in bots:
            bots[key] = _bot(question, thinks=thinks)
        bot, rng = bots[key], Rng(question.draw, "bot")
        if thinks and isinstance(bot, Thinker):
            thought = bot.think(question.view, question.legal, rng, question.consider or ())
            return BotReply(plan=_notation(thought.plan), thought=thought)
        return BotReply(plan=_notation(bot.decide(question.view, question.legal, rng)))
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}"
        return BotReply(
            problem=f"it failed: {where}"
        )  # not its words: they may have what is hidden


def _bot(question: BotRequest, *, thinks: bool) -> Bot:
    game = find_game(question.game)
    rules = game.rules(question.seats, question.options)
    if thinks:
        return named_thinker(question.bot, game, rules, question.effort)
    return make_bot(question.bot or bot_names(game.id)[-1], game, rules, question.effort)


def _notation(plan: Iterable[Action]) -> tuple[str, ...]:
    return tuple(action.notation for action in plan)
