"""Shows the progress of long work: a bar, or a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import PROGRESS_SECONDS


@contextmanager
def counting(screen: Screen, about: str) -> Iterator[Callable[[int, int], None]]:
    """Show how many of how many are done; `about` is the prefix of the text ids."""
    if not screen.errors.is_terminal:
        shown_at = time.monotonic()

        def show(done: int, total: int) -> None:
            nonlocal shown_at
            if time.monotonic() - shown_at > PROGRESS_SECONDS:
                shown_at = time.monotonic()
                screen.complain(screen.say(f"{about}-progress", done=done, total=total))

        yield show
        return
    bar = Progress(
        TextColumn(screen.say(f"{about}-looking")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(screen.say("terminal-time-left")),
        TimeRemainingColumn(),
        console=screen.errors,
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
