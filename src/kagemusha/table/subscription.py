"""A subscription: the updates of one audience, as they come."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from threading import Condition

from kagemusha.table.audience_update import Audience, Update


class Subscription:
    """The updates of one audience, in order, without a gap and none twice.

    It remembers the last number that was taken and asks for what comes after it, so a reader may
    be as slow as it likes. Use one from one thread at a time.
    """

    def __init__(
        self,
        audience: Audience,
        news: Condition,
        read: Callable[[int], list[Update]],
        recent: Callable[[int], list[Update] | None],
        leave: Callable[[Subscription], None],
        since: int,
        backlog: list[Update],
        wake: Callable[[], None] | None,
    ) -> None:
        """`read` gives the updates after a number, `recent` the same if they are at hand;
        `news` is notified when there are more.
        """
        self.audience = audience
        self.wake = wake
        """Called, from any thread, when there may be something new."""
        self._news, self._read, self._recent, self._leave = news, read, recent, leave
        self._since = since
        self._backlog = deque(backlog)
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether nothing more will come."""
        return self._closed and not self._backlog

    def get(self, timeout: float | None = 0) -> Update | None:
        """The next update, waiting for it if need be; None if none came, or all is closed."""
        with self._news:
            if not self._backlog:
                self._news.wait_for(self._look, timeout)
            if not self._backlog:
                return None
            update = self._backlog.popleft()
            self._since = update.number
            return update

    def ready(self, most: int) -> list[Update] | None:
        """Some new updates, without waiting; None: only `get` can know."""
        if not self._news.acquire(blocking=False):
            return None
        try:
            if not self._backlog and not self._closed:
                recent = self._recent(self._since)
                if recent is None:
                    return None
                self._backlog.extend(recent)
            found = [self._backlog.popleft() for _ in range(min(most, len(self._backlog)))]
            if found:
                self._since = found[-1].number
            return found
        finally:
            self._news.release()

    def _look(self) -> bool:
        if not self._closed:
            self._backlog.extend(self._read(self._since))
        return self._closed or bool(self._backlog)

    def __iter__(self) -> Iterator[Update]:
        """Every update until it is closed."""
        while (update := self.get(None)) is not None:
            yield update

    def close(self) -> None:
        """Follow the table no longer; a reader that waits gets None."""
        self._leave(self)
        self.end()

    def end(self) -> None:
        """The table says that nothing more will come."""
        with self._news:
            self._closed = True
            self._news.notify_all()

    def __enter__(self) -> Subscription:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
