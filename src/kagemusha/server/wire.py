"""Updates as they are sent: plain data and, if a language is named, the same as text.

The text is made of the update alone: it cannot reveal more than the update does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from kagemusha.core.event import Event
from kagemusha.core.game import Rules
from kagemusha.server.schemas import Choice, EventLine, GameEvent, Update, UpdateText
from kagemusha.table import LiveTable
from kagemusha.table import Update as TableUpdate
from kagemusha.text import LOCALES, texts
from kagemusha.text.speaker import speaker

EventsFor = Callable[[int | None], Sequence[Event]]
"""All events of a match, as a seat or a spectator was shown them."""
LINES = 20_000
"""How many sentences are kept: the same events come again and again."""


class Translator:
    """Puts the updates of one match into words of one language."""

    def __init__(self, rules: Rules[Any], locale: str, events_for: EventsFor) -> None:
        self._locale, self._events_for = locale, events_for
        self._speaker = speaker(rules, locale)

    def say(self, update: TableUpdate, *, brief: bool) -> UpdateText:
        """An update in words."""
        speaker, view = self._speaker, update.view
        asked = update.ending is None and update.seat in update.pending
        return UpdateText(
            task=speaker.task(view) if asked else "",
            goal=speaker.goal(view),
            choices=[]
            if brief
            else [
                Choice(
                    speaker.describe(view, action),
                    speaker.group(view, action),
                    speaker.section(view, action),
                )
                for action in update.legal
            ],
            events=[self._line(event) for event in update.events],
            chances=speaker.chances(view) if asked and not brief else None,
            ending=speaker.ending(view, self._events_for(update.seat)) if update.ending else [],
        )

    def _line(self, event: Event) -> EventLine:
        text = _sentence(self._locale, event.kind, tuple(event.args.items()))
        text = f"{text} {self._speaker.aside(event)}".rstrip()
        return EventLine(text, self._speaker.is_heading(event), self._speaker.is_quiet(event))


@lru_cache(LINES)
def _sentence(locale: str, kind: str, args: Sequence[tuple[str, Any]]) -> str:
    return texts(locale).event(Event(kind, dict(args)))


def translator(table: LiveTable, language: str | None) -> Translator | None:
    """The translator of a table into a language; None if it is not one of ours."""
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
        afresh=update.afresh,
        pending=list(update.pending),
        view=update.view.shown(cells=cells),
        legal=list(legal),
        can_undo=update.can_undo,
        result=update.result,
        ending=update.ending,
        clocks=list(update.clocks),
        holders=list(update.holders),
        standing_in=list(update.standing_in),
        said=UNSET if words is None else words.say(update, brief=brief),
    )


def _event(event: Event) -> GameEvent:
    args = {k: list(v) if isinstance(v, tuple) else v for k, v in event.args.items()}
    return GameEvent(event.kind, args, event.rule or UNSET)
