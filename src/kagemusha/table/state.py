"""The state of a table: its match, its seats and its clocks, moved by entries alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import IllegalAction, Message, NotationError
from kagemusha.core.event import Event
from kagemusha.core.game import Game, Options, Result, Rules
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.core.replay import replay
from kagemusha.table.audience_update import Audience, Ending, Update
from kagemusha.table.clock import Clocks
from kagemusha.table.entry import Entry, TableSetup, TableSummary
from kagemusha.table.errors import TableError
from kagemusha.table.seating import Holder

RULES = 32
"""So many rules are kept: most tables are opened with the same few choices."""


def rules_of(game: Game, seats: int | None, options: Options | None) -> Rules[Any]:
    """The rules of a game for these seats and options, made once for many tables."""
    try:
        chosen = json.dumps(options or {}, sort_keys=True)
    except TypeError:  # a file, which may say something else tomorrow
        return game.rules(seats, options)
    return _rules(game, seats, chosen)


@lru_cache(RULES)
def _rules(game: Game, seats: int | None, options: str) -> Rules[Any]:
    return game.rules(seats, json.loads(options))


def start_match(setup: TableSetup) -> Match:
    """The match of a table before its first move; refused if other rules wrote it."""
    game = find_game(setup.game)
    if game.rules_version != setup.rules:
        raise _other_rules(setup, setup.rules, game.rules_version)
    if setup.log is not None:
        return replay(setup.log, find_game)
    rules = rules_of(game, setup.seats, setup.options)
    if rules.content != setup.content:
        raise _other_rules(setup, setup.content, rules.content)
    return Match(game, rules, int(setup.seed), position=setup.position)


def _other_rules(setup: TableSetup, found: str, known: str) -> TableError:
    args: dict[str, str | int] = {"table": setup.id, "found": found, "known": known}
    return TableError(Message("table-other-rules", args))


def plain(events: Sequence[Event]) -> tuple[Event, ...]:
    """Events without a word on who else saw them."""
    return tuple(
        [event if _open(event) else Event(event.kind, event.args, event.rule) for event in events]
    )


def _open(event: Event) -> bool:
    """Whether it is for everybody, and there is nothing to say about it."""
    return event.audience is None and event.masked is None and not event.reveals


class TableState:
    """Where a table stands. The same setup, seats and entries lead to the same state."""

    def __init__(
        self, setup: TableSetup, holders: Sequence[Holder], match: Match | None = None
    ) -> None:
        """`holders` as they were when the table was opened; `match` if it was made already."""
        self.match = match or start_match(setup)
        self.holders = list(holders)
        self.clocks = Clocks(setup.clock, ())
        self.standing_in: set[int] = set()
        self.ending: Ending | None = None
        self.final = False
        """Whether the last entry revealed something, or ended what could be taken back."""
        if setup.log is not None:
            self.ending = Ending("played" if self.match.result else "review")
        elif self.match.result is not None:
            self.ending = Ending("played")
        else:
            self._seated(setup.created)

    def clone(self) -> TableState:
        """An independent copy, to try a command on."""
        copy = TableState.__new__(TableState)
        copy.__dict__.update(self.__dict__)
        copy.match = self.match.clone()
        copy.holders = list(self.holders)
        copy.clocks = self.clocks.copy()
        copy.standing_in = set(self.standing_in)
        return copy

    # --- what happens -------------------------------------------------------------------------

    def redo(self, entry: Entry) -> None:
        """What an entry says."""
        self.final = False
        if entry.kind == "act":
            before, owed = len(self.match.moves), self.match.pending
            for action in entry.actions:
                self.match.act(entry.seat, action)
            self._acted(entry.at, entry.seat, before, owed)
        elif entry.kind == "undo":
            self.undo(entry.at, entry.seat)
        elif entry.kind == "time":
            self.time_out(entry.at, entry.seat)
        else:
            self.sit(entry.at, entry.seat, entry.name)

    def act(self, at: int, seat: int, plan: Sequence[Action | str] | str) -> tuple[str, ...]:
        """A command of a seat, all of it or nothing; the actions in the order they were done."""
        self.final = False
        before, owed = len(self.match.moves), self.match.pending
        self.match.act_all(seat, plan)
        actions = tuple(str(move.action) for move in self.match.moves[before:])
        if not actions:
            raise NotationError(Message("notation-empty"))
        self._acted(at, seat, before, owed)
        return actions

    def foreseeable(self, seat: int, plan: Sequence[Action | str] | str) -> list[Action]:
        """A person's plan; IllegalAction if it goes on after something is revealed.

        Else whoever sends plans that are refused would learn what is hidden, and do another.
        """
        known, rest = self.match.foreseeable(seat, plan)
        if rest:
            raise IllegalAction(Message("table-plan-too-far", {"action": str(known[-1])}))
        return known

    def why_not(self, seat: int, plan: Sequence[Action | str] | str) -> tuple[Message, ...]:
        """Every rule that a person's plan would break now; () if it is legal."""
        try:
            reasons = self.match.why_not(seat, self.match.foreseeable(seat, plan)[0])
            if not reasons:
                self.foreseeable(seat, plan)
            return reasons
        except (NotationError, IllegalAction) as error:
            return error.messages

    def _acted(self, at: int, seat: int, before: int, owed: Sequence[int]) -> None:
        done = self.match.moves[before:]
        pending = self.match.pending
        self.final = any(move.deadline for move in done)
        left = seat in owed and seat not in pending
        seen = left or any(move.face is not None for move in done)
        if seen:
            self.standing_in.discard(seat)
        self.standing_in.intersection_update(pending)
        running = [other for other in pending if other not in self.standing_in]
        self.clocks.acted(at, seat, running, seen=seen, final=self.final)
        if self.match.result is not None:
            self._end(at, Ending("played"))

    def undo(self, at: int, seat: int) -> None:
        """A seat takes its last action back."""
        self.final = False
        owed = self.match.pending
        mine = [move for move in self.match.moves if move.seat == seat]
        self.match.undo(seat)
        pending = self.match.pending
        seen = mine[-1].face is not None or (seat not in owed and seat in pending)
        running = [other for other in pending if other not in self.standing_in]
        self.clocks.undone(at, seat, running, seen=seen)

    def sit(self, at: int, seat: int, name: str) -> None:
        """Somebody takes an open seat."""
        self.final = False
        self.holders[seat] = Holder("person", name)
        self._seated(at)

    def _seated(self, at: int) -> None:
        """Time counts from when the last seat is taken."""
        if all(holder.kind != "open" for holder in self.holders):
            timed = [seat for seat, holder in enumerate(self.holders) if holder.kind != "bot"]
            self.clocks.start(at, timed, self.match.pending)

    def time_out(self, at: int, seat: int) -> None:
        """The time of a seat is up: a bot makes its move, or it has lost."""
        self.final = True
        self.clocks.before.clear()
        self.clocks.ran_out(seat)
        if self.clocks.setting.out == "lose":
            self._end(at, Ending("time", seat))
        else:
            self.standing_in.add(seat)

    def _end(self, at: int, ending: Ending) -> None:
        self.ending = ending
        self.standing_in.clear()
        self.clocks.stop(at)

    # --- what is asked ------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a choice; nobody once the table is over."""
        return () if self.ending else self.match.pending

    @property
    def result(self) -> Result | None:
        """The match's result; on time, the side of who was late has lost to all the others."""
        if self.ending is None or self.ending.seat is None:
            return self.match.result
        seats, lost = range(len(self.holders)), self.match.rules.side(self.ending.seat)
        winners = tuple(seat for seat in seats if seat not in lost)
        return Result(tuple(float(seat in winners) for seat in seats), winners, "time")

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now, by name; "" for the one that stands in."""
        if seat in self.standing_in:
            return self.clocks.setting.bot
        holder = self.holders[seat]
        return holder.name if holder.kind == "bot" else None

    def summary(self) -> TableSummary:
        """What the store keeps beside the entries."""
        pending = self.pending
        if self.ending is not None:
            return TableSummary(
                "review" if self.ending.reason == "review" else "over", pending, None
            )
        if any(self.bot_at(seat) is not None for seat in pending):
            return TableSummary("running", pending, 0)
        due = self.clocks.due()
        return TableSummary("running", pending, None if due is None else due[0])

    def events_for(self, audience: Audience) -> tuple[Event, ...]:
        """The events as an audience was shown them."""
        return plain(self.match.events(audience))

    def events_after(self, audience: Audience, moves: int) -> tuple[Event, ...]:
        """Those after so many moves."""
        return plain(self.match.events_after(audience, moves))

    def unseen_after(self, moves: int) -> bool:
        """Whether nobody but who made them can see the moves after so many (decision 0010)."""
        return all(move.face is None for move in self.match.moves[moves:])

    def shows_as(self, before: TableState) -> bool:
        """Whether clocks, seats and the end are as they were."""
        return (
            self.clocks.faces == before.clocks.faces
            and self.holders == before.holders
            and self.standing_in == before.standing_in
            and self.ending == before.ending
        )

    def update_for(
        self, audience: Audience, number: int, at: int, events: tuple[Event, ...], *, afresh: bool
    ) -> Update:
        """Everything an audience sees now, as an update of its stream."""
        playing = audience is not None and self.ending is None
        clocks = self.clocks.faces
        return Update(
            number=number,
            at=at,
            seat=audience,
            events=events,
            afresh=afresh,
            pending=self.pending,
            view=self.match.view(audience),
            legal=self.match.legal(audience) if playing and audience is not None else Legal(),
            can_undo=playing and audience is not None and self.match.can_undo(audience),
            result=self.result,
            ending=self.ending,
            clocks=tuple(clocks.get(seat) for seat in range(len(self.holders))) if clocks else (),
            holders=tuple(self.holders),
            standing_in=tuple(sorted(self.standing_in)),
        )

    def stream(self, seed: str, purpose: str, seat: int) -> Rng:
        """A random stream for one decision of a seat: the same after a restart."""
        made = sum(move.seat == seat for move in self.match.moves)
        return Rng(seed, "table", purpose, seat, made)
