"""The village as numbers."""

from __future__ import annotations

from kagemusha.envs.encoder import NumberWriter, places
from kagemusha.games.seven_ronin.board import GREEN_ID
from kagemusha.games.seven_ronin.names import SIDE_IDS, STEP_IDS
from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView

MARKERS = 120
"""More ninja no board has."""
MOST = 15
"""No limit and no vitality is larger."""
STEPS = places(STEP_IDS)
SIDES = places(SIDE_IDS)


class VillageEncoder:
    """Fills in what a side sees of one board."""

    def __init__(self, board: VillageView) -> None:
        spaces = (*(area.id for area in board.areas), GREEN_ID)
        self._spaces = places(spaces)
        self._stations = places((*spaces, BESIDE, GONE))
        self._ronin = places(ronin.id for ronin in board.ronin)
        self._rounds = places(range(1, len(board.track) + 1))
        self._areas = len(board.areas)

    def fill(self, writer: NumberWriter, view: VillageView) -> None:
        """All that a side may know; what is the same in every match of this board is left out."""
        side = None if view.seat is None else SIDE_IDS[view.seat]
        writer.one("side", side, SIDES)
        writer.one("step", view.step, STEPS)
        writer.flags("pending", [seat in view.pending for seat in range(2)])
        writer.one("round", view.round, self._rounds)
        writer.number("areas held", view.held, self._areas)
        writer.number("required force", view.required_force, MARKERS)
        writer.number("reserves", view.reserves, MARKERS)
        writer.number("supply", view.supply, MARKERS)
        writer.numbers_of("limits", [area.limit for area in view.areas], MOST)
        writer.numbers_of("ninja", [*(area.ninja for area in view.areas), view.green], MARKERS)
        over = [max(0, area.ninja - area.limit) for area in view.areas]
        writer.numbers_of("ninja above the limit", over, MOST)
        writer.flags("used", [area.used for area in view.areas])
        writer.flags("field copied", [view.field_copied])
        writer.flags("sealed", view.sealed)
        for ronin in view.ronin:
            name = ronin.id
            writer.number(f"{name}: vitality", ronin.vitality, MOST)
            writer.number(f"{name}: wounds", ronin.wounds, MOST)
            writer.one(f"{name}: station", ronin.station, self._stations)
            marks = (ronin.held, ronin.penned, ronin.silenced, ronin.cursed, ronin.spent)
            writer.flags(f"{name}: held, penned, silenced, cursed, spent", marks)
        writer.numbers_of("own plan: ninja", view.ninja_plan or (0,) * len(self._spaces), MARKERS)
        for place, name in enumerate(self._ronin):
            plan = view.ronin_plan
            writer.one(f"own plan: {name}", plan[place] if plan else None, self._spaces)
        spy = view.spy
        writer.some("spy: tokens", spy.tokens if spy else (), SIDES)
        writer.one("spy: side", spy.side if spy else None, SIDES)
        writer.one("spy: area", spy.area if spy else None, self._spaces)
        told = spy.told if spy else None
        writer.number("spy: ninja told", told if isinstance(told, int) else 0, MARKERS)
        writer.some("spy: ronin told", told if isinstance(told, tuple) else (), self._ronin)
