"""What comes in and goes out, as it is written in JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from kagemusha.core.game import Result
from kagemusha.table import (
    Clock,
    ClockFace,
    Company,
    Delay,
    Ending,
    Holder,
    PresenceNow,
    Rematch,
    Seating,
)
from kagemusha.table.agreements import What
from kagemusha.text.speaker import CardPage, Chances, Tip

MOST_SECRETS = 200
LARGEST = 2**31 - 1
"""The largest number in our database columns."""

Natural = Annotated[int, Meta(ge=0, le=LARGEST)]
Step = Annotated[str, Meta(max_length=200)]
Plan = Annotated[str, Meta(max_length=4_000)] | Annotated[list[Step], Meta(max_length=200)]
"""Many times the longest that a game needs: reading takes time."""
Few = Annotated[list["SeatWish"], Meta(max_length=16)]


class Reason(Struct):
    """One thing that was wrong."""

    id: str
    text: str
    rule: str


class Problem(Struct):
    """Why something was refused. `update` is the current state, after a stale command."""

    id: str
    text: str
    rule: str
    reasons: list[Reason]
    update: Update | UnsetType = UNSET


class Why(Struct):
    """Every rule that a plan would break now; none if it is legal."""

    reasons: list[Reason]


# --- updates --------------------------------------------------------------------------------


class GameEvent(Struct):
    """One thing that happened, as ids and numbers."""

    kind: str
    args: dict[str, str | int | list[str]]
    rule: str | UnsetType = UNSET


class LegalAction(Struct):
    """One small choice: its notation is its identity, its parts are for drawing it."""

    notation: str
    verb: str
    parts: list[tuple[str, str | int]]


class Choice(Struct):
    """A legal action in words, and under which headings it is listed."""

    text: str
    group: str
    section: str


class EventLine(Struct):
    """An event in words; a heading begins something, what is quiet may be passed over."""

    text: str
    heading: bool
    quiet: bool


class UpdateText(Struct):
    """An update in words, made of the update and of nothing else."""

    task: str
    goal: str
    choices: list[Choice]
    """Beside `legal`, one for one."""
    events: list[EventLine]
    """Beside `events`, one for one."""
    chances: Chances | None
    ending: list[str]


class Update(Struct):
    """Everything that one audience may know, after something changed for it."""

    number: int
    at: int
    seat: int | None
    events: list[GameEvent]
    reset: bool
    pending: list[int]
    view: dict[str, Any]
    legal: list[LegalAction]
    can_undo: bool
    result: Result | None
    ending: Ending | None
    clocks: list[ClockFace | None]
    holders: list[Holder]
    standing_in: list[int]
    rematch: Rematch | None
    """Another game that was offered, once this one is over; `next` is its table when it begins."""
    company: Company
    said: UpdateText | UnsetType = UNSET
    """There if the client named a language."""


class Updates(Struct):
    """Updates of one audience, in order. `more`: ask again, after the last of these."""

    updates: list[Update]
    more: bool
    seats: list[int]
    """Those that the secret opens."""


class Review(Struct):
    """A finished table after a number of its moves, as everybody saw it."""

    move: int
    moves: int
    spectator: Update
    seats: list[Update]


# --- games ----------------------------------------------------------------------------------


class Named(Struct):
    """An id and its name in the client's language."""

    id: str
    name: str


class OptionValue(Struct):
    """A value of an option, and what follows from it."""

    value: str | bool
    name: str
    about: str
    seats: list[int]
    """With how many seats it can be chosen."""
    sets: dict[str, Any]
    """Other options whose default it changes."""
    fixed: list[str]
    """Other options that leave no choice then."""


class GameOption(Struct):
    """Something to choose before a match. A file is the user's data, instead of the box's."""

    id: str
    kind: Literal["choice", "switch", "number", "per-seat", "file"]
    name: str
    about: str
    default: Any
    values: list[OptionValue]
    """Of a choice, a switch, or what one seat may have."""
    least: int | None
    most: int | None


class GuidedMatch(Struct):
    """A match for somebody who does not know the game: where they sit, and who else plays."""

    seat: int
    seats: int
    bot: str
    options: dict[str, Any]


class BotCard(Struct):
    """A bot: how strong it is, what it is called at a table, and how it plays.

    The first of its names is for the first seat that it holds, the second for the next.
    """

    id: str
    name: str
    names: list[str]
    style: str


class GameCard(Struct):
    """A game that can be played."""

    id: str
    name: str
    about: str
    minutes: tuple[int, int] | None
    """How long people take for a match, about."""
    rules: str
    seats: list[int]
    seat_names: list[Named]
    bots: list[BotCard]
    default_bot: str
    options: list[GameOption]
    lessons: int
    """How many lessons its course has."""
    puzzles: int
    guided: GuidedMatch | None
    """The match that a coach is offered for; None if there is none."""


