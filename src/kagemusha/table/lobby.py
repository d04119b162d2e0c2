"""The public lobby: tables that anybody may join, and quick pairing.

Whoever waits sits at a table with an open seat, so pairing is sitting down: the same entries, on
the same path, as with friends. The store has all of it. A table without days for each move is shown
while somebody waits there, and for a while after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.game import Options
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.table.clock import DAY, Clock
from kagemusha.table.errors import NoSuchProfile, SeatTaken, TableError
from kagemusha.table.glicko import Rating
from kagemusha.table.invitations import Invitation, lasts
from kagemusha.table.live_table import LiveTable
from kagemusha.table.lobby_store import LISTED, ListedTable
from kagemusha.table.profiles import Host, Profile, ProfileSeat, hash_key, seat_secret
from kagemusha.table.ratings import Pool, check_rated
from kagemusha.table.seat_secrets import hash_secret
from kagemusha.table.seating import Holder, open_seat, person
from kagemusha.table.spectating import Delay
from kagemusha.table.state import rules_of
from kagemusha.table.table_setup import setup_of
from kagemusha.table.tables import Opened, Tables

SHOWN_DAYS = 14 * DAY * 1000
"""Milliseconds for which a table with days for each move is shown, whoever is there."""
HOUR = 3_600_000
MOST_WAITING = 5
"""Tables with an open seat at which one profile may sit."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What somebody wants to play, with whoever wants the same."""

    game: str
    seats: int | None = None
    options: Options | None = None
    clock: Clock | None = None
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Paired:
    """The table that was found or opened, and the seat there."""

    table: LiveTable
    seat: int
    secret: str


