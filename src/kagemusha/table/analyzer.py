"""Analyzes matches that are over, in its own process with a low priority."""

from __future__ import annotations

import hashlib
import json
import logging
import queue
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import kagemusha
from kagemusha.bots.chances import Estimator, thinker_seed
from kagemusha.bots.decisions import Decision, DecisionPoint, decision_points, judge
from kagemusha.bots.review import reviewing, summed_up
from kagemusha.bots.roster import named_thinker
from kagemusha.bots.thinking_time import REVIEW_TIMEOUT, SKETCH_SECONDS, Effort
from kagemusha.core.errors import Message
from kagemusha.core.match import Match
from kagemusha.table.analysis_store import Analysis, AnalysisStore
from kagemusha.table.bot_workers import BotReply, BotRequest, BotWorkers
from kagemusha.table.errors import TableError
from kagemusha.table.hints import level_of
from kagemusha.table.live_table import LiveTable
from kagemusha.table.seat_secrets import new_id

MOST = 20
"""Matches that are analyzed at the same time; each gets a decision in its turn."""
EACH = 3
"""Of these, one client's."""
EVERY = 1_000
"""Milliseconds between two times that something is kept."""
NICE = 10
SKETCH = 0.1
"""The part of the work that the first look at every decision takes."""
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Job:
    """A match that is being analyzed: every decision quickly, and then each again with all work."""

    key: str
    run: str
    match: Match
    bot: str
    effort: Effort
    decision_points: tuple[DecisionPoint, ...]
    estimator: Estimator
    client: str
    decisions: list[Decision] = field(default_factory=list)
    refined: int = 0
    """So many of them, from the first on, were looked at with all work."""
    kept: int = 0

    @property
    def ahead(self) -> bool:
        """Whether there is something to do."""
        return self.refined < len(self.decision_points)

    def next(self) -> tuple[DecisionPoint, Effort]:
        """What to look at now, and how much work it gets."""
        if len(self.decisions) == len(self.decision_points):
            return self.decision_points[self.refined], self.effort
        seconds = min(self.effort.seconds, SKETCH_SECONDS / len(self.decision_points))
        return self.decision_points[len(self.decisions)], Effort(SKETCH * self.effort.work, seconds)

    def add(self, decision: Decision) -> None:
        """Take what was found there."""
        if len(self.decisions) == len(self.decision_points):
            self.decisions[self.refined] = decision
            self.refined += 1
        else:
            self.decisions.append(decision)

    def found(self) -> dict[str, Any]:
        """What is known so far, as plain data."""
        review = summed_up(
            self.match, self.bot, len(self.decision_points), self.decisions, self.estimator
        )
        return {**review.to_dict(), "refined": self.refined, "client": self.client}


def _hidden(client: str) -> str:
    """A client without its address: the stored form does not identify anybody."""
    return hashlib.sha256(client.encode()).hexdigest()[:16]


def key_of(table: LiveTable, bot: str, work: float) -> tuple[str, str]:
    """The key of an analysis (the log, the bot, its effort, our version), and the bot's name.

    A bot may have another name with other options: where it has learned nothing, say.
    """
    log_hash = table.finished.export()["end"]["link"]
    name = named_thinker(bot, kagemusha.game(table.game), table.rules, None).name
    rules = table.header()["rules"]
    parts = (log_hash, rules, name, work, level_of(table.holders), kagemusha.__version__)
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest(), name


