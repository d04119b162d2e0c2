"""The bots of one table: which ones were asked, and what is done for a bot that fails."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from kagemusha.bots.chances import thinker_seed
from kagemusha.bots.thinking_time import Effort
from kagemusha.table.bot_workers import AMONG_BOTS, FOR_PEOPLE, BotReply, BotRequest, BotWorkers
from kagemusha.table.entry import TableSetup
from kagemusha.table.journal import Journal
from kagemusha.table.process_notifications import Claims
from kagemusha.table.state import TableState

FINISHING = Effort(work=0.02, seconds=0.02)
"""Of each decision once people only wait for the end."""
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Ticket:
    """A bot was asked after this many entries."""

    number: int


class BotTurns:
    """Asks the bots with a pending choice, each once."""

    def __init__(self, workers: BotWorkers, claims: Claims, setup: TableSetup, client: str) -> None:
        """`client` has opened the table; not known after a restart."""
        self._workers, self._claims = workers, claims
        self._setup = setup
        self._client = client or setup.tournament or setup.id
        self._asked: dict[int, Ticket] = {}
        self._hints: dict[tuple[str, int, int], list[Callable[[BotReply], None]]] = {}
        """Callers that wait for a bot's hint for a seat after one of its updates."""
        self._hint_lock = threading.Lock()

    def ask(self, journal: Journal, decided: Callable[[int, int, BotReply], None]) -> None:
        """Ask every bot with a pending choice, with the update of its seat.

        `decided` is called from another thread with the seat, the number of the bot's
        update, and its answer.
        """
        state = journal.state
        for seat in state.pending:
            name = state.bot_at(seat)
            if name is None or seat in self._asked or not self._workers.open:
                continue
            ticket = Ticket(journal.length)
            if not self._claims.take(self._setup.id, seat, ticket.number):
                continue  # another process thinks about it
            question = self._question(journal, seat, name, "bot")
            if state.agreements.finishing:
                question = replace(question, effort=FINISHING)
            self._asked[seat] = ticket
            number = journal.deliveries.last(seat).number
            people = any(state.bot_at(seat) is None for seat in range(len(state.holders)))
            rank = FOR_PEOPLE if people else AMONG_BOTS
            reply = self._reply(seat, number, ticket, decided)
            self._workers.ask(question, reply, rank, self._client, self._setup.id)

    def hint(
        self, journal: Journal, seat: int, reply: Callable[[BotReply], None], client: str, bot: str
    ) -> None:
        """Ask a bot, the strongest for "", what it would do in a seat, and why.

        It is asked once for all who ask now.
        """
        asked = (bot, seat, journal.deliveries.last(seat).number)
        with self._hint_lock:
            waiting = self._hints.setdefault(asked, [])
            waiting.append(reply)
            if len(waiting) > 1:
                return

        def answer_all(answer: BotReply) -> None:
            with self._hint_lock:
                replies = self._hints.pop(asked)
            for give in replies:
                give(answer)

        question = self._question(journal, seat, bot, "hint")
        question = replace(question, consider=(), draw=thinker_seed(question.view))

        def wanted() -> bool:  # else the bots of this table would wait for a hint about the past
            return seat in journal.state.pending and journal.deliveries.last(seat).legal == seen

        seen, by = question.legal, client or self._client
        self._workers.ask(question, answer_all, FOR_PEOPLE, by, self._setup.id, wanted)

    def _question(self, journal: Journal, seat: int, name: str, purpose: str) -> BotRequest:
        seen = journal.deliveries.last(seat)
        return BotRequest(
            game=self._setup.game,
            seats=self._setup.seats,
            options=dict(self._setup.options),
            bot=name,
            view=seen.view,
            legal=seen.legal,
            draw=journal.state.rng(self._setup.seed, purpose, seat).bits(256),
        )

    def _reply(
        self, seat: int, number: int, ticket: Ticket, decided: Callable[[int, int, BotReply], None]
    ) -> Callable[[BotReply], None]:
        def reply(answer: BotReply) -> None:
            if self._asked.get(seat) is not ticket:
                return
            try:
                decided(seat, number, answer)
            finally:  # if the table could not be reached, it will be asked again
                if self._asked.get(seat) is ticket:
                    self._finished(seat)

        return reply

    def instead(self, state: TableState, seat: int, problem: str) -> str:
        """What is done for a bot that failed: any legal action, drawn by the seat's rng."""
        rng = state.rng(self._setup.seed, "instead", seat)
        chosen = rng.choice(state.match.legal(seat)).notation
        name = state.bot_at(seat) or "standing in"
        log.warning(
            "table %s: seat %d, bot %s: %s; a random choice is made instead",
            self._setup.id,
            seat,
            name,
            problem,
        )
        return chosen

    @contextlib.contextmanager
    def finishing(self, seat: int) -> Iterator[None]:
        """A bot has answered; when that is done with, it may be asked again."""
        try:
            yield
        finally:
            self._finished(seat)

    def _finished(self, seat: int) -> None:
        ticket = self._asked.pop(seat, None)
        if ticket is not None:
            self._claims.release(self._setup.id, seat, ticket.number)

    def forget(self) -> None:
        """Stop waiting for pending decisions."""
        for seat in list(self._asked):
            self._finished(seat)
