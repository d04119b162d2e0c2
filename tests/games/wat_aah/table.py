"""A table of WAT-AAH! set up by hand, with chance answered by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagemusha.core.chance import ScriptedSource
from kagemusha.core.match import Match
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.rules import WatAah, WatAahRules
from kagemusha.games.wat_aah.view import PlayerView, WatAahView

GAME = WatAah()


def table(
    line: str, *answers: str, seats: int = 2, mode: str = "grasshopper", options: Any = None
) -> Match:
    """A match from a position line; chance answers `answers`, given as cards."""
    rules = GAME.rules(seats, {"mode": mode, **(options or {})})
    source = ScriptedSource([_answer(answer) for answer in answers])
    return Match(GAME, rules, 0, position=line, source=source)


def _answer(answer: str) -> str:
    return answer if " " in answer else f"card {answer}"


def view(match: Match, seat: int | None = None) -> WatAahView:
    seen = match.view(seat)
    assert isinstance(seen, WatAahView)
    return seen


def player(match: Match, seat: int, watcher: int | None = None) -> PlayerView:
    return view(match, watcher).players[seat]


def hand(match: Match, seat: int) -> list[str]:
    return list(view(match, seat).hand)


def clans(match: Match, seat: int) -> dict[str, list[str]]:
    return {clan.clan: list(clan.cards) for clan in player(match, seat).clans}


def legal(match: Match, seat: int) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def told(match: Match, seat: int | None = None) -> list[str]:
    return [event.kind.removeprefix("wat-aah-") for event in match.events(seat)]


def give(match: Match, **cells: int | Sequence[int]) -> Match:
    """Write cells that no line by hand can: Temple, Court, Bosses, pawns."""
    for name, value in cells.items():
        first = getattr(layout, name)
        for offset, number in enumerate([value] if isinstance(value, int) else value):
            match._state.cells[first + offset] = number
    return match


def temple(match: Match, seat: int, name: str, number: int | None = None) -> Match:
    rules = match.rules
    assert isinstance(rules, WatAahRules)
    card = [temple.id for temple in rules._setup.cards.temple].index(name)
    match._state.cells[layout.TEMPLE_OF + seat] = card
    match._state.cells[layout.TEMPLE_IN + card] = layout.IN_USE
    if number is not None:
        match._state.cells[layout.TEMPLE_AMOUNT + card] = number
    return match


def court(match: Match, seat: int, name: str) -> Match:
    rules = match.rules
    assert isinstance(rules, WatAahRules)
    card = [court.id for court in rules._setup.cards.court].index(name)
    match._state.cells[layout.COURT_OF + seat] = card
    match._state.cells[layout.COURT_IN + card] = layout.IN_USE
    return match
