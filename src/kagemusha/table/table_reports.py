"""What the seats of one table report to the operator."""

from __future__ import annotations

from kagemusha.core.errors import Message
from kagemusha.table.chat import Chat
from kagemusha.table.errors import TableError
from kagemusha.table.input_checks import check_reason
from kagemusha.table.reports import Report, ReportStore, new_report
from kagemusha.table.runtime import TableRuntime


class TableReports:
    """Takes the reports of one table."""

    def __init__(self, runtime: TableRuntime, store: ReportStore, chat: Chat) -> None:
        self._runtime, self._store, self._chat = runtime, store, chat

    def add(
        self, secret: str, line: int | None, about: int | None, reason: str, seat: int | None
    ) -> Report:
        """A line of chat, or the name of a seat. The same again is one report."""
        reason = check_reason(reason)
        if (line is None) == (about is None):
            raise TableError(Message("table-report-what"))
        with self._runtime.turn() as at:
            journal = self._runtime.journal
            held = journal.secrets.held(secret)
            on = journal.secrets.one(held, seat, held[:1])
            if line is not None:
                found = self._chat.find(line)
                about, text, client = found.seat, found.text, found.client
            else:
                text, client = self._name(about or 0)
            given = {"line": line or 0, "text": text, "reason": reason, "client": client}
            return self._store.add(new_report(at, journal.setup.id, on, about or 0, **given))

    def _name(self, seat: int) -> tuple[str, str]:
        """The name of a person, and the address of who came with it."""
        journal = self._runtime.journal
        if seat not in journal.state.people or not journal.state.holders[seat].name:
            raise TableError(Message("table-no-person", {"seat": seat}))
        return journal.state.holders[seat].name, journal.secrets.rows[seat].client
