"""Rated matches: what may be rated, what a finished one says, and the ratings that follow.

The ratings change in the transaction that commits the end of the match, so they change once,
whatever happens to the process. Each match is a rating period of its own. A match of several seats
is rated as one match of each against each, except partners.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, insert, select, text, update

from kagemusha.bots.thinking_time import ADAPTIVE
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.core.manifest import Manifest
from kagemusha.core.registry import find_game
from kagemusha.table import schema
from kagemusha.table.clock import DAY, Clock
from kagemusha.table.entry import TableSetup
from kagemusha.table.errors import TableError
from kagemusha.table.glicko import Rating, after_matches, after_pause
from kagemusha.table.rows import RatedResult, RatedSeat, SeatRow
from kagemusha.table.seating import Holder

if TYPE_CHECKING:
    from kagemusha.table.state import TableState

PERIOD = 7 * DAY * 1000
"""Milliseconds without a match after which a rating is as uncertain as after one period."""
BOT = "bot:"
"""Before the name of a bot: bots have ratings beside those of people."""
COUNTED = ("played", "time", "resigned", "absent", "draw")
"""The endings that are rated; an aborted match, or one that the operator closed, is not."""
_ratings, _profiles = schema.ratings.c, schema.profiles.c
FRESH = text(
    "INSERT INTO ratings (who, game, mode, side, value, deviation, volatility, played, won,"
    " touched) VALUES (:who, :game, :mode, :side, :value, :deviation, :volatility, 0, 0, :at)"
    " ON CONFLICT DO NOTHING"
)

Key = tuple[str, str, str, str]
"""Who, in which game and mode, on which side."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The ratings that can be compared: of one game, one mode and, where they differ, one side."""

    game: str
    mode: str
    side: str


def pool_of(manifest: Manifest, options: Mapping[str, Any], seat: int) -> Pool:
    """The pool in which a seat is rated. Seats that have a name differ; others do not."""
    mode = str(options.get(manifest.rated_by, "")) if manifest.rated_by else ""
    return Pool(manifest.id, mode, manifest.seat_names[seat] if manifest.seat_names else "")


def check_rated(rules: Rules[Any], holders: Sequence[Holder], clock: Clock) -> None:
    """TableError if a match cannot be rated like that."""
    manifest = find_game(rules.game).manifest
    if len({rules.side(seat) for seat in range(rules.seats)}) < 2:
        raise TableError(Message("rated-sides"))
    if any(holder.kind == "local" for holder in holders):
        raise TableError(Message("rated-screen"))
    if any((holder.kind, holder.name) == ("bot", ADAPTIVE) for holder in holders):
        raise TableError(Message("rated-adaptive", {"bot": ADAPTIVE}))
    if clock.kind == "none" or clock.out != "lose":
        raise TableError(Message("rated-clock"))
    leading = {option.name: rules.options[option.name] for option in manifest.leading}
    usual = manifest.defaults(rules.seats, leading)
    for option in manifest.options:
        if (
            option.name not in leading
            and rules.options.get(option.name, option.default) != usual[option.name]
        ):
            raise TableError(Message("rated-option", {"option": option.name}))


def rated_result(
    setup: TableSetup, rows: Sequence[SeatRow], before: TableState, after: TableState
) -> RatedResult | None:
    """What a match says about its players, if an entry has just ended it and it is rated."""
    ending, result = after.ending, after.result
    if not setup.rated or before.ending is not None or ending is None or result is None:
        return None
    if ending.reason not in COUNTED:
        return None
    manifest, gone = find_game(setup.game).manifest, after.agreements.resigned
    points = {
        seat: (seat not in gone, seat in result.winners and seat not in gone)
        for seat in range(setup.seats)
    }
    seats = []
    for seat, row in enumerate(rows):
        who = BOT + row.holder.name if row.holder.kind == "bot" else row.profile
        pool = pool_of(manifest, setup.options, seat)
        partners = after.match.rules.side(seat)
        scores = {
            other: (points[seat] > points[other]) + 0.5 * (points[seat] == points[other])
            for other in range(setup.seats)
            if other not in partners
        }
        seats.append(RatedSeat(who, pool.mode, pool.side, scores))
    return RatedResult(setup.id, setup.game, seats)


