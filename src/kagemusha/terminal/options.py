"""Command-line options for games, generated from the games' manifests."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer

from kagemusha.bots import bot_names, register_bot
from kagemusha.core.errors import KagemushaError
from kagemusha.core.game import Game
from kagemusha.core.manifest import Manifest, OptionSpec
from kagemusha.core.registry import find_game, manifests
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.printing import refusal_line
from kagemusha.terminal.screen import Screen

Word = str | None
Command = Callable[..., int | None]
"""A command gets the screen and its options; None means exit code 0."""


def check_value(screen: Screen, option: str, value: str | None, known: Sequence[str]) -> None:
    """Refuse an unknown value; None means no value."""
    if value is not None and value not in known:
        listed = ", ".join(known)
        message = screen.say("terminal-error-choice", option=option, value=value, known=listed)
        raise Refused(message)


def check_bot_option(screen: Screen, option: str, bot: str | None, game_id: str) -> None:
    """Refuse a bot that does not play a game; `module:Class` and `exec:COMMAND` are loaded."""
    try:
        register_bot(bot or "")
    except KagemushaError as error:
        raise Refused(refusal_line(screen, error)) from None
    check_value(screen, option, bot, bot_names(game_id))


def whole(
    screen: Screen, option: str, value: str | None, least: int, most: int | None = None
) -> int | None:
    """Parse an integer within bounds; None stays None."""
    if value is None:
        return None
    word = value.strip()
    small = not word.removeprefix("-").isdecimal() or int(word) < least
    if most is not None and (small or int(word) > most):
        given = {"option": option, "value": value, "least": str(least), "most": str(most)}
        raise Refused(screen.say("terminal-error-decimal", **given))
    if small:
        message = screen.say("terminal-error-number", option=option, value=value, least=least)
        raise Refused(message)
    return int(word)


def number(screen: Screen, option: str, value: str, least: float, most: float) -> float:
    """Parse a number within bounds; Refused states the bounds."""
    try:
        found = float(value)
    except ValueError:
        found = float("nan")
    if not least <= found <= most:
        ends = {"least": f"{least:g}", "most": f"{most:g}"}
        raise Refused(screen.say("terminal-error-decimal", option=option, value=value, **ends))
    return found


def check_work(screen: Screen, value: str | None) -> float:
    """The fraction of its usual work that each bot does, by default 1."""
    return number(screen, "--work", value or "1", 0.001, 1000)


def path(name: Word) -> Path | None:
    """A file or folder from the command line."""
    return None if name is None else Path(name).expanduser()


@dataclass
class GameOptions:
    """The options of a match from the command line."""

    given: dict[str, Any] = field(default_factory=dict)
    """The given options by name, for any game."""
    seats: int | None = None

    def named(self) -> list[str]:
        """The names of all given options, including the seats."""
        return [*self.given, *(["seats"] if self.seats is not None else [])]

    def to_dict(self, screen: Screen, game_id: str) -> dict[str, Any]:
        """The options for a game; Refused for an option of another game or an unknown value."""
        manifest = find_game(game_id).manifest
        for name in self.named():
            owners = [other.id for other in manifests() if name in _names(other)]
            if game_id not in owners:
                texts = screen.texts
                args = {"game": texts.names("game", owners), "other": texts.name("game", game_id)}
                raise Refused(screen.say("terminal-error-other-game", option=f"--{name}", **args))
        for name, value in self.given.items():
            option = manifest.option(name)
            if option.kind == "choice" and not callable(option.values):
                check_value(screen, f"--{name}", value, option.values)
        return dict(self.given)

    def default_seats(self, game: Game) -> int:
        """The default number of seats."""
        return self.seats if self.seats is not None else game.manifest.default_seats(self.given)


# --- parameters of commands ----------------------------------------------------------------------


def option(flags: str, about: str, metavar: str | None = None) -> Any:
    """An option whose description is the text with an id."""
    return typer.Option(flags, metavar=metavar, help=f"terminal-option-{about}")


def _names(manifest: Manifest) -> list[str]:
    """The names of a game's options: leading options, then seats, then the others."""
    leading = [option.name for option in manifest.leading]
    seats = ["seats"] if len(manifest.seats) > 1 else []
    others = [option.name for option in manifest.options if not option.presets]
    return [*leading, *seats, *others]


