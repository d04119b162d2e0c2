"""Web Push: encrypted for one browser (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.alerts.public_http import Sender
from kagemusha.server.alerts.words import LOBBY, in_words
from kagemusha.table.alerts import AlertMessage

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import (
        EllipticCurvePrivateKey,
        EllipticCurvePublicKey,
    )

KEY = "push"
"""The name under which the store keeps the key."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature holds; at most a day is allowed."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
TOPIC = 24
RECORD = 4096
"""Bytes of a record, of which a message has one."""
OVERHEAD = 17
"""Bytes that encryption adds to a record: the delimiter and the tag."""


def new_push_key() -> str:
    """A key that push services know this server by, as PEM."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        .decode()
    )


def public_key(pem: str) -> str:
    """What browsers need to subscribe."""
    return _encode(_point(_private_key(pem).public_key()))


def _private_key(pem: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    key = load_pem_private_key(pem.encode(), password=None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def _point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes from the form that browsers write them in; ValueError if they are none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(p256dh: str, auth: str) -> None:
    """ValueError if this is no browser's key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    if len(decode(auth)) != 16:
        raise ValueError("auth")


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """What only that browser can read."""
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    return encrypted_with(once, os.urandom(16), text, p256dh, auth)


def encrypted_with(
    once: EllipticCurvePrivateKey, salt: bytes, text: bytes, p256dh: str, auth: str
) -> bytes:
    """The same with a given key and salt, each for one message alone: RFC 8291, section 3.4."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    sender = _point(once.public_key())

    def derive(secret: bytes, salted: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salted, info).derive(secret)

    shared = once.exchange(ec.ECDH(), browser)
    secret = derive(shared, decode(auth), b"WebPush: info\0" + _point(browser) + sender, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = max(RECORD, len(text) + OVERHEAD).to_bytes(4, "big")
    body = AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2 ends the last record
    return salt + record + bytes([len(sender)]) + sender + body


def signed(claims: dict[str, Any], pem: str) -> str:
    """Who we are, for a push service: the header `Authorization` of RFC 8292."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    token = ".".join(_encode(json.dumps(part).encode()) for part in parts)
    key = _private_key(pem)
    numbers = utils.decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in numbers)
    return f"vapid t={token}.{_encode(signature)},k={_encode(_point(key.public_key()))}"


def send_push(
    message: AlertMessage, pem: str, at: int, options: AlertOptions, sender: Sender
) -> int:
    """Send a message to a browser; the status of the answer."""
    subscription = message.recipient.push or {}
    words = in_words(message, options)
    one = words.lines[0] if len(words.lines) == 1 else None
    shown: dict[str, str | int] = {
        "title": words.title,
        "body": "" if one or not words.lines else "\n".join(line.text for line in words.lines),
        "table": one.table_id if one and one.page != LOBBY else "",
        "page": one.page if one else "",
        "waiting": message.waiting,
    }
    endpoint = subscription["endpoint"]
    parts = urlsplit(endpoint)
    claims = {
        "sub": options.push,
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": at // 1000 + SIGNED_FOR,
    }
    topic = hashlib.sha256(str(shown["page"]).encode()).hexdigest()[
        :TOPIC
    ]  # replaces an earlier one
    headers = {
        "Authorization": signed(claims, pem),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Topic": topic,
    }
    text = json.dumps(shown, ensure_ascii=False).encode()
    body = encrypted(text, subscription["p256dh"], subscription["auth"])
    return sender.post(endpoint, body, headers)
