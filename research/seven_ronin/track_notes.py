"""The results of `research.seven_ronin.tracks` so far, in a few files in one folder."""

from __future__ import annotations

import json
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagemusha.bots.seven_ronin.weights import ERROR, FEATURE_NAMES, LEARNED, MOST_ROUNDS, read
from research.seven_ronin.track_work import Fitted, Mixture, Played, rounds_left, threats

if TYPE_CHECKING:
    from collections.abc import Iterable

    Named = dict[str, list[float]]

OFTEN = 20.0
"""Seconds between two writes of the files."""
TODAY = "today"
"""The package's values, learned on its current track."""


class Notes:
    """Matches, positions, values and openings in JSON files, from which the next run resumes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.matches: dict[str, dict[str, dict[str, list[int]]]] = self._read("matches")
        """For each stage, village and number: whether the Attacker won, and the last round."""
        self.positions: dict[str, dict[str, list[str]]] = self._read("positions")
        """Packed positions for each stage and village."""
        self.values: dict[str, dict[str, dict[str, Any]]] = self._read("values")
        """For each pass and end of the track: weights, error, mean."""
        self.openings: dict[str, dict[str, Any]] = self._read("openings")
        """For each pass and village: mixtures of both seats, and the chance."""
        self._saved = time.monotonic()

    def _read(self, name: str) -> dict[str, Any]:
        file = self.folder / f"{name}.json"
        found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        return found

    def save(self, at_once: bool = False) -> None:
        """Write the files atomically, unless that was done recently."""
        if not at_once and time.monotonic() - self._saved < OFTEN:
            return
        for name in ("matches", "positions", "values", "openings"):
            partly = self.folder / f"{name}.part"
            partly.write_text(json.dumps(getattr(self, name)), encoding="utf-8")
            partly.replace(self.folder / f"{name}.json")
        self._saved = time.monotonic()

    # --- matches --------------------------------------------------------------------------

    def add_match(self, played: Played) -> None:
        """Add a match and its positions."""
        of_stage = self.matches.setdefault(played.stage, {}).setdefault(played.name, {})
        of_stage[str(played.number)] = [int(played.attacker_won), played.rounds]
        found = self.positions.setdefault(played.stage, {}).setdefault(played.name, [])
        found += played.positions

    def missing(self, stage: str, name: str, number: int) -> list[int]:
        """The numbers of matches that are still to be played."""
        done = self.matches.get(stage, {}).get(name, {})
        return [index for index in range(number) if str(index) not in done]

    def wins(self, stage: str, name: str) -> tuple[int, int]:
        """The number of the Attacker's wins, and of matches."""
        done = self.matches.get(stage, {}).get(name, {})
        return sum(won for won, _ in done.values()), len(done)

    # --- positions ------------------------------------------------------------------------

    def nearest(self, stages: Iterable[str], end: str) -> list[str]:
        """Packed positions with as many rounds left as this end has, of similar tracks first."""
        left = len(end)
        found = [
            (distance, rank, zlib.crc32(text.encode()), text)
            for rank, stage in enumerate(stages)
            for name, texts in self.positions.get(stage, {}).items()
            for distance in [_distance(end, name)]
            for text in texts
            if rounds_left(text) == left
        ]
        # Equal ones are sorted by a checksum: as good as shuffled, but reproducible.
        return [text for _, _, _, text in sorted(found)]

    # --- values ---------------------------------------------------------------------------

    def add_values(self, name: str, fitted: Fitted) -> None:
        """Add the weights of one round."""
        entry = {"weights": fitted.weights, "error": fitted.error, "mean": fitted.mean}
        self.values.setdefault(name, {})[fitted.end] = entry

    def weights(self, name: str, track: str) -> Named:
        """All weights for a village by feature, as in the file of the master."""
        today = {feature: list(values) for feature, values in read(LEARNED).items()}
        return self.later(name, "".join(map(str, threats(track)))[1:], today)

    def later(self, name: str, end: str, start: Named) -> Named:
        """The weights for a track's end as far as known; the rest from `start`."""
        found = self.values.get(name, {})
        named = {feature: list(values) for feature, values in start.items()}
        for left in range(1, min(len(end), MOST_ROUNDS - 1) + 1):
            if entry := found.get(end[-left:]):
                named[ERROR][left - 1] = entry["error"]
                for feature, weight in zip(FEATURE_NAMES, entry["weights"], strict=True):
                    named[feature][left - 1] = weight
        return named

    def library(self, name: str, track: str) -> list[Mixture]:
        """The openings of both seats; empty if they were not computed."""
        entry = self.openings.get(name, {}).get(track)
        return entry["mixtures"] if entry else []


def _distance(end: str, name: str) -> int:
    """How much the last Threat Levels of two tracks differ."""
    pairs = zip(end, threats(name)[-len(end) :], strict=True)
    return sum(abs(int(one) - other) for one, other in pairs)
