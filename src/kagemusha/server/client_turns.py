"""What a client sends on many connections at once is not worked on at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class ClientTurns:
    """Of each client one piece at a time: then others come, before its next one.

    Used from the event loop alone.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def take(self, loop: asyncio.AbstractEventLoop, client: str, later: Callable[[], None]) -> bool:
        """Whether it is this client's turn; else `later` is called when it is. "" never waits."""
        if not client:
            return True
        if (waiting := self._waiting.get(client)) is not None:
            waiting.append(later)
            return False
        self._waiting[client] = deque()
        loop.call_soon(self._next, loop, client)
        return True

    async def wait(self, client: str) -> None:
        """Until it is this client's turn."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()

        def come() -> None:
            if not turn.done():  # who waits may have been cancelled
                turn.set_result(None)

        if not self.take(loop, client, come):
            await turn

    def _next(self, loop: asyncio.AbstractEventLoop, client: str) -> None:
        waiting = self._waiting[client]
        if not waiting:
            del self._waiting[client]
            return
        loop.call_soon(self._next, loop, client)
        waiting.popleft()()