def _seats_type() -> Any:
    counts = {
        count for manifest in manifests() if len(manifest.seats) > 1 for count in manifest.seats
    }
    return Annotated[Word, option("--seats", "seats", "|".join(map(str, sorted(counts))))]


Seats = _seats_type()


def usage(name: str) -> str:
    """How an option looks on the command line: `--spy`, `--lord ID`."""
    flags, metavar = _form(_specs()[name])
    return f"{flags} {metavar}" if metavar else flags


def _type(specs: Sequence[OptionSpec]) -> Any:
    """The type of an option for the parser."""
    flags, metavar = _form(specs)
    about = specs[0].name
    if metavar is None:
        return Annotated[bool | None, option(flags, about)]
    return Annotated[Word, option(flags, about, metavar)]


def _form(specs: Sequence[OptionSpec]) -> tuple[str, Word]:
    """The flag of an option and the form of its value, for all games that have it."""
    spec = specs[0]
    flag = f"--{spec.name}"
    if spec.kind == "switch":
        can_be_off = any(_can_be_set(one) for one in specs)
        return (f"{flag}/--no-{spec.name}" if can_be_off else flag), None
    if spec.kind == "choice" and len(specs) > 1:
        metavar = spec.name.upper()
    elif spec.kind == "choice":
        metavar = f"ID|{spec.default}" if callable(spec.values) else "|".join(spec.values)
    else:
        metavar = {"number": "N", "per-seat": "LIST"}.get(
            spec.kind, "DIRECTORY" if spec.folder else "FILE"
        )
    return flag, metavar


def _can_be_set(spec: OptionSpec) -> bool:
    """Whether a switch may be on by default, or because of a leading option."""
    presets = [p for m in manifests() for lead in m.leading for p in lead.presets.values()]
    return bool(spec.default) or any(preset.sets.get(spec.name) for preset in presets)


@functools.cache
def _specs() -> dict[str, list[OptionSpec]]:
    """The options of all games by name, in the order of the help page; `seats` has no spec."""
    found: dict[str, list[OptionSpec]] = {}
    for manifest in manifests():
        for name in _names(manifest):
            specs = found.setdefault(name, [])
            if name != "seats":
                specs.append(manifest.option(name))
    return found


def _read(screen: Screen, words: dict[str, Any]) -> GameOptions:
    """Read the values of the options; Refused for an invalid number."""
    options = GameOptions(seats=whole(screen, "--seats", words.pop("seats", None), 1))
    for key, word in words.items():
        name = key.replace("_", "-")
        spec = _specs()[name][0]
        if word is not None:
            given = path(word) if spec.kind == "file" else word
            options.given[name] = (
                whole(screen, f"--{name}", word, spec.least) if spec.kind == "number" else given
            )
    return options


def with_game_options(*without: str) -> Callable[[Command], Command]:
    """Replace the parameter `options` of a command with the options of all games.

    One that the command declares itself, such as `_seats`, keeps its position.
    """

    def wrapped(command: Command) -> Command:
        own = inspect.signature(command, eval_str=True)
        left_out = {*without, *(name.removeprefix("_") for name in own.parameters)}
        names = {name.replace("-", "_"): specs for name, specs in _specs().items()}
        more = [
            inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=None,
                annotation=_type(specs) if specs else Seats,
            )
            for name, specs in names.items()
            if name not in left_out
        ]
        shown: list[inspect.Parameter] = []
        for parameter in own.parameters.values():
            shown += more if parameter.name == "options" else [parameter]

        @functools.wraps(command)
        def run(screen: Screen, **given: Any) -> int | None:
            words = {name.removeprefix("_"): value for name, value in given.items()}
            mine = {name: words[name] for name in names if name in words}
            rest = {name: given[name] for name in given if name in own.parameters}
            return command(screen, options=_read(screen, mine), **rest)

        run.__signature__ = own.replace(parameters=shown)  # type: ignore[attr-defined]
        return run

    return wrapped
