"""A table that is over: its log, and what everybody saw at any moment."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from kagemusha.bots.decisions import DecisionPoint, decision_points
from kagemusha.core.action import Legal
from kagemusha.core.errors import Message
from kagemusha.core.match import Match
from kagemusha.table.audience_update import Audience, Update, without_audience
from kagemusha.table.errors import TableError
from kagemusha.table.runtime import TableRuntime

INTERVAL = 16
"""Moves between two kept copies of a match: from the last of them the others are played again."""


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _asked_since(done: Match) -> dict[tuple[int, int], int]:
    """By seat and move: after how many moves the seat was asked for what that move completed."""
    match = done.restart()
    since = dict.fromkeys(match.pending, 0)
    found = {}
    for number, move in enumerate(done.moves, start=1):
        match.act(move.seat, move.action)
        found[move.seat, number] = since.get(move.seat, number - 1)
        if move.face is not None or move.final:  # others see it: what follows is a new decision
            since.pop(move.seat, None)
        since = {seat: since.get(seat, number) for seat in match.pending}
    return found


class PastMatch:
    """Replays a match as far as somebody looks, and only once."""

    def __init__(self, done: Match) -> None:
        self._moves = done.moves
        self._kept = [done.restart()]

    def at(self, move: int) -> Match:
        """The match after a number of moves, with nothing hidden."""
        match = self._kept[min(move // INTERVAL, len(self._kept) - 1)].clone()
        for done in self._moves[len(match.moves) : move]:
            match.act(done.seat, done.action)
            if len(match.moves) == len(self._kept) * INTERVAL:
                self._kept.append(match.clone())
        return match


class FinishedTable:
    """Looks back on one table; every method raises TableError while it still runs."""

    def __init__(self, runtime: TableRuntime) -> None:
        self._runtime = runtime
        self._past: PastMatch | None = None

    def export(self) -> dict[str, Any]:
        """The whole log: what `kagemusha.replay` takes.

        If the table did not end by a result of the match, or people did something besides moves,
        that stands beside the log; no link covers it.
        """
        with self._runtime.turn():
            log, state = self._match().to_dict(), self._runtime.journal.state
            notices = msgspec.to_builtins(state.agreements.notices)
            ending = state.ending
            if notices or (ending is not None and ending.reason not in ("played", "review")):
                log["table"] = {"ending": ending and ending.to_dict(), "notices": notices}
            return log

    @property
    def length(self) -> int:
        """How many moves there were."""
        with self._runtime.turn():
            return len(self._match().moves)

    def match(self, move: int | None = None) -> Match:
        """The match after a number of moves, or at its end, with nothing hidden."""
        with self._runtime.turn():
            return self._at(move)

    def timed_decisions(self) -> list[tuple[DecisionPoint, int | None]]:
        """All decisions, and how many milliseconds each took; None for those of bots.

        The time runs from when the seat had to choose, and not before the last seat was taken.
        """
        with self._runtime.turn():
            match, journal = self._match(), self._runtime.journal
            times, own = journal.move_times(), journal.own_moves()
            times[0] = journal.full_at
            asked, found = _asked_since(match), []
            for point in decision_points(match):
                since = max(times[0], times[asked[point.seat, point.last]])
                by_holder = own[point.first] and own[point.last - 1]
                found.append((point, times[point.last] - since if by_holder else None))
            return found

    def updates(self, move: int) -> list[Update]:
        """What the spectators, and then each seat, saw after a number of moves.

        The events are those of the last of these moves, or of the opening.
        """
        with self._runtime.turn():
            match = self._at(move)
            return [self._update(match, who) for who in (None, *range(match.rules.seats))]

    def variation(self, move: int, actions: Sequence[tuple[int, str]]) -> list[Update]:
        """The same for a moment after other actions, each by a seat, and what may follow.

        Refused by the rules if one of them is not legal. Chance answers every time in the same way.
        """
        with self._runtime.turn():
            start = self._at(move)
            rules, seed = start.rules, _seed(f"{self._runtime.journal.setup.id} {move}")
            match = start.game.position(start.position(), rules.seats, rules.options, seed)
            for seat, action in actions:
                match.act(seat, action)
            watching = (None, *range(rules.seats))
            updates = [self._update(match, who, before=move) for who in watching]
            return [
                update if who is None else replace(update, legal=match.legal(who))
                for who, update in zip(watching, updates, strict=True)
            ]

    def _match(self) -> Match:
        if self._runtime.journal.state.ending is None:
            raise TableError(Message("table-still-running"))
        return self._runtime.journal.state.match

    def _at(self, move: int | None) -> Match:
        match = self._match()
        last = len(match.moves)
        move = last if move is None else move
        if not 0 <= move <= last:
            raise TableError(Message("table-no-such-move", {"number": move, "last": last}))
        if self._past is None:
            self._past = PastMatch(match)
        return self._past.at(move)

    def _update(self, match: Match, audience: Audience, before: int | None = None) -> Update:
        """`before`: how many moves of the table came before those of the match, a variation."""
        state, done = self._runtime.journal.state, match.moves
        events = match.events_after(audience, len(done) - 1) if done else match.events(audience)
        last = before is None and len(done) == len(state.match.moves)
        return Update(
            number=len(done) + (before or 0),
            at=self._runtime.journal.move_times()[len(done) if before is None else before],
            seat=audience,
            events=without_audience(events),
            reset=not done,
            pending=match.pending,
            view=match.view(audience),
            legal=Legal(),
            can_undo=False,
            result=state.result if last else match.result,
            ending=state.ending if last else None,
            clocks=(),
            holders=tuple(state.holders),
            standing_in=(),
        )
