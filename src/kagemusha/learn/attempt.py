"""Runs a lesson: the real rules carry out every choice of the learner, right or wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, Protocol

from kagemusha.bots.roster import make_bot
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.errors import IllegalAction, Message
from kagemusha.core.match import Match
from kagemusha.learn.conditions import Scene
from kagemusha.learn.lesson import Lesson, LessonStep

if TYPE_CHECKING:
    from kagemusha.core.action import Action, Legal
    from kagemusha.core.event import Event
    from kagemusha.core.game import Game, Result, Rules
    from kagemusha.core.view import View

Verdict = Literal["more", "right", "wrong", "done"]
"""Continue this step; go to the next step; try this step again; the lesson is over."""
MOST_BOT_TURNS = 200
"""If the others choose this often without the learner, the lesson is broken."""


@dataclass(frozen=True)
class Frame:
    """What the learner sees after a choice of anybody; frames are shown one after the other."""

    seat: int
    """The seat that chose."""
    events: tuple[Event, ...]
    view: View
    pending: tuple[int, ...]
    legal: Legal
    result: Result | None


@dataclass(frozen=True)
class Outcome:
    """The result of a choice. A wrong one does not count, but the frames show where it led."""

    verdict: Verdict
    frames: tuple[Frame, ...] = ()
    reason: str = ""
    """The text id of the reason why it was wrong."""


@lru_cache(maxsize=64)
def _rules(game: Game, seats: int | None, options: str) -> Rules[Any]:
    """The rules of a lesson, cached because every request replays it."""
    return game.rules(seats, json.loads(options))


class Opening(Protocol):
    """Where a lesson or an example starts."""

    @property
    def position(self) -> str | None:
        """The position line, if it does not start at the start of a match."""

    @property
    def seats(self) -> int | None:
        """The number of seats."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the game."""

    @property
    def seed(self) -> int:
        """The seed of chance."""

    @property
    def chance(self) -> tuple[str, ...]:
        """The first answers of chance."""


def opening(game: Game, given: Opening) -> tuple[Rules[Any], Match]:
    """The match at the start of a lesson or an example."""
    rules = _rules(game, given.seats, json.dumps(dict(given.options)))
    source = LessonSource(given.chance, SeededSource(given.seed))
    return rules, Match(game, rules, given.seed, position=given.position, source=source)


class LessonSource:
    """Chance in a lesson: prepared answers as far as they are possible, then a seeded source."""

    def __init__(self, answers: Iterable[str], seed: SeededSource) -> None:
        self._answers, self._seed = list(answers), seed

    def answer(self, outcomes: Sequence[tuple[Action, int]]) -> Action:
        """The next prepared answer if it is one of the outcomes, otherwise a drawn one."""
        for outcome, weight in outcomes:
            if self._answers and weight > 0 and outcome.notation == self._answers[0]:
                del self._answers[0]
                return outcome
        return self._seed.answer(outcomes)

    def fork(self) -> LessonSource:
        """An independent copy that continues like this one."""
        return LessonSource(self._answers, self._seed.fork())


