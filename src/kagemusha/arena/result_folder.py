"""A folder with the played part of a contest or of a balance report, to be resumed later.

`games.jsonl` begins with a line that says everything that decides what is played. Then each matchup
of a contest has its own line, written when all its matches are over, and so has each match of a
balance report. The number of either is called `unit`. They stand in the order in which they ended.
A line that was cut off, by a crash in the middle of writing, counts as not written.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import astuple, fields
from pathlib import Path
from typing import IO, Any

from kagemusha.arena.play import PlayedMatch
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.facts import Facts, Use

NAME = "games.jsonl"
KEPT = tuple(field.name for field in fields(PlayedMatch) if field.name not in ("index", "facts"))
FACTS = tuple(field.name for field in fields(Facts) if field.name != "uses")
ANY = object()


class ResultFolderError(KagemushaError):
    """The folder holds matches of something else, or is damaged."""


class ResultFolder:
    """The matches of one contest or report, on disk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME

    def seed(self) -> int | None:
        """The seed of what was begun here; None if nothing was."""
        lines = self._whole_lines()
        seed = self._read(lines[0], 1).get("seed") if lines else None
        return seed if isinstance(seed, int) else None

    @contextlib.contextmanager
    def opened(
        self, header: Mapping[str, Any]
    ) -> Iterator[tuple[dict[int, list[PlayedMatch]], IO[str]]]:
        """What was played so far, and the file to append to.

        The header is plain data that says everything that decides what is played.
        """
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a+", encoding="utf-8", newline="\n") as file:
            _alone(file, self._file)
            lines = self._whole_lines()
            if lines:
                self._compare(header, self._read(lines[0], 1))
                file.truncate(sum(map(len, lines)))
            else:
                file.truncate(0)
                file.write(json.dumps(header) + "\n")
                file.flush()
            yield self._units(lines), file

    def _whole_lines(self) -> list[bytes]:
        with contextlib.suppress(FileNotFoundError):
            *lines, _cut_off = self._file.read_bytes().split(b"\n")
            return [line + b"\n" for line in lines]
        return []

    def _read(self, line: bytes, number: int) -> dict[str, Any]:
        with contextlib.suppress(ValueError):
            data = json.loads(line)
            if isinstance(data, dict) and (number > 1) == ("unit" in data):
                return data
        raise self._damaged(number)

    def _damaged(self, line: int) -> ResultFolderError:
        return ResultFolderError(
            Message("arena-store-damaged", {"file": str(self._file), "line": line})
        )

    def _compare(self, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
        for key in {**wanted, **found}:
            if wanted.get(key, ANY) != found.get(key, ANY):
                args = {"folder": str(self._file.parent), "key": key}
                if key == "code":
                    raise ResultFolderError(Message("arena-store-other-code", args))
                values = {
                    name: json.dumps(data.get(key), ensure_ascii=False)
                    for name, data in (("found", found), ("wanted", wanted))
                }
                raise ResultFolderError(Message("arena-store-other", {**args, **values}))

    def _units(self, lines: list[bytes]) -> dict[int, list[PlayedMatch]]:
        units: dict[int, list[PlayedMatch]] = {}
        for number, line in enumerate(lines[1:], start=2):
            data = self._read(line, number)
            try:
                unit = int(data["unit"])
                units[unit] = [_read_match(unit, match) for match in data["matches"]]
            except (KeyError, TypeError, ValueError):
                raise self._damaged(number) from None
        return units


def write_matches(file: IO[str], unit: int, matches: list[PlayedMatch]) -> None:
    """Add a line, at once and whole."""
    rows = []
    for match in matches:
        row = {key: getattr(match, key) for key in KEPT}
        if match.facts is not None:
            row["facts"] = {
                **{key: getattr(match.facts, key) for key in FACTS},
                "uses": [astuple(use) for use in match.facts.uses],
            }
        rows.append(row)
    file.write(json.dumps({"unit": unit, "matches": rows}, separators=(",", ":")) + "\n")
    file.flush()


def _read_match(unit: int, data: Mapping[str, Any]) -> PlayedMatch:
    facts = data.get("facts")
    return PlayedMatch(
        index=unit,
        **{key: _tuples(data[key]) for key in KEPT},
        facts=None
        if facts is None
        else Facts(
            **{key: _tuples(facts[key]) for key in FACTS},
            uses=tuple(Use(*use) for use in facts["uses"]),
        ),
    )


def _tuples(data: Any) -> Any:
    """Lists become tuples again."""
    return tuple(map(_tuples, data)) if isinstance(data, list) else data


def _alone(file: IO[str], path: Path) -> None:
    """Refuse a second one who would write into the same file at the same time."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        args = {"folder": str(path.parent)}
        raise ResultFolderError(Message("arena-store-busy", args)) from None
