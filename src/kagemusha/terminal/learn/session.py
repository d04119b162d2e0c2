"""One lesson on a terminal: the board and menus of a match, with a sentence for each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from kagemusha.core.errors import IllegalAction, KagemushaError, Message
from kagemusha.learn import Attempt, Outcome
from kagemusha.learn.attempt import replay
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.learn.progress import LessonProgress
from kagemusha.terminal.play.commands import PlayCommands
from kagemusha.terminal.play.menu import Menu
from kagemusha.terminal.play.planning import Planning
from kagemusha.terminal.play.session import Session
from kagemusha.terminal.printing import print_events, with_rule
from kagemusha.terminal.saves import HUMAN, Save
from kagemusha.terminal.screen import Screen

NOT_HERE = ("save", "resume", "position")
"""Commands that only make sense in a match."""


class Skip(Exception):  # noqa: N818  not an error
    """The learner skips to the next lesson."""


class LessonSession(Session):
    """Runs a lesson to its end, or until the learner leaves."""

    draws_whole = True

    def __init__(self, screen: Screen, attempt: Attempt, progress: LessonProgress) -> None:
        self.attempt, self.progress = attempt, progress
        match, seat = attempt.match(), attempt.lesson.seat
        players = tuple(HUMAN if one == seat else "" for one in range(match.rules.seats))
        save = Save(match, players, screen.texts.locale)
        super().__init__(screen, ui_for(match), save, progress.path, {})
        self._told: object = None

    def run(self) -> int:
        """Go through the steps. Returns the exit code."""
        screen, prefix = self.screen, self.attempt.prefix
        screen.show()
        screen.show(screen.say(prefix), "title")
        screen.show(screen.say(f"{prefix}-about"))
        screen.print_text("terminal-learn-greeting", style="quiet")
        if self.attempt.trail:
            screen.print_text("terminal-learn-resumed", style="quiet")
        while self.attempt.step:
            self._step()
        screen.print_text("terminal-learn-done", style="good")
        return 0

    def _step(self) -> None:
        """Ask for one choice, or show a step that is only read."""
        step, seat = self.attempt.step, self.attempt.lesson.seat
        if step is None:
            raise AssertionError("the lesson is over")
        self.match = self.attempt.match()
        planner = self.ui.planner(self.screen, self.match, seat)
        if step.solution and planner:
            LessonPlanning(self, seat, planner).run()
            return
        self.draw_once(seat)
        if self._told != step.id:
            self._told = step.id
            self.show_step()
        (LessonMenu if step.solution else Reading)(self, seat).run()

    def show_step(self) -> None:
        """Print the number and the sentence of the current step."""
        attempt, screen = self.attempt, self.screen
        if step := attempt.step:
            last = len(attempt.lesson.steps)
            screen.show()
            screen.print_text(
                "terminal-learn-step", style="quiet", number=attempt.number + 1, last=last
            )
            sentence = Text(screen.say(f"{attempt.prefix}-{step.id}"), "planned")
            screen.show(with_rule(screen, sentence, step.rule))

    def choose(self, seat: int, plan: Sequence[str]) -> None:  # noqa: ARG002
        """Let the lesson judge a plan, and print the outcome."""
        outcome = self.attempt.play(plan)
        self._show_outcome(outcome)
        self.keep()

    def take_back(self, seat: int) -> None:  # noqa: ARG002
        """Start the step again."""
        attempt = self.attempt
        if len(attempt.trail) == attempt.begun:
            raise IllegalAction(Message("refused-nothing-to-undo", rule="core"))
        self.attempt, _ = replay(attempt.game, attempt.lesson, attempt.trail[: attempt.begun])
        self._told = self._drawn = None

    def _show_outcome(self, outcome: Outcome) -> None:
        for frame in outcome.frames:
            print_events(self.screen, self.ui, frame.events)
        if outcome.verdict == "wrong":
            self._told = self._drawn = None
            self.screen.show()
            self.screen.print_text(outcome.reason, style="wrong")
            self.screen.print_text("terminal-learn-again", style="title")
        elif outcome.frames and outcome.verdict != "more":
            self.screen.show()
            self.screen.print_text("terminal-learn-right", style="good")

    def keep(self) -> None:
        """Save the progress."""
        self.progress.note(self.attempt)


class InLesson(PlayCommands):
    """The commands of a match that make sense in a lesson, and those of the lesson."""

    session: LessonSession

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        for verb in NOT_HERE:
            del self.verbs[verb]
        self.verbs["skip"] = self.skip

    def help(self, topic: str) -> None:
        """Print the commands of a lesson, or a topic of the game."""
        if topic:
            super().help(topic)
            return
        self.screen.show(self.usage())
        self.screen.print_text("terminal-help-lesson")
        self.screen.print_text("terminal-help-topics", topics=", ".join(self.ui.topics))

    def hint(self, _rest: str) -> None:
        """Show what would be right."""
        plan = self.match.parse(self.session.attempt.missing)
        self.show_plan(plan)
        self.show_typed(plan)

    def skip(self, _rest: str) -> None:
        """Go to the next lesson."""
        raise Skip


class Reading(InLesson):
    """A step that is only read: Enter continues."""

    def run(self) -> None:
        """Wait for Enter."""
        while not self.done:
            line = self.screen.ask(self.screen.say("terminal-learn-enter") + " ")
            try:
                if line:
                    self.obey(line)
                else:
                    self.session.choose(self.seat, [])
                    self.done = True
            except (KagemushaError, Refused) as error:
                self._refuse(error)

    def move(self, _line: str) -> None:
        """Do nothing: there is nothing to choose."""
        raise IllegalAction(Message("lesson-only-read"))

    def hint(self, _rest: str) -> None:
        """Do nothing: there is nothing to show."""
        self.move("")


class LessonMenu(InLesson, Menu):
    """A choice from a menu in a lesson."""


class LessonPlanning(InLesson, Planning):
    """A plan in a lesson."""

    def open(self) -> None:
        """Print the board, and then the lesson's step."""
        super().open()
        self.session.show_step()
