"""Reports of seats to the operator about a line of chat or a name, and what was done about them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, func, insert, select, update

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.errors import Conflict, TableError
from kagemusha.table.seat_secrets import new_id

ReportKind = Literal["line", "name"]
MOST = 20
"""Reports of one seat at one table that wait for the operator."""
Connect = Callable[[], AbstractContextManager[Connection]]


@dataclass(frozen=True, slots=True)
class Report:
    """A report of a seat to the operator. Nobody at the table learns of it."""

    id: str
    at: int
    table: str
    seat: int
    """Who reported it."""
    kind: ReportKind
    about: int
    """The seat that it is about."""
    line: int
    """The line of chat; 0 for a name."""
    text: str
    """The line or the name, as it was."""
    reason: str
    client: str = ""
    """The address of who said it, or sat down under that name; "" if it is not known."""
    resolved: int | None = None
    measure: str = ""
    """What the operator did."""


class ReportStore:
    """The reports of one store."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    def add(self, report: Report) -> Report:
        """Keep a report; if the seat has reported the same before, the earlier one is returned."""
        try:
            with self._writing() as connection:
                if (before := self._same(connection, report)) is not None:
                    return before
                self._check_number(connection, report)
                connection.execute(insert(schema.reports).values(_row(report)))
        except Conflict:  # reported twice at the same time
            with self._reading() as connection:
                return self._same(connection, report) or report
        return report

    @staticmethod
    def _same(connection: Connection, report: Report) -> Report | None:
        rows = schema.reports.c
        query = select(schema.reports).where(
            rows.table_id == report.table,
            rows.seat == report.seat,
            rows.about == report.about,
            rows.line == report.line,
        )
        found = connection.execute(query).mappings().one_or_none()
        return None if found is None else _report(found)

    @staticmethod
    def _check_number(connection: Connection, report: Report) -> None:
        rows = schema.reports.c
        query = select(func.count()).where(
            rows.table_id == report.table, rows.seat == report.seat, rows.resolved.is_(None)
        )
        if (connection.execute(query).scalar() or 0) >= MOST:
            raise TableError(Message("table-many-reports", {"number": MOST}))

    def list(self, *, resolved: bool = False) -> list[Report]:
        """Those that wait, oldest first; or all."""
        rows = schema.reports.c
        query = select(schema.reports).order_by(rows.at, rows.id)
        if not resolved:
            query = query.where(rows.resolved.is_(None))
        with self._reading() as connection:
            return [_report(row) for row in connection.execute(query).mappings()]

    def count(self) -> int:
        """How many wait."""
        query = select(func.count()).where(schema.reports.c.resolved.is_(None))
        with self._reading() as connection:
            return connection.execute(query).scalar() or 0

    def find(self, report_id: str) -> Report:
        """The report of that id; TableError if there is none."""
        query = select(schema.reports).where(schema.reports.c.id == report_id)
        with self._reading() as connection:
            found = connection.execute(query).mappings().one_or_none()
        if found is None:
            raise TableError(Message("table-no-report", {"report": report_id}))
        return _report(found)

    def resolve(self, report: Report, at: int, measure: str) -> int:
        """Note what was done about it, for all reports of the same thing; how many they were."""
        rows = schema.reports.c
        same = update(schema.reports).where(
            rows.table_id == report.table,
            rows.about == report.about,
            rows.line == report.line,
            rows.resolved.is_(None),
        )
        with self._writing() as connection:
            return connection.execute(same.values(resolved=at, measure=measure)).rowcount


def new_report(at: int, table: str, seat: int, about: int, **more: Any) -> Report:
    """A report with a new id."""
    kind: ReportKind = "line" if more.get("line") else "name"
    return Report(id=new_id(), at=at, table=table, seat=seat, about=about, kind=kind, **more)


def _row(report: Report) -> dict[str, Any]:
    return {
        "id": report.id,
        "at": report.at,
        "table_id": report.table,
        "seat": report.seat,
        "about": report.about,
        "line": report.line,
        "words": report.text,
        "reason": report.reason,
        "client": report.client,
        "resolved": report.resolved,
        "measure": report.measure,
    }


def _report(row: Any) -> Report:
    return Report(
        id=row["id"],
        at=row["at"],
        table=row["table_id"],
        seat=row["seat"],
        kind="line" if row["line"] else "name",
        about=row["about"],
        line=row["line"],
        text=row["words"],
        reason=row["reason"],
        client=row["client"],
        resolved=row["resolved"],
        measure=row["measure"],
    )
