"""Minimal HTTP and WebSocket clients: fast, and able to send what no library would."""

from __future__ import annotations

import contextlib
import socket
import struct
from http.client import HTTPException, HTTPResponse

TIMEOUT = 300.0
"""The timeout in seconds; long, because the machine may be busy."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
UPGRADE = (
    "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SWITCHING = b"HTTP/1.1 101 "


class Ended(Exception):  # noqa: N818  not always an error
    """The other side has closed a connection, perhaps with a code."""

    def __init__(self, code: int | None = None, reason: str = "") -> None:
        super().__init__(f"closed with {code} {reason}")
        self.code, self.reason = code, reason


def opened(host: str, address: str = "") -> socket.socket:
    """Connect to HOST:PORT, perhaps from a given address."""
    name, _, port = host.partition(":")
    made = socket.create_connection((name, int(port)), TIMEOUT, (address, 0) if address else None)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def frame(data: bytes, kind: int = TEXT, flags: int = FINAL) -> bytes:
    """A client's WebSocket frame; its mask is 0, so the data is not changed."""
    size = len(data)
    if size < 126:
        head = bytes((flags | kind, MASKED | size))
    elif size < 2**16:
        head = struct.pack("!BBH", flags | kind, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", flags | kind, MASKED | 127, size)
    return head + bytes(4) + data


class Line:
    """A WebSocket."""

    def __init__(self, host: str, path: str, address: str = "") -> None:
        """Raises Ended if the server refuses it."""
        self._socket = opened(host, address)
        self._read = b""
        self._socket.sendall(UPGRADE.format(path=path, host=host).encode())
        while b"\r\n\r\n" not in self._read:
            self._more()
        head, _, self._read = self._read.partition(b"\r\n\r\n")
        if not head.startswith(SWITCHING):
            self.close()
            raise Ended(int(head[9:12]))

    def send(self, data: bytes) -> None:
        """Send frames, valid or not."""
        try:
            self._socket.sendall(data)
        except TimeoutError:
            raise
        except OSError:  # the other side has closed it, but its data can still be read
            pass

    def _more(self) -> None:
        try:
            some = self._socket.recv(2**18)
        except TimeoutError:
            raise
        except OSError:
            some = b""
        if not some:
            raise Ended
        self._read += some

    def _take(self, size: int) -> bytes:
        while len(self._read) < size:
            self._more()
        taken, self._read = self._read[:size], self._read[size:]
        return taken

    def receive(self) -> tuple[int, bytes]:
        """The next frame: opcode and data. Raises Ended if the other side closes."""
        first, size = self._take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        kind, data = first & 15, self._take(size)
        if kind == CLOSE:
            code = int.from_bytes(data[:2], "big") if data else None
            raise Ended(code, data[2:].decode(errors="replace"))
        if kind == PING:
            self.send(frame(data, PONG))
        return kind, data

    def finish(self) -> None:
        """Close the sending side; reading is still possible."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Disconnect without a closing handshake."""
        self._socket.close()


class Caller:
    """A connection for requests, reopened when it is closed."""

    def __init__(self, host: str) -> None:
        self.host = host
        self._socket: socket.socket | None = None
        self._fresh = True
        self._asked = ("GET", b"")

    def send(self, method: str, request: bytes) -> None:
        """Send a request."""
        self._asked, self._fresh = (method, request), self._socket is None
        self._socket = self._socket or opened(self.host)
        try:
            self._socket.sendall(request)
        except TimeoutError:
            raise
        except OSError:  # closed before it read everything, but it may have answered
            pass

    def finish(self) -> None:
        """Close the sending side."""
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_WR)

    def answer(self) -> tuple[int, bytes]:
        """The status and body; HTTPException or OSError if there is no answer."""
        assert self._socket is not None
        try:
            answer = HTTPResponse(self._socket, method=self._asked[0])
            answer.begin()
            text = answer.read()
        except (HTTPException, OSError) as error:
            self.close()
            if self._fresh or isinstance(error, TimeoutError):
                raise
            self.send(*self._asked)  # the server had closed an idle connection
            return self.answer()
        if answer.will_close:
            self.close()
        return answer.status, text

    def close(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            self._socket.close()
        self._socket = None
