"""The results of many matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kagemusha.arena.figures import Share, Spread
from kagemusha.arena.play import PlayedMatch


@dataclass(frozen=True)
class EndingCount:
    """A reason why a side won, and how often."""

    winners: tuple[int, ...]
    reason: str
    share: Share

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {"winners": list(self.winners), "reason": self.reason, **self.share.to_dict()}


@dataclass(frozen=True)
class SeatingReport:
    """The matches with the same bots on the same seats."""

    bots: tuple[str, ...]
    """By seat."""
    games: int
    wins: tuple[Share, ...]
    """By seat."""
    endings: tuple[EndingCount, ...]
    """By the winner's seat, then the most frequent first."""
    decisions: Spread | None
    rounds: Spread | None

    @classmethod
    def of(cls, bots: tuple[str, ...], matches: list[PlayedMatch]) -> SeatingReport:
        """Count the results of the matches of one seating."""
        games = len(matches)
        wins = Counter(seat for match in matches for seat in match.winners)
        ways = Counter((match.winners, match.reason) for match in matches)
        ordered = sorted(ways.items(), key=lambda item: (item[0][0], -item[1], item[0][1]))
        return cls(
            bots=bots,
            games=games,
            wins=tuple(Share(wins[seat], games) for seat in range(len(bots))),
            endings=tuple(
                EndingCount(winners, reason, Share(count, games))
                for (winners, reason), count in ordered
            ),
            decisions=Spread.of([match.decisions for match in matches]),
            rounds=Spread.of([match.rounds for match in matches if match.rounds is not None]),
        )

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {
            "bots": list(self.bots),
            "games": self.games,
            "wins": [share.to_dict() for share in self.wins],
            "endings": [ending.to_dict() for ending in self.endings],
            "decisions": self.decisions and self.decisions.to_dict(),
            "rounds": self.rounds and self.rounds.to_dict(),
        }


@dataclass(frozen=True)
class Simulation:
    """Many matches: what was requested, what was played, and the resulting figures.

    Equal seeds give equal simulations; the duration is neither compared nor part of `to_dict`.
    """

    game: str
    rules_version: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    rotate: bool
    seed: int
    requested: int
    work: float
    """The fraction of its usual work that each bot did."""
    matches: tuple[PlayedMatch, ...]
    seconds: float = field(compare=False)

    @property
    def games(self) -> int:
        """How many matches were played."""
        return len(self.matches)

    @property
    def interrupted(self) -> bool:
        """Whether it ended before all matches were played."""
        return self.games < self.requested

    @property
    def rate(self) -> float:
        """Matches per second."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    @cached_property
    def seatings(self) -> tuple[SeatingReport, ...]:
        """The figures of each seating, in the order in which each was first played."""
        groups: dict[tuple[str, ...], list[PlayedMatch]] = {}
        for match in self.matches:
            groups.setdefault(match.bots, []).append(match)
        return tuple(SeatingReport.of(bots, matches) for bots, matches in groups.items())

    @cached_property
    def wins_by_bot(self) -> Mapping[str, Share]:
        """How often each bot won, over all its seats; empty if all are the same bot."""
        if len(set(self.bots)) == 1:
            return {}
        won: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for match in self.matches:
            for seat, bot in enumerate(match.bots):
                played[bot] += 1
                won[bot] += seat in match.winners
        return {bot: Share(won[bot], played[bot]) for bot in dict.fromkeys(self.bots)}

    def to_dict(self) -> dict[str, Any]:
        """Everything but the individual matches, as plain data: the same for the same seed."""
        return {
            "game": self.game,
            "rules": self.rules_version,
            "options": dict(self.options),
            "bots": list(self.bots),
            "rotate": self.rotate,
            "seed": self.seed,
            "work": self.work,
            "requested": self.requested,
            "games": self.games,
            "interrupted": self.interrupted,
            "seatings": [seating.to_dict() for seating in self.seatings],
            "wins_by_bot": {bot: share.to_dict() for bot, share in self.wins_by_bot.items()},
        }

    def rows(self) -> list[dict[str, str | int]]:
        """A table with a row for each match; all rows have the same columns."""
        rows: list[dict[str, str | int]] = []
        for match in self.matches:
            row: dict[str, str | int] = {"game": match.index, "seed": match.seed}
            row.update({f"seat-{seat}": bot for seat, bot in enumerate(match.bots)})
            row["winner"] = " ".join(map(str, match.winners))
            row["reason"] = match.reason
            row["decisions"] = match.decisions
            row["rounds"] = "" if match.rounds is None else match.rounds
            rows.append(row)
        return rows