class Attempt:
    """A lesson in progress. The same lesson and the same choices give the same attempt."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.rules, self._match = opening(game, lesson)
        self._bot = make_bot(lesson.opponent, game, self.rules) if lesson.opponent else None
        self.number = 0
        """The number of the step, from 0."""
        self.trail: list[tuple[str, ...]] = []
        """The learner's choices so far, without wrong ones; `replay` repeats them."""
        self._events: list[Event] = []
        self._let_others_choose()
        self._begin_step()

    def _begin_step(self) -> None:
        self._before = self._match.clone()
        self.begun = len(self.trail)
        """The length of the trail at the start of the step."""
        self._chosen: tuple[str, ...] = ()
        self._events.clear()

    @property
    def step(self) -> LessonStep | None:
        """The current step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def missing(self) -> tuple[str, ...]:
        """The part of the step's solution that was not chosen yet."""
        chosen = Counter(self._chosen)
        left: list[str] = []
        for notation in self.step.solution if self.step else ():
            if chosen[notation]:
                chosen[notation] -= 1
            else:
                left.append(notation)
        return tuple(left)

    @property
    def prefix(self) -> str:
        """The prefix of the text ids of this lesson."""
        return f"{self.game.id}-lesson-{self.lesson.id}"

    @property
    def now(self) -> Frame:
        """What the learner sees now, with all events so far."""
        seat = self.lesson.seat
        return self._frame(seat, self._match.events(seat))

    def match(self) -> Match:
        """A copy of the match; it contains what is hidden from the learner, too."""
        return self._match.clone()

    def why_not(self, plan: Sequence[str]) -> tuple[Message, ...]:
        """A message for each rule that a plan of the learner breaks."""
        return self._match.why_not(self.lesson.seat, plan)

    def play(self, plan: Sequence[str]) -> Outcome:
        """Carry out the learner's plan; an empty plan continues from a step that is only read.

        If it raises NotationError or IllegalAction, nothing has changed.
        """
        step = self.step
        if step is None:
            raise IllegalAction(Message("lesson-over"))
        if not step.solution:
            if plan:
                raise IllegalAction(Message("lesson-only-read"))
            self.trail.append(())
            return self._fulfilled(step, [])
        if not plan:
            raise IllegalAction(Message("lesson-choice-wanted"))
        frames = [self._act(self.lesson.seat, plan)]
        self.trail.append(tuple(plan))
        self._chosen += tuple([action.notation for action in self._match.parse(plan)])
        if self._holds(step):
            return self._fulfilled(step, frames)
        for wrong in step.wrong:
            if wrong.when.holds(self._scene()):
                return self._refused(f"{step.id}-{wrong.id}", wrong.script, frames)
        if self._can_go_on(step, frames):
            return Outcome("more", tuple(frames))
        return self._refused(f"{step.id}-wrong", step.otherwise, frames)

    def _can_go_on(self, step: LessonStep, frames: list[Frame]) -> bool:
        """Whether the learner can still choose the rest of the solution."""
        seat, left = self.lesson.seat, Counter(step.solution) - Counter(self._chosen)
        if not step.free and (Counter(self._chosen) - Counter(step.solution) or not left):
            return False
        frames += self._let_others_choose()
        if step.free:
            return seat in self._match.pending
        with suppress(IllegalAction):
            self._match.clone().act_all(seat, list(left.elements()))
            return True
        return False

    def _holds(self, step: LessonStep) -> bool:
        return step.accepted.holds(self._scene())

    def _scene(self) -> Scene:
        match = self._match
        view = match.view(self.lesson.seat).to_dict()
        return Scene(self._chosen, self._events, view, match.result)

    def _fulfilled(self, step: LessonStep, frames: list[Frame]) -> Outcome:
        self._perform(step.script, frames)
        frames += self._let_others_choose()
        self.number += 1
        self._begin_step()
        return Outcome("done" if self.step is None else "right", tuple(frames))

    def _refused(self, reason: str, script: Sequence[str], frames: list[Frame]) -> Outcome:
        """Show where the choice leads, then return to the start of the step."""
        self._perform(script, frames)
        self._match = self._before
        del self.trail[self.begun :]
        self._begin_step()
        return Outcome("wrong", tuple(frames), f"{self.prefix}-{reason}")

    def _perform(self, script: Sequence[str], frames: list[Frame]) -> None:
        """Play the script, as far as it is legal after this choice."""
        for line in script:
            seat, _, plan = line.partition(" ")
            with suppress(IllegalAction):
                frames.append(self._act(int(seat), [plan]))

    def _let_others_choose(self) -> list[Frame]:
        """Let the opponents choose until only the learner has a choice, or nobody."""
        frames: list[Frame] = []
        match, bot = self._match, self._bot
        while bot and (others := [seat for seat in match.pending if seat != self.lesson.seat]):
            if len(frames) > MOST_BOT_TURNS:
                raise RuntimeError(f"{self.prefix}: the others choose on and on")
            seat = others[0]
            rng = Rng(self.lesson.seed, "lesson", len(match.moves))
            plan = bot.decide(match.view(seat), match.legal(seat), rng)
            frames.append(self._act(seat, [action.notation for action in plan]))
        return frames

    def _act(self, seat: int, plan: Sequence[str]) -> Frame:
        before = len(self._match.moves)
        self._match.act_all(seat, plan)
        events = self._match.events_after(self.lesson.seat, before)
        self._events += events
        return self._frame(seat, events)

    def _frame(self, seat: int, events: Iterable[Event]) -> Frame:
        match, learner = self._match, self.lesson.seat
        return Frame(
            seat,
            tuple(events),
            match.view(learner),
            match.pending,
            match.legal(learner),
            match.result,
        )


def replay(game: Game, lesson: Lesson, trail: Iterable[Sequence[str]]) -> tuple[Attempt, Outcome]:
    """An attempt after these choices, and the last outcome; all earlier choices must be right."""
    attempt, outcome = Attempt(game, lesson), Outcome("more")
    for number, plan in enumerate(trail):
        if number and outcome.verdict == "wrong":
            raise IllegalAction(Message("lesson-wrong-before", {"number": number}))
        outcome = attempt.play(plan)
    return attempt, outcome
