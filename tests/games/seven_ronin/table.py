"""A table for the tests: positions in a few words, and the referee's eyes on every move.

    table = combat("musashi:2@field-3, tasuke@field-3", ninja="field-3:3")
    table.defender("musashi")
    assert table.wounds("tasuke") == 1

Every action that is played is checked for the laws of the table; `refused` checks that a refusal
changes nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import pytest

import kagemusha
from kagemusha import Event, IllegalAction, Match
from kagemusha.core.errors import Message
from kagemusha.games.seven_ronin.view import AreaView, RoninView, VillageView

ATTACKER = 0
DEFENDER = 1
RONIN = ("yobu", "yumi", "musashi", "hayai", "taiko", "kabe", "tasuke")
RING = (
    *("watchtower", "field-2", "passage", "field-3", "granary"),
    *("animal-pen", "well", "shrine", "burial-grounds", "inn"),
)
BESIDE = "beside-the-board"
GONE = "eliminated"

EDITIONS = ("en", "fr", "pl")
MINIATURE: dict[str, Any] = {
    "name": "miniature",
    "reserves": 6,
    "supply": 2,
    "areas-to-win": 3,
    "area": [
        {"id": "gate", "kind": "well", "limit": 1},
        {"id": "barn", "kind": "granary", "limit": 2},
        {"id": "yard", "kind": "plain", "limit": 1},
    ],
    "ronin": [{"id": "kabe", "vitality": 3}, {"id": "tasuke", "vitality": 2}],
    "round": [{"threat": 2, "minimum": 1}, {"threat": 2, "minimum": 2, "casualty": True}],
}
"""The smallest board worth playing: three areas, two ronin, two rounds."""


class Table:
    """One match, read and played in the rulebook's words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log: list[Event] = list(match.events(ATTACKER))
        self._check()

    def _check(self) -> None:
        check_laws(self.view)
        check_offers(self.match)

    # --- what lies on the table ---------------------------------------------------------------

    @property
    def view(self) -> VillageView:
        """What everybody sees."""
        return look(self.match)

    @property
    def step(self) -> str:
        """The step in which somebody owes a choice."""
        return self.view.step

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.view.round

    @property
    def reserves(self) -> int:
        """Ninja in the Reserves."""
        return self.view.reserves

    @property
    def supply(self) -> int:
        """Markers in the General Supply."""
        return self.view.supply

    @property
    def reason(self) -> str | None:
        """Who won and why, `defender:last-round`; None while the match runs."""
        view = self.view
        return f"{view.winner}:{view.reason}" if view.winner else None

    def area(self, name: str) -> AreaView:
        """One area."""
        return next(area for area in self.view.areas if area.id == name)

    def ninja(self, name: str) -> int:
        """Ninja on an area, or on the Green."""
        return self.view.green if name == "green" else self.area(name).ninja

    def ronin(self, name: str) -> RoninView:
        """One ronin."""
        return next(ronin for ronin in self.view.ronin if ronin.id == name)

    def wounds(self, name: str) -> int:
        """Wounds on a ronin's tile."""
        return self.ronin(name).wounds

    def station(self, name: str) -> str:
        """Where a ronin stands."""
        return self.ronin(name).station

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """What was told about one kind of event so far, as the Attacker was told it."""
        return [dict(event.args) for event in self.log if event.kind == f"seven-ronin-{kind}"]

    # --- playing ------------------------------------------------------------------------------

    def attacker(self, *lines: str) -> Table:
        """The Attacker plays these lines, one after the other."""
        return self._play(ATTACKER, lines)

    def defender(self, *lines: str) -> Table:
        """The Defender plays these lines, one after the other."""
        return self._play(DEFENDER, lines)

    def _play(self, seat: int, lines: Sequence[str]) -> Table:
        for line in lines:
            assert self.match.why_not(seat, line) == ()
            self.log.extend(self.match.act_all(seat, line))
            self._check()
        return self

    def plan(self, ninja: str, ronin: str) -> Table:
        """Both plans, without the word `deploy` and the seal; '' deploys nothing."""
        return self.attacker(plan_line(ninja)).defender(plan_line(ronin))

    def end_round(self) -> Table:
        """Nobody uses anything more in this round; steps without a choice pass by themselves."""
        now = self.round
        while self.round == now and self.step in ("ronin-abilities", "area-abilities"):
            self._play(self.match.pending[0], ["done"])
        return self

    # --- what may be done ---------------------------------------------------------------------

    def offers(self, seat: int, *words: str) -> list[str]:
        """The legal actions of a seat that begin with these words, in order of the alphabet."""
        start = " ".join(words)
        actions = [action.notation for action in self.match.legal(seat)]
        return sorted(a for a in actions if a == start or a.startswith(f"{start} ") or not start)

    def may(self, seat: int, line: str) -> bool:
        """Whether a whole line is legal now: `act_all` on a copy and `why_not` must agree."""
        reasons = self.match.why_not(seat, line)
        told: tuple[Message, ...] = ()
        try:
            self.match.clone().act_all(seat, line)
        except IllegalAction as error:
            told = error.messages
        assert told == reasons
        return not told

    def refused(self, seat: int, line: str) -> set[str]:
        """The ids of the rules that a line breaks; the table must stay as it was (R7.7)."""
        before = snapshot(self.match)
        with pytest.raises(IllegalAction) as caught:
            self.match.act_all(seat, line)
        assert snapshot(self.match) == before
        assert all(caught.value.rules)
        assert caught.value.messages == self.match.why_not(seat, line)
        return set(caught.value.rules)


# --- setting the table ----------------------------------------------------------------------------


