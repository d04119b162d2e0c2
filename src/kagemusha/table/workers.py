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
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from kagemusha.bots import Bot, bot_names, make_bot
from kagemusha.bots.bot import Thinker, Thought
from kagemusha.bots.effort import Effort
from kagemusha.bots.review import named_thinker
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Stream
from kagemusha.core.registry import find_game, game_ids
from kagemusha.core.view import View

BUDGET = 2.0
"""Seconds after which a bot is not waited for: those of the level that takes most."""
EXPLAINED = 6.0
"""The same for one that is to say why: there is no other that could do it instead."""
SIMPLER = "greedy"
"""The bot that decides for one that failed or took too long."""
START = 60.0
"""Seconds in which a new worker must be ready."""
GOODBYE = 2.0
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
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
class Answer:
    """What came of it: actions in notation, or what went wrong."""

    plan: tuple[str, ...] = ()
    problem: str = ""
    thought: Thought | None = None
    """If the bot was to say why."""


Reply = Callable[[Answer], None]


class Workers:
    """Processes that answer questions, started when the first is asked.

    A bot that takes longer than its budget is stopped together with its process, and a new
    process takes its place. A simpler bot then decides instead, as for one that fails.
    """

    def __init__(
        self,
        number: int = 1,
        budget: float = BUDGET,
        preload: Sequence[str] = (),
        *,
        nice: int = 0,
    ) -> None:
        """`nice` is how far the processes stand back behind others."""
        self.budget = budget
        self._preload, self._nice = tuple(preload), nice
        self._context = multiprocessing.get_context("spawn")
        self._questions: queue.SimpleQueue[tuple[Question, Reply] | None] = queue.SimpleQueue()
        self._number = number
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closing = threading.Event()

    @property
    def open(self) -> bool:
        """Whether bots think here."""
        return self._number > 0 and not self._closing.is_set()

    def ask(self, question: Question, reply: Reply) -> None:
        """Let a bot think; `reply` is called from another thread, unless all is closed."""
        with self._lock:
            if not self.open:
                return
            while len(self._threads) < self._number:
                name = f"kagemusha-bots-{len(self._threads)}"
                thread = threading.Thread(target=self._serve, name=name, daemon=True)
                self._threads.append(thread)
                thread.start()
        self._questions.put((question, reply))

    def close(self) -> None:
        """Stop all workers and wait for them; what is still being thought of is dropped."""
        with self._lock:
            self._closing.set()
        for _ in self._threads:
            self._questions.put(None)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join()

    def _serve(self) -> None:
        """One thread and its process."""
        worker: _Worker | None = None
        try:
            while (asked := self._questions.get()) is not None and not self._closing.is_set():
                question, reply = asked
                worker, answer = self._answer(worker, question)
                decides = question.consider is None and question.bot != SIMPLER
                if answer.problem and decides and not self._closing.is_set():
                    name = question.bot or "the strongest"
                    log.warning("bot %s: %s; %s decides instead", name, answer.problem, SIMPLER)
                    worker, answer = self._answer(worker, replace(question, bot=SIMPLER))
                if not self._closing.is_set():
                    try:
                        reply(answer)
                    except Exception:
                        log.exception("a bot's answer could not be used")
        finally:
            if worker is not None:
                worker.stop()

    def _answer(self, worker: _Worker | None, question: Question) -> tuple[_Worker, Answer]:
        """What a bot says, in a new process if there is none any more."""
        if worker is None or not worker.alive:
            worker = _Worker(self._context, self._preload, self._nice)
        budget = self.budget if question.consider is None else max(self.budget, EXPLAINED)
        return worker, worker.answer(question, budget, self._closing)


class _Worker:
    """A process and the line to it."""

    def __init__(self, context: Any, preload: Sequence[str], nice: int) -> None:
        self._line, far = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=_work, args=(far, tuple(preload), nice), name="kagemusha-bot", daemon=True
        )
        with _without_control_c():
            self._process.start()
        far.close()
        self._ready = False

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def answer(self, question: Question, budget: float, closing: threading.Event) -> Answer:
        """What a bot says; if it says nothing in time, the process is ended."""
        try:
            if not self._ready:
                self._ready = self._hear(START, closing) is not None
                if not self._ready:
                    self.stop()
                    return Answer(problem="its process did not start")
            self._line.send(question)
            found = self._hear(budget, closing)
        except (EOFError, OSError):
            self.stop()
            return Answer(problem="its process died")
        if found is None:
            self.stop()
            return Answer(problem=f"it had no answer after {budget:g} s")
        return found

    def _hear(self, seconds: float, closing: threading.Event) -> Answer | None:
        until = time.monotonic() + seconds
        while not closing.is_set():
            left = until - time.monotonic()
            if self._line.poll(max(0.0, min(left, 0.1))):
                heard: Answer = self._line.recv()
                return heard
            if left <= 0:
                break
        return None

    def stop(self) -> None:
        """End the process: politely if it listens, at once if not."""
        with contextlib.suppress(OSError):
            self._line.close()  # a worker that listens leaves
        self._process.join(0.2)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(GOODBYE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextlib.contextmanager
def _without_control_c() -> Iterator[None]:
    """A process that starts in here does not hear Ctrl-C until it says how it wants to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- inside of a worker -------------------------------------------------------------------------


def _work(line: Connection, preload: Sequence[str], nice: int) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us says when to stop
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for module in preload:
        importlib.import_module(module)
    for game in game_ids():
        find_game(game).rules()  # its content is read before anybody waits for a bot
    bots: dict[str, Bot] = {}
    with contextlib.suppress(EOFError, OSError):
        line.send(Answer())
        while True:
            line.send(_decide(bots, line.recv()))


def _leave_with_parent() -> None:
    """A bot that thinks forever must not outlive a table that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _decide(bots: dict[str, Bot], question: Question) -> Answer:
    thinks = question.consider is not None
    asked = (question.game, question.seats, sorted(question.options.items()), question.bot)
    key = repr((*asked, question.effort, thinks))
    try:
        if key not in bots:
            bots[key] = _bot(question, thinks=thinks)
        bot, stream = bots[key], Stream(question.draw, "bot")
        if thinks and isinstance(bot, Thinker):
            thought = bot.think(question.view, question.legal, stream, question.consider or ())
            return Answer(plan=_notation(thought.plan), thought=thought)
        return Answer(plan=_notation(bot.decide(question.view, question.legal, stream)))
    except Exception as error:
        return Answer(problem=f"it failed: {error!r}")


def _bot(question: Question, *, thinks: bool) -> Bot:
    game = find_game(question.game)
    rules = game.rules(question.seats, question.options)
    if thinks:
        return named_thinker(question.bot, game, rules, question.effort)
    return make_bot(question.bot or bot_names(game.id)[-1], game, rules, question.effort)


def _notation(plan: Iterable[Action]) -> tuple[str, ...]:
    return tuple(action.notation for action in plan)