class Lexicon(Struct):
    """The names of all that a board shows, by kind and id, and what its cards say.

    `signed` are the rules of which all or part is not in the rulebook, `own_cards` the kinds of
    cards that it does not print.
    """

    names: dict[str, dict[str, str]]
    cards: list[CardPage]
    terms: list[CardPage]
    """The glossary."""
    signed: list[str]
    own_cards: list[str]


class RuleText(Struct):
    """A rule: how it is cited, what the rulebook says, and what is not in the rulebook."""

    id: str
    title: str
    text: str
    ours: str


# --- tables ---------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to hold a seat."""

    kind: Literal["person", "local", "bot", "open"]
    name: str = ""


class ClockWish(Struct, forbid_unknown_fields=True):
    """How time is to be measured."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: float = 0
    increment: float = 0
    out: Literal["bot", "lose"] = "bot"
    bot: str = ""


class DelayWish(Struct, forbid_unknown_fields=True):
    """How far spectators are to be behind: so many seconds or so many moves."""

    kind: Literal["none", "seconds", "moves"] = "none"
    amount: Natural = 0


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Few | None = None
    options: dict[str, Any] | None = None
    clock: ClockWish | None = None
    spectators: bool = True
    delay: DelayWish | None = None
    """Of the spectators; None: as the server has it."""
    position: str | None = None


class OpenedSeat(Struct):
    """A seat of a new table. The link contains the secret: it is for the player of the seat."""

    seat: int
    kind: str
    name: str
    secret: str | None
    link: str | None


class OpenedTable(Struct):
    """A new table, with the only copy of its secrets."""

    id: str
    link: str
    seats: list[OpenedSeat]


class SitWish(Struct, forbid_unknown_fields=True):
    """An open seat to be taken. With the caller's own secret the request may be repeated."""

    seat: Natural | None = None
    name: str = ""
    secret: str | None = None


class Seated(Struct):
    """The seat that was taken, and what opens it."""

    seat: int
    secret: str
    link: str


class Header(Struct):
    """What a match started from, as far as everybody may know."""

    format: int
    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, Any]
    position: str | None
    seed_commitment: str | None


class Games(Struct):
    """The games that were played at one table: a link to any of them leads to the last."""

    ids: list[str]
    number: int
    """Which of them this is, from 1."""
    wins: list[int]
    """By seat: how many of those before it were won by who sits there now."""


class TableCard(Struct):
    """What everybody may know of a table."""

    id: str
    game: str
    header: Header
    holders: list[Holder]
    clock: Clock
    spectators: bool
    delay: Delay
    """How far spectators are behind while the match runs."""
    ending: Ending | None
    games: Games
    presence: PresenceNow
    """Who has the table open now."""


class Secrets(Struct, forbid_unknown_fields=True):
    """The secrets that a client has kept."""

    secrets: Annotated[list[str], Meta(max_length=MOST_SECRETS)]


class MyTable(Struct):
    """A table at which one of the secrets opens a seat."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["running", "over", "review"]
    holders: list[Holder]
    pending: list[int]
    seats: list[int]
    your_turn: bool
    created: int
    changed: int
    """When something last happened there."""
    winners: list[int] | None
    """Once it is over; None if that is not known."""
    first: str
    """The first of the games at the same table."""


class ReviewTable(Struct):
    """A table made of a log."""

    id: str
    link: str


class ChatLine(Struct):
    """A line of chat, or what the operator did to the chat.

    `removed`: the `line` of a seat is gone, and its words are empty. `muted`, `unmuted`: the seat
    may talk no more, or again. `closed`, `opened`: nobody may, or all may again.
    """

    number: int
    at: int
    seat: int
    """-1: nobody who sits here now."""
    words: str
    kind: Literal["said", "removed", "muted", "unmuted", "closed", "opened"]
    line: int | None
    """The line that was removed."""


class ReportWish(Struct, forbid_unknown_fields=True):
    """Something that the operator should see: a `line` of chat, or the name of the seat `about`."""

    line: Natural | None = None
    about: Natural | None = None
    reason: str = ""
    seat: Natural | None = None


class Reported(Struct):
    """The operator will see it; nobody at the table is told."""

    id: str
    at: int


class ChatLines(Struct):
    """What was said. `more`: ask again, after the last of these."""

    lines: list[ChatLine]
    more: bool


# --- lessons --------------------------------------------------------------------------------

Trail = Annotated[list[list[str]], Meta(max_length=400)]


class LessonCard(Struct):
    """A lesson of a game's course."""

    id: str
    title: str
    about: str
    group: str
    group_name: str
    steps: int


