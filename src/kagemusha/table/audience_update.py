"""What a seat or a spectator receives: one numbered update."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from kagemusha.core.action import Legal
from kagemusha.core.event import Event
from kagemusha.core.game import Result
from kagemusha.core.view import View
from kagemusha.table.agreements import NO_AGREEMENTS, AgreementsView, agreements_view
from kagemusha.table.clock import ClockFace
from kagemusha.table.outcome import Ending
from kagemusha.table.rematch import Rematch
from kagemusha.table.seating import Holder

if TYPE_CHECKING:
    from kagemusha.table.state import TableState

Audience = int | None
"""A seat, or None for the spectators."""


def without_audience(events: Sequence[Event]) -> tuple[Event, ...]:
    """Events without the information who else saw them."""
    return tuple([e if _is_open(e) else Event(e.kind, e.args, e.rule) for e in events])


def _is_open(event: Event) -> bool:
    """Whether it is for everybody, and says nothing about who saw it."""
    return event.audience is None and event.masked is None and not event.reveals


@dataclass(frozen=True)
class Update:
    """Everything that one audience may know after something changed for it.

    Numbers count what this audience was sent and nothing else: what another seat does unseen gets
    no number here.
    """

    number: int
    at: int
    """When it happened, in milliseconds since 1970."""
    seat: Audience
    events: tuple[Event, ...]
    """What is new. With `reset` all events of the match: forget those before."""
    reset: bool
    pending: tuple[int, ...]
    view: View
    legal: Legal
    can_undo: bool
    result: Result | None
    ending: Ending | None
    clocks: tuple[ClockFace | None, ...]
    holders: tuple[Holder, ...]
    standing_in: tuple[int, ...]
    """Seats whose time was up, and for which a bot makes this move."""
    rematch: Rematch | None = None
    """Another game that was offered, once the match is over."""
    agreements: AgreementsView = NO_AGREEMENTS
    """What people did and agreed on besides moves."""

    def differs(self, before: Update) -> bool:
        """Whether it shows anything, events aside, that an earlier one did not."""
        return self != replace(
            before, number=self.number, at=self.at, events=self.events, reset=self.reset
        )

    def to_dict(self) -> dict[str, object]:
        """Plain data for clients."""
        result = self.result
        return {
            "number": self.number,
            "at": self.at,
            "seat": self.seat,
            "events": [event.to_dict() for event in self.events],
            "reset": self.reset,
            "pending": list(self.pending),
            "view": self.view.to_dict(),
            "legal": [
                {
                    "notation": action.notation,
                    "verb": action.verb,
                    "parts": [list(part) for part in action.parts],
                }
                for action in self.legal
            ],
            "can_undo": self.can_undo,
            "result": None if result is None else result.to_dict(),
            "ending": None if self.ending is None else self.ending.to_dict(),
            "clocks": [None if face is None else face.to_dict() for face in self.clocks],
            "holders": [holder.to_dict() for holder in self.holders],
            "standing_in": list(self.standing_in),
            "rematch": None if self.rematch is None else self.rematch.to_dict(),
            "agreements": msgspec.to_builtins(self.agreements),
        }

    def to_json(self) -> str:
        """The update as text, the same for equal updates."""
        return json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))


def make_update(
    state: TableState,
    audience: Audience,
    number: int,
    at: int,
    events: tuple[Event, ...],
    *,
    reset: bool,
) -> Update:
    """Everything that an audience receives now, from what `match.view` and the like show it."""
    match, clocks = state.match, state.clocks.faces
    seat = None if state.ending is not None or state.agreements.paused else audience
    return Update(
        number=number,
        at=at,
        seat=audience,
        events=events,
        reset=reset,
        pending=state.pending,
        view=match.view(audience),
        legal=Legal() if seat is None else match.legal(seat),
        can_undo=seat is not None and match.can_undo(seat),
        result=state.result,
        ending=state.ending,
        clocks=tuple(clocks.get(n) for n in range(len(state.holders))) if clocks else (),
        holders=tuple(state.holders),
        standing_in=tuple(sorted(state.standing_in)),
        rematch=state.rematch,
        agreements=agreements_view(state, audience),
    )
