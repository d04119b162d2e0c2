"""A file to which finished work is appended line by line, so that it can be resumed.

The first line contains everything that decides the work. A line that a crash cut off counts as not
written.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, ClassVar

from kagemusha.core.errors import KagemushaError, Message

ANY = object()


class JournalError(KagemushaError):
    """The file belongs to other work, is damaged, or another process writes to it."""


class Journal:
    """The finished parts of some work, on disk."""

    texts: ClassVar[str]
    """The prefix of the text ids for errors."""
    key: ClassVar[str]
    """The key that every line but the first must have."""
    error: ClassVar[type[JournalError]] = JournalError

    def __init__(self, file: Path) -> None:
        self._file = file

    def header(self) -> dict[str, Any] | None:
        """The first line of the file; None if there is no such file."""
        lines = self._whole_lines()
        return self._read(lines[0], 1) if lines else None

    @contextlib.contextmanager
    def lines(self, header: Mapping[str, Any]) -> Iterator[tuple[list[dict[str, Any]], IO[str]]]:
        """The lines so far, and the file to append to with `add`."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a+", encoding="utf-8", newline="\n") as file:
            self._lock(file)
            lines = self._whole_lines()
            if lines:
                self.compare(header, self._read(lines[0], 1))
                file.truncate(sum(map(len, lines)))
            else:
                file.truncate(0)
                file.write(json.dumps(header) + "\n")
                file.flush()
            yield [self._read(line, number) for number, line in enumerate(lines[1:], 2)], file

    def damaged(self, line: int) -> JournalError:
        """An error for a damaged line."""
        return self._problem("damaged", line=line)

    def _problem(self, name: str, **args: str | int) -> JournalError:
        known: dict[str, str | int] = {"file": str(self._file), "folder": str(self._file.parent)}
        return self.error(Message(f"{self.texts}-{name}", {**known, **args}))

    def _whole_lines(self) -> list[bytes]:
        with contextlib.suppress(FileNotFoundError):
            *lines, _cut_off = self._file.read_bytes().split(b"\n")
            return [line + b"\n" for line in lines]
        return []

    def _read(self, line: bytes, number: int) -> dict[str, Any]:
        with contextlib.suppress(ValueError):
            data = json.loads(line)
            if isinstance(data, dict) and (number > 1) == (self.key in data):
                return data
        raise self.damaged(number)

    def compare(self, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
        """Raise JournalError if the first lines differ."""
        for key in {**wanted, **found}:
            if wanted.get(key, ANY) != found.get(key, ANY):
                if key == "code":
                    raise self._problem("other-code", key=key)
                values = {
                    name: json.dumps(data.get(key), ensure_ascii=False)
                    for name, data in (("found", found), ("wanted", wanted))
                }
                raise self._problem("other", key=key, **values)

    def _lock(self, file: IO[str]) -> None:
        """Lock the file; raise JournalError if another process writes to it."""
        try:
            import fcntl
        except ImportError:  # not on Windows
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise self._problem("busy") from None


def add(file: IO[str], data: Mapping[str, Any]) -> None:
    """Append a whole line and flush it."""
    file.write(json.dumps(data, separators=(",", ":")) + "\n")
    file.flush()
