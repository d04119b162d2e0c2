"""Matches of bots: `simulate`, `balance`, `arena` and `ladder`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import kagemusha
from kagemusha.terminal.commands.common import (
    Game,
    Json,
    Seed,
    Workers,
    command,
    commands,
    named_game,
)
from kagemusha.terminal.options import (
    GameOptions,
    Seats,
    Word,
    check_work,
    option,
    path,
    whole,
    with_game_options,
)
from kagemusha.terminal.screen import Screen

app = commands()

Games = Annotated[str, option("--games", "games", "N")]
Engine = Annotated[str, option("--engine", "arena-engine", "processes|ray|none")]
Address = Annotated[Word, option("--address", "address", "HOST:PORT")]


@command(app, "simulate")
@with_game_options("seats")
def simulate(
    screen: Screen,
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
) -> int:
    """Let bots play many matches."""
    from kagemusha.terminal.simulation import SimulateArgs, default_bots, run_simulation

    game_id = named_game(screen, game)
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


@command(app, "balance")
@with_game_options()
def balance(
    screen: Screen,
    game: Game = None,
    bot: Annotated[Word, option("--bot", "balance-bot", "NAME")] = None,
    _seats: Seats = None,
    bots: Annotated[Word, option("--bots", "balance-bots", "NAME,NAME")] = None,
    games: Games = "1000",
    workers: Workers = None,
    seed: Seed = None,
    json: Json = None,
    csv: Annotated[Word, option("--csv", "balance-csv", "FILE|-")] = None,
    work: Annotated[Word, option("--work", "arena-work", "X")] = None,
    out: Annotated[Word, option("--out", "balance-out", "FOLDER")] = None,
    *,
    options: GameOptions,
) -> int:
    """Let bots play, and report how fair the game is."""
    from kagemusha.terminal.balance import bots_for, run_balance
    from kagemusha.terminal.simulation import SimulateArgs

    game_id = named_game(screen, game)
    options.to_dict(screen, game_id)  # first refuse options of another game
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
    return run_balance(screen, args, check_work(screen, work), path(out))


@command(app, "arena")
@with_game_options()
def arena(
    screen: Screen,
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
) -> int:
    """Rate bots against each other."""
    from kagemusha.terminal.arena import ArenaArgs, run_contest

    args = ArenaArgs(
        game=named_game(screen, game),
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


@command(app, "ladder")
def ladder(
    screen: Screen,
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
) -> int:
    """Measure the levels of the bots."""
    from kagemusha.terminal.ladder import LadderArgs, run_ladder

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
