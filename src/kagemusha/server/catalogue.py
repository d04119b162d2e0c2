"""The games as data for a client: seats, bots, options, names, rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from kagemusha.bots import advisers, names_of, opponents
from kagemusha.core.game import Game
from kagemusha.core.manifest import Manifest, OptionSpec, Preset, Value
from kagemusha.core.registry import find_game, game_ids
from kagemusha.learn import course, guide
from kagemusha.puzzles import puzzles
from kagemusha.server.schemas.games import (
    BotCard,
    GameCard,
    GameOption,
    GuidedMatch,
    Lexicon,
    Named,
    OptionValue,
    RuleText,
)
from kagemusha.text import LOCALES, Texts, UnknownText, texts
from kagemusha.text.player_names import bot_level, bot_style
from kagemusha.text.speaker import speaker
from kagemusha.text.texts import spelled


def games(locale: str) -> list[GameCard]:
    """Every game, named in a language."""
    return [_card(find_game(game_id), locale) for game_id in game_ids()]


def warm() -> None:
    """Prepare what pages need, in every language: the first time takes a while."""
    for locale in LOCALES:
        games(locale)
    for locale in LOCALES:
        for game in map(find_game, game_ids()):
            lexicon(game, locale)
            rules(game, locale)


@cache
def lexicon(game: Game, locale: str) -> Lexicon:
    """What everything is called that a board of this game shows, and what its cards say."""
    says = speaker(game.rules(), locale)
    return Lexicon(
        names=says.names(),
        cards=says.cards(),
        terms=says.terms(),
        rules_not_in_book=[rule.id for rule in rules(game, locale) if rule.not_in_book],
        cards_not_in_book=list(game.manifest.origins.cards_not_in_book),
    )


@cache
def rules(game: Game, locale: str) -> list[RuleText]:
    """Every rule of a game in reading order; none of a game without texts."""
    try:
        return [RuleText(*rule) for rule in texts(locale).rules(game.id)]
    except UnknownText:
        return []


@cache
def _card(game: Game, locale: str) -> GameCard:
    localized = texts(locale)
    bots = opponents(game.id)
    manifest = game.manifest
    defaults = manifest.defaults(manifest.default_seats(), {})
    guided = None
    if coach := guide(game.id):
        guided = GuidedMatch(coach.seat, coach.seats, coach.opponent, dict(coach.options))
    return GameCard(
        id=game.id,
        name=localized.name("game", game.id),
        about=_say(localized, f"game-about-{game.id}"),
        minutes=manifest.minutes,
        rules=game.rules_version,
        seats=list(game.seat_counts),
        seat_names=[Named(side, localized.name("side", side)) for side in game.seat_names],
        bots=[_bot(game.id, localized, bot) for bot in bots],
        default_bot=bots[0],
        advisers=list(advisers(game.id)),
        options=[_option(game, localized, spec, defaults[spec.name]) for spec in manifest.options],
        lessons=len(course(game.id)),
        puzzles=len(puzzles(game.id)),
        guided=guided,
    )


def _bot(game_id: str, localized: Texts, bot: str) -> BotCard:
    return BotCard(
        id=bot,
        name=_say(localized, f"setup-bot-{bot}", bot),
        level=bot_level(localized.locale, bot),
        names=list(names_of(game_id, bot)),
        style=bot_style(localized.locale, game_id, bot),
    )


def _say(localized: Texts, text_id: str, otherwise: str = "") -> str:
    """A text; a game of somebody's own may have none."""
    return localized.say(text_id) if text_id in localized else otherwise


def _option(game: Game, localized: Texts, spec: OptionSpec, default: Any) -> GameOption:
    numbers = spec.kind == "number"
    return GameOption(
        id=spec.name,
        kind=spec.kind,
        name=_say(localized, f"setup-option-{spec.name}", spelled(spec.name)),
        about=_say(localized, f"setup-about-{spec.name}"),
        default=default,
        values=[_value(game.manifest, localized, spec, value) for value in _ordered(spec)],
        least=spec.least if numbers else None,
        most=spec.most if numbers else None,
    )


def _ordered(spec: OptionSpec) -> tuple[Value, ...]:
    return (False, True) if spec.kind == "switch" else spec.known()


def _value(manifest: Manifest, localized: Texts, spec: OptionSpec, value: Value) -> OptionValue:
    seats = manifest.seats_with(spec, value)
    preset = spec.presets.get(str(value), Preset())
    usual = manifest.defaults(seats[-1], {})
    chosen = manifest.defaults(seats[-1], {spec.name: value} if spec.presets else {})
    changed = {name: chosen[name] for name in preset.sets if chosen[name] != usual[name]}
    return OptionValue(
        value=value,
        name=_value_name(localized, spec, value),
        about=_say(localized, f"setup-{spec.name}-{value}") if spec.name == "mode" else "",
        seats=list(seats),
        sets=changed,
        fixed=[other.name for other in manifest.options if other.name in preset.fixed],
    )


def _value_name(localized: Texts, spec: OptionSpec, value: Value) -> str:
    if isinstance(value, bool):
        return localized.say("setup-value-on" if value else "setup-value-off")
    kind = spec.name.removesuffix("s") if spec.kind == "per-seat" else spec.name
    ids = (f"setup-value-{spec.name}-{value}", f"{kind}-{value}", f"setup-{spec.name}-{value}")
    return next((localized.say(text_id) for text_id in ids if text_id in localized), spelled(value))