class Course(Struct):
    """The lessons of a game, in order; none if it has no course."""

    lessons: list[LessonCard]


class LessonWish(Struct, forbid_unknown_fields=True):
    """What was chosen in a lesson so far: a plan for each choice, [] for a step that is read."""

    trail: Trail
    language: str | None = None


class LessonWhyWish(LessonWish, forbid_unknown_fields=True, kw_only=True):
    """A plan that one would like to do in a lesson."""

    plan: Plan


class ExampleCard(Struct):
    """A worked example of a rule."""

    id: str
    rule: str
    title: str
    text: str


class Introduction(Struct):
    """A game in short, and the examples of its rules."""

    intro: list[str]
    examples: list[ExampleCard]


class LessonState(Struct):
    """Where somebody is in a lesson, and what their last choice led to."""

    trail: list[list[str]]
    """To send next time. What was wrong is not in it."""
    begun: int
    """The length of the trail when the step began: cut it there to try the step again."""
    verdict: Literal["start", "more", "right", "wrong", "done"]
    step: int
    """From 0; `steps` once the lesson is over."""
    steps: int
    text: str
    rule: str
    show: list[str]
    """Ids of what to mark on the board."""
    reads: bool
    """Whether the step is for reading only: continue with []."""
    solution: list[str]
    """What is still to be chosen, as actions."""
    reason: str
    """Why the last choice was wrong."""
    frames: list[Update]
    """What the last choice led to, one after another, each with its new events."""
    update: Update
    """What is seen now, with all events."""


# --- puzzles ----------------------------------------------------------------------------------


class PuzzleCard(Struct):
    """A puzzle in a list."""

    id: str
    themes: list[str]
    """Ids."""
    difficulty: Literal["easy", "medium", "hard"]


class Puzzles(Struct):
    """The puzzles of a game, by id; none if it has none."""

    puzzles: list[PuzzleCard]
    themes: list[Named]


class PuzzleAnswer(Struct):
    """A choice of a puzzle, what it loses, and where it leads."""

    choice: str
    verdict: Literal["best", "right", "mistake", "blunder"]
    loss: float
    """The chance of winning that it loses against the best choice, over the worlds that fit."""
    margin: float
    """Half of the 95 % interval of the loss."""
    frames: list[Update]
    """What it leads to, one after another, as the seat sees it."""


class PuzzleSheet(Struct):
    """A whole puzzle: what its seat knows, and every choice with its judgement."""

    card: PuzzleCard
    seat: int
    side: str
    """What the rulebook calls the seat; "" if it has no name."""
    themes: list[str]
    """In words."""
    value: float
    """The chance of winning with the best choice."""
    level: str
    """Whose chance it is: of a seat if everybody goes on at this level."""
    update: Update
    tips: list[Tip]
    """What everything on the board comes to, for the seat."""
    answers: list[PuzzleAnswer]


class PuzzleWhyWish(Struct, forbid_unknown_fields=True):
    """A plan that one would like to do in a puzzle."""

    plan: Plan
    language: str | None = None


# --- a coach ----------------------------------------------------------------------------------


Told = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=200)]


class CoachWish(Struct, forbid_unknown_fields=True):
    """Earlier remarks of the coach, by key; or a plan, to get its risks."""

    told: Told = field(default_factory=list)
    plan: Plan | None = None
    advised: Plan | None = None
    """What the coach advised: of this, or the beginning of it, he does not warn."""
    done: Told = field(default_factory=list)
    """Lessons that need no longer be offered."""
    seat: Natural | None = None
    language: str | None = None


class CoachRemark(Struct):
    """One thing that the coach says."""

    key: str
    """To send next time, so that it is not shown again. With an @ it is for this match only."""
    name: str
    """Its title; "" if it has none."""
    text: str
    rule: str
    show: list[str]
    """Ids of what to mark on the board."""


class Coaching(Struct):
    """What the coach has to say now; after the match also what was learned, and what is next."""

    remarks: list[CoachRemark]
    learned: list[str]
    lessons: list[Named]


# --- commands: the same over HTTP and in a stream ---------------------------------------------


