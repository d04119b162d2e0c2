"""Seat secrets: long, random, and kept by the store as hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 32
ID_BYTES = 12


def new_secret() -> str:
    """A secret of 256 bits that can stand in an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The id of a table: not a secret, but nobody finds one by trying."""
    return secrets.token_urlsafe(ID_BYTES)


def hash_secret(secret: str) -> str:
    """What is kept of a secret. It is random and long, so one round of SHA-256 is enough."""
    return hashlib.sha256(f"kagemusha seat {secret}".encode()).hexdigest()


def fits(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one of which this was kept, compared in constant time."""
    return same(hash_secret(secret), kept)


def same(one: str, kept: str | None) -> bool:
    """The same for a secret that is hashed already."""
    return hmac.compare_digest(one, kept or "")
