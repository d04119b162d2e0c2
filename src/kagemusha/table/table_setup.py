"""What a new table is written down with."""

from __future__ import annotations

from kagemusha.core.match import Match
from kagemusha.table.clock import Clock
from kagemusha.table.entry import Series, TableSetup
from kagemusha.table.seat_secrets import new_id
from kagemusha.table.spectating import Delay


def setup_of(
    match: Match,
    *,
    seed: str,
    clock: Clock,
    spectators: bool,
    created: int,
    log_text: str | None = None,
    series: Series | None = None,
    delay: Delay | None = None,
    listed: bool = False,
    rated: bool = False,
    tournament: str | None = None,
) -> TableSetup:
    """The setup of a table for a match that has not begun, or was made from a log."""
    header = match.header()
    return TableSetup(
        id=new_id(),
        game=header["game"],
        rules=header["rules"],
        content=header["content"],
        seats=header["seats"],
        options=header["options"],
        position=header["position"],
        seed=seed,
        clock=clock,
        spectators=spectators,
        created=created,
        log=log_text,
        series=series or Series(),
        delay=delay or Delay(),
        listed=listed,
        rated=rated,
        tournament=tournament,
    )
