"""Help pages and usage errors, in the user's language and as plain lines."""

from __future__ import annotations

import textwrap
from typing import Any

from typer.core import TyperCommand, TyperGroup

from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen

WIDTH = 80


def _screen(ctx: Any) -> Screen:
    screen: Screen = ctx.obj
    return screen


def _write(command: Any, ctx: Any, formatter: Any) -> None:
    screen = _screen(ctx)
    say = screen.say
    formatter.width = min(screen.width, WIDTH)
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write(f"{say('terminal-help-usage')} {ctx.command_path} {pieces}\n\n")
    for line in say(command.help).splitlines():
        formatter.write(textwrap.fill(line, formatter.width) + "\n")
    arguments, options = [], []

    def about(text_id: str) -> str:
        """A text; empty if there is none, as for options of external games."""
        return say(text_id) if text_id in screen.texts else ""

    for param in command.get_params(ctx):
        if param.param_type_name == "argument":
            arguments.append((param.metavar, say(param.help)))
        elif not getattr(param, "hidden", False):
            options.append((_flags(param), about(_help_of(param))))
    for key, rows in (("arguments", arguments), ("options", options)):
        if rows:
            with formatter.section(say(f"terminal-help-{key}").rstrip(":")):
                formatter.write_dl(rows)
    commands = getattr(command, "commands", None)
    if commands:
        with formatter.section(say("terminal-help-subcommands").rstrip(":")):
            formatter.write_dl([(name, say(sub.short_help)) for name, sub in commands.items()])
    examples = f"{command.help}-examples"
    if examples in screen.texts:
        formatter.write(f"\n{say('terminal-help-examples')}\n")
        for line in say(examples).splitlines():
            formatter.write(f"  {line}\n" if line else "\n")


def _flags(param: Any) -> str:
    names = ", ".join(param.opts)
    if param.secondary_opts:
        names += f" / {', '.join(param.secondary_opts)}"
    return names if getattr(param, "is_flag", False) else f"{names} {param.metavar}"


def _help_of(param: Any) -> str:
    return "terminal-option-help" if param.name == "help" else str(param.help)


class HelpCommand(TyperCommand):
    """A command whose help texts are ids, and which refuses unexpected words."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the page."""
        _write(self, ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        """Run it, unless there are unexpected words."""
        if ctx.args:
            extra = " ".join(ctx.args)
            raise Refused(
                _screen(ctx).say("terminal-error-extra", words=extra, command=ctx.info_name)
            )
        return super().invoke(ctx)


class HelpGroup(TyperGroup):
    """A group of commands whose help texts are ids."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the page."""
        _write(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command with that name; Refused lists the known ones."""
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise Refused(_screen(ctx).say("terminal-error-command", command=args[0], known=known))
        return super().resolve_command(ctx, args)


def usage_error(screen: Screen, error: Any) -> str:
    """An error of the parser, as one line in the user's language."""
    kind = type(error).__name__
    path = error.ctx.command_path if getattr(error, "ctx", None) else "kagemusha"
    where = screen.say("terminal-error-see", command=path)
    if kind == "NoSuchOption":
        fitting = ", ".join(error.possibilities or ())
        if fitting:
            return screen.say("terminal-error-option-near", option=error.option_name, near=fitting)
        return f"{screen.say('terminal-error-option', option=error.option_name)} {where}"
    if kind == "MissingParameter":
        name = error.param.metavar or error.param.name
        return f"{screen.say('terminal-error-missing', name=name)} {where}"
    if kind == "BadOptionUsage":
        return f"{screen.say('terminal-error-no-value', option=error.option_name)} {where}"
    return f"{error.format_message()} {where}"