def new_table(**options: Any) -> Table:
    """A match from its start. Options in Python's spelling: `taiko_heals_green=False`."""
    return Table(kagemusha.game("seven-ronin").new(options=kebab(options), seed=1))


def planning(ronin: str = "", ninja: str = "", **keys: Any) -> Table:
    """A planning phase. Ronin not named are unhurt and beside the board."""
    return _set_up("planning", ronin, ninja, keys)


def combat(ronin: str = "", ninja: str = "", **keys: Any) -> Table:
    """Step 1 of combat. Ronin not named are eliminated."""
    return _set_up("ronin-abilities", ronin, ninja, keys)


def areas_step(ronin: str = "", ninja: str = "", **keys: Any) -> Table:
    """Step 3 of combat. Ronin not named are eliminated."""
    return _set_up("area-abilities", ronin, ninja, keys)


def _set_up(step: str, ronin: str, ninja: str, keys: dict[str, Any]) -> Table:
    options = kebab(keys.pop("options", {}))
    tiles = {} if step == "planning" else dict.fromkeys(RONIN, "x")
    for item in ronin.replace(" ", "").split(","):
        if item:
            word, at_sign, area = item.partition("@")
            name, _, wounds = word.partition(":")
            tiles[name] = f"{wounds or 0}{at_sign}{area}"
    words = {
        "step": step,
        "ninja": ninja.replace(" ", ""),
        "ronin": ",".join(f"{name}:{tile}" for name, tile in tiles.items()),
        **kebab(keys),
    }
    line = " ".join(f"{key}={value}" for key, value in words.items() if value != "")
    match = kagemusha.game("seven-ronin").position(line, options=options, seed=1)
    return Table(match)


def kebab(options: Mapping[str, Any]) -> dict[str, Any]:
    """Keys with hyphens for underscores."""
    return {key.replace("_", "-"): value for key, value in options.items()}


def plan_line(plan: str) -> str:
    """A whole plan as a line of notation."""
    return f"deploy {plan}; seal" if plan else "seal"


def scattered(*areas: str) -> str:
    """Deploy all seven ronin, in the order of RONIN, to these areas."""
    return ", ".join(f"{name} {area}" for name, area in zip(RONIN, areas, strict=True))


# --- the referee ----------------------------------------------------------------------------------


def look(match: Match, seat: int | None = None) -> VillageView:
    """A view of this game."""
    return cast("VillageView", match.view(seat))


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything by which one could notice that a match was changed."""
    seats = (ATTACKER, DEFENDER)
    return (
        match.hash,
        match.position(),
        match.pending,
        tuple(match.legal(seat) for seat in seats),
        tuple(match.view(seat) for seat in (*seats, None)),
        tuple(match.events(seat) for seat in (*seats, None)),
        match.to_json(),
    )


def markers(view: VillageView) -> int:
    """All ninja markers, counted by hand: Reserves, Supply, board, Green and tiles."""
    board = sum(area.ninja for area in view.areas) + view.green
    return view.reserves + view.supply + board + sum(ronin.wounds for ronin in view.ronin)


def check_laws(view: VillageView, total: int = 50) -> None:
    """What holds on the table of the box at any moment between two choices."""
    if len(view.areas) == len(RING):
        assert markers(view) == total
    spaces = [ronin.station for ronin in view.ronin]
    for ronin in view.ronin:
        assert 0 <= ronin.wounds < ronin.vitality or view.step == "over"
        if ronin.station == GONE:
            assert ronin.wounds == 0
            marks = (ronin.held, ronin.penned, ronin.silenced, ronin.cursed, ronin.spent)
            assert not any(marks)
        if ronin.held or ronin.penned:
            assert ronin.station not in (BESIDE, GONE, "green")
        if view.step in ("planning", "spy-attacker", "spy-defender"):
            assert ronin.held == (ronin.station not in (BESIDE, GONE))
    for space in {*spaces} - {BESIDE, GONE}:
        there = [ronin.id for ronin in view.ronin if ronin.station == space]
        assert len(there) == 1 or (len(there) == 2 and "tasuke" in there and space != "green")
    if view.step == "area-abilities":
        taken = {area.id for area in view.areas if area.ninja}
        assert not taken & {*spaces}
    if "green" in spaces:
        assert view.green == 0


VERBS = {
    "spy-attacker": {"spy", "no-spy"},
    "spy-defender": {"spy", "no-spy"},
    "planning": {"deploy", "seal"},
    "ronin-abilities": {"yobu", "yumi", "musashi", "hayai", "taiko", "done"},
    "division": {"divide"},
    "area-abilities": {
        *("watchtower", "granary", "well", "inn", "animal-pen", "shrine", "burial-grounds"),
        *("passage", "done"),
    },
    "passage-division": {"divide"},
}


def check_offers(match: Match) -> None:
    """Every pending seat has choices; each is offered once and belongs to the step."""
    for seat in (ATTACKER, DEFENDER):
        offered = [action.notation for action in match.legal(seat)]
        assert bool(offered) == (seat in match.pending)
        assert len(offered) == len({*offered})
        assert all(line.split(maxsplit=1)[0] in VERBS[look(match).step] for line in offered)


def random_matches(
    seeds: Iterator[int] | range, options: Mapping[str, Any] | None = None
) -> Iterator[Match]:
    """Random matches, given back before every choice and once more when they are over."""
    for seed in seeds:
        dice = random.Random(seed)
        match = kagemusha.game("seven-ronin").new(options=options, seed=seed)
        while match.pending:
            yield match
            seat = dice.choice(match.pending)
            match.act(seat, dice.choice(match.legal(seat)))
        yield match
