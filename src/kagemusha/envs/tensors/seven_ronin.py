"""The village as numbers."""

from __future__ import annotations

from kagemusha.envs.sheet import Sheet, places
from kagemusha.games.seven_ronin.board import GREEN_ID
from kagemusha.games.seven_ronin.names import SIDE_IDS, STEP_IDS
from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView

MARKERS = 120
"""More ninja no board has."""
MOST = 15
"""No limit and no vitality is larger."""
STEPS = places(STEP_IDS)
SIDES = places(SIDE_IDS)


class VillageForm:
    """Fills in what a side sees of one board."""

    def __init__(self, board: VillageView) -> None:
        spaces = (*(area.id for area in board.areas), GREEN_ID)
        self._spaces = places(spaces)
        self._stations = places((*spaces, BESIDE, GONE))
        self._ronin = places(ronin.id for ronin in board.ronin)
        self._rounds = places(range(1, len(board.track) + 1))
        self._areas = len(board.areas)

    def fill(self, sheet: Sheet, view: VillageView) -> None:
        """All that a side may know; what is the same in every match of this board is left out."""
        side = None if view.seat is None else SIDE_IDS[view.seat]
        sheet.one("side", side, SIDES)
        sheet.one("step", view.step, STEPS)
        sheet.flags("pending", [seat in view.pending for seat in range(2)])
        sheet.one("round", view.round, self._rounds)
        sheet.number("areas held", view.held, self._areas)
        sheet.number("required force", view.required_force, MARKERS)
        sheet.number("reserves", view.reserves, MARKERS)
        sheet.number("supply", view.supply, MARKERS)
        sheet.numbers_of("limits", [area.limit for area in view.areas], MOST)
        sheet.numbers_of("ninja", [*(area.ninja for area in view.areas), view.green], MARKERS)
        over = [max(0, area.ninja - area.limit) for area in view.areas]
        sheet.numbers_of("ninja above the limit", over, MOST)
        sheet.flags("used", [area.used for area in view.areas])
        sheet.flags("field copied", [view.field_copied])
        sheet.flags("sealed", view.sealed)
        for ronin in view.ronin:
            name = ronin.id
            sheet.number(f"{name}: vitality", ronin.vitality, MOST)
            sheet.number(f"{name}: wounds", ronin.wounds, MOST)
            sheet.one(f"{name}: station", ronin.station, self._stations)
            marks = (ronin.held, ronin.penned, ronin.silenced, ronin.cursed, ronin.spent)
            sheet.flags(f"{name}: held, penned, silenced, cursed, spent", marks)
        sheet.numbers_of("own plan: ninja", view.ninja_plan or (0,) * len(self._spaces), MARKERS)
        for place, name in enumerate(self._ronin):
            plan = view.ronin_plan
            sheet.one(f"own plan: {name}", plan[place] if plan else None, self._spaces)
        spy = view.spy
        sheet.some("spy: tokens", spy.tokens if spy else (), SIDES)
        sheet.one("spy: side", spy.side if spy else None, SIDES)
        sheet.one("spy: area", spy.area if spy else None, self._spaces)
        told = spy.told if spy else None
        sheet.number("spy: ninja told", told if isinstance(told, int) else 0, MARKERS)
        sheet.some("spy: ronin told", told if isinstance(told, tuple) else (), self._ronin)
