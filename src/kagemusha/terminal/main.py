"""Reads the command line and runs a command."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal import (  # noqa: F401  add commands
    admin,
    benchmark,
    datasets,
    fair_play,
    language,
    moderation,
    tournaments,
    training,
)
from kagemusha.terminal.commands import bot_matches, logs_and_rules, playing, serving
from kagemusha.terminal.commands.common import Language, commands
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.help import usage_error
from kagemusha.terminal.options import option
from kagemusha.terminal.printing import refusal_line
from kagemusha.terminal.puzzles import commands as puzzles
from kagemusha.terminal.screen import Screen

app = commands()

for _module in (playing, bot_matches, training, logs_and_rules, serving):
    app.add_typer(_module.app)
app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(datasets.app, name="dataset")
app.add_typer(benchmark.app, name="benchmark")


@app.callback(invoke_without_command=True, help="terminal-help-main")
def root(
    ctx: typer.Context,
    version: Annotated[bool, option("--version", "version")] = False,
    _language: Language = None,
) -> int:
    """Without a command, open the games in a browser or, without a terminal, print the help."""
    if version:
        typer.echo(f"kagemusha {kagemusha.__version__}")
    elif ctx.invoked_subcommand is None:
        if sys.stdout.isatty():
            return serving.run_server(ctx.obj, show=True)
        typer.echo(ctx.get_help())
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line. Returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        texts, chosen = language.choose(words, os.environ)
    except Refused as refused:
        sys.stderr.write(f"kagemusha: {refused}\n")
        return refused.code
    screen = Screen(texts, language_chosen=chosen)
    try:
        return _run(screen, playing.with_resume_value(words))
    except Refused as refused:
        screen.complain(f"kagemusha: {refused}")
        return refused.code
    except KagemushaError as error:
        screen.complain(f"kagemusha: {refusal_line(screen, error)}")
        return 2
    except BrokenPipeError:  # the reader has closed the pipe
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(screen: Screen, words: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(words, prog_name="kagemusha", standalone_mode=False, obj=screen)
    except typer.Abort:  # input ended before there was anything to save
        return 0
    except Exception as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group without a subcommand
            screen.show(error.ctx.get_help())  # type: ignore[attr-defined]
            return 0
        if hasattr(error, "format_message"):  # an error of the parser, whichever package it is from
            raise Refused(usage_error(screen, error)) from None
        raise
    return code if isinstance(code, int) else 0
