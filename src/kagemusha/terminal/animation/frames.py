"""The frames of an animation: the board as one audience saw it, and what happened."""

from __future__ import annotations

import io
from collections.abc import Iterator
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
"""Room for every board, and still readable when the picture is small."""
MOST_LINES = 4
"""Lines below the board; of more, the last."""
MOST = 120
"""Frames; of a longer match several moments are one frame."""


@dataclass(frozen=True)
class Frame:
    """One picture: a drawing, and the sentences below it."""

    board: tuple[Text, ...]
    lines: tuple[Text, ...]


class Paper(Console):
    """Keeps what is printed, as lines."""

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
        """Keep a line."""
        self.lines += objects

    def take(self) -> tuple[Text, ...]:
        """All lines since the last time."""
        taken, self.lines = tuple(self.lines), []
        return taken


class Painter:
    """Draws one match from what an audience knows, and from nothing else."""

    def __init__(self, match: Match, audience: int | None, texts: Texts) -> None:
        self._match, self._audience = match, audience
        self._ui = ui_for(match)
        self.paper = Paper()
        self._screen = Screen(texts)
        self._screen.console, self._screen.unicode = self.paper, True

    def frames(self) -> list[Frame]:
        """Every moment at which the audience saw or heard something new."""
        found: list[Frame] = []
        for board, lines in self._moments():
            if lines or not found or board != found[-1].board:
                found.append(Frame(board, lines))
        return _at_most(MOST, found)

    def _moments(self) -> Iterator[tuple[tuple[Text, ...], tuple[Text, ...]]]:
        running = self._match.restart()
        yield self._draw(running, running.events(self._audience))
        for move in self._match.moves:
            happened = running.act(move.seat, move.action)
            seen = (event.seen_by(self._audience) for event in happened)
            yield self._draw(running, [event for event in seen if event is not None])

    def _draw(self, match: Match, events: Any) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
        shown: list[Event] = list(events)
        print_events(self._screen, self._ui, shown)
        sentences = [line for line in self.paper.take() if line.plain.strip()]
        self._screen.lines(self._ui.draw(self._screen, [match.view(self._audience)]))
        return self.paper.take(), tuple(sentences)


def _at_most(most: int, frames: list[Frame]) -> list[Frame]:
    """So many frames, each with the last board of its moments and all that happened."""
    size = -(-len(frames) // most)
    groups = [frames[first : first + size] for first in range(0, len(frames), size)]
    return [
        Frame(group[-1].board, tuple(line for frame in group for line in frame.lines))
        for group in groups
    ]
