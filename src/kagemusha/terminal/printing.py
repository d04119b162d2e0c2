"""Prints events, refusals and rules, for several commands."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.text import Text

from kagemusha.bots.chances import word_for
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.event import Event
from kagemusha.core.game import Game
from kagemusha.core.manifest import Manifest
from kagemusha.core.registry import find_game
from kagemusha.terminal.errors import USAGE, Refused
from kagemusha.terminal.game_ui import GameUI
from kagemusha.terminal.screen import Screen, plain
from kagemusha.text import UnknownText
from kagemusha.text.player_names import PlayerNames
from kagemusha.text.rule_pages import SIGN, Rule
from kagemusha.text.speaker import CardPage

CORE = "core"
"""The rule id of refusals that do not come from a rule of the game."""


def seat_ids(game: Game, seats: int) -> tuple[str, ...]:
    """The names of seats on the command line: those of the game, or p1, p2 …"""
    return game.seat_names or tuple(f"p{seat + 1}" for seat in range(seats))


def seat_name(screen: Screen, game: Game, seat: int) -> str:
    """The rulebook's name of a seat, or its number."""
    if game.seat_names:
        return screen.texts.name("side", game.seat_names[seat])
    return screen.texts.name("player", f"p{seat + 1}")


def variant_name(screen: Screen, game_id: str, seats: int, options: Mapping[str, Any]) -> str:
    """The name of the edition or mode that is played."""
    leading = leading_values(game_id, options)
    text_id = f"terminal-{game_id}-variant"
    if text_id in screen.texts:
        return screen.say(text_id, seats=seats, **leading)
    named = [f"setup-{name}-{value}" for name, value in leading.items()]
    titles = [screen.say(name) for name in named if name in screen.texts]
    return ", ".join(titles) or screen.say("terminal-players", number=seats)


def leading_values(game_id: str, options: Mapping[str, Any]) -> dict[str, str]:
    """The value of each leading option of a game, such as its edition or mode."""
    leading = find_game(game_id).manifest.leading
    return {option.name: str(options.get(option.name, option.default)) for option in leading}


def own(screen: Screen, game_id: str, text_id: str) -> str:
    """The id of a text, or of the game's replacement."""
    other = text_id.replace("terminal-", f"terminal-{game_id}-", 1)
    return other if other in screen.texts else text_id


def print_events(
    screen: Screen,
    ui: GameUI,
    events: Iterable[Event],
    *,
    quiet: bool = False,
    me: Sequence[str] = (),
    names: Sequence[str] = (),
) -> None:
    """Print a sentence for each event, with the id of its rule.

    `me` are the ids of the reader, `names` the names of players by seat.
    """
    speaker = ui.speaker(screen)
    named = PlayerNames(screen.texts.locale, names).put_in
    shown = [event for event in events if quiet or not speaker.is_quiet(event)]
    for event, number in _counted(shown):
        sentence = named(f"{screen.texts.event(event, me)} {speaker.aside(event)}".rstrip())
        if speaker.is_heading(event):
            screen.show()
            screen.show(with_rule(screen, Text(sentence, "title"), event.rule))
        else:
            text = Text(sentence).append(f" x{number}" if number > 1 else "")
            screen.show(with_rule(screen, text, event.rule), indent=2)


def _counted(events: Iterable[Event]) -> Iterable[tuple[Event, int]]:
    """Equal consecutive events as one event with a count."""
    for _, same in itertools.groupby(events, lambda event: (event.kind, dict(event.args))):
        run = list(same)
        yield run[0], len(run)


def print_refusals(screen: Screen, messages: Sequence[Message], *, texts: bool = False) -> None:
    """Print every broken rule, with its title and text if requested."""
    explained: set[str] = set()
    for message in messages:
        sentence = Text(screen.texts.message(message), "wrong")
        screen.show(with_rule(screen, sentence, message.rule), indent=2)
        if texts and message.rule not in explained:
            explained.add(message.rule)
            with suppress(UnknownText):
                print_rule(screen, screen.texts.rule(message.rule), 4)


def with_rule(screen: Screen, text: Text, rule: str) -> Text:
    """A sentence with the id of its rule, if there is one."""
    return text.append(f"  {screen.texts.cite(rule)}", "rule") if rule and rule != CORE else text


def print_rule(screen: Screen, rule: Rule, indent: int = 0) -> None:
    """Print a rule's id, title and text; marks what is not in the rulebook."""
    screen.show(Text(f"{rule.cited}  {rule.title}", "title"), indent=indent)
    if rule.text:
        screen.show(rule.text, indent=indent)
    if rule.not_in_book:
        screen.print_text("rules-not-in-book", style="contested", indent=indent)
        screen.show(rule.not_in_book, indent=indent + 2)


def card_lines(
    screen: Screen, manifest: Manifest, pages: Iterable[tuple[CardPage, str]]
) -> list[Text]:
    """Card texts, each with a note after its name, and the meaning of the sign."""
    lines: list[Text] = []
    marked = False
    for page, about in pages:
        own = page.kind in manifest.origins.cards_not_in_book
        lines.append(Text(f"{page.name}{SIGN if own else ''}{about}", "title"))
        lines += [Text(f"  {line}") for line in page.lines]
        marked |= own
    return [*lines, Text(screen.say("rules-legend-cards"), "quiet")] if marked else lines


def file_refusal(screen: Screen, file: str | Path, error: OSError, code: int = USAGE) -> Refused:
    """The refusal for a file that cannot be used."""
    return Refused(
        screen.say("terminal-error-file", file=str(file), problem=screen.problem(error)), code
    )


def refusal_line(screen: Screen, error: KagemushaError | Refused) -> str:
    """A refusal as one line."""
    if isinstance(error, Refused):
        return str(error)
    return " ".join(
        f"{screen.texts.cite(m.rule)}: {screen.texts.message(m)}"
        if m.rule and m.rule != CORE
        else screen.texts.message(m)
        for m in error.messages
    )


def share_in_words(screen: Screen, share: float) -> str:
    """How often something is played."""
    percent = round(100 * share)
    if share > 0 and percent == 0:
        return screen.say("review-chance-little")
    return screen.say("review-chance", number=percent)


def chance_in_words(
    screen: Screen, chance: float, low: float | None, high: float | None, error: float = 0.0
) -> str:
    """A chance with its 95 % interval, or a word if it is too uncertain for numbers."""
    if low is None or high is None:
        return screen.say("review-chance-words", word=word_for(chance, error))
    percents = {"number": chance, "low": low, "high": high}
    return screen.say(
        "review-chance-range", **{name: round(100 * part) for name, part in percents.items()}
    )


def in_notation(line: str, words: Mapping[str, str]) -> str:
    """A typed line, with names in the player's language replaced by words of the notation."""
    text = plain(line).lower().replace("(", " ").replace(")", " ")
    firsts = [name.split()[0] for name in words]
    short = {
        name.split()[0]: space
        for name, space in words.items()
        if " " in name and firsts.count(name.split()[0]) == 1
    }
    for name, space in sorted((short | dict(words)).items(), key=lambda item: -len(item[0])):
        spaced = re.escape(name).replace(r"\ ", r"\s+")
        text = re.sub(rf"(?<![\w-]){spaced}(?![\w-])", space, text)
    return " ".join(text.split())
