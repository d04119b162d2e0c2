"""What several commands share: how they are declared, and their options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

import kagemusha
from kagemusha.terminal.help import HelpCommand, HelpGroup
from kagemusha.terminal.options import Word, check_value, option
from kagemusha.terminal.screen import Screen

Game = Annotated[Word, typer.Argument(metavar="GAME", help="terminal-option-game")]
File = Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-file")]
Position = Annotated[Word, option("--position", "position", "LINE")]
Seed = Annotated[Word, option("--seed", "seed", "N")]
Workers = Annotated[Word, option("--workers", "workers", "N")]
Json = Annotated[Word, option("--json", "json", "FILE|-")]
Plain = Annotated[bool, option("--plain", "plain")]
Language = Annotated[Word, option("--language", "language", "en|fr|pl")]


def commands() -> typer.Typer:
    """An empty list of commands."""
    return typer.Typer(cls=HelpGroup, add_completion=False, rich_markup_mode=None)


def command(app: typer.Typer, name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Add a command. Help texts are ids: the pages are written in the user's language."""
    return app.command(
        cls=HelpCommand,
        context_settings={
            "allow_extra_args": True
        },  # refused by HelpCommand, in the user's language
        help=f"terminal-help-{name}",
        short_help=f"terminal-help-{name}-short",
    )


def named_game(screen: Screen, game: str | None) -> str:
    """The id of the game that was named; the first, if none was."""
    check_value(screen, "GAME", game, kagemusha.games())
    return game or kagemusha.games()[0]
