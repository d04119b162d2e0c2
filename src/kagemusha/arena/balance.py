"""Whether a game is fair: wins by seat and by turn order, scores, lengths, and wins by card.

A card's figure is how often players who had it won. That does not prove that the card made them
win: perhaps players who are behind get it, or players who are ahead have time to use it. So a card
is compared with the mean of its group, whose cards come to players in the same way.
"""

from __future__ import annotations

import contextlib
import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from kagemusha.arena.figures import Z95, Share, Spread, chi_square_tail, median_interval
from kagemusha.arena.fingerprint import fingerprint
from kagemusha.arena.play import PlayedMatch
from kagemusha.arena.report import Simulation
from kagemusha.arena.result_folder import ResultFolder, write_matches
from kagemusha.arena.simulate import Progress, simulate
from kagemusha.bots import BotSpec, register_bot
from kagemusha.core.chance import fresh_seed
from kagemusha.core.facts import NOBODY, FactGroup, Facts, Use
from kagemusha.core.game import Game, Rules
from kagemusha.core.registry import find_game

FORMAT = 1
"""The format of the folder with the matches of a report."""
SEAT, ORDER = "seat", "order"
"""The groups that every game has: the seat, and the position in turn order."""


@dataclass(frozen=True)
class BalanceRow:
    """One item of a group: how often players had it, and how often they won."""

    item: str
    matches: Share
    """The share of matches in which somebody had it."""
    uses: int
    wins: Share
    """The share of players with it who won the match."""
    round_wins: Share | None
    """The share of players with it in a round who won that round; None if rounds have no winner."""


@dataclass(frozen=True)
class Evenness:
    """A chi-square test of whether the items of a group differ by more than chance."""

    value: float
    freedom: int

    @property
    def chance(self) -> float:
        """The p-value: how likely equal items would differ at least as much."""
        return chi_square_tail(self.value, self.freedom)

    def to_dict(self) -> dict[str, float | int]:
        """Plain data."""
        return {"chi_square": self.value, "freedom": self.freedom, "chance": self.chance}


@dataclass(frozen=True)
class BalanceTable:
    """The items of a group, compared."""

    group: str
    kind: str
    expected: float
    """The share of matches that any player wins: one divided by the number of seats."""
    lines: tuple[BalanceRow, ...]

    @property
    def mean(self) -> float:
        """The group's share of wins; for a single item the share of any player."""
        return self._mean([line.wins for line in self.lines])

    @property
    def round_mean(self) -> float:
        """The same for rounds won."""
        return self._mean([line.round_wins for line in self.lines if line.round_wins is not None])

    @property
    def evenness(self) -> Evenness | None:
        """Whether wins are even, or rounds won if items act in rounds; None if data is missing."""
        shares = [line.round_wins if self.by_round else line.wins for line in self.lines]
        known = [share for share in shares if share is not None and share.of]
        mean = self.round_mean if self.by_round else self.mean
        if len(known) < 2 or not 0 < mean < 1:
            return None
        squares = sum((share.count - share.of * mean) ** 2 / share.of for share in known)
        return Evenness(squares / (mean * (1 - mean)), len(known) - 1)

    def _mean(self, shares: Sequence[Share]) -> float:
        together = sum(share.of for share in shares)
        if len(shares) < 2 or not together:
            return self.expected
        return sum(share.count for share in shares) / together

    @property
    def by_round(self) -> bool:
        """Whether its items act in rounds that have a winner."""
        return any(line.round_wins is not None and line.round_wins.of for line in self.lines)

    def side(self, line: BalanceRow) -> int:
        """1 if a line is clearly above the mean, -1 if below, 0 if the interval has the mean."""
        return _side(line.wins, self.mean)

    def round_side(self, line: BalanceRow) -> int:
        """The same for rounds won."""
        return 0 if line.round_wins is None else _side(line.round_wins, self.round_mean)

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        items = []
        for line in self.lines:
            data: dict[str, object] = {
                "item": line.item,
                "matches": line.matches.to_dict(),
                "uses": line.uses,
                "wins": line.wins.to_dict(),
                "mark": self.side(line),
            }
            if self.by_round and line.round_wins is not None:
                data |= {
                    "round_wins": line.round_wins.to_dict(),
                    "round_mark": self.round_side(line),
                }
            items.append(data)
        means = {"expected": self.expected, "mean": self.mean}
        if self.by_round:
            means["round_mean"] = self.round_mean
        evenness = self.evenness
        even = {} if evenness is None else {"evenness": evenness.to_dict()}
        return {"group": self.group, **means, **even, "items": items}


