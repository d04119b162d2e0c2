"""Passkeys: what browsers send and get."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Sealed = Annotated[str, Meta(min_length=40, max_length=1000, pattern="^[A-Za-z0-9_-]*$")]


class PasskeyOptions(Struct):
    """What a browser needs to ask for a passkey, as `parseCreationOptionsFromJSON` takes it."""

    public_key: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that was made, as `toJSON` writes it, without what its extensions gave."""

    credential: dict[str, Any]
    sealed: Sealed
    """The key of the profile, encrypted in the browser, in base64url."""


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """What a passkey has signed, as `toJSON` writes it, without what its extensions gave."""

    credential: dict[str, Any]


class PasskeyCard(Struct):
    """One of your passkeys."""

    id: str
    created: int
    used: int | None


class SealedKey(Struct):
    """The key of a profile as the browser sealed it."""

    id: str
    sealed: str
