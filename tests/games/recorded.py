"""Checks of recorded matches, for the tests of all games.

A recorded match is the log of one match in a folder `matches`. It must replay with every hash, and
come out as it was written.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import kagemusha
from kagemusha import Event, Match, ReplayError


@dataclass(frozen=True)
class Records:
    """The folder of a game's recorded matches."""

    folder: Path

    def path(self, name: str) -> Path:
        """The file of a match."""
        return self.folder / f"{name}.json"

    def names(self) -> set[str]:
        """Every match that lies there."""
        return {path.name.removesuffix(".json") for path in self.folder.iterdir()}

    def load(self, name: str) -> Match:
        """A match, replayed: a wrong entry is a ReplayError."""
        return kagemusha.replay(self.path(name).read_text(encoding="utf-8"))

    def load_all(self) -> list[Match]:
        """Every match, by name."""
        return [self.load(name) for name in sorted(self.names())]

    def check(
        self, name: str, record: Callable[[], Match], request: pytest.FixtureRequest
    ) -> Match:
        """Replay a match to its end; `--regenerate-golden` plays and writes it again before."""
        path = self.path(name)
        if request.config.getoption("--regenerate-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(one_move_per_line(record()), encoding="utf-8")
        match = self.load(name)
        assert match.result is not None
        assert match.pending == ()
        assert one_move_per_line(match) == path.read_text(encoding="utf-8")
        return match

    def check_that_changes_are_refused(self, name: str) -> None:
        """A changed hash is found at the entry where it stands."""
        text = self.path(name).read_text(encoding="utf-8")
        last = len(json.loads(text)["moves"])
        for number in (1, last // 2, last):
            changed = json.loads(text)
            changed["moves"][number - 1]["hash"] = "0" * 64
            with pytest.raises(ReplayError) as caught:
                kagemusha.replay(changed)
            assert caught.value.entry == number


def one_move_per_line(match: Match) -> str:
    """The log of a match as text: one line for each field, and one for each move."""
    log = match.to_dict()
    moves = ",\n".join(json.dumps(move) for move in log["moves"])
    fields = {key: json.dumps(value) for key, value in log.items()} | {"moves": f"[\n{moves}\n]"}
    return "{\n" + ",\n".join(f'"{key}": {text}' for key, text in fields.items()) + "\n}\n"


def all_events(match: Match) -> list[Event]:
    """What happened, unmasked."""
    return [event for move in match.moves for event in move.events]
