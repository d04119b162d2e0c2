"""Reviews a match: judges decisions by what the seat knew then, and finds the turning points."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kagemusha.bots.chances import DEFAULT_LEVEL, NORMAL_95, Estimator, ask
from kagemusha.bots.decisions import Decision, decision_points, judge
from kagemusha.bots.result_breakdown import ResultBreakdown, result_breakdown
from kagemusha.bots.roster import named_thinker
from kagemusha.bots.thinking_time import REVIEW_SECONDS, Effort
from kagemusha.core.match import Match, Move

MISTAKE = 0.10
"""A decision is marked if it loses at least this much chance, compared with the best one."""
BLUNDER = 0.20
TURN = 0.20
"""A change of chance between two decisions of a seat is marked if it is at least this large."""
SURE = 3.0
"""A difference is only marked if it has this many standard errors: a match has many decisions."""
VAGUE = 0.15
"""A chance with at least this standard error is left out of a seat's line."""
MOST = 5
"""A review shows at most this many of the largest mistakes, and as many of the largest turns."""

MarkKind = Literal["mistake", "blunder", "turn"]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A mistake or a turn of one seat."""

    kind: MarkKind
    seat: int
    move: int
    """The number of moves after which it is visible."""
    change: float
    """The change of the seat's chance."""


@dataclass(frozen=True, slots=True)
class Point:
    """A seat's chance after this many moves."""

    move: int
    chance: float
    low: float
    """The 95 % interval."""
    high: float


@dataclass(frozen=True, slots=True)
class Review:
    """The result of a review, complete or not."""

    bot: str
    level: str
    """The chances are valid if everybody continues at this level. "" means the bot's own values,
    which are not calibrated."""
    moves: int
    total: int
    """The total number of decisions."""
    decisions: tuple[Decision, ...]
    marks: tuple[TurningPoint, ...]
    """In the order of moves."""
    lines: tuple[tuple[Point, ...], ...]
    """The chance of each seat over time."""
    breakdowns: tuple[ResultBreakdown, ...]
    """The causes of each seat's result, once all decisions have been reviewed."""

    @property
    def complete(self) -> bool:
        """Whether all decisions have been reviewed."""
        return len(self.decisions) == self.total

    def to_dict(self) -> dict[str, Any]:
        """Plain data for exports and clients."""
        return {
            "bot": self.bot,
            "level": self.level,
            "moves": self.moves,
            "total": self.total,
            "decisions": [decision.to_dict() for decision in self.decisions],
            "marks": [
                {"kind": m.kind, "seat": m.seat, "move": m.move, "change": m.change}
                for m in self.marks
            ],
            "lines": [
                [{"move": p.move, "chance": p.chance, "low": p.low, "high": p.high} for p in line]
                for line in self.lines
            ],
            "accounts": [found.to_dict() for found in self.breakdowns],
        }


def summed_up(
    match: Match,
    bot: str,
    total: int,
    decisions: Sequence[Decision],
    estimator: Estimator,
) -> Review:
    """The review of these decisions: lines, marks and, once it is complete, breakdowns."""
    own = [[d for d in decisions if d.seat == seat] for seat in range(match.rules.seats)]
    ends: list[float | None] = [None] * match.rules.seats
    if match.result is not None and len(decisions) == total:
        ends = [float(seat in match.result.winners) for seat in range(match.rules.seats)]
    marks = [
        *_largest(_slip(decision) for decision in decisions),
        *_largest(
            turn
            for mine, end in zip(own, ends, strict=True)
            for turn in _turns(match, mine, end, decisions)
        ),
    ]
    complete = len(decisions) == total
    found = [
        result_breakdown(match, seat, decisions, estimator.start(seat))
        for seat in range(match.rules.seats if complete else 0)
    ]
    return Review(
        bot=bot,
        level=estimator.level,
        moves=len(match.moves),
        total=total,
        decisions=tuple(decisions),
        marks=tuple(sorted(marks, key=lambda mark: (mark.move, mark.seat, mark.kind))),
        lines=tuple(
            _line(mine, end, len(match.moves)) for mine, end in zip(own, ends, strict=True)
        ),
        breakdowns=tuple(one for one in found if one is not None),
    )


