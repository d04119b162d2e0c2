"""The speaker of a game: words tasks, and what each choice would do."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from kagemusha.core.plugins import find
from kagemusha.core.registry import manifests
from kagemusha.text.texts import spelled, texts
from kagemusha.text.uses import Uses

if TYPE_CHECKING:
    from kagemusha.core.action import Action
    from kagemusha.core.event import Event
    from kagemusha.core.game import Rules
    from kagemusha.core.view import View

KEPT = 64
"""How many speakers are cached."""


@dataclass(frozen=True)
class ChanceRow:
    """One choice of a roll: its verb, its name, and a cell for each column."""

    verb: str
    label: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Chances:
    """The current roll: what it is for, what the dice show, and the chances of each choice."""

    title: str
    lines: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[ChanceRow, ...]


@dataclass(frozen=True)
class CardPage:
    """Something that a player can look up, with its text."""

    kind: str
    id: str
    name: str
    lines: tuple[str, ...]
    rule: str = ""
    """The id of its rule."""


@dataclass(frozen=True)
class Mark:
    """A mark that a board shows at some place, such as where a piece can go."""

    what: str
    """The kind of mark, which the game's board knows."""
    at: str
    """The place, as the kind and id of its own tip: `tile:3`."""
    number: int


@dataclass(frozen=True)
class Tip:
    """The current effect of something on the board, as far as one seat may know."""

    kind: str
    id: str
    now: tuple[str, ...] = ()
    can: tuple[str, ...] = ()
    """What the seat can do with it."""
    name: str = ""
    """Its name, if that differs from the card that explains it."""
    marks: tuple[Mark, ...] = ()
    """What a board shows at other places while this tip is open."""


class Speaker(Protocol):
    """The speaker of a game in one language; the defaults suit plain menus and no dice."""

    def goal(self, view: View) -> str:
        """How the viewing seat wins."""

    def task(self, view: View) -> str:
        """What the viewing seat has to do now, in a sentence; empty if it has no choice."""

    def describe(self, view: View, action: Action) -> str:
        """What an action of the viewing seat would do, in words."""

    def details(self, view: View, action: Action) -> tuple[str, ...]:  # noqa: ARG002
        """More lines about an action."""
        return ()

    def advice(self, view: View, plan: Sequence[Action]) -> str:  # noqa: ARG002
        """What a plan does and risks, for a newcomer; empty if a bot's reason is enough."""
        return ""

    def mixture(
        self,
        view: View,  # noqa: ARG002
        plans: Sequence[tuple[Sequence[Action], float]],  # noqa: ARG002
    ) -> list[str]:
        """What plans do that are drawn with these shares; empty if the plans say it all."""
        return []

    def step(self, view: View, action: Action) -> str:
        """An action as one step of a longer plan, in few words."""
        return self.describe(view, action)

    def group(self, view: View, action: Action) -> str:
        """The heading under which a long menu groups an action."""

    def section(self, view: View, action: Action) -> str:  # noqa: ARG002
        """The title of a part of a menu; empty for none."""
        return ""

    def is_quiet(self, event: Event) -> bool:
        """Whether a log leaves this event out, because it repeats the player's own action."""

    def is_heading(self, event: Event) -> bool:
        """Whether this event begins a new part of a log."""

    def aside(self, event: Event) -> str:  # noqa: ARG002
        """What a log adds to an event, such as the text of a card that was revealed."""
        return ""

    def chances(self, view: View) -> Chances | None:  # noqa: ARG002
        """The exact chances of the current roll; None if nothing is rolled."""
        return None

    def ending(self, view: View, events: Sequence[Event]) -> list[str]:  # noqa: ARG002
        """More about the end of a match than who won and why."""
        return []

    def cards(self) -> list[CardPage]:
        """Everything that a player can look up."""

    def terms(self) -> list[CardPage]:
        """The game's glossary: its terms, and what they mean."""
        return []

    def tips(self, view: View, legal: Iterable[Action]) -> list[Tip]:
        """The current effect of everything on the board, for the viewing seat."""

    def names(self) -> dict[str, dict[str, str]]:
        """The names of everything that a board shows, by kind and id."""


class GenericSpeaker(Speaker):
    """The speaker of games without their own texts: turns ids and notation into words."""

    def __init__(self, locale: str, game: str, seats: int) -> None:
        self._texts = texts(locale)
        self._seats = seats
        self._sides = next((m.seat_names for m in manifests() if m.id == game), ())

    def goal(self, view: View) -> str:  # noqa: ARG002
        """Empty, because it is unknown."""
        return ""

    def task(self, view: View) -> str:
        """A general request to choose."""
        return self._texts.say("speech-generic-task") if is_asked(view) else ""

    def describe(self, view: View, action: Action) -> str:  # noqa: ARG002
        """The notation as words."""
        words = action.notation.replace("-", " ").replace("_", " ")
        return words[:1].upper() + words[1:]

    def group(self, view: View, action: Action) -> str:
        """The verb."""
        return spelled(action.verb) if action.verb else self.describe(view, action)

    def is_quiet(self, event: Event) -> bool:  # noqa: ARG002
        """False: no event is left out."""
        return False

    def is_heading(self, event: Event) -> bool:  # noqa: ARG002
        """False: the log has no parts."""
        return False

    def cards(self) -> list[CardPage]:
        """None."""
        return []

    def tips(self, view: View, legal: Iterable[Action]) -> list[Tip]:
        """A tip for each field of the view: what can be done with it."""
        uses = Uses(self._texts.say, view, legal, self.describe)
        return [
            Tip("field", field, can=uses.of(field.removesuffix("s"), field, *_words(value)))
            for field, value in view.shown(cells=False).items()
        ]

    def names(self) -> dict[str, dict[str, str]]:
        """The names of the seats."""
        name, players = self._texts.name, [f"p{seat + 1}" for seat in range(self._seats)]
        return {
            "player": {player: name("player", player) for player in players},
            "side": {side: name("side", side) for side in self._sides},
        }


def _words(value: object) -> list[str]:
    """The items of a field with several, such as the cards of a hand."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, tuple) else []


def is_asked(view: View) -> bool:
    """Whether the viewing seat has a pending choice."""
    return view.seat in view.pending


def speaker(rules: Rules[Any], locale: str) -> Speaker:
    """The speaker for these rules in a language; OptionError lists the known languages."""
    texts(locale)
    return _cached_speaker(
        rules.game, locale, rules.seats, json.dumps(rules.options, sort_keys=True)
    )


@lru_cache(KEPT)
def _cached_speaker(game: str, locale: str, seats: int, options: str) -> Speaker:
    module = find("text", game)
    if module is None:
        return GenericSpeaker(locale, game, seats)
    found: Speaker = module.speaker(locale, seats, json.loads(options))
    return found
