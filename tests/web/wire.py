"""Compares what a screen received with what the match allows it to know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

import kagemusha
from kagemusha.core.action import Legal
from kagemusha.core.event import Event
from kagemusha.core.match import Match
from kagemusha.server.wire import Translator, to_wire
from kagemusha.table import Update
from kagemusha.table.audience_update import without_audience
from kagemusha.table.finished_table import PastMatch
from kagemusha.table.outcome import Ending
from kagemusha.table.seating import Holder
from tests.web.screen import Screen

MEANWHILE = 30
"""Moves that may lie between two updates of one audience: another's plan, step by step."""


def finished(url: str, table: str) -> Match:
    """The match of a table that is over, from its log."""
    log = httpx.get(f"{url}api/tables/{table}/export", timeout=60).raise_for_status().json()
    return kagemusha.replay(log)


def check(screen: Screen, match: Match, seat: int | None, language: str = "en") -> int:
    """Each update that came by WebSocket holds exactly what it may; how many there were.

    Who sits down was a spectator before.
    """
    back = PastMatch(match)
    move, heard = 0, 0
    updates = screen.updates()
    assert updates
    for update in updates:
        audience = update["seat"]
        assert audience in (seat, None)

        def expected(moves: int, update: dict[str, Any] = update, heard: int = heard) -> Any:
            then = back.at(moves)
            since = 0 if update["reset"] else heard
            return may_hold(
                then, update, without_audience(then.events(update["seat"], since)), language
            )

        last = min(move + MEANWHILE, len(match.moves))
        found = (one for one in range(move, last + 1) if expected(one) == nameless(update))
        move = next(found, move)
        assert nameless(update) == expected(move)
        heard = len(back.at(move).events(audience))
    return len(updates)


def may_hold(
    match: Match, sent: dict[str, Any], events: tuple[Event, ...], language: str
) -> dict[str, Any]:
    """The update as it must be, made again from the match."""
    audience: int | None = sent["seat"]
    playing = audience is not None and match.result is None
    update = Update(
        number=sent["number"],
        at=sent["at"],
        seat=audience,
        events=events,
        reset=sent["reset"],
        pending=match.pending,
        view=match.view(audience),
        legal=match.legal(audience) if playing and audience is not None else Legal(),
        can_undo=playing and audience is not None and match.can_undo(audience),
        result=match.result,
        ending=Ending("played") if match.result else None,
        clocks=(),
        holders=tuple(Holder(holder["kind"], holder["name"]) for holder in sent["holders"]),
        standing_in=(),
    )
    said = Translator(match.rules, language, match.events)
    whole: dict[str, Any] = json.loads(
        msgspec.json.encode(to_wire(update, said, cells="cells" in sent["view"]))
    )
    return nameless(whole)


def nameless(update: dict[str, Any]) -> dict[str, Any]:
    """Without what is no part of the match: numbers, times, who sits where, what they agree on."""
    return {k: v for k, v in update.items() if k not in ("number", "at", "holders", "agreements")}


def everything(screen: Screen) -> Iterator[str]:
    """All that came from the server, as text."""
    yield from screen.frames
    for response in screen.responses:
        if "/api/" in response.url and response.status == 200:
            yield response.text()
