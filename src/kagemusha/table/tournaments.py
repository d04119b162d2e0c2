"""Tournaments of one server process; all of them share the store.

Each round opens its tables in one transaction, which only one process can commit: the version of
the tournament says who was first. Any process begins a round that is due, so nothing waits for one
that has died.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING

from kagemusha.bots import check_bot
from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import Message
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.table.errors import Conflict, NotYourTournament, StoreError, TableError
from kagemusha.table.input_checks import check_name
from kagemusha.table.profiles import Profile, seat_secret
from kagemusha.table.ratings import BOT, check_rated
from kagemusha.table.rows import NewTable, SeatRow
from kagemusha.table.seat_secrets import hash_secret, new_id
from kagemusha.table.seating import Holder, bot, person
from kagemusha.table.state import TableState, rules_of
from kagemusha.table.table_setup import setup_of
from kagemusha.table.tournament import (
    LOSS,
    SEATS,
    WIN,
    Entrant,
    Tournament,
    TournamentMatch,
    TournamentTerms,
    is_bot,
    rounds_of,
)
from kagemusha.table.tournament_pairing import Pair, decided, pair_round

if TYPE_CHECKING:
    from kagemusha.table.tables import Tables

RETRIES = 20
"""How often a change is tried while others change the same tournament."""
log = logging.getLogger(__name__)


class Tournaments:
    """Opening, joining, starting and advancing tournaments."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store.tournaments

    def read(self, tournament: str) -> Tournament:
        """A tournament and where it stands; NoSuchTournament if there is none."""
        return self._store.read(tournament)

    # --- before the start -------------------------------------------------------------------------

    def open(self, organiser: Profile, terms: TournamentTerms, client: str = "") -> Tournament:
        """Open a tournament, which people may join."""
        terms = checked(terms)
        tournament, now = new_id(), self._tables.now()
        self._tables.store.profiles.touch(organiser.id, now)
        self._store.add(tournament, terms, organiser.id, client, now)
        return self.read(tournament)

    def join(self, tournament: str, guest: Profile, key: str) -> Tournament:
        """Take part. The key opens the seats at all tables of the tournament."""
        now = self._tables.now()
        self._tables.store.profiles.touch(guest.id, now)
        secret_hash = hash_secret(seat_secret(key, tournament))
        self._store.enter(tournament, [(guest.id, secret_hash)], now)
        return self.read(tournament)

    def enter_bots(self, tournament: str, organiser: Profile, name: str, number: int) -> Tournament:
        """A number of bots take part; they play on this server."""
        found = self._of(tournament, organiser)
        check_bot(name, found.terms.game)
        if found.terms.rated:
            rules = rules_of(find_game(found.terms.game), SEATS, found.terms.options)
            check_rated(rules, [bot(name)] * SEATS, found.terms.clock)
        self._store.enter(tournament, [(BOT + name, None)] * number, self._tables.now())
        return self.read(tournament)

    def leave(self, tournament: str, guest: Profile) -> Tournament:
        """Take part no longer: in no further round, if it has started."""
        entrant = self.read(tournament).entrant(guest.id)
        if entrant is None or entrant.withdrawn:
            raise TableError(Message("tournament-no-entrant"))
        self._store.leave(tournament, entrant.number, self._tables.now())
        return self.read(tournament)

    def remove(self, tournament: str, organiser: Profile, number: int) -> Tournament:
        """The organiser takes an entrant out, as if it had left."""
        self._of(tournament, organiser)
        self._store.leave(tournament, number, self._tables.now())
        return self.read(tournament)

    def start(self, tournament: str, organiser: Profile) -> Tournament:
        """Nobody can join any more; lots are drawn, and the first round begins."""
        for _ in range(RETRIES):
            found = self._of(tournament, organiser)
            if found.status != "open":
                raise TableError(Message("tournament-not-open"))
            numbers = [entrant.number for entrant in found.entrants]
            if len(numbers) < found.terms.least:
                args = {"number": found.terms.least, "found": len(numbers)}
                raise TableError(Message("tournament-few", args))
            SystemRandom().shuffle(numbers)
            lots = {number: lot for lot, number in enumerate(numbers, 1)}
            rounds = rounds_of(found.terms, len(numbers))
            try:
                self._store.start(found, lots, rounds, self._tables.now())
            except Conflict:
                continue
            self.advance(tournament)
            return self.read(tournament)
        raise _busy()

    # --- what the organiser decides, for all to see -----------------------------------------------

    def cancel(self, tournament: str, organiser: Profile | None) -> Tournament:
        """No further round. Without an organiser the operator does it."""
        if organiser is not None:
            self._of(tournament, organiser)
        by = "operator" if organiser is None else "organiser"
        self._store.cancel(tournament, by, self._tables.now())  # type: ignore[arg-type]
        return self.read(tournament)

    def walk_over(
        self, tournament: str, organiser: Profile, table_id: str, loser: int
    ) -> Tournament:
        """Give a match that runs to the opponent of an entrant."""
        found = self._of(tournament, organiser)
        running = [m for m in found.matches if m.table == table_id and m.points is None]
        if not running or loser not in running[0].entrants:
            raise TableError(Message("tournament-no-match"))
        [match] = running
        seat = match.entrants.index(loser)
        try:
            table = self._tables.table(table_id)
        except StoreError:
            raise
        except TableError:  # of other rules: it will never end by itself
            points = [LOSS if n == seat else WIN for n in range(SEATS)]
            self._store.decide(tournament, match, points, self._tables.now())
        else:
            table.walk_over(seat)
        return self.read(tournament)

    def rename(self, tournament: str, name: str) -> None:
        """Another name, by the operator."""
        self._store.rename(tournament, check_name(name), self._tables.now())

    def _of(self, tournament: str, organiser: Profile) -> Tournament:
        found = self.read(tournament)
        if found.organiser != organiser.id:
            raise NotYourTournament(Message("tournament-not-organiser"))
        return found

    # --- rounds -----------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Begin every round that is due."""
        for tournament in self._store.due(now):
            try:
                self.advance(tournament)
            except StoreError:
                raise
            except Exception:
                log.exception("tournament %s does not go on", tournament)

    def advance(self, tournament: str) -> None:
        """Begin the next round if it is due, or end the tournament. Safe to repeat."""
        try:
            opened = self._advance(tournament)
        except Conflict:  # another process was first, or somebody has just left
            return
        for table_id in opened:
            self._tables.table(table_id).begin()

    def _advance(self, tournament: str) -> list[str]:
        """The tables that were opened."""
        found, at = self.read(tournament), self._tables.now()
        if found.status != "running" or found.due is None or found.due > at:
            return []
        pairs = None if found.round >= found.rounds else pair_round(found)
        if pairs is None:
            self._store.finish(found, at)
            return []
        matches, tables = _round(found, pairs, at)
        self._store.begin_round(found, matches, tables, at)
        return [table.table_id for table in tables]


