"""Hints, analyses and forks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kagemusha.server.schemas.common import Natural


class HintRequest(Struct, forbid_unknown_fields=True):
    """The seat that wants a hint, from which bot, and in which language."""

    seat: Natural | None = None
    bot: str = ""
    """The strongest, if none is named."""
    language: str | None = None


class PlanOption(Struct):
    """A plan that a bot thought about: its share, and the chance with it."""

    plan: list[str]
    words: list[str]
    share: float
    chance: float


class Hint(Struct):
    """What a bot would do, and why."""

    seat: int
    bot: str
    plan: list[str]
    words: list[str]
    why: str
    advice: str
    """The same for a newcomer: what the plan does and what it risks; may be empty."""
    chance: float | None
    """The chance of winning, by what the seat knows, if everybody continues at the level."""
    low: float | None
    """The 95 % interval of that chance; None if too little is known to show numbers."""
    high: float | None
    error: float
    """The standard error that comes from the search alone."""
    level: str
    """Whose chance it is; "" is the bot's own value, which is not calibrated."""
    drawn_from: int
    """The number of plans that the bot draws from; with 1 the shares only tell what it searched."""
    options: list[PlanOption]
    """Best first."""


Work = Annotated[float, Meta(ge=0.01, le=1)]


class AnalysisRequest(Struct, forbid_unknown_fields=True):
    """The bot that reviews a finished table, and its effort."""

    bot: str = ""
    """The strongest, if none is named."""
    work: Work = 1.0
    """As a part of what the bot does in a match."""


class AnalysisDecision(Struct):
    """A decision that was made: the seat's chance of winning, by what it knew then."""

    seat: int
    first: int
    """The number of moves before it."""
    last: int
    """The number of moves after it."""
    round: int | None
    """None before the first, and in a game without rounds."""
    played: list[str]
    words: list[str]
    before: float | None
    after: float | None
    low: float | None
    """The 95 % interval of the chance before; None if too little is known to show numbers."""
    high: float | None
    error: float
    """The standard error of the chance before that comes from the search alone."""
    after_error: float
    share: float
    """How often the bot would have done the same, if it draws."""
    drawn_from: int
    """The number of plans that the bot draws from; with 1 the shares only tell what it searched."""
    loss: float
    """What the best plan would have had more."""
    loss_error: float
    """The standard error of the loss."""
    matters: bool
    """Whether the match was open, and there was more than one sensible choice."""
    options: list[PlanOption]
    """Best first; what was played is among them."""
    why: str
    """The bot's reason for its own choice."""


class AnalysisMark(Struct):
    """A turning point of the match for a seat; a `turn` was not caused by the seat."""

    kind: Literal["mistake", "blunder", "turn"]
    seat: int
    move: int
    change: float


class AnalysisPoint(Struct):
    """A seat's chance of winning after a number of moves, with its 95 % interval."""

    move: int
    chance: float
    low: float
    high: float


class AnalysisPart(Struct):
    """A part of a result in winning chance, and its standard error."""

    value: float
    error: float


class AnalysisBreakdown(Struct):
    """Where the result of a seat came from; start, luck, others and own add up to it."""

    seat: int
    start: AnalysisPart
    luck: AnalysisPart
    """Dice and deal."""
    others: AnalysisPart
    """What the others chose."""
    own: AnalysisPart
    """The seat's own decisions."""
    result: float


class Analysis(Struct):
    """What is known of a table that is over, so far."""

    state: Literal["none", "running", "done"]
    bot: str
    level: str
    """Whose chances they are; "" for the bot's own values, which are not calibrated."""
    moves: int
    done: int
    """Decisions that were looked at."""
    refined: int
    """So many of these, from the first on, with all work; the others only quickly."""
    total: int
    decisions: list[AnalysisDecision]
    """From the number asked for on; `more`: ask again, after the last of these."""
    more: bool
    marks: list[AnalysisMark]
    lines: list[list[AnalysisPoint]]
    """By seat."""
    breakdowns: list[AnalysisBreakdown]
    """Once every decision was looked at."""


class ForkRequest(Struct, forbid_unknown_fields=True):
    """A moment to continue from: after one of your updates, or after a move once it is over."""

    number: Natural | None = None
    move: Natural | None = None
    seat: Natural | None = None
    bot: str = ""
