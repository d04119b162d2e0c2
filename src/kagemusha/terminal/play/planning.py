"""Edits, shows, checks and seals a plan."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.play.commands import PlayCommands, known_words
from kagemusha.terminal.printing import print_refusals

if TYPE_CHECKING:
    from kagemusha.terminal.game_ui import Planner
    from kagemusha.terminal.play.session import Session


class Planning(PlayCommands):
    """One seat's plan, kept here until it is sealed as a whole."""

    def __init__(self, session: Session, seat: int, planner: Planner) -> None:
        super().__init__(session, seat)
        self.planner = planner
        self._ready = False
        self.verbs |= {
            "show": self.show,
            "clear": self.clear,
            "check": self.check,
            "seal": self.seal,
        }

    def open(self) -> None:
        """Print the board with the draft, and the task."""
        if draft := self.session.drafts.get(self.seat):
            try:
                self.planner.edit(draft)
            except (KagemushaError, Refused):  # the draft does not fit the match any more
                self.session.drafts.pop(self.seat)
        self.screen.show()
        self.screen.lines(self.planner.draw())
        self.screen.show()
        self.screen.show(self.speaker.task(self.match.view(self.seat)), "title")
        self.screen.lines(self.planner.summary())

    def usage(self) -> str:
        """What the player can type to edit a plan."""
        side = self.match.game.seat_names[self.seat]
        return self.screen.say(f"terminal-{self.match.game.id}-help-plan-{side}")

    def obey(self, line: str) -> None:
        """Carry out a line, which may contain several edits, and the seal after them."""
        clauses = [line] if line.lower().startswith("why ") else line.split(";")
        for clause in clauses:
            if clause.strip() and not self.done:
                super().obey(clause.strip())

    def move(self, line: str) -> None:
        """Edit the draft."""
        self.planner.edit(line)
        self._changed()

    def _changed(self) -> None:
        self.session.drafts[self.seat] = self.planner.draft()
        self.session.keep()
        self.screen.lines(self.planner.summary())
        print_refusals(self.screen, self.planner.objections(sealed=False))
        was, self._ready = self._ready, not self.planner.objections(sealed=True)
        if self._ready and not was:
            self.screen.print_text("terminal-plan-ready", style="good")

    def board(self, _rest: str) -> None:
        """Print the board with the draft on it."""
        self.screen.lines(self.planner.draw())

    def show(self, _rest: str) -> None:
        """Print the board and the plan."""
        self.board("")
        self.screen.lines(self.planner.summary())

    def clear(self, _rest: str) -> None:
        """Start the plan again."""
        self.planner.clear()
        self._changed()

    def undo(self, rest: str) -> None:
        """Undo the last edit or, if there is none, the last action before the plan."""
        if self.planner.undo():
            self._changed()
        else:
            super().undo(rest)

    def check(self, _rest: str) -> None:
        """Print whether the plan would be accepted."""
        reasons = self.planner.objections(sealed=True)
        if reasons:
            self.screen.print_text("terminal-plan-not-ready", number=len(reasons))
            print_refusals(self.screen, reasons)
        else:
            self.screen.print_text("terminal-plan-ready", style="good")

    def seal(self, _rest: str) -> None:
        """Seal the plan, or print everything that is wrong with it."""
        reasons = self.planner.objections(sealed=True)
        if reasons:
            self.screen.print_text("terminal-plan-refused", number=len(reasons))
            print_refusals(self.screen, reasons)
            return
        if self.screen.interactive:
            self.screen.lines(self.planner.summary())
            if not self.screen.confirm(self.screen.say("terminal-plan-confirm")):
                self.screen.print_text("terminal-plan-open")
                return
        self.session.choose(self.seat, self.planner.actions(sealed=True))
        self.session.drafts.pop(self.seat, None)
        self.done = True

    def reasons(self, line: str) -> tuple[Message, ...]:
        """Why edits, or the seal after them, would be refused, given the draft."""
        clauses = [clause.strip() for clause in line.split(";") if clause.strip()]
        edits = [clause for clause in clauses if clause != "seal"]
        done = 0
        try:
            for edit in edits:
                self.planner.edit(edit)
                done += 1
            return self.planner.objections(sealed=edits != clauses)
        except (KagemushaError, Refused) as error:
            try:
                return super().reasons(line)  # may be a move of another step
            except KagemushaError:
                raise error from None
        finally:
            for _ in range(done):
                self.planner.undo()

    def for_now(self, message: Message) -> Message:
        """Keep all candidates, named as on the board, because a draft may be in any order."""
        if "known" not in message.args:
            return message
        names = {word: name for name, word in self.typed_names().items()}
        known = ", ".join(names.get(word, word) for word in known_words(message))
        return replace(message, args={**message.args, "known": known})
