"""The games as a client that knows none of them needs them: seats, bots, options, names, rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from kagemusha.bots import opponents
from kagemusha.core.errors import OptionError
from kagemusha.core.game import Game
from kagemusha.core.registry import find_game, game_ids
from kagemusha.games.era_of_the_ninja import options as era
from kagemusha.games.era_of_the_ninja.box import the_box
from kagemusha.games.seven_ronin.options import CHOICES
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.server.schemas import GameCard, GameOption, Lexicon, Named, OptionValue, RuleText
from kagemusha.text import LOCALES, Texts, texts
from kagemusha.text.speech import SPEAKING, speaker

MINUTES = {"seven-ronin": (30, 45), "wat-aah": (20, 60), "era-of-the-ninja": (60, 120)}
KNOWN: dict[str, dict[str, tuple[Any, ...]]] = {
    "seven-ronin": CHOICES,
    "wat-aah": {"mode": MODE_IDS},
    "era-of-the-ninja": {
        "mode": era.MODES,
        "clans": era.CLANS,
        "ninja": era.DRAFTS,
        "lord": ("random", *(lord.id for lord in the_box().lord)),
    },
}
"""The values of the options that have a list of them."""
LEADING = ("edition", "mode")
"""Options on which others depend."""
SWITCH = (False, True)
ROUNDS = (1, era.MOST_ROUNDS)


def games(locale: str) -> list[GameCard]:
    """Every game, named in a language."""
    return [_card(find_game(game_id), locale) for game_id in game_ids()]


def warm() -> None:
    """Make ready in every language what the first page asks for: the first time takes a while."""
    for locale in LOCALES:
        games(locale)


@cache
def lexicon(game: Game, locale: str) -> Lexicon:
    """What everything is called that a board of this game shows, and what its cards say."""
    if game.id not in SPEAKING:
        return Lexicon({}, [])
    says = speaker(game.rules(), locale)
    return Lexicon(says.names(), says.cards())


@cache
def rules(game: Game, locale: str) -> list[RuleText]:
    """Every rule of a game in reading order; none if it has no texts."""
    if game.id not in SPEAKING:
        return []
    return [RuleText(*rule) for rule in texts(locale).rules(game.id)]


@cache
def _card(game: Game, locale: str) -> GameCard:
    said = texts(locale)
    bots = opponents(game.id)
    return GameCard(
        id=game.id,
        name=_say(said, f"game-{game.id}", game.id),
        about=_say(said, f"game-about-{game.id}"),
        minutes=MINUTES.get(game.id),
        rules=game.rules_version,
        seats=list(game.seat_counts),
        seat_names=[Named(side, said.name("side", side)) for side in game.seat_names],
        bots=[Named(bot, _say(said, f"setup-bot-{bot}", bot)) for bot in bots],
        default_bot=bots[0],
        options=[_option(game, said, *option) for option in game.rules().options.items()],
    )


def _say(said: Texts, text_id: str, otherwise: str = "") -> str:
    """A text; a game of somebody's own may have none."""
    return said.say(text_id) if text_id in said else otherwise


def _option(game: Game, said: Texts, key: str, default: Any) -> GameOption:
    kind: Any = "choice"
    values: Iterable[Any] = KNOWN.get(game.id, {}).get(key, ())
    if isinstance(default, bool):
        kind, values = "switch", SWITCH
    elif isinstance(default, int):
        kind = "number"
    elif isinstance(default, list):
        kind = "clans"
    elif not values:
        kind = "file"
    least, most = ROUNDS if kind == "number" else (None, None)
    return GameOption(
        id=key,
        kind=kind,
        name=_say(said, f"setup-option-{key}", key),
        about=_say(said, f"setup-about-{key}"),
        default=default,
        values=[_value(game, said, key, value) for value in values],
        least=least,
        most=most,
    )


def _value(game: Game, said: Texts, key: str, value: Any) -> OptionValue:
    if isinstance(value, bool):
        name = said.say("setup-value-on" if value else "setup-value-off")
    elif f"setup-value-{key}-{value}" in said:
        name = said.say(f"setup-value-{key}-{value}")
    elif key == "edition":
        name = said.say(f"setup-edition-{value}")
    else:
        name = said.name({"clans": "clan"}.get(key, key), value)
    seats, sets, fixed = _consequences(game, key, value)
    return OptionValue(
        value=value,
        name=name,
        about=_say(said, f"setup-{key}-{value}") if key == "mode" else "",
        seats=seats,
        sets=sets,
        fixed=fixed,
    )


@cache
def _consequences(game: Game, key: str, value: Any) -> tuple[list[int], dict[str, Any], list[str]]:
    """With how many seats a value can be chosen, which defaults it changes, what it fixes."""
    if key not in LEADING:
        return list(game.seat_counts), {}, []
    seats = [n for n in game.seat_counts if _can(game, n, {key: value})]
    most = seats[-1]  # of clans, which have an entry for each seat, the longest list
    usual, chosen = _chosen(game, most, {}), _chosen(game, most, {key: value})
    others = {other: now for other, now in chosen.items() if other != key}
    sets = {other: now for other, now in others.items() if now != usual[other]}
    fixed = [
        other
        for other, now in others.items()
        if (instead := _instead(game, other, now, most))
        and not any(_can(game, most, {key: value, other: wish}) for wish in instead)
    ]
    return seats, sets, fixed


def _instead(game: Game, key: str, value: Any, seats: int) -> list[Any]:
    """Other values that an option could have."""
    if isinstance(value, bool):
        return [not value]
    known = KNOWN.get(game.id, {}).get(key, ())
    if key == "clans":
        one, other = known[-1], known[-2]
        return [[one] * seats, [(one, other)[seat % 2] for seat in range(seats)]]
    return [wish for wish in known if wish != value]


def _can(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        _chosen(game, seats, options)
    except OptionError:
        return False
    return True


def _chosen(game: Game, seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options complete; without making whole rules, where that takes long."""
    if game.id == "era-of-the-ninja":
        return era.choose(seats, options).to_dict()
    return game.rules(seats, options).options
