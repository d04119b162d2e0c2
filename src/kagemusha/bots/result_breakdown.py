"""Splits a result into its causes: start + dice and deal + others' choices + own decisions.

A seat's chance changes with each of its decisions, and between them. A change between two decisions
is luck if only chance was asked. It is due to the others if they chose or revealed something,
whether or not chance was asked as well. If neither happened, it is a consequence of the decision.
The parts add up to the result exactly.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kagemusha.bots.decisions import Decision
from kagemusha.core.match import Match


@dataclass(frozen=True, slots=True)
class BreakdownPart:
    """A part of a result as winning chance, with its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class ResultBreakdown:
    """The parts of a seat's result, which add up to it."""

    seat: int
    start: BreakdownPart
    luck: BreakdownPart
    """Dice and deal."""
    others: BreakdownPart
    """The others' choices."""
    own: BreakdownPart
    """The seat's own decisions, compared with the best ones."""
    result: float

    def to_dict(self) -> dict[str, Any]:
        """Plain data for exports and clients."""
        parts = {"start": self.start, "luck": self.luck, "others": self.others, "own": self.own}
        values = {name: {"value": p.value, "error": p.error} for name, p in parts.items()}
        return {"seat": self.seat, **values, "result": self.result}


class _Sum:
    """A sum of chances; a chance that is added and then subtracted leaves no error."""

    def __init__(self) -> None:
        self.value = 0.0
        self.counts: dict[tuple[str, int], int] = {}
        self.errors: dict[tuple[str, int], float] = {}

    def step(self, before: _Known, after: _Known) -> None:
        self.value += after.chance - before.chance
        for known, sign in ((before, -1), (after, 1)):
            self.counts[known.key] = self.counts.get(known.key, 0) + sign
            self.errors[known.key] = known.error

    def part(self) -> BreakdownPart:
        squares = sum((n * self.errors[key]) ** 2 for key, n in self.counts.items())
        return BreakdownPart(self.value, math.sqrt(squares))


@dataclass(frozen=True, slots=True)
class _Known:
    """A chance at some moment, with its error."""

    key: tuple[str, int]
    chance: float
    error: float


def result_breakdown(
    match: Match,
    seat: int,
    decisions: Sequence[Decision],
    start: float | None,
) -> ResultBreakdown | None:
    """The parts of a seat's result in a finished match; None without a decision with a chance.

    `start` is its chance before anything was dealt; None means the first known chance.
    """
    own = [d for d in decisions if d.seat == seat and d.before is not None]
    if match.result is None or not own:
        return None
    first = _before(own[0])
    dealt = match.dealt or any(move.chance for move in match.moves[: own[0].first])
    begin = _Known(("start", 0), start, 0.0) if dealt and start is not None else first
    luck, others, mine = _Sum(), _Sum(), _Sum()
    luck.step(begin, first)
    result = float(seat in match.result.winners)
    end = _Known(("end", 0), result, 0.0)
    for number, decision in enumerate(own):
        before = _before(decision)
        after = before
        if decision.after is not None:
            after = _Known(("after", decision.last), decision.after, decision.after_error)
            mine.step(before, after)
        last = number + 1 == len(own)
        until = len(match.moves) if last else own[number + 1].first
        then = end if last else _before(own[number + 1])
        chance, rivals = causes(match, decision, until, decisions)
        (others if rivals else luck if chance else mine).step(after, then)
    opening = BreakdownPart(begin.chance, begin.error)
    return ResultBreakdown(seat, opening, luck.part(), others.part(), mine.part(), result)


def _before(decision: Decision) -> _Known:
    return _Known(("before", decision.first), decision.before or 0.0, decision.error)


def causes(
    match: Match, decision: Decision, until: int, decisions: Sequence[Decision]
) -> tuple[bool, bool]:
    """Whether chance was asked, and whether others chose, between a decision and a later moment."""
    between = match.moves[decision.last - 1 : until]
    chance = any(move.chance for move in between)
    rivals = any(
        other.seat != decision.seat and other.last > decision.first and other.first < until
        for other in decisions
    )
    return chance, rivals
