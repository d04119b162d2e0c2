"""Reads a view of the village: the state of areas, and the viewer's plans."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kagemusha.games.seven_ronin.board import GREEN_ID
from kagemusha.games.seven_ronin.view import BESIDE, GONE, AreaView, VillageView
from kagemusha.text.seven_ronin.speaker import guards

__all__ = ["BESIDE", "GONE", "GREEN_ID", "Overlay", "guards", "state_of"]


@dataclass(frozen=True)
class Overlay:
    """Plans to draw on the board: new ninja by space, and ronin by their future space."""

    ninja: Mapping[str, int] = field(default_factory=dict)
    ronin: Mapping[str, str] = field(default_factory=dict)


def state_of(view: VillageView, area: AreaView) -> str:
    """Free (no ninja), contested (ninja and ronin) or occupied (ninja alone)."""
    if not area.ninja:
        return "free"
    return "contested" if guards(view, area.id) else "occupied"


def plans_of(view: VillageView) -> Overlay:
    """The plans in a view: what the viewer has planned so far."""
    spaces = [area.id for area in view.areas] + [GREEN_ID]
    ninja = {s: n for s, n in zip(spaces, view.ninja_plan or (), strict=False) if n}
    ronin = {
        ronin.id: station
        for ronin, station in zip(view.ronin, view.ronin_plan or (), strict=False)
        if station is not None and not ronin.held
    }
    return Overlay(ninja, ronin)
