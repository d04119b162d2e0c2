"""The command line: what there is to call, and with which options."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal import language
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.help import Command, Group, usage_error
from kagemusha.terminal.options import GameOptions, choice, whole
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.speech import reasons_of
from kagemusha.terminal.table import PLAYABLE

RESUME = "--resume"

# Help texts are ids: the pages are written in the user's language.
app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
_extra = {"allow_extra_args": True}  # refused by Command, in the user's language

Game = Annotated[str | None, typer.Argument(metavar="GAME", help="terminal-option-game")]
Edition = Annotated[
    str | None, typer.Option("--edition", metavar="en|fr|pl", help="terminal-option-edition")
]
Minimum = Annotated[
    str | None,
    typer.Option("--minimum", metavar="track|threat|round", help="terminal-option-minimum"),
]
InnWatchtower = Annotated[
    str | None,
    typer.Option("--inn-watchtower", metavar="inn|watchtower", help="terminal-option-inn"),
]
TaikoHealsGreen = Annotated[
    bool | None,
    typer.Option("--taiko-heals-green/--no-taiko-heals-green", help="terminal-option-taiko"),
]
Spy = Annotated[bool, typer.Option("--spy", help="terminal-option-spy")]
Board = Annotated[str | None, typer.Option("--board", metavar="FILE", help="terminal-option-board")]
Mode = Annotated[str | None, typer.Option("--mode", metavar="MODE", help="terminal-option-mode")]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="1|2|3|4", help="terminal-option-seats")
]
Deck = Annotated[str | None, typer.Option("--deck", metavar="FILE", help="terminal-option-deck")]
Cards = Annotated[str | None, typer.Option("--cards", metavar="FILE", help="terminal-option-cards")]
Arcade = Annotated[bool, typer.Option("--arcade", help="terminal-option-arcade")]
Nvn = Annotated[bool | None, typer.Option("--nvn/--no-nvn", help="terminal-option-nvn")]
Reinforcements = Annotated[
    bool, typer.Option("--reinforcements", help="terminal-option-reinforcements")
]
Sneak = Annotated[bool, typer.Option("--sneak", help="terminal-option-sneak")]
Clans = Annotated[str | None, typer.Option("--clans", metavar="LIST", help="terminal-option-clans")]
Ninja = Annotated[
    str | None, typer.Option("--ninja", metavar="draw|choose", help="terminal-option-ninja")
]
Lord = Annotated[
    str | None, typer.Option("--lord", metavar="ID|random", help="terminal-option-lord")
]
Rounds = Annotated[str | None, typer.Option("--rounds", metavar="N", help="terminal-option-rounds")]
Box = Annotated[str | None, typer.Option("--box", metavar="DIRECTORY", help="terminal-option-box")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help="terminal-option-seed")]
Games = Annotated[str, typer.Option("--games", metavar="N", help="terminal-option-games")]
Workers = Annotated[
    str | None, typer.Option("--workers", metavar="N", help="terminal-option-workers")
]
Engine = Annotated[
    str, typer.Option("--engine", metavar="processes|ray", help="terminal-option-arena-engine")
]
Address = Annotated[
    str | None, typer.Option("--address", metavar="HOST:PORT", help="terminal-option-address")
]
Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="terminal-option-host")]
Port = Annotated[str | None, typer.Option("--port", metavar="N", help="terminal-option-port")]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", metavar="ORIGIN", help="terminal-option-origin")
]
Json = Annotated[str | None, typer.Option("--json", metavar="FILE|-", help="terminal-option-json")]
Language = Annotated[
    str | None,
    typer.Option("--language", metavar="en|fr|pl", help="terminal-option-language"),
]


@app.callback(invoke_without_command=True, help="terminal-help-main")
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="terminal-option-version")] = False,
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


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-play",
    short_help="terminal-help-play-short",
)
def play(
    ctx: typer.Context,
    game: Game = None,
    side: Annotated[
        str | None,
        typer.Option("--side", metavar="attacker|defender", help="terminal-option-side"),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", metavar="novice|skilled|master|…", help="terminal-option-bot"),
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="terminal-option-hot-seat")] = False,
    resume: Annotated[
        str | None, typer.Option(RESUME, metavar="[FILE]", help="terminal-option-resume")
    ] = None,
    edition: Edition = None,
    minimum: Minimum = None,
    inn_watchtower: InnWatchtower = None,
    taiko_heals_green: TaikoHealsGreen = None,
    spy: Spy = False,
    board: Board = None,
    mode: Mode = None,
    seats: Seats = None,
    deck: Deck = None,
    cards: Cards = None,
    arcade: Arcade = False,
    nvn: Nvn = None,
    reinforcements: Reinforcements = False,
    sneak: Sneak = False,
    clans: Clans = None,
    ninja: Ninja = None,
    lord: Lord = None,
    rounds: Rounds = None,
    box: Box = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="terminal-option-position")
    ] = None,
    seed: Seed = None,
    plain: Annotated[bool, typer.Option("--plain", help="terminal-option-plain")] = False,
    _language: Language = None,
) -> int:
    """Play a match."""
    from kagemusha.terminal.play import setup

    screen: Screen = ctx.obj
    screen.simple = plain
    options = GameOptions(
        *(edition, minimum, inn_watchtower, taiko_heals_green, spy, _path(board), mode),
        *(whole(screen, "--seats", seats, 1), _path(deck), _path(cards)),
        arcade=arcade,
        nvn=nvn,
        reinforcements=reinforcements,
        sneak=sneak,
        clans=clans,
        ninja=ninja,
        lord=lord,
        rounds=whole(screen, "--rounds", rounds, 1),
        box=_path(box),
    )
    number = whole(screen, "--seed", seed, 0)
    if resume is None:
        wished = _game_id(screen, game, known=PLAYABLE)
        wishes = setup.Wishes(wished, options, side, bot, number, position, hot_seat)
        return setup.play(screen, wishes)
    for option, given in (
        ("--seed", seed),
        ("--position", position),
        *((f"--{key}", value) for key, value in options.given(screen).items()),
    ):
        if given is not None:
            raise Refused(screen.say("terminal-error-not-both", one=RESUME, other=option))
    if resume in PLAYABLE:  # `--resume seven-ronin`: the game, not a file
        game, resume = resume, ""
    wished = _game_id(screen, game, known=PLAYABLE) if game else ""
    wishes = setup.Wishes(wished, options, side, bot, hot_seat=hot_seat)
    return setup.resume(screen, Path(resume).expanduser() if resume else None, wishes)


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-simulate",
    short_help="terminal-help-simulate-short",
)
def simulate(
    ctx: typer.Context,
    game: Game = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAME,NAME", help="terminal-option-bots")
    ] = None,
    games: Games = "1000",
    workers: Workers = None,
    seed: Seed = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help="terminal-option-rotate")
    ] = True,
    json: Json = None,
    csv: Annotated[
        str | None, typer.Option("--csv", metavar="FILE|-", help="terminal-option-csv")
    ] = None,
    edition: Edition = None,
    minimum: Minimum = None,
    inn_watchtower: InnWatchtower = None,
    taiko_heals_green: TaikoHealsGreen = None,
    spy: Spy = False,
    board: Board = None,
    mode: Mode = None,
    deck: Deck = None,
    cards: Cards = None,
    arcade: Arcade = False,
    nvn: Nvn = None,
    reinforcements: Reinforcements = False,
    sneak: Sneak = False,
    clans: Clans = None,
    ninja: Ninja = None,
    lord: Lord = None,
    rounds: Rounds = None,
    box: Box = None,
    _language: Language = None,
) -> int:
    """Let bots play many matches."""
    from kagemusha.terminal.simulation import Orders, run_simulation

    screen: Screen = ctx.obj
    orders = Orders(
        game=_game_id(screen, game),
        options=GameOptions(
            *(edition, minimum, inn_watchtower, taiko_heals_green, spy, _path(board), mode),
            *(None, _path(deck), _path(cards)),
            arcade=arcade,
            nvn=nvn,
            reinforcements=reinforcements,
            sneak=sneak,
            clans=clans,
            ninja=ninja,
            lord=lord,
            rounds=whole(screen, "--rounds", rounds, 1),
            box=_path(box),
        ),
        bots=bots or ("greedy" if mode == "lone-ninja" else "random,greedy"),
        games=whole(screen, "--games", games, 1) or 1,
        workers=whole(screen, "--workers", workers, 1),
        seed=whole(screen, "--seed", seed, 0),
        rotate=rotate,
        json=json,
        csv=csv,
    )
    return run_simulation(screen, orders)


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-balance",
    short_help="terminal-help-balance-short",
)
def balance(
    ctx: typer.Context,
    game: Game = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", metavar="greedy|random", help="terminal-option-balance-bot"),
    ] = None,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME,NAME", help="terminal-option-balance-bots"),
    ] = None,
    games: Games = "1000",
    workers: Workers = None,
    seed: Seed = None,
    json: Json = None,
    csv: Annotated[
        str | None, typer.Option("--csv", metavar="FILE|-", help="terminal-option-balance-csv")
    ] = None,
    edition: Edition = None,
    minimum: Minimum = None,
    inn_watchtower: InnWatchtower = None,
    taiko_heals_green: TaikoHealsGreen = None,
    spy: Spy = False,
    board: Board = None,
    mode: Mode = None,
    deck: Deck = None,
    cards: Cards = None,
    arcade: Arcade = False,
    nvn: Nvn = None,
    reinforcements: Reinforcements = False,
    sneak: Sneak = False,
    clans: Clans = None,
    ninja: Ninja = None,
    lord: Lord = None,
    rounds: Rounds = None,
    box: Box = None,
    _language: Language = None,
) -> int:
    """Let bots play, and say what that tells of the game."""
    from kagemusha.terminal.balance import bots_for, run_balance
    from kagemusha.terminal.simulation import Orders

    screen: Screen = ctx.obj
    game_id = _game_id(screen, game)
    number = whole(screen, "--seats", seats, 1)
    options = GameOptions(
        *(edition, minimum, inn_watchtower, taiko_heals_green, spy, _path(board), mode),
        *(number, _path(deck), _path(cards)),
        arcade=arcade,
        nvn=nvn,
        reinforcements=reinforcements,
        sneak=sneak,
        clans=clans,
        ninja=ninja,
        lord=lord,
        rounds=whole(screen, "--rounds", rounds, 1),
        box=_path(box),
    )
    options.to_dict(screen, game_id)  # an option of another game is named before all else
    seated = number if bots is not None else options.default_seats(kagemusha.game(game_id))
    orders = Orders(
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
    return run_balance(screen, orders)


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-arena",
    short_help="terminal-help-arena-short",
)
def arena(
    ctx: typer.Context,
    game: Game = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAME,NAME", help="terminal-option-arena-bots")
    ] = None,
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="terminal-option-arena-games")
    ] = "100",
    seats: Seats = None,
    workers: Workers = None,
    seed: Seed = None,
    chain: Annotated[bool, typer.Option("--chain", help="terminal-option-arena-chain")] = False,
    sprt: Annotated[
        str | None, typer.Option("--sprt", metavar="LOW,HIGH", help="terminal-option-arena-sprt")
    ] = None,
    alpha: Annotated[
        str, typer.Option("--alpha", metavar="X", help="terminal-option-arena-alpha")
    ] = "0.05",
    beta: Annotated[
        str, typer.Option("--beta", metavar="X", help="terminal-option-arena-beta")
    ] = "0.05",
    work: Annotated[
        str | None, typer.Option("--work", metavar="X", help="terminal-option-arena-work")
    ] = None,
    timed: Annotated[bool, typer.Option("--timed", help="terminal-option-arena-timed")] = False,
    engine: Engine = "processes",
    address: Address = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FOLDER", help="terminal-option-arena-out")
    ] = None,
    edition: Edition = None,
    minimum: Minimum = None,
    inn_watchtower: InnWatchtower = None,
    taiko_heals_green: TaikoHealsGreen = None,
    spy: Spy = False,
    board: Board = None,
    mode: Mode = None,
    deck: Deck = None,
    cards: Cards = None,
    arcade: Arcade = False,
    nvn: Nvn = None,
    reinforcements: Reinforcements = False,
    sneak: Sneak = False,
    clans: Clans = None,
    ninja: Ninja = None,
    lord: Lord = None,
    rounds: Rounds = None,
    box: Box = None,
    _language: Language = None,
) -> int:
    """Rate bots against each other."""
    from kagemusha.terminal.contest import Orders, run_contest

    screen: Screen = ctx.obj
    orders = Orders(
        game=_game_id(screen, game),
        options=GameOptions(
            *(edition, minimum, inn_watchtower, taiko_heals_green, spy, _path(board), mode),
            *(whole(screen, "--seats", seats, 1), _path(deck), _path(cards)),
            arcade=arcade,
            nvn=nvn,
            reinforcements=reinforcements,
            sneak=sneak,
            clans=clans,
            ninja=ninja,
            lord=lord,
            rounds=whole(screen, "--rounds", rounds, 1),
            box=_path(box),
        ),
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
        out=_path(out),
    )
    return run_contest(screen, orders)


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-ladder",
    short_help="terminal-help-ladder-short",
)
def ladder(
    ctx: typer.Context,
    games: Annotated[
        str | None, typer.Option("--games", metavar="N", help="terminal-option-ladder-games")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="terminal-option-ladder-quick")] = False,
    only: Annotated[
        str | None, typer.Option("--only", metavar="LIST", help="terminal-option-ladder-only")
    ] = None,
    full: Annotated[bool, typer.Option("--full", help="terminal-option-ladder-full")] = False,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="terminal-option-seed")] = "1",
    workers: Workers = None,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="terminal-option-ladder-out")
    ] = "docs/ladder.md",
    store: Annotated[
        str, typer.Option("--store", metavar="FOLDER", help="terminal-option-ladder-store")
    ] = "build/ladder",
    engine: Engine = "processes",
    address: Address = None,
    _language: Language = None,
) -> int:
    """Measure the levels of the bots."""
    from kagemusha.terminal.ladder import Orders, run_ladder

    screen: Screen = ctx.obj
    orders = Orders(
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
    return run_ladder(screen, orders)


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-replay",
    short_help="terminal-help-replay-short",
)
def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-file")],
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat", metavar="attacker|defender|spectator|all", help="terminal-option-seat"
        ),
    ] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="N", help="terminal-option-at")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="terminal-option-plain")] = False,
    _language: Language = None,
) -> int:
    """Look through a match that was played."""
    from kagemusha.terminal.viewer import look_through

    screen: Screen = ctx.obj
    screen.simple = plain
    return look_through(screen, Path(file).expanduser(), seat, whole(screen, "--at", at, 0))


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-review",
    short_help="terminal-help-review-short",
)
def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-file")],
    bot: Annotated[
        str | None, typer.Option("--bot", metavar="NAME", help="terminal-option-review-bot")
    ] = None,
    work: Annotated[
        str, typer.Option("--work", metavar="X", help="terminal-option-review-work")
    ] = "1",
    every: Annotated[bool, typer.Option("--all", help="terminal-option-review-all")] = False,
    json: Json = None,
    _language: Language = None,
) -> int:
    """Look back on a match."""
    from kagemusha.terminal.review import Orders, look_back

    return look_back(ctx.obj, Orders(Path(file).expanduser(), bot or "", work, every, json))


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-verify",
    short_help="terminal-help-verify-short",
)
def verify(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="terminal-option-files")],
    _language: Language = None,
) -> int:
    """Check logs."""
    from kagemusha.terminal import verify as checker

    return checker.verify(ctx.obj, [Path(file).expanduser() for file in files])


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-rules",
    short_help="terminal-help-rules-short",
)
def rules(
    ctx: typer.Context,
    game: Game = None,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="terminal-option-rule")] = None,
    _language: Language = None,
) -> int:
    """Read the rules."""
    from kagemusha.terminal.rules_page import tell_rules

    tell_rules(ctx.obj, _game_id(ctx.obj, game), rule)
    return 0


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-games",
    short_help="terminal-help-games-short",
)
def games(ctx: typer.Context, _language: Language = None) -> int:
    """List the games."""
    screen: Screen = ctx.obj
    for game_id in kagemusha.games():
        screen.show(f"{game_id}  {screen.texts.name('game', game_id)}")
    return 0


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-serve",
    short_help="terminal-help-serve-short",
)
def serve(
    ctx: typer.Context,
    host: Host = None,
    port: Port = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="terminal-option-open")] = False,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="terminal-option-database")
    ] = None,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help="terminal-option-serve-workers")
    ] = None,
    processes: Annotated[
        str | None, typer.Option("--processes", metavar="N", help="terminal-option-serve-processes")
    ] = None,
    rate: Annotated[
        str | None, typer.Option("--rate", metavar="N", help="terminal-option-serve-rate")
    ] = None,
    origin: Origins = None,
    root_path: Annotated[
        str | None, typer.Option("--root-path", metavar="PATH", help="terminal-option-root-path")
    ] = None,
    _language: Language = None,
) -> int:
    """Serve tables to browsers and programs."""
    screen: Screen = ctx.obj
    whole(screen, "--workers", workers, 1)
    whole(screen, "--processes", processes, 1)
    whole(screen, "--rate", rate, 1)
    further = [
        ("--database", database),
        ("--workers", workers),
        ("--processes", processes),
        ("--rate", rate),
        ("--root-path", root_path),
        *(("--origin", one) for one in origin or ()),
    ]
    return _serve(screen, host, port, further, show=show)


@app.command(
    cls=Command,
    context_settings=_extra,
    help="terminal-help-browser",
    short_help="terminal-help-browser-short",
)
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
    whole(screen, "--port", port, 0)
    words = ["--language", screen.texts.locale, *(["--open"] if show else [])]
    for option, value in (("--host", host), ("--port", port), *further):
        if value is not None:
            words.append(f"{option}={value}")
    return _become("kagemusha.server", words)


def _become(module: str, words: Sequence[str]) -> int:
    """Run another program of the package in place of this one: neither imports the other."""
    command = [sys.executable, "-m", module, *words]
    sys.stdout.flush()
    if os.name == "posix":  # the same process: it gets every signal itself
        os.execv(sys.executable, command)
    with subprocess.Popen(command) as program:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # it gets Ctrl-C, too, and ends by it
                return program.wait()


def _path(name: str | None) -> Path | None:
    return None if name is None else Path(name).expanduser()


def _game_id(screen: Screen, game: str | None, *, known: Sequence[str] = ()) -> str:
    """The game that was named; 7 Ronin, if none was."""
    choice(screen, "GAME", game, known or kagemusha.games())
    return game or PLAYABLE[0]


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
        screen.complain(f"kagemusha: {reasons_of(screen, error)}")
        return 2
    except BrokenPipeError:  # whoever read us has gone: nothing to say to nobody
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
