"""Forks: the position from which a new table continues a moment of another."""

from __future__ import annotations

from kagemusha.core.chance import Rng, fresh_seed
from kagemusha.core.errors import Message, OptionError
from kagemusha.table.errors import NotYourSeat, TableError
from kagemusha.table.live_table import LiveTable


def fork_position(
    table: LiveTable,
    secret: str | None,
    *,
    number: int | None,
    move: int | None,
    seat: int | None,
) -> tuple[int, str]:
    """The seat that plays on, and the position line.

    While the table runs, or if a `number` is given: what the seat knew after this update of its
    own, the rest is drawn. Once it is over: what was there after the move.
    """
    rules = table.rules
    if table.ending is None and table.no_help:
        raise TableError(Message("rated-no-help"))
    if table.ending is None and sum(holder.kind != "bot" for holder in table.holders) > 1:
        raise TableError(Message("table-fork-people"))
    if number is not None or table.ending is None:
        if move is not None:
            raise TableError(Message("table-fork-move"))
        if secret is None:
            raise NotYourSeat(Message("table-fork-seat"))
        known = table.update_at(secret, number, seat=seat)
        seat = known.seat
        world = rules.determinize(known.view, Rng(fresh_seed(), "fork"))
        over, position = known.result is not None, rules.write_position(world)
    else:
        match = table.finished.match(move)
        if seat is None:
            seat = 0 if secret is None else table.seats(secret)[0]
        over, position = match.result is not None, match.position()
    if over:
        raise TableError(Message("table-fork-over"))
    last = rules.seats - 1
    if seat is None or seat > last:
        args: dict[str, str | int] = {"seat": str(seat), "last": last}
        raise OptionError(Message("refused-no-such-seat", args))
    return seat, position
