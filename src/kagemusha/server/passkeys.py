"""Passkeys (WebAuthn): another way to bring the key of a profile to another device.

A passkey proves to the server who somebody is; then they get the key back that their browser sealed
with the passkey's own secret (the PRF extension), which no server ever sees. So a server that is
stolen still has no keys.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from kagemusha.core.errors import Message
from kagemusha.server.errors import ServerError
from kagemusha.server.lobby import lobby_of, profile_of
from kagemusha.server.relying_party import RelyingParty
from kagemusha.server.routes import AnyRequest, tables_of
from kagemusha.server.schemas.passkeys import (
    NewPasskey,
    PasskeyAnswer,
    PasskeyCard,
    PasskeyOptions,
    SealedKey,
)
from kagemusha.table.errors import TableError
from kagemusha.table.passkeys import Passkey
from kagemusha.table.profiles import Profile

T = TypeVar("T")
MAC_KEY = "passkeys"
VALID = 5 * 60_000
"""Milliseconds in which a challenge must be answered."""
NONCE, TIME, MAC = 16, 8, 32
"""Bytes of the parts of a challenge."""


# --- challenges: kept nowhere until they are answered --------------------------------------------


def _mac_key(request: AnyRequest) -> bytes:
    store = tables_of(request).store.recipients
    return bytes.fromhex(store.server_key(MAC_KEY, lambda: secrets.token_hex(32)))


def _mac(key: bytes, purpose: str, begin: bytes) -> bytes:
    return hmac.new(key, purpose.encode() + b"\0" + begin, hashlib.sha256).digest()


def _challenge(request: AnyRequest, purpose: str) -> bytes:
    begin = secrets.token_bytes(NONCE) + tables_of(request).now().to_bytes(TIME)
    return begin + _mac(_mac_key(request), purpose, begin)


def _answered(request: AnyRequest, purpose: str, credential: dict[str, Any]) -> bytes:
    """The challenge that a credential answers; ServerError unless we gave it, and not long ago."""
    try:
        data = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        challenge = _bytes(data["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise _refused() from None
    begin, mac = challenge[:-MAC], challenge[-MAC:]
    if not hmac.compare_digest(mac, _mac(_mac_key(request), purpose, begin)):
        raise _refused()
    age = tables_of(request).now() - int.from_bytes(begin[NONCE:])
    if age > VALID:
        raise ServerError(403, Message("passkey-late"))
    return challenge


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _refused() -> ServerError:
    return ServerError(403, Message("passkey-refused"))


def _verified(verify: Callable[[], T]) -> T:
    """What the library makes of an answer from outside; ServerError if it is not right."""
    try:
        return verify()
    except Exception:  # it decodes what strangers send, and fails in many ways
        raise _refused() from None


# --- requests ------------------------------------------------------------------------------------


def _party(request: AnyRequest) -> RelyingParty:
    lobby_of(request)
    found: RelyingParty | None = request.app.state.settings.passkeys
    if found is None:
        raise ServerError(404, Message("passkey-off"))
    return found


def _adding(profile: Profile) -> str:
    return f"add {profile.id}"


SIGN_IN = "sign in"


@get("/api/lobby/me/passkeys", sync_to_thread=True, summary="List your passkeys")
def mine(request: AnyRequest) -> list[PasskeyCard]:
    """With when they were added and used last."""
    _party(request)
    _, _, profile = profile_of(request)
    return [_card(one) for one in tables_of(request).store.passkeys.of(profile.id)]


@post(
    "/api/lobby/me/passkeys/options",
    status_code=200,
    sync_to_thread=True,
    summary="Begin to add a passkey",
)
def begin_adding(request: AnyRequest) -> PasskeyOptions:
    """What `navigator.credentials.create` takes."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    party, (_, _, profile) = _party(request), profile_of(request)
    known = tables_of(request).store.passkeys.of(profile.id)
    options = generate_registration_options(
        rp_id=party.domain,
        rp_name="Kagemusha",
        user_id=profile.id.encode(),
        user_name=profile.name or profile.id,
        challenge=_challenge(request, _adding(profile)),
        timeout=VALID,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(one.id)) for one in known],
    )
    return PasskeyOptions(json.loads(options_to_json(options)))


@post("/api/lobby/me/passkeys", sync_to_thread=True, summary="Add a passkey")
def add(request: AnyRequest, data: JSONBody[NewPasskey]) -> PasskeyCard:
    """`sealed` is the key of the profile, encrypted by the browser with the passkey's secret."""
    from webauthn import verify_registration_response

    party, (_, _, profile) = _party(request), profile_of(request)
    challenge = _answered(request, _adding(profile), data.credential)
    found = _verified(
        lambda: verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=party.domain,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    )
    now = tables_of(request).now()
    passkey = Passkey(
        id=_text(found.credential_id),
        profile=profile.id,
        public_key=_text(found.credential_public_key),
        sign_count=found.sign_count,
        sealed=data.sealed,
        created=now,
    )
    tables_of(request).store.passkeys.add(passkey, _text(challenge), now - VALID)
    return _card(passkey)


@delete("/api/lobby/me/passkeys/{passkey:str}", sync_to_thread=True, summary="Remove a passkey")
def remove(request: AnyRequest, passkey: FromPath[str]) -> None:
    """It no longer signs in."""
    _party(request)
    tables_of(request).store.passkeys.remove(profile_of(request)[2].id, passkey)


@post(
    "/api/lobby/passkey/options",
    status_code=200,
    sync_to_thread=True,
    summary="Begin to sign in with a passkey",
)
def begin_sign_in(request: AnyRequest) -> PasskeyOptions:
    """What `navigator.credentials.get` takes. It names nobody: the passkey knows who it is for."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    party = _party(request)
    options = generate_authentication_options(
        rp_id=party.domain,
        challenge=_challenge(request, SIGN_IN),
        timeout=VALID,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return PasskeyOptions(json.loads(options_to_json(options)))


@post("/api/lobby/passkey", status_code=200, sync_to_thread=True, summary="Sign in with a passkey")
def sign_in(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> SealedKey:
    """The sealed key: only the passkey that has signed can open it."""
    from webauthn import verify_authentication_response

    party, store = _party(request), tables_of(request).store
    challenge = _answered(request, SIGN_IN, data.credential)
    known = store.passkeys.find(str(data.credential.get("id", "")))
    if known is None:
        raise ServerError(403, Message("passkey-unknown"))
    found = _verified(
        lambda: verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=party.domain,
            expected_origin=party.origin,
            credential_public_key=_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
            require_user_verification=True,
        )
    )
    now = tables_of(request).now()
    try:
        store.passkeys.use(known.id, found.new_sign_count, _text(challenge), now, now - VALID)
    except TableError:
        raise _refused() from None
    return SealedKey(known.id, known.sealed)


def _card(passkey: Passkey) -> PasskeyCard:
    return PasskeyCard(passkey.id, passkey.created, passkey.used)


ROUTES = [mine, begin_adding, add, remove, begin_sign_in, sign_in]
PASSKEY_ROUTES = (Router("/", route_handlers=ROUTES),)
