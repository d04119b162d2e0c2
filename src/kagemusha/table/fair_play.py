"""Fair play at rated tables: how people choose and how long they think, for the operator alone.

It reads finished rated matches and their analyses, which anybody may ask for. What follows from
that is told to nobody else, is kept nowhere, and has no consequence of its own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.table.errors import TableError
from kagemusha.table.fair_play_figures import (
    EngineAgreement,
    Expected,
    Judged,
    Player,
    Timing,
    agreement,
    expected,
    timing,
)
from kagemusha.table.live_table import LiveTable
from kagemusha.table.rating_store import Standing
from kagemusha.table.ratings import BOT, Pool
from kagemusha.table.tables import Tables

MATCHES = 20
"""Of one profile in one pool, the newest."""
OTHERS = 20
"""Others of a pool who are read to say what is usual: those of the nearest rating."""
ENOUGH = 100
"""Decisions that matter after which no more matches of others are analysed."""
CLIENT = "operator"
POLL = 0.2
"""Seconds between two looks at an analysis."""


@dataclass(frozen=True, slots=True)
class BotLevel:
    """What a bot of the same pool reaches."""

    name: str
    rating: float
    agreement: EngineAgreement


@dataclass(frozen=True, slots=True)
class Signals:
    """What the operator sees of one profile in one pool."""

    standing: Standing
    matches: int
    """Finished matches that were read."""
    unread: int
    """Matches that are no longer there, or for which there was no time."""
    analysed: int
    timing: Timing | None
    """None if there are too few decisions."""
    agreement: EngineAgreement | None
    best: Expected | None
    """The share of best choices that others of this rating reach; None if they are too few."""
    loss: Expected | None
    """The same for the chance that they give away with a decision."""
    others: tuple[Timing, ...] = ()
    """The times of others in the pool."""
    bots: tuple[BotLevel, ...] = ()

    @property
    def distance(self) -> float:
        """How far the share of best choices is above what is usual, in standard deviations."""
        if self.agreement is None or self.best is None:
            return 0.0
        return self.best.distance(self.agreement.best)


@dataclass(frozen=True, slots=True)
class _Played:
    """What one player did in several matches of a pool."""

    matches: tuple[tuple[Judged, ...], ...] = ()
    unread: int = 0
    analysed: int = 0

    @property
    def decisions(self) -> list[Judged]:
        return [one for match in self.matches for one in match]


@dataclass(frozen=True, slots=True)
class _Match:
    by_seat: list[tuple[Judged, ...]]
    analysed: bool


class FairPlay:
    """Reads the rated matches of one store, for a limited time."""

    def __init__(
        self,
        tables: Tables,
        seconds: float,
        *,
        matches: int = MATCHES,
        work: float = 1.0,
    ) -> None:
        """After `seconds` no further match is read or analysed; one that was begun is finished.

        `work` is the effort of an analysis, as a part of what a bot does in a match.
        """
        self._tables, self._matches, self._work = tables, matches, work
        self._until = time.monotonic() + seconds
        self._known: dict[str, _Match | None] = {}

    def players(self) -> list[Signals]:
        """Every profile that has played rated matches, in each pool, by what is known already.

        No match is analysed. The most unusual agreement with the engine comes first.
        """
        found = []
        for pool, _ in self._tables.store.ratings.pools():
            ranked = self._tables.store.ratings.ranked(pool, self._tables.now())
            played = {one.who: self._played(one.who, pool) for one in ranked}
            for one in ranked:
                if not one.who.startswith(BOT):
                    found.append(_signals(one, ranked, played))
        return sorted(found, key=lambda one: (-one.distance, -one.standing.played))

    def details(self, who: str) -> list[Signals]:
        """One profile in each of its pools; its matches are analysed, then those of others."""
        store = self._tables.store
        if who.startswith(BOT) or store.profiles.get(who) is None:
            raise TableError(Message("lobby-no-profile"))
        standings = store.ratings.of(who, self._tables.now())
        own = {one.pool: self._played(who, one.pool, analyse=True) for one in standings}
        found = []
        for one in standings:
            ranked = store.ratings.ranked(one.pool, self._tables.now())
            others = [other for other in ranked if other.who != who]
            others.sort(key=lambda other: abs(other.rating.value - one.rating.value))
            played = {
                other.who: self._played(other.who, one.pool, analyse=True, enough=ENOUGH)
                for other in others[:OTHERS]
            }
            found.append(_signals(one, others[:OTHERS], {**played, who: own[one.pool]}))
        return found

    # --- matches ----------------------------------------------------------------------------------

    def _played(self, who: str, pool: Pool, *, analyse: bool = False, enough: int = 0) -> _Played:
        """What somebody did in the newest matches of a pool.

        With `enough`, matches are analysed only until so many decisions matter.
        """
        matches = [one for one in self._tables.store.ratings.matches(who) if one.pool == pool]
        played = _Played()
        for match in matches[: self._matches]:
            known = sum(bool(one.matters) for one in played.decisions)
            decisions = self._decisions(match.table, analyse and not known >= enough > 0)
            if decisions is None:
                played = replace(played, unread=played.unread + 1)
                continue
            own = [decisions[one.seat] for one in match.players if one.who == who]
            judged = any(one.matters is not None for seat in own for one in seat)
            played = replace(
                played,
                matches=(*played.matches, tuple(one for seat in own for one in seat)),
                analysed=played.analysed + judged,
            )
        return played

    def _decisions(self, table_id: str, analyse: bool) -> list[tuple[Judged, ...]] | None:
        """By seat, the decisions of a match; None if it cannot be read."""
        if table_id not in self._known and not self._late:
            self._known[table_id] = self._read(table_id)
        found = self._known.get(table_id)
        if found is not None and analyse and not found.analysed and not self._late:
            self._known[table_id] = found = self._read(table_id, analyse=True)
        return None if found is None else found.by_seat

    @property
    def _late(self) -> bool:
        return time.monotonic() >= self._until

    def _read(self, table_id: str, *, analyse: bool = False) -> _Match | None:
        try:
            table = self._tables.table(table_id)
            timed = table.finished.timed_decisions()
        except KagemushaError:  # removed since, or of other rules
            return None
        analysis = self._analysis(table, analyse=analyse)
        judgements = {} if analysis is None else {(d["seat"], d["first"]): d for d in analysis}
        by_seat: list[list[Judged]] = [[] for _ in table.holders]
        for point, took in timed:
            if took is None and table.holders[point.seat].kind != "bot":
                continue  # a bot played on for somebody who had left
            one = Judged((took or 0) / 1000, len(point.legal))
            if judged := judgements.get((point.seat, point.first)):
                best = judged["after"] is not None and judged["loss"] == 0.0
                one = replace(one, matters=judged["matters"], best=best, loss=judged["loss"])
            by_seat[point.seat].append(one)
        return _Match([tuple(seat) for seat in by_seat], analysis is not None)

    def _analysis(self, table: LiveTable, *, analyse: bool) -> list[dict[str, Any]] | None:
        """The analysis of a match; None if there is no complete one, and none is to be made."""
        analyzer, work = self._tables.analyzer, self._work
        known = analyzer.look(table, "", work) if analyse else analyzer.kept(table, "", work)
        if known is None and analyse:
            known = analyzer.start(table, "", work, CLIENT)
        pause = threading.Event()
        while known is not None and not known.done and analyse:
            pause.wait(POLL)
            known = analyzer.look(table, "", work, CLIENT)
        return None if known is None or not known.done else known.found["decisions"]


def _signals(
    standing: Standing, ranked: Sequence[Standing], played: Mapping[str, _Played]
) -> Signals:
    """`ranked`: who else is in the pool, and maybe the one in question."""
    own = played[standing.who]
    people, bots, times = [], [], []
    for one in ranked:
        if one.who == standing.who:
            continue
        reached = agreement(played[one.who].matches)
        if one.who.startswith(BOT):
            if reached is not None:
                bots.append(BotLevel(one.name, one.rating.value, reached))
            continue
        people.append(Player(one.rating.value, one.rating.deviation, reached))
        if (took := timing(played[one.who].decisions)) is not None:
            times.append(took)
    reached = agreement(own.matches)
    player = Player(standing.rating.value, standing.rating.deviation, reached)
    return Signals(
        standing=standing,
        matches=len(own.matches),
        unread=own.unread,
        analysed=own.analysed,
        timing=timing(own.decisions),
        agreement=reached,
        best=expected(player, people, "best"),
        loss=expected(player, people, "loss"),
        others=tuple(times),
        bots=tuple(sorted(bots, key=lambda bot: bot.rating)),
    )