def _largest(marks: Iterable[TurningPoint | None]) -> list[TurningPoint]:
    found = [mark for mark in marks if mark is not None]
    return sorted(found, key=lambda mark: -abs(mark.change))[:MOST]


def _slip(decision: Decision) -> TurningPoint | None:
    if not decision.matters or decision.loss < max(MISTAKE, SURE * decision.loss_error):
        return None
    kind: MarkKind = "blunder" if decision.loss >= BLUNDER else "mistake"
    return TurningPoint(kind, decision.seat, decision.last, -decision.loss)


def _turns(
    match: Match, own: Sequence[Decision], end: float | None, decisions: Sequence[Decision]
) -> Iterable[TurningPoint]:
    """Where chance, revealed secrets or other seats changed the chance of a seat.

    Chance that others lost by mistakes in between is already marked, so it does not count again.
    """
    last = len(match.moves)
    later = [(d.first, d.before, d.error) for d in own[1:]]
    for decision, (move, then, error) in zip(own, [*later, (last, end, 0.0)], strict=False):
        if decision.after is None or then is None:
            continue
        change = then - decision.after
        given = sum(
            other.loss
            for other in decisions
            if other.seat != decision.seat and decision.last <= other.first < move
        )
        surprise = change - given if change > 0 else -change
        if surprise >= max(TURN, SURE * math.hypot(decision.after_error, error)):
            between = range(decision.last, move + 1)
            shown = next((n for n in between if _shows(match.moves[n - 1])), move)
            yield TurningPoint("turn", decision.seat, shown, change)


def _shows(move: Move) -> bool:
    """Whether the move asked chance or revealed something."""
    return bool(move.chance) or any(event.reveals for event in move.events)


def _line(own: Sequence[Decision], end: float | None, moves: int) -> tuple[Point, ...]:
    points: list[Point] = []
    for decision in own:
        if decision.before is None or decision.error >= VAGUE:
            continue
        low, high = _interval(decision.before, decision)
        points.append(Point(decision.first, decision.before, low, high))
        if decision.after is not None and decision.after_error < VAGUE:
            shift = decision.after - decision.before
            low, high = max(0.0, low + shift), min(1.0, high + shift)
            points.append(Point(decision.last, decision.after, low, high))
    if end is not None:
        points.append(Point(moves, end, end, end))
    return tuple(points)


def _interval(chance: float, decision: Decision) -> tuple[float, float]:
    """The 95 % interval; that of the search alone if the chance is not calibrated."""
    if decision.low is not None and decision.high is not None:
        return decision.low, decision.high
    wide = NORMAL_95 * decision.error
    return max(0.0, chance - wide), min(1.0, chance + wide)


def reviewing(work: float) -> Effort:
    """The effort of a review that does this fraction of a level's usual work."""
    return Effort(work, REVIEW_SECONDS)


def _nothing(_done: int, _total: int) -> None:
    pass


def review(
    match: Match,
    bot: str = "",
    effort: Effort | None = None,
    progress: Callable[[int, int], None] = _nothing,
    cancelled: Callable[[], bool] = lambda: False,
    level: str = DEFAULT_LEVEL,
) -> Review:
    """Let a thinker review a match; if cancelled, the review is incomplete.

    The chances assume that everybody continues at this level, or the nearest calibrated one.
    """
    thinker = named_thinker(bot, match.game, match.rules, effort or reviewing(1.0))
    estimator = Estimator(match.rules, thinker.name, level)
    found = decision_points(match)
    decisions: list[Decision] = []
    progress(0, len(found))
    for point in found:
        if cancelled():
            break
        thought = ask(thinker, point.view, point.legal, [point.played])
        decisions.append(judge(point, thought, estimator))
        progress(len(decisions), len(found))
    return summed_up(match, thinker.name, len(found), decisions, estimator)
