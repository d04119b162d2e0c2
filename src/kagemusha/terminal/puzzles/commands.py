"""`kagemusha puzzles`: solves puzzles, or makes new ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from kagemusha.terminal.commands.common import Game, command, command_group, named_game
from kagemusha.terminal.options import Word, option, whole
from kagemusha.terminal.screen import Screen

app = command_group("puzzles")


@command(app, "play", texts="puzzles-play")
def play(
    screen: Screen,
    game: Game = None,
    theme: Annotated[Word, option("--theme", "puzzles-theme", "THEME")] = None,
    daily: Annotated[bool, option("--daily", "puzzles-daily")] = False,
    streak: Annotated[bool, option("--streak", "puzzles-streak")] = False,
    plain: Annotated[bool, option("--plain", "plain")] = False,
) -> int:
    """Solve puzzles."""
    from kagemusha.terminal.puzzles.playing import PuzzleArgs, play_puzzles

    screen.simple = plain
    return play_puzzles(screen, PuzzleArgs(named_game(screen, game), theme, daily, streak))


@command(app, "verify", texts="puzzles-verify")
def verify(
    screen: Screen,
    game: Game = None,
    file: Annotated[Word, option("--file", "puzzles-file", "FILE")] = None,
    bot: Annotated[Word, option("--bot", "puzzles-bot", "NAME")] = None,
    work: Annotated[str, option("--work", "review-work", "X")] = "1",
    out: Annotated[Word, option("--out", "puzzles-verified", "FILE")] = None,
) -> int:
    """Let another bot solve puzzles."""
    from kagemusha.terminal.puzzles.verifying import VerifyArgs, verify_puzzles

    return verify_puzzles(screen, VerifyArgs(named_game(screen, game), file, bot, work, out))


@command(app, "make", texts="puzzles-make")
def make(
    screen: Screen,
    game: Game = None,
    number: Annotated[str, option("--number", "puzzles-number", "N")] = "100",
    seed: Annotated[str, option("--seed", "puzzles-seed", "N")] = "1",
    out: Annotated[Word, option("--out", "puzzles-out", "FILE")] = None,
    measure: Annotated[bool, option("--measure", "puzzles-measure")] = False,
) -> int:
    """Find new puzzles in matches between bots."""
    from kagemusha.terminal.puzzles.making import make_puzzles

    game_id = named_game(screen, game)
    wanted = whole(screen, "--number", number, 1) or 1
    drawn = whole(screen, "--seed", seed, 0) or 0
    path = Path(out or f"build/puzzles/{game_id}.jsonl").expanduser()
    return make_puzzles(screen, game_id, wanted, drawn, path, measure=measure)
