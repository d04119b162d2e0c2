"""The decisions of a match: what each seat knew, what it did, and how a thinker judges that."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.chances import Estimator
from kagemusha.core.action import Action, Legal
from kagemusha.core.errors import Message
from kagemusha.core.match import Match
from kagemusha.core.view import View

MOST_OPTIONS = 8
"""A decision keeps at most this many candidates, and what was played."""
LARGEST = 0.5
"""The standard error of an unknown chance."""
DECIDED = 0.02
"""A match with a chance this close to 0 or 1 is decided, so no choice matters."""
SENSIBLE = 0.20
"""A choice that loses more than this is not sensible."""


# --- the points at which a seat had a choice ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A decision, and what its seat knew before it."""

    seat: int
    first: int
    """The number of moves before it."""
    last: int
    """The number of moves including it."""
    view: View
    legal: Legal
    played: tuple[Action, ...]


def decision_points(match: Match) -> tuple[DecisionPoint, ...]:
    """Every decision of a match. A sealed plan is one decision; a forced move does not count."""
    found: list[DecisionPoint] = []
    running = match.restart()
    begun: dict[int, DecisionPoint] = {}
    chosen: set[int] = set()
    for number, move in enumerate(match.moves, start=1):
        seat, legal = move.seat, running.legal(move.seat)
        if seat not in begun:
            begun[seat] = DecisionPoint(seat, number - 1, number, running.view(seat), legal, ())
        begun[seat] = replace(begun[seat], last=number, played=(*begun[seat].played, move.action))
        if len(legal) > 1:
            chosen.add(seat)
        running.act(seat, move.action)
        # A plan ends with a step that others see, reveals something or asks chance.
        if move.face is not None or move.final:
            point = begun.pop(seat)
            if seat in chosen:
                found.append(point)
                chosen.remove(seat)
    return tuple(sorted(found, key=lambda point: (point.first, point.seat)))


# --- the value of decisions -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReviewCandidate:
    """A plan that was played or could have been, in notation."""

    plan: tuple[str, ...]
    share: float
    """The probability that the thinker plays it, or the part of its search that it got, 0 to 1."""
    chance: float
    error: float | None = None
    """The standard error of its chance; None if unknown."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, with the seat's chance before and after it, given what it knew at that time."""

    seat: int
    first: int
    last: int
    played: tuple[str, ...]
    before: float | None
    """None if the thinker did not compute it."""
    after: float | None
    """After what was played, before anything was revealed, rolled or answered."""
    error: float
    """The standard error of the chance before, from the search."""
    after_error: float
    """The same for the chance after; larger if the thinker tried the plan less often."""
    share: float
    """The share of what was played; 0 if the thinker would not play it."""
    loss: float
    """How much better the best plan was; 0 if the thinker would play the same."""
    candidates: tuple[ReviewCandidate, ...]
    """Best first; includes what was played."""
    why: Message | None
    """Why the thinker would make its own choice."""
    low: float | None = None
    """The 95 % interval of the chance before; None if it is too uncertain for numbers."""
    high: float | None = None
    gap_error: float | None = None
    """The standard error of the loss; None if it has to be derived from those of both chances."""
    drawn_from: int = 1
    """The number of plans that the thinker draws from; with 1 the shares are not probabilities."""

    @property
    def loss_error(self) -> float:
        """The standard error of the loss."""
        if self.gap_error is not None:
            return self.gap_error
        return math.hypot(self.error, self.after_error)

    @property
    def matters(self) -> bool:
        """Whether the match was undecided, with more than one sensible choice.

        The choice that was made counts as one, sensible or not.
        """
        if self.after is None or len(self.candidates) < 2:
            return False
        best = self.after + self.loss
        if not DECIDED <= best <= 1 - DECIDED:
            return False
        close = [option for option in self.candidates if option.chance > best - SENSIBLE]
        return self.loss >= SENSIBLE or len(close) > 1

    def to_dict(self) -> dict[str, Any]:
        """Plain data for exports and clients."""
        why = self.why
        return {
            "seat": self.seat,
            "first": self.first,
            "last": self.last,
            "played": list(self.played),
            "before": self.before,
            "after": self.after,
            "low": self.low,
            "high": self.high,
            "error": self.error,
            "after_error": self.after_error,
            "share": self.share,
            "drawn_from": self.drawn_from,
            "loss": self.loss,
            "loss_error": self.loss_error,
            "matters": self.matters,
            "options": [
                {"plan": list(option.plan), "share": option.share, "chance": option.chance}
                for option in self.candidates
            ],
            "why": None if why is None else {"id": why.id, "args": dict(why.args)},
        }


def judge(point: DecisionPoint, thought: Thought | None, estimator: Estimator) -> Decision:
    """Judge a decision by a thinker's thought at that point, which is None if it had none."""
    played = _notation(point.played)
    empty = Decision(
        seat=point.seat,
        first=point.first,
        last=point.last,
        played=played,
        before=None,
        after=None,
        error=0.0,
        after_error=0.0,
        share=0.0,
        loss=0.0,
        candidates=(),
        why=None,
    )
    if thought is None:
        return empty
    view, candidates = point.view, thought.candidates
    estimates = [estimator.of(view, option.chance, option.error or 0.0) for option in candidates]
    options = tuple(
        ReviewCandidate(
            _notation(option.plan),
            option.share,
            mapped.chance,
            None if option.error is None else mapped.error,
        )
        for option, mapped in zip(candidates, estimates, strict=True)
    )
    place = next((n for n, option in enumerate(options) if _same(option.plan, played)), None)
    same = None if place is None else options[place]
    value = thought.chance if thought.chance is not None or not candidates else candidates[0].chance
    whole = None if value is None else estimator.of(view, value, thought.error)
    error = whole.error if whole else thought.error
    own = _same(_notation(thought.plan), played)
    return replace(
        empty,
        before=whole.chance if whole else None,
        low=whole.low if whole else None,
        high=whole.high if whole else None,
        error=error,
        after=None if same is None else same.chance,
        after_error=_after_error(error, options, same),
        share=same.share if same else 0.0,
        loss=0.0 if same is None or own else max(0.0, options[0].chance - same.chance),
        gap_error=None if place is None else _gap_error(candidates, options, place),
        candidates=tuple(
            option for n, option in enumerate(options) if n < MOST_OPTIONS or n == place
        ),
        why=thought.why,
        drawn_from=thought.drawn_from,
    )


def _after_error(
    error: float, options: Sequence[ReviewCandidate], same: ReviewCandidate | None
) -> float:
    """Errors shrink with the square root of the trials, which are proportional to the shares."""
    if same is not None and same.error is not None:
        return same.error
    if same is None or same.share <= 0.0:
        return error
    return min(LARGEST, error * math.sqrt(max(1.0, options[0].share / same.share)))


def _gap_error(
    candidates: Sequence[Candidate], options: Sequence[ReviewCandidate], place: int
) -> float | None:
    """The error of the difference from the best plan, on the scale of the estimates."""
    error, gap = candidates[place].gap_error, candidates[0].chance - candidates[place].chance
    if error is None or gap == 0.0:
        return error
    return error * abs((options[0].chance - options[place].chance) / gap)


def _notation(plan: Iterable[Action]) -> tuple[str, ...]:
    return tuple(action.notation for action in plan)


def _same(plan: Sequence[str], played: Sequence[str]) -> bool:
    """Whether two plans are the same; the order of sealed steps does not matter."""
    return sorted(plan) == sorted(played)
