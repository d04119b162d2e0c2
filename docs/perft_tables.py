"""The tables of docs/perft.md: reference counts of each game."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import kagemusha
from kagemusha.core.perft import count_plans, perft
from kagemusha.core.playthrough import Playthrough


@dataclass(frozen=True)
class Case:
    """A position, and how deep it is counted."""

    depth: int
    position: str = ""
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def start(self, game: str) -> Playthrough:
        """The position, with chance unanswered."""
        rules = kagemusha.game(game).rules(self.seats, self.options)
        start = Playthrough(rules, None, self.position or None)
        start.start()
        return start

    def words(self) -> str:
        """What follows the name of the game on the command line."""
        given = {"seats": self.seats, **self.options, "position": self.position}
        switches = [f"--{name}" for name, value in given.items() if value is True]
        valued = [
            f"--{name} {shlex.quote(str(value))}"
            for name, value in given.items()
            if value and value is not True
        ]
        return f"`{' '.join(valued + switches)}`" if valued or switches else "the start"


ABILITIES = (
    "round=6 step=ronin-abilities reserves=6 ninja=well:1,inn:2,shrine:2 "
    "ronin=yobu:1@shrine,yumi:0@granary,musashi:x,hayai:2@passage,taiko:x,kabe:5@inn,tasuke:1@inn"
)
AREAS = (
    "round=5 step=area-abilities reserves=4 ninja=inn:2,burial-grounds:1,watchtower:1,well:1 "
    "ronin=yobu:x,yumi:1@granary,kabe:5@field-2,tasuke:1@field-2,musashi:0@shrine,hayai:x,taiko:x"
)
CASES: dict[str, list[Case]] = {
    "seven-ronin": [
        Case(5),
        Case(4, "round=3 ninja=green:2"),
        Case(4, "round=8 reserves=9 ninja=green:1 ronin=yobu:x", options={"edition": "fr"}),
        Case(3, "round=8 ronin=yobu:x,hayai:x,yumi:x,kabe:6", options={"edition": "pl"}),
        Case(3, options={"spy": True}),
        Case(5, ABILITIES),
        Case(4, AREAS),
    ],
    "wat-aah": [
        Case(2, seats=2),
        Case(3, "hand.p1=carp-1:1 hand.p2=fox-3:2", 2),
        Case(
            5,
            "step=place-step hand.p1=fox-3:2,carp-1:1,rat-4:2,ronin:1 table.p1=carp-2:2 "
            "hand.p2=rat-3:3,bear-6:2 hand.p3=toad-1:2 table.p3=spider-3:2",
            3,
        ),
        Case(
            5,
            "step=place-step hand.p1=monkey-1:3,kappa:1,ronin:2 table.p1=dragon-3:2 "
            "hand.p2=crow-2:1 table.p2=toad-3:2,rat-3:2 jigoku=bear-6,oni,crow-3",
            2,
        ),
        Case(
            5,
            "round=2 step=place-step hand.p1=bear-6:2 table.p1=rat-3:1,toad-1:1,fox-4:1",
            2,
            {"mode": "grand-master"},
        ),
    ],
    "era-of-the-ninja": [
        Case(2, seats=2),
        Case(
            4,
            "p1=onijin@0 p1.cards=katana* p1.ki=1 p1.shadow=8 units=yari:3@0 lord=kasai",
            options={"mode": "lone-ninja"},
        ),
        Case(
            4,
            "p1=oni@0 p1.ki=0 p1.shadow=5 units=yari:2@0,harquebus:1@0 lord=kasai@0 step=units",
            options={"mode": "lone-ninja"},
        ),
        Case(
            4,
            "p1=oni@0 p2=hikage@0 p1.cards=katana*,yumi p1.shadow=9 p2.shadow=4 lord=kasai",
            2,
            {"nvn": True},
        ),
        Case(5, "p1=oni@0 p2=hikage@0 lord=kasai step=shadow", 2, {"reinforcements": True}),
    ],
}
PLANS = [
    Case(0),
    Case(0, "round=3 ninja=green:2"),
    Case(0, "round=2 ronin=kabe:2@well held=kabe"),
    Case(0, "round=5 ronin=yobu:x,hayai:x,kabe:x,taiko:4 ninja=granary:2"),
    Case(0, "round=8 reserves=9 ninja=green:1 ronin=yobu:x", options={"edition": "fr"}),
    Case(0, "round=8 ronin=yobu:x,hayai:x,yumi:x,kabe:6", options={"edition": "pl"}),
]


def counts(game: str) -> Iterable[list[object]]:
    """Rows of sequences, and of positions where there are fewer, by depth."""
    deepest = max(case.depth for case in CASES[game])
    for case in CASES[game]:
        start = case.start(game)
        cells = [
            f"{layer.total.sequences:,}"
            if layer.total.sequences == layer.total.positions
            else f"{layer.total.sequences:,} ({layer.total.positions:,})"
            for layer in perft(start.rules, start.state, case.depth)
        ]
        yield [case.words(), *cells, *[""] * (deepest - len(cells))]


def plans() -> Iterable[list[object]]:
    """Rows of whole plans by side."""
    for case in PLANS:
        start = case.start("seven-ronin")
        numbers = [
            sum(count_plans(start.rules, start.state, seat).values()) for seat in start.pending
        ]
        yield [case.words(), *(f"{number:,}" for number in numbers)]
