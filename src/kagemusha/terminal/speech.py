"""Things that several commands print: events, refusals, rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.event import Event
from kagemusha.core.game import Game
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.screen import Screen, plain
from kagemusha.terminal.table import Table
from kagemusha.text import UnknownText

CORE = "core"
"""The rule id of refusals that rest on no rule of a game."""


def seat_name(screen: Screen, game: Game, seat: int) -> str:
    """What the rulebook calls a seat, or its number."""
    if game.seat_names:
        return screen.texts.name("side", game.seat_names[seat])
    return screen.say("terminal-seat-number", number=seat + 1)


def tell_events(
    screen: Screen, table: Table, events: Iterable[Event], *, quiet: bool = False
) -> None:
    """What happened, a sentence each, with the rule's id in small print."""
    for event in events:
        if table.is_quiet(event) and not quiet:
            continue
        sentence = screen.texts.event(event)
        if table.is_heading(event):
            screen.show()
            screen.show(_with_rule(Text(sentence, "title"), event.rule))
        else:
            screen.show(_with_rule(Text(sentence), event.rule), indent=2)


def tell_reasons(screen: Screen, messages: Sequence[Message], *, texts: bool = False) -> None:
    """Every broken rule; with its title and text if wanted."""
    told: set[str] = set()
    for message in messages:
        sentence = Text(screen.texts.message(message), "wrong")
        screen.show(_with_rule(sentence, message.rule), indent=2)
        if texts and message.rule not in told:
            told.add(message.rule)
            tell_rule(screen, message.rule)


def _with_rule(text: Text, rule: str) -> Text:
    return text.append(f"  {rule}", "rule") if rule and rule != CORE else text


def tell_rule(screen: Screen, rule_id: str) -> None:
    """One rule: id, title and text; nothing if it has none."""
    try:
        title, text = screen.texts.rule(rule_id)
    except UnknownText:
        return
    screen.show(Text(f"{rule_id} {title}", "title"), indent=4)
    screen.show(text, indent=4)


def reasons_of(screen: Screen, error: KagemushaError | Refused) -> str:
    """A refusal as one line."""
    if isinstance(error, Refused):
        return str(error)
    return " ".join(
        f"{m.rule}: {screen.texts.message(m)}"
        if m.rule and m.rule != CORE
        else screen.texts.message(m)
        for m in error.messages
    )


def in_notation(line: str, words: Mapping[str, str]) -> str:
    """A typed line with names of the player's language replaced by those of the notation."""
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
