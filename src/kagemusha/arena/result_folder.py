"""A folder with the finished part of a contest or balance report, so that it can be resumed.

The first line of `games.jsonl` contains everything that decides what is played. Then follows one
line for each finished matchup of a contest, or for each match of a balance report, in the order in
which they ended. The key `unit` has its number.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import astuple, fields
from pathlib import Path
from typing import IO, Any

from kagemusha.arena.journal import Journal, JournalError, add
from kagemusha.arena.play import PlayedMatch
from kagemusha.core.facts import Facts, Use

NAME = "games.jsonl"
KEPT = tuple(field.name for field in fields(PlayedMatch) if field.name not in ("index", "facts"))
FACTS = tuple(field.name for field in fields(Facts) if field.name != "uses")


class ResultFolderError(JournalError):
    """The folder belongs to another contest or report, or is damaged."""


class ResultFolder(Journal):
    """The matches of one contest or report, on disk."""

    texts = "arena-store"
    key = "unit"
    error = ResultFolderError

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME)

    def seed(self) -> int | None:
        """The seed of what was started here; None if nothing was."""
        seed = (self.header() or {}).get("seed")
        return seed if isinstance(seed, int) else None

    @contextlib.contextmanager
    def opened(
        self, header: Mapping[str, Any]
    ) -> Iterator[tuple[dict[int, list[PlayedMatch]], IO[str]]]:
        """The matches so far, and the file to append to.

        The header is plain data with everything that decides what is played.
        """
        with self.lines(header) as (lines, file):
            yield self._units(lines), file

    def _units(self, lines: list[dict[str, Any]]) -> dict[int, list[PlayedMatch]]:
        units: dict[int, list[PlayedMatch]] = {}
        for number, data in enumerate(lines, start=2):
            try:
                unit = int(data["unit"])
                units[unit] = [_read_match(unit, match) for match in data["matches"]]
            except (KeyError, TypeError, ValueError):
                raise self.damaged(number) from None
        return units


def write_matches(file: IO[str], unit: int, matches: list[PlayedMatch]) -> None:
    """Append a whole line and flush it."""
    rows = []
    for match in matches:
        row = {key: getattr(match, key) for key in KEPT}
        if match.facts is not None:
            row["facts"] = {
                **{key: getattr(match.facts, key) for key in FACTS},
                "uses": [astuple(use) for use in match.facts.uses],
            }
        rows.append(row)
    add(file, {"unit": unit, "matches": rows})


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
    """Turn lists back into tuples."""
    return tuple(map(_tuples, data)) if isinstance(data, list) else data