def _side(share: Share, mean: float) -> int:
    low, high = share.interval
    return 1 if low > mean else -1 if high < mean else 0


@dataclass(frozen=True)
class Range:
    """The spread of values, and the 95 % intervals of their mean and median."""

    spread: Spread
    margin: float
    median: tuple[float, float]

    @classmethod
    def of(cls, values: Sequence[float]) -> Range | None:
        """The range of these values; None if there are none."""
        spread = Spread.of(values)
        if spread is None:
            return None
        squares = sum((value - spread.mean) ** 2 for value in values)
        error = math.sqrt(squares / max(len(values) - 1, 1) / len(values))
        return cls(spread, Z95 * error, median_interval(sorted(values)))

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        mean = self.spread.mean
        return {
            **self.spread.to_dict(),
            "mean_low": mean - self.margin,
            "mean_high": mean + self.margin,
            "median_low": self.median[0],
            "median_high": self.median[1],
        }


@dataclass(frozen=True)
class Balance:
    """The balance of a game over many matches."""

    simulation: Simulation
    groups: tuple[FactGroup, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.simulation.bots)

    @cached_property
    def tables(self) -> tuple[BalanceTable, ...]:
        """By seat, by turn order if one seat began, and by each group of the game."""
        seats = tuple(map(str, range(self.seats)))
        groups = [FactGroup(SEAT, SEAT, seats)]
        if any(facts.first is not None for _, facts in self._with_facts):
            groups.append(FactGroup(ORDER, ORDER, seats))
        groups += self.groups
        counts = {group.id: _Count(group) for group in groups}
        for match, facts in self._with_facts:
            uses: dict[str, list[Use]] = {}
            for use in (*_seat_uses(match, facts), *facts.uses):
                uses.setdefault(use.group, []).append(use)
            for group, used in uses.items():
                counts[group].add(match, facts, used)
        games, expected = self.simulation.games, 1 / self.seats
        return tuple(
            BalanceTable(group.id, group.kind, expected, counts[group.id].lines(games))
            for group in groups
        )

    @property
    def _with_facts(self) -> list[tuple[PlayedMatch, Facts]]:
        return [(match, match.facts or Facts()) for match in self.simulation.matches]

    @cached_property
    def endings(self) -> Mapping[str, Share]:
        """The reasons why matches ended, the most frequent first."""
        reasons = Counter(match.reason for match in self.simulation.matches)
        ordered = sorted(reasons.items(), key=lambda item: (-item[1], item[0]))
        return {reason: Share(count, self.simulation.games) for reason, count in ordered}

    @cached_property
    def scores(self) -> Mapping[str, Range]:
        """The scores of all players and of winners; empty if scores only show who won."""
        matches = self.simulation.matches
        if all(score in (0, 1) for match in matches for score in match.scores):
            return {}
        everybody = [score for match in matches for score in match.scores]
        winners = [match.scores[seat] for match in matches for seat in match.winners]
        return _ranges({"all": everybody, "winners": winners})

    @cached_property
    def lengths(self) -> Mapping[str, Range]:
        """Turns, rounds, decisions, and the % of rounds that eliminated players watch, if any."""
        matches = self.simulation.matches
        turns = [facts.turns for _, facts in self._with_facts if facts.turns is not None]
        rounds = [match.rounds for match in matches if match.rounds is not None]
        decisions = [match.decisions for match in matches]
        watching = [
            100 * (match.rounds - round_) / match.rounds
            for match, facts in self._with_facts
            for round_ in facts.left
            if match.rounds
        ]
        return _ranges(
            {"turns": turns, "rounds": rounds, "decisions": decisions, "watching": watching}
        )

    def to_dict(self) -> dict[str, Any]:
        """Everything but the individual matches, as plain data: the same for the same seed."""
        asked = self.simulation.to_dict()
        for key in ("seatings", "wins_by_bot"):
            del asked[key]
        return {
            **asked,
            "tables": [table.to_dict() for table in self.tables],
            "endings": {reason: share.to_dict() for reason, share in self.endings.items()},
            "scores": {key: found.to_dict() for key, found in self.scores.items()},
            "lengths": {key: found.to_dict() for key, found in self.lengths.items()},
        }

    def rows(self) -> list[dict[str, str | int | float]]:
        """A table with a row for each item of each group; all rows have the same columns."""
        rows: list[dict[str, str | int | float]] = []
        for table in self.tables:
            for line in table.lines:
                row: dict[str, str | int | float] = {"group": table.group, "item": line.item}
                row |= {"matches": line.matches.count, "uses": line.uses}
                row |= _columns("", line.wins, table.mean, table.side(line))
                rounds = line.round_wins if table.by_round else None
                row |= _columns("round-", rounds, table.round_mean, table.round_side(line))
                rows.append(row)
        return rows


