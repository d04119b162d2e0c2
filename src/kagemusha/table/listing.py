"""Lists of tables: those at which a client has seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagemusha.core.game import Options
from kagemusha.table.entry import Status
from kagemusha.table.seat_secrets import hash_secret, matches
from kagemusha.table.seating import Holder
from kagemusha.table.store import Store


@dataclass(frozen=True, slots=True)
class TableListing:
    """A table in a list of those at which a client has seats."""

    id: str
    game: str
    options: Options
    status: Status
    holders: tuple[Holder, ...]
    pending: tuple[int, ...]
    seats: tuple[int, ...]
    """The seats of that client."""
    created: int
    changed: int
    """When those seats last received something: not when others did what they cannot see."""
    winners: tuple[int, ...] | None
    """Once it is over; None if that is not known."""
    first: str
    """The first game at the same table: it has the same link."""
    rematch: bool
    """Whether one of these seats is offered another game, and has not answered."""

    @property
    def your_turn(self) -> bool:
        """Whether one of these seats has a pending choice."""
        return any(seat in self.pending for seat in self.seats)


def list_tables(store: Store, secrets: Sequence[str]) -> list[TableListing]:
    """The tables at which one of these secrets opens a seat, newest first."""
    found = []
    for listed in store.with_secrets([hash_secret(secret) for secret in secrets]):
        seats = tuple(
            seat
            for seat, row in enumerate(listed.seats)
            if sum(matches(secret, row.secret_hash) for secret in secrets)
        )
        running = listed.status == "running"
        found.append(
            TableListing(
                id=listed.id,
                game=listed.game,
                options=listed.options,
                status=listed.status,
                holders=tuple(row.holder for row in listed.seats),
                pending=listed.pending if running else (),
                seats=seats,
                created=listed.created,
                changed=store.last_delivery(listed.id, seats) or listed.created,
                winners=listed.winners,
                first=listed.first,
                rematch=not running and any(seat in listed.pending for seat in seats),
            )
        )
    return found
