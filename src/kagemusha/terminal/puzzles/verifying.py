"""Verifies puzzles with another bot."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import kagemusha
from kagemusha.bots.roster import advisers
from kagemusha.core.errors import KagemushaError
from kagemusha.puzzles import Puzzle, puzzles
from kagemusha.puzzles.puzzle import read_puzzle
from kagemusha.puzzles.verifying import Verification, Verifier
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.printing import file_refusal, refusal_line
from kagemusha.terminal.progress import counting
from kagemusha.terminal.review import work_of
from kagemusha.terminal.screen import Screen
from kagemusha.text.player_names import bot_level


@dataclass
class VerifyArgs:
    """The arguments of the command line."""

    game: str
    file: str | None
    """The puzzles to verify; None for those that come with the game."""
    bot: str | None
    work: str
    out: str | None
    """Where to write those that the bot agrees with."""


def verify_puzzles(screen: Screen, args: VerifyArgs) -> int:
    """Print every puzzle that the bot solves in another way, and the number of the others."""
    work = work_of(screen, args.work)
    given = _given(screen, args)
    bot = args.bot or advisers(args.game)[-1]
    verifier = Verifier(kagemusha.game(args.game), bot, work)
    found: list[Verification] = []
    try:
        with counting(screen, "terminal-puzzles-verify") as show:
            for puzzle in given:
                found.append(verifier.verify(puzzle))
                show(len(found), len(given))
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    agreed = [one.puzzle for one in found if one.agrees]
    if args.out is not None:
        path = Path(args.out).expanduser()
        try:
            path.write_text("".join(f"{one.to_json()}\n" for one in agreed), encoding="utf-8")
        except OSError as error:
            raise file_refusal(screen, path, error) from None
    for one in found:
        if not one.agrees:
            right = ", ".join(answer.choice for answer in one.puzzle.answers if answer.right)
            screen.print_text(
                "terminal-puzzles-verify-other",
                id=one.puzzle.id,
                right=right,
                choice=one.choice or "-",
            )
    screen.print_text(
        "terminal-puzzles-verified",
        number=len(agreed),
        total=len(found),
        bot=bot_level(screen.texts.locale, bot),
    )
    return 0


def _given(screen: Screen, args: VerifyArgs) -> list[Puzzle]:
    if args.file is None:
        return list(puzzles(args.game))
    path = Path(args.file).expanduser()
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [read_puzzle(args.game, line) for line in lines]
    except OSError as error:
        raise file_refusal(screen, path, error) from None
    except (ValueError, TypeError, KeyError):
        message = screen.say("terminal-error-no-puzzles", file=str(path))
        raise Refused(message) from None
