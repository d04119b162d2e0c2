"""Web Push: encrypted for one browser (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import json
from urllib.parse import urlsplit

from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.alerts.public_http import Sender
from kagemusha.server.alerts.words import LOBBY, in_words
from kagemusha.table.alerts import AlertMessage

KEY = "push"
"""The name under which the store keeps the key."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature holds; at most a day is allowed."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
TOPIC = 24


def new_push_key() -> str:
    """A key that push services know this server by, as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


def public_key(pem: str) -> str:
    """What browsers need to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    public = Vapid02.from_pem(pem.encode()).public_key
    point: bytes = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


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
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        text,
        private_key=once,
        dh=decode(p256dh),
        auth_secret=decode(auth),
        version="aes128gcm",
    )
    return body


def send_push(
    message: AlertMessage, pem: str, at: int, options: AlertOptions, sender: Sender
) -> int:
    """Send a message to a browser; the status of the answer."""
    from py_vapid import Vapid02

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
    signed: dict[str, str] = Vapid02.from_pem(pem.encode()).sign(claims)
    topic = hashlib.sha256(str(shown["page"]).encode()).hexdigest()[
        :TOPIC
    ]  # replaces an earlier one
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Topic": topic,
    }
    text = json.dumps(shown, ensure_ascii=False).encode()
    body = encrypted(text, subscription["p256dh"], subscription["auth"])
    return sender.post(endpoint, body, headers)
