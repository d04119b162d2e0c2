"""7 Ronin on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from kagemusha.core.action import Action
from kagemusha.core.event import Event
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.names import SIDE_IDS
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.terminal.screen import Screen, plain
from kagemusha.terminal.seven_ronin.board import Painter
from kagemusha.terminal.seven_ronin.planner import NinjaPlan, RoninPlan
from kagemusha.terminal.seven_ronin.village import BESIDE, GREEN_ID, Overlay, plans_of
from kagemusha.terminal.seven_ronin.words import Words
from kagemusha.terminal.table import Look

QUIET = ("ninja-planned", "ronin-planned")
HEADINGS = ("round-began", "plans-revealed")


class SevenRoninTable:
    """Draws the village, edits plans, and says what an ability would do."""

    topics: Sequence[str] = ("goal", "round", "planning", "ronin", "areas", "board", "notation")
    commands: Mapping[str, Look] = {}

    def draw(self, screen: Screen, views: Sequence[View], *, track: bool = True) -> list[Text]:
        """The village as the first view shows it, with the plans that any of them shows."""
        seen = [_village(view) for view in views]
        ninja: dict[str, int] = {}
        ronin: dict[str, str] = {}
        for view in seen:
            plans = plans_of(view)
            ninja.update(plans.ninja)
            ronin.update(plans.ronin)
        return Painter(screen, seen[0], Overlay(ninja, ronin)).draw(track=track)

    def planner(self, screen: Screen, match: Match, seat: int) -> NinjaPlan | RoninPlan | None:
        """In the planning step both sides lay out a plan."""
        view = _village(match.view(seat))
        if view.step != "planning":
            return None
        return NinjaPlan(screen, match, view) if seat == 0 else RoninPlan(screen, match, view)

    def goal(self, screen: Screen, view: View) -> str:
        """How this side wins."""
        seen = _village(view)
        return screen.say(
            f"terminal-seven-ronin-goal-{SIDE_IDS[seen.seat or 0]}",
            wanted=seen.areas_to_win,
            count=len(seen.areas),
            rounds=len(seen.track),
        )

    def task(self, screen: Screen, view: View) -> str:
        """What to do in this step."""
        seen = _village(view)
        step = f"{seen.step}-{SIDE_IDS[seen.seat or 0]}"
        key = step if seen.step == "planning" else seen.step
        now = seen.track[seen.round - 1]
        return screen.say(
            f"terminal-seven-ronin-task-{key}",
            minimum=seen.required_force,
            threat=now.threat,
            number=sum(ronin.station == BESIDE for ronin in seen.ronin),
        )

    def describe(self, screen: Screen, view: View, action: Action) -> str:
        """What an action would do."""
        return Words(screen, _village(view)).describe(action)

    def notation(self, view: View, action: Action) -> str:  # noqa: ARG002
        """As everywhere."""
        return action.notation

    def group(self, screen: Screen, view: View, action: Action) -> str:
        """Whose ability it is."""
        return Words(screen, _village(view)).group(action)

    def section(self, screen: Screen, view: View, action: Action) -> str:  # noqa: ARG002
        """Its menus have one part."""
        return ""

    def is_quiet(self, event: Event) -> bool:
        """Steps of one's own plan."""
        return event.kind.removeprefix("seven-ronin-") in QUIET

    def is_heading(self, event: Event) -> bool:
        """A round begins, or the plans are revealed."""
        return event.kind.removeprefix("seven-ronin-") in HEADINGS

    def moment(self, view: View) -> object:
        """A new step."""
        seen = _village(view)
        return seen.round, seen.step

    def ending(
        self,
        screen: Screen,  # noqa: ARG002
        view: View,  # noqa: ARG002
        events: Sequence[Event],  # noqa: ARG002
    ) -> list[str]:
        """The reason says it all."""
        return []

    def hides_plans(self, view: View) -> bool:
        """While plans are made, also before, when spies are sent."""
        return _village(view).step in ("planning", "spy-attacker", "spy-defender")

    def hides_position(self, view: View) -> bool:
        """The line holds the plans of both sides."""
        return self.hides_plans(view)

    def words(self, screen: Screen, view: View) -> Mapping[str, str]:
        """Areas as the board names them, and the ids that the notation has for them."""
        found: dict[str, str] = {}
        for space in (*(area.id for area in _village(view).areas), GREEN_ID):
            name = plain(screen.texts.name("area", space)).lower()
            found[name.replace("(", "").replace(")", "")] = space
        return found


def _village(view: View) -> VillageView:
    if not isinstance(view, VillageView):
        raise TypeError(f"not a view of this game: {type(view).__name__}")
    return view
