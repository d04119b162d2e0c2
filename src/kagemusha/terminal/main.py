"""The command line: what there is to call, and with which options."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.core.extras import require_server
from kagemusha.terminal import admin, language, moderation  # noqa: F401  adds commands
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.help import Command, Group, usage_error
from kagemusha.terminal.options import (
    GameOptions,
    Seats,
    Word,
    choice,
    option,
    path,
    whole,
    with_game_options,
)
from kagemusha.terminal.printing import refusal_line
from kagemusha.terminal.puzzles import commands as puzzles
from kagemusha.terminal.screen import Screen

RESUME = "--resume"

# Help texts are ids: the pages are written in the user's language.
app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)

app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")

Game = Annotated[Word, typer.Argument(metavar="GAME", help="terminal-option-game")]
Lesson = Annotated[Word, typer.Argument(metavar="[LESSON]", help="terminal-option-lesson")]
Seed = Annotated[Word, option("--seed", "seed", "N")]
Games = Annotated[str, option("--games", "games", "N")]
Workers = Annotated[Word, option("--workers", "workers", "N")]
Engine = Annotated[str, option("--engine", "arena-engine", "processes|ray")]
Address = Annotated[Word, option("--address", "address", "HOST:PORT")]
Host = Annotated[Word, option("--host", "host", "ADDRESS")]
Port = Annotated[Word, option("--port", "port", "N")]
Origins = Annotated[list[str] | None, option("--origin", "origin", "ORIGIN")]
Json = Annotated[Word, option("--json", "json", "FILE|-")]
Language = Annotated[Word, option("--language", "language", "en|fr|pl")]


def _command(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    return app.command(
        cls=Command,
        context_settings={"allow_extra_args": True},  # refused by Command, in the user's language
        help=f"terminal-help-{name}",
        short_help=f"terminal-help-{name}-short",
    )


@app.callback(invoke_without_command=True, help="terminal-help-main")
def root(
    ctx: typer.Context,
    version: Annotated[bool, option("--version", "version")] = False,
    _language: Language = None,
) -> int:
    """Without a command: the games in a browser or, where nobody is at a terminal, the help."""
    if version:
        typer.echo(f"kagemusha {kagemusha.__version__}")
    elif ctx.invoked_subcommand is None:
        if sys.stdout.isatty():
            return _serve(ctx.obj, show=True)
        typer.echo(ctx.get_help())
    return 0


@_command("play")
@with_game_options()
def play(
    ctx: typer.Context,
    game: Game = None,
    side: Annotated[Word, option("--side", "side", "attacker|defender")] = None,
    bot: Annotated[Word, option("--bot", "bot", "novice|skilled|master|…")] = None,
    hot_seat: Annotated[bool, option("--hot-seat", "hot-seat")] = False,
    guided: Annotated[bool, option("--guided", "guided")] = False,
    resume: Annotated[Word, option(RESUME, "resume", "[FILE]")] = None,
    *,
    options: GameOptions,
    position: Annotated[Word, option("--position", "position", "LINE")] = None,
    seed: Seed = None,
    plain: Annotated[bool, option("--plain", "plain")] = False,
    _language: Language = None,
) -> int:
    """Play a match."""
    from kagemusha.terminal.play import setup

    screen: Screen = ctx.obj
    screen.simple = plain
    number = whole(screen, "--seed", seed, 0)
    if resume is None:
        wished = _game_id(screen, game)
        args = setup.PlayArgs(wished, options, side, bot, number, position, hot_seat, guided)
        return setup.play(screen, args)
    for other, given in (
        ("--seed", seed),
        ("--position", position),
        *((f"--{name}", name) for name in options.named()),
    ):
        if given is not None:
            raise Refused(screen.say("terminal-error-not-both", one=RESUME, other=other))
    if resume in kagemusha.games():  # the name of a game, not of a file
        game, resume = resume, ""
    wished = _game_id(screen, game) if game else ""
    args = setup.PlayArgs(wished, options, side, bot, hot_seat=hot_seat, guided=guided)
    return setup.resume(screen, Path(resume).expanduser() if resume else None, args)


@_command("learn")
def learn(
    ctx: typer.Context,
    game: Game = None,
    lesson: Lesson = None,
    plain: Annotated[bool, option("--plain", "plain")] = False,
    _language: Language = None,
) -> int:
    """Learn a game in playable lessons."""
    from kagemusha.terminal.learn import courses

    screen: Screen = ctx.obj
    screen.simple = plain
    if game is None:
        return courses.list_courses(screen)
    return courses.learn(screen, _game_id(screen, game), lesson)


@_command("simulate")
@with_game_options("seats")
def simulate(
    ctx: typer.Context,
    game: Game = None,
    bots: Annotated[Word, option("--bots", "bots", "NAME,NAME")] = None,
    games: Games = "1000",
    workers: Workers = None,
    seed: Seed = None,
    rotate: Annotated[bool, option("--rotate/--no-rotate", "rotate")] = True,
    json: Json = None,
    csv: Annotated[Word, option("--csv", "csv", "FILE|-")] = None,
    *,
    options: GameOptions,
    _language: Language = None,
) -> int:
    """Let bots play many matches."""
    from kagemusha.terminal.simulation import SimulateArgs, default_bots, run_simulation

    screen: Screen = ctx.obj
    game_id = _game_id(screen, game)
    args = SimulateArgs(
        game=game_id,
        options=options,
        bots=bots or default_bots(game_id, options),
        games=whole(screen, "--games", games, 1) or 1,
        workers=whole(screen, "--workers", workers, 1),
        seed=whole(screen, "--seed", seed, 0),
        rotate=rotate,
        json=json,
        csv=csv,
    )
    return run_simulation(screen, args)


@_command("balance")
@with_game_options()
def balance(
    ctx: typer.Context,
    game: Game = None,
    bot: Annotated[Word, option("--bot", "balance-bot", "NAME")] = None,
    _seats: Seats = None,
    bots: Annotated[Word, option("--bots", "balance-bots", "NAME,NAME")] = None,
    games: Games = "1000",
    workers: Workers = None,
    seed: Seed = None,
    json: Json = None,
    csv: Annotated[Word, option("--csv", "balance-csv", "FILE|-")] = None,
    *,
    options: GameOptions,
    _language: Language = None,
) -> int:
    """Let bots play, and report the balance of the game."""
    from kagemusha.terminal.balance import bots_for, run_balance
    from kagemusha.terminal.simulation import SimulateArgs

    screen: Screen = ctx.obj
    game_id = _game_id(screen, game)
    options.to_dict(screen, game_id)  # an option of another game is named before all else
    seated = options.seats if bots is not None else options.default_seats(kagemusha.game(game_id))
    args = SimulateArgs(
        game=game_id,
        options=options,
        bots=bots_for(screen, game_id, bots, bot, seated),
        games=whole(screen, "--games", games, 1) or 1,
        workers=whole(screen, "--workers", workers, 1),
        seed=whole(screen, "--seed", seed, 0),
        rotate=True,
        json=json,
        csv=csv,
    )
    return run_balance(screen, args)


@_command("arena")
@with_game_options()
def arena(
    ctx: typer.Context,
    game: Game = None,
    bots: Annotated[Word, option("--bots", "arena-bots", "NAME,NAME")] = None,
    games: Annotated[str, option("--games", "arena-games", "N")] = "100",
    _seats: Seats = None,
    workers: Workers = None,
    seed: Seed = None,
    chain: Annotated[bool, option("--chain", "arena-chain")] = False,
    sprt: Annotated[Word, option("--sprt", "arena-sprt", "LOW,HIGH")] = None,
    alpha: Annotated[str, option("--alpha", "arena-alpha", "X")] = "0.05",
    beta: Annotated[str, option("--beta", "arena-beta", "X")] = "0.05",
    work: Annotated[Word, option("--work", "arena-work", "X")] = None,
    timed: Annotated[bool, option("--timed", "arena-timed")] = False,
    engine: Engine = "processes",
    address: Address = None,
    out: Annotated[Word, option("--out", "arena-out", "FOLDER")] = None,
    *,
    options: GameOptions,
    _language: Language = None,
) -> int:
    """Rate bots against each other."""
    from kagemusha.terminal.arena import ArenaArgs, run_contest

    screen: Screen = ctx.obj
    args = ArenaArgs(
        game=_game_id(screen, game),
        options=options,
        bots=bots,
        games=whole(screen, "--games", games, 1) or 1,
        workers=whole(screen, "--workers", workers, 1),
        seed=whole(screen, "--seed", seed, 0),
        chain=chain,
        sprt=sprt,
        alpha=alpha,
        beta=beta,
        timed=timed,
        work=work,
        engine=engine,
        address=address,
        out=path(out),
    )
    return run_contest(screen, args)


@_command("ladder")
def ladder(
    ctx: typer.Context,
    games: Annotated[Word, option("--games", "ladder-games", "N")] = None,
    quick: Annotated[bool, option("--quick", "ladder-quick")] = False,
    only: Annotated[Word, option("--only", "ladder-only", "LIST")] = None,
    full: Annotated[bool, option("--full", "ladder-full")] = False,
    seed: Annotated[str, option("--seed", "seed", "N")] = "1",
    workers: Workers = None,
    out: Annotated[str, option("--out", "ladder-out", "FILE")] = "docs/ladder.md",
    store: Annotated[str, option("--store", "ladder-store", "FOLDER")] = "build/ladder",
    engine: Engine = "processes",
    address: Address = None,
    _language: Language = None,
) -> int:
    """Measure the levels of the bots."""
    from kagemusha.terminal.ladder import LadderArgs, run_ladder

    screen: Screen = ctx.obj
    args = LadderArgs(
        games=whole(screen, "--games", games, 1),
        quick=quick,
        only=only,
        full=full,
        seed=whole(screen, "--seed", seed, 0) or 0,
        workers=whole(screen, "--workers", workers, 1),
        out=Path(out).expanduser(),
        store=Path(store).expanduser(),
        engine=engine,
        address=address,
    )
    return run_ladder(screen, args)


@_command("replay")
def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-file")],
    seat: Annotated[Word, option("--seat", "seat", "attacker|defender|spectator|all")] = None,
    at: Annotated[Word, option("--at", "at", "N")] = None,
    plain: Annotated[bool, option("--plain", "plain")] = False,
    _language: Language = None,
) -> int:
    """Look through a match that was played."""
    from kagemusha.terminal.viewer import show_replay

    screen: Screen = ctx.obj
    screen.simple = plain
    return show_replay(screen, Path(file).expanduser(), seat, whole(screen, "--at", at, 0))


@_command("review")
def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-file")],
    bot: Annotated[Word, option("--bot", "review-bot", "NAME")] = None,
    work: Annotated[str, option("--work", "review-work", "X")] = "1",
    every: Annotated[bool, option("--all", "review-all")] = False,
    json: Json = None,
    _language: Language = None,
) -> int:
    """Look back on a match."""
    from kagemusha.terminal.review import ReviewArgs, run_review

    return run_review(ctx.obj, ReviewArgs(Path(file).expanduser(), bot or "", work, every, json))


@_command("verify")
def verify(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="terminal-option-files")],
    _language: Language = None,
) -> int:
    """Check logs."""
    from kagemusha.terminal import verify as checker

    return checker.verify(ctx.obj, [Path(file).expanduser() for file in files])


@_command("perft")
@with_game_options()
def perft(
    ctx: typer.Context,
    game: Game = None,
    depth: Annotated[Word, option("--depth", "perft-depth", "N")] = None,
    plans: Annotated[bool, option("--plans", "perft-plans")] = False,
    position: Annotated[Word, option("--position", "position", "LINE")] = None,
    json: Json = None,
    *,
    options: GameOptions,
    _language: Language = None,
) -> int:
    """Count the ways to play on from a position."""
    from kagemusha.terminal.perft import PerftArgs, run_perft

    screen: Screen = ctx.obj
    number = whole(screen, "--depth", depth, 1)
    args = PerftArgs(_game_id(screen, game), options, position, number, plans, json)
    return run_perft(screen, args)


@_command("rules")
def rules(
    ctx: typer.Context,
    game: Game = None,
    rule: Annotated[Word, typer.Argument(metavar="[ID]", help="terminal-option-rule")] = None,
    _language: Language = None,
) -> int:
    """Read the rules."""
    from kagemusha.terminal.rules_page import print_rules

    print_rules(ctx.obj, _game_id(ctx.obj, game), rule)
    return 0


@_command("games")
def games(ctx: typer.Context, _language: Language = None) -> int:
    """List the games."""
    screen: Screen = ctx.obj
    for game_id in kagemusha.games():
        screen.show(f"{game_id}  {screen.texts.name('game', game_id)}")
    return 0


@_command("serve")
def serve(
    ctx: typer.Context,
    host: Host = None,
    port: Port = None,
    show: Annotated[bool, option("--open/--no-open", "open")] = False,
    database: Annotated[Word, option("--database", "database", "URL")] = None,
    workers: Annotated[Word, option("--workers", "serve-workers", "N")] = None,
    processes: Annotated[Word, option("--processes", "serve-processes", "N")] = None,
    rate: Annotated[Word, option("--rate", "serve-rate", "N")] = None,
    origin: Origins = None,
    root_path: Annotated[Word, option("--root-path", "root-path", "PATH")] = None,
    chat: Annotated[Word, option("--chat", "serve-chat", "on|off")] = None,
    delay: Annotated[Word, option("--spectator-delay", "serve-delay", "KIND=NUMBER")] = None,
    expire: Annotated[list[str] | None, option("--expire", "serve-expire", "KIND=DAYS")] = None,
    bot: Annotated[list[str] | None, option("--bot", "serve-bot", "MODULE:CLASS")] = None,
    metrics: Annotated[Word, option("--metrics", "serve-metrics", "[HOST:]PORT")] = None,
    address: Annotated[Word, option("--address", "serve-address", "URL")] = None,
    push: Annotated[Word, option("--push", "serve-push", "CONTACT")] = None,
    smtp: Annotated[Word, option("--smtp", "serve-smtp", "URL")] = None,
    mail_from: Annotated[Word, option("--mail-from", "serve-mail-from", "ADDRESS")] = None,
    webhooks: Annotated[Word, option("--webhooks", "serve-webhooks", "on|off")] = None,
    log_format: Annotated[Word, option("--log-format", "serve-log-format", "text|json")] = None,
    log_level: Annotated[
        Word, option("--log-level", "serve-log-level", "info|warning|error")
    ] = None,
    _language: Language = None,
) -> int:
    """Serve tables to browsers and programs."""
    screen: Screen = ctx.obj
    whole(screen, "--workers", workers, 1)
    whole(screen, "--processes", processes, 1)
    whole(screen, "--rate", rate, 1)
    choice(screen, "--chat", chat, ("on", "off"))
    choice(screen, "--webhooks", webhooks, ("on", "off"))
    choice(screen, "--log-format", log_format, ("text", "json"))
    choice(screen, "--log-level", log_level, ("info", "warning", "error"))
    further = [
        ("--database", database),
        ("--workers", workers),
        ("--processes", processes),
        ("--rate", rate),
        ("--root-path", root_path),
        ("--chat", chat),
        ("--spectator-delay", delay),
        ("--metrics", metrics),
        ("--address", address),
        ("--push", push),
        ("--smtp", smtp),
        ("--mail-from", mail_from),
        ("--webhooks", webhooks),
        ("--log-format", log_format),
        ("--log-level", log_level),
        *(("--origin", one) for one in origin or ()),
        *(("--expire", one) for one in expire or ()),
        *(("--bot", one) for one in bot or ()),
    ]
    return _serve(screen, host, port, further, show=show)


@_command("doctor")
def doctor(ctx: typer.Context, _language: Language = None) -> int:
    """Say what works on this machine."""
    from kagemusha.terminal.doctor import examine

    return examine(ctx.obj)


@_command("backup")
def backup(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-backup-file")],
    database: Annotated[Word, option("--database", "database", "URL")] = None,
    _language: Language = None,
) -> int:
    """Write all tables of a server into a file."""
    require_server()
    from kagemusha.terminal.backup import run_backup

    return run_backup(ctx.obj, Path(file).expanduser(), database)


@_command("restore")
def restore(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-restore-file")],
    database: Annotated[Word, option("--database", "restore-database", "URL")] = None,
    _language: Language = None,
) -> int:
    """Fill an empty database from a backup."""
    require_server()
    from kagemusha.terminal.backup import run_restore

    screen: Screen = ctx.obj
    if database is None:
        raise Refused(screen.say("terminal-error-restore-where"))
    return run_restore(screen, Path(file).expanduser(), database)


@_command("browser")
def browser(
    ctx: typer.Context, host: Host = None, port: Port = None, _language: Language = None
) -> int:
    """Play in the browser."""
    return _serve(ctx.obj, host, port, show=True)


def _serve(
    screen: Screen,
    host: str | None = None,
    port: str | None = None,
    further: Sequence[tuple[str, str | None]] = (),
    *,
    show: bool,
) -> int:
    require_server()
    whole(screen, "--port", port, 0, 65535)
    words = ["--language", screen.texts.locale, *(["--open"] if show else [])]
    for name, value in (("--host", host), ("--port", port), *further):
        if value is not None:
            words.append(f"{name}={value}")
    return _become("kagemusha.server", words)


def _become(module: str, words: Sequence[str]) -> int:
    """Run another program of the package instead of this one: neither imports the other."""
    command = [sys.executable, "-m", module, *words]
    sys.stdout.flush()
    if os.name == "posix":  # the same process: it gets every signal itself
        os.execv(sys.executable, command)
    with subprocess.Popen(command) as program:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # it gets Ctrl-C, too, and ends by it
                return program.wait()


def _game_id(screen: Screen, game: str | None) -> str:
    """The game that was named; the first, if none was."""
    choice(screen, "GAME", game, kagemusha.games())
    return game or kagemusha.games()[0]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        texts, chosen = language.choose(words, os.environ)
    except Refused as refused:
        sys.stderr.write(f"kagemusha: {refused}\n")
        return refused.code
    screen = Screen(texts, language_chosen=chosen)
    try:
        return _run(screen, _with_resume_value(words))
    except Refused as refused:
        screen.complain(f"kagemusha: {refused}")
        return refused.code
    except KagemushaError as error:
        screen.complain(f"kagemusha: {refusal_line(screen, error)}")
        return 2
    except BrokenPipeError:  # the reader of the pipe has gone
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(screen: Screen, words: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(words, prog_name="kagemusha", standalone_mode=False, obj=screen)
    except typer.Abort:  # the end of input, before there was anything to keep
        return 0
    except Exception as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands without one of them
            screen.show(error.ctx.get_help())  # type: ignore[attr-defined]
            return 0
        if hasattr(error, "format_message"):  # of the parser, whichever package it comes from
            raise Refused(usage_error(screen, error)) from None
        raise
    return code if isinstance(code, int) else 0


def _with_resume_value(words: list[str]) -> list[str]:
    """`--resume` may stand without a file: then its value is empty."""
    done: list[str] = []
    for index, word in enumerate(words):
        alone = index + 1 == len(words) or words[index + 1].startswith("-")
        done.append(f"{RESUME}=" if word == RESUME and alone else word)
    return done
