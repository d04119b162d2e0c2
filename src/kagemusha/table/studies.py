"""Opening, reading and changing studies. Whoever has the secret of a study may change it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kagemusha.core.errors import Message
from kagemusha.table.errors import NotYourSeat, TableError
from kagemusha.table.seat_secrets import hash_secret, matches, new_id, new_secret
from kagemusha.table.study import Study, StudyContent, check_content

if TYPE_CHECKING:
    from kagemusha.table.tables import Tables

STUDY = "study "
"""Before a secret that is hashed: it opens no seat."""


class Studies:
    """The studies of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store.studies

    def begin(self, table_id: str, content: StudyContent, client: str = "") -> tuple[Study, str]:
        """A new study of a table that is over, and its secret, which is kept nowhere else."""
        checked = check_content(content, self._tables.table(table_id).finished)
        now, secret = self._tables.now(), new_secret()
        study = Study(new_id(), table_id, 1, now, now, checked)
        self._store.add(study, hash_secret(STUDY + secret), client)
        return study, secret

    def find(self, study_id: str) -> Study:
        """The study of that id; NoSuchStudy if there is none."""
        study, _ = self._store.find(study_id)
        self._store.opened(study, self._tables.now())
        return study

    def save(self, study_id: str, secret: str, version: int, content: StudyContent) -> Study:
        """Change a study; TableError if it has changed since the version that was given."""
        study = self._own(study_id, secret)
        finished = self._tables.table(study.table).finished
        checked = check_content(content, finished, study.content)
        after = replace(study, version=version + 1, touched=self._tables.now(), content=checked)
        if version != study.version or not self._store.save(after):
            raise TableError(Message("study-stale", {"number": study.version}))
        return after

    def remove(self, study_id: str, secret: str) -> None:
        """Remove a study for ever."""
        self._store.remove(self._own(study_id, secret).id)

    def _own(self, study_id: str, secret: str) -> Study:
        study, kept = self._store.find(study_id)
        if not matches(STUDY + secret, kept):
            raise NotYourSeat(Message("study-wrong-secret"))
        return study
