"""The games as a client that knows none of them needs them: seats, bots and options."""

from __future__ import annotations

from functools import cache
from typing import Any

from kagemusha.bots import bot_names
from kagemusha.core.game import Game
from kagemusha.core.registry import find_game, game_ids
from kagemusha.games.era_of_the_ninja.options import DRAFTS
from kagemusha.games.seven_ronin.options import CHOICES
from kagemusha.server.shapes import GameCard, GameOption, Named
from kagemusha.text import texts

SWITCH = [False, True]
KNOWN: dict[str, dict[str, list[Any]]] = {
    "seven-ronin": {key: list(values) for key, values in CHOICES.items()},
    "era-of-the-ninja": {"ninja": list(DRAFTS)},
}
"""Values that a game's variants need not name."""


def games(locale: str) -> list[GameCard]:
    """Every game, named in a language."""
    return [_card(find_game(game_id), locale) for game_id in game_ids()]


@cache
def _card(game: Game, locale: str) -> GameCard:
    said = texts(locale)
    name = said.name("game", game.id) if f"game-{game.id}" in said else game.id
    return GameCard(
        id=game.id,
        name=name,
        rules=game.rules_version,
        seats=list(game.seat_counts),
        seat_names=[Named(side, said.name("side", side)) for side in game.seat_names],
        bots=list(bot_names(game.id)),
        options=_options(game),
    )


def _options(game: Game) -> list[GameOption]:
    rules = game.rules()
    return [
        GameOption(key, default, _values(game, key, default))
        for key, default in rules.options.items()
    ]


def _values(game: Game, key: str, default: Any) -> list[Any] | None:
    if key in KNOWN.get(game.id, {}):
        return KNOWN[game.id][key]
    if isinstance(default, bool):
        return SWITCH
    if key == "mode":
        modes = [options["mode"] for _, options in game.variants() if "mode" in options]
        return list(dict.fromkeys([default, *modes]))
    return None
