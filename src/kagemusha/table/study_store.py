"""Studies in the store. They go with the table that they are about."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.errors import NoSuchStudy, TableError
from kagemusha.table.rows import as_json
from kagemusha.table.study import Study, StudyContent

Connect = Callable[[], AbstractContextManager[Connection]]
MOST = 50
"""Studies of one table."""
DAY = 24 * 3600 * 1000
_rows = schema.studies.c


class StudyStore:
    """The studies of one store."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    def add(self, study: Study, secret_hash: str, client: str) -> None:
        """Keep a new one; TableError if its table has too many."""
        own = select(func.count()).where(_rows.table_id == study.table)
        row = {
            "id": study.id,
            "table_id": study.table,
            "secret_hash": secret_hash,
            "version": study.version,
            "created": study.created,
            "touched": study.touched,
            "client": client,
            "content": as_json(study.content),
        }
        with self._writing() as connection:
            if (connection.execute(own).scalar() or 0) >= MOST:
                raise TableError(Message("study-too-many", {"number": MOST}))
            connection.execute(insert(schema.studies).values(row))
            _touch(connection, study.table, study.touched)

    def find(self, study_id: str) -> tuple[Study, str]:
        """The study of that id, and the hash of its secret; NoSuchStudy if there is none."""
        query = select(schema.studies).where(_rows.id == study_id)
        with self._reading() as connection:
            found = connection.execute(query).mappings().one_or_none()
        if found is None:
            raise no_such_study(study_id)
        return _study(found), str(found["secret_hash"])

    def save(self, study: Study) -> bool:
        """Keep a new version; False if the one before it is not the newest."""
        query = update(schema.studies).where(
            _rows.id == study.id, _rows.version == study.version - 1
        )
        values = {"version": study.version, "touched": study.touched}
        with self._writing() as connection:
            changed = connection.execute(query.values(content=as_json(study.content), **values))
            _touch(connection, study.table, study.touched)
            return changed.rowcount == 1

    def opened(self, study: Study, at: int) -> None:
        """Somebody reads it: its table is in use. Noted once a day."""
        if at - study.touched < DAY:
            return
        with self._writing() as connection:
            query = update(schema.studies).where(_rows.id == study.id)
            connection.execute(query.values(touched=at))
            _touch(connection, study.table, at)

    def remove(self, study_id: str) -> None:
        """Remove one; NoSuchStudy if there is none."""
        with self._writing() as connection:
            if not connection.execute(delete(schema.studies).where(_rows.id == study_id)).rowcount:
                raise no_such_study(study_id)

    def list(self) -> list[tuple[Study, str]]:
        """All of them, the one touched last first, and the address of who began each."""
        query = select(schema.studies).order_by(_rows.touched.desc(), _rows.id)
        with self._reading() as connection:
            rows = connection.execute(query).mappings().all()
        return [(_study(row), str(row["client"])) for row in rows]


def _touch(connection: Connection, table_id: str, at: int) -> None:
    tables = schema.tables
    newer = update(tables).where(tables.c.id == table_id, tables.c.touched < at)
    connection.execute(newer.values(touched=at))


def no_such_study(study_id: str) -> NoSuchStudy:
    """There is no study of that id."""
    return NoSuchStudy(Message("study-unknown", {"study": study_id}))


def _study(row: Any) -> Study:
    content = msgspec.json.decode(row["content"], type=StudyContent)
    return Study(
        id=row["id"],
        table=row["table_id"],
        version=row["version"],
        created=row["created"],
        touched=row["touched"],
        content=content,
    )
