"""`play` and `learn`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kagemusha
from kagemusha.terminal.commands.common import (
    Game,
    Plain,
    Position,
    Seed,
    command,
    commands,
    named_game,
)
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.options import GameOptions, Word, option, whole, with_game_options
from kagemusha.terminal.screen import Screen

RESUME = "--resume"

app = commands()

Lesson = Annotated[Word, typer.Argument(metavar="[LESSON]", help="terminal-option-lesson")]


@command(app, "play")
@with_game_options()
def play(
    screen: Screen,
    game: Game = None,
    side: Annotated[Word, option("--side", "side", "attacker|defender")] = None,
    bot: Annotated[Word, option("--bot", "bot", "beginner|novice|skilled|…")] = None,
    hot_seat: Annotated[bool, option("--hot-seat", "hot-seat")] = False,
    guided: Annotated[bool, option("--guided", "guided")] = False,
    resume: Annotated[Word, option(RESUME, "resume", "[FILE]")] = None,
    *,
    options: GameOptions,
    position: Position = None,
    seed: Seed = None,
    plain: Plain = False,
) -> int:
    """Play a match."""
    from kagemusha.terminal.play import setup

    screen.simple = plain
    number = whole(screen, "--seed", seed, 0)
    if resume is None:
        game_id = named_game(screen, game)
        args = setup.PlayArgs(game_id, options, side, bot, number, position, hot_seat, guided)
        return setup.play(screen, args)
    for other, given in (
        ("--seed", seed),
        ("--position", position),
        *((f"--{name}", name) for name in options.named()),
    ):
        if given is not None:
            raise Refused(screen.say("terminal-error-not-both", one=RESUME, other=other))
    if resume in kagemusha.games():  # a game's id, not a file
        game, resume = resume, ""
    game_id = named_game(screen, game) if game else ""
    args = setup.PlayArgs(game_id, options, side, bot, hot_seat=hot_seat, guided=guided)
    return setup.resume(screen, Path(resume).expanduser() if resume else None, args)


@command(app, "learn")
def learn(
    screen: Screen,
    game: Game = None,
    lesson: Lesson = None,
    plain: Plain = False,
) -> int:
    """Learn a game in playable lessons."""
    from kagemusha.terminal.learn import courses

    screen.simple = plain
    if game is None:
        return courses.list_courses(screen)
    return courses.learn(screen, named_game(screen, game), lesson)


def with_resume_value(words: list[str]) -> list[str]:
    """Give `--resume` without a file an empty value."""
    done: list[str] = []
    for index, word in enumerate(words):
        alone = index + 1 == len(words) or words[index + 1].startswith("-")
        done.append(f"{RESUME}=" if word == RESUME and alone else word)
    return done
