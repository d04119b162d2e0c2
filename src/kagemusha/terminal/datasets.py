"""`kagemusha dataset`: makes and verifies datasets of matches between bots."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

import kagemusha
from kagemusha.arena import Progress
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal.commands.common import (
    Game,
    Seed,
    Workers,
    command,
    command_group,
    named_game,
)
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.options import (
    GameOptions,
    Seats,
    Word,
    check_bot_option,
    check_work,
    option,
    whole,
    with_game_options,
)
from kagemusha.terminal.printing import file_refusal, refusal_line
from kagemusha.terminal.progress import counting
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED, watching

app = command_group("dataset")


@command(app, "make", texts="dataset-make")
@with_game_options()
def make(
    screen: Screen,
    game: Game = None,
    bots: Annotated[str, option("--bots", "dataset-bots", "LIST")] = "master,expert,skilled",
    games: Annotated[str, option("--games", "dataset-games", "N")] = "1000",
    _seats: Seats = None,
    work: Annotated[str, option("--work", "arena-work", "X")] = "1",
    workers: Workers = None,
    seed: Seed = "1",
    out: Annotated[Word, option("--out", "dataset-out", "FILE")] = None,
    *,
    options: GameOptions,
) -> int:
    """Let bots play the matches of a dataset."""
    from kagemusha.datasets import make_dataset
    from kagemusha.datasets.dataset import ENDING

    game_id = named_game(screen, game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        check_bot_option(screen, "--bots", name, game_id)
    path = Path(out or f"build/datasets/{game_id}{ENDING}").expanduser()
    wanted = whole(screen, "--games", games, 1) or 1
    with ExitStack() as stack:
        try:
            made = make_dataset(
                path,
                game_id,
                names,
                wanted,
                seats=options.default_seats(kagemusha.game(game_id)),
                options=options.to_dict(screen, game_id),
                seed=whole(screen, "--seed", seed, 0) or 0,
                work=check_work(screen, work),
                workers=whole(screen, "--workers", workers, 1) or os.cpu_count() or 1,
                progress=_following(screen, stack),
            )
        except KagemushaError as error:
            raise Refused(refusal_line(screen, error)) from None
        except OSError as error:
            raise file_refusal(screen, path, error, FAILED) from None
    if made is None:
        screen.print_text("terminal-dataset-resume", style="quiet")
        return INTERRUPTED
    screen.print_text("terminal-dataset-made", number=len(made), file=str(path))
    return 0


def _following(screen: Screen, stack: ExitStack) -> Progress:
    bar: list[Progress] = []

    def report(done: int, total: int) -> None:
        if not bar:  # the number of earlier matches is only known now
            bar.append(stack.enter_context(watching(screen, total)))
        bar[0](done, total)

    return report


@command(app, "verify", texts="dataset-verify")
def verify(
    screen: Screen,
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE...", help="terminal-option-dataset-files")
    ] = None,
) -> int:
    """Replay every match of some datasets."""
    from kagemusha.datasets import Dataset
    from kagemusha.datasets.dataset import sample, samples

    code = 0
    for file in files or [str(sample(game_id).path) for game_id in samples()]:
        try:
            _verify(screen, Dataset(Path(file).expanduser()))
        except KagemushaError as error:
            screen.complain(f"kagemusha: {refusal_line(screen, error)}")
            code = FAILED
        except OSError as error:
            raise file_refusal(screen, file, error, FAILED) from None
    return code


def _verify(screen: Screen, dataset: kagemusha.datasets.Dataset) -> None:
    """Replay its matches, and print who won."""
    won = [0] * int(dataset.header["seats"])
    choices = 0
    with counting(screen, "terminal-dataset") as show:
        for done, match in enumerate(dataset.matches(), start=1):
            show(done, len(dataset))
            choices += len(match.moves)
            for seat in match.result.winners if match.result else ():
                won[seat] += 1
    shares = ", ".join(f"{100 * number / max(1, len(dataset)):.0f} %" for number in won)
    line = screen.say(
        "terminal-dataset-ok",
        file=str(dataset.path),
        game=screen.texts.name("game", dataset.rules.game),
        number=len(dataset),
        choices=choices,
        won=shares,
        bots=", ".join(dataset.bots),
    )
    screen.show_whole(line)
