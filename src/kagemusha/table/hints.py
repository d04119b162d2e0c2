"""Hints: what the strongest bot, or another one, would do in a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kagemusha.bots import Thought
from kagemusha.bots.chances import Estimator, level_among
from kagemusha.bots.roster import named_thinker
from kagemusha.core.errors import IllegalAction, Message
from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game
from kagemusha.table.audience_update import Update
from kagemusha.table.bot_workers import BotReply
from kagemusha.table.errors import TableError
from kagemusha.table.runtime import TableRuntime
from kagemusha.table.seating import Holder

OnHint = Callable[[Thought | None], None]
"""Gets what the bot thinks, or None if it has no answer; from another thread."""


def ask_for_hint(
    runtime: TableRuntime, secret: str, seat: int | None, on_hint: OnHint, client: str, bot: str
) -> Update:
    """Let a bot, the strongest for "", think about what the seat sees, which is returned.

    TableError in a match between people.
    """

    def reply(answer: BotReply) -> None:
        on_hint(answer.thought)

    with runtime.turn():
        journal, state = runtime.journal, runtime.journal.state
        on = journal.secrets.acting(journal.secrets.held(secret), seat, state.pending)
        state.check_open(on)
        if state.no_help:
            raise TableError(Message("rated-no-help"))
        if state.people_besides(on):
            raise TableError(Message("hint-people"))
        if on not in state.pending:
            over = state.ending is not None
            reason = "refused-match-is-over" if over else "refused-not-your-turn"
            raise IllegalAction(Message(reason, rule="core"))
        runtime.bots.hint(journal, on, reply, client, bot)
        return journal.deliveries.last(on)


def no_hint() -> TableError:
    """The bot had no answer in time."""
    return TableError(Message("hint-no-answer"))


def level_of(holders: Sequence[Holder]) -> str:
    """The level whose chances are shown at a table: that of its strongest bot."""
    return level_among(holder.name for holder in holders if holder.kind == "bot")


def hint_estimator(rules: Rules[Any], holders: Sequence[Holder], bot: str) -> Estimator:
    """Turns the values of a bot, the strongest for "", into chances, as the analysis does.

    OptionError if the bot cannot explain its choices.
    """
    name = named_thinker(bot, find_game(rules.game), rules, None).name
    return Estimator(rules, name, level_of(holders))
