"""The standings of a contest: ratings, who beats whom, win rates."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise, permutations, product
from typing import Any

from kagemusha.arena.contest.design import Contest
from kagemusha.arena.contest.ranks import Places, comparisons, places, points
from kagemusha.arena.contest.ratings import Comparison, Estimate, Fit, Member, drawn, fit
from kagemusha.arena.contest.sprt import Verdict
from kagemusha.arena.figures import Z95, Share, wilson
from kagemusha.arena.play import PlayedMatch
from kagemusha.core.registry import find_game


@dataclass(frozen=True)
class BotRating:
    """A bot's rating relative to the first bot; in one role, if the seats have names."""

    bot: str
    role: str
    elo: Estimate

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {"bot": self.bot, "role": self.role, **self.elo.to_dict()}


@dataclass(frozen=True)
class Gap:
    """The difference in Elo between two bots."""

    bot: str
    other: str
    role: str
    elo: Estimate

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        own = {"bot": self.bot, "other": self.other, "role": self.role}
        return {**own, **self.elo.to_dict()}


@dataclass(frozen=True)
class Cell:
    """A bot's result against another; if seats have names, on the first seat against the second."""

    bot: str
    other: str
    wins: int
    ties: int
    losses: int
    rate: Estimate
    """The share of points; a tie is half a point."""
    nobody: int = 0
    """How many matches both lost to the game itself; these compare nothing."""

    @property
    def matches(self) -> int:
        """The number of matches, or of compared ranks."""
        return self.wins + self.ties + self.losses

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        counts = {"wins": self.wins, "ties": self.ties, "losses": self.losses}
        found = {**counts, "nobody": self.nobody, **self.rate.to_dict()}
        return {"bot": self.bot, "other": self.other, **found}


