"""7 Ronin on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.terminal.generic import GenericUI
from kagemusha.terminal.screen import Screen, plain
from kagemusha.terminal.seven_ronin.board import Painter
from kagemusha.terminal.seven_ronin.planner import NinjaPlan, RoninPlan
from kagemusha.terminal.seven_ronin.village import GREEN_ID, Overlay, plans_of


class SevenRoninUI(GenericUI):
    """Draws the village and edits plans."""

    topics: Sequence[str] = ("goal", "round", "planning", "ronin", "areas", "board", "notation")

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """The village as the first view shows it, with the plans of all views."""
        seen = [_village(view) for view in views]
        ninja: dict[str, int] = {}
        ronin: dict[str, str] = {}
        for view in seen:
            plans = plans_of(view)
            ninja.update(plans.ninja)
            ronin.update(plans.ronin)
        return Painter(screen, seen[0], Overlay(ninja, ronin)).draw(track=track)

    def planner(self, screen: Screen, match: Match, seat: int) -> NinjaPlan | RoninPlan | None:
        """A planner for either side in the planning step."""
        view = _village(match.view(seat))
        if view.step != "planning":
            return None
        return NinjaPlan(screen, match, view) if seat == 0 else RoninPlan(screen, match, view)

    def redraw_key(self, view: View) -> object:
        """Changes in each step."""
        seen = _village(view)
        return seen.round, seen.step

    def hides_plans(self, view: View) -> bool:
        """True while plans are made, and before, when spies are sent."""
        return _village(view).step in ("planning", "spy-attacker", "spy-defender")

    def hides_position(self, view: View) -> bool:
        """True while the line contains the plans of both sides."""
        return self.hides_plans(view)

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """The names of areas on the board, with their ids in the notation."""
        found: dict[str, str] = {}
        for space in (*(area.id for area in _village(view).areas), GREEN_ID):
            name = plain(screen.texts.name("area", space)).lower()
            found[name.replace("(", "").replace(")", "")] = space
        return found


def _village(view: View) -> VillageView:
    if not isinstance(view, VillageView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view


def ui(rules: Rules[Any]) -> SevenRoninUI:
    """The terminal of this game."""
    return SevenRoninUI(rules)
