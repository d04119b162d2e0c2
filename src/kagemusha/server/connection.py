"""A WebSocket of uvicorn's with a short way for streams.

Through ASGI every message passes several queues and tasks, which takes longer than a move does. A
stream takes its line over after the greeting: whole messages of text then come straight to it, and
go straight out. Everything else (handshake, pings, messages in parts, closing) is uvicorn's.
"""

from __future__ import annotations

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

EXTENSION = "kagemusha.line"
TEXT = 0x81
"""The first byte of a message of text that comes in one piece."""
MASKED = 0x80
SHORT, MEDIUM = 126, 127
"""Where the length of a frame is that, the true one follows in two bytes, or in eight."""


class Listener(Protocol):
    """Who has taken a line over."""

    def heard(self, words: bytes, /) -> None:
        """A message has come."""

    def full(self) -> None:
        """The other side takes nothing: say no more for now."""

    def room(self) -> None:
        """It has taken something."""

    def lost(self) -> None:
        """The line is closed."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._listener: Listener | None = None
        self._out: list[bytes] = []
        self._part = b""
        """The setup of a frame whose end has not come yet."""

    def handle_connect(self, event: Request) -> None:
        """Let the app find its line."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def take_over(self, listener: Listener, most: int) -> None:
        """From now on messages go to a listener. It is told when more than `most` bytes wait."""
        if self.disconnected:  # by now the transport would only complain
            listener.lost()
            return
        self._listener = listener
        self.transport.set_write_buffer_limits(high=most)
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.heard(event["text"].encode() if "text" in event else event["bytes"])
        self.listen(on=True)

    def listen(self, *, on: bool) -> None:
        """Read what comes, or leave it where it is for now."""
        if self.read_paused is on and not self.transport.is_closing():
            self.read_paused = not on
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def say(self, words: bytes) -> None:
        """Send a message of text."""
        size = len(words)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, MEDIUM)) + size.to_bytes(8, "big")
        if not self._out:  # what is said at once goes out at once
            self.loop.call_soon(self._flush)
        self._out += (head, words)

    def _flush(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    # --- what uvicorn calls -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Whole frames, one by one; the end of the last may come later."""
        if self._listener is None:
            super().data_received(data)
            return
        data, self._part = self._part + data, b""
        while data and not self.close_sent:
            start, end = _payload(data)
            if end - start > (self.config.ws_max_size or 0):
                super().data_received(data)  # which refuses it
                return
            if end > len(data):
                self._part = data
                return
            if data[0] == TEXT and data[1] & MASKED and self.conn.current_size is None:
                self._listener.heard(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[:end])
            data = data[end:]

    def send_receive_event_to_app(self) -> None:
        """A message that came in parts, or as bytes."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        words, self.frames = b"".join(self.frames), []
        self._listener.heard(words)

    def pause_writing(self) -> None:
        """The other side takes nothing."""
        super().pause_writing()
        if self._listener is not None:
            self._listener.full()

    def resume_writing(self) -> None:
        """It has taken something."""
        super().resume_writing()
        if self._listener is not None:
            self._listener.room()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing comes any more."""
        super().connection_lost(exc)
        # A connection is full of cycles: what it still holds waits for the garbage collector.
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()


def _payload(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins and ends; beyond data that is too short."""
    if len(data) < 2:
        return 2, 2 + 1
    size, start = data[1] & ~MASKED, 2
    if size >= SHORT:
        start += 2 if size == SHORT else 8
        if len(data) < start:
            return start, start + 1
        size = int.from_bytes(data[2:start], "big")
    if data[1] & MASKED:
        start += 4
    return start, start + size