class Act(Struct, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """An action, or a whole plan at once, in notation."""

    command: str
    plan: Plan
    based_on: Natural | None = None
    seat: Natural | None = None


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last action back."""

    command: str
    based_on: Natural | None = None
    seat: Natural | None = None
    whole_plan: bool = False
    """Also all steps before it that the others did not see."""


class Resign(Struct, forbid_unknown_fields=True, tag_field="type", tag="resign"):
    """Give the match up: the side has lost or, with more than two sides, a bot plays on for it."""

    command: str
    seat: Natural | None = None


class Abort(Struct, forbid_unknown_fields=True, tag_field="type", tag="abort"):
    """End the match before two seats have moved: nobody has lost."""

    command: str
    seat: Natural | None = None


class Leave(Struct, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Let a bot play on for the seat."""

    command: str
    seat: Natural | None = None


class Return(Struct, forbid_unknown_fields=True, tag_field="type", tag="return"):
    """Take the seat back from the bot."""

    command: str
    seat: Natural | None = None


class Propose(Struct, forbid_unknown_fields=True, tag_field="type", tag="propose"):
    """Propose something; done at once if there is nobody to ask."""

    command: str
    what: What
    about: Natural | None = None
    """An absent seat: a bot for it, the win, or a draw."""
    seat: Natural | None = None


class Answer(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Agree to a proposal, decline it, or withdraw your own."""

    command: str
    proposal: Natural
    agree: bool
    seat: Natural | None = None


Agreement = Resign | Abort | Leave | Return | Propose | Answer


class Say(Struct, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """Say something to the table."""

    words: str
    seat: Natural | None = None


class OfferRematch(Struct, forbid_unknown_fields=True, tag_field="type", tag="offer-rematch"):
    """Offer another game at the same table. What is not named stays as it is."""

    command: str
    seat: Natural | None = None
    seating: Seating = "rotated"
    game: str | None = None
    options: dict[str, Any] | None = None
    clock: ClockWish | None = None


class AnswerRematch(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer-rematch"):
    """Accept the offer, decline it, or withdraw your own."""

    command: str
    accept: bool
    seat: Natural | None = None


class WhyWish(Struct, forbid_unknown_fields=True):
    """A plan that one would like to do."""

    plan: Plan
    seat: Natural | None = None
    language: str | None = None


class HintWish(Struct, forbid_unknown_fields=True):
    """The seat that wants a hint, and in which language."""

    seat: Natural | None = None
    language: str | None = None


class PlanOption(Struct):
    """A plan that a bot thought about: how often it would play it, and with what chance."""

    plan: list[str]
    words: list[str]
    share: float
    chance: float


class Hint(Struct):
    """What the strongest bot would do, and why."""

    seat: int
    plan: list[str]
    words: list[str]
    why: str
    chance: float | None
    """The chance of winning, by what the seat knows, if everybody continues at the level."""
    low: float | None
    """The 95 % interval of that chance; None if too little is known to show numbers."""
    high: float | None
    error: float
    """The standard error that comes from the search alone."""
    level: str
    """Whose chance it is; "" is the bot's own value, which is not calibrated."""
    options: list[PlanOption]
    """Best first."""


Work = Annotated[float, Meta(ge=0.01, le=1)]


class AnalysisWish(Struct, forbid_unknown_fields=True):
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
    """How often the bot would have done the same."""
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


class AnalysisAccount(Struct):
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
    accounts: list[AnalysisAccount]
    """Once every decision was looked at."""


class ForkWish(Struct, forbid_unknown_fields=True):
    """A moment to continue from: after one of your updates, or after a move once it is over."""

    number: Natural | None = None
    move: Natural | None = None
    seat: Natural | None = None
    bot: str = ""


class Look(Struct, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Whether the page is in the background. Everybody at the table sees it."""

    away: bool


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


class Pong(Struct, tag_field="type", tag="pong"):
    """I am."""


class Hello(Struct, forbid_unknown_fields=True):
    """The first message of a stream. Without a secret: a spectator; without `since`: a snapshot."""

    secret: str | None = None
    seat: Natural | None = None
    since: Natural | None = None
    chat: Natural = 0
    language: str | None = None
    cells: bool = True
    """Whether views come with their `cells`, the same as numbers, for programs."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first answer of a stream."""

    table: str
    seat: int | None
    heartbeat: float


class UpdateMessage(Struct, tag_field="type", tag="update"):
    """Something changed."""

    update: Update


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class PresenceMessage(Struct, tag_field="type", tag="presence"):
    """Somebody came or went."""

    presence: PresenceNow


class Done(Struct, tag_field="type", tag="done"):
    """A command was done; `number` is the update that it made for its seat."""

    command: str
    seat: int | None
    number: int


class Refusal(Struct, tag_field="type", tag="error"):
    """A command was refused; without one, the stream."""

    command: str | None
    error: Problem


FromClient = Act | Undo | Agreement | OfferRematch | AnswerRematch | Say | Look | Ping | Pong
FromServer = Welcome | UpdateMessage | ChatMessage | PresenceMessage | Done | Refusal | Ping | Pong
