"""What every client can ask a game to say, and the games that speak."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from kagemusha.text.texts import texts

if TYPE_CHECKING:
    from kagemusha.core.action import Action
    from kagemusha.core.event import Event
    from kagemusha.core.game import Options, Rules
    from kagemusha.core.view import View

KEPT = 64
"""So many games with their options and language are kept at hand."""


@dataclass(frozen=True)
class ChanceRow:
    """One choice of a roll: its verb, its name, and a cell for each column."""

    verb: str
    label: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Chances:
    """The roll at hand: what it is about, what the dice show, what each choice may come to."""

    title: str
    lines: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[ChanceRow, ...]


@dataclass(frozen=True)
class CardPage:
    """Something that a player can look up, and what it says."""

    kind: str
    id: str
    name: str
    lines: tuple[str, ...]


class Speaker(Protocol):
    """One game with its options, in one language; plain menus and no dice unless it says so."""

    def goal(self, view: View) -> str:
        """What the viewing seat plays for."""

    def task(self, view: View) -> str:
        """What the viewing seat is asked to do now, in a sentence; nothing if it is not asked."""

    def describe(self, view: View, action: Action) -> str:
        """What an action of the viewing seat would do, in words."""

    def step(self, view: View, action: Action) -> str:
        """An action as one step of a longer plan, in few words."""
        return self.describe(view, action)

    def group(self, view: View, action: Action) -> str:
        """The heading under which a long menu gathers an action."""

    def section(self, view: View, action: Action) -> str:  # noqa: ARG002
        """The title above a part of a menu; nothing for no title."""
        return ""

    def is_quiet(self, event: Event) -> bool:
        """Whether a log leaves this event out: it tells the player what he just did."""

    def is_heading(self, event: Event) -> bool:
        """Whether this event opens a new part of a log."""

    def chances(self, view: View) -> Chances | None:  # noqa: ARG002
        """The exact chances of the roll at hand; None if no die is."""
        return None

    def ending(self, view: View, events: Sequence[Event]) -> list[str]:  # noqa: ARG002
        """What more there is to say when a match is over than who won and by what."""
        return []

    def cards(self) -> list[CardPage]:
        """Everything that a player can look up."""

    def names(self) -> dict[str, dict[str, str]]:
        """The name of everything that a board shows, by its kind and its id."""


def is_asked(view: View) -> bool:
    """Whether the viewing seat owes a choice."""
    return view.seat in view.pending


def _seven_ronin(locale: str, _seats: int, options: Options) -> Speaker:
    from kagemusha.text.speech.seven_ronin import SevenRoninSpeaker

    return SevenRoninSpeaker(locale, options)


def _wat_aah(locale: str, seats: int, options: Options) -> Speaker:
    from kagemusha.text.speech.wat_aah import WatAahSpeaker

    return WatAahSpeaker(locale, seats, options)


def _era_of_the_ninja(locale: str, seats: int, options: Options) -> Speaker:
    from kagemusha.text.speech.era_of_the_ninja import EraSpeaker

    return EraSpeaker(locale, seats, options)


_SPEAKERS: dict[str, Callable[[str, int, Options], Speaker]] = {
    "seven-ronin": _seven_ronin,
    "wat-aah": _wat_aah,
    "era-of-the-ninja": _era_of_the_ninja,
}
SPEAKING = tuple(_SPEAKERS)
"""The games that speak: one of somebody's own need not."""


def speaker(rules: Rules[Any], locale: str) -> Speaker:
    """The game of these rules, in a language; OptionError names the languages there are."""
    texts(locale)
    return _kept(rules.game, locale, rules.seats, json.dumps(rules.options, sort_keys=True))


@lru_cache(KEPT)
def _kept(game: str, locale: str, seats: int, options: str) -> Speaker:
    return _SPEAKERS[game](locale, seats, json.loads(options))
