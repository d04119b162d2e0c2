"""Measures whether a table's clock costs strength: the same matches with and without it.

    PYTHONPATH=build/compiled python -m bench.clock --data FOLDER [--matches 100] [--shared]
        [--only GAME …] [--level master]
    python -m bench.clock --data FOLDER --report

A level plays against `skilled`, on each seat in turn, once with its clock at a table and once
without, as on the ladder, with the same dice and random numbers. If the clock never ends a thought,
both matches are the same. The result is the difference in points with its interval for paired
shares, in Elo as if both won about half of their matches. With `--shared` several processes on a
machine work together. Finished matches are saved and not played again.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.sharing import own_name, shared
from kagemusha.arena.contest.standings import paired
from kagemusha.arena.play import UNTIMED, MatchRunner, game_seed
from kagemusha.bots.thinking_time import LEVELS

OTHER = "skilled"
Line = dict[str, Any]


@dataclass(frozen=True)
class Setting:
    """A game with its options and seats."""

    id: str
    game: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)


SETTINGS = (
    Setting("seven-ronin", "seven-ronin"),
    Setting("grasshopper-2", "wat-aah", options={"mode": "grasshopper"}),
    Setting("grand-master-2", "wat-aah", options={"mode": "grand-master"}),
    Setting("lone-ninja", "era-of-the-ninja", 1, {"mode": "lone-ninja"}),
    Setting("standard-2", "era-of-the-ninja", options={"mode": "standard"}),
)


def play(setting: Setting, level: str, matches: int, folder: Path, *, together: bool) -> None:
    """Play the missing matches."""
    done = {line["match"] for line in read(setting, level, folder)}
    numbers: Iterable[int] = range(matches)
    name = f"{setting.id}-{level}"
    if together:
        numbers = shared(numbers, folder / f"{name}.taken")
    by_clock, without = (
        MatchRunner(setting.game, setting.seats, setting.options, effort=effort)
        for effort in (None, UNTIMED)
    )
    path = folder / f"{own_name(name) if together else name}.jsonl"
    with path.open("a", encoding="utf-8") as file:
        for number in numbers:
            if number in done:
                continue
            seat = number % setting.seats
            bots = [level if place == seat else OTHER for place in range(setting.seats)]
            found = []
            for runner in (by_clock, without):
                match = runner.play(number, game_seed(1, number), bots)
                points = 1 / len(match.winners) if seat in match.winners else 0.0
                course = [match.decisions, match.rounds, match.reason, *match.scores]
                found.append((points, course))
            (timed, one), (free, other) = found
            line = {"match": number, "timed": timed, "free": free, "same": one == other}
            file.write(json.dumps(line) + "\n")
            file.flush()


def read(setting: Setting, level: str, folder: Path) -> list[Line]:
    """The matches in files, from one process or several."""
    found: dict[int, Line] = {}
    for path in sorted(folder.glob(f"{setting.id}-{level}*.jsonl")):
        for text in path.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):  # an incomplete line
                line = json.loads(text)
                found.setdefault(line["match"], line)
    return [found[match] for match in sorted(found)]


def elo_of(difference: float) -> float:
    """A difference in points as Elo."""
    half = difference / 2
    return 2 * 400 * math.log10((0.5 + half) / (0.5 - half))


def row(setting: Setting, level: str, lines: list[Line]) -> str:
    """A row of the table: the cost of the clock."""
    better = sum(line["timed"] > line["free"] for line in lines)
    worse = sum(line["timed"] < line["free"] for line in lines)
    found = paired(better, worse, len(lines))
    elo = [elo_of(share) for share in (found.value, found.low, found.high)]
    cells = (
        setting.id,
        level,
        str(len(lines)),
        str(sum(line["same"] for line in lines)),
        *(f"{100 * sum(x[key] for x in lines) / len(lines):.1f} %" for key in ("timed", "free")),
        f"{elo[0]:.0f} Elo ({elo[1]:.0f} to {elo[2]:.0f})",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play, or print what was played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--level", choices=list(LEVELS), default=list(LEVELS)[-1])
    parser.add_argument("--only", nargs="*", choices=[one.id for one in SETTINGS])
    parser.add_argument("--shared", action="store_true", help="with other processes")
    parser.add_argument("--report", action="store_true", help="play nothing")
    given = parser.parse_args()
    given.data.mkdir(parents=True, exist_ok=True)
    settings = [one for one in SETTINGS if not given.only or one.id in given.only]
    if not given.report:
        for one in settings:
            play(one, given.level, given.matches, given.data, together=given.shared)
    print("| game | level | matches | the same | points by the clock | without | difference |")
    print("| --- | --- |" + " ---: |" * 5)
    for one in settings:
        if lines := read(one, given.level, given.data):
            print(row(one, given.level, lines))


if __name__ == "__main__":
    main()
