"""For whom passkeys are made: browsers tie them to the domain of the server."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.extras import require

LOCAL = "localhost"
PORTS = {"https": 443, "http": 80}


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """For whom passkeys are made: a domain, and the origin of its pages."""

    domain: str
    origin: str

    @classmethod
    def at(cls, address: str) -> RelyingParty:
        """From the address of a server; OptionError unless browsers allow passkeys there."""
        require("passkeys", "webauthn")
        wrong = OptionError(Message("passkey-address", {"value": address}))
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise wrong from None
        secure = parts.scheme == "https" or (parts.scheme == "http" and host == LOCAL)
        if not host or not secure or _is_number(host):
            raise wrong
        where = host if port in (None, PORTS[parts.scheme]) else f"{host}:{port}"
        return cls(host, f"{parts.scheme}://{where}")


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
