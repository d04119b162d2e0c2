"""`kagemusha arena`: a contest between bots, with progress, files and plots."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import kagemusha
from kagemusha.arena import Progress
from kagemusha.arena.contest import (
    Contest,
    Engine,
    ResultFolder,
    Sprt,
    Standings,
    Verdict,
    Watch,
    make_contest,
    nobody,
    play_contest,
    processes,
)
from kagemusha.arena.contest.plots import draw
from kagemusha.bots import bot_names
from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import KagemushaError
from kagemusha.core.extras import MissingExtra
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.options import (
    GameOptions,
    check_bot_option,
    check_value,
    check_work,
    number,
)
from kagemusha.terminal.printing import refusal_line
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED, PROGRESS_SECONDS, in_csv, put, watching
from kagemusha.terminal.standings import StandingsFigures, verdict

ENGINES = ("processes", "ray", "none")
MOST_ELO = 2000.0


@dataclass
class ArenaArgs:
    """The arguments of the command line."""

    game: str
    options: GameOptions
    bots: str | None
    games: int
    workers: int | None
    seed: int | None
    chain: bool
    sprt: str | None
    alpha: str
    beta: str
    timed: bool
    work: str | None
    engine: str
    address: str | None
    out: Path | None


def run_contest(screen: Screen, args: ArenaArgs) -> int:
    """Play a contest, print the figures and write the files. Returns the exit code."""
    contest = _contest(screen, args)
    try:
        engine = engine_for(screen, args.engine, args.workers, args.address)
        with following(screen) as watch:
            result = play_contest(contest, args.games, engine=engine, folder=args.out, watch=watch)
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    StandingsFigures(screen, screen.console).report(result)
    if args.out is not None:
        write_results(screen, result, args.out)
    return INTERRUPTED if result.interrupted else 0


def _contest(screen: Screen, args: ArenaArgs) -> Contest:
    game = kagemusha.game(args.game)
    options = args.options.to_dict(screen, game.id)
    names = bot_names(game.id) if args.bots is None else args.bots.split(",")
    bots = [name.strip() for name in names if name.strip()]
    for name in bots:
        check_bot_option(screen, "--bots", name, game.id)
    if args.timed and args.work is not None:
        raise Refused(screen.say("terminal-error-not-both", one="--timed", other="--work"))
    try:
        return make_contest(
            game.id,
            bots,
            seats=args.options.default_seats(game),
            options=options,
            pairs=tuple(pairwise(bots)) if args.chain else (),
            seed=_seed(args),
            work=check_work(screen, args.work),
            timed=args.timed,
            test=_test(screen, args),
        )
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None


def _seed(args: ArenaArgs) -> int:
    """The given seed, or that of the contest to resume, or a random one."""
    if args.seed is not None:
        return args.seed
    known = ResultFolder(args.out).seed() if args.out is not None else None
    return fresh_seed() >> 192 if known is None else known


def _test(screen: Screen, args: ArenaArgs) -> Sprt | None:
    alpha = number(screen, "--alpha", args.alpha, 0.0001, 0.4999)
    beta = number(screen, "--beta", args.beta, 0.0001, 0.4999)
    if args.sprt is None:
        return None
    words = args.sprt.split(",")
    ends = [number(screen, "--sprt", word, -MOST_ELO, MOST_ELO) for word in words]
    if len(ends) != 2 or ends[0] >= ends[1]:
        raise Refused(screen.say("terminal-error-sprt", value=args.sprt))
    return Sprt(ends[0], ends[1], alpha, beta)


def engine_for(screen: Screen, name: str, workers: int | None, address: str | None) -> Engine:
    """The requested engine."""
    check_value(screen, "--engine", name, ENGINES)
    if name == "ray":
        from kagemusha.arena.contest.cluster import on_ray

        return on_ray(address, workers)
    if address is not None:
        raise Refused(screen.say("terminal-error-address"))
    return nobody if name == "none" else processes(workers or os.cpu_count() or 1)


# --- while it runs --------------------------------------------------------------------------


@contextmanager
def following(screen: Screen) -> Iterator[Watch]:
    """Show the progress of a contest, and the state of its test."""
    with ExitStack() as stack:
        bar: Progress | None = None
        shown_at = time.monotonic()

        def watch(done: int, total: int, found: Verdict | None) -> None:
            nonlocal bar, shown_at
            if bar is None:  # the total is only known now
                bar = stack.enter_context(watching(screen, total))
            bar(done, total)
            due = time.monotonic() - shown_at >= PROGRESS_SECONDS
            if found is not None and (found.found or due):
                shown_at = time.monotonic()
                screen.complain(verdict(screen, found))

        yield watch


# --- files ------------------------------------------------------------------------------------


def write_results(screen: Screen, result: Standings, folder: Path) -> None:
    """Write the figures as JSON and CSV, and the plots if matplotlib is installed."""
    put(screen, str(folder / "results.json"), json.dumps(result.to_dict(), indent=2) + "\n")
    put(screen, str(folder / "results.csv"), in_csv(result.rows()))
    try:
        words = plot_words(screen, result)
        files = draw(result, words, folder / "ratings.png", folder / "matrix.png")
    except MissingExtra as error:
        screen.complain(refusal_line(screen, error))
        return
    for file in files:
        screen.complain(screen.say("terminal-written", file=str(file)))


def plot_words(screen: Screen, result: Standings) -> dict[str, str]:
    """The labels for plots: of the axes, and the names of sides."""
    keys = ("elo", "rate", "row", "column")
    sides = [role for role in result.roles if role]
    return {key: screen.say(f"terminal-arena-plot-{key}") for key in keys} | {
        side: screen.texts.name("side", side) for side in sides
    }
