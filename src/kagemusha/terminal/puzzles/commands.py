"""`kagemusha puzzles`: solve puzzles, or look for new ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kagemusha
from kagemusha.terminal.commands.common import Game, Language
from kagemusha.terminal.help import HelpCommand, HelpGroup
from kagemusha.terminal.options import Word, check_value, option, whole
from kagemusha.terminal.screen import Screen

app = typer.Typer(cls=HelpGroup, no_args_is_help=True, rich_markup_mode=None)


@app.callback(help="terminal-help-puzzles", short_help="terminal-help-puzzles-short")
def root(_language: Language = None) -> None:
    """Solve puzzles, or look for new ones."""


@app.command(
    "play",
    cls=HelpCommand,
    context_settings={"allow_extra_args": True},
    help="terminal-help-puzzles-play",
    short_help="terminal-help-puzzles-play-short",
)
def play(
    ctx: typer.Context,
    game: Game = None,
    theme: Annotated[Word, option("--theme", "puzzles-theme", "THEME")] = None,
    daily: Annotated[bool, option("--daily", "puzzles-daily")] = False,
    streak: Annotated[bool, option("--streak", "puzzles-streak")] = False,
    plain: Annotated[bool, option("--plain", "plain")] = False,
    _language: Language = None,
) -> int:
    """Solve puzzles."""
    from kagemusha.terminal.puzzles.playing import PuzzleArgs, play_puzzles

    screen: Screen = ctx.obj
    screen.simple = plain
    return play_puzzles(screen, PuzzleArgs(_game_id(screen, game), theme, daily, streak))


@app.command(
    "make",
    cls=HelpCommand,
    context_settings={"allow_extra_args": True},
    help="terminal-help-puzzles-make",
    short_help="terminal-help-puzzles-make-short",
)
def make(
    ctx: typer.Context,
    game: Game = None,
    number: Annotated[str, option("--number", "puzzles-number", "N")] = "100",
    seed: Annotated[str, option("--seed", "puzzles-seed", "N")] = "1",
    out: Annotated[Word, option("--out", "puzzles-out", "FILE")] = None,
    measure: Annotated[bool, option("--measure", "puzzles-measure")] = False,
    _language: Language = None,
) -> int:
    """Look for new puzzles in matches of bots."""
    from kagemusha.terminal.puzzles.making import make_puzzles

    screen: Screen = ctx.obj
    game_id = _game_id(screen, game)
    wanted = whole(screen, "--number", number, 1) or 1
    drawn = whole(screen, "--seed", seed, 0) or 0
    path = Path(out or f"build/puzzles/{game_id}.jsonl").expanduser()
    return make_puzzles(screen, game_id, wanted, drawn, path, measure=measure)


def _game_id(screen: Screen, game: str | None) -> str:
    """The game that was named; the first, if none was."""
    check_value(screen, "GAME", game, kagemusha.games())
    return game or kagemusha.games()[0]
