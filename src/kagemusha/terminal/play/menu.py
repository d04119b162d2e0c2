"""A choice from a menu, by number or in notation."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from kagemusha.core.action import Action
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.play.commands import PlayCommands

LONG = 20
"""A longer menu groups what belongs together."""
FEW = 3
"""Groups of at most this size are listed in full even in a long menu."""

Entry = tuple[str, Sequence[Action]]
"""The text of a menu line, and its actions: one, or those of a submenu."""


class Menu(PlayCommands):
    """The legal actions of one seat, numbered."""

    entries: Sequence[Entry] = ()

    def open(self) -> None:
        """Print the task and the choices."""
        self.screen.show()
        self.screen.show(self.speaker.task(self.match.view(self.seat)), "title")
        self._top()

    def usage(self) -> str:
        """What the player can type: numbers or notation."""
        return self.screen.say(
            "terminal-help-menu", example=self._notation(self.match.legal(self.seat)[0])
        )

    def board(self, rest: str) -> None:
        """Print the board and the choices again."""
        super().board(rest)
        self._print()

    def _top(self) -> None:
        legal = list(self.match.legal(self.seat))
        self.entries = [(self._words(action), (action,)) for action in legal]
        if len(legal) > LONG:
            self.entries = list(self._gathered(legal))
        self._print()

    def _gathered(self, legal: Sequence[Action]) -> Sequence[Entry]:
        view = self.match.view(self.seat)
        groups: dict[str, list[Action]] = {}
        for action in legal:
            single = not action.parts
            key = self._words(action) if single else self.speaker.group(view, action)
            groups.setdefault(key, []).append(action)
        entries: list[Entry] = []
        for key, actions in groups.items():
            if len(actions) <= FEW:
                entries.extend((self._words(action), (action,)) for action in actions)
            else:
                words = self.screen.say("terminal-menu-group", name=key, number=len(actions))
                entries.append((words, actions))
        return entries

    def _words(self, action: Action) -> str:
        view = self.match.view(self.seat)
        words, details = self.speaker.describe(view, action), self.speaker.details(view, action)
        return f"{words}. {' '.join(details)}" if details else words

    def _notation(self, action: Action) -> str:
        return self.ui.notation(self.match.view(self.seat), action)

    def _print(self) -> None:
        digits = len(str(len(self.entries)))
        margin = digits + 3
        single = [words for words, actions in self.entries if len(actions) == 1]
        widest = max(map(cell_len, single), default=0)
        view = self.match.view(self.seat)
        sections = [self.speaker.section(view, actions[0]) for _, actions in self.entries]
        shown = sections[0] if len(set(sections)) == 1 else ""
        for number, (words, actions) in enumerate(self.entries, start=1):
            if sections[number - 1] != shown:
                shown = sections[number - 1]
                self.screen.show(shown, "quiet")
            line = Text(f" {number:>{digits}}  ", "title").append(words, "none")
            notation = self._notation(actions[0]) if len(actions) == 1 else ""
            room = self.screen.width - margin - len(notation) - 3
            if notation and cell_len(words) <= room:
                gap = min(widest, room) - cell_len(words) + 3
                line.append(" " * gap).append(notation, "quiet")
                notation = ""
            self.screen.show(line, hang=margin)
            if notation:
                self.screen.show(notation, "quiet", indent=margin + 2)

    def move(self, line: str) -> None:
        """Choose by a number of the menu, or in notation."""
        if line in ("0", "back"):
            self._top()
        elif line.isdecimal():
            self._pick(int(line))
        else:
            self._act(line)

    def _pick(self, number: int) -> None:
        if not 1 <= number <= len(self.entries):
            raise Refused(self.screen.say("terminal-menu-range", last=len(self.entries)))
        _, actions = self.entries[number - 1]
        if len(actions) == 1:
            self._act(actions[0].notation)
            return
        self.entries = [(self._words(action), (action,)) for action in actions]
        self._print()
        self.screen.print_text(self.own("terminal-menu-back"), style="quiet")

    def _act(self, notation: str) -> None:
        before = len(self.match.moves)
        try:
            self.session.choose(self.seat, [notation])
        except KagemushaError:  # a later step may fail after something was revealed
            self.done = len(self.match.moves) > before
            raise
        self.done = True
