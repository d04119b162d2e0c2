"""Review of a match: each decision by what its seat knew then, and the turning points."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from kagemusha.bots.bot import Thinker, Thought
from kagemusha.bots.effort import Effort
from kagemusha.bots.roster import bot_names, make_bot
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game, Rules
from kagemusha.core.match import Match, Move
from kagemusha.core.view import View

MISTAKE = 0.10
"""A decision that loses at least this much chance, compared with the best one, is marked."""
BLUNDER = 0.20
TURN = 0.20
"""A change of at least this much chance between two decisions of a seat is marked."""
SURE = 3.0
"""How many standard errors a difference must have to be marked; a match has many decisions."""
VAGUE = 0.15
"""A chance with at least this standard error is not drawn into a seat's line."""
LARGEST = 0.5
"""The standard error of an unknown chance."""
MOST = 5
"""A review keeps this many of the largest slips, and this many of the largest turns."""
SECONDS = 3.0
"""How long a thinker of any level may take for one decision of a review."""

MarkKind = Literal["mistake", "blunder", "turn"]


# --- the moments at which a seat had a choice --------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that was made, and what its seat knew before."""

    seat: int
    first: int
    """How many moves had been made before it."""
    last: int
    """How many moves had been made after it."""
    view: View
    legal: Legal
    played: tuple[Action, ...]


def moments(match: Match) -> tuple[Moment, ...]:
    """Every decision of a match. A sealed plan is one decision; a forced move is none."""
    found: list[Moment] = []
    running = match.restart()
    begun: dict[int, Moment] = {}
    chosen: set[int] = set()
    for number, move in enumerate(match.moves, start=1):
        seat, legal = move.seat, running.legal(move.seat)
        if seat not in begun:
            begun[seat] = Moment(seat, number - 1, number, running.view(seat), legal, ())
        begun[seat] = replace(begun[seat], last=number, played=(*begun[seat].played, move.action))
        if len(legal) > 1:
            chosen.add(seat)
        running.act(seat, move.action)
        # A plan ends with a step that others see, that reveals something or that asks chance.
        if move.face is not None or move.deadline:
            moment = begun.pop(seat)
            if seat in chosen:
                found.append(moment)
                chosen.remove(seat)
    return tuple(sorted(found, key=lambda moment: (moment.first, moment.seat)))


# --- the value of decisions -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Candidate:
    """A plan that was or could have been played, in notation."""

    plan: tuple[str, ...]
    share: float
    """How often the thinker would play it, 0 to 1."""
    chance: float
    error: float | None = None
    """The standard error of its chance; None if unknown."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with the seat's chance of winning before and after it, by what it knew then."""

    seat: int
    first: int
    last: int
    played: tuple[str, ...]
    before: float | None
    """None if the thinker did not calculate it."""
    after: float | None
    """With what was played, before anything was revealed, rolled or answered."""
    error: float
    """The standard error of the chance before."""
    after_error: float
    """The standard error of the chance after; larger if the thinker tried the plan less often."""
    share: float
    """How often the thinker would have played the same."""
    loss: float
    """How much better the best plan would have been."""
    candidates: tuple[Candidate, ...]
    """Best first, including what was played."""
    why: Message | None
    """The thinker's reason for its own choice."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A slip or a turning point of one seat."""

    kind: MarkKind
    seat: int
    move: int
    """It shows after so many moves."""
    change: float
    """The change of the seat's chance."""


@dataclass(frozen=True, slots=True)
class Point:
    """A seat's chance after so many moves."""

    move: int
    chance: float
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """The result of a review, complete or not."""

    bot: str
    moves: int
    total: int
    """How many decisions there were in all."""
    decisions: tuple[Decision, ...]
    marks: tuple[Mark, ...]
    """In the order of the match."""
    lines: tuple[tuple[Point, ...], ...]
    """The chance of each seat over the moves."""

    @property
    def complete(self) -> bool:
        """Whether all decisions were reviewed."""
        return len(self.decisions) == self.total

    def to_dict(self) -> dict[str, Any]:
        """Plain data for exports and clients."""
        return {
            "bot": self.bot,
            "moves": self.moves,
            "total": self.total,
            "decisions": [_decision(decision) for decision in self.decisions],
            "marks": [
                {"kind": m.kind, "seat": m.seat, "move": m.move, "change": m.change}
                for m in self.marks
            ],
            "lines": [
                [{"move": p.move, "chance": p.chance, "error": p.error} for p in line]
                for line in self.lines
            ],
        }


def _decision(decision: Decision) -> dict[str, Any]:
    why = decision.why
    return {
        "seat": decision.seat,
        "first": decision.first,
        "last": decision.last,
        "played": list(decision.played),
        "before": decision.before,
        "after": decision.after,
        "error": decision.error,
        "after_error": decision.after_error,
        "share": decision.share,
        "loss": decision.loss,
        "options": [
            {"plan": list(option.plan), "share": option.share, "chance": option.chance}
            for option in decision.candidates
        ],
        "why": None if why is None else {"id": why.id, "args": dict(why.args)},
    }


