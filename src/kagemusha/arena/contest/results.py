"""A folder with the played part of a contest, so that it can be resumed later.

`games.jsonl` begins with a line that says everything that decides the contest; then each matchup
has its own line, written when all its matches are over. Its key is `unit`. Matchups stand in the
order in which they ended.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import IO, Any

from kagemusha.arena.contest.design import Contest
from kagemusha.arena.journal import Journal, JournalError, add
from kagemusha.arena.play import PlayedMatch

NAME = "games.jsonl"
KEPT = tuple(field.name for field in fields(PlayedMatch) if field.name not in ("index", "facts"))


class ResultFolderError(JournalError):
    """The folder holds another contest, or is damaged."""


class ResultFolder(Journal):
    """The matchups of one contest, on disk."""

    texts = "arena-store"
    key = "unit"
    error = ResultFolderError

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME)

    def seed(self) -> int | None:
        """The seed of the contest that was begun here; None if there is none."""
        seed = (self.header() or {}).get("seed")
        return seed if isinstance(seed, int) else None

    @contextlib.contextmanager
    def opened(self, contest: Contest) -> Iterator[tuple[dict[int, list[PlayedMatch]], IO[str]]]:
        """What was played so far, and the file to append to."""
        with self.lines(contest.to_dict()) as (lines, file):
            yield self._matchups(lines), file

    def _matchups(self, lines: list[dict[str, Any]]) -> dict[int, list[PlayedMatch]]:
        matchups: dict[int, list[PlayedMatch]] = {}
        for number, data in enumerate(lines, start=2):
            try:
                matchup = int(data["unit"])
                matchups[matchup] = [_read_match(matchup, match) for match in data["matches"]]
            except (KeyError, TypeError, ValueError):
                raise self.damaged(number) from None
        return matchups


def write_matchup(file: IO[str], matchup: int, matches: list[PlayedMatch]) -> None:
    """Add a line, at once and whole."""
    rows = [{key: asdict(match)[key] for key in KEPT} for match in matches]
    add(file, {"unit": matchup, "matches": rows})


def _read_match(matchup: int, data: Mapping[str, Any]) -> PlayedMatch:
    plain: dict[str, Any] = {
        key: tuple(x) if isinstance(x := data[key], list) else x for key in KEPT
    }
    return PlayedMatch(index=matchup, **plain)
