"""Logs and rules: `replay`, `review`, `explain`, `animate`, `verify`, `perft`, `rules`, `games`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kagemusha
from kagemusha.terminal.commands.common import (
    File,
    Game,
    Json,
    Plain,
    Position,
    command,
    commands,
    named_game,
)
from kagemusha.terminal.options import GameOptions, Word, option, whole, with_game_options
from kagemusha.terminal.screen import Screen

app = commands()


@command(app, "replay")
def replay(
    screen: Screen,
    file: File,
    seat: Annotated[Word, option("--seat", "seat", "attacker|defender|spectator|all")] = None,
    at: Annotated[Word, option("--at", "at", "N")] = None,
    plain: Plain = False,
) -> int:
    """Show a match that was played."""
    from kagemusha.terminal.viewer import show_replay

    screen.simple = plain
    return show_replay(screen, Path(file).expanduser(), seat, whole(screen, "--at", at, 0))


@command(app, "review")
def review(
    screen: Screen,
    file: File,
    bot: Annotated[Word, option("--bot", "review-bot", "NAME")] = None,
    work: Annotated[str, option("--work", "review-work", "X")] = "1",
    every: Annotated[bool, option("--all", "review-all")] = False,
    json: Json = None,
) -> int:
    """Review a match."""
    from kagemusha.terminal.review import ReviewArgs, run_review

    return run_review(screen, ReviewArgs(Path(file).expanduser(), bot or "", work, every, json))


@command(app, "explain")
@with_game_options()
def explain(
    screen: Screen,
    what: Annotated[
        Word, typer.Argument(metavar="GAME|FILE", help="terminal-option-explain-what")
    ] = None,
    position: Position = None,
    at: Annotated[Word, option("--at", "explain-at", "N")] = None,
    seat: Annotated[Word, option("--seat", "explain-seat", "attacker|defender|p1|p2")] = None,
    bot: Annotated[Word, option("--bot", "explain-bot", "NAME")] = None,
    work: Annotated[str, option("--work", "review-work", "X")] = "1",
    json: Json = None,
    *,
    options: GameOptions,
) -> int:
    """Show what a bot would play in a position, and why."""
    from kagemusha.terminal.explain import ExplainArgs, run_explain

    number = whole(screen, "--at", at, 0)
    args = ExplainArgs(what, options, position, number, seat, bot or "", work, json)
    return run_explain(screen, args)


@command(app, "animate")
def animate(
    screen: Screen,
    file: File,
    seat: Annotated[Word, option("--seat", "animate-seat", "attacker|defender|spectator")] = None,
    out: Annotated[Word, option("--out", "animate-out", "FILE|-")] = None,
    seconds: Annotated[str, option("--seconds", "animate-seconds", "X")] = "1",
) -> int:
    """Write an animation of a match."""
    from kagemusha.terminal.animation.command import AnimateArgs, run_animate

    return run_animate(screen, AnimateArgs(Path(file).expanduser(), seat, out, seconds))


@command(app, "verify")
def verify(
    screen: Screen,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="terminal-option-files")],
) -> int:
    """Check logs."""
    from kagemusha.terminal import verify as checker

    return checker.verify(screen, [Path(file).expanduser() for file in files])


@command(app, "perft")
@with_game_options()
def perft(
    screen: Screen,
    game: Game = None,
    depth: Annotated[Word, option("--depth", "perft-depth", "N")] = None,
    plans: Annotated[bool, option("--plans", "perft-plans")] = False,
    position: Position = None,
    json: Json = None,
    *,
    options: GameOptions,
) -> int:
    """Count the ways to continue from a position."""
    from kagemusha.terminal.perft import PerftArgs, run_perft

    number = whole(screen, "--depth", depth, 1)
    args = PerftArgs(named_game(screen, game), options, position, number, plans, json)
    return run_perft(screen, args)


@command(app, "rules")
def rules(
    screen: Screen,
    game: Game = None,
    rule: Annotated[Word, typer.Argument(metavar="[ID]", help="terminal-option-rule")] = None,
) -> None:
    """Show the rules."""
    from kagemusha.terminal.rules_page import print_rules

    print_rules(screen, named_game(screen, game), rule)


@command(app, "games")
def games(screen: Screen) -> None:
    """List the games."""
    for game_id in kagemusha.games():
        screen.show(f"{game_id}  {screen.texts.name('game', game_id)}")
