"""Live tables: people, bots and spectators at a match, with clocks, chat and a store; no web."""

from __future__ import annotations

from kagemusha.table.agreement_commands import Abort, Answer, Leave, Propose, Resign, Return
from kagemusha.table.agreements import AgreementsView, Notice, Proposal
from kagemusha.table.audience_update import Update
from kagemusha.table.chat_store import ChatLine
from kagemusha.table.clock import Clock, ClockFace, days, live
from kagemusha.table.commands import Act, AnswerRematch, Command, OfferRematch, Undo
from kagemusha.table.entry import Series
from kagemusha.table.errors import (
    NoSuchProfile,
    NoSuchStudy,
    NoSuchTable,
    NoSuchTournament,
    NotYourSeat,
    NotYourTournament,
    SeatTaken,
    Stale,
    StoreError,
    StoreTooNew,
    TableError,
)
from kagemusha.table.expiry import Expiry
from kagemusha.table.joint_review import JointReviewNow, Participant, ReviewPlace
from kagemusha.table.listing import TableListing
from kagemusha.table.live_table import LiveTable
from kagemusha.table.outcome import Ending
from kagemusha.table.presence import PresenceNow, SeatPresence
from kagemusha.table.rematch import Rematch, RematchTerms, Seating
from kagemusha.table.seat_secrets import new_secret
from kagemusha.table.seating import Holder, bot, local, open_seat, person
from kagemusha.table.spectating import Delay
from kagemusha.table.store import Store
from kagemusha.table.subscription import Subscription
from kagemusha.table.tables import Opened, Tables

__all__ = [
    "Abort",
    "Act",
    "AgreementsView",
    "Answer",
    "AnswerRematch",
    "ChatLine",
    "Clock",
    "ClockFace",
    "Command",
    "Delay",
    "Ending",
    "Expiry",
    "Holder",
    "JointReviewNow",
    "Leave",
    "LiveTable",
    "NoSuchProfile",
    "NoSuchStudy",
    "NoSuchTable",
    "NoSuchTournament",
    "NotYourSeat",
    "NotYourTournament",
    "Notice",
    "OfferRematch",
    "Opened",
    "Participant",
    "PresenceNow",
    "Proposal",
    "Propose",
    "Rematch",
    "RematchTerms",
    "Resign",
    "Return",
    "ReviewPlace",
    "SeatPresence",
    "SeatTaken",
    "Seating",
    "Series",
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
