"""What the operator of a server does, about a report or without one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from kagemusha.core.errors import Message, OptionError
from kagemusha.table.blocks import Block, BlockKind, network
from kagemusha.table.errors import TableError
from kagemusha.table.reports import Report

if TYPE_CHECKING:
    from kagemusha.table.tables import Tables

Measure = Literal[
    "dismiss",
    "remove-line",
    "rename",
    "mute",
    "unmute",
    "close-chat",
    "open-chat",
    "close-table",
    "block-client",
    "block-seat",
    "block-table",
]
MEASURES: tuple[Measure, ...] = get_args(Measure)


class Moderator:
    """The operator's measures. Each is committed and published as a move is."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def resolve(self, report_id: str, measure: str, name: str = "") -> Report:
        """Take a measure about a report, and note it for all reports of the same thing."""
        store = self._tables.store
        report = store.reports.find(report_id)
        if report.resolved is not None:
            raise TableError(Message("table-report-resolved", {"measure": report.measure}))
        if measure == "remove-line" and not report.line:
            raise _missing("line")
        self.take(
            measure,
            report.table,
            seat=report.about,
            line=report.line,
            name=name,
            client=report.client,
            note=f"report {report.id}",
        )
        store.reports.resolve(report, self._tables.now(), measure)
        return report

    def take(
        self,
        measure: str,
        table_id: str,
        *,
        seat: int | None = None,
        line: int | None = None,
        name: str = "",
        client: str = "",
        note: str = "",
    ) -> None:
        """Take a measure at a table; OptionError if something is missing for it."""
        if measure not in MEASURES:
            args = {"option": "measure", "value": measure, "known": ", ".join(MEASURES)}
            raise OptionError(Message("option-wrong-value", args))
        if measure == "dismiss":
            return
        if measure == "block-client":
            if not client:
                raise _missing("client")
            self.block("address", client, note)
            return
        table = self._tables.table(table_id)
        if measure == "remove-line":
            table.chat.rule("removed", line=_needed("line", line))
        elif measure == "rename":
            self._rename(table_id, _needed("seat", seat), name)
        elif measure == "mute":
            table.chat.rule("muted", seat=_needed("seat", seat))
        elif measure == "unmute":
            table.chat.rule("unmuted", seat=_needed("seat", seat))
        elif measure == "close-chat":
            table.chat.rule("closed")
        elif measure == "open-chat":
            table.chat.rule("opened")
        elif measure == "close-table":
            table.end()
        elif measure == "block-seat":
            self.block_seat(table_id, _needed("seat", seat), note)
        elif measure == "block-table":
            self.block("table", table_id, note)

    def _rename(self, table_id: str, seat: int, name: str) -> None:
        """In every game at that table."""
        player = self._tables.table(table_id).series.player_at(seat)
        for game in self._tables.games(table_id):
            table = self._tables.table(game)
            own = (
                seat if game == table_id else table.series.seat_of(-1 if player is None else player)
            )
            if own >= 0:
                table.rename(own, name)

    def block(self, kind: BlockKind, value: str, note: str = "") -> Block:
        """Block an address, a network or a table."""
        if kind == "address":
            value = str(network(value)).removesuffix("/32").removesuffix("/128")
        elif kind == "table":
            value = self._tables.table(value).id
        block = Block(kind, value, self._tables.now(), note)
        self._tables.store.blocks.add(block)
        self._tables.read_blocks()
        return block

    def block_seat(self, table_id: str, seat: int, note: str = "") -> Block:
        """Block the secret of a seat, at every table that it opens a seat of."""
        rows = self._tables.store.seats(table_id)
        secret_hash = rows[seat].secret_hash if 0 <= seat < len(rows) else None
        if secret_hash is None:
            raise TableError(Message("table-no-person", {"seat": seat}))
        note = note or f"{table_id} {seat}"
        profile = rows[seat].profile
        key_hash = None if profile is None else self._tables.store.profiles.key_hash(profile)
        if key_hash is not None:  # else they would sit down at the next table
            self.block("seat", key_hash, note)
        return self.block("seat", secret_hash, note)

    def unblock(self, value: str) -> None:
        """Block an address, a table or a seat no longer; TableError if it was not blocked."""
        store = self._tables.store.blocks
        found = [block for block in store.read().all if value == block.value]
        if not found:
            raise TableError(Message("table-not-blocked", {"value": value}))
        for block in found:
            store.remove(block)
        self._tables.read_blocks()


def _needed(what: str, given: int | None) -> int:
    if given is None:
        raise _missing(what)
    return given


def _missing(what: str) -> OptionError:
    return OptionError(Message("table-measure-needs", {"what": what}))
