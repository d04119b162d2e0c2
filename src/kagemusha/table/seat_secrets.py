"""Seat secrets: long, random, kept as hashes only; and which seats a secret opens."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from kagemusha.core.errors import Message
from kagemusha.table.errors import NotYourSeat
from kagemusha.table.rows import SeatRow

SECRET_BYTES = 32
ID_BYTES = 12
PROFILE = "profile "
"""Before the key of a profile when it is hashed: it is no secret of a seat."""


def new_secret() -> str:
    """A secret of 256 bits that can stand in an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The id of a table: not a secret, but too long to guess."""
    found = secrets.token_urlsafe(ID_BYTES)
    return new_id() if found.startswith("-") else found  # a command would take it for an option


def hash_secret(secret: str) -> str:
    """What is kept of a secret. It is random and long, so one round of SHA-256 is enough."""
    return hashlib.sha256(f"kagemusha seat {secret}".encode()).hexdigest()


def matches(secret: str, kept: str | None) -> bool:
    """Whether a secret has this hash, compared in constant time."""
    return _same(hash_secret(secret), kept)


def _same(one: str, kept: str | None) -> bool:
    return hmac.compare_digest(one, kept or "")


class SeatSecrets:
    """The seats of a table as they are kept, with the hashes of their secrets."""

    def __init__(self, rows: Sequence[SeatRow]) -> None:
        self.rows = tuple(rows)

    def opened_by(self, secret: str) -> tuple[int, ...]:
        """The seats that a secret opens: none, one, or all that share a screen."""
        kept = hash_secret(secret)
        return tuple([n for n, row in enumerate(self.rows) if _same(kept, row.secret_hash)])

    def held(self, secret: str) -> tuple[int, ...]:
        """The same; NotYourSeat if there are none."""
        held = self.opened_by(secret)
        if not held:
            raise NotYourSeat(Message("table-wrong-secret"))
        return held

    def acting(self, held: Sequence[int], seat: int | None, pending: Sequence[int]) -> int:
        """The seat that a command is for: the one named, or the only one that it can be for."""
        if seat is None and len(held) > 1:
            return self.one(held, None, [n for n in held if n in pending])
        return self.one(held, seat, held)

    def one(self, held: Sequence[int], seat: int | None, fitting: Sequence[int]) -> int:
        """The seat named, which must be held, or the one that fits."""
        if seat is not None and seat not in held:
            raise NotYourSeat(Message("table-other-seat", {"seat": seat}))
        if seat is None and len(fitting) != 1:
            listed = ", ".join(map(str, held))
            raise NotYourSeat(Message("table-which-seat", {"known": listed}))
        return fitting[0] if seat is None else seat

    def take(self, seat: int, row: SeatRow) -> None:
        """Somebody sat down."""
        self.rows = (*self.rows[:seat], row, *self.rows[seat + 1 :])
