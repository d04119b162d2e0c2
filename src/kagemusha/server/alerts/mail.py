"""Mails over SMTP, each with a way to get no more of them."""

from __future__ import annotations

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from kagemusha.server.alerts.options import SMTP_PORTS, AlertOptions
from kagemusha.server.alerts.tokens import token
from kagemusha.server.alerts.words import in_words
from kagemusha.server.settings import LOOPBACK
from kagemusha.table.alerts import AlertMessage
from kagemusha.text import texts

TIMEOUT = 20
STOP = "api/alerts/stop"


class NoSuchMailbox(Exception):  # noqa: N818  what it says is not a fault of ours
    """The mail server refuses an address for good."""


def compose(
    message: AlertMessage, message_id: str, key: str, options: AlertOptions
) -> EmailMessage:
    """The mail of a message."""
    recipient = message.recipient
    localized, to = texts(recipient.rules.language), str(recipient.mail)
    name, own = parseaddr(options.mail_from)
    mail = EmailMessage()
    mail["From"] = Address(name or "Kagemusha", addr_spec=own)
    mail["To"] = Address(addr_spec=to)
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{message_id}@{own.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    stop = token(key, "stop", recipient.id, to)
    mail["List-Unsubscribe"] = f"<{options.link(STOP)}?token={stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    if any(alert.kind == "confirm" for alert in message.alerts):
        link = options.link(f"alerts/confirm#{token(key, 'confirm', recipient.id, to)}")
        mail["Subject"] = localized.say("alerts-mail-confirm-title")
        body = localized.say("alerts-mail-confirm", link=link)
    else:
        words = in_words(message, options)
        mail["Subject"] = words.title
        body = words.text
    bye = localized.say("alerts-mail-stop", link=options.link(f"alerts/stop#{stop}"))
    mail.set_content(f"{body}\n\n-- \n{bye}\n")
    return mail


def send_mail(mail: EmailMessage, options: AlertOptions) -> None:
    """Hand a mail over; NoSuchMailbox if it will never arrive, OSError or SMTPException else."""
    parts = options.mail_server()
    host, port = str(parts.hostname), parts.port or SMTP_PORTS[parts.scheme]
    trusted = ssl.create_default_context()
    line: smtplib.SMTP
    if parts.scheme == "smtps":
        line = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=trusted)
    else:
        line = smtplib.SMTP(host, port, timeout=TIMEOUT)
    with line:
        if parts.scheme == "smtp" and host not in LOOPBACK:
            line.starttls(context=trusted)  # fails where there is none: no mail goes in the clear
        if parts.username:
            line.login(parts.username, options.password)
        try:
            line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= 500 for code, _ in error.recipients.values()):
                raise NoSuchMailbox from error
            raise
