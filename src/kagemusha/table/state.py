"""The state of a table: its match, its seats and its clocks, moved by entries alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.errors import IllegalAction, Message, NotationError
from kagemusha.core.event import Event
from kagemusha.core.game import Game, Options, Result, Rules
from kagemusha.core.match import Match, Move
from kagemusha.core.registry import find_game
from kagemusha.core.replay import replay
from kagemusha.table import agreements
from kagemusha.table.agreements import AgreementKind, Agreements
from kagemusha.table.audience_update import Audience, without_audience
from kagemusha.table.clock import ClockFace, Clocks
from kagemusha.table.entry import Entry, Status, TableSetup, TableSummary, Turn
from kagemusha.table.errors import TableError
from kagemusha.table.outcome import Ending
from kagemusha.table.rematch import Rematch, read_rematch
from kagemusha.table.seating import Holder

STOPPED = ClockFace(0, None)
RULES = 32
"""How many rules are kept: most tables are opened with the same few options."""


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


def _too_far(last: Action) -> IllegalAction:
    return IllegalAction(Message("table-plan-too-far", {"action": str(last)}))


class TableState:
    """The state of a table. The same setup, holders and entries lead to the same state."""

    def __init__(
        self, setup: TableSetup, holders: Sequence[Holder], match: Match | None = None
    ) -> None:
        """`holders` as they were when the table was opened; `match` if it was made already."""
        self.match = match or start_match(setup)
        self.holders = list(holders)
        self.clocks = Clocks(setup.clock, ())
        self.standing_in: set[int] = set()
        self.agreements = Agreements()
        self.owing: dict[int, int] = {}
        """Since when the others wait for each seat: only what they can see counts."""
        self.turns: dict[int, int] = {}
        """Since when each person owes a choice, without a break."""
        self.no_help = setup.no_help
        self.in_tournament = setup.tournament is not None
        self.ending: Ending | None = None
        self.rematch: Rematch | None = None
        self.final = False
        """Whether the last entry revealed something, or ended what could be taken back."""
        self.rewound = False
        """Whether the last entry took moves back."""
        if setup.log is not None:
            self.ending = Ending("played" if self.match.result else "review")
        elif self.match.result is not None:
            self.ending = Ending("played")
        else:
            self._start_clocks(setup.created)
        self.note_owing(setup.created)

    def copy(self) -> TableState:
        """An independent copy."""
        return self._copy(self.match.clone())

    def _copy(self, match: Match) -> TableState:
        """An independent copy with another match."""
        copy = TableState.__new__(TableState)
        copy.match = match
        copy.holders = list(self.holders)
        copy.clocks = self.clocks.copy()
        copy.standing_in = set(self.standing_in)
        copy.agreements = self.agreements
        copy.owing = dict(self.owing)
        copy.turns = dict(self.turns)
        copy.no_help, copy.in_tournament = self.no_help, self.in_tournament
        copy.ending = self.ending
        copy.rematch = self.rematch
        copy.final = copy.rewound = False
        return copy

    # --- what happens: each gives a new state ---------------------------------------------------

    def after_plan(
        self, at: int, seat: int, plan: Sequence[Action | str] | str, *, to_reveal: bool
    ) -> TableState:
        """After a plan of a seat, all of it or nothing.

        With `to_reveal` it must end when something is revealed. Otherwise one could send
        plans, learn what is hidden from the refusals, and do another.
        """
        match, rest = self.match.after(seat, plan, to_reveal=to_reveal)
        if rest:
            raise _too_far(match.moves[-1].action)
        if len(match.moves) == len(self.match.moves):
            raise NotationError(Message("notation-empty"))
        state = self._copy(match)
        state._acted(at, seat, len(self.match.moves), self.match.pending)
        return state

    def after_undo(self, at: int, seat: int, *, whole_plan: bool = False) -> TableState:
        """After a seat took its last action back.

        With `whole_plan` also every step before it that the others did not see.
        """
        state = self.copy()
        state._undo(at, seat)
        while whole_plan and state.match.can_undo(seat) and state._last_move(seat).face is None:
            state._undo(at, seat)
        return state

    def after_sit(self, at: int, seat: int, name: str) -> TableState:
        """After somebody took an open seat."""
        state = self.copy()
        state._sit(at, seat, name)
        return state

    def after_time_out(self, at: int, seat: int) -> TableState:
        """After the time of a seat was up: a bot makes its move, or it has lost."""
        state = self.copy()
        state._time_out(at, seat)
        return state

    def after_agreement(
        self, at: int, seat: int, kind: AgreementKind, words: tuple[str, ...]
    ) -> TableState:
        """After a seat did something besides a move; `agreements` has checked that it may."""
        state = self.copy()
        agreements.carry_out(state, at, seat, kind, words)
        return state

    def after_close(self, at: int) -> TableState:
        """After the operator closed the table."""
        state = self.copy()
        state._close(at)
        return state

    def after_walkover(self, at: int, loser: int) -> TableState:
        """After the organiser of a tournament gave the match to the other side."""
        state = self.copy()
        state.end(at, Ending("walkover", loser))
        return state

    def after_decline(self, at: int) -> TableState:
        """After whom it waited for has declined the invitation; TableError if it does not wait."""
        if all(holder.kind != "open" for holder in self.holders):
            raise TableError(Message("invitation-gone"))
        state = self.copy()
        state.end(at, Ending("declined"))
        return state

    def after_rename(self, at: int, seat: int, name: str) -> TableState:
        """After the operator gave a seat another name."""
        state = self.copy()
        state._rename(at, seat, name)
        return state

    def after_rematch(self, rematch: Rematch) -> TableState:
        """After somebody offered another game, or answered."""
        state = self.copy()
        state.rematch = rematch
        return state

    def redo(self, entry: Entry) -> None:
        """Do what an entry of the store says, in place."""
        self.final = self.rewound = False
        if entry.kind == "act":
            before, owed = len(self.match.moves), self.match.pending
            for action in entry.actions:
                self.match.act(entry.seat, action)
            self._acted(entry.at, entry.seat, before, owed)
        elif entry.kind == "undo":
            for _ in range(entry.undone):
                self._undo(entry.at, entry.seat)
        elif entry.kind == "time":
            self._time_out(entry.at, entry.seat)
        elif entry.kind == "close":
            self._close(entry.at)
        elif entry.kind == "walkover":
            self.end(entry.at, Ending("walkover", entry.seat))
        elif entry.kind == "decline":
            self.end(entry.at, Ending("declined"))
        elif entry.kind == "rematch":
            self.rematch = read_rematch(entry.actions[0])
        elif entry.kind == "rename":
            self._rename(entry.at, entry.seat, entry.name)
        elif entry.kind == "sit":
            self._sit(entry.at, entry.seat, entry.name)
        else:
            agreements.carry_out(self, entry.at, entry.seat, entry.kind, entry.actions)

    def _acted(self, at: int, seat: int, before: int, owed: Sequence[int]) -> None:
        done = self.match.moves[before:]
        pending = self.match.pending
        self.final = any(move.final for move in done)
        left = seat in owed and seat not in pending
        seen = left or any(move.face is not None for move in done)
        if seen:
            self.standing_in.discard(seat)
            agreements.after_move(self, seat)
        self.standing_in.intersection_update(pending)
        self.clocks.acted(at, seat, self._timed(), seen=seen, final=self.final)
        if self.match.result is not None:
            self.end(at, Ending("played"))
        if seen:
            self.owing.pop(seat, None)
        self.note_owing(at)

    def _undo(self, at: int, seat: int) -> None:
        owed, last = self.match.pending, self._last_move(seat)
        self.match.undo(seat)
        self.rewound = True
        seen = last.face is not None or (seat not in owed and seat in self.match.pending)
        if seen:
            agreements.after_move(self, seat)
        self.clocks.undone(at, seat, self._timed(), seen=seen)
        if seen:
            self.owing.pop(seat, None)
        self.note_owing(at)

    def _last_move(self, seat: int) -> Move:
        found = [move for move in self.match.moves if move.seat == seat]
        if not found:
            raise IllegalAction(Message("refused-nothing-to-undo", rule="core"))
        return found[-1]

    def _timed(self) -> list[int]:
        """The seats whose own players have a pending choice."""
        absent = {*self.standing_in, *self.agreements.replaced}
        return [seat for seat in self.pending if seat not in absent]

    def _sit(self, at: int, seat: int, name: str) -> None:
        self.holders[seat] = Holder("person", name)
        self._start_clocks(at)
        self.owing.clear()
        self.note_owing(at)

    def _rename(self, at: int, seat: int, name: str) -> None:
        self.holders[seat] = replace(self.holders[seat], name=name)
        self.agreements = self.agreements.noting(agreements.Notice(at, "renamed", seat))

    def _start_clocks(self, at: int) -> None:
        """Time counts from when the last seat is taken."""
        if all(holder.kind != "open" for holder in self.holders):
            timed = [seat for seat, holder in enumerate(self.holders) if holder.kind != "bot"]
            self.clocks.start(at, timed, self.match.pending)

    def _time_out(self, at: int, seat: int) -> None:
        self.final = True
        self.clocks.before.clear()
        self.clocks.ran_out(seat)
        if self.clocks.setting.out == "lose":
            self.end(at, Ending("time", seat))
        else:
            self.standing_in.add(seat)

    def _close(self, at: int) -> None:
        self.final = True
        self.end(at, Ending("closed"))

    def end(self, at: int, ending: Ending) -> None:
        """The table is over."""
        self.ending, self.final = ending, True
        self.agreements = replace(self.agreements, proposal=None, paused=False)
        self.standing_in.clear()
        self.clocks.stop(at)

    def run_clocks(self, at: int) -> None:
        """Run the clocks of the seats with a pending choice."""
        self.clocks.run(at, self._timed())
        self.note_owing(at)

    def note_owing(self, at: int) -> None:
        """Note for whom the others wait from now on; while it is paused, for everybody."""
        waited = self.people if self.agreements.paused else self.pending
        self.owing = {seat: self.owing.get(seat, at) for seat in waited}
        self.turns = {seat: self.turns.get(seat, at) for seat in self._timed()}

    def rewind(self, at: int, moves: int) -> None:
        """Go back to the match after a number of moves. Used time stays used."""
        self.match = self.match.rewound(moves)
        self.final = self.rewound = True
        self.standing_in.clear()
        self.clocks.before.clear()
        self.run_clocks(at)

    # --- what is asked ------------------------------------------------------------------------

    def why_not(self, seat: int, plan: Sequence[Action | str] | str) -> tuple[Message, ...]:
        """Every rule that a person's plan would break now; () if it is legal."""
        try:
            known, rest = self.match.foreseeable(seat, plan)
        except (NotationError, IllegalAction) as error:
            return error.messages
        reasons = self.match.why_not(seat, known)
        return _too_far(known[-1]).messages if rest and not reasons else reasons

    def check_running(self) -> None:
        """TableError if the table is over."""
        ending = self.ending
        if ending is not None and ending.reason == "time":
            raise TableError(Message("table-time-lost", {"seat": ending.seat or 0}))
        if ending is not None and ending.reason == "closed":
            raise TableError(Message("table-was-closed"))
        if ending is not None and ending.reason == "review":
            raise TableError(Message("table-for-review"))
        if ending is not None and ending.reason != "played":
            raise TableError(Message("refused-match-is-over"))

    def check_open(self, seat: int) -> None:
        """TableError if a seat can no longer act here, or a bot acts for it."""
        self.check_running()
        if seat in self.standing_in:
            raise TableError(Message("table-time-up"))
        if seat in self.agreements.resigned:
            raise TableError(Message("table-resigned"))
        if seat in self.agreements.replaced:
            raise TableError(Message("table-bot-plays"))
        if self.agreements.paused:
            raise TableError(Message("table-paused"))

    def check_over(self) -> None:
        """TableError if there is no match that another could follow."""
        if self.ending is None:
            raise TableError(Message("table-rematch-early"))
        if self.ending.reason == "review":
            raise TableError(Message("table-for-review"))
        if self.in_tournament:
            raise TableError(Message("tournament-no-rematch"))
        if self.rematch is not None and self.rematch.next is not None:
            raise TableError(Message("table-rematch-begun"))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who are at the table."""
        kinds = ("person", "local")
        return tuple(n for n, holder in enumerate(self.holders) if holder.kind in kinds)

    def sharing(self, seat: int) -> tuple[int, ...]:
        """The seats that are at the same screen as one, itself among them."""
        if self.holders[seat].kind != "local":
            return (seat,)
        return tuple(n for n, holder in enumerate(self.holders) if holder.kind == "local")

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats with a pending choice; none once the table is over, or while it is paused."""
        return () if self.ending or self.agreements.paused else self.match.pending

    @property
    def result(self) -> Result | None:
        """The match's result, or that of another ending."""
        played = self.match.result
        return played if self.ending is None else self.ending.result(self.match.rules, played)

    def people_besides(self, seat: int) -> bool:
        """Whether anybody but bots plays with a seat."""
        gone = {seat, *self.agreements.resigned}
        return any(holder.kind != "bot" for n, holder in enumerate(self.holders) if n not in gone)

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now, by name; "" for the one that stands in."""
        if seat in self.standing_in or seat in self.agreements.replaced:
            return self.clocks.setting.bot
        holder = self.holders[seat]
        return holder.name if holder.kind == "bot" else None

    def summary(self) -> TableSummary:
        """What the store keeps beside the entries."""
        pending = self.pending
        if self.ending is not None:
            status: Status = "review" if self.ending.reason == "review" else "over"
            winners = self.result.winners if self.result else None
            asked = self.rematch.asked if self.rematch else ()
            return TableSummary(status, asked, None, winners)
        if any(self.bot_at(seat) is not None for seat in pending):
            return TableSummary("running", pending, 0, turns=self._turns())
        due = self.clocks.due()
        when = None if due is None else due[0]
        return TableSummary("running", pending, when, turns=self._turns())

    def _turns(self) -> tuple[Turn, ...]:
        people, found = self.people, []
        for seat in self._timed():
            since = self.turns.get(seat)
            if seat in people and since is not None:
                face = self.clocks.faces.get(seat, STOPPED)
                found.append(Turn(seat, since, face.alarm, face.due))
        return tuple(found)

    def events_for(self, audience: Audience) -> tuple[Event, ...]:
        """The events as an audience was shown them."""
        return without_audience(self.match.events(audience))

    def events_after(self, audience: Audience, moves: int) -> tuple[Event, ...]:
        """Those after a number of moves."""
        return without_audience(self.match.events_after(audience, moves))

    def rng(self, seed: str, purpose: str, seat: int) -> Rng:
        """A random generator for one decision of a seat: the same after a restart."""
        made = sum(move.seat == seat for move in self.match.moves)
        return Rng(seed, "table", purpose, seat, made)
