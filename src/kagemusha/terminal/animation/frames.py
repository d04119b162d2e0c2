"""The frames of an animation: the board as one audience saw it, and the events."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.text import Text

from kagemusha.core.event import Event
from kagemusha.core.match import Match
from kagemusha.terminal.game_ui import ui_for
from kagemusha.terminal.printing import print_events
from kagemusha.terminal.screen import THEME, Screen
from kagemusha.text import Texts

COLUMNS = 92
"""Wide enough for every board, but still readable when the picture is small."""
MOST_LINES = 4
"""The maximum number of lines below the board; if there are more, the last ones are shown."""
MOST_EVENTS = 40
"""How many events are turned into sentences for these lines."""
MOST = 120
"""The maximum number of frames; in longer matches a frame covers several moments."""


@dataclass(frozen=True)
class AnimationFrame:
    """A drawing, and the sentences below it."""

    board: tuple[Text, ...]
    lines: tuple[Text, ...]


@dataclass(frozen=True)
class _Moment:
    """A point in the match at which the audience saw something new."""

    moves: int
    events: tuple[Event, ...]


class Paper(Console):
    """Collects printed lines."""

    def __init__(self) -> None:
        super().__init__(
            file=io.StringIO(),
            width=COLUMNS,
            height=100,
            theme=THEME,
            color_system="truecolor",
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.lines: list[Text] = []

    def print(self, *objects: Any, **_: Any) -> None:
        """Add a line."""
        self.lines += objects

    def take(self) -> tuple[Text, ...]:
        """Remove and return all lines."""
        taken, self.lines = tuple(self.lines), []
        return taken


class FramePainter:
    """Draws a match, using only what an audience knows."""

    def __init__(self, match: Match, audience: int | None, texts: Texts) -> None:
        self._match, self._audience = match, audience
        self._ui = ui_for(match)
        self.paper = Paper()
        self._screen = Screen(texts)
        self._screen.console, self._screen.unicode = self.paper, True

    def frames(self) -> list[AnimationFrame]:
        """A frame for every moment at which the audience saw or learned something new."""
        found: list[AnimationFrame] = []
        running = self._match.restart()
        for group in _at_most(MOST, self._moments()):
            for move in self._match.moves[len(running.moves) : group[-1].moves]:
                running.act(move.seat, move.action)
            frame = self._draw(running, [event for moment in group for event in moment.events])
            if frame.lines or not found or frame.board != found[-1].board:
                found.append(frame)
        return found

    def _moments(self) -> list[_Moment]:
        """All moments, not yet drawn: drawing is slow, and only some of them will be drawn."""
        running = self._match.restart()
        before = running.view(self._audience)
        found = [_Moment(0, running.events(self._audience))]
        for number, move in enumerate(self._match.moves, start=1):
            happened = running.act(move.seat, move.action)
            seen = (event.seen_by(self._audience) for event in happened)
            events = tuple(event for event in seen if event is not None)
            view = running.view(self._audience)
            if events or view != before:
                found.append(_Moment(number, events))
            before = view
        return found

    def _draw(self, match: Match, events: Sequence[Event]) -> AnimationFrame:
        print_events(self._screen, self._ui, events[-MOST_EVENTS:])
        sentences = [line for line in self.paper.take() if line.plain.strip()]
        self._screen.lines(self._ui.draw(self._screen, [match.view(self._audience)]))
        return AnimationFrame(self.paper.take(), tuple(sentences))


def _at_most(most: int, moments: Sequence[_Moment]) -> list[Sequence[_Moment]]:
    """At most `most` groups of moments; each shows the last board, and all events."""
    size = -(-len(moments) // most)
    return [moments[first : first + size] for first in range(0, len(moments), size)]
