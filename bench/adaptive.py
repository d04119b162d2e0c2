"""Measures how well the adaptive bot adapts to each level.

    PYTHONPATH=build/compiled python -m bench.adaptive --data FILE [--deals 20] [--only GAME …]

If it adapts well, it wins about half of its matches against weak and strong levels alike. On each
deal it plays every level from both seats, without a clock; a match that both win counts as half. In
Lone Ninja it has no opponent. The file stores every match, and the same command resumes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from kagemusha.arena.figures import wilson
from kagemusha.arena.play import MatchRunner, game_seed
from kagemusha.bots.thinking_time import ADAPTIVE, LEVELS
from kagemusha.core.registry import find_game


@dataclass(frozen=True)
class Setting:
    """A game with its mode and seats."""

    name: str
    game: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)

    def seatings(self) -> Iterator[tuple[str, ...]]:
        """The seatings of one deal."""
        if self.seats == 1:
            yield (ADAPTIVE,)
            return
        for level in LEVELS:
            yield ADAPTIVE, level
            yield level, ADAPTIVE

    def part(self, bots: tuple[str, ...]) -> tuple[str, str]:
        """The cell that a match counts for: the adaptive bot's role, if any, and the level."""
        own = bots.index(ADAPTIVE)
        roles = find_game(self.game).seat_names
        return roles[own] if roles else "", bots[1 - own] if len(bots) > 1 else ""


SETTINGS = (
    Setting("7 Ronin", "seven-ronin"),
    Setting("WAT-AAH! Grasshopper", "wat-aah", options={"mode": "grasshopper"}),
    Setting("Era Death Match", "era-of-the-ninja", options={"mode": "nvn-death-match"}),
    Setting("Era Lone Ninja", "era-of-the-ninja", 1, {"mode": "lone-ninja"}),
)
Found = dict[tuple[str, int, tuple[str, ...]], float]
"""The points of the adaptive bot, by setting, deal and seating."""


def read(file: IO[str]) -> Found:
    """The results of earlier matches."""
    found: Found = {}
    file.seek(0)
    for line in file:
        with suppress(ValueError):  # an incomplete line
            data = json.loads(line)
            found[data["setting"], data["deal"], tuple(data["bots"])] = data["points"]
    return found


def play(file: IO[str], found: Found, settings: list[Setting], deals: int) -> None:
    """Play the missing matches."""
    for setting in settings:
        runner = MatchRunner(setting.game, setting.seats, setting.options)
        for deal in range(deals):
            for bots in setting.seatings():
                if (setting.name, deal, bots) in found:
                    continue
                winners = runner.play(deal, game_seed(1, deal), bots, among=bots).winners
                own = bots.index(ADAPTIVE)
                points = 1 / len(winners) if own in winners else 0.0
                found[setting.name, deal, bots] = points
                line = {"setting": setting.name, "deal": deal, "bots": bots, "points": points}
                file.write(json.dumps(line) + "\n")
                file.flush()


def table(found: Found, settings: list[Setting], deals: int) -> Iterator[str]:
    """The share of points against each level."""
    yield "| game | seat | " + " | ".join(LEVELS) + " |"
    yield "| --- | --- |" + " ---: |" * len(LEVELS)
    for setting in settings:
        points: dict[tuple[str, str], list[float]] = {}
        for (name, deal, bots), value in found.items():
            if name == setting.name and deal < deals:
                points.setdefault(setting.part(bots), []).append(value)
        for role in sorted({role for role, _ in points}):
            cells = [
                _cell(points.get((role, level if setting.seats > 1 else ""), ()))
                for level in (LEVELS if setting.seats > 1 else [""])
            ]
            yield f"| {setting.name} | {role or '-'} | {' | '.join(cells)} |"


def _cell(points: list[float] | tuple[()]) -> str:
    if not points:
        return ""
    low, high = wilson(sum(points), len(points))
    share = sum(points) / len(points)
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {len(points)}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True, help="a file to keep the matches in")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--only", nargs="*", choices=[setting.name for setting in SETTINGS])
    given = parser.parse_args()
    settings = [one for one in SETTINGS if not given.only or one.name in given.only]
    with given.data.open("a+") as file:
        found = read(file)
        play(file, found, settings, given.deals)
    print("\n".join(table(found, settings, given.deals)))


if __name__ == "__main__":
    main()
