"""Live tables: people, bots and spectators at a match, with clocks, chat and a store; no web."""

from __future__ import annotations

from kagemusha.table.clock import Clock, ClockFace, days, live
from kagemusha.table.errors import (
    NoSuchTable,
    NotYourSeat,
    SeatTaken,
    Stale,
    StoreError,
    StoreTooNew,
    TableError,
)
from kagemusha.table.hall import Hall, Mine, Opened
from kagemusha.table.journal import Draft
from kagemusha.table.keys import new_secret
from kagemusha.table.livetable import LiveTable
from kagemusha.table.seating import Holder, bot, local, open_seat, person
from kagemusha.table.store import Said, Store
from kagemusha.table.subscription import Subscription
from kagemusha.table.update import Ending, Update

__all__ = [
    "Clock",
    "ClockFace",
    "Draft",
    "Ending",
    "Hall",
    "Holder",
    "LiveTable",
    "Mine",
    "NoSuchTable",
    "NotYourSeat",
    "Opened",
    "Said",
    "SeatTaken",
    "Stale",
    "Store",
    "StoreError",
    "StoreTooNew",
    "Subscription",
    "TableError",
    "Update",
    "bot",
    "days",
    "live",
    "local",
    "new_secret",
    "open_seat",
    "person",
]