class Lobby:
    """The lobby of one server process; all of them share the store."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._store = tables, tables.store

    # --- who --------------------------------------------------------------------------------------

    def find(self, key: str) -> Profile | None:
        """The profile with that key."""
        return self._store.profiles.find(hash_key(key))

    def keep(self, key: str, name: str) -> Profile:
        """The profile with that key and name, made if there is none."""
        return self._store.profiles.keep(hash_key(key), name, self._tables.now())

    def seats(self, key: str, profile: Profile) -> list[tuple[ProfileSeat, str]]:
        """The seats of a profile at tables that run, with the secrets that follow from its key."""
        found = []
        for seat in self._store.profiles.seats(profile.id, running=True):
            secret = seat_secret(key, seat.secret_of)
            if hash_secret(secret) == seat.secret_hash:
                found.append((seat, secret))
        return found

    def data(self, key: str, profile: Profile) -> dict[str, Any]:
        """All that is kept about a profile."""
        seats = self._store.profiles.seats(profile.id)
        return {
            "profile": {"id": profile.id, "name": profile.name, "created": profile.created},
            "seats": [
                {"table": s.table, "game": s.game, "seat": s.seat, "created": s.created}
                for s in seats
            ],
            "passkeys": [
                {"id": one.id, "created": one.created, "used": one.used}
                for one in self._store.passkeys.of(profile.id)
            ],
            "ratings": [
                {
                    "game": one.pool.game,
                    "mode": one.pool.mode,
                    "side": one.pool.side,
                    "value": one.rating.value,
                    "deviation": one.rating.deviation,
                    "played": one.played,
                    "won": one.won,
                }
                for one in self._store.ratings.of(profile.id, self._tables.now())
            ],
            "invitations": [
                {"table": one.table.id, "at": one.at, "from": one.host, "to": one.guest}
                for one in self.invitations(profile.id)
                if one.host == profile.id or one.shown
            ],
            "no_invitations_from": [
                one for one, _ in self._store.invitations.uninvited(profile.id)
            ],
            "tournaments": [
                {"id": one, "name": name, "organiser": organises, "takes_part": takes_part}
                for one, name, organises, takes_part in self._store.tournaments.of(profile.id)
            ],
            "chat": [
                {"table": table.id, "at": line.at, "text": line.text}
                for table, secret in self._readable(key, seats)
                for line in _chat_lines_of(table, secret)
            ],
        }

    def forget(self, key: str, profile: Profile) -> None:
        """Delete a profile, its name at every table, and all that it said.

        Matches stay: they belong to the others, too.
        """
        seats = self._store.profiles.seats(profile.id)
        for table, secret in self._readable(key, seats):
            for line in _chat_lines_of(table, secret):
                table.chat.rule("removed", line=line.number)
        for seat in seats:
            try:
                self._tables.table(seat.table).rename(seat.seat, "")
            except KagemushaError:  # of other rules, and cannot be loaded: nobody reads the name
                self._store.profiles.clear_name(seat.table, seat.seat)
        self._store.profiles.forget(profile.id, self._tables.now())

    def _readable(self, key: str, seats: Sequence[ProfileSeat]) -> list[tuple[LiveTable, str]]:
        """One game of each table that can be loaded, and the secret of the seat there."""
        found: dict[str, tuple[LiveTable, str]] = {}
        for seat in seats:
            secret = seat_secret(key, seat.secret_of)
            if seat.first in found or hash_secret(secret) != seat.secret_hash:
                continue
            try:
                found[seat.first] = self._tables.table(seat.table), secret
            except TableError:
                continue
        return list(found.values())

    # --- tables -----------------------------------------------------------------------------------

    def open_tables(self) -> list[ListedTable]:
        """The tables that wait for somebody, oldest first."""
        return self._store.lobby.open(self._tables.now())

    def played(self) -> list[ListedTable]:
        """The matches that can be watched."""
        return self._store.lobby.played(self._tables.now())

    def ratings(self, tables: Sequence[ListedTable]) -> Mapping[tuple[str, Pool], Rating]:
        """The ratings of all who sit at these tables."""
        people = {seat.profile for table in tables for seat in table.seats if seat.profile}
        now = self._tables.now() // HOUR * HOUR  # it changes slowly, and the lobby is compared
        return self._store.ratings.of_all(people, now) if people else {}

    def open(
        self,
        host: Profile,
        key: str,
        game: str,
        holders: Sequence[Holder],
        options: Options | None = None,
        *,
        clock: Clock | None = None,
        spectators: bool = True,
        delay: Delay | None = None,
        listed: bool = True,
        rated: bool = False,
        invite: str | None = None,
        client: str = "",
    ) -> Opened:
        """Open a table at which the host has the first seat of a person.

        If it is rated, the others sit down with their profiles, or are bots. With `invite` it waits
        for that profile, and the lobby shows it to nobody else.
        """
        if not any(holder.kind == "person" for holder in holders):
            raise TableError(Message("lobby-no-own-seat"))
        clock, now = clock or Clock(), self._tables.now()
        if rated:
            check_rated(rules_of(find_game(game), len(holders), options), holders, clock)
            if sum(holder.kind == "person" for holder in holders) > 1:
                raise TableError(Message("rated-profile"))
        if invite is not None:
            self._check_invitation(host, invite, holders, now)
        elif listed:
            self._check_waiting(host)
        until = now + (SHOWN_DAYS if clock.kind == "days" else LISTED)
        self._store.profiles.touch(host.id, now)
        opened = self._tables.create(
            game,
            holders,
            options,
            clock=clock,
            spectators=spectators,
            delay=delay,
            client=client,
            host=Host(host, key, until if listed and invite is None else None, rated),
        )
        if invite is not None:
            lasting = now + lasts(clock)
            self._store.invitations.add(opened.table.id, host.id, invite, now, lasting)
        return opened

    def sit(
        self, guest: Profile, key: str, table_id: str, seat: int | None = None, client: str = ""
    ) -> Paired:
        """Take an open seat of any table; the same again if the profile sits there."""
        table = self._tables.table(table_id)
        secret = seat_secret(key, table.first)
        on, _ = table.sit(seat, guest.name, secret=secret, client=client, profile=guest.id)
        self._store.profiles.touch(guest.id, self._tables.now())
        return Paired(table, on, secret)

    def pair(
        self,
        guest: Profile,
        key: str,
        pairing: Pairing,
        *,
        delay: Delay | None = None,
        client: str = "",
    ) -> Paired:
        """A seat at the table that has waited longest for the same; or a new table that waits."""
        game = find_game(pairing.game)
        rules = rules_of(game, pairing.seats, pairing.options)
        clock = pairing.clock or Clock()
        sample = setup_of(
            Match(game, rules, 0),
            seed="",
            clock=clock,
            spectators=True,
            created=0,
            rated=pairing.rated,
        )
        # Alone: two who ask at the same moment would otherwise both open a table, and wait.
        with self._store.channel.alone():
            found = self._store.lobby.like(sample, self._tables.now())
            own = [t for t in found if any(s.profile == guest.id for s in t.seats)]
            for listed in own + [t for t in found if t not in own]:
                try:
                    return self.sit(guest, key, listed.id, client=client)
                except SeatTaken:
                    continue
            holders = [open_seat()] * rules.seats
            seat = SystemRandom().randrange(rules.seats)
            holders[seat] = person()
            opened = self.open(
                guest,
                key,
                pairing.game,
                holders,
                pairing.options,
                clock=clock,
                delay=delay,
                rated=pairing.rated,
                client=client,
            )
        return Paired(opened.table, seat, str(opened.secrets[seat]))

    # --- invitations ------------------------------------------------------------------------------

    def invitations(self, profile: str | None = None) -> list[Invitation]:
        """All that wait for an answer; those from or to a profile, if it is named."""
        return self._store.invitations.all(self._tables.now(), profile)

    def decline(self, guest: Profile, table_id: str) -> None:
        """The guest does not want to play. With two seats the table ends, else it goes on waiting.

        TableError if the guest is not invited there, or not any more.
        """
        for found in self.invitations(guest.id):
            if found.table.id == table_id and found.guest == guest.id and found.shown:
                self._store.invitations.decline(table_id, guest.id)
                if sum(seat.holder.kind == "open" for seat in found.table.seats) == 1:
                    self._tables.table(table_id).decline()
                return
        raise TableError(Message("invitation-gone"))

    def uninvite(self, guest: Profile, host: str, *, wanted: bool = False) -> None:
        """The guest wants no invitations from somebody; or, if `wanted`, again."""
        if not wanted and self._store.profiles.get(host) is None:
            raise NoSuchProfile(Message("lobby-no-profile"))
        self._store.invitations.uninvite(guest.id, host, self._tables.now(), wanted=wanted)

    def _check_invitation(
        self, host: Profile, guest: str, holders: Sequence[Holder], now: int
    ) -> None:
        if not any(holder.kind == "open" for holder in holders):
            raise TableError(Message("invitation-no-seat"))
        self._store.invitations.check(host.id, guest, now)

    def _check_waiting(self, host: Profile) -> None:
        tables = self.open_tables()
        waiting = sum(any(seat.profile == host.id for seat in table.seats) for table in tables)
        if waiting >= MOST_WAITING:
            raise TableError(Message("lobby-many-waiting", {"number": MOST_WAITING}))


def _chat_lines_of(table: LiveTable, secret: str) -> list[Any]:
    """What a seat has said at a table."""
    seat, since, found = table.seats(secret)[0], 0, []
    while lines := table.chat.lines(secret, since):
        since = lines[-1].number
        found += [line for line in lines if line.kind == "said" and line.seat == seat]
    return [line for line in found if line.text]
