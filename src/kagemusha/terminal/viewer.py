"""Steps through a finished match, from the view of any seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from kagemusha.core.event import Event
from kagemusha.core.match import Match
from kagemusha.terminal import saves
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.options import check_value
from kagemusha.terminal.printing import own, print_events, seat_ids, seat_name, with_rule
from kagemusha.terminal.saves import HUMAN, Save
from kagemusha.terminal.screen import Screen

ALL = "all"
SPECTATOR = "spectator"


@dataclass(frozen=True)
class ViewerPage:
    """The match after one entry of its log, and the unmasked events of that entry."""

    match: Match
    happened: tuple[Event, ...]


def pages_of(match: Match) -> list[ViewerPage]:
    """All pages of a match; page 0 is the start."""
    running = match.restart()
    pages = [ViewerPage(running.clone(), running.events(None))]
    for move in match.moves:
        happened = running.act(move.seat, move.action)
        pages.append(ViewerPage(running.clone(), happened))
    return pages


def show_replay(screen: Screen, file: Path, seat: str | None, at: int | None) -> int:
    """Show a match: page by page at a terminal, otherwise all of it."""
    save = saves.read(file, screen)
    seats = (*seat_ids(save.match.game, save.match.rules.seats), SPECTATOR, ALL)
    check_value(screen, "--seat", seat, seats)
    viewer = Viewer(screen, save, seat or _natural_seat(save))
    if at is not None:
        viewer.jump(at)
    if screen.interactive:
        viewer.run()
        return 0
    try:
        first = "" if screen.hears_terminal else screen.listen()
    except EOFError:
        first = ""
    if first:
        viewer.run(first)
    elif at is not None:
        viewer.show()
    else:
        viewer.whole_log()
    return 0


def _natural_seat(save: Save) -> str:
    """`all` for a finished match; for a running one the seat of its only person."""
    people = [seat for seat, player in enumerate(save.players) if player == HUMAN]
    if save.match.result is not None:
        return ALL
    seats = seat_ids(save.match.game, save.match.rules.seats)
    return seats[people[0]] if len(people) == 1 else SPECTATOR


class Viewer:
    """A match, open at some page, as one seat sees it."""

    def __init__(self, screen: Screen, save: Save, seat: str) -> None:
        self.screen = screen
        self.game = save.match.game
        self.seats = seat_ids(self.game, save.match.rules.seats)
        self.ui = ui_for(save.match)
        self.speaker = self.ui.speaker(screen)
        self.pages = pages_of(save.match)
        self.seat = seat
        self.at = 0

    @property
    def last(self) -> int:
        """The number of the last page."""
        return len(self.pages) - 1

    def _number(self) -> int | None:
        return None if self.seat in (ALL, SPECTATOR) else self.seats.index(self.seat)

    def seen(self, page: ViewerPage) -> list[Event]:
        """The events of a page as the seat saw them."""
        if self.seat == ALL:
            return list(page.happened)
        shown = (event.seen_by(self._number()) for event in page.happened)
        return [event for event in shown if event is not None]

    def _loud(self, number: int) -> bool:
        return any(not self.speaker.is_quiet(event) for event in self.seen(self.pages[number]))

    def jump(self, number: int) -> None:
        """Open another page."""
        if not 0 <= number <= self.last:
            raise Refused(self.screen.say("terminal-replay-range", last=self.last))
        self.at = number

    def leaf(self, numbers: Iterable[int]) -> None:
        """Open the first of these pages with an event for the seat."""
        self.at = next((number for number in numbers if self._loud(number)), self.at)

    def show(self) -> None:
        """Print the page: its number, the events, the board."""
        page = self.pages[self.at]
        self.screen.show()
        self.screen.print_text(
            "terminal-replay-page",
            style="title",
            number=self.at,
            last=self.last,
            name=self._seat_name(),
        )
        print_events(self.screen, self.ui, self.seen(page), quiet=True)
        self.board()

    def _seat_name(self) -> str:
        if self.seat in (ALL, SPECTATOR):
            return self.screen.say(f"terminal-seat-{self.seat}")
        return seat_name(self.screen, self.game, self.seats.index(self.seat))

    def board(self) -> None:
        """Draw the board as the seat saw it."""
        match = self.pages[self.at].match
        views = [match.view(self._number())]
        if self.seat == ALL:
            views += [match.view(seat) for seat in range(match.rules.seats)]
        self.screen.lines(self.ui.draw(self.screen, views))

    def log(self, first: int, last: int) -> None:
        """Print the seat's events from one page to another, with page numbers."""
        width = len(str(self.last))
        for number in range(first, last + 1):
            for event in self.seen(self.pages[number]):
                if self.speaker.is_quiet(event):
                    continue
                style = "title" if self.speaker.is_heading(event) else "none"
                line = Text(f"{number:>{width}}  ", "rule")
                sentence = f"{self.screen.texts.event(event)} {self.speaker.aside(event)}".rstrip()
                line.append(sentence, style)
                self.screen.show(with_rule(self.screen, line, event.rule))

    def whole_log(self) -> None:
        """Print all events of the seat."""
        self.log(0, self.last)

    # --- commands ------------------------------------------------------------------------------

    def run(self, line: str | None = None) -> None:
        """Carry out commands until the end of input."""
        if line is None:
            self.screen.print_text(
                own(self.screen, self.game.id, "terminal-replay-help"), style="quiet"
            )
            self.show()
        while True:
            try:
                if line is None:
                    line = self.screen.ask(f"{self.at}/{self.last}> ").lower()
                if line in ("q", "quit", "exit"):
                    return
                self.obey(line)
            except EOFError:
                return
            except Refused as refused:
                self.screen.show(str(refused), "wrong", indent=2)
            line = None

    def obey(self, line: str) -> None:
        """Carry out one line."""
        verb, _, rest = line.lower().partition(" ")
        if verb in ("", "n", "next"):
            if self.at == self.last:
                raise Refused(self.screen.say("terminal-replay-end"))
            self.leaf(range(self.at + 1, self.last + 1))
            self.show()
        elif verb in ("p", "b", "back"):
            self.leaf(range(self.at - 1, -1, -1))
            self.show()
        elif verb.removeprefix("-").isdecimal():
            self.jump(int(verb))
            self.show()
        elif verb == "end":
            self.jump(self.last)
            self.show()
        elif verb == "view":
            check_value(self.screen, "view", rest, (*self.seats, SPECTATOR, ALL))
            self.seat = rest
            self.show()
        elif verb == "board":
            self.board()
        elif verb == "log":
            self.log(0, self.at)
        else:
            self.screen.print_text(own(self.screen, self.game.id, "terminal-replay-help"))
