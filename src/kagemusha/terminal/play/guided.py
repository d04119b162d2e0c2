"""A match with a coach, who explains what is new, what a plan risks and what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from kagemusha.core.errors import KagemushaError
from kagemusha.learn import lesson
from kagemusha.learn.guide import (
    AGAIN,
    ShownRemark,
    learned,
    next_lessons,
    remarks,
    risks,
    scene_of,
)
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.learn import progress
from kagemusha.terminal.play.session import Session
from kagemusha.terminal.printing import with_rule
from kagemusha.text.player_names import PlayerNames

WARNINGS = 2
"""How many times the same risk is shown in one match."""


class GuidedSession(Session):
    """A session of one player, with a coach who can be turned off."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.shown_remarks: list[str] = []
        self.speaks = True
        self.verbs["coach"] = self.turn

    def turn(self, _rest: str) -> None:
        """Turn the coach off or on."""
        self.speaks = not self.speaks
        self.screen.print_text(f"terminal-guide-{'on' if self.speaks else 'off'}", style="quiet")

    def opened(self, seat: int) -> None:
        """Explain what is new to a player who has a choice now."""
        view, events = self.match.view(seat), self.match.events(seat)
        if not self.speaks:
            return
        scene = scene_of(self.match.rules, view, events, self.match.result)
        for one in remarks(self.match.game.id, scene, self.shown_remarks):
            self.shown_remarks.append(one.key)
            self._say(one)

    def choose(self, seat: int, plan: Sequence[str]) -> None:
        """Ask for confirmation if the plan risks something."""
        if self.speaks and not self._is_wanted(seat, plan):
            raise Refused(self.screen.say("terminal-guide-kept"))
        super().choose(seat, plan)

    def _is_wanted(self, seat: int, plan: Sequence[str]) -> bool:
        view, events = self.match.view(seat), self.match.events(seat)
        try:
            found = risks(
                self.match.game.id, scene_of(self.match.rules, view, events, None, list(plan))
            )
        except KagemushaError:  # the match will report what is wrong with it
            return True
        new = [one for one in found if self._warns(one.key)]
        for one in new:
            self._say(one)
        if not new:
            return True
        answer = self.screen.ask(self.screen.say("terminal-guide-anyway") + " ")
        return answer.casefold() in ("", *self.screen.say("terminal-guide-yes").split())

    def _warns(self, risk: str) -> bool:
        before = sum(key.startswith(f"{risk}{AGAIN}") for key in self.shown_remarks)
        self.shown_remarks.append(f"{risk}{AGAIN}{before}")
        return before < WARNINGS

    def _say(self, one: ShownRemark) -> None:
        """Print a remark with its rule."""
        screen = self.screen
        words = " ".join(screen.texts.say(one.text, **dict(one.facts)).split())
        words = PlayerNames(screen.texts.locale, self.names).put_in(words)
        if one.name:
            words = screen.say("terminal-guide-titled", name=screen.say(one.name), words=words)
        screen.show()
        screen.show(with_rule(screen, Text(words, "planned"), one.remark.rule))

    def _farewell(self) -> None:
        super()._farewell()
        game, screen = self.match.game.id, self.screen
        names = [
            screen.say(f"{game}-guide-{idea.id}-name") for idea in learned(game, self.shown_remarks)
        ]
        if not (self.speaks and names):
            return
        screen.show()
        screen.print_text("terminal-guide-learned", style="title", names=", ".join(names))
        for one in next_lessons(game, self.shown_remarks, progress.read(game).done):
            title = screen.say(f"{game}-lesson-{lesson(game, one).id}")
            screen.show_whole(f"  kagemusha learn {game} {one}   {title}")
