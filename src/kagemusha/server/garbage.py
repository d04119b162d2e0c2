"""When to look for garbage in cycles: while nobody waits.

Tables keep many small frozen things that are in no cycle. To search them for cycles when Python
would, after so many new ones, took a fifth of the time of a move, and up to a quarter of a second
at once, in which nobody is answered. What is in no cycle goes without a search.
"""

from __future__ import annotations

import gc
import threading
import time

EVERY = 1.0
"""Seconds between two looks at the clock."""
IDLE = 0.1
"""Less than so many seconds of work in a second: nobody waits."""
SOME = 50_000
"""So many new things are worth a search when nobody waits."""
MANY = 1_000_000
"""So many, a few hundred megabytes at worst, at any time."""


class Sweeper:
    """Searches for garbage in Python's stead, from a thread of its own."""

    def __init__(self, some: int = SOME, many: int = MANY) -> None:
        self._some, self._many = some, many
        self._worked = time.process_time()

    def start(self) -> None:
        """From now on; what there is by now is there to stay."""
        gc.freeze()
        gc.disable()
        threading.Thread(target=self._watch, name="kagemusha-sweeper", daemon=True).start()

    def _watch(self) -> None:
        while True:
            time.sleep(EVERY)
            self.look()

    def look(self) -> bool:
        """Search if it is time; whether it was."""
        worked = time.process_time()
        idle, self._worked = worked - self._worked < IDLE, worked
        due = gc.get_count()[0] > (self._some if idle else self._many)
        if due:
            gc.collect()
            self._worked = time.process_time()
        return due
