"""`kagemusha train`: a bot by self-play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal.commands.common import Game, Language, Seed, command, commands, named_game
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.options import (
    GameOptions,
    Seats,
    Word,
    option,
    whole,
    with_game_options,
)
from kagemusha.terminal.printing import refusal_line
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED

app = commands()


@command(app, "train")
@with_game_options()
def train(
    ctx: typer.Context,
    game: Game = None,
    choices: Annotated[str, option("--choices", "train-choices", "N")] = "1000000",
    matches: Annotated[str, option("--matches", "train-matches", "N")] = "64",
    _seats: Seats = None,
    seed: Seed = "1",
    out: Annotated[Word, option("--out", "train-out", "FOLDER")] = None,
    *,
    options: GameOptions,
    _language: Language = None,
) -> int:
    """Train a bot by self-play."""
    screen: Screen = ctx.obj
    game_id = named_game(screen, game)
    folder = Path(out or f"build/training/{game_id}").expanduser()
    wanted = whole(screen, "--choices", choices, 1) or 1
    try:
        from kagemusha.training.ppo import TrainingSettings
        from kagemusha.training.ppo import train as train_until

        settings = TrainingSettings(
            game_id,
            seats=options.default_seats(kagemusha.game(game_id)),
            options=options.to_dict(screen, game_id),
            seed=whole(screen, "--seed", seed, 0) or 0,
            matches=whole(screen, "--matches", matches, 1) or 1,
        )
        bot = train_until(settings, folder, wanted, report=partial(_show, screen))
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    except OSError as error:
        problem = screen.problem(error)
        raise Refused(
            screen.say("terminal-error-file", file=str(folder), problem=problem), FAILED
        ) from None
    except KeyboardInterrupt:
        screen.print_text("terminal-dataset-resume", style="quiet")
        return INTERRUPTED
    screen.print_text("terminal-train-bot", bot=f"{bot.stem}:Trained", folder=str(folder))
    return 0


def _show(screen: Screen, row: Mapping[str, float]) -> None:
    """A row of the curve."""
    screen.print_text(
        "terminal-train-row",
        choices=int(row["choices"]),
        matches=int(row["matches"]),
        league=round(100 * row["won"]),
        random=round(100 * row["won_random"]),
    )
