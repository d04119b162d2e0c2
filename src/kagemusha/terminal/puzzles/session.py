"""A puzzle on a terminal: the board and the menu of a match, for one choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kagemusha.core.game import Game
from kagemusha.learn.attempt import opening
from kagemusha.puzzles import Puzzle, Solution, solve
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.play.menu import Menu
from kagemusha.terminal.play.session import Session
from kagemusha.terminal.printing import print_events
from kagemusha.terminal.saves import HUMAN, Save
from kagemusha.terminal.screen import Screen

NOT_HERE = ("save", "resume", "position", "undo")
"""Commands that only make sense in a match."""


class PuzzleSession(Session):
    """Shows a puzzle, waits for the choice, and shows its result."""

    draws_whole = True

    def __init__(self, screen: Screen, game: Game, given: Puzzle, path: Path) -> None:
        self.game, self.given = game, given
        match = opening(game, given)[1]
        players = tuple(HUMAN if one == given.seat else "" for one in range(given.seats))
        super().__init__(screen, ui_for(match), Save(match, players, screen.texts.locale), path, {})
        self.solution: Solution | None = None
        self.given_up = False

    def solve(self) -> Solution:
        """Ask for the choice."""
        screen, seat = self.screen, self.given.seat
        screen.show()
        screen.print_text(
            f"terminal-puzzles-{self.given.difficulty}", style="title", id=self.given.id
        )
        screen.print_text("terminal-puzzles-ask", style="quiet", seat=self.side(seat))
        self.draw_once(seat)
        PuzzleMenu(self, seat).run()
        if self.solution is None:
            raise AssertionError("no choice was made")
        return self.solution

    def choose(self, seat: int, plan: Sequence[str]) -> None:
        """Take a choice, and show its result."""
        self.match.clone().act_all(seat, plan)  # raises IllegalAction with the reasons
        (action,) = self.match.parse(plan)
        self.solution = solve(self.game, self.given, action.notation)
        for frame in self.solution.frames:
            print_events(self.screen, self.ui, frame.events)

    def keep(self) -> None:
        """Do nothing: there is no match to save."""


class PuzzleMenu(Menu):
    """The choices of the position."""

    session: PuzzleSession

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        for verb in NOT_HERE:
            del self.verbs[verb]
        self.verbs["show"] = self.show

    def help(self, topic: str) -> None:
        """Print the commands of a puzzle, or a topic of the game."""
        if topic:
            super().help(topic)
            return
        self.screen.show(self.usage())
        self.screen.print_text("terminal-help-puzzle")
        self.screen.print_text("terminal-help-topics", topics=", ".join(self.ui.topics))

    def hint(self, _rest: str) -> None:
        """Print what the puzzle is about."""
        given = self.session.given
        names = [self.screen.say(f"puzzle-theme-{given.game}-{theme}") for theme in given.themes]
        self.screen.print_text("terminal-puzzles-themes", themes=", ".join(names))

    def show(self, _rest: str) -> None:
        """Give up, and show the best choice."""
        self.session.given_up = True
        self._act(self.session.given.best.choice)
