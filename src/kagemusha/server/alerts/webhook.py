"""Webhooks: JSON, signed as standardwebhooks.com says."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json

from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.alerts.public_http import Sender
from kagemusha.server.alerts.words import in_words
from kagemusha.table.alerts import AlertMessage

PREFIX = "whsec_"


def shown_key(hook_key: str) -> str:
    """The key as its receiver gets it, in the form that libraries for this standard read."""
    return PREFIX + base64.b64encode(hook_key.encode()).decode()


def signature(hook_key: str, message_id: str, seconds: int, body: bytes) -> str:
    """What proves that we sent it, and when."""
    signed = f"{message_id}.{seconds}.".encode() + body
    digest = hmac.new(hook_key.encode(), signed, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}"


def send_webhook(
    message: AlertMessage, message_id: str, at: int, options: AlertOptions, sender: Sender
) -> int:
    """Send a message to a webhook; the status of the answer."""
    words = in_words(message, options)
    recipient = message.recipient
    links = {line.table_id: line.link for line in words.lines}
    turns = [alert for alert in message.alerts if alert.kind in ("turn", "alarm")]
    invitations = [alert for alert in message.alerts if alert.kind == "invitation"]
    kind = "turn" if turns else "invitation" if invitations else "test"
    what = {
        "type": kind,
        "at": at,
        "text": words.text,
        "content": words.text,  # the same, by the name that some chats expect
        "turns": [
            {
                "table": alert.table_id,
                "game": alert.game,
                "seat": alert.seat,
                "since": alert.since,
                "due": alert.due,
                "alarm": alert.kind == "alarm",
                "link": links[alert.table_id],
            }
            for alert in turns
        ],
        "invitations": [
            {
                "table": alert.table_id,
                "game": alert.game,
                "since": alert.since,
                "link": links[alert.table_id],
            }
            for alert in invitations
        ],
    }
    body = json.dumps(what, ensure_ascii=False).encode()
    seconds = at // 1000
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Kagemusha",
        "webhook-id": message_id,
        "webhook-timestamp": str(seconds),
        "webhook-signature": signature(recipient.hook_key, message_id, seconds, body),
    }
    return sender.post(str(recipient.webhook), body, headers)