# --- in the transaction that ends the match -----------------------------------------------------


def apply_results(connection: Connection, many: Sequence[tuple[RatedResult, int]]) -> None:
    """Change the ratings of all who played; each result with the time of its end.

    All rows are locked first, in one order: two processes cannot wait for each other.
    """
    many = [(_of_those_known(connection, result), at) for result, at in many]
    keys = sorted({key for result, _ in many for key in _keys(result) if key is not None})
    at = {key: when for result, when in many for key in _keys(result) if key is not None}
    rows: dict[Key, Row[Any]] = {}
    for key in keys:
        fresh = Rating()
        names = dict(zip(("who", "game", "mode", "side"), key, strict=True))
        start = {"value": fresh.value, "deviation": fresh.deviation}
        connection.execute(FRESH, {**names, **start, "volatility": fresh.volatility, "at": at[key]})
    for key in keys:
        query = select(schema.ratings).where(*_is(key)).with_for_update()
        rows[key] = connection.execute(query).one()
    for result, when in many:
        _apply(connection, rows, result, when)


def _of_those_known(connection: Connection, result: RatedResult) -> RatedResult:
    """Without those who have deleted their profile meanwhile."""
    people = [s.who for s in result.seats if s.who is not None and not s.who.startswith(BOT)]
    query = select(_profiles.id).where(_profiles.id.in_(people))
    known = set(connection.execute(query).scalars())
    seats = [
        s if s.who in known or (s.who or "").startswith(BOT) else RatedSeat(None, s.mode, s.side)
        for s in result.seats
    ]
    return RatedResult(result.table_id, result.game, seats)


def _keys(result: RatedResult) -> list[Key | None]:
    return [
        None if seat.who is None else (seat.who, result.game, seat.mode, seat.side)
        for seat in result.seats
    ]


def _is(key: Key) -> tuple[Any, ...]:
    who, game, mode, side = key
    return _ratings.who == who, _ratings.game == game, _ratings.mode == mode, _ratings.side == side


def _apply(connection: Connection, rows: dict[Key, Row[Any]], result: RatedResult, at: int) -> None:
    keys = _keys(result)
    before = [None if key is None else rated_at(rows[key], at) for key in keys]
    for seat, (key, rating) in enumerate(zip(keys, before, strict=True)):
        if key is None or rating is None:
            continue
        own = result.seats[seat]
        # A bot at several seats does not play against itself.
        against = {
            other: score
            for other, score in own.scores.items()
            if before[other] is not None and result.seats[other].who != own.who
        }
        outcomes = [(other, score) for n, score in against.items() if (other := before[n])]
        if not outcomes:
            continue
        after = after_matches(rating, outcomes)
        mean = sum(against.values()) / len(against)
        connection.execute(
            update(schema.ratings)
            .where(*_is(key))
            .values(
                value=after.value,
                deviation=after.deviation,
                volatility=after.volatility,
                played=_ratings.played + 1,
                won=_ratings.won + int(mean > 0.5),
                touched=at,
            )
        )
        connection.execute(
            insert(schema.rated_matches).values(
                table_id=result.table_id,
                seat=seat,
                who=own.who,
                game=result.game,
                mode=own.mode,
                side=own.side,
                at=at,
                score=mean,
                before=rating.value,
                value=after.value,
                deviation=after.deviation,
            )
        )
        query = select(schema.ratings).where(*_is(key))
        rows[key] = connection.execute(query).one()


def rated_at(row: Row[Any], at: int) -> Rating:
    """A rating from its row, at a time: without matches it becomes less certain."""
    rating = Rating(row.value, row.deviation, row.volatility)
    return after_pause(rating, max(0, at - row.touched) / PERIOD)