def _round(
    tournament: Tournament, pairs: Sequence[Pair], at: int
) -> tuple[list[TournamentMatch], list[NewTable]]:
    """The matches of the next round, and the tables at which they are played."""
    known = {entrant.number: entrant for entrant in tournament.entrants}
    withdrawn = {entrant.number for entrant in tournament.entrants if entrant.withdrawn}
    matches, tables = [], []
    for board, pair in enumerate(pairs, 1):
        match = TournamentMatch(tournament.round + 1, board, pair)
        given = decided(pair, withdrawn, tournament.terms.system)
        if given is not None:
            matches.append(replace(match, points=given[0], reason=given[1]))
            continue
        table = _table(tournament, [known[number] for number in pair], at)
        matches.append(replace(match, table=table.table_id))
        tables.append(table)
    return matches, tables


def _table(tournament: Tournament, entrants: Sequence[Entrant], at: int) -> NewTable:
    """The table of a match."""
    terms, seed = tournament.terms, fresh_seed()
    game = find_game(terms.game)
    match = Match(game, rules_of(game, SEATS, terms.options), seed)
    rows = [_seat(entrant) for entrant in entrants]
    setup = setup_of(
        match,
        seed=str(seed),
        clock=terms.clock,
        spectators=terms.spectators,
        created=at,
        delay=terms.delay,
        rated=terms.rated,
        tournament=tournament.id,
    )
    state = TableState(setup, [row.holder for row in rows], match)
    return NewTable(setup, rows, state.summary())


def _seat(entrant: Entrant) -> SeatRow:
    if is_bot(entrant.who):
        return SeatRow(bot(entrant.name))
    return SeatRow(person(entrant.name), entrant.secret_hash, profile=entrant.who)


def checked(terms: TournamentTerms) -> TournamentTerms:
    """Terms that can be played, with every option; TableError or OptionError if they cannot."""
    terms.check()
    name = check_name(terms.name)
    if not name:
        raise TableError(Message("tournament-no-name"))
    game = find_game(terms.game)
    rules = rules_of(game, SEATS, terms.options)
    if len({rules.side(seat) for seat in range(SEATS)}) < SEATS:
        raise TableError(Message("tournament-sides"))
    if terms.clock.kind == "none" or terms.clock.out != "lose":
        raise TableError(Message("tournament-clock"))
    if terms.rated:
        check_rated(rules, [Holder("open")] * SEATS, terms.clock)
    return replace(terms, name=name, options=Match(game, rules, 0).header()["options"])


def _busy() -> StoreError:
    return StoreError(Message("table-store-busy", {"number": RETRIES}))
