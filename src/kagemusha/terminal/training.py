"""`kagemusha train`: trains a bot by self-play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.terminal.commands.common import Game, Seed, command, commands, named_game
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.options import (
    GameOptions,
    Seats,
    Word,
    option,
    whole,
    with_game_options,
)
from kagemusha.terminal.printing import file_refusal, refusal_line
from kagemusha.terminal.screen import Screen
from kagemusha.terminal.simulation import INTERRUPTED

app = commands()


@command(app, "train")
@with_game_options()
def train(
    screen: Screen,
    game: Game = None,
    choices: Annotated[str, option("--choices", "train-choices", "N")] = "1000000",
    matches: Annotated[str, option("--matches", "train-matches", "N")] = "64",
    hidden: Annotated[str, option("--hidden", "train-hidden", "N")] = "256",
    _seats: Seats = None,
    seed: Seed = "1",
    out: Annotated[Word, option("--out", "train-out", "FOLDER")] = None,
    *,
    options: GameOptions,
) -> int:
    """Train a bot by self-play."""
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
            hidden=whole(screen, "--hidden", hidden, 1) or 1,
        )
        bot = train_until(settings, folder, wanted, report=partial(_show, screen))
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    except OSError as error:
        raise file_refusal(screen, folder, error, FAILED) from None
    except KeyboardInterrupt:
        screen.print_text("terminal-dataset-resume", style="quiet")
        return INTERRUPTED
    screen.print_text("terminal-train-bot", bot=f"{bot.stem}:Trained", folder=str(folder))
    return 0


def _show(screen: Screen, row: Mapping[str, float]) -> None:
    """Print a row of the curve."""
    screen.print_text(
        "terminal-train-row",
        choices=int(row["choices"]),
        matches=int(row["matches"]),
        league=round(100 * row["won"]),
        random=round(100 * row["won_random"]),
    )
