"""Updates: what a seat or a spectator sees."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from kagemusha.core.game import Result
from kagemusha.table import AgreementsView, ClockFace, Ending, Holder, Rematch
from kagemusha.text.speaker import Chances


class GameEvent(Struct):
    """One thing that happened, as ids and numbers."""

    kind: str
    args: dict[str, str | int | list[str]]
    rule: str | UnsetType = UNSET


class LegalAction(Struct):
    """One small choice: its notation is its identity, its parts are for drawing it."""

    notation: str
    verb: str
    parts: list[tuple[str, str | int]]


class ChoiceText(Struct, omit_defaults=True):
    """A legal action in words, and under which headings it is listed."""

    text: str
    group: str
    section: str
    details: tuple[str, ...] = ()
    """What else may be read about it, line by line."""


class EventLine(Struct):
    """An event in words; a heading begins something, what is quiet may be passed over."""

    text: str
    heading: bool
    quiet: bool


class UpdateText(Struct):
    """An update in words, made of the update and of nothing else."""

    task: str
    goal: str
    choices: list[ChoiceText]
    """Beside `legal`, one for one."""
    events: list[EventLine]
    """Beside `events`, one for one."""
    chances: Chances | None
    ending: list[str]


class Update(Struct):
    """Everything that one audience may know, after something changed for it."""

    number: int
    at: int
    seat: int | None
    events: list[GameEvent]
    reset: bool
    pending: list[int]
    view: dict[str, Any]
    legal: list[LegalAction]
    can_undo: bool
    result: Result | None
    ending: Ending | None
    clocks: list[ClockFace | None]
    holders: list[Holder]
    standing_in: list[int]
    rematch: Rematch | None
    """Another game that was offered, once this one is over; `next` is its table when it begins."""
    agreements: AgreementsView
    text: UpdateText | UnsetType = UNSET
    """There if the client named a language."""


class Updates(Struct):
    """Updates of one audience, in order. `more`: ask again, after the last of these."""

    updates: list[Update]
    more: bool
    seats: list[int]
    """Those that the secret opens."""


class PastUpdates(Struct):
    """A finished table after a number of its moves, as everybody saw it."""

    move: int
    moves: int
    spectator: Update
    seats: list[Update]
