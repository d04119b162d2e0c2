"""Chooses the next puzzle, and shows the verdict on an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import kagemusha
from kagemusha.core.chance import Rng, fresh_seed
from kagemusha.puzzles import Puzzle, PuzzleAnswer, daily, in_streak, puzzles, theme_ids, today
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.options import check_value
from kagemusha.terminal.play.commands import LeaveMatch
from kagemusha.terminal.puzzles import progress
from kagemusha.terminal.puzzles.progress import PuzzleProgress
from kagemusha.terminal.puzzles.session import PuzzleSession
from kagemusha.terminal.screen import Screen
from kagemusha.text.player_names import bot_level


@dataclass(frozen=True)
class PuzzleArgs:
    """The arguments of the command line."""

    game: str
    theme: str | None
    daily: bool
    streak: bool


def play_puzzles(screen: Screen, args: PuzzleArgs) -> int:
    """Show one puzzle after another, until the player leaves."""
    found = puzzles(args.game)
    if not found:
        raise Refused(screen.say("option-no-puzzles", game=args.game))
    if args.daily and args.streak:
        one, other = "--daily", "--streak"
        raise Refused(screen.say("terminal-error-not-both", one=one, other=other))
    check_value(screen, "--theme", args.theme, theme_ids(found))
    found = tuple(one for one in found if args.theme in (None, *one.themes))
    known = progress.read(args.game)
    try:
        if args.streak:
            _streak(screen, found, known)
        else:
            for given in _order(args, found, known):
                _ask(screen, given, known)
                if not args.daily:
                    _go_on(screen)
    except (EOFError, LeaveMatch):
        pass
    except KeyboardInterrupt:
        screen.show()
        return 130
    right = sum(known.tried.get(one.id, False) for one in found)
    screen.print_text("terminal-puzzles-count", style="quiet", right=right, number=len(found))
    return 0


def _order(args: PuzzleArgs, found: Sequence[Puzzle], known: PuzzleProgress) -> Iterator[Puzzle]:
    """Today's puzzle only; or those not tried yet, then those answered wrongly."""
    if args.daily:
        given = daily(args.game, today())
        yield from [given] if given else []
        return
    for given in in_streak(found, Rng(fresh_seed())):
        if given.id not in known.tried:
            yield given
    yield from [given for given in found if not known.tried.get(given.id, False)]


def _ask(screen: Screen, given: Puzzle, known: PuzzleProgress, run: int = 0) -> bool:
    """Ask for one answer, and show the verdict; returns whether it was right."""
    session = PuzzleSession(screen, kagemusha.game(given.game), given, known.path)
    answer = session.solve().answer
    right = answer.right and not session.given_up
    known.note(given.id, right=right, run=run + right)
    _show_answer(screen, given, answer)
    return right


def _streak(screen: Screen, found: Sequence[Puzzle], known: PuzzleProgress) -> None:
    run = 0
    for given in in_streak(found, Rng(fresh_seed())):
        if not _ask(screen, given, known, run):
            break
        run += 1
        screen.print_text("terminal-puzzles-run", number=run)
        _go_on(screen)
    screen.print_text("terminal-puzzles-streak-over", number=run, best=known.best)


def _go_on(screen: Screen) -> None:
    line = screen.ask(screen.say("terminal-puzzles-enter") + " ")
    if line.casefold() in ("quit", "q", "exit"):
        raise LeaveMatch


def _show_answer(screen: Screen, given: Puzzle, answer: PuzzleAnswer) -> None:
    """Print the verdict, and what each choice loses."""
    screen.show()
    style = "good" if answer.right else "wrong"
    screen.print_text(f"terminal-puzzles-{answer.verdict}", style=style, loss=_loss(screen, answer))
    for one in given.answers:
        mark = "✓" if one.right else "✗"
        loss = "" if one.verdict == "best" else _loss(screen, one)
        screen.show(f" {mark} {one.choice}  {loss}".rstrip(), "" if one == answer else "quiet")
    about = "terminal-puzzles-level" if given.level else "terminal-puzzles-engine"
    level = bot_level(screen.texts.locale, given.level)
    screen.print_text(about, style="quiet", number=round(100 * given.value), level=level)
    names = [screen.say(f"puzzle-theme-{given.game}-{theme}") for theme in given.themes]
    screen.print_text("terminal-puzzles-themes", style="quiet", themes=", ".join(names))


def _loss(screen: Screen, answer: PuzzleAnswer) -> str:
    number, margin = round(100 * answer.loss), round(100 * answer.margin)
    return screen.say("terminal-puzzles-loss", number=number, margin=margin)
