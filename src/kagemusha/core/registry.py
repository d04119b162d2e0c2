"""The games that can be played, by id."""

from __future__ import annotations

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known by its id."""
    _games[game.id] = game


def game_ids() -> tuple[str, ...]:
    """The ids of all known games."""
    return tuple(_games)


def find_game(name: str) -> Game:
    """The game of that id."""
    if name not in _games:
        known = ", ".join(_games)
        raise OptionError(Message("option-no-such-game", {"game": name, "known": known}))
    return _games[name]
