"""FairQueue: who puts much waits for his own; people come before bots."""

from __future__ import annotations

import threading
from queue import SimpleQueue

from kagemusha.table.fair_queue import FairQueue


def test_groups_and_their_members_have_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        for table in ("a", "b"):
            queue.put(f"greedy client, {table}{number}", 0, "greedy client", table)
    queue.put("other client", 0, "other client", "c")
    queue.put("bots only", 1, "other client", "d")
    taken = [queue.get() for _ in range(8)]
    assert taken == [
        "greedy client, a0",
        "other client",
        "greedy client, b0",
        "greedy client, a1",
        "greedy client, b1",
        "greedy client, a2",
        "greedy client, b2",
        "bots only",
    ]


def test_who_waits_is_woken_by_an_item_and_by_the_end() -> None:
    queue: FairQueue[int] = FairQueue()
    found: SimpleQueue[int | None] = SimpleQueue()

    def take_two() -> None:
        found.put(queue.get())
        found.put(queue.get())

    thread = threading.Thread(target=take_two)
    thread.start()
    queue.put(7, 0, "", "")
    assert found.get(timeout=60) == 7
    queue.close()
    assert found.get(timeout=60) is None
    thread.join()
