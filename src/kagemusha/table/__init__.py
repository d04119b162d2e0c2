"""Live tables: people, bots and spectators at a match, with clocks, chat and a store; no web."""

from __future__ import annotations

from kagemusha.table.audience_update import Ending, Update
from kagemusha.table.clock import Clock, ClockFace, days, live
from kagemusha.table.commands import Act, Command, Undo
from kagemusha.table.errors import (
    NoSuchTable,
    NotYourSeat,
    SeatTaken,
    Stale,
    StoreError,
    StoreTooNew,
    TableError,
)
from kagemusha.table.expiry import Expiry
from kagemusha.table.listing import TableListing
from kagemusha.table.live_table import LiveTable
from kagemusha.table.seat_secrets import new_secret
from kagemusha.table.seating import Holder, bot, local, open_seat, person
from kagemusha.table.store import ChatLine, Store
from kagemusha.table.subscription import Subscription
from kagemusha.table.tables import Opened, Tables

__all__ = [
    "Act",
    "ChatLine",
    "Clock",
    "ClockFace",
    "Command",
    "Ending",
    "Expiry",
    "Holder",
    "LiveTable",
    "NoSuchTable",
    "NotYourSeat",
    "Opened",
    "SeatTaken",
    "Stale",
    "Store",
    "StoreError",
    "StoreTooNew",
    "Subscription",
    "TableError",
    "TableListing",
    "Tables",
    "Undo",
    "Update",
    "bot",
    "days",
    "live",
    "local",
    "new_secret",
    "open_seat",
    "person",
]