class Analyzer:
    """All analyses of the tables of one store."""

    def __init__(self, kept: AnalysisStore, now: Callable[[], int], preload: Sequence[str]) -> None:
        self._kept, self._now = kept, now
        self._workers = BotWorkers(1, REVIEW_TIMEOUT, preload, nice=NICE)
        self._jobs: deque[Job] = deque()
        self._news = threading.Condition()
        self._closing = False
        self._thread: threading.Thread | None = None

    def start(self, table: LiveTable, bot: str, work: float, client: str = "") -> Analysis:
        """Begin to look at a table that is over; what is known of it if that was done before.

        It belongs to the client that begins it. TableError while the table runs, and if the client
        has too many already; OptionError if the bot cannot say why.
        """
        key, name = key_of(table, bot, work)
        level = level_of(table.holders)
        known = self._kept.find(key)
        if known is not None and not known.left(self._now()):
            return known
        with self._news:
            self._check_room(_hidden(client))  # before the work: a refusal must be cheap
        match = table.finished.match()
        estimator = Estimator(match.rules, name, level)
        job = Job(
            key,
            new_id(),
            match,
            name,
            reviewing(work),
            decision_points(match),
            estimator,
            _hidden(client),
        )
        with self._news:
            self._check_room(job.client)
            done = not job.ahead
            if self._kept.begin(key, job.run, self._now(), job.found()) and not done:
                self._jobs.append(job)
                self._news.notify_all()
                if self._thread is None:
                    self._thread = threading.Thread(
                        target=self._work, name="kagemusha-analyzer", daemon=True
                    )
                    self._thread.start()
            elif done:
                self._kept.keep(key, job.run, self._now(), job.found(), done=True)
        return self._kept.find(key) or Analysis(False, self._now(), job.found())

    def _check_room(self, client: str) -> None:
        if len(self._jobs) >= MOST:
            raise TableError(Message("review-too-many", {"number": MOST}))
        if sum(other.client == client for other in self._jobs) >= EACH:
            raise TableError(Message("review-too-many-yours", {"number": EACH}))

    def kept(self, table: LiveTable, bot: str, work: float) -> Analysis | None:
        """What is known of a table; None if nothing was started. Starts nothing."""
        return self._kept.find(key_of(table, bot, work)[0])

    def look(self, table: LiveTable, bot: str, work: float, client: str = "") -> Analysis | None:
        """What is known of a table; None if nothing was started. Resumes abandoned work."""
        known = self._kept.find(key_of(table, bot, work)[0])
        if known is not None and known.left(self._now()):
            return self.start(table, bot, work, client)
        return known

    def stop(self, table: LiveTable, bot: str, work: float, client: str = "") -> None:
        """Give up what is not done; TableError if another client has begun it."""
        key = key_of(table, bot, work)[0]
        known = self._kept.find(key)
        if known is None or known.done:
            return
        if known.found.get("client", "") != _hidden(client):
            raise TableError(Message("review-not-yours"))
        with self._news:
            for job in [job for job in self._jobs if job.key == key]:
                self._jobs.remove(job)
        self._kept.drop(key)

    # --- the thread -----------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            with self._news:
                while not self._jobs and not self._closing:
                    self._news.wait()
                if self._closing:
                    return
                job = self._jobs[0]
                self._jobs.rotate(-1)
            try:
                going_on = self._step(job)
            except Exception:
                log.exception("a match could not be analyzed")
                going_on = False
            with self._news:
                if not going_on and job in self._jobs:
                    self._jobs.remove(job)

    def _step(self, job: Job) -> bool:
        """One decision of a match; False if there is nothing more to do there."""
        point, effort = job.next()
        answer = self._ask(job, point, effort)
        if answer is None:
            return False
        if answer.problem:
            log.warning("bot %s, looking back: %s", job.bot, answer.problem)
        job.add(judge(point, answer.thought, job.estimator))
        now = self._now()
        if job.ahead and now - job.kept < EVERY:
            return True
        job.kept = now
        with self._news:
            runs = [other.run for other in self._jobs]
        self._kept.touch(runs, now)
        going_on = self._kept.keep(job.key, job.run, now, job.found(), done=not job.ahead)
        return going_on and job.ahead

    def _ask(self, job: Job, point: DecisionPoint, effort: Effort) -> BotReply | None:
        """What the bot says, and None if all is closed meanwhile."""
        replies: queue.SimpleQueue[BotReply] = queue.SimpleQueue()
        rules = job.match.rules
        question = BotRequest(
            game=job.match.game.id,
            seats=rules.seats,
            options=dict(rules.options),
            bot=job.bot,
            view=point.view,
            legal=point.legal,
            draw=thinker_seed(point.view),
            consider=(point.played,),
            effort=effort,
        )
        self._workers.ask(question, replies.put)
        while not self._closing:
            try:
                return replies.get(timeout=0.2)
            except queue.Empty:
                continue
        return None

    def close(self) -> None:
        """Stop at once; what is not done is started again when it is asked for."""
        with self._news:
            self._closing = True
            self._news.notify_all()
        self._workers.close()
        if self._thread is not None:
            self._thread.join()
