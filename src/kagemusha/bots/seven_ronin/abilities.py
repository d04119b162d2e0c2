"""Using abilities: each use is tried in an imagined world, and the table it leads to is valued."""

from __future__ import annotations

from typing import Any

from kagemusha.bots.seven_ronin.course import Course
from kagemusha.bots.seven_ronin.sight import Sight, Village
from kagemusha.bots.seven_ronin.worth import chance_to_win
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.games.seven_ronin.view import VillageView

ATTACKER, DEFENDER = 0, 1
READILY = ("musashi", "yumi", "taiko")
"""Who is used even where it seems to change nothing."""
HARDLY = 1e-6
FORESEEN = 0.999
"""The most that can be hoped for while a win is not in hand."""


class Adept:
    """Looks one use ahead, for either side."""

    def __init__(self, rules: Rules[Any], village: Village) -> None:
        self._rules = rules
        self._village = village

    def use_area(self, view: VillageView, legal: Legal, rng: Rng) -> Action:
        """The use of an area with the best table after it, or the end of the step."""
        rules, village = self._rules, self._village
        world = rules.determinize(view, rng)
        now = self._if_ended_now(Sight(village, view))
        best, highest = legal[-1], now.end()
        if highest == 1.0:
            return best
        for action in legal[:-1]:
            if not self._is_worth_a_look(now, action):
                continue
            after = rules.clone(world)
            rules.apply(after, ATTACKER, action)
            value = self._value(after)
            if value > highest:
                best, highest = action, value
        return best

    def _is_worth_a_look(self, now: Course, action: Action) -> bool:
        """Not a recall that gives up an area, nor ninja sent to where they do little."""
        kind = action.notation.removeprefix("inn as ").partition(" ")[0]
        if kind not in ("burial-grounds", "passage"):
            return True
        values = [value for _, value in action.parts]
        for name, number in zip(values[::2], values[1::2], strict=True):
            area = self._village.numbers[str(name)]
            if kind == "burial-grounds":
                idle = now.ninja[area] <= int(number)
            else:
                idle = number == 1 if now.guards[area] else now.ninja[area] > 0
            if idle:
                return False
        return True

    def use_ronin(self, view: VillageView, legal: Legal, rng: Rng) -> Action:
        """The use of a ronin, or the division, with the best table once the wounds are dealt."""
        rules = self._rules
        world = rules.determinize(view, rng)
        best, lowest = legal[-1], 2.0
        for action in legal:
            after = rules.clone(world)
            rules.apply(after, DEFENDER, action)
            if view.step == "ronin-abilities":
                for last in rules.legal(after, DEFENDER)[-1:]:
                    if last.verb == "done":
                        rules.apply(after, DEFENDER, last)
            value = self._value(after) - (HARDLY if action.verb in READILY else 0.0)
            if value < lowest or (value == lowest and action.verb == "done"):
                best, lowest = action, value
        return best

    def _value(self, state: Any) -> float:
        """The Attacker's chance to win, by what can be seen of an imagined table."""
        rules, village = self._rules, self._village
        result = rules.result(state)
        if result is not None:
            return result.scores[ATTACKER]
        view = rules.view(state, ATTACKER)
        if not isinstance(view, VillageView):
            raise TypeError(f"not a view of 7 Ronin: {type(view).__name__}")
        if view.step in ("division", "passage-division"):
            return min(self._value_after(state, action) for action in rules.legal(state, DEFENDER))
        sight = Sight(village, view)
        if view.step == "area-abilities":
            return self._promise(sight)
        markers = (sight.reserves, sight.green, sum(sight.held), sum(sight.silenced))
        left = village.rounds - sight.round + 1
        return chance_to_win(village, sight.ninja, sight.rooms, markers, left)

    def _if_ended_now(self, sight: Sight) -> Course:
        """The round as it ends if no more areas are used."""
        course = Course(self._village, sight)
        if self._village.inn >= 0:  # it counts as a Field only once it was made one
            course.used[self._village.inn] = True
        return course

    def _promise(self, sight: Sight) -> float:
        """What the areas not used yet promise; a win in hand is better than one foreseen."""
        if self._if_ended_now(sight).end() == 1.0:
            return 1.0
        course = Course(self._village, sight)
        course.use_areas()
        return min(course.end(), FORESEEN)

    def _value_after(self, state: Any, division: Action) -> float:
        after = self._rules.clone(state)
        self._rules.apply(after, DEFENDER, division)
        return self._value(after)
