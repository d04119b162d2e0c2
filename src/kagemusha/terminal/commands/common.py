"""Declares commands, and the options that several of them share."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

import kagemusha
from kagemusha.terminal.help import HelpCommand, HelpGroup
from kagemusha.terminal.options import Command, Word, check_value, option
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


def command_group(name: str) -> typer.Typer:
    """An empty group of subcommands."""
    app = typer.Typer(cls=HelpGroup, no_args_is_help=True, rich_markup_mode=None)

    def root(_language: Language = None) -> None:
        """Do nothing before the subcommand."""

    app.callback(help=f"terminal-help-{name}", short_help=f"terminal-help-{name}-short")(root)
    return app


def command(
    app: typer.Typer, name: str, *, texts: str = "", short: str = "-short"
) -> Callable[[Command], Command]:
    """Add a command. Help texts are ids, because help pages are in the user's language."""
    about = f"terminal-help-{texts or name}"

    def added(function: Command) -> Command:
        app.command(
            name,
            cls=HelpCommand,
            # HelpCommand refuses unknown words, in the user's language
            context_settings={"allow_extra_args": True},
            help=about,
            short_help=about + short,
        )(_with_screen(function))
        return function

    return added


def _with_screen(function: Command) -> Callable[..., int]:
    """The function that typer calls for a command, with the context first and the language last."""
    own = inspect.signature(function, eval_str=True)
    _, *options = own.parameters.values()
    context = inspect.Parameter(
        "ctx", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context
    )
    language = inspect.Parameter(
        "_language", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Language
    )

    @functools.wraps(function)
    def run(ctx: typer.Context, _language: str | None = None, **given: Any) -> int:
        return function(ctx.obj, **given) or 0

    run.__signature__ = own.replace(  # type: ignore[attr-defined]
        parameters=[context, *options, language]
    )
    return run


def named_game(screen: Screen, game: str | None) -> str:
    """The id of the given game, or of the first one if none is given."""
    check_value(screen, "GAME", game, kagemusha.games())
    return game or kagemusha.games()[0]
