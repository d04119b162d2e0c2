"""Updates as they are sent: plain data and, if a language is named, the same as text.

The text is made of the update alone: it cannot reveal more than the update does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from msgspec import UNSET

from kagemusha.bots import called
from kagemusha.core.event import Event
from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game
from kagemusha.server.schemas.tables import ChatLine
from kagemusha.server.schemas.updates import ChoiceText, EventLine, GameEvent, Update, UpdateText
from kagemusha.table import ChatLine as TableChatLine
from kagemusha.table import LiveTable
from kagemusha.table import Update as TableUpdate
from kagemusha.table.seating import Holder
from kagemusha.text import LOCALES, texts
from kagemusha.text.player_names import PlayerNames
from kagemusha.text.speaker import Chances, Tip, speaker

EventsFor = Callable[[int | None], Sequence[Event]]
"""All events of a match, as a seat or a spectator was shown them."""
LINES = 20_000
"""How many sentences are kept: the same events come again and again."""
TABLES = 1_000
"""For how many tables the names of the players are kept."""


class Translator:
    """Puts the updates of one match into words of one language."""

    def __init__(self, rules: Rules[Any], locale: str, events_for: EventsFor) -> None:
        self._rules, self._locale, self._events_for = rules, locale, events_for
        self._speaker = speaker(rules, locale)

    def say(self, update: TableUpdate, *, brief: bool) -> UpdateText:
        """An update in words."""
        speaker, view = self._speaker, update.view
        named = player_names(self._rules.game, self._locale, update.holders).put_in
        me = seat_ids(self._rules.game, update.seat)
        asked = update.ending is None and update.seat in update.pending
        return UpdateText(
            task=named(speaker.task(view)) if asked else "",
            goal=speaker.goal(view),
            choices=[]
            if brief
            else [
                ChoiceText(
                    named(speaker.describe(view, action)),
                    named(speaker.group(view, action)),
                    named(speaker.section(view, action)),
                    tuple(map(named, speaker.details(view, action))),
                )
                for action in update.legal
            ],
            events=[self._line(event, me, named) for event in update.events],
            chances=self._chances(view, named) if asked and not brief else None,
            ending=[named(text) for text in speaker.ending(view, self._events_for(update.seat))]
            if update.ending
            else [],
        )

    def _chances(self, view: Any, named: Callable[[str], str]) -> Chances | None:
        chances = self._speaker.chances(view)
        if chances is None:
            return None
        return replace(chances, title=named(chances.title), lines=tuple(map(named, chances.lines)))

    def tips(self, update: TableUpdate) -> list[Tip]:
        """The tips for the audience of an update: the current effect of everything on the board."""
        named = player_names(self._rules.game, self._locale, update.holders).put_in
        return [
            replace(
                tip,
                now=tuple(map(named, tip.now)),
                can=tuple(map(named, tip.can)),
                name=named(tip.name),
            )
            for tip in self._speaker.tips(update.view, update.legal)
        ]

    def _line(self, event: Event, me: tuple[str, ...], named: Callable[[str], str]) -> EventLine:
        text = _sentence(self._locale, event.kind, tuple(event.args.items()), me)
        text = f"{text} {self._speaker.aside(event)}".rstrip()
        return EventLine(
            named(text), self._speaker.is_heading(event), self._speaker.is_quiet(event)
        )


@lru_cache(LINES)
def _sentence(locale: str, kind: str, args: Sequence[tuple[str, Any]], me: tuple[str, ...]) -> str:
    return texts(locale).event(Event(kind, dict(args)), me)


@lru_cache(TABLES)
def player_names(game: str, locale: str, holders: tuple[Holder, ...]) -> PlayerNames:
    """What the players of a table are called, to be put into its sentences."""
    bots = called(game, [holder.name if holder.kind == "bot" else None for holder in holders])
    names = [bot or holder.name for bot, holder in zip(bots, holders, strict=True)]
    return PlayerNames(locale, names)


@cache
def seat_ids(game: str, seat: int | None) -> tuple[str, ...]:
    """The ids by which events name a seat: as a player, as a side."""
    if seat is None:
        return ()
    return (f"p{seat + 1}", *find_game(game).seat_names[seat : seat + 1])


def translator(table: LiveTable, language: str | None) -> Translator | None:
    """The translator of a table into a language; None if the language is unknown."""
    if language not in LOCALES:
        return None
    return Translator(table.rules, language, table.events_for)


def to_wire(
    update: TableUpdate,
    words: Translator | None = None,
    *,
    brief: bool = False,
    cells: bool = True,
) -> Update:
    """An update as it is sent. `brief` leaves out the legal actions."""
    legal: Any = () if brief else update.legal  # an action is written as a LegalAction is
    return Update(
        number=update.number,
        at=update.at,
        seat=update.seat,
        events=[_event(event) for event in update.events],
        reset=update.reset,
        pending=list(update.pending),
        view=update.view.shown(cells=cells),
        legal=list(legal),
        can_undo=update.can_undo,
        result=update.result,
        ending=update.ending,
        clocks=list(update.clocks),
        holders=list(update.holders),
        standing_in=list(update.standing_in),
        rematch=update.rematch,
        agreements=update.agreements,
        text=UNSET if words is None else words.say(update, brief=brief),
    )


def chat_line(line: TableChatLine) -> ChatLine:
    """A line of chat as it is sent: without the address of who said it."""
    return ChatLine(line.number, line.at, line.seat, line.text, line.kind, line.line)


def _event(event: Event) -> GameEvent:
    args = {k: list(v) if isinstance(v, tuple) else v for k, v in event.args.items()}
    return GameEvent(event.kind, args, event.rule or UNSET)
