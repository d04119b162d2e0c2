"""What an operator allows: which media alerts may use, and what they need."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.utils import parseaddr
from importlib.util import find_spec
from urllib.parse import SplitResult, urlsplit

from kagemusha.core.errors import Message, OptionError

SMTP_PORTS = {"smtp": 587, "smtps": 465}
PASSWORD = "KAGEMUSHA_SMTP_PASSWORD"
"""The variable of the environment with the password: a command line can be read by others."""


@dataclass(frozen=True, slots=True)
class AlertOptions:
    """The media that are open. By default none, and nothing is sent."""

    address: str = ""
    """Where browsers reach this server: `https://games.example/`. Links lead there."""
    push: str = ""
    """Whom push services may write to about us: `mailto:…` or `https://…`."""
    smtp: str = ""
    """`smtp://USER@HOST:PORT` or `smtps://…`."""
    mail_from: str = ""
    """Who mails come from: `Kagemusha <games@games.example>`."""
    webhooks: bool = False
    password: str = field(default="", repr=False)
    loopback: bool = False
    """For tests alone: whether webhooks and push services may be on this machine."""
    every: float = 2.0
    """Seconds between two looks at what is owed."""
    hurry: bool = False
    """For tests alone: nobody is given time to come by themselves."""

    def __post_init__(self) -> None:
        if self.address and not _is_web(self.address):
            raise _wrong("--address", self.address, "https://games.example/")
        if self.push and not self.push.startswith(("mailto:", "https://")):
            raise _wrong("--push", self.push, "mailto:me@games.example")
        if self.push and not find_spec("cryptography"):
            raise OptionError(Message("alerts-no-push-packages"))
        if self.smtp:
            parts = self.mail_server()
            if parts.scheme not in SMTP_PORTS or not parts.hostname or parts.password:
                raise _wrong("--smtp", self.smtp.rpartition("@")[2], "smtp://USER@HOST:587")
            if "@" not in parseaddr(self.mail_from)[1]:
                raise _wrong("--mail-from", self.mail_from, "games@games.example")
        if (self.smtp or self.webhooks) and not self.address:
            raise OptionError(Message("alerts-no-address"))

    def mail_server(self) -> SplitResult:
        """The parts of the mail server's address."""
        try:
            parts = urlsplit(self.smtp)
            _ = parts.port
        except ValueError:
            return urlsplit("")
        return parts

    def link(self, path: str) -> str:
        """The address of a page; "" if ours is not known."""
        return f"{self.address.rstrip('/')}/{path}" if self.address else ""

    @property
    def on(self) -> bool:
        """Whether anything can be sent."""
        return bool(self.push or self.smtp or self.webhooks)


def _is_web(address: str) -> bool:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return False
    plain = not (parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and plain


def _wrong(option: str, value: str, known: str) -> OptionError:
    args: dict[str, str | int] = {"option": option, "value": value, "known": known}
    return OptionError(Message("option-wrong-value", args))
