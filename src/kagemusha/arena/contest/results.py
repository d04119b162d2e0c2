"""A folder with the played part of a contest, so that it can be resumed later.

`games.jsonl` begins with a line that says everything that decides the contest; then each matchup
has its own line, written when all its matches are over. Its key is `unit`. Matchups stand in the
order in which they ended. A line that was cut off, by a crash in the middle of writing, counts as
not written.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import IO, Any

from kagemusha.arena.contest.design import Contest
from kagemusha.arena.play import PlayedMatch
from kagemusha.core.errors import KagemushaError, Message

NAME = "games.jsonl"
KEPT = tuple(field.name for field in fields(PlayedMatch) if field.name not in ("index", "facts"))
ANY = object()


class ResultFolderError(KagemushaError):
    """The folder holds another contest, or is damaged."""


class ResultFolder:
    """The matchups of one contest, on disk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME

    def seed(self) -> int | None:
        """The seed of the contest that was begun here; None if there is none."""
        lines = self._whole_lines()
        seed = self._read(lines[0], 1).get("seed") if lines else None
        return seed if isinstance(seed, int) else None

    @contextlib.contextmanager
    def opened(self, contest: Contest) -> Iterator[tuple[dict[int, list[PlayedMatch]], IO[str]]]:
        """What was played so far, and the file to append to."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a+", encoding="utf-8", newline="\n") as file:
            _alone(file, self._file)
            lines = self._whole_lines()
            header = contest.to_dict()
            if lines:
                self._compare(header, self._read(lines[0], 1))
                file.truncate(sum(map(len, lines)))
            else:
                file.truncate(0)
                file.write(json.dumps(header) + "\n")
                file.flush()
            yield self._matchups(lines), file

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

    def _matchups(self, lines: list[bytes]) -> dict[int, list[PlayedMatch]]:
        matchups: dict[int, list[PlayedMatch]] = {}
        for number, line in enumerate(lines[1:], start=2):
            data = self._read(line, number)
            try:
                matchup = int(data["unit"])
                matchups[matchup] = [_read_match(matchup, match) for match in data["matches"]]
            except (KeyError, TypeError, ValueError):
                raise self._damaged(number) from None
        return matchups


def write_matchup(file: IO[str], matchup: int, matches: list[PlayedMatch]) -> None:
    """Add a line, at once and whole."""
    rows = [{key: asdict(match)[key] for key in KEPT} for match in matches]
    file.write(json.dumps({"unit": matchup, "matches": rows}, separators=(",", ":")) + "\n")
    file.flush()


def _read_match(matchup: int, data: Mapping[str, Any]) -> PlayedMatch:
    plain: dict[str, Any] = {
        key: tuple(x) if isinstance(x := data[key], list) else x for key in KEPT
    }
    return PlayedMatch(index=matchup, **plain)


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