@dataclass(frozen=True)
class Standings:
    """What was requested, what was played, and the resulting figures."""

    contest: Contest
    deals: int
    """The requested number of deals."""
    matchups: Mapping[int, Sequence[PlayedMatch]]
    verdict: Verdict | None

    @property
    def games(self) -> int:
        """How many matches were played."""
        return sum(map(len, self.matchups.values()))

    @property
    def deals_played(self) -> int:
        """How many deals at least one group has played."""
        return len(self._by_deal)

    @cached_property
    def requested(self) -> int:
        """How many matches were requested."""
        return self.contest.matches(self.deals)

    @property
    def interrupted(self) -> bool:
        """Whether it ended before everything was played or the test was decided."""
        decided = self.verdict is not None and self.verdict.found
        return not decided and self.games < self.requested

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles in which bots are rated: the names of the seats, or a single empty name."""
        return find_game(self.contest.game).seat_names if self.contest.apart else ("",)

    @cached_property
    def _by_deal(self) -> list[list[PlayedMatch]]:
        deals: dict[int, list[PlayedMatch]] = {}
        for matchup in sorted(self.matchups):
            deals.setdefault(matchup // len(self.contest.groups), []).extend(self.matchups[matchup])
        return list(deals.values())

    # --- ratings ---------------------------------------------------------------------------

    @cached_property
    def _members(self) -> dict[tuple[str, str], Member]:
        """The parameters of each bot in each role; none for the first bot, whose rating is 0."""
        others = list(product(self.roles, self.contest.bots[1:]))
        return {
            (bot, role): (others.index((role, bot)),) if (role, bot) in others else ()
            for role, bot in product(self.roles, self.contest.bots)
        }

    @cached_property
    def _fit(self) -> Fit:
        # One more parameter: the game itself, if all may lose to it, or the first seat's advantage.
        extra = len(self.roles) * (len(self.contest.bots) - 1)
        deals = [
            [comparison for match in deal for comparison in self._comparisons(match, extra)]
            for deal in self._by_deal
        ]
        met = {
            two
            for deal in deals
            for comparison in deal
            for two in combinations(comparison.field, 2)
        }
        ordered = sorted({(min(two), max(two)) for two in met if two[0] != two[1]})
        virtual = [comparison for one, other in ordered for comparison in drawn(one, other)]
        return fit(extra + 1, deals, virtual)

    def _comparisons(self, match: PlayedMatch, extra: int) -> Iterator[Comparison]:
        members = self._members
        if self.contest.together:
            field = (members[match.bots[0], ""], (extra,))
            yield Comparison(field, 0 if match.winners else 1)
            return
        roles = self.roles if self.contest.apart else self.roles * len(match.bots)
        seated = [members[key] for key in zip(match.bots, roles, strict=True)]
        if self.contest.apart:
            seated[0] += (extra,)
        if self.contest.shared_defeat:
            seated.append((extra,))
        yield from comparisons(self._places(match), seated)

    def _places(self, match: PlayedMatch) -> Places:
        return places(match.winners, match.scores, shared_defeat=self.contest.shared_defeat)

    @cached_property
    def ratings(self) -> tuple[BotRating, ...]:
        """The rating of every bot, in the order in which they were given."""
        return tuple(
            BotRating(bot, role, self._fit.elo(self._members[bot, role]))
            for role, bot in product(self.roles, self.contest.bots)
        )

    def gap(self, bot: str, other: str, role: str = "") -> Gap:
        """The difference in Elo between two bots."""
        members = self._members
        return Gap(bot, other, role, self._fit.elo(members[bot, role], members[other, role]))

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """The difference of each bot to the one before it, or to one that it played."""
        return tuple(
            self.gap(bot, other, role) for role in self.roles for other, bot in self._compared_pairs
        )

    @property
    def _compared_pairs(self) -> tuple[tuple[str, str], ...]:
        """Pairs of a bot and the one that it is compared with."""
        return self.contest.pairs or tuple(pairwise(self.contest.bots))

    # --- who beats whom --------------------------------------------------------------------

    @cached_property
    def _points(self) -> dict[tuple[str, str], list[list[float]]]:
        """The points of every bot against each opponent, deal by deal."""
        scores: dict[tuple[str, str], list[list[float]]] = {}
        for deal in self._by_deal:
            found: dict[tuple[str, str], list[float]] = {}
            for match in deal:
                for key, score in self._scores(match):
                    found.setdefault(key, []).append(score)
            for key, some in found.items():
                scores.setdefault(key, []).append(some)
        return scores

    @cached_property
    def matrix(self) -> tuple[Cell, ...]:
        """The result of every bot against each opponent."""
        bots, found, nobody = self.contest.bots, self._points, self._both_lost
        return tuple(
            _cell(*key, found[key], nobody[key]) for key in product(bots, bots) if key in found
        )

    @cached_property
    def _both_lost(self) -> Counter[tuple[str, str]]:
        """How often two bots both lost to the game itself."""
        every = (match for deal in self._by_deal for match in deal if not match.winners)
        return Counter(
            two
            for match in every
            for two in permutations(match.bots, 2)
            if self.contest.shared_defeat
        )

    def won(self, bot: str, other: str, role: str = "") -> Estimate:
        """The share of matches that a bot won against another; ties do not count as won."""
        second = self.roles.index(role) == 1  # points are the first side's
        key, win = ((other, bot), 0.0) if second else ((bot, other), 1.0)
        deals = [[float(score == win) for score in deal] for deal in self._points.get(key, ())]
        return clustered(deals) if deals else Estimate(0.0, 0.0, 1.0)

    def _scores(self, match: PlayedMatch) -> Iterator[tuple[tuple[str, str], float]]:
        if self.contest.together:
            return
        found = self._places(match)
        for seat, other in product(range(len(match.bots)), repeat=2):
            one, two = match.bots[seat], match.bots[other]
            wanted = (seat, other) == (0, 1) if self.contest.apart else one != two
            if wanted and (score := points(found, seat, other)) is not None:
                yield (one, two), score

    # --- win rates, where all win or lose together -------------------------------------------

    @cached_property
    def rates(self) -> Mapping[tuple[str, str], Share]:
        """Wins by bot and stratum; the empty stratum means all together."""
        if not self.contest.together:
            return {}
        won: dict[tuple[str, str], list[bool]] = {}
        for matchup in sorted(self.matchups):
            stratum = self.contest.stratum(matchup // len(self.contest.groups))
            for match in self.matchups[matchup]:
                for key in {"", stratum}:
                    won.setdefault((match.bots[0], key), []).append(bool(match.winners))
        keys = product(self.contest.bots, ("", *self.contest.strata))
        return {key: Share(sum(won[key]), len(won[key])) for key in keys if key in won}

    def difference(self, bot: str, other: str) -> Estimate:
        """How much more often a bot wins than another, on the same deals."""
        deals = [{r.bots[0]: bool(r.winners) for r in deal} for deal in self._by_deal]
        both = [deal for deal in deals if bot in deal and other in deal]
        better = sum(deal[bot] > deal[other] for deal in both)
        worse = sum(deal[bot] < deal[other] for deal in both)
        return paired(better, worse, len(both))

    @cached_property
    def differences(self) -> tuple[tuple[str, str, Estimate], ...]:
        """For each bot the difference to the one it is compared with; empty unless all win or lose
        together."""
        if not self.contest.together:
            return ()
        return tuple(
            (bot, other, self.difference(bot, other)) for other, bot in self._compared_pairs
        )

    # --- data ------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Everything but the individual matches, as plain data: the same for the same seed."""
        return {
            **self.contest.to_dict(),
            "deals": self.deals,
            "games": self.games,
            "requested": self.requested,
            "interrupted": self.interrupted,
            "ratings": [rating.to_dict() for rating in self.ratings],
            "gaps": [gap.to_dict() for gap in self.gaps],
            "matrix": [cell.to_dict() for cell in self.matrix],
            "rates": [
                {"bot": bot, "stratum": stratum, **share.to_dict()}
                for (bot, stratum), share in self.rates.items()
            ],
            "differences": [
                {"bot": bot, "other": other, **found.to_dict()}
                for bot, other, found in self.differences
            ],
            "verdict": self.verdict and self.verdict.to_dict(),
        }

    def rows(self) -> list[dict[str, str | int | float]]:
        """The same as rows of a single table: ratings, gaps, cells, rates, differences."""
        data = self.to_dict()
        kinds = ("ratings", "gaps", "matrix", "rates", "differences")
        columns = ("bot", "other", "role", "stratum", "wins", "ties", "losses", "nobody")
        return [
            {
                "kind": kind,
                **{column: item.get(column, "") for column in columns},
                "value": item["rate"] if kind == "rates" else item["value"],
                "low": item["low"],
                "high": item["high"],
            }
            for kind in kinds
            for item in data[kind]
        ]


