"""The bots of one table: who is thinking, and what is done for a bot that fails."""

from __future__ import annotations

import logging
from collections.abc import Callable

from kagemusha.table.course import Course
from kagemusha.table.entry import Beginning
from kagemusha.table.streams import Streams
from kagemusha.table.workers import Answer, Question, Workers

log = logging.getLogger(__name__)


class Thinkers:
    """Asks the bots that owe a choice, each once."""

    def __init__(self, workers: Workers, beginning: Beginning) -> None:
        self._workers = workers
        self._beginning = beginning
        self._asked: dict[int, object] = {}

    def ask(
        self, course: Course, streams: Streams, decided: Callable[[int, int, Answer], None]
    ) -> None:
        """Let every bot think that owes a choice, about what its seat was sent.

        `decided` is called from another thread with the seat, the number of the update that the
        bot was shown, and its answer.
        """
        for seat in course.pending:
            name = course.bot_at(seat)
            if name is None or seat in self._asked:
                continue
            seen = streams.last(seat)
            question = Question(
                game=self._beginning.game,
                seats=self._beginning.seats,
                options=dict(self._beginning.options),
                bot=name,
                view=seen.view,
                legal=seen.legal,
                draw=course.stream(self._beginning.seed, "bot", seat).bits(256),
            )
            ticket = object()
            reply = self._reply(seat, seen.number, ticket, decided)
            if self._workers.ask(question, reply):
                self._asked[seat] = ticket

    def _reply(
        self, seat: int, number: int, ticket: object, decided: Callable[[int, int, Answer], None]
    ) -> Callable[[Answer], None]:
        def reply(answer: Answer) -> None:
            if self._asked.get(seat) is not ticket:
                return
            try:
                decided(seat, number, answer)
            finally:  # if the table could not be reached, it will be asked again
                if self._asked.get(seat) is ticket:
                    self.finished(seat)

        return reply

    def instead(self, course: Course, seat: int, problem: str) -> str:
        """What is done for a bot that failed: any legal action, drawn from the seat's stream."""
        stream = course.stream(self._beginning.seed, "instead", seat)
        chosen = stream.choice(course.match.legal(seat)).notation
        name = course.bot_at(seat) or "standing in"
        log.warning(
            "table %s: seat %d, bot %s: %s; it does %r, drawn at random",
            self._beginning.id,
            seat,
            name,
            problem,
            chosen,
        )
        return chosen

    def finished(self, seat: int) -> None:
        """A bot has answered, and may be asked again."""
        self._asked.pop(seat, None)

    def forget(self) -> None:
        """Whatever they decide is not waited for any more."""
        self._asked.clear()