def balance(
    game_id: str,
    bots: Sequence[BotSpec],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    workers: int = 1,
    work: float = 1.0,
    progress: Progress | None = None,
    folder: Path | None = None,
) -> Balance:
    """Play matches like `simulate`, and report the balance of the game.

    If the bots differ, they change seats after each match, so that a seat's figure does not depend
    on its bot. With a folder, matches played there before count, and new ones are saved.
    """
    game = find_game(game_id)
    rules = game.rules(len(bots), options)
    with contextlib.ExitStack() as stack:
        played: dict[int, PlayedMatch] = {}
        keep = None
        if folder is not None:
            kept = ResultFolder(folder)
            seed = kept.seed() if seed is None else seed
            seed = fresh_seed() >> 192 if seed is None else seed
            names = [register_bot(bot) for bot in bots]
            units, file = stack.enter_context(kept.opened(_header(game, rules, names, seed, work)))
            played = {index: match for index, [match] in units.items()}

            def keep(match: PlayedMatch) -> None:
                write_matches(file, match.index, [match])

        result = simulate(
            *(game_id, bots, games),
            options=options,
            seed=seed,
            workers=workers,
            work=work,
            rotate=True,
            gather=True,
            progress=progress,
            played=played,
            keep=keep,
        )
    return Balance(result, rules.fact_reader().groups)


def _header(
    game: Game, rules: Rules[Any], bots: Sequence[str], seed: int, work: float
) -> dict[str, Any]:
    """Everything that decides what is played, except the number of matches."""
    header = {
        "balance": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "content": rules.content,
        "code": fingerprint(game, bots),
        "options": dict(rules.options),
        "bots": list(bots),
        "seed": seed,
        "work": work,
    }
    return dict(json.loads(json.dumps(header)))


def _seat_uses(match: PlayedMatch, facts: Facts) -> Iterable[Use]:
    """Each seat and its position in turn order, as facts."""
    seats = len(match.bots)
    for seat in range(seats):
        yield Use(SEAT, str(seat), seat, 0, 1)
        if facts.first is not None:
            yield Use(ORDER, str((seat - facts.first) % seats), seat, 0, 1)


class _Count:
    """Counts the items of one group over many matches."""

    def __init__(self, group: FactGroup) -> None:
        self._items = group.items
        self._shared = group.shared
        self._matches: Counter[str] = Counter()
        self._uses: Counter[str] = Counter()
        self._had: Counter[str] = Counter()
        self._won: Counter[str] = Counter()
        self._rounds: Counter[str] = Counter()
        self._rounds_won: Counter[str] = Counter()
        self._by_round = False

    def add(self, match: PlayedMatch, facts: Facts, uses: Iterable[Use]) -> None:
        """Add one match. A player who had an item twice still won or lost only once."""
        had: set[tuple[str, int]] = set()
        for use in uses:
            self._uses[use.item] += use.times
            had.add((use.item, use.seat))
            if 1 <= use.round <= len(facts.round_winners):
                self._by_round = True
                self._rounds[use.item] += 1
                self._rounds_won[use.item] += use.seat in facts.round_winners[use.round - 1]
        self._matches.update({item for item, _ in had})
        if self._shared:
            for item in {item for item, _ in had}:
                self._had[item] += 1
                self._won[item] += bool(match.winners)
            return
        for item, seat in had:
            if seat != NOBODY:
                self._had[item] += 1
                self._won[item] += seat in match.winners

    def lines(self, games: int) -> tuple[BalanceRow, ...]:
        """All items of the group in its order, including those that nobody had."""
        return tuple(
            BalanceRow(
                item,
                Share(self._matches[item], games),
                self._uses[item],
                Share(self._won[item], self._had[item]),
                Share(self._rounds_won[item], self._rounds[item]) if self._by_round else None,
            )
            for item in self._items
        )


def _ranges(values: Mapping[str, Sequence[float]]) -> dict[str, Range]:
    found = {key: Range.of(numbers) for key, numbers in values.items()}
    return {key: range_ for key, range_ in found.items() if range_ is not None}


def _columns(
    prefix: str, share: Share | None, mean: float, mark: int
) -> dict[str, str | int | float]:
    names = [f"{prefix}{name}" for name in ("had", "wins", "rate", "low", "high", "mean", "mark")]
    if share is None:
        return dict.fromkeys(names, "")
    values = (share.of, share.count, share.rate, *share.interval, mean, mark)
    return dict(zip(names, values, strict=True))