def _cell(bot: str, other: str, deals: Sequence[Sequence[float]], nobody: int) -> Cell:
    every = [score for deal in deals for score in deal]
    wins, losses = every.count(1.0), every.count(0.0)
    return Cell(bot, other, wins, len(every) - wins - losses, losses, clustered(deals), nobody)


def clustered(deals: Sequence[Sequence[float]]) -> Estimate:
    """The mean of points, with a Wilson interval for the effective number of matches.

    Matches on the same deal are correlated, so their points vary by more or less than those of
    independent matches; the effective number is corrected by that factor. A virtual deal with the
    variance of independent matches keeps the interval honest if few deals happen to agree.
    """
    number = sum(map(len, deals))
    mean = sum(map(sum, deals)) / number
    single = mean * (1 - mean)
    if single == 0:
        return Estimate(mean, *wilson(mean * number, number))
    usual = single * number / len(deals)
    spread = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals)
    worth = number / ((spread / usual + 1) / (len(deals) + 1))
    return Estimate(mean, *wilson(mean * worth, worth))


def paired(better: int, worse: int, of: int) -> Estimate:
    """The difference of two rates on the same deals, with the interval of Agresti and Min.

    Half a deal is added to each of the four outcomes, so that it is valid if few deals differ.
    """
    value = (better - worse) / of if of else 0.0
    middle = (better - worse) / (of + 2)
    square = (better + worse + 1) - (better - worse) ** 2 / (of + 2)
    half = Z95 * math.sqrt(max(square, 0.0)) / (of + 2)
    return Estimate(value, max(-1.0, middle - half), min(1.0, middle + half))
