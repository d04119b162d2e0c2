"""Tokens in mails: they prove that somebody reads the mails of an address. Kept nowhere."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

Purpose = Literal["confirm", "stop"]


def token(key: str, purpose: Purpose, recipient: str, mail: str) -> str:
    """The token that a mail carries."""
    words = f"{purpose} {recipient} {mail}".encode()
    return f"{recipient}.{hmac.new(key.encode(), words, hashlib.sha256).hexdigest()}"


def recipient_of(given: str) -> str:
    """Whom a token is about, if it is one."""
    return given.partition(".")[0][:32]


def is_token(given: str, key: str, purpose: Purpose, recipient: str, mail: str) -> bool:
    """Whether it is the one that we sent, compared in constant time."""
    return hmac.compare_digest(given.encode(), token(key, purpose, recipient, mail).encode())
