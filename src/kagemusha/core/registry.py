"""The games that can be played, by id.

Built-in games are the packages in `kagemusha.games` that have a module `meta` with their
`MANIFEST`; the class is in their module `rules`. Other packages publish games as entry points in
the group `kagemusha.games`; each names a `Game` class or instance.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import warnings
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game
from kagemusha.core.manifest import Manifest

GAMES = "kagemusha.games"
"""The package of the built-in games, and the group of entry points for other games."""

_games: dict[str, Game] = {}
"""The games that were loaded or registered."""


def register(game: Game) -> None:
    """Make a game available in this process."""
    _games[game.id] = game


def manifests() -> tuple[Manifest, ...]:
    """The manifests of all known games, short games first."""
    found = {game_id: manifest for game_id, (manifest, _) in _built_in().items()}
    found |= {game.id: game.manifest for game in (*_outside().values(), *_games.values())}
    return tuple(sorted(found.values(), key=lambda manifest: manifest.rank))


def game_ids() -> tuple[str, ...]:
    """The ids of all known games, in the order of `manifests`."""
    return tuple(manifest.id for manifest in manifests())


def find_game(name: str) -> Game:
    """The game with that id."""
    if name not in _games:
        if name in _built_in():
            register(_load(_built_in()[name][1]))
        elif name in _outside():
            register(_outside()[name])
        else:
            known = ", ".join(game_ids())
            raise OptionError(Message("option-no-such-game", {"game": name, "known": known}))
    return _games[name]


def package_of(name: str) -> str | None:
    """The package with a game's code; None if the game is unknown or not in a package."""
    if name in _built_in():
        return _built_in()[name][1]
    game = _games.get(name) or _outside().get(name)
    module = inspect.getmodule(type(game)) if game else None
    return (module.__package__ or None) if module else None


@cache
def _built_in() -> dict[str, tuple[Manifest, str]]:
    """Manifests and package names of the built-in games, by id."""
    found = {}
    for entry in pkgutil.iter_modules(importlib.import_module(GAMES).__path__, f"{GAMES}."):
        if entry.ispkg and find_spec(f"{entry.name}.meta"):
            manifest: Manifest = importlib.import_module(f"{entry.name}.meta").MANIFEST
            found[manifest.id] = (manifest, entry.name)
    return found


def _load(package: str) -> Game:
    rules = importlib.import_module(f"{package}.rules")
    (game,) = (
        thing
        for thing in vars(rules).values()
        if inspect.isclass(thing) and issubclass(thing, Game) and thing is not Game
    )
    return game()


@cache
def _outside() -> dict[str, Game]:
    """The games from entry points, by id; a broken one is skipped with a warning."""
    found = {}
    for entry in entry_points(group=GAMES):
        for game in _published(entry):
            if game.id in found or game.id in _built_in():
                warnings.warn(f"{entry.value}: there is a game {game.id!r} already", stacklevel=2)
            else:
                found[game.id] = game
    return found


def _published(entry: EntryPoint) -> Iterator[Game]:
    try:
        game = entry.load()
        game = game() if inspect.isclass(game) else game
        if not isinstance(game, Game):
            raise TypeError(f"{game!r} is not a Game")
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        warnings.warn(f"the game {entry.name!r} ({entry.value}) is broken: {reason}", stacklevel=2)
    else:
        yield game
