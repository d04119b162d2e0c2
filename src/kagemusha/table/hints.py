"""Hints: what the strongest bot would do in a seat."""

from __future__ import annotations

import contextlib
from queue import Empty, SimpleQueue

from kagemusha.bots import Thought
from kagemusha.core.errors import IllegalAction, Message
from kagemusha.table.audience_update import Update
from kagemusha.table.bot_workers import Answer
from kagemusha.table.errors import TableError
from kagemusha.table.runtime import TableRuntime

PATIENCE = 20.0
"""Seconds to wait for a hint: other bots may be asked before."""


def hint(runtime: TableRuntime, secret: str, seat: int | None) -> tuple[Update, Thought]:
    """What the seat sees, and what the strongest bot would do there.

    TableError in a match between people, and if the bot has no answer in time.
    """
    replies: SimpleQueue[Answer] = SimpleQueue()
    with runtime.turn():
        journal, state = runtime.journal, runtime.journal.state
        on = journal.secrets.acting(journal.secrets.held(secret), seat, state.pending)
        state.check_open(on)
        if any(h.kind != "bot" for n, h in enumerate(state.holders) if n != on):
            raise TableError(Message("hint-people"))
        if on not in state.pending:
            over = state.ending is not None
            reason = "refused-match-is-over" if over else "refused-not-your-turn"
            raise IllegalAction(Message(reason, rule="core"))
        seen = journal.streams.last(on)
        runtime.bots.hint(journal, on, replies.put)
    with contextlib.suppress(Empty):
        thought = replies.get(timeout=PATIENCE).thought
        if thought is not None:
            return seen, thought
    raise TableError(Message("hint-no-answer"))
