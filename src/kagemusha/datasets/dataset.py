"""A dataset's file: lines of JSON, compressed with xz. docs/datasets.md describes the format."""

from __future__ import annotations

import json
import lzma
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.arena.play import game_seed
from kagemusha.core.action_table import ActionTable
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game

FORMAT = 1
ENDING = ".jsonl.xz"
SAMPLES = Path(__file__).parent / "samples"


class DatasetError(KagemushaError):
    """The file is not a dataset, or differs from what replaying its matches gives."""


@dataclass(frozen=True, slots=True)
class RecordedMatch:
    """One line of a dataset: with the seed and the rules it determines the whole match."""

    bots: tuple[int, ...]
    """By seat: the index of its bot in the header."""
    choices: tuple[int, ...]
    """The index of each action in the header's list."""
    seats: tuple[int, ...]
    """The seat of each choice; empty if it was always the first seat with a pending choice."""
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    link: str
    """The last link of the log, which depends on everything in it, all state hashes included."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data, without defaults."""
        data = asdict(self)
        if not self.seats:
            del data["seats"]
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> RecordedMatch:
        """The inverse of `to_dict`; KeyError, TypeError or ValueError if the data is invalid."""
        whole = {
            name: tuple(int(number) for number in data[name])
            for name in ("bots", "choices", "winners")
        }
        return cls(
            **whole,
            seats=tuple(int(number) for number in data.get("seats", ())),
            scores=tuple(float(number) for number in data["scores"]),
            reason=str(data["reason"]),
            link=str(data["link"]),
        )


def record(match: Match, table: ActionTable, bots: Sequence[int]) -> RecordedMatch:
    """A finished match as a line."""
    seats = tuple(move.seat for move in match.moves)
    choices = tuple(table.index(move.action, move.seat) for move in match.moves)
    usual = seats == _usual_seats(match)
    begun = RecordedMatch(tuple(bots), choices, () if usual else seats, (), (), "", "")
    return _finished(match, begun)


def _finished(match: Match, recorded: RecordedMatch) -> RecordedMatch:
    """Add the end of a match to its line."""
    result = match.result
    if result is None:
        raise ValueError("the match is not over")
    return replace(
        recorded,
        winners=result.winners,
        scores=result.scores,
        reason=result.reason,
        link=match.to_dict()["end"]["link"],
    )


def _usual_seats(match: Match) -> tuple[int, ...]:
    """The seats of all choices if always the first with a pending choice made it."""
    again, seats = match.restart(), []
    for move in match.moves:
        seats.append(again.pending[0])
        again.act(move.seat, move.action)
    return tuple(seats)


class Dataset:
    """A file of matches; iterating reads them one by one."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Read the header; DatasetError if it is invalid or has other rules."""
        self.path = Path(path)
        self.header = self._read_header()

    def _read_header(self) -> dict[str, Any]:
        header = next(self._lines(), None)
        if not isinstance(header, dict) or "dataset" not in header:
            raise self._error("dataset-not-one")
        if header["dataset"] != FORMAT:
            raise self._error("dataset-other-format", found=str(header["dataset"]), known=FORMAT)
        return header

    def _lines(self) -> Iterator[Any]:
        try:
            with lzma.open(self.path, "rt", encoding="utf-8") as file:
                for line in file:
                    yield json.loads(line)
        except (lzma.LZMAError, EOFError, ValueError):
            raise self._error("dataset-not-one") from None

    def _error(self, name: str, *causes: Message, **args: str | int) -> DatasetError:
        return DatasetError(Message(name, {"file": str(self.path), **args}), *causes)

    def __len__(self) -> int:
        return int(self.header["matches"])

    def __iter__(self) -> Iterator[RecordedMatch]:
        lines = self._lines()
        next(lines)
        number = -1
        for number, data in enumerate(lines):
            try:
                yield RecordedMatch.from_dict(data)
            except (KeyError, TypeError, ValueError):
                raise self.wrong(number) from None
        if number + 1 != len(self):
            raise self._error("dataset-cut", found=number + 1, known=len(self))

    @cached_property
    def rules(self) -> Rules[Any]:
        """The rules of its matches; DatasetError if they have changed since."""
        header = self.header
        game = find_game(str(header["game"]))
        rules = game.rules(header["seats"], header["options"])
        for key, known in (("rules", game.rules_version), ("content", rules.content)):
            if header[key] != known:
                found = {"found": str(header[key]), "known": known}
                raise self._error(f"dataset-other-{key}", **found)
        return rules

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play; matches refer to them by index."""
        return tuple(self.header["bots"])

    @cached_property
    def table(self) -> ActionTable:
        """The actions by index, the same as in all environments."""
        table = ActionTable(self.rules)
        if list(table.notations()) != self.header["actions"]:
            raise self._error("dataset-other-actions")
        return table

    def seed(self, number: int) -> int:
        """The seed of a match."""
        return game_seed(int(self.header["seed"]), number)

    def wrong(self, number: int, *causes: Message) -> DatasetError:
        """An error about a match."""
        return self._error("dataset-wrong-match", *causes, match=number)

    def replay(self, number: int, recorded: RecordedMatch) -> Match:
        """Replay a match: gives its log, and what every seat saw and knew.

        DatasetError if a choice is illegal, or the match differs from the line.
        """
        rules = self.rules
        match = Match(find_game(rules.game), rules, self.seed(number))
        try:
            for place, choice in enumerate(recorded.choices):
                action = self.table.action(choice)
                if action is None or not match.pending:
                    raise self.wrong(number)
                seat = recorded.seats[place] if recorded.seats else match.pending[0]
                match.act(seat, action)
            same = recorded == _finished(match, recorded)
        except DatasetError:
            raise
        except (KagemushaError, IndexError, ValueError) as error:
            causes = error.messages if isinstance(error, KagemushaError) else ()
            raise self.wrong(number, *causes) from error
        if not same:
            raise self.wrong(number)
        return match

    def matches(self) -> Iterator[Match]:
        """Every match, replayed and checked."""
        for number, recorded in enumerate(self):
            yield self.replay(number, recorded)


def write(path: Path, header: Mapping[str, Any], matches: Iterable[RecordedMatch]) -> None:
    """Write a file atomically."""
    rows = list(matches)
    part = path.with_name(f"{path.name}.new")
    with lzma.open(part, "wt", encoding="utf-8", preset=9) as file:
        first = {**header, "version": kagemusha.__version__, "matches": len(rows)}
        for data in (first, *(row.to_dict() for row in rows)):
            file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n")
    part.replace(path)


def sample(game_id: str) -> Dataset:
    """The sample of a game that comes with the package; DatasetError if it has none."""
    path = SAMPLES / f"{find_game(game_id).id}{ENDING}"
    if not path.exists():
        raise DatasetError(Message("dataset-no-sample", {"game": game_id}))
    return Dataset(path)


def samples() -> tuple[str, ...]:
    """The games that have a sample."""
    return tuple(sorted(path.name.removesuffix(ENDING) for path in SAMPLES.glob(f"*{ENDING}")))
