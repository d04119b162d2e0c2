"""Requests to addresses that clients chose: over HTTPS, and never into our own network.

A name is resolved once. All its addresses must be public, and the connection goes to one of them,
so that a second answer of its name server cannot lead elsewhere. Each redirect is checked again.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import SplitResult, urljoin, urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], list[Address]]
TIMEOUT = 10.0
"""Seconds for a whole request."""
REDIRECTS = 3
FOLLOWED = (307, 308)
"""Redirects that keep the request as it is; others are answers like any."""
TLS_PORT = 443
FREE_PORTS = 1024
"""From here on a port is no service of the system."""
LONGEST = 2_000
"""Letters of an address."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotPublic(Exception):  # noqa: N818  what it says is not a fault of ours
    """An address that we do not send to."""


class Unreachable(Exception):  # noqa: N818
    """Nobody answers there, or not as they should."""


@dataclass(frozen=True, slots=True)
class Sender:
    """How requests are sent."""

    loopback: bool = False
    """Tests alone may send to this machine, and without TLS."""
    context: ssl.SSLContext | None = None
    """Whom to trust; by default whom this machine trusts."""
    resolve: Resolve | None = None

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer. NotPublic or Unreachable if that fails."""
        for _ in range(REDIRECTS + 1):
            status, location = self._post_once(url, body, headers)
            if status not in FOLLOWED or not location:
                return status
            url = urljoin(url, location)
        raise Unreachable("too many redirects")

    def _post_once(
        self, url: str, body: bytes, headers: Mapping[str, str]
    ) -> tuple[int, str | None]:
        parts = check_address(url, loopback=self.loopback)
        host, port = str(parts.hostname), parts.port or (TLS_PORT if _tls(parts) else 80)
        address = self._pinned(host, port)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            with self._connected(parts, address, host, port) as connection:
                connection.request("POST", path, body, dict(headers))
                answer = connection.getresponse()
                return answer.status, answer.headers.get("location")
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(type(error).__name__) from error

    def _pinned(self, host: str, port: int) -> Address:
        try:
            found = (self.resolve or resolve)(host, port)
        except OSError as error:
            raise Unreachable("no such host") from error
        if not found:
            raise Unreachable("no such host")
        for address in found:
            if not is_public(address) and not (self.loopback and address.is_loopback):
                raise NotPublic(host)
        return found[0]

    @contextlib.contextmanager
    def _connected(
        self, parts: SplitResult, address: Address, host: str, port: int
    ) -> Iterator[http.client.HTTPConnection]:
        line = socket.create_connection((str(address), port), TIMEOUT)
        over = threading.Timer(TIMEOUT, _shut, (line,))  # also for one that sends byte by byte
        over.daemon = True
        over.start()
        try:
            if _tls(parts):
                trusted = self.context or ssl.create_default_context()
                line = trusted.wrap_socket(line, server_hostname=host)
            connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
            connection.sock = line
            yield connection
        finally:
            over.cancel()
            line.close()


def _shut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _tls(parts: SplitResult) -> bool:
    return parts.scheme == "https"


def check_address(url: str, *, loopback: bool = False) -> SplitResult:
    """The parts of an address that we may send to, as far as that is known without a request."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotPublic("no address") from None
    schemes = ("https", "http") if loopback else ("https",)
    if parts.scheme not in schemes or not parts.hostname or len(url) > LONGEST:
        raise NotPublic("not https")
    if parts.username is not None or parts.password is not None or not url.isprintable():
        raise NotPublic("not plain")
    if port is not None and port != TLS_PORT and port < FREE_PORTS:
        raise NotPublic("port")
    with contextlib.suppress(ValueError):
        literal = ipaddress.ip_address(parts.hostname)
        if not is_public(literal) and not (loopback and literal.is_loopback):
            raise NotPublic(parts.hostname)
    return parts


def resolve(host: str, port: int) -> list[Address]:
    """All addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]


def is_public(address: Address) -> bool:
    """Whether an address is on the internet, also one that has another within it."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        for inner in (address.ipv4_mapped, address.sixtofour):
            if inner is not None:
                return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
