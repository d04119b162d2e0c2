"""`kagemusha animate`: turns a log into an animation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kagemusha.terminal import saves
from kagemusha.terminal.animation.animated import animated
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.options import check_value
from kagemusha.terminal.printing import seat_ids
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import STDOUT, check_place, put

SPECTATOR = "spectator"
SECONDS = (0.1, 60.0)
"""The minimum and maximum time for a frame."""
SUFFIX = ".svg"


@dataclass
class AnimateArgs:
    """The arguments of the command line."""

    file: Path
    seat: str | None
    out: str | None
    seconds: str


def run_animate(screen: Screen, args: AnimateArgs) -> int:
    """Write the animation of a match. Returns the exit code."""
    seconds = _seconds(screen, args.seconds)
    out = args.out or str(args.file.parent / f"{args.file.stem}{SUFFIX}")
    if out != STDOUT and not out.lower().endswith(SUFFIX):
        raise Refused(screen.say("terminal-error-animate-format", file=out))
    check_place(screen, "--out", out)
    match = saves.read(args.file, screen).match
    seats = seat_ids(match.game, match.rules.seats)
    check_value(screen, "--seat", args.seat, (*seats, SPECTATOR))
    audience = seats.index(args.seat) if args.seat in seats else None
    put(screen, out, animated(screen, match, audience, seconds))
    return 0


def _seconds(screen: Screen, word: str) -> float:
    low, high = SECONDS
    try:
        seconds = float(word.replace(",", "."))
    except ValueError:
        seconds = 0.0
    if not low <= seconds <= high:
        args = {"option": "--seconds", "value": word, "least": f"{low:g}", "most": f"{high:g}"}
        raise Refused(screen.say("terminal-error-decimal", **args))
    return seconds
