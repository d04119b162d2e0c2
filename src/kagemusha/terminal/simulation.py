"""`kagemusha simulate`: many matches between bots, with progress and a table at the end."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import kagemusha
from kagemusha.arena import Progress as OnProgress
from kagemusha.arena import Simulation, simulate
from kagemusha.bots import quick_bot
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.figures import Figures
from kagemusha.terminal.options import GameOptions, check_bot_option
from kagemusha.terminal.printing import file_refusal, refusal_line
from kagemusha.terminal.screen import Screen

INTERRUPTED = 130
STDOUT = "-"
PROGRESS_SECONDS = 5.0
"""Seconds between lines of progress if there is no terminal."""
WORTH_WORKERS = 200
"""With fewer matches, starting processes takes longer than playing."""


@dataclass
class SimulateArgs:
    """The arguments of `simulate` or `balance`."""

    game: str
    options: GameOptions
    bots: str
    games: int
    workers: int | None
    seed: int | None
    rotate: bool
    json: str | None
    csv: str | None


def default_bots(game_id: str, options: GameOptions) -> str:
    """Alternating random and quick bots by seat; a quick one for a single seat."""
    seats = options.default_seats(kagemusha.game(game_id))
    pair = ("random", quick_bot(game_id))
    return ",".join(pair[(seat + (seats == 1)) % 2] for seat in range(seats))


class Writable(Protocol):
    """Results that can be written to files."""

    def to_dict(self) -> dict[str, Any]:
        """The figures."""

    def rows(self) -> Sequence[Mapping[str, object]]:
        """A table whose rows have the same columns."""


T = TypeVar("T")


def run_simulation(screen: Screen, args: SimulateArgs) -> int:
    """Play the matches, print the table and write the files. Returns the exit code."""
    result = play_matches(screen, args, partial(simulate, rotate=args.rotate))
    Figures(screen, console_for(screen, args)).print_simulation(result)
    write(screen, args, result)
    return exit_code(result)


def play_matches(screen: Screen, args: SimulateArgs, play: Callable[..., T]) -> T:
    """Play the matches with progress; `play` takes the same arguments as `simulate`."""
    game = kagemusha.game(args.game)
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    for name in bots:
        check_bot_option(screen, "--bots", name, game.id)
    if len(bots) not in game.seat_counts:
        seats = ", ".join(map(str, game.seat_counts))
        raise Refused(screen.say("terminal-error-bots", number=len(bots), seats=seats))
    _check_files(screen, args)
    workers = args.workers or (os.cpu_count() or 1 if args.games >= WORTH_WORKERS else 1)
    try:
        with watching(screen, args.games) as on_progress:
            return play(
                game.id,
                bots,
                args.games,
                options=args.options.to_dict(screen, game.id),
                seed=args.seed,
                workers=workers,
                progress=on_progress,
            )
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None


def console_for(screen: Screen, args: SimulateArgs) -> Console:
    """The console for the table, which is not the stream that data is written to."""
    return screen.errors if STDOUT in (args.json, args.csv) else screen.console


def exit_code(result: Simulation) -> int:
    """0 if everything was played."""
    return INTERRUPTED if result.interrupted else 0


def _check_files(screen: Screen, args: SimulateArgs) -> None:
    """Check before the work that the files can be written."""
    if args.json == args.csv == STDOUT:
        raise Refused(screen.say("terminal-error-not-both", one="--json -", other="--csv -"))
    check_place(screen, "--json", args.json)
    check_place(screen, "--csv", args.csv)


def check_place(screen: Screen, option: str, name: str | None) -> None:
    """Raise Refused if a requested file cannot be written."""
    if name is None or name == STDOUT:
        return
    path = Path(name)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Refused(screen.say("terminal-error-no-place", option=option, file=name))


def write(screen: Screen, args: SimulateArgs, result: Writable) -> None:
    """Write the requested files."""
    if args.json is not None:
        put(screen, args.json, json.dumps(result.to_dict(), indent=2) + "\n")
    if args.csv is not None:
        put(screen, args.csv, in_csv(result.rows()))


def in_csv(rows: Sequence[Mapping[str, object]]) -> str:
    """A table as CSV."""
    text = io.StringIO()
    columns = list(rows[0]) if rows else ["game"]
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def put(screen: Screen, name: str, text: str) -> None:
    """Write a text to a file, or to standard output."""
    if name == STDOUT:
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise file_refusal(screen, name, error, FAILED) from None
    screen.complain(screen.say("terminal-written", file=name))


# --- progress ------------------------------------------------------------------------------------


@contextmanager
def watching(screen: Screen, games: int) -> Iterator[OnProgress]:
    """Show the progress. The first call tells how many matches were played before."""
    if screen.errors.is_terminal:
        with _bar(screen.errors, screen) as progress:
            task = progress.add_task("", total=games, rate="")
            started = time.monotonic()
            before: int | None = None

            def draw(done: int, _total: int) -> None:
                nonlocal before
                before = done if before is None else before
                passed = time.monotonic() - started
                speed = _speed(screen, (done - before) / passed) if passed > 0 else 0
                rate = screen.say("terminal-rate", number=speed) if speed else ""
                progress.update(task, completed=done, rate=rate)

            yield draw
        return
    yield _Lines(screen)


def _speed(screen: Screen, rate: float) -> str | int:
    """A readable rate: slow ones get one more digit."""
    if rate >= 10:
        return int(rate)
    return f"{rate:.2g}".replace(".", screen.say("speech-decimal-mark"))


def _bar(console: Console, screen: Screen) -> Progress:
    return Progress(
        TextColumn(screen.say("terminal-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn(screen.say("terminal-time-left")),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


class _Lines:
    """Progress without a bar: a line now and then."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._before: int | None = None
        self._started = self._told = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self._before is None:
            self._before = done
        if now - self._told < PROGRESS_SECONDS or done <= self._before:
            return
        self._told = now
        rate = (done - self._before) / (now - self._started)
        line = self._screen.say(
            "terminal-progress",
            done=done,
            total=total,
            rate=_speed(self._screen, rate),
            seconds=int((total - done) / rate),
        )
        self._screen.complain(line)
