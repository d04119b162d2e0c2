"""The next game of a table: what may be offered, and the table that is opened when all agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Any

from kagemusha.bots import bot_names, make_bot, opponents
from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.table.clock import Clock
from kagemusha.table.entry import Series, TableSetup
from kagemusha.table.errors import TableError
from kagemusha.table.ratings import check_rated
from kagemusha.table.rematch import Rematch, RematchTerms, read_rematch
from kagemusha.table.rows import NewTable, SeatRow
from kagemusha.table.seating import Holder, bot
from kagemusha.table.state import TableState, rules_of
from kagemusha.table.table_setup import setup_of


def offered(setup: TableSetup, state: TableState, seat: int, terms: RematchTerms) -> Rematch:
    """An offer of a seat; an error if the next game could not be opened like that.

    Who offers what is offered already accepts it. Another offer takes its place.
    """
    game = terms.game or setup.game
    same = game == setup.game
    options = terms.options if terms.options is not None else setup.options if same else {}
    clock = terms.clock or (setup.clock if same else replace(setup.clock, bot=""))
    new = Rematch(seat, terms.seating, game, dict(options), clock, state.people)
    offer = read_rematch(new.written())  # as it will be read: 0 may become 0.0
    _rules(offer, _seated(game, state.holders, list(range(len(state.holders)))))
    before = state.rematch
    if before is not None and before.declined is None and before.same_terms(offer):
        offer = before
    return offer.accepted_by(state.sharing(seat))


def answered(state: TableState, seat: int, *, accept: bool) -> Rematch:
    """The offer after an answer of a seat; TableError if there is none to answer."""
    offer = state.rematch
    if offer is None or offer.declined is not None:
        raise TableError(Message("table-no-rematch"))
    return offer.accepted_by(state.sharing(seat)) if accept else replace(offer, declined=seat)


def next_table(
    setup: TableSetup, rows: Sequence[SeatRow], state: TableState, at: int
) -> NewTable | None:
    """The table of the next game, if all have just agreed to it: the same people and secrets.

    It begins at the beginning, even if this one began from a position.
    """
    offer, series = state.rematch, setup.series
    if offer is None or not offer.agreed or offer.next is not None:
        return None
    seated = _seated(offer.game, state.holders, _order(len(rows), offer.seating))
    rules, seed = _rules(offer, seated), fresh_seed()
    match = Match(find_game(offer.game), rules, seed)
    won = state.result.winners if state.result else ()
    before = [seat for _, seat in seated]
    new = setup_of(
        match,
        seed=str(seed),
        clock=offer.clock,
        spectators=setup.spectators,
        created=at,
        delay=setup.delay,
        listed=setup.listed,
        rated=setup.rated and _is_ratable(rules, [h for h, _ in seated], offer.clock),
        series=Series(
            first=series.first or setup.id,
            number=series.number + 1,
            wins=tuple(0 if n is None else series.wins_of(n) + (n in won) for n in before),
            players=tuple(None if n is None else series.player_at(n) for n in before),
        ),
    )
    kept = [SeatRow(bot("")) if n is None else rows[n] for n in before]
    holders = [holder for holder, _ in seated]
    return NewTable(
        new,
        [replace(row, holder=holder) for row, holder in zip(kept, holders, strict=True)],
        TableState(new, holders, match).summary(),
        at if setup.listed else None,
    )


def _is_ratable(rules: Rules[Any], holders: Sequence[Holder], clock: Clock) -> bool:
    """Whether the next game can be rated as this one was."""
    try:
        check_rated(rules, holders, clock)
    except TableError:
        return False
    return True


def _order(seats: int, seating: str) -> list[int]:
    """By seat of the next game: the seat in this one."""
    order = list(range(seats))
    if seating == "rotated":
        return [*order[-1:], *order[:-1]]
    if seating == "random":
        SystemRandom().shuffle(order)
    return order


def _seated(
    game_id: str, holders: Sequence[Holder], order: Sequence[int]
) -> list[tuple[Holder, int | None]]:
    """Who sits where in the next game, with the seat in this one.

    Another game may need more or fewer seats: bots come and go.
    """
    game = find_game(game_id)
    known, usual = bot_names(game_id), opponents(game_id)[0]
    seated: list[tuple[Holder, int | None]] = []
    for seat in order:
        holder = holders[seat]
        other = holder.kind == "bot" and holder.name not in known
        seated.append((bot(usual) if other else holder, seat))
    people = sum(holder.kind != "bot" for holder, _ in seated)
    fitting = [n for n in game.seat_counts if n >= people]
    if not fitting:
        args: dict[str, str | int] = {"number": people, "most": max(game.seat_counts)}
        raise OptionError(Message("table-rematch-seats", args))
    wanted = min(fitting, key=lambda n: (abs(n - len(seated)), n))
    while len(seated) > wanted:
        last = max(n for n, (holder, _) in enumerate(seated) if holder.kind == "bot")
        del seated[last]
    return seated + [(bot(usual), None)] * (wanted - len(seated))


def _rules(offer: Rematch, seated: Sequence[tuple[Holder, int | None]]) -> Rules[Any]:
    """The rules of the next game, if they fit the seats and the bots."""
    game = find_game(offer.game)
    rules = rules_of(game, len(seated), offer.options)
    for name in {h.name for h, _ in seated if h.kind == "bot"} | {offer.clock.bot} - {""}:
        make_bot(name, game, rules)
    return rules
