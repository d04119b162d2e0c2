"""The table of events: names, seats, what others see, and the rule of each."""

from __future__ import annotations

from kagemusha.core.event import Event
from kagemusha.core.event_table import MEMORY, EventKind, EventTable

DREW, SPOKE, ENDED = 1, 2, 3
TABLE = EventTable(
    "small",
    {
        DREW: EventKind("drew", "R1", "player card", only="player", masked="drew-unseen"),
        SPOKE: EventKind("spoke", "R2", "number", only=(1,), reveals=True, untold=True),
        ENDED: EventKind(
            "ended",
            lambda numbers: f"R{numbers[0]}",
            "number",
            derived={"total": lambda numbers: numbers[0] + numbers[1]},
        ),
    },
    {"player": lambda seat: f"p{seat + 1}", "card": ("ace", "king")},
)


def test_a_tape_becomes_events() -> None:
    drew, spoke, ended = TABLE.decode([(DREW, 1, 0, 9), (SPOKE, 7, 0, 0), (ENDED, 4, 5, 0)])
    masked = Event("small-drew-unseen", {"player": "p2"}, "R1")
    only = frozenset({1})
    assert drew == Event("small-drew", {"player": "p2", "card": "ace"}, "R1", only, masked)
    assert [drew.seen_by(seat) for seat in (0, 1, None)] == [masked, drew, masked]
    assert spoke == Event("small-spoke", {"number": 7}, "R2", only, reveals=True, untold=True)
    assert spoke.seen_by(0) is None
    assert ended == Event("small-ended", {"number": 4, "total": 9}, "R4")


def test_equal_notes_are_decoded_once_and_memory_is_bounded() -> None:
    first, again = TABLE.decode([(SPOKE, 1, 0, 0)] * 2)
    assert first is again
    TABLE.decode([(SPOKE, number, 0, 0) for number in range(MEMORY + 1)])
    assert TABLE.decode([(SPOKE, 1, 0, 0)])[0] is not first
