"""What a table or its store refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.errors import KagemushaError, Message

if TYPE_CHECKING:
    from kagemusha.table.audience_update import Update


class TableError(KagemushaError):
    """A table refused something, and nothing was changed."""


class NoSuchTable(TableError):  # noqa: N818  public name
    """There is no table of that id."""


class NoSuchStudy(TableError):  # noqa: N818  public name
    """There is no study of that id."""


class NoSuchProfile(TableError):  # noqa: N818  public name
    """There is nobody of that id in the public lobby."""


class NoSuchTournament(TableError):  # noqa: N818  public name
    """There is no tournament of that id."""


class NotYourTournament(TableError):  # noqa: N818  public name
    """Only its organiser may do this."""


class NotYourSeat(TableError):  # noqa: N818  public name
    """The secret given opens no seat here, or not the seat that was named."""


class SeatTaken(TableError):  # noqa: N818  public name
    """The seat is not open."""


class Stale(TableError):  # noqa: N818  public name
    """The command was made on an older state; `update` is the current one, with all events."""

    def __init__(self, update: Update) -> None:
        super().__init__(Message("table-stale", {"number": update.number}))
        self.update = update


class StoreError(TableError):
    """The store cannot be used, or did not answer."""


class StoreTooNew(StoreError):  # noqa: N818  public name
    """The store was written by a version of the program that this one does not know."""


class Conflict(Exception):  # noqa: N818  never leaves this package
    """Another writer was first: read what it wrote, and try again."""
