"""The switches of all games, written down once for every command that starts matches."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from kagemusha.terminal.options import GameOptions, whole
from kagemusha.terminal.screen import Screen

Word = str | None


def option(flags: str, about: str, metavar: str | None = None) -> Any:
    """An option; what it does is told by the text of an id."""
    return typer.Option(flags, metavar=metavar, help=f"terminal-option-{about}")


Seats = Annotated[Word, option("--seats", "seats", "1|2|3|4")]


def path(name: Word) -> Path | None:
    """A file or a folder that somebody named."""
    return None if name is None else Path(name).expanduser()


def read_switches(
    screen: Screen,
    edition: Annotated[Word, option("--edition", "edition", "en|fr|pl")] = None,
    minimum: Annotated[Word, option("--minimum", "minimum", "track|threat|round")] = None,
    inn_watchtower: Annotated[Word, option("--inn-watchtower", "inn", "inn|watchtower")] = None,
    taiko_heals_green: Annotated[
        bool | None, option("--taiko-heals-green/--no-taiko-heals-green", "taiko")
    ] = None,
    spy: Annotated[bool, option("--spy", "spy")] = False,
    board: Annotated[Word, option("--board", "board", "FILE")] = None,
    mode: Annotated[Word, option("--mode", "mode", "MODE")] = None,
    seats: Seats = None,
    deck: Annotated[Word, option("--deck", "deck", "FILE")] = None,
    cards: Annotated[Word, option("--cards", "cards", "FILE")] = None,
    arcade: Annotated[bool, option("--arcade", "arcade")] = False,
    nvn: Annotated[bool | None, option("--nvn/--no-nvn", "nvn")] = None,
    reinforcements: Annotated[bool, option("--reinforcements", "reinforcements")] = False,
    sneak: Annotated[bool, option("--sneak", "sneak")] = False,
    clans: Annotated[Word, option("--clans", "clans", "LIST")] = None,
    ninja: Annotated[Word, option("--ninja", "ninja", "draw|choose")] = None,
    lord: Annotated[Word, option("--lord", "lord", "ID|random")] = None,
    rounds: Annotated[Word, option("--rounds", "rounds", "N")] = None,
    box: Annotated[Word, option("--box", "box", "DIRECTORY")] = None,
) -> GameOptions:
    """What the switches say; Refused names a number or a file that is none."""
    return GameOptions(
        *(edition, minimum, inn_watchtower, taiko_heals_green, spy, path(board), mode),
        *(whole(screen, "--seats", seats, 1), path(deck), path(cards)),
        arcade=arcade,
        nvn=nvn,
        reinforcements=reinforcements,
        sneak=sneak,
        clans=clans,
        ninja=ninja,
        lord=lord,
        rounds=whole(screen, "--rounds", rounds, 1),
        box=path(box),
    )


def with_switches(*without: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Puts every switch in the place of a command's `options`, and hands it what they say.

    One that the command asks for itself, `_seats`, stands where it does there.
    """
    switches = dict(list(inspect.signature(read_switches, eval_str=True).parameters.items())[1:])

    def wrapped(command: Callable[..., int]) -> Callable[..., int]:
        own = inspect.signature(command, eval_str=True)
        left_out = {*without, *(name.removeprefix("_") for name in own.parameters)}
        more = [
            switch.replace(kind=inspect.Parameter.KEYWORD_ONLY)
            for name, switch in switches.items()
            if name not in left_out
        ]
        shown: list[inspect.Parameter] = []
        for parameter in own.parameters.values():
            shown += more if parameter.name == "options" else [parameter]

        @functools.wraps(command)
        def run(ctx: typer.Context, **given: Any) -> int:
            words = {name.removeprefix("_"): value for name, value in given.items()}
            said = {name: words[name] for name in switches if name in words}
            rest = {name: given[name] for name in given if name in own.parameters}
            return command(ctx, options=read_switches(ctx.obj, **said), **rest)

        run.__signature__ = own.replace(parameters=shown)  # type: ignore[attr-defined]
        return run

    return wrapped