def judge(moment: Moment, thought: Thought | None) -> Decision:
    """Judge a decision by the thought of a thinker at that moment; None if it had no answer."""
    played = _notation(moment.played)
    options = tuple(
        Candidate(_notation(option.plan), option.share, option.chance, option.error)
        for option in (thought.candidates if thought else ())
    )
    same = next((option for option in options if _same(option.plan, played)), None)
    best = options[0].chance if options else None
    before = best if thought is None or thought.chance is None else thought.chance
    return Decision(
        seat=moment.seat,
        first=moment.first,
        last=moment.last,
        played=played,
        before=before,
        after=None if same is None else same.chance,
        error=thought.error if thought else 0.0,
        after_error=_after_error(thought.error, options, same) if thought else 0.0,
        share=same.share if same else 0.0,
        loss=max(0.0, best - same.chance) if same and best is not None else 0.0,
        candidates=options,
        why=thought.why if thought else None,
    )


def _after_error(error: float, options: Sequence[Candidate], same: Candidate | None) -> float:
    """An error shrinks with the square root of the trials, which are proportional to the shares."""
    if same is not None and same.error is not None:
        return same.error
    if same is None or same.share <= 0.0:
        return error
    return min(LARGEST, error * math.sqrt(max(1.0, options[0].share / same.share)))


def _notation(plan: Iterable[Action]) -> tuple[str, ...]:
    return tuple(action.notation for action in plan)


def _same(plan: Sequence[str], played: Sequence[str]) -> bool:
    """Whether two plans are the same; the order of sealed steps does not matter."""
    return sorted(plan) == sorted(played)


def summed_up(match: Match, bot: str, total: int, decisions: Sequence[Decision]) -> Review:
    """The review of these decisions: the lines of all seats, and the marks."""
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
    return Review(
        bot=bot,
        moves=len(match.moves),
        total=total,
        decisions=tuple(decisions),
        marks=tuple(sorted(marks, key=lambda mark: (mark.move, mark.seat, mark.kind))),
        lines=tuple(
            _line(mine, end, len(match.moves)) for mine, end in zip(own, ends, strict=True)
        ),
    )


def _largest(marks: Iterable[Mark | None]) -> list[Mark]:
    found = [mark for mark in marks if mark is not None]
    return sorted(found, key=lambda mark: -abs(mark.change))[:MOST]


def _slip(decision: Decision) -> Mark | None:
    if decision.loss < max(MISTAKE, SURE * math.hypot(decision.error, decision.after_error)):
        return None
    kind: MarkKind = "blunder" if decision.loss >= BLUNDER else "mistake"
    return Mark(kind, decision.seat, decision.last, -decision.loss)


def _turns(
    match: Match, own: Sequence[Decision], end: float | None, decisions: Sequence[Decision]
) -> Iterable[Mark]:
    """Where chance, revealed secrets or other seats changed the chance of a seat.

    What the others lost meanwhile by slips is already marked, and not counted again.
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
            yield Mark("turn", decision.seat, shown, change)


def _shows(move: Move) -> bool:
    """Whether it asked chance or revealed something."""
    return bool(move.chance) or any(event.reveals for event in move.events)


def _line(own: Sequence[Decision], end: float | None, moves: int) -> tuple[Point, ...]:
    points: list[Point] = []
    for decision in own:
        for move, chance, error in (
            (decision.first, decision.before, decision.error),
            (decision.last, decision.after, decision.after_error),
        ):
            if chance is not None and error < VAGUE:
                points.append(Point(move, chance, error))
    if end is not None:
        points.append(Point(moves, end, 0.0))
    return tuple(points)


# --- thinkers ----------------------------------------------------------------------------------


def best_thinker(game: Game, rules: Rules[Any], effort: Effort | None = None) -> Thinker:
    """The strongest thinker of a game; OptionError if there is none."""
    for name in reversed(bot_names(game.id)):
        bot = make_bot(name, game, rules, effort)
        if isinstance(bot, Thinker):
            return bot
    raise OptionError(Message("review-no-thinker", {"known": ", ".join(bot_names(game.id))}))


def named_thinker(name: str, game: Game, rules: Rules[Any], effort: Effort | None) -> Thinker:
    """The bot of that name, or the strongest without one; OptionError if it is no thinker."""
    if not name:
        return best_thinker(game, rules, effort)
    bot = make_bot(name, game, rules, effort)
    if isinstance(bot, Thinker):
        return bot
    raise OptionError(Message("review-bot-is-silent", {"bot": name}))


def reviewing(work: float) -> Effort:
    """The effort of a review that does this fraction of a level's usual work."""
    return Effort(work, SECONDS)


def draw(moment: Moment) -> int:
    """The seed of a thinker for a moment: the same each time."""
    return Rng("review", moment.seat, moment.first).bits(256)


def _nothing(_done: int, _total: int) -> None:
    pass


def review(
    match: Match,
    bot: str = "",
    effort: Effort | None = None,
    progress: Callable[[int, int], None] = _nothing,
    cancelled: Callable[[], bool] = lambda: False,
) -> Review:
    """Let a thinker review a match; if cancelled, the review is incomplete."""
    thinker = named_thinker(bot, match.game, match.rules, effort or reviewing(1.0))
    found = moments(match)
    decisions: list[Decision] = []
    progress(0, len(found))
    for moment in found:
        if cancelled():
            break
        rng = Rng(draw(moment), "bot")
        thought = thinker.think(moment.view, moment.legal, rng, [moment.played])
        decisions.append(judge(moment, thought))
        progress(len(decisions), len(found))
    return summed_up(match, thinker.name, len(found), decisions)
