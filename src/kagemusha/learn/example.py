"""A worked example of a rule: the start, the moves, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.plugins import find
from kagemusha.learn.attempt import Frame, Opening, opening
from kagemusha.learn.conditions import Condition, Scene

if TYPE_CHECKING:
    from kagemusha.core.event import Event
    from kagemusha.core.game import Game, Rules
    from kagemusha.core.match import Match


@dataclass(frozen=True)
class Example:
    """An example. Its text id is `example-<game>-<id>`; the attribute `text` describes it."""

    id: str
    rule: str
    seat: int
    """The seat whose view is shown."""
    moves: tuple[str, ...]
    """`1 seal` is the choice `seal` of seat 1; several in a plan are separated by `;`."""
    outcome: Condition
    """What must be true at the end; tests check it."""
    position: str | None = None
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    chance: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlayedLine:
    """A played example: what its seat saw, from the start on."""

    rules: Rules[Any]
    frames: tuple[Frame, ...]
    scene: Scene


def examples(game_id: str) -> tuple[Example, ...]:
    """The examples of a game: `EXAMPLES` in its part of this package; () if it has none.

    The rules page begins with the first one, which shows a typical board.
    """
    found: tuple[Example, ...] = getattr(find("learn", game_id), "EXAMPLES", ())
    return found


def example(game_id: str, example_id: str) -> Example:
    """One example; OptionError lists the known ones."""
    for one in examples(game_id):
        if one.id == example_id:
            return one
    known = ", ".join(one.id for one in examples(game_id))
    raise OptionError(Message("option-no-such-example", {"example": example_id, "known": known}))


def play(game: Game, given: Example) -> PlayedLine:
    """Carry out an example with the real rules."""
    return play_moves(game, given, given.seat, given.moves)


def play_moves(game: Game, start: Opening, seat: int, moves: Iterable[str]) -> PlayedLine:
    """Carry out some moves from a start, seen from a seat."""
    rules, match = opening(game, start)
    frames = [_frame(match, seat, seat, ())]
    seen: list[Event] = []
    for move in moves:
        who, _, plan = move.partition(" ")
        before = len(match.moves)
        match.act_all(int(who), plan)
        events = tuple(match.events_after(seat, before))
        seen += events
        frames.append(_frame(match, seat, int(who), events))
    view = match.view(seat).to_dict()
    return PlayedLine(rules, tuple(frames), Scene((), seen, view, match.result))


def _frame(match: Match, seat: int, who: int, events: tuple[Event, ...]) -> Frame:
    return Frame(who, events, match.view(seat), match.pending, match.legal(seat), match.result)
